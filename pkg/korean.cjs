"use strict";
const TABLES = "C8WFAQkAQYGACAvqgwEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicQAAAABgAAAA8AAAAHAAAADQAAAAcAAAAQAAAACAAAAA8AAAAGAAAAJiMAgpXZQo2sx8I/3Iq8/cGA1jXy2z8SlX+NzhV0WZWDk5gApQmndoC+uy+kOr4tLvtbQ4d7BhPhJFV88z9lF8bp+Z9glTYyUhwhQqxqGbpkBf1K4fCGKgXcIPcax6SOuYBmrj8YG2qk4iW2iHI6QcowhI8iyuEPRxenzbN6OvRfkS0eTjo9hwbxjWthuC/B4g5t/SeP4X/KrPXYHxL97T26cWdl9gIrWjpQNTnRg39kzo1FwqPP9T+TXgoYmr0VB2x3dNWY8ZKf3goFhEIyLxmOf7eUC3NqubCaVKcmNRIO4fCioqI4hwBRt0XzWjr1QQsrDTUCNToQDpFtHOyCx7B70NmPhP0a9dGH7BWRDDf8YoieHBNglYO0MWokhcRBzZ95ocTuOz/ZnQGAzNaPPIQqawHKtpebT6f/8kl+MifHej+B2IloqfKDumWISyFvf4yGUkC71BYT31U5glvAz/degvr/zqsygXBdRdCe59y23G1JGTK6y2DyIfK4fT3rt/2YpvHe+9aqhrkCLoav8GqJby1xq8m5fFM+RbjnPYUr4fJtDKjqQuSmrbqZgWQxnAibqhivN4DZ4grgni7NDUMVAoU3geS8HYGVjI2BoI1oF1Lle8FLZJD+a2EtMQBrMXNmwDzor9ZlRRnt37k8Upd+4mvz3L7jivKmC6O/Kb0M1gUcwzM79wSt56lvoGGu8pTetbj+Jtwzafz8UeGCTuc4q228zXs/3Ms914lIqvKAlMPZXc22xIjOsLoje+kRv6aTTAjQTN95JrFB4yN80JMSi4PV/Xdzn/gEYGtflcz2k7n699HTQhmn8Otc4KHT+j+YXdLN1gQMmcbTJrJVaLrKCtA3+we9UQzXfxX8hNH6VxLqp2dNXJAEAX/2Ejjkbw5F+ln5fY3i7EV+g4SeSj3HZPhLQQdjHD8EggoKmDx9mV5avGclGnLSYZzRYKiW7jkePKDVzLvMrviFxW3TfL9O0uzA65voey6B2d3fv77hsFpsB1p0jT+s1UbMkjXQCvbULmCUYIio5BCY78Oe3mNbV44wR7uikKdUUP/1HLy5gqPnOxYvvGQGHm4jwttjPbzl5ZRQeaPvdOLK7OYAo4UBA3MHLVylhP2OvQV/PTFpefDxtwbeKDSwCQOBrRGc8WJ0NemZm/qEmqMQ7SOsb52gFnJE64BCV2gHb+5F2lPRsGjaSWOkjXXD2hJWbxWH0nR/XqfEyj4avVaEUTxN96N5IBRAUXyDFbmpSCPHU6PEMf1MS7DNTDYuWtcGKrw/vx++k5cbYibCEq/r6fStUsGfWYNGUXABr4zpxW89caBpRXRDC6RAZ6XCxUpYMhB03Yip+2sOQ/3hCX6J5ljCykfBfH/TU9lPz8ZJm0QYGUuNDYrzkoaa9YAPyACt7k9BofWWy4TQwx4/8+WETf/CEA/c6d8EHDC5YkKJnf9IhNf+d0rmAdHNFrJDygJjL9dAm5zsFniUO1GJHlS/pRcDdJ8fZfDfopS81SZcmmK4C1tbIrSokJi4Y0D8lPMlcEIcFZAaUy1SRqAhRy4XPEiA/mFX2nFbLT76Pe5vjs/3n6sTAM68n7F6/pq+U6xKXyhm4CzAfEIJPVz3ML/1Y8zK0euCFvQ82e622YjSIRHFNn9GDgAfJU+jdbY/vjTAq+9Vkf0258H9ni677r72W7bw+kM1lDaGKg1PEZvZulVQb6cVg1N6fitaNZo4nJjJBQVi0P4GeROfVAeyXYrenuEhzs6QbXbQOMp8MOvliQAcux6yMTOb9KH0F0KWZmqL8/2jf9jN1WsaPiWjbIxka+R0cqpGUleO7bx/pMcFJbh/5iQ6ZjYXLIa5dryCsdX3na6VqdCaLU77kKqOUbymOncfNZXIkGWuU8N0gyPgnJ9FYXPcT3DrwkkJayJrhWJcmeJh2IsWWiWFjDzUZojCi960tUzZrLqt5VR5pWdnrqOWdtS10bnMrLs7x/beNl4MnrSA30kdq3z9eO10brgJFs6h8NuR+jQ0D/DsnUjMOvycwoRrUrshxMSSxL6rnYGImEpsInmNkfmMq+aPoQgMPkQ51yOgF+VQAP/QL1QuPRAPaliTVz0BMktp/JjrHTHyiyRNy3kh05FQNsqwNhLxvqFpHA4XawprUFTSL5GjY8mZdz6/zXFvMvdyNbONt68m4ves9bIdRBRqZhEhP08mxd4KF+rSiuT5DzFh96qDV6xSft+CIb2D5Bv6+gzP9tGkU8Yco/P+zXwPEK62djnR+H2fYIVJVDxlIAaco3FFTJY1s82ciWdqMHzBqKhYATdE6zPCyl0OPJRv88ux1dtInOQ4PNgMjJ2mxj9wxdS6L9bC4LQokrbN1zQDmcCAQeDPb+uvPEFK37GBjg9444kV+0yE7WxpcpvgXkV2Rl0zGJOHbcRtLyFe92Vfg4wWBkcgkCbEGkB8QpdlUppGrbzbsu/6HxjkVSFGDCh+7cGW4XJJqIdMMxN62rRw443ZeLyHqxUPwZyuwz2Um1DezJULCFfd140oJcVslbTFmEO6cW++hILzD74gJX5HRMoEl8n02W5vNS91Y2YViycgBRU5Zf+lxrCmGpYEhkKCJxAyQ0uqhd/MBDGFQnoKINxg+Iasn2wMN+g0hwTCNi9DQk6tfNVpR0Ey0i4x7gm/bhRhEbJSVh3FbDBYZszfZ16Jh3KqwEMOdUJb8nzZ7VCMnbMZenAuUUEPaPFBqPyBWCunweqy6GZ7oWAuFff87t/3IQWYw/fEXbGhIrzerS5Jn17h80rfN7LHXNi8jJ6jxI2ylfVSF+FYoBJHSBgDJRnpMl86Xv06Y1lg7g83kWa5vOpbUVjxwT53inoW6VJedgrDMLUQPNVf0ncR4hPwaNQSgudEc9Z5pjJmp/uwqQYRxyRFNHSDgE+sWAtra1kEBtaBEzQqgES2YLAatepeo5rx5we71p1neZEtom7jFv+tbmnU/xVRp7uXgK9tUzPxWlMMKGlHtGyFTzYofmR0/IqTIsjv/QtfBylG16haaw/Rwm+R2m/udo7EhGCjLqvwpdeAWYaPP8HPy11wT3O8EYpZjBjhvJ+wTWrA1OJURNq6TUZsmUOWyjCcr/bZaQ/eKjELYkxiwhBf7hwPiwpbxFcXYdAmmSapG/Wn+RrBL2Lp81ARu++7anTdh5JdwhLTUW3aSpTGiuaVk/JuEeL/TaLZa+fOjnJ8v6RjcwCTC9829JYrecSTLEYc5BDuKOWOflm0qJpIQZQEtnDYShYj/ZPYOBw0jbpHXex8p3x4aRjlfEz+eGZonfvdJU6vc/PzCY2iyzY8m9CJYi6Yg9CYOkLetx3Pbw70xdb0812UWxcr+IycoL57ycEWFhYo+yAgFncaebsPU/PDlyVr+q0bWpJ0jeiCRHh+WtKkjN7jDuUujc0SXJyk9/CV5+Bp59DkJsCib+AEtGJekZuO5nREAcWmxCyhhKES0N26FXdLM36CqAbsxU96iBWOVZ+DLMI7wgt5alOuR8in7/TGEzSZpML4Ad/BIlyYRwC6lCR+Qky6Ypx6FCZae9XQ1cHPu6g1raIsYQEjRSWPTfnWcjELCQS5cZO968riOCFbYRTAKf4+d5Uuvh76M2676z5fD/J2FYY/DW/7bSctGoRpIKAQ7Lua7NeB8zUNQEhttOQii+9iMEhK/02/ss7Ll3BKyYeGPV5mRZPw4cNpSg35yRfGrA1lIfm8sUIb1NjMsA4Ip1e9zNTzlAdxGJnnWOuh1lU79byiJObxwwV628jv4d86OpCA3v7Uw3eYnuJ6DdTihw8lKtLBaoVzT0bG6Oj3gxFqrI3dG7LMLlMptLMiOavt2FRTB1Oz049JrZ43kvYhhP+acoZbIaPcKeXqMM7uqBUWimdlRSdCmdAnpiJt07zi3FCavA511oQjihDejxB/PHQOZSf/ZQDZFi9PzSafHGH6AzHxyhBBlbpFWRDchKG6zl7DdZOJwkAm5EfKFmMKvUSXbhRaT8s4hhbgZooMGH/pf9gCE6Wq4j3qoBtskqrBoUnbnNipTDKVnjIczY3TRdWp6p1ZN+Se7/6yJadMd9dJXh5397gGVBkiBPGicxHQBSkkJmNJZGBgGmPMRf3sP03ewGCQdi8b0GKzCc339FNFIYBVmxIWGdZmdrxy8MeJIPunEcqKMv9+oY4niRf4eCOKxRmmn+x43LZytGWfe+uXq3OPw3B6Rfxe+zIyGBoA/9ULjvURiPXYOzOmDbUHUYzvkVLJ+H5hXvC+jiJMwK4gATPVw7918NiK1y/CovKLq3GefLJJ4CbqGl/DdaLauaDMwpUxq9VLaS3ExbZ8Uh0KFucfsW6iZKPtyidXqySNJeuja9n9Hy0H30t2MpqRyGQxtsQ7SPP9CtfY9RVHPsDFHKFac++9GEGxn/mntb2u8XRs5RMBoS33ttbUzVo/5mkvRaxz84y23ppFz+5YzMoEbnGzLg8n4dUnt0uT+Y4WCEtAryPrB3btwFmU3/+oatuqaWFDuS+e3ypBGPOpT95gPFK7LUV5iWrGL2kdUWsKnn9z+09d2Y/iguJIDX6gIKkxOBxz+lnHuneFMHPfdcKM0kG1l0njw0EsEa3plUiW7j9KM/723VnYXWFvnEyN9akTSCNujG7VSKyagUxVIIj4v/MfIgJtnrTlWlWgDHspIzsoxD3TfGZ+LYtA7s1Q2Bh+ND4LN5PuJsaSMCh9+BVydagnm4gBZptpE1TkWGVMWw0j3oKJ4lFm4BfhK27/1bQWC3Ep1XvI3IZX6Q58XnOorgPLI9KSddXPsC4n9LaVlig6p26MWIfGvrHgmNDLD4J0XAOgQx/XmALIKmTW8iGhUNbFzf6P9pL2ZjJt69HvgBYLBk/oXijCwcgTPt4rurTX+jH6HJ27E+jVlGovj1rbRsHYoB1z9nSAeV4YSFKpleZobOCGhqFm6HlWEbDLueNEoiqNm4PSMGf5idEqXLXo2cKTBISBeLYdVb8S33eMKQW2pP50OZIFcPKvMtAx/qlUu2hhcL1PCiwqGieBx5z5SZ+dEqBUpL6RSGiG1HdugCT4VFfUdQE28noMZLssTXiNrknG2mW8FGQBySnH1VUjEgxll8ulPa/6HMDWNZR0Uk9adPXTc+qtR6pi9Mch6cOll7XDBKdQmjG1e43+oCnD9MPcrkruaUfA/Uhvep7uuR5LDzV2WhHbnEfd2H2D313JFl/mqXxfFVRR6jEmD+2uO2nF3NvDAQyFYTKP34SefBmy+VI8O0MYbzk2x4hX+PMXz+9tZiEsx4HqTd4kJYf+RLQjKZrtvcqSdsAQZjiRUTEzjgnq2LOkhY0BW/K8S8k6bliw3jOx4AspsEJL6w7royZsCmectlz5o5ybQgWFyr9PdL1tTc9ZCmjTKnXn+JGQSd1OGNYwC/KQQu+uYdm/18kbAUgmwkwVnMGY55q/1fPV2zEXM7S1oYIOPrx59QP34hfxcVOa8Az7vEsALWP+i6PdWujukk75As9HIAETYAZtW2usoQqvVLnRsK0xT+o5EcnXmgpqRVhwvy0K5YBY8kYX1xKxRE/cwcbrsE/nkQuSmUlQKM2aWePERNSMTVTzncJCtfW3IG2WLdswVPiLennhKTVYxjuiN3L1rpTCm+bZD7Z6GK87i0vYHENTNPSDUzDCumKUU0cfobkqJ+4e3HXHPLxPRnlp6TLbjzZv5FE+d8juVt/cLoScYfcxtSCJR1o5r1pr5+rhKRCDJ7100wV+Jsw7TZjoBU19HsytlG3vakh9mglWPHJqDdCB9xIoEGkmAAXYQsEeolwzlEF3zang8LLLjhrNdYSKrJDGUsL7DLPMkt9DBqtPH7HqM2NFcPnWcFvUAEnTkjqo2KATkd4fnsb01e+NivIIdhOlYgGNCxDdnTR5j+2clPek1173ea+mENaprX8N8hkOT+fB4vk6lbWZvmaeuZWz+6UsPdEtIWMn6Z3KrtP5knKMu5JueKpLb3HTYu36U5tBgUIfjQfVi8olhrNNVu14DN9p+x3s/Br3JB/tghiGjh2dmcvNOxrtlIKSV4kvQKsukjE3DStNs415Hw8VCrN3gxS5kqxY5dtEeIKFJiLkY5imQ9ICbiiiEYtDKIkLrVls4ykFb57SFoXXBd7M/v+qATwk/Ehq52rh9Kz/SA9glGawwyS1yjd6MW5qJPDljLJkE+clY5BdljKnNGIUJtsWeoHmeiTeIY42KCumKhVOM2HmH9dTrwv0/apr/dxL/JvOl9oJGnaUxwMYS3Ot4CWA5SYOckSa/5zbEd2oG3GRTRqRlPWtrKAJnwxb7aFsLVKRkbNFvXPYxm04cCkKawoQQf8qUuRFQtRAHjKbYGtw2xdr6yBz98dpKhO8tAywo6Fv2m73D67WgDMgcWE3xn3oJ0iHmLdT8MNl2Iycb7WpjhtaZ3Y0KRdKBKmp2TmzmHf1C1a5V4jiD4G7XpJAj2qhwW+eAxpMh3BYS/M2LcRtHtekydxKBfRKp4xITcUePKXiqmSEQhPbOXjdB/RiTgJ5kRpD0cq5xY2HrZ6iIQwVd+sBlJxz4nYwqe+VdANmXZg3FFOwkJjuCSkYLFaX7p5YQ+oJenIxBS3a38Jfpo11f3ImG7BJ4FjzOKWvAoLXUeLyESO0gQ9LFvalCy5lXkX/dsv0ckEqGw938//oMo/Mmx48RRooEwP2Sh72aOqB97LIlVLLrD3pUz/aRAJ5n1dJw7+Ct3XzhmC+aCasPU28r/gwJWmQqTA0nZqlqTo341UjOGccPJBjgRodtgo4b72Tm0o0v5+aVnFolUNch2GaPXfKENZBjeBo27vGWGQGM+h7YlcPCQAWrXoSNCNTOM9zzVNjVl9w3e+dTBnGcgXdCsbC3sFSg6nwXJswBrRaiH1q372enEC2XScNPYWQRrVOmjDLgCGNuiixmM+Prnh8IA/4amM41S+apGX6kFFyHq7m7Kn75brkctSiFCy354VCrEfkth5g0bxx3CDu47S2WimpUwFLVJM9AQYjiJWfh4h7HtP61G88fjswl1vDKP0lKDbHn59kX0loMtGDKrnOxStQYvwP0MEuHcpm540vH8e7/KSNnT0GAPc12ZGXD/bgXF6o3IFxkQ3uv86qDX2KoKqPw30I5q1qOrQwE2gTolOGYBtXf9w5Kj0v1e9VLzFj8RD3cZeyVxiJCMq24Wrcrz1OLkXND1/iVhh4Nl3sVgVJb8XKYR0XXp6snOmy7oTdU6HlEnJ7SoMlTiyTpJ3xcVA0/unVh67SXv4C5LfHPuv1ObyyII69MsYNn7EfSDBl3Pko2K7IXdzC4zY7jD32myo2DkQIMRetoc7JV5jd+qCqfRZSL/YlTbGWY6Rx8oahH4THrR2tbrae1GNEoVnUDMKD2PO+hUdv6nyF0xqjlXhAeZOkKQdctLiQ2NlKDpfGKJfLP8A1rxIpKV8DOh8thG8h1XfhedPpT1kRgnptiYytZkUGu6WplsDvNyc3oOwgTZndjJUM0b7P+WGoRT8B94Tde/SKgX6aaHDHR1n9w8dJmugTIEOvANVl89zVH1mpmt/YijrnShsRUqCduLTWW+cX9dcOEe4od4EZmg0zql8FG0e8B8O0s8HDWXYEJWX4YcRb2HyiPihNIohH81bSJPKl4JMhlIBeMAJ5LrrATexLIVC7pvoRc1mtFRWw2t06956z0VrDt0lXPzoGc5gcWjjVfuHCB6az6UTKQPuXAX88A9HE38BBHsA3vA/dTjY2Mxl4ASeI6+V7ygtQXrOdyypbulY5qCTI++Vet0c9bvXBu9I8l2TwIf63P15Eq0/dCVE0vZCRHZ0YWBJ5SaHiWp+uCMKE5/vFNtVheTl0DaP/C19HM/GyZArFCQOHjOYMnD3zmZ0qwpYjUKtq7AwiISvexdFu6eacc6MwSZnNRoSx9nrA3JgIw+kPgrWJZsZsTKDulUDWNDULq5X8YJVOWMb3jZC/65kIkALXdPoHfJ9fkyhY4GwGZ4amInfjdfFd4CpL+3FFQgjaJNHrStUSK3ibC+390u5IQHivyoK9BE7HsdIxjpTKH07JeTuJopgL8c7EyZF4Ozh1XNucU+i/6q0pSnRi2hztwVPX/pZ8nfP5NzRWVjkv6UyHaDsZ1muPqqT9QDL9z6z2c14y/kZuCSXMRYOz8xzFcfUOzTkBtSVhcfVlWyzRpefddxezr4jOzmRoHb1MTLNvnc6A1e0qurvXHB2HfPo6PFrqiX1wc2+vgFqaRfFmenBQi7BvSwkuXYHMzCHehGSDGmahk4O+KpdKqq0oNSaDvX+c5on4DeVgy+UHwalofKNjAwMwNhYWwj0yc80G35PVNr5/vk1AzWkqDb0FDsnR4WMBCmD9VpEge0hTDRoOoy7ci2xEtqjR/hzwo+wOK0uJti+6OZCzyXbAAT/7VvU0IZcm/l7L/DartrOsL9soeIpnE/83Ehf//lLhP4Rg4f+zJLqax4Ve8LQ8V+bzaUgFNz9ntp6vY4+6AM1vQTqgiKfAogMyX+rlyyAMaAqCSJ4PfvPtPP/bzh1YhotyDRUMNd1fKxvyYdehFchy3PDBohZwFQg+UfZ5vxN1Q8dKERcqjsJB3A5Zy+PWbV80X9MljmVKtpgnbvCVi6hUjw2YrcwEIYM/SLkwSKw5tpZvZ/oPhdQHBmVUzhnvdHj6QIbF18g4atisgd/IroMJf4D/Gi00gbqujo9+yxaXvbgMKNOA8pdek+kH+MagVmvK28BhflwmfqVINTNX/vpzSaLRKOLXzEtEMqVqpzSqQvukUjSWh/FYJLp9Ff+sg/E81yanR/xjS4khAWj3+ZlsxOfiP4FYNzdWR3Mp4bKZfnyFs2QZpiP9zhYTbzG/YXwb7gok7blTNOcfCunXHPvqx7ApAlOvD1IjW24Wz7abk/SJ6cx/cSTDzEeN35/8l+BQX8zSdYRwLzF7H+29hWaiT5/xqodN0LzkgCatfj3NoYy6sLdaj/lw2tHy5Mjf5tnDpkeCkynzQRx7wca43Ll6lfuhjZOT+yuXIIM+33DY6uZXDcwTwGyUK0cV/nYnms5UtWIhYoYztUcop3/jkA+d0VeYrQCEWwInrpZIXRExM+X2UclIcxz/ekwc1N34UuejOVZm/2s+RNbR5pU+uKSFmdodVlHzyaboiOoQeVRE270nhPkcKr6OfTQicfEf6wKgKWrmtaWzg7+xcL+9tVTd/bPql+TflnyyTybrvkOUNYE0sopqGtkNQotY170AWl1iki1bZzOzIOqQVSGrNkR1amR3WZ8C5jYGTI1pgEkTbUKQWylRL+yy0Y52eOvPGCBj6enJsd/JDeSMR8OyviPBQzhE/gtPbj7BgSUswwj1WQdStxQ+HU8t6XEFyk1ny+EXEvBT2on4io8IBWCfkTQw/77ZfZ4y1XW9HueyQ+R01QeppGk2dzOXz+3rnHOmoBBVkzckUs3WR8Gaj8S/hVGFU+deKIGCOEeScM+mmYr3k6J5UFkCxvSIaREy3iLKMwOWFD+lDOhfe/v4dQcsQ6vxNOWODQBmrHPj7SLzO3eQvMnl5DgJdN5whWba4DN4F9Autv40mOqf+B644NHD7RiMNEHAca/0SEJNi/K+Drl6gecmd6P7Fu6lneUEMrzW+0gmOP2WJooG3PfBLe/zOidmB88gsEKxBxBdDNEKlk6RBF9uXmPs+6drtVVpeKoBuS43LFf1amJPylRxPJYDaSmGS8HUbHaZ99WqG1vlwnSyNNlkxLlebNlel1QKXHPOvrEi74dCD4Gc2INsIADVuwc7fI9EMP0vWqQYKHAlm6x4399nT6MxDNyHRMAwQbtxbHc4Bsc7GvxFviPyTyv5iiDC5KoAC6ggPIG2WCXYtemi3sJKhXsj/b0VUGddW2p6WbWz4XPMhjHBPktLKf8z2PzARxrRfELOXolpIdD4i+e1Qla3CQMDkFeBI8nGch06gTgS9X3rYbB8fFiOvCLOlMDO1LcnY+7rvC/Y3fiAztjs6SfP6SLkbu3QWXb7dbkk1aWpGSv7K3ZzCvsjfcEjz+Lv3u0tqFz1uazjV04vmGCr/9m3sg7eKrQ3PqvtyIRDIl3biLEUehBrGVlqix+//qNpm8PDmI6ox7XcLEUwBpjq6tVmjHx4QNnBtixz4ET+Vr/bT1UofUXvoH8vPOLlwjjcS/DBC45rMQeoTOBVmJGp2yia212DtCPHssWH5FUMQ80QcjK/ijFOANe+3xKF+jzCQUj9IvAeIjmCKJrHDb6MZkVYdLqD5IHsKBvPCR5FsMqcjPSwXJoy6zqY40PiQWqvXRQ8R2IiQi6OK4pqvuDdFGModTaCyziCcJFMtmsmquRibK59oBD380YiToXZcY77DoBSeVl/etLOsBml73BsBv+en98yb/M6Q8nOCxGeSb8xQE/2sUNJH3RH9jAW/SEUbd/HziV//zb19kD3KXiTFVO5hsbGASXYDrHKzgrMBSLk4zfwUgF7kg8Ju8uIhnGaPal2uIDjreJX80T64689TsZvIbcYj2CntTJwg9XRoRtugzkL3o4HRcZrpSjW4fTZpujZijZ4FGN5Url5lVWbEHCXfWqw0cjSugVhRN/dXL090LLkuQgktSmwsfNm3Ile+yOcpvD7qZiq3rRYUtMty3t+8CJoDL38q5yb2D7yYN9lfSwj7yhXxBoiUuOALtEeL9AOzcIqoE+hq8wPIbUnc9lop96cl/f5reyYiLvZjQLruwOD1NZN8YpJnVupXqBw03Jb4NbjfJZAYr+8qnvLKBVrS0Qf926MzOVj/hcDShq1C4DE/OG/wY77xPAE6uoDMIyLjOefp9HPtTZRq7x2lLUWNVDpBrSqRf8nAcE9B6anzoVOn3HRzeP5EQry8r1VrXIGn0lO1OVfImP+3acw9BnM66fCv2lki28y+PHYl5cvdXVv8eF45FguNcnZc66n253y0nhyYEGUxNSrrezzo/meqZa9AT970PSo07lypTK9PzfX64McRoGqA/XZmynwaIwIOq/TFNssgGaFUQAan2MAx674gPJrPYoEiT6Fre9/V6NiPENEhWJZteiIsTxdN4MZlXvOpGRGQgC0mAB4fylS0eUpc6r0zJK/880uTKu5ONk1oqmp+oMx68OgHOyh30ikpWMgcB+QUcPM6tFQIr3f2Bp0OtepOVXoTNbw72OcMGwsieryMfF92p0WbX8PPkd97iWWMRZJglv5/2tyq0EXvrAPmfudeUxKBRIRCdhylXu+Y3KaZGNPbegN2e/UgquBsxBrhsRi+nQXqaa7jQqphPEUi2dPftoO4zaDtrtbdG5WXQ9De8wc7YrE16MWGt8IJ6ozhtfAxCslb8paCwqEVDEdOlhGtXS7fEKN8qrZ8H3hsrULb8IK9vpbpK/V53wsQSgOPEAbcAGbUqpWyeGi4+Fy7BH2+wKt2r9KsBJYzaeqsimLRT+UZuE1JcmXooQhM4nNgPpUFeUOw/E1bGQI4riGfhxBb6QMDsqhe1SdEYepAx50LFxoRvLiZ3u2TCWIbgen8L5rIJM4EGzvD7q3nIvyD06T7KHAfajk0VhVonBtuBlYnl4oTjjdomTmOp5HfVQMdw+ZwBtEocssCmu/YKm0BYkqCLbkGqjchk0e2cbDwCBG0VBzI/QcJi9DdzbHJmrycY2i1krs9WUS5gxjTvv2+YakAQM4uM27N5w59a3UubL1xAhhuEehviv+5/HVtLeXMZS8Lu3bhoWzRZT3pQPt7Y2K+uMfgW9bXOdfp3c1vwE+/cONwrMVTbCo4JRY8t9QTJ5FwFUHvtoWG+KOz+UGwTq2vp7AF83Ik/aoWpoDAEoaPOKl7EX2pmP83af4B+c+B1xAQtqZUVInILl3Vuyg6raUOWDhCNYHMKTJqUEj6zQHN8czRyRbKC7unz9tTfZAqZ5/Yt2lYN9ApJBsdvSJ9iqrQLxShbC+UUIaaD/E0IrwDa70ZKvB6lEXVN36pqWvfdIaozpeuqvPsemut6RBotehuersLBCP6NLQodWvP9pjKbPnAJgeNbGmyOV2fwcmAN9vecIOy6dpCq4sDuhRgAmgSDDb3uoeAGTmJEBGsMvEAElk3OACeqyDa31+K4mhq72IBzqLeZ/yXoHNfrdtowHNMaWyiy+Fje7M7fnPJ/aztGMOmhIHY9UWezso3O1Y5lEef1w3Svuv/rh+dCoavzI2uB0kuyfUkN0L2r56psdwnODKNkcAuajhHsV8fuHPjUS3WgQxDHoC4qG8GsBSLck2nvJdcw6Dx+TYBdwp647BLrhLbbb8WqmFmN8WhbgqBJLUoqReEkwcU52VBjQdRLTWULCtf+VD31OodrFi0eJHWXki3VtxU39liSf5JdBTqqjG0WLpFVqfuINo0xBOKvzaKUSJbEaZ6XAnCpz6odXkGpl2bgQnZaf7ZjuU4s5Zc0aLXbUHGEseTrISQBaCZTqHXF8zbRPpwNKNldMEENMG1Y4P8FC6/1sZgU/Lk39ZViyMolGysZhptagQtX8zfguaS3SedIWqJieVob+7/UQCWPHkR/Qn1G6esiOHSAgnkWWJamSn/4lKUkmi64EKFw15eEyg4CMXPrprjeuOGSjk9HtZ1ixu676pbjoep/4rCGOVg/3iqbiEBrYyTrqnaD+JodcT5FiZQ/TUDFAkHvyMbU9GvODsFiU5oKriFFv8BNhc//Cpm/L6N5PRJh3K1vj6t1H+E4WcAngHyAy2wl3Foh219g3vRY8FESpjGOalzPah/ryCOTpnGiuJidehiiVECVezSkcc8b/5ej095iG/6ngDE2vLntc1Zf9Nri6z+0v7ZoGOvDmfsgiHxcQGKpA692tRU1Cw7MCWfqXbFayCV4hxiFnFLaTVvIipo6UqHf3y5iPMgXzHq+XXr60hL05tBmxq+CqEI7ikuj9Jcj1h8D7blQGgm8y0xGp09lfYACZP9vPI7m9WhJPw29k9nC2hOvqBruWXGcJB1VHjQGyv3MOuzdIKC+df29KeH3LVHr79ne7IayQU8KbRcLNXOeoNlvZyNAiw6p3W9JMsQaZGaDFT63qCJI2iYTo0fYa6ODD/uU08c/5w5hVy2aD1xkb6hiOdezniN5IyOk7nNuhPVOyZv0DzYZN5vm3f52tt3W+TCfLatZae8gFGCF07aY7g9BzhtFFOyk2zkSnu6YePWY2J0GpR9v2Aq57juGnw/qxzxdPsCGU69D3u+2AKTabaEpnY8T7yZfxIuVs0904HTHejnXx8eI7oDHxJeRJCXq19FBnJcoQbAO1ttBgxO0CO3ahwra61C+9nCdGFxBLDv6O77RDzj0PdXzgWsTbEikPTS/+kRbOYY4XQg38Qe5IGMTD0yIEE0k2lo7NyA8ePe5ic/nhQPDRrZjCgGFe80IDX/PhpMAPhcRd1Ly4FPsybNshgGrR5efhtGj24MJlTxl2isX7N+i4V96qY8Lr/emA0P3Q452CvJ9ZDupGHzIIhJtUnGd/NDT8ouiMOGlCJMaQ/ezKoe0tZj/UK3SJjny9IIusDBbV3Q9zBCFMydFu1AMJ93g7iQFhUP0APU5Jlg/71pDrqnVgHV5Jf5ObILKt3VXV174aeUo6Gzlw6p9BEsjGcKdzqlOJ+FT4D+Tg5yTNZ1yRy07x7pKcpKWVmgicmX6fx5Z/aP+C9ed3x5tU2im+HlpgMRIfD+TnXy7+qxbUS1lIJmAMjT4NHA7zISc1cAJ6LPYbAA24vv8pxzFFwEeZfuOIksIujGA6O7yrxnlh6+qt7G3znx9qHUT+vzpiJiGriORsiEACS7h6gOy2a5hRf91Hms+07X6Vybe+6MGBPspA5xfDtqoRCoFGdHKHDJIBOGWbP0Hj/+dJnfeEKIFlEJ1U6jtsSqHhS+s6BmWv9jDEfa5I1qG8dxP1uwtYxlTMoGwl+r+PK7E6TvY18PZv437qBntsv0/iEIi5i8w1S1Ke1VeBd1WpbtqQPCME8zu5ueCBAmLWI4mJ0UN9JTyJbBhkQPrQJ983/n2CZqgil7SG89lOujqno/RmnXTf803pnH11lTMIKjjfN1IzCKBHqv/aWQUe5K1GmBF31lyHFzaS11fkG1m1X1YoZFh1TkPPdB3h7JrtCqy3FqwbnEt0ecw7TMH3G6xR/o2cqR8y2rG+5UQU6JnkVZg/pBvYa+S+2Psocwi/k91zfGR+3/6ai2TL9tc5H1QsTJ6O/p5hhFzVKJgA0BSqj/Rz4Mu9bMzOIfxC4pe0k5Av62IM59cTaCUaIVf3qlWeMNWsyZvUT/RSFEuZ05RYjQz5pzCjxaTr3TvGjV3DTpgJUYVxuf/c4UkGIv0lu8L3KUU87EQodceIo8eJ7O9pz/oWmdvp3Uo1bggCey5IzrQ+S4RzAqMaTHqLjnmbV9RjoRMCYMt2YGLu3nvbPylEZhXAFeRsPltBXVpZv9WKUDiiS7Ti2lWa6VmrF47xxQd4ZV6tdGGDMrnHXIW6AbDejRhHx/aPoOXFY8hSa6yV33lEV78hObn+vt/QhCaUgz6tCrLCW0NeRNFT1jKh5aY6yWSzWG8hSV1/vY+K5GefryugVl/Vidd4cqv0UsIWvzqIvvgBI4CuSabV+sSJJjWz3GUlKq21PDNOP/h2wDgju1atuyLJjBN6f7nPNSzNQslDcYQGzQFCUiCv6wRntRUgfwtc12zT/nbQH6Hb61aykMS6jToRZiEt8ZQGpMyF/405fhc3LZaxJ2Add+nSoJ079uc11Qcur2od9wvYOFKqF/bDbNtRqBIJuIXY8JB2Kl2ELIX6CNVnX2w5Hq2FBIbcXpa+4t0qREBz85atxfJ9utrdoQ0Jv7qs8Spvm3o6fXMiCCHpd8SdIdQ6RG2R9mIf7gj91Mecm7FFHfuZnQRMuu43+h3X0SYlJ04uasKahnmsvy70b4gw/N/Ck/W07eap64KuvoMCYopQvVPlZBIEtY/AQh/h+jsixRW1A0iNoRPkLpiYo69Qbq0uobNLXq/Rq2MfWd0p21ujCYEmxrqMyUbyuWpa23BgkjYewFD45M1KOBw6MC6e1OpKgRcE3Vq3X/tQB7aanHSUpr3eaxVNX2Omg19J1rYu6bTqZekFbciXoXJVqvFK9DlhHxUMv29OQAlqdbapTYGp+QfKKvxtPYVvwX0WWR5+YxtO1yWJkUPw5muci4kYeqpxUT+L8ZoCR205F2w5pWLh0vxZXX5zre2ANxq9MHYllF7vXc4lG9CntURthPAUbpqc2u6b8ztCkKpU9WvNMItw+cjARKVb4eEVPEWLwAcI4S6xsao6VcUlPuAK8/kmMZKB7ejsBUqt0DmLCwHhIJLzmkiWkBkVZ6J3Hj7rXWcVf5moQlrIxNcfW3PHs270uU06SEunrxPTJL5n4nGhGxWsKkFcVYFK2xqbMduwQb8+y5D6Zp9MjI8uun4C63OM8Drk3V4crhbWr4mwG6vkUHJqprVposeuAW+o7Me/EUFClKFYJ9iF5sdh0cenV6EnxbsV4lKGMIVU+qlDWjt7fz3ZOku4miBzLnbc4nn53fEI2jRLc0RAC9RtdUWLDjRPm/Ay5wMREYtK/cOd9x1ZhJ5jStyl1cvpFADaABAxGbrd3bj5EGVsza3yZyuq+QIil5wlwXdVOfuBdRMZOGgXbdCBngwuMVnyMjBNX04db/688uId/6pvDyoNBi6uUDpztvOH8LVSxoXvUkzVZfU4Ln7DXCGVGHrEFHEAY48LfTTeiWrEe4ATRoM0C3nikPBIxscaJzAZwd3CceBwZxAE51O3kKS2yrzSnur8FJYFYDwGus0Qa9dEeiOLGh35tE5VUniQ9lGiyZcvjszzNy346KRP5VHwbN4dniFpznL8yZdNgrDOU+S4yfjjKNS4PZPsmNaN9VGfziIm2xk8bNB85jHpcPhzA7ldkIufdvFZdYQsoKms0KQQEOPNZse6VLhfYLQ4OhgTyGflZ6KSk38qBX00sD0sDFtsgieLOjulaNrMEu7kPHM5psM6zIWIckjoFC+DfobOyg2pigR96nlsoz2FM+ESCI/GoZjpGem7Hz9Nt1vhaUzRJEptFX84kanfT7ZdFb6OvSw9qRt5KZAFwy/3+qdOfzjI7XXsisXijFmRDTGUlKOPQ0cjNYUS7N5LAV3Zh3bcN/mgwvDRPrPtCNLu9OIjxhurvA04fluYP0Lo+7zbRdY7R8B7JYlTUvKVZYu369pL9MoHEJ061D9pIUlIIkFRRtiMg4vV/qMUgX7adXPJ14180cYvpUwiPLGCe0XLimGt2Hv1bN4sghO2PUjeebdffiwT7eDXP8h2v3FMSLwf9e9P1SRlpfM6wi7xXRMOdVl9vIUSJk4AxTf2hob55d5TaQUv4JSBDiqLMID3h3tIjuQAlseA1V/fAYDgosa15mMrFaOt3u+CSFe9Cdec7pB6Q+LvpCKZaalRmOFzhfX1jCQ6ZXKAdlKPpSt0JYIH8c/7LbmaN0Dy0PXhzIWp/t+fSHP0V46Otudaf7YI8muUX4/YI36i7e89v9mqJ61PQClyH+/irU0oND/EuM8hcbNJZePAi72FY/jKeimYE+zOo3XnHYVmuhA1Rrs7zK/otIyzt+36bvXmEtsuFlBVPfhPjxrtodDbVG0wzjJsYP95gmrj6GushPbZjiltmurIfOgJ7WeqMmyZS8DN1qjhpHAAWHTB6Frb58+e9pgo5zcImiSGNDhpNMIf8/GDMKikP4koTA5h3fjxMkCO8NEfZveJ1VIJd0GhzkdXugguQqPmQOn8hISgy7frkuiTKwaTiOWNfgZ/SlVDLFn0xm5aDGhbByKPdnHaMC6fQND2ZbjgB/LrSLfXWMpCvx9Bdkvia1flI9kaPCGnAwXUjYYIAcMwYTFrrwVerdjTxuXtMfrXy0mEwy0BRuY0Iqn/3438zzWusHsRhpqZc/5o0NtqEDx9ALkFAcLoy+8lPqJtFd8SMm8hGVl6ryxMtblbV8OqJxUk2+ZlC+DM2/tXZkc69p0BwtUXv4Z2lHZnk8UTA7YzXRep7r+OTQyk+9O5FevmVfSyKTFzm0MP++r6QVRlvHy6TszuFmiP0PSn2Xvt4eOcSITj7z4mwILJvpcX7bmG4hgojs6g/066E/OqmRb4V5QwNUQbTwvhLYacA7BGbJsiAExUdlCkghObBDwPiMZuGczXzNI7AKf5cPu94S7Lq0v4WJGfmfPQ8E4jJnGoDm1zGXOf7THS5BKjiM3HuxLMAlaiq8J6S4EgHji8FKDkz3CxQOIu18MzlH7BHxlTU6t1V3uuHQie37Aiq0YsWl7QVn+sbbGH63KSdSt2GOl28Szs7/tTivU40XE/6UpAJOth99rq6VbUe6+QaFf5ju2Mew4mHKzCra//85zC89q7k3bwZgy/jGrCFbHD2biYayAM/p18t26hpaa1pr6xiUWZD83w43oUv7z6EfNs54ry62H6dyT0jQgOecktg2nizSzTPUgyYRGabtnQ10+PVsMj3PkCupw2fgMBuw9L5gieDf66fnDKP6i3qLU6g2K9aW1IzwKCcZXgnR1QTH4ikAbFB2vXUm0mJPMGDZbXxllNVzlnk0VUz4YEhu3dQT2/hqs/qi2Y/n3dpi+c2wVNaeQsOx1wBa8d7myPQcZTQ7Yj215pfa5lioWGpuA//HAu6keVG7KG8eS5vdSH33A7pfdmjdBYMjMU//Wt6fWCOGadKBVy1XA6Zvba1XcXcx893p88TawUcNqn0yyWWBV+xHdQDd6xmyQOgskksoQVHI4u+EOrymbmtfyKfl97HGnoWqk+Itf7v0GBvx7hPOjQILHvkODxkl1DLSi6hewQh/dHxu8glOSrP3f3IFKQjg6i8R55MzwZ/36h59SFs3tc87Q+FQO/TzJPAlokuzveJFyKz4Z8tNWx5YxJPrGnL7oj1iC94/bIEUjZneeB7TExfOYELEg80HoNJ+J8/WZYvbL4G4WyUhivpg1FQg0v6G/sAongwXrx/sKu2un5OsFHHnkhqYuXJ5n/9lU14rahxzE7CNBMZ5TSx99bkw9HY5SMQbo2cY/ChK8E3kxLCHRg07HpWpcIvm16Q+nr3rGnX7a6W2Dw67Lw7BM56ghRGL4VAc0gB2MxLJtz3W5FcOA85ElaEoELBsydzkL0AR/7ssemOwuNwhfErjRMR51LD/prtI0cHHswBWPcd062lsSRIQfyiNJz7oIdUT2T6FXj4mELmGM1UXfnOk3HWF9AekXfEy6WAacNOGzTK+yLOX6vL26sHmYo/oy1Z05AES0B70iT0d7aF6nkTQgNEE3whvCMrPIg4O8uBtPXXUvaz6wjkopi5ROdnOcsb/VnJC2HHbWBFVemNbaB6m7z/8mLnbnZcX117m/YhJmgDaxdCt++BW8+vSsVSr+z98LSf5H1HgmOQguGO8zZ2hsEElIqAkVEBlw9QCOJMUCAR61FWRAy+lVmlFiP6/PV4ItW/2cEqigG7dyl6wYVjtMz1mA1r9OCE1cFY5YdIRUTwFwNjI8qWxfZj77RbY7SEZxC+oC+qCrYEOKbHZVy3eZwo8wzg7CFwykSJGvQdzYNys5orulCkMczepOcRhAFH1jndMhCEwDVaUqYKU9ffUfmmHgyatGn2CnXtw4+2FxwkLq6Rj9vNoFEyYmmijB+ql5KifMzVUz94GRiIg0rqe4iUyDZtGxOBj4OB2VCPUTHYy8TrlI4U4sGWq3BFBdVosVXemLcCOiDVOnuMp4nXPFFQJW9bO8R+OEIBQaDSWJ3yeUPKCVOGEFNPmB0rdL/gQdJhAvg9Ysm2nKtbUG3E1rxpPufqeAW/7WRNHh2vJG+hv5EXdbVBX0Uh/iBT2DqwxLc/xspGlCZ3y7tRn1NSxvaOAwK7aeIWR95vkCahjxRYkpmdC/N9C0greDlunN6ibSBm2CGqGOC6XEF9SzG1DwnzlnGILsFkhcDWObvEk8JMxrO0s1KGIKfEmkgIOqUXh0OXVqPRReRYZkL2dQ4E45LYYTrfqtc5aRUnggj4M7Ni7rDXUh0hBOEx9L6wb+etRRJ0I+/8MY6K/dRdkqA7bIEsAYgsPM8EW/15P6JDbtSzUwTx2QKrfnPVE/4YaQ0T0alau1TQQPxdgVN9BQtS+mlcq9ZCzQbvWJjQoaUmt6hyY0OZA3yaikUIFojW+8fNIfFrEmtU+y+/ue4lTvCtiHZ/CjbeHgAI26zDN4J1msSgbmEiqFdiufGkFfdQYSzkbYs8uBvIooBny13vba2MC4KNQiYCwdevYByACaoxKdk/gAOtiXAoCxxAcTzNI+YiQEReJIK/szP8zBTLP1n6LQGdmD+PL8ezIS2PeptyRxuDcBURaJ9O9uoSyJck7BwNCSMutHJ7nnkMgv5SvQVTTdxHHOYOv4Nfxps1NXY+7GMIlTKCKTcHXw69Ukahb0CtkZGunFuCjxdbvjgYBPZgwvv8AD3+Oc0bxK3DHB22Lot+NJjiA5H4nv+n4ui3iNLpiheNLplqg8e7Dbyn2WKy2zWDw+DpLZrcHdghNwyqi/bqH/7xhpeI1JDi8DcBC3U/j4KViSu46jfxdscbPzaeDVUjkFhs0amjcgbM+bK9XlJxntdehhDlbyUXNfubpDP9e1/0jvmdUO/T9TVm5BGuhTgsRo3aqZ+ByQIZYUeQnTN4mnLzcMQBNlkW83P56Wd2ic43pGiXb8db19rOesoTMypPm1fLWz8EeylB/CkS8qYMSpg/8aV4MOaaEwNLpu/aEBFlVimt12EHgrUdTzT+QGsa5yN7C+45K6niBr3ARiaG0cVIJcd03QVDTf4XwXSaK6UU1MSfSiyCEQHUcBwzngJTR1UEdvJ93gnc2lnlGwepN/MKjiGUQ7bTlzRxdmor9wCGKFkPJK1CPjVtBZ4WX5Rggfr1iGOAC5uPig/1xX+369hqRJYTX0dBP5P8zcLSmMFk6JM1ueCSLhQFxUFUUx1rmgclNElaln0FLx/yWGom1tSe5EjQy+Fq/bUeeSupmhwBjbw8oyqszuoupY/6IAPNgD7v0jpp0CLegowZqWPo+kpEs/M1uGihFvycW9dNpuhiyB+PWaacOG1r8mI0sKL+8g26D8uvdr2+DqZTbEjytjK6rhA0HCcZivqFb9iGVLzxE1YJC33N3ayuY62yxSPZuO2oAJ4dxF47C9bHVpEX9AKHcpz4lCMYpNob/byik/vyjRukIw/SmWyyyvvgNjvQAnGaozWYKfacErWaYYRIWvlqiD4FVTZWEc4fzQ5yjYBmvyRKDr1yuy7dLzpjqOLbxpBndvjJ/3TzbBEwpGDF3xZWsvc/eywXFVFFF4arIyP8vSrJ7spWCwix1H/J5fGkaIwzD3voUcjRno4K9Pjh40u3kZpNuoLk1sYDDg8g6uG6MMtLQRgB5Gx4s00PosGT+i2J3g1b/FOuanPLU9QswnNLL2eAyuSzRklokGh21PK8HZU05kXy/VSZ8j5g8xGUInJt+L6/TON71TeE+HKuzVwQ+7KPnLpcGZn7v0a0B+Vh1DUA8l/q8ttouVMVw+XB/aYRvwKONxrfJuFSsat1hriC5yQHevrx96HPIDLpazLIdAk8AwrstHxlFXa/c/r2r3svT/jkqZd0aLr+2N5BH/6B3WSL5OjdnfRtez4DBnPRHdrJkYTKrkrWgZeGTvNEy5moX9tDyiqNYvTRAG74L2Rme9TS4vBYhvA9ZZsn4hk/Ewl9O+3H2PD37Ar6IJlzgGXxsQxmEp7nYsN7XDQXtLvsr8K/ah8OIiYqdPgkUVMY+IF02+UzZ50GMirrmHUfu+9Upizun7yr/Z9r6fgDoTXu+5kC30BIoAk2UNhzGvPlmrWVh+Pmb7yKpw7CrAR+uE7dJIbZfPJURh8vMV3tylE7U07y508DJuCIEsdDSwLtxJS1vJDiDRAu0dqv/5AyzsZL82lIdIDKuFvFvSYLQRru9A5g7Cu0vyvkkEVxmYSIVYQnp1AEzYt36qSyquw8P68BeqIoQEjrYOaugJGzw/SYh1vgWxl50IcMcTFaAyzz34nB+H3uJZ7Es6tveyyKHDCnSnOIaa2Nq26BmyfyBQs4czVQOzEv0FL1FrOXC7V14nuGW7rbxPXrKJ/2AbIDG4Y+gojuUBS7cO6RfnTGdqwXW4whh9MIRkptmfMuStE8mtqKKTsvB39LKA2WvCnSjFY9l/450zTEoHYbhL5pPweL1XcVKSbF5LRHg2D8uhY210B1SmY4FAOHZg3O+rF6GUSo/rzYgTWaudlNVQd/BIugyxNMnKdfbJjYos8Fc5KvalXAvqjzVOC1uw1xGPdNsZRB8hEm++VA6Ktib58m+CQm9If0yLwr1FMHJ6ZKcOu8IY/jwwvcuJOu6bYbeDa1Wzd/G6rJhf/lYe49rItjD891zJk7yFm3r0llXD5iALdJCg1ziSNmeJpVW8JBPzVa4YgQTyO5Ya5KcSyMblovwPxJrdXFasRrgTZORJ2DT9jtLPs9zB92rNAFOA/z+6fiNXiIoSTsB3N+jodETTimaMjvlN+TlYYegv+EOkfdsFykAO+YZ2mk58sXS1bEEKaNlnJOfWPPNE7T28mZuyauI3rNhJDrXHgrYXLfuLZTbsGqRG4rIvtZV/0bdjfH3qpappFZn4G4b62gIm+j6bK8D7ZnHVTFv6nDfICr/Y0guW32wNP83vO39hEbP5+DQNlbRpIFKp23Bcum/Tlct3/GnpXdFUg+JKG8T7wCdye1/k89IYej1xgmazbxSzOr4Kk/bHf7ljBcJQcju2+nXpPWRdxGN9ksA6KHmUmSFBC/cTVFt/j9Qw9gPhVHtSubMnSutVLOlpaHhNReSIBFIj0cYieP9ba2q47ztabL07qad+lDMc5dnEkd/4nCAPzAEQzdYh0Yf32CgBOyVm7MwobEU8eskS5ZbQ5CBhm63qenF9tAH9RDfpl2r5+4gNLU/wm1vXe2/6hAX+V7Gi/0ZbXkRHvPPYkrPZ5absi6msNgjJTiDzhHei3Pj+7trRMGvd8HsCpkojQiOijNWI8B582wz0kOAb4jkO7wAWhWKEfWv/2SEyKfvfu29Mmkq5Hz5wRXuXH+fNXSDrMBtjz+ipDUrPidZsAAAAABAAAAhEMCAAAAAQACAAMABAAFAAYABwAIAAkACgALAAwADQAOAA8AEAARABIAEwAUABUAFgAXABgAGQAaABsAHAAdAB4AHwAgACEAIgAjACQAJQAmACcAKAApACoAKwAsAC0ALgAvADAAMQAyADMANAA1ADYANwA4ADkAOgA7ADwAPQA+AD8AQABBAEIAQwBEAEUARgBHAEgASQBKAEsATABNAE4ATwBQAFEAUgBTAFQAVQBWAFcAWABZAFoAWwBcAF0AXgBfAGAAYQBiAGMAZABlAGYAZwBoAGkAagBrAGwAbQBuAG8AcABxAHIAcwB0AHUAdgB3AHgAeQB6AHsAfAB9AH4AfwBB7oUJCxsBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhsAQZSGCQsBAQBBsYYJCwsCAwQFBgcICQoLDABBxYYJCwEBAEHkhgkLA6BDAgBB+YYJCwsCAgICAgIBAgMDBABBiIcJCzjMQwIAAgAAAAMAAAAAAACAAAAAAAAAAAAEAAAABQAAAAUAAADMQwIAAgAAAAYAAAAHAAAA/////wBByYcJCyuBfgAIAAAAAAAAgAAAAAAAAAAACQAAAAAAAIAAAAAAAAAAAAoAAAAAAACAACgNZW5jb2Rpbmctd2FzbWVuY29kaW5nLXdhc20va29yZWFuIDAuMS4w";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// <stdin>
var stdin_exports = {};
__export(stdin_exports, {
  LegacyTextEncoder: () => LegacyTextEncoder,
  LegacyTextEncoderStream: () => LegacyTextEncoderStream,
  TextDecoder: () => TextDecoder,
  TextDecoderStream: () => TextDecoderStream,
  TextEncoder: () => TextEncoder,
  TextEncoderStream: () => TextEncoderStream,
  UnmappableError: () => UnmappableError,
  bomSniff: () => bomSniff,
  decode: () => decode2,
  encode: () => encode2,
  encodings: () => encodings,
  initialize: () => initialize,
  labelToName: () => labelToName
});
module.exports = __toCommonJS(stdin_exports);

