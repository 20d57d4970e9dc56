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
function requireString(value, context) {
  if (typeof value === "string") return value;
  throw new TypeError(
    `${context}: The provided value is not a string. Decode bytes first, and convert other values with String().`
  );
}
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
  #position;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] how many bytes of the stream came before the first chunk
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.#position = position;
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
    const end2 = host.completeLength(chunk);
    this.#bomSeen ||= end2 > 0;
    const whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) string = join(string, this.#decodeBlocks(whole, true));
    else {
      string = join(string, decoded);
      this.#position += end2 - start;
    }
    return end2 < length ? join(string, this.#decodeBlocks(partOf(chunk, end2), endOfQueue)) : string;
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
  /** The length of all together. */
  get length() {
    return this.#length;
  }
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
  const text = requireString(string, ENCODE);
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
   * @param {string} [string] may be left out, to end the text
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more follows in later calls
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {TypeError} for anything but a string
   * @throws {UnmappableError} with an `index` from the start of the stream; a call with `stream` has then had no effect
   */
  encode(string = void 0, options = void 0) {
    const common = this.#common;
    const context = "Failed to execute 'encode' on 'LegacyTextEncoder'";
    const text = arguments.length === 0 ? "" : requireString(string, context);
    const { stream } = toDictionary(options, { stream: Boolean }, context);
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
    this.#stream = newEncoderTransform("TextEncoderStream", new EncoderCommon(UTF_8, "fatal"), toDOMString);
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
function newEncoderTransform(name, common, convert) {
  const context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => push(common.encode(convert(chunk, context), false)),
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
    this.#stream = newEncoderTransform("LegacyTextEncoderStream", common, requireString);
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
function decode2(bytes2, fallbackLabel = "utf-8", options = void 0) {
  const context = "Failed to execute 'decode'";
  const source = toBufferSource(bytes2, context);
  const fallback = toEncoding(toDOMString(fallbackLabel), context);
  const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
  const input = bytesOf(source);
  const bom = findBOM(input);
  const start = bom && !ignoreBOM ? bom.bytes.length : 0;
  const common = new TextDecoderCommon(bom?.encoding ?? fallback, fatal, true, start);
  return withTypeErrors(context, () => common.decode(partOf(input, start), true));
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
const CODE = "ffffffd1f13b1dd87eba000013c5e50ab931100008401000110000100000001b#!4g 8$###$_1^%kk#^$k$k^$k#^#$k^&kkk#^%kk$k^)kkkkkk#^'kkkk#^(kkkkk#^'kkkk$k^&kkk$k^+kkkkkkkk#^*kkkkkkk#^(kkkkk$k& 6`(#))***%'*)#+#$(',('*-#-((()#,$#')**'.(&$###+++0'-%%%%+###',$('$#%##'$%)/)#./$$%%%$&$&&&,,&&&%%&&&&&&'($ 9$..(&$#7);&k$Sll+.k#Svr _#.k#Swr _#.*|$9) 8` 8!8f ;%#(!4cc!8!5#!-/ 5c!8!5b 4c`d!6h 7# .- 5 ;h` 4h!4 5c`#!.-!5!8_` 4 9!8!7dh# /(!5!8_`!5#!//!5!8_`!5 4c`d!6h 7# 0/_`!5!8_` 4 5c!8!5b#!0/`d!5!8_` 4 5c!8!5b# 1+ 6!7d!7g 7`_#!1(!7d 9!9h# 2)c`d!6h 7#!2.d` : 4_`!5!8_`f# 3.d` : 4`d!5!8_`f#!3)!8!9h 9!9h# 4'f`!4_#^(gh!4fh#!4(!9d!7hg# 5/!9d!7hg 4c`d!6h 7#!5* :f!7hh`d#_- 4 4_!4h!4 4`d_&$. 4 4 7`!4 9 4 5!4g`&%,3$#S$.-RQ ,!)[] )!,V -/$,-!J Y$`!-$$kC#S3bB%D#@#E%#Sllll!:V'R@%S'a@$4%#@#E%#Sllll!:V'R@#@%E%/L%+@#@%F%'M%#..@%S3aD#@#._$'k%R@#E%+B%S%Z0#@#@%S$aB&L%+@#S/aB'@%S$haB(@$S+iO#$@(S$O##@%S%V0#@#@%S%aL%+@'@&S$haB#@$O#$@#S$O##.. H-$1kC#SRaB)D#%R%R%R@&S']'R@)S#O#!(@)S#O#O@)S#O#N@)S Nr,L%G@)S#L%K@)@&S&bB+@$@$@+Z>B/L%J@&S%bA0@(@$@+[B4eA1@)SNaA5@'S~$eB6UA2S#A$&RS#A,%R%R%R%RSqr,H##B+S$b1'#&$&%.Str,H##S#WA,/%.S!Ar,H##S @r,I$#S$hfS&eA,/$.S!Br,H##U0#Str,H##S$aA,.%R@)E%KB-@,fU'R@)E%JA(@)E%GA'@3'RS$A3@)S@a@'S@@(@(S@]>S%@%@$S$ha@$@&Z>@&@$bB*S#@&@*]>@23&@)S$@'@)E%@B*a@(@*Y>B'L%G@)@(@*bB.S#@(@.]>B(L%J@)E%D@$aA$@*S?[0%.S$A3@)S;a@'@(S%@%@$S$ha@$@&Z>@&@$bB*S#@&@*]>@23&@)S$@'@)E%;B*a@(@*Y>L%G@)@(@*bB'S#@'@([>B(L%J@)E%?@$aA$/$.@)E%JA(.%R%R%R%R%R%R%R@-U'R@(U0$@)@(S$bL%JS$A'@)@)E%GB*S$aL%G@*H##A*/&.@)@-S$bB'L%K@-S'Y0$.S#A'@10$/%.@1@5@'S$haB*H##B'fS$eU0$@*H#$A*.%k%R%R%R%R%R@+S$b1'#$%&'.@)S+a@)SGa@'S$e@*3'@)E%/A+@)E%+/'.@'S$eU0'Srr,H##S$e0'Srr,S$O##/*.@)S3a@)SGa@'S$e@*3(Slly#A+@)E%3/%.Slly#A+@*S~$eB.Sl o&f@.@*xS#X>Slly#@'S$e>/$.@)@)SGa@'S$e@*3)Slly#A+@)E%#.B'Slly#Y0%@'Smly#b1&$&'#.@#@$L%+@#@/L%'@#S#L%#@#@4O#//*.#.%R@'S~~&['R@$@&]0$@%@$S$ha@'P$#@$S$aA$/$.@$@0Z0#@%@$S$haB(@'S~*eSl!T&fP$%@(@'Sll|*aS-iSlw&fP$#@$S%aA$.@+Slly#V0$@+S~~&['R@$@&]0%@%@$S$ha@+P$#@$S$aA$/%.@$@0Z0$@%@$S$haB'@+S~*eSl!T&fP$%@'@+Sll|*aS-iSlw&fP$#@$S%aA$/$.%R@6U'R@/@,@-a@(aB%bA&S#A(%R%RSqr,H##S$b1'#*$*&.Str,H##S#WA(/).S!Ar,H##S @r,I$#S$hfS&eA(/(.@$@&]0$@%@$S$haS}~&P$#@$S$aA$/$..S!Br,H##0$/%.@#T#M#(@#T#M%#/%.Str,H##S$aA(.@)E%KA'@)E%JA*@#@$L%/@#@&L%'@#S$L%#@#@%@'@(@*aabL%+.@)SRbD#. J&%'k% =C#S@bB+D#%R%R%R%R%RSqr,H##S$b1'$'%&#.@+S+a@$@%@&@'@(3W@+E%/A)@+E%+A*/&.@+S3aSsr,E%#S+a@$@%@&@'@(3X@+E%7A)@+E%3A*/%.@+S;a@$@%@&@'@(3Y@+E%?A)@+E%;A*/$.%R@'@%@%@'Z>B,U0#S#A(@,S+]'R@$A)@&A*@,S{~~~&eB(A'&R@*@)} 3##B-}r$B.}/#!s#!s#!s#!s#!s#!s#!s#!s}!,@.@-}/################} #}p$}!-}.$#@)S+aA)@*S3aA*@'S+bB'0#.@(@,V0$.@,@(bA'@$@(aA)@&@(S$haA*&R@*@)G##B$S~$eB&Sl o&f@&@$S#X>P$#@)S$aA)@*S%aA*@'S$bB'0#..@%B)A*.@#@)L%'@#@*L%#@+S@aD#. Q%$&kC#S3bB(D#Str,H##A'Str,S#O##%R%R@%'R@'U'R@&xS# ,0%Slly#A%@&Ssr,E%#B$E%'4$#B'Slly#W0&@$H#!$@$H#E@&g@$H#FbS~$e['RS!>ly#A'/'.Str,@&O##Snly#A'/&.@(S+a@'@&Ssr,E%#E%#4'#@(E%+B'Slly#W'R@(E%/A%/&.S!>ly#A'@&xS#X0%@$E%+B)S%Z0%@$@)S$aL%+@$@)S$haB$@&O#0@$S$O#//%.S!>ly#Slly#@'>A'/$.@&S~$eA'Slly#A%.@#@%L%'@#@'L%#@(S3aD#.z%$%kS!Ar,H##A'%k%R%R@%'RS!Ar,S#O##@'S$eU0$S Br,H##A%S @r,I$#S @r,S#P$#@&S~$e@%@&S+hfB&S+hf@&Str,H##>B%Sl!:eA''R@'S~~&eSl!T&W'R@$@&3$S!>ly#/(.S!>ly#@%S~~&eSsr,I$#S-haSl!T~=bB$@$Slw&gSlly#bSlt!VkY>/'.@'S~~&eSlw&W'RS!>ly#@%S~~&eB$@$Slw XkgSlt!VkY>/'.Ssr,@%P$#S @r,S$P$#/%.S!Ar,S#O##S @r,I$#A$S @r,S#P$#S!>ly#Slly#@$@'f>/%.S Br,@&O##S!Ar,@%O##.Snly#.A$@#Slly#L%'@#@$L%#.x'$$kS!Br,H##A'%R%R@%'R%R%R%R%R%R%R%R%R@'U'R@&xS# ,0$@&S!)aS~$eS !Y0%@&S p$eS h$V0&@&S3aS~$eS(Y0'S!>ly#A%/..@&S~$eB%S Cr,H##]'R@%S!Cr,H##[0+.Ssr,Tlllllllx XkM%#S!>ly#A%@$E%+B'S%Z0-@$@'S$aL%+@$@'S$haB$@&O#0@$S$O#//-.@&S~$eA%/,.S!Br,S$O##Ssr,@&S!!eL%#/*.@&S~$eS h$b11$&&&&&&&&&&&&%&.%R%R%R@&S~$eS p$b1(#%%%$%.S Cr,St$O##/$.S!Cr,S B$O##.S!Br,S&O##Ssr,@&S*eL%#/(.S Cr,S J$O##/$.S!Cr,S!I$O##.S!Br,S%O##Ssr,@&S2eL%#/%.S Cr,Sl~%P$#Str,Str,H##S$aB$O##Ssr,Ssr,E%#S)hB%@&SQefB&L%#@$S~$e@'W0$S!Cr,S X$O##Str,S#P$#Ssr,S#L%#S!>ly#@&@%Slw&gSlly#bSlt!VkY>A%/%.Ssr,Tlllllllx XkM%#S!>ly#Slly#@'>A%/$.Snly#A%.@#Slly#L%'@#@%L%#.8#@#S$S$3+@#S/aS%S%3+. 2$%kC#S3bB&D#%R@#E%#B'U0#@&S+a@$@%@'c33@&E%+S$W0#@#E%'B#@&E%/S%hB$E%|p,L%#@$@#L%|p,.@&S3aD#.O$$kC#S3bB'D#@'S+a@#@$@%@&S'3-@'E%+Smlll!:W'R@'E%/#.@'S3aD#.!I$$$kC#S3bB)D#%kS#@&@%@&aB%Z0#=@)S'a@$@%@$E%#S$hB&@%@&Z>B%S+S'@(S$V>B&@%@&Z>B&@'@(3L@)E%'S$V'R@)E%/A%@)E%+/$.@)E%+A%@$@&L%#@$@%L%'Smlll!:.A$@#@%L%'@#@$L%#@)S3aD#. 0$&kC#S3bB%D#@%S'a@$S$S$S$3/@%E%+A&@%E%'S$V'R@%E%/#.@%E%/A'@#@$L%+@#@'L%'@#@&L%#@%S3aD#.v$%$k$ >%R%R%R@'!O@$!O >B)T@qu0#@)uB'Sllll!:@&bZ0#@'0$@#@&L%+@#S#L%'@#S#L%#2.@#S#L%'/$.@&@'32A(%R%R@%U'R@(0$/%.@(U0$@'U0#@(S#@'|.#.@#@(L%+@#@$L%'@#S#L%#2.@#@'L%+@#@&L%'.@#S$L%#.!/$&kC#S3bB%D#@%S'a@$S$S%S%3/@%E%+A&@%E%'U'R@%E%/A'@#@$L%+@#@'L%'@#@&L%#@%S3aD#2.@%E%/#.O$$k@#E%;B$'k@$(@#@#I$@@#H#BS3hf3=A$@#E%;U'R@#@$L%;.@#E%;.. o$$'kC#S3bB&D#@&S+a@#@$33S#A$%R@&E%+S$W0#%R%R@&E%/B#S%hB%E%|p,B$U'RS#A$Slr,E%#B%S$@#hB'Y0$S|q,E%#A$/%.@%S|p,a@$E%#L%#/%.S$@'S3i@#S2[>B(R#B#SkV0$@#S3hB#U0$%RSlr,E%#B%'RS|q,E%#B$@%a@#V0$.@#A$S#A%.@%@(S3haA%.Slr,@%@'bL%#S|q,@$@'aL%#.@&S3aD#@$.S#%RS3@%@%S3[>S$b!6B%U'RS#A$/$.@%S$W@$S4YeA$S@@%bA%.@#@%L%'@#@$L%#. T$$'kC#S3bB'D#@'S+a@%@$33@'E%/A(@'@%@&33@'E%#A)%R%R@'E%+B*S$V'R@)S$W0$@(@'E%'W0$@#A%/%.@)0#@#A%/$.@%@&32B%U'RS#A%/$.@&@$@$@&Z>B$'R@%@#@$|-##.@*S$W0#@#@(S%hB$E%|p,L%#@$@#L%|p,.@'S3aD#@%.q&$)k%R@$@#E%+]0#@#E%'@$S%haB'I$%B$S&aB(S~~&eU0#@#E%7A&@'I$#A%@'@$@$S! YaP$%@(S3h!6S2gA)%R@#E%;B(@%S'iS$f@&S/icB$]B*U'R@'@%Sll'@%b@)iaP$#@#E%/A%@#E%3A&&R@$S~~~*Z0%%R@&U'RS#A&S#A)/$.@#@&S$bB&L%3@#@%S$aB'L%/@%H##A)@'A%.@#@(S+h@)fB(L%;@$S+hA$/#.#.@#@(@$bB(L%;@'@%@%@)ibP$#@&@$bA$@#E%/A%@#E%3A&&R@$S~~~*Z0$%R@&U'RS#A&S#A)/$.@#@&S$bB&L%3@#@%S$aB'L%/@%H##A)@'A%.@#@(S+h@)fB(L%;@$S+hA$/#.#.@#@$L%7@*2.#. :$&k@#S#L%+@#Tllll@M%#@#SkL%7S'A&&R@&'R%k@%U'RS#A'S#/$.@$H##A'@$S$aA$@%S$b.A%@&S$bA&@(S+h@'fA(/$..@#@(L%;@#@$L%/@#@%L%3.!H$$&k@&'R@#@#E%;@#E%7@&dB&@$cbB$L%;@%@&cA&@#E%/A'@#E%3A%&R@&S~~~*['R%R@%U'RS#A%S#A(/$.@#@%S$bB%L%3@#@'S$aB)L%/@'H##A(@)A'.@#@$S+h@(fB$L%;@&S+hA&/$..@#@&L%72.#.M$%k@%A'S$A&&k@''k@#@$@&a35@&S$hfA&@'S$bA'/$(@&Sk@%ha...a$&k@#S#L%+@#E%#@$Y'R@#S#@$S%3,@#E%+A&.@$S$bA'@#E%'@&S%haA%&R@%Sll%L$#@%S'aA%@'S$bB'0#.@%Sll%L$#@#@$@&aL%+.!'$$k@$S$bA&S#A$%R&R@$@%V0$@#@&@$S$aB$a350#.@$S$bA%.@%.^$%k@$@#@$S73:B%S&haS7aA&S$A$%R&R@%U0$@$S*['R@#@$@&a35@$S$hfA$@%S$bA%/$..@#S$@%h3  @$@%haA$.@$S$b.Q$%k%R@$'R@$@#E%7B%[0$.#.@#@$S$bB&@#E%;@%@$ddB#@#@&Z>B#S$@$37@#.!U&$2kS%Sll+3!#B*S#Sll+|.#@$S~~~*eB(S3iA0@(S+iA1@#E%#A2@*A+S#A(&R%R%R@30#@-Sll+V0#Sk@(S~$eS$aB)@)@)S~$eWB3>A)@-Sl'aA-S#A%S#A&S#A'&R@&Sl'V0%@'S$e0%@%S~$eB,S$aB.S~$e@.WA'@%@24$#A/%R@%xS# ,0#@/Slly#W'R@/A,/$.SjSjS#@$@%g@1bS~$e@0]>@(xS#X>A,.Sk@.@'>A%@&@+a@,P$#@&S%aA&/#.#.@#E%'B$S'a@$E%#3#=@$E%/S%hA%@#E%+A(@#E%7A)@$E%+A&S#A'&R%R%R@%U0#@&E%#B$Slly#V0$@'@)]0#@*@'@(4$#S~~&eS$ha@$S#@$S~~&[>P$#/$.@*@#E%/4%#@*2.@&S'aA&@'S$aA'@%S'bA%/#.#.@+Sl'aA+@)A(/#.#.!a%$+kC#S3bB-D#@-S+a@$3?S#A$%R@-E%/Sll'Y0#@&U0#@-E%+A0&R%k%R@%@,S$haB*I$#B.Sl$]'R@$@(Z0'@0@.S$haI$#B*S~$eA)@$@'aA+@*S+h@*S+ifB*S~$eU'R@)U0(@$@(V0(@+@)O##S$A)/%.@(@$bS$[0'@+@)O#$@+@*O##S%A)/$.@&@,bA/%R%R@$@(Z'RS$A)S#A+/$.@$@'aA)@(@$bA+@/S%Y0#@+U0#@*I$%Sl$Y0#@)@.O##S$A)/$.@*@/@)@+3! B)U0'.@)@,a/$.@,S$a.A,@$@)aA$@&@,Z0#..@#@$L%'@#@,L%#@-S3aD#. 1$$kC#S3bB%D#@$E%3Sllll!:V'R@%S'a@$3!!@$E%3Sllll!:V'R@$@%E%/L%;@$@%F%'M%3..@#@$F%7M&#@%S3aD#.!_&$7k%R@&S'iB'@$S'iB*@'@*Y>B'U0#@'S'hA*@#A'&R@'I$ !B+@'I$?B,@'I$=B-@'I$;B.@'I$9B/@'I$7B0@'I$5B1@'I$3B2@'I$1B3@'I$/B4@'I$-B5@'I$+B6@'I$)B7@'I$'B8@'I$%B9@'I$#B:fffffffffffffffS~#Z0$@%@)aB(@:O##@(@+O#2@(@,O#1@(@-O#0@(@.O#/@(@/O#.@(@0O#-@(@1O#,@(@2O#+@(@3O#*@(@4O#)@(@5O#(@(@6O#'@(@7O#&@(@8O#%@(@9O#$@'S@aA'@*@)S3aB)W0#.@*A).%R@&@)bB'S#@&@']>B'@$@)bB*S#@$@*]>B*@'@*Y>B*U0#S$@%@)a@&@)Y>A%S%@#@)S$ha@$@)Y>A'@)@*a&R@'I$#B$Sl$]0$@%@$O##@%S$aA%@'S%aA'@)S$aA)@*S$bB*0#.A).@).o$$&kC#S3bB$D#@$S+aSop,3?@$E%+A&%k%R%R@$E%/B%@#Sll']'R@#Sll+Y0$@#Sll'bA#.@#Z0$.S#/$.@&@#S$haI$#B#S+h@#S+ifB%S~$eS#W.A#@$S3aD#@%S+h@#f.!S($,kC#S3bB*D#@$E%'B(S'a@(E%#3#@*S'a%kSll'@(E%/B%U0#=@(E%+A&@%S%hS'bA'%R&R@&E%#B%Slly#W@%Sll|#eSll'We0$@&S'aA&@'S'bB'S!=W0#.Sll'/$.@%@%Sll'b@%Sll'Y>A%@''R@&S'aA&@'S%iA)&R@&E%#B'Slly#W'R@%@%@'@'Sll'b@'Sll'Y>B,@%@,Z>@'Sll|#eSll'V>A%.@&S'aA&@)S$bB)0#..Sll'@%S$aB&@&Sll'[>.30@(E%#3#=@(E%/S%hA&@$E%+A,@$E%/A-@(E%+A'S#A(@*E%+A)@*E%/A+&R%R@&'R@'E%#B%Slly#V0$@%Sll']'R@%Sll+Y0%@%Sll'bA%.@%@+]0$@)@%S$haB%I$#0$@(@-4$#U0$@%@(@,4$#B%S+h@%Sl!u&eS+ifP$#/$.%R@$I$#S$W0#%R%R@+S A!u&Z'R@)I$ G|*A&/$.S#A&@+S!Cy#Y0$.@)@&P$ Lq$.@$I$%A'@)@+S$haA(S!h!u&A$S#A%S J~&A&&R%k@%S$e'R@&U0&@(@)V0&@&S$b/$.@$@&]0%@$@(@)bS$i]0%@)@$S$haA)@&@$Skga.A&@)@'P$#S$A%@'S$aA'@)S%aA)S#A$/#.#.@#@*E%/L%+@#@*F%'M%#@*S3aD#2.@'S'aA'@(S$aA(@&S'bA&/#.#. n$$'k@%@$E%'@$E%#B&S(caS%hS!(aS'3:A'@$@&L%'@$@'L%#@'S'['R@$@'S%haB(E%+A&@(%kS#@%@$E%J@(E%?@'S&caB)S&ca350#=@%@)SHa35U'R@%@'S-hS L+a@'S&hB&E%!Ml+@&E% Ol+B&b38@&h@%S$@&h3  fA&S%/$.@%@'S!R$cS J$a3;@&aS$aA&S$.B%L%?@(@&S$aL%+@$@%L%J@#@&L%'@#@'L%#2.#.m&$-k@$Sw.39@$S%3  @#E%7A.@#E%3A-S$VA1%R&R@&S$Z'R@%E%#B#@%E%'B/@#@/Z>A2@%S'aA%@&S$bA&S#A*@#A)&R@)@2V0%%R@1U'R@$S2@*@*S2]>35U0$@$S*@*@*S*]>S!R$cS3a3;B+@*@+[aA*/$.%R@#@)W0#@-@#S$haB+A*&R@#@/V'R@/A#/%.@#@.]0)@(@*I$#B,[0)@(@+I$#B0[0)@#S$aA#@*S%aA*@'@,aH##@'@0aH##V0#.@#S$bA#.@$@#@)b3  A*.@)@*aB,@.]0&@)@,Z0&@)@.@*b]0&@)S$aA+@-@,S$haI$#A,@-@)S$haA)@*S$hB0'R@-@+S$ha@)@0|-##.@)@,P$#@+A)/#.#..2.#.r($-kC#Sl$bB'D#@'@$@$S'3  B-@%3C%R@&S~$eU'R@#}/################}.%;@#@'F%#M%#@#@'E%+L%+@#S#L%7@#Tllll@M%//$.@$S l%39@'S/aSl L$3.@$S#3;A,@'E%3A.@'E%7A/%R&R@(S~$e@,S~$eY'R@$S!R$3;B)@*aB+@)Y0%@+@/Z0%@)'R@*@.a@(@)|.#.@(S$aA(@+A*/$..@/@*bB('R@*@.a@,@(|.#.@'S;aB(@$@-3D@'S!^#a@(@$@'E%'@'E%+@.@/@%3 #@'E%!(B(@'E%@B*]0#@'E%RB%@*]0#@'E%!*B)@*]0#@'E%XB,@*]0#@'E%?B+@(S%haE%#A0@+@%S%haE%#A%@+@)S%haE%#A)@+@,S%haE%#A,@'@'E%+L%^@'@'F%#M&!0@'@'F%!+M%_@'@'E%!.L%c@'@,L%!=@'@)L%!:@'@%L%h@'@0L% 9S$@-@&S~$eS$V>A)SEA&&R@)U'R@#@'Sz#aSE|-##@'S;aS'S'3+@'SDaS'S'3+@'SJaS'S'3+@'S/aS$S$3+/&.@&SKV0$@'S;a@&aE%#B%@*]0$@%S$aB-@(Y0$@'Sz#a@$@+@(S%ha@-@(b@.@/3A@)S$bA)@&S'aA&@%A(/#.#.#.@'Sl$aD#.p$$(k@$Sx$39@#Sl L$3.@#E%+A(@#E%'A)S#A#&R@*A'@#@)a@$%k%R@#@(W'R@&0$S#/%.2.@&E%+@#['R#.@&E%'@#aH##S%h.@'aS%h@+aS&c@%3:B*O##@#S$aA#@'A+/#.#.!p&$-kC#SRaB&D#@$S Z*39@&}/################}.%DS'S'3!#B)S#L%#@&S#L%@@&Tllllx#M%;@&T'M%3@&T$M%+@&@)L%'@&S$L%#@&S;aA,@&S/aA-@&SDaA/S$A'&R%R%R%R%R@*S&V'R@&SKaB$S$Sk@'S$bB%!6iS$a@'S$[>B(S$S'S'3/@&E%NA*@&E%KS$V0$@&E%!(A+@-S'S'3+@&@(L%7@&@+L%3@&@*L%/@$@-3 (@,S'S'3+@,@&E%!(L%+@,@&F%KM%#S#A(@'@'S#WbA'&R@%@(V0&@'@(V0'@&@(@)S'aB$E%#@)E%#b3J@(S$aA(@$A)/#.#.@%@*[0&@'S%hA+@$S#3;A(&R@(U0'@$S!R$3;@.aA.@&E%#@'V'R@&3 '@&E%'A).@)@+a@.L%#@&@'S$aB'L%+@(S$bA(@+S'aA+/#.#.@&E%!(#.@#@&SK|-##@&SRbD#2.#.@/@*S$aB*S%ha@'S$bL%#/#.#. q'$.kC#S h#bB+D#%R%R@$E%+B,U0#@#@$E%'@,S%haS'bE%#30@+S/a@$3 (S#A,S%A-@*'R@*E%?B.@*E%7Z0$@*E%3A-.@+S!`#aSl L$30@.S$hA/@+E%!.A0@+E%!0A1S#A*&R@,@/W'R@1@,@-aI$#B2[0%@0@2S$ha@*S$aB*P$#@,S%aA,/$..@+S!(aB0Sl L$30@+@.L%!+@+@-L%XS#A-@+S#L%E@+S#L%@@+S#L%;@+@+F%!,M%J@+@+E%!0L%N@+S#O#!0@+T#M&!,@$SDaA.@+SJaA1@#E%'A2@#E%+A3@+E%3A4@+E%7A5S#A,&R@'@,V0%@&@,aH##B*'R@*S'Z0%@*S'V0%%R@.@*S%haE%#@.@*S$bB/S%haE%#B#S$aV0#@)U0&@(H##U'R@$@+S;a@%@$@/@,3IB#Sk3J@*S$V'R@,@+E%!*]0(@+E%R@-a@#S$aP$#.@+S;a@/S&haB*@#L%'@*S$L%#/$.@)@,[0&@+S!`#a@%@(@,aH##3 &@#aA#.@#@5]0%@4@#S%haB#E%#B*@3]0%@2@*S$ha@,P$#@#@#E%#S$aL%#.@,S$aA,@-S%aA-/#.#.#.@1S%S%3+@0S%S%3+@+S/aS'S'3+@+S h#aD#.4#@#@$32B#U'R#.@#.!1$$k%R%R%R%RSqr,H##S$b1'#&$&%.Str,H##S#W2.S!Ar,H##S @r,I$#S$hfS&e2.S!Br,H##U0#Str,H##S$aA#.@#. r$$'k@#I$#A$@#S#P$#@#E%+A%%R%R%R@$'R@#I$%A$/$.@%U'RSlly#2.@#@%S$bB%L%+@#@#E%'B$S%aL%'@$I$#B$Slw XkgS~ B!VkZ0%@$S~ T&Z0$.@%U'R@#H#/0$@#@$P$%@#S$P$#Slly#2.@#E%'B&I$#B'Sl{&eSl!T&W0#@#@%S$bL%+@#@&S%aL%'Slly#@$S-h@'aSl!T~=bB#@#Slw&gSlly#bSlt!VkY>2.S}~&A$.@$.r$$$kC#S3bB%D#%R%R@$Slly#W'R@$Sl$Y0$@%S'a@$Ssr,E%#E%#4##@#%k@%E%''R@#@%F%+M%'S$/$.@#@$L%'S%.L%#/%.@#S#L%#/$.@#S$L%#@#@$!OTllll3oM%'.@%S3aD#. >$$kC#S3bB%D#%R%R@$Slly#W'R@$Sl$Y0$@%S'a@$3 +@#%k@%E%''R@#@%F%+M%'S$/$.@#@$L%'S%.L%#/%.@#S#L%#/$.@#S$L%#@#@$!OTllll3oM%'.@%S3aD#.!H%$(kC#S3bB&D#@&Sw hxm&L#.@&Sw hxm&L%+S)A%&R@%SkV'RS#A%&R%R@&S+a@%aH##SJW'R@%A'/$.S*A'@%S$aB%S*W0$..@#E%#A%S#A$&R@%Sll3Y'R@#@%S$aB(L%#@%Svr8a@)H#!`l+O##@(A%.S$A)@$S$eS$A$U0#.@#S)@'@'S)]>B$@&S+aa@$S*g3O@#E%#B$Sll3Y'R@#@$S$aL%#@$Svr8aSPO##.@&S3aD#(@&S+a@%aB'@'H##@$@$S-dB$S-cbaO##@%S$bA%/$... D,%,k% >C#S!`#bB(D#%R%kStr,E%#A*Str,S#P$#@(@'O#J@(@%L%G@(@$L%E@(@*L%D@(S#L%K@(Slly#L%@@(Tllylllx+M%;@(S#L%N@(SDaA-Ssr,E%#A.Sqr,E%#A,@&S~$eA/S#A&S#A*&R%R%R%k%R%R%R@&U'R@(I$DB0'R@(E%NA&@(E%GA$/&.@(E%GA*@(E%NB&S}~2Z'R@*A$/%.@&Svr8aA$S}~2@&bA)@(E%EA+@(%k%R%R%R@,S$b1%$%#.@(@+@*@$@)3H@(E%#A)@(E%'/%.@(S+a@.E%'@+@*@$@)3>@(E%+A)@(E%//$.@(S3a@+@*@$@)3!%@(E%3A)@(E%7.@&aB&L%N@(@*@)bB$S#@$@*[>B$L%G@(S%@+@)S$ha@)@*Z>L%E/$.@(@&S$bB$L%K@&S']'RSlly#A&@'U0)/(.@(S;a@$S%haE%#/&.@$0#S#A$/$.Sll3@&bS2Z0#S#/(.@%@$@0abA*@-3E.A&@'0#@&Slly#V0$.%R%R%R%R@(% >%R%R%R%R%R@,S$b1%#$%.@(S!(a@&3F/%.@&Slly#V0+@&Sl$Y0%@&Sl~~#eSl!o&W0)@&S~$e!OTllll3o/&.@(S!(a@&3!$.%R@(E%!(S$b1&#')*.@(F%RA1/%.@&!OTllll3o.B1M%R.@(@1M&X@1T@qB2!,0%@(E%NA&%RS'@2u@2T'!1>B+S&eB)U'R@(S![#aA$/$.@(S![#aA$&R@&Sll3Y'R@&Svr8a@$H##O##@&S$aA&.@$S$aA$@)S$bB)0#..@1Tllllx#!1'R@(S![#a@+fA)&R@&Sll3Y'R@&Svr8a@$H##O##@&S$aA&.@&Sll3Y'R@&Svr8a@$H#$O##@&S$aA&.@&Sll3Y'R@&Svr8a@$H#%O##@&S$aA&.@&Sll3Y'R@&Svr8a@$H#&O##@&S$aA&.@$S'aB$@)W0#..@(@&L%N@(E%KA&/'.@(E%RA&.%R%R%R@/S$b1%$%#.@#@(E%NL%/@#@*L%'@#@&L%#@#@%@(E%GbL%+/).@(@(E%NB$Sll3Y'k@$Svr8aSQO##@$S$a(@$.L%N@(E%KA&/&.@(SNa@&3 %.@(E%KA&/$..S$.A$Str,@(E%DL%#@#@$O#/@#@(E%NL%+@#Slly#L%#@#@%@(E%GbL%'.@(S!`#aD#.!^&$*k@$A+@%A,&R%R@'@(V0#@%@-[0#@&@(aA*@'@(bA.S%@$%k@+I$#B)Sl$]'R@.S$V0%@)S~2['R@*@)SQeSl$fO#$@*@)S)iSx$fO##@(S%aA(@-S$a/%.@.S%[0%@)SlRbS~~&eS~!o&['R@*@)SQeSl$fO#%@*@)S/iS h$fO##@*@)S)iSQeSl$fO#$@(S&aA(@-S$a/%.@.S&V0%@,S$V0%@)S~ T&Z0%@+I$%B+Sl{&eSl!T&W0%@*@+SQeSl$fO#&@*@)S~*eS-hB,Sll'aB)S5iS p$fO##@*@,@+Sx*efS)iSQeSl$fO#%@*@)S/iSQeSl$fO#$@(S'aA(@-S%a/$.%k%R@,S$V0#@+I$%Sl$Y0#@*@)O##S$/$.@+@,@*@.3! .B+@(aA(@+@-a.B-S$ha@%@-Y>A+@%@-bB,S#@%@,]>A,@'@(]0$..@#@(L%'@#@-L%#. 5$$k%R@'@%@%@'Z>B%U0#&R@$I$#B'Sl$]@'Sl~&eSl!o&We0$@&@(a@'O##@$S%aA$@%@(S$aB(W0#.@%A(.@#@(L%'@#@(L%#. D*$8kC#SJbB+D#@%@&S%haB(A5@(E%DA)S#A(&R@(SEW'R@+S+a@(aT#M%#@(S+aA(/$..%R%R@'@#E%@]0#S#S3S#@#E%?@'S$haI$#B'>@&>A0@&S(cS!S*aA6@#@&S&haA3@'S$bA7@%E%3A1@%E%7A2@#E%EA8@#E%GA9@#E%JA:@#E%KA;S#A(%R&R@+S+a@*S&haA4%R&R@  0$@(@0Z0$@(@0]A  @(@(@0YaA-%R@(U'R@&S&V0)@)A'@3E%#'R@3E%'A'.@'@2]0)@1@'S%haE%#A,/$.@(S$eA'@(S$iA#@-A(@7S#@#@'ab@#@'>aB#@;]0$@9@:@#S$haI$#B#[0(@8@#S$haI$#B#U0$@#S$bB'@2]0(@1@'S%haE%#B,U0$@+S+aA#@.A(&R@(U0$@(S+bA(@#E%#A/@#S+aA#@'@/W0#.@-A(/$..@$@*@6a350'@4@,L%'@4@'L%#@.S+aA.S(A,@-A(@*S$aB*S(W0$/%..@*A,.@,S&hA#@+S+aA(&R@#'R@%@(E%#S#@(E%'b3J@#S+bA#@(S+aA(/$..@%E%?A/@%E%@A#S#A'&R@)U'R@&S&V0%@5E%EA(S#A)&R@(U'R@'@)V0'@)@'bB*@$E%7B&Z0'@'@*S$bB(@$E%;@&@*ddB&@&@(Z>B-aA)@#A(S#A'&R@(S%]'R@'@(S$iB(aB.@#]0)@)S#@/@.S%haE%#B&@&@)ZB&>bA)@'@.@&>A'/$..@'@2]0'@$@-@)b@1@'S%haE%#@*37@,S&hA#@+S+aA(&R@#U0)@%@(E%#@(E%'3J@#S+bA#@(S+aA(/#.#.@#@([0&@/@(S%haE%#@)aA)@(S$b@(eA(/#.#.@#@)[0$@/@)S%haE%#@'aA'@)S$b@)eA)/#.#.#.@+SJaD#@'.!8$%k%R@#E%7@$Z'R@#E%3@$S%haB&@&E%#@%aL%#@$S$aA$@#E%?A&@#E%@A#&R@#@$[0%@&@$S%haB'@'E%#@%aL%#@$S#@$be@$aA$/#.#.#..!N$$$k%R@#H#+@%S~$eV'RS#A%@$@#E%'B&So*a35U0$@$@&S!H*a35U'R@$S H'3;S$aA%/%.@$S!`(3;SkgA%/$.@$S l%3;A$@#@%O#+@#S#L%'@#@$L%#@$2.@#@#E%#@%aB$L%#@#@&S( 9S(cS%@%@%S% ,>S%aS#@%S > ,>aL%'@$.!)$$kC#S3bB$D#@$S+a@#@#E%#S$S%Sl'3-@$E%+Smlll!:W'R@$E%/#.@$S3aD#. )$$kC#S3bB$D#@$S+a@#@#E%#S$S'S'3-@$E%+Smlll!:W'R@$E%/#.@$S3aD#. )$$kC#S3bB$D#@$S+a@#@#E%#S$S'S/3-@$E%+Smlll!:W'R@$E%/#.@$S3aD#. )$$kC#S3bB$D#@$S+a@#@#E%#S$S$S$3-@$E%+Smlll!:W'R@$E%/#.@$S3aD#.!L$%%k$ >S$A)S'A(%R@'!O@%!O >B*T@qT#!-'RS#A%/$.@*uB%Sllll!:@&bZ'RS#A%/$.%R%R%k@$E%#B('R@$E%'@'@(c@&@%34/$.@%U'R@&A(/%.@&@%32.B(0#@#@&L%'/$.@#@(L%'S#A).S+A(.@#@(a@%L%#@#@)L%#.!J$$&kC#S3bB%D#@%@$S~$eB$H# n ?,O#,@%@$H# D!?,O#+%R@%H#+S$bS~$eB$S.Z'RS%A&/$.@$H#{!?,A&@$H#!V!?,A'@$S%hE%![!?,A$.@#S X$O#.@#Sll%P#,@#@'O#+@#@$L%'@#S#P$%@#S#O#$@#@&O##@%S3aD#. C$$$kC#S3bB%D#@%@$S~$eB$H# n ?,O#,@%@$H# D!?,O#+S#A$%R%R%R%R%R%R@%H#+S$b1/'######$%%%&#.@#S&L%#/'.S$A$/%.@#S&L%#/%.S%A$.@#S#P$+@#S jm,L%'@#@$L%#.@%S3aD#.o$$'kC#S3bB%D#@$E%'A(@%S'a@$E%+B$S#S'S'3/@%E%+A&@%E%'S$W'R@%E%/A'@#S#L%+@#@'L%'@#@&L%#@$'R@$S%hB&'R@'@(@&|-##.@#@$L%+.@%S3aD#2.@%E%/#. V%$$k%R@%U0#@#E%#B&Sll3Y'R@&Svr8a@$H##O##@#@&S$aB&L%#.@%S$V0#@&Sll3Y'R@&Svr8a@$H#$O##@#@&S$aB&L%#.@%S%V0#@&Sll3Y'R@&Svr8a@$H#%O##@#@&S$aB&L%#.@%S&V0#@&Sll3Y'R@&Svr8a@$H#&O##@#@&S$aB&L%#.@%S'V0#@&Sll3Y'R@&Svr8a@$H#'O##@#@&S$aB&L%#.@%S(V0#@&Sll3Y'R@&Svr8a@$H#(O##@#@&S$aB&L%#.@%S)V0#@&Sll3]0#@&Svr8a@$H#)O##@#@&S$aL%#.. _&$6k%R@&S'iB'@$S'iB*@'@*Y>B'U0#@'S'hA*@%A'&R@#@)aB(H#2B+@(H#1B,@(H#0B-@(H#/B.@(H#.B/@(H#-B0@(H#,B1@(H#+B2@(H#*B3@(H#)B4@(H#(B5@(H#'B6@(H#&B7@(H#%B8@(H#$B9@(H##B(fffffffffffffffxS#X0$@'@+P$ !@'@,P$?@'@-P$=@'@.P$;@'@/P$9@'@0P$7@'@1P$5@'@2P$3@'@3P$1@'@4P$/@'@5P$-@'@6P$+@'@7P$)@'@8P$'@'@9P$%@'@(P$#@'S@aA'@*@)S3aB)W0#.@*A).%R@&@)bB'S#@&@']>B'@$@)bB*S#@$@*]>B*@'@*Y>B*U0#S$@#@)a@$@)Y>A'S%@%@)S$ha@&@)Y>A%@)@*a&R@'G##B$S#X0$@%@$P$#@%S%aA%@'S$aA'@)S$aA)@*S$bB*0#.A).@). /$%kC#S3bB$D#SEA%%R@#S $Z0#@$@#H#ll+B#H# n ?,O#,@$@#H# D!?,O#+S$@$H#+hS}$e0#@#A%.@$S3aD#@%.M$%kC#S3bB%D#@$xS# ,'R@%S+a@#@$3!)@%E%+Slly#VA&.@%S3aD#@&.e#%kSlly#@%S!X#bS~$eB%S W$Z0#=S!`p,S!^p,E%#3#=Slly#@$S~#aS~$eS!W$c@%aB$Szp,E%#]0#=S!bp,E%#@$S%haE%#.A$@#Slly#L%'@#@$L%#.D#@#@#S!W$dB#S!W$cbS+h@#S~#bS~$efSl!>$a.J#@#@$3 !B$S$e'k@#@$Sl!u~*eS+i!OTllll@oM%'S$(S#.L%#.X$&kC#S!`#bB$D#@$SKaB%S| X+S!j!X#36@$S/aB&@%S#S$3B@%S%S'3+@#@&3T@&3*@$S!`#aD#. K*%2k$ >C#S h$bB%D#@%S7aB&S I!@+S gK36@%SJaB(@&@$S%3B@%St$a@(@&3!*@%@%E% F$L%^@%@%F%t$M&!0@%@%E%!R$L%l$@%@%F% O$B4M&!:@%@%}#% H$}.& 7@%So$a@&3 *@&S LJ39@4uA0S#A&&R@&S7W'R@%Sy$a@&aS$L%#@&S'aA&/$..@%S#L%!M$@%T#M& J$@%}/################}.&t$@%@%}#%y$}.% O$@%@%E%!b$L%!V$@%S#L%x$@%S#L%!^$@%Tllllx#M%y$@%E%q$B.@%E%s$S/caA1@%E%o$A2S'A,S#A&@.A)&R@)@1W'R@)E%+A-@)E%'A$%k@&@)E%#B*]'R@*/$.@&A(@*@&bB+@%E%y$@&bZ'R@%Sy$a@&@+S'3,@%E%![$A,@%E%!^$A(.@,@(S%haA'@+S%]'R@&Skg@*aA&&R@'Slly#L%#@'S'aA'@&S$bB&0#.@(@+aS$bA(.@'Slly#L%#@(S$a.A&@)S/aA)@&S%hA(@%S l#a@-S%haA*@%E%!2A+@%E%^A/@-S*YA3&R@%@&L%!^$@$U0%%R%R%R@-U'R@%S+a@%St$a@%S7a3@@%E%/A'%R%R%R%R@%E%+1'*$&#%.@'Sll+aA'/).@'@0aB'@/Y0'#.@&@'[0%@%E%![$@'S%haE%#B'S#@'Slly#W>A'/'.@'Sl l#aA'/&.@3U0#@*@*E%#B'S$aL%#@'@/]0#@+@'S$haI$#A'/%.#.@+@'S$haI$#A'.@%E%y$@&V'R@%Sy$a3 '.@%E%![$B,@(aSlly#@'@'Slw&gSlly#bSlt!VkY>L%#@$S$bA$@(S'aA(@&S$aA&/#.#..@%@.L% f$@%@2L%z$@%Sz$aS'S/3+@#@%E%!^$L%+@#@%F%y$M%#@%Sz#aS%S%3+@%SJa3*@%S7aS%S'3+@%S h$aD#.!X%$-kC#SJbB%D#@$Sv e#39@%S#L%@@%T#M&;@%}/################}.&+@%S#L%G@%Tllllx#M%DS'A+S+A)@$S#3;A,%R&R@*@,W'R@$@'S!R$cS!R$a3;A(@$@'S)cSl e#aS)3:B'S)Z0%@%S+a@'S%haB&@$@'S&hS*S@@&E%#!6bB&@&S*]>fS!R$cS J.a3;B&L%#@&@(@-aB.aA-@%E%D@*V'R@%SDa3K@%E%EA+.@)@+aB(@'L%#@(S'b@&L%#@(S+b@.L%#@%@*S$aB*L%G@)S/aA)/$..@#@%E%GL%+@#@%F%DM%#@%SJaD#2.#.!f($1kC#S@bB(D#@(S#L%?@(Tllll3M%7%R%R%R@%S%3  S$W0#@%S h$39S$A)&R@&S L d#V0$S#A+S#A*@&S!^']'R@&@)aS!^'bH##A*.%R@&S~~&eS? 9B,U'R@*A'/$.@)@&@,bB-aH##A'@,S(Y0#@-S'aB+@&]0&@)@+aH##A+.@%@*S$h@,S%hf@'fS$h@+f35A'@(E%7@&V'R@(S7a3!'@(E%;A).@&@)a@'O##@(@&S$aB&L%?/#.#.@(@(E%?B*L%3@(@(F%7M&+@(S7a@*@$E%+B/a30@$E%7B,@(E%?B+@+@,Z>A&@$E%3A'@(E%;B-A)&R@&'R@)@'I$#Sl H$aP$#@&S$bA&@'S%aA'@)S%aA)/$..@$E%'B&@/aA)@$E%@A0@$E%?A1@$E%;A2Sl H$A'@,A%&R@&@)W'R@'B$S$aA'@&H##@&S$aA&0$@%@+]0%@-@%S$ha@$P$#@%S$aA%/$..@(E%/B&@*aA.S#A$Slz%A*@&A'&R@'@.V'RSlz%A'&R@&@.V0'@'B*S$aA'@&H##@&S$aA&0#@%@+]0&@-@%S$ha@*P$#@%S$aA%/#.#.@*B)S$aA*@'H##@'S$aA'@%A$U0#@%@+]0$@-@%S$ha@)P$#@%S$aB$A%/#.#.#.@#@(E%?L%+@#@(F%7M%#@#@$L%D@#@/L%@@#@,L%?@#@0L%;@#@1L%7@#@2L%3@#S#L%/@(S+aS$S$3+@(S@aD#.!&#S pp,S np,E%#3#=S nm,S rp,E%#@#S~$eB#S,haS{p,E%#@#[>. r'$3kC#Sw'bB$D#@$S!al+S!^-36@$S j339@$S#L%D@$Tllll@M%?@$S!M'aA,S%A'&R%k%R@+S?W'RS nm,@+U0%=@%@$@+3  B&Z0$#.@#@$E%DL%+@#@$F%?M%#@$S%S'3+@$Sw'aD#2.@'@&S,ha.A%@+S$aA+@$SEaB&@%Sl'|-##S#A%Sl$A)S#A'S#A-S#A(S#A*&R%R@(A.%R@'S$e'R@&@,W0$/%.@&@,V0$@)S$aA'@%@)aA%@&@)S$ha&R@'S$bB''R@,@&S%aB&W0$/&..A&.@&U0#@%S$a@&S%aA0@&I$#A(S#A)@$S#P$ P'@$@%P$ O'@$@-S$aP$v'@$@(P$!M'@.S(c@*aS%hA1S#A*@&%k%R%R&R@*B(S$aA*@$S!M'aB%A'@(S$h@%aB&I$#A2@)A%%R%R&R@%'R@%S%bA%@'I$#A3@'S%aA'@2@3W0$/%..@$@(@1a350$.@)S%aA)S'A(@*S'W0$/%..@(S'Y0$.@$S j#S.38S(h@$S@3  f/$.@&I$#.B%P$#@%@-@%S~~&e>A-S#A)S$A'A%@0A&@.A*/$..@$E%DB%@$E%?V'R@$S?a3!&.@$E%@B'@%S,ha@$SEaSl'|-##@$@%S$aB%L%D/#.#. _.$! k&R%R@%@,V'R@%A,/$.@%@,bA0%k%R@$@,aB-G##B.S#X'R@0S$V0&@.S!)aS~$eS !]0$@-G#$B)S Xk +0$@'@*Z'R@&@*S$ha@)SQe@.S!!eS)hfP$#@*S$aA*.@,S%a/%.%R%R@'@*Y'RS%A+S#A)/$.@'@*bA)@&@*S$haA+@0S%Y0#@)U0#@-G#$S# ,0#@+@.P$#S$A)/$.@-@0@+@)3PB)U0&.@)@*aA*@)@,a/$.@0S%[0$@.S~$eA2%R@.S 9eS^W0#@-G#%B+S Xk +0#@-G#$A)%R%R%R%R@2S h$b11$############%#.@)SR ,0&/%.@)S^eS JkW0%/$.@)S!Ik +0$.@'@*Z'R@&@*S$ha@+SQe@)SQeS)h@.S/hffP$#@*S$aA*.@,S&a/$.@0S&V0$%R@.S3aS~$eS(]0#@-G#%B+S Xk +0#@-G#&B/S Xk +0#@-G#$A)%R%R%R%R@2S p$b1($###%#.@)SR ,0&/%.@)S p#aS~$eSJ]0%/$.@)S Bk +0$.%R@'@*Y0#@'@*bS%Y0#@&@*S$ha@+SQeS)hB+@.S*eS5hf@)SQeS/hfSll|*aS-iS~ `#e@+@/SQefS3hfSlwn hjfL$#@*S%aA*.@,S'a/$.@(0$@-G#%A4%R%R@-G#$B1SRXBA0#@4SRX0#@-G#&SRX0#@0S4Y0#S%@&@*S$ha@'@*Y>A)S#A/@'@*bB+S#@'@+]>BBA3&R@/@BZ0%%R@3S3Y0#@-@/aB+G#3SRX0#@+G#$B5SRX0#@+G#%B6SRX0#@+G#&B7SRX0#@+G#'B8SRX0#@+G#(B9SRX0#@+G#)B:SRX0#@+G#*B;SRX0#@+G#+B  SRX0#@+G#,B=SRX0#@+G#-B>SRX0#@+G#.B?SRX0#@+G#/B! SRX0#@+G#0B !SRX0#@+G#1B!!SRX0#@+G#2B@SRX0#@)Sj@@@@S#X>P$ !@)Sj@!!@!!S#X>P$?@)Sj@ !@ !S#X>P$=@)Sj@! @! S#X>P$;@)Sj@?@?S#X>P$9@)Sj@>@>S#X>P$7@)Sj@=@=S#X>P$5@)Sj@  @  S#X>P$3@)Sj@;@;S#X>P$1@)Sj@:@:S#X>P$/@)Sj@9@9S#X>P$-@)Sj@8@8S#X>P$+@)Sj@7@7S#X>P$)@)Sj@6@6S#X>P$'@)Sj@5@5S#X>P$%@)Sj@+G##B+@+S#X>P$#@)S@aA)@3S3bA3@/S3aA/@0S3bB0S4]0$/&..@/0$.@'@*Z'R@&@*S$haS}~&P$#@*S$aA*.%R@.S^Y'RS$A)/$.@.S!9]'RS$A)/$.%R%R%R%R%R%R%R@2S h$b18$############%##&###'#.@A0(S$A)/).@1S^eS JkV0&S$A)/(.@1S JkX0%S$A)/'.@1S p#aS~$eSJY0%S$A)/&.@1StkX0$S$A)/%.S%A)/$.S%A)@.S 9Y0#@4SR ,0#S&A).@)@,aA,S#A/.@*@/aA*@,@/a.B,@%[0$..@#@*L%'@#@,L%#. r'%4k$ =C#S3bB-D#%R@&U0#@)S$gA8Sx#A5&R@-S+a@$@%@0aB9@&@0bB7S%@'@.S$ha@(@.Y>B1@(@.bB*S#@(@*]>B6@53!+@7A*%R@-E%+B3'R@-E%/B4@6@4@6Y>B/U0$S#A,S#A+%R@/S+YB:U'R@1A+@/S{~~~&eB,A*}/################A;&R@;@+}#$#}/################}H}!,A;@+S3aA+@*S+bB*0#.@;S2}!@$S2}s$} .A+@,@/V0$.@/@,bA2@1@,S$haA*&R@+@*I$#UfA+@*S%aA*@2S$bB20#..%R@+@8fS$e0#S#A,S#A+@:U'R}/################A;@1A+@/S{~~~&eB,A*&R@;@+}#$#}/}~}~}~}~}~}~}~}~}H}!,A;@+S3aA+@*S+bB*0#.@;S2}!@$S2}s$} .A+@,@/V0$.@/@,bA2@1@,S$haA*&R@+@*I$#S}~&VfA+@*S%aA*@2S$bB20#..@3A*@+S$eU0$.@-@$@9@7@1@6@*@)3Z@-E%'A4@-E%#B3@*]0#@.@4aA.@0@3aA0/%.Sl+@5S$hB*@*Sl+]>A5@.@4aA.@0@3aB0@&Y0#..@#@.L%'@#@0L%#@-S3aD#.!g(&/k' =$ >S @r,F$#Tllllllx#nA9&RS%@&@+S$hB/a@'@+Y>A-@'@+bB)S#@'@)]>A0S$@$@/a@%@/Y>A.%R@%@/bB)S#@%@)]>B,Sx#Y0#@0S@Y0#@-@.}###B5@5@5}0$#&%('*),+.-0/21@9!,B)>B6}.$#@-@.}##3B5@5@5}0$#&%('*),+.-0/21@)>B7}.$3@-@.}##@B5@5@5}0$#&%('*),+.-0/21@)>B8}.$@@-@.}##JB5@5@5}0$#&%('*),+.-0/21@)>B5}.$J@6}/#{#{#{#{#{#{#{#{} ,}/#z#z#z#z#z#z#z#z}H@7}/#{#{#{#{#{#{#{#{} ,}/#z#z#z#z#z#z#z#z}H}!,@8}/#{#{#{#{#{#{#{#{} ,}/#z#z#z#z#z#z#z#z}H}!,@5}/#{#{#{#{#{#{#{#{} ,}/#z#z#z#z#z#z#z#z}H}!,} .0#@+S@aA+/$.@,S$iA,S#A)%R%R&R@)@0Z0$%R@)@,]0#@)@0V0#@-@)S$hB*aB3S$@*@.a@)@,Z>B1I##B*@*S+h@*S+if@9!,B4>B2P$#S$A*%R@2Sl{&eB2Sl!T&W'R@2Slw&W0$@,@)bB*S#@*@,[>S$V0%@0@)bS$V0%@3@1I#%B*@*S+h@*S+if@4>B1P$%S%A*@1Sl{&eSl!T&V0$.@(0$@3S}~&P$#S$A*.@)@*aB)S@Y0$/%..@)U0$.@)@+aA+/$..@#@+L%'@#@/L%#. P$$$ >@#S$L%#@#%k@$Sl3]'R@$Sll']'RTllllx#A%@$S'iSl!u#e@$S;hSlll{&e@$S-hSll|$e@$S5ifffS pm!>o!:f/%.TllllJA%@$S3hSll|$e@$S%hSl!u#e@$S/iffS hm!>'f/$.Tllll@A%@$S+hSl!u#e@$S)ifSxm%f.!O@%oM%'.!Y%$,k@$31A3%R@)U0#&R@&@.V0$@(@+Y0$@(@+V'R@(A+/%.@&@.bA,@'@+S$haA/%k@%@.aB-H##B0xB1S#X'RS#A2%k@,S$W'R@-H#$A2.@3@2S,ha@0S$haI$#B-UB0@,S$WeU'R@00(S%S$@$H#B@$H#@@1g@$H#AbS~$eZ>/$.@1@2@$E%34(#U0'S}~&A-S$.A,@*S#@-S}~&V>0&@/@-P$#@+S$a/$.%R@,S$V0#@-G#$S# ,0#@/@1P$#S$A,@+S$a/$.@-@,@/@(@+b3PB,@+a.A+@,@.aB.@)]0$@&@.]0#..@#@+L%'@#@.L%#. S/&*k& >* =@$31A+%R@)U0#&R@&@/bS Y#Y0$@(@0Y0$@(@0bS![#Y0$@'@0S$haA*@%@/aB-}##JA9@-}##@A:@-}##3A4%k%k%R@-}###B5@$I$@@$H#BB.S3hfB,}2B6} -@,S+i}2B7}e@.}2B8}!#}_B,0#@*@-}%##}.$#@*@-}%#+}.$3@*@-}%#3}.$@@*@-}%#;}.$J@*@-}%#@}.$R@*@-}%#E}.$!,@*@-}%#J}.$^@*@-}%#N}.$ 9@5S*}c}_!O@4S*}c}_S3h!O@:S*}c}_@9S*}c}_S3hf!OT@!?oo!;B2T3!.0#@2uB./$.@,!O@4@6} -@7}e@8}!#}_S3h!O@:@6} -@7}e@8}!#}_@9@6} -@7}e@8}!#}_S3hf!OT@!?ooB3T cv cv cv cv c#nB1@3T$!?Tk ?n@3!=B2@3nB3Tv cv cv cv cvkn@1@2Tk ?noB2T cv cv cv cv c#!-'RS p >A,@2T$!?Tk ?B2A1&R@,'R@*@,aB.@+@-@1!;uaI##S$haI$#P$t$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ C$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ D$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ E$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ F$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ G$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ H$@.@+@-@1T$j@1nB1!;uaI##S$haI$#P$ I$@,S3aA,@1T$j@1nB1T#!-0$..@/@3TQquaSRbA/@0@2 =ua/%.@*@+@5}! #B2uB,S~~&eS$haI$#P$#@*@+@,S2iS!u~*eaI$#P$%@*@+@5}>$S~~&eS$haI$#P$'@*@+@2TJquS$haI$#P$)@*@+@5}! $B2uB,S~~&eS$haI$#P$+@*@+@,S2iS!u~*eaI$#P$-@*@+@5}>&S~~&eS$haI$#P$/@*@+@2TJquS$haI$#P$1@*@+@4}! #B2uB,S~~&eS$haI$#P$3@*@+@,S2iS!u~*eaI$#P$5@*@+@4}>$S~~&eS$haI$#P$7@*@+@2TJquS$haI$#P$9@*@+@4}! $B2uB,S~~&eS$haI$#P$;@*@+@,S2iS!u~*eaI$#P$=@*@+@4}>&S~~&eS$haI$#P$?@*@+@2TJquS$haI$#P$ !@*@+@-F#@B2uB,S~~&eS$haI$#P$@@*@+@,S2iS!u~*eaI$#P$B@*@+@2T@quS~~&eS$haI$#P$D@*@+@2TJquS$haI$#P$!#@*@+@-F#EB3uB,S~~&eS$haI$#P$E@*@+@,S2iS!u~*eaI$#P$!$@*@+@3TJquS$haI$#P$!%@*@+@-F#JB2uB,S~~&eS$haI$#P$J@*@+@,S2iS!u~*eaI$#P$!&@*@+@3T@quS~~&eS$haI$#P$G@*@+@2T@quS~~&eS$haI$#P$K@*@+@2TJquS$haI$#P$L@*@+@-F#NB2uB,S~~&eS$haI$#P$N@*@+@,S2iS!u~*eaI$#P$O@*@+@2T@quS~~&eS$haI$#P$!(@*@+@2TJquS$haI$#P$!)S@A.Sx#.@/aA/@.@0a.A0@)@/[0$@&@/]0#..@#@0L%'@#@/L%#.*#Slly#.'#S$.%#.)#@#3S.!r$$(kC#S3bB&D#S hp,S fp,E%#3#=S jp,E%#A'@&S'aS lp,E%#B%S#S%Sl'3/@&E%+A(@&E%'S$W'R@&E%/A$@#S#L%+@#@$L%'@#@(L%#@%'R@%S,hB('R@$@'@(|-##.@#@%L%+.@$@%S,haA'S#A#&R%R@#S#@#@$W>U'R@$@'W'R@$S'aA#@$S%aA%@$Sl'aA$/%.@&S3aD#2.@#B%S%aA#.@%I$#0#@%S}~&P$#/#.#.@&E%/#.!B$$&kC#S3bB%D#@%S'a@#3.%R@%E%'B$@%E%/B#['R@%E%+A#/$.@%E%+A&@#U'RS$A#S3@$@$S3[>S$b!6B$S$V0$@&S@@$bS%hB$E%|p,L%#@$@&L%|p,/$.@&@$S$@#34B#0##.@%S3aD#@#.)#Sll'.!,$%kC#S3bB$D#%R@#3!(S~$eB#SEV0#@$@#H# n ?,O#,@$@#H# D!?,O#+@$H#+0#@$H#,3UA%.@$S3aD#@%.,#S Hr,E%#.)#Sor,.'#S3. _$$%kC#S3bB'D#SjA(Sor,E%#S$V'R@'Sll'@#@#Sll']>S%@$S$hSvr0a@$Sll@Z>Sll@@$bB#S#@#Sll@[>@%S$W@&S#W3%@'E%+A(@'E%'A$%R@'E%#S$V'R@'E%/A#3 $S Lr,@(L%#S Jr,@$L%#S Fr,@#L%#@$@(aaA$SkA(/$.S!Mr,@'H#/O##.S Dr,@$L%#.@'S3aD#@(. Z$$%kC#S3bB'D#SjA(Sor,E%#S%V'R@'@#S$hSvr0aS%@$Sml'Y@#@$[eB(>@$@#bS#@(>S$S%@%S%V>S#@%>@&S#W3G@'E%+A#@'E%'A$%k@'E%#B%Slly#W'RS Hr,@%L%#S Jr,@$L%#S Fr,@'E%/L%#@#A$S >/$.S!Mr,@'H#/O##@#.A(S Dr,@$L%#.@'S3aD#@(.,#S!Mr,H##.)#S Nr,.,#S Lr,E%#. -$$kC#S3bB$D#Sor,@#3!(S~$eB#SEW'k@$S'a@#3MS$(S#.L%#Sqr,@$F%'M%#Str,@$E%/L%#@$S3aD#.i$$kC#S@bB$D#Sor,%k%R@#3!(S~$eB#SEW'R@$S'a@#3N@$E%'S&W0$.S#/$.@$@$E%/L%;@$@$F%'M&3S%.L%#Sqr,@$F&3M%#Str,@$E%;L%#@$S@aD#.)#Svr8.,#S Dr,E%#.,#S Jr,E%#.)#Svr0.)#Sll@.,#S Fr,E%#.";
