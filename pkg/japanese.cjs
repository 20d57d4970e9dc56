"use strict";
const TABLES = "C/diCQBBgYAIC55gAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnEAAAAAYAAAAPAAAABwAAAA0AAAAHAAAAEAAAAAgAAAAPAAAABgAAAACCldlCjazHwj/cirz9wYDWNfLbPxKVf43OFXRZlYOTmAClCad2gL67L6Q6vi0u+1tDh3sGE+EkVXzzP2UXxun5n2CVNjJSHCFCrGoZumQF/Urh8IYqBdwg9xrHpI65gGauPxgbaqTiJbaIcjpByjCEjyLK4Q9HF6fNs3o69F+RLR5OOj2HBvGNa2G4L8HiDm39J4/hf8qs9dgfEv3tPbpxZ2X2AitaOlA1OdGDf2TOjUXCo8/1P5NeChiavRUHbHd01Zjxkp/eCgWEQjIvGY5/t5QLc2q5sJpUpyY1Eg7h8KKiojiHAFG3RfNaOvVBCysNNQI1OhAOkW0c7ILHsHvQ2Y+E/Rr10YfsFZEMN/xiiJ4cE2CVg7QxaiSFxEHNn3mhxO47P9mdAYDM1o88hCprAcq2l5tPp//ySX4yJ8d6P4HYiWip8oO6ZYhLIW9/jIZSQLvUFhPfVTmCW8DP916C+v/OqzKBcF1F0J7n3LbcbUkZMrrLYPIh8rh9Peu3/Zim8d771qqGuQIuhq/waolvLXGrybl8Uz5FuOc9hSvh8m0MqOpC5KatupmBZDGcCJuqGK83gNniCuCeLs0NQxUChTeB5LwdgZWMjYGgjWgXUuV7wUtkkP5rYS0xAGsxc2bAPOiv1mVFGe3fuTxSl37ia/PcvuOK8qYLo78pvQzWBRzDMzv3BK3nqW+gYa7ylN61uP4m3DNp/PxR4YJO5zirbbzNez/cyz3XiUiq8oCUw9ldzbbEiM6wuiN76RG/ppNMCNBM33kmsUHjI3zQkxKLg9X9d3Of+ARga1+VzPaTufr30dNCGafw61zgodP6P5hd0s3WBAyZxtMmslVousoK0Df7B71RDNd/FfyE0fpXEuqnZ01ckAQBf/YSOORvDkX6Wfl9jeLsRX6DhJ5KPcdk+EtBB2McPwSCCgqYPH2ZXlq8ZyUactJhnNFgqJbuOR48oNXMu8yu+IXFbdN8v07S7MDrm+h7LoHZ3d+/vuGwWmwHWnSNP6zVRsySNdAK9tQuYJRgiKjkEJjvw57eY1tXjjBHu6KQp1RQ//UcvLmCo+c7Fi+8ZAYebiPC22M9vOXllFB5o+904srs5gCjhQEDcwctXKWE/Y69BX89MWl58PG3Bt4oNLAJA4GtEZzxYnQ16Zmb+oSaoxDtI6xvnaAWckTrgEJXaAdv7kXaU9GwaNpJY6SNdcPaElZvFYfSdH9ep8TKPhq9VoRRPE33o3kgFEBRfIMVualII8dTo8Qx/UxLsM1MNi5a1wYqvD+/H76TlxtiJsISr+vp9K1SwZ9Zg0ZRcAGvjOnFbz1xoGlFdEMLpEBnpcLFSlgyEHTdiKn7aw5D/eEJfonmWMLKR8F8f9NT2U/PxkmbRBgZS40NivOShpr1gA/IAK3uT0Gh9ZbLhNDDHj/z5YRN/8IQD9zp3wQcMLliQomd/0iE1/53SuYB0c0WskPKAmMv10CbnOwWeJQ7UYkeVL+lFwN0nx9l8N+ilLzVJlyaYrgLW1sitKiQmLhjQPyU8yVwQhwVkBpTLVJGoCFHLhc8SID+YVfacVstPvo97m+Oz/efqxMAzryfsXr+mr5TrEpfKGbgLMB8Qgk9XPcwv/VjzMrR64IW9DzZ7rbZiNIhEcU2f0YOAB8lT6N1tj++NMCr71WR/Tbnwf2eLrvuvvZbtvD6QzWUNoYqDU8Rm9m6VVBvpxWDU3p+K1o1mjicmMkFBWLQ/gZ5E59UB7Jdit6e4SHOzpBtdtA4ynww6+WJABy7HrIxM5v0ofQXQpZmaovz/aN/2M3Vaxo+JaNsjGRr5AiAOLUtsSsVTUEzObfSTOm6AdVtDf7NgQaI/pBcva8cNJQux+kGtKpF/ycBwT0HpqfOhU6fcdHN4/kRCvLyvVWtcgafSU7U5V8iY/7dpzD0Gczrp8K/aWSLbzL48diXly91dW/x4XjkWC41ydlzrqfbnfLSeHJgQZTE1Kut7POj+Z6plr0BP3vQ9KjTuXKlMr0/N9frgxxGgaoD9dmbKfBojAg6r9MU2yyAZoVRABqfYwDHrviA8ms9igSJPoWt739Xo2I8Q0SFYlm16IixPF03gxmVe86kZEZCALSYAHh/KVLR5SlzqvTMkr/zzS5Mq7k42TWiqan6gzHrw6Ac7KHfSKSlYyBwH5BRw8zq0VAivd/YGnQ616k5VehM1vDvY5wwbCyJ6vIx8X3anRZtfw8+R33uJZYxFkmCW/n/a3KrQRe+sA+Z+515TEoFEhEJ2HKVe75jcppkY09t6A3Z79SCq4GzEGuGxGL6dBeppruNCqmE8RSLZ09+2g7jNoO2u1t0blZdD0N7zBztisTXoxYa3wgnqjOG18DEKyVvyloLCoRUMR06WEa1dLt8Qo3yqtnwfeGytQtvwgr2+lukr9XnfCxBKA48QBtwAZtSqlbJ4aLj4XLsEfb7Aq3av0qwEljNp6qyKYtFP5Rm4TUlyZeihCEzic2A+lQV5Q7D8TVsZAjiuIZ+HEFvpAwOyqF7VJ0Rh6kDHnQsXGhG8uJne7ZMJYhuB6fwvmsgkzgQbO8Pureci/IPTpPsocB9qOTRWFWicG24GVieXihOON2iZOY6nkd9VAx3D5nAG0ShyywKa79gqbQFiSoItuQaqNyGTR7ZxsPAIEbRUHMj9BwmL0N3NscmavJxjaLWSuz1ZRLmDGNO+/b5hqQBAzi4zbs3nDn1rdS5svXECGG4R6G+K/7n8dW0t5cxlLwu7duGhbNFlPelA+3tjYr64x+Bb1tc51+ndzW/AT79w43CsxVNsKjglFjy31BMnkXAVQe+2hYb4o7P5QbBOra+nsAXzciT9qhamgMASho84qXsRfamY/zdp/gH5z4HXEBC2plRUicguXdW7KDqtpQ5YOEI1gcwpMmpQSPrNAc3xzNHJFsoLu6fP21N9kCpnn9i3aVg30CkkGx29In2KqtAvFKFsL5RQhpoP8TQivANrvRkq8HqURdU3fqmpa990hqjOl66q8+x6a63pEGi16G56uwsEI/o0tCh1a8/2mMps+cAmB41sabI5XZ/ByYA3295wg7Lp2kKriwO6FGACaBIMNve6h4AZOYkQEawy8QASWTc4AJ6rINrfX4riaGrvYgHOot5n/Jegc1+t22jAc0xpbKLL4WN7szt+c8n9rO0Yw6aEgdj1RZ7Oyjc7VjmUR5/XDdK+6/+uH50Khq/Mja4HSS7J9SQ3Qvavnqmx3Cc4Mo2RwC5qOEexXx+4c+NRLdaBDEMegLiobwawFItyTae8l1zDoPH5NgF3CnrjsEuuEtttvxaqYWY3xaFuCoEktSipF4STBxTnZUGNB1EtNZQsK1/5UPfU6h2sWLR4kdZeSLdW3FTf2WJJ/kl0FOqqMbRYukVWp+4g2jTEE4q/NopRIlsRpnpcCcKnPqh1eQamXZuBCdlp/tmO5TizllzRotdtQcYSx5OshJAFoJlOodcXzNtE+nA0o2V0wQQ0wbVjg/wULr/WxmBT8uTf1lWLIyiUbKxmGm1qBC1fzN+C5pLdJ50haomJ5Whv7v9RAJY8eRH9CfUbp6yI4dICCeRZYlqZKf/iUpSSaLrgQoXDXl4TKDgIxc+umuN644ZKOT0e1nWLG7rvqluOh6n/isIY5WD/eKpuIQGtjJOuqdoP4mh1xPkWJlD9NQMUCQe/IxtT0a84OwWJTmgquIUW/wE2Fz/8Kmb8vo3k9EmHcrW+Pq3Uf4ThZwCeAfIDLbCXcWiHbX2De9FjwURKmMY5qXM9qH+vII5OmcaK4mJ16GKJUQJV7NKRxzxv/l6PT3mIb/qeAMTa8ue1zVl/02uLrP7S/tmgY68OZ+yCIfFxAYqkDr3a1FTULDswJZ+pdsVrIJXiHGIWcUtpNW8iKmjpSod/fLmI8yBfMer5devrSEvTm0GbGr4KoQjuKS6P0lyPWHwPtuVAaCbzLTEanT2V9gAJk/288jub1aEk/Db2T2cLaE6+oGu5ZcZwkHVUeNAbK/cw67N0goL51/b0p4fctUevv2d7shrJBTwptFws1c56g2W9nI0CLDqndb0kyxBpkZoMVPreoIkjaJhOjR9hro4MP+5TTxz/nDmFXLZoPXGRvqGI517OeI3kjI6Tuc26E9U7Jm/QPNhk3m+bd/na23db5MJ8tq1lp7yAUYIXTtpjuD0HOG0UU7KTbORKe7ph49ZjYnQalH2/YCrnuO4afD+rHPF0+wIZTr0Pe77YApNptoSmdjxPvJl/Ei5WzT3TgdMd6OdfHx4jugMfEl5EkJerX0UGclyhBsA7W20GDE7QI7dqHCtrrUL72cJ0YXEEsO/o7vtEPOPQ91fOBaxNsSKQ9NL/6RFs5hjhdCDfxB7kgYxMPTIgQTSTaWjs3IDx497mJz+eFA8NGtmMKAYV7zQgNf8+GkwA+FxF3UvLgU+zJs2yGAatHl5+G0aPbgwmVPGXaKxfs36LhX3qpjwuv96YDQ/dDjnYK8n1kO6kYfMgiEm1ScZ380NPyi6Iw4aUIkxpD97Mqh7S1mP9QrdImOfL0gi6wMFtXdD3MEIUzJ0W7UAwn3eDuJAWFQ/QA9TkmWD/vWkOuqdWAdXkl/k5sgsq3dVdXXvhp5SjobOXDqn0ESyMZwp3OqU4n4VPgP5ODnJM1nXJHLTvHukpykpZWaCJyZfp/Hln9o/4L153fHm1TaKb4eWmAxEh8P5OdfLv6rFtRLWUgmYAyNPg0cDvMhJzVwAnos9hsADbi+/ynHMUXAR5l+44iSwi6MYDo7vKvGeWHr6q3sbfOfH2odRP6/OmImIauI5GyIQAJLuHqA7LZrmFF/3Ueaz7TtfpXJt77owYE+ykDnF8O2qhEKgUZ0cocMkgE4ZZs/QeP/50md94QogWUQnVTqO2xKoeFL6zoGZa/2MMR9rkjWobx3E/W7C1jGVMygbCX6v48rsTpO9jXw9m/jfuoGe2y/T+IQiLmLzDVLUp7VV4F3Valu2pA8IwTzO7m54IECYtYjiYnRQ30lPIlsGGRA+tAn3zf+fYJmqCKXtIbz2U66Oqej9GaddN/zTemcfXWVMwgqON83UjMIoEeq/9pZBR7krUaYEXfWXIcXNpLXV+QbWbVfVihkWHVOQ890HeHsmu0KrLcWrBucS3R5zDtMwfcbrFH+jZypHzLasb7lRBTomeRVmD+kG9hr5L7Y+yhzCL+T3XN8ZH7f/pqLZMv21zkfVCxMno7+nmGEXNUomADQFKqP9HPgy71szM4h/ELil7STkC/rYgzn1xNoJRohV/eqVZ4w1azJm9RP9FIUS5nTlFiNDPmnMKPFpOvdO8aNXcNOmAlRhXG5/9zhSQYi/SW7wvcpRTzsRCh1x4ijx4ns72nP+haZ2+ndSjVuCAJ7LkjOtD5LhHMCoxpMeouOeZtX1GOhEwJgy3ZgYu7ee9s/KURmFcAV5Gw+W0FdWlm/1YpQOKJLtOLaVZrpWasXjvHFB3hlXq10YYMyucdchboBsN6NGEfH9o+g5cVjyFJrrJXfeURXvyE5uf6+39CEJpSDPq0KssJbQ15E0VPWMqHlpjrJZLNYbyFJXX+9j4rkZ5+vK6BWX9WJ13hyq/RSwha/Ooi++AEjgK5JptX6xIkmNbPcZSUqrbU8M04/+HbAOCO7Vq27IsmME3p/uc81LM1CyUNxhAbNAUJSIK/rBGe1FSB/C1zXbNP+dtAfodvrVrKQxLqNOhFmIS3xlAakzIX/jTl+FzctlrEnYB136dKgnTv25zXVBy6vah33C9g4UqoX9sNs21GoEgm4hdjwkHYqXYQshfoI1WdfbDkerYUEhtxelr7i3SpEQHPzlq3F8n262t2hDQm/uqzxKm+bejp9cyIIIel3xJ0h1DpEbZH2Yh/uCP3Ux5ybsUUd+5mdBEy67jf6HdfRJiUnTi5qwpqGeay/LvRviDD838KT9bTt5qnrgq6+gwJiilC9U+VkEgS1j8BCH+H6OyLFFbUDSI2hE+QumJijr1BurS6hs0ter9GrYx9Z3SnbW6MJgSbGuozJRvK5alrbcGCSNh7AUPjkzUo4HDowLp7U6kqBFwTdWrdf+1AHtpqcdJSmvd5rFU1fY6aDX0nWti7ptOpl6QVtyJehclWq8Ur0OWEfFQy/b05ACWp1tqlNgan5B8oq/G09hW/BfRZZHn5jG07XJYmRQ/Dma5yLiRh6qnFRP4vxmgJHbTkXbDmlYuHS/FldfnOt7YA3Gr0wdiWUXu9dziUb0Ke1RG2E8BRumpza7pvzO0KQqlT1a80wi3D5yMBEpVvh4RU8RYvABwjhLrGxqjpVxSU+4Arz+SYxkoHt6OwFSq3QOYsLAeEgkvOaSJaQGRVnoncePutdZxV/mahCWsjE1x9bc8ezbvS5TTpIS6evE9MkvmficaEbFawqQVxVgUrbGpsx27BBvz7LkPpmn0yMjy66fgLrc4zwOuTdXhyuFtavibAbq+RQcmqmtWmix64Bb6jsx78RQUKUoVgn2IXmx2HRx6dXoSfFuxXiUoYwhVT6qUNaO3t/Pdk6S7iaIHMudtziefnd8QjaNEtzREAL1G11RYsONE+b8DLnAxERi0r9w533HVmEnmNK3KXVy+kUANoAEDEZut3duPkQZWzNrfJnK6r5AiKXnCXBd1U5+4F1Exk4aBdt0IGeDC4xWfIyME1fTh1v/rzy4h3/qm8PKg0GLq5QOnO284fwtVLGhe9STNVl9TgufsNcIZUYesQUcQBjjwt9NN6JasR7gBNGgzQLeeKQ8EjGxxonMBnB3cJx4HBnEATnU7eQpLbKvNKe6vwUlgVgPAa6zRBr10R6I4saHfm0TlVSeJD2UaLJly+OzPM3LfjopE/lUfBs3h2eIWnOcvzJl02CsM5T5LjJ+OMo1Lg9k+yY1o31UZ/OIibbGTxs0HzmMelw+HMDuV2Qi5928Vl1hCygqazQpBAQ481mx7pUuF9gtDg6GBPIZ+VnopKTfyoFfTSwPSwMW2yCJ4s6O6Vo2swS7uQ8czmmwzrMhYhySOgUL4N+hs7KDamKBH3qeWyjPYUz4RIIj8ahmOkZ6bsfP023W+FpTNEkSm0VfziRqd9Ptl0Vvo69LD2pG3kpkAXDL/f6p05/OMjtdeyKxeKMWZENMZSUo49DRyM1hRLs3ksBXdmHdtw3+aDC8NE+s+0I0u704iPGG6u8DTh+W5g/Quj7vNtF1jtHwHsliVNS8pVli7fr2kv0ygcQnTrUP2khSUgiQVFG2IyDi9X+oxSBftp1c8nXjXzRxi+lTCI8sYJ7RcuKYa3Ye/Vs3iyCE7Y9SN55t19+LBPt4Nc/yHa/cUxIvB/170/VJGWl8zrCLvFdEw51WX28hRImTgDFN/aGhvnl3lNpBS/glIEOKoswgPeHe0iO5ACWx4DVX98BgOCixrXmYysVo63e74JIV70J15zukHpD4u+kIplpqVGY4XOF9fWMJDplcoB2Uo+lK3Qlggfxz/stuZo3QPLQ9eHMhan+359Ic/RXjo6251p/tgjya5Rfj9gjfqLt7z2/2aonrU9AKXIf7+KtTSg0P8S4zyFxs0ll48CLvYVj+Mp6KZgT7M6jdecdhWa6EDVGuzvMr+i0jLO37fpu9eYS2y4WUFU9+E+PGu2h0NtUbTDOMmxg/3mCauPoa6yE9tmOKW2a6sh86AntZ6oybJlLwM3WqOGkcABYdMHoWtvnz572mCjnNwiaJIY0OGk0wh/z8YMwqKQ/iShMDmHd+PEyQI7w0R9m94nVUgl3QaHOR1e6CC5Co+ZA6fyEhKDLt+uS6JMrBpOI5Y1+Bn9KVUMsWfTGbloMaFsHIo92cdowLp9A0PZluOAH8utIt9dYykK/H0F2S+JrV+Uj2Ro8IacDBdSNhggBwzBhMWuvBV6t2NPG5e0x+tfLSYTDLQFG5jQiqf/fjfzPNa6wexGGmplz/mjQ22oQPH0AuQUBwujL7yU+om0V3xIybyEZWXqvLEy1uVtXw6onFSTb5mUL4Mzb+1dmRzr2nQHC1Re/hnaUdmeTxRMDtjNdF6nuv45NDKT707kV6+ZV9LIpMXObQw/76vpBVGW8fLpOzO4WaI/Q9KfZe+3h45xIhOPvPibAgsm+lxftuYbiGCiOzqD/TroT86qZFvhXlDA1RBtPC+EthpwDsEZsmyIATFR2UKSCE5sEPA+Ixm4ZzNfM0jsAp/lw+73hLsurS/hYkZ+Z89DwTiMmcagObXMZc5/tMdLkEqOIzce7EswCVqKrwnpLgSAeOLwUoOTPcLFA4i7XwzOUfsEfGVNTq3VXe64dCJ7fsCKrRixaXtBWf6xtsYfrcpJ1K3YY6XbxLOzv+1OK9TjRcT/pSkAk62H32urpVtR7r5BoV/mO7Yx7DiYcrMKtr//znMLz2ruTdvBmDL+MasIVscPZuJhrIAz+nXy3bqGlprWmvrGJRZkPzfDjehS/vPoR82znivLrYfp3JPSNCA55yS2DaeLNLNM9SDJhEZpu2dDXT49WwyPc+QK6nDZ+AwG7D0vmCJ4N/rp+cMo/qLeotTqDYr1pbUjPAoJxleCdHVBMfiKQBsUHa9dSbSYk8wYNltfGWU1XOWeTRVTPhgSG7d1BPb+Gqz+qLZj+fd2mL5zbBU1p5Cw7HXAFrx3ubI9BxlNDtiPbXml9rmWKhYam4D/8cC7qR5Ubsobx5Lm91IffcDul92aN0FgyMxT/9a3p9YI4Zp0oFXLVcDpm9trVdxdzHz3enzxNrBRw2qfTLJZYFX7Ed1AN3rGbJA6CySSyhBUcji74Q6vKZua1/Ip+X3scaehaqT4i1/u/QYG/HuE86NAgse+Q4PGSXUMtKLqF7BCH90fG7yCU5Ks/d/cgUpCODqLxHnkzPBn/fqHn1IWze1zztD4VA79PMk8CWiS7O94kXIrPhny01bHljEk+sacvuiPWIL3j9sgRSNmd54HtMTF85gQsSDzQeg0n4nz9Zli9svgbhbJSGK+mDUVCDS/ob+wCieDBevH+wq7a6fk6wUceeSGpi5cnmf/2VTXitqHHMTsI0ExnlNLH31uTD0djlIxBujZxj8KErwTeTEsIdGDTselalwi+bXpD6evesadftrpbYPDrsvDsEznqCFEYvhUBzSAHYzEsm3PdbkVw4DzkSVoSgQsGzJ3OQvQBH/uyx6Y7C43CF8SuNExHnUsP+mu0jRwcezAFY9x3TraWxJEhB/KI0nPugh1RPZPoVePiYQuYYzVRd+c6TcdYX0B6Rd8TLpYBpw04bNMr7Is5fq8vbqweZij+jLVnTkARLQHvSJPR3toXqeRNCA0QTfCG8Iys8iDg7y4G09ddS9rPrCOSimLlE52c5yxv9WckLYcdtYEVV6Y1toHqbvP/yYududlxfXXub9iEmaANrF0K374Fbz69KxVKv7P3wtJ/kfUeCY5CC4Y7zNnaGwQSUioCRUQGXD1AI4kxQIBHrUVZEDL6VWaUWI/r89Xgi1b/ZwSqKAbt3KXrBhWO0zPWYDWv04ITVwVjlh0hFRPAXA2MjypbF9mPvtFtjtIRnEL6gL6oKtgQ4psdlXLd5nCjzDODsIXDKRIka9B3Ng3Kzmiu6UKQxzN6k5xGEAUfWOd0yEITANVpSpgpT199R+aYeDJq0afYKde3Dj7YXHCQurpGP282gUTJiaaKMH6qXkqJ8zNVTP3gZGIiDSup7iJTINm0bE4GPg4HZUI9RMdjLxOuUjhTiwZarcEUF1WixVd6YtwI6INU6e4ynidc8UVAlb1s7xH44QgFBoNJYnfJ5Q8oJU4YQU0+YHSt0v+BB0mEC+D1iybacq1tQbcTWvGk+5+p4Bb/tZE0eHa8kb6G/kRd1tUFfRSH+IFPYOrDEtz/GykaUJnfLu1GfU1LG9o4DArtp4hZH3m+QJqGPFFiSmZ0L830LSCt4OW6c3qJtIGbYIaoY4LpcQX1LMbUPCfOWcYguwWSFwNY5u8STwkzGs7SzUoYgp8SaSAg6pReHQ5dWo9FF5FhmQvZ1DgTjkthhOt+q1zlpFSeCCPgzs2LusNdSHSEE4TH0vrBv561FEnQj7/wxjor91F2SoDtsgSwBiCw8zwRb/Xk/okNu1LNTBPHZAqt+c9UT/hhpDRPRqVq7VNBA/F2BU30FC1L6aVyr1kLNBu9YmNChpSa3qHJjQ5kDfJqKRQgWiNb7x80h8WsSa1T7L7+57iVO8K2Idn8KNt4eAAjbrMM3gnWaxKBuYSKoV2K58aQV91BhLORtizy4G8iigGfLXe9trYwLgo1CJgLB169gHIAJqjEp2T+AA62JcCgLHEBxPM0j5iJARF4kgr+zM/zMFMs/WfotAZ2YP48vx7MhLY96m3JHG4NwFRFon0726hLIlyTsHA0JIy60cnueeQyC/lK9BVNN3Ecc5g6/g1/GmzU1dj7sYwiVMoIpNwdfDr1SRqFvQK2Rka6cW4KPF1u+OBgE9mDC+/wAPf45zRvErcMcHbYui340mOIDkfie/6fi6LeI0umKF40umWqDx7sNvKfZYrLbNYPD4Oktmtwd2CE3DKqL9uof/vGGl4jUkOLwNwELdT+PgpWJK7jqN/F2xxs/Np4NVSOQWGzRqaNyBsz5sr1eUnGe116GEOVvJRc1+5ukM/17X/SO+Z1Q79P1NWbkEa6FOCxGjdqpn4HJAhlhR5CdM3iacvNwxAE2WRbzc/npZ3aJzjekaJdvx1vX2s56yhMzKk+bV8tbPwR7KUH8KRLypgxKmD/xpXgw5poTA0um79oQEWVWKa3XYQeCtR1PNP5AaxrnI3sL7jkrqeIGvcBGJobRxUglx3TdBUNN/hfBdJorpRTUxJ9KLIIRAdRwHDOeAlNHVQR28n3eCdzaWeUbB6k38wqOIZRDttOXNHF2aiv3AIYoWQ8krUI+NW0FnhZflGCB+vWIY4ALm4+KD/XFf7fr2GpElhNfR0E/k/zNwtKYwWTokzW54JIuFAXFQVRTHWuaByU0SVqWfQUvH/JYaibW1J7kSNDL4Wr9tR55K6maHAGNvDyjKqzO6i6lj/ogA82APu/SOmnQIt6CjBmpY+j6SkSz8zW4aKEW/Jxb102m6GLIH49Zppw4bWvyYjSwov7yDboPy692vb4OplNsSPK2MrquEDQcJxmK+oVv2IZUvPETVgkLfc3drK5jrbLFI9m47agAnh3EXjsL1sdWkRf0AodynPiUIxik2hv9vKKT+/KNG6QjD9KZbLLK++A2O9ACcZqjNZgp9pwStZphhEha+WqIPgVVNlYRzh/NDnKNgGa/JEoOvXK7Lt0vOmOo4tvGkGd2+Mn/dPNsETCkYMXfFlay9z97LBcVUUUXhqsjI/y9KsnuylYLCLHUf8nl8aRojDMPe+hRyNGejgr0+OHjS7eRmk26guTWxgMODyDq4bowy0tBGAHkbHizTQ+iwZP6LYneDVv8U65qc8tT1CzCc0svZ4DK5LNGSWiQaHbU8rwdlTTmRfL9VJnyPmDzEZQicm34vr9M43vVN4T4cq7NXBD7so+culwZmfu/RrQH5WHUNQDyX+ry22i5UxXD5cH9phG/Ao43Gt8m4VKxq3WGuILnJAd6+vH3oc8gMulrMsh0CTwDCuy0fGUVdr9z+vavey9P+OSpl3Rouv7Y3kEf/oHdZIvk6N2d9G17PgMGc9Ed2smRhMquStaBl4ZO80TLmahf20PKKo1i9NEAbvgvZGZ71NLi8FiG8D1lmyfiGT8TCX077cfY8PfsCvogmXOAZfGxDGYSnudiw3tcNBe0u+yvwr9qHw4iJip0+CRRUxj4gXTb5TNnnQYyKuuYdR+771SmLO6fvKv9n2vp+AOhNe77mQLfQEigCTZQ2HMa8+WatZWH4+ZvvIqnDsKsBH64Tt0khtl88lRGHy8xXe3KUTtTTvLnTwMm4IgSx0NLAu3ElLW8kOINEC7R2q//kDLOxkvzaUh0gMq4W8W9JgtBGu70DmDsK7S/K+SQRXGZhIhVhCenUATNi3fqpLKq7Dw/rwF6oihASOtg5q6AkbPD9JiHW+BbGXnQhwxxMVoDLPPficH4fe4lnsSzq297LIocMKdKc4hprY2rboGbJ/IFCzhzNVA7MS/QUvUWs5cLtXXie4ZbutvE9eson/YBsgMbhj6CiO5QFLtw7pF+dMZ2rBdbjCGH0whGSm2Z8y5K0Tya2oopOy8Hf0soDZa8KdKMVj2X/jnTNMSgdhuEvmk/B4vVdxUpJsXktEeDYPy6FjbXQHVKZjgUA4dmDc76sXoZRKj+vNiBNZq52U1VB38Ei6DLE0ycp19smNiizwVzkq9qVcC+qPNU4LW7DXEY902xlEHyESb75UDoq2Jvnyb4JCb0h/TIvCvUUwcnpkpw67whj+PDC9y4k67ptht4NrVbN38bqsmF/+Vh7j2si2MPz3XMmTvIWbevSWVcPmIAt0kKDXOJI2Z4mlVbwkE/NVrhiBBPI7lhrkpxLIxuWi/A/Emt1cVqxGuBNk5EnYNP2O0s+z3MH3as0AU4D/P7p+I1eIihJOwHc36Oh0RNOKZoyO+U35OVhh6C/4Q6R92wXKQA75hnaaTnyxdLVsQQpo2Wck59Y880TtPbyZm7Jq4jes2EkOtceCthct+4tlNuwapEbisi+1lX/Rt2N8feqlqmkVmfgbhvraAib6PpsrwPtmcdVMW/qcN8gKv9jSC5bfbA0/ze87f2ERs/n4NA2VtGkgUqnbcFy6b9OVy3f8aeld0VSD4kobxPvAJ3J7X+Tz0hh6PXGCZrNvFLM6vgqT9sd/uWMFwlByO7b6dek9ZF3EY32SwDooeZSZIUEL9xNUW3+P1DD2A+FUe1K5sydK61Us6WloeE1F5IgEUiPRxiJ4/1trarjvO1psvTupp36UMxzl2cSR3/icIA/MARDN1iHRh/fYKAE7JWbszChsRTx6yRLlltDkIGGbrep6cX20Af1EN+mXavn7iA0tT/CbW9d7b/qEBf5XsaL/RlteREe889iSs9nlpuyLqaw2CMlOIPOEd6Lc+P7u2tEwa93wewKmSiNCI6KM1YjwHnzbDPSQ4BviOQ7vABaFYoR9a//ZITIp+9+7b0yaSrkfPnBFe5cf581dIOswG2PP6KkNSs+J1mwFCT3eQZ3oO3VoHscG3mmXH5omyZUXjivp3GjCd/LHkUnfYn0c3ttL92FR2eM8FTw2Im/afC1bGiN6vLBZZ4bhNdxuRkNdcdcazNM8SrbhiSlN0T2nApLPD5vvh1eihv4KeV4LNUcbTjTfF7IKcvTZnoU+hV9vFeahqLOJHHHCqqLIxgsukz4NmrdsYjoILeZL84HmYgRkfTav8KReXDQt7YU/4f7cAk79bQT8nQXbDA9MjVT94jyr3b8QVFw6fjU0P9IduIJMFDJlWpWMhXnqR8uWFesLhTRswvygHMb0YiWs+uNfzOthPn6VSEwNKzAFcRso0cWZRH3Fhk8Wi8MBaJSqkjq0IyEg2M032WX2LbYiipIMGKkYbHzSP40vozyEbKx8gyy2rJotXsIW4/jmkoKeG8owWHqOLR1TSpePOE3JBBGBxczjfV+cAXT3oTxR/KoppFaWZBB6n82qez9PsPXZJOtc09LZl3NDOuxTY4QNgrRhnOa7+Oy2n/L++r1c7HtZLOn5ExSfh9eEV7VFoiuYcykI4q1sBl3XC/IeXTarw/oiSgCqAmiGJGtpKnJfNyYWf3ZNzuVJCrowlwB94Wa9J2clTvMDRCAA+AQy57Vc3CJV4+SY5EAkf24fUm2d1JUb+AtlfskvzHFc57if/J8z5L09uTLpQc1gfFDICWjPkRIpwaLa8Kp36mwxJjPzyExxMEdUNAuuUKeOjU2hZe7fELahvJd0ZxaeVht8yERZakndvbM16OUdnLe6W4xWpR/ZsAfIP7KNesUyUMcAOcuxOvvINGl7ecvJmbzVmJhcerxzvqLd9JZNVQHnN1Okx75nsy2TmDsHKdcqzoh3z7xokQzUhNsOZIvFr3pdinO3sqAMJJFS4hLFSkZ1+kcagx9uRICvFNHnjcNeRQYQ3H8jFFLFi+rR0AmViPKVonRUljWvHhnaI3qgTlGA0C73Ty69JMqYXsbaEhtGwrWdAuntIRURU3+S2+9cKh42K9qc1RZn+Uvbabqj1pIEJdH1nuuk3uqv1PJ/YkiSUoh1NzrHrBfdeM372HIzNJxSBX4vvfoIPFK9o5wC8tJKWNIrPXweMGPAilX6l4ubS+f5kEy9adAmOCFFq9ncV2GBx0+AcaN6ZA+sl0rzVVHYUHnZqrC39YLkJkfY0B9uLYTOmlhGj2r+1SAVITTGw7Y4HAgdXOE5pZrN2Tp71rshpxFEcDgOE/qRxCJxj6FSHSaN9p7thoVqQQffNmVJCDIH5Fcc/tjfGxWZGYEBYYATnPhClKAW5OUxVAte7b6Z16UMvgOfefQQjbFSfO6NpnE9YpDAeMu5p/HN+xq4tPQJMHFnvILiFVE3sK2CA80WnOo/dXlGZprHdEzzsU+5ygjTWpNv0tWa1k2AMZoO2iQ4q5U6MUnBMSSktCkD0Nr7GIj2zwv6DMir1UiwaJP/6eKWNicSFxvxsr+7U1p3PL2QlVic2fIPzdSlFvMOfKE4wifagPaGnluLVHSl1DROa94iuS2HaXhcs3erOx4CyrkcJwtAdc7XuChxVJ3f9mbZoF4xVRYxS5B1S2a00UKi51zeFwsNQZK1xqNELwmEdi1RY+mV4/kdD0wd2ixx7Y8SB5RLflBZpw50qhokM0ydNiuHTKBtcjcZ2niSa6zfI6XrMeQV3K/4yTdHAijM8CfuIS5zYjWBOT3FU2IZACwnZYfDarvjBF823PyEV/6vANtajA1qDjK7tGMnp+IxvZgc4gp25m8OmlGCX19/AkDOBeb+0w4j0+Ao45pKYhQh5HxlNziFtye1T7Hhcjyz0doVmda6jXnPa7Qg3WvkA1/I5uevkgUVtPedzLi3eTfy1tIT1AH7VD/Uao08EgiXBItbcnkzH4pDJsOOj8GanJu4f9neWexf3zgDTsvTmc2D0r1ToPEH3Prj+1W1QNvECorGVc7OPAf76oWUZ9HvC8EkdC/qqAfUAJzsyz/vAhGan9BpCZXSXzoewvki1ty2cPrIdoKENIDIEIZ7fdtblgSHN4sYqa97i50ZvEIyY7VpYX5c9dSsHxo5IRrBWSvaUiQ3JDDYajy+lrjRzpwu9tCBjz6YkUN108uOtfqDBiCux7JAClxfUwuqNKZg+ZCjHyrzM1IzhkKQWRth+Xn+B3E2iv9zw4Gg3cGrcVcIvVzX5LfACeTV/gBTDuywi6lvOX5m9srdqgRkxgPdaNGREh9VHD8bB/XBWOufDDrQrV3XE/RTlQhyB88C8gLxhnDYzewz40BZimwWlmV9opm2liIvsN3BKdxzGaQsTQhEawZE56LnXjpfmbIr/M4smHm/QaiCDINT/uqmfJyypxk4/wQCbk0p/YyOVbYsYY5uLteHX9mRC5m13kTyWTEv6bhGHn9+lse43gzgOWI/38hbfdlYQPD4j2Wh7OU6rSkaT1R3C9DHp5U1rPffMhUp1wi8drqskvFebg+BeUt8Yu53axBWcpn8F+1u2AaZPJo4t6FE4x6nMfMs0TX4RyRmAqiqEF7PL2AwLOAEM9U6SVKMdzeHQdoOcZr2aTqrbkFGKCb5bxkjaUmk3eIVg2OHPBcTPcxUXxABZFq2n0R96/R28UHK248AW3jR+vp0WGwGbOrPsByf1bpFotCGI11nQaVVQWEr6Y57i1JeU7w5ujfAmiYd9+knnoxZj7kd3qNHJKSVu5tzON728rG7L9HNUoKstu0ObLwwchkyYKZlo4ZYzU+KG4bcxBTSMxQTripQMPxQYBP4FSdixBoYwZkLlQO63Qnkg5rWNzXNCbzT5LPQJYF1jMG3aCl2pYlb6EVQDeuk9f3qq/R1jogMwFk4unKD6HpYUwBF++qVPS6RSY1pGck7jU/rLR35YAAwAAAAgyAgAEAAAACgAAACQyAgAEAAAAAAABAAIAAwAEAAUABgAHAAgACQAKAAsADAANAA4ADwAQABEAEgATABQAFQAWABcAGAAZABoAGwAcAB0AHgAfACAAIQAiACMAJAAlACYAJwAoACkAKgArACwALQAuAC8AMAAxADIAMwA0ADUANgA3ADgAOQA6ADsAPAA9AD4APwBAAEEAQgBDAEQARQBGAEcASABJAEoASwBMAE0ATgBPAFAAUQBSAFMAVABVAFYAVwBYAFkAWgBbAFwAXQBeAF8AYABhAGIAYwBkAGUAZgBnAGgAaQBqAGsAbABtAG4AbwBwAHEAcgBzAHQAdQB2AHcAeAB5AHoAewB8AH0AfgB/AEGg4ggLIxskQhsoQgAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobAEHO4ggLAQEAQeviCAsLAgMEBQYHCAkKCwwAQYjjCAsJAQAAAAEAAAACAEGs4wgLA0AyAgBBzeMICw8BAAAABAQEAgMBBAQFBQYAQdzjCAseAgAAAAAAAAAFAAAAfDICAAYAAAAHAAAACAAAAIQiAEGF5AgLrwGAgAABAKGOfDICAAYAAAAJAAAAAAAAgAAAAAAAAAAAAQChAHwyAgALAAAADAAAAAAAAIAAAAAAAAAAAA0AAAAOAAAADgAAAHwyAgALAAAADwAAABAAAAD/////AAAAAAAAAAAgoTwAEQAAAAAAAIAAAAAAAAAAABIAAAAAAACAAAAAAAAAAAATAAAAAAAAgAAAAAAAAAAAFAAAAAAAAIAAAAAAAAAAABUAAAAAAACAACoNZW5jb2Rpbmctd2FzbWVuY29kaW5nLXdhc20vamFwYW5lc2UgMC4xLjA=";
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
var ISO_2022_JP = 33;
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

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var REPLACING_BLOCK = 2048;
var EncoderCommon = class _EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
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
    const shift = this.#shift;
    if (endOfQueue) {
      this.#shift = NOTHING;
      this.#encoder = null;
      this.#position = 0;
    }
    const replace = this.#replace;
    const mode = replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
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
   * Writes what takes the place of an unmappable code point.
   * @param {Uint8Array} encoder the state before
   * @param {string | Uint8Array<ArrayBuffer> | null} replacement
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @param {number} codePoint
   * @param {() => number} locate
   * @returns {Uint8Array | null} the state behind it
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