// target/unescape.wasm
var unescape_default = "AGFzbQEAAAABCAFgA39/fwF/AwIBAAUDAQAIBxkCBm1lbW9yeQIADHVuZXNjYXBlVGV4dAAACkwBSgECfwNAIAAtAAAhAyAAQQFqIQAgAyAEckEiSQR/IANBH2tBB3QFIAIgAyAEai0AADoAACACQQFqIQJBAAshBCAAIAFJDQALIAIL";

// js/base64.js
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function decodeBase64(string) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  const { Buffer: Buffer2 } = globalThis;
  if (typeof Buffer2?.from === "function") return Buffer2.from(string, "base64");
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const length = string.indexOf("=") < 0 ? string.length : string.indexOf("=");
  const bytes2 = new Uint8Array(length * 3 >> 2);
  let bits = 0;
  for (let i = 0, written = 0; i < length; i++) {
    bits = bits << 6 | values[string.charCodeAt(i)];
    if (i % 4 > 0) bytes2[written++] = bits >> 6 - 2 * (i % 4);
  }
  return bytes2;
}

// js/code-text.js
var ALPHABET = " !#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
var DIGITS2 = 64;
function assignText(digits, assign) {
  let single = 2;
  let pair = 0;
  for (let byte = 0; byte < 256; byte++) {
    if (Number.parseInt(digits[byte >> 2], 16) >> (byte & 3) & 1) {
      assign(byte, 0, ALPHABET.charCodeAt(single++));
    } else {
      assign(byte, 1 + (pair & 1), ALPHABET.charCodeAt(pair >> 1));
      pair += 1;
    }
  }
}

