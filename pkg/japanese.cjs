"use strict";
const TABLES = "6Qa0qkX/JwHBPQemp86FTp9x0c3j+REK8vK9Va1yBp9JTtTlXyJj/t2nMPQZzOunwr9pZItvMvjx2JeXL3V1b/HheORYLjXJ2XOup9ud8tJ4cmBBlMTUq63s86P5nqmWvQE/e9D0qNO5cqUyvT831+uDHEaBqgP12Zsp8GiMCDqv0xTbLIBmhVEAGp9jAMeu+IDyaz2KBIk+ha3vf1ejYjxDRIViWbXoiLE8XTeDGZV7zqRkRkIAtJgAeH8pUtHlKXOq9MySv/PNLkyruTjZNaKpqfqDMevDoBzsod9IpKVjIHAfkFHDzOrRUCK939gadDrXqTlV6EzW8O9jnDBsLInq8jHxfdqdFm1/Dz5Hfe4lljEWSYJb+f9rcqtBF76wD5n7nXlMSgUSEQnYcpV7vmNymmRjT23oDdnv1IKrgbMQa4bEYvp0F6mmu40KqYTxFItnT37aDuM2g7a7W3RuVl0PQ3vMHO2KxNejFhrfCCeqM4bXwMQrJW/KWgsKhFQxHTpYRrV0u3xCjfKq2fB94bK1C2/CCvb6W6Sv1ed8LEEoDjxAG3ABm1KqVsnhouPhcuwR9vsCrdq/SrASWM2nqrIpi0U/lGbhNSXJl6KEITOJzYD6VBXlDsPxNWxkCOK4hn4cQW+kDA7KoXtUnRGHqQMedCxcaEby4md7tkwliG4Hp/C+ayCTOBBs7w+6t5yL8g9Ok+yhwH2o5NFYVaJwbbgZWJ5eKE443aJk5jqeR31UDHcPmcAbRKHLLAprv2CptAWJKgi25Bqo3IZNHtnGw8AgRtFQcyP0HCYvQ3c2xyZq8nGNotZK7PVlEuYMY0779vmGpAEDOLjNuzecOfWt1Lmy9cQIYbhHob4r/ufx1bS3lzGUvC7t24aFs0WU96UD7e2NivrjH4FvW1znX6d3Nb8BPv3DjcKzFU2wqOCUWPLfUEyeRcBVB77aFhvijs/lBsE6tr6ewBfNyJP2qFqaAwBKGjzipexF9qZj/N2n+AfnPgdcQELamVFSJyC5d1bsoOq2lDlg4QjWBzCkyalBI+s0BzfHM0ckWygu7p8/bU32QKmef2LdpWDfQKSQbHb0ifYqq0C8UoWwvlFCGmg/xNCK8A2u9GSrwepRF1Td+qalr33SGqM6Xrqrz7HprrekQaLXobnq7CwQj+jS0KHVrz/aYymz5wCYHjWxpsjldn8HJgDfb3nCDsunaQquLA7oUYAJoEgw297qHgBk5iRARrDLxABJZNzgAnqsg2t9fiuJoau9iAc6i3mf8l6BzX63baMBzTGlsosvhY3uzO35zyf2s7RjDpoSB2PVFns7KNztWOZRHn9cN0r7r/64fnQqGr8yNrgdJLsn1JDdC9q+eqbHcJzgyjZHALmo4R7FfH7hz41Et1oEMQx6AuKhvBrAUi3JNp7yXXMOg8fk2AXcKeuOwS64S222/FqphZjfFoW4KgSS1KKkXhJMHFOdlQY0HUS01lCwrX/lQ99TqHaxYtHiR1l5It1bcVN/ZYkn+SXQU6qoxtFi6RVan7iDaNMQTir82ilEiWxGmelwJwqc+qHV5BqZdm4EJ2Wn+2Y7lOLOWXNGi121BxhLHk6yEkAWgmU6h1xfM20T6cDSjZXTBBDTBtWOD/BQuv9bGYFPy5N/WVYsjKJRsrGYabWoELV/M34Lmkt0nnSFqiYnlaG/u/1EAljx5Ef0J9RunrIjh0gIJ5FliWpkp/+JSlJJouuBChcNeXhMoOAjFz66a43rjhko5PR7WdYsbuu+qW46Hqf+KwhjlYP94qm4hAa2Mk66p2g/iaHXE+RYmUP01AxQJB78jG1PRrzg7BYlOaCq4hRb/ATYXP/wqZvy+jeT0SYdytb4+rdR/hOFnAJ4B8gMtsJdxaIdtfYN70WPBREqYxjmpcz2of68gjk6ZxoriYnXoYolRAlXs0pHHPG/+Xo9PeYhv+p4AxNry57XNWX/Ta4us/tL+2aBjrw5n7IIh8XEBiqQOvdrUVNQsOzAln6l2xWsgleIcYhZxS2k1byIqaOlKh398uYjzIF8x6vl16+tIS9ObQZsavgqhCO4pLo/SXI9YfA+25UBoJvMtMRqdPZX2AAmT/bzyO5vVoST8NvZPZwtoTr6ga7llxnCQdVR40Bsr9zDrs3SCgvnX9vSnh9y1R6+/Z3uyGskFPCm0XCzVznqDZb2cjQIsOqd1vSTLEGmRmgxU+t6giSNomE6NH2Gujgw/7lNPHP+cOYVctmg9cZG+oYjnXs54jeSMjpO5zboT1Tsmb9A82GTeb5t3+drbd1vkwny2rWWnvIBRghdO2mO4PQc4bRRTspNs5Ep7umHj1mNidBqUfb9gKue47hp8P6sc8XT7AhlOvQ97vtgCk2m2hKZ2PE+8mX8SLlbNPdOB0x3o518fHiO6Ax8SXkSQl6tfRQZyXKEGwDtbbQYMTtAjt2ocK2utQvvZwnRhcQSw7+ju+0Q849D3V84FrE2xIpD00v/pEWzmGOF0IN/EHuSBjEw9MiBBNJNpaOzcgPHj3uYnP54UDw0a2YwoBhXvNCA1/z4aTAD4XEXdS8uBT7MmzbIYBq0eXn4bRo9uDCZU8ZdorF+zfouFfeqmPC6/3pgND90OOdgryfWQ7qRh8yCISbVJxnfzQ0/KLojDhpQiTGkP3syqHtLWY/1Ct0iY58vSCLrAwW1d0PcwQhTMnRbtQDCfd4O4kBYVD9AD1OSZYP+9aQ66p1YB1eSX+TmyCyrd1V1de+GnlKOhs5cOqfQRLIxnCnc6pTifhU+A/k4OckzWdckctO8e6SnKSllZoInJl+n8eWf2j/gvXnd8ebVNopvh5aYDESHw/k518u/qsW1EtZSCZgDI0+DRwO8yEnNXACeiz2GwANuL7/KccxRcBHmX7jiJLCLoxgOju8q8Z5Yevqrext858fah1E/r86YiYhq4jkbIhAAku4eoDstmuYUX/dR5rPtO1+lcm3vujBgT7KQOcXw7aqEQqBRnRyhwySAThlmz9B4//nSZ33hCiBZRCdVOo7bEqh4UvrOgZlr/YwxH2uSNahvHcT9bsLWMZUzKBsJfq/jyuxOk72NfD2b+N+6gZ7bL9P4hCIuYvMNUtSntVXgXdVqW7akDwjBPM7ubnggQJi1iOJidFDfSU8iWwYZED60CffN/59gmaoIpe0hvPZTro6p6P0Zp103/NN6Zx9dZUzCCo43zdSMwigR6r/2lkFHuStRpgRd9Zchxc2ktdX5BtZtV9WKGRYdU5Dz3Qd4eya7QqstxasG5xLdHnMO0zB9xusUf6NnKkfMtqxvuVEFOiZ5FWYP6Qb2Gvkvtj7KHMIv5Pdc3xkft/+motky/bXOR9ULEyejv6eYYRc1SiYANAUqo/0c+DLvWzMziH8QuKXtJOQL+tiDOfXE2glGiFX96pVnjDVrMmb1E/0UhRLmdOUWI0M+acwo8Wk6907xo1dw06YCVGFcbn/3OFJBiL9JbvC9ylFPOxEKHXHiKPHiezvac/6Fpnb6d1KNW4IAnsuSM60PkuEcwKjGkx6i455m1fUY6ETAmDLdmBi7t572z8pRGYVwBXkbD5bQV1aWb/VilA4oku04tpVmulZqxeO8cUHeGVerXRhgzK5x1yFugGw3o0YR8f2j6DlxWPIUmusld95RFe/ITm5/r7f0IQmlIM+rQqywltDXkTRU9YyoeWmOslks1hvIUldf72PiuRnn68roFZf1YnXeHKr9FLCFr86iL74ASOArkmm1frEiSY1s9xlJSqttTwzTj/4dsA4I7tWrbsiyYwTen+5zzUszULJQ3GEBs0BQlIgr+sEZ7UVIH8LXNds0/520B+h2+tWspDEuo06EWYhLfGUBqTMhf+NOX4XNy2WsSdgHXfp0qCdO/bnNdUHLq9qHfcL2DhSqhf2w2zbUagSCbiF2PCQdipdhCyF+gjVZ19sOR6thQSG3F6WvuLdKkRAc/OWrcXyfbra3aENCb+6rPEqb5t6On1zIggh6XfEnSHUOkRtkfZiH+4I/dTHnJuxRR37mZ0ETLruN/od19EmJSdOLmrCmoZ5rL8u9G+IMPzfwpP1tO3mqeuCrr6DAmKKUL1T5WQSBLWPwEIf4fo7IsUVtQNIjaET5C6YmKOvUG6tLqGzS16v0atjH1ndKdtbowmBJsa6jMlG8rlqWttwYJI2HsBQ+OTNSjgcOjAuntTqSoEXBN1at1/7UAe2mpx0lKa93msVTV9jpoNfSda2Lum06mXpBW3Il6FyVarxSvQ5YR8VDL9vTkAJanW2qU2BqfkHyir8bT2Fb8F9FlkefmMbTtcliZFD8OZrnIuJGHqqcVE/i/GaAkdtORdsOaVi4dL8WV1+c63tgDcavTB2JZRe713OJRvQp7VEbYTwFG6anNrum/M7QpCqVPVrzTCLcPnIwESlW+HhFTxFi8AHCOEusbGqOlXFJT7gCvP5JjGSge3o7AVKrdA5iwsB4SCS85pIlpAZFWeidx4+611nFX+ZqEJayMTXH1tzx7Nu9LlNOkhLp68T0yS+Z+JxoRsVrCpBXFWBStsamzHbsEG/PsuQ+mafTIyPLrp+AutzjPA65N1eHK4W1q+JsBur5FByaqa1aaLHrgFvqOzHvxFBQpShWCfYhebHYdHHp1ehJ8W7FeJShjCFVPqpQ1o7e3892TpLuJogcy523OJ5+d3xCNo0S3NEQAvUbXVFiw40T5vwMucDERGLSv3DnfcdWYSeY0rcpdXL6RQA2gAQMRm63d24+RBlbM2t8mcrqvkCIpecJcF3VTn7gXUTGThoF23QgZ4MLjFZ8jIwTV9OHW/+vPLiHf+qbw8qDQYurlA6c7bzh/C1UsaF71JM1WX1OC5+w1whlRh6xBRxAGOPC3003olqxHuAE0aDNAt54pDwSMbHGicwGcHdwnHgcGcQBOdTt5Cktsq80p7q/BSWBWA8BrrNEGvXRHojixod+bROVVJ4kPZRosmXL47M8zct+OikT+VR8GzeHZ4hac5y/MmXTYKwzlPkuMn44yjUuD2T7JjWjfVRn84iJtsZPGzQfOYx6XD4cwO5XZCLn3bxWXWELKCprNCkEBDjzWbHulS4X2C0ODoYE8hn5WeikpN/KgV9NLA9LAxbbIInizo7pWjazBLu5DxzOabDOsyFiHJI6BQvg36GzsoNqYoEfep5bKM9hTPhEgiPxqGY6Rnpux8/Tbdb4WlM0SRKbRV/OJGp30+2XRW+jr0sPakbeSmQBcMv9/qnTn84yO117IrF4oxZkQ0xlJSjj0NHIzWFEuzeSwFd2Yd23Df5oMLw0T6z7QjS7vTiI8Ybq7wNOH5bmD9C6Pu820XWO0fAeyWJU1LylWWLt+vaS/TKBxCdOtQ/aSFJSCJBUUbYjIOL1f6jFIF+2nVzydeNfNHGL6VMIjyxgntFy4phrdh79WzeLIITtj1I3nm3X34sE+3g1z/Idr9xTEi8H/XvT9UkZaXzOsIu8V0TDnVZfbyFEiZOAMU39oaG+eXeU2kFL+CUgQ4qizCA94d7SI7kAJbHgNVf3wGA4KLGteZjKxWjrd7vgkhXvQnXnO6QekPi76QimWmpUZjhc4X19YwkOmVygHZSj6UrdCWCB/HP+y25mjdA8tD14cyFqf7fn0hz9FeOjrbnWn+2CPJrlF+P2CN+ou3vPb/ZqietT0Apch/v4q1NKDQ/xLjPIXGzSWXjwIu9hWP4ynopmBPszqN15x2FZroQNUa7O8yv6LSMs7ft+m715hLbLhZQVT34T48a7aHQ21RtMM4ybGD/eYJq4+hrrIT22Y4pbZrqyHzoCe1nqjJsmUvAzdao4aRwAFh0weha2+fPnvaYKOc3CJokhjQ4aTTCH/PxgzCopD+JKEwOYd348TJAjvDRH2b3idVSCXdBoc5HV7oILkKj5kDp/ISEoMu365LokysGk4jljX4Gf0pVQyxZ9MZuWgxoWwcij3Zx2jAun0DQ9mW44Afy60i311jKQr8fQXZL4mtX5SPZGjwhpwMF1I2GCAHDMGExa68FXq3Y08bl7TH618tJhMMtAUbmNCKp/9+N/M81rrB7EYaamXP+aNDbahA8fQC5BQHC6MvvJT6ibRXfEjJvIRlZeq8sTLW5W1fDqicVJNvmZQvgzNv7V2ZHOvadAcLVF7+GdpR2Z5PFEwO2M10Xqe6/jk0MpPvTuRXr5lX0sikxc5tDD/vq+kFUZbx8uk7M7hZoj9D0p9l77eHjnEiE4+8+JsCCyb6XF+25huIYKI7OoP9OuhPzqpkW+FeUMDVEG08L4S2GnAOwRmybIgBMVHZQpIITmwQ8D4jGbhnM18zSOwCn+XD7veEuy6tL+FiRn5nz0PBOIyZxqA5tcxlzn+0x0uQSo4jNx7sSzAJWoqvCekuBIB44vBSg5M9wsUDiLtfDM5R+wR8ZU1OrdVd7rh0Int+wIqtGLFpe0FZ/rG2xh+tyknUrdhjpdvEs7O/7U4r1ONFxP+lKQCTrYffa6ulW1HuvkGhX+Y7tjHsOJhyswq2v//OcwvPau5N28GYMv4xqwhWxw9m4mGsgDP6dfLduoaWmtaa+sYlFmQ/N8ON6FL+8+hHzbOeK8uth+nck9I0IDnnJLYNp4s0s0z1IMmERmm7Z0NdPj1bDI9z5ArqcNn4DAbsPS+YIng3+un5wyj+ot6i1OoNivWltSM8CgnGV4J0dUEx+IpAGxQdr11JtJiTzBg2W18ZZTVc5Z5NFVM+GBIbt3UE9v4arP6otmP593aYvnNsFTWnkLDsdcAWvHe5sj0HGU0O2I9teaX2uZYqFhqbgP/xwLupHlRuyhvHkub3Uh99wO6X3Zo3QWDIzFP/1ren1gjhmnSgVctVwOmb22tV3F3MfPd6fPE2sFHDap9MsllgVfsR3UA3esZskDoLJJLKEFRyOLvhDq8pm5rX8in5fexxp6FqpPiLX+79Bgb8e4Tzo0CCx75Dg8ZJdQy0ouoXsEIf3R8bvIJTkqz939yBSkI4OovEeeTM8Gf9+oefUhbN7XPO0PhUDv08yTwJaJLs73iRcis+GfLTVseWMST6xpy+6I9YgveP2yBFI2Z3nge0xMXzmBCxIPNB6DSfifP1mWL2y+BuFslIYr6YNRUINL+hv7AKJ4MF68f7Crtrp+TrBRx55IamLlyeZ//ZVNeK2occxOwjQTGeU0sffW5MPR2OUjEG6NnGPwoSvBN5MSwh0YNOx6VqXCL5tekPp696xp1+2ultg8Ouy8OwTOeoIURi+FQHNIAdjMSybc91uRXDgPORJWhKBCwbMnc5C9AEf+7LHpjsLjcIXxK40TEedSw/6a7SNHBx7MAVj3HdOtpbEkSEH8ojSc+6CHVE9k+hV4+JhC5hjNVF35zpNx1hfQHpF3xMulgGnDThs0yvsizl+ry9urB5mKP6MtWdOQBEtAe9Ik9He2hep5E0IDRBN8IbwjKzyIODvLgbT111L2s+sI5KKYuUTnZznLG/1ZyQthx21gRVXpjW2gepu8//Ji5252XF9de5v2ISZoA2sXQrfvgVvPr0rFUq/s/fC0n+R9R4JjkILhjvM2dobBBJSKgJFRAZcPUAjiTFAgEetRVkQMvpVZpRYj+vz1eCLVv9nBKooBu3cpesGFY7TM9ZgNa/TghNXBWOWHSEVE8BcDYyPKlsX2Y++0W2O0hGcQvqAvqgq2BDimx2Vct3mcKPMM4OwhcMpEiRr0Hc2DcrOaK7pQpDHM3qTnEYQBR9Y53TIQhMA1WlKmClPX31H5ph4MmrRp9gp17cOPthccJC6ukY/bzaBRMmJpoowfqpeSonzM1VM/eBkYiINK6nuIlMg2bRsTgY+DgdlQj1Ex2MvE65SOFOLBlqtwRQXVaLFV3pi3Ajog1Tp7jKeJ1zxRUCVvWzvEfjhCAUGg0lid8nlDyglThhBTT5gdK3S/4EHSYQL4PWLJtpyrW1BtxNa8aT7n6ngFv+1kTR4dryRvob+RF3W1QV9FIf4gU9g6sMS3P8bKRpQmd8u7UZ9TUsb2jgMCu2niFkfeb5AmoY8UWJKZnQvzfQtIK3g5bpzeom0gZtghqhjgulxBfUsxtQ8J85ZxiC7BZIXA1jm7xJPCTMaztLNShiCnxJpICDqlF4dDl1aj0UXkWGZC9nUOBOOS2GE636rXOWkVJ4II+DOzYu6w11IdIQThMfS+sG/nrUUSdCPv/DGOiv3UXZKgO2yBLAGILDzPBFv9eT+iQ27Us1ME8dkCq35z1RP+GGkNE9GpWrtU0ED8XYFTfQULUvppXKvWQs0G71iY0KGlJreocmNDmQN8mopFCBaI1vvHzSHxaxJrVPsvv7nuJU7wrYh2fwo23h4ACNuswzeCdZrEoG5hIqhXYrnxpBX3UGEs5G2LPLgbyKKAZ8td722tjAuCjUImAsHXr2AcgAmqMSnZP4ADrYlwKAscQHE8zSPmIkBEXiSCv7Mz/MwUyz9Z+i0BnZg/jy/HsyEtj3qbckcbg3AVEWifTvbqEsiXJOwcDQkjLrRye555DIL+Ur0FU03cRxzmDr+DX8abNTV2PuxjCJUygik3B18OvVJGoW9ArZGRrpxbgo8XW744GAT2YML7/AA9/jnNG8Stwxwdti6LfjSY4gOR+J7/p+Lot4jS6YoXjS6ZaoPHuw28p9lists1g8Pg6S2a3B3YITcMqov26h/+8YaXiNSQ4vA3AQt1P4+ClYkruOo38XbHGz82ng1VI5BYbNGpo3IGzPmyvV5ScZ7XXoYQ5W8lFzX7m6Qz/Xtf9I75nVDv0/U1ZuQRroU4LEaN2qmfgckCGWFHkJ0zeJpy83DEATZZFvNz+elndonON6Rol2/HW9faznrKEzMqT5tXy1s/BHspQfwpEvKmDEqYP/GleDDmmhMDS6bv2hARZVYprddhB4K1HU80/kBrGucjewvuOSup4ga9wEYmhtHFSCXHdN0FQ03+F8F0miulFNTEn0osghEB1HAcM54CU0dVBHbyfd4J3NpZ5RsHqTfzCo4hlEO205c0cXZqK/cAhihZDyStQj41bQWeFl+UYIH69YhjgAubj4oP9cV/t+vYakSWE19HQT+T/M3C0pjBZOiTNbngki4UBcVBVFMda5oHJTRJWpZ9BS8f8lhqJtbUnuRI0Mvhav21HnkrqZocAY28PKMqrM7qLqWP+iADzYA+79I6adAi3oKMGalj6PpKRLPzNbhooRb8nFvXTaboYsgfj1mmnDhta/JiNLCi/vINug/Lr3a9vg6mU2xI8rYyuq4QNBwnGYr6hW/YhlS88RNWCQt9zd2srmOtssUj2bjtqACeHcReOwvWx1aRF/QCh3Kc+JQjGKTaG/28opP78o0bpCMP0plsssr74DY70AJxmqM1mCn2nBK1mmGESFr5aog+BVU2VhHOH80Oco2AZr8kSg69crsu3S86Y6ji28aQZ3b4yf9082wRMKRgxd8WVrL3P3ssFxVRRReGqyMj/L0qye7KVgsIsdR/yeXxpGiMMw976FHI0Z6OCvT44eNLt5GaTbqC5NbGAw4PIOrhujDLS0EYAeRseLNND6LBk/otid4NW/xTrmpzy1PULMJzSy9ngMrks0ZJaJBodtTyvB2VNOZF8v1UmfI+YPMRlCJybfi+v0zje9U3hPhyrs1cEPuyj5y6XBmZ+79GtAflYdQ1APJf6vLbaLlTFcPlwf2mEb8Cjjca3ybhUrGrdYa4guckB3r68fehzyAy6WsyyHQJPAMK7LR8ZRV2v3P69q97L0/45KmXdGi6/tjeQR/+gd1ki+To3Z30bXs+AwZz0R3ayZGEyq5K1oGXhk7zRMuZqF/bQ8oqjWL00QBu+C9kZnvU0uLwWIbwPWWbJ+IZPxMJfTvtx9jw9+wK+iCZc4Bl8bEMZhKe52LDe1w0F7S77K/Cv2ofDiImKnT4JFFTGPiBdNvlM2edBjIq65h1H7vvVKYs7p+8q/2fa+n4A6E17vuZAt9ASKAJNlDYcxrz5Zq1lYfj5m+8iqcOwqwEfrhO3SSG2XzyVEYfLzFd7cpRO1NO8udPAybgiBLHQ0sC7cSUtbyQ4g0QLtHar/+QMs7GS/NpSHSAyrhbxb0mC0Ea7vQOYOwrtL8r5JBFcZmEiFWEJ6dQBM2Ld+qksqrsPD+vAXqiKEBI62DmroCRs8P0mIdb4FsZedCHDHExWgMs89+Jwfh97iWexLOrb3ssihwwp0pziGmtjatugZsn8gULOHM1UDsxL9BS9Razlwu1deJ7hlu628T16yif9gGyAxuGPoKI7lAUu3DukX50xnasF1uMIYfTCEZKbZnzLkrRPJraiik7Lwd/SygNlrwp0oxWPZf+OdM0xKB2G4S+aT8Hi9V3FSkmxeS0R4Ng/LoWNtdAdUpmOBQDh2YNzvqxehlEqP682IE1mrnZTVUHfwSLoMsTTJynX2yY2KLPBXOSr2pVwL6o81TgtbsNcRj3TbGUQfIRJvvlQOirYm+fJvgkJvSH9Mi8K9RTByemSnDrvCGP48ML3LiTrum2G3g2tVs3fxuqyYX/5WHuPayLYw/PdcyZO8hZt69JZVw+YgC3SQoNc4kjZniaVVvCQT81WuGIEE8juWGuSnEsjG5aL8D8Sa3VxWrEa4E2TkSdg0/Y7Sz7PcwfdqzQBTgP8/un4jV4iKEk7Adzfo6HRE04pmjI75Tfk5WGHoL/hDpH3bBcpADvmGdppOfLF0tWxBCmjZZyTn1jzzRO09vJmbsmriN6zYSQ61x4K2Fy37i2U27BqkRuKyL7WVf9G3Y3x96qWqaRWZ+BuG+toCJvo+myvA+2Zx1Uxb+pw3yAq/2NILlt9sDT/N7zt/YRGz+fg0DZW0aSBSqdtwXLpv05XLd/xp6V3RVIPiShvE+8Ancntf5PPSGHo9cYJms28Uszq+CpP2x3+5YwXCUHI7tvp16T1kXcRjfZLAOih5lJkhQQv3E1Rbf4/UMPYD4VR7UrmzJ0rrVSzpaWh4TUXkiARSI9HGInj/W2tquO87Wmy9O6mnfpQzHOXZxJHf+JwgD8wBEM3WIdGH99goATslZuzMKGxFPHrJEuWW0OQgYZut6npxfbQB/UQ36Zdq+fuIDS1P8Jtb13tv+oQF/lexov9GW15ER7zz2JKz2eWm7IuprDYIyU4g84R3otz4/u7a0TBr3fB7AqZKI0IjoozViPAefNsM9JDgG+I5Du8AFoVihH1r/9khMin737tvTJpKuR8+cEV7lx/nzV0g6zAbY8/oqQ1Kz4nWbAUJPd5Bneg7dWgexwbeaZcfmibJlReOK+ncaMJ38seRSd9ifRze20v3YVHZ4zwVPDYib9p8LVsaI3q8sFlnhuE13G5GQ11x1xrM0zxKtuGJKU3RPacCks8Pm++HV6KG/gp5Xgs1RxtONN8Xsgpy9NmehT6FX28V5qGos4kcccKqosjGCy6TPg2at2xiOggt5kvzgeZiBGR9Nq/wpF5cNC3thT/h/twCTv1tBPydBdsMD0yNVP3iPKvdvxBUXDp+NTQ/0h24gkwUMmValYyFeepHy5YV6wuFNGzC/KAcxvRiJaz641/M62E+fpVITA0rMAVxGyjRxZlEfcWGTxaLwwFolKqSOrQjISDYzTfZZfYttiKKkgwYqRhsfNI/jS+jPIRsrHyDLLasmi1ewhbj+OaSgp4byjBYeo4tHVNKl484TckEEYHFzON9X5wBdPehPFH8qimkVpZkEHqfzap7P0+w9dkk61zT0tmXc0M67FNjhA2CtGGc5rv47Laf8v76vVzse1ks6fkTFJ+H14RXtUWiK5hzKQjirWwGXdcL8h5dNqvD+iJKAKoCaIYka2kqcl83JhZ/dk3O5UkKujCXAH3hZr0nZyVO8wNEIAD4BDLntVzcIlXj5JjkQCR/bh9SbZ3UlRv4C2V+yS/McVznuJ/8nzPkvT25MulBzWB8UMgJaM+REinBotrwqnfqbDEmM/PITHEwR1Q0C65Qp46NTaFl7t8QtqG8l3RnFp5WG3zIRFlqSd29szXo5R2ct7pbjFalH9mwB8g/so16xTJQxwA5y7E6+8g0aXt5y8mZvNWYmFx6vHO+ot30lk1VAec3U6THvmezLZOYOwcp1yrOiHfPvGiRDNSE2w5ki8Wvel2Kc7eyoAwkkVLiEsVKRnX6RxqDH25EgK8U0eeNw15FBhDcfyMUUsWL6tHQCZWI8pWidFSWNa8eGdojeqBOUYDQLvdPLr0kyphextoSG0bCtZ0C6e0hFRFTf5Lb71wqHjYr2pzVFmf5S9tpuqPWkgQl0fWe66Te6q/U8n9iSJJSiHU3OsesF914zfvYcjM0nFIFfi+9+gg8Ur2jnALy0kpY0is9fB4wY8CKVfqXi5tL5/mQTL1p0CY4IUWr2dxXYYHHT4Bxo3pkD6yXSvNVUdhQedmqsLf1guQmR9jQH24thM6aWEaPav7VIBUhNMbDtjgcCB1c4Tmlms3ZOnvWuyGnEURwOA4T+pHEInGPoVIdJo32nu2GhWpBB982ZUkIMgfkVxz+2N8bFZkZgQFhgBOc+EKUoBbk5TFUC17tvpnXpQy+A5959BCNsVJ87o2mcT1ikMB4y7mn8c37Gri09AkwcWe8guIVUTewrYIDzRac6j91eUZmmsd0TPOxT7nKCNNak2/S1ZrWTYAxmg7aJDirlToxScExJKS0KQPQ2vsYiPbPC/oMyKvVSLBok//p4pY2JxIXG/Gyv7tTWnc8vZCVWJzZ8g/N1KUW8w58oTjCJ9qA9oaeW4tUdKXUNE5r3iK5LYdpeFyzd6s7HgLKuRwnC0B1zte4KHFUnd/2ZtmgXjFVFjFLkHVLZrTRQqLnXN4XCw1BkrXGo0QvCYR2LVFj6ZXj+R0PTB3aLHHtjxIHlEt+UFmnDnSqGiQzTJ02K4dMoG1yNxnaeJJrrN8jpesx5BXcr/jJN0cCKMzwJ+4hLnNiNYE5PcVTYhkALCdlh8Nqu+MEXzbc/IRX/q8A21qMDWoOMru0Yyen4jG9mBziCnbmbw6aUYJfX38CQM4F5v7TDiPT4CjjmkpiFCHkfGU3OIW3J7VPseFyPLPR2hWZ1rqNec9rtCDda+QDX8jm56+SBRW0953MuLd5N/LW0hPUAftUP9RqjTwSCJcEi1tyeTMfikMmw46PwZqcm7h/2d5Z7F/fOANOy9OZzYPSvVOg8Qfc+uP7VbVA28QKisZVzs48B/vqhZRn0e8LwSR0L+qoB9QAnOzLP+8CEZqf0GkJldJfOh7C+SLW3LZw+sh2goQ0gMgQhnt921uWBIc3ixipr3uLnRm8QjJjtWlhflz11KwfGjkhGsFZK9pSJDckMNhqPL6WuNHOnC720IGPPpiRQ3XTy461+oMGIK7HskAKXF9TC6o0pmD5kKMfKvMzUjOGQpBZG2H5ef4HcTaK/3PDgaDdwatxVwi9XNfkt8AJ5NX+AFMO7LCLqW85fmb2yt2qBGTGA91o0ZESH1UcPxsH9cFY658MOtCtXdcT9FOVCHIHzwLyAvGGcNjN7DPjQFmKbBaWZX2imbaWIi+w3cEp3HMZpCxNCERrBkTnoudeOl+Zsiv8ziyYeb9BqIIMg1P+6qZ8nLKnGTj/BAJuTSn9jI5Vtixhjm4u14df2ZELmbXeRPJZMS/puEYef36Wx7jeDOA5Yj/fyFt92VhA8PiPZaHs5TqtKRpPVHcL0MenlTWs998yFSnXCLx2uqyS8V5uD4F5S3xi7ndrEFZymfwX7W7YBpk8mji3oUTjHqcx8yzRNfhHJGYCqKoQXs8vYDAs4AQz1TpJUox3N4dB2g5xmvZpOqtuQUYoJvlvGSNpSaTd4hWDY4c8FxM9zFRfEAFkWrafRH3r9HbxQcrbjwBbeNH6+nRYbAZs6s+wHJ/VukWi0IYjXWdBpVVBYSvpjnuLUl5TvDm6N8CaJh336SeejFmPuR3eo0ckpJW7m3M43vbysbsv0c1Sgqy27Q5svDByGTJgpmWjhljNT4obhtzEFNIzFBOuKlAw/FBgE/gVJ2LEGhjBmQuVA7rdCeSDmtY3Nc0JvNPks9AlgXWMwbdoKXaliVvoRVAN66T1/eqr9HWOiAzAWTi6coPoelhTAEX76pU9LpFJjWkZyTuNT+stHflg==";
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
  DecoderStream: () => DecoderStream,
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
  findUnmappable: () => findUnmappable,
  initialize: () => initialize,
  labelToName: () => labelToName
});
module.exports = __toCommonJS(stdin_exports);

