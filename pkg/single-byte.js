const PACKED = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALCxkAIAD+BDqPeqmGAGMwNz2nAFGH7E0pJ/EeZIFCbwrL2AEY2s0kbpp1CBClRN90XAGU5HpShbGHzNOgGwm2g8rk2X2Q6KhXDMo02EDvgnzBkDfCr1yseAcIQzwn3xhNDXk39HA4MBEqVQEmxQDS3uikp3/B+38aCuAH9Z7ihF4eCmcA4nAegAcmd08E/amQKkwhkbMSTFCCryLHYxAb2cVlKiOYOHmxS/U9skZG284WAqL6+PmFYyyTXhEaYyH4elwNdVM1h9z5mo+mVFCsMZ56ATc0xmnHxTsXPQ6P9qc4SAXggAxxWEfDJbiFt0Ur0cioaGObNh8/hT/cSgB9bhT5tJn0CVPs+3IEyl79KFwcBGSVkQPxcBasxV4EtXuK+IW/fapuNv9JliBpGHGc6+Q9OOH8M0daMRy5z5tTyX/F97f5GfMTXbv2gX0EkLjjB2kqSNkBhUbc+K7TxgohSfRbNfdfDwqC2aIr5ZEYc30M2SmZuTuKpALkJhEdqAkaEShrBaBLam5AX7j4iLVIb6QihFqMxkAtNFWPKxjx3+4a657h4EZO1KY5BkbdTAVWIpNH26y6juvp6AL/KHURLyQMMXsYe6IGUWG1sw6QR+3Tkoa+gxqDyz2RKiECdWPNAYK1YF9Qzm067uk1bwj7v0lUBEYtAhYftJ4skwuEgsvgBoRek30dix6zgXMACv6IaEiGjA42g4Q5EdoQigKbpIEWccJ8ccHHFhrIy0QBKaP6ggCl0sav7mNuFNgqGB97osgfwYifBzaM78juWiX0jkvhAfLfDjMmeq//2C8SfowKProWunmsGlpm6mU3xUtvUqKp64BBsAr4sc1fPCYDCgNfuYuQ9g0sIcjs3o7aBKqKBDo6ywRR8wmQhgKolAwEJiPhBvxUuKjhc/FPnSZSuyQRPhXFtaGPHn7vluKi8Mo/+AeHF8Gt91EigXFSCKw2Oy09KI5gRj02u4+8sgK/HkqZoeQV+YBcH+LppwxqKnf5PL//ydy9kCNisn/kj2j9DzXewpOsXvhv5nrFjiZmZ4/kJyTmUqHrpizXsva9jyLB/UG5ORP4HS60UrptbY2gOhqLg3k/z2SEG4+YAen89OjLWvRBWTRB+WyhGwz/hC6TntMgdRdGS9N5bS7xrljjK4/OI7a25AhqvoJ3d3H9myHRbpwUhgIkk4GHvActvjejDR7v8m+tH+XpfGFP/VLfz2Hl3ykPNzP8B4Yeva+CsM5Cll8VNQDdGDYSK4GK5YYzsug7YIPu+uX4arG9RJN9uFyF48Ei4Cm+ow1rgeZlTBtoPrg22PQ4kbT7UBngBScj3ALZzLUgSfrl7gdFJlx81e2+CFlQ81ff+LGUBdVfX3czkTNmLwYwmwxUuP8k/B6A5EKh7g6Sz8AIAxMX4LxwBCQsVbvbIGMi3MUcLDopFgeQ6cch4P8c8qVCu0rpXbAizKvUUUV6NbZ6IvvtYEvKnezCdc0SPcVl0akZG8xkxkkM+M0VFHP1TjbWgGlIduNZ0DbYrDjpTtKy2kHm09+aINQMGelp86inABUf+ZKPAkqELi/19P1eJs+Nfmyk3ehVnKnIpUXEjQRqkY/5QzxdnJFH39EUKi4cMgYFo/4iZQLh1EX8y9mInJC9yKGzab2AROwLaYuPylryA+pK6fhV3B+1bEHhLt0Mi5n5SQxBw3Zyc8kyS/7nbDNVEH8YfFCc4dgTORxAkVUQM1JAN1gR4ocXacQojPolhMScjtgbG4GOy0c6buYoe8j4WAq6RiucURtV1yircvJu1S6UYNMyLAqnww1NlCGsDbVtVtUV2Vi+Ibosd4Zt1px6p8TRBUvdmFT/4K1qLY7pL02IiZgJYA0yT0dGa+OranrtEnbEFMkCK3SLvue/m+ZSZcoMqQQcrHBNm7lXEEm1xvnBfBVZCCb2biOtW7CZ+y9oGloMRd1ZMBGexo8M7Z5FyjKyOioz0jb0caxQJTuwajZeOto3MuBaOpaoBzRsoEsoBXfuIxxxkVHtlr0MCrKhNvTgSsh/IC8sLWUgg+jfb/+CeOzctwnJoVvsAiOFkRVbr8WeGxvWY+FYMPclBRu1SVTHlfDoAczmuxuLA2epWMXGHABo8/E8fmO2C+gwsFMXF38vj9cDU6XzXcO11EeDny5Ml5lLXXv9xjstlduVQpHKrj2tfwTfLkmas7cIg+y47b0njtNRXdIgI/WGhO5trUelgnG7KYVh+0VyDMn0kqMOiZWm+Zpu2Bn2i7fhZlhlEbWduArff5B8T+XiS+uC7SHc76SNz4CTl2OBb6MdyQmLZP6FDz+sjTcTtZ2xPLBXo9qvXuMeZiZBhlaI2jbXYOGFqs4eu51UCdEVnJt0n1Pgumo6uHSJ7W0M5sf7ssmspS0+TFwEYjDI9LrncnDKGAg3WTVZ/lPH4Ds2HZc1vUQw5P6ZlBQssODltpRFXCGbhhhB5KA7QSCOVqroXWZRnXLIVaJs0fIv1DH0F3j/CZy0fnIxIyGWxQTCgY7n2WX4apz/bJVs1LTPEkXXUa6Vxc3gUEOWsk+M/Zt3Z+55BR+8s3mkVU0y2Kx63rrbBS/J3BwehbR0tfq9HtbxxNW6t0Kt8tmqItNWrau8yllPvGs7xbT3CmKBYWzBYGIxajgN/UoTIOLSWjIQORFCw9NZQoKs7RPHd3c35r1TQ6vBSKAY3TN2CAukZ6KMvCnQI3xaadlurZSdiG6r1HtLiYDcJcpYNFLsoaoJx14VqKYPxV/jPccV8roGJKEE8oAx3hLbd6rK3a98zhI8nCQRLSJHiBnzjWWl6jivJE/KsAg7ZFHT1YR5hbYQOt3Ga4MMxeWeqI3l9SL2AEgF7LPsqHSoBliDu6VofrRmG7X6gi38Iy4GVqvxh+ISX4unF9R4X0pjWp2p/gBRwXoCpXnQ/C4EBXCZNpnLe6y5I8J/fFOZ4wXRof6vC0cUopj64czguwTweuIuHN2H1uCJnk6B+fIP3jvGi47/sQyez6dNDaRUgNppy6fkaKfbMba/cgTOrusm4iHIr8XYEUKoPvb27g56R07Fr05st5As4G4EqRSLA2eMZpYSUae3J3AcAACapZm8cOyOBI7GO09U9vR1wriu/H4i0Ure+zaeQG8IPnTSQ1n7yEDR1zH5U3hdpsd496+qM3abnvU5uYxA8wCfDVl6MIlr146PIZ+Q0LKFUc4SdhEbprK4wAurH9k7+VkF4jzvvubl+ZFGguXe/UYrHqg25d4SVSCd+l17mFdT4npv98VOLCYErhOkUQFs4/5xFkeJvQOmsrKAPr1qtf5DFkLqTh8QlU9wIbfZbbW0F0RDlHPr8m6O8y7r7I1uwhx3HmpeQHN0Qq1am1WFJaUfnSzchGgGlnA364pB0OFyRvU/Z3XyGrDf9706Y8keC8QLw/vwFyH8ny0UggfpRRDfXJQkw/+wDfXn5uo0gQW0Zfhdrap/gKCDhxETRCkU92WZxuzKth5UyBO5ouBfZcTy2Z01DGfXNW7VPeHsy7UCEdAw2onvFHZT3tI7ohbOQLo0ZomDn2urpzibK8fLzK2ojqEHjuwMbI3hrYg+cHrRWp0HZZRHdCxUubS+4YLcmXE8vSwDDm7UtdKcjHa+lKcDjMGfcgRpU5H0xvoRNYEBwYRl+QLf5kLhalssXCJuK4J8BTj8i10mZTE3IX8mr9pz8BZmZ6jJVAMnOZWS5l5tgHU05HUGprDKUIyszNzhH2NojQiXtncJ0FmApKIc0KTe2OwYUYf4ego4BLs1aC2vl+nxPRrjZWNCKs4NP5Bjhr+oUwzjL23UmRTGBn3pXlVQifVb2cGfIya2xuSfbRGQl+F0QSp8A0Hyl0oJZB5J4XEMh8rEcbRv2m6iIFBpo3OJgCJHQhw2kR+DoLP0gBq10qIDaTGBiLJltQKTmCMNCD7KUbXM/V1FbN5wB5x93GTNko8hZxgModlQyGn0ExTIpyhCI8hWaUa0G0plk06aAIEVQLmYFmx5fdihSWrNre7C9OTunTCD8LrHbt93CnI7xnMKDMX+MrcJzgjMZrthLcCyKAGlhdBWnPkZ8i32rDDBMo6NjTrsRuezzvygVHMcQwMQMrPv2IbjoUIb/GIocpPVU/AjXwz8s0EG7GftJ+FsLX6+xafZG+a+KinTWCLOTNghlvkm4s+FGFQQdwzkvgJFk7dDyihGhXCEHmYiHTAvtA3VyqFUdgK7X1mkDmioqYmQ3ujQNvGiP9Osykbddii6PReerg+kmC+1xohQND/UQb5jJtYnPT6szT1NLEfHCQzru3ARGGeNutFTTtZXzXvnNSeEtpKonY/tQkEpR1vVBh4EGBSVgP0RU8tf4Q0OfwGAaKnWT0kjC9e/2YSsNSvy9xIx8Bngemi5sugMWHYQfKnbVIOyqK65lY+7sw5M5weUIVd5BGMqVe2DKmnutqa3/+38LWj3Y/51wDPFzv/qaw/lGUgIWpGlk2QipwXB/4ZWBIdmh1ETl4UB51lP4fOsyZFaV/YnCHLTVSRtaS2D92sRdl8IRbAH/fSPnbyMNpdtfbV4usu5qrnst+MG0oZQssLUDnscwLuQLIb5hlsxGhJJP86mjrteBngCjIr4XVQXu9s4OhK3g1jCtCcDTbtoCVMDeyWGgoOGXxh+hBGe14UEfnZpZPCCAUeLAw9OXBoE27N/ZEiEtBKXBN3ptPsSODxjW9Nd1A8J5bJ6jU5Jb9GX4cO6zIMkbSyPKUYYCavaZs8G5HzpXu6ilJe4xjPNg6GQ1ly3EEfYV5XZ2RJlSMP8xcgtBecJH2eI8G0tl6Ds5zs+v7WeTXfLit40rALXcSsnGLGJ7bKo1ci1G84LbCTeDqEK2pGpoVyPjZkO9PBcWeBZRhscyw/bl8EVWqJONiiCdKsqZJhAECHvcFHKkT5Ki0W5oe6F7+xjy6w4c4Wr5NT1qxDKylUVYIMswy6VSOsuPaZDYlfIQvpbDO30+PMk8pram1mOcbPMVbHXUsY+rrPjp3nwY5fiu29k+9nNIJUysGe9z279hi6+/iVEcxcXP/tIfeXWokNKMWR0PjRz14Ci64vxkbDeqRIzdz0X/Hlb/lZIHLtIgPq0SS4+62cQAZK8qxk+1RahTwuUknib/h1TpMMkoMeEkF+QL5DMnopcpHbqCkygIAeFeJoPpruU+T0Z0CSQUH+UDbdqkuKzpS+bJD1lBlvvtCIKDcwC0AmBV1HLcCmZX9w3RvIopXemcuGiNL48J/5Qw7aPdlZdblySxjn3rN6G6JEgAy39DwTs5yKL3s06sC+X1tgPbnN1nnjgKEGRU7bRWlJlgyMFCi19/cdGuquVdNb6SbsLbTFxQc5FIXMyhMADfkJX9NYpnQAy5/WQXTdDLaxlwcFsyaKlDPExs76AvXiiu4PV+ZdggGmlXgPnsiG/lg14j1OFy2goqhd5PcM7SGCSsuAAmrtfbKPSzEAbW8a9uh6WgBvVpCFcWCujLpYU0CHJ78D5oqGf+WFHe3IpUiATpU/AFv1TdCmTVQZQMwyBYPnz83aL6+6BvboazoKl0OPxW+zwT9akwDAXWBOzBQPoNhwB9vIqg6tHkXjBoTQkTQhp8WSsChuyFMZU/LAIJZIr6lv5rWqIALGumljqNB9RSYRSb618AoDwLJUOKoOInjLXmq8wjmdmsWfb7HsEW5UhCS+nz0wFtMpIRIhueotILEk44WhrIKSYcjBACDwRB13KaQ9A9zcIThFDvkAD7DIqEsKYDzG+oo2uLrr93NGuIWosZXheZXFbMD80TjcjVnbDubEg4Sy20gHCyn8O/UBqCzQ5+OEXtpSQOkfM8rx1lYIUy5go3CTNhnpdLSmVsj/0ococJ5C49Iva8LTR1L++CEOim9U0H0Ud9bx1uz5mZkTliHl4pETXYjGyBcKkxsL0bNtwsPAthrp1pI5ag+soDNVH9hLpYerQwb6/0KteS4D0csk53g60WHoLr1QF0vjVvZ2E07cMQPGfJIrhrEICYxl+YeuWHEGQHr99OAkG86UCOHANQicdOd1nTczLNGCjCXWSMIX503+L4fNriqCXVHPgGeFRLziZKlhxFNN/kE+MYiZWiexWB1fVVDJoc0loIwlcGQNdPC0kd6P6guVaDnac4QRQcr+g0jr7GEhbbOvJqZnlgWVkq0KnM8JA8ay2noU2UkF5fKBHzQhSl/gYdpo3gtowHZSM455kODumvtvxPBxThPdrXPH+I86yOOED12ysCA3ZvJi/8wMlAkz8GhhG43G0bKFq9grNAGH/dtbIepdK4r1uHDFgTMv1mWCHVRKjlf0nsixFT4XiYjaUu0nXPF124MlKQkKybmUu0bx2quKWi7riIMTHW4har1ho+fVXJqzuKCqZ00r+h4eEjztoRWPqtRFRCVNeqizFDrKpucdknWW2NYzESp6PgnkqancFB54EhLgME0BXjf6yhVJzEw/fNwvgmh/hSB7u1lOfcH5FG6leWRp67OugE/dtclAALIfF2wOJnDgtEjkByP9bGK5MStwevoNCDS2/ywxq1Q5+HI/Hy/JQxjIK3qGXKLLrPvfSt0GTLn9vF1nAiy4+fRSLpoKHjonh5Cgn01vyR4lmeymeR0SqWBXSQxATa2MQpQE+VIRwLSh07g0U6moGg4brA4ZzVj0M3YiWzciFyKwV5yW3N6EzxYx76qwmrNasENQxSdN+XM7dXc/+pkgPtL27LXOol67xGCjgGVFbQWY2jtDMo/mEeAbAIQYTSRGQD2cyDu+XkFZpEDm+UPaJ0L96gDkOCArTr+40YtP6HFqQSOikyLCq6bmaluPP3A7RMmnkeJONNUiQqvPekgsFDMy3cry6f6FJ1PZCwNZ46djlc0WyK6fGlwVlKt+exxVfEyjYoFhR+t+kmCKnwrCVFoM8BHphqtzXp4AuZoJauoZ95vLmZcQh/L4UpL7yyzJkip5ZQXyGCTq1xgxvArpfkL027pBCWbZuu9jxYbRiAvSn2vB0ZkrXcyygamVnIEbWzs8H9/drPlXwxCw6pV9orb5Jnn4FPgZRC72MvOjQ3Yi2n/is7PDqQIXKAqdlkWKm0xLIPj3R8QepP8A9Kaqkdm8TObmCgeEIK2/PzV9wDSEN5zbPvWiWsTTwCqwEncasZWfnJ0i7aR0pnhtk/kS6ccmc3dRPLY0r4kamscFBdGf/ususAT8OZqY9jWXI8zBE0QYMuk0ggrt/KgVZ0Wk7o3UgnzW4NW/Sehia3eMA9lVyv326TSQTu1JBx6DbIcwa7PDcioBI2UJEwT28DmcKWOvd3ODNNwa12V9QL5kj+qI68es53C+euURiA2Zc+bqoiZyq/6v1J95pIApMtQn/B0QLgz/a3lcjFr6Ec4RvlCZQ8D87S+82/3wHF/JZ4J5b0hbbPvsH/2SDxFNqjTe2NkE/yOvvOEkUF/OWhXh1HNrLWZGgmk8FvCe3vhiNYRqnOtCRVJ1eZmL1ymkGoEyd8g5sVtSsmgSMGJq5PaLpa9kWMY8qxfcHwq7WSQ3yryjYQLt0tSIOXHrkF+xEdBEDGkFlVGUMn/t/xTZ06yVfqHXSqdCBR6O0J2X125UoxdElYZ1pdLiKmiPuFZfH5xAeTlq3k8tyflrQzrQT2nE5bO1K6AVc0eQcJRSBlogS3+WZh/j1bl+5FBLilzxb4Lbe9ewZ/4zGblInFz1m1YooxIl/ZqJ6g9ivLIwP/2FmxdR2Ez+dHDgURdrJOnpN3ZYlxQsCA2Hw4XTNWWZv4PQq6jgPZlsSXK2vyCWAaAB272ZroHqfJqZO86cRpdQB5bzgKvzZhrrSnQ5Dbe4oKaD20WOYGo63gfyi3eueKquwU3Si+GLO+6WywgNLYB9B5UUh1pj5YuLvw4YzBOgRqgG5F0nDJoaymUgU+VsQxp4rh8ppJ9jA7MvIUqBlmLzhJyaTz70iXgJU4ot/1cd6VK1KKa7oBiD5adXsFtoKakLeFvpGja3LMmtCivjVFT0qP5G+6KpzoS2JZJSsQYL3SevyE39eYAYXWg0DLqRwY/fBlRpqGUytrcgAZwDJntKFmikKq1pYu46RjnYunBqtd6rFM3O9+g3WPgcDjYmPOSTlqepc8M7z1/pRkB3t1Nj90XR5XuwhudDqKySQdDwIlDyIt2JNv9FA1wDq1DOyqaXoGy7vA3oZ05qPpMQg+x4sYXu84yPn7611cF0hp3SnDILo1qK9C1Lu2+yd3T3gMOhqkuvts/TVwFolyksDOQNP2F9JI3qwfuhbue+UeVeWqRYx21CFT3ao3H3IoAKtpoCmin9Iz4QvmB2WL6XGA+vqX+qGw2l/G0Im8mGY4VevpCnXHKVyqRkLob6MebN5KA2KwVtcACLi+71OK+vuJ9fSgAsfS2EFI7/px+8XTJd37hhGeXbht4GRJu4qJ0P3nDnyN28OFwY6NpK1CT7PEUWV7K2txEhGx3saQfBSzhn1aC1GkjqYwIW8FiPb3HSeQ4aHuLTiub7EgBgO5x34hLSy7AOv7WcFZdcQ054kPL0kNDo4wXBEamCejWgM/N+sRxtr9rd52dnhA6h5TEWXMd1YXHMp8PmX7msXxfB4kt47KxjFaIXBYbvD9JlNYyLMHgyzshRxLS1SSEz1GMZRsRQMqbIIuIkZkSpwKg5kpf8IwJE4NnK0kKX0bkxzz0bpIBRacWoJCqIeR7YyuGODQPAuD5hJIgxvsrO4DYCduY0+Rw6mp2kdFGRbcD3qPY25cE9ZpSbmbha4TJWdxHxvM5GqLL7q6TtCE4/1jYqXLGXKUhJRoGensM96sM9UsRzr3ya1ORC+n22D/7yixwarjqZpufr9op1DypKJ8Io83FF3XwYvNALrU7qpGLhZeLblgPKgm57b/CAn1b7NZ76ENU9qJI0aMO2ZYd6ctzEkaKoWcNyiX5QYCYn/xcWZS+8QKnNhbopRwoMz3R1oviLI52m0D2PzpGfLklnAC66HQ2NCA8Wwqh+OSdtSAxbneYNEH/Og70fyPkmrAcLAOa7Aszc1Vj7ZZsZxJlNF0jMlT9yETRWbfg7O/q2Q3diropS31DNYYvY89u/diJbRKQ5MNtJ/geGn0nPkBzbYQh1fTYOxR6AzLNT57xhom9Xy28kcLtvzoG8hPycLbyZvo1/T4tpTzQqcQUM8ut5KJv9pBj0kSrIhoQ9vnZmotiGmVcUzZ2PlUIKxYWlL+QEW3PF90v/T8ya4fV5cubJGdSLu3cA6VhI0tV/EFUlQU2E417yMQtv5Hu+lkPRs2xvvU0ZMXl4kJSHJL6n4U6IFCZV/U8P2l6reQ5UAG1GkDOJpgkkIzuqJA7fT07PzRKI355IRDCVpwKD7pGneIeGMLBEWSuIpq01De4MezgpAZEBOXQA1p8OgwdJQHW/Zl8aV0KIDgdxTKCSZ2eGLKM8oxGA3yrY7KViisUa9TMlfJ2EaGQAASJHE8oHKaKyApcF9YbkDJJgfzkIE21BOFpAHby0LlGBkfRDAdYG2lZa9XJSaWgB32hDFQJ94ltCbNgoKB3q7eRS1H7HbYXDrJwL8MZjbThg1qp7i5h9C3OfW52ZbryFGG7hQFDm2F/ezZTqzxsj8wUq+Dm21RfP27VUEbMUessf4zIdM9ZmfoqvBF+N99cQuR2ntqy4cNW8kY/aLXCJXIgHZAhzcNmzuIAWmwpsLD8mVCQlBcsHAIj2UMH/gaLGnzvyLfBDzQLBxE0MI2xyyv9B9PifZ8XhraniSV546x4Katj//1T3fZNs2VHS36BVWt0kPFhhyXLCEUs43AMqRrWQOhnhqqeGMS2sfs1ollNctIEhNtrDYvqTyVWfWpO2h4SW3HAoR5AvdpW+b+jWyK7+dkinVMK1CpxjandZs3VlKmp842ek2Co1fOPX0OZQHJhbELPgDVaCSfQjRN8aDtj7NVhDnUmll0vV4DgH+QecxlXb3mc5A9UB+ZzlmT9w/iQRkl+6fgyn0XkkTLhhtUZ/JmTPDNTPfR6ATSXrogLUvuBLFHDmizkuYXtHoA+6Z2umbsgoYqvfH/xd96cKZCWOL5sQ7Bj5M1HUP4Kjn86jstzsLkLoCW7nGPNsftNP0LEDWy+B/AA2OdCrNwKuScaNGPbJ61veA/8yW7d7c003Hl0kxJM+OgkSHb33np289uSz3qSFWMaN+iLzr7wYkVI5olLR1alUsS+DUfzAi6NwKPIsIX5yeZ5Rs9EjrodF0MPxkcEFEMz3cSMWiTieF0uRurLJwn3RhxnYCAhWhpTlLiqso1EWyUMNTNahQv0nmb7UgWA9RmrvKXZwl9O8+YS/B/YAPQbl//OCnE9fKfhJRdlN/CNDbORyyJRoqmKRO8iHNQGGTEw3jWQJ19j6EuGlyzUB0Poo8zDBsGc4f26XXCkBUWsXo5OfJGcCjpIpITzkjONU6Nz2RwX9IvbPD6+/+HgWSU7EPejRgViF4h34ycKCj+24lB8oWXpW3oyz8o7RzOaYbgHe6VAE4/TXUXlnDPw1F73kSEkdusQAvToXTeHoFe4yrUM3g1ZHzFqFsYZLdmh3NDqhdixfRpsFyMDMnJpKXyBQBLG/sm6o3VDBKHAFqE95dKfmLkPqq5TeKwhQC7K6iCHE/9zbU2dMeyZMNK7CvPNa+dcTNfxAwFImbRc5kA7Z1A9PomPNiI6BPKE9tp+HPv0Exa/12JxUV3Ke0R1OWDtNlDjwIwSbMzXCdNgRsSJHWPNYOlaQJPtNW8w9SkucsEDwpZavx1nf1j6D5+aBhYeV/V78a0XV03PlquCi9UMRIVfau5QNjfaXKDYf+aIq9IKzQOUMRgvzHLo+K0uE+IQpso1Q0WpyLHEZTqoyFoA+vut1EUJO+9hglu/EItOixbpF5Crs4b7+MIpMH2qXKm0kgmbvF5xsrVlDYiY1ckndo9RZs4WwsUgqy/iVUzXCgKPvnuCKPj7RYPdSrCXBrfwBHArDTIuSKMetyM2cZhksw5q5pPRKKAj7xnz8kttVD0e7aRQkRXB3UAlnnvlXH+bOl2JFC28/21o+NX6NLEg64qecsCLZMTJl4oL9D/152oLk/UdA4lVtK5UIAYPb1oSfh2tVI9hnN2pf4yUmLwyUd2g3tIfA3j99vU5SI/4vcUwjhaMDTaS+6I08W1deNg0875isih1czarHKQSrXcu3w5aKIifWYdQDrejS0TQSwY9wBC1c+e37AY6qID6An4zB/FDWUcCCb6lvEwmECPc8O+/pJRTMokPBgff8AVICboPeBZJZNgZuKAovguXrdaohOlSk+SONiw6ImGRY0bf9k+NxQtBZlZgXgcgK+2tQJ++ABqkGfjwjHjIdU4QBSQCbsA68K0BU7xTomWVjU1HAurIKWl5oAcIAPh1sDpYBGhPwHW7OfyU/gdRZc3xx3vyh61K34ZM/QGzCf+G0XJp8R+ZEgWRKC/soqBrCHDn2GfTK8maw2aXWAVJkSSLUGL08lG8+VAu5vckV0b4ZWNFkEa8Yytw6AiINhJ3SGa9DX2DvCaAV47epdTFhUheIBo1ktedB8WX58//jndYbPhDy+zT9C+WmhSROrbQnycSYt9g5kG0+OZrAzfvPKXP22xf8ul3OqeyAokg+OBnxVNCTCiRPzBFi6HyNph9bBv2sTkoxhb2BNecwNQx6dTV0WgYEO9Mf2yPTAzL9ohu+s8NxrEm6AnPQeaD8TpJtyqCi2TP9xkWg+VTq+Bz5HUhBQjXv3QOMuT1Oizunzx2p9lhUUYse1d1or+UgIKlN7dmW6IZ725O944qfZWMJ7V577TFvI+bCxY7XYmGjisD4HOZQThybOIPZQPgTGGmVtWyrX6AtQnfHhXue8DzNvLRn/g+DXRy90S4q9S5VxERfgIlCIW7CTRVkKlfMjpT4GE898eCGWBTf07F9MtJWbifFQFPF1VSiVg7Ic4kA/r0xnFRMI/buZiZY2hRJvv89sZNJX2NNa+vfkp5PKwpH1KXg1iBNGHy6s6Z6rj9+pTGzttDaY5reuteyC5dKHOfjrqN2PA39IDzg7uDCvE7X49rsy0XuS0WIZHhz5hboCXqJwc4RRfDZRWqs+yrggKi/ujzQ2TtiOw6KfVhdYnohwfVsAssEWUGWnt0vgp8eqZ3tROYQWQ9hIHSuzA7NsMJU0UU1Pv72+dttYldQe/1NWX/tJtfIaDZTcMVvjfCF+/qrFnyWaA6RMfccX/2rNhTr96AOC/+D5dGu76cJWk7LkAQseF94AgpYZUo2s0QNn7+2+1ARXGwhMHvSfGArs7u0qmqKYxC3e5p0ZXH6PpANvqEfE5cRi99/JyVn2uK/bfCQxaoty5VPLzVUe3RtfCwcjo+hsaYe+k8zH0oPkgJeblGAltgWyh9NuZm+LvTTawWP4cEXpq+ZY+Pa/VqTKDe6C0YRRHfe9akXPJq2vpC4lDyk0LP8mAnyE29xfofQTqxYbrt+qCYxKl/DDERidPlJqEvreywkQKCDmUFasjhmc9uFv8ekLn1w0cZP3Urd9Bq9f6hgkOIaat5quaZXz59ocToCtbqlnkJqw057l20r7iX7q9qXBvlAtq9eyGBAn+C58T/3jL0bpQF8kRQZl5//PqEDAkuotfXP3lzsppRDBN9aZxyStB+3+NohxEkOpD7MBcix7/WU2XX305YoWPqeGD4vviHGgG3W5ysYwg2VkPIUXulIG5saKsBUVcoaSW5M7cpwPbad/oMSCSIhARc+8dMLyqOd0eX4xA2KQ2CNRi7WyOD9KnAjHVzSfMT/OymhHnCe/kYJC0TKbWle+ggFJBvWvqOSgxUVycd+eOkKvms4PpLgkFMIqiy8RBKL0rk3Nvzb6ZAnu+gnQ70oP0CONgYUrK64n7rVWJizS+BsMhJrHIz+9xDEsRMJM0g+9GZ0nYgsmJztKF3UfTGe0udEn+Zs7ghxm45uhcwruXdSbyJB4K1hQRlsb0wjpExnK9QZN9Eixb5uF740D0q60eYD+8HGDIZVF7Fl9U9PNyemKQdOEJTNUrkFfnivH6UJm+brvtwOcef+aJXHOZKyd+JS4NHk6knZH6YmxNvu9nQsD/YL4oY1Af/dKNOYBZogIeecX2oRRN1vLEBqwS790ZoIbqLjxokrAaVeulqq9cnChjcbIcERE0dgOm8N3TEIzpspw2xNsyXnUka3Dx9MBBcLG6fL5M5oivkiZ6pumi1LF3Y/HEYwqCswRFrBTsPgUdsPfhHvXVv2n3RRicWrSmSIl/N1HbDQcktVnX8MHd96ji4vzmWobTy6XtvfqJQDs/ao5E+XoX/9wECDwr+6vI1PGaHek/XHaTFJs7bqJV4r2HhcMGM/90lSeHFgkWHhV9tXE091b2NJiGo5eUnv+LS8NBNSz1hQ7LwpR29HgsHpjxSn6s0nQYEaOcm8UiJ80BmYI5VGZ8sUkTPizp2RAU2PfPDv4MkDsLAWHpxXJhBoNk2CWMy04Iyk0DHIVdAVzg70hhgMvAYlMrGzTXk4WB7fYIA+SB+xIIxdWYAgdcFzn9Izeht4Xxtr6bAYv1rIXvMYQvtcDsd9difzpVoIbLFqIGeLbeevdvrI154VvqzXd+0fKAlnYEUuqKE5ipH+x4durXwPKHVZSoyGCfvb5rUJEi91DkQEINjd+HqNFNYUdio8wt1498J4/WDBBEWd4wSE2qwwE8E0BT1DAnk+jmxYwxUrTb6BXhc+USPwBJS1eiZLBuwe9FIXmugAgtsiOEyGJfC+tZ5PaizY/2wFWFu74qZDupWV//gWmFGw3QCSeFoabA69d7mbRXxfCSuSyP25D5MoG8ggt954y4BE/iQ24tTXWjdb5vKUpRE+lw0NEw2ZamlUi7BnPaIFFEQWu8hJUwNTM2ia04qgMCYBxwPtzxBuxU4L+Clyj+mrxW87xCnkTkMAp4rn16pmeEBQ3YblaM5bMW/IQHCXKhMSWMl6of1Z1lAqDJm+P1uUcx5isVUCX+q6V4h/DwUSHBgWLLRv6yRVsGMehlWc0bnlUdHdBPHhJTnV1XB67wGE6ZlLdj+A";
var e=e=>Array(e).fill(void 0);function t(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}return t
}}
var n=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var r=["single-byte"];var i=/* @__PURE__ */o();function o(){let e=n.split(`\n`).map(e=>{let[t,...n]=e.split(" ")
;return Object.freeze({name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var s=/* @__PURE__ */t(()=>new Map(i.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),a=e=>e<36&&e!==33,c=e=>e>0&&e<29,l=e=>!1
;function u(e){let t=s();return t.get(e)??t.get(p(w(e)))}
var f=/* @__PURE__ */t(()=>new Map(Array.from(s(),([e,t])=>[h(e),t]).reverse()));function d(e){let t=h(e),n=f().get({
936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}
var h=e=>p(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),m=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function g(e){
if(e[0]>=239)return m.find(t=>t.bytes.every((t,n)=>e[n]===t))}function y(e){return e===0||e===37||e===38}function w(e){
let t=0,n=e.length;for(;b(e[t]);)t+=1;for(;b(e[n-1]);)n-=1;return e.slice(t,n)}var b=e=>`\t\n\f\r `.includes(e)
;function p(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}function v(e){let t=u(`${e}`)
;return t===void 0?null:i[t].name}
var A=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function $(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var B=e=>/^(null|undefined)$/.test(e),T=e=>B(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function x(e){
return typeof e!="string"?S($(e),0):u(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function O(e){let t=$(e)
;return ArrayBuffer.isView(e)?`it is ${T(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${T(t)}; make a Uint8Array of it.`:S(t,0)
}function k(e){let t=$(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":S(t,1)}
function S(e,t){
let n=A.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!B(e)?"convert it with String()":"")
;return`it is ${T(e)}${n&&`; ${n}`}.`}
var j=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,M=()=>Object.getPrototypeOf(Uint8Array.prototype),E=e=>j(M(),e),U=e=>j(DataView.prototype,e),_=()=>j(ArrayBuffer.prototype,"byteLength"),C=e=>M()[e],F=/* @__PURE__ */E(Symbol.toStringTag),I=/* @__PURE__ */E("buffer"),P=/* @__PURE__ */E("byteOffset"),D=/* @__PURE__ */E("byteLength"),W=/* @__PURE__ */C("includes"),L=/* @__PURE__ */C("set"),R=/* @__PURE__ */U("buffer"),N=/* @__PURE__ */U("byteOffset"),z=/* @__PURE__ */U("byteLength"),q=/* @__PURE__ */_(),K=e=>D.call(e),H=(e,t,n=K(e))=>n>t?new Uint8Array(I.call(e),P.call(e)+t,n-t):se
;function G(e,t){let n=new Uint8Array(K(e)+K(t));return V(n,e),V(n,t,K(e)),n}
var V=(e,t,n)=>L.call(e,t,n),J=(e,t)=>W.call(e,t);function Z(e,t,n){let r=n-t,i=new Uint8Array(r)
;if(r>24)V(i,H(e,t,n));else for(let n=0;n<r;n++)i[n]=e[t+n];return i}function Y(e,t,n,r){
if(r>24)L.call(e,K(n)===r?n:H(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function Q(e){try{return q.call(e),!1
}catch{return!0}}var X=e=>F.call(e)==="Uint8Array"&&!Q(I.call(e));function ee(e,t,n=void 0){
if(!ArrayBuffer.isView(e)&&ae(e)===void 0){let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${x(e)}`}`)}return e}function te(e,t){if(ie(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${O(e)}`)}function ne(e){if(X(e))return e
;let t=ArrayBuffer.isView(e)?oe(e):re(e);return Q(I.call(t))?Z(t,0,K(t)):t}function re(e){try{return new Uint8Array(e)
}catch{return se}}var ie=e=>F.call(e)==="Uint8Array";function oe(e){try{
return F.call(e)===void 0?new Uint8Array(R.call(e),N.call(e),z.call(e)):new Uint8Array(I.call(e),P.call(e),D.call(e))
}catch{return se}}var se=/* @__PURE__ */new Uint8Array;function ae(e){try{return q.call(e)}catch{}try{
return z.call(new DataView(e))}catch{return}}function ce(e,t,n){le(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function le(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
function ue(e,t){return le(e,t),!!e?.stream}var fe=e=>`${e}`;function de(e){
return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function he(e,t){if(typeof e=="string")return e
;throw new TypeError(`${t}: The provided value is not a string: ${k(e)}`)}function me(e,t){le(e,t)
;let n=!!e?.fatal,r=!!e?.ignoreBOM;return{fatal:n,ignoreBOM:r}}function ge(e,t,n){if(e>=t)return
;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}
function ye(e,t="option"){return(n,r,i)=>{if(n===void 0)return e[0];let o=fe(n);if(e.includes(o))return o
;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var we=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function be(e){
for(let[,t,n,r]of e.matchAll(we))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var pe=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],ve=/* @__PURE__ */t(()=>new Map(pe.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Ae(e){let t=be(e)??e;return u(t)??ve().get(h(t))??d(t)}var $e=e=>(e&63488)===55296;function Be(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var Te=e=>e<128?1:e<2048?2:e<65536?3:4,xe=e=>e<194||e>244?0:e<224?2:e<240?3:4;function Oe(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}function ke(e,t,n){let r=""
;for(let i=0;i<n;i+=8192){let o=new Uint16Array(e,t+2*i,Math.min(8192,n-i));r+=String.fromCharCode.apply(null,o)}
return r}function Se(e,t,n){let r=n
;return e<128?t[r++]=e:(e<2048?t[r++]=192|e>>6:(e<65536?t[r++]=224|e>>12:(t[r++]=240|e>>18,t[r++]=128|e>>12&63),
t[r++]=128|e>>6&63),t[r++]=128|e&63),r}var je=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,
this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var Me=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ee=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),Ue=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${Me(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&Ee in t}[Ee](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var _e=e=>e>96?e-71:e>64?e-65:e>47?e+4:(e>>2)+52
;function Ce(e){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(e);let{Buffer:t}=globalThis
;if(typeof t?.from=="function")return t.from(e,"base64");let n=new Uint8Array(e.length*3>>2),r=0
;for(let t=0,i=0;t<e.length;t++)r=r<<6|_e(e.charCodeAt(t)),t%4>0&&(n[i++]=r>>6-2*(t%4));return n}function Fe(e,t,n,r,i){
let o=Ce(e),s=new WebAssembly.Module(o.subarray(0,t)),{memory:a,expand:c}=new WebAssembly.Instance(s).exports,l=new Uint8Array(a.buffer)
;l.set(o.subarray(t,n),327680),c(327680,393216,393216+r);let u=l.subarray(393216),f=r,d=n
;for(let[e,t]of i)u.copyWithin(e+t,e,f),u.set(o.subarray(d,d+t),e),d+=t,f+=t;return u.subarray(0,f)}var Ie=void 0,Pe={
load:()=>Fe(PACKED,832,9980,22457,[[20903,1341]])},De=()=>Pe.load(),We="encoding-wasm/single-byte",Le=!0
;var Re=(e,t)=>e?.prototype?.[t],Ne=e=>Re(globalThis.Buffer,e),ze=/* @__PURE__ */Ne("ucs2Slice"),qe=/* @__PURE__ */Ne("ucs2Write"),Ke=/* @__PURE__ */Ne("utf8Slice"),He=/* @__PURE__ */Ne("latin1Slice"),Ge=e=>globalThis[e],Ve=/* @__PURE__ */Ge("TextDecoder"),Je=/* @__PURE__ */Re(Ve,"decode"),Ze=/* @__PURE__ */Ge("TextEncoder"),Ye=/* @__PURE__ */Re(Ze,"encode"),Qe=/* @__PURE__ */Re(Ze,"encodeInto")
;function Xe(e,t=!1,n=!0){let r=new Ve(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:Je})}
function et(){let e=new Ze;return Object.defineProperties(e,{encode:{value:Ye},encodeInto:{value:Qe}}),e}function tt(e){
try{return e()}catch{return}}var nt=e=>globalThis.process?.getBuiltinModule?.(e),rt=()=>"WebSocketPair"in globalThis,it
;function ot(){let{TransformStream:e}=globalThis
;return e&&(e===it||rt())?e:(it=[e,nt("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
it)}var st=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],at;function ct(){
if(typeof WebAssembly!="object")return!1;try{
at??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(st)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(at=!1)}return at??!0}
var lt=/* @__PURE__ */t(()=>rt()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":Ke&&He&&ze?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var ut=1/0,ft={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,ut],singleByte:[4096,ut],multiByte:[512,ut]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,ut]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,ut]}},dt={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:ut,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:ut,
utf16ByString:0},other:{ascii:ut,loop:ut,utf16ByString:0}},ht={node:{utf8Slice:8191,latin1:!0,readMany:128,writeMany:64
},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:ut},bun:{utf8Slice:0,latin1:!0,readMany:16,writeMany:16},
chromium:{utf8Slice:0,latin1:!1,readMany:ut,writeMany:ut},firefox:{utf8Slice:0,latin1:!1,readMany:1024,writeMany:ut},
other:{utf8Slice:0,latin1:!1,readMany:16,writeMany:ut}},mt=[0,ut],gt=[ut,ut],yt=/* @__PURE__ */e(40);function wt(e){
if(yt[e]===void 0){let[t,n]=bt(e);yt[e]={lookUp:t,host:n}}return yt[e]}function bt(e){
let{utf8:t,utf16LE:n,singleByte:r,multiByte:i}=ft[lt()];return e===0?t:e===38?n:!!0&&(c(e)||l(e))?gt:c(e)?r:l(e)?i:mt}
var pt=()=>dt[lt()],vt=()=>ht[lt()];function At(e,t,n,r){
let i=kt(n),o=e=>$t(e,i,t),s=(r&&o(()=>Tt(n,r)))??i,{readMany:a,writeMany:c}=vt(),l=a<1/0&&(o(()=>xt(e,n))??o(()=>Ot(n)))
;return l?{...s,read:(e,t)=>(t<a?s:l).read(e,t),write:(e,t)=>(e.length<c?s:l).write(e,t),most:l.most,collect:l.collect
}:s}function $t(e,t,n){let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short"
;return tt(()=>{let i=e();return i.write(r,n),t.read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0})}var Bt="strings"
;function Tt(e,t){let[n]=WebAssembly.Module.customSections(t,Bt),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function xt(e,t){
let[n,r]=[ze,qe];return{read:(t,r)=>n.call(e(),t,t+2*r),write:(t,n)=>r.call(e(),t,n,2*t.length),most:1/0,
collect:St(t,(e,t)=>n.call(e,0,t))}}function Ot(e){let t=Xe("utf-16le");return{...kt(e),
read:(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),collect:St(e,(e,n)=>t.decode(H(e,0,n)))}}function kt(e){return{
read:(t,n)=>ke(e.buffer,t,n),write(t,n){let r=new Uint16Array(e.buffer,n,t.length)
;for(let e=0;e<t.length;e++)r[e]=t.charCodeAt(e)},most:1/0}}function St(e,t){let n
;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
V(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
var jt,Mt,Et,Ut,_t,Ct={input:0,units:0,output:0},Ft=0,It={name:"",encoding:-1},Pt={isBusy:!0,count:0};function Dt(e,t){
It.name=e,It.encoding=t,Pt.count+=1,Pt.isBusy&&Wt(),Pt.isBusy=!0}function Wt(e=De){if(!!0)return Zt(Ie());try{Xt(),
jt??=Jt(Ht(e())),Zt(new WebAssembly.Instance(jt).exports,jt)}catch(e){throw en(e)}}async function Lt(e,t){if(!0)try{Xt()
;let n=e(),r=Gt(n)?n:await WebAssembly.compile(t?n:Nt(n));Jt(r);let i=await WebAssembly.instantiate(r);if(zt())return
;Zt(i.exports,r),jt=r}catch(e){throw en(e)}}var Rt=[0,97,115,109];function Nt(e){
let t=ne(ee(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Rt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var zt=()=>!Pt.isBusy,qt=/* @__PURE__ */t(()=>tt(()=>Gt(De()))===!0),Kt=()=>!!0||jt!==void 0||ct()||qt()
;function Ht(e){return Gt(e)?e:new WebAssembly.Module(e)}function Gt(e){try{
return WebAssembly.Module.customSections(e,Vt),!0}catch{return!1}}var Vt="encoding-wasm";function Jt(e){
let[t]=WebAssembly.Module.customSections(e,Vt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${We} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function Zt(e,t=void 0){Mt=e,cn=WebAssembly.RuntimeError,Ct.input=Mt.input(),Ct.units=Mt.units(),Ct.output=Mt.output(),
sn(),_t=At(rn,Ct.units,Mt.memory,t),Ft=Math.min(Mt.units_length(),_t.most),Pt.isBusy=!1}
var Yt=Le?"labels and names work without it":"single-byte encodings work without it",Qt=Le?"import 'encoding-wasm/no-wasm'":"use another host"
;function Xt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${Qt}; ${Yt}.`)
}function en(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(nn(e))return new RangeError(`encoding-wasm: ${tn} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${Qt}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${Le?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${Le?"call initialize() with a compiled module first":Yt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD: ${Qt} (${e})`):e
}var tn="no memory for WebAssembly; free some, and call again",nn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function rn(){return Et[0]===void 0&&sn(),Et}function on(){return Ut[0]===void 0&&sn(),Ut}function sn(){
Et=new Uint8Array(Mt.memory.buffer),Ut=new Uint8Array(Mt.memory.buffer,Ct.input,65536)}function an(e,t,n){Dt(e,t);try{
let e=n();return Pt.isBusy=!1,e}catch(e){throw ln(e)}}var cn;function ln(e){if(!Pt.isBusy||!un(e))return e
;let t=i[It.encoding]?.name,n=`${It.name}${t?` of ${t}`:""} failed`
;return fn()?new RangeError(`encoding-wasm: ${n}: ${tn}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var un=e=>cn!==void 0&&e instanceof cn;function fn(){try{return Mt.memory.grow(32),!1}catch{return!0}}
var dn=()=>new Int32Array(Mt.memory.buffer,Mt.codec(),Mt.codec_length()>>2),hn=()=>new Int32Array(dn()),mn=e=>V(dn(),e)
;function gn(e,t){Dt("decoding",e),t?mn(t):Mt.new_decoder(e)}function yn(e,t){Dt("encoding",e),t?mn(t):Mt.new_encoder(e)
}function wn(e,t,n,r,i){Y(on(),0,e,t),Pt.isBusy=!0;let o=Mt.decode_block(t,n,+r,+i);return Pt.isBusy=!1,o}
var bn=(e,t,n)=>an("decoding",-1,()=>{for(let r=0,i=1024;r<t;r+=i,i=Math.min(4*i,65536)){let o=Math.min(i,t-r)
;if(V(on(),o===t?e:H(e,r,r+o)),!Mt.is_free_of(o,128,n))return!1}return!0}),pn={encoding:-1,table:void 0,owner:void 0}
;function vn(e){return pn.encoding===e&&pn.owner===Mt&&pn.table?.[0]!==void 0?pn.table:an("encoding",e,()=>{
let t=Mt.unit_table(e)>>>0,{buffer:n}=Mt.memory;return pn.encoding=e,pn.owner=Mt,
t===0?pn.table=void 0:c(e)?pn.table=new Uint8Array(n,t,16384):pn.table=new Uint16Array(n,t,65536),pn.table})}
function An(e,t){try{return e+t}catch(e){throw $n(e)}}
var $n=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var Bn=(e,t,n,r=0)=>_t.write(e.slice(t,n),Ct.units+2*r);function Tn(e,t,n,r){Pt.isBusy=!0
;let i=Mt.encode_block(e,t,n,+r);return Pt.isBusy=!1,i}var xn=()=>Mt.finished()!==0,On=e=>Z(rn(),Ct.output,Ct.output+e)
;function kn(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var Sn=[0,255],jn=[48,57],Mn=[65,65],En=[27,27],Un=[33,126],_n=[[Sn]],Cn=[[[127,255],Sn,Mn]],Fn=[[[129,132],jn,[129,254],jn],[[133,254],jn,[129,130],jn]],In=[[[216,223],[216,223],[216,223],[216,223]]],Pn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Mn]],"UTF-16BE":In,"UTF-16LE":In,GBK:Fn,gb18030:Fn,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[En,[36,36],[66,66],Un,Un,En,[40,40],[66,66]],[En,[40,40],[64,74],Sn,En,[40,40],[66,66]],[En,[36,36],[64,67],Sn,[33,33],En,[40,40],[66,66]]]
};function Dn(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function Wn(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function Ln(e,t,n){
let r=2166136261;for(let i of Rn(t,n)){let t=Dn(i),n=e.decode(t);if(kn(e,t,61)!==n)return;r=Wn(r,n)}
return(r>>>0).toString(36)}var Rn=(e,t)=>t?_n:[...Cn,...Pn[e]??[]];function Nn(e,t,n,r){let i=r?1:97
;return Rn(n,r).every(n=>{let r=Dn(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=tt(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var zn="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function qn(e,t,n,r){let i=r(!1);return Ln(i,t,n)===zn.split(" ")[e]&&Nn(i,()=>r(!0),t,n)}function Kn(e,t,n){
let r=new ArrayBuffer(2*K(t)),o=new Uint16Array(r),s=(t,r)=>{if(n)throw new je(i[e].name,t,r);return 65533
},a=e===0?Hn(t,o,s):Gn(t,o,s,e);return ke(r,0,a)}function Hn(e,t,n){let r=K(e),i=0;for(let o=0;o<r;){
let r=o,s=e[o++],a=s<128?1:xe(s),c=a===1?s:s&127>>a,l=()=>o===r+1?Oe(s,e[o]):(e[o]&192)===128
;for(;o<r+a&&l();)c=c<<6|e[o++]&63;o!==r+a?t[i++]=n(r,o-r):(c>65535&&(t[i++]=55232+(c>>10)),
t[i++]=c>65535?56320|c&1023:c)}return i}function Gn(e,t,n,r){let i=K(e),o=t=>r===37?e[t]<<8|e[t+1]:e[t]|e[t+1]<<8,s=0
;for(let e=0;e<i;e+=2){let r=o(e),a=(r&64512)===55296
;e+1===i?t[s++]=n(e,1):$e(r)?a&&e+3<i&&(o(e+2)&64512)===56320?(t[s++]=r,t[s++]=o(e+2),e+=2):a&&e+3===i?(t[s++]=n(e,3),
e+=1):t[s++]=n(e,2):t[s++]=r}return s}function Vn(e,t,n,r){if(!y(e)||!r&&Qn(e))return Jn(Zn(e,r),e,t,n,!1)
;if(n>2147483647)throw $n(void 0);return Kn(e,Z(t,0,n),r)}function Jn(e,t,n,r,o){if(r>2147483647)throw $n(void 0);try{
return e.decode(Z(n,0,r),{stream:o})}catch(e){throw e?.name!=="TypeError"?$n(e):new je(i[t].name,Number.NaN,0)}}
var Zn=(e,t)=>Qn(e)?Xe(i[e].name,t):Xn(e),Yn=/* @__PURE__ */e(40);function Qn(e){if(Yn[e]===void 0){Yn[e]=!1
;let{name:t}=i[e],n=e=>Xe(t,e);Yn[e]=tt(()=>qn(e,t,c(e),n))===!0}return Yn[e]}function Xn(e){let{name:t}=i[e];try{
an("decoding",-1,()=>{})}catch(n){
let{message:r}=n,i=tt(()=>Xe(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=c(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function er(e,t,n,r,o,s){try{
gn(e,t);let a=r>Ft&&r<268435456?_t.collect?.(r+3):void 0,c="",l=0;for(let t=0;;t+=65536){
let u=r-t<=65536,f=u?r-t:65536,d=f===r?n:H(n,t,t+f),h=wn(d,f,l,o,s&&u)
;if(h<0)throw new je(i[e].name,t+Mt.start(),Mt.length());if(l+=h,!(!u&&l+65536+3<=Ft)){if(a)a.add(Ct.units,l);else{
if(f===r)return _t.read(Ct.units,l);c=An(c,_t.read(Ct.units,l))}if(u)return a?a.toText():c;l=0}}}catch(e){throw ln(e)}}
function tr(e,t){if(e===0)return t(Uint8Array.from(nr))===rr;if(e===38||e===37){
let n=ir.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8]);return t(Uint8Array.from(n))===or}
let n=n=>t(n)===er(e,null,n,K(n),!1,!0);if(!c(e))return!1;for(let e of sr())if(!n(e))return!1;return!0}
var nr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],rr="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",ir=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],or="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*sr(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var ar=/* @__PURE__ */e(40);function cr(e,t,n){ar[e]===void 0&&(ar[e]=null,ar[e]=tt(()=>dr(e))??null);try{
return n>2147483647?void 0:ar[e]?.(t,n)}catch{return}}var lr=/* @__PURE__ */new Uint8Array(64),ur=/* @__PURE__ */e(65)
;function fr(e,t){return t<=64?(Y(lr,0,e,t),ur[t]??=H(lr,0,t),ur[t]):X(e)?K(e)===t?e:H(e,0,t):Z(e,0,t)}function dr(e){
let{latin1:t,utf8Slice:n}=vt();if(t&&e===38)return hr();if(t&&a(e)&&e!==0)return mr(e)
;let r=Xe(i[e].name),o=e=>r.decode(e);if(!tr(e,o))return;if(e!==0||n===0)return(e,t)=>o(fr(e,t));let s=Ke
;if(tr(0,e=>s.call(e)))return(e,t)=>t<=n?s.call(fr(e,t)):o(fr(e,t))}function hr(){let e=ze,t=t=>e.call(t).toWellFormed()
;if(tr(38,t))return(e,n)=>n%2===0?t(fr(e,n)):void 0}function mr(e){let t=He,n=Uint8Array.from({length:256},(e,t)=>t)
;if(t.call(n)!==String.fromCharCode(...n))return;let r=e===21?224:128;return(e,n)=>{let i=Math.ceil(n/8)
;for(let t=0;t<n;t+=i)if((e[t]&r)===128)return;let o=fr(e,n);return bn(o,n,r)?t.call(o):void 0}}var gr=0
;function yr(e,t,n,r){let i=an("decoding",e,()=>wr(e,t,n));if(r&&i.includes("\ufffd"))return;if(gr===n)return i;let o=gr
;try{return An(i,er(e,null,H(t,o,n),n-o,r,!0))}catch(e){throw e instanceof je&&(e.offset+=o),e}}function wr(e,t,n){
let{buffer:r}=Mt.memory,i=new Uint16Array(r,Ct.units,65536),o=c(e),s=o?new Uint16Array(r,Mt.byte_table(e),256):new Uint16Array(r,Mt.pair_table(e),65536),a=""
;gr=n;for(let e=0;e<gr;){let r=0;if(o)for(let o=Math.min(n,e+65536);e<o;e++)i[r++]=s[t[e]];else for(;r<65536&&e<gr;){
let o=t[e],a=s[o],c=e+1;if((a&63488)===55296){if(a=c<n?s[o|t[c]<<8]:a,(a&63488)===55296){gr=e;break}c++}i[r++]=a,e=c}
a=An(a,_t.read(Ct.units,r))}return a}function br(e,t,n){return an("decoding",e,()=>{let{readBytes:r,readPairs:i}=_t
;if(!r||!i)return;let o=!!1||c(e)?Mt.byte_table(e):Mt.pair_table(e);if(o!==0)return Y(on(),0,t,n),
r(Ct.input,n,o)??void 0})}function pr(e,t,n,r,i){let o;if(Kt()){if(t===0)return"";let{lookUp:i,host:s}=wt(n)
;t<=i?o=br(n,e,t,r):t>=s&&(o=cr(n,e,t)),(o===void 0||r&&o.includes("\ufffd"))&&(o=er(n,null,e,t,r,!0))
}else o=Vn(n,e,t,r);return i?o:vr(o,n)}var vr=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var Ar=class{encoding
;fatal;ignoreBOM;#e=se;#t=null;#n=void 0;#r=!1;#i;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,
this.#i=r}get name(){return i[this.encoding].name}reset(){this.#e=se,this.#t=null,this.#n=void 0,this.#r=!1,this.#i=0}
decode(e,t,n){let{encoding:r}=this,i=K(e),o=K(this.#e),s=o+i;if(i===0&&!t)return""
;let a=t||c(r)||i>64&&X(e),u=o===0&&a?e:this.#o(e,i,o),f,d=s;try{
this.#s(t)?f=this.#a(u,s,t):$r(r)?f=this.#c(u,s,t):!t&&l(r)?(f=er(r,null,u,s,this.fatal,!1),
d-=Mt.held()):(t||(d-=Tr(r,u,s)),f=pr(u,d,r,this.fatal,!0))}catch(e){throw e instanceof je?(e.offset+=this.#i-o,
this.#e=se,this.#i+=i,n===void 0?e:e.toTypeError(n)):e}return!this.#r&&d>0&&(this.#r=!0,this.ignoreBOM||(f=vr(f,r))),
this.#e=d<s?Z(u,d,s):se,this.#i+=i,f}#o(e,t,n){return n+t>512?G(this.#e,H(e,0,t)):(n>0&&V(Br,this.#e),Y(Br,n,e,t),Br)}
#s(e){let{encoding:t}=this;return this.#n!==void 0||!Kt()&&($r(t)||!e&&l(t))}#a(e,t,n){
let r=this.#n??Zn(this.encoding,this.fatal);this.#n=void 0;let i=Jn(r,this.encoding,e,t,!n);return n||(this.#n=r),i}
#c(e,t,n){try{let r=er(this.encoding,this.#t,e,t,this.fatal,n);return this.#t=n?null:hn(),r}catch(e){
throw e instanceof je&&(this.#t=hn()),e}}},$r=e=>e===33||e===36,Br=/* @__PURE__ */new Uint8Array(512)
;function Tr(e,t,n){if(e===0)return xr(t,n);if(e!==38&&e!==37)return 0;let r=n%2
;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}function xr(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n]
;if(r>=128&&r<192)continue;let i=xe(r);return n<i&&(n===1||Oe(r,e[t-n+1]))?n:0}return 0}
var Or=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,kr=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Sr(e){let t=kr.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=jr(e),r=Ae(e)
;if(r===void 0&&Or.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let o=r??Mr(n)
;return o!==void 0&&o!==36?` Did you mean '${i[o].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var jr=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function Mr(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=i.flatMap(({labels:n},r)=>n.map(jr).some(n=>n.replace(/\D/g,"")===t&&Er(e,n))?r:[])
;return n.length===1?n[0]:void 0}function Er(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var Ur=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],_r=e=>Ur.find(([t])=>e>=t)[1]
;function Cr(e,t){let n=u(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Sr(e)}`)}if(r){let e=_r(n)
;if(e&&!r.includes(e))throw new RangeError(`${t}: '${We}' doesn't include ${i[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var Fr=class{#l=null;#u=null;#f=0;get length(){return this.#f}add(e){let t=K(e);if(t===0)return;this.#f+=t
;let n=this.#u;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);V(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){V(n.bytes,e,n.length),n.length+=t;return}this.#u={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#u:this.#l=this.#u}forEach(e){for(let t=this.#l;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?Z(n,0,r):n)}}concatenate(){let e=this.#l;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=Ir(this.#f),n=0;return this.forEach(e=>{V(t,e,n),n+=K(e)}),t}};function Ir(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function Pr(e){let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:Dr(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function Dr(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=Wr(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function Wr(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function Lr(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Rr(){throw new TypeError("Illegal invocation")}
var Nr=class{held;#d;constructor(e,t){this.held=e,this.#d=t}add(e){let t=K(e);if(t===0)return
;e[0]!==27&&this.#d(this.held);let n=e[t-3]===27?t-3:t;this.#d(Z(e,0,n)),this.held=Z(e,n,t)}addUnchanged(e){
K(e)!==0&&(this.#d(this.held),this.held=se,this.#d(e))}};var zr;function qr(){return zr===void 0&&(zr=null,
zr=tt(Kr)??null),zr}function Kr(){
let e=et(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return t===3&&n===7&&`${[...r]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0
}var Hr=/* @__PURE__ */new Uint8Array(48);function Gr(e){
return e.length<=16?Z(Hr,0,Jr(e,Hr).written):Zr(e)??(Kt()?void 0:Vr(e))}function Vr(e){let t=new Uint8Array(3*e.length)
;return Z(t,0,Jr(e,t).written)}function Jr(e,t){let n=K(t),r=0,i=0;for(;r<e.length;){let o=e.charCodeAt(r)
;if(o<128&&i<n){t[i++]=o,r+=1;continue}let s=Be(e,r);if(i+Te(s)>n)break;i=Se(s,t,i),r+=s<65536?1:2}return{read:r,
written:i}}function Zr(e){try{return qr()?.encode(e)}catch{return}}function Yr(e,t){try{return qr()?.encodeInto(e,t)
}catch{return}}var Qr=/* @__PURE__ */new Uint8Array(256);function Xr(e,t){let{length:n}=e,r=new Uint8Array(n),i=0
;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],r[i+2]=t[e.charCodeAt(i+2)],
r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],r[i+6]=t[e.charCodeAt(i+6)],
r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return J(r,0)?void 0:r}function ei(e,t){
let{length:n}=e,r=n<=128?Qr:new Uint8Array(2*n),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o),s=n<128?n:t[n]
;if(s===0&&n>0)return;s>=256&&(r[i++]=s>>8),r[i++]=s}return Z(r,0,i)}function ti(e,t){if(t===0)return Gr(e)
;let{length:n}=e,{ascii:r,loop:i}=pt();if(n>=r&&a(t)&&ni(e)){let t=Zr(e);if(t&&K(t)===n)return t}
if(c(t))return n<=i?Xr(e,vn(t)):void 0;if(!!1||n>Math.min(i,65536)||t===33)return;let o=vn(t);return o&&ei(e,o)}
function ni(e){let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var ri=["fatal","html","replacement"],ii=()=>"",oi=class{encoding;unmappable;#h;#m=null;#i=0;#g=se;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#h=n}get name(){return i[this.encoding].name}
encode(e,t){let n=!this.#m&&(t||this.#y(e))?ti(e,this.encoding):void 0;return n?(this.#i=t?0:this.#i+e.length,
n):this.#w(e,t)}#y(e){let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#b(){
return this.#h?0:ri.indexOf(this.unmappable)}#w(e,t){let n=this.#m,r=this.#i,i=this.#g,o=new Fr
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new Ue(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#m=n,this.#i=r,this.#g=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#i,o=this.#m,s=this.#g,a=this.#h,c=this.#b,l=a===ii,u=a&&!l?2048:65536,f=void 0,d=f?e=>f.add(e):n,h=f?e=>f.addUnchanged(e):n,m=!1,g=!1
;try{yn(this.encoding,o);for(let n=0;n===0||n<e.length;n+=u){let o=Math.min(n+u,e.length);Bn(e,n,o);let s=o===e.length
;for(let u=0,f=!1;!f;){let m=Tn(u,o-n,c,t&&s);d(On(m===-2?Mt.written():m));let y=i+n+u+Mt.start();if(u+=Mt.read(),
f=m!==-2&&xn(),m!==-2||l)continue;g=!0;let w=Mt.code_point();if(a){let t=hn(),{count:r}=Pt,i=()=>this.locate(y),s=a(w,i)
;Pt.count!==r&&(yn(this.encoding,t),Bn(e,n,o));let c=e=>{throw new Ue(e,i(),this.name)}
;typeof s=="string"?ai(s,d,c):s?h(s):c(w)}else r(w,y);g=!1}}t?f&&n(f.held):(this.#m=this.#y(e)?null:hn(),
this.#i=i+e.length,this.#g=f?.held??se),m=!0}catch(e){throw ln(e)}finally{t&&(m||g)&&(this.#m=null,this.#i=0,this.#g=se)
}}},si=e=>Gr(e)??new oi(0,"fatal").encode(e,!0);function ai(e,t,n){let r=de(e);for(let e=0;e<r.length;e+=2048){
let i=Math.min(e+2048,r.length);Bn(r,e,i,2048);let o=Tn(2048,2048+i-e,0,!1);o===-2&&n(Mt.code_point()),t(On(o))}}
function ci(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=Cr(e,t);if(r===37||r===38){let{name:e}=i[r]
;throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}return li(r,e,t)}function li(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var ui="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",fi=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var di=/* @__PURE__ */t(()=>{let e=fi.split(`\n`),t=0
;return new Map(ui.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),hi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function mi(e,t=gi(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=yi(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function gi(e){
let t=new oi(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof Ue)return!1;throw e}}}
function yi(e,t,n){if(hi(e))return"";if(n===0)return null;let r=wi(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:yi(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function wi(e){let t=[...di().get(e)??[],...bi(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function bi(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(hi)&&o.push(l)}return[...i,...o]}
var pi=["fatal","html","replacement","ignore","translit","translit-replacement"],vi=/* @__PURE__ */ye(pi),Ai=(e,t,n)=>typeof e=="function"?e:vi(e,t,n)
;function $i(e,t,n){if(typeof e=="function")return(t,r)=>Bi(e(t,r()),n);if(e==="ignore")return ii
;if(e!=="translit"&&e!=="translit-replacement")return;let r=mi(t);return e==="translit"?r:e=>r(e)??"?"}function Bi(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=ne(ee(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Z(n,0,K(n))}
var Ti="Failed to construct 'LegacyTextEncoder'",xi="Failed to execute 'encode'";function Oi(e,t="utf-8",n=void 0){
let r=he(e,xi);if(n===void 0){let e=ci(fe(t),xi);return ti(r,e)??new oi(e,"fatal").encode(r,!0)}
return ki(t,n,xi).encode(r,!0)}function ki(e,t,n){let r=fe(e),i=t===void 0?"fatal":ce(t,{unmappable:Ai
},n).unmappable,o=ci(r,n);return new oi(o,i,$i(i,o,n))}var Si=/* @__PURE__ */Pr({LegacyTextEncoder:class{#p
;constructor(e="utf-8",t=void 0){this.#p=ki(e,t,Ti)}get encoding(){return this.#p.name.toLowerCase()}get unmappable(){
return this.#p.unmappable}encode(e=void 0,t=void 0){
let n=this.#p,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":he(e,r)
;return n.encode(i,!ue(t,r))}}});var ji="Failed to execute 'decode' on 'TextDecoder'",Mi=/* @__PURE__ */Pr({
TextDecoder:class{#v;#A;#$;#B=!1;#T=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=Ei(e,t,"Failed to construct 'TextDecoder'");this.#v=n,this.#A=r,this.#$=i,
new.target!==Mi&&Lr(this,new.target,Mi)}get encoding(){return i[this.#v].name.toLowerCase()}get fatal(){return this.#A}
get ignoreBOM(){return this.#$}decode(e=se,t=void 0){let n=this.#v,r=ie(e);r||ee(e,ji)
;let i=t!==void 0&&ue(t,ji),o=r?e:ne(e),s=!this.#B;try{if(s&&!i)return pr(o,K(o),n,this.#A,this.#$)
;this.#T??=new Ar(n,this.#A,this.#$),s&&this.#T.reset();let e=this.#T.decode(o,!i);return this.#B=i,e}catch(e){
throw e instanceof je?(this.#B=i,e.toTypeError(ji)):e}}}});function Ei(e,t,n){let r=fe(e),{fatal:i,ignoreBOM:o}=me(t,n)
;return{encoding:Ui(r,n),fatal:i,ignoreBOM:o}}function Ui(e,t){let n=Cr(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function _i(e,t,n){let r=ot()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function Ci(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return _i(e,(e,r)=>r(t.decode(ne(ee(e,n)),!1,n)),e=>e(t.decode(se,!0,n)))}var Fi=/* @__PURE__ */Pr({
TextDecoderStream:class{#p;#T;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'TextDecoderStream'",{encoding:r,fatal:i,ignoreBOM:o}=Ei(e,t,n);this.#p=new Ar(r,i,o),
this.#T=Ci("TextDecoderStream",this.#p),new.target!==Fi&&Lr(this,new.target,Fi)}get encoding(){
return this.#p.name.toLowerCase()}get fatal(){return this.#p.fatal}get ignoreBOM(){return this.#p.ignoreBOM}
get readable(){return this.#T.readable}get writable(){return this.#T.writable}}}),Ii=class{#e="";encode(e,t){
let n=this.#e+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=si(r?n.slice(0,-1):n);return this.#e=r?n.slice(-1):"",i
}},Pi=/* @__PURE__ */Pr({TextEncoderStream:class{#T;constructor(){this.#T=Di("TextEncoderStream",new Ii,fe),
new.target!==Pi&&Lr(this,new.target,Pi)}get encoding(){return this.#T&&"utf-8"}get readable(){return this.#T.readable}
get writable(){return this.#T.writable}}});function Di(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return _i(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var Wi=/* @__PURE__ */Pr({
LegacyTextEncoderStream:class{#p;#T;constructor(e="utf-8",t=void 0){
let n=ki(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#p=n,this.#T=Di("LegacyTextEncoderStream",n,he)}
get encoding(){return this.#p.name.toLowerCase()}get unmappable(){return this.#p.unmappable}get readable(){
return this.#T.readable}get writable(){return this.#T.writable}}});var Li=class{fatal;ignoreBOM;#x;#O;#e=se
;constructor(e,t,n){this.#x=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#O?.name??null}decode(e,t,n){
if(this.#O)return this.#O.decode(e,t,n);let r=t&&K(this.#e)===0?e:G(this.#e,e);if(!t&&Ri(r))return this.#e=r,""
;let i=g(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#O=new Ar(i?.encoding??this.#x,this.fatal,!0,o),
this.#O.decode(o>0?H(r,o):r,t,n)}};function Ri(e){let t=K(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var Ni=/* @__PURE__ */Pr({DecoderStream:class{#p;#T
;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=fe(e),{fatal:i,ignoreBOM:o}=me(t,n),s=new Li(Cr(r,n),i,o);this.#p=s,
this.#T=Ci("DecoderStream",s)}get encoding(){return this.#p.name}get fatal(){return this.#p.fatal}get ignoreBOM(){
return this.#p.ignoreBOM}get readable(){return this.#T.readable}get writable(){return this.#T.writable}}})
;function zi(e,t){
let n="Failed to execute 'findUnmappable'",r=he(e,n),i=ci(fe(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new oi(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function qi(e){
let t=g(ne(ee(e,"Failed to execute 'bomSniff'")));return t?i[t.encoding].name:null}function Ki(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=ee(e,r),o=Cr(fe(t),r),{fatal:s,ignoreBOM:a}=me(n,r),c=ne(i),l=g(c),u=l&&!a?l.bytes.length:0
;try{return Hi(c,u,l?.encoding??o,s)}catch(e){throw e instanceof je?(e.offset+=u,e.toTypeError(r)):e}}
function Hi(e,t,n,r){let i=t>0?H(e,t):e;return pr(i,K(i),n,r,!0)}async function Gi(e=void 0){let t=await e
;if(t===void 0)zt()||await Lt(De,!0);else{let e=Vi(t)?await Ji(t):t;await Lt(()=>e,!1)}}
var Vi=e=>typeof e?.arrayBuffer=="function";function Ji(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}var Zi="Failed to execute 'encodeInto' on 'TextEncoder'",Yi=/* @__PURE__ */Pr({TextEncoder:class{#v="utf-8"
;constructor(){new.target!==Yi&&Lr(this,new.target,Yi)}get encoding(){return this.#v}encode(e=""){
return#v in this||Rr(),si(fe(e))}encodeInto(e,t){#v in this||Rr(),ge(arguments.length,2,Zi)
;let n=fe(e),r=te(t,Zi),{read:i,written:o}=Yr(n,r)??{read:0,written:0};if(i===n.length||o===K(r))return{read:i,written:o
};let s=Jr(n.slice(i),H(oe(r),o));return{read:i+s.read,written:o+s.written}}}})
;export{Ni as DecoderStream,Si as LegacyTextEncoder,Wi as LegacyTextEncoderStream,Mi as TextDecoder,Fi as TextDecoderStream,Yi as TextEncoder,Pi as TextEncoderStream,Ue as UnmappableError,qi as bomSniff,Ki as decode,Oi as encode,i as encodings,zi as findUnmappable,Gi as initialize,v as labelToName};