// js/host.js
var bufferMethod = (name) => (
  /** @type {any} */
  globalThis.Buffer?.prototype?.[name]
);
var ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice");
var ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write");
var utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice");
var classOf = (name) => globalThis[name];
var Decoder = /* @__PURE__ */ classOf("TextDecoder");
var decode = /* @__PURE__ */ (() => Decoder?.prototype?.decode)();
var Encoder = /* @__PURE__ */ classOf("TextEncoder");
var encode = /* @__PURE__ */ (() => Encoder?.prototype?.encode)();
var encodeInto = /* @__PURE__ */ (() => Encoder?.prototype?.encodeInto)();
function newHostDecoder(label) {
  const decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { ignoreBOM: true });
  return (
    /** @type {any} */
    decode.bind(decoder)
  );
}
function newHostEncoder() {
  const encoder2 = new /** @type {typeof TextEncoder} */
  Encoder();
  const [boundEncode, boundEncodeInto] = [encode, encodeInto].map(
    (method) => (
      /** @type {any} */
      method.bind(encoder2)
    )
  );
  return { encode: boundEncode, encodeInto: boundEncodeInto };
}
var isFirefox = () => "InternalError" in globalThis;
var isDeno = () => "Deno" in globalThis;
var nodeVersion = () => Number.parseInt(globalThis.process?.versions?.node, 10);
var rightTransformStream;
function hostTransformStream() {
  const { process, TransformStream } = globalThis;
  if (TransformStream && TransformStream === rightTransformStream) return TransformStream;
  const modules = (
    /** @type {any} */
    process
  );
  rightTransformStream = [TransformStream, modules?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(
    (Class) => typeof Class === "function" && typeof new Class().readable?.getReader === "function"
  );
  return rightTransformStream;
}

// js/embedded.js
var TABLE = 128;
var TEXT = 3 * TABLE;
function unpackModule(code, tables) {
  const module2 = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    unescape_default
  ));
  const { memory, unescapeText } = (
    /** @type {any} */
    new WebAssembly.Instance(module2).exports
  );
  const bytes2 = new Uint8Array(memory.buffer);
  assignText(code, (byte, page, character) => {
    bytes2[TABLE * page + character] = byte;
  });
  writeText(code.slice(DIGITS2), bytes2.subarray(TEXT));
  const start = TEXT + code.length - DIGITS2;
  const end2 = unescapeText(TEXT, start, start);
  const data = decodeBase64(tables);
  bytes2.set(data, end2);
  return bytes2.subarray(start, end2 + data.length);
}
function writeText(text, bytes2) {
  try {
    if (newHostEncoder().encodeInto(text, bytes2).written === text.length) return;
  } catch {
  }
  for (let i = 0; i < text.length; i++) bytes2[i] = text.charCodeAt(i);
}

// js/entry.js
var ownModule = () => unpackModule(CODE, TABLES);
var ENTRY = "encoding-wasm/korean";
var GROUPS = ["korean"];