// target/expand.wasm
var expand_default = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALCw==";

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

// js/embedded.js
var FROM = 327680;
var TO = 393216;
function unpackModule(code, length, tables, places2) {
  const expander = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    expand_default
  ));
  const { memory, expand } = (
    /** @type {any} */
    new WebAssembly.Instance(expander).exports
  );
  const bytes2 = new Uint8Array(memory.buffer);
  bytes2.set(decodeBase64(code), FROM);
  expand(FROM, TO, TO + length);
  const module2 = bytes2.subarray(TO);
  let end2 = length;
  let rest2 = decodeBase64(tables);
  for (const [start, size] of places2) {
    module2.copyWithin(start + size, start, end2);
    module2.set(rest2.subarray(0, size), start);
    rest2 = rest2.subarray(size);
    end2 += size;
  }
  return module2.subarray(0, end2);
}

// js/entry.js
var ownModule = () => unpackModule(CODE, 31918, TABLES, [[30568, 8421], [38989, 2146]]);
var ENTRY = "encoding-wasm/japanese";
var GROUPS = ["japanese"];

// js/generated/encodings.js
var ENCODINGS = `UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i logical
ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso8859-13 iso885913
ISO-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16
KOI8-R cskoi8r koi koi8 koi8_r
KOI8-U koi8-ru
macintosh csmacintosh mac x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
windows-1250 cp1250 x-cp1250
windows-1251 cp1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
windows-1253 cp1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
windows-1255 cp1255 x-cp1255
windows-1256 cp1256 x-cp1256
windows-1257 cp1257 x-cp1257
windows-1258 cp1258 x-cp1258
x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
gb18030
Big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese x-euc-jp
ISO-2022-JP csiso2022jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr
UTF-16BE unicodefffe
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
x-user-defined`;

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
    const [name, ...labels] = line.split(" ");
    return Object.freeze({ name, labels: Object.freeze([...labels, name.toLowerCase()].sort()) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])))
);
var UTF_8 = 0;
var WINDOWS_1252 = 21;
var FIRST_MULTI_BYTE = 29;
var EUC_JP = 32;
var ISO_2022_JP = 33;
var REPLACEMENT = 36;
var UTF_16BE = 37;
var UTF_16LE = 38;
var STARTS = [
  [REPLACEMENT, ""],
  [35, "korean"],
  [32, "japanese"],
  [FIRST_MULTI_BYTE, "chinese"],
  [1, "single-byte"],
  [UTF_8, ""]
];
var isASCIICompatible = (encoding) => encoding < REPLACEMENT && encoding !== ISO_2022_JP;
var isSingleByte = (encoding) => encoding > UTF_8 && encoding < FIRST_MULTI_BYTE;
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
  if (encoding === void 0) {
    const similar = findSimilar(label);
    const question = similar === void 0 ? "" : ` Did you mean '${encodings[similar].name}'?`;
    throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.${question}`);
  }
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
function findSimilar(name) {
  const key = keyOf(name);
  const number = { 936: "gbk", 950: "big5" }[key] ?? key;
  const place = encodings.findIndex(({ labels }) => labels.some((label) => keyOf(label) === number));
  return place < 0 || place === REPLACEMENT ? void 0 : place;
}
var keyOf = (name) => asciiLowercase(name).replace(/[^a-z\d]/g, "").replace(/^x+/, "").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, "").replace(/^latin(?=\d)/, "l");
var BOMS = [
  { encoding: UTF_8, bytes: [239, 187, 191] },
  { encoding: UTF_16BE, bytes: [254, 255] },
  { encoding: UTF_16LE, bytes: [255, 254] }
];
function findBOM(bytes2) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
}
function mayBecomeBOM({ length, 0: first, 1: second }) {
  return length === 0 || length === 1 && first >= 239 || length === 2 && first === 239 && second === 187;
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

// js/host.js
var bufferMethod = (name) => (
  /** @type {any} */
  globalThis.Buffer?.prototype?.[name]
);
var ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice");
var ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write");
var utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice");
var latin1Slice = /* @__PURE__ */ bufferMethod("latin1Slice");
var classOf = (name) => globalThis[name];
var Decoder = /* @__PURE__ */ classOf("TextDecoder");
var decode = /* @__PURE__ */ (() => Decoder?.prototype?.decode)();
var Encoder = /* @__PURE__ */ classOf("TextEncoder");
var encode = /* @__PURE__ */ (() => Encoder?.prototype?.encode)();
var encodeInto = /* @__PURE__ */ (() => Encoder?.prototype?.encodeInto)();
function newHostDecoder(label) {
  const decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { ignoreBOM: true });
  Object.defineProperty(decoder, "decode", { value: decode });
  return (bytes2) => decoder.decode(bytes2);
}
function newHostEncoder() {
  const encoder2 = new /** @type {typeof TextEncoder} */
  Encoder();
  Object.defineProperties(encoder2, { encode: { value: encode }, encodeInto: { value: encodeInto } });
  return encoder2;
}
function ifRight(make) {
  try {
    return make();
  } catch {
    return void 0;
  }
}
var isFirefox = () => "InternalError" in globalThis;
var isBun = () => "Bun" in globalThis;
var isDeno = () => "Deno" in globalThis;
var nodeVersion = () => Number.parseInt(globalThis.process?.versions?.node, 10);
var hostIsASCII = () => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii
);
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
function joined(first, second) {
  const bytes2 = new Uint8Array(lengthOf(first) + lengthOf(second));
  setBytes(bytes2, first);
  setBytes(bytes2, second, lengthOf(first));
  return bytes2;
}
function wordsOf(bytes2, from) {
  const offset = getByteOffset.call(bytes2);
  const start = from + (-(offset + from) & 3);
  const count = Math.max(0, lengthOf(bytes2) - start) >> 2;
  const words = count > 0 ? new Int32Array(getBuffer.call(bytes2), offset + start, count) : new Int32Array();
  return { start, words };
}
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start);
var copyOf = (bytes2, start, end2) => typedArraySlice.call(bytes2, start, end2);
var MOST_WITHOUT_BUFFER = 64;
var SHORT = 24;
function copyOfShort(bytes2, start, length) {
  if (length > SHORT) return copyOf(bytes2, start, start + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = bytes2[start + i];
  return copy;
}
function isShared(bytes2, length) {
  if (length <= MOST_WITHOUT_BUFFER) return false;
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
var borrowBytes = (source) => source instanceof Uint8Array ? source : bytesOf(source);
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
  requireDictionary(value, context);
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
function booleanMember(value, member, context) {
  if (value === void 0) return false;
  requireDictionary(value, context);
  return Boolean(value?.[member]);
}
function requireDictionary(value, context) {
  if (value !== void 0 && value !== null && typeof value !== "object" && typeof value !== "function") {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
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
      throw new TypeError(`${context}: The provided value '${string}' isn't one of '${values.join("', '")}'.`);
    }
    return found;
  };
}

