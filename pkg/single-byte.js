const PACKED = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALC10AgBgtRI/KVQXmgEuJ2IN+guA7KCDwkXkf570dGJ+WQgylpWhiYqlFVnUbozB04Umuu4uC2qYqzBwbgD5QdcyPAT4PkKQ4J/AkHkWwlMu+5YRsiXzM9YMQo3ocd6uXBiPWU61ga+9otVuA9FWPYKiCYkaz/y6cpn5BO3rSjPwHT4VL/mdrk8SFTTE91rNuhD8PSGXJqJn85M+dQ5IobGNZZeMWcMj7N6doujvUMGiBWRDcIXT5RobvlJHOsbR1JJmc57OmOEb1wQu69yWBeIR39s+Bfq479QUspwZRh96bVCoJKtx+SlpYXnht9ftgBpAGy6LDq9hVIAZh6WBifiexkqmDohgPk0jP7jVe6Abz1x+dHWBvuFRPlmVVdn8zRKl4uNfuk7BwH8hOTt+3tIelcLQDEQ5WW6WYMz2mSd4Ik1iAHAzPEydjX5rnJiYbi6KEfxXaC3JliQ2/C3m9vwX51XoowoZk3pOu66edtpAVxhNbCUJO+wABV5gLdt9SQaHojArHmcrudYiBTDYODQjXhk6yUCDRp+nttloGCJ0Kz8AmBZpIneD6BrPt+m/dGAfp7mEzBn6wfpeJ9w+lzb/AYTFYIIicgiw/sF2hMdc+tdoBrDLToLbD1IM/SzLmBOAgPg1m+zaDYT3mWNS9kXsGBe4NcbFAEf3GPeRfg4xGTtO7jvKNpBo9jzl9H6P0IdhmOHCvHAVObzs4ElQyczAQIdXecZSLK+jbW1JCkcCkRz7EDIO6+lXDRIXwmilRuGPNckuFamK6AOQO3HRu4DYDmzJEAsSJF7MpfmdLqZZ56J8rhfVQQ/wdA2lSFpjJ3NIbdL6Nl4au+kx+YyBMb2Cg/qVQAXFPGjAFlkuY7CKVA21j2qvS0oVRC2oVGPED6xmKTDv67sEaS1iawgMrL6yA8+enlBWbmixAfWdVJY6I1ol6l49e2JZDFQrq6NQ3DtxLF3yhuJLHlWyLq5UX8QRx4aElFrvo8PaKISOo+Y8EZ4EBBIvSqXKyCPjV4fHAo6xN7V3fgd8OgcbsyGT+2nwjdaIFx7Bx7BOztrYkVDfhAIKU5A9SLaKDA7o2OkWw0/y1+TxgQ8VlFytT2TEHRjGl0OvKtCYE4HaK8igzKo1Nq6/Rht6Nw8KcWu1rkMvu4wl0/pTkLfr35mEDDfBCf3mVg1P0sShkDv4Ax5F8B4HaW2j7LjxkKuQVdYhfzULpGN5dtWYDQezThYF5DpnmGq9+q4+BqTxFDbsXdsYUz7MYKeTRef3bdY5auqFxI4xt9jF3+jkrtmNAfrTxz6+mzb9RXp9XmrvR/5s7T4h1ylgB2if3rt0uqy8N0zGJebWO+1xdbA7kCs6x63NYtfC13KxnDRKrSGy+nU7WKj8i3uQyqcjVMGlLmiamVyw0FgfA1Bs8dFkxR/aUdzkkxh+clHB/axJwrr6ziG+Zc1TnsGNJWvDDoGGsa6XAHXH/le4Q1cQIXzIqQKyXhJKyHUq88p4uvS5Fl6rNv1xPP59nILC3gLQbk3n34nFNHOfE5eIUzmeCl8SOC5/ctokBT5glbpCTPiCz0ywdPDjbY/tek12jNnRUJksOZGBMc1GJoOiLbeGKWx8GqXScJwNjDRHC5dYAAByOkwuZjHVN1mzK1HSpGd2nzA5qEdWCqAt2U8duubpHEfgRr8NYnq+SLjmZm0VjePTNg+m8plLEZpkKg6KQHJRMUaU8Wml+QsDDNvWLY2GPN+MrBC0dtQ76+bRph89ZGdcETyO/hZUpEqt8UheaLKQrYNCPXTMKAky2wcA2u0t9qafhM+QCRZ2icTmog25H9TUTD+lWTx6ZiP2fMdPT9OSGxAdekh9G3y0jgv8g5tWbPzfEl8zF7QtOwBF7MybgbnfVkwxC3nOLuryxng+tK+7q7SpscYMUY5zRt/q4V32AHd9D6lG+aJYeORZrGZHX34P6wNNdXNYFRbhmU5jRxX8V6EBTyAdE5HzrCei2Z8hgZtLpi4dCKie+pjsugMs1mZhU5FNdfm2xfnO5bKtk1vh7fO48APCwM92YEYRdD1FAh9t9dItsj9EMys0JztA1ZBGQPdNG8kgxtVmGdmLddwMS0g94+4z29xTAPDxVxa8DBCyPeaRHlWRYQQcumCiiZ6rZF6AMmFXcBZsVRJqpZ2KPEfhX7myG+kQOBgf8nLZw3nb+o+kJt8wSBgk3fYyRi9hHLtCbHbxwqiroUcD4uGs1cXWf1iQ6ABrgtxnVUSksboMwdoHewctwUpbkW9pbyiLU147IdXnnn+3rg3C6tgj0O86vExrbcLrzsrNpTHBtADssKgHe7hXIL0bm0NbypQhPsgg1DKICNstJgSvm5urmYYcBEtvVYH/RC95qanzaY1zJq51Jhw+u//X5R8btB8AAHAC6CwWg2cVUujhwznVZcSCNrr845PTKj3H6QkWTgHAnb3Wshf8fEfbNiFl5MakkJgESsgZ5d6ELLj4xu1sHCIcokWAUZo/epYbi6B459y9wT+f0lKKThE4tlV1jLaFjBnbtI0YeWx3yeTWfMCQ/GyVlR4uBr9vZeydsD8sUJEe3VL/vFzDJksLkQSkiC2wtLcw3PUDBTnJ+CcSYF4JsKDEmaX2snQsuqILWZYFWm/rDBQXiZPVjN95dryAG5VnoIVGRcN7Ak53l1IsfW8qAX6IdMsJyYeEaxYQCfB4jO/9USsC29OOTPyNqqe4W7ueVjsD5kLXG0aZ5T2BwUzTXFnN4f6jCkSvtfDmu4Q3t+KOZlwGewss3NIvRo4wLNl+U56xsFc+6ZV8VkyxQNdQvIkCEGJ2e0AzfBjbwzpfE/TjbuGbUfcb+Bt7s7q0B8XG5cG643hn70WRNlybs29L1m5ahMCnpV0iCkovPjQ16qFkevfma4qcJWUXaIq7xbE9r8DL8R3/gfoMoKCIPNIP+kEBiG1ActH0r7AKD2WyC9xzLbfaCeSFNqiQUN6ecELWpQ7sNQk7ayGw43Gb1UD4ryEw52TCcXCwp9vViMydlU4qCyjZYb2vUsNWiiUmyzQ38FoAaaSkruVp0n0pes6dqbKSHtV6tm2Ern5LfbV+ECmiji8xvSiTUXtSvxUr1kh4uOZgmOo/wn7AHasEqztbl96lyrYyv1d0s5EpsBBaiNlHDZ6Yw2Y3em594tssYFtDcJ4rwK7J2aHIvZ5Y6/baRc5NL0Ck2iKVRT0OAK86TO1cyO8UKf/gk2YdBXj9pCEKGVm4fL9IPUQXwK7g/nf4Z3dvUuUKXzz0wmDeCdauKGoX4USggQ/oFqWWYEHH01rxKs5uFZBNSeIYa7poxrd6tHjuiIwQypNbZWwAHkvndcMU6Vijnyoj1mSjkLCZuZF3UvxyEGdQWgCRTPHPQnjpZU2wY8nCrTN58BHmNUn2FNwW+GJ1i2y0ViG3ex4/AHNPbx+ucRh+Z3ziJ33nEdZ0ny8ityKX/YuYF+Iarxxky6xc+JLZZUVi9UaEXImO37n4yx8fwlYKpVE2zDzgOgDIdeNAuPBQ5ig7N+gcqTFgZ3SYQzxKNJGI0ya9KS4QvniyqJHcFWfwL8yP2GDusPV4ynkAdmlFz25XJCLCAPd7iz6ryNjP2Nk7wdKbci+URdsaCL0Tgxm1hXhQ1bglmohfHvkgwkAIyFtA9hwdu/iQENV3eL/3//IJIml5FAXxgYmd+hi130hshWJj4//aegY6Aklkyy5e1gbj/RqEuFI5o5EQmCJGfajtWbQU7TwMrF3g8S6Uzc49R8k1I/KY2Y+SkWwNNrN6vRcBdKE+uvOLJd5EzkFwYa1rp4BLBmOmwLPIVMgkJl74AQzg7jMWrUAL3OdQybZtneCDGTqnKe7CD35Xs/Y8fGnINxWPn3hhebEaEKZnIT3srqSgcK0f8WcBQw/eEfHKhmk+OTkJhJghss83xVfxz+ks0UxiwboQDSmH4WxVi3PJJ8QIuyyVDMXfAF0E7yD6dwcxKjT1U1siTGQgqdIrjRGOBhZdahYotk1wZHiT3IYkVSN9OuHgB+ZIXxx9wr3oylz8fkTDTe5p54N7SQQNsYi3n+zseooT41jfBGgW/pj67e8uMoxIMh29WoRU2ndA6Ttm8+W7Gf1Pf2wLTHlC0FTrQdfj47rpsIVh2mXbRgXiAFcnf72A+s5yCzBIO+7y2fC9Rr7gOWS8KbUQwuiY36Nlus86UPVDeP1ZVQmIkWzoI9kQPUa+KE2nKCTqMOy4Hs2pF9qKg5Qk1B8OZzuTxpuN4vdYS+n3k52SNjcID1Ian14hu/sCL7kCOax2EMneomE5RlhfM3ZHq0tcrklooGjurDIWaFqQM2sbEFxux4xNbHR1zaYQV75XdOqN+pJI/B9F3O8hpl8/muVkcNgzFwh55bAm1yRutDTCRHiDDqAMXyo3LActcxhc+ve2OcNcGQpeuHSA0WVMQk2e9E6uWU6OQQN7oQef0XWHorTaNW12wTorM0QFbk47sR7BG6tpcubpiMI0Ve792gsjKGTCn3vkmJmGgfjQuv7oxtGgsMMzx9du7Ue438yPChDxHT1I5MkYDfit+td/Yr9vDOmkSHvaqDyOAgIO1jRZBsVmG7lsuLqEVFVuaYFVqhVP6FAJAn2SUrH7K8hg+9bKTV+VH1nFRrjFFnF7ABZLPU2lJVCpYjcqq7c+rMCZCTQBGSmMfJZQXVP3K1FrbYqpMLUJB0WLJPF+n4wxECrbwK5Nk5foFzYnHguVF7tJKmBkcvq1pdaYkDLBKJF3lNChe7eRVasO+clNMX3i8a6CRegy4NovRBwRmNo+zo41FGLPvSAQHiIgyuLMnz3wLstLcKbYm0Fihs40fsOS1c+D9AHlKAiZ0FQachdX4+P3P28gU3wxXWGKluDSWt/mlQ6SeEaNR4eHDG8RVPutNwTdXRrUaiecr85qaXQOvG+d/qoW2KOjPHZRNNyQxEyKhw6PZtrDUSj1kg6lFALhFrWJPB4s5zs/ZdH7fXCmPHRri+kXN3V82r93TKw/H4vYHm0vv21cBvxEHx2oNjilmzits8c12PvoiEux/xt0gZ7oPnT7Ake3L8LU/PaOIbtb8kNMYz0JHuTEk5uIXU5i7lW8FONf6Q8q3t4+l6g3eNaVaTeBK5Vz4yPtfo/6ySPU8E2NSeJVogi5N0T74qpnjEbrc2/laKtkmqla1ANiALymVnsS0o8Lj0ya+ozzxF9BEx263p2gXYv+rrrq+qVuk7VjqKABLD5LN1jGJHa3VOD7FMMOj3PWci1sbv3/tv6ylvQbQlV52m28U5HxKfvhquLJDb8gP5CwBmHpXrYGl9q/9MZOM/cfAybNvGaG9+8IQtgyFww9HBIfznhtuk4M+QipBt6iD8dKf1fzIIaTIzMI0COLTBS48C4n8kHtN14gAT+8h4Aagm+MYfzouAPDanZwcHxEimYbRdCcTvMS8x4M7NBqdz2xZWqRRDdr6hcYDMjmh4SA+7RlU30PB3b8JKyZpJW2ocXQgiiuk5kYfv7QVKLA3zN3+vR8DuRkoXJoYfm9zg8FUVjf8eDMbNbHW7mE90GkA/0oofIoxfWG/5lcTWSFUVGMlkbSCYAFUldB1fRBUgSr2eoDzlAI4yZm2NnKuCQZuBRnNjSh28w4db3iUhNqICfLoTl7JxWbVIdo51ZA10/oWDRZEQHdkbvtYIWh6sFvtW4NNEoo93fE7ahs0jZzT+1orqOoNeCcVo6l6cUPqD45FyzW+V6uigFx/eFG/PBkq8KVeY4PTUc8XXg2mMTWPIJHvs1pcGuiSLvRbcepU2fmV6juiKCBcBnpWNNL2onDE6eEftVE8XiZAJomttYkNxkwmoiQ2W5lhuZPZVu1gpz1J5zuqck4DTzHOUBOyfmQXt5sJJuKDtEMbpL70N78JuVXfY+c24aDJSzz89m5FO4qIFSha02Yi4bb1u9/z/P2sjRlgvqc6WAYeG3Wi08R4uAfSM1uzhuB30giLfPA1JqzHBQzPEu15FNejkYU1ouruOokMQhAeh4EEA6ije7wv9+sbTtIayYIorthEcDcFreNmdgI4ES/j+UMGexyQJXS13bPDJ4Pvc4tNhrSY4Ds8V8iuXyfRLRRqpw43PeWO+cHkcSAXvwf2rBb5ep8IQpV9VpXrmfCl6hc++5yVv3BYcPaIYO3xFiThpb4c5wR03xgqQprPNqsU3WuspHurQZWrCBCZMbvVzGD6/esCIYBW13QGhdJmP0DbPsoo9uFPR/JSZPPlZUEvsga1JgHC/RP8PUj9uUIdUMEmLK90XySwj4ijRvEwHjCDr9VcJrIHWvLvfdwOBqhXSYATDRkwp5E7vYPK+mGqDaUfk/D507tydlCjFNlJ6kMr4ksmHJCV8btw6UcIBBBxoL62I9bXVbdoLOEdToIQdlqjUMAFN21X5YLR+4WKrslXYQ0XP/x9xD35zbslfO+b4PF2ClzkEeaBPgyBrlP3816MGIrfrBn5dPPUnpRxDysShwezYyvRNrkreBtIbR6hstvRKeDq0zeYdzUKpU9DUMuzTibApawWuMEGBJK5AEWjcTWC3SN/W35x+OXQMDxlQcCzgQ9p52pYqvThxAmdPHtV3mCX0PIcN3JJv7pB9A2xVzt8lihrwhsR1lVTDvYzZInx0mWVlZ48LMwT76xcVo1LfmkhqhkmcbICyrZOHZO7pqfB5CYOIZYHjam1rF0NHdatqqxxL3Bhkn1JUdij7p2kMvcqZ9i0sWMorYWWV8tRDumRtmwWU82DlZmvrPqVZ6LmjHEFsBjaPs5DfyPMOSOKP1OkLQEwLpZQRy4XXbDOd641fyrbxHuDbL7TabDBDe4hPbrmRFrnjGGM+Wd0sG1tYPmD0o8zeTV6Doa+6sdDRftqs1HlC5j6pC2gMVRhvdqPGzzq6UEMgrtb0C7uLyD29t1SuNlSLuWc8jYf3OcD3VMpRTj8tGbbFGfrJVdIJ0fgDTLH4htbUx5X1kWbsF0x5CaeEWNykAQiXaYMjvgy3CBCfcX2POtGB2tEvRGabvmHlufWyUQoUwk3aypMPdK9ajIO1AXie+uv1xohuC8Jc4tENPUNQ6I4dwzjv4pqVFAyMy/UZGkp+yZNcr+yJm+hmdlBkPFswyzvz4PiNJIYGaz+1fchIGqZRlVvjxIyyJUzHshZfurQRWSI7sbGAVkVSS4/jH8N73x9WeRArt56jRMOhLQ77o2kLPGfZ8EH4mpiw4Z7/kinU+/DUAzp8ojqLyEyO+mv0mDm2KM5hzvcl6WUAgrO1Whep/WtISHHFypnbl+6ntn0J/CBr7zSYj1csxorCAmf9gtlvmuhu2JPWejMg5CeF9WJDo7Hms98qF+JpQaD/3dWndOeYtEjWQ9yp4aQLlUHdNNPoPNbCEOjYTYJ0pize+3K7sAHG7m5wuGWoILFRLeijDW6jqE75imLoUeDCo4G38ogm/3KxVAMf9uzhuTK3xPYo6AtykKgRcbqCKrdWC57TR59N1+ycs0b7KTUSkcxWmvyBU/SRSxO2pea09t6IrnApkqKBJVcfXQ5RLoOBHlVfTC1QpPOWSZadSgWZlRxw5CNPsxj2z7W1i0seVydciCklHjZDlGIvAhypcNZX+z84FQEN/CitBljFyt/KSYZQRDgaLgDsIBRYUq3HtNjF7w5u1hVwYNJm5Gx8v+/RAuIr99ILOUV/WL/nVYD92WsNgJhceVFOPsQgDlRVtZgAmsg73rKaXW5CtRh5FNXP3Dq4Z4UbdY4c3AGDIShO+zBENfMA3HuFNBdeEDo2wI2Y9gOxNwIJQUW2L1tvKYyLt6NnCfoBgqbDjptXCOvtTdVxIPNp65nNFO4HZ9ge9PNDYUczY3Lq4xtfeYQU33/wPh5e5ynCv5xKjsgDjF/RE+U6VCqVG3mvKzGlYoOC8jIKytvf43CL1Gn/TKid27bKMsfz/cdXcSc0fcghs+IVYr6VPSruODZGQ1HA86YPAddKRvkzcTjpMwB69lmerKMQa5wfwU5CwBy0sKadc+PwfQLYQu0ZqFU54X92OeImYk0ghGPEC1pFj+Ai8X1dENwokDwXKyeGcnQFMcRPx33FHZFIebcR+HwMReDh9uNJ1g6qFlhBSqNLb7PDid9CEZICAlvgQS1fBJUGVu5ppJ8TnW7nwAZCdr0PpNqaJZdB+lYYfOO2grYLoli+Jv/FQO2BWqPhxiPHQWMKselHTA2EmWq6Vm/wqRkNrRgBkFYkDp6QcFlbX50nXfEH9MduHZLDgtRtKMEzCI9hAqjodfIUNcuzaiznmJsi/BzO0G8iqFtePHTYvTX1BSv48v2HeLCL3rSXnzRGZqbBkOW12mLfa/zjnGhxFaCubXkO8zrWqJdsNM+CIxUxQIfegdeIUVsWkpkg8UVEby/Ln9fdpPuhcxDf3MSkXEPR2zLKi90im1HhtJIK6IXhyNMoJP3UR4dRmDM+87lNLBpFclgxI6ohMPcTAggj2AGkBHUpucgyWS92cq5XOa+N8eYcJZBtzf7P6z8oLwrTkw6/NHo0oMmFiEe0MRAlsw5Es0R4NAhBt0ZwS7wmME/y2+/kXiOpU9mnNuJTZDGZyZJSS8btFz3LXPlxYOPP6xh5kd92KA/XzcJhi60ptk2dRzIS6OPkuDJDRXHWu51bmfp99qr+bgfyXSiM6bd6m5YWLdcpWDN9uMlI76WiWqlQq+jxBBAspKKfJu2ttlb/HwfPAChbccx1WWq48gPivZ1OMqOqYy7vY6BEegWJjU2Iyf8MbqTxLb9LE4yqLrf1jbC7fYKB3gWuFHQIXKpGXlMRSyQQZCGPxuOrnHGUcFz8HzpocGLkZFsc7oy5P9LirHJOTtTrP9FGaQJHU0vz8W+UmLk66VE4h4NNxNKGzjiMZ1zkHkuKXz8CB137uqcHQyRyy7z5McATK/6YF1B+5pKzPHHhbArPNPBXC2k5BsyEhXXjCgMf120EqG62vOkaNjTpi3X8HnmFGHH7dP/BknMFz7rcy/L2aHRAA2l5Ya/nbCD9bnTb9hGcFNICt9ZbKD42bSKn8D8kuxZAWA9QalbzbZqkKwObIQkfOjl5LB6NoeKgzDyq0uIvWyOfmlmhrtKGwXJgeASbcAJkgqPAuxXfT/qEHeSG4bxWVrp8oTMvbE06MXcxhwDhJ+jcsn5a/iuex4LcB9w/qzCt4Q8HD8X4SXguTxkvTL9FWwyEWvrKeZDg0pVsyKRXex8X+UKdtjqfjjrH9qP8ty0aOuuNSc8AvxogtTlw8B8b6ZSIkIMw5Pjotg0gvweXjIJrZnZ9JTI7Gpu6WjNqBOB2wUp1ReLSwNbvo9QafN6sNdV1H/xrybcQJSxDophXMsH+QZXpkXPw+MUkNcQ0blPE977RT7Gs2GF1iIHPG7iXnTG5n3P1NWKGrLUrX8BPsqIJbJICediXwrcnEB1Ux/klWBH/hjjdqYbVtSDPngN6KmMNwQ7a5HFPHb4IX+PZpytey9NXGcfystc5f32KpEQ0mm0IJmvcxZji8/B9x2EBtZ8g3ihStBRdBzkVk/SebToOsVg+wrDogMkAFHwstLuVhLtphzaOSZNPsFmEJCBTyARUeFtAY32U9MX5fKm1lqlGe0CxXKp36nS7BcFpJRRuFhKXrd2aYyc/vid4nxvyvzcBoRNgJJYRkgJpDrxGQnkmiirB+EOa7L1J6Y2AuHHRfmPDc314Y1yrTvtVA7ulrM3UXQyZowg+Tj0MAZczFhe+99ElhIaSIfPkR4IXfVO/gZIYQbaKJ8jVoFlpkBY/SYsQQ0MQG4OqRMR0nsHWzEm30Nf5WSF41JL0Q7UN8/Gb+nwZtFCi5sDKWymzsz7KNtf3YJjmtwtWolO2HkQ5f6Wu4fURWVYnK3HGR79oDCYmrQKxkN0L221gY+WpytVCm3xNieRGc/gE7SllQLJOl1Z+hAeNTHzFmFDNjblWz0n9eQPNO3AMNAaCNseQybz2bi4UyqswwCjQYeOEv2CwsATiBVwtkfygCnAuZ/8d63m+n495OXNMWWaSI8amwIx8VaKceojoDj/unm3pwv7SiKN3MW1gLzbKu7yxaZ6gXrFi/MT4bfM3wc0d4b23Tq1EaPl4POsJIj40TU9pZevpBHo5tVxuJ26LiAaMhsyJITsS0C2ATTcZ9+bEX0bzP1Gxms07NyoswFrqaRFqJSLJC/0Bu2VwYasB6fJUSZsrQ7o/GvoS1/pcA8MX8KVAKCZ4gsWn19/SDu6JaGyVkR4YcKNNAxiqqJaXTmkAcMnPwG5opXzKwY2UFiIwRCwQYTA7Vq/cMJT7/SBXg1iXRh4Z7g+Ew3q+D346RwZZl1GA+xC8GMQVtBTdjO5VsslKRD3UNfoIC5ZRjeSd4U4BHPfHhpNq/eNDSxf0jYkh3GNAsB9ksNPuovCngxjQtrYmdPHYfkS8C0C+uTqDSKBbq9TY9Ethp++6nBKT+tewWZ4i6A6Lb3IPEq/j76w9F1Bf7qMw+QGPkfHEoaVW9i8lgtHkUjPkKezrAAUM9cIEF6/mm0rDqSCeVlXv/uge8L3475pwBYoD1Rjwi5F2uKloyTCEE7CKJrsD+//Fduim+GuDZVvF4fb9olDWP4ObGEpa74SY2L4rElOQB5ER/NqxyhtFnspV4dByF3Fkq4jVcMTRKK04WQfwlFXj74GeOycGafufzM99mkwPGxayyyts8RhMyyaKV6VcYFhauyAzfogSKwI20DI32aXHjwTzIm2EgjRAdH5O+AiLZRfSWZiF9sAjzXU0durTP2k8McAwgADU8UOX7d2nJ53uwcjhKD8eiAM/NNaAesMlXPeWlU3UCULsehxh7MYNSFls1+I2K3OCukmtdGvqUI1dW7111Qkb8036URk2rbMrLTkuiweatXKGVyOBCLNnKIPyhWayftvNXn/+jsTb4hsden0AvzE0ItQOvf4h082w0x0BXpyuZWtZ6kPCacLMyZN93c75MMUXHBsrCkbU9rcPbG6mudryEala/3PoXbQ8uPwMdZHTWLqjdqwFy/1S/EpL+9juaoB6ZLXBR9V9k0uTf94LoKlB+kMfr+DNS5qIteKOPanp4EWqTioHsV4DiASoM4ADWsEFwEyPl8YEfUcONDpDIdbh4wuoT/FhFuoVFmnov65UUQKm48hMLeIcxvkn1VKAWzcNArjfZKGBvnrT56jG3dTUzVFSP+JSiSplPHD676rgAYGUW+/en+YB23BdLgvBGZRZy2pm9QRmYH/9PZPfHaHUohsIobaidU73cfYMTDBGjpZzzEiYtEMEl827YHK35lEsIBNzS3vRhOQ/UgfnG3S+Xjk7Ca+D//q5vcaB3XffxcWGy1ZfBeyKcHnszwBkdtXY7qwj26bVLYb4PjCZWhFf8+YO4i0d/Q2tpTf+ARpuWSgFvnzkxaKvK8bIyelnx0HSQQmfFk8qIuQdk4uTkMPo8ZAHrbv0npzoAhE+6zGpXkrwLRZUbvllgvobyaO1aRDufyiJGxr+tRi9GigYo4BiSh1wCPAEgZJMWRlcDorazv7SYZavOIIlUtSG0bobd4YIN6GRfXP5Vbs2TyxwXU8fQYIoC8wuJbTlqOZbRSZDXqWhoVea+Xoe/ZUeyb7tg2SgDFoEZ4eHwXGHgqzKyGTM/lBpLAcHAfDwU16aBqNfHZkkPTdJUmHas+NG9t6D/cP0pJxTT7Z6I3aXAvdEuHa2muukLzvq7veT6yA1BgvtD7NwRrOlgKkPJ5rRMWzjIn8cTo2TX4OAF5AwT90LHm8FwvcBVHb0ZcVtrq7/oSRX2prPAVfTDaiGDXdnwtCfy7/BhJXH0ckmZ8q176guNGa3WKZOYQX99KEwJihQY84WapN3qx+eICHxNN3Rt0osBLYBOEJAyUPcIiy39y5WFAY7pXJolsxauo2effMt61SCm+lcmB5Nf8cRLytLELjIOTFWl5A307uvDz+Us/JejHsm7jDZ3LoE0a0Fuklwp0ghStzc8UvTmhAORyGtx7FCwFGimFO0cLiQnDhgq+iyR4Sr5tCsScuKdHuB+qINSn6IVy6XyWCBM7cEnMFLMDtueRqkADWZQoSeOmpPAERty0GKDnXvnqkVBpdwdl7WYPRIEzoFxpwa3Mm5O7z8sYH7+TN79Xr3c60XFZLUhplVbl0Pa4Y1Yd5Kd+JNeWaCUbwPPdTfxUHsKn2XgSlBCMVOplLI+eDM8rPJC3jl+PTfHURFefBaSrb3ki3M6cZCzb6oLQGzH6UcoTOUrSGNYRSBh16gMwk0OP5ti8zaSpUORBceLsXfiDNusx/biJet7p6N41hlY3DhhwqTYbhNYsKsZaAVfithP9R0VqSCR8Vsb9u39MeW5/baD+LK49V1i4ybb55HxDQt53V2TV7Ex5ekaq8dSDhloeLP+0GNRPvtMLWEHcCCqc0yMyhpOmrTriAMQVwWXOmChsm44UPcxEFlOw4FTCS+XWSLkKBQbtmPBYWBhs1X5xZt7bLaUmH5qkYBFqSUEkJd1ok4K+qb4qnF6MIszaQPkNtPg8TscvP2TsjZmGiGXTjJ2Es1HG8P6thrGiOLf7Ld2uFMwKBzQ89+Wm/x9Oej83n7ddAmy2FmvN1eHuzgFWDnUlGgGVMTYuGTTSduSp0Fw9rpCWw5G81TwfokISmnihRARhkKNVG3ONefINsYU2/PAj36iwzkAAvXILJYXbuh44fRfMMdmvxb/y9Xal9rm55sAwPijWJCHFWuBrtWctlZWaUl+9F2Yfsg7zhAvzfqAcLGTGhcxSfx7qulBAjzWka8zIS6iAsOZzy395asjSL+tceYywNiwJXgOsCr9P8B2uG8pFom3e6QnmLdGh3Xnlh+0RbQ0KMeMGFOpHohvMcwtcNgjKQ2PMXBVxB5IKjLGSl4SqYcLoGO4cdgMGHsyr7nhxBONcGuOnZWQQ+B9+KvdKQpjpulZ80I0kJrlTDpBvXhn8ueuWrXH1/gZPIi/zSYVNDNqfLbOquGgL7CLxOFAWjiVOy4AEFZgnROym2c8SQjkHO63Z4sGno01ZbqFjY8eFmLx58J20e5iDwXUAndl7hzXNr86/KrXTByE07st8ZiU7UrHZwjN5zOqyGjJN2oJubcHX03SmgzpWG/34A1AHj5rNzgPTupdSGGR2JfzLBaHkr/kjI5Q3wmoO43nm2Mggifa/mUJ4ykPslzwYYM+TwpaZFruW/ci/aBzkm7q2Z956lBjIYKD2EmxmEnenAGM22TeFPl71qa0amPU/NBJK89tkaZjHVz3yOiyakxwjah+ivSpBHCFMh1lc/5YsR/NpLbphTcAwFx399LDluCwLmzxnZwM/z6BRdhvPFhlbo3M/8ydsDl4lNdh81gmbByWac1O+AKMzaUwsxi3Kvfj/zFD+FalCY+cyun4OZDMhppb/wNOAiKOwPtFQxtXE2wr0aKvf9uuyJNxhFBIC5+8uJP//D3Siwna/wQXddm/TeGL2YmO7PWJAVmkaE+3/2DGknAEjXECbLMBfcz2peLdQQkuonwKGxMkH6cihtZBsqdDzTAhgqth0PujCOsWaHgMk4Kaup/g/Kk6b239CE6saJMUz8I3Y7eiWhDZpVz6xvTX9WKaYJseayNQCClhlSjazRA2fv7b7UBFcbCEwe9J8YCuzu7SqaopjELd7mnRlcfo+kA2+oR8TlxGL338nJWfa4r9t8JDFqi3LlU8vNVR7dG18LByOj6Gxph76TzMfSg+SAl5uUYCW2BbKH025mb4u9NNrBY/hwRemr5lj49r9WpMoN7oLRhFEd971qRc8mra+kLiUPKTQs/yYCfITb3F+h9BOrFhuu36oJjEqX8MMRGJ0+UmoS+t7LCRAoIOZQVqyOGZz24W/x6QufXDRxk/dSt30Gr1/qGCQ4hpq3mq5plfPn2hxOgK1uqWeQmrDTnuXbSvuJfur2pcG+UC2r17IYECf4LnxP/eMvRulAXyRFBmXn/8+oQMCS6i19c/eXOymlEME31pnHJK0H7f42iHESQ6kPswFyLHv9ZTZdffTlihY+p4YPi++IcaAbdbnKxjCDZWQ8hRe6UgbmxoqwFRVyhpJbkztynA9tp3+gxIJIiEBFz7x0wvKo53R5fjEDYpDYI1GLtbI4P0qcCMdXNJ8xP87KaEecJ7+RgkLRMptaV76CAUkG9a+o5KDFRXJx3546Qq+azg+kuCQUwiqLLxEEovSuTc2/NvpkCe76CdDvSg/QI42BhSsrrifutVYmLNL4GwyEmscjP73EMSxEwkzSD70ZnSdiCyYnO0oXdR9MZ7S50Sf5mzuCHGbjm6FzCu5d1JvIkHgrWFBGWxvTCOkTGcr1Bk30SLFvm4XvjQPSrrR5gP7wcYMhlUXsWX1T083J6YpB04QlM1SuQV+eK8fpQmb5uu+3A5x5/5olcc5krJ34lLg0eTqSdkfpibE2+72dCwP9gvihjUB/90o05gFmiAh55xfahFE3W8sQGrBLv3RmghuouPGiSsBpV66Wqr1ycKGNxshwRETR2A6bw3dMQjOmynDbE2zJedSRrcPH0wEFwsbp8vkzmiK+SJnqm6aLUsXdj8cRjCoKzBEWsFOw+BR2w9+Ee9dW/afdFGJxatKZIiX83UdsNByS1Wdfwwd33qOLi/OZahtPLpe29+olAOz9qjkT5ehf/3AQIPCv7q8jU8Zod6T9cdpMUmztuolXivYeFwwYz/3SVJ4cWCRYeFX21cTT3VvY0mIajl5Se/4tLw0E1LPWFDsvClHb0eCwemPFKfqzSdBgRo5ybxSInzQGZgjlUZnyxSRM+LOnZEBTY988O/gyQOwsBYenFcmEGg2TYJYzLTgjKTQMchV0BXODvSGGAy8BiUysbNNeThYHt9ggD5IH7EgjF1ZgCB1wXOf0jN6G3hfG2vpsBi/Wshe8xhC+1wOx312J/OlWghssWogZ4tt5692+sjXnhW+rNd37R8oCWdgRS6ooTmKkf7Hh26tfA8odVlKjIYJ+9vmtQkSL3UORAQg2N34eo0U1hR2KjzC3Xj3wnj9YMEERZ3jBITarDATwTQFPUMCeT6ObFjDFStNvoFeFz5RI/AElLV6JksG7B70Uhea6ACC2yI4TIYl8L61nk9qLNj/bAVYW7vipkO6lZX/+BaYUbDdAJJ4WhpsDr13uZtFfF8JK5LI/bkPkygbyCC33njLgET+JDbi1NdaN1vm8pSlET6XDQ0TDZlqaVSLsGc9ogUURBa7yElTA1MzaJrTiqAwJgHHA+3PEG7FTgv4KXKP6avFbzvEKeROQwCniufXqmZ4QFDdhuVozlsxb8hAcJcqExJYyXqh/VnWUCoMmb4/W5RzHmKxVQJf6rpXiH8PBRIcGBYstG/rJFWwYx6GVZzRueVR0d0E8eElOdXVcHrvAYTpmUt2P4A";
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
;function B(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var $=e=>/^(null|undefined)$/.test(e),x=e=>$(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function T(e){
return typeof e!="string"?S(B(e),0):u(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function k(e){let t=B(e)
;return ArrayBuffer.isView(e)?`it is ${x(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${x(t)}; make a Uint8Array of it.`:S(t,0)
}function O(e){let t=B(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":S(t,1)}
function S(e,t){
let n=A.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!$(e)?"convert it with String()":"")
;return`it is ${x(e)}${n&&`; ${n}`}.`}
var U=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,j=()=>Object.getPrototypeOf(Uint8Array.prototype),E=e=>U(j(),e),M=e=>U(DataView.prototype,e),_=()=>U(ArrayBuffer.prototype,"byteLength"),C=e=>j()[e],F=/* @__PURE__ */E(Symbol.toStringTag),I=/* @__PURE__ */E("buffer"),P=/* @__PURE__ */E("byteOffset"),D=/* @__PURE__ */E("byteLength"),W=/* @__PURE__ */C("includes"),L=/* @__PURE__ */C("set"),R=/* @__PURE__ */M("buffer"),H=/* @__PURE__ */M("byteOffset"),N=/* @__PURE__ */M("byteLength"),z=/* @__PURE__ */_(),q=e=>D.call(e),K=(e,t,n=q(e))=>n>t?new Uint8Array(I.call(e),P.call(e)+t,n-t):se
;function G(e,t){let n=new Uint8Array(q(e)+q(t));return V(n,e),V(n,t,q(e)),n}
var V=(e,t,n)=>L.call(e,t,n),J=(e,t)=>W.call(e,t);function Z(e,t,n){let r=n-t,i=new Uint8Array(r)
;if(r>24)V(i,K(e,t,n));else for(let n=0;n<r;n++)i[n]=e[t+n];return i}function Y(e,t,n,r){
if(r>24)L.call(e,q(n)===r?n:K(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function Q(e){try{return z.call(e),!1
}catch{return!0}}var X=e=>F.call(e)==="Uint8Array"&&!Q(I.call(e));function ee(e,t,n=void 0){
if(!ArrayBuffer.isView(e)&&ae(e)===void 0){let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${T(e)}`}`)}return e}function te(e,t){if(ie(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${k(e)}`)}function ne(e){if(X(e))return e
;let t=ArrayBuffer.isView(e)?oe(e):re(e);return Q(I.call(t))?Z(t,0,q(t)):t}function re(e){try{return new Uint8Array(e)
}catch{return se}}var ie=e=>F.call(e)==="Uint8Array";function oe(e){try{
return F.call(e)===void 0?new Uint8Array(R.call(e),H.call(e),N.call(e)):new Uint8Array(I.call(e),P.call(e),D.call(e))
}catch{return se}}var se=/* @__PURE__ */new Uint8Array;function ae(e){try{return z.call(e)}catch{}try{
return N.call(new DataView(e))}catch{return}}function ce(e,t,n){le(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function le(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
function ue(e,t){return le(e,t),!!e?.stream}var fe=e=>`${e}`;function de(e){
return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function he(e,t){if(typeof e=="string")return e
;throw new TypeError(`${t}: The provided value is not a string: ${O(e)}`)}function me(e,t){le(e,t)
;let n=!!e?.fatal,r=!!e?.ignoreBOM;return{fatal:n,ignoreBOM:r}}function ge(e,t,n){if(e>=t)return
;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}
function ye(e,t="option"){return(n,r,i)=>{if(n===void 0)return e[0];let o=fe(n);if(e.includes(o))return o
;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var we=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function be(e){
for(let[,t,n,r]of e.matchAll(we))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var pe=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],ve=/* @__PURE__ */t(()=>new Map(pe.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Ae(e){let t=be(e)??e;return u(t)??ve().get(h(t))??d(t)}var Be=e=>(e&63488)===55296,$e=e=>(e&64512)===55296
;function xe(e,t){let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var Te=e=>e<128?1:e<2048?2:e<65536?3:4,ke=e=>e<194||e>244?0:e<224?2:e<240?3:4;function Oe(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}function Se(e,t,n){let r=""
;for(let i=0;i<n;i+=8192){let o=new Uint16Array(e,t+2*i,Math.min(8192,n-i));r+=String.fromCharCode.apply(null,o)}
return r}function Ue(e,t,n){let r=n
;return e<128?t[r++]=e:(e<2048?t[r++]=192|e>>6:(e<65536?t[r++]=224|e>>12:(t[r++]=240|e>>18,t[r++]=128|e>>12&63),
t[r++]=128|e>>6&63),t[r++]=128|e&63),r}var je=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,
this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var Ee=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Me=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),_e=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${Ee(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&Me in t}[Me](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ce=e=>e>96?e-71:e>64?e-65:e>47?e+4:(e>>2)+52
;function Fe(e){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(e);let{Buffer:t}=globalThis
;if(typeof t?.from=="function")return t.from(e,"base64");let n=new Uint8Array(e.length*3>>2),r=0
;for(let t=0,i=0;t<e.length;t++)r=r<<6|Ce(e.charCodeAt(t)),t%4>0&&(n[i++]=r>>6-2*(t%4));return n}function Ie(e,t,n,r,i){
let o=Fe(e),s=new WebAssembly.Module(o.subarray(0,t)),{memory:a,expand:c}=new WebAssembly.Instance(s).exports,l=new Uint8Array(a.buffer)
;l.set(o.subarray(t,n),327680),c(327680,393216,393216+r);let u=l.subarray(393216),f=r,d=n
;for(let[e,t]of i)u.copyWithin(e+t,e,f),u.set(o.subarray(d,d+t),e),d+=t,f+=t;return u.subarray(0,f)}var Pe=void 0,De={
load:()=>Ie(PACKED,832,10996,25643,[[24080,1341]])},We=()=>De.load(),Le="encoding-wasm/single-byte",Re=!0
;var He=(e,t)=>e?.prototype?.[t],Ne=e=>He(globalThis.Buffer,e),ze=/* @__PURE__ */Ne("ucs2Slice"),qe=/* @__PURE__ */Ne("ucs2Write"),Ke=/* @__PURE__ */Ne("utf8Slice"),Ge=/* @__PURE__ */Ne("latin1Slice"),Ve=e=>globalThis[e],Je=/* @__PURE__ */Ve("TextDecoder"),Ze=/* @__PURE__ */He(Je,"decode"),Ye=/* @__PURE__ */Ve("TextEncoder"),Qe=/* @__PURE__ */He(Ye,"encode"),Xe=/* @__PURE__ */He(Ye,"encodeInto")
;function et(e,t=!1,n=!0){let r=new Je(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:Ze})}
function tt(){let e=new Ye;return Object.defineProperties(e,{encode:{value:Qe},encodeInto:{value:Xe}}),e}function nt(e){
try{return e()}catch{return}}var rt=e=>globalThis.process?.getBuiltinModule?.(e),it=()=>"WebSocketPair"in globalThis,ot
;function st(){let{TransformStream:e}=globalThis
;return e&&(e===ot||it())?e:(ot=[e,rt("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
ot)}var at=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],ct;function lt(){
if(typeof WebAssembly!="object")return!1;try{
ct??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(at)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(ct=!1)}return ct??!0}
var ut=/* @__PURE__ */t(()=>it()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":Ke&&Ge&&ze?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var ft=1/0,dt={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,ft],singleByte:[4096,ft],multiByte:[512,ft]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,ft]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,ft]}},ht={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:ft,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:ft,
utf16ByString:0},other:{ascii:ft,loop:ft,utf16ByString:0}},mt={node:{utf8Slice:8191,latin1:!0,readByHost:128,
writeByHost:64},deno:{utf8Slice:64,latin1:!0,readByHost:128,writeByHost:ft},bun:{utf8Slice:0,latin1:!0,readByHost:16,
writeByHost:16},chromium:{utf8Slice:0,latin1:!1,readByHost:ft,writeByHost:ft},firefox:{utf8Slice:0,latin1:!1,
readByHost:1024,writeByHost:ft},other:{utf8Slice:0,latin1:!1,readByHost:16,writeByHost:ft}
},gt=[0,ft],yt=[ft,ft],wt=/* @__PURE__ */e(40);function bt(e){if(wt[e]===void 0){let[t,n]=pt(e);wt[e]={lookUp:t,host:n}}
return wt[e]}function pt(e){let{utf8:t,utf16LE:n,singleByte:r,multiByte:i}=dt[ut()]
;return e===0?t:e===38?n:!!0&&(c(e)||l(e))?yt:c(e)?r:l(e)?i:gt}var vt=()=>ht[ut()],At=()=>mt[ut()];function Bt(e,t,n,r){
let i=St(n),o=e=>$t(e,i,t),s=(r&&o(()=>Tt(n,r)))??i,{readByHost:a,writeByHost:c}=At(),l=a<1/0&&(o(()=>kt(e,n))??o(()=>Ot(n)))
;return l?{...s,read:(e,t)=>(t<a?s:l).read(e,t),write:(e,t)=>(e.length<c?s:l).write(e,t),maxUnits:l.maxUnits,
collect:l.collect}:s}function $t(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";return nt(()=>{let i=e()
;return i.write(r,n),t.read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0})}var xt="strings";function Tt(e,t){
let[n]=WebAssembly.Module.customSections(t,xt),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,maxUnits:65539}}function kt(e,t){
let[n,r]=[ze,qe];return{read:(t,r)=>n.call(e(),t,t+2*r),write:(t,n)=>r.call(e(),t,n,2*t.length),maxUnits:1/0,
collect:Ut(t,(e,t)=>n.call(e,0,t))}}function Ot(e){let t=et("utf-16le");return{...St(e),
read:(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),collect:Ut(e,(e,n)=>t.decode(K(e,0,n)))}}function St(e){return{
read:(t,n)=>Se(e.buffer,t,n),write(t,n){let r=new Uint16Array(e.buffer,n,t.length)
;for(let e=0;e<t.length;e++)r[e]=t.charCodeAt(e)},maxUnits:1/0}}function Ut(e,t){let n
;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
V(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
var jt,Et,Mt,_t,Ct={input:0,units:0,output:0},Ft=0,It={name:"",encoding:-1},Pt={isBusy:!0,count:0};function Dt(e,t){
It.name=e,It.encoding=t,Pt.count+=1,Pt.isBusy&&Wt(),Pt.isBusy=!0}function Wt(e=We){if(!!0)return Zt(Pe());try{Xt(),
jt??=Jt(Kt(e())),Zt(new WebAssembly.Instance(jt).exports,jt)}catch(e){throw en(e)}}async function Lt(e,t){if(!0)try{Xt()
;let n=e(),r=Gt(n)?n:await WebAssembly.compile(t?n:Ht(n));Jt(r);let i=await WebAssembly.instantiate(r);if(Nt())return
;Zt(i.exports,r),jt=r}catch(e){throw en(e)}}var Rt=[0,97,115,109];function Ht(e){
let t=ne(ee(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Rt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var Nt=()=>!Pt.isBusy,zt=/* @__PURE__ */t(()=>nt(()=>Gt(We()))===!0),qt=()=>jt!==void 0||lt()||zt();function Kt(e){
return Gt(e)?e:new WebAssembly.Module(e)}function Gt(e){try{return WebAssembly.Module.customSections(e,Vt),!0}catch{
return!1}}var Vt="encoding-wasm";function Jt(e){
let[t]=WebAssembly.Module.customSections(e,Vt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${Le} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function Zt(e,t=void 0){Et=e,an=WebAssembly.RuntimeError,Ct.input=Et.input(),Ct.units=Et.units(),Ct.output=Et.output(),
Mt=on(),_t=Bt(()=>rn().bytes,Ct.units,Et.memory,t),Ft=Math.min(Et.units_length(),_t.maxUnits),Pt.isBusy=!1}
var Yt=Re?"labels and names work without it":"single-byte encodings work without it",Qt=Re?"import 'encoding-wasm/no-wasm'":"use another host"
;function Xt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${Qt}; ${Yt}.`)
}function en(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(nn(e))return new RangeError(`encoding-wasm: ${tn} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${Qt}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${Re?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${Re?"call initialize() with a compiled module first":Yt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly;if(e instanceof r||e instanceof i){
let t=lt()?"the module is damaged; install it again":`this host lacks its SIMD; ${Qt}`
;return n(`WebAssembly can't run: ${t} (${e})`)}return e}
var tn="no memory for WebAssembly; free some, and call again",nn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function rn(){return Mt.bytes[0]===void 0&&(Mt=on()),Mt}var on=()=>({bytes:new Uint8Array(Et.memory.buffer),
input:new Uint8Array(Et.memory.buffer,Ct.input,65536),
codec:new Int32Array(Et.memory.buffer,Et.codec(),Et.codec_length()>>2),
report:new Int32Array(Et.memory.buffer,Et.report(),12)});function sn(e,t,n){Dt(e,t);try{let e=n();return Pt.isBusy=!1,e
}catch(e){throw cn(e)}}var an;function cn(e){if(!Pt.isBusy||!ln(e))return e
;let t=i[It.encoding]?.name,n=`${It.name}${t?` of ${t}`:""} failed`
;return un()?new RangeError(`encoding-wasm: ${n}: ${tn}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var ln=e=>an!==void 0&&e instanceof an;function un(){try{return Et.memory.grow(32),!1}catch{return!0}}
var fn=()=>new Int32Array(rn().codec),dn=e=>V(rn().codec,e);function hn(e,t){Dt("decoding",e),t?dn(t):Et.new_decoder(e)}
function mn(e,t){Dt("encoding",e),t?dn(t):Et.new_encoder(e)}function gn(e,t,n,r,i){Y(rn().input,0,e,t),Pt.isBusy=!0
;let o=Et.decode_block(t,n,+r,+i);return Pt.isBusy=!1,o}var yn=(e,t,n)=>sn("decoding",-1,()=>{
for(let r=0,i=1024;r<t;r+=i,i=Math.min(4*i,65536)){let o=Math.min(i,t-r);if(V(rn().input,o===t?e:K(e,r,r+o)),
!Et.is_free_of(o,128,n))return!1}return!0}),wn={encoding:-1,table:void 0,owner:void 0};function bn(e){
return wn.encoding===e&&wn.owner===Et&&wn.table?.[0]!==void 0?wn.table:sn("encoding",e,()=>{
let t=Et.unit_table(e)>>>0,{buffer:n}=Et.memory;return wn.encoding=e,wn.owner=Et,
t===0?wn.table=void 0:c(e)?wn.table=new Uint8Array(n,t,16384):wn.table=new Uint16Array(n,t,65536),wn.table})}
function pn(e,t){try{return e+t}catch(e){throw vn(e)}}
var vn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var An=(e,t,n,r=0)=>_t.write(e.slice(t,n),Ct.units+2*r);function Bn(e,t,n,r){Pt.isBusy=!0
;let i=Et.encode_block(e,t,n,+r);return Pt.isBusy=!1,i}function $n(){let e=rn().report;return{isFinished:e[0]!==0,
read:e[1],written:e[2],start:e[3],length:e[4],codePoint:e[5],replaced:e[6],firstReplaced:e[7],unmapped:e[8],
firstUnmapped:e[9],unmappedCodePoint:e[10],held:e[11]}}var xn=e=>Z(rn().bytes,Ct.output,Ct.output+e);function Tn(e,t,n){
let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var kn=[0,255],On=[48,57],Sn=[65,65],Un=[27,27],jn=[33,126],En=[[kn]],Mn=[[[127,255],kn,Sn]],_n=[[[129,132],On,[129,254],On],[[133,254],On,[129,130],On]],Cn=[[[216,223],[216,223],[216,223],[216,223]]],Fn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Sn]],"UTF-16BE":Cn,"UTF-16LE":Cn,GBK:_n,gb18030:_n,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[Un,[36,36],[66,66],jn,jn,Un,[40,40],[66,66]],[Un,[40,40],[64,74],kn,Un,[40,40],[66,66]],[Un,[36,36],[64,67],kn,[33,33],Un,[40,40],[66,66]]]
};function In(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function Pn(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function Dn(e,t,n){
let r=2166136261;for(let i of Wn(t,n)){let t=In(i),n=e.decode(t);if(Tn(e,t,61)!==n)return;r=Pn(r,n)}
return(r>>>0).toString(36)}var Wn=(e,t)=>t?En:[...Mn,...Fn[e]??[]];function Ln(e,t,n,r){let i=r?1:97
;return Wn(n,r).every(n=>{let r=In(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=nt(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var Rn="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function Hn(e,t,n,r){let i=r(!1);return Dn(i,t,n)===Rn.split(" ")[e]&&Ln(i,()=>r(!0),t,n)}function Nn(e,t,n){
let r=new ArrayBuffer(2*q(t)),o=new Uint16Array(r),s=(t,r)=>{if(n)throw new je(i[e].name,t,r);return 65533
},a=e===0?zn(t,o,s):qn(t,o,s,e);return Se(r,0,a)}function zn(e,t,n){let r=q(e),i=0;for(let o=0;o<r;){
let r=o,s=e[o++],a=s<128?1:ke(s),c=a===1?s:s&127>>a,l=()=>o===r+1?Oe(s,e[o]):(e[o]&192)===128
;for(;o<r+a&&l();)c=c<<6|e[o++]&63;o!==r+a?t[i++]=n(r,o-r):(c>65535&&(t[i++]=55232+(c>>10)),
t[i++]=c>65535?56320|c&1023:c)}return i}function qn(e,t,n,r){let i=q(e),o=t=>r===37?e[t]<<8|e[t+1]:e[t]|e[t+1]<<8,s=0
;for(let e=0;e<i;e+=2){let r=o(e),a=(r&64512)===55296
;e+1===i?t[s++]=n(e,1):Be(r)?a&&e+3<i&&(o(e+2)&64512)===56320?(t[s++]=r,t[s++]=o(e+2),e+=2):a&&e+3===i?(t[s++]=n(e,3),
e+=1):t[s++]=n(e,2):t[s++]=r}return s}function Kn(e,t,n,r){return!y(e)||!r&&Yn(e)?Vn(Jn(e,r),e,t,n,!1):Nn(e,Gn(t,n),r)}
function Gn(e,t){if(t>2147483647)throw vn(void 0);return Z(e,0,t)}function Vn(e,t,n,r,o){let s=Gn(n,r);try{
return e.decode(s,{stream:o})}catch(e){throw e?.name!=="TypeError"?vn(e):new je(i[t].name,Number.NaN,0)}}
var Jn=(e,t)=>Yn(e)?et(i[e].name,t):Qn(e),Zn=/* @__PURE__ */e(40);function Yn(e){if(Zn[e]===void 0){Zn[e]=!1
;let{name:t}=i[e],n=e=>et(t,e);Zn[e]=nt(()=>Hn(e,t,c(e),n))===!0}return Zn[e]}function Qn(e){let{name:t}=i[e];try{
sn("decoding",-1,()=>{})}catch(n){
let{message:r}=n,i=nt(()=>et(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=c(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Xn(e,t,n,r,o,s){try{
hn(e,t);let a=r>Ft&&r<268435456?_t.collect?.(r+3):void 0,c="",l=0;for(let t=0;;t+=65536){
let u=r-t<=65536,f=u?r-t:65536,d=f===r?n:K(n,t,t+f),h=gn(d,f,l,o,s&&u);if(h<0){let n=$n()
;throw new je(i[e].name,t+n.start,n.length)}if(l+=h,!(!u&&l+65536+3<=Ft)){if(a)a.add(Ct.units,l);else{
if(f===r)return _t.read(Ct.units,l);c=pn(c,_t.read(Ct.units,l))}if(u)return a?a.toText():c;l=0}}}catch(e){throw cn(e)}}
var er=0;function tr(e,t,n,r,i=!0){let o="";for(let s=0,a=!1;!a;){let c=sn("decoding",e,()=>nr(e,t,s,n))
;if(r&&c.includes("\ufffd"))return;if(o=pn(o,c),er===n&&i)break;s=Math.min(n,er+1024),a=s===n;let l=K(t,er,s);try{
o=pn(o,Xn(e,null,l,s-er,r,i&&a))}catch(e){throw e instanceof je&&(e.offset+=er),e}a||(s-=$n().held)}return o}
function nr(e,t,n,r){
let{buffer:i}=Et.memory,o=new Uint16Array(i,Ct.units,65536),s=c(e),a=s?new Uint16Array(i,Et.byte_table(e),256):new Uint16Array(i,Et.pair_table(e),65536),l=""
;er=r;for(let e=n;e<er;){let n=0;if(s)for(let i=Math.min(r,e+65536);e<i;e++)o[n++]=a[t[e]];else for(;n<65536&&e<er;){
let i=t[e],s=a[i],c=e+1;if((s&63488)===55296){if(s=c<r?a[i|t[c]<<8]:s,(s&63488)===55296){er=e;break}c++}o[n++]=s,e=c}
l=pn(l,_t.read(Ct.units,n))}return l}function rr(e,t,n,r,i=!0){return sn("decoding",e,()=>{
let{readBytes:o,readPairs:s}=_t;if(!o||!s)return;let a=!!1||c(e),l=a?Et.byte_table(e):Et.pair_table(e);if(l===0)return
;Y(rn().input,0,t,n);let u=(a?o:s)(Ct.input,n,l)
;return u===null||r&&u.includes("\ufffd")||!a&&or(n)===1&&(i||ir(e,rn().input[n-1]))?void 0:u})}
var ir=(e,t)=>e===32&&t>=144&&t<=160,or=e=>rn().input[e];var sr=0;function ar(e,t,n,r){let i
;n<=bt(e).lookUp&&(i=rr(e,t,n,r,!1));let o=i!==void 0;return i??=Xn(e,null,t,n,r,!1),sr=o?or(n):$n().held,i}
function cr(e,t){if(e===0)return t(Uint8Array.from(lr))===ur;if(e===38||e===37){
let n=fr.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8]);return t(Uint8Array.from(n))===dr}
let n=n=>t(n)===Xn(e,null,n,q(n),!1,!0);if(!c(e))return!1;for(let e of hr())if(!n(e))return!1;return!0}
var lr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],ur="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",fr=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],dr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*hr(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var mr=/* @__PURE__ */e(40);function gr(e,t,n,r){mr[e]===void 0&&(mr[e]=null,mr[e]=nt(()=>pr(e))??null);try{
let i=n>2147483647?void 0:mr[e]?.(t,n);return r&&i?.includes("\ufffd")?void 0:i}catch{return}}
var yr=/* @__PURE__ */new Uint8Array(64),wr=/* @__PURE__ */e(65);function br(e,t){return t<=64?(Y(yr,0,e,t),
wr[t]??=K(yr,0,t),wr[t]):X(e)?q(e)===t?e:K(e,0,t):Z(e,0,t)}function pr(e){let{latin1:t,utf8Slice:n}=At()
;if(t&&e===38)return vr();if(t&&a(e)&&e!==0)return Ar(e);let r=et(i[e].name),o=e=>r.decode(e);if(!cr(e,o))return
;if(e!==0||n===0)return(e,t)=>o(br(e,t));let s=Ke;if(cr(0,e=>s.call(e)))return(e,t)=>t<=n?s.call(br(e,t)):o(br(e,t))}
function vr(){let e=ze,t=t=>e.call(t).toWellFormed();if(cr(38,t))return(e,n)=>n%2===0?t(br(e,n)):void 0}function Ar(e){
let t=Ge,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)!==String.fromCharCode(...n))return;let r=e===21?224:128
;return(e,n)=>{let i=Math.ceil(n/8);for(let t=0;t<n;t+=i)if((e[t]&r)===128)return;let o=br(e,n)
;return yn(o,n,r)?t.call(o):void 0}}function Br(e,t,n,r,i){let o;if(!!0||qt()){if(t===0)return""
;let{lookUp:i,host:s}=bt(n);t<=i?o=rr(n,e,t,r):t>=s&&(o=gr(n,e,t,r)),o??=Xn(n,null,e,t,r,!0)}else o=Kn(n,e,t,r)
;return i?o:$r(o,n)}var $r=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var xr=class{encoding;fatal;ignoreBOM;#e=se
;#t=null;#n=void 0;#r=!1;#i;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#i=r}get name(){
return i[this.encoding].name}reset(){this.#e=se,this.#t=null,this.#n=void 0,this.#r=!1,this.#i=0}decode(e,t,n){
let{encoding:r}=this,i=q(e),o=q(this.#e),s=o+i;if(i===0&&!t)return""
;let a=t||c(r)||i>64&&X(e),u=o===0&&a?e:this.#o(e,i,o),f,d=s;try{
this.#s(t)?f=this.#a(u,s,t):Tr(r)?f=this.#c(u,s,t):!t&&l(r)?(f=ar(r,u,s,this.fatal),d-=sr):(t||(d-=Or(r,u,s)),
f=Br(u,d,r,this.fatal,!0))}catch(e){throw e instanceof je?(e.offset+=this.#i-o,this.#e=se,this.#i+=i,
n===void 0?e:e.toTypeError(n)):e}return!this.#r&&d>0&&(this.#r=!0,this.ignoreBOM||(f=$r(f,r))),this.#e=d<s?Z(u,d,s):se,
this.#i+=i,f}#o(e,t,n){return n+t>512?G(this.#e,K(e,0,t)):(n>0&&V(kr,this.#e),Y(kr,n,e,t),kr)}#s(e){let{encoding:t}=this
;return this.#n!==void 0||!qt()&&(Tr(t)||!e&&l(t))}#a(e,t,n){let r=this.#n??Jn(this.encoding,this.fatal);this.#n=void 0
;let i=Vn(r,this.encoding,e,t,!n);return n||(this.#n=r),i}#c(e,t,n){try{let r=Xn(this.encoding,this.#t,e,t,this.fatal,n)
;return this.#t=n?null:fn(),r}catch(e){throw e instanceof je&&(this.#t=fn()),e}}
},Tr=e=>e===33||e===36,kr=/* @__PURE__ */new Uint8Array(512);function Or(e,t,n){if(e===0)return Sr(t,n)
;if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}function Sr(e,t){
for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue;let i=ke(r);return n<i&&(n===1||Oe(r,e[t-n+1]))?n:0}
return 0}
var Ur=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,jr=[[/^auto$/i,"'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Er(e){let t=jr.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=Mr(e),r=Ae(e)
;if(r===void 0&&Ur.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let o=r??_r(n)
;return o!==void 0&&o!==36?` Did you mean '${i[o].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var Mr=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function _r(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=i.flatMap(({labels:n},r)=>n.map(Mr).some(n=>n.replace(/\D/g,"")===t&&Cr(e,n))?r:[])
;return n.length===1?n[0]:void 0}function Cr(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var Fr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ir=e=>Fr.find(([t])=>e>=t)[1]
;function Pr(e,t){let n=u(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Er(e)}`)}if(r){let e=Ir(n)
;if(e&&!r.includes(e))throw new RangeError(`${t}: '${Le}' doesn't include ${i[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var Dr=class{#l=null;#u=null;#f=0;get length(){return this.#f}add(e){let t=q(e);if(t===0)return;this.#f+=t
;let n=this.#u;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);V(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){V(n.bytes,e,n.length),n.length+=t;return}this.#u={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#u:this.#l=this.#u}forEach(e){for(let t=this.#l;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?Z(n,0,r):n)}}concatenate(){let e=this.#l;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=Wr(this.#f),n=0;return this.forEach(e=>{V(t,e,n),n+=q(e)}),t}};function Wr(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function Lr(e){let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:Rr(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function Rr(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=Hr(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function Hr(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function Nr(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function zr(){throw new TypeError("Illegal invocation")}
var qr=class{held;#d;constructor(e,t){this.held=e,this.#d=t}add(e){let t=q(e);if(t===0)return
;e[0]!==27&&this.#d(this.held);let n=e[t-3]===27?t-3:t;this.#d(Z(e,0,n)),this.held=Z(e,n,t)}addUnchanged(e){
q(e)!==0&&(this.#d(this.held),this.held=se,this.#d(e))}};var Kr;function Gr(){return Kr===void 0&&(Kr=null,
Kr=nt(Vr)??null),Kr}function Vr(){
let e=tt(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return t===3&&n===7&&`${[...r]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0
}var Jr=/* @__PURE__ */new Uint8Array(48);function Zr(e){
return e.length<=16?Z(Jr,0,Qr(e,Jr).written):Xr(e)??(!!0||qt()?void 0:Yr(e))}function Yr(e){
let t=new Uint8Array(3*e.length);return Z(t,0,Qr(e,t).written)}function Qr(e,t){let n=q(t),r=0,i=0;for(;r<e.length;){
let o=e.charCodeAt(r);if(o<128&&i<n){t[i++]=o,r+=1;continue}let s=xe(e,r);if(i+Te(s)>n)break;i=Ue(s,t,i),r+=s<65536?1:2}
return{read:r,written:i}}function Xr(e){try{return Gr()?.encode(e)}catch{return}}function ei(e,t){try{
return Gr()?.encodeInto(e,t)}catch{return}}var ti=/* @__PURE__ */new Uint8Array(256);function ni(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return J(r,0)?void 0:r}
function ri(e,t){let{length:n}=e,r=n<=128?ti:new Uint8Array(2*n),i=0;for(let o=0;o<n;o++){
let n=e.charCodeAt(o),s=n<128?n:t[n];if(s===0&&n>0)return;s>=256&&(r[i++]=s>>8),r[i++]=s}return Z(r,0,i)}
function ii(e,t){if(t===0)return Zr(e);let{length:n}=e,{ascii:r,loop:i}=vt();if(n>=r&&a(t)&&oi(e)){let t=Xr(e)
;if(t&&q(t)===n)return t}if(c(t))return n<=i?ni(e,bn(t)):void 0;if(!!1||n>Math.min(i,65536)||t===33)return;let o=bn(t)
;return o&&ri(e,o)}function oi(e){let{length:t}=e,n=Math.max(8,t>>4)
;for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var si=["fatal","html","replacement"],ai=()=>"",ci=class{encoding;unmappable;#h;#m=null;#i=0;#g=se;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#h=n}get name(){return i[this.encoding].name}
encode(e,t){let n=!this.#m&&(t||this.#y(e))?ii(e,this.encoding):void 0;return n?(this.#i=t?0:this.#i+e.length,
n):this.#w(e,t)}#y(e){let{length:t}=e;return t>0&&this.encoding!==33&&!$e(e.charCodeAt(t-1))}get#b(){
return this.#h?0:si.indexOf(this.unmappable)}#w(e,t){let n=this.#m,r=this.#i,i=this.#g,o=new Dr
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new _e(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#m=n,this.#i=r,this.#g=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#i,o=this.#m,s=this.#g,a=this.#h,c=this.#b,l=a===ai,u=a&&!l?2048:65536,f=void 0,d=f?e=>f.add(e):n,h=f?e=>f.addUnchanged(e):n,m=!1,g=!1
;try{mn(this.encoding,o);for(let n=0;n===0||n<e.length;n+=u){let o=Math.min(n+u,e.length);An(e,n,o);let s=o===e.length
;for(let u=0,f=!1;!f;){let m=Bn(u,o-n,c,t&&s),y=$n();d(xn(m===-2?y.written:m));let w=i+n+u+y.start;if(u+=y.read,
f=m!==-2&&y.isFinished,m!==-2||l)continue;g=!0;let{codePoint:b}=y;if(a){
let t=fn(),{count:r}=Pt,i=()=>this.locate(w),s=a(b,i);Pt.count!==r&&(mn(this.encoding,t),An(e,n,o));let c=e=>{
throw new _e(e,i(),this.name)};typeof s=="string"?ui(s,d,c):s?h(s):c(b)}else r(b,w);g=!1}}
t?f&&n(f.held):(this.#m=this.#y(e)?null:fn(),this.#i=i+e.length,this.#g=f?.held??se),m=!0}catch(e){throw cn(e)}finally{
t&&(m||g)&&(this.#m=null,this.#i=0,this.#g=se)}}},li=e=>Zr(e)??new ci(0,"fatal").encode(e,!0);function ui(e,t,n){
let r=de(e);for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);An(r,e,i,2048);let o=Bn(2048,2048+i-e,0,!1)
;o===-2&&n($n().codePoint),t(xn(o))}}function fi(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=Pr(e,t)
;if(r===37||r===38){let{name:e}=i[r];throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}
return di(r,e,t)}function di(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var hi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",mi=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var gi=/* @__PURE__ */t(()=>{let e=mi.split(`\n`),t=0
;return new Map(hi.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),yi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function wi(e,t=bi(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=pi(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function bi(e){
let t=new ci(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof _e)return!1;throw e}}}
function pi(e,t,n){if(yi(e))return"";if(n===0)return null;let r=vi(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:pi(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function vi(e){let t=[...gi().get(e)??[],...Ai(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Ai(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(yi)&&o.push(l)}return[...i,...o]}
var Bi=["fatal","html","replacement","ignore","translit","translit-replacement"],$i=/* @__PURE__ */ye(Bi),xi=(e,t,n)=>typeof e=="function"?e:$i(e,t,n)
;function Ti(e,t,n){if(typeof e=="function")return(t,r)=>ki(e(t,r()),n);if(e==="ignore")return ai
;if(e!=="translit"&&e!=="translit-replacement")return;let r=wi(t);return e==="translit"?r:e=>r(e)??"?"}function ki(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=ne(ee(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Z(n,0,q(n))}
var Oi="Failed to construct 'LegacyTextEncoder'",Si="Failed to execute 'encode'";function Ui(e,t="utf-8",n=void 0){
let r=he(e,Si);if(n===void 0){let e=fi(fe(t),Si);return ii(r,e)??new ci(e,"fatal").encode(r,!0)}
return ji(t,n,Si).encode(r,!0)}function ji(e,t,n){let r=fe(e),i=t===void 0?"fatal":ce(t,{unmappable:xi
},n).unmappable,o=fi(r,n);return new ci(o,i,Ti(i,o,n))}var Ei=/* @__PURE__ */Lr({LegacyTextEncoder:class{#p
;constructor(e="utf-8",t=void 0){this.#p=ji(e,t,Oi)}get encoding(){return this.#p.name.toLowerCase()}get unmappable(){
return this.#p.unmappable}encode(e=void 0,t=void 0){
let n=this.#p,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":he(e,r)
;return n.encode(i,!ue(t,r))}}});var Mi="Failed to execute 'decode' on 'TextDecoder'",_i=/* @__PURE__ */Lr({
TextDecoder:class{#v;#A;#B;#$=!1;#x=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=Ci(e,t,"Failed to construct 'TextDecoder'");this.#v=n,this.#A=r,this.#B=i,
new.target!==_i&&Nr(this,new.target,_i)}get encoding(){return i[this.#v].name.toLowerCase()}get fatal(){return this.#A}
get ignoreBOM(){return this.#B}decode(e=se,t=void 0){let n=this.#v,r=ie(e);r||ee(e,Mi)
;let i=t!==void 0&&ue(t,Mi),o=r?e:ne(e),s=!this.#$;try{if(s&&!i)return Br(o,q(o),n,this.#A,this.#B)
;this.#x??=new xr(n,this.#A,this.#B),s&&this.#x.reset();let e=this.#x.decode(o,!i);return this.#$=i,e}catch(e){
throw e instanceof je?(this.#$=i,e.toTypeError(Mi)):e}}}});function Ci(e,t,n){
let r=fe(e),{fatal:i,ignoreBOM:o}=me(t,n),s=Pr(r,n)
;if(s===36)throw new RangeError(`${n}: The encoding label provided ('${r}') stands for the encoding 'replacement', which decodes nothing.`)
;return{encoding:s,fatal:i,ignoreBOM:o}}function Fi(e,t,n){let r=st()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function Ii(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return Fi(e,(e,r)=>r(t.decode(ne(ee(e,n)),!1,n)),e=>e(t.decode(se,!0,n)))}var Pi=/* @__PURE__ */Lr({
TextDecoderStream:class{#p;#x;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'TextDecoderStream'",{encoding:r,fatal:i,ignoreBOM:o}=Ci(e,t,n);this.#p=new xr(r,i,o),
this.#x=Ii("TextDecoderStream",this.#p),new.target!==Pi&&Nr(this,new.target,Pi)}get encoding(){
return this.#p.name.toLowerCase()}get fatal(){return this.#p.fatal}get ignoreBOM(){return this.#p.ignoreBOM}
get readable(){return this.#x.readable}get writable(){return this.#x.writable}}}),Di=class{#e="";encode(e,t){
let n=this.#e+e,r=!t&&$e(n.charCodeAt(n.length-1)),i=li(r?n.slice(0,-1):n);return this.#e=r?n.slice(-1):"",i}
},Wi=/* @__PURE__ */Lr({TextEncoderStream:class{#x;constructor(){this.#x=Li("TextEncoderStream",new Di,fe),
new.target!==Wi&&Nr(this,new.target,Wi)}get encoding(){return this.#x&&"utf-8"}get readable(){return this.#x.readable}
get writable(){return this.#x.writable}}});function Li(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return Fi(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var Ri=/* @__PURE__ */Lr({
LegacyTextEncoderStream:class{#p;#x;constructor(e="utf-8",t=void 0){
let n=ji(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#p=n,this.#x=Li("LegacyTextEncoderStream",n,he)}
get encoding(){return this.#p.name.toLowerCase()}get unmappable(){return this.#p.unmappable}get readable(){
return this.#x.readable}get writable(){return this.#x.writable}}});var Hi=class{fatal;ignoreBOM;#T;#k;#e=se
;constructor(e,t,n){this.#T=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#k?.name??null}decode(e,t,n){
if(this.#k)return this.#k.decode(e,t,n);let r=t&&q(this.#e)===0?e:G(this.#e,e);if(!t&&Ni(r))return this.#e=r,""
;let i=g(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#k=new xr(i?.encoding??this.#T,this.fatal,!0,o),
this.#k.decode(o>0?K(r,o):r,t,n)}};function Ni(e){let t=q(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var zi=/* @__PURE__ */Lr({DecoderStream:class{#p;#x
;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=fe(e),{fatal:i,ignoreBOM:o}=me(t,n),s=new Hi(Pr(r,n),i,o);this.#p=s,
this.#x=Ii("DecoderStream",s)}get encoding(){return this.#p.name}get fatal(){return this.#p.fatal}get ignoreBOM(){
return this.#p.ignoreBOM}get readable(){return this.#x.readable}get writable(){return this.#x.writable}}})
;function qi(e,t){
let n="Failed to execute 'findUnmappable'",r=he(e,n),i=fi(fe(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new ci(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function Ki(e){
let t=g(ne(ee(e,"Failed to execute 'bomSniff'")));return t?i[t.encoding].name:null}function Gi(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=ee(e,r),o=Pr(fe(t),r),{fatal:s,ignoreBOM:a}=me(n,r),c=ne(i),l=g(c),u=l&&!a?l.bytes.length:0
;try{return Vi(c,u,l?.encoding??o,s)}catch(e){throw e instanceof je?(e.offset+=u,e.toTypeError(r)):e}}
function Vi(e,t,n,r){let i=t>0?K(e,t):e;return Br(i,q(i),n,r,!0)}async function Ji(e=void 0){let t=await e
;if(t===void 0)Nt()||await Lt(We,!0);else{let e=Zi(t)?await Yi(t):t;await Lt(()=>e,!1)}}
var Zi=e=>typeof e?.arrayBuffer=="function";function Yi(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}var Qi="Failed to execute 'encodeInto' on 'TextEncoder'",Xi=/* @__PURE__ */Lr({TextEncoder:class{#v="utf-8"
;constructor(){new.target!==Xi&&Nr(this,new.target,Xi)}get encoding(){return this.#v}encode(e=""){
return#v in this||zr(),li(fe(e))}encodeInto(e,t){#v in this||zr(),ge(arguments.length,2,Qi)
;let n=fe(e),r=te(t,Qi),{read:i,written:o}=ei(n,r)??{read:0,written:0};if(i===n.length||o===q(r))return{read:i,written:o
};let s=Qr(n.slice(i),K(oe(r),o));return{read:i+s.read,written:o+s.written}}}})
;export{zi as DecoderStream,Ei as LegacyTextEncoder,Ri as LegacyTextEncoderStream,_i as TextDecoder,Pi as TextDecoderStream,Xi as TextEncoder,Wi as TextEncoderStream,_e as UnmappableError,Ki as bomSniff,Gi as decode,Ui as encode,i as encodings,qi as findUnmappable,Ji as initialize,v as labelToName};