// js/generated/encodings.js
var ENCODINGS = `UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;

// js/lazy.js
function lazy(make) {
  let value;
  let isMade = false;
  return () => {
    if (!isMade) {
      isMade = true;
      try {
        value = make();
      } catch (error) {
        isMade = false;
        throw error;
      }
    }
    return value;
  };
}

// js/encodings.js
var encodings = /* @__PURE__ */ readEncodings();
function readEncodings() {
  const list = ENCODINGS.split("\n").map((line) => {
    const labels = line.split(" ");
    const name = (
      /** @type {string} */
      labels.shift()
    );
    return Object.freeze({ name, labels: Object.freeze(labels) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])))
);
var UTF_8 = 0;
var REPLACEMENT = 36;
var UTF_16BE = 37;
var UTF_16LE = 38;
var STARTS = [
  [REPLACEMENT, ""],
  [35, "korean"],
  [32, "japanese"],
  [29, "chinese"],
  [1, "single-byte"],
  [UTF_8, ""]
];
var groupOf = (encoding) => (
  /** @type {[number, string]} */
  STARTS.find(([first]) => encoding >= first)[1]
);
function getEncoding(label) {
  const map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}
function toEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === void 0) throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.`);
  if (GROUPS) {
    const group = groupOf(encoding);
    if (group && !GROUPS.includes(group)) {
      throw new RangeError(
        `${context}: '${ENTRY}' doesn't include ${encodings[encoding].name}; import it from 'encoding-wasm/${group}' or 'encoding-wasm'.`
      );
    }
  }
  return encoding;
}
var BOMS = [
  { encoding: UTF_8, bytes: [239, 187, 191] },
  { encoding: UTF_16BE, bytes: [254, 255] },
  { encoding: UTF_16LE, bytes: [255, 254] }
];
function findBOM(bytes2) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
}
function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}
function trim(string) {
  let [start, end2] = [0, string.length];
  while (start < end2 && isWhiteSpace(string[start])) start += 1;
  while (end2 > start && isWhiteSpace(string[end2 - 1])) end2 -= 1;
  return string.slice(start, end2);
}
var isWhiteSpace = (character) => "	\n\f\r ".includes(character);
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function labelToName(label) {
  const encoding = getEncoding(`${label}`);
  return encoding === void 0 ? null : encodings[encoding].name;
}

// js/errors.js
var Malformed = class {
  // Declared, here and in other classes, so that setting them calls no setter of Object.prototype.
  encoding;
  offset;
  length;
  /** @param {string} encoding @param {number} offset @param {number} length */
  constructor(encoding, offset, length) {
    this.encoding = encoding;
    this.offset = offset;
    this.length = length;
  }
  /** The error for users. @param {string} context the start of the message */
  toTypeError(context) {
    const sequence = this.length === 1 ? "a byte" : `${this.length} bytes`;
    return new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`
    );
  }
};
function withTypeErrors(context, action) {
  try {
    return action();
  } catch (error) {
    throw error instanceof Malformed ? error.toTypeError(context) : error;
  }
}
var nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
var BRAND = /* @__PURE__ */ Symbol.for("encoding-wasm.UnmappableError");
var UnmappableError = /* @__PURE__ */ (() => {
  class UnmappableError2 extends TypeError {
    codePoint;
    index;
    encoding;
    /**
     * @param {number} codePoint
     * @param {number} index its place: in code units of a string, or in bytes of a transcoded source
     * @param {string} encoding the name of the encoding
     */
    constructor(codePoint, index, encoding) {
      super(
        `${nameOf(codePoint)} at index ${index} cannot be written in ${encoding}; use unmappable: 'html' or 'replacement', or UTF-8`
      );
      this.codePoint = codePoint;
      this.index = index;
      this.encoding = encoding;
    }
  }
  function hasInstance2(value) {
    if (this !== UnmappableError2) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === "object" && value !== null && BRAND in value;
  }
  const hidden = { writable: true, configurable: true };
  Object.defineProperty(UnmappableError2, Symbol.hasInstance, { value: hasInstance2, ...hidden });
  Object.defineProperty(UnmappableError2, "name", { value: "UnmappableError", configurable: true });
  Object.defineProperty(UnmappableError2.prototype, "name", { value: "UnmappableError", ...hidden });
  Object.defineProperty(UnmappableError2.prototype, BRAND, { value: true, ...hidden });
  return UnmappableError2;
})();

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
);
var typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype);
var typedArrayGetter = (name) => getter(typedArrayPrototype(), name);
var dataViewGetter = (name) => getter(DataView.prototype, name);
var typedArrayMethod = (name) => typedArrayPrototype()[name];
var getTypedArrayName = /* @__PURE__ */ typedArrayGetter(Symbol.toStringTag);
var getBuffer = /* @__PURE__ */ typedArrayGetter("buffer");
var getByteOffset = /* @__PURE__ */ typedArrayGetter("byteOffset");
var getByteLength = /* @__PURE__ */ typedArrayGetter("byteLength");
var typedArraySet = /* @__PURE__ */ typedArrayMethod("set");
var typedArraySlice = /* @__PURE__ */ typedArrayMethod("slice");
var getViewBuffer = /* @__PURE__ */ dataViewGetter("buffer");
var getViewByteOffset = /* @__PURE__ */ dataViewGetter("byteOffset");
var getViewByteLength = /* @__PURE__ */ dataViewGetter("byteLength");
var getArrayBufferLength = /* @__PURE__ */ (() => getter(ArrayBuffer.prototype, "byteLength"))();
var getSharedBufferLength = /* @__PURE__ */ (() => typeof SharedArrayBuffer === "function" ? getter(SharedArrayBuffer.prototype, "byteLength") : void 0)();
var lengthOf = (bytes2) => getByteLength.call(bytes2);
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start, end2 - start);
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start);
var copyOf = (bytes2, start, end2) => typedArraySlice.call(bytes2, start, end2);
function isShared(bytes2) {
  try {
    getArrayBufferLength.call(getBuffer.call(bytes2));
    return false;
  } catch {
    return true;
  }
}
function toBufferSource(value, context) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === void 0) {
    throw new TypeError(`${context}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);
  }
  return (
    /** @type {AllowSharedBufferSource} */
    value
  );
}
function toUint8Array(value, context) {
  if (ArrayBuffer.isView(value) && getTypedArrayName.call(value) === "Uint8Array") {
    return (
      /** @type {Uint8Array} */
      value
    );
  }
  throw new TypeError(`${context}: The provided value is not of type 'Uint8Array'.`);
}
function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  return bufferLength(source) === 0 ? NOTHING : new Uint8Array(source);
}
function borrowBytes(source) {
  return ArrayBuffer.isView(source) && getTypedArrayName.call(source) === "Uint8Array" ? (
    /** @type {Uint8Array} */
    source
  ) : bytesOf(source);
}
function viewOf(view) {
  try {
    return getTypedArrayName.call(view) === void 0 ? new Uint8Array(getViewBuffer.call(view), getViewByteOffset.call(view), getViewByteLength.call(view)) : new Uint8Array(getBuffer.call(view), getByteOffset.call(view), getByteLength.call(view));
  } catch {
    return NOTHING;
  }
}
var NOTHING = /* @__PURE__ */ new Uint8Array();
function bufferLength(value) {
  for (const get of [getArrayBufferLength, getSharedBufferLength]) {
    try {
      return get?.call(value);
    } catch {
    }
  }
  return void 0;
}
function toDictionary(value, members, context) {
  if (value !== void 0 && value !== null && typeof value !== "object" && typeof value !== "function") {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
  const dictionary = (
    /** @type {any} */
    { ...members }
  );
  for (const member in members) {
    if (!Object.hasOwn(members, member)) continue;
    dictionary[member] = members[member](
      /** @type {any} */
      value?.[member],
      context
    );
  }
  return dictionary;
}
var toDOMString = (value) => `${/** @type {any} */
value}`;
function requireArguments(given, required, context) {
  if (given.length >= required) return;
  const noun = required === 1 ? "argument" : "arguments";
  throw new TypeError(`${context}: ${required} ${noun} required, but only ${given.length} present.`);
}
function enumeration(values) {
  return (value, context) => {
    const string = value === void 0 ? values[0] : toDOMString(value);
    const found = values.find((value2) => value2 === string);
    if (found === void 0) {
      throw new TypeError(`${context}: The provided value '${string}' is none of '${values.join("', '")}'.`);
    }
    return found;
  };
}

// js/host-primitives.js
var SHORT = 24;
var utf8Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Decoder));
var utf16Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF16Decoder));
var encoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Encoder));
function hostDecoder(encoding, bytes2) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (lengthOf(bytes2) < SHORT || isShared(bytes2)) return void 0;
  return encoding === UTF_8 ? utf8Decoder() : utf16Decoder();
}
function hostEncode(string) {
  try {
    return encoder()?.encode(string);
  } catch {
    return void 0;
  }
}
function hostEncodeInto(string, destination) {
  try {
    return encoder()?.encodeInto(string, destination);
  } catch {
    return void 0;
  }
}
function ifRight(make) {
  try {
    return make();
  } catch {
    return void 0;
  }
}
function newUTF8Decoder() {
  if (nodeVersion() < 22) return void 0;
  const decodeByHost = newHostDecoder("utf-8");
  const decodeQuickly = quickUTF8Decode() ?? decodeByHost;
  const decode3 = (...bytes2) => {
    const string = decodeQuickly(Uint8Array.from(bytes2));
    return string === decodeByHost(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode3(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode3(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode3(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
  if (!isRight) return void 0;
  return {
    bom: [239, 187, 191],
    decode(bytes2, fatal) {
      try {
        const string = lengthOf(bytes2) < 256 ? decodeQuickly(bytes2) : decodeByHost(bytes2);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      } catch {
        return void 0;
      }
    },
    completeLength(bytes2) {
      const length = lengthOf(bytes2);
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes2[length - back];
        if (byte < 128) break;
        if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    }
  };
}
function quickUTF8Decode() {
  if (Number.isNaN(nodeVersion()) || isDeno() || !utf8Slice) return void 0;
  const slice = (
    /** @type {Function} */
    utf8Slice
  );
  return (bytes2) => slice.call(bytes2, 0, lengthOf(bytes2));
}
function newUTF16Decoder() {
  const slice = (bytes3) => (
    /** @type {Function} */
    ucs2Slice.call(bytes3, 0, lengthOf(bytes3))
  );
  const text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE";
  const bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return void 0;
  return {
    bom: [255, 254],
    decode(bytes3, fatal) {
      if (lengthOf(bytes3) % 2 === 1) return void 0;
      try {
        const string = slice(bytes3);
        if (string.isWellFormed()) return string;
        return fatal ? void 0 : string.toWellFormed();
      } catch {
        return void 0;
      }
    },
    completeLength(bytes3) {
      const even = lengthOf(bytes3) - lengthOf(bytes3) % 2;
      return (bytes3[even - 1] & 252) === 216 ? even - 2 : even;
    }
  };
}
function newUTF8Encoder() {
  const encoder2 = newHostEncoder();
  const { read, written } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8));
  const bytes2 = encoder2.encode("\uDCA9\xE9\u6F22\u{1F4A9}");
  const isRight = read === 3 && written === 7 && String([...bytes2]) === "239,191,189,195,169,230,188,162,240,159,146,169";
  return isRight && Object.getPrototypeOf(bytes2) === Uint8Array.prototype ? encoder2 : void 0;
}

// target/strings.wasm
var strings_default = "AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";

// js/strings.js
var MOST_IN_ARRAY = 65539;
function chooseWay(memory, address) {
  const byArray = ifRight2(wayByArray, memory, address);
  const byBuffer = ifRight2(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    const mostByArray = isDeno() ? Number.POSITIVE_INFINITY : 64;
    return {
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      most: byBuffer.most
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    const byDecoder = isFirefox() ? ifRight2(wayByDecoder, memory, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length) => (length < 4096 ? byArray : byDecoder).read(at2, length) } : byArray;
  }
  const long = byBuffer ?? ifRight2(wayByDecoder, memory, address) ?? byCharCode;
  return {
    read: (at2, length) => (length < 16 ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    most: long.most
  };
}
function ifRight2(makeWay, memory, address) {
  const text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
  try {
    const way = makeWay(memory);
    way.write(text, address);
    return wayByCharCode(memory).read(address, text.length) === text && way.read(address, text.length) === text ? way : void 0;
  } catch {
    return void 0;
  }
}
function wayByArray(memory) {
  const module2 = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    strings_default
  ), { builtins: ["js-string"] });
  const { exports } = new WebAssembly.Instance(module2, { "encoding-wasm": { memory } });
  return { .../** @type {any} */
  exports, most: MOST_IN_ARRAY };
}
function wayByBuffer(memory) {
  const [slice, write] = (
    /** @type {Function[]} */
    [ucs2Slice, ucs2Write]
  );
  let bytes2 = new Uint8Array(memory.buffer);
  const current = () => {
    if (lengthOf(bytes2) === 0) bytes2 = new Uint8Array(memory.buffer);
    return bytes2;
  };
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY
  };
}
function wayByDecoder(memory) {
  const decode3 = newHostDecoder("utf-16le");
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode3(new Uint16Array(memory.buffer, address, length)), write, most };
}
function wayByCharCode(memory) {
  let units = new Uint16Array(memory.buffer);
  const current = () => {
    if (lengthOf(units) === 0) units = new Uint16Array(memory.buffer);
    return units;
  };
  return {
    read(address, length) {
      const units2 = current();
      const [start, end2] = [address / 2, address / 2 + length];
      let string = "";
      if (length < 16) {
        for (let i = start; i < end2; i++) string += String.fromCharCode(units2[i]);
      } else {
        for (let i = start; i < end2; i += 8192) {
          string += String.fromCharCode.apply(
            null,
            /** @type {any} */
            units2.subarray(i, Math.min(i + 8192, end2))
          );
        }
      }
      return string;
    },
    write(string, address) {
      const units2 = current();
      for (let i = 0; i < string.length; i++) units2[address / 2 + i] = string.charCodeAt(i);
    },
    most: Number.POSITIVE_INFINITY
  };
}

// js/instance.js
var compiled;
var wasm;
var bytesView;
var inputView;
var strings;
var at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };
var NONE = -1;
var blockLength = 1 << 16;
var unitsLength = 0;
var task = { name: "", encoding: NONE };
var series = { isBusy: true };
function begin(name, encoding) {
  task.name = name;
  task.encoding = encoding;
  if (series.isBusy) newInstance();
  series.isBusy = true;
}
function newInstance() {
  try {
    requireWebAssembly();
    compiled ??= compile(ownModule());
    adopt(new WebAssembly.Instance(compiled));
  } catch (error) {
    throw explainStart(error);
  }
}
async function instantiateLater(getSource, isOwn) {
  try {
    requireWebAssembly();
    const source = getSource();
    const module2 = isModule(source) ? source : await WebAssembly.compile(bufferOf(source));
    if (!isOwn) checkModule(module2);
    const instance = await WebAssembly.instantiate(module2);
    if (hasInstance()) return;
    adopt(instance);
    compiled = module2;
  } catch (error) {
    throw explainStart(error);
  }
}
var bufferOf = (source) => (
  /** @type {BufferSource} */
  ArrayBuffer.isView(source) ? viewOf(source) : source
);
var hasInstance = () => !series.isBusy;
function compile(source) {
  return isModule(source) ? source : new WebAssembly.Module(source);
}
function isModule(value) {
  try {
    WebAssembly.Module.customSections(
      /** @type {any} */
      value,
      ENTRY
    );
    return true;
  } catch {
    return false;
  }
}
var SECTION = "encoding-wasm";
function checkModule(module2) {
  const [section] = WebAssembly.Module.customSections(module2, SECTION);
  const expected = `${ENTRY} ${"0.1.0"}`;
  const found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module2;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports }) {
  wasm = /** @type {any} */
  exports;
  if (wasm.block_length() !== blockLength) throw new Error("The module has blocks of another length.");
  RuntimeError = WebAssembly.RuntimeError;
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  at.codec = wasm.codec();
  at.codecEnd = at.codec + wasm.codec_length();
  viewMemory();
  strings = chooseWay(wasm.memory, at.units);
  unitsLength = Math.min(wasm.units_length(), strings.most);
  series.isBusy = false;
}
function requireWebAssembly() {
  if (typeof WebAssembly === "object") return;
  throw new Error(
    "encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host."
  );
}
function explainStart(error) {
  const { message } = error;
  const explained = (text) => new Error(`encoding-wasm: ${text}`, { cause: error });
  if (message.startsWith("encoding-wasm: ")) return error;
  if (isNoMemory(error)) return new RangeError(`encoding-wasm: ${NO_MEMORY} (${message})`, { cause: error });
  if (/content security policy|\bCSP\b/i.test(message)) {
    return explained(
      "this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src"
    );
  }
  if (/main thread|larger than \d+ ?[KM]B/i.test(message)) {
    return explained(
      `this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${message})`
    );
  }
  const { CompileError, LinkError } = WebAssembly;
  if (error instanceof CompileError || error instanceof LinkError) {
    return explained(`this host can't run the WebAssembly module, which needs SIMD: ${error}`);
  }
  return error;
}
var NO_MEMORY = "no memory for WebAssembly; free some, and call again";
var isNoMemory = (error) => error instanceof RangeError && /memory/i.test(error.message);
function bytes() {
  if (lengthOf(bytesView) === 0) viewMemory();
  return bytesView;
}
function viewMemory() {
  bytesView = new Uint8Array(wasm.memory.buffer);
  inputView = new Uint8Array(wasm.memory.buffer, at.input, blockLength);
}
var RuntimeError;
function explain(error) {
  if (!RuntimeError || !(error instanceof RuntimeError)) return error;
  const encoding = encodings[task.encoding]?.name;
  const failed = `${task.name}${encoding ? ` of ${encoding}` : ""} failed`;
  if (isMemoryFull()) return new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}`, { cause: error });
  return new Error(
    `encoding-wasm ${"0.1.0"}: ${failed} (${error.message}) because of a bug in this package. Please report it, with the input if you can.`,
    { cause: error }
  );
}
var MANY_PAGES = 32;
function isMemoryFull() {
  try {
    wasm.memory.grow(MANY_PAGES);
    return false;
  } catch {
    return true;
  }
}

// js/wasm.js
var saveCodec = () => copyOf(bytes(), at.codec, at.codecEnd);
var restoreCodec = (saved) => setBytes(bytes(), saved, at.codec);
function useDecoder(encoding, saved) {
  begin("decoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
}
function useEncoder(encoding, saved) {
  begin("encoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
}
var UNMAPPABLE = -2;
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  series.isBusy = false;
  return check(result);
}
var byteTable = { encoding: NONE, at: 0, owner: (
  /** @type {typeof wasm | undefined} */
  void 0
) };
function hasQuickBytes(encoding, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    begin("decoding", encoding);
    byteTable.owner = wasm;
    byteTable.at = strings.readBytes ? wasm.byte_table(encoding) : 0;
    byteTable.encoding = encoding;
    series.isBusy = false;
  }
  return byteTable.at > 0 && (length <= blockLength || strings.most <= unitsLength);
}
function bytesString(block, length) {
  setInput(block, length);
  return (
    /** @type {Required<import('./strings.js').Way>} */
    strings.readBytes(at.input, length, byteTable.at)
  );
}
var MOST_HELD = 3;
var hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;
var firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8;
var unitsString = (start, end2) => strings.read(at.units + 2 * start, end2 - start);
var writeBlock = (string, start, end2) => strings.write(string.slice(start, end2), at.units);
function encodeBlock(start, end2, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end2, mode, +endOfQueue);
  series.isBusy = false;
  return check(result);
}
var SHORT2 = 8;
function setInput(block, length) {
  const target = bytes();
  if (length > SHORT2) {
    try {
      setBytes(inputView, block);
    } catch {
      setBytes(inputView, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) target[at.input + i] = block[i];
}
function check(result) {
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
}
function outputBytes(length) {
  const source = bytes();
  if (length > SHORT2) return copyOf(source, at.output, at.output + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = source[at.output + i];
  return copy;
}
var report = {
  /** Whether all of the block was read; if not, there was no more room for the result. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After MALFORMED: where to go on, counted from the start of the
   * block; it may be negative.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many items were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: how many bytes it has. */
  length: () => wasm.length()
};

// js/decoding.js
var BOM = 65279;
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #decoder = null;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position = 0;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   */
  constructor(encoding, fatal, ignoreBOM) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.#decoder = null;
    this.#bomSeen = false;
    this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: new, save for
   * ISO-2022-JP, where the character set that was last switched to is still in force.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {string}
   * @throws {Malformed} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue) {
    const decoder = this.#decoder;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    try {
      const host = hostDecoder(this.encoding, chunk);
      if (host) return this.#decodeByHost(host, chunk, endOfQueue);
      return !this.fatal && hasQuickBytes(this.encoding, lengthOf(chunk)) ? decodeBytes(chunk) : this.#decodeBlocks(chunk, endOfQueue);
    } catch (error) {
      this.#bomSeen = bomSeen;
      if (error instanceof Malformed) this.#position = position + lengthOf(chunk);
      else {
        this.#decoder = decoder;
        this.#position = position;
      }
      throw explain(error);
    }
  }
  /**
   * Decodes by the host, all but the characters that are parted by the chunk's ends.
   * @param {import('./host-primitives.js').HostDecoder} host
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   */
  #decodeByHost(host, chunk, endOfQueue) {
    let start = 0;
    let string = "";
    if (this.#decoder) {
      if (this.encoding !== UTF_8) return this.#decodeBlocks(chunk, endOfQueue);
      while (start < 3 && (chunk[start] & 192) === 128) start += 1;
      string = this.#decodeBlocks(partOf(chunk, 0, start), true);
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start + i] === byte)) {
        start += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    const length = lengthOf(chunk);
    const end2 = endOfQueue ? length : host.completeLength(chunk);
    this.#bomSeen ||= end2 > 0;
    const whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) string = join(string, this.#decodeBlocks(whole, true));
    else {
      string = join(string, decoded);
      this.#position += end2 - start;
    }
    return end2 < length ? join(string, this.#decodeBlocks(partOf(chunk, end2), false)) : string;
  }
  #decodeBlocks(chunk, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "";
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    const chunkLength = lengthOf(chunk);
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = chunkLength - start <= blockLength;
      const read = Math.min(blockLength, chunkLength - start);
      const block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read);
      const length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        throw new Malformed(this.name, this.#position + start + report.start(), report.length());
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        string = join(string, unitsString(!bomSeen && firstUnit() === BOM ? 1 : 0, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : saveCodec();
    this.#position += chunkLength;
    return string;
  }
};
function decodeBytes(chunk) {
  const length = lengthOf(chunk);
  if (length <= blockLength) return bytesString(chunk, length);
  let string = "";
  for (let start = 0; start < length; start += blockLength) {
    const read = Math.min(blockLength, length - start);
    string = join(string, bytesString(partOf(chunk, start, start + read), read));
  }
  return string;
}
function join(start, rest) {
  try {
    return start + rest;
  } catch (error) {
    throw new RangeError(
      "The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",
      { cause: error }
    );
  }
}
function getDecoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: The encoding label provided ('${label}') stands for the encoding 'replacement', which decodes nothing.`
    );
  }
  return encoding;
}