// js/strings.js
var MOST_IN_ARRAY = 65539;
function chooseWay(memory, address, module2) {
  const byArray = ifRight2((memory2) => wayByArray(memory2, module2), memory, address);
  const byBuffer = ifRight2(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    const mostByArray = isDeno() ? Number.POSITIVE_INFINITY : 64;
    return {
      ...byBuffer,
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    const byDecoder = isFirefox() ? ifRight2(wayByDecoder, memory, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length) => (length < 4096 ? byArray : byDecoder).read(at2, length) } : byArray;
  }
  const long = byBuffer ?? ifRight2(wayByDecoder, memory, address) ?? byCharCode;
  const most = byBuffer ? MOST_UNITS : 15;
  return {
    ...long,
    read: (at2, length) => (length <= most ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2)
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
var SECTION = "strings";
function wayByArray(memory, module2) {
  const [bytes2] = WebAssembly.Module.customSections(module2, SECTION);
  const strings2 = new WebAssembly.Module(bytes2, { builtins: ["js-string"] });
  const { exports } = new WebAssembly.Instance(strings2, { "encoding-wasm": { memory } });
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
    if (bytes2.length === 0) bytes2 = new Uint8Array(memory.buffer);
    return bytes2;
  };
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY,
    collect: isBun() || isDeno() ? void 0 : collect
  };
  function collect(length) {
    const all = new Uint8Array(2 * length);
    let end2 = 0;
    return {
      add(address, length2) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length2), end2);
        end2 += 2 * length2;
      },
      toText: () => slice.call(all, 0, end2)
    };
  }
}
function wayByDecoder(memory) {
  const decode3 = newHostDecoder("utf-16le");
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode3(new Uint16Array(memory.buffer, address, length)), write, most };
}
function wayByCharCode(memory) {
  let units2 = new Uint16Array(memory.buffer);
  const current = () => {
    if (units2.length === 0) units2 = new Uint16Array(memory.buffer);
    return units2;
  };
  return {
    read(address, length) {
      const units3 = current();
      const [start, end2] = [address / 2, address / 2 + length];
      if (length <= MOST_UNITS) return stringOfFew(units3, start, length);
      let string = "";
      for (let i = start; i < end2; i += 8192) {
        string += String.fromCharCode.apply(
          null,
          /** @type {any} */
          units3.subarray(i, Math.min(i + 8192, end2))
        );
      }
      return string;
    },
    write(string, address) {
      const units3 = current();
      for (let i = 0; i < string.length; i++) units3[address / 2 + i] = string.charCodeAt(i);
    },
    most: Number.POSITIVE_INFINITY
  };
}