// js/generated/translit.js
var BEST_FITS = `\xA1	!
\xA2	\uFFE0	c
\xA3	\uFFE1	GBP
\xA5	\uFFE5	JPY
\xA6	\uFFE4	|
\xA8	"
\xA9	(C)
\xAB	<<
\xAC	\uFFE2
\xAD	
\xAE	(R)
\xB1	+-
\xB4	'
\xB7	\u30FB	\u2027	.
\xB8	,
\xBB	>>
\xBC	 1/4
\xBD	 1/2
\xBE	 3/4
\xC6	AE
\xD0	D
\xD7	x
\xD8	O
\xDE	TH
\xDF	ss
\xE6	ae
\xF0	d
\xF7	:
\xF8	o
\xFE	th
\u0110	D
\u0111	d
\u0126	H
\u0127	h
\u0131	i
\u0138	k
\u0141	L
\u0142	l
\u0149	'n
\u014A	NG
\u014B	ng
\u0152	OE
\u0153	oe
\u0166	T
\u0167	t
\u0180	b
\u0181	B
\u0182	B
\u0183	b
\u0186	O
\u0187	C
\u0188	c
\u0189	D
\u018A	D
\u018B	D
\u018C	d
\u018E	E
\u018F	E
\u0190	E
\u0191	F
\u0192	f
\u0193	G
\u0194	G
\u0196	I
\u0197	I
\u0198	K
\u0199	k
\u019A	l
\u019D	N
\u019E	n
\u019F	O
\u01A4	P
\u01A5	p
\u01A9	S
\u01AB	t
\u01AC	T
\u01AD	t
\u01AE	T
\u01B2	V
\u01B3	Y
\u01B4	y
\u01B5	Z
\u01B6	z
\u01B7	Z
\u01DD	e
\u01E4	G
\u01E5	g
\u0218	\u015E
\u0219	\u015F
\u021A	\u0162
\u021B	\u0163
\u0220	N
\u0221	d
\u0224	Z
\u0225	z
\u0234	l
\u0235	n
\u0236	t
\u0237	j
\u023A	A
\u023B	C
\u023C	c
\u023D	L
\u023E	T
\u023F	s
\u0240	z
\u0243	B
\u0246	E
\u0247	e
\u0248	J
\u0249	j
\u024B	q
\u024C	R
\u024D	r
\u024E	Y
\u024F	y
\u0254	o
\u0259	e
\u025B	e
\u0263	g
\u0269	i
\u0283	s
\u0292	z
\u02B9	'
\u02BA	"
\u02BB	'
\u02BC	'
\u02C6	^
\u02C7	^
\u02C8	'
\u02CB	\`
\u02DC	~
\u034F	
\u058F	AMD
\u05BE	\u2010	-
\u05F3	'
\u05F4	"
\u060B	AFN
\u061C	
\u066B	,
\u066C	'
\u09F3	BDT
\u0E3F	THB
\u17DB	KHR
\u180E	
\u1E9E	SS
\u200B	
\u200C	
\u200D	
\u200E	
\u200F	
\u2010	-
\u2011	-
\u2012	-
\u2013	-
\u2014	\u2015	-
\u2015	\u2014	-
\u2016	\u2225	||
\u2017	_
\u2018	'
\u2019	'
\u201A	,
\u201B	'
\u201C	"
\u201D	"
\u201E	,,
\u201F	"
\u2020	+
\u2022	\xB7	*
\u2023	>
\u2027	\xB7	\u30FB
\u202A	
\u202B	
\u202C	
\u202D	
\u202E	
\u2032	'
\u2033	''
\u2035	\`
\u2039	<
\u203A	>
\u203E	\uFFE3	\xAF
\u2043	-
\u2044	/
\u2060	
\u2066	
\u2067	
\u2068	
\u2069	
\u20A0	CE
\u20A1	CRC
\u20A2	Cr
\u20A3	Fr.
\u20A4	L.	\xA3
\u20A6	NGN
\u20A7	Pts
\u20A9	KRW
\u20AA	\u05E9\u05D7	ILS
\u20AB	\u0111	VND
\u20AC	EUR
\u20AD	LAK
\u20AE	MNT
\u20AF	GRD
\u20B1	PHP
\u20B2	PYG
\u20B4	UAH
\u20B5	\xA2	\u023B	GHS
\u20B8	KZT
\u20B9	INR
\u20BA	TL
\u20BC	AZN
\u20BD	RUB
\u20BE	GEL
\u211E	Rx
\u2153	 1/3
\u2154	 2/3
\u2155	 1/5
\u2156	 2/5
\u2157	 3/5
\u2158	 4/5
\u2159	 1/6
\u215A	 5/6
\u215B	 1/8
\u215C	 3/8
\u215D	 5/8
\u215E	 7/8
\u215F	 1/
\u2190	<-
\u2192	->
\u2194	<->
\u21D0	<=
\u21D2	=>
\u21D4	<=>
\u220F	\u03A0
\u2211	\u03A3
\u2212	\uFF0D	-
\u2215	/
\u2216	\\
\u2223	|
\u2225	\u2016	||
\u223C	\uFF5E	\u301C	~
\u2248	~=
\u2260	!=
\u2264	<=
\u2265	>=
\u22EF	\u2026	...
\u25E6	o
\u2713	\u221A
\u3001	\uFF64	,
\u3002	\uFF61	.
\u301C	\uFF5E	\u223C	~
\u30FB	\uFF65	\xB7	\u2027
\u3378	dm\xB2
\u3379	dm\xB3
\u339F	mm\xB2
\u33A0	cm\xB2
\u33A1	m\xB2
\u33A2	km\xB2
\u33A3	mm\xB3
\u33A4	cm\xB3
\u33A5	m\xB3
\u33A6	km\xB3
\u33A7	m/s
\u33A8	m\u2215s\xB2	m/s\xB2
\u33AE	rad/s
\u33AF	rad\u2215s\xB2	rad/s\xB2
\u33C4	CC
\u33C6	C/kg
\u33D7	pH
\u33DE	V/m
\u33DF	A/m
\uFB05	\u017Ft
\uFE0E	
\uFE0F	
\uFEFF	
\uFF0D	\u2212	-
\uFF5E	\u301C	\u223C	~
\uFF5F	((
\uFF60	))
\uFFE3	\u203E	\xAF
\uFFE4	\xA6	|
\uFFE6	KRW
\uFFFD	?`;