// js/platform-object.js
function platformInterface(Interface4, name) {
  const { prototype } = Interface4;
  Object.defineProperty(Interface4, "name", { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface4;
}
function ensurePrototype(object, newTarget, Interface4) {
  const { prototype } = newTarget;
  const isObject = typeof prototype === "function" || typeof prototype === "object" && prototype !== null;
  if (!isObject) Object.setPrototypeOf(object, Interface4.prototype);
}
function illegalInvocation() {
  throw new TypeError("Illegal invocation");
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var toUnmappableMode = /* @__PURE__ */ enumeration(UNMAPPABLE_MODES);
var EncoderCommon = class {
  encoding;
  unmappable;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;
  /** @param {number} encoding one that has an encoder @param {UnmappableMode} unmappable */
  constructor(encoding, unmappable) {
    this.encoding = encoding;
    this.unmappable = unmappable;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /**
   * Encodes a chunk. After an error in the middle of a stream the encoder is as it was before the call, because nothing
   * of the chunk was given out.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    const pieces = new Pieces();
    this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      }
    );
    return pieces.concatenate();
  }
  /**
   * Encodes a chunk, going on with the same encoder after each error: the loop around "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] is told of each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    const position = this.#position;
    const encoder2 = this.#encoder;
    if (endOfQueue) {
      this.#encoder = null;
      this.#position = 0;
    }
    const mode = UNMAPPABLE_MODES.indexOf(this.unmappable);
    try {
      useEncoder(this.encoding, encoder2);
      for (let start = 0; start === 0 || start < string.length; start += blockLength) {
        const end2 = Math.min(start + blockLength, string.length);
        writeBlock(string, start, end2);
        const isLast = end2 === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end2 - start, mode, endOfQueue && isLast);
          push(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start + read + report.start();
          read += report.read();
          finished = length !== UNMAPPABLE && report.finished();
          if (length === UNMAPPABLE) fail(report.codePoint(), index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) return;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
};
var Pieces = class {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, next: Piece | null }} Piece */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    const piece = { bytes: bytes2, next: null };
    if (this.#last) this.#last.next = piece;
    else this.#first = piece;
    this.#last = piece;
    this.#length += lengthOf(bytes2);
  }
  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) use(piece.bytes);
  }
  /** All of them as one. */
  concatenate() {
    if (this.#first && !this.#first.next) return this.#first.bytes;
    const whole = newBytes(this.#length);
    let position = 0;
    this.forEach((bytes2) => {
      setBytes(whole, bytes2, position);
      position += lengthOf(bytes2);
    });
    return whole;
  }
};
function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or by a stream.`,
      { cause: error }
    );
  }
}
function getEncoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === UTF_16BE || encoding === UTF_16LE) {
    const { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`);
  }
  return refuseReplacement(encoding, label, context);
}
function refuseReplacement(encoding, label, context) {
  if (encoding === REPLACEMENT) {
    throw new RangeError(`${context}: '${label}' stands for an encoding that cannot be written; use UTF-8.`);
  }
  return encoding;
}

// js/text-encoder.js
var ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";
var Interface = class _Interface {
  #encoding = "utf-8";
  constructor() {
    if (new.target !== _Interface) ensurePrototype(this, new.target, _Interface);
  }
  /** `'utf-8'` */
  get encoding() {
    return this.#encoding;
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textencoder-encode
   * @param {string} [input] lone surrogates become U+FFFD
   * @returns {Uint8Array<ArrayBuffer>}
   */
  encode(input = "") {
    if (!(#encoding in this)) illegalInvocation();
    return utf8Encode(toDOMString(input));
  }
  /**
   * Writes as much of a string as there is room for, and no part of a character.
   * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
   * @param {string} source lone surrogates become U+FFFD
   * @param {Uint8Array} destination
   * @returns {{ read: number, written: number }} how many code units were read and how many bytes written
   * @throws {TypeError} if `destination` isn't a Uint8Array
   */
  encodeInto(source, destination) {
    if (!(#encoding in this)) illegalInvocation();
    requireArguments(arguments, 2, ENCODE_INTO);
    const string = toDOMString(source);
    const target = toUint8Array(destination, ENCODE_INTO);
    const { read, written } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
    if (read === string.length || written === lengthOf(target)) return { read, written };
    const rest = encodeInto2(string.slice(read), partOf(viewOf(target), written));
    return { read: read + rest.read, written: written + rest.written };
  }
};
var TextEncoder = /* @__PURE__ */ platformInterface(Interface, "TextEncoder");
var utf8Encode = (string) => hostEncode(string) ?? new EncoderCommon(UTF_8, "fatal").encode(string, true);
var SHORT3 = 32;
function encodeInto2(string, destination) {
  let read = 0;
  let written = 0;
  const sure = () => wholeCharacters(string, read, Math.min(read + Math.floor((lengthOf(destination) - written) / 3), string.length));
  for (let end2 = sure(); end2 - read >= SHORT3; end2 = sure()) {
    new EncoderCommon(UTF_8, "fatal").encodeOrFail(string.slice(read, end2), true, (bytes2) => {
      setBytes(destination, bytes2, written);
      written += lengthOf(bytes2);
    });
    read = end2;
  }
  while (read < string.length) {
    const codePoint = scalarValueAt(string, read);
    const length = codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
    if (written + length > lengthOf(destination)) break;
    for (let place = length - 1; place > 0; place--) {
      destination[written + place] = 128 | codePoint >> 6 * (length - 1 - place) & 63;
    }
    destination[written] = codePoint >> 6 * (length - 1) | [0, 0, 192, 224, 240][length];
    written += length;
    read += codePoint < 65536 ? 1 : 2;
  }
  return { read, written };
}
function wholeCharacters(string, start, end2) {
  const isLeading = end2 > start && end2 < string.length && (string.charCodeAt(end2 - 1) & 64512) === 55296;
  return isLeading ? end2 - 1 : end2;
}
function scalarValueAt(string, index) {
  const codePoint = (
    /** @type {number} */
    string.codePointAt(index)
  );
  return codePoint >= 55296 && codePoint <= 57343 ? 65533 : codePoint;
}

// js/legacy-text-encoder.js
var CONSTRUCT = "Failed to construct 'LegacyTextEncoder'";
var ENCODE = "Failed to execute 'encode'";
function encode2(string, label = "utf-8", options = void 0) {
  requireArguments(arguments, 1, ENCODE);
  const text = toDOMString(string);
  const encoder2 = newEncoderCommon(label, options, ENCODE);
  return encoder2.encoding === UTF_8 ? utf8Encode(text) : encoder2.encode(text, true);
}
function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { unmappable } = toDictionary(options, { unmappable: toUnmappableMode }, context);
  return new EncoderCommon(getEncoderEncoding(labelString, context), unmappable);
}
var Interface2 = class {
  #common;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newEncoderCommon(label, options, CONSTRUCT);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What is done with code points that the encoding has not. */
  get unmappable() {
    return this.#common.unmappable;
  }
  /**
   * Encodes a chunk, or with `stream` false the last or only one, which makes ISO-2022-JP return to ASCII.
   * @param {string} [string]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more follows in later calls
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError} with an `index` from the start of the stream; a call with `stream` has then had no effect
   */
  encode(string = "", options = void 0) {
    const common = this.#common;
    const text = toDOMString(string);
    const { stream } = toDictionary(options, { stream: Boolean }, "Failed to execute 'encode' on 'LegacyTextEncoder'");
    return common.encode(text, !stream);
  }
};
var LegacyTextEncoder = /* @__PURE__ */ platformInterface(Interface2, "LegacyTextEncoder");

// js/text-decoder.js
var DECODE = "Failed to execute 'decode' on 'TextDecoder'";
var Interface3 = class _Interface {
  #common;
  #doNotFlush = false;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
   *   `ignoreBOM`: whether a byte order mark is kept as text
   * @throws {RangeError} if the label is unknown, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoder'");
    if (new.target !== _Interface) ensurePrototype(this, new.target, _Interface);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** Whether malformed input throws. */
  get fatal() {
    return this.#common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return this.#common.ignoreBOM;
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @param {AllowSharedBufferSource} [input]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
   * @returns {string}
   * @throws {TypeError} if the input isn't a buffer source, or if it is malformed and `fatal` is set
   */
  decode(input = NOTHING, options = void 0) {
    const common = this.#common;
    const source = toBufferSource(input, DECODE);
    const stream = options !== void 0 && toDictionary(options, { stream: Boolean }, DECODE).stream;
    if (!this.#doNotFlush) common.reset();
    this.#doNotFlush = stream;
    return withTypeErrors(DECODE, () => common.decode(borrowBytes(source), !stream));
  }
};
var TextDecoder = /* @__PURE__ */ platformInterface(Interface3, "TextDecoder");
function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
  return new TextDecoderCommon(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}

// js/streams.js
function newTransform(name, transform, flush) {
  const TransformStream = hostTransformStream();
  if (!TransformStream) throw new TypeError(`Failed to construct '${name}': This host has no TransformStream.`);
  return new TransformStream({
    // @ts-expect-error TypeScript does not know it here.
    __proto__: null,
    transform: (chunk, controller) => transform(chunk, (result) => result.length > 0 && controller.enqueue(result)),
    flush: (controller) => flush((result) => result.length > 0 && controller.enqueue(result))
  });
}
var TextDecoderStreamInterface = class _TextDecoderStreamInterface {
  #common;
  #stream;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoderStream'");
    const context = "Failed to execute 'transform' on 'TextDecoderStream'";
    this.#common = common;
    this.#stream = newTransform(
      "TextDecoderStream",
      (chunk, push) => {
        const source = toBufferSource(chunk, context);
        push(withTypeErrors(context, () => common.decode(bytesOf(source), false)));
      },
      (push) => push(withTypeErrors(context, () => common.decode(NOTHING, true)))
    );
    if (new.target !== _TextDecoderStreamInterface) ensurePrototype(this, new.target, _TextDecoderStreamInterface);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** Whether malformed input errors the stream. */
  get fatal() {
    return this.#common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return this.#common.ignoreBOM;
  }
  /** The stream of strings. */
  get readable() {
    return this.#stream.readable;
  }
  /** The stream of bytes. */
  get writable() {
    return this.#stream.writable;
  }
};
var TextDecoderStream = /* @__PURE__ */ platformInterface(TextDecoderStreamInterface, "TextDecoderStream");
var TextEncoderStreamInterface = class _TextEncoderStreamInterface {
  #stream;
  constructor() {
    this.#stream = newEncoderTransform("TextEncoderStream", new EncoderCommon(UTF_8, "fatal"));
    if (new.target !== _TextEncoderStreamInterface) ensurePrototype(this, new.target, _TextEncoderStreamInterface);
  }
  /** `'utf-8'` */
  get encoding() {
    return this.#stream && "utf-8";
  }
  /** The stream of bytes. */
  get readable() {
    return this.#stream.readable;
  }
  /** The stream of strings. */
  get writable() {
    return this.#stream.writable;
  }
};
var TextEncoderStream = /* @__PURE__ */ platformInterface(TextEncoderStreamInterface, "TextEncoderStream");
function newEncoderTransform(name, common) {
  return newTransform(
    name,
    (chunk, push) => push(common.encode(toDOMString(chunk), false)),
    (push) => push(common.encode("", true))
  );
}
var LegacyTextEncoderStreamInterface = class {
  #common;
  #stream;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
    this.#common = common;
    this.#stream = newEncoderTransform("LegacyTextEncoderStream", common);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What is done with code points that the encoding has not. */
  get unmappable() {
    return this.#common.unmappable;
  }
  /** The stream of bytes. */
  get readable() {
    return this.#stream.readable;
  }
  /** The stream of strings. */
  get writable() {
    return this.#stream.writable;
  }
};
var LegacyTextEncoderStream = /* @__PURE__ */ platformInterface(
  LegacyTextEncoderStreamInterface,
  "LegacyTextEncoderStream"
);

// js/hooks.js
function bomSniff(bytes2) {
  const bom = findBOM(bytesOf(toBufferSource(bytes2, "Failed to execute 'bomSniff'")));
  return bom ? (
    /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */
    encodings[bom.encoding].name
  ) : null;
}
function decode2(bytes2, fallbackLabel = "utf-8") {
  const source = toBufferSource(bytes2, "Failed to execute 'decode'");
  const fallback = toEncoding(toDOMString(fallbackLabel), "Failed to execute 'decode'");
  const input = bytesOf(source);
  const bom = findBOM(input);
  return bom ? run(bom.encoding, partOf(input, bom.bytes.length)) : run(fallback, input);
}
function run(encoding, bytes2) {
  return new TextDecoderCommon(encoding, false, true).decode(bytes2, true);
}

// js/initialize.js
async function initialize(source = void 0) {
  const given = await source;
  if (given === void 0) {
    if (!hasInstance()) await instantiateLater(ownModule, true);
  } else {
    const module2 = isResponse(given) ? await bodyOf(given) : given;
    await instantiateLater(() => module2, false);
  }
}
var isResponse = (value) => typeof /** @type {any} */
value?.arrayBuffer === "function";
function bodyOf(response) {
  if (response.ok !== false) return response.arrayBuffer();
  throw new TypeError(`encoding-wasm: ${response.url} could not be loaded: ${response.status} ${response.statusText}`);
}
const CODE = "fffff7d1f13b1dd87ebe000813c5e508b931100008401000110000100000001b# 4h!7$###$`1_%kk#_$k$k_$k#_#$k_&kkk#_%kk$k_'kkkk#_)kkkkkk#_(kkkkk#_'kkkk$k_&kkk$k_+kkkkkkkk#_*kkkkkkk#_(kkkkk$k&!5a(#%')*#+#$(',(')-#-(((*#,$#'*))'.()))&**$###+++0'-%%%%+###',$('$#%##'$%*/*#./$$%%%$&$&&&,,&&&%%&&&&&&'($!8$..(&$#7):&k$Rll+.k#Rvr _#.k#Rwr _#.*|$9)!7a!7 8g!:%#( 4dd 8 5#!-/!4d 8 5c^dae 6i!6# .-!4!:ia^i 4!4da#!.- 5 8`a^!8 8 7ei# /( 5 8`a 5#!// 5 8`a 5^dae 6i!6# 0/`a 5 8`a^!4d 8 5c#!0/ae 5 8`a^!4d 8 5c# 1+!5 7e 7h!6a`#!1( 7e!8 9i# 2)dae 6i!6#!2.ea!9^`a 5 8`ag# 3.ea!9^ae 5 8`ag#!3) 8 9i!8 9i#^'ga 4`#_(hi 4gi# 4( 9e 7ih#!4/ 9e 7ih^dae 6i!6# 5*!9g 7iiae#`-^^` 4i 4^ae`&$.^^!6a 4!8^!4 4ha&%,3$#R$.-QP[ *Z]!)!,U -/$,- V W$a!-$$kB#R3cA%C#?#D%#Rllll :U'Q?%R'b?$4%#?#D%#Rllll :U'Q?#?%D%/K%+?#?%E%'L%#..?%R3bC#?#.`$'k%Q?#D%+A%R%Y0#?#?%R$bA&K%+?#R/bA'?%R$ibA(?$R+jN#$?(R$N##?%R%U0#?#?%R%bK%+?'?&R$ibA#?$N#$?#R$N##..8#?#R$R$3&?#R/bR%R%3&. 2$%kB#R3cA&C#%Q?#D%#A'T0#?&R+b?$?%?'d3.?&D%+R$V0#?#D%'A#?&D%/R%iA$D%|p,K%#?$?#K%|p,.?&R3bC#.N$$kB#R3cA'C#?'R+b?#?$?%?&R'3(?'D%+Rmlll :V'Q?'D%/#.?'R3bC#.!I$$$kB#R3cA)C#%kR#?&?%?&bA%Y0#;?)R'b?$?%?$D%#R$iA&?%?&Y=A%R+R'?(R$U=A&?%?&Y=A&?'?(3K?)D%'R$U'Q?)D%/@%?)D%+/$.?)D%+@%?$?&K%#?$?%K%'Rmlll :.@$?#?%K%'?#?$K%#?)R3bC#. 0$&kB#R3cA%C#?%R'b?$R$R$R$3*?%D%+@&?%D%'R$U'Q?%D%/#.?%D%/@'?#?$K%+?#?'K%'?#?&K%#?%R3bC#.v$%$k$ >%Q%Q%Q?'!O?$!O >A)S?qu0#?)uA'Rllll :?&cY0#?'0$?#?&K%+?#R#K%'?#R#K%#2.?#R#K%'/$.?&?'3-@(%Q%Q?%T'Q?(0$/%.?(T0$?'T0#?(R#?'|.#.?#?(K%+?#?$K%'?#R#K%#2.?#?'K%+?#?&K%'.?#R$K%#.!/$&kB#R3cA%C#?%R'b?$R$R%R%3*?%D%+@&?%D%'T'Q?%D%/@'?#?$K%+?#?'K%'?#?&K%#?%R3bC#2.?%D%/#.N$$k?#D%:A$'k?$(?#?#H$??#G#AR3ig38@$?#D%:T'Q?#?$K%:.?#D%:.. o$$'kB#R3cA&C#?&R+b?#?$3.R#@$%Q?&D%+R$V0#%Q%Q?&D%/A#R%iA%D%|p,A$T'QR#@$Rlr,D%#A%R$?#iA'X0$R|q,D%#@$/%.?%R|p,b?$D%#K%#/%.R$?'R3j?#R2Z=A(Q#A#RkU0$?#R3iA#T0$%QRlr,D%#A%'QR|q,D%#A$?%b?#U0$.?#@$R#@%.?%?(R3ib@%.Rlr,?%?'cK%#R|q,?$?'bK%#.?&R3bC#?$.R#%QR3?%?%R3Z=R$c 6A%T'QR#@$/$.?%R$V?$R4Xf@$R??%c@%.?#?%K%'?#?$K%#. T$$'kB#R3cA'C#?'R+b?%?$3.?'D%/@(?'?%?&3.?'D%#@)%Q%Q?'D%+A*R$U'Q?)R$V0$?(?'D%'V0$?#@%/%.?)0#?#@%/$.?%?&3-A%T'QR#@%/$.?&?$?$?&Y=A$'Q?%?#?$|-##.?*R$V0#?#?(R%iA$D%|p,K%#?$?#K%|p,.?'R3bC#?%.q&$)k%Q?$?#D%+]0#?#D%'?$R%ibA'H$%A$R&bA(R~~&fT0#?#D%7@&?'H$#@%?'?$?$R !XbO$%?(R3i 6R2h@)%Q?#D%:A(?%R'jR$g?&R/jdA$]A*T'Q?'?%Rll'?%c?)jbO$#?#D%/@%?#D%3@&&Q?$R~~~*Y0%%Q?&T'QR#@&R#@)/$.?#?&R$cA&K%3?#?%R$bA'K%/?%G##@)?'@%.?#?(R+i?)gA(K%:?$R+i@$/#.#.?#?(?$cA(K%:?'?%?%?)jcO$#?&?$c@$?#D%/@%?#D%3@&&Q?$R~~~*Y0$%Q?&T'QR#@&R#@)/$.?#?&R$cA&K%3?#?%R$bA'K%/?%G##@)?'@%.?#?(R+i?)gA(K%:?$R+i@$/#.#.?#?$K%7?*2.#.!9$&k?#R#K%+?#Sllll?L%#?#RkK%7R'@&&Q?&'Q%k?%T'QR#@'R#/$.?$G##@'?$R$b@$?%R$c.@%?&R$c@&?(R+i?'g@(/$..?#?(K%:?#?$K%/?#?%K%3.!H$$&k?&'Q?#?#D%:?#D%7?&eA&?$dcA$K%:?%?&d@&?#D%/@'?#D%3@%&Q?&R~~~*Z'Q%Q?%T'QR#@%R#@(/$.?#?%R$cA%K%3?#?'R$bA)K%/?'G##@(?)@'.?#?$R+i?(gA$K%:?&R+i@&/$..?#?&K%72.#.L$%k?%@'R$@&&k?''k?#?$?&b30?&R$ig@&?'R$c@'/$(?&Rk?%ib...b$&k?#R#K%+?#D%#?$X'Q?#R#?$R%3'?#D%+@&.?$R$c@'?#D%'?&R%ib@%&Q?%Rll%K$#?%R'b@%?'R$cA'0#.?%Rll%K$#?#?$?&bK%+. ($$k?$R$c@&R#@$%Q&Q?$?%U0$?#?&?$R$bA$b300#.?$R$c@%.?%._$%k?$?#?$R735A%R&ibR7b@&R$@$%Q&Q?%T0$?$R*Z'Q?#?$?&b30?$R$ig@$?%R$c@%/$..?#R$?%i37?$?%ib@$.?$R$c.P$%k%Q?$'Q?$?#D%7A%Z0$.#.?#?$R$cA&?#D%:?%?$eeA#?#?&Y=A#R$?$32?#.!U&$2kR%Rll+3@A*R#Rll+|.#?$R~~~*fA(R3j@0?(R+j@1?#D%#@2?*@+R#@(&Q%Q%Q?30#?-Rll+U0#Rk?(R~$fR$bA)?)?)R~$fVA3=@)?-Rl'b@-R#@%R#@&R#@'&Q?&Rl'U0%?'R$f0%?%R~$fA,R$bA.R~$f?.V@'?%?24$#@/%Q?%xR#[0#?/Rlly#V'Q?/@,/$.R!=R!=R#?$?%h?1cR~$f?0]=?(xR#W=@,.Rk?.?'=@%?&?+b?,O$#?&R%b@&/#.#.?#D%'A$R'b?$D%#3#;?$D%/R%i@%?#D%+@(?#D%7@)?$D%+@&R#@'&Q%Q%Q?%T0#?&D%#A$Rlly#U0$?'?)]0#?*?'?(4$#R~~&fR$ib?$R#?$R~~&Z=O$#/$.?*?#D%/4%#?*2.?&R'b@&?'R$b@'?%R'c@%/#.#.?+Rl'b@+?)@(/#.#.!a%$+kB#R3cA-C#?-R+b?$3  R#@$%Q?-D%/Rll'X0#?&T0#?-D%+@0&Q%k%Q?%?,R$ibA*H$#A.Rl$]'Q?$?(Y0'?0?.R$ibH$#A*R~$f@)?$?'b@+?*R+i?*R+jgA*R~$fT'Q?)T0(?$?(U0(?+?)N##R$@)/%.?(?$cR$Z0'?+?)N#$?+?*N##R%@)/$.?&?,c@/%Q%Q?$?(Y'QR$@)R#@+/$.?$?'b@)?(?$c@+?/R%X0#?+T0#?*H$%Rl$X0#?)?.N##R$@)/$.?*?/?)?+3:A)T0'.?)?,b/$.?,R$b.@,?$?)b@$?&?,Y0#..?#?$K%'?#?,K%#?-R3bC#. 1$$kB#R3cA%C#?$D%3Rllll :U'Q?%R'b?$3;?$D%3Rllll :U'Q?$?%D%/K%:?$?%E%'L%3..?#?$E%7L&#?%R3bC#.!_&$7k%Q?&R'jA'?$R'jA*?'?*X=A'T0#?'R'i@*?#@'&Q?'H$!!A+?'H$>A,?'H$;A-?'H$:A.?'H$9A/?'H$7A0?'H$5A1?'H$3A2?'H$1A3?'H$/A4?'H$-A5?'H$+A6?'H$)A7?'H$'A8?'H$%A9?'H$#A  gggggggggggggggR~#Y0$?%?)bA(?  N##?(?+N#2?(?,N#1?(?-N#0?(?.N#/?(?/N#.?(?0N#-?(?1N#,?(?2N#+?(?3N#*?(?4N#)?(?5N#(?(?6N#'?(?7N#&?(?8N#%?(?9N#$?'R?b@'?*?)R3bA)V0#.?*@).%Q?&?)cA'R#?&?']=A'?$?)cA*R#?$?*]=A*?'?*X=A*T0#R$?%?)b?&?)X=@%R%?#?)R$ib?$?)X=@'?)?*b&Q?'H$#A$Rl$]0$?%?$N##?%R$b@%?'R%b@'?)R$b@)?*R$cA*0#.@).?).o$$&kB#R3cA$C#?$R+bRop,3  ?$D%+@&%k%Q%Q?$D%/A%?#Rll']'Q?#Rll+X0$?#Rll'c@#.?#Y0$.R#/$.?&?#R$ibH$#A#R+i?#R+jgA%R~$fR#V.@#?$R3bC#?%R+i?#g.!S($,kB#R3cA*C#?$D%'A(R'b?(D%#3#?*R'b%kRll'?(D%/A%T0#;?(D%+@&?%R%iR'c@'%Q&Q?&D%#A%Rlly#V?%Rll|#fRll'Vf0$?&R'b@&?'R'cA'R =V0#.Rll'/$.?%?%Rll'c?%Rll'X=@%?''Q?&R'b@&?'R%j@)&Q?&D%#A'Rlly#V'Q?%?%?'?'Rll'c?'Rll'X=A,?%?,Y=?'Rll|#fRll'U=@%.?&R'b@&?)R$cA)0#..Rll'?%R$bA&?&Rll'Z=.3+?(D%#3#;?(D%/R%i@&?$D%+@,?$D%/@-?(D%+@'R#@(?*D%+@)?*D%/@+&Q%Q?&'Q?'D%#A%Rlly#U0$?%Rll']'Q?%Rll+X0%?%Rll'c@%.?%?+]0$?)?%R$ibA%H$#0$?(?-4$#T0$?%?(?,4$#A%R+i?%Rl!u&fR+jgO$#/$.%Q?$H$#R$V0#%Q%Q?+R A!u&Y'Q?)H$ G|*@&/$.R#@&?+R!Cy#X0$.?)?&O$ Lq$.?$H$%@'?)?+R$ib@(R!h!u&@$R#@%R J~&@&&Q%k?%R$f'Q?&T0&?(?)U0&?&R$c/$.?$?&]0%?$?(?)cR$j]0%?)?$R$ib@)?&?$Rkhb.@&?)?'O$#R$@%?'R$b@'?)R%b@)R#@$/#.#.?#?*D%/K%+?#?*E%'L%#?*R3bC#2.?'R'b@'?(R$b@(?&R'c@&/#.#. n$$'k?%?$D%'?$D%#A&R(dbR%iR )bR'35@'?$?&K%'?$?'K%#?'R'Z'Q?$?'R%ibA(D%+@&?(%kR#?%?$D%I?(D%>?'R&dbA)R&db300#;?%?)RGb30T'Q?%?'R-iR L+b?'R&iA&D%!Ml+?&D% Ol+A&c33?&i?%R$?&i37g@&R%/$.?%?'R!R$dR J$b36?&bR$b@&R$.A%K%>?(?&R$bK%+?$?%K%I?#?&K%'?#?'K%#2.#.m&$-k?$Rw.34?$R%37?#D%7@.?#D%3@-R$U@1%Q&Q?&R$Y'Q?%D%#A#?%D%'A/?#?/Y=@2?%R'b@%?&R$c@&R#@*?#@)&Q?)?2U0%%Q?1T'Q?$R2?*?*R2]=30T0$?$R*?*?*R*]=R!R$dR3b36A+?*?+Zb@*/$.%Q?#?)V0#?-?#R$ibA+@*&Q?#?/U'Q?/@#/%.?#?.]0)?(?*H$#A,Z0)?(?+H$#A0Z0)?#R$b@#?*R%b@*?'?,bG##?'?0bG##U0#.?#R$c@#.?$?#?)c37@*.?)?*bA,?.]0&?)?,Y0&?)?.?*c]0&?)R$b@+?-?,R$ibH$#@,?-?)R$ib@)?*R$iA0'Q?-?+R$ib?)?0|-##.?)?,O$#?+@)/#.#..2.#.r($-kB#Rl$cA'C#?'?$?$R'37A-?%3!!%Q?&R~$fT'Q?#}/################}.%:?#?'E%#L%#?#?'D%+K%+?#R#K%7?#Sllll?L%//$.?$R l%34?'R/bRl L$3)?$R#36@,?'D%3@.?'D%7@/%Q&Q?(R~$f?,R~$fX'Q?$R!R$36A)?*bA+?)X0%?+?/Y0%?)'Q?*?.b?(?)|.#.?(R$b@(?+@*/$..?/?*cA('Q?*?.b?,?(|.#.?'R:bA(?$?-3 #?'R!^#b?(?$?'D%'?'D%+?.?/?%3??'D% )A(?'D%?A*]0#?'D%QA%?*]0#?'D% +A)?*]0#?'D%WA,?*]0#?'D%>A+?(R%ibD%#@0?+?%R%ibD%#@%?+?)R%ibD%#@)?+?,R%ibD%#@,?'?'D%+K%_?'?'E%#L&!0?'?'E% ,L%`?'?'D%!.K%d?'?,K% =?'?)K% :?'?%K%i?'?0K%!8R$?-?&R~$fR$U=@)RD@&&Q?)T'Q?#?'Rz#bRD|-##?'R:bR'R'3&?'RCbR'R'3&?'RIbR'R'3&?'R/bR$R$3&/&.?&RJU0$?'R:b?&bD%#A%?*]0$?%R$bA-?(X0$?'Rz#b?$?+?(R%ib?-?(c?.?/3>?)R$c@)?&R'b@&?%@(/#.#.#.?'Rl$bC#.p$$(k?$Rx$34?#Rl L$3)?#D%+@(?#D%'@)R#@#&Q?*@'?#?)b?$%k%Q?#?(V'Q?&0$R#/%.2.?&D%+?#Z'Q#.?&D%'?#bG##R%i.?'bR%i?+bR&d?%35A*N##?#R$b@#?'@+/#.#.!p&$-kB#RQbA&C#?$R Z*34?&}/################}.%CR'R'3@A)R#K%#?&R#K%??&Sllllx#L%:?&S'L%3?&S$L%+?&?)K%'?&R$K%#?&R:b@,?&R/b@-?&RCb@/R$@'&Q%Q%Q%Q%Q?*R&U'Q?&RJbA$R$Rk?'R$cA% 6jR$b?'R$Z=A(R$R'R'3*?&D%M@*?&D%JR$U0$?&D% )@+?-R'R'3&?&?(K%7?&?+K%3?&?*K%/?$?-3!(?,R'R'3&?,?&D% )K%+?,?&E%JL%#R#@(?'?'R#Vc@'&Q?%?(U0&?'?(U0'?&?(?)R'bA$D%#?)D%#c3I?(R$b@(?$@)/#.#.?%?*Z0&?'R%i@+?$R#36@(&Q?(T0'?$R!R$36?.b@.?&D%#?'U'Q?&3!'?&D%'@).?)?+b?.K%#?&?'R$bA'K%+?(R$c@(?+R'b@+/#.#.?&D% )#.?#?&RJ|-##?&RQcC#2.#.?/?*R$bA*R%ib?'R$cK%#/#.#. q'$.kB#R h#cA+C#%Q%Q?$D%+A,T0#?#?$D%'?,R%ibR'cD%#3+?+R/b?$3!(R#@,R%@-?*'Q?*D%>A.?*D%7Y0$?*D%3@-.?+R!`#bRl L$3+?.R$i@/?+D%!.@0?+D%!0@1R#@*&Q?,?/V'Q?1?,?-bH$#A2Z0%?0?2R$ib?*R$bA*O$#?,R%b@,/$..?+R )bA0Rl L$3+?+?.K% ,?+?-K%WR#@-?+R#K%D?+R#K%??+R#K%:?+?+E%!,L%I?+?+D%!0K%M?+R#N#!0?+S#L&!,?$RCb@.?+RIb@1?#D%'@2?#D%+@3?+D%3@4?+D%7@5R#@,&Q?'?,U0%?&?,bG##A*'Q?*R'Y0%?*R'U0%%Q?.?*R%ibD%#?.?*R$cA/R%ibD%#A#R$bU0#?)T0&?(G##T'Q?$?+R:b?%?$?/?,3HA#Rk3I?*R$U'Q?,?+D% +]0(?+D%Q?-b?#R$bO$#.?+R:b?/R&ibA*?#K%'?*R$K%#/$.?)?,Z0&?+R!`#b?%?(?,bG##3!&?#b@#.?#?5]0%?4?#R%ibA#D%#A*?3]0%?2?*R$ib?,O$#?#?#D%#R$bK%#.?,R$b@,?-R%b@-/#.#.#.?1R%R%3&?0R%R%3&?+R/bR'R'3&?+R h#bC#.4#?#?$3-A#T'Q#.?#. Q%$&kB#R3cA(C#Rtr,G##@'Rtr,R#N##%Q%Q?%'Q?'T'Q?&xR#[0%Rlly#@%?&Rsr,D%#A$D%'4$#A'Rlly#V0&?$G# %?$G#D?&h?$G#EcR~$fZ'QR!>ly#@'/'.Rtr,?&N##Rnly#@'/&.?(R+b?'?&Rsr,D%#D%#4'#?(D%+A'Rlly#V'Q?(D%/@%/&.R!>ly#@'?&xR#W0%?$D%+A)R%Y0%?$?)R$bK%+?$?)R$ibA$?&N#0?$R$N#//%.R!>ly#Rlly#?'=@'/$.?&R~$f@'Rlly#@%.?#?%K%'?#?'K%#?(R3bC#.z%$%kR!Ar,G##@'%k%Q%Q?%'QR!Ar,R#N##?'R$fT0$R Br,G##@%R @r,H$#R @r,R#O$#?&R~$f?%?&R+igA&R+ig?&Rtr,G##=A%Rl :f@''Q?'R~~&fRl!T&V'Q?$?&3$R!>ly#/(.R!>ly#?%R~~&fRsr,H$#R-ibRl!T~;cA$?$Rlw&hRlly#cRlt!VkX=/'.?'R~~&fRlw&V'QR!>ly#?%R~~&fA$?$Rlw XkhRlt!VkX=/'.Rsr,?%O$#R @r,R$O$#/%.R!Ar,R#N##R @r,H$#@$R @r,R#O$#R!>ly#Rlly#?$?'g=/%.R Br,?&N##R!Ar,?%N##.Rnly#.@$?#Rlly#K%'?#?$K%#.x'$$kR!Br,G##@'%Q%Q?%'Q%Q%Q%Q%Q%Q%Q%Q%Q?'T'Q?&xR#[0$?&R *bR~$fR!!X0%?&R p$fR h$U0&?&R3bR~$fR(X0'R!>ly#@%/..?&R~$fA%R Cr,G##]'Q?%R!Cr,G##Z0+.Rsr,Slllllllx XkL%#R!>ly#@%?$D%+A'R%Y0-?$?'R$bK%+?$?'R$ibA$?&N#0?$R$N#//-.?&R~$f@%/,.R!Br,R$N##Rsr,?&R #fK%#/*.?&R~$fR h$c11$&&&&&&&&&&&&%&.%Q%Q%Q?&R~$fR p$c1(#%%%$%.R Cr,Rt$N##/$.R!Cr,R B$N##.R!Br,R&N##Rsr,?&R*fK%#/(.R Cr,R J$N##/$.R!Cr,R!I$N##.R!Br,R%N##Rsr,?&R2fK%#/%.R Cr,Rl~%O$#Rtr,Rtr,G##R$bA$N##Rsr,Rsr,D%#R)iA%?&RPfgA&K%#?$R~$f?'V0$R!Cr,R X$N##Rtr,R#O$#Rsr,R#K%#R!>ly#?&?%Rlw&hRlly#cRlt!VkX=@%/%.Rsr,Slllllllx XkL%#R!>ly#Rlly#?'=@%/$.Rnly#@%.?#Rlly#K%'?#?%K%#.!1$$k%Q%Q%Q%QRqr,G##R$c1'#&$&%.Rtr,G##R#V2.R!Ar,G##R @r,H$#R$igR&f2.R!Br,G##T0#Rtr,G##R$b@#.?#. H-$1kB#RQbA)C#%Q%Q%Q?&R']'Q?)R#N# )?)R#N#N?)R#N#M?)R Nr,K%F?)R#K%J?)?&R&cA+?$?$?+Y=A/K%I?&R%c@0?(?$?+ZA4f@1?)RMb@5?'R~$fA6T@2R#@$&QR#@,%Q%Q%Q%QRqr,G##A+R$c1'#&$&%.Rtr,G##R#V@,/%.R!Ar,G##R @r,H$#R$igR&f@,/$.R!Br,G##T0#Rtr,G##R$b@,.%Q?)D%JA-?,gT'Q?)D%I@(?)D%F@'?3'QR$@3?)R?b?'R??(?(R?]=R%?%?$R$ib?$?&Y=?&?$cA*R#?&?*]=?23!$?)R$?'?)D%?A*b?(?*X=A'K%F?)?(?*cA.R#?(?.]=A(K%I?)D%C?$b@$?*R>Z0%.R$@3?)R:b?'?(R%?%?$R$ib?$?&Y=?&?$cA*R#?&?*]=?23!$?)R$?'?)D%:A*b?(?*X=K%F?)?(?*cA'R#?'?(Z=A(K%I?)D%>?$b@$/$.?)D%I@(.%Q%Q%Q%Q%Q%Q%Q?-T'Q?(T0$?)?(R$cK%IR$@'?)?)D%FA*R$bK%F?*G##@*/&.?)?-R$cA'K%J?-R'X0$.R#@'?10$/%.?1?5?'R$ibA*G##A'gR$fT0$?*G#$@*.%k%Q%Q%Q%Q%Q?+R$c1'#$%&'.?)R+b?)RFb?'R$f?*3A?)D%/@+?)D%+/'.?'R$fT0'Rrr,G##R$f0'Rrr,R$N##/*.?)R3b?)RFb?'R$f?*3BRlly#@+?)D%3/%.Rlly#@+?*R~$fA.Rl o&g?.?*xR#W=Rlly#?'R$f=/$.?)?)RFb?'R$f?*3CRlly#@+?)D%#.A'Rlly#X0%?'Rmly#c1&$&'#.?#?$K%+?#?/K%'?#R#K%#?#?4N#//*.#.%Q?'R~~&Z'Q?$?&]0$?%?$R$ib?'O$#?$R$b@$/$.?$?0Y0#?%?$R$ibA(?'R~*fRl!T&gO$%?(?'Rll|*bR-jRlw&gO$#?$R%b@$.?+Rlly#U0$?+R~~&Z'Q?$?&]0%?%?$R$ib?+O$#?$R$b@$/%.?$?0Y0$?%?$R$ibA'?+R~*fRl!T&gO$%?'?+Rll|*bR-jRlw&gO$#?$R%b@$/$.%Q?6T'Q?/?,?-b?(bA%c@&R#@(%Q%QRqr,G##R$c1'#*$*&.Rtr,G##R#V@(/).R!Ar,G##R @r,H$#R$igR&f@(/(.?$?&]0$?%?$R$ibR}~&O$#?$R$b@$/$..R!Br,G##0$/%.?#S#L#(?#S#L%#/%.Rtr,G##R$b@(.?)D%J@'?)D%I@*?#?$K%/?#?&K%'?#R$K%#?#?%?'?(?*bbcK%+.?)RQcC#. J&%'k%!;B#R?cA+C#%Q%Q%Q%Q%QRqr,G##R$c1'$'%&#.?+R+b?$?%?&?'?(3V?+D%/@)?+D%+@*/&.?+R3bRsr,D%#R+b?$?%?&?'?(3W?+D%7@)?+D%3@*/%.?+R:b?$?%?&?'?(3X?+D%>@)?+D%:@*/$.%Q?'?%?%?'Y=A,T0#R#@(?,R+]'Q?$@)?&@*?,R{~~~&fA(@'&Q?*?)} 3##A-}r$A.}/#!s#!s#!s#!s#!s#!s#!s#!s}!,?.?-}/################}!#}p$}!-}.$#?)R+b@)?*R3b@*?'R+cA'0#.?(?,U0$.?,?(c@'?$?(b@)?&?(R$ib@*&Q?*?)F##A$R~$fA&Rl o&g?&?$R#W=O$#?)R$b@)?*R%b@*?'R$cA'0#..?%A)@*.?#?)K%'?#?*K%#?+R?bC#. r$$'k?#H$#@$?#R#O$#?#D%+@%%Q%Q%Q?$'Q?#H$%@$/$.?%T'QRlly#2.?#?%R$cA%K%+?#?#D%'A$R%bK%'?$H$#A$Rlw XkhR~ B!VkY0%?$R~ T&Y0$.?%T'Q?#G#/0$?#?$O$%?#R$O$#Rlly#2.?#D%'A&H$#A'Rl{&fRl!T&V0#?#?%R$cK%+?#?&R%bK%'Rlly#?$R-i?'bRl!T~;cA#?#Rlw&hRlly#cRlt!VkX=2.R}~&@$.?$.r$$$kB#R3cA%C#%Q%Q?$Rlly#V'Q?$Rl$X0$?%R'b?$Rsr,D%#D%#4##?#%k?%D%''Q?#?%E%+L%'R$/$.?#?$K%'R%.K%#/%.?#R#K%#/$.?#R$K%#?#?$!OSllll3oL%'.?%R3bC#. >$$kB#R3cA%C#%Q%Q?$Rlly#V'Q?$Rl$X0$?%R'b?$3!+?#%k?%D%''Q?#?%E%+L%'R$/$.?#?$K%'R%.K%#/%.?#R#K%#/$.?#R$K%#?#?$!OSllll3oL%'.?%R3bC#.!H%$(kB#R3cA&C#?&Rw hxm&K#.?&Rw hxm&K%+R)@%&Q?%RkU'QR#@%&Q%Q?&R+b?%bG##RIV'Q?%@'/$.R*@'?%R$bA%R*V0$..?#D%#@%R#@$&Q?%Rll3X'Q?#?%R$bA(K%#?%Rvr8b?)G#!`l+N##?(@%.R$@)?$R$fR$@$T0#.?#R)?'?'R)]=A$?&R+bb?$R*h3N?#D%#A$Rll3X'Q?#?$R$bK%#?$Rvr8bRON##.?&R3bC#(?&R+b?%bA'?'G##?$?$R-eA$R-dcbN##?%R$c@%/$... D,%,k% >B#R!`#cA(C#%Q%kRtr,D%#@*Rtr,R#O$#?(?'N#I?(?%K%F?(?$K%D?(?*K%C?(R#K%J?(Rlly#K%??(Sllylllx+L%:?(R#K%M?(RCb@-Rsr,D%#@.Rqr,D%#@,?&R~$f@/R#@&R#@*&Q%Q%Q%k%Q%Q%Q?&T'Q?(H$CA0'Q?(D%M@&?(D%F@$/&.?(D%F@*?(D%MA&R}~2Y'Q?*@$/%.?&Rvr8b@$R}~2?&c@)?(D%D@+?(%k%Q%Q%Q?,R$c1%$%#.?(?+?*?$?)3G?(D%#@)?(D%'/%.?(R+b?.D%'?+?*?$?)39?(D%+@)?(D%//$.?(R3b?+?*?$?)3 &?(D%3@)?(D%7.?&bA&K%M?(?*?)cA$R#?$?*Z=A$K%F?(R%?+?)R$ib?)?*Y=K%D/$.?(?&R$cA$K%J?&R']'QRlly#@&?'T0)/(.?(R:b?$R%ibD%#/&.?$0#R#@$/$.Rll3?&cR2Y0#R#/(.?%?$?0bc@*?-3D.@&?'0#?&Rlly#U0$.%Q%Q%Q%Q?(% >%Q%Q%Q%Q%Q?,R$c1%#$%.?(R )b?&3E/%.?&Rlly#U0+?&Rl$X0%?&Rl~~#fRl!o&V0)?&R~$f!OSllll3o/&.?(R )b?&3 %.%Q?(D% )R$c1&#')*.?(E%Q@1/%.?&!OSllll3o.A1L%Q.?(?1L&W?1S?qA2!,0%?(D%M@&%QR'?2u?2S'!1=A+R&fA)T'Q?(R![#b@$/$.?(R![#b@$&Q?&Rll3X'Q?&Rvr8b?$G##N##?&R$b@&.?$R$b@$?)R$cA)0#..?1Sllllx#!1'Q?(R![#b?+g@)&Q?&Rll3X'Q?&Rvr8b?$G##N##?&R$b@&.?&Rll3X'Q?&Rvr8b?$G#$N##?&R$b@&.?&Rll3X'Q?&Rvr8b?$G#%N##?&R$b@&.?&Rll3X'Q?&Rvr8b?$G#&N##?&R$b@&.?$R'bA$?)V0#..?(?&K%M?(D%J@&/'.?(D%Q@&.%Q%Q%Q?/R$c1%$%#.?#?(D%MK%/?#?*K%'?#?&K%#?#?%?(D%FcK%+/).?(?(D%MA$Rll3X'k?$Rvr8bRPN##?$R$b(?$.K%M?(D%J@&/&.?(RMb?&3!%.?(D%J@&/$..R$.@$Rtr,?(D%CK%#?#?$N#/?#?(D%MK%+?#Rlly#K%#?#?%?(D%FcK%'.?(R!`#bC#.!^&$*k?$@+?%@,&Q%Q?'?(U0#?%?-Z0#?&?(b@*?'?(c@.R%?$%k?+H$#A)Rl$]'Q?.R$U0%?)R~2Z'Q?*?)RPfRl$gN#$?*?)R)jRx$gN##?(R%b@(?-R$b/%.?.R%Z0%?)RlQcR~~&fR~!o&Z'Q?*?)RPfRl$gN#%?*?)R/jR h$gN##?*?)R)jRPfRl$gN#$?(R&b@(?-R$b/%.?.R&U0%?,R$U0%?)R~ T&Y0%?+H$%A+Rl{&fRl!T&V0%?*?+RPfRl$gN#&?*?)R~*fR-iA,Rll'bA)R5jR p$gN##?*?,?+Rx*fgR)jRPfRl$gN#%?*?)R/jRPfRl$gN#$?(R'b@(?-R%b/$.%k%Q?,R$U0#?+H$%Rl$X0#?*?)N##R$/$.?+?,?*?.3:.A+?(b@(?+?-b.A-R$ib?%?-X=@+?%?-cA,R#?%?,]=@,?'?(]0$..?#?(K%'?#?-K%#.!4$$k%Q?'?%?%?'Y=A%T0#&Q?$H$#A'Rl$]?'Rl~&fRl!o&Vf0$?&?(b?'N##?$R%b@$?%?(R$bA(V0#.?%@(.?#?(K%'?#?(K%#. D*$8kB#RIcA+C#?%?&R%ibA(@5?(D%C@)R#@(&Q?(RDV'Q?+R+b?(bS#L%#?(R+b@(/$..%Q%Q?'?#D%?]0#R#R3R#?#D%>?'R$ibH$#A'=?&=@0?&R(dR!S*b@6?#?&R&ib@3?'R$c@7?%D%3@1?%D%7@2?#D%D@8?#D%F@9?#D%I@  ?#D%J@:R#@(%Q&Q?+R+b?*R&ib@4%Q&Q?! 0$?(?0Y0$?(?0]@! ?(?(?0Xb@-%Q?(T'Q?&R&U0)?)@'?3D%#'Q?3D%'@'.?'?2]0)?1?'R%ibD%#@,/$.?(R$f@'?(R$j@#?-@(?7R#?#?'bc?#?'=bA#?:]0$?9?  ?#R$ibH$#A#Z0(?8?#R$ibH$#A#T0$?#R$cA'?2]0(?1?'R%ibD%#A,T0$?+R+b@#?.@(&Q?(T0$?(R+c@(?#D%#@/?#R+b@#?'?/V0#.?-@(/$..?$?*?6b300'?4?,K%'?4?'K%#?.R+b@.R(@,?-@(?*R$bA*R(V0$/%..?*@,.?,R&i@#?+R+b@(&Q?#'Q?%?(D%#R#?(D%'c3I?#R+c@#?(R+b@(/$..?%D%>@/?%D%?@#R#@'&Q?)T'Q?&R&U0%?5D%D@(R#@)&Q?(T'Q?'?)U0'?)?'cA*?$D%7A&Y0'?'?*R$cA(?$D%:?&?*eeA&?&?(Y=A-b@)?#@(R#@'&Q?(R%]'Q?'?(R$jA(bA.?#]0)?)R#?/?.R%ibD%#A&?&?)YA&=c@)?'?.?&=@'/$..?'?2]0'?$?-?)c?1?'R%ibD%#?*32?,R&i@#?+R+b@(&Q?#T0)?%?(D%#?(D%'3I?#R+c@#?(R+b@(/#.#.?#?(Z0&?/?(R%ibD%#?)b@)?(R$c?(f@(/#.#.?#?)Z0$?/?)R%ibD%#?'b@'?)R$c?)f@)/#.#.#.?+RIbC#?'. 8$%k%Q?#D%7?$Y'Q?#D%3?$R%ibA&?&D%#?%bK%#?$R$b@$?#D%>@&?#D%?@#&Q?#?$Z0%?&?$R%ibA'?'D%#?%bK%#?$R#?$cf?$b@$/#.#.#..!N$$$k%Q?#G#+?%R~$fU'QR#@%?$?#D%'A&Ro*b30T0$?$?&R!H*b30T'Q?$R H'36R$b@%/%.?$R!`(36Rkh@%/$.?$R l%36@$?#?%N#+?#R#K%'?#?$K%#?$2.?#?#D%#?%bA$K%#?#?&R(!8R(dR%?%?%R%[=R%bR#?%R >[=bK%'?$. *$$kB#R3cA$C#?$R+b?#?#D%#R$R%Rl'3(?$D%+Rmlll :V'Q?$D%/#.?$R3bC#.!)$$kB#R3cA$C#?$R+b?#?#D%#R$R'R'3(?$D%+Rmlll :V'Q?$D%/#.?$R3bC#.!)$$kB#R3cA$C#?$R+b?#?#D%#R$R'R/3(?$D%+Rmlll :V'Q?$D%/#.?$R3bC#.!)$$kB#R3cA$C#?$R+b?#?#D%#R$R$R$3(?$D%+Rmlll :V'Q?$D%/#.?$R3bC#.!L$%%k$ >R$@)R'@(%Q?'!O?%!O >A*S?qS#!-'QR#@%/$.?*uA%Rllll :?&cY'QR#@%/$.%Q%Q%k?$D%#A('Q?$D%'?'?(d?&?%3//$.?%T'Q?&@(/%.?&?%3-.A(0#?#?&K%'/$.?#?(K%'R#@).R+@(.?#?(b?%K%#?#?)K%#.!J$$&kB#R3cA%C#?%?$R~$fA$G# n ?,N#,?%?$G# D!?,N#+%Q?%G#+R$cR~$fA$R.Y'QR%@&/$.?$G#{!?,@&?$G#!V!?,@'?$R%iD%![!?,@$.?#R X$N#.?#Rll%O#,?#?'N#+?#?$K%'?#R#O$%?#R#N#$?#?&N##?%R3bC#. C$$$kB#R3cA%C#?%?$R~$fA$G# n ?,N#,?%?$G# D!?,N#+R#@$%Q%Q%Q%Q%Q%Q?%G#+R$c1/'######$%%%&#.?#R&K%#/'.R$@$/%.?#R&K%#/%.R%@$.?#R#O$+?#R jm,K%'?#?$K%#.?%R3bC#.o$$'kB#R3cA%C#?$D%'@(?%R'b?$D%+A$R#R'R'3*?%D%+@&?%D%'R$V'Q?%D%/@'?#R#K%+?#?'K%'?#?&K%#?$'Q?$R%iA&'Q?'?(?&|-##.?#?$K%+.?%R3bC#2.?%D%/#. V%$$k%Q?%T0#?#D%#A&Rll3X'Q?&Rvr8b?$G##N##?#?&R$bA&K%#.?%R$U0#?&Rll3X'Q?&Rvr8b?$G#$N##?#?&R$bA&K%#.?%R%U0#?&Rll3X'Q?&Rvr8b?$G#%N##?#?&R$bA&K%#.?%R&U0#?&Rll3X'Q?&Rvr8b?$G#&N##?#?&R$bA&K%#.?%R'U0#?&Rll3X'Q?&Rvr8b?$G#'N##?#?&R$bA&K%#.?%R(U0#?&Rll3X'Q?&Rvr8b?$G#(N##?#?&R$bA&K%#.?%R)U0#?&Rll3]0#?&Rvr8b?$G#)N##?#?&R$bK%#.. _&$6k%Q?&R'jA'?$R'jA*?'?*X=A'T0#?'R'i@*?%@'&Q?#?)bA(G#2A+?(G#1A,?(G#0A-?(G#/A.?(G#.A/?(G#-A0?(G#,A1?(G#+A2?(G#*A3?(G#)A4?(G#(A5?(G#'A6?(G#&A7?(G#%A8?(G#$A9?(G##A(gggggggggggggggxR#W0$?'?+O$!!?'?,O$>?'?-O$;?'?.O$:?'?/O$9?'?0O$7?'?1O$5?'?2O$3?'?3O$1?'?4O$/?'?5O$-?'?6O$+?'?7O$)?'?8O$'?'?9O$%?'?(O$#?'R?b@'?*?)R3bA)V0#.?*@).%Q?&?)cA'R#?&?']=A'?$?)cA*R#?$?*]=A*?'?*X=A*T0#R$?#?)b?$?)X=@'R%?%?)R$ib?&?)X=@%?)?*b&Q?'F##A$R#W0$?%?$O$#?%R%b@%?'R$b@'?)R$b@)?*R$cA*0#.@).?). /$%kB#R3cA$C#RD@%%Q?#R!$Y0#?$?#G#ll+A#G# n ?,N#,?$?#G# D!?,N#+R$?$G#+iR}$f0#?#@%.?$R3bC#?%.L$%kB#R3cA%C#?$xR#['Q?%R+b?#?$3 *?%D%+Rlly#U@&.?%R3bC#?&.f#%kRlly#?%R!X#cR~$fA%R W$Y0#;R!`p,R!^p,D%#3#;Rlly#?$R~#bR~$fR!W$d?%bA$Rzp,D%#]0#;R!bp,D%#?$R%ibD%#.@$?#Rlly#K%'?#?$K%#.C#?#?#R!W$eA#R!W$dcR+i?#R~#cR~$fgRl!>$b.I#?#?$3! A$R$f'k?#?$Rl!u~*fR+j!OSllll?oL%'R$(R#.K%#.W$&kB#R!`#cA$C#?$RJbA%R| X+R!j!X#31?$R/bA&?%R#R$3 !?%R%R'3&?#?&3S?&3%?$R!`#bC#. K*%2k$ >B#R h$cA%C#?%R7bA&R I!@+R gJ31?%RIbA(?&?$R%3 !?%Rt$b?(?&3 +?%?%D% F$K%_?%?%E%t$L&!0?%?%D%!R$K%l$?%?%E% O$A4L& :?%?%}#% H$}.&!6?%Ro$b?&3!*?&R LI34?4u@0R#@&&Q?&R7V'Q?%Ry$b?&bR$K%#?&R'b@&/$..?%R#K%!M$?%S#L& J$?%}/################}.&t$?%?%}#%y$}.% O$?%?%D%!b$K%!V$?%R#K%x$?%R#K%!^$?%Sllllx#L%y$?%D%q$A.?%D%s$R/db@1?%D%o$@2R'@,R#@&?.@)&Q?)?1V'Q?)D%+@-?)D%'@$%k?&?)D%#A*]'Q?*/$.?&@(?*?&cA+?%D%y$?&cY'Q?%Ry$b?&?+R'3'?%D%![$@,?%D%!^$@(.?,?(R%ib@'?+R%]'Q?&Rkh?*b@&&Q?'Rlly#K%#?'R'b@'?&R$cA&0#.?(?+bR$c@(.?'Rlly#K%#?(R$b.@&?)R/b@)?&R%i@(?%R l#b?-R%ib@*?%D%!2@+?%D%_@/?-R*X@3&Q?%?&K%!^$?$T0%%Q%Q%Q?-T'Q?%R+b?%Rt$b?%R7b3=?%D%/@'%Q%Q%Q%Q?%D%+1'*$&#%.?'Rll+b@'/).?'?0bA'?/X0'#.?&?'Z0%?%D%![$?'R%ibD%#A'R#?'Rlly#V=@'/'.?'Rl l#b@'/&.?3T0#?*?*D%#A'R$bK%#?'?/]0#?+?'R$ibH$#@'/%.#.?+?'R$ibH$#@'.?%D%y$?&U'Q?%Ry$b3!'.?%D%![$A,?(bRlly#?'?'Rlw&hRlly#cRlt!VkX=K%#?$R$c@$?(R'b@(?&R$b@&/#.#..?%?.K% f$?%?2K%z$?%Rz$bR'R/3&?#?%D%!^$K%+?#?%E%y$L%#?%Rz#bR%R%3&?%RIb3%?%R7bR%R'3&?%R h$bC#.!X%$-kB#RIcA%C#?$Rv e#34?%R#K%??%S#L&:?%}/################}.&+?%R#K%F?%Sllllx#L%CR'@+R+@)?$R#36@,%Q&Q?*?,V'Q?$?'R!R$dR!R$b36@(?$?'R)dRl e#bR)35A'R)Y0%?%R+b?'R%ibA&?$?'R&iR*R??&D%# 6cA&?&R*]=gR!R$dR J.b36A&K%#?&?(?-bA.b@-?%D%C?*U'Q?%RCb3J?%D%D@+.?)?+bA(?'K%#?(R'c?&K%#?(R+c?.K%#?%?*R$bA*K%F?)R/b@)/$..?#?%D%FK%+?#?%E%CL%#?%RIbC#2.#.!f($1kB#R?cA(C#?(R#K%>?(Sllll3L%7%Q%Q%Q?%R%37R$V0#?%R h$34R$@)&Q?&R L d#U0$R#@+R#@*?&R!^']'Q?&?)bR!^'cG##@*.%Q?&R~~&fR>!8A,T'Q?*@'/$.?)?&?,cA-bG##@'?,R(X0#?-R'bA+?&]0&?)?+bG##@+.?%?*R$i?,R%ig?'gR$i?+g30@'?(D%7?&U'Q?(R7b3 (?(D%:@).?&?)b?'N##?(?&R$bA&K%>/#.#.?(?(D%>A*K%3?(?(E%7L&+?(R7b?*?$D%+A/b3+?$D%7A,?(D%>A+?+?,Y=@&?$D%3@'?(D%:A-@)&Q?&'Q?)?'H$#Rl H$bO$#?&R$c@&?'R%b@'?)R%b@)/$..?$D%'A&?/b@)?$D%?@0?$D%>@1?$D%:@2Rl H$@'?,@%&Q?&?)V'Q?'A$R$b@'?&G##?&R$b@&0$?%?+]0%?-?%R$ib?$O$#?%R$b@%/$..?(D%/A&?*b@.R#@$Rlz%@*?&@'&Q?'?.U'QRlz%@'&Q?&?.U0'?'A*R$b@'?&G##?&R$b@&0#?%?+]0&?-?%R$ib?*O$#?%R$b@%/#.#.?*A)R$b@*?'G##?'R$b@'?%@$T0#?%?+]0$?-?%R$ib?)O$#?%R$bA$@%/#.#.#.?#?(D%>K%+?#?(E%7L%#?#?$K%C?#?/K%??#?,K%>?#?0K%:?#?1K%7?#?2K%3?#R#K%/?(R+bR$R$3&?(R?bC#. '#R pp,R np,D%#3#;R nm,R rp,D%#?#R~$fA#R,ibR{p,D%#?#Z=. r'$3kB#Rw'cA$C#?$R!al+R!^-31?$R j334?$R#K%C?$Sllll?L%>?$R!M'b@,R%@'&Q%k%Q?+R>V'QR nm,?+T0%;?%?$?+37A&Y0$#.?#?$D%CK%+?#?$E%>L%#?$R%R'3&?$Rw'bC#2.?'?&R,ib.@%?+R$b@+?$RDbA&?%Rl'|-##R#@%Rl$@)R#@'R#@-R#@(R#@*&Q%Q?(@.%Q?'R$f'Q?&?,V0$/%.?&?,U0$?)R$b@'?%?)b@%?&?)R$ib&Q?'R$cA''Q?,?&R%bA&V0$/&..@&.?&T0#?%R$b?&R%b@0?&H$#@(R#@)?$R#O$ P'?$?%O$ O'?$?-R$bO$v'?$?(O$!M'?.R(d?*bR%i@1R#@*?&%k%Q%Q&Q?*A(R$b@*?$R!M'bA%@'?(R$i?%bA&H$#@2?)@%%Q%Q&Q?%'Q?%R%c@%?'H$#@3?'R%b@'?2?3V0$/%..?$?(?1b300$.?)R%b@)R'@(?*R'V0$/%..?(R'X0$.?$R j#R.33R(i?$R?37g/$.?&H$#.A%O$#?%?-?%R~~&f=@-R#@)R$@'@%?0@&?.@*/$..?$D%CA%?$D%>U'Q?$R>b3 '.?$D%?A'?%R,ib?$RDbRl'|-##?$?%R$bA%K%C/#.#.!l)$+k&Q%Q?%?/U'Q?%@//$.?%?/c@,%Q%Q?$?/bA)F##A-R#W'Q?,R$U0&?-R *bR~$fR!!]0$?)F#$A+R Xk!+0$R%@)?'?*Z0%?&?*R$ib?+RPf?-R #fR)igO$#?*R$b@*/%.%Q%Q?'?*X'QR%@+R#@./$.?'?*c@.?&?*R$ib@+?,R%X0#?.T0#?)F#$R#[0#?+?-O$#R$@)/$.?)?,?+?.3OA)T0&.?)?*b@*/$.?,R%Z0$?-R~$f@.%Q?-R!8fR_V0#?)F#%A0R Xk!+0#?)F#$@+%Q%Q%Q%Q?.R h$c11$############%#.?+RQ[0&/%.?+R_fR JkV0%/$.?+R!Ik!+0$.R&@)?'?*Z0$?&?*R$ib?0RPf?+RPfR)i?-R/iggO$#?*R$b@*/$.?,R&U0$%Q?-R3bR~$fR(]0#?)F#%A+R Xk!+0#?)F#&A0R Xk!+0#?)F#$@,%Q%Q%Q%Q?.R p$c1($###%#.?,RQ[0&/%.?,R p#bR~$fRI]0%/$.?,R Bk!+0$.R'@)?'?*X0$?'?*cR%X0$?&?*R$ib?+RPfR)iA+?-R*fR5ig?,RPfR/igRll|*bR-jR~ `#f?+?0RPfgR3igRlwn h!=gK$#?*R%b@*/$.?(0$?'?*Y'Q?&?*R$ibR}~&O$#?*R$b@*.?-R_X'QR$@)/$.?-R 9]'QR$@)/$.?)F#%?)F#$@)%Q%Q%Q%Q%Q%Q%Q?.R h$c18$############%##&###'#.?)RQW0(R$@)/).?)R_fR JkU0&R$@)/(.?)R JkW0%R$@)/'.?)R p#bR~$fRIX0%R$@)/&.?)RtkW0$R$@)/%.R%@)/$.R%@)?-R!8X0#RQ[0#R&@).?%?)?/bA/]0$..?#?*K%'?#?/K%#. r'%4k$!;B#R3cA-C#%Q?&T0#?)R$h@8Rx#@5&Q?-R+b?$?%?0bA9?&?0cA7R%?'?.R$ib?(?.X=A1?(?.cA*R#?(?*]=A6?53 ,?7@*%Q?-D%+A3'Q?-D%/A4?6?4?6X=A/T0$R#@,R#@+%Q?/R+XA  T'Q?1@+?/R{~~~&fA,@*}/################@:&Q?:?+}#$#}/################}G}!,@:?+R3b@+?*R+cA*0#.?:R2}!@$R2}s$} .@+?,?/U0$.?/?,c@2?1?,R$ib@*&Q?+?*H$#Tg@+?*R%b@*?2R$cA20#..%Q?+?8gR$f0#R#@,R#@+?  T'Q}/################@:?1@+?/R{~~~&fA,@*&Q?:?+}#$#}/}~}~}~}~}~}~}~}~}G}!,@:?+R3b@+?*R+cA*0#.?:R2}!@$R2}s$} .@+?,?/U0$.?/?,c@2?1?,R$ib@*&Q?+?*H$#R}~&Ug@+?*R%b@*?2R$cA20#..?3@*?+R$fT0$.?-?$?9?7?1?6?*?)3Y?-D%'@4?-D%#A3?*]0#?.?4b@.?0?3b@0/%.Rl+?5R$iA*?*Rl+]=@5?.?4b@.?0?3bA0?&X0#..?#?.K%'?#?0K%#?-R3bC#.!g(&/k'!;$ >R @r,E$#Sllllllx#n@9&QR%?&?+R$iA/b?'?+X=@-?'?+cA)R#?'?)]=@0R$?$?/b?%?/X=@.%Q?%?/cA)R#?%?)]=A,Rx#X0#?0R?X0#?-?.}###A5?5?5}0$#&%('*),+.-0/21?9!,A)=A6}.$#?-?.}##3A5?5?5}0$#&%('*),+.-0/21?)=A7}.$3?-?.}##?A5?5?5}0$#&%('*),+.-0/21?)=A8}.$??-?.}##IA5?5?5}0$#&%('*),+.-0/21?)=A5}.$I?6}/#{#{#{#{#{#{#{#{}[}/#z#z#z#z#z#z#z#z}G?7}/#{#{#{#{#{#{#{#{}[}/#z#z#z#z#z#z#z#z}G}!,?8}/#{#{#{#{#{#{#{#{}[}/#z#z#z#z#z#z#z#z}G}!,?5}/#{#{#{#{#{#{#{#{}[}/#z#z#z#z#z#z#z#z}G}!,} .0#?+R?b@+/$.?,R$j@,R#@)%Q%Q&Q?)?0Y0$%Q?)?,]0#?)?0U0#?-?)R$iA*bA3R$?*?.b?)?,Y=A1H##A*?*R+i?*R+jg?9!,A4=A2O$#R$@*%Q?2Rl{&fA2Rl!T&V'Q?2Rlw&V0$?,?)cA*R#?*?,Z=R$U0%?0?)cR$U0%?3?1H#%A*?*R+i?*R+jg?4=A1O$%R%@*?1Rl{&fRl!T&U0$.?(0$?3R}~&O$#R$@*.?)?*bA)R?X0$/%..?)T0$.?)?+b@+/$..?#?+K%'?#?/K%#. P$$$ >?#R$K%#?#%k?$Rl3]'Q?$Rll']'QSllllx#@%?$R'jRl!u#f?$R:iRlll{&f?$R-iRll|$f?$R5jgggR pm!>o :g/%.SllllI@%?$R3iRll|$f?$R%iRl!u#f?$R/jggR hm!>'g/$.Sllll?@%?$R+iRl!u#f?$R)jgRxm%g.!O?%oL%'.!Y%$,k?$3,@3%Q?)T0#&Q?&?.U0$?(?+X0$?(?+U'Q?(@+/%.?&?.c@,?'?+R$ib@/%k?%?.bA-G##A0xA1R#W'QR#@2%k?,R$V'Q?-G#$@2.?3?2R,ib?0R$ibH$#A-TA0?,R$VfT'Q?00(R%R$?$G#A?$G#??1h?$G#@cR~$fY=/$.?1?2?$D%34(#T0'R}~&@-R$.@,?*R#?-R}~&U=0&?/?-O$#?+R$b/$.%Q?,R$U0#?-F#$R#[0#?/?1O$#R$@,?+R$b/$.?-?,?/?(?+c3OA,?+b.@+?,?.bA.?)]0$?&?.]0#..?#?+K%'?#?.K%#. S/&*k& >*!;?$3,@+%Q?)T0#&Q?&?/cR Y#X0$?(?0X0$?(?0cR![#X0$?'?0R$ib@*?%?/bA-}##I@9?-}##?@  ?-}##3@4%k%k%Q?-}###A5?$H$??$G#AA.R3igA,}2A6} -?,R+j}2A7}f?.}2A8} $}`A,0#?*?-}%##}.$#?*?-}%#+}.$3?*?-}%#3}.$??*?-}%#:}.$I?*?-}%#?}.$Q?*?-}%#D}.$!,?*?-}%#I}.$_?*?-}%#M}.$!8?5R*}d}`!O?4R*}d}`R3i!O?  R*}d}`?9R*}d}`R3ig!OS?!?oo ;A2S3!.0#?2uA./$.?,!O?4?6} -?7}f?8} $}`R3i!O?  ?6} -?7}f?8} $}`?9?6} -?7}f?8} $}`R3ig!OS?!?ooA3S cv cv cv cv c#nA1?3S$!?Sk ?n?3 =A2?3nA3Sv cv cv cv cvkn?1?2Sk ?noA2S cv cv cv cv c#!-'QR p >@,?2S$!?Sk ?A2@1&Q?,'Q?*?,bA.?+?-?1 ;ubH##R$ibH$#O$t$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ C$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ D$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ E$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ F$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ G$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ H$?.?+?-?1S$!=?1nA1 ;ubH##R$ibH$#O$ I$?,R3b@,?1S$!=?1nA1S#!-0$..?/?3SPqubRQc@/?0?2!;ub/%.?*?+?5} !#A2uA,R~~&fR$ibH$#O$#?*?+?,R2jR!u~*fbH$#O$%?*?+?5}=$R~~&fR$ibH$#O$'?*?+?2SIquR$ibH$#O$)?*?+?5} !$A2uA,R~~&fR$ibH$#O$+?*?+?,R2jR!u~*fbH$#O$-?*?+?5}=&R~~&fR$ibH$#O$/?*?+?2SIquR$ibH$#O$1?*?+?4} !#A2uA,R~~&fR$ibH$#O$3?*?+?,R2jR!u~*fbH$#O$5?*?+?4}=$R~~&fR$ibH$#O$7?*?+?2SIquR$ibH$#O$9?*?+?4} !$A2uA,R~~&fR$ibH$#O$:?*?+?,R2jR!u~*fbH$#O$;?*?+?4}=&R~~&fR$ibH$#O$>?*?+?2SIquR$ibH$#O$!!?*?+?-E#?A2uA,R~~&fR$ibH$#O$??*?+?,R2jR!u~*fbH$#O$A?*?+?2S?quR~~&fR$ibH$#O$C?*?+?2SIquR$ibH$#O$ $?*?+?-E#DA3uA,R~~&fR$ibH$#O$D?*?+?,R2jR!u~*fbH$#O$ %?*?+?3SIquR$ibH$#O$ &?*?+?-E#IA2uA,R~~&fR$ibH$#O$I?*?+?,R2jR!u~*fbH$#O$ '?*?+?3S?quR~~&fR$ibH$#O$F?*?+?2S?quR~~&fR$ibH$#O$J?*?+?2SIquR$ibH$#O$K?*?+?-E#MA2uA,R~~&fR$ibH$#O$M?*?+?,R2jR!u~*fbH$#O$N?*?+?2S?quR~~&fR$ibH$#O$ )?*?+?2SIquR$ibH$#O$ *R?@.Rx#.?/b@/?.?0b.@0?)?/Z0$?&?/]0#..?#?0K%'?#?/K%#.*#Rlly#.'#R$.%#.)#?#3R.!r$$(kB#R3cA&C#R hp,R fp,D%#3#;R jp,D%#@'?&R'bR lp,D%#A%R#R%Rl'3*?&D%+@(?&D%'R$V'Q?&D%/@$?#R#K%+?#?$K%'?#?(K%#?%'Q?%R,iA('Q?$?'?(|-##.?#?%K%+.?$?%R,ib@'R#@#&Q%Q?#R#?#?$V=T'Q?$?'V'Q?$R'b@#?$R%b@%?$Rl'b@$/%.?&R3bC#2.?#A%R%b@#.?%H$#0#?%R}~&O$#/#.#.?&D%/#.!B$$&kB#R3cA%C#?%R'b?#3)%Q?%D%'A$?%D%/A#Z'Q?%D%+@#/$.?%D%+@&?#T'QR$@#R3?$?$R3Z=R$c 6A$R$U0$?&R??$cR%iA$D%|p,K%#?$?&K%|p,/$.?&?$R$?#3/A#0##.?%R3bC#?#.)#Rll'.!,$%kB#R3cA$C#%Q?#3 )R~$fA#RDU0#?$?#G# n ?,N#,?$?#G# D!?,N#+?$G#+0#?$G#,3T@%.?$R3bC#?%.,#R Hr,D%#.)#Ror,.'#R3. ^$$%kB#R3cA'C#R!=@(Ror,D%#R$U'Q?'Rll'?#?#Rll']=R%?$R$iRvr0b?$Rll?Y=Rll??$cA#R#?#Rll?Z=?%T?&R#V3 $?'D%+@(?'D%'@$%Q?'D%#R$U'Q?'D%/@#3!#R Lr,?(K%#R Jr,?$K%#R Fr,?#K%#?$?(bb@$Rk@(/$.R!Mr,?'G#/N##.R Dr,?$K%#.?'R3bC#?(. Z$$%kB#R3cA'C#R!=@(Ror,D%#R%U'Q?'?#R$iRvr0bR%?$Rml'X?#?$ZfA(=?$?#cR#?(=R$R%?%R%U=R#?%=?&R#V3F?'D%+@#?'D%'@$%k?'D%#A%Rlly#V'QR Hr,?%K%#R Jr,?$K%#R Fr,?'D%/K%#?#@$R >/$.R!Mr,?'G#/N##?#.@(R Dr,?$K%#.?'R3bC#?(.,#R!Mr,G##.)#R Nr,.,#R Lr,D%#. -$$kB#R3cA$C#Ror,?#3 )R~$fA#RDV'k?$R'b?#3LR$(R#.K%#Rqr,?$E%'L%#Rtr,?$D%/K%#?$R3bC#.j$$kB#R?cA$C#Ror,%k%Q?#3 )R~$fA#RDV'Q?$R'b?#3M?$D%'R&V0$.R#/$.?$?$D%/K%:?$?$E%'L&3R%.K%#Rqr,?$E&3L%#Rtr,?$D%:K%#?$R?bC#.)#Rvr8.,#R Dr,D%#.,#R Jr,D%#.)#Rvr0.)#Rll?.,#R Fr,D%#.";