// js/instance.js
var compiled;
var wasm;
var bytesView;
var inputView;
var codecView;
var strings;
var at = { input: 0, units: 0, output: 0 };
var NONE = -1;
var blockLength = 1 << 16;
var unitsLength = 0;
var task = { name: "", encoding: NONE };
var series = {
  isBusy: true,
  /** The encoding of the current codec if that is a decoder as good as new, or ~encoding if it is an encoder; or `NOT_NEW`. */
  newCodec: Number.NaN
};
var NOT_NEW = Number.NaN;
function begin(name, encoding) {
  task.name = name;
  task.encoding = encoding;
  series.newCodec = NOT_NEW;
  if (series.isBusy) newInstance();
  series.isBusy = true;
}
function newInstance() {
  try {
    requireWebAssembly();
    compiled ??= compile(ownModule());
    adopt(new WebAssembly.Instance(compiled), compiled);
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
    adopt(instance, module2);
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
var SECTION2 = "encoding-wasm";
function checkModule(module2) {
  const [section] = WebAssembly.Module.customSections(module2, SECTION2);
  const expected = `${ENTRY} ${"0.1.0"}`;
  const found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module2;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports }, module2) {
  wasm = /** @type {any} */
  exports;
  if (wasm.block_length() !== blockLength) throw new Error("The module has blocks of another length.");
  RuntimeError = WebAssembly.RuntimeError;
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  viewMemory();
  strings = chooseWay(wasm.memory, at.units, module2);
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
  refreshViews();
  return bytesView;
}
function input() {
  refreshViews();
  return inputView;
}
function codecState() {
  refreshViews();
  return codecView;
}
function refreshViews() {
  if (bytesView.length === 0) viewMemory();
}
function viewMemory() {
  const { buffer } = wasm.memory;
  bytesView = new Uint8Array(buffer);
  inputView = new Uint8Array(buffer, at.input, blockLength);
  codecView = new Int32Array(buffer, wasm.codec(), wasm.codec_length() >> 2);
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
function saveCodec() {
  const state = codecState();
  return copyState(state, new Int32Array(state.length));
}
function stateToKeep() {
  if (wasm.held() !== 0) return saveCodec();
  series.newCodec = codec;
  return null;
}
var restoreCodec = (saved) => copyState(saved, codecState());
function copyState(source, target) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
  return target;
}
function useDecoder(encoding, saved) {
  if (reuse(encoding, saved)) return;
  begin("decoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
  codec = encoding === ISO_2022_JP || encoding === REPLACEMENT ? NOT_NEW : encoding;
}
var codec = NOT_NEW;
function reuse(kind, saved) {
  if (saved || series.newCodec !== kind || series.isBusy) return false;
  series.newCodec = NOT_NEW;
  series.isBusy = true;
  return true;
}
function useEncoder(encoding, saved) {
  if (reuse(~encoding, saved)) return;
  begin("encoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
  codec = ~encoding;
}
var UNMAPPABLE = -2;
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0) series.newCodec = codec;
  return check(result);
}
var byteTable = { encoding: NONE, at: 0, owner: (
  /** @type {typeof wasm | undefined} */
  void 0
) };
function quickString(encoding, chunk, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    try {
      begin("decoding", encoding);
      byteTable.owner = wasm;
      byteTable.at = strings.readBytes ? wasm.byte_table(encoding) : 0;
      byteTable.encoding = encoding;
    } catch (error) {
      throw explain(error);
    }
    series.isBusy = false;
  }
  if (byteTable.at === 0) return void 0;
  if (length <= blockLength) {
    setInput(chunk, length);
    return bytesString(length);
  }
  if (strings.most > unitsLength) return void 0;
  let string = "";
  for (let start = 0; start < length; start += blockLength) {
    const read = Math.min(blockLength, length - start);
    setInput(partOf(chunk, start, start + read), read);
    string = join(string, bytesString(read));
  }
  return string;
}
function lastTable(name, getTable) {
  let lastEncoding = NONE;
  let table;
  let owner;
  function replace(encoding) {
    try {
      begin(name, encoding);
      lastEncoding = encoding;
      owner = wasm;
      table = getTable(encoding);
      series.isBusy = false;
      return table;
    } catch (error) {
      throw explain(error);
    }
  }
  return (encoding) => {
    const isCurrent = encoding === lastEncoding && owner === wasm && !series.isBusy;
    return isCurrent && (!table || lengthOf(table) > 0) ? table : replace(encoding);
  };
}
var SINGLE_BYTE_UNITS = 9984;
var unitTable = /* @__PURE__ */ lastTable("encoding", (encoding) => {
  const address = wasm.unit_table(encoding) >>> 0;
  if (address === 0) return void 0;
  const { buffer } = wasm.memory;
  return isSingleByte(encoding) ? new Uint8Array(buffer, address, SINGLE_BYTE_UNITS) : new Uint16Array(buffer, address, 65536);
});
var decodingTable = /* @__PURE__ */ lastTable("decoding", (encoding) => {
  const isSingle = isSingleByte(encoding);
  const address = (isSingle ? wasm.byte_table(encoding) : wasm.pair_table?.(encoding) ?? 0) >>> 0;
  return address > 0 ? new Uint16Array(wasm.memory.buffer, address, isSingle ? 256 : 65536) : void 0;
});
var bytesString = (length) => (
  /** @type {Required<import('./strings.js').Way>} */
  strings.readBytes(at.input, length, byteTable.at)
);
function join(start, rest2) {
  try {
    return start + rest2;
  } catch (error) {
    throw new RangeError(
      "The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",
      { cause: error }
    );
  }
}
var MOST_HELD = 3;
var hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;
var MOST_COLLECTED = 1 << 28;
var collectUnits = (length) => length > unitsLength && length < MOST_COLLECTED ? strings.collect?.(length + MOST_HELD) : void 0;
var unitsAddress = () => at.units;
var firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8;
var unitsString = (start, end2) => strings.read(at.units + 2 * start, end2 - start);
var writeBlock = (string, start, end2) => strings.write(string.slice(start, end2), at.units);
function encodeBlock(start, end2, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end2, mode, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0 && report.finished()) series.newCodec = codec;
  return check(result);
}
var SHORT2 = 8;
function setInput(block, length) {
  const view = input();
  if (length > SHORT2) {
    try {
      setBytes(view, block);
    } catch {
      setBytes(view, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) view[i] = block[i];
}
function check(result) {
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
}
var outputBytes = (length) => copyOfShort(bytes(), at.output, length);
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

// js/short-strings.js
var MOST_BYTES = 64;
var room = /* @__PURE__ */ new Uint8Array(4 * MOST_BYTES);
function encodeShortUTF8(string) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    if (unit < 128) {
      room[written++] = unit;
    } else if (unit < 2048) {
      room[written++] = 192 | unit >> 6;
      room[written++] = 128 | unit & 63;
    } else if ((unit & 63488) !== 55296) {
      room[written++] = 224 | unit >> 12;
      room[written++] = 128 | unit >> 6 & 63;
      room[written++] = 128 | unit & 63;
    } else {
      const codePoint = scalarValueAt(string, i);
      if (codePoint >= 65536) i += 1;
      written = writeCodePoint(codePoint, room, written);
    }
  }
  return copyOfShort(room, 0, written);
}
var MOST_SINGLE = 256;
function encodeBytes(string, table) {
  const { length } = string;
  const bytes2 = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const byte = unit < 128 ? unit : table[unit];
    if (!byte && unit > 0) return void 0;
    bytes2[i] = byte;
  }
  return bytes2;
}
function encodePairs(string, table) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const entry = unit < 128 ? unit : table[unit];
    if (!entry && unit > 0) return void 0;
    if (entry >= 256) room[written++] = entry >> 8;
    room[written++] = entry;
  }
  return copyOfShort(room, 0, written);
}
function scalarValueAt(string, index) {
  const codePoint = (
    /** @type {number} */
    string.codePointAt(index)
  );
  return codePoint >= 55296 && codePoint <= 57343 ? 65533 : codePoint;
}
var utf8Length = (codePoint) => codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
function writeCodePoint(codePoint, bytes2, start) {
  if (codePoint < 128) {
    bytes2[start] = codePoint;
    return start + 1;
  }
  const length = utf8Length(codePoint);
  for (let place = length - 1; place > 0; place--) {
    bytes2[start + place] = 128 | codePoint >> 6 * (length - 1 - place) & 63;
  }
  bytes2[start] = codePoint >> 6 * (length - 1) | (length === 2 ? 192 : length === 3 ? 224 : 240);
  return start + length;
}
var MOST_UNITS = 18;
var unitBytes = /* @__PURE__ */ new Uint8Array(new ArrayBuffer(2 * MOST_UNITS));
var units = /* @__PURE__ */ (() => new Uint16Array(unitBytes.buffer))();
var mostASCII = /* @__PURE__ */ lazy(() => latin1Slice ? isSlowToList() ? 0 : 8 : MOST_UNITS);
var rest = { length: 0, bytes: [0, 0] };
function decodeShortUTF8(bytes2, length, endOfQueue) {
  if (length > MOST_UNITS || bytes2[0] < 128 && length > mostASCII()) return void 0;
  let count = 0;
  for (let i = 0; i < length; ) {
    const byte = bytes2[i++];
    let unit = byte;
    if (byte >= 128) {
      if (byte < 194 || byte >= 240) return void 0;
      const isSplit = i + (byte < 224 ? 1 : 2) > length;
      if (isSplit && (endOfQueue || byte === 239)) return void 0;
      if (isSplit && i === length) {
        keep(byte, 0, 1);
        break;
      }
      const second = bytes2[i++] ^ 128;
      if (second >= 64) return void 0;
      if (byte < 224) unit = (byte & 31) << 6 | second;
      else {
        unit = (byte & 15) << 12 | second << 6;
        if (unit < 2048 || (unit & 63488) === 55296) return void 0;
        if (isSplit) {
          keep(byte, second ^ 128, 2);
          break;
        }
        const third = bytes2[i++] ^ 128;
        unit |= third;
        if (third >= 64 || unit === 65279) return void 0;
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeShortByTable(bytes2, length, endOfQueue, encoding) {
  let table;
  let count = 0;
  for (let i = 0; i < length; ) {
    const byte = bytes2[i++];
    let unit = byte;
    if (byte >= 128) {
      table ??= decodingTable(encoding);
      if (!table) return void 0;
      unit = table[byte];
      if (unit === 0) {
        if (i < length) unit = table[byte | bytes2[i++] << 8];
        else if (!endOfQueue && encoding !== EUC_JP) {
          keep(byte, 0, 1);
          break;
        }
      }
      if (unit === 0 || unit === 65533) return void 0;
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function keep(first, second, length) {
  rest.length = length;
  rest.bytes[0] = first;
  rest.bytes[1] = second;
}
function stringOfUnits(count) {
  if (count < 3 || !isSlowToList()) return stringOfFew(units, 0, count);
  return (
    /** @type {Function} */
    ucs2Slice.call(unitBytes, 0, 2 * count)
  );
}
var isSlowToList = /* @__PURE__ */ lazy(() => isBun() && ifRight(isSliceRight) === true);
function isSliceRight() {
  const bytes2 = new Uint8Array(Uint16Array.of(97, 65279, 55357).buffer);
  return (
    /** @type {Function} */
    ucs2Slice.call(bytes2, 0, 6) === "a\uFEFF\uD83D"
  );
}
function isASCII(bytes2, length) {
  for (let i = 0; i < length; i++) if (bytes2[i] >= 128) return false;
  return true;
}
function stringOfFew(u, at2, length) {
  const { fromCharCode } = String;
  switch (length) {
    case 0:
      return "";
    case 1:
      return fromCharCode(u[at2]);
    case 2:
      return fromCharCode(u[at2], u[at2 + 1]);
    case 3:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2]);
    case 4:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3]);
    case 5:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4]);
    case 6:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5]);
    case 7:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6]);
    case 8:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7]);
    case 9:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8]);
    case 10:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9]);
    case 11:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10]);
    case 12:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11]);
    case 13:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12]);
    case 14:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13]);
    case 15:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14]);
    case 16:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14], u[at2 + 15]);
    case 17:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14], u[at2 + 15], u[at2 + 16]);
    default:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14], u[at2 + 15], u[at2 + 16], u[at2 + 17]);
  }
}

// js/host-bytes.js
var LONG = 512;
var isMiddle = (length) => length > 32 && length <= 96 && isQuickForMiddle();
var isQuickForMiddle = /* @__PURE__ */ lazy(isFirefox);
var SHORT_ASCII = 64;
function shortASCII(encoding, bytes2, length) {
  if (length > SHORT_ASCII || length <= mostASCII()) return void 0;
  if ((bytes2[0] | bytes2[length >> 1] | bytes2[length - 1]) >= 128 || !isASCII(bytes2, length)) return void 0;
  const slice = sliceLatin1();
  return slice ? slice.call(bytes2, 0, length) : quickString(encoding, bytes2, length);
}
var decoders = [];
function decodeBytes(encoding, bytes2, length) {
  if (length < LONG) {
    const string = isMiddle(length) ? decodeByHost(encoding, bytes2, length) : void 0;
    if (string !== void 0) return string;
    return quickString(encoding, bytes2, length) ?? latin1String(encoding, bytes2, length) ?? decodeByHost(encoding, bytes2, length);
  }
  return latin1String(encoding, bytes2, length) ?? (isQuickForLong(encoding) ? decodeByHost(encoding, bytes2, length) : void 0) ?? quickString(encoding, bytes2, length);
}
function latin1String(encoding, bytes2, length) {
  const slice = sliceLatin1();
  if (!slice || encoding !== WINDOWS_1252 || !isLatin1(bytes2, length) || isShared(bytes2, length)) return void 0;
  try {
    return slice.call(bytes2, 0, length);
  } catch {
    return void 0;
  }
}
function decodeByHost(encoding, bytes2, length) {
  if (isShared(bytes2, length)) return void 0;
  if (decoders[encoding] === void 0) decoders[encoding] = ifRight(() => newDecoder(encoding)) ?? null;
  return decoders[encoding]?.(bytes2);
}
var sliceLatin1 = /* @__PURE__ */ lazy(() => ifRight(newLatin1Slice));
function newLatin1Slice() {
  const slice = (
    /** @type {Function} */
    latin1Slice
  );
  const bytes2 = Uint8Array.from({ length: 256 }, (_, i) => i);
  return slice.call(bytes2, 0, 256) === String.fromCharCode(...bytes2) ? slice : void 0;
}
function isLatin1(bytes2, length) {
  if (length < LONG) return isLatin1Between(bytes2, 0, length);
  const { start, words } = wordsOf(bytes2, 0);
  const end2 = start + 4 * words.length;
  if (!isLatin1Between(bytes2, 0, start) || !isLatin1Between(bytes2, end2, length)) return false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if ((word & ~(word << 1) & ~(word << 2) & 2155905152) !== 0) return false;
  }
  return true;
}
function isLatin1Between(bytes2, start, end2) {
  for (let i = start; i < end2; i++) if ((bytes2[i] & 224) === 128) return false;
  return true;
}
var isQuickForLong = (encoding) => isFirefox() || encoding === WINDOWS_1252 && (isBun() || !(nodeVersion() > 0));
function newDecoder(encoding) {
  const table = (
    /** @type {Uint16Array} */
    decodingTable(encoding)
  );
  const decode3 = newHostDecoder(encodings[encoding].name);
  const isRight = (bytes2) => decode3(bytes2) === String.fromCharCode(...Array.from(bytes2, (byte) => table[byte]));
  const all = Uint8Array.from({ length: 4096 }, (_, i) => i);
  return all.subarray(0, 256).every((byte) => isRight(Uint8Array.of(byte))) && isRight(all) ? decode3 : void 0;
}