// js/translit.js
var fits = /* @__PURE__ */ lazy(
  () => new Map(
    BEST_FITS.split("\n").map((line) => {
      const [character, ...fits2] = line.split("	");
      return (
        /** @type {const} */
        [character, fits2]
      );
    })
  )
);
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
  const encoder2 = newEncoderCommon(label, options, ENCODE);
  return encoder2.encoding === UTF_8 ? utf8Encode(text) : encoder2.encode(text, true);
}
function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { unmappable } = toDictionary(options, { unmappable: toUnmappable }, context);
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
   * @throws {RangeError} if the label is none, or one of replacement
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
    const heldLength = lengthOf(this.#held);
    const bytes2 = new Uint8Array(heldLength + lengthOf(chunk));
    setBytes(bytes2, this.#held);
    setBytes(bytes2, chunk, heldLength);
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
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark, which still
   *   decides on the encoding, is kept as text
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
const CODE = "fffff7d1f13b1cc97eba000013c5650ad110000008000001116110101600001f#!5!: 9$###$]1[%hh#[$h#[$h$h[#$h[%hh$h[(hhhhh#[&hhh#['hhhh#[)hhhhhh#['hhhh$h[&hhh$h[*hhhhhhh#[+hhhhhhhh#[(hhhhh$h&!?g'#++*****$)*+#(#%'#),')*-#-''+./'+#,'#)+**)/'&%#)##(((((0)-$$$$(###),%''%((&$(-%#')%#%$$*#)$+++#.(%'%%$$$$%&%&&&,,&&&$$&&&&&&'($ :$99(&$#7):&h$Qii+.h#Q!myt#.h#Q!pyt#.*{$9) 9^ 9!9d!=%#(!5aa!9!6#_/ 6a!9!6` 5a^b!7e 8#`- 6!=e^ 5e!5 6a^#a-!6!9]^ 5 :!9!8be# 9(!6!9]^!6#b/!6!9]^!6 5a^b!7e 8#!9/]^!6!9]^ 5 6a!9!6`# :/^b!6!9]^ 5 6a!9!6`#c+ 7!8b!8!: 8^]#d(!8b : ;e#!:)a^b!7e 8#e.b^!; 5]^!6!9]^d# ;.b^!; 5^b!6!9]^d#f)!9 ;e : ;e#!;'d^!5]# =(!:e!5de#!=( ;b!8e!:# >/ ;b!8e!: 5a^b!7e 8#!>*!;d!8ee^b# ?- 5 5]!5e!5 5^b]&$. 5 5 8^!5 : 5 6!5!:^&%,=$#Q$.8YX!-!5 6Z!,!6]!/ /^!. 0!0 . 7!7 8 3!8/$,-y!t$g!.$$hB#Q3`A%C#?#D%#Qiiii =T'P?%Q'_?$4$#?#D%#Qiiii =T'P?#?%D%/J%+?#?%E%'K%#..?%Q3_C#?#.]$'h%P?#D%+A%Q%X0#?#?%Q$_A&J%+?#Q/_A'?%Q$e_A(?$Q+fL#$?(Q$L##?%Q%T0#?#?%Q%_J%+?'?&Q$e_A#?$L#$?#Q$L##.. b.$1hB#Qu#`A)C#%P%P%P?&Q'Z'P?)Q#L#!,?)Q#L# ,?)Q#L#V?)Q my+J%N?)Q#J%!+?)?&Q&`A*?$?$?*X=A.J%P?&Q%`@/?(?$?*YA3c@0?)Q!`#_@4?'Q~$cA5S@1Q#@$&PQ#@,%P%P%P%P%P%PQ!`y+G##Q$`1)#$%(&('.Quy+G##Q#U@,/'.Qry+G##Qsy+G##Q#U_@,/&.Qsy+G##Q%eD%z!j+@,/%.Q by+G##Qsy+H$#Q$edQ&c@,/$.Q cy+G##S0#Quy+G##Q$_@,.%P?)D%!+A-?,dS'P?)D%P@(?)D%N@*?2'PQ$@2?)QI_?*Q??(?(Q?Z=Q%?%?$Q$e_?$?&X=?&?$`A'Q#?&?'Z=?13&?)Q$?*?)D%IA+_?(?+W=A*J%N?)?(?+`A'Q#?'?(Y=A(J%P?)D% (?$_@$?+Q>Y0%.Q$@2?)QD_?*?(Q%?%?$Q$e_?$?&X=?&?$`A'Q#?&?'Z=?13&?)Q$?*?)D%DA+_?(?+W=J%N?)?(?+`A'Q#?'?(Y=A(J%P?)D%F?$_@$/$.?)D%P@(.%P%P%P%P%P%P%P?-S'P?(S0$?)?(Q$`J%PQ$@*?)?)D%NA'Q$_J%N?'G##@+/&.?)?-Q$`A'J%!+?-Q'W0$.Q#@*?00$/%.?0?4?'Q$e_A'G##A*dQ$cS0$?'G#$@+.%h%P%P%P%P%P%P%PQ!`y+G##Q$`1)#$%&'().?)Q+_?)QN_?*Q$c?+3'?)D%/@'?)D%+/).?)Q3_?)QN_?*Q$c?+3(Qiiq#@'?)D%3/(.?)Q:_?)QN_?*Q$c?+3)Qiiq#@'?)D%:/'.?*Q$cS0'Qry+G##Q$c0'Qry+Q$L##/*.?)Q?_?)QN_?*Q$c?+3*Qiiq#@'?)D%?/%.Qiiq#@'?+Q~$cA6Qi!o&d?6?+pQ#V=Qiiq#?*Q$c=/$.?)?)QN_?*Q$c?+3+Qiiq#@'?)D%#.A*Qiiq#W0%?*Q @iq#`1&$&'#.?#?$J%+?#?.J%'?#Q#J%#?#?3L#//*.#.%P?*Q~~&Y'P?$?&Z0$?%?$Q$e_?*M$#?$Q$_@$/$.?$?/X0#?%?$Q$e_A(?*Q~*cQi Y&dM$%?(?*Qii{*_Q-fQi U&dM$#?$Q%_@$.?'Qiiq#T0$?'Q~~&Y'P?$?&Z0%?%?$Q$e_?'M$#?$Q$_@$/%.?$?/X0$?%?$Q$e_A(?'Q~*cQi Y&dM$%?(?'Qii{*_Q-fQi U&dM$#?$Q%_@$/$.%P?5S'P?.?,?-_?(_A%`@&Q#@(%P%P%P%PQ!`y+G##Q$`1)#$%,&,(.Quy+G##Q#U@(/+.Qry+G##Qsy+G##Q#U_@(/*.Qsy+G##Q%eD%z!j+@(/).Q by+G##Qsy+H$#Q$edQ&c@(/(.?$?&Z0$?%?$Q$e_Q|~&M$#?$Q$_@$/$..Q cy+G##0$/%.?#R#K#(?#R#K%#/%.Quy+G##Q$_@(.?)D%!+@'?)D%P@*?#?$J%/?#?&J%'?#Q$J%#?#?%?'?(?*__`J%+.?)Qu#_C#.!m&%'h%!>B#QI`A)C#%P%P%P%P%P%P%PQ!`y+G##Q$`1)$%&)'(#.?)Q+_?$?%?&?'?(3!3?)D%/@*?)D%+@+/(.?)Q3_Qty+D%#Q+_?$?%?&?'?(3!!?)D%7@*?)D%3@+/'.?)Q:_?$?%?&?'?(3 !?)D%>@*?)D%:@+/&.?)Q?_?$?%?&?'?(3 4?)D%C@*?)D%?@+/%.?)QD_?$?%?&?'?(3!4?)D%F@*?)D%D@+/$.%P?'?%?%?'X=A,S0#Q#@(?,Q+Z'P?$@*?&@+?,Qz~~~&cA(@'&P?+?*| 4##A-| B$A.|/# t# t# t# t# t# t# t# t|!-?.?-|/################|!#|!A$|!.|.$#?*Q+_@*?+Q3_@+?'Q+`A'0#.?(?,T0$.?,?(`@'?$?(_@*?&?(Q$e_@+&P?+?*F##A$Q~$cA&Qi!o&d?&?$Q#V=M$#?*Q$_@*?+Q%_@+?'Q$`A'0#..?%A*@+.?#?*J%'?#?+J%#?)QI_C#.!U%$&hB#Q3`A(C#Quy+G##@'Quy+Q#L##%P%P?%'P?'S'P?&pQ# -0%Qiiq#@%?&Qty+D%#A$D%'4%#A'Qiiq#U0&?$G# %?$G#D?&!:?$G#E`Q~$cY'PQjiq#@'/'.Quy+?&L##Qkiq#@'/&.?(Q+_?'?&Qty+D%#D%#4)#?(D%+A'Qiiq#U'P?(D%/@%/&.Qjiq#@'?&pQ#V0%?$D%+A)Q%X0%?$?)Q$_J%+?$?)Q$e_A$?&L#0?$Q$L#//%.Qjiq#Qiiq#?'=@'/$.?&Q~$c@'Qiiq#@%.?#?%J%'?#?'J%#?(Q3_C#. t%$$hQsy+G##@'%P%P%P%P%P%P?%'PQry+G##@%?'Q!D$`1%$%&.Qry+Q#M##Qjiq#Qiiq#?'=@%/(.?&Q!i#_Q~$cQ!*X0%Qsy+Q#L##?&Q~$cQp|&_@%/'.?&Q!i#_Q~$cQ!h#X0$Qsy+?&L##Qry+Q$L##Qkiq#@%/&.?'S0$.Qry+Q#M##Q!Ex+Qix+?%Q$cA%=Q!Cx+Q{!k+?%=D%#3#?'?&3 -A%Qiiq#U0$Qjiq#@%?&pQ#V0$?$D%+A'Q%X0$?$?'Q$_J%+?$?'Q$e_A$?&L#0?$Q$L#//$.?&pQ#V'P?&Q}$cQ!D$U'PQjiq#@%?&Q!i#_Q~$cQ i#Z0%.Qsy+?&L##Qkiq#@%/$.?&Q~$c@%.?#Qiiq#J%'?#?%J%#. u*$$h%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%PQsy+G##Q$`1)$%&567#.?%S0&?&Q~$cQ1`11))((((((((((('(.?%S0%?&Q~$cA$Q1`11,,+++++++++++-*.?%S0$?&Q~$cQ=U00Qsy+Q(L##Qkiq#@$/9.?%00.Qiiq#@$/7.Qsy+Q(L##Qkiq#@$/6.?&pQ# -0$.Qry+Q#L##Qjiq#@$/4.Qry+Q#L##?&Q~$c@$/3.?$Q h#T0&?$Q}#T0'.?&pQ# -0'.Qry+Q#L##Qjiq#@$/0.Qsy+Q(L##Qkiq#@$//.Qry+Q#L##Q P$@$/..Qry+Q#L##Q![p#@$/-.Qry+Q#L##?&Q~$c@$/,.?&Q@`Q~$cQOZ'PQry+Q#L##Qjiq#@$/,.Qry+Q#L##?&Q~$cQp}&_@$/+.?&Q~$cQ=T'PQsy+Q(L##Qkiq#@$/+.Qry+Q#L##?&Q@`Q~$cQ!h#X'PQjiq#@$/+.Qsy+Q'L##/).?%S'PQsy+Q&L##Qjiq#@$/*.?&Q~$cQ=T0'Qsy+Q&L##Qty+G##?&3UA$Qiiq#U0)Qjiq#@$/).?%0$/%.Qty+G##@'Qty+Q#L##%P?%S'P?$D%+A%Q%X0$?$?%Q$_J%+?$?%Q$e_A$?'L#0?$Q$L#//$.%P%P%P%P%P%P?'QC`1($(((#(.Q#@%?&Q~$cQ ^#`1,&''''''%$'.Q&@%?&Q~$cQP_1&%&%&.Q$@%/$.Q%@%.Q ay+?%L##Qsy+?%L##Qry+G##@$Qry+Q$L##Qjiq#Qkiq#?$=@$/).?$?&Q+e?'d3$.Qry+Q#L##Qsy+Q ay+G##L##Qjiq#@$/'.%P%P?&Q~$cQC`1($###$#.?$D%+A%Q%X0$?$?%Q$_J%+?$?%Q$e_A$?&L#0?$Q$L#//$.Qsy+Q)L##/%.Qry+Q#L##Qsy+Q ay+G##L##Qjiq#@$/%.Qsy+Q(L##Qjiq#@$/$.Qty+?&L##Qkiq#@$.?#Qiiq#J%'?#?$J%#.v%$%hQ by+G##@'%h%P%P?%'PQ by+Q#L##?'Q$cS0$Q!by+G##@%Qsy+H$#Qsy+Q#M$#?&Q~$c?%?&Q+edA&Q+ed?&Quy+G##=A%Qi =c@''P?'Q~~&cQi Y&U'P?$?&3$Qjiq#/(.Qjiq#?%Q~~&cQty+H$#Q-e_Qi Y~;`A$?$Qi U&!:Qiiq#`Qi!EohW=/'.?'Q~~&cQi U&U'PQjiq#?%Q~~&cA$?$Qi U ]h!:Qi!EohW=/'.Qty+?%M$#Qsy+Q$M$#/%.Q by+Q#L##Qsy+H$#@$Qsy+Q#M$#Qjiq#Qiiq#?$?'d=/%.Q!by+?&L##Q by+?%L##.Qkiq#.@$?#Qiiq#J%'?#?$J%#.p'$$hQ cy+G##@'%P%P?%'P%P%P%P%P%P%P%P%P?'S'P?&pQ# -0$?&Q!*_Q~$cQ!!W0%?&Q!p$cQw$T0&?&Q3_Q~$cQ(W0'Qjiq#@%/..?&Q~$cA%Q!cy+G##Z'P?%Q dy+G##Y0+.Qty+Riiiiiiip ]hK%#Qjiq#@%?$D%+A'Q%X0-?$?'Q$_J%+?$?'Q$e_A$?&L#0?$Q$L#//-.?&Q~$c@%/,.Q cy+Q$L##Qty+?&Q #cJ%#/*.?&Q~$cQw$`11$&&&&&&&&&&&&%&.%P%P%P?&Q~$cQ!p$`1(#%%%$%.Q!cy+Q!E$L##/$.Q dy+Q E$L##.Q cy+Q&L##Qty+?&Q*cJ%#/(.Q!cy+Q!M$L##/$.Q dy+Q M$L##.Q cy+Q%L##Qty+?&Q2cJ%#/%.Q!cy+Qi~%M$#Quy+Quy+G##Q$_A$L##Qty+Qty+D%#Q)eA%?&QOcdA&J%#?$Q~$c?'U0$Q dy+Q ]$L##Quy+Q#M$#Qty+Q#J%#Qjiq#?&?%Qi U&!:Qiiq#`Qi!EohW=@%/%.Qty+Riiiiiiip ]hK%#Qjiq#Qiiq#?'=@%/$.Qkiq#@%.?#Qiiq#J%'?#?%J%#.8#?#Q$Q$3-?#Q/_Q%Q%3-. 3$%hB#Q3`A&C#%P?#D%#A'S0#?&Q+_?$?%?'a36?&D%+Q$U0#?#D%'A#?&D%/Q%eA$D%ox+J%#?$?#J%ox+.?&Q3_C#.L$$hB#Q3`A'C#?'Q+_?#?$?%?&Q'3/?'D%+Q @iii =U'P?'D%/#.?'Q3_C#. M$$$hB#Q3`A)C#%hQ#?&?%?&_A%X0#;?)Q'_?$?%?$D%#Q$eA&?%?&X=A%Q+Q'?(Q$T=A&?%?&X=A&?'?(3O?)D%'Q$T'P?)D%/@%?)D%+/$.?)D%+@%?$?&J%#?$?%J%'Q @iii =.@$?#?%J%'?#?$J%#?)Q3_C#. 1$&hB#Q3`A%C#?%Q'_?$Q$Q$Q$31?%D%+@&?%D%'Q$T'P?%D%/#.?%D%/@'?#?$J%+?#?'J%'?#?&J%#?%Q3_C#. R$%$h$!?%P%P%P?'!S?$!S!?A)R?mn0#?)nA'Qiiii =?&`X0#?'0$?#?&J%+?#Q#J%'?#Q#J%#2.?#Q#J%'/$.?&?'34@(%P%P?%S'P?(0$/%.?(S0$?'S0#?(Q#?'{.#.?#?(J%+?#?$J%'?#Q#J%#2.?#?'J%+?#?&J%'.?#Q$J%#.!0$&hB#Q3`A%C#?%Q'_?$Q$Q%Q%31?%D%+@&?%D%'S'P?%D%/@'?#?$J%+?#?'J%'?#?&J%#?%Q3_C#2.?%D%/#.L$$h?#D%:A$'h?$(?#?#H$??#G#AQ3ed3?@$?#D%:S'P?#?$J%:.?#D%:..!o$$'hB#Q3`A&C#?&Q+_?#?$36Q#@$%P?&D%+Q$U0#%P%P?&D%/A#Q%eA%D%ox+A$S'PQ#@$Qpy+D%#A%Q$?#eA'W0$Qoy+D%#@$/%.?%Qox+_?$D%#J%#/%.Q$?'Q3f?#Q2Y=A(P#A#QhT0$?#Q3eA#S0$%PQpy+D%#A%'PQoy+D%#A$?%_?#T0$.?#@$Q#@%.?%?(Q3e_@%.Qpy+?%?'`J%#Qoy+?$?'_J%#.?&Q3_C#?$.j$$'h%P%P?#D%#A%D%+A&S'P?%D%'A&?%D%#T0%?%?&Q$`A'J%'/$.?%Q#J%+?%?%D%'A(?&Qh!:_A'?%D%#A%?&?(?%`WA%=J%'?%S0$.?'?$L##?#D%'A#?#D%#Q$`J%#..Q#%PQ3?%?%Q3Y=Q$`!7A%S'PQ#@$/$.?%Q$U?$Q4Wc@$Q??%`@%.?#?%J%'?#?$J%#.!X$$'hB#Q3`A'C#?'Q+_?%?$36?'D%/@(?'?%?&36?'D%#@)%P%P?'D%+A*Q$T'P?)Q$U0$?(?'D%'U0$?#@%/%.?)0#?#@%/$.?%?&34A%S'PQ#@%/$.?&?$?$?&X=A$'P?%?#?${-##.?*Q$U0#?#?(Q%eA$D%ox+J%#?$?#J%ox+.?'Q3_C#?%.m&$)h%P?$?#D%+Z0#?#D%'?$Q%e_A'H$%A$Q&_A(Q~~&cS0#?#D%7@&?'H$#@%?'?$?$Q !W_M$%?(Q3e!7Q2!:@)%P?#D%:A(?%Q'fQ$d?&Q/faA$ZA*S'P?'?%Qii'?%`?)f_M$#?#D%/@%?#D%3@&&P?$Q~~~*X0%%P?&S'PQ#@&Q#@)/$.?#?&Q$`A&J%3?#?%Q$_A'J%/?%G##@)?'@%.?#?(Q+e?)dA(J%:?$Q+e@$/#.#.?#?(?$`A(J%:?'?%?%?)f`M$#?&?$`@$?#D%/@%?#D%3@&&P?$Q~~~*X0$%P?&S'PQ#@&Q#@)/$.?#?&Q$`A&J%3?#?%Q$_A'J%/?%G##@)?'@%.?#?(Q+e?)dA(J%:?$Q+e@$/#.#.?#?$J%7?*2.#.!;$&h?#Q#J%+?#Riiii?K%#?#QhJ%7Q'@&&P?&'P%h?%S'PQ#@'Q#/$.?$G##@'?$Q$_@$?%Q$`.@%?&Q$`@&?(Q+e?'d@(/$..?#?(J%:?#?$J%/?#?%J%3. L$$&h?&'P?#?#D%:?#D%7?&bA&?$a`A$J%:?%?&a@&?#D%/@'?#D%3@%&P?&Q~~~*Y'P%P?%S'PQ#@%Q#@(/$.?#?%Q$`A%J%3?#?'Q$_A)J%/?'G##@(?)@'.?#?$Q+e?(dA$J%:?&Q+e@&/$..?#?&J%72.#.K$%h?%@'Q$@&&h?''h?#?$?&_38?&Q$ed@&?'Q$`@'/$(?&Qh?%e_..._$&h?#Q#J%+?#D%#?$W'P?#Q#?$Q%3.?#D%+@&.?$Q$`@'?#D%'?&Q%e_@%&P?%Qii%J$#?%Q'_@%?'Q$`A'0#.?%Qii%J$#?#?$?&_J%+.!($$h?$Q$`@&Q#@$%P&P?$?%T0$?#?&?$Q$_A$_380#.?$Q$`@%.?%.[$%h?$?#?$Q73;A%Q&e_Q7_@&Q$@$%P&P?%S0$?$Q*Y'P?#?$?&_38?$Q$ed@$?%Q$`@%/$..?#Q$?%e3>?$?%e_@$.?$Q$`.O$%h%P?$'P?$?#D%7A%Y0$.#.?#?$Q$`A&?#D%:?%?$bbA#?#?&X=A#Q$?$3  ?#.o%$+hB#Q?`A)C#?)Q:_Q!k k+?$?%?&?'?(3!!?)D%>@+?)D%:@,&P?)Q3_Q$?$?,_?%?,W=?%?,`A*Q#?%?*Z=Q%?&?+Q$e_?'?+W=?'?+`A*Q#?'?*Z=3Y?)D%3A*'P?)Q+_Q!k k+Q$?$?*?,_A,_?%?,W=A-?%?,`A*Q#?%?*Z=A.Q%?&?)D%7?+_A+Q$e_?'?+W=A/?'?+`A*Q#?'?*Z=A0Qp#?(3 #%h?)D%+A*Qp#W'P?)D%//$.?)Q!k k+?-?.?/?0?(3!!?)D%#@*?)D%'.@-?*?,_@,?+?-_@+/$..?#?+J%'?#?,J%#?)Q?_C#.!r'%4h$!>B#Q3`A-C#%P?&S0#?)Q$!:@8Qp#@5&P?-Q+_?$?%?0_A9?&?0`A7Q%?'?.Q$e_?(?.W=A1?(?.`A*Q#?(?*Z=A6?53[?7@*%P?-D%+A3'P?-D%/A4?6?4?6W=A/S0$Q#@,Q#@+%P?/Q+WA  S'P?1@+?/Qz~~~&cA,@*|/################@:&P?:?+|#$#|/################|G|!-@:?+Q3_@+?*Q+`A*0#.?:Q2| C$Q2|!C$| /@+?,?/T0$.?/?,`@2?1?,Q$e_@*&P?+?*H$#Sd@+?*Q%_@*?2Q$`A20#..%P?+?8dQ$c0#Q#@,Q#@+?  S'P|/################@:?1@+?/Qz~~~&cA,@*&P?:?+|#$#|/|~|~|~|~|~|~|~|~|G|!-@:?+Q3_@+?*Q+`A*0#.?:Q2| C$Q2|!C$| /@+?,?/T0$.?/?,`@2?1?,Q$e_@*&P?+?*H$#Q|~&Td@+?*Q%_@*?2Q$`A20#..?3@*?+Q$cS0$.?-?$?9?7?1?6?*?)3 #?-D%'@4?-D%#A3?*Z0#?.?4_@.?0?3_@0/%.Qi+?5Q$eA*?*Qi+Z=@5?.?4_@.?0?3_A0?&W0#..?#?.J%'?#?0J%#?-Q3_C#.!^%$,h?$33@3%P?)S0#&P?&?.T0$?(?+W0$?(?+T'P?(@+/%.?&?.`@,?'?+Q$e_@/%h?%?._A-G##A0pA1Q#V'PQ#@2%h?,Q$U'P?-G#$@2.?3?2Q,e_?0Q$e_H$#A-SA0?,Q$UcS'P?00(Q%Q$?$G#A?$G#??1!:?$G#@`Q~$cX=/$.?1?2?$D%34'#S0'Q|~&@-Q$.@,?*Q#?-Q|~&T=0&?/?-M$#?+Q$_/$.%P?,Q$T0#?-F#$Q# -0#?/?1M$#Q$@,?+Q$_/$.?-?,?/?(?+`3!+A,?+_.@+?,?._A.?)Z0$?&?.Z0#..?#?+J%'?#?.J%#. Z&$2hQ%Qii+3FA*Q#Qii+{.#?$Q~~~*cA(Q3f@0?(Q+f@1?#D%#@2?*@+Q#@(&P%P%P?30#?-Qii+T0#Qh?(Q~$cQ$_A)?)?)Q~$cUA3=@)?-Qi'_@-Q#@%Q#@&Q#@'&P?&Qi'T0%?'Q$c0%?%Q~$cA,Q$_A.Q~$c?.U@'?%?24%#@/%P?%pQ# -0#?/Qiiq#U'P?/@,/$.QgQgQ#?$?%!:?1`Q~$c?0Z=?(pQ#V=@,.Qh?.?'=@%?&?+_?,M$#?&Q%_@&/#.#.?#D%'A$Q'_?$D%#3#;?$D%/Q%e@%?#D%+@(?#D%7@)?$D%+@&Q#@'&P%P%P?%S0#?&D%#A$Qiiq#T0$?'?)Z0#?*?'?(4%#Q~~&cQ$e_?$Q#?$Q~~&Y=M$#/$.?*?#D%/4$#?*2.?&Q'_@&?'Q$_@'?%Q'`@%/#.#.?+Qi'_@+?)@(/#.#.!c%$+hB#Q3`A-C#?-Q+_?$3AQ#@$%P?-D%/Qii'W0#?&S0#?-D%+@0&P%h%P?%?,Q$e_A*H$#A.Qi$Z'P?$?(X0'?0?.Q$e_H$#A*Q~$c@)?$?'_@+?*Q+e?*Q+fdA*Q~$cS'P?)S0(?$?(T0(?+?)L##Q$@)/%.?(?$`Q$Y0'?+?)L#$?+?*L##Q%@)/$.?&?,`@/%P%P?$?(X'PQ$@)Q#@+/$.?$?'_@)?(?$`@+?/Q%W0#?+S0#?*H$%Qi$W0#?)?.L##Q$@)/$.?*?/?)?+3BA)S0'.?)?,_/$.?,Q$_.@,?$?)_@$?&?,X0#..?#?$J%'?#?,J%#?-Q3_C#. 2$$hB#Q3`A%C#?$D%3Qiiii =T'P?%Q'_?$3!#?$D%3Qiiii =T'P?$?%D%/J%:?$?%E%'K%3..?#?$E%7K&#?%Q3_C#. b&$7h%P?&Q'fA'?$Q'fA*?'?*W=A'S0#?'Q'e@*?#@'&P?'H$!!A+?'H$>A,?'H$;A-?'H$:A.?'H$9A/?'H$7A0?'H$5A1?'H$3A2?'H$1A3?'H$/A4?'H$-A5?'H$+A6?'H$)A7?'H$'A8?'H$%A9?'H$#A  dddddddddddddddQ~#X0$?%?)_A(?  L##?(?+L#2?(?,L#1?(?-L#0?(?.L#/?(?/L#.?(?0L#-?(?1L#,?(?2L#+?(?3L#*?(?4L#)?(?5L#(?(?6L#'?(?7L#&?(?8L#%?(?9L#$?'Q?_@'?*?)Q3_A)U0#.?*@).%P?&?)`A'Q#?&?'Z=A'?$?)`A*Q#?$?*Z=A*?'?*W=A*S0#Q$?%?)_?&?)W=@%Q%?#?)Q$e_?$?)W=@'?)?*_&P?'H$#A$Qi$Z0$?%?$L##?%Q$_@%?'Q%_@'?)Q$_@)?*Q$`A*0#.@).?).j$$%hB#Q3`A%C#?%Q+_?#3A?%D%+@&%h%P%P?%D%/A#?$Qii'Z'P?$Qii+W0$?$Qii'`@$.?$X0$.Q#/$.?&?$Q$e_H$#A#Q+e?#Q+fdA#Q~$cQ#U.@$?%Q3_C#?#Q+e?$d. X($,hB#Q3`A*C#?$D%'A(Q'_?(D%#3#?*Q'_%hQii'?(D%/A%S0#;?(D%+@&?%Q%eQ'`@'%P&P?&D%#A%Qiiq#U?%Qii{#cQii'Uc0$?&Q'_@&?'Q'`A'Q ?U0#.Qii'/$.?%?%Qii'`?%Qii'W=@%?''P?&Q'_@&?'Q%f@)&P?&D%#A'Qiiq#U'P?%?%?'?'Qii'`?'Qii'W=A,?%?,X=?'Qii{#cQii'T=@%.?&Q'_@&?)Q$`A)0#..Qii'?%Q$_A&?&Qii'Y=.32?(D%#3#;?(D%/Q%e@&?$D%+@,?$D%/@-?(D%+@'Q#@(?*D%+@)?*D%/@+&P%P?&'P?'D%#A%Qiiq#T0$?%Qii'Z'P?%Qii+W0%?%Qii'`@%.?%?+Z0$?)?%Q$e_A%H$#0$?(?-4%#S0$?%?(?,4%#A%Q+e?%Qi}&cQ+fdM$#/$.%P?$H$#Q$U0#%P%P?+Q D}&X'P?)H$!J{*@&/$.Q#@&?+Q Gq#W0$.?)?&M$!Om$.?$H$%@'?)?+Q$e_@(Q j}&@$Q#@%Q!M~&@&&P%h?%Q$c'P?&S0&?(?)T0&?&Q$`/$.?$?&Z0%?$?(?)`Q$fZ0%?)?$Q$e_@)?&?$Qh!:_.@&?)?'M$#Q$@%?'Q$_@'?)Q%_@)Q#@$/#.#.?#?*D%/J%+?#?*E%'K%#?*Q3_C#2.?'Q'_@'?(Q$_@(?&Q'`@&/#.#.!n$$'h?%?$D%'?$D%#A&Q(a_Q%eQN_Q'3;@'?$?&J%'?$?'J%#?'Q'Y'P?$?'Q%e_A(D%+@&?(%hQ#?%?$D%I?(D%>?'Q&a_A)Q&a_380#;?%?)QG_38S'P?%?'Q-eQ!O+_?'Q&eA&D% Qi+?&D% Si+A&`3:?&e?%Q$?&e3>d@&Q%/$.?%?'Q W$aQ!M$_3=?&_Q$_@&Q$.A%J%>?(?&Q$_J%+?$?%J%I?#?&J%'?#?'J%#2.#. @&$-h?$Q U.3! ?$Q%3>?#D%7@.?#D%3@-Q$T@1%P&P?&Q$X'P?%D%#A#?%D%'A/?#?/X=@2?%Q'_@%?&Q$`@&Q#@*?#@)&P?)?2T0%%P?1S'P?$Q2?*?*Q2Z=38S0$?$Q*?*?*Q*Z=Q W$aQ3_3=A+?*?+Y_@*/$.%P?#?)U0#?-?#Q$e_A+@*&P?#?/T'P?/@#/%.?#?.Z0)?(?*H$#A,Y0)?(?+H$#A0Y0)?#Q$_@#?*Q%_@*?'?,_G##?'?0_G##T0#.?#Q$`@#.?$?#?)`3>@*.?)?*_A,?.Z0&?)?,X0&?)?.?*`Z0&?)Q$_@+?-?,Q$e_H$#@,?-?)Q$e_@)?*Q$eA0'P?-?+Q$e_?)?0{-##.?)?,M$#?+@)/#.#..2.#. B($-hB#Qi$`A'C#?'?$?$Q'3>A-?%3E%P?&Q~$cS'P?#|/################|.%:?#?'E%#K%#?#?'D%+J%+?#Q#J%7?#Riiii?K%//$.?$Q!l%3! ?'Q/_Qi!O$30?$Q#3=@,?'D%3@.?'D%7@/%P&P?(Q~$c?,Q~$cW'P?$Q W$3=A)?*_A+?)W0%?+?/X0%?)'P?*?._?(?){.#.?(Q$_@(?+@*/$..?/?*`A('P?*?._?,?({.#.?'Q:_A(?$?-3 %?'Qt#_?(?$?'D%'?'D%+?.?/?%3!%?'D%NA(?'D%?A*Z0#?'D%PA%?*Z0#?'D%!+A)?*Z0#?'D%VA,?*Z0#?'D%>A+?(Q%e_D%#@0?+?%Q%e_D%#@%?+?)Q%e_D%#@)?+?,Q%e_D%#@,?'?'D%+J%[?'?'E%#K&!1?'?'E%!,K%]?'?'D%!/J%a?'?,J% ??'?)J% =?'?%J%e?'?0J% :Q$?-?&Q~$cQ$T=@)QD@&&P?)S'P?#?'Qv#_QD{-##?'Q:_Q'Q'3-?'QC_Q'Q'3-?'QI_Q'Q'3-?'Q/_Q$Q$3-/&.?&Q (T0$?'Q:_?&_D%#A%?*Z0$?%Q$_A-?(W0$?'Qv#_?$?+?(Q%e_?-?(`?.?/3!$?)Q$`@)?&Q'_@&?%@(/#.#.#.?'Qi$_C#.!A$$(h?$Qp$3! ?#Qi!O$30?#D%+@(?#D%'@)Q#@#&P?*@'?#?)_?$%h%P?#?(U'P?&0$Q#/%.2.?&D%+?#Y'P#.?&D%'?#_G##Q%e.?'_Q%e?+_Q&a?%3;A*L##?#Q$_@#?'@+/#.#. q&$-hB#QP_A&C#?$Q _*3! ?&|/################|.%CQ'Q'3FA)Q#J%#?&Q#J%??&Riiiip#K%:?&R'K%3?&R$K%+?&?)J%'?&Q$J%#?&Q:_@,?&Q/_@-?&QC_@/Q$@'&P%P%P%P%P?*Q&T'P?&Q (_A$Q$Qh?'Q$`A%!7fQ$_?'Q$Y=A(Q$Q'Q'31?&D% )@*?&D% (Q$T0$?&D%N@+?-Q'Q'3-?&?(J%7?&?+J%3?&?*J%/?$?-3R?,Q'Q'3-?,?&D%NJ%+?,?&E% (K%#Q#@(?'?'Q#U`@'&P?%?(T0&?'?(T0'?&?(?)Q'_A$D%#?)D%#`3!)?(Q$_@(?$@)/#.#.?%?*Y0&?'Q%e@+?$Q#3=@(&P?(S0'?$Q W$3=?._@.?&D%#?'T'P?&3N?&D%'@).?)?+_?.J%#?&?'Q$_A'J%+?(Q$`@(?+Q'_@+/#.#.?&D%N#.?#?&Q ({-##?&QP`C#2.#.?/?*Q$_A*Q%e_?'Q$`J%#/#.#.!q'$.hB#Qw#`A+C#%P%P?$D%+A,S0#?#?$D%'?,Q%e_Q'`D%#32?+Q/_?$3RQ#@,Q%@-?*'P?*D%>A.?*D%7X0$?*D%3@-.?+Qu#_Qi!O$32?.Q$e@/?+D%!/@0?+D%!1@1Q#@*&P?,?/U'P?1?,?-_H$#A2Y0%?0?2Q$e_?*Q$_A*M$#?,Q%_@,/$..?+QN_A0Qi!O$32?+?.J%!,?+?-J%VQ#@-?+Q#J%D?+Q#J%??+Q#J%:?+?+E%!-K%I?+?+D%!1J% )?+Q#L#!1?+R#K&!-?$QC_@.?+QI_@1?#D%'@2?#D%+@3?+D%3@4?+D%7@5Q#@,&P?'?,T0%?&?,_G##A*'P?*Q'X0%?*Q'T0%%P?.?*Q%e_D%#?.?*Q$`A/Q%e_D%#A#Q$_T0#?)S0&?(G##S'P?$?+Q:_?%?$?/?,3 )A#Qh3!)?*Q$T'P?,?+D%!+Z0(?+D%P?-_?#Q$_M$#.?+Q:_?/Q&e_A*?#J%'?*Q$J%#/$.?)?,Y0&?+Qu#_?%?(?,_G##3L?#_@#.?#?5Z0%?4?#Q%e_A#D%#A*?3Z0%?2?*Q$e_?,M$#?#?#D%#Q$_J%#.?,Q$_@,?-Q%_@-/#.#.#.?1Q%Q%3-?0Q%Q%3-?+Q/_Q'Q'3-?+Qw#_C#.4#?#?$34A#S'P#.?#.!@$$$h%P%P%P%P%P%PQ!`y+G##Q$`1)#$%(&('.Quy+G##Q#U2.Qry+G##Qsy+G##Q#U_2.Qsy+G##Q%eD%z!j+2.Q by+G##Qsy+H$#Q$edQ&c2.Q cy+G##S0#Quy+G##Q$_@#.?#.!r$$'h?#H$#@$?#Q#M$#?#D%+@%%P%P%P?$'P?#H$%@$/$.?%S'PQiiq#2.?#?%Q$`A%J%+?#?#D%'A$Q%_J%'?$H$#A$Qi U ]h!:Q~ EohX0%?$Q~!X&X0$.?%S'P?#G#/0$?#?$M$%?#Q$M$#Qiiq#2.?#D%'A&H$#A'Qiz&cQi Y&U0#?#?%Q$`J%+?#?&Q%_J%'Qiiq#?$Q-e?'_Qi Y~;`A#?#Qi U&!:Qiiq#`Qi!EohW=2.Q|~&@$.?$. B$$$hB#Q3`A%C#%P%P?$Qiiq#U'P?$Qi$W0$?%Q'_?$Quy+D%#D%#4##?#%h?%D%''P?#?%E%+K%'Q$/$.?#?$J%'Q%.J%#/%.?#Q#J%#/$.?#Q$J%#?#?$!SRiiii3lK%'.?%Q3_C#.r(%&h$!?Q!ay+G##@'%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P%P?%Qiiq#U'P?'Q%T0&?%Q=YQ#Q$?%eQiikp#c=0$?'Q$T0%?%Qi$Z0'/1.?'01?#Q#J%#2.?#Q|~&J%'/..%P%P%P?%Q!O$!,'P?%Q h#T00?%Q}#U0$/0.?%Q P$T0$?%Q![p#T0%.?%Qi$W00?%Q!Fq#U0'Qm!k+Q D}&3CQ$c0+/-.?#R hiii3K%'/1.?#R}iii3K%'/0.?%Qi$W0+.?%Q P$T0$?%Q![p#T0$Q D}&@&?%Q!Fq#T0%.?%@&?%Q j}&`A(QOZ0$Q!p!k+Q!n!k+D%#3#;?(Qz!k+D%#Z0%Q!r!k+D%#?(Q%e_D%#A&Qiiq#U0$/%.?$D%>A&Q%Y'P?$?&Q%e_?%J%#?$?$D%>Q$_J%>.?#R Ku QjIK%'Q!ay+Q$L##/,.Qm!k+?&3CA&Q$cS0#?'Q%U0$?#?&Q+fQ~}$c!SRiiii?lK%'/+.?'Q%U0%R KumjI@)Q#@&?$D%>A'Q%X0$?$?'Q%e_?%J%#?$?$D%>Q$_J%>/$.Q%@&?$D%>A'Q%Y'P?$?'Q%e_?%J%#?$?$D%>Q$_J%>.R K!`mjI@).?#?)K%'Q!ay+?&L##/(.?#?%J%'/$.?$D%>A&Q%Y'P?$?&Q%e_?%J%#?$?$D%>Q$_J%>./%.?#Q%J%#2.?#?%!SRiiii3lK%'?#Q$J%#2.?#R KumjIK%'Q!ay+Q#L##.?#Q$J%#.!?$$hB#Q3`A%C#%P%P?$Qiiq#U'P?$Qi$W0$?%Q'_?$3 5?#%h?%D%''P?#?%E%+K%'Q$/$.?#?$J%'Q%.J%#/%.?#Q#J%#/$.?#Q$J%#?#?$!SRiiii3lK%'.?%Q3_C#. [$$$hB#QI`A%C#?%Q!Z!s#M$3?%R!Z!s!n!f!V l b LMK&+?%Q,J%:?%Q$J%C?%?%Q5_J%??%?%Q+_J%>?%?%Q:_J%F?%?%Q>_J%D&P?$'P?%QD_?$?$Q-bA$Q-a`QId35/$(?%QD_A$QB35?$Q $35?#Q$?%D%:A#?%Q+__?#Q-X=Q-?#`A#Q#?#Q-Y=3 +?%QI_C#...!g,%+h%!?B#Qw#`A(C#%P%hQ!`y+D%#@*Q!`y+Q#M$#?(?'L#P?(?%J%N?(?$J% )?(?*J% (?(Q#J%!+?(Qiiq#J%I?(Riiqiiip+K%D?(Q#J%V?(Q (_@-?&Q~$c@.Q#@&Q#@*&P%P%P%h%P%P%P?&S'P?(H$ (A/'P?(D%V@&?(D%N@$/&.?(D%N@*?(D%VA&Q|~2X'P?*@$/%.Q+?*?*Q+Z=?*?)=@$?&Q!my7_@)Q|~2?&`@,?(D% )@+?(%h%P%P%P%PQty+G##Q$`1&$%&#.?(Q+_?+?$?)?,3 (?(D%+@)?(D%//&.?(Q3_?+?$?)?,3!(?(D%3@)?(D%7/%.?(Q:_?+?$?)?,3J?(D%:@)?(D%>/$.?(Q?_?+?$?)?,3K?(D%?@)?(D%C.?&_A&J%V?(?*?)`A$Q#?$?*Y=A$J%N?(Q%?+?)Q$e_?)?*X=J% )?)Q*W@)/$.?(?&Q$`A$J%!+?&Q'Z'PQiiq#@&?'S0)/(.?(QD_?$Q%e_D%#/&.?$0#Q#@$/$.Qii3?&`Q2X0#Q#/(.?%?$?/_`@*?-3 &.@&?'0#?&Qiiq#T0$.%P%P%P%P?(%!?%P%P%P%P%P%PQty+G##Q$`1&#$%&.?(Qt#_?&3H/&.?(Qt#_?(QD_?&3I/%.?&Qiiq#T0+?&Qi$W0%?&Qi~~#cQi p&U0)?&Q~$c!SRiiii3l/&.?(Qt#_?&3!&.%P?(D%!,Q$`1&#')*.?(E%!-@0/%.?&!SRiiii3l.A0K%!-.?(?0K&!1?0R?mA1!-0%?(D%V@&%PQ'?1n?1R'!2=A,Q&cA+S'P?(Qv#_@$/$.?(Qv#_@$&P?&Qii3W'P?&Q!my7_?$G##L##?&Q$_@&.?$Q$_@$?+Q$`A+0#..?0Riiiip#!2'P?(Qv#_?,d@+&P?&Qii3W'P?&Q!my7_?$G##L##?&Q$_@&.?&Qii3W'P?&Q!my7_?$G#$L##?&Q$_@&.?&Qii3W'P?&Q!my7_?$G#%L##?&Q$_@&.?&Qii3W'P?&Q!my7_?$G#&L##?&Q$_@&.?$Q'_A$?+U0#..?(?&J%V?(D%!+@&/'.?(D%!-@&.%P%P%P?.Q$`1%$%#.?#?(D%VJ%/?#?*J%'?#?&J%#?#?%?(D%N`J%+/).?(?(D%VA$Qii3W'h?$Q!my7_QOL##?$Q$_(?$.J%V?(D%!+@&/&.?(Q!`#_?&3 '.?(D%!+@&/$..Q$.@$Q!`y+?(D% (J%#?#?$L#/?#?(D%VJ%+?#Qiiq#J%#?#?%?(D%N`J%'.?(Qw#_C#. d$$'hB#Q3`A+C#&P?+Q+_Q%?$?(Q$e_?%?(W=?%?(`A)Q#?%?)Z=Q$?&?*_?'?*W=?'?*`A)Q#?'?)Z=3W?+Q%?$?+D%+?(_A(Q$e_?%?(W=?%?(`A)Q#?%?)Z=Q$?&?+D%/?*_A*_?'?*W=?'?*`A)Q#?'?)Z=3 ,?*?+D%'_@*?(?+D%#A)_@(?)QOX0#.?#?*J%'?#?(J%#?+Q3_C#.!B%$)hB#Q?`A(C#?(Q:_Quy+D%#A,D%'A-?$?%?&?'3@?(D%>@)?(D%:@*&P?(Q3_Q%?$?*Q$e_?%?*W=?%?*`A+Q#?%?+Z=Q$?&?)_?'?)W=?'?)`A+Q#?'?+Z=?,D%+4(#?(D%3A+'P?(Q+_?-Q%?$?*?+_A*Q$e_?%?*W=?%?*`A+Q#?%?+Z=Q$?&?(D%7?)_A)_?'?)W=?'?)`A+Q#?'?+Z=3@?(D%/?)_@)?(D%+?*_@*/$(?#?)J%'?#?*J%#?(Q?_C#... n'$1hB#Q3`A*C#?*Qm!k+3A%P?*D%'Qii'W0#?*D%#@4Q!ay+G##@+&PQ$?&?._?'?.W=@1?'?.`A(Q#?'?(Z=@/Q%?$?-Q$e_?%?-W=@2?%?-`A(Q#?%?(Z=@0Q#@(%P%P%P%P%P?+Q~$cA5Q$`1%$%#.?/?0?/?0W=A,S0#Q#@)?2@+&P%P?+H$#A(Q=X0#Q$?(eQiikp#cS0#?)@(/'.?(Q~#X'P?)@(/'.?)?1_?(L##?+Q%_@+?,?)Q$_A)U0#.?,@(.?(?._@,?(?-_@-?(@)/%.%P?/Q$fA)?0?)?0W=A,S0#?2@)?1@+&P?4?)H$#Q$e_H$#A3Q N!^%W0$?+?3Q~}$cA3Q+e?3Q+fdM##?)Q%_@)?+Q%_@+?,?(Q$_A(U0#.?,@(.?(Q$e@).?)?._@,?(?-_@-?)?/X0%.?/?)`Q&W0$?(?0Z0$?2?(Q$e_H$#@(Q!ay+%h%P%P?5Q$`1%'#$.?(Qi$Z0&?*Q P!j+G##L#1?*Q O!j+H##M$/Q#/$.?4?(Q$e_H$#Q N!^%W0%?*Q!N!j+G##L#1?*Q!M!j+H##M$/Q%.A+L##?)?1_A(?*H$/M##?(?*G#1L#%?,Q&_@./#.#.?#?,J%'?#?-J%#?*Q3_C#. 6$$h%P?'?%?%?'X=A%S0#&P?$H$#A'Qi$Z?'Qi~&cQi p&Uc0$?&?(_?'L##?$Q%_@$?%?(Q$_A(U0#.?%@(.?#?(J%'?#?(J%#.!G*$8hB#QI`A+C#?%?&Q%e_A(@5?(D%C@)Q#@(&P?(QDU'P?+Q+_?(_R#K%#?(Q+_@(/$..%P%P?'?#D%?Z0#Q#Q3Q#?#D%>?'Q$e_H$#A'=?&=@0?&Q(aQ X*_@6?#?&Q&e_@3?'Q$`@7?%D%3@1?%D%7@2?#D%D@8?#D%F@9?#D%I@  ?#D% (@:Q#@(%P&P?+Q+_?*Q&e_@4%P&P?! 0$?(?0X0$?(?0Z@! ?(?(?0W_@-%P?(S'P?&Q&T0)?)@'?3D%#'P?3D%'@'.?'?2Z0)?1?'Q%e_D%#@,/$.?(Q$c@'?(Q$f@#?-@(?7Q#?#?'_`?#?'=_A#?:Z0$?9?  ?#Q$e_H$#A#Y0(?8?#Q$e_H$#A#S0$?#Q$`A'?2Z0(?1?'Q%e_D%#A,S0$?+Q+_@#?.@(&P?(S0$?(Q+`@(?#D%#@/?#Q+_@#?'?/U0#.?-@(/$..?$?*?6_380'?4?,J%'?4?'J%#?.Q+_@.Q(@,?-@(?*Q$_A*Q(U0$/%..?*@,.?,Q&e@#?+Q+_@(&P?#'P?%?(D%#Q#?(D%'`3!)?#Q+`@#?(Q+_@(/$..?%D%>@/?%D%?@#Q#@'&P?)S'P?&Q&T0%?5D%D@(Q#@)&P?(S'P?'?)T0'?)?'`A*?$D%7A&X0'?'?*Q$`A(?$D%:?&?*bbA&?&?(X=A-_@)?#@(Q#@'&P?(Q%Z'P?'?(Q$fA(_A.?#Z0)?)Q#?/?.Q%e_D%#A&?&?)XA&=`@)?'?.?&=@'/$..?'?2Z0'?$?-?)`?1?'Q%e_D%#?*3  ?,Q&e@#?+Q+_@(&P?#S0)?%?(D%#?(D%'3!)?#Q+`@#?(Q+_@(/#.#.?#?(Y0&?/?(Q%e_D%#?)_@)?(Q$`?(c@(/#.#.?#?)Y0$?/?)Q%e_D%#?'_@'?)Q$`?)c@)/#.#.#.?+QI_C#?'.!9$%h%P?#D%7?$X'P?#D%3?$Q%e_A&?&D%#?%_J%#?$Q$_@$?#D%>@&?#D%?@#&P?#?$Y0%?&?$Q%e_A'?'D%#?%_J%#?$Q#?$`c?$_@$/#.#.#..!R$$$h%P?#G#+?%Q~$cT'PQ#@%?$?#D%'A&Ql*_38S0$?$?&Q L*_38S'P?$Q!K'3=Q$_@%/%.?$Qu(3=Qh!:@%/$.?$Q!l%3=@$?#?%L#+?#Q#J%'?#?$J%#?$2.?#?#D%#?%_A$J%#?#?&Q( :Q(aQ%?%?%Q% -=Q%_Q#?%Q!? -=_J%'?$.!*$$hB#Q3`A$C#?$Q+_?#?#D%#Q$Q%Qi'3/?$D%+Q @iii =U'P?$D%/#.?$Q3_C#. *$$hB#Q3`A$C#?$Q+_?#?#D%#Q$Q'Q'3/?$D%+Q @iii =U'P?$D%/#.?$Q3_C#. *$$hB#Q3`A$C#?$Q+_?#?#D%#Q$Q'Q/3/?$D%+Q @iii =U'P?$D%/#.?$Q3_C#. *$$hB#Q3`A$C#?$Q+_?#?#D%#Q$Q$Q$3/?$D%+Q @iii =U'P?$D%/#.?$Q3_C#. P$%%h$!?Q$@)Q'@(%P?'!S?%!S!?A*R?mR#!.'PQ#@%/$.?*nA%Qiiii =?&`X'PQ#@%/$.%P%P%h?$D%#A('P?$D%'?'?(a?&?%37/$.?%S'P?&@(/%.?&?%34.A(0#?#?&J%'/$.?#?(J%'Q#@).Q+@(.?#?(_?%J%#?#?)J%#. N$$&hB#Q3`A%C#?%?$Q~$cA$G#!P!j+L#,?%?$G# b!j+L#+%P?%G#+Q$`Q~$cA$Q.X'PQ'@&/$.?$G#u k+@&?$G#q k+@'?$Q%eD%!G k+@$.?#Q ]$L#.?#Qii%M#,?#?'L#+?#?$J%'?#Q#L#&?#Q#M#$?#?&L##?%Q3_C#.!U$$&hB#Q3`A%C#?%?$Q~$cA'G#!P!j+L#,?%?'G# b!j+L#+%P%P%P%P%P%P%P%P?%G#+Q$`1/)###$%&#'''(#.?#Q%M$#/).Q$@&Qm i+@$/'.Q%@&/&.Q$@&Q!G i+@$/%.?#Q%M$#/%.Q&@&.?#?$J%+?#Q#L#(?#?&L#'?#Q#M$#.?%Q3_C#.l$$'hB#Q3`A%C#?$D%'@(?%Q'_?$D%+A$Q#Q'Q'31?%D%+@&?%D%'Q$U'P?%D%/@'?#Q#J%+?#?'J%'?#?&J%#?$'P?$Q%eA&'P?'?(?&{-##.?#?$J%+.?%Q3_C#2.?%D%/#.r$$%h%P?%S0#?#D%#@&%P?%Q$cS'P?$@'/$.?$Q$_@'?&Qii3Z0#?&Q!my7_?$G##L##?#?&Q$_A&J%#.?%Q$T0#?$?%_@$&P%P?&Qii3Z'P?&@%/$.?&Q!my7_?'G##L##?#?&Q$_A%J%#.%P?%Qii3Z'P?%@&/$.?#?%Q$_A&J%#?%Q!my7_?'G#$L##.?'Q%_A'?$U0#...!a&$6h%P?&Q'fA'?$Q'fA*?'?*W=A'S0#?'Q'e@*?%@'&P?#?)_A(G#2A+?(G#1A,?(G#0A-?(G#/A.?(G#.A/?(G#-A0?(G#,A1?(G#+A2?(G#*A3?(G#)A4?(G#(A5?(G#'A6?(G#&A7?(G#%A8?(G#$A9?(G##A(dddddddddddddddpQ#V0$?'?+M$!!?'?,M$>?'?-M$;?'?.M$:?'?/M$9?'?0M$7?'?1M$5?'?2M$3?'?3M$1?'?4M$/?'?5M$-?'?6M$+?'?7M$)?'?8M$'?'?9M$%?'?(M$#?'Q?_@'?*?)Q3_A)U0#.?*@).%P?&?)`A'Q#?&?'Z=A'?$?)`A*Q#?$?*Z=A*?'?*W=A*S0#Q$?#?)_?$?)W=@'Q%?%?)Q$e_?&?)W=@%?)?*_&P?'F##A$Q#V0$?%?$M$#?%Q%_@%?'Q$_@'?)Q$_@)?*Q$`A*0#.@).?).!0$%hB#Q3`A$C#QD@%%P?#Q!$X0#?$?#G#ii+A#G#!P!j+L#,?$?#G# b!j+L#+Q$?$G#+eQ!j *cS0#?#@%.?$Q3_C#?%.!B%%(h$!??$Qz~~~*cA)'P?$Q+`Q&fQ$_@'?#@(%P&P?(E##A*R K X!nv!U k!_ D=!@R @jlm!E!Mpi$g?*R}|!u t p!i ]~!?kR!D!K Y!pw!]k!A1!@R @jlm!E!Mpi$gl?*lRi @jlm!E!MpihkR#!.0$?%Q$_@%?(Q+_@(?)Q+`A)0#.?'@%.?%Q&e@%.%P?$?%Y0#Q$?#?%_?$?%W=@'?$?%`A#Q#?#?$Y=@#&P?&?'_G##A$Q=YQ#Q$?$eQiikp#c=0$?$pQ#V0$?#?&Q$_A&U0#.?#@&.?%?&_.!9$$hQiiq#@%%P?#Q@`A#Q~$cQ!h#X0#?$Q@`A$Q~$cQ!h#X0#Qix+Q{!k+D%#3#;?#Q~$cQ i#a?$Q~$c_A#Qmx+D%#Z0#Qlx+D%#?#Q%e_D%#@%.?%. '#Q Ux+Q Sx+D%#3#;Q!M i+Q Wx+D%#?#Q~$cA#Q,e_Q Yx+D%#?#Y=. g%$*h&P%P%P?%?,W0#?%?,`Q3W0#?'?*W0#?'?*`Q!&W0#Q#@(Q#@)&P?(?$?)_H$#Q~#X_@(?)Q%_A)Q?U0#.?(Q~~&cQ&W0#Q#@(Q#@)&P?(?$?)_H$#Qi!p&cQi U&Td@(?)Q%_A)Q?U0#.?(Q$c0#?&?*_@.Q#@)Q#@(&P?)Q?T0%?$?)_H$#A-Qp~&cQ&fQw k+D%#A+'h?+(Q h k+D%#4&#@+Qw k+D%#S'PQw k+?+J%#.Qw k+D%#._A+D%#?+D%'?-QOca_@-?(QGY'P?(?._?-J##.?)Q%_@)?-Q:f?(_@(/#.#.?#?*J%'?#?,J%#2.?$Q?_@$?(?*_@*?,Q3_@,/#.#.!^&$*h&P%P?*QOX0#?'?,W0#?%?*Y0#?'?,T0#?%?*`A(Q#?%?(Z=@-?&?,_@(?'?,`@+%h%P%P%PQ%?$?*Q$e_?%?*W=A.H$#A)Qi$Z'P?+Q$T0(?)Q~2X0$?(?)QOcQi$dL#$?(?)Q)fQp$dL##Q%@(Q$/'.?-Q$T0$?.H$%Qi$W0$?(?)L##Q$@(Q$/&.?+Q%X0$/&.?.?-?(?+3BA(/$.?)QiP`Q~~&cQ~ p&Y'P?(?)QOcQi$dL#%?(?)Q/fQw$dL##?(?)Q)fQOcQi$dL#$Q&@(Q$/$.?+Q&T0$?-Q$T0$?)Q~!X&X0$?.H$%A+Qiz&cQi Y&U0$?(?+QOcQi$dL#&?(?)Q~*cQ-eA)Qii'_A-Q5fQ!p$dL##?(?)?+Qp*cdQ)fQOcQi$dL#%?(?-Q/fQOcQi$dL#$Q'@(Q%.?(?,_@,?*_@*/$..?#?,J%'?#?*J%#. e$$)hB#QiP_A%C#&P?#Qip#U'P?#?%_R#K%#?#Q+_@#/$..Q'Qip#3FA(?%Qip#{-##?(@$Q#@#&P?$%h%P?&Qii3U'P?#Q%W0$?#Q?Z'PQii'@'?&Qi}#c?#Q)fdQw @j>d/&.Qi%@'?#Qp @j3_/%.?%QiP`C#?(2.Q$@'?#Q)eQiii+d.J%#?$?'J%'?#Q$_@#?$Q+_@$?&Qi%_@&/#.#. t$$+hQi$@$&P%P?%Q$cS'P?#?$Q~$cA(Q$e_@*Qi$@%Q#@)?$Q!i#_Q~$cQ i#W@+&P?)0%Qh?%Q~$cA&Q$_A$?$?$Q~$cUA)=@$%P%P%P?(Q!D$`1%#$%.?%Q!i#_?$@%Q~$cQOZ0%?#?&Q,e_?&Qp%`M$!K%/%.?%Q!i#_?$@%Q~$cQ i#Z0$?#?&Q,e_Q#M$!L%/$.?$@%?+0#?*?&Q,e_Q#M$#/#.#.2.Qh?(Q$_A$?$?$Q~$cUA%=@$/#.#.!J$$%h%P?'?%Q&bA%?%?'X=A%S'PQ#@'/$.Q#@'&P?$G##Q E$U0$?$G#%@(?$G#$@)Q!Ex+Q!Cx+D%#3#;Q!Ex+?)?(3 -A(Qiiq#T0$?&?(M$#?$Q&_@$?&Q%_@&?%?'Q$_A'U0#.?%@'.?#?'J%'?#?'Q&aJ%#. 5$$hQiiq#@&%P?$Q!i#_A$Q~$cQ!h#X0#?%Q!i#_A%Q~$cQ!h#X0#?$Q~$cQ i#a?%Q~$c_A$?#D%+Z0#?#D%'?$Q%e_D%#@&.?&.C#?#?#Q i#bA#Q i#a`Q+e?#Q!i#`Q~$cdQi![$`. P$#?#%h%P%P%P?$Q P$U'P?$Q![p#T0$Q#Qm!k+?$Q!Fq#U'h?$Q j}&`QOW0&?$(Q D}&.3CA$Q$cS0';?#?$Qi}~*cQ+f!SRiiii?lK%'/&.?#R hiii3K%'/%.?#R}iii3K%'/$.?#?$Q+eQii$_Qi}&c!SR!D @ii?lK%'.Q$.J%#.K$%hB#Q3`A%C#?$pQ# -'P?%Q+_?#?$3!.?%D%+Qiiq#T@&.?%Q3_C#?&. T$$$hQiiq#@&%P?%pQg -'P?%QP_Q~$cQ!*X0$.Q~#QO?$Q~$cQ!M$W=?$_Q~$cQo$aQPQ ]h?%Q~$cQ~#W=?%_Q~$c_A$Ql _#`Qv1Z'PQix+Q{!k+D%#3#;?$Qmx+D%#Z0$Qlx+D%#?$Q%e_D%#@&/$.?$Q{ u%_@&.?#Qiiq#J%'?#?&J%#.L$%hQp#Q!]#?#?#Qo$bA$Qo$a`A%QOW=?%_Q+eQ @$Q!]$?#QqGW=?$_Q~$cd. _$#?#%h%P%P%P%PQ#Q!O!k+%h%P?$Q [p#!,'P?$Qi$T0&?$Q P$U0$?#R hiii3K%'/).?$Q![p#T0&Q D}&?$Q!Fq#T0$;.?$Q j}&`QOW0&?$.3CA$Q$cS0';?#?$Qi}~*cQ+f!SRiiii?lK%'/&.?#Ri @ii3K%'/%.?#R}iii3K%'/$.?#?$QP`Q~$c!SRiiii3lK%'.Q$.J%#.!($$h%hQi$?#Q~$cA$Qi$T0#;Qiiq#?#Q!i#_Q~$cQOZ0#;?$Qp|&_.. D$$'hQl _#@$Qip&@%&P%P?&0#?$Q!g d#X0#?#Qp#Q!]#?$?$Q~~&cQo$bA&Qo$a`A'Q~~&cQOW=?'_Q,eQi{*c_Qj%Qj&?$QqGW=_?&Q$e_?%M$#Q!g d#?$Q$_?$Q!g d#TA&=@$?%Q$_@%/$...Z$&hB#Qu#`A$C#?$Q (_A%Qp C+Qx!]#39?$Q/_A&?%Q#Q#3D?%Q%Q'3-?#Q P!a+Q!j3?&3!1?&3,?$Qu#_C#. M*%0h$!?B#Qw$`A'C#?'Q7_A(?$?%39?'QI_A$?(?&Q%3D?'Q!E$_?$?(3!2?'?'D%!I$J%[?'?'E%!E$K&!1?'?'D% W$J%i$?'?'E% S$A4K& =?'?'|#%!K$|.& 8?'Ql$_?(3 2?(Q!OI3! ?4n@0Q#@%&P?%Q7U'P?'Qq$_?%_Q$J%#?%Q'_@%/$..?'Q#J% Q$?'R#K&!M$?'|/################|.&!E$?'?'|#%q$|.% S$?'?'D%!d$J%o$?'Q#J%p$?'Q#J%t$?'Riiiip#K%q$?'D%m$A.?'D%!C$Q/a_@1?'D%l$@2Q'@,Q#@%?.@)&P?)?1U'P?)D%+@-?)D%'@&%h?%?)D%#A*Z'P?*/$.?%@(?*?%`A+?'D%q$?%`X'P?'Qq$_?%?+Q'3.?'D%!`$@,?'D%t$@(.?,?(Q%e_@$?+Q%Z'P?%Qh!:?*_@%&P?$Qiiq#J%#?$Q'_@$?%Q$`A%0#.?(?+_Q$`@(.?$Qiiq#J%#?(Q$_.@%?)Q/_@)?%Q%e@(?'Q!l#_?-Q%e_@*?'D%!3@+?'D%[@/?-Q*W@3&P?'?%J%t$?&S0%%P%P%P?-S'P?'Q+_?'Q!E$_?'Q7_3 $?'D%/@$%P%P%P%P?'D%+1'*$&#%.?$Qii+_@$/).?$?0_A$?/W0'#.?$?%Z0%?'D%!`$?$Q%e_D%#A$Q#?$Qiiq#U=@$/'.?$Qi!l#_@$/&.?3S0#?*?*D%#A$Q$_J%#?$?/Z0#?+?$Q$e_H$#@$/%.#.?+?$Q$e_H$#@$.?'D%q$?%T'P?'Qq$_3N.?'D%!`$A,?(_Qiiq#?$?$Qi U&!:Qiiq#`Qi!EohW=J%#?&Q$`@&?(Q'_@(?%Q$_@%/#.#..?'?.J% h$?'?2J%v$?'Qv$_Q'Q/3-?#?'D%t$J%+?#?'E%q$K%#?'Qv#_Q%Q%3-?'QI_3,?'Q7_Q%Q'3-?'Qw$_C#.!]%$-hB#QI`A%C#?$Q R g#3! ?%Q#J%??%R#K&:?%|/################|.&+?%Q#J%F?%Riiiip#K%CQ'@+Q+@)?$Q#3=@,%P&P?*?,U'P?$?'Q W$aQ W$_3=@(?$?'Q)aQi g#_Q)3;A'Q)X0%?%Q+_?'Q%e_A&?$?'Q&eQ*Q??&D%#!7`A&?&Q*Z=dQ W$aQ!M._3=A&J%#?&?(?-_A._@-?%D%C?*T'P?%QC_3 *?%D%D@+.?)?+_A(?'J%#?(Q'`?&J%#?(Q+`?.J%#?%?*Q$_A*J%F?)Q/_@)/$..?#?%D%FJ%+?#?%E%CK%#?%QI_C#2.#.!h($1hB#Q?`A(C#?(Q#J%>?(Riiii3K%7%P%P%P?%Q%3>Q$U0#?%Qw$3! Q$@)&P?&Q!O f#T0$Q#@+Q#@*?&Qt'Z'P?&?)_Qt'`G##@*.%P?&Q~~&cQ> :A,S'P?*@'/$.?)?&?,`A-_G##@'?,Q(W0#?-Q'_A+?&Z0&?)?+_G##@+.?%?*Q$e?,Q%ed?'dQ$e?+d38@'?(D%7?&T'P?(Q7_3!*?(D%:@).?&?)_?'L##?(?&Q$_A&J%>/#.#.?(?(D%>A*J%3?(?(E%7K&+?(Q7_?*?$D%+A/_32?$D%7A,?(D%>A+?+?,X=@&?$D%3@'?(D%:A-@)&P?&'P?)?'H$#Qi!K$_M$#?&Q$`@&?'Q%_@'?)Q%_@)/$..?$D%'A&?/_@)?$D%?@0?$D%>@1?$D%:@2Qi!K$@'?,@%&P?&?)U'P?'A$Q$_@'?&G##?&Q$_@&0$?%?+Z0%?-?%Q$e_?$M$#?%Q$_@%/$..?(D%/A&?*_@.Q#@$Qiv%@*?&@'&P?'?.T'PQiv%@'&P?&?.T0'?'A*Q$_@'?&G##?&Q$_@&0#?%?+Z0&?-?%Q$e_?*M$#?%Q$_@%/#.#.?*A)Q$_@*?'G##?'Q$_@'?%@$S0#?%?+Z0$?-?%Q$e_?)M$#?%Q$_A$@%/#.#.#.?#?(D%>J%+?#?(E%7K%#?#?$J%C?#?/J%??#?,J%>?#?0J%:?#?1J%7?#?2J%3?#Q#J%/?(Q+_Q$Q$3-?(Q?_C#.!r'$3hB#Q U'`A$C#?$Qui+Qt-39?$Q!k33! ?$Q#J%C?$Riiii?K%>?$Q Q'_@,Q%@'&P%h%P?+Q>U'PQ!M i+?+S0%;?%?$?+3>A&X0$#.?#?$D%CJ%+?#?$E%>K%#?$Q%Q'3-?$Q U'_C#2.?'?&Q,e_.@%?+Q$_@+?$QD_A&?%Qi'{-##Q#@%Qi$@)Q#@'Q#@-Q#@(Q#@*&P%P?(@.%P?'Q$c'P?&?,U0$/%.?&?,T0$?)Q$_@'?%?)_@%?&?)Q$e_&P?'Q$`A''P?,?&Q%_A&U0$/&..@&.?&S0#?%Q$_?&Q%_@0?&H$#@(Q#@)?$Q#M$ T'?$?%M$ S'?$?-Q$_M$ R'?$?(M$ Q'?.Q(a?*_Q%e@1Q#@*?&%h%P%P&P?*A(Q$_@*?$Q Q'_A%@'?(Q$e?%_A&H$#@2?)@%%P%P&P?%'P?%Q%`@%?'H$#@3?'Q%_@'?2?3U0$/%..?$?(?1_380$.?)Q%_@)Q'@(?*Q'U0$/%..?(Q'W0$.?$Q!k#Q.3:Q(e?$Q?3>d/$.?&H$#.A%M$#?%?-?%Q~~&c=@-Q#@)Q$@'@%?0@&?.@*/$..?$D%CA%?$D%>T'P?$Q>_3M.?$D%?A'?%Q,e_?$QD_Qi'{-##?$?%Q$_A%J%C/#.#.!a.$ !h&P%P?%?,T'P?%@,/$.?%?,`@0%h%P?$?,_A-F##A.Q#V'P?0Q$T0&?.Q!*_Q~$cQ!!Z0$?-F#$A)Q ]h ,0$?'?*X'P?&?*Q$e_?)QOc?.Q #cQ)edM$#?*Q$_@*.?,Q%_/%.%P%P?'?*W'PQ%@+Q#@)/$.?'?*`@)?&?*Q$e_@+?0Q%W0#?)S0#?-F#$Q# -0#?+?.M$#Q$@)/$.?-?0?+?)3!+A)S0&.?)?*_@*?)?,_/$.?0Q%Y0$?.Q~$c@2%P?.Q :cQ[U0#?-F#%A+Q ]h ,0#?-F#$@)%P%P%P%P?2Qw$`11$############%#.?)QP -0&/%.?)Q[cQ!MhU0%/$.?)Q Mh ,0$.?'?*X'P?&?*Q$e_?+QOc?)QOcQ)e?.Q/eddM$#?*Q$_@*.?,Q&_/$.?0Q&T0$%P?.Q3_Q~$cQ(Z0#?-F#%A+Q ]h ,0#?-F#&A/Q ]h ,0#?-F#$@)%P%P%P%P?2Q!p$`1($###%#.?)QP -0&/%.?)Q!p#_Q~$cQIZ0%/$.?)Q Eh ,0$.%P?'?*W0#?'?*`Q%W0#?&?*Q$e_?+QOcQ)eA+?.Q*cQ5ed?)QOcQ/edQii{*_Q-fQ~!b#c?+?/QOcdQ3edQi UkwgdJ$#?*Q%_@*.?,Q'_/$.?(0$?-F#%@4%P%P?-F#$A1QPVA@0#?4QPV0#?-F#&QPV0#?0Q4W0#Q%?&?*Q$e_?'?*W=@)Q#@/?'?*`A+Q#?'?+Z=AA@3&P?/?AX0%%P?3Q3W0#?-?/_A+F#3QPV0#?+F#$A5QPV0#?+F#%A6QPV0#?+F#&A7QPV0#?+F#'A8QPV0#?+F#(A9QPV0#?+F#)A  QPV0#?+F#*A:QPV0#?+F#+A! QPV0#?+F#,A;QPV0#?+F#-A=QPV0#?+F#.A>QPV0#?+F#/A !QPV0#?+F#0A!!QPV0#?+F#1A #QPV0#?+F#2A?QPV0#?)Qg????Q#V=M$!!?)Qg? #? #Q#V=M$>?)Qg?!!?!!Q#V=M$;?)Qg? !? !Q#V=M$:?)Qg?>?>Q#V=M$9?)Qg?=?=Q#V=M$7?)Qg?;?;Q#V=M$5?)Qg?! ?! Q#V=M$3?)Qg?:?:Q#V=M$1?)Qg?  ?  Q#V=M$/?)Qg?9?9Q#V=M$-?)Qg?8?8Q#V=M$+?)Qg?7?7Q#V=M$)?)Qg?6?6Q#V=M$'?)Qg?5?5Q#V=M$%?)Qg?+F##A+?+Q#V=M$#?)Q?_@)?3Q3`@3?/Q3_@/?0Q3`A0Q4Z0$/&..?/0$.?'?*X'P?&?*Q$e_Q|~&M$#?*Q$_@*.%P?.Q[W'PQ$@)/$.?.Q ;Z'PQ$@)/$.%P%P%P%P%P%P%P?2Qw$`18$############%##&###'#.?@0(Q$@)/).?1Q[cQ!MhT0&Q$@)/(.?1Q!MhV0%Q$@)/'.?1Q!p#_Q~$cQIW0%Q$@)/&.?1Q!EhV0$Q$@)/%.Q%@)/$.Q%@)?.Q :W0#?4QP -0#Q&@).?)?,_@,Q#@/.?*?/_@*?,?/_.A,?%Y0$..?#?*J%'?#?,J%#. V+%5h$!?QgQ#?(=@  Qry+G##@5Qsy+G##@+&PQ$?$?4_?%?4W=@/?'?2`A)Q#?'?)Z=@-Q%?&?2Q$e_?'?2W=@0?%?4`A)Q#?%?)Z=@.Q#@)Q#@*%P%P%P?+Q~$c1'#%%$%.?-?/?/?.3TA)?.?)?.W=?0?-3!+A)`A*Q#?*?-Y=A*?.?)`A+Q#?+?.Y=A+?*?+W=A*S'P?)@*/%.Q$?)?/_?)?.X=@+Q%?0?)Q$e_?)?-X=@-Q#?*`@,?)?*_&P?)@*%P%P%P%P%P?+G##A1Q1`11#$%%%%%%%%%%%*%.?(S0%/).?(S0$/(.?1pA*Q# -0$?(S0#?)@*/'.Q|~&@*.?-?*M$#?-Q%_@-?+Q$_@+?)Q$_@)?,Q$_A,0#.A)@*/$.Q!k k+33@1%P?-Q%fA)?.Q&fA*?)?*W=A)S'PQ#@)/$.?)Q%e@*Q#@)?/@,?0@+&P?+?1?,E##A:nA3Q~}$cQ$e_H$ij'A6M$#?+?1?:RImnQ$eQij'd_H$#A7M$)?+?1?:R?mnQ~}$cQ$e_H$ij'A8M$'?+?1?3Q2fQij'dQ}~*c_H$#A9M$%?:?:R N ^l B!F!O!`!E@glRi @jlm!E!MpihkR#!.0$?6S0$?6?  Q~~&cA3T0$?9S0$?3?9T0$?8S0$?3?8T0$?7S0$?3?7T0$?,Q+_@,?+Q+_@+?*?)Q'_A)U0#.?*@).%P?-?)`A*Q#?*?-Y=A+?.Q$fA*?)`A,Q#?*?,Z=A,?+?,W=A,S0#Q%?0?)Q$eA+_?)?-X=@-Q$?+?/_?)?*X=@+Q#?,`@*?)?,_&P?+G##?+G#$3UA0Qiiq#T0$?-?0M$#?+Q%_@+?-Q%_@-?)Q$_@)?*Q$_A*0#.@).?)Q$e@*.Qry+?*S?5cA,L##?)?2_@2?*?4_@)%P?*?.X0#?.?*`Q&W0#?*?/_A*G##Q=U0#?*G#%@/%P%P%P%P%P?*G#$QC`1($(((#(.Q#@+?/Q ^#`1,&''''''%$'.Q&@+?/QP_1&%&%&.Q$@+/$.Q%@+.?,0#Qty+Q#L##Q ay+?+L##Qsy+?+L##Q$@5Qry+Q$L##?)Q&_@4/$..?#?2J%'?#?)J%#.!i(&/h'!>$!?Qsy+E$#Riiiiiip#k@9&PQ%?&?+Q$eA/_?'?+W=@-?'?+`A)Q#?'?)Z=@0Q$?$?/_?%?/W=@.%P?%?/`A)Q#?%?)Z=A,Qp#W0#?0Q?W0#?-?.|###A5?5?5|0$#&%('*),+.-0/21?9!-A)=A6|.$#?-?.|##3A5?5?5|0$#&%('*),+.-0/21?)=A7|.$3?-?.|##?A5?5?5|0$#&%('*),+.-0/21?)=A8|.$??-?.|##IA5?5?5|0$#&%('*),+.-0/21?)=A5|.$I?6|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G?7|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G|!-?8|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G|!-?5|/#z#z#z#z#z#z#z#z| -|/#v#v#v#v#v#v#v#v|G|!-| /0#?+Q?_@+/$.?,Q$f@,Q#@)%P%P&P?)?0X0$%P?)?,Z0#?)?0T0#?-?)Q$eA*_A3Q$?*?._?)?,X=A1H##A*?*Q+e?*Q+fd?9!-A4=A2M$#Q$@*%P?2Qiz&cA2Qi Y&U'P?2Qi U&U0$?,?)`A*Q#?*?,Y=Q$T0%?0?)`Q$T0%?3?1H#%A*?*Q+e?*Q+fd?4=A1M$%Q%@*?1Qiz&cQi Y&T0$.?(0$?3Q|~&M$#Q$@*.?)?*_A)Q?W0$/%..?)S0$.?)?+_@+/$..?#?+J%'?#?/J%#. T$$$!??#Q$J%#?#%h?$Qi3Z'P?$Qii'Z'PRiiiip#@%?$Q'fQi}#c?$Q:eQiiiz&c?$Q-eQii{$c?$Q5fdddQ!p @jl =d/%.RiiiiI@%?$Q3eQii{$c?$Q%eQi}#c?$Q/fddQw @j'd/$.Riiii?@%?$Q+eQi}#c?$Q)fdQp @%d.!S?%lK%'.!W/&*h&!?*!>?$33@+%P?)S0#&P?&?/`Q ^#W0$?(?0W0$?(?0`Q!`#W0$?'?0Q$e_@*?%?/_A-|##I@9?-|##?@  ?-|##3@4%h%h%P?-|###A5?$H$??$G#AA.Q3edA,|2A6| .?,Q+f|2A7|c?.|2A8| $|]A,0#?*?-|%##|.$#?*?-|%#+|.$3?*?-|%#3|.$??*?-|%#:|.$I?*?-|%#?|.$P?*?-|%#D|.$!-?*?-|%#I|.$[?*?-|%# )|.$ :?5Q*|a|]!S?4Q*|a|]Q3e!S?  Q*|a|]?9Q*|a|]Q3ed!SR? All >A2R3!/0#?2nA./$.?,!S?4?6| .?7|c?8| $|]Q3e!S?  ?6| .?7|c?8| $|]?9?6| .?7|c?8| $|]Q3ed!SR? AllA3R e R e R e R e R e#kA1?3R$ ARh!@k?3 ?A2?3kA3R R e R e R e R e Rhk?1?2Rh!@klA2R e R e R e R e R e#!.'PQ!p!?@,?2R$ ARh!@A2@1&P?,'P?*?,_A.?+?-?1 >n_H##Q$e_H$#M$!E$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!F$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!G$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!H$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!I$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!J$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!K$?.?+?-?1R$g?1kA1 >n_H##Q$e_H$#M$!L$?,Q3_@,?1R$g?1kA1R#!.0$..?/?3ROmn_QP`@/?0?2!>n_/%.?*?+?5| !#A2nA,Q~~&cQ$e_H$#M$#?*?+?,Q2fQ}~*c_H$#M$%?*?+?5|=$Q~~&cQ$e_H$#M$'?*?+?2RImnQ$e_H$#M$)?*?+?5| !$A2nA,Q~~&cQ$e_H$#M$+?*?+?,Q2fQ}~*c_H$#M$-?*?+?5|=&Q~~&cQ$e_H$#M$/?*?+?2RImnQ$e_H$#M$1?*?+?4| !#A2nA,Q~~&cQ$e_H$#M$3?*?+?,Q2fQ}~*c_H$#M$5?*?+?4|=$Q~~&cQ$e_H$#M$7?*?+?2RImnQ$e_H$#M$9?*?+?4| !$A2nA,Q~~&cQ$e_H$#M$:?*?+?,Q2fQ}~*c_H$#M$;?*?+?4|=&Q~~&cQ$e_H$#M$>?*?+?2RImnQ$e_H$#M$!!?*?+?-E#?A2nA,Q~~&cQ$e_H$#M$??*?+?,Q2fQ}~*c_H$#M$A?*?+?2R?mnQ~~&cQ$e_H$#M$C?*?+?2RImnQ$e_H$#M$ $?*?+?-E#DA3nA,Q~~&cQ$e_H$#M$D?*?+?,Q2fQ}~*c_H$#M$ %?*?+?3RImnQ$e_H$#M$ &?*?+?-E#IA2nA,Q~~&cQ$e_H$#M$I?*?+?,Q2fQ}~*c_H$#M$ '?*?+?3R?mnQ~~&cQ$e_H$#M$F?*?+?2R?mnQ~~&cQ$e_H$#M$ (?*?+?2RImnQ$e_H$#M$J?*?+?-E# )A2nA,Q~~&cQ$e_H$#M$ )?*?+?,Q2fQ}~*c_H$#M$L?*?+?2R?mnQ~~&cQ$e_H$#M$N?*?+?2RImnQ$e_H$#M$!*Q?@.Qp#.?/_@/?.?0_.@0?)?/Y0$?&?/Z0#..?#?0J%'?#?/J%#.,#?#R#K&#.*#Qiiq#.!%#?$pQ# -'PQ$2.?#Q}$cQ!D$T'PQ#2.?#Q$_Q~$cQ!N$W.,#?#Ql _#W.0#?#Ql _#`Qt!>W.1#?#Q!K C+QCQ#3!1.3#?#Qp C+Qx!]#Q#3!1.)#?#3 1. s$$(hB#Q3`A&C#Q!Mx+Q!Kx+D%#3#;Q!Ox+D%#@'?&Q'_Q Qx+D%#A%Q#Q%Qi'31?&D%+@(?&D%'Q$U'P?&D%/@$?#Q#J%+?#?$J%'?#?(J%#?%'P?%Q,eA('P?$?'?({-##.?#?%J%+.?$?%Q,e_@'Q#@#&P%P?#Q#?#?$U=S'P?$?'U'P?$Q'_@#?$Q%_@%?$Qi'_@$/%.?&Q3_C#2.?#A%Q%_@#.?%H$#0#?%Q|~&M$#/#.#.?&D%/#. F$$&hB#Q3`A%C#?%Q'_?#30%P?%D%'A$?%D%/A#Y'P?%D%+@#/$.?%D%+@&?#S'PQ$@#Q3?$?$Q3Y=Q$`!7A$Q$T0$?&Q??$`Q%eA$D%ox+J%#?$?&J%ox+/$.?&?$Q$?#37A#0##.?%Q3_C#?#.)#Qii'.!-$%hB#Q3`A$C#%P?#3SQ~$cA#QDT0#?$?#G#!P!j+L#,?$?#G# b!j+L#+?$G#+0#?$G#,3V@%.?$Q3_C#?%.,#Q hy+D%#.)#Qqy+.'#Q3.!a$$%hB#Q3`A'C#Qg@(Qqy+D%#Q$T'P?'Qii'?#?#Qii'Z=Q%?$Q$eQ!my/_?$Qii?X=Qii??$`A#Q#?#Qii?Y=?%Q$U?&Q#U3%?'D%+@(?'D%'@$%P?'D%#Q$T'P?'D%/@#3GQ!ky+?(J%#Qwy+?$J%#Qvy+?#J%#?$?(__@$Qh@(/$.Q!ly+?'G#/L##.Q!dy+?$J%#.?'Q3_C#?(. _$$%hB#Q3`A'C#Qg@(Qqy+D%#Q%T'P?'?#Q$eQ!my/_Q%?$Q @i'W?#?$YcA(=?$?#`Q#?(=Q$Q%?%Q%T=Q#?%=?&Q#U3!'?'D%+@#?'D%'@$%h?'D%#A%Qiiq#U'PQ hy+?%J%#Qwy+?$J%#Qvy+?'D%/J%#?#@$Q!?/$.Q!ly+?'G#/L##?#.@(Q!dy+?$J%#.?'Q3_C#?(.,#Q!ly+G##.)#Q my+.,#Q!ky+D%#. .$$hB#Q3`A$C#Qqy+?#3SQ~$cA#QDU'h?$Q'_?#3PQ$(Q#.J%#Q!`y+?$E%'K%#Quy+?$D%/J%#?$Q3_C#. ?$$hB#Q?`A$C#%P%P?#3SQ~$cA#QDU'P?$Q'_?#3QQ%@#?$H$'Q%U0$.Q#@#/$.?$?$D%/J%:?$?$E%'K&3.Qqy+?#J%#Q!`y+?$E&3K%#Quy+?$D%:J%#?$Q?_C#.)#Q!my7.,#Q!dy+D%#.,#Qwy+D%#.)#Q!my/.)#Qii?.,#Qvy+D%#.";
