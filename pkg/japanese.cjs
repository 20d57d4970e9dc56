"use strict";
const TABLES = "C+tiCQBBgYAIC5pgAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnEAAAAAYAAAAPAAAABwAAAA0AAAAHAAAAEAAAAAgAAAAPAAAABgAAACYjAIKV2UKNrMfCP9yKvP3BgNY18ts/EpV/jc4VdFmVg5OYAKUJp3aAvrsvpDq+LS77W0OHewYT4SRVfPM/ZRfG6fmfYJU2MlIcIUKsahm6ZAX9SuHwhioF3CD3GsekjrmAZq4/GBtqpOIltohyOkHKMISPIsrhD0cXp82zejr0X5EtHk46PYcG8Y1rYbgvweIObf0nj+F/yqz12B8S/e09unFnZfYCK1o6UDU50YN/ZM6NRcKjz/U/k14KGJq9FQdsd3TVmPGSn94KBYRCMi8Zjn+3lAtzarmwmlSnJjUSDuHwoqKiOIcAUbdF81o69UELKw01AjU6EA6RbRzsgsewe9DZj4T9GvXRh+wVkQw3/GKInhwTYJWDtDFqJIXEQc2feaHE7js/2Z0BgMzWjzyEKmsByraXm0+n//JJfjInx3o/gdiJaKnyg7pliEshb3+MhlJAu9QWE99VOYJbwM/3XoL6/86rMoFwXUXQnufcttxtSRkyustg8iHyuH0967f9mKbx3vvWqoa5Ai6Gr/BqiW8tcavJuXxTPkW45z2FK+HybQyo6kLkpq26mYFkMZwIm6oYrzeA2eIK4J4uzQ1DFQKFN4HkvB2BlYyNgaCNaBdS5XvBS2SQ/mthLTEAazFzZsA86K/WZUUZ7d+5PFKXfuJr89y+44rypgujvym9DNYFHMMzO/cEreepb6BhrvKU3rW4/ibcM2n8/FHhgk7nOKttvM17P9zLPdeJSKrygJTD2V3NtsSIzrC6I3vpEb+mk0wI0EzfeSaxQeMjfNCTEouD1f13c5/4BGBrX5XM9pO5+vfR00IZp/DrXOCh0/o/mF3SzdYEDJnG0yayVWi6ygrQN/sHvVEM138V/ITR+lcS6qdnTVyQBAF/9hI45G8ORfpZ+X2N4uxFfoOEnko9x2T4S0EHYxw/BIIKCpg8fZleWrxnJRpy0mGc0WColu45Hjyg1cy7zK74hcVt03y/TtLswOub6Hsugdnd37++4bBabAdadI0/rNVGzJI10Ar21C5glGCIqOQQmO/Dnt5jW1eOMEe7opCnVFD/9Ry8uYKj5zsWL7xkBh5uI8LbYz285eWUUHmj73TiyuzmAKOFAQNzBy1cpYT9jr0Ffz0xaXnw8bcG3ig0sAkDga0RnPFidDXpmZv6hJqjEO0jrG+doBZyROuAQldoB2/uRdpT0bBo2kljpI11w9oSVm8Vh9J0f16nxMo+Gr1WhFE8TfejeSAUQFF8gxW5qUgjx1OjxDH9TEuwzUw2LlrXBiq8P78fvpOXG2ImwhKv6+n0rVLBn1mDRlFwAa+M6cVvPXGgaUV0QwukQGelwsVKWDIQdN2IqftrDkP94Ql+ieZYwspHwXx/01PZT8/GSZtEGBlLjQ2K85KGmvWAD8gAre5PQaH1lsuE0MMeP/PlhE3/whAP3OnfBBwwuWJCiZ3/SITX/ndK5gHRzRayQ8oCYy/XQJuc7BZ4lDtRiR5Uv6UXA3SfH2Xw36KUvNUmXJpiuAtbWyK0qJCYuGNA/JTzJXBCHBWQGlMtUkagIUcuFzxIgP5hV9pxWy0++j3ub47P95+rEwDOvJ+xev6avlOsSl8oZuAswHxCCT1c9zC/9WPMytHrghb0PNnuttmI0iERxTZ/Rg4AHyVPo3W2P740wKvvVZH9NufB/Z4uu+6+9lu28PpDNZQ2hioNTxGb2bpVUG+nFYNTen4rWjWaOJyYyQUFYtD+BnkTn1QHsl2K3p7hIc7OkG120DjKfDDr5YkAHLsesjEzm/Sh9BdClmZqi/P9o3/YzdVrGj4lo2yMZGvkCIA4tS2xKxVNQTM5t9JM6boB1W0N/s2BBoj+kFy9rxw0lC7H6Qa0qkX/JwHBPQemp86FTp9x0c3j+REK8vK9Va1yBp9JTtTlXyJj/t2nMPQZzOunwr9pZItvMvjx2JeXL3V1b/HheORYLjXJ2XOup9ud8tJ4cmBBlMTUq63s86P5nqmWvQE/e9D0qNO5cqUyvT831+uDHEaBqgP12Zsp8GiMCDqv0xTbLIBmhVEAGp9jAMeu+IDyaz2KBIk+ha3vf1ejYjxDRIViWbXoiLE8XTeDGZV7zqRkRkIAtJgAeH8pUtHlKXOq9MySv/PNLkyruTjZNaKpqfqDMevDoBzsod9IpKVjIHAfkFHDzOrRUCK939gadDrXqTlV6EzW8O9jnDBsLInq8jHxfdqdFm1/Dz5Hfe4lljEWSYJb+f9rcqtBF76wD5n7nXlMSgUSEQnYcpV7vmNymmRjT23oDdnv1IKrgbMQa4bEYvp0F6mmu40KqYTxFItnT37aDuM2g7a7W3RuVl0PQ3vMHO2KxNejFhrfCCeqM4bXwMQrJW/KWgsKhFQxHTpYRrV0u3xCjfKq2fB94bK1C2/CCvb6W6Sv1ed8LEEoDjxAG3ABm1KqVsnhouPhcuwR9vsCrdq/SrASWM2nqrIpi0U/lGbhNSXJl6KEITOJzYD6VBXlDsPxNWxkCOK4hn4cQW+kDA7KoXtUnRGHqQMedCxcaEby4md7tkwliG4Hp/C+ayCTOBBs7w+6t5yL8g9Ok+yhwH2o5NFYVaJwbbgZWJ5eKE443aJk5jqeR31UDHcPmcAbRKHLLAprv2CptAWJKgi25Bqo3IZNHtnGw8AgRtFQcyP0HCYvQ3c2xyZq8nGNotZK7PVlEuYMY0779vmGpAEDOLjNuzecOfWt1Lmy9cQIYbhHob4r/ufx1bS3lzGUvC7t24aFs0WU96UD7e2NivrjH4FvW1znX6d3Nb8BPv3DjcKzFU2wqOCUWPLfUEyeRcBVB77aFhvijs/lBsE6tr6ewBfNyJP2qFqaAwBKGjzipexF9qZj/N2n+AfnPgdcQELamVFSJyC5d1bsoOq2lDlg4QjWBzCkyalBI+s0BzfHM0ckWygu7p8/bU32QKmef2LdpWDfQKSQbHb0ifYqq0C8UoWwvlFCGmg/xNCK8A2u9GSrwepRF1Td+qalr33SGqM6Xrqrz7HprrekQaLXobnq7CwQj+jS0KHVrz/aYymz5wCYHjWxpsjldn8HJgDfb3nCDsunaQquLA7oUYAJoEgw297qHgBk5iRARrDLxABJZNzgAnqsg2t9fiuJoau9iAc6i3mf8l6BzX63baMBzTGlsosvhY3uzO35zyf2s7RjDpoSB2PVFns7KNztWOZRHn9cN0r7r/64fnQqGr8yNrgdJLsn1JDdC9q+eqbHcJzgyjZHALmo4R7FfH7hz41Et1oEMQx6AuKhvBrAUi3JNp7yXXMOg8fk2AXcKeuOwS64S222/FqphZjfFoW4KgSS1KKkXhJMHFOdlQY0HUS01lCwrX/lQ99TqHaxYtHiR1l5It1bcVN/ZYkn+SXQU6qoxtFi6RVan7iDaNMQTir82ilEiWxGmelwJwqc+qHV5BqZdm4EJ2Wn+2Y7lOLOWXNGi121BxhLHk6yEkAWgmU6h1xfM20T6cDSjZXTBBDTBtWOD/BQuv9bGYFPy5N/WVYsjKJRsrGYabWoELV/M34Lmkt0nnSFqiYnlaG/u/1EAljx5Ef0J9RunrIjh0gIJ5FliWpkp/+JSlJJouuBChcNeXhMoOAjFz66a43rjhko5PR7WdYsbuu+qW46Hqf+KwhjlYP94qm4hAa2Mk66p2g/iaHXE+RYmUP01AxQJB78jG1PRrzg7BYlOaCq4hRb/ATYXP/wqZvy+jeT0SYdytb4+rdR/hOFnAJ4B8gMtsJdxaIdtfYN70WPBREqYxjmpcz2of68gjk6ZxoriYnXoYolRAlXs0pHHPG/+Xo9PeYhv+p4AxNry57XNWX/Ta4us/tL+2aBjrw5n7IIh8XEBiqQOvdrUVNQsOzAln6l2xWsgleIcYhZxS2k1byIqaOlKh398uYjzIF8x6vl16+tIS9ObQZsavgqhCO4pLo/SXI9YfA+25UBoJvMtMRqdPZX2AAmT/bzyO5vVoST8NvZPZwtoTr6ga7llxnCQdVR40Bsr9zDrs3SCgvnX9vSnh9y1R6+/Z3uyGskFPCm0XCzVznqDZb2cjQIsOqd1vSTLEGmRmgxU+t6giSNomE6NH2Gujgw/7lNPHP+cOYVctmg9cZG+oYjnXs54jeSMjpO5zboT1Tsmb9A82GTeb5t3+drbd1vkwny2rWWnvIBRghdO2mO4PQc4bRRTspNs5Ep7umHj1mNidBqUfb9gKue47hp8P6sc8XT7AhlOvQ97vtgCk2m2hKZ2PE+8mX8SLlbNPdOB0x3o518fHiO6Ax8SXkSQl6tfRQZyXKEGwDtbbQYMTtAjt2ocK2utQvvZwnRhcQSw7+ju+0Q849D3V84FrE2xIpD00v/pEWzmGOF0IN/EHuSBjEw9MiBBNJNpaOzcgPHj3uYnP54UDw0a2YwoBhXvNCA1/z4aTAD4XEXdS8uBT7MmzbIYBq0eXn4bRo9uDCZU8ZdorF+zfouFfeqmPC6/3pgND90OOdgryfWQ7qRh8yCISbVJxnfzQ0/KLojDhpQiTGkP3syqHtLWY/1Ct0iY58vSCLrAwW1d0PcwQhTMnRbtQDCfd4O4kBYVD9AD1OSZYP+9aQ66p1YB1eSX+TmyCyrd1V1de+GnlKOhs5cOqfQRLIxnCnc6pTifhU+A/k4OckzWdckctO8e6SnKSllZoInJl+n8eWf2j/gvXnd8ebVNopvh5aYDESHw/k518u/qsW1EtZSCZgDI0+DRwO8yEnNXACeiz2GwANuL7/KccxRcBHmX7jiJLCLoxgOju8q8Z5Yevqrext858fah1E/r86YiYhq4jkbIhAAku4eoDstmuYUX/dR5rPtO1+lcm3vujBgT7KQOcXw7aqEQqBRnRyhwySAThlmz9B4//nSZ33hCiBZRCdVOo7bEqh4UvrOgZlr/YwxH2uSNahvHcT9bsLWMZUzKBsJfq/jyuxOk72NfD2b+N+6gZ7bL9P4hCIuYvMNUtSntVXgXdVqW7akDwjBPM7ubnggQJi1iOJidFDfSU8iWwYZED60CffN/59gmaoIpe0hvPZTro6p6P0Zp103/NN6Zx9dZUzCCo43zdSMwigR6r/2lkFHuStRpgRd9Zchxc2ktdX5BtZtV9WKGRYdU5Dz3Qd4eya7QqstxasG5xLdHnMO0zB9xusUf6NnKkfMtqxvuVEFOiZ5FWYP6Qb2Gvkvtj7KHMIv5Pdc3xkft/+motky/bXOR9ULEyejv6eYYRc1SiYANAUqo/0c+DLvWzMziH8QuKXtJOQL+tiDOfXE2glGiFX96pVnjDVrMmb1E/0UhRLmdOUWI0M+acwo8Wk6907xo1dw06YCVGFcbn/3OFJBiL9JbvC9ylFPOxEKHXHiKPHiezvac/6Fpnb6d1KNW4IAnsuSM60PkuEcwKjGkx6i455m1fUY6ETAmDLdmBi7t572z8pRGYVwBXkbD5bQV1aWb/VilA4oku04tpVmulZqxeO8cUHeGVerXRhgzK5x1yFugGw3o0YR8f2j6DlxWPIUmusld95RFe/ITm5/r7f0IQmlIM+rQqywltDXkTRU9YyoeWmOslks1hvIUldf72PiuRnn68roFZf1YnXeHKr9FLCFr86iL74ASOArkmm1frEiSY1s9xlJSqttTwzTj/4dsA4I7tWrbsiyYwTen+5zzUszULJQ3GEBs0BQlIgr+sEZ7UVIH8LXNds0/520B+h2+tWspDEuo06EWYhLfGUBqTMhf+NOX4XNy2WsSdgHXfp0qCdO/bnNdUHLq9qHfcL2DhSqhf2w2zbUagSCbiF2PCQdipdhCyF+gjVZ19sOR6thQSG3F6WvuLdKkRAc/OWrcXyfbra3aENCb+6rPEqb5t6On1zIggh6XfEnSHUOkRtkfZiH+4I/dTHnJuxRR37mZ0ETLruN/od19EmJSdOLmrCmoZ5rL8u9G+IMPzfwpP1tO3mqeuCrr6DAmKKUL1T5WQSBLWPwEIf4fo7IsUVtQNIjaET5C6YmKOvUG6tLqGzS16v0atjH1ndKdtbowmBJsa6jMlG8rlqWttwYJI2HsBQ+OTNSjgcOjAuntTqSoEXBN1at1/7UAe2mpx0lKa93msVTV9jpoNfSda2Lum06mXpBW3Il6FyVarxSvQ5YR8VDL9vTkAJanW2qU2BqfkHyir8bT2Fb8F9FlkefmMbTtcliZFD8OZrnIuJGHqqcVE/i/GaAkdtORdsOaVi4dL8WV1+c63tgDcavTB2JZRe713OJRvQp7VEbYTwFG6anNrum/M7QpCqVPVrzTCLcPnIwESlW+HhFTxFi8AHCOEusbGqOlXFJT7gCvP5JjGSge3o7AVKrdA5iwsB4SCS85pIlpAZFWeidx4+611nFX+ZqEJayMTXH1tzx7Nu9LlNOkhLp68T0yS+Z+JxoRsVrCpBXFWBStsamzHbsEG/PsuQ+mafTIyPLrp+AutzjPA65N1eHK4W1q+JsBur5FByaqa1aaLHrgFvqOzHvxFBQpShWCfYhebHYdHHp1ehJ8W7FeJShjCFVPqpQ1o7e3892TpLuJogcy523OJ5+d3xCNo0S3NEQAvUbXVFiw40T5vwMucDERGLSv3DnfcdWYSeY0rcpdXL6RQA2gAQMRm63d24+RBlbM2t8mcrqvkCIpecJcF3VTn7gXUTGThoF23QgZ4MLjFZ8jIwTV9OHW/+vPLiHf+qbw8qDQYurlA6c7bzh/C1UsaF71JM1WX1OC5+w1whlRh6xBRxAGOPC3003olqxHuAE0aDNAt54pDwSMbHGicwGcHdwnHgcGcQBOdTt5Cktsq80p7q/BSWBWA8BrrNEGvXRHojixod+bROVVJ4kPZRosmXL47M8zct+OikT+VR8GzeHZ4hac5y/MmXTYKwzlPkuMn44yjUuD2T7JjWjfVRn84iJtsZPGzQfOYx6XD4cwO5XZCLn3bxWXWELKCprNCkEBDjzWbHulS4X2C0ODoYE8hn5WeikpN/KgV9NLA9LAxbbIInizo7pWjazBLu5DxzOabDOsyFiHJI6BQvg36GzsoNqYoEfep5bKM9hTPhEgiPxqGY6Rnpux8/Tbdb4WlM0SRKbRV/OJGp30+2XRW+jr0sPakbeSmQBcMv9/qnTn84yO117IrF4oxZkQ0xlJSjj0NHIzWFEuzeSwFd2Yd23Df5oMLw0T6z7QjS7vTiI8Ybq7wNOH5bmD9C6Pu820XWO0fAeyWJU1LylWWLt+vaS/TKBxCdOtQ/aSFJSCJBUUbYjIOL1f6jFIF+2nVzydeNfNHGL6VMIjyxgntFy4phrdh79WzeLIITtj1I3nm3X34sE+3g1z/Idr9xTEi8H/XvT9UkZaXzOsIu8V0TDnVZfbyFEiZOAMU39oaG+eXeU2kFL+CUgQ4qizCA94d7SI7kAJbHgNVf3wGA4KLGteZjKxWjrd7vgkhXvQnXnO6QekPi76QimWmpUZjhc4X19YwkOmVygHZSj6UrdCWCB/HP+y25mjdA8tD14cyFqf7fn0hz9FeOjrbnWn+2CPJrlF+P2CN+ou3vPb/ZqietT0Apch/v4q1NKDQ/xLjPIXGzSWXjwIu9hWP4ynopmBPszqN15x2FZroQNUa7O8yv6LSMs7ft+m715hLbLhZQVT34T48a7aHQ21RtMM4ybGD/eYJq4+hrrIT22Y4pbZrqyHzoCe1nqjJsmUvAzdao4aRwAFh0weha2+fPnvaYKOc3CJokhjQ4aTTCH/PxgzCopD+JKEwOYd348TJAjvDRH2b3idVSCXdBoc5HV7oILkKj5kDp/ISEoMu365LokysGk4jljX4Gf0pVQyxZ9MZuWgxoWwcij3Zx2jAun0DQ9mW44Afy60i311jKQr8fQXZL4mtX5SPZGjwhpwMF1I2GCAHDMGExa68FXq3Y08bl7TH618tJhMMtAUbmNCKp/9+N/M81rrB7EYaamXP+aNDbahA8fQC5BQHC6MvvJT6ibRXfEjJvIRlZeq8sTLW5W1fDqicVJNvmZQvgzNv7V2ZHOvadAcLVF7+GdpR2Z5PFEwO2M10Xqe6/jk0MpPvTuRXr5lX0sikxc5tDD/vq+kFUZbx8uk7M7hZoj9D0p9l77eHjnEiE4+8+JsCCyb6XF+25huIYKI7OoP9OuhPzqpkW+FeUMDVEG08L4S2GnAOwRmybIgBMVHZQpIITmwQ8D4jGbhnM18zSOwCn+XD7veEuy6tL+FiRn5nz0PBOIyZxqA5tcxlzn+0x0uQSo4jNx7sSzAJWoqvCekuBIB44vBSg5M9wsUDiLtfDM5R+wR8ZU1OrdVd7rh0Int+wIqtGLFpe0FZ/rG2xh+tyknUrdhjpdvEs7O/7U4r1ONFxP+lKQCTrYffa6ulW1HuvkGhX+Y7tjHsOJhyswq2v//OcwvPau5N28GYMv4xqwhWxw9m4mGsgDP6dfLduoaWmtaa+sYlFmQ/N8ON6FL+8+hHzbOeK8uth+nck9I0IDnnJLYNp4s0s0z1IMmERmm7Z0NdPj1bDI9z5ArqcNn4DAbsPS+YIng3+un5wyj+ot6i1OoNivWltSM8CgnGV4J0dUEx+IpAGxQdr11JtJiTzBg2W18ZZTVc5Z5NFVM+GBIbt3UE9v4arP6otmP593aYvnNsFTWnkLDsdcAWvHe5sj0HGU0O2I9teaX2uZYqFhqbgP/xwLupHlRuyhvHkub3Uh99wO6X3Zo3QWDIzFP/1ren1gjhmnSgVctVwOmb22tV3F3MfPd6fPE2sFHDap9MsllgVfsR3UA3esZskDoLJJLKEFRyOLvhDq8pm5rX8in5fexxp6FqpPiLX+79Bgb8e4Tzo0CCx75Dg8ZJdQy0ouoXsEIf3R8bvIJTkqz939yBSkI4OovEeeTM8Gf9+oefUhbN7XPO0PhUDv08yTwJaJLs73iRcis+GfLTVseWMST6xpy+6I9YgveP2yBFI2Z3nge0xMXzmBCxIPNB6DSfifP1mWL2y+BuFslIYr6YNRUINL+hv7AKJ4MF68f7Crtrp+TrBRx55IamLlyeZ//ZVNeK2occxOwjQTGeU0sffW5MPR2OUjEG6NnGPwoSvBN5MSwh0YNOx6VqXCL5tekPp696xp1+2ultg8Ouy8OwTOeoIURi+FQHNIAdjMSybc91uRXDgPORJWhKBCwbMnc5C9AEf+7LHpjsLjcIXxK40TEedSw/6a7SNHBx7MAVj3HdOtpbEkSEH8ojSc+6CHVE9k+hV4+JhC5hjNVF35zpNx1hfQHpF3xMulgGnDThs0yvsizl+ry9urB5mKP6MtWdOQBEtAe9Ik9He2hep5E0IDRBN8IbwjKzyIODvLgbT111L2s+sI5KKYuUTnZznLG/1ZyQthx21gRVXpjW2gepu8//Ji5252XF9de5v2ISZoA2sXQrfvgVvPr0rFUq/s/fC0n+R9R4JjkILhjvM2dobBBJSKgJFRAZcPUAjiTFAgEetRVkQMvpVZpRYj+vz1eCLVv9nBKooBu3cpesGFY7TM9ZgNa/TghNXBWOWHSEVE8BcDYyPKlsX2Y++0W2O0hGcQvqAvqgq2BDimx2Vct3mcKPMM4OwhcMpEiRr0Hc2DcrOaK7pQpDHM3qTnEYQBR9Y53TIQhMA1WlKmClPX31H5ph4MmrRp9gp17cOPthccJC6ukY/bzaBRMmJpoowfqpeSonzM1VM/eBkYiINK6nuIlMg2bRsTgY+DgdlQj1Ex2MvE65SOFOLBlqtwRQXVaLFV3pi3Ajog1Tp7jKeJ1zxRUCVvWzvEfjhCAUGg0lid8nlDyglThhBTT5gdK3S/4EHSYQL4PWLJtpyrW1BtxNa8aT7n6ngFv+1kTR4dryRvob+RF3W1QV9FIf4gU9g6sMS3P8bKRpQmd8u7UZ9TUsb2jgMCu2niFkfeb5AmoY8UWJKZnQvzfQtIK3g5bpzeom0gZtghqhjgulxBfUsxtQ8J85ZxiC7BZIXA1jm7xJPCTMaztLNShiCnxJpICDqlF4dDl1aj0UXkWGZC9nUOBOOS2GE636rXOWkVJ4II+DOzYu6w11IdIQThMfS+sG/nrUUSdCPv/DGOiv3UXZKgO2yBLAGILDzPBFv9eT+iQ27Us1ME8dkCq35z1RP+GGkNE9GpWrtU0ED8XYFTfQULUvppXKvWQs0G71iY0KGlJreocmNDmQN8mopFCBaI1vvHzSHxaxJrVPsvv7nuJU7wrYh2fwo23h4ACNuswzeCdZrEoG5hIqhXYrnxpBX3UGEs5G2LPLgbyKKAZ8td722tjAuCjUImAsHXr2AcgAmqMSnZP4ADrYlwKAscQHE8zSPmIkBEXiSCv7Mz/MwUyz9Z+i0BnZg/jy/HsyEtj3qbckcbg3AVEWifTvbqEsiXJOwcDQkjLrRye555DIL+Ur0FU03cRxzmDr+DX8abNTV2PuxjCJUygik3B18OvVJGoW9ArZGRrpxbgo8XW744GAT2YML7/AA9/jnNG8Stwxwdti6LfjSY4gOR+J7/p+Lot4jS6YoXjS6ZaoPHuw28p9lists1g8Pg6S2a3B3YITcMqov26h/+8YaXiNSQ4vA3AQt1P4+ClYkruOo38XbHGz82ng1VI5BYbNGpo3IGzPmyvV5ScZ7XXoYQ5W8lFzX7m6Qz/Xtf9I75nVDv0/U1ZuQRroU4LEaN2qmfgckCGWFHkJ0zeJpy83DEATZZFvNz+elndonON6Rol2/HW9faznrKEzMqT5tXy1s/BHspQfwpEvKmDEqYP/GleDDmmhMDS6bv2hARZVYprddhB4K1HU80/kBrGucjewvuOSup4ga9wEYmhtHFSCXHdN0FQ03+F8F0miulFNTEn0osghEB1HAcM54CU0dVBHbyfd4J3NpZ5RsHqTfzCo4hlEO205c0cXZqK/cAhihZDyStQj41bQWeFl+UYIH69YhjgAubj4oP9cV/t+vYakSWE19HQT+T/M3C0pjBZOiTNbngki4UBcVBVFMda5oHJTRJWpZ9BS8f8lhqJtbUnuRI0Mvhav21HnkrqZocAY28PKMqrM7qLqWP+iADzYA+79I6adAi3oKMGalj6PpKRLPzNbhooRb8nFvXTaboYsgfj1mmnDhta/JiNLCi/vINug/Lr3a9vg6mU2xI8rYyuq4QNBwnGYr6hW/YhlS88RNWCQt9zd2srmOtssUj2bjtqACeHcReOwvWx1aRF/QCh3Kc+JQjGKTaG/28opP78o0bpCMP0plsssr74DY70AJxmqM1mCn2nBK1mmGESFr5aog+BVU2VhHOH80Oco2AZr8kSg69crsu3S86Y6ji28aQZ3b4yf9082wRMKRgxd8WVrL3P3ssFxVRRReGqyMj/L0qye7KVgsIsdR/yeXxpGiMMw976FHI0Z6OCvT44eNLt5GaTbqC5NbGAw4PIOrhujDLS0EYAeRseLNND6LBk/otid4NW/xTrmpzy1PULMJzSy9ngMrks0ZJaJBodtTyvB2VNOZF8v1UmfI+YPMRlCJybfi+v0zje9U3hPhyrs1cEPuyj5y6XBmZ+79GtAflYdQ1APJf6vLbaLlTFcPlwf2mEb8Cjjca3ybhUrGrdYa4guckB3r68fehzyAy6WsyyHQJPAMK7LR8ZRV2v3P69q97L0/45KmXdGi6/tjeQR/+gd1ki+To3Z30bXs+AwZz0R3ayZGEyq5K1oGXhk7zRMuZqF/bQ8oqjWL00QBu+C9kZnvU0uLwWIbwPWWbJ+IZPxMJfTvtx9jw9+wK+iCZc4Bl8bEMZhKe52LDe1w0F7S77K/Cv2ofDiImKnT4JFFTGPiBdNvlM2edBjIq65h1H7vvVKYs7p+8q/2fa+n4A6E17vuZAt9ASKAJNlDYcxrz5Zq1lYfj5m+8iqcOwqwEfrhO3SSG2XzyVEYfLzFd7cpRO1NO8udPAybgiBLHQ0sC7cSUtbyQ4g0QLtHar/+QMs7GS/NpSHSAyrhbxb0mC0Ea7vQOYOwrtL8r5JBFcZmEiFWEJ6dQBM2Ld+qksqrsPD+vAXqiKEBI62DmroCRs8P0mIdb4FsZedCHDHExWgMs89+Jwfh97iWexLOrb3ssihwwp0pziGmtjatugZsn8gULOHM1UDsxL9BS9Razlwu1deJ7hlu628T16yif9gGyAxuGPoKI7lAUu3DukX50xnasF1uMIYfTCEZKbZnzLkrRPJraiik7Lwd/SygNlrwp0oxWPZf+OdM0xKB2G4S+aT8Hi9V3FSkmxeS0R4Ng/LoWNtdAdUpmOBQDh2YNzvqxehlEqP682IE1mrnZTVUHfwSLoMsTTJynX2yY2KLPBXOSr2pVwL6o81TgtbsNcRj3TbGUQfIRJvvlQOirYm+fJvgkJvSH9Mi8K9RTByemSnDrvCGP48ML3LiTrum2G3g2tVs3fxuqyYX/5WHuPayLYw/PdcyZO8hZt69JZVw+YgC3SQoNc4kjZniaVVvCQT81WuGIEE8juWGuSnEsjG5aL8D8Sa3VxWrEa4E2TkSdg0/Y7Sz7PcwfdqzQBTgP8/un4jV4iKEk7Adzfo6HRE04pmjI75Tfk5WGHoL/hDpH3bBcpADvmGdppOfLF0tWxBCmjZZyTn1jzzRO09vJmbsmriN6zYSQ61x4K2Fy37i2U27BqkRuKyL7WVf9G3Y3x96qWqaRWZ+BuG+toCJvo+myvA+2Zx1Uxb+pw3yAq/2NILlt9sDT/N7zt/YRGz+fg0DZW0aSBSqdtwXLpv05XLd/xp6V3RVIPiShvE+8Ancntf5PPSGHo9cYJms28Uszq+CpP2x3+5YwXCUHI7tvp16T1kXcRjfZLAOih5lJkhQQv3E1Rbf4/UMPYD4VR7UrmzJ0rrVSzpaWh4TUXkiARSI9HGInj/W2tquO87Wmy9O6mnfpQzHOXZxJHf+JwgD8wBEM3WIdGH99goATslZuzMKGxFPHrJEuWW0OQgYZut6npxfbQB/UQ36Zdq+fuIDS1P8Jtb13tv+oQF/lexov9GW15ER7zz2JKz2eWm7IuprDYIyU4g84R3otz4/u7a0TBr3fB7AqZKI0IjoozViPAefNsM9JDgG+I5Du8AFoVihH1r/9khMin737tvTJpKuR8+cEV7lx/nzV0g6zAbY8/oqQ1Kz4nWbAUJPd5Bneg7dWgexwbeaZcfmibJlReOK+ncaMJ38seRSd9ifRze20v3YVHZ4zwVPDYib9p8LVsaI3q8sFlnhuE13G5GQ11x1xrM0zxKtuGJKU3RPacCks8Pm++HV6KG/gp5Xgs1RxtONN8Xsgpy9NmehT6FX28V5qGos4kcccKqosjGCy6TPg2at2xiOggt5kvzgeZiBGR9Nq/wpF5cNC3thT/h/twCTv1tBPydBdsMD0yNVP3iPKvdvxBUXDp+NTQ/0h24gkwUMmValYyFeepHy5YV6wuFNGzC/KAcxvRiJaz641/M62E+fpVITA0rMAVxGyjRxZlEfcWGTxaLwwFolKqSOrQjISDYzTfZZfYttiKKkgwYqRhsfNI/jS+jPIRsrHyDLLasmi1ewhbj+OaSgp4byjBYeo4tHVNKl484TckEEYHFzON9X5wBdPehPFH8qimkVpZkEHqfzap7P0+w9dkk61zT0tmXc0M67FNjhA2CtGGc5rv47Laf8v76vVzse1ks6fkTFJ+H14RXtUWiK5hzKQjirWwGXdcL8h5dNqvD+iJKAKoCaIYka2kqcl83JhZ/dk3O5UkKujCXAH3hZr0nZyVO8wNEIAD4BDLntVzcIlXj5JjkQCR/bh9SbZ3UlRv4C2V+yS/McVznuJ/8nzPkvT25MulBzWB8UMgJaM+REinBotrwqnfqbDEmM/PITHEwR1Q0C65Qp46NTaFl7t8QtqG8l3RnFp5WG3zIRFlqSd29szXo5R2ct7pbjFalH9mwB8g/so16xTJQxwA5y7E6+8g0aXt5y8mZvNWYmFx6vHO+ot30lk1VAec3U6THvmezLZOYOwcp1yrOiHfPvGiRDNSE2w5ki8Wvel2Kc7eyoAwkkVLiEsVKRnX6RxqDH25EgK8U0eeNw15FBhDcfyMUUsWL6tHQCZWI8pWidFSWNa8eGdojeqBOUYDQLvdPLr0kyphextoSG0bCtZ0C6e0hFRFTf5Lb71wqHjYr2pzVFmf5S9tpuqPWkgQl0fWe66Te6q/U8n9iSJJSiHU3OsesF914zfvYcjM0nFIFfi+9+gg8Ur2jnALy0kpY0is9fB4wY8CKVfqXi5tL5/mQTL1p0CY4IUWr2dxXYYHHT4Bxo3pkD6yXSvNVUdhQedmqsLf1guQmR9jQH24thM6aWEaPav7VIBUhNMbDtjgcCB1c4Tmlms3ZOnvWuyGnEURwOA4T+pHEInGPoVIdJo32nu2GhWpBB982ZUkIMgfkVxz+2N8bFZkZgQFhgBOc+EKUoBbk5TFUC17tvpnXpQy+A5959BCNsVJ87o2mcT1ikMB4y7mn8c37Gri09AkwcWe8guIVUTewrYIDzRac6j91eUZmmsd0TPOxT7nKCNNak2/S1ZrWTYAxmg7aJDirlToxScExJKS0KQPQ2vsYiPbPC/oMyKvVSLBok//p4pY2JxIXG/Gyv7tTWnc8vZCVWJzZ8g/N1KUW8w58oTjCJ9qA9oaeW4tUdKXUNE5r3iK5LYdpeFyzd6s7HgLKuRwnC0B1zte4KHFUnd/2ZtmgXjFVFjFLkHVLZrTRQqLnXN4XCw1BkrXGo0QvCYR2LVFj6ZXj+R0PTB3aLHHtjxIHlEt+UFmnDnSqGiQzTJ02K4dMoG1yNxnaeJJrrN8jpesx5BXcr/jJN0cCKMzwJ+4hLnNiNYE5PcVTYhkALCdlh8Nqu+MEXzbc/IRX/q8A21qMDWoOMru0Yyen4jG9mBziCnbmbw6aUYJfX38CQM4F5v7TDiPT4CjjmkpiFCHkfGU3OIW3J7VPseFyPLPR2hWZ1rqNec9rtCDda+QDX8jm56+SBRW0953MuLd5N/LW0hPUAftUP9RqjTwSCJcEi1tyeTMfikMmw46PwZqcm7h/2d5Z7F/fOANOy9OZzYPSvVOg8Qfc+uP7VbVA28QKisZVzs48B/vqhZRn0e8LwSR0L+qoB9QAnOzLP+8CEZqf0GkJldJfOh7C+SLW3LZw+sh2goQ0gMgQhnt921uWBIc3ixipr3uLnRm8QjJjtWlhflz11KwfGjkhGsFZK9pSJDckMNhqPL6WuNHOnC720IGPPpiRQ3XTy461+oMGIK7HskAKXF9TC6o0pmD5kKMfKvMzUjOGQpBZG2H5ef4HcTaK/3PDgaDdwatxVwi9XNfkt8AJ5NX+AFMO7LCLqW85fmb2yt2qBGTGA91o0ZESH1UcPxsH9cFY658MOtCtXdcT9FOVCHIHzwLyAvGGcNjN7DPjQFmKbBaWZX2imbaWIi+w3cEp3HMZpCxNCERrBkTnoudeOl+Zsiv8ziyYeb9BqIIMg1P+6qZ8nLKnGTj/BAJuTSn9jI5Vtixhjm4u14df2ZELmbXeRPJZMS/puEYef36Wx7jeDOA5Yj/fyFt92VhA8PiPZaHs5TqtKRpPVHcL0MenlTWs998yFSnXCLx2uqyS8V5uD4F5S3xi7ndrEFZymfwX7W7YBpk8mji3oUTjHqcx8yzRNfhHJGYCqKoQXs8vYDAs4AQz1TpJUox3N4dB2g5xmvZpOqtuQUYoJvlvGSNpSaTd4hWDY4c8FxM9zFRfEAFkWrafRH3r9HbxQcrbjwBbeNH6+nRYbAZs6s+wHJ/VukWi0IYjXWdBpVVBYSvpjnuLUl5TvDm6N8CaJh336SeejFmPuR3eo0ckpJW7m3M43vbysbsv0c1Sgqy27Q5svDByGTJgpmWjhljNT4obhtzEFNIzFBOuKlAw/FBgE/gVJ2LEGhjBmQuVA7rdCeSDmtY3Nc0JvNPks9AlgXWMwbdoKXaliVvoRVAN66T1/eqr9HWOiAzAWTi6coPoelhTAEX76pU9LpFJjWkZyTuNT+stHflgAAAAEAAAD8MQIABwAAABgyAgAAAAEAAgADAAQABQAGAAcACAAJAAoACwAMAA0ADgAPABAAEQASABMAFAAVABYAFwAYABkAGgAbABwAHQAeAB8AIAAhACIAIwAkACUAJgAnACgAKQAqACsALAAtAC4ALwAwADEAMgAzADQANQA2ADcAOAA5ADoAOwA8AD0APgA/AEAAQQBCAEMARABFAEYARwBIAEkASgBLAEwATQBOAE8AUABRAFIAUwBUAFUAVgBXAFgAWQBaAFsAXABdAF4AXwBgAGEAYgBjAGQAZQBmAGcAaABpAGoAawBsAG0AbgBvAHAAcQByAHMAdAB1AHYAdwB4AHkAegB7AHwAfQB+AH8AQZziCAsjGyRCGyhCAAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhsAQcriCAsBAQBB5+IICwsCAwQFBgcICQoLDABBhOMICwkBAAAAAQAAAAIAQajjCAsDNDICAEHJ4wgLDwEAAAAEBAQCAwEEBAUFBgBB2OMICxYCAAAAcDICAAMAAAAEAAAABQAAAIQiAEH54wgLrwGAgAABAKGOcDICAAMAAAAGAAAAAAAAgAAAAAAAAAAAAQChAHAyAgAIAAAACQAAAAAAAIAAAAAAAAAAAAoAAAALAAAACwAAAHAyAgAIAAAADAAAAA0AAAD/////AAAAAAAAAAAgoTwADgAAAAAAAIAAAAAAAAAAAA8AAAAAAACAAAAAAAAAAAAQAAAAAAAAgAAAAAAAAAAAEQAAAAAAAIAAAAAAAAAAABIAAAAAAACAACoNZW5jb2Rpbmctd2FzbWVuY29kaW5nLXdhc20vamFwYW5lc2UgMC4xLjA=";
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
var ENTRY = "encoding-wasm/japanese";
var GROUPS = ["japanese"];

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
const CODE = "fffff7d1f13b1cc97eba000013c5e50ad110000008001007110000140600001f#!5e 9$###$]1[$i#[%ii#[$i$i[#$i[%ii$i[&iii#['iiii#[)iiiiii#[(iiiii#['iiii$i[&iii$i[+iiiiiiii#[*iiiiiii#[(iiiii$i&fe'$**)))))#()*$+$%'(,'()-$-'''*$,'$(*))(.'&%$($$++++0(-####+$$$(,%'#%$'(%$%##)$(%#*/**$./%'%%####%&%&&&,,&&&##&&&&&&'($ :$66(&$#7):&i$Qjj+.i#Qwy!`#.i#Q!iy!`#.*{$9) 9^ 9!9d =%#(!5aa!9!6#[/ 6a!9!6` 5a^b!7f 8#!5- 6 =f^ 5f!5 6a^# 6-!6!9]^ 5 :!9!8bf#!6(!6!9]^!6#]/!6!9]^!6 5a^b!7f 8#^/]^!6!9]^ 5 6a!9!6`# 7/^b!6!9]^ 5 6a!9!6`#!7+ 7!8b!8e 8^]# 8(!8b :!:f#!8)a^b!7f 8#_.b^ ; 5]^!6!9]^d#`.b^ ; 5^b!6!9]^d#a)!9!:f :!:f# 9'd^!5]#b(ef!5df#!9(!:b!8fe# :/!:b!8fe 5a^b!7f 8#c* ;d!8ff^b#d- 5 5]!5f!5 5^b]&$. 5 5 8^!5 : 5 6!5e^&%,:$#Q$.5!+!1 +R 2!2VU 3TW ,S!3 4!4!- 5/$,- b n$e!.$$iB#Q3`A%C#?#D%#Qjjjj!;T'P?%Q'_?$4##?#D%#Qjjjj!;T'P?#?%D%/J%+?#?%E%'K%#..?%Q3_C#?#.]$'i%P?#D%+A%Q%X0#?#?%Q$_A&J%+?#Q/_A'?%Q$f_A(?$Q+gL#$?(Q$L##?%Q%T0#?#?%Q%_J%+?'?&Q$f_A#?$L#$?#Q$L##..!a.$1iB#Q!b#`A)C#%P%P%P?&Q'Z'P?)Q#L#!,?)Q#L# ,?)Q#L#V?)Q!hy+J%N?)Q#J%!+?)?&Q&`A*?$?$?*X=A.J%P?&Q%`@/?(?$?*YA3c@0?)Q!^#_@4?'Q~$cA5S@1Q#@$&PQ#@,%P%P%P%P%P%PQqy+G##Q$`1)#$%(&('.Quy+G##Q#U@,/'.Qry+G##Qsy+G##Q#U_@,/&.Qsy+G##Q%fD%!r!j+@,/%.Q [y+G##Qsy+H$#Q$fdQ&c@,/$.Q ]y+G##S0#Quy+G##Q$_@,.%P?)D%!+A-?,dS'P?)D%P@(?)D%N@*?2'PQ$@2?)QI_?*Q??(?(Q?Z=Q%?%?$Q$f_?$?&X=?&?$`A'Q#?&?'Z=?13&?)Q$?*?)D%IA+_?(?+W=A*J%N?)?(?+`A'Q#?'?(Y=A(J%P?)D% (?$_@$?+Q>Y0%.Q$@2?)QD_?*?(Q%?%?$Q$f_?$?&X=?&?$`A'Q#?&?'Z=?13&?)Q$?*?)D%DA+_?(?+W=J%N?)?(?+`A'Q#?'?(Y=A(J%P?)D%F?$_@$/$.?)D%P@(.%P%P%P%P%P%P%P?-S'P?(S0$?)?(Q$`J%PQ$@*?)?)D%NA'Q$_J%N?'G##@+/&.?)?-Q$`A'J%!+?-Q'W0$.Q#@*?00$/%.?0?4?'Q$f_A'G##A*dQ$cS0$?'G#$@+.%i%P%P%P%P%P%P%PQqy+G##Q$`1)#$%&'().?)Q+_?)QN_?*Q$c?+3'?)D%/@'?)D%+/).?)Q3_?)QN_?*Q$c?+3(Qjju#@'?)D%3/(.?)Q:_?)QN_?*Q$c?+3)Qjju#@'?)D%:/'.?*Q$cS0'Qry+G##Q$c0'Qry+Q$L##/*.?)Q?_?)QN_?*Q$c?+3*Qjju#@'?)D%?/%.Qjju#@'?+Q~$cA6Qj!o&d?6?+tQ#V=Qjju#?*Q$c=/$.?)?)QN_?*Q$c?+3+Qjju#@'?)D%#.A*Qjju#W0%?*Q!?ju#`1&$&'#.?#?$J%+?#?.J%'?#Q#J%#?#?3L#//*.#.%P?*Q~~&Y'P?$?&Z0$?%?$Q$f_?*M$#?$Q$_@$/$.?$?/X0#?%?$Q$f_A(?*Q~*cQj X&dM$%?(?*Qjj{*_Q-gQjp&dM$#?$Q%_@$.?'Qjju#T0$?'Q~~&Y'P?$?&Z0%?%?$Q$f_?'M$#?$Q$_@$/%.?$?/X0$?%?$Q$f_A(?'Q~*cQj X&dM$%?(?'Qjj{*_Q-gQjp&dM$#?$Q%_@$/$.%P?5S'P?.?,?-_?(_A%`@&Q#@(%P%P%P%PQqy+G##Q$`1)#$%,&,(.Quy+G##Q#U@(/+.Qry+G##Qsy+G##Q#U_@(/*.Qsy+G##Q%fD%!r!j+@(/).Q [y+G##Qsy+H$#Q$fdQ&c@(/(.?$?&Z0$?%?$Q$f_Q|~&M$#?$Q$_@$/$..Q ]y+G##0$/%.?#R#K#(?#R#K%#/%.Quy+G##Q$_@(.?)D%!+@'?)D%P@*?#?$J%/?#?&J%'?#Q$J%#?#?%?'?(?*__`J%+.?)Q!b#_C#.!o&%'i% >B#QI`A)C#%P%P%P%P%P%P%PQqy+G##Q$`1)$%&)'(#.?)Q+_?$?%?&?'?(3 .?)D%/@*?)D%+@+/(.?)Q3_Qty+D%#Q+_?$?%?&?'?(3!.?)D%7@*?)D%3@+/'.?)Q:_Qv k+?$?%?&?'?(3!.?)D%>@*?)D%:@+/&.?)Q?_?$?%?&?'?(3 /?)D%C@*?)D%?@+/%.?)QD_?$?%?&?'?(3!/?)D%F@*?)D%D@+/$.%P?'?%?%?'X=A,S0#Q#@(?,Q+Z'P?$@*?&@+?,Qz~~~&cA(@'&P?+?*| 4##A-|!A$A.|/# t# t# t# t# t# t# t# t|!-?.?-|/################|!#| A$|!.|.$#?*Q+_@*?+Q3_@+?'Q+`A'0#.?(?,T0$.?,?(`@'?$?(_@*?&?(Q$f_@+&P?+?*F##A$Q~$cA&Qj!o&d?&?$Q#V=M$#?*Q$_@*?+Q%_@+?'Q$`A'0#..?%A*@+.?#?*J%'?#?+J%#?)QI_C#.!T%$&iB#Q3`A(C#Quy+G##@'Quy+Q#L##%P%P?%'P?'S'P?&tQ# -0%Qjju#@%?&Qty+D%#A$D%'4%#A'Qjju#U0&?$G# %?$G#D?&e?$G#E`Q~$cY'PQkju#@'/'.Quy+?&L##Qlju#@'/&.?(Q+_?'?&Qty+D%#D%#4(#?(D%+A'Qjju#U'P?(D%/@%/&.Qkju#@'?&tQ#V0%?$D%+A)Q%X0%?$?)Q$_J%+?$?)Q$f_A$?&L#0?$Q$L#//%.Qkju#Qjju#?'=@'/$.?&Q~$c@'Qjju#@%.?#?%J%'?#?'J%#?(Q3_C#.!q&$%iQsy+G##@'%P%P%P%P%P?%'PQry+G##@(%P?'Q D$`1%%&#.?'S0&?&Q i#_@%/'.Qry+Q#M##Qkju#Qjju#?'=@%/'.?&Q i#_A%Q~$cQ!*X0%Qsy+Q#L##?&Q~$cQt|&_@%/&.?&Q i#_A%Q~$cQ!h#X0$Qsy+?&L##Qry+Q$L##Qlju#@%/%.%P?&tQ#V'P?&Q}$cQ D$T0$?&Q i#_Q~$cQw#W0$Qkju#@%/&.?&Q~$c@%/%.Qsy+?&L##Qlju#@%/$.Qry+Q#M##Qmx+Q!r!k+?(Q$cA(=Qjx+Q!p!k+?(=D%#3#;%P?%Q~$cA%Q!h#X0#?'Q i#_A'Q~$cQ!h#X0#?%?'Q~$cQw#a_A$Q Cx+Q{!k+?(=D%#Z'PQkju#@%/%.Qkju#Qnx+Qz!k+?(=D%#?$Q%f_D%#A$?$Qjju#T=@%/$.Qkju#@%?&tQ#V0#?$D%+A'Q%X0#?$?'Q$_J%+?$?'Q$f_A$?&L#0?$Q$L#/.?#Qjju#J%'?#?%J%#. u*$$i%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%PQsy+G##Q$`1)$%&567#.?%S0&?&Q~$cQ1`11))((((((((((('(.?%S0%?&Q~$cA$Q1`11,,+++++++++++-*.?%S0$?&Q~$cQ=U00Qsy+Q(L##Qlju#@$/9.?%00.Qjju#@$/7.Qsy+Q(L##Qlju#@$/6.?&tQ# -0$.Qry+Q#L##Qkju#@$/4.Qry+Q#L##?&Q~$c@$/3.?$Q h#T0&?$Q}#T0'.?&tQ# -0'.Qry+Q#L##Qkju#@$/0.Qsy+Q(L##Qlju#@$//.Qry+Q#L##Q!O$@$/..Qry+Q#L##Qst#@$/-.Qry+Q#L##?&Q~$c@$/,.?&Q@`Q~$cQOZ'PQry+Q#L##Qkju#@$/,.Qry+Q#L##?&Q~$cQt}&_@$/+.?&Q~$cQ=T'PQsy+Q(L##Qlju#@$/+.Qry+Q#L##?&Q@`Q~$cQ!h#X'PQkju#@$/+.Qsy+Q'L##/).?%S'PQsy+Q&L##Qkju#@$/*.?&Q~$cQ=T0'Qsy+Q&L##Qty+G##?&3QA$Qjju#U0)Qkju#@$/).?%0$/%.Qty+G##@'Qty+Q#L##%P?%S'P?$D%+A%Q%X0$?$?%Q$_J%+?$?%Q$f_A$?'L#0?$Q$L#//$.%P%P%P%P%P%P?'QC`1($(((#(.Q#@%?&Q~$cQ [#`1,&''''''%$'.Q&@%?&Q~$cQP_1&%&%&.Q$@%/$.Q%@%.Q Zy+?%L##Qsy+?%L##Qry+G##@$Qry+Q$L##Qkju#Qlju#?$=@$/).?$?&Q+f?'d3$.Qry+Q#L##Qsy+Q Zy+G##L##Qkju#@$/'.%P%P?&Q~$cQC`1($###$#.?$D%+A%Q%X0$?$?%Q$_J%+?$?%Q$f_A$?&L#0?$Q$L#//$.Qsy+Q)L##/%.Qry+Q#L##Qsy+Q Zy+G##L##Qkju#@$/%.Qsy+Q(L##Qkju#@$/$.Qty+?&L##Qlju#@$.?#Qjju#J%'?#?$J%#.v%$%iQ [y+G##@'%i%P%P?%'PQ [y+Q#L##?'Q$cS0$Q![y+G##@%Qsy+H$#Qsy+Q#M$#?&Q~$c?%?&Q+fdA&Q+fd?&Quy+G##=A%Qj!;c@''P?'Q~~&cQj X&U'P?$?&3$Qkju#/(.Qkju#?%Q~~&cQty+H$#Q-f_Qj X~;`A$?$Qjp&eQjju#`Qj EqiW=/'.?'Q~~&cQjp&U'PQkju#?%Q~~&cA$?$Qjp ZieQj EqiW=/'.Qty+?%M$#Qsy+Q$M$#/%.Q [y+Q#L##Qsy+H$#@$Qsy+Q#M$#Qkju#Qjju#?$?'d=/%.Q![y+?&L##Q [y+?%L##.Qlju#.@$?#Qjju#J%'?#?$J%#.t'$$iQ ]y+G##@'%P%P?%'P%P%P%P%P%P%P%P%P?'S'P?&tQ# -0$?&Q!*_Q~$cQ!!W0%?&Q!p$cQ!i$T0&?&Q3_Q~$cQ(W0'Qkju#@%/..?&Q~$cA%Q!]y+G##Z'P?%Q ^y+G##Y0+.Qty+Rjjjjjjjt ZiK%#Qkju#@%?$D%+A'Q%X0-?$?'Q$_J%+?$?'Q$f_A$?&L#0?$Q$L#//-.?&Q~$c@%/,.Q ]y+Q$L##Qty+?&Q #cJ%#/*.?&Q~$cQ!i$`11$&&&&&&&&&&&&%&.%P%P%P?&Q~$cQ!p$`1(#%%%$%.Q!]y+Q E$L##/$.Q ^y+Q!D$L##.Q ]y+Q&L##Qty+?&Q*cJ%#/(.Q!]y+Q M$L##/$.Q ^y+Q!L$L##.Q ]y+Q%L##Qty+?&Q2cJ%#/%.Q!]y+Qj~%M$#Quy+Quy+G##Q$_A$L##Qty+Qty+D%#Q)fA%?&QOcdA&J%#?$Q~$c?'U0$Q ^y+Q Z$L##Quy+Q#M$#Qty+Q#J%#Qkju#?&?%Qjp&eQjju#`Qj EqiW=@%/%.Qty+Rjjjjjjjt ZiK%#Qkju#Qjju#?'=@%/$.Qlju#@%.?#Qjju#J%'?#?%J%#.8#?#Q$Q$3-?#Q/_Q%Q%3-. 3$%iB#Q3`A&C#%P?#D%#A'S0#?&Q+_?$?%?'a35?&D%+Q$U0#?#D%'A#?&D%/Q%fA$D%px+J%#?$?#J%px+.?&Q3_C#.L$$iB#Q3`A'C#?'Q+_?#?$?%?&Q'3/?'D%+Q!?jjj!;U'P?'D%/#.?'Q3_C#.!L$$$iB#Q3`A)C#%iQ#?&?%?&_A%X0#;?)Q'_?$?%?$D%#Q$fA&?%?&X=A%Q+Q'?(Q$T=A&?%?&X=A&?'?(3L?)D%'Q$T'P?)D%/@%?)D%+/$.?)D%+@%?$?&J%#?$?%J%'Q!?jjj!;.@$?#?%J%'?#?$J%#?)Q3_C#. 1$&iB#Q3`A%C#?%Q'_?$Q$Q$Q$31?%D%+@&?%D%'Q$T'P?%D%/#.?%D%/@'?#?$J%+?#?'J%'?#?&J%#?%Q3_C#.!Q$%$i$ ?%P%P%P?' S?$ S ?A)R?no0#?)oA'Qjjjj!;?&`X0#?'0$?#?&J%+?#Q#J%'?#Q#J%#2.?#Q#J%'/$.?&?'34@(%P%P?%S'P?(0$/%.?(S0$?'S0#?(Q#?'{.#.?#?(J%+?#?$J%'?#Q#J%#2.?#?'J%+?#?&J%'.?#Q$J%#.!0$&iB#Q3`A%C#?%Q'_?$Q$Q%Q%31?%D%+@&?%D%'S'P?%D%/@'?#?$J%+?#?'J%'?#?&J%#?%Q3_C#2.?%D%/#.L$$i?#D%:A$'i?$(?#?#H$??#G#AQ3fd3>@$?#D%:S'P?#?$J%:.?#D%:..!o$$'iB#Q3`A&C#?&Q+_?#?$35Q#@$%P?&D%+Q$U0#%P%P?&D%/A#Q%fA%D%px+A$S'PQ#@$Q Vy+D%#A%Q$?#fA'W0$Qpy+D%#@$/%.?%Qpx+_?$D%#J%#/%.Q$?'Q3g?#Q2Y=A(P#A#QiT0$?#Q3fA#S0$%PQ Vy+D%#A%'PQpy+D%#A$?%_?#T0$.?#@$Q#@%.?%?(Q3f_@%.Q Vy+?%?'`J%#Qpy+?$?'_J%#.?&Q3_C#?$.Q#%PQ3?%?%Q3Y=Q$`!7A%S'PQ#@$/$.?%Q$U?$Q4Wc@$Q??%`@%.?#?%J%'?#?$J%#.!W$$'iB#Q3`A'C#?'Q+_?%?$35?'D%/@(?'?%?&35?'D%#@)%P%P?'D%+A*Q$T'P?)Q$U0$?(?'D%'U0$?#@%/%.?)0#?#@%/$.?%?&34A%S'PQ#@%/$.?&?$?$?&X=A$'P?%?#?${-##.?*Q$U0#?#?(Q%fA$D%px+J%#?$?#J%px+.?'Q3_C#?%.n&$)i%P?$?#D%+Z0#?#D%'?$Q%f_A'H$%A$Q&_A(Q~~&cS0#?#D%7@&?'H$#@%?'?$?$Q !W_M$%?(Q3f!7Q2e@)%P?#D%:A(?%Q'gQ$d?&Q/gaA$ZA*S'P?'?%Qjj'?%`?)g_M$#?#D%/@%?#D%3@&&P?$Q~~~*X0%%P?&S'PQ#@&Q#@)/$.?#?&Q$`A&J%3?#?%Q$_A'J%/?%G##@)?'@%.?#?(Q+f?)dA(J%:?$Q+f@$/#.#.?#?(?$`A(J%:?'?%?%?)g`M$#?&?$`@$?#D%/@%?#D%3@&&P?$Q~~~*X0$%P?&S'PQ#@&Q#@)/$.?#?&Q$`A&J%3?#?%Q$_A'J%/?%G##@)?'@%.?#?(Q+f?)dA(J%:?$Q+f@$/#.#.?#?$J%7?*2.#. ;$&i?#Q#J%+?#Rjjjj?K%#?#QiJ%7Q'@&&P?&'P%i?%S'PQ#@'Q#/$.?$G##@'?$Q$_@$?%Q$`.@%?&Q$`@&?(Q+f?'d@(/$..?#?(J%:?#?$J%/?#?%J%3.!K$$&i?&'P?#?#D%:?#D%7?&bA&?$a`A$J%:?%?&a@&?#D%/@'?#D%3@%&P?&Q~~~*Y'P%P?%S'PQ#@%Q#@(/$.?#?%Q$`A%J%3?#?'Q$_A)J%/?'G##@(?)@'.?#?$Q+f?(dA$J%:?&Q+f@&/$..?#?&J%72.#.K$%i?%@'Q$@&&i?''i?#?$?&_37?&Q$fd@&?'Q$`@'/$(?&Qi?%f_..._$&i?#Q#J%+?#D%#?$W'P?#Q#?$Q%3.?#D%+@&.?$Q$`@'?#D%'?&Q%f_@%&P?%Qjj%J$#?%Q'_@%?'Q$`A'0#.?%Qjj%J$#?#?$?&_J%+.!($$i?$Q$`@&Q#@$%P&P?$?%T0$?#?&?$Q$_A$_370#.?$Q$`@%.?%.[$%i?$?#?$Q73! A%Q&f_Q7_@&Q$@$%P&P?%S0$?$Q*Y'P?#?$?&_37?$Q$fd@$?%Q$`@%/$..?#Q$?%f3=?$?%f_@$.?$Q$`.O$%i%P?$'P?$?#D%7A%Y0$.#.?#?$Q$`A&?#D%:?%?$bbA#?#?&X=A#Q$?$39?#. Y&$2iQ%Qjj+3DA*Q#Qjj+{.#?$Q~~~*cA(Q3g@0?(Q+g@1?#D%#@2?*@+Q#@(&P%P%P?30#?-Qjj+T0#Qi?(Q~$cQ$_A)?)?)Q~$cUA3=@)?-Qj'_@-Q#@%Q#@&Q#@'&P?&Qj'T0%?'Q$c0%?%Q~$cA,Q$_A.Q~$c?.U@'?%?24%#@/%P?%tQ# -0#?/Qjju#U'P?/@,/$.QhQhQ#?$?%e?1`Q~$c?0Z=?(tQ#V=@,.Qi?.?'=@%?&?+_?,M$#?&Q%_@&/#.#.?#D%'A$Q'_?$D%#3#;?$D%/Q%f@%?#D%+@(?#D%7@)?$D%+@&Q#@'&P%P%P?%S0#?&D%#A$Qjju#T0$?'?)Z0#?*?'?(4%#Q~~&cQ$f_?$Q#?$Q~~&Y=M$#/$.?*?#D%/4##?*2.?&Q'_@&?'Q$_@'?%Q'`@%/#.#.?+Qj'_@+?)@(/#.#.!c%$+iB#Q3`A-C#?-Q+_?$3!!Q#@$%P?-D%/Qjj'W0#?&S0#?-D%+@0&P%i%P?%?,Q$f_A*H$#A.Qj$Z'P?$?(X0'?0?.Q$f_H$#A*Q~$c@)?$?'_@+?*Q+f?*Q+gdA*Q~$cS'P?)S0(?$?(T0(?+?)L##Q$@)/%.?(?$`Q$Y0'?+?)L#$?+?*L##Q%@)/$.?&?,`@/%P%P?$?(X'PQ$@)Q#@+/$.?$?'_@)?(?$`@+?/Q%W0#?+S0#?*H$%Qj$W0#?)?.L##Q$@)/$.?*?/?)?+3 #A)S0'.?)?,_/$.?,Q$_.@,?$?)_@$?&?,X0#..?#?$J%'?#?,J%#?-Q3_C#. 2$$iB#Q3`A%C#?$D%3Qjjjj!;T'P?%Q'_?$3@?$D%3Qjjjj!;T'P?$?%D%/J%:?$?%E%'K%3..?#?$E%7K&#?%Q3_C#.!a&$7i%P?&Q'gA'?$Q'gA*?'?*W=A'S0#?'Q'f@*?#@'&P?'H$!!A+?'H$>A,?'H$;A-?'H$:A.?'H$9A/?'H$7A0?'H$5A1?'H$3A2?'H$1A3?'H$/A4?'H$-A5?'H$+A6?'H$)A7?'H$'A8?'H$%A9?'H$#A  dddddddddddddddQ~#X0$?%?)_A(?  L##?(?+L#2?(?,L#1?(?-L#0?(?.L#/?(?/L#.?(?0L#-?(?1L#,?(?2L#+?(?3L#*?(?4L#)?(?5L#(?(?6L#'?(?7L#&?(?8L#%?(?9L#$?'Q?_@'?*?)Q3_A)U0#.?*@).%P?&?)`A'Q#?&?'Z=A'?$?)`A*Q#?$?*Z=A*?'?*W=A*S0#Q$?%?)_?&?)W=@%Q%?#?)Q$f_?$?)W=@'?)?*_&P?'H$#A$Qj$Z0$?%?$L##?%Q$_@%?'Q%_@'?)Q$_@)?*Q$`A*0#.@).?).k$$%iB#Q3`A%C#?%Q+_?#3!!?%D%+@&%i%P%P?%D%/A#?$Qjj'Z'P?$Qjj+W0$?$Qjj'`@$.?$X0$.Q#/$.?&?$Q$f_H$#A#Q+f?#Q+gdA#Q~$cQ#U.@$?%Q3_C#?#Q+f?$d. W($,iB#Q3`A*C#?$D%'A(Q'_?(D%#3#?*Q'_%iQjj'?(D%/A%S0#;?(D%+@&?%Q%fQ'`@'%P&P?&D%#A%Qjju#U?%Qjj{#cQjj'Uc0$?&Q'_@&?'Q'`A'Q!>U0#.Qjj'/$.?%?%Qjj'`?%Qjj'W=@%?''P?&Q'_@&?'Q%g@)&P?&D%#A'Qjju#U'P?%?%?'?'Qjj'`?'Qjj'W=A,?%?,X=?'Qjj{#cQjj'T=@%.?&Q'_@&?)Q$`A)0#..Qjj'?%Q$_A&?&Qjj'Y=.32?(D%#3#;?(D%/Q%f@&?$D%+@,?$D%/@-?(D%+@'Q#@(?*D%+@)?*D%/@+&P%P?&'P?'D%#A%Qjju#T0$?%Qjj'Z'P?%Qjj+W0%?%Qjj'`@%.?%?+Z0$?)?%Q$f_A%H$#0$?(?-4%#S0$?%?(?,4%#A%Q+f?%Qj}&cQ+gdM$#/$.%P?$H$#Q$U0#%P%P?+Q!C}&X'P?)H$ J{*@&/$.Q#@&?+Q!Fu#W0$.?)?&M$ On$.?$H$%@'?)?+Q$f_@(Q j}&@$Q#@%Q M~&@&&P%i?%Q$c'P?&S0&?(?)T0&?&Q$`/$.?$?&Z0%?$?(?)`Q$gZ0%?)?$Q$f_@)?&?$Qie_.@&?)?'M$#Q$@%?'Q$_@'?)Q%_@)Q#@$/#.#.?#?*D%/J%+?#?*E%'K%#?*Q3_C#2.?'Q'_@'?(Q$_@(?&Q'`@&/#.#.!n$$'i?%?$D%'?$D%#A&Q(a_Q%fQN_Q'3! @'?$?&J%'?$?'J%#?'Q'Y'P?$?'Q%f_A(D%+@&?(%iQ#?%?$D%I?(D%>?'Q&a_A)Q&a_370#;?%?)QG_37S'P?%?'Q-fQ O+_?'Q&fA&D%!Pj+?&D%!Rj+A&`3  ?&f?%Q$?&f3=d@&Q%/$.?%?'Q V$aQ M$_3;?&_Q$_@&Q$.A%J%>?(?&Q$_J%+?$?%J%I?#?&J%'?#?'J%#2.#.!?&$-i?$Qp.3:?$Q%3=?#D%7@.?#D%3@-Q$T@1%P&P?&Q$X'P?%D%#A#?%D%'A/?#?/X=@2?%Q'_@%?&Q$`@&Q#@*?#@)&P?)?2T0%%P?1S'P?$Q2?*?*Q2Z=37S0$?$Q*?*?*Q*Z=Q V$aQ3_3;A+?*?+Y_@*/$.%P?#?)U0#?-?#Q$f_A+@*&P?#?/T'P?/@#/%.?#?.Z0)?(?*H$#A,Y0)?(?+H$#A0Y0)?#Q$_@#?*Q%_@*?'?,_G##?'?0_G##T0#.?#Q$`@#.?$?#?)`3=@*.?)?*_A,?.Z0&?)?,X0&?)?.?*`Z0&?)Q$_@+?-?,Q$f_H$#@,?-?)Q$f_@)?*Q$fA0'P?-?+Q$f_?)?0{-##.?)?,M$#?+@)/#.#..2.#.!A($-iB#Qj$`A'C#?'?$?$Q'3=A-?%3!#%P?&Q~$cS'P?#|/################|.%:?#?'E%#K%#?#?'D%+J%+?#Q#J%7?#Rjjjj?K%//$.?$Q!l%3:?'Q/_Qj O$30?$Q#3;@,?'D%3@.?'D%7@/%P&P?(Q~$c?,Q~$cW'P?$Q V$3;A)?*_A+?)W0%?+?/X0%?)'P?*?._?(?){.#.?(Q$_@(?+@*/$..?/?*`A('P?*?._?,?({.#.?'Q:_A(?$?-3 $?'Q!`#_?(?$?'D%'?'D%+?.?/?%3!$?'D%NA(?'D%?A*Z0#?'D%PA%?*Z0#?'D%!+A)?*Z0#?'D%VA,?*Z0#?'D%>A+?(Q%f_D%#@0?+?%Q%f_D%#@%?+?)Q%f_D%#@)?+?,Q%f_D%#@,?'?'D%+J%[?'?'E%#K&!1?'?'E%!,K%]?'?'D%!/J%a?'?,J%!>?'?)J%!;?'?%J%f?'?0J% :Q$?-?&Q~$cQ$T=@)QD@&&P?)S'P?#?'Qv#_QD{-##?'Q:_Q'Q'3-?'QC_Q'Q'3-?'QI_Q'Q'3-?'Q/_Q$Q$3-/&.?&Q (T0$?'Q:_?&_D%#A%?*Z0$?%Q$_A-?(W0$?'Qv#_?$?+?(Q%f_?-?(`?.?/3B?)Q$`@)?&Q'_@&?%@(/#.#.#.?'Qj$_C#. A$$(i?$Qt$3:?#Qj O$30?#D%+@(?#D%'@)Q#@#&P?*@'?#?)_?$%i%P?#?(U'P?&0$Q#/%.2.?&D%+?#Y'P#.?&D%'?#_G##Q%f.?'_Q%f?+_Q&a?%3! A*L##?#Q$_@#?'@+/#.#. q&$-iB#QP_A&C#?$Q ]*3:?&|/################|.%CQ'Q'3DA)Q#J%#?&Q#J%??&Rjjjjt#K%:?&R'K%3?&R$K%+?&?)J%'?&Q$J%#?&Q:_@,?&Q/_@-?&QC_@/Q$@'&P%P%P%P%P?*Q&T'P?&Q (_A$Q$Qi?'Q$`A%!7gQ$_?'Q$Y=A(Q$Q'Q'31?&D% )@*?&D% (Q$T0$?&D%N@+?-Q'Q'3-?&?(J%7?&?+J%3?&?*J%/?$?-3 *?,Q'Q'3-?,?&D%NJ%+?,?&E% (K%#Q#@(?'?'Q#U`@'&P?%?(T0&?'?(T0'?&?(?)Q'_A$D%#?)D%#`3 (?(Q$_@(?$@)/#.#.?%?*Y0&?'Q%f@+?$Q#3;@(&P?(S0'?$Q V$3;?._@.?&D%#?'T'P?&3K?&D%'@).?)?+_?.J%#?&?'Q$_A'J%+?(Q$`@(?+Q'_@+/#.#.?&D%N#.?#?&Q ({-##?&QP`C#2.#.?/?*Q$_A*Q%f_?'Q$`J%#/#.#.!q'$.iB#Q!i#`A+C#%P%P?$D%+A,S0#?#?$D%'?,Q%f_Q'`D%#32?+Q/_?$3 *Q#@,Q%@-?*'P?*D%>A.?*D%7X0$?*D%3@-.?+Q!b#_Qj O$32?.Q$f@/?+D%!/@0?+D%!1@1Q#@*&P?,?/U'P?1?,?-_H$#A2Y0%?0?2Q$f_?*Q$_A*M$#?,Q%_@,/$..?+QN_A0Qj O$32?+?.J%!,?+?-J%VQ#@-?+Q#J%D?+Q#J%??+Q#J%:?+?+E%!-K%I?+?+D%!1J% )?+Q#L#!1?+R#K&!-?$QC_@.?+QI_@1?#D%'@2?#D%+@3?+D%3@4?+D%7@5Q#@,&P?'?,T0%?&?,_G##A*'P?*Q'X0%?*Q'T0%%P?.?*Q%f_D%#?.?*Q$`A/Q%f_D%#A#Q$_T0#?)S0&?(G##S'P?$?+Q:_?%?$?/?,3!'A#Qi3 (?*Q$T'P?,?+D%!+Z0(?+D%P?-_?#Q$_M$#.?+Q:_?/Q&f_A*?#J%'?*Q$J%#/$.?)?,Y0&?+Q!b#_?%?(?,_G##3!(?#_@#.?#?5Z0%?4?#Q%f_A#D%#A*?3Z0%?2?*Q$f_?,M$#?#?#D%#Q$_J%#.?,Q$_@,?-Q%_@-/#.#.#.?1Q%Q%3-?0Q%Q%3-?+Q/_Q'Q'3-?+Q!i#_C#.4#?#?$34A#S'P#.?#. @$$$i%P%P%P%P%P%PQqy+G##Q$`1)#$%(&('.Quy+G##Q#U2.Qry+G##Qsy+G##Q#U_2.Qsy+G##Q%fD%!r!j+2.Q [y+G##Qsy+H$#Q$fdQ&c2.Q ]y+G##S0#Quy+G##Q$_@#.?#.!r$$'i?#H$#@$?#Q#M$#?#D%+@%%P%P%P?$'P?#H$%@$/$.?%S'PQjju#2.?#?%Q$`A%J%+?#?#D%'A$Q%_J%'?$H$#A$Qjp ZieQ~!DqiX0%?$Q~!W&X0$.?%S'P?#G#/0$?#?$M$%?#Q$M$#Qjju#2.?#D%'A&H$#A'Qjz&cQj X&U0#?#?%Q$`J%+?#?&Q%_J%'Qjju#?$Q-f?'_Qj X~;`A#?#Qjp&eQjju#`Qj EqiW=2.Q|~&@$.?$.!A$$$iB#Q3`A%C#%P%P?$Qjju#U'P?$Qj$W0$?%Q'_?$Quy+D%#D%#4$#?#%i?%D%''P?#?%E%+K%'Q$/$.?#?$J%'Q%.J%#/%.?#Q#J%#/$.?#Q$J%#?#?$ SRjjjj3mK%'.?%Q3_C#. _(%&i$ ?Q!Zy+G##@'%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P?%Qjju#U'P?'Q%T0&?%Q=YQ#Q$?%fQjjlt#c=0$?'Q$T0%?%Qj$Z0'/1.?'01?#Q#J%#2.?#Q|~&J%'/..%P%P%P?%Q O$!,'P?%Q h#T00?%Q}#U0$/0.?%Q!O$T0$?%Qst#T0%.?%Qj$W00?%Q Fu#U0'Q{ k+Q!C}&3?Q$c0+/-.?#R hjjj3K%'/1.?#R}jjj3K%'/0.?%Qj$W0+.?%Q!O$T0$?%Qst#T0$Q!C}&@&?%Q Fu#T0%.?%@&?%Q j}&`A(QOZ0$Q!k!k+Q!i!k+D%#3#;?(Q!n!k+D%#Z0%Q!l!k+D%#?(Q%f_D%#A&Qjju#U0$/%.?$D%>A&Q%Y'P?$?&Q%f_?%J%#?$?$D%>Q$_J%>.?#R!J!b!PkIK%'Q!Zy+Q$L##/,.Q{ k+?&3?A&Q$cS0#?'Q%U0$?#?&Q+gQ~}$c SRjjjj?mK%'/+.?'Q%U0%R!J!bnkI@)Q#@&?$D%>A'Q%X0$?$?'Q%f_?%J%#?$?$D%>Q$_J%>/$.Q%@&?$D%>A'Q%Y'P?$?'Q%f_?%J%#?$?$D%>Q$_J%>.R!J!^nkI@).?#?)K%'Q!Zy+?&L##/(.?#?%J%'/$.?$D%>A&Q%Y'P?$?&Q%f_?%J%#?$?$D%>Q$_J%>./%.?#Q%J%#2.?#?% SRjjjj3mK%'?#Q$J%#2.?#R!J!bnkIK%'Q!Zy+Q#L##.?#Q$J%#. ?$$iB#Q3`A%C#%P%P?$Qjju#U'P?$Qj$W0$?%Q'_?$3 0?#%i?%D%''P?#?%E%+K%'Q$/$.?#?$J%'Q%.J%#/%.?#Q#J%#/$.?#Q$J%#?#?$ SRjjjj3mK%'.?%Q3_C#.!K%$(iB#Q3`A&C#?&Qp!it!?&J#.?&Qp!it!?&J%+Q)@%&P?%QiT'PQ#@%&P%P?&Q+_?%_G##QIU'P?%@'/$.Q*@'?%Q$_A%Q*U0$..?#D%#@%Q#@$&P?%Qjj3W'P?#?%Q$_A(J%#?%Qwy7_?)G#!bj+L##?(@%.Q$@)?$Q$cQ$@$S0#.?#Q)?'?'Q)Z=A$?&Q+__?$Q*e3!*?#D%#A$Qjj3W'P?#?$Q$_J%#?$Qwy7_QML##.?&Q3_C#(?&Q+_?%_A'?'G##?$?$Q-bA$Q-a`_L##?%Q$`@%/$... a,%*i% ?B#Q!i#`A(C#%P%iQqy+D%#@*Qqy+Q#M$#?(?'L#P?(?%J%N?(?$J% )?(?*J% (?(Q#J%!+?(Qjju#J%I?(Rjjujjjt+K%D?(Q#J%V?(Q (_@,?&Q~$c@-Q#@&Q#@*&P%P%P%i%P%P%P?&S'P?(H$ (A.'P?(D%V@&?(D%N@$/&.?(D%N@*?(D%VA&Q|~2X'P?*@$/%.?&Qwy7_@$Q|~2?&`@)?(D% )@+?(%i%P%P%P%PQty+G##Q$`1&$%&#.?(Q+_?+?*?$?)3I?(D%+@)?(D%//&.?(Q3_Quy+D%#D%'?+?*?$?)3 !?(D%3@)?(D%7/%.?(Q:_?+?*?$?)3!&?(D%:@)?(D%>/$.?(Q?_?+?*?$?)3 '?(D%?@)?(D%C.?&_A&J%V?(?*?)`A$Q#?$?*Y=A$J%N?(Q%?+?)Q$f_?)?*X=J% )/$.?(?&Q$`A$J%!+?&Q'Z'PQjju#@&?'S0)/(.?(QD_?$Q%f_D%#/&.?$0#Q#@$/$.Qjj3?&`Q2X0#Q#/(.?%?$?._`@*?,3 %.@&?'0#?&Qjju#T0$.%P%P%P%P?(% ?%P%P%P%P%P%PQty+G##Q$`1&#$%&.?(Q!`#_?&3!%/&.?(Q!`#_?(QD_?&3F/%.?&Qjju#T0+?&Qj$W0%?&Qj~~#cQj p&U0)?&Q~$c SRjjjj3m/&.?(Q!`#_?&3G.%P?(D%!,Q$`1&#')*.?(E%!-@//%.?& SRjjjj3m.A/K%!-.?(?/K&!1?/R?nA0!-0%?(D%V@&%PQ'?0o?0R'!2=A+Q&cA)S'P?(Qv#_@$/$.?(Qv#_@$&P?&Qjj3W'P?&Qwy7_?$G##L##?&Q$_@&.?$Q$_@$?)Q$`A)0#..?/Rjjjjt#!2'P?(Qv#_?+d@)&P?&Qjj3W'P?&Qwy7_?$G##L##?&Q$_@&.?&Qjj3W'P?&Qwy7_?$G#$L##?&Q$_@&.?&Qjj3W'P?&Qwy7_?$G#%L##?&Q$_@&.?&Qjj3W'P?&Qwy7_?$G#&L##?&Q$_@&.?$Q'_A$?)U0#..?(?&J%V?(D%!+@&/'.?(D%!-@&.%P%P%P?-Q$`1%$%#.?#?(D%VJ%/?#?*J%'?#?&J%#?#?%?(D%N`J%+/).?(?(D%VA$Qjj3W'i?$Qwy7_QOL##?$Q$_(?$.J%V?(D%!+@&/&.?(Q!^#_?&3 &.?(D%!+@&/$..Q$.@$Qqy+?(D% (J%#?#?$L#/?#?(D%VJ%+?#Qjju#J%#?#?%?(D%N`J%'.?(Q!i#_C#.!`&$*i?$@+?%@,&P%P?'?(T0#?%?-Y0#?&?(_@*?'?(`@.Q%?$%i?+H$#A)Qj$Z'P?.Q$T0%?)Q~2Y'P?*?)QOcQj$dL#$?*?)Q)gQt$dL##?(Q%_@(?-Q$_/%.?.Q%Y0%?)QjP`Q~~&cQ~ p&Y'P?*?)QOcQj$dL#%?*?)Q/gQ!i$dL##?*?)Q)gQOcQj$dL#$?(Q&_@(?-Q$_/%.?.Q&T0%?,Q$T0%?)Q~!W&X0%?+H$%A+Qjz&cQj X&U0%?*?+QOcQj$dL#&?*?)Q~*cQ-fA,Qjj'_A)Q5gQ!p$dL##?*?,?+Qt*cdQ)gQOcQj$dL#%?*?)Q/gQOcQj$dL#$?(Q'_@(?-Q%_/$.%i%P?,Q$T0#?+H$%Qj$W0#?*?)L##Q$/$.?+?,?*?.3 #.A+?(_@(?+?-_.A-Q$f_?%?-W=@+?%?-`A,Q#?%?,Z=@,?'?(Z0$..?#?(J%'?#?-J%#. n'$1iB#Q3`A*C#?*Q{ k+3!!%P?*D%'Qjj'W0#?*D%#@4Q!Zy+G##@+&PQ$?&?._?'?.W=@1?'?.`A(Q#?'?(Z=@/Q%?$?-Q$f_?%?-W=@2?%?-`A(Q#?%?(Z=@0Q#@(%P%P%P%P%P?+Q~$cA5Q$`1%$%#.?/?0?/?0W=A,S0#Q#@)?2@+&P%P?+H$#A(Q=X0#Q$?(fQjjlt#cS0#?)@(/'.?(Q~#X'P?)@(/'.?)?1_?(L##?+Q%_@+?,?)Q$_A)U0#.?,@(.?(?._@,?(?-_@-?(@)/%.%P?/Q$gA)?0?)?0W=A,S0#?2@)?1@+&P?4?)H$#Q$f_H$#A3Q!M![%W0$?+?3Q~}$cA3Q+f?3Q+gdM##?)Q%_@)?+Q%_@+?,?(Q$_A(U0#.?,@(.?(Q$f@).?)?._@,?(?-_@-?)?/X0%.?/?)`Q&W0$?(?0Z0$?2?(Q$f_H$#@(Q!Zy+%i%P%P?5Q$`1%'#$.?(Qj$Z0&?*Q!M!j+G##L#1?*Q!L!j+H##M$/Q#/$.?4?(Q$f_H$#Q!M![%W0%?*Q L!j+G##L#1?*Q K!j+H##M$/Q%.A+L##?)?1_A(?*H$/M##?(?*G#1L#%?,Q&_@./#.#.?#?,J%'?#?-J%#?*Q3_C#. 6$$i%P?'?%?%?'X=A%S0#&P?$H$#A'Qj$Z?'Qj~&cQj p&Uc0$?&?(_?'L##?$Q%_@$?%?(Q$_A(U0#.?%@(.?#?(J%'?#?(J%#. G*$8iB#QI`A+C#?%?&Q%f_A(@5?(D%C@)Q#@(&P?(QDU'P?+Q+_?(_R#K%#?(Q+_@(/$..%P%P?'?#D%?Z0#Q#Q3Q#?#D%>?'Q$f_H$#A'=?&=@0?&Q(aQ W*_@6?#?&Q&f_@3?'Q$`@7?%D%3@1?%D%7@2?#D%D@8?#D%F@9?#D%I@  ?#D% (@:Q#@(%P&P?+Q+_?*Q&f_@4%P&P?! 0$?(?0X0$?(?0Z@! ?(?(?0W_@-%P?(S'P?&Q&T0)?)@'?3D%#'P?3D%'@'.?'?2Z0)?1?'Q%f_D%#@,/$.?(Q$c@'?(Q$g@#?-@(?7Q#?#?'_`?#?'=_A#?:Z0$?9?  ?#Q$f_H$#A#Y0(?8?#Q$f_H$#A#S0$?#Q$`A'?2Z0(?1?'Q%f_D%#A,S0$?+Q+_@#?.@(&P?(S0$?(Q+`@(?#D%#@/?#Q+_@#?'?/U0#.?-@(/$..?$?*?6_370'?4?,J%'?4?'J%#?.Q+_@.Q(@,?-@(?*Q$_A*Q(U0$/%..?*@,.?,Q&f@#?+Q+_@(&P?#'P?%?(D%#Q#?(D%'`3 (?#Q+`@#?(Q+_@(/$..?%D%>@/?%D%?@#Q#@'&P?)S'P?&Q&T0%?5D%D@(Q#@)&P?(S'P?'?)T0'?)?'`A*?$D%7A&X0'?'?*Q$`A(?$D%:?&?*bbA&?&?(X=A-_@)?#@(Q#@'&P?(Q%Z'P?'?(Q$gA(_A.?#Z0)?)Q#?/?.Q%f_D%#A&?&?)XA&=`@)?'?.?&=@'/$..?'?2Z0'?$?-?)`?1?'Q%f_D%#?*39?,Q&f@#?+Q+_@(&P?#S0)?%?(D%#?(D%'3 (?#Q+`@#?(Q+_@(/#.#.?#?(Y0&?/?(Q%f_D%#?)_@)?(Q$`?(c@(/#.#.?#?)Y0$?/?)Q%f_D%#?'_@'?)Q$`?)c@)/#.#.#.?+QI_C#?'.!9$%i%P?#D%7?$X'P?#D%3?$Q%f_A&?&D%#?%_J%#?$Q$_@$?#D%>@&?#D%?@#&P?#?$Y0%?&?$Q%f_A'?'D%#?%_J%#?$Q#?$`c?$_@$/#.#.#.. R$$$i%P?#G#+?%Q~$cT'PQ#@%?$?#D%'A&Qm*_37S0$?$?&Q!K*_37S'P?$Q K'3;Q$_@%/%.?$Q!b(3;Qie@%/$.?$Q!l%3;@$?#?%L#+?#Q#J%'?#?$J%#?$2.?#?#D%#?%_A$J%#?#?&Q( :Q(aQ%?%?%Q% -=Q%_Q#?%Q ? -=_J%'?$.!*$$iB#Q3`A$C#?$Q+_?#?#D%#Q$Q%Qj'3/?$D%+Q!?jjj!;U'P?$D%/#.?$Q3_C#. *$$iB#Q3`A$C#?$Q+_?#?#D%#Q$Q'Q'3/?$D%+Q!?jjj!;U'P?$D%/#.?$Q3_C#. *$$iB#Q3`A$C#?$Q+_?#?#D%#Q$Q'Q/3/?$D%+Q!?jjj!;U'P?$D%/#.?$Q3_C#. *$$iB#Q3`A$C#?$Q+_?#?#D%#Q$Q$Q$3/?$D%+Q!?jjj!;U'P?$D%/#.?$Q3_C#.!O$%%i$ ?Q$@)Q'@(%P?' S?% S ?A*R?nR#!.'PQ#@%/$.?*oA%Qjjjj!;?&`X'PQ#@%/$.%P%P%i?$D%#A('P?$D%'?'?(a?&?%36/$.?%S'P?&@(/%.?&?%34.A(0#?#?&J%'/$.?#?(J%'Q#@).Q+@(.?#?(_?%J%#?#?)J%#.!M$$&iB#Q3`A%C#?%?$Q~$cA$G# N!j+L#,?%?$G#!_!j+L#+%P?%G#+Q$`Q~$cA$Q.X'PQ'@&/$.?$G#!` k+@&?$G#t k+@'?$Q%fD% E k+@$.?#Q Z$L#.?#Qjj%M#,?#?'L#+?#?$J%'?#Q#L#&?#Q#M#$?#?&L##?%Q3_C#.!T$$&iB#Q3`A%C#?%?$Q~$cA'G# N!j+L#,?%?'G#!_!j+L#+%P%P%P%P%P%P%P%P?%G#+Q$`1/)###$%&#'''(#.?#Q%M$#/).Q$@&Q Cw+@$/'.Q%@&/&.Q$@&Q Gw+@$/%.?#Q%M$#/%.Q&@&.?#?$J%+?#Q#L#(?#?&L#'?#Q#M$#.?%Q3_C#.m$$'iB#Q3`A%C#?$D%'@(?%Q'_?$D%+A$Q#Q'Q'31?%D%+@&?%D%'Q$U'P?%D%/@'?#Q#J%+?#?'J%'?#?&J%#?$'P?$Q%fA&'P?'?(?&{-##.?#?$J%+.?%Q3_C#2.?%D%/#.!Y%$$i%P?%S0#?#D%#A&Qjj3W'P?&Qwy7_?$G##L##?#?&Q$_A&J%#.?%Q$T0#?&Qjj3W'P?&Qwy7_?$G#$L##?#?&Q$_A&J%#.?%Q%T0#?&Qjj3W'P?&Qwy7_?$G#%L##?#?&Q$_A&J%#.?%Q&T0#?&Qjj3W'P?&Qwy7_?$G#&L##?#?&Q$_A&J%#.?%Q'T0#?&Qjj3W'P?&Qwy7_?$G#'L##?#?&Q$_A&J%#.?%Q(T0#?&Qjj3W'P?&Qwy7_?$G#(L##?#?&Q$_A&J%#.?%Q)T0#?&Qjj3Z0#?&Qwy7_?$G#)L##?#?&Q$_J%#.. a&$6i%P?&Q'gA'?$Q'gA*?'?*W=A'S0#?'Q'f@*?%@'&P?#?)_A(G#2A+?(G#1A,?(G#0A-?(G#/A.?(G#.A/?(G#-A0?(G#,A1?(G#+A2?(G#*A3?(G#)A4?(G#(A5?(G#'A6?(G#&A7?(G#%A8?(G#$A9?(G##A(dddddddddddddddtQ#V0$?'?+M$!!?'?,M$>?'?-M$;?'?.M$:?'?/M$9?'?0M$7?'?1M$5?'?2M$3?'?3M$1?'?4M$/?'?5M$-?'?6M$+?'?7M$)?'?8M$'?'?9M$%?'?(M$#?'Q?_@'?*?)Q3_A)U0#.?*@).%P?&?)`A'Q#?&?'Z=A'?$?)`A*Q#?$?*Z=A*?'?*W=A*S0#Q$?#?)_?$?)W=@'Q%?%?)Q$f_?&?)W=@%?)?*_&P?'F##A$Q#V0$?%?$M$#?%Q%_@%?'Q$_@'?)Q$_@)?*Q$`A*0#.@).?).!0$%iB#Q3`A$C#QD@%%P?#Q!$X0#?$?#G#jj+A#G# N!j+L#,?$?#G#!_!j+L#+Q$?$G#+fQ!j *cS0#?#@%.?$Q3_C#?%.!9$$iQjju#@%%P?#Q@`A#Q~$cQ!h#X0#?$Q@`A$Q~$cQ!h#X0#Q!r!k+Q!p!k+D%#3#;?#Q~$cQw#a?$Q~$c_A#Q{!k+D%#Z0#Qz!k+D%#?#Q%f_D%#@%.?%. t$$+iQj$@$&P%P?%Q$cS'P?#?$Q~$cA(Q$f_@*Qj$@%Q#@)?$Q i#_Q~$cQw#W@+&P?)0%Qi?%Q~$cA&Q$_A$?$?$Q~$cUA)=@$%P%P%P?(Q D$`1%#$%.?%Q i#_?$@%Q~$cQOZ0%?#?&Q,f_?&Qt%`M$ K%/%.?%Q i#_?$@%Q~$cQw#Z0$?#?&Q,f_Q#M$ L%/$.?$@%?+0#?*?&Q,f_Q#M$#/#.#.2.Qi?(Q$_A$?$?$Q~$cUA%=@$/#.#.C#?#?#Qw#bA#Qw#a`Q+f?#Q i#`Q~$cdQjs$`.!O$#?#%i%P%P%P?$Q!O$U'P?$Qst#T0$Q#Q{ k+?$Q Fu#U'i?$Q j}&`QOW0&?$(Q!C}&.3?A$Q$cS0';?#?$Qj}~*cQ+g SRjjjj?mK%'/&.?#R hjjj3K%'/%.?#R}jjj3K%'/$.?#?$Q+fQjj$_Qj}&c SR D!?jj?mK%'.Q$.J%#.K$%iB#Q3`A%C#?$tQ# -'P?%Q+_?#?$3T?%D%+Qjju#T@&.?%Q3_C#?&.!S$$$iQjju#@&%P?%tQh -'P?%QP_Q~$cQ!*X0$.Q~#QO?$Q~$cQ M$W=?$_Q~$cQq$aQPQ Zi?%Q~$cQ~#W=?%_Q~$c_A$Qm ]#`Qv1Z'PQ!r!k+Q!p!k+D%#3#;?$Q{!k+D%#Z0$Qz!k+D%#?$Q%f_D%#@&/$.?$Q{ u%_@&.?#Qjju#J%'?#?&J%#.L$%iQt#Q!Z#?#?#Qq$bA$Qq$a`A%QOW=?%_Q+fQ!?$Q!Z$?#QuGW=?$_Q~$cd. ]$#?#%i%P%P%P%PQ#Q I!k+%i%P?$Qrt#!,'P?$Qj$T0&?$Q!O$U0$?#R hjjj3K%'/).?$Qst#T0&Q!C}&?$Q Fu#T0$;.?$Q j}&`QOW0&?$.3?A$Q$cS0';?#?$Qj}~*cQ+g SRjjjj?mK%'/&.?#Rj!?jj3K%'/%.?#R}jjj3K%'/$.?#?$QP`Q~$c SRjjjj3mK%'.Q$.J%#.!($$i%iQj$?#Q~$cA$Qj$T0#;Qjju#?#Q i#_Q~$cQOZ0#;?$Qt|&_..!C$$'iQm ]#@$Qjt&@%&P%P?&0#?$Q!g d#X0#?#Qt#Q!Z#?$?$Q~~&cQq$bA&Qq$a`A'Q~~&cQOW=?'_Q,fQj{*c_Qk%Qk&?$QuGW=_?&Q$f_?%M$#Q!g d#?$Q$_?$Q!g d#TA&=@$?%Q$_@%/$...Z$&iB#Q!b#`A$C#?$Q (_A%Q [!B+Qx!Z#38?$Q/_A&?%Q#Q#3C?%Q%Q'3-?#Qo a+Q!j3?&3!,?&3,?$Q!b#_C#.!L*%0i$ ?B#Q!i$`A'C#?'Q7_A(?$?%38?'QI_A$?(?&Q%3C?'Q E$_?$?(3 -?'?'D% I$J%[?'?'E% E$K&!1?'?'D% V$J%j$?'?'E%!R$A4K&!;?'?'|#% K$|.& 8?'Qm$_?(3Y?(Q OI3:?4o@0Q#@%&P?%Q7U'P?'Qu$_?%_Q$J%#?%Q'_@%/$..?'Q#J%!P$?'R#K& M$?'|/################|.& E$?'?'|#%u$|.%!R$?'?'D%!d$J%q$?'Q#J%t$?'Q#J%!`$?'Rjjjjt#K%u$?'D%n$A.?'D% C$Q/a_@1?'D%m$@2Q'@,Q#@%?.@)&P?)?1U'P?)D%+@-?)D%'@&%i?%?)D%#A*Z'P?*/$.?%@(?*?%`A+?'D%u$?%`X'P?'Qu$_?%?+Q'3.?'D%!^$@,?'D%!`$@(.?,?(Q%f_@$?+Q%Z'P?%Qie?*_@%&P?$Qjju#J%#?$Q'_@$?%Q$`A%0#.?(?+_Q$`@(.?$Qjju#J%#?(Q$_.@%?)Q/_@)?%Q%f@(?'Q!l#_?-Q%f_@*?'D%!3@+?'D%[@/?-Q*W@3&P?'?%J%!`$?&S0%%P%P%P?-S'P?'Q+_?'Q E$_?'Q7_3A?'D%/@$%P%P%P%P?'D%+1'*$&#%.?$Qjj+_@$/).?$?0_A$?/W0'#.?$?%Z0%?'D%!^$?$Q%f_D%#A$Q#?$Qjju#U=@$/'.?$Qj!l#_@$/&.?3S0#?*?*D%#A$Q$_J%#?$?/Z0#?+?$Q$f_H$#@$/%.#.?+?$Q$f_H$#@$.?'D%u$?%T'P?'Qu$_3K.?'D%!^$A,?(_Qjju#?$?$Qjp&eQjju#`Qj EqiW=J%#?&Q$`@&?(Q'_@(?%Q$_@%/#.#..?'?.J% h$?'?2J%v$?'Qv$_Q'Q/3-?#?'D%!`$J%+?#?'E%u$K%#?'Qv#_Q%Q%3-?'QI_3,?'Q7_Q%Q'3-?'Q!i$_C#.!Z%$-iB#QI`A%C#?$Q!Q g#3:?%Q#J%??%R#K&:?%|/################|.&+?%Q#J%F?%Rjjjjt#K%CQ'@+Q+@)?$Q#3;@,%P&P?*?,U'P?$?'Q V$aQ V$_3;@(?$?'Q)aQj g#_Q)3! A'Q)X0%?%Q+_?'Q%f_A&?$?'Q&fQ*Q??&D%#!7`A&?&Q*Z=dQ V$aQ M._3;A&J%#?&?(?-_A._@-?%D%C?*T'P?%QC_3 )?%D%D@+.?)?+_A(?'J%#?(Q'`?&J%#?(Q+`?.J%#?%?*Q$_A*J%F?)Q/_@)/$..?#?%D%FJ%+?#?%E%CK%#?%QI_C#2.#.!h($1iB#Q?`A(C#?(Q#J%>?(Rjjjj3K%7%P%P%P?%Q%3=Q$U0#?%Q!i$3:Q$@)&P?&Q O f#T0$Q#@+Q#@*?&Q!`'Z'P?&?)_Q!`'`G##@*.%P?&Q~~&cQ> :A,S'P?*@'/$.?)?&?,`A-_G##@'?,Q(W0#?-Q'_A+?&Z0&?)?+_G##@+.?%?*Q$f?,Q%fd?'dQ$f?+d37@'?(D%7?&T'P?(Q7_3!)?(D%:@).?&?)_?'L##?(?&Q$_A&J%>/#.#.?(?(D%>A*J%3?(?(E%7K&+?(Q7_?*?$D%+A/_32?$D%7A,?(D%>A+?+?,X=@&?$D%3@'?(D%:A-@)&P?&'P?)?'H$#Qj K$_M$#?&Q$`@&?'Q%_@'?)Q%_@)/$..?$D%'A&?/_@)?$D%?@0?$D%>@1?$D%:@2Qj K$@'?,@%&P?&?)U'P?'A$Q$_@'?&G##?&Q$_@&0$?%?+Z0%?-?%Q$f_?$M$#?%Q$_@%/$..?(D%/A&?*_@.Q#@$Qjv%@*?&@'&P?'?.T'PQjv%@'&P?&?.T0'?'A*Q$_@'?&G##?&Q$_@&0#?%?+Z0&?-?%Q$f_?*M$#?%Q$_@%/#.#.?*A)Q$_@*?'G##?'Q$_@'?%@$S0#?%?+Z0$?-?%Q$f_?)M$#?%Q$_A$@%/#.#.#.?#?(D%>J%+?#?(E%7K%#?#?$J%C?#?/J%??#?,J%>?#?0J%:?#?1J%7?#?2J%3?#Q#J%/?(Q+_Q$Q$3-?(Q?_C#. '#Q Ox+Q Mx+D%#3#;Q Kw+Q!Px+D%#?#Q~$cA#Q,f_Q!Rx+D%#?#Y=.!r'$3iB#Qp'`A$C#?$Q!cj+Q!`-38?$Q!k33:?$Q#J%C?$Rjjjj?K%>?$Q!P'_@,Q%@'&P%i%P?+Q>U'PQ Kw+?+S0%;?%?$?+3=A&X0$#.?#?$D%CJ%+?#?$E%>K%#?$Q%Q'3-?$Qp'_C#2.?'?&Q,f_.@%?+Q$_@+?$QD_A&?%Qj'{-##Q#@%Qj$@)Q#@'Q#@-Q#@(Q#@*&P%P?(@.%P?'Q$c'P?&?,U0$/%.?&?,T0$?)Q$_@'?%?)_@%?&?)Q$f_&P?'Q$`A''P?,?&Q%_A&U0$/&..@&.?&S0#?%Q$_?&Q%_@0?&H$#@(Q#@)?$Q#M$!S'?$?%M$!R'?$?-Q$_M$!Q'?$?(M$!P'?.Q(a?*_Q%f@1Q#@*?&%i%P%P&P?*A(Q$_@*?$Q!P'_A%@'?(Q$f?%_A&H$#@2?)@%%P%P&P?%'P?%Q%`@%?'H$#@3?'Q%_@'?2?3U0$/%..?$?(?1_370$.?)Q%_@)Q'@(?*Q'U0$/%..?(Q'W0$.?$Q!k#Q.3  Q(f?$Q?3=d/$.?&H$#.A%M$#?%?-?%Q~~&c=@-Q#@)Q$@'@%?0@&?.@*/$..?$D%CA%?$D%>T'P?$Q>_3J.?$D%?A'?%Q,f_?$QD_Qj'{-##?$?%Q$_A%J%C/#.#. a.$ !i&P%P?%?,T'P?%@,/$.?%?,`@0%i%P?$?,_A-F##A.Q#V'P?0Q$T0&?.Q!*_Q~$cQ!!Z0$?-F#$A)Q Zi ,0$?'?*X'P?&?*Q$f_?)QOc?.Q #cQ)fdM$#?*Q$_@*.?,Q%_/%.%P%P?'?*W'PQ%@+Q#@)/$.?'?*`@)?&?*Q$f_@+?0Q%W0#?)S0#?-F#$Q# -0#?+?.M$#Q$@)/$.?-?0?+?)3OA)S0&.?)?*_@*?)?,_/$.?0Q%Y0$?.Q~$c@2%P?.Q :cQ[U0#?-F#%A+Q Zi ,0#?-F#$@)%P%P%P%P?2Q!i$`11$############%#.?)QP -0&/%.?)Q[cQ MiU0%/$.?)Q!Li ,0$.?'?*X'P?&?*Q$f_?+QOc?)QOcQ)f?.Q/fddM$#?*Q$_@*.?,Q&_/$.?0Q&T0$%P?.Q3_Q~$cQ(Z0#?-F#%A+Q Zi ,0#?-F#&A/Q Zi ,0#?-F#$@)%P%P%P%P?2Q!p$`1($###%#.?)QP -0&/%.?)Q!p#_Q~$cQIZ0%/$.?)Q!Di ,0$.%P?'?*W0#?'?*`Q%W0#?&?*Q$f_?+QOcQ)fA+?.Q*cQ5fd?)QOcQ/fdQjj{*_Q-gQ~ b#c?+?/QOcdQ3fdQjpl!ihdJ$#?*Q%_@*.?,Q'_/$.?(0$?-F#%@4%P%P?-F#$A1QPVA@0#?4QPV0#?-F#&QPV0#?0Q4W0#Q%?&?*Q$f_?'?*W=@)Q#@/?'?*`A+Q#?'?+Z=AA@3&P?/?AX0%%P?3Q3W0#?-?/_A+F#3QPV0#?+F#$A5QPV0#?+F#%A6QPV0#?+F#&A7QPV0#?+F#'A8QPV0#?+F#(A9QPV0#?+F#)A  QPV0#?+F#*A:QPV0#?+F#+A! QPV0#?+F#,A;QPV0#?+F#-A=QPV0#?+F#.A>QPV0#?+F#/A !QPV0#?+F#0A!!QPV0#?+F#1A #QPV0#?+F#2A?QPV0#?)Qh????Q#V=M$!!?)Qh? #? #Q#V=M$>?)Qh?!!?!!Q#V=M$;?)Qh? !? !Q#V=M$:?)Qh?>?>Q#V=M$9?)Qh?=?=Q#V=M$7?)Qh?;?;Q#V=M$5?)Qh?! ?! Q#V=M$3?)Qh?:?:Q#V=M$1?)Qh?  ?  Q#V=M$/?)Qh?9?9Q#V=M$-?)Qh?8?8Q#V=M$+?)Qh?7?7Q#V=M$)?)Qh?6?6Q#V=M$'?)Qh?5?5Q#V=M$%?)Qh?+F##A+?+Q#V=M$#?)Q?_@)?3Q3`@3?/Q3_@/?0Q3`A0Q4Z0$/&..?/0$.?'?*X'P?&?*Q$f_Q|~&M$#?*Q$_@*.%P?.Q[W'PQ$@)/$.?.Q!:Z'PQ$@)/$.%P%P%P%P%P%P%P?2Q!i$`18$############%##&###'#.?@0(Q$@)/).?1Q[cQ MiT0&Q$@)/(.?1Q MiV0%Q$@)/'.?1Q!p#_Q~$cQIW0%Q$@)/&.?1Q EiV0$Q$@)/%.Q%@)/$.Q%@)?.Q :W0#?4QP -0#Q&@).?)?,_@,Q#@/.?*?/_@*?,?/_.A,?%Y0$..?#?*J%'?#?,J%#.!r'%4i$ >B#Q3`A-C#%P?&S0#?)Q$e@8Qt#@5&P?-Q+_?$?%?0_A9?&?0`A7Q%?'?.Q$f_?(?.W=A1?(?.`A*Q#?(?*Z=A6?53 1?7@*%P?-D%+A3'P?-D%/A4?6?4?6W=A/S0$Q#@,Q#@+%P?/Q+WA  S'P?1@+?/Qz~~~&cA,@*|/################@:&P?:?+|#$#|/################|G|!-@:?+Q3_@+?*Q+`A*0#.?:Q2|!B$Q2| C$| /@+?,?/T0$.?/?,`@2?1?,Q$f_@*&P?+?*H$#Sd@+?*Q%_@*?2Q$`A20#..%P?+?8dQ$c0#Q#@,Q#@+?  S'P|/################@:?1@+?/Qz~~~&cA,@*&P?:?+|#$#|/|~|~|~|~|~|~|~|~|G|!-@:?+Q3_@+?*Q+`A*0#.?:Q2|!B$Q2| C$| /@+?,?/T0$.?/?,`@2?1?,Q$f_@*&P?+?*H$#Q|~&Td@+?*Q%_@*?2Q$`A20#..?3@*?+Q$cS0$.?-?$?9?7?1?6?*?)3!0?-D%'@4?-D%#A3?*Z0#?.?4_@.?0?3_@0/%.Qj+?5Q$fA*?*Qj+Z=@5?.?4_@.?0?3_A0?&W0#..?#?.J%'?#?0J%#?-Q3_C#.!W*%4i$ ?QhQ#?(=@9Qsy+G##@+&PQ$?$?3_?%?3W=@4?'?1`A*Q#?'?*Z=@.Q%?&?1Q$f_?'?1W=@,?%?3`A*Q#?%?*Z=@0Q#@*Q#@)%P%P%P%P?+Q~$c1'#&&$&.?.?0?.?0W=A-S0%&P%P%P%P%P%P?*?4_G##A)Q1`11#$%%%%%%%%%%%*%.?(S0%/).?(0(/$.?)tA)Q# -0$?(0'.Q|~&@).?,?)M$#?,Q%_@,?-?*Q$_A*U0#.?-A*@)/%.Qv k+33@/%P?.Q%gA*?0Q&gA)?)?*X=A*S'PQ#@*/$.?*Q%f@+Q#@*?4@-?,@)&P?)?/?-E##A  oA2Q~}$cQ$f_H$jk'A5M$#?)?/?  RInoQ$fQjk'd_H$#A6M$)?)?/?  R?noQ~}$cQ$f_H$jk'A7M$'?)?/?2Q2gQjk'dQ}~*c_H$#A8M$%?  ?  R!M [m!A F O!^ E@hmRj!?kmn E MtjilR#!.0$?5S0$?5?9Q~~&cA2T0$?8S0$?2?8T0$?7S0$?2?7T0$?6S0$?2?6T0$?-Q+_@-?)Q+_@)?+?*Q'_A*U0#.?+@*.%P?.?*`A)Q#?)?.Y=A)?0Q$gA-?*`A+Q#?+?-Y=A+?)?+W=A/S0#Q%?,?*Q$fA+_?*?.X=@)Q$?+?4_?*?-X=@,Q#?/`@+?*?/_&P?,G##?,G#$3QA.Qjju#T0$?)?.M$#?,Q%_@,?)Q%_@)?*Q$_@*?+Q$_A+0#.@*.?*Q$f@)/$.?*@).Qry+Qry+G##?)ScA-L##?*?1_@1?)?3_@*%P?)?0X0#?0?)`Q&W0#?)?4_A)G##Q=U0#?)G#%@,%P%P%P%P%P?)G#$QC`1($(((#(.Q#@+?,Q [#`1,&''''''%$'.Q&@+?,QP_1&%&%&.Q$@+/$.Q%@+.?-0#Qty+Q#L##Q Zy+?+L##Qsy+?+L##Qry+Q$L##?*Q&_@3/$..?#?1J%'?#?*J%#. i(&/i' >$ ?Qsy+E$#Rjjjjjjt#l@9&PQ%?&?+Q$fA/_?'?+W=@-?'?+`A)Q#?'?)Z=@0Q$?$?/_?%?/W=@.%P?%?/`A)Q#?%?)Z=A,Qt#W0#?0Q?W0#?-?.|###A5?5?5|0$#&%('*),+.-0/21?9!-A)=A6|.$#?-?.|##3A5?5?5|0$#&%('*),+.-0/21?)=A7|.$3?-?.|##?A5?5?5|0$#&%('*),+.-0/21?)=A8|.$??-?.|##IA5?5?5|0$#&%('*),+.-0/21?)=A5|.$I?6|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G?7|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G|!-?8|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G|!-?5|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G|!-| /0#?+Q?_@+/$.?,Q$g@,Q#@)%P%P&P?)?0X0$%P?)?,Z0#?)?0T0#?-?)Q$fA*_A3Q$?*?._?)?,X=A1H##A*?*Q+f?*Q+gd?9!-A4=A2M$#Q$@*%P?2Qjz&cA2Qj X&U'P?2Qjp&U0$?,?)`A*Q#?*?,Y=Q$T0%?0?)`Q$T0%?3?1H#%A*?*Q+f?*Q+gd?4=A1M$%Q%@*?1Qjz&cQj X&T0$.?(0$?3Q|~&M$#Q$@*.?)?*_A)Q?W0$/%..?)S0$.?)?+_@+/$..?#?+J%'?#?/J%#.!S$$$ ??#Q$J%#?#%i?$Qj3Z'P?$Qjj'Z'PRjjjjt#@%?$Q'gQj}#c?$Q:fQjjjz&c?$Q-fQjj{$c?$Q5gdddQ!p!?km!;d/%.RjjjjI@%?$Q3fQjj{$c?$Q%fQj}#c?$Q/gddQ!i!?k'd/$.Rjjjj?@%?$Q+fQj}#c?$Q)gdQt!?%d. S?%mK%'.![%$,i?$33@3%P?)S0#&P?&?.T0$?(?+W0$?(?+T'P?(@+/%.?&?.`@,?'?+Q$f_@/%i?%?._A-G##A0tA1Q#V'PQ#@2%i?,Q$U'P?-G#$@2.?3?2Q,f_?0Q$f_H$#A-SA0?,Q$UcS'P?00(Q%Q$?$G#A?$G#??1e?$G#@`Q~$cX=/$.?1?2?$D%34'#S0'Q|~&@-Q$.@,?*Q#?-Q|~&T=0&?/?-M$#?+Q$_/$.%P?,Q$T0#?-F#$Q# -0#?/?1M$#Q$@,?+Q$_/$.?-?,?/?(?+`3OA,?+_.@+?,?._A.?)Z0$?&?.Z0#..?#?+J%'?#?.J%#.!V/&*i& ?* >?$33@+%P?)S0#&P?&?/`Q [#W0$?(?0W0$?(?0`Q!^#W0$?'?0Q$f_@*?%?/_A-|##I@9?-|##?@  ?-|##3@4%i%i%P?-|###A5?$H$??$G#AA.Q3fdA,|2A6| .?,Q+g|2A7|c?.|2A8| $|]A,0#?*?-|%##|.$#?*?-|%#+|.$3?*?-|%#3|.$??*?-|%#:|.$I?*?-|%#?|.$P?*?-|%#D|.$!-?*?-|%#I|.$[?*?-|%# )|.$ :?5Q*|a|] S?4Q*|a|]Q3f S?  Q*|a|]?9Q*|a|]Q3fd SR?!@mm!=A2R3!/0#?2oA./$.?, S?4?6| .?7|c?8| $|]Q3f S?  ?6| .?7|c?8| $|]?9?6| .?7|c?8| $|]Q3fd SR?!@mmA3R e!Q e!Q e!Q e!Q e#lA1?3R$!@Ri @l?3!>A2?3lA3R!Q e!Q e!Q e!Q e!Qil?1?2Ri @lmA2R e!Q e!Q e!Q e!Q e#!.'PQ!p ?@,?2R$!@Ri @A2@1&P?,'P?*?,_A.?+?-?1!=o_H##Q$f_H$#M$ E$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ F$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ G$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ H$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ I$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ J$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ K$?.?+?-?1R$h?1lA1!=o_H##Q$f_H$#M$ L$?,Q3_@,?1R$h?1lA1R#!.0$..?/?3ROno_QP`@/?0?2 >o_/%.?*?+?5| !#A2oA,Q~~&cQ$f_H$#M$#?*?+?,Q2gQ}~*c_H$#M$%?*?+?5|=$Q~~&cQ$f_H$#M$'?*?+?2RInoQ$f_H$#M$)?*?+?5| !$A2oA,Q~~&cQ$f_H$#M$+?*?+?,Q2gQ}~*c_H$#M$-?*?+?5|=&Q~~&cQ$f_H$#M$/?*?+?2RInoQ$f_H$#M$1?*?+?4| !#A2oA,Q~~&cQ$f_H$#M$3?*?+?,Q2gQ}~*c_H$#M$5?*?+?4|=$Q~~&cQ$f_H$#M$7?*?+?2RInoQ$f_H$#M$9?*?+?4| !$A2oA,Q~~&cQ$f_H$#M$:?*?+?,Q2gQ}~*c_H$#M$;?*?+?4|=&Q~~&cQ$f_H$#M$>?*?+?2RInoQ$f_H$#M$!!?*?+?-E#?A2oA,Q~~&cQ$f_H$#M$??*?+?,Q2gQ}~*c_H$#M$A?*?+?2R?noQ~~&cQ$f_H$#M$C?*?+?2RInoQ$f_H$#M$ $?*?+?-E#DA3oA,Q~~&cQ$f_H$#M$D?*?+?,Q2gQ}~*c_H$#M$ %?*?+?3RInoQ$f_H$#M$ &?*?+?-E#IA2oA,Q~~&cQ$f_H$#M$I?*?+?,Q2gQ}~*c_H$#M$ '?*?+?3R?noQ~~&cQ$f_H$#M$F?*?+?2R?noQ~~&cQ$f_H$#M$ (?*?+?2RInoQ$f_H$#M$J?*?+?-E# )A2oA,Q~~&cQ$f_H$#M$ )?*?+?,Q2gQ}~*c_H$#M$L?*?+?2R?noQ~~&cQ$f_H$#M$N?*?+?2RInoQ$f_H$#M$!*Q?@.Qt#.?/_@/?.?0_.@0?)?/Y0$?&?/Z0#..?#?0J%'?#?/J%#.*#Qjju#.!%#?$tQ# -'PQ$2.?#Q}$cQ D$T'PQ#2.?#Q$_Q~$cQ N$W.,#?#Qm ]#W.0#?#Qm ]#`Q!` >W.1#?#Q L!B+QCQ#3!,.3#?#Q [!B+Qx!Z#Q#3!,.)#?#3X. s$$(iB#Q3`A&C#Q Gx+Q Ex+D%#3#;Q Ix+D%#@'?&Q'_Q Kx+D%#A%Q#Q%Qj'31?&D%+@(?&D%'Q$U'P?&D%/@$?#Q#J%+?#?$J%'?#?(J%#?%'P?%Q,fA('P?$?'?({-##.?#?%J%+.?$?%Q,f_@'Q#@#&P%P?#Q#?#?$U=S'P?$?'U'P?$Q'_@#?$Q%_@%?$Qj'_@$/%.?&Q3_C#2.?#A%Q%_@#.?%H$#0#?%Q|~&M$#/#.#.?&D%/#.!E$$&iB#Q3`A%C#?%Q'_?#30%P?%D%'A$?%D%/A#Y'P?%D%+@#/$.?%D%+@&?#S'PQ$@#Q3?$?$Q3Y=Q$`!7A$Q$T0$?&Q??$`Q%fA$D%px+J%#?$?&J%px+/$.?&?$Q$?#36A#0##.?%Q3_C#?#.)#Qjj'.!-$%iB#Q3`A$C#%P?#3PQ~$cA#QDT0#?$?#G# N!j+L#,?$?#G#!_!j+L#+?$G#+0#?$G#,3Z@%.?$Q3_C#?%.,#Q!by+D%#.)#Q Xy+.'#Q3. a$$%iB#Q3`A'C#Qh@(Q Xy+D%#Q$T'P?'Qjj'?#?#Qjj'Z=Q%?$Q$fQwy/_?$Qjj?X=Qjj??$`A#Q#?#Qjj?Y=?%Q$U?&Q#U3%?'D%+@(?'D%'@$%P?'D%#Q$T'P?'D%/@#3EQvy+?(J%#Q!dy+?$J%#Q!`y+?#J%#?$?(__@$Qi@(/$.Q hy+?'G#/L##.Q!^y+?$J%#.?'Q3_C#?(. ]$$%iB#Q3`A'C#Qh@(Q Xy+D%#Q%T'P?'?#Q$fQwy/_Q%?$Q!?j'W?#?$YcA(=?$?#`Q#?(=Q$Q%?%Q%T=Q#?%=?&Q#U3H?'D%+@#?'D%'@$%i?'D%#A%Qjju#U'PQ!by+?%J%#Q!dy+?$J%#Q!`y+?'D%/J%#?#@$Q ?/$.Q hy+?'G#/L##?#.@(Q!^y+?$J%#.?'Q3_C#?(.,#Q hy+G##.)#Q!hy+.,#Qvy+D%#. .$$iB#Q3`A$C#Q Xy+?#3PQ~$cA#QDU'i?$Q'_?#3MQ$(Q#.J%#Qqy+?$E%'K%#Quy+?$D%/J%#?$Q3_C#.!>$$iB#Q?`A$C#%P%P?#3PQ~$cA#QDU'P?$Q'_?#3NQ%@#?$H$'Q%U0$.Q#@#/$.?$?$D%/J%:?$?$E%'K&3.Q Xy+?#J%#Qqy+?$E&3K%#Quy+?$D%:J%#?$Q?_C#.)#Qwy7.,#Q!^y+D%#.,#Q!dy+D%#.)#Qwy/.)#Qjj?.,#Q!`y+D%#.";