// js/host-primitives.js
var SHORT3 = 24;
var utf8Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Decoder));
var utf16Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF16Decoder));
var encoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Encoder));
function hostDecoder(encoding, bytes2, length) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (length < SHORT3 || isShared(bytes2, length)) return void 0;
  return encoding === UTF_8 ? utf8Decoder() : utf16Decoder();
}
var FEW = 256;
function decodeFewUTF8(bytes2, length, fatal) {
  if (length > FEW || bytes2[0] === 239 || isShared(bytes2, length)) return void 0;
  const decoder = utf8Decoder();
  if (!decoder || bytes2[length - 1] >= 128 && decoder.completeLength(bytes2, length) < length) return void 0;
  const string = decoder.decodeFew(bytes2, length);
  return fatal && string?.includes("\uFFFD") ? void 0 : string;
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
function newUTF8Decoder() {
  const isASCII2 = nodeVersion() < 22 ? hostIsASCII() : () => true;
  if (!isASCII2) return void 0;
  const decodeByHost2 = newHostDecoder("utf-8");
  const decodeFew = newFewUTF8Decoder(decodeByHost2);
  const decode3 = (...bytes2) => {
    const string = decodeFew(Uint8Array.from(bytes2), bytes2.length);
    return string === decodeByHost2(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode3(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode3(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode3(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
  if (!isRight) return void 0;
  return {
    bom: [239, 187, 191],
    decode(bytes2, _length, fatal) {
      try {
        if (!isASCII2(bytes2)) return void 0;
        const string = decodeByHost2(bytes2);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      } catch {
        return void 0;
      }
    },
    decodeFew,
    completeLength(bytes2, length) {
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes2[length - back];
        if (byte < 128) break;
        if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    }
  };
}
function newFewUTF8Decoder(decodeByHost2) {
  const version = nodeVersion();
  if (version < 22)
    return (bytes2, length) => length <= 64 || isProbablyASCII(bytes2, length) ? decodeByHost2(bytes2) : void 0;
  const most = isDeno() ? 64 : version > 0 ? FEW : 0;
  const slice = (
    /** @type {Function} */
    utf8Slice
  );
  return slice && most ? (bytes2, length) => length <= most ? slice.call(bytes2, 0, length) : decodeByHost2(bytes2) : decodeByHost2;
}
function isProbablyASCII(bytes2, length) {
  let all = 0;
  for (let i = 0; i < length; i += 16) all |= bytes2[i];
  return all < 128;
}
function newUTF16Decoder() {
  const most = nodeVersion() < 22 ? 512 : Number.POSITIVE_INFINITY;
  const slice = (bytes3) => (
    /** @type {Function} */
    ucs2Slice.call(bytes3, 0, lengthOf(bytes3))
  );
  const text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE";
  const bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return void 0;
  return {
    bom: [255, 254],
    decode(bytes3, length, fatal) {
      if (length % 2 === 1 || length > most) return void 0;
      try {
        const string = slice(bytes3);
        if (string.isWellFormed()) return string;
        return fatal ? void 0 : string.toWellFormed();
      } catch {
        return void 0;
      }
    },
    completeLength(bytes3, length) {
      const even = length - length % 2;
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

// js/decoding.js
var BOM = 65279;
var SHORT4 = 256;
var FEW2 = 8;
var joined2 = /* @__PURE__ */ new Uint8Array(MOST_UNITS);
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #decoder = null;
  /** The start of a character that the last chunk ended with, if no decoder has it. */
  #held = [0, 0];
  #heldLength = 0;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position;
  /** What ended the current call. @type {Malformed | null} */
  #malformed = null;
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
    this.#heldLength = 0;
    this.#bomSeen = false;
    this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: in its initial state,
   * except for ISO-2022-JP, which keeps its current character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} [context] makes the error for malformed input a TypeError, whose message it starts
   * @returns {string}
   * @throws {Malformed | TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    const length = lengthOf(chunk);
    if (!this.#decoder) {
      const hasHeld = this.#heldLength > 0;
      const string2 = hasHeld ? this.#decodeWithHeld(chunk, length, endOfQueue) : this.#decodeQuickly(chunk, length, endOfQueue);
      if (string2 !== void 0) {
        if (!endOfQueue) this.#keepRest(length);
        return string2;
      }
      if (hasHeld) this.#giveHeld();
    }
    const decoder = this.#decoder;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    let string = "";
    try {
      string = this.#decodeByHost(chunk, length, endOfQueue) ?? this.#decodeBlocks(chunk, length, endOfQueue);
    } catch (error) {
      this.#decoder = decoder;
      this.#bomSeen = bomSeen;
      this.#position = position;
      throw explain(error);
    }
    const malformed = this.#malformed;
    if (malformed) {
      this.#malformed = null;
      this.#bomSeen = bomSeen;
      this.#position = position + length;
      throw context === void 0 ? malformed : malformed.toTypeError(context);
    }
    return string;
  }
  /**
   * Decodes a chunk that is short or has a byte for each character; `undefined` to leave it to others.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeQuickly(chunk, length, endOfQueue) {
    const { encoding } = this;
    rest.length = 0;
    if (length === 0) return "";
    if (encoding === UTF_8) {
      return decodeShortUTF8(chunk, length, endOfQueue) ?? decodeFewUTF8(chunk, length, this.fatal);
    }
    if (!isASCIICompatible(encoding)) return void 0;
    const isSingle = isSingleByte(encoding);
    const string = shortASCII(encoding, chunk, length) ?? (length <= (isSingle ? FEW2 : MOST_UNITS) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : void 0) ?? (isSingle ? decodeBytes(encoding, chunk, length) : void 0);
    return string !== void 0 && this.fatal && string.includes("\uFFFD") ? void 0 : string;
  }
  /**
   * The same for a chunk that the bytes that are held belong before.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeWithHeld(chunk, length, endOfQueue) {
    const held = this.#heldLength;
    const whole = held + length;
    if (length === 0 || whole > MOST_UNITS) return void 0;
    rest.length = 0;
    joined2[0] = this.#held[0];
    joined2[1] = this.#held[1];
    for (let i = 0; i < length; i++) joined2[held + i] = chunk[i];
    return this.encoding === UTF_8 ? decodeShortUTF8(joined2, whole, endOfQueue) : decodeShortByTable(joined2, whole, endOfQueue, this.encoding);
  }
  /** Keeps what a chunk leaves to the next one. @param {number} length of the chunk */
  #keepRest(length) {
    this.#position += length;
    this.#bomSeen ||= length > 0;
    this.#heldLength = rest.length;
    if (rest.length > 0) this.#held = [rest.bytes[0], rest.bytes[1]];
  }
  /** Gives the bytes that are held to a decoder. */
  #giveHeld() {
    const held = Uint8Array.from(this.#held);
    try {
      useDecoder(this.encoding, null);
      decodeBlock(held, this.#heldLength, 0, this.fatal, false);
      this.#decoder = saveCodec();
      this.#heldLength = 0;
    } catch (error) {
      throw explain(error);
    }
  }
  /**
   * Decodes with the host's decoder, if it is the quicker one, except for characters that are split by the chunk's ends.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByHost(chunk, length, endOfQueue) {
    const host = hostDecoder(this.encoding, chunk, length);
    if (!host) return void 0;
    let start = 0;
    let string = "";
    const end2 = host.completeLength(chunk, length);
    if (length < SHORT4 && (this.#decoder || end2 < length)) return void 0;
    if (this.#decoder) {
      if (this.encoding !== UTF_8) return void 0;
      while (start < 3 && (chunk[start] & 192) === 128) start += 1;
      if (start === length) return void 0;
      string = this.#decodeBlocks(partOf(chunk, 0, start), start, true);
      if (this.#malformed) return string;
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start + i] === byte)) {
        start += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    this.#bomSeen ||= end2 > 0;
    const whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2);
    const decoded = host.decode(whole, end2 - start, this.fatal);
    if (decoded === void 0) {
      string = join(string, this.#decodeBlocks(whole, end2 - start, true));
      if (this.#malformed) return string;
    } else {
      string = join(string, decoded);
      this.#position += end2 - start;
    }
    return end2 < length ? join(string, this.#decodeBlocks(partOf(chunk, end2), length - end2, endOfQueue)) : string;
  }
  /** @param {Uint8Array} chunk @param {number} chunkLength @param {boolean} endOfQueue */
  #decodeBlocks(chunk, chunkLength, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "";
    const collection = collectUnits(chunkLength);
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = chunkLength - start <= blockLength;
      const read = Math.min(blockLength, chunkLength - start);
      const block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read);
      const length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        this.#malformed = new Malformed(this.name, this.#position + start + report.start(), report.length());
        return string;
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        const first = !bomSeen && firstUnit() === BOM ? 1 : 0;
        if (collection) collection.add(unitsAddress() + 2 * first, written - first);
        else string = join(string, unitsString(first, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : stateToKeep();
    this.#position += chunkLength;
    return collection ? collection.toText() : string;
  }
};
function getDecoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: The encoding label provided ('${label}') stands for the encoding 'replacement', which decodes nothing.`
    );
  }
  return encoding;
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var MOST_PAIRED = 2 * MOST_BYTES;
var REPLACING_BLOCK = 2048;
function encodeShort(string, encoding) {
  const { length } = string;
  if (length > MOST_SINGLE) return void 0;
  if (isSingleByte(encoding)) return encodeBytes(
    string,
    /** @type {Uint8Array} */
    unitTable(encoding)
  );
  if (length > MOST_PAIRED) return void 0;
  const table = (
    /** @type {Uint16Array | undefined} */
    unitTable(encoding)
  );
  return table && encodePairs(string, table);
}
var EncoderCommon = class _EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;
  /** An escape sequence that is held: see `Shifts`. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;
  /** The place of a code unit as users count. */
  locate = (index) => index;
  /**
   * @param {number} encoding one that has an encoder
   * @param {import('./unmappable.js').Unmappable} unmappable
   * @param {import('./unmappable.js').Replacer} [replace] for the values of `unmappable` that the module doesn't know
   */
  constructor(encoding, unmappable, replace = void 0) {
    this.encoding = encoding;
    this.unmappable = unmappable;
    this.#replace = replace;
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
    return endOfQueue && this.#encodeBlock(string) || this.#encodePieces(string, endOfQueue);
  }
  /** The module's number for `unmappable`. Where there is a function for replacements, the module stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
  }
  /**
   * Encodes a string that is a whole text in one call, if it is so short and the encoding has all of it.
   * @param {string} string
   */
  #encodeBlock(string) {
    if (this.#encoder || string.length > blockLength) return void 0;
    const short = encodeShort(string, this.encoding);
    if (short) return short;
    try {
      useEncoder(this.encoding, null);
      writeBlock(string, 0, string.length);
      const length = encodeBlock(0, string.length, this.#mode, true);
      if (length === UNMAPPABLE || !report.finished()) return void 0;
      this.#position = 0;
      return outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }
  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
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
   * Encodes a chunk, and continues with the same encoder after each error: the loop around "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] is called with each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    const position = this.#position;
    const encoder2 = this.#encoder;
    const shift = this.#shift;
    if (endOfQueue) {
      this.#shift = NOTHING;
      this.#encoder = null;
      this.#position = 0;
    }
    const replace = this.#replace;
    const mode = this.#mode;
    const step = replace ? REPLACING_BLOCK : blockLength;
    const shifts = replace && this.encoding === ISO_2022_JP ? new Shifts(shift, push) : void 0;
    const give = shifts ? (bytes2) => shifts.add(bytes2) : push;
    try {
      useEncoder(this.encoding, encoder2);
      for (let start = 0; start === 0 || start < string.length; start += step) {
        const end2 = Math.min(start + step, string.length);
        writeBlock(string, start, end2);
        const isLast = end2 === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end2 - start, mode, endOfQueue && isLast);
          give(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start + read + report.start();
          read += report.read();
          finished = length !== UNMAPPABLE && report.finished();
          if (length !== UNMAPPABLE) continue;
          const codePoint = report.codePoint();
          if (replace) {
            const encoder3 = saveCodec();
            const locate = () => this.locate(index);
            const replacement = replace(codePoint, locate);
            const saved = this.#replaceOne(encoder3, replacement, give, codePoint, locate);
            useEncoder(this.encoding, saved);
            writeBlock(string, start, end2);
          } else fail(codePoint, index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) {
      if (shifts) push(shifts.held);
      return;
    }
    if (shifts) this.#shift = shifts.held;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
  /**
   * Writes the replacement for an unmappable code point.
   * @param {Int32Array} encoder the state before
   * @param {string | Uint8Array<ArrayBuffer> | null} replacement
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @param {number} codePoint
   * @param {() => number} locate
   * @returns {Int32Array | null} the state behind it
   * @throws {UnmappableError}
   */
  #replaceOne(encoder2, replacement, push, codePoint, locate) {
    if (replacement === null) throw new UnmappableError(codePoint, locate(), this.name);
    if (typeof replacement !== "string") {
      push(replacement);
      return encoder2;
    }
    const nested = new _EncoderCommon(this.encoding, "fatal");
    nested.#encoder = encoder2;
    nested.encodeOrFail(replacement, false, push, (codePoint2) => {
      throw new UnmappableError(codePoint2, locate(), this.name);
    });
    return nested.#encoder;
  }
};
var ESCAPE = 27;
var SHIFT = 3;
var Shifts = class {
  /** An escape sequence that may be left out. */
  held;
  #push;
  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held;
    this.#push = push;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    const length = lengthOf(bytes2);
    if (length === 0) return;
    if (bytes2[0] !== ESCAPE) this.#push(this.held);
    const end2 = bytes2[length - SHIFT] === ESCAPE ? length - SHIFT : length;
    this.#push(copyOf(bytes2, 0, end2));
    this.held = copyOf(bytes2, end2, length);
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

// js/platform-object.js
function platformInterface(Interface5, name) {
  const { prototype } = Interface5;
  Object.defineProperty(Interface5, "name", { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface5;
}
function ensurePrototype(object, newTarget, Interface5) {
  const { prototype } = newTarget;
  const isObject = typeof prototype === "function" || typeof prototype === "object" && prototype !== null;
  if (!isObject) Object.setPrototypeOf(object, Interface5.prototype);
}
function illegalInvocation() {
  throw new TypeError("Illegal invocation");
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
  encode(input2 = "") {
    if (!(#encoding in this)) illegalInvocation();
    return utf8Encode(toDOMString(input2));
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
    const rest2 = encodeInto2(string.slice(read), partOf(viewOf(target), written));
    return { read: read + rest2.read, written: written + rest2.written };
  }
};
var TextEncoder = /* @__PURE__ */ platformInterface(Interface, "TextEncoder");
var FEW3 = 6;
var SEVERAL = 21;
function utf8Encode(string) {
  const { length } = string;
  if (length <= FEW3) return encodeShortUTF8(string);
  if (length <= MOST_BYTES && isSlowToStart()) {
    if (length <= SEVERAL) return encodeShortUTF8(string);
    const bytes2 = hasProbablyFewBytes(string) && encodeToRoom(string);
    if (bytes2) return bytes2;
  }
  return hostEncode(string) ?? new EncoderCommon(UTF_8, "fatal").encode(string, true);
}
var isSlowToStart = /* @__PURE__ */ lazy(() => !isFirefox() && !isBun());
function hasProbablyFewBytes(string) {
  const { length } = string;
  const all = string.charCodeAt(0) | string.charCodeAt(length >> 1) | string.charCodeAt(length - 1);
  return length * utf8Length(all) <= MOST_BYTES;
}
function encodeToRoom(string) {
  const result = hostEncodeInto(string, room);
  return result?.read === string.length ? copyOfShort(room, 0, result.written) : void 0;
}
function encodeInto2(string, destination) {
  let read = 0;
  let written = 0;
  while (read < string.length) {
    const codePoint = scalarValueAt(string, read);
    if (written + utf8Length(codePoint) > lengthOf(destination)) break;
    written = writeCodePoint(codePoint, destination, written);
    read += codePoint < 65536 ? 1 : 2;
  }
  return { read, written };
}

// js/generated/translit.js
var BEST_FITS = `4h	!
	\uFFE0	c
	\uFFE1	GBP
2	\uFFE5	JPY
	\uFFE4	|
2	"
	(C)
2	<<
	\uFFE2
	
	(R)
3	+-
3	'
3	\u30FB	\u2027	.
	,
3	>>
	 1/4
	 1/2
	 3/4
8	AE
a	D
7	x
	O
6	TH
	ss
7	ae
a	d
7	:
	o
6	th
i	D
	d
l	H
	h
a	i
7	k
9	L
	l
7	'n
	NG
	ng
7	OE
	oe
j	T
	t
p	b
	B
	B
	b
3	O
	C
	c
	D
	D
	D
	d
2	E
	E
	E
	F
	f
	G
	G
2	I
	I
	K
	k
	l
3	N
	n
	O
5	P
	p
4	S
2	t
	T
	t
	T
4	V
	Y
	y
	Z
	z
	Z
12	e
7	G
	g
1f	\u015E
	\u015F
	\u0162
	\u0163
5	N
	d
3	Z
	z
f	l
	n
	t
	j
3	A
	C
	c
	L
	T
	s
	z
3	B
3	E
	e
	J
	j
2	q
	R
	r
	Y
	y
5	o
5	e
2	e
8	g
6	i
q	s
f	z
13	'
	"
	'
	'
a	^
	^
	'
3	\`
h	~
37	
g0	AMD
1b	\u2010	-
1h	'
	"
n	AFN
h	
27	,
	'
p3	BDT
uk	THB
1wc	KHR
1f	
1ao	SS
a5	
	
	
	
	
	-
	-
	-
	-
	\u2015	-
	\u2014	-
	\u2225	||
	_
	'
	'
	,
	'
	"
	"
	,,
	"
	+
2	\xB7	*
	>
4	\xB7	\u30FB
3	
	
	
	
	
4	'
	''
2	\`
4	<
	>
4	\uFFE3	\xAF
5	-
	/
s	
6	
	
	
	
1n	L.	\xA3
2	NGN
	Pts
2	KRW
	\u05E9\u05D7	ILS
	\u0111	VND
	EUR
	LAK
	MNT
3	PHP
	PYG
2	UAH
	\xA2	\u023B	GHS
3	KZT
	INR
	TL
2	AZN
	RUB
	GEL
2o	Rx
1h	 1/3
	 2/3
	 1/5
	 2/5
	 3/5
	 4/5
	 1/6
	 5/6
	 1/8
	 3/8
	 5/8
	 7/8
	 1/
1d	<-
2	->
2	<->
1o	<=
2	=>
2	<=>
1n	\u03A0
2	\u03A3
	\uFF0D	-
3	/
	\\
d	|
2	\u2016	||
n	\uFF5E	\u301C	~
c	~=
o	!=
4	<=
	>=
3u	\u2026	...
l3	o
8d	\u221A
1ri	\uFF64	,
	\uFF61	.
q	\uFF5E	\u223C	~
67	\uFF65	\xB7	\u2027
13wq	\u017Ft
ll	
	
6o	
e	\u2212	-
29	\u301C	\u223C	~
	((
	))
3n	\u203E	\xAF
	\xA6	|
2	KRW
n	?`;

// js/translit.js
var fits = /* @__PURE__ */ lazy(() => {
  let codePoint = 0;
  return new Map(
    BEST_FITS.split("\n").map((line) => {
      const [step, ...fits2] = line.split("	");
      codePoint += Number.parseInt(step || "1", 36);
      return (
        /** @type {const} */
        [String.fromCodePoint(codePoint), fits2]
      );
    })
  );
});
var MOST_STEPS = 3;
var isMark = (character) => /[\u0300-\u0336\u0339-\u036F]/.test(character);
function newTransliterator(encoding) {
  const encoder2 = new EncoderCommon(encoding, "fatal");
  const isMappable = (text) => {
    try {
      encoder2.encode(text, true);
      return true;
    } catch (error) {
      if (error instanceof UnmappableError) return false;
      throw error;
    }
  };
  const found = /* @__PURE__ */ new Map();
  return (codePoint) => {
    let fit = found.get(codePoint);
    if (fit === void 0) {
      fit = bestFit(String.fromCodePoint(codePoint), isMappable, MOST_STEPS);
      found.set(codePoint, fit);
    }
    return fit;
  };
}
function bestFit(character, isMappable, steps) {
  if (isMark(character)) return "";
  if (steps === 0) return null;
  const candidates = candidatesFor(character);
  const mappable = candidates.find(isMappable);
  if (mappable !== void 0) return mappable;
  for (const candidate of candidates) {
    const parts = Array.from(candidate, (part) => isMappable(part) ? part : bestFit(part, isMappable, steps - 1));
    if (!parts.includes(null)) return parts.join("");
  }
  return null;
}
function candidatesFor(character) {
  const candidates = [...fits().get(character) ?? [], ...recompositions(character)];
  const compatible = character.normalize("NFKD");
  if (compatible === character || /^ ./u.test(compatible)) return candidates;
  return [...candidates, compatible.normalize(), compatible];
}
function recompositions(character) {
  const decomposed = character.normalize("NFD");
  const [base, ...marks] = decomposed;
  const same = [];
  const without = [];
  for (let some = 2 ** marks.length - 2; some >= 0; some--) {
    const isTaken = (i) => some >> marks.length - 1 - i & 1;
    const taken = marks.filter((_, i) => isTaken(i));
    const left = marks.filter((_, i) => !isTaken(i));
    const composed = [base, ...taken].join("").normalize("NFC");
    const whole = composed + left.join("");
    if (whole.normalize("NFD") === decomposed) same.push(whole);
    if (left.every(isMark)) without.push(composed);
  }
  return [...same, ...without];
}

// js/unmappable.js
var UNMAPPABLE_NAMES = (
  /** @type {const} */
  ["fatal", "html", "replacement", "ignore", "translit"]
);
var toName = /* @__PURE__ */ enumeration(UNMAPPABLE_NAMES);
var toUnmappable = (value, context) => typeof value === "function" ? (
  /** @type {UnmappableFunction} */
  value
) : toName(value, context);
function newReplacer(unmappable, encoding, context) {
  if (typeof unmappable === "function") {
    return (codePoint, locate) => toReplacement(unmappable(codePoint, locate()), context);
  }
  if (unmappable === "ignore") return () => "";
  return unmappable === "translit" ? newTransliterator(encoding) : void 0;
}
function toReplacement(value, context) {
  if (typeof value === "string") return value;
  if (value === null || value === void 0) return null;
  const bytes2 = bytesOf(toBufferSource(value, context));
  return copyOf(bytes2, 0, lengthOf(bytes2));
}

// js/legacy-text-encoder.js
var CONSTRUCT = "Failed to construct 'LegacyTextEncoder'";
var ENCODE = "Failed to execute 'encode'";
function encode2(string, label = "utf-8", options = void 0) {
  const text = requireString(string, ENCODE);
  if (options === void 0) {
    const encoding = getEncoderEncoding(toDOMString(label), ENCODE);
    if (encoding === UTF_8) return utf8Encode(text);
    return encodeShort(text, encoding) ?? new EncoderCommon(encoding, "fatal").encode(text, true);
  }
  const encoder2 = newEncoderCommon(label, options, ENCODE);
  return encoder2.encoding === UTF_8 ? utf8Encode(text) : encoder2.encode(text, true);
}
function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const unmappable = options === void 0 ? "fatal" : toDictionary(options, { unmappable: toUnmappable }, context).unmappable;
  const encoding = getEncoderEncoding(labelString, context);
  return new EncoderCommon(encoding, unmappable, newReplacer(unmappable, encoding, context));
}
var Interface2 = class {
  #common;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./unmappable.js').Unmappable } | null} [options]
   * @throws {RangeError} if the label is unknown, or of an encoding without an encoder
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newEncoderCommon(label, options, CONSTRUCT);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What happens to code points that the encoding can't represent. */
  get unmappable() {
    return this.#common.unmappable;
  }
  /**
   * Encodes a chunk. With `stream` false it is the last or only one, and ISO-2022-JP returns to ASCII.
   * @param {string} [string] may be left out, to end the text
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more follows in later calls
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {TypeError} for anything but a string
   * @throws {UnmappableError} with an `index` from the start of the stream; the failed call has no effect with `stream`
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
  decode(input2 = NOTHING, options = void 0) {
    const common = this.#common;
    const source = toBufferSource(input2, DECODE);
    const stream = booleanMember(options, "stream", DECODE);
    if (!this.#doNotFlush) common.reset();
    this.#doNotFlush = stream;
    return common.decode(borrowBytes(source), !stream, DECODE);
  }
};
var TextDecoder = /* @__PURE__ */ platformInterface(Interface3, "TextDecoder");
function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const fatal = booleanMember(options, "fatal", context);
  const ignoreBOM = booleanMember(options, "ignoreBOM", context);
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
function newDecoderTransform(name, common) {
  const context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => {
      const source = toBufferSource(chunk, context);
      push(withTypeErrors(context, () => common.decode(bytesOf(source), false)));
    },
    (push) => push(withTypeErrors(context, () => common.decode(NOTHING, true)))
  );
}
var TextDecoderStreamInterface = class _TextDecoderStreamInterface {
  #common;
  #stream;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   * @throws {RangeError} if the label is unknown, or a label of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoderStream'");
    this.#common = common;
    this.#stream = newDecoderTransform("TextDecoderStream", common);
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
   * @param {{ unmappable?: import('./unmappable.js').Unmappable } | null} [options]
   * @throws {RangeError} if the label is unknown, or its encoding has no encoder
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
  /** What happens to code points that the encoding can't represent. */
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

// js/decoder-stream.js
var BOMDecoderCommon = class {
  fatal;
  ignoreBOM;
  #fallback;
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  /** The start of what may become a byte order mark. @type {Uint8Array} */
  #held = NOTHING;
  /** @param {number} fallback @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(fallback, fatal, ignoreBOM) {
    this.#fallback = fallback;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }
  /** The encoding's name, as soon as it is known. */
  get name() {
    return this.#decoder?.name ?? null;
  }
  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @returns {string}
   * @throws {import('./errors.js').Malformed}
   */
  decode(chunk, endOfQueue) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue);
    const bytes2 = joined(this.#held, chunk);
    if (!endOfQueue && mayBecomeBOM(bytes2)) {
      this.#held = bytes2;
      return "";
    }
    const bom = findBOM(bytes2);
    const start = bom && !this.ignoreBOM ? bom.bytes.length : 0;
    this.#decoder = new TextDecoderCommon(bom?.encoding ?? this.#fallback, this.fatal, true, start);
    return this.#decoder.decode(partOf(bytes2, start), endOfQueue);
  }
};
var Interface4 = class {
  #common;
  #stream;
  /**
   * @param {string} [fallbackLabel] a label of any encoding
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark is kept as text; it chooses the encoding either way
   * @throws {RangeError} for an unknown label
   */
  constructor(fallbackLabel = "utf-8", options = void 0) {
    const context = "Failed to construct 'DecoderStream'";
    const label = toDOMString(fallbackLabel);
    const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
    const common = new BOMDecoderCommon(toEncoding(label, context), fatal, ignoreBOM);
    this.#common = common;
    this.#stream = newDecoderTransform("DecoderStream", common);
  }
  /** The name of the encoding; null until the first bytes decide. */
  get encoding() {
    return this.#common.name;
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
var DecoderStream = /* @__PURE__ */ platformInterface(Interface4, "DecoderStream");

// js/find-unmappable.js
function findUnmappable(string, label) {
  const context = "Failed to execute 'findUnmappable'";
  const text = requireString(string, context);
  const encoding = getEncoderEncoding(toDOMString(label), context);
  const found = /* @__PURE__ */ new Map();
  const add = (codePoint, index) => found.set(index, codePoint);
  new EncoderCommon(encoding, "fatal").encodeOrFail(text, true, () => {
  }, add);
  return Array.from(found, ([index, codePoint]) => ({ index, codePoint }));
}

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
  const input2 = bytesOf(source);
  const bom = findBOM(input2);
  const start = bom && !ignoreBOM ? bom.bytes.length : 0;
  const common = new TextDecoderCommon(bom?.encoding ?? fallback, fatal, true, start);
  return withTypeErrors(context, () => common.decode(partOf(input2, start), true));
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
const CODE = "mIIBAPIC2Q1+aRkBvwnbxjEEk1dORT2HuMJ4RmK4yLYtkpZJtR4vKSckHC4aMJwwFbnfu+owMzqxHkOK20uXrSQj7UGNN8JHOCe/nNjB9jTSBRnX2FngIjbti8moIZNnNxp7nJy+weI2KGFjkef9gNDk3tPTihHKIVfyFaNmFxXWIxaT/q65Zk1GIRmoXBmVjtK2ITzGhIIUppsAUSRyfEeNqPAom5EqR1VI6gwQFEsZR2+iX8wzKw8ASIY5gklhzfgGXFaTfvmtog0Gn1cpS/KjDSOy7jUHkT52o08s4nrGcvMCSKv0p6s/GBuxx0sEdT6GMUekxRWG8jv39idwUaLMMZvVLgGgjtgwqDP0nKlyb6N1V51x4pmR0rMk4mX7BTSsyWJ5TCGYY2aZSv649sX7LeFyzzDrh73jgdblP1zG7BPNGBsR1+FCDHyA+AOSTIh1A4BwxjEcvWeRu+RfcLG1w3gVFnNLvwIDks76UAykcra3whrnuIzH8Qm/1bgpwyn5I+E3pqXARQjU8XfCWyrslIvBIgNJN56Ckn1/0AExApZlcsKV5WARkGqZsGkNkTLt652ArAgfKvkhVD9XI3UEBskllN8E/5/YQEM84xsdTCgHZRxOWb4THQ2u4XOns9y/r8/pTIOEH20DS7lkDU8B+qZ7Gqei/qJNlvZnnFLwz+2nb47izEN3+jUU3WPgVE88JU+Obe4DEkRlZzcyonob3pYhSqiIlCTwIj1L67tfQbz8KxYDBiYF507KSJSBoN8wOd+Bhzf0HHDP7d/k5NitcWzK2y4FrraE3CRLjMeNKuXBM2gViFXuZFZHniY/2Y50hnJpcwGOhMY9xsDBoG3CTFSLSdOgN739bsxQ8yNUtCSXqGM6NuNzEP7rSn6DiouAH+9fHbDxjsHIU6oE55WkQQEwJbKR863yB5X27ZSXHOlZo6SFYlff6+oORJU+YQS3Zxz1up/hSjgRRKys058EyQGzTN0iseOK3diNnV8u93E+YwJ68qwUUjPJ46ZyhA47z8i77VZoLw/E6q+MSfLy7aRZF8QDEanMNDEg+YZ65Mvn3Lihy1q0Jw+LD/04I/BoYGijAAX32YWq0Yksj27/V1OX+R1CGNu/vi3y10shrsMAVyaHzH6CCoQnC+GzVFt/B6E0hnzebSVeUKIcFD0cSqYtcdO/M8ogkpgZ/mbpdx2BU0CZYYUAN/IcT5TOjrEQQNdZtwF6zy65VIPCFXj8Um/73OxiKPAxMYoFRpFdvgUZNTdsnZpBy8Mv48EMjJI/7ppuBxSyL5P1fTq1fqv1w+T/8GUwIL5F4zf/6qrGsyyP/1PkjMsQVvxVJuNFiFx+i8LMft2cFO483RqrjHIc1Bfj8pNHAye6RclAAsTAGvoFLwaRAiiIs0vKD88OFPHULrYb61eReH2uEtISw8rVzcgpduT79UI8ZIsEWKlHjGCVtFGhplWUw+v/s+4xYGZ6WvuZQNqe8fBBkyQUtYPWyoHXpz0C780+FXYoyTevUt5rFVD43NO0qihc8lplFmBz/VSpe1FQkmh9AEP7W9lym2qTSGMYo/66y73Of4mUKPQOTREao6Nm/j0tm9PyCd8bbstw3RJgLgU3qz1pDumqFDmLCpdl3mz0sMZOAgw1uNj2maOq4yTu8MdDrVM5bMlX91bMNBWDmxOla3hdk6KquzFRu+FNobTvzuVf16H3LAG503cTm0/7I7nNGe+16CVPKFO7Cb8PhHCmidGI1xgr9V6+DIE+XDUeOVuD8DlRaCIEPXybSGJoEV6E885uResq7aus2B0gB+f4Q0jfLVtt7jqrXOT4czfBCY0X2pjDct+lMpC6S4wgXNuy5ryBD0M37RxpBKJreDdPcgg/3Rg+qC/rXBoMk6RKb5flbbNAS/1TT50AZjp6IknEgDQsBFl5qTAw/r/BzArc1g2t4zL8vUN/veOrrZ1B6lIWGz3X7JU1mR6pYg1oQ7BYa7msvWtklyvLMCkMLJ/RYLAgYY9L/MAZ2J9fWuPT2QrCH6IA3BgJXebjGxkYJV5H8r1sC6m62M8DAAs/3VvzQq4gDpyLUbMGT7+AthZz1YCoOGcoB1kTsfsz1q7ZFY0fEmeVIsdTAom8MYt6N7yvkY2ENEpVFh3ztYvLT56HFOuNf5y+GyFXo3phGDthTffsaN5HIlm2TsHRLLpJdPaM/94xYEmx1nQNjYaRO1+4KnTMqSiZuaydZ/xB83Rh4/+qLINSevtVAgDoSFWbp/qSaRQNfM9hkdX6tlfuLzLFYiZ3QckuJAA6AQGZc7JVO4MTkPxm4NK17YoHCqlHxvJqLyE4q9+d2Qxh0cdb9Fi4WYb260wbT8B3vPujInj2rtnb9m0UEi7M7Amu8VSsh92iKS5xU4420rrRHIl8KTHNWCOyT2g6E/6F4RDtpWjIR5/Tg05amwBAySfGX2HNr+YvFEtBpC1+71CnAsdKvyQqggeEgi8KXkG09TeZOjVccMwGVjaP546BGocTkB1Sx8dLWuLvkbr3JFoBj5l8wydFFsMNDQS/fbROyxoqi9TO07r2ZHW8rSw4NW3WDcORrCP60LTx8LD57SVF1C6miMZWG3dH3iYU4DgGIGl6u/ymNc2munGZ19ymbW+6INoKiGTRy58uVo+mvoUljy21TBz7/Jo2S8ZhOyoI9RX7MWyHfIFkyFEwhc8IuJ1yMHJenG6dFfQkZJp2A6N8MaNKhK2WvUWJnP2tFImpYXboNEUEq5qUdx6vVyWoP4fXqFaIkR8dhbIh3r5+pEg569IS4pTux0m2XuSc5lBaGAATanaXUeIxuEon+NX6J58uldWDdv1avZfWVHYMquBTBNR1YelBBoVEkXnYD+OEqchYvBAODhkACnd2bf4yqeevsa7DLB2UXADSlHlH5kdK5pTqorDBpVPEx7fP0WAcG7H2Wb9n6jEkBDHhb2Nje7DnjxGKzMjhnV/hPugIPGxIVcOcWY04IsKMbUfc6ohY9y+9j+f+pXwQwE7TgmXfBoYtI8k6FylWlBdLsw4OCO6fSRUNP4ew78IrSo1UoG/aq3hmQ44AidMbyJnsG/ZV6ITZIQ8kc0bBpAU7QifRbQwabVRuzthfC1w3qyZqUwGhNgwsH21T+pHauFheg4lT5nxk3hw5UyeyHoUf7/y/C9ie3YxIrHIzEDwnDuYDgL7XDVTumtLiuc82YYppcxn6biII642ZiZvoyVa0Dc0GH/35DYg61SPyAI2IXoeXfzME/4GrJPG90Ityxva1Vf5MEyEOtr1o6QnceQkVhQ85GvnHFHi3+PH7RG4mYxovEH5PXmI2MxQBbDtMbU34stpPX1A5cOoRJmtaMepLeIJb3WQSZ+C9erjGhAIu3uKU1OSsmFd11Pn/51H+Fb0GMXRrLDL7wyOgwyvijhASOPx0yzudXqb3tHLVOppKcBr/+qXKxpyziac5q5etdPmzGULlX2ui3GnVrkTyIqNqolUTtbZAzPoLbvx7tFO+yHDa+1MhEUqyAnj33eUOF6gneAkInH/Q/6DlGydC1XhRDyD6TrwPd55hWC7YmtlNg8X91Gure6PCbv6iw4AVczewRWlqG0j8oYV8LyyNlT3IFP+ce+aUwoGLrbc7a1IOJdrq/n1w/oh3BvAUbb6g8MmiYIpkYxXQeSleH+Akf/sCEb4pwTt75o+UmsBERbrRSoBKF7+2+AJtb+5v97nJlMoFd8VrjwBtpwyX0v2hCMXWLMUDwuB6IVc+nBHRjiFY6383tqCzi9VpCp46dC8IiNvTh68EoQMqsEnhmBbh8tmVhc1ghJ+abcuUgF2aqiF7rJEGnTm12IJ3Wyho1TP6G5tSuVgtlYQcOLUzpY+lPYPDYDYrJywQl/mY0hlU3rEkMRXFn47J8c5bxPGN5FeajLWWhKD048YZeKdaoJUq3j8UBRUKx3QHga4BvwI8pCq0fuZupKrTmEu+5FWWEYF58QEqYTPqMsc1R2d1G6iDx/dwKghE8efO5cURvrwpAYQ6B69251B5dPoesRI918lZWybNrzD9NU3aqqr1spFahO2eA5dgHCo7ubGkP6jUkzjBxIpiUF8UYP/lBwHB+xktyUwD8S+FCW937YlhMAdR9tOxLMYU84DsOe2SyTGITbKcgWGPttVJX1fY2TcGvw5z10YZWpMn6l/fNiFr2O84Bqb4lK/WWvCC9lmfEVMJ6VXBUT4TZMYsF+eNDrQ8jOVEZYzq3Ev7P9Nwx8exhW4rzN09bpplc6bWegDii+SQ+U6toIfGRVmvXhf7RR0gKZe5RV+Kt1UmvsUiKF7Jwa+22mVskE7qp4mWnehyaSISu9ExqJII8G07Klb3qEebe5RMwXQ3oHz5sTaANazFYeSK8gBnQty1cc/r4yG5DCdcoGgyeZ0yETaO/GSm4WJPtTJ8u6jPpLjz1wVwCpfgfJ1aVMHWUWKfl+pMFxHa/BUskrUElzxqLZ04sG1M0YDr7m9iMASIyw0C3rY47JTnZbRNEwrw1jfr/jqG94exXqDzH2rCW6T4bTc2Gk361OfPhcYDLPi74rRCjWqYDJWux/uLAcwKQr8qpAbAEi+EX/H/JImFEhhCCHF33CjREi8t+rypIi7VacwYoWW/kLfejIsE6MRPb5g05AiTMjEE/IuqOOXVDXHPYqpY9GifZajPWIb/gg/3fD5OLiZ5blWcVikr8hlPlvWZ82ljm4KVUAwN6CrrrcsNI0QJnvof1MH+9ObnkMVtz7RUJs1Uz0ueEXCP4oiAGRf0iQNTc+kBaftEn8CKEH/bkpIVAIbDdnKE0WoPhJwDatH8PVBfevJZvEEWhs2MV3cF4a8KCosvTd4Qe1cm8o/h00PMJBvX8FBSwUf0pt9mpBVuzrSpDpDQQ/29EMzfXEv3i6iSfRA7K2T5fmjy0WylLZ799E8HtQB01MMleOHDHYxl+0fSIhZg2Z8Izf63CsV0VgpkVERb7sJpruAReo/m2R0BHmbUEwVVJAohznR7CT2nkdBIiJ0PUwc6DD5+2V+3A1/9rrhAp8lC8KgUXJ0hk4VY1sPG6XxtaMpHrZpNdmhgz34Q2hlMG/AQi3f6P+Hn4ZIbOismni7wzGBB1gYElOLf+SZ4XpjjqHF6+IJrem0g9H/a7Nz92Yk4hyFgH0cotyQxu0WyIRkcY9nEvjZ22+Yjbim+w+1XprzaLbkNzEzUu5bGszgmd8GFSsBdrO5cT5jdkLnBuRaK5xWhUqQrAizO5xOjsd7JmbHgcerBCHx+PbNBwkQU/8XL/j2dd+p4Pj0WL6np/gMTzt5qZj18EwylXYczjW7qIq9x+8cX9kQ3Ip3RNj82BgtomhCKQGGiyZFVV2u+fCxrie3VDl0bOPwzJlCP4RWeD5MjtQr08nutEINecahU3zPymwOhO1Pt2EO4jYWIVTNED7BvZcitXNhT981mH5Pdzs2UeRSrGyBA07dJe/6NbKO41y4rFBMnk5P7UEt7QHZVqli8bo31B37uhDOUdIpo4h4Ji2XBNyjWjfe7bb4GOqwp20LzOBT5SU+fh3PvfzXDCApc5kSZZ3dQIWnhHBMeTAOuSD3nWdAVY+Nle9XjTGQZ0jUZEOSvD1laMpc/aASPNCuqGywprZsAnaTqq4RBAtokeNh8bUaWRDgBOvgVcuIJFSrWrBx9SSxLfcEDr+mm1NuL3joysGGlLkAKinx1ws3c6YL4qcWyBlSiGBZyMsulX6q08IVDvjf89gPPEw9a5dlwccGjlp8w9e3nrhtcs8kMkqr4m6TWfXpXbWlwTQMpcpTgDb0Y7KeYBfW5GWVkl+EynhCzCb9UW58vYo58OgVCm/u/hUzY70P3puXDKf9hOaNfN6TamFabHxbsYa32vGuMc1KhudM1Cx+K01VhiTiCS1J7+pi+xgJMp6afdGJDuTeNV87m+YNKUpDdUUMC6bGpzmbWu6Fl9zUXVoFw6CV+yszSsWDpwC/2Xa+2YAl3F7IKJzeJx4jSBX/XVB9Y4WvtRsrqdcBXFr6VbHaiQVxOaHPZ5TxQj2+7Tb2FO5mVBoBmqGKCGVBsPTJjOho+53HQ8TP1OXnnMMcy6zKa6LfQMTBXDpSEMNSgXxG/2xdhCAIfEs5qqnoYxCsSHIFs8Nc4hwYBtGC2j5EqGT7cxA0XrXY+V2dOlGQdodxrsMI0Y9pTmZG1HhV1mOJcxj28gW3siz2Aib91Iys3nL1ZK8lZJLAYGft6K6CA+VW0oiB3QbxVdZn0+3JZWN2VCAFSmvp3k+Kwq0tYmIUftRoRc9w9bUAmdxdLsgJsUgGaS/UK/QHZvD5gCs770P0GxHMVDJAEK9KHpmcrwPMEf6kahCFPUrVmDyNkVJBWwdN4SguwCyzP3n2Yk3ThIq4tKYSD8D58+nLtbGlnzMP92saKx4+SljfYg0HPmpKCEZmR8L1T1N7EYJq0hGdtSa2gllh1MVSxifTy1jiANtqsPLRa524wgKCkZ87nUacEyCn1xQmETty7cnIGBk5EglHKAzR2JQyzlnMit5JiMdBYgFKGhlQn6rgO3D9AaSd4TBQeXznoAlLe7ZPm0m3Hr8SWMBkuh1/3RUX+AnNHcZ4gDUQ/pL7tIcW3OPiVWqzDgvdkPj8/lBm+k5d/TgRuyybJWiANf9pucxVLV+9TCH/ajbF4ANgL5QVB5qRRKIC6trns5hF++YgPEl42CporDAkdUZJqZMnDBTIP8uXrB3sNElMEpBDbl5+kJd1qCJnxxWNQi3KkQMsyeWCPtf0a+ttr2IPSccNYy8RHaaIkXAbc+NqF3jqukWTU5EpTHSfW19lBvKaOJaU6vEWZCgL0JK3nQNSVmjQozHMRHh2TK7IoDrCKAn9Auyf8okHUa/dKhRYvX/MpLEvxeRAkRD5aOtSX1Pf4mCv6H3syJ7/AY2ydO3rkOogq1cFYqIgYGeuqA/HxBfmz2u4xsicjCUkHEuG0xOVRjlSZ4SQPf8S71CZOt51b4p/jGs/v++sA9nazkjVwNaB90JTn7LMk9T9lVciQhN0K/eEL6gyoDY3OAcY62krS3R9Afd3Jx29ry1jAXPsD9XJg0V4wGOUdu8MXpa45H6lsXbyJwCGXDaTrdxdGxwS8BFn7whkercHBQwjg+2Vb0s+52A+KX8C/5cQB5jd4NxipSISh3DbffqBVGOBour/r+AWCIXEShBygKlv4FJymh9anpcDp3/eEUQZgLv+dAMpkQJZnMqF3rMbwInZwbtyimB+mYRCuXGBGp0xAC3KWZZ7tAyYrP6HIWnjyDrMKlcMcI9Gc7HTvXK97bqPskA+RJd1+baQ/wFQqiav/xBB5UhwFpS7w5zQnwm0dRPNGYNVAOHHBtRMkelobWPMGctF2x13gHouDzXvUlZfNHgrqPl+vh4ww81tYFSTI5pzikWjIn+No+U2aMZegHcP1Gg16eydUpQXK8keuwPToV4OVXdD2HrYeIDllMH2rPfJX0Zl3e4fH5A6cr68FXZgh1A8uUeSDgYbQrY1h0IDCJAJE5bGSL0RIjSVkkYW1IiwYvA4syB4OqTDKEfuHFuJ3+OlRWBAivzt5Z+C0iD322jeyPOPsHD34403UBc52b+haEdkxzaXokxzGllNM/0FktxOVteGizAvxORRzMZxfBev2o1jw17GqFUuWg0ynkZdIvzwd69zuoMenMHvYRdllTB5Yq9XOOcQr3aJDIz7DMLA5wQxp/LTFBPVi+iHmNtd/+bVYKGMBkJ6UU+NCyQgu6KGDaA72VvUOAMlQ/FQ0d5RZc0kZLfJRIpTAVPsW42CIF0pBx10jQX3yPzkAOohhj5Aim/cBZ6woohIpwXw6dTg8j1EsPRFQqDzOjiFfKgQlxC/8D+9H+zmkvQnybEs0TI3WJFfKtnWRR6ltPu1AWDiQ5OcMYyUD/WsdxqbKcMzFXFu0VBFOp0wiH4FkKoW5mG3yd72VfJKaMByOL8AA42y5y/SLbRBm5MQQyTutwglvoC4wn78RvsNkb6YCb/Ew9qYOJ9n35wlghJJgvipC0MJ7ESaz58oW5o1FE0uMQRcfFTdiFRQFfHhSQsXvzZ410b9R/PIVka/yL3qZi/tOkKX9o4Vup0RXhw5QmaKu9eVvJAbUi5kwNdkU/VY8+YzVHXwgAAkLnZ9sD11rAG2mO1HmD9fFzbtDual8zgsj/6oLogjMPF1Li3c0zx8hFNDT1jn2aqdA1hLG8BQoQ2IDLs11mIex49qDmp6xj97/YQCN1SfTh33W6cJu+0SWcOkNXs1+usXauMEZpyrNiGYVUfuf0NMHnvrB/Kr93tmTlOgZTIQJfmuXmI+eGokcdXf1BsJyx9TWEm/S16/KaeB2O1r7qkVDC2xEvPHM+iDM1lvT7JiVyuaFStAh5uJeepGYxbKB9/ytIs4+McrMC43I6KOl06rPvkPruYbaLOS4kIZrskeirolqAYk4qW8rAb13lobnSzbeqkE93kuYpOmjdBJJVlhOSymb57kzXychTIdmxuNkcHPd8UJKRx1jB4ul06wyruT08fkxuzASIfIjbqwDDiAa1U0fQxuEv7paJsjA+iyjLB6Yshz3oRjr/ICdhCubkNmKfU0poyGNU7Lck1h71TBk1Rx4zORNLNogvLlIEVGWqrNRztq2mTUbV6TJwqX8H2zpxQrnS24cVLuTFbrMxR3sT60U1c/CtnIf1IAbgwmex3zDPxLd0oXJxjuSHNcBcNfqYtZGPOd4zdFSHQta5XTTVjJKQxRLSk1gnsM4cksJ1bJV/Cy2HkZdcoOfqNm/oubCJ8Gvw2c096CvJJojhQaJ2nTOX/If6ksT5CrTKUoFv9MotFd7W5OomUiEbTe78LVDhIbE2e4e2l9H3ErrnBb0nZQZF/U2QEXJZxtPPV7QM0Tma8jA0AVtJMh0kyu2GV0zfaIn1TN9bK3Ht/ddVclEDvf87H3sGIKnPsRZnY5ZCDuSdeswTBUe4Ys8ZsxJlKq7GoXk5QXpNCa60L5rhg5PAPhRdebn8Abet6vO0zmnimMfu9n+9pkQa7jSoc8RBmZEpvApbWnY1Vu8mJVJqNNjFrNOF4eYn58z6O2Hq8gQP+R5FbWIXv/qV+Qkr5SZllTYmkHluoim7DlJKBzOGWz6RiPkxQTMSEVZgFq6tE8UCQDZn/OaTupi1lUTrykYkiD/kV8FMuXhPMnyk9zAKSqQ4l71zJraOr2D+zCNX9FgQp3rxpe3jA7TcCmAlznttKgmiUa0kmd92EHv+Vtx7+hXkzSKkbMtW5R1yNTXC5q6tygfcZpFS1VHXySTr5XTLKymZxiXdK16lHOat6hGt7wRLPAhFP/ruQsHBOgRsaeTCsJnNhNRlxozHMrDqNRdeV/Y0VHFiVIQa+ipncRjOGiwoV/QkkvUgXvkFKWUGHTZew2wp6h8GYl0H75nzpSUD/2RaxZ8Cl4gYGIaZ2Dh7L0G1TNvISoe/t1x8+LBXppaIeuNRxmxLjcvZFcbZ9435CA+NhICI+A3Mn4JH2yuxh0YC7e8iBsoUxLy47N3omILuRSDQs5JqLznNUpmxwPKTj3mxTPjWHXEJkQLs3YLDvx8FJF2y87OPKM5HzQge7z4JlBQ4YNPuG9kXTNEcYoS2AMIAx7W89cp8TciUhiuju3YmUAinqnPWLMyyyEbnf1ilyihy8F4JnRJJkW2JshTIpQ24WcrVKtIhl/X6SzI00+e25EnvCrTyL7VmcZGwbc4Q3Gp8G94gEw1iccjpG/KXU9el03JefKJ4rJylR2ANcjrMR4RDo6Tkd1oiTEbeL+eHUfBOZmf1AvAPvfnzBa2iCX9p9zjkrIpsbDshym6E1a0koX4rDjrqTnR6AUceSOetYGvxKb7pI871kEHCWdsQax1j8ncTfDRRJBeWynYMeIeuPvD1GU0M8ZkK/Y8rYXR3//UcC7ylFXCFqjMql+2V6ejEmLCqjK9EtpqIemhJWtwZpI2DOzQrjYfU76gzwOuXKWBGFRR9nCFD908QO4WOlpeyLmvXq4ZbnI55BVyIigzkHA9VkzJEK/z9ytn2torHRZPeHV+uOrZb8MMjteC67/CHw0sl9fZcahn4VITJbPrLZj+5roudffv3fRA5DhoB/57qB/x9CqmRwI+UU+z1hn2IhKRNEr45/oVfOuwiksCcmbt3an6fnjupnYa2ITSWxaW2DlaqDIHW4kLr/CQ4x1QKlfU0F9TZ2vIFqoMQHFQu62SfMBeINxmk/KUT3uPVC2H+hceR+/kCoFojb5NX1QNUnM3+qI8ns0rBDExKCLS/yS6Ilo2grdvSgtKmmc7Pxr4AzjCTVsT1YQNQFtL3+gqWhDAId39ZQe587CqLJP126PLy3mQs1t6DNZ/bspx9zAkY+zWa2GRXG9umpPMpV5fuaVA000f6TnycwxNW0yUND5RcOXHtZIKQjn0OWzm8+3YTDxidd2sxJr6nLWT96rbtkGn8Fds1aI7ZSAAJUUuPT54XdoclzKylz1sRaCl0EcDE7cmTNLhsNGNsJizHj0sX99duZ8R+TtFzWsJriHa7c3UFoVib0bcI34M2R4F1OXRMFNjNg9CBxwvEKyAIsRjBvFpH70Y0hNj7lZR4FwtODYszZC5aDY5ubjoziu09Ib4cEFOX5mZaB9gK/p6JgCdLpNCplgrgTQegg2uxkfUMDOokCXq8C2fjFrwJGlCRyktVjcZsuP1g/NUaoS6tsBeH3Oih4a1JulH0jN3BRSjbYdOlUS+s2d2ZRENeN4RObeCfP+evaham0ueSZnmo/qiUWOtx4hSzGlIHkJFrdyBc4fbYwUmOGhUQCo/V7XWvdiTvf+rUE88mzqt/zH4MeqsUW0FjPMnC+i59oEJmu+WfLcSbu5vXkd8lK3ZD/kMmF29F2gUeTU3056Brs+E70Jk4nWZONKlGfJwCgKL5d2cPvkGFuvjSZrJZxhcXbusoJMdZU9vs8pBTpHb/J0pLGHuTWeUsAIWFW1eOXxug5m9FkkPrv9HvKidQprw6I+YRT71IpiPHNPFjF0po49mBnGw7lnD1P3izBj+2l9zrS2HYuww/TA9EgqaysqbmbiQGILuGHQpAVnIWfpYbjZ76lwYawPw/Ky5ejnLxLfAXcrjwEXx9B/O0NbhwSDb25rolCtVKgNygyeP+UGrt/tOO3coueSgf/zhCZJQvE/lEgHMEaAjcRr/FC1RNMKg2QdOEe4RI5/TwFF01AbeayPcdI9lZvzZrEws2nHmDIjBMTAqOLoBH4wam0AHN1pXA7rXuw9KbpE6F85hCz37ey+kiFvux93oMp2PqY8etAlB8/gvcfoSnS7+uIyQ5+HPtP6Q2Y+YnrTtFf2bStvIaDIIeVJaaHfHUWQXYFFlC5iBPIMrML4Tk2QFaEUGMW0MXBb9LWfbmIUMWmdtnKl+dU4mw//u/yTYwUeJhQ8M037Atf4mQKOCr51YHQe6gmXF/CYRDp58B58dshAwkheB1U+jOwfPYY2CfTy6jT3ibVjUlWgzqMyh8SXWK+nxfBTtjD6JHnNpFCVCFRxk3JuloJaqSX4nIbjQ4C+VdHJbPdulRbEg/vYI3fhnvHybysHnjeedb1IK2wtHzrS2FBEWD9BLyoQmv5ZRQ4cANFqmrwRglIYyDRLFAfsh6N0TDggW4UyUgmlgaLJs4ueMJzRSmF1L6ydEFXOktJdc/qj5Q9CM1bX82hST/K0oShSwB4V3GQN59xVQhvGfHrLGWZO9uM3L6/MTveF7+KFEmprYKhwJaJy+oNIv3tbyz3ikb2VRrPXBDfzq9gVJtzctlAk2iu42r94jOn6GiugnX5sWNwEQlFAwcqFiqJ2fahERDLmsagbivnFctu4PIk4hkyedJzHDrBjrB2A7JzOEayLBx9Zy+zOzKhb0DiRfG9YLMdHkNxNL8PC++suI6tU3Ej2TNHe2EGVscvdck9gP4igTbYE/N7dwHJc/XR3yL5oCuGiQuh4PTWlDiJ6o0OXkcbbqmUUl9N7LUPhkgNWL3nhflFQihMoEDFvlHcOHOiANvPWHgtzEnQIoi2U8zK+kr//+FeGRAQ1RXxYqbca81Y7ZKlD/JsdqTvBkrM44aEpTz2SjXAgdDyKuM7bs7GI63QBmU6SBUyDXV/K0b6PZd11FGqhLb913+gxkHv+QE/IlHc2rvi291IN9RmY9irvheaKfvBZRoiRczoOOotHj6Ez049QvC2SfBWc8lnATH9UkYpfw0dpOcmO/kN0tEhWnOc1/CzQhBkxjxpMLT2fMLrq5RL9XhuIT3modWbuPkqlFwgZseAD81M1QGPDTtUSeQPQLOs/Ajm8jLfYyHR2rMzJlVGN02/ZigRguItt6Kfo0BFJCTdpNWPYJM1gIlnV9Q7UOK524ifb0C+d2+yazuCBGYMj3B3ajxnOREmAI2wOGQ2nvzcuJuNwR2by/Th2lwShmeETHbV1qzhD8dADkkFQ39BxoUIydW7Vhc4MeK64Zu3XNuQ38meEjc2StLeNMhymuPLVqBH1jG0kwfejchzB6Yhoog7vV4JXci9LR7qHEYVICyuMKaL39gTzBTfB7i1y3xgcgcIF5IPbhR37lzYACbnvJSINSCnaJgXlWq2QOcW3E8di6ZPuhM4SkoP/FIZs+kZedk+lQAo/eHsAIolr82s6ER548bqG/3Zztuw38q1npgIQ/PvVEXTsPv59zn+27pIXWQ8Fgdbh2/fle6+pjDxYNfYbioRWg3ZCN1xtTtVnfwRVnJSssLzY+uVc9SJqlP5Pr4TpWV12hjbj0T4oZKMm/bKDnQbaxE3TnYDhP3RxszbpHmy8gbt+8wtqZbPaTHOqbh0byQ9GEcmxl6EuuYI4M2Ver/F/C7N3PKImKQrSdZgOALcjsDHAVYLjn20rBsv2ZZIQo1kOknr1W47V9vMFNRAc7Wft2SAkZJ2IcT5OWOl7esEPKfShuFt9wiGCwDPsYUqx14rkcSzzLiliGw4mcBHm4VOB1p1vqLmrGhTFJSQZozldF2xyMHNo6pcs/VaUH8CqS0mkH4KY+4D6BhHTaw2q/eL0QT82UsQ9vdIQxXLZW8nSh2DSRUE2BfCZ6Yo9UQ2dc2OYvEBp5BDvjyCDtTggjleY8FGLvQisJiA8gcQtI/hRY2B2hImgdorHnZK2qUP4wL1fxC4MqVVy6c4XtYDG2wgy41CG6opESbNDVKgYX7N21yzQaDieRWBw9tu5AquhiDiBJzbMk1FM2ud/Y6qEjpGbGTGhLNJW0gCP6pHr0YqoKWqDJpwbSH4vMaNPpSTqvztyGK3m0eEymw5h3CLTbwx/m3lPiZ7HSNcijFjgQX/FCW71+voconqEUHeA3fQvqLQXRobb0OP8w7YLa23Yag59u9DN23ZDtgMCcW0g/6UJCWc1P5DIzMm3Ej++QTPcNivKH3XbsRmALrzB+DbpFAO0Gy4TYvyCGpxRBjEdVqqY+j4f4wK8gapdTi7VPcKaFxoOJshOUpCDKH2MZs8/K+4yAvpiVvFc3FvpA7qFaVT6K2PcVmyVWOzQuT3ElHOEdFLkzO9dp3EfLh+wIjznyAfhAs8LTkXo0H+CpGwD5OiUcbaqlRIEk8eg9dCKJ6m7d/I4sDsVsGibGHnqKOffevmb6kh5t8B/V4AEfyvm69v8Ba2iHc83L2y9vp6zdYlr7vsKkgjTuDatI+qAut7sQsvl4Y60W7Mc9Uu1C7Nu0t54GMN+pfGQw0fgsaLJjJgLclsTligSAcy6N7WehF/EbWhN7NnnN1wxTPgA4DBesHZq1wcANK0EzOkBHIAPgicrAHn6IrtmJHTjSeKm2BACzZFFSdyfhrzk9p8Xq418I9LzNdKmkHkOga+AYDFCFgCAzejOzqjTuIG9YQYdukRTaDA0eVs6NyXFO85MiknUyAVpEco38qIMfnb6mD8pXgYIAM6ACS6dEDn2WmW0xQLpdbvDK1Elrn9xF3RBN+gULxE06Hf7yVmBpiJKx4o4+3ZlJjPAKBBsKDyMDRjCESXvXd83ltWZTPStOqftXiQHFGtnEdD9L+SekqHJ6kJROUd9shlFg8wOx6AxGC7YjoCUnLtBzHYum69Ow8cMT+dAfeJHKSGaXL9DUZGhAlcAMUqHJ3xpLfqrIySeAifAAWqtQCKT91/ERhz7ND+jbKFBnMNMwKcqhlbKgVBO9McCmd5RujmkqW9S4rm+ZTzn9/iVL71BzwrNqVGHijaGY+LuR51PmgwyZUJLHN6kLwyU0t+EteAX2pkiou/r//G7aArF3Q1miSCv7wC4usBsVYP16nJemu3/Av9NeR3uc8EiGZf7vFDDp4kwnctRqi6s872HZiEZqgH9b3/3LWiqtbTJGRbCzcWdfc3a5kH7ceTI/T5R0/xb+lZxP3wDbo125r06xf/cp0rMhzj6l9n0TuDyqBNv4A3vQ15NIcUFsnoV5vmXCTSCZYEqsI6cLB2T5AZ0DAOrqCyFjktFsM7Ge5kSzB8xmn1SrWDlzATcH4hDeIlUxlRX6XqYXMmdAOug5bVxBjGmJAjmUX+3QtLxFdd1ViAAy5Y995fPeZN0Ok8mSkoJEAZ6mUNWNmtAuWtP6BIW9ydQIS8UysQmlTbLP6AcYMW/ZRCoB4v+uog7RY/+4FrYDSQmBv+rOmaReXkO34ZVG19yXYvnVT5DIjydPT8XqMGqHVETS4YFwebkfItFoaOL0GemuNQ0sPqFOLj93AEQGQ39/7WCYswoqrLBX8kdKnNn9IXKI0hjQ/KMXmiyciNbBnIAWcVau63EDZLLuQ3TtKfANpEa5+tUg0ulGoQxZu4ZZcQW88Z6Wn7UaClZ9MCEwQe1Nzclv8irrkBgOVwKCO47/14jBFQ+l3zbpl7q6YPYZ1HEP1NdZ2R/UUp4W1FW1wf/95F8lQr9ktqyrxqs7WZOM4xHzPDFCvZb9zp92XRcgjxSsWtgl/Jgz+Tq8pYYBqWSX7gYox9B4pWcWCPxIQyckXTWQqPnSNnP/meQfWqvS6hq1Kqyi7djV3yILPvE5W/auKCKeieZ3b8BJjCvCM4A9OSkEpwHh5a6UTh07uYRju0b3Punw+KBLXjGI1glW42rFV4OTFEeRl7zapwNNfdlyvP45rCQzDehbg+3bs8+Wk/Uf9jWRxdEwZePmvaONTDOn2sBBB41IXV/5Q2h6NvWIBd9eQZWjRaGYRy5sdmNRSaluYB4YNGOS5mfMJOpl8jCdrnujotVhAZlVoQvTLLXwHnkmN6nyS8mm2q6KZzSnj+T7AfDxnyGpsuVxC4aNCf55GoPWKbnsA0Y0pLoc1lh52JV+lFJolzc7ni40lzxCbwrHWW7+/Ek/bgeyZvesoD2UXjUjkNHrs3at1nDvfMfAmdE3KOI2YejPi4S9nrQxJZU1ssSJEknGY+52q3pz3k1p3iaCHj9Y7ybyx6oJitHNJTEvAotVFiBqarFr2vVJ9YHsAzcZnnHIjaUNBw9Ymr+5O66+uOwUV7ji4+/iJECsRX4K6Gj8t0ZZxWy30is6p+0GEd2zwQaw5EJp0jjGIHxFLvtW+jynQ156tFpyNjkjjY+W5U+hXuqOxEb2U7zfgTRvKunhU4nGNBSkNjaPtSdFHVLLgOpsCeAhT8otmb6c3o4RREcX8NFGf9bYYO4PiLXfACFJhTb73Km9VZZqzjtZWSmEKO8TUQfi6n5D0vD/X1/u1KOABWFkP3o40zID2iw65E3rV51YJfiMo+4t0xp70Jh2vlrVZvCjEnGqS0QYLIpGr9YIChbLTX/g/lKZ4GI1i1DNNRq3RGgUVgY5+gGmZ5PfmtGCdSLlrsVwCs6BUxkMKJaHd1DpTpfnLzqboWQegsCxY9FJELUQFfAZPPJYyeb1yPBJFh8puH0suCb75sh3D9uhxxQstAvEebc4eOa4+PWFpXNEVuypXltYeQ4RoyHm7FQiYU2OgZS0lBUPvY3Pr5DJ6zk0KYFdUxkI+GpzyPcBvu9vik+5M96mfW3azWw+dqd7ULKef+qMuJVL0NSmSPukw8daS+bDqveNB0BXhvId7wT7zVs2l8GpU+BsqYcOkwa+dirGchkC2Dp6NuK1Q/XsHNm3r87+uH5dUYm/CCEj9QdDRnRS+VegQLAYw0SvBGJtvAF618JW+plbKGbpBZKjT2muIf59SaOtOLSrN/CsJAcfyRmvWuzH8AisVAPAfJbYayARuLxdKnhlDfzUb7Bmov8TsZ+d575WLWFdkxT6IvZW+PErMy056DZHi+IEdnLzz8VzNJ5CApM1dnf5Tm/JuwpD91B/3yLsl8YQHeMi/zYhLjgAhjXnw7tgh441FCL2BVch3H/qq4UyYmRpKd0Pabwieb08ujs4dB7YL91yga0Njud97vIN4wFTWp+NU2OQjydLguP3LZXdhudw5btNDLBcJQi3gUzfSKaYV3Rkef4UuygbGpyCBGJPfwBWgqRPubg2TVJh6fhh+q3UfICCg/8V0qsQcSUJiyNFAWLpy/H5s5vpuwJoA2UEWkzyBWdZpxMrVFnm+o8omqzbCK7c5a+2xeDxhIOBZEvrAGxKEN2ed527WIE4NwwnQ4RW255PXOZyW2pC7+ASN8Fsyuyg7gFl83ubAywOUJ2JJ+bltil7hXXpH7gjZMdu6BSbXG0DogA7sGJo31CCndRGDlGBX/B27/HN+JpSb78ekNz9hv68fy4CMzpqgOyKL6p6TWHQphXZ7RPxEtCEj+kdCgPofPTcHqSv/FSj8k65lMsrVmUYCu6LsKkDe8v78j2vqweu2UaJoLRk1yW+gZI8f0zWRS1LZ+SAafZE6+D8cBV+zU7WDYjKZTtrc2O/J7jSfCdmUtPAWErlFrGoBZN91aKRJ4QwcUS8t9maUwjIdYHFFCalTanReirQUFf9joVstNzjxD5Ra6zZLglg9hKSuYpV+pP8wRoLaIkcXuTkuEukv6MJRkZ+Dl64vezzWaRzFONleJmi/q4wGhXEufdcO1IiV/iY1KsM1uzB3oaWYOg5j2UneVQHxHnUyadVHR9uI40NdjRx/LidmoIgbPMzqQSWJ5b/fxdUp630oFwWOz/txrq3JEafMV9mNYFvt4KbODEIxvmmkYKudFONsvmsS0l/IYwiwlGSc3Luz5+DIuJsUp1WYl+zeto5BVYlzQ+GqoXOSoCAw8GczoZ/cIMtxd+scv7Dy7Y14sq/CkLzSKLWxhYkbagCXSDf7N0w14tnsPQ0EhHBrA3i+tojeYYtCUc60P773ZaeJqS78CxiFMzNdwH1PxXxtNNbjLsoq8dlKdWaGFg07RuEy/gigaR0FH5iEgCywuxRfD8suDftBoTPsIaM+8/TciA/sDfCMvLBzG6j";
