const PACKED = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALC/oAgJhQj1CzUQNTA7cIrIJOWTBT8oiElv4AuPt8gK1hhZwgJvmhRr+ANZoV/+5wQlfYERBLQZALBZ9jNBtPfKDjklmlEZw0p1At8TPyjP3HugH85zm0IggMZueaGwNhpN0mbCXVHhSmyonnDgCgvb9eCdcv4fqMDKxHkUVerx4MnKTbghRFKIcxHGroPD8jbg46ZT4ONAXMA2Tv2yZZSADm93Pb7OY7ToMn/YIx1slKbaE3JU2J1QKAAN07i685DGB0BwcLtTuf/pGN+uLiWHzicb7fTN/nFcYbDp4ICIyGRZ/V6P8fQyvNhT4ita9ssaUqhvNrKMKGaZoRRC4w1ilaf4gD1bNOvZgHw2yXLzmUVPqnDtABVZsPoAKlw+jcJ1Px5SZlUAAEezQPWiz0CsDq0NZY7FB0Fbg5P1JC8Pn8ISLpLD80KVvW9bbPBNLZxQbURodE/z39/jalQA586jkjV0urMQAppo4fb4/sNnkPA9qBM1Oarn7ZDBwEqCug0JivDVF+HMqKRMXfmvASXmKSR1JlZdo9Q+GkpISKjzNACzB+jwEh5lvzGR3LsUxaU/0lEKMJvHSGdMcLlvSrBIomVfUE9JACkcmSPxvVHJH5ze+rtY0Ej+CyI5eK6crOgyIjPKhakYpEeQNIiug/gbkmH746tyYscb0L4Yn9vKoQQ3nbi8KshadVB2fST+3GgWar3gFpCZuPjOi1hEuiNiMfpuLdL4vyznxrx46D/B0Wg6RAjvsnEO90+jkD5yYCOLTejzZTcB+RiaXTaREIMFGx+L6aa/JZPfzfkUJPH+9ZhVkEbVfFD3C2i+d5hukIc7uAxvVKJ7Kvo5WaMe0KOSKGauqAEr06Op7R+NPwEqSGHyTFIPOI+wHjrCbWOuz8K8FN1R0vqwIbbjNkp1HZCmjCN1O/SQkAnuglkJp3U0Dw0ENseT1VaThZt8A45IuoZWqO/GSAKIJSktP39q4G0oDTtIGOe8SQCZ39tqjs0/wIuWmQ3eb5OYW1D393A7mmHeAhVrdf0mImG7wLV/CdxXWnfocqrycFTJatnAA30Q68mvoFeYivEexS2xlLjYsXdmwPjYyv8M9hgN2vUt0U1zsl5f6ZyYF569w46Aafhf3tKXq2rIdVRqY+BHHAWqIqGHtDKojTo8HgELVrb2emSpl4+ikzoL6waJNRPfMuSwUDrD35U48gnByMEGJK5BJQEqvfiH+rK3Xm27U783mEuXgH/RNfxJjSauG9CJoZYA0Ju30skfCykguuAVpYqXKmxoUaO5k/jpUD8IwsydzIQwSD2VMwTwB2w3zmZxot9Wr5u4WzjGRxCoWea89dYSlbYd824S65PlbnYsLMRAJJJSiCX9NdxxP+77LL5I6iHLc09J6uKh2C5a5Vc36FYIJQnZpV/4PYsUSR4V02VrBzrQJ2kMHe9OqZuFsKDa4LXedOaPDScN9Jjxsc3gY1C6xeb0V6++7iaCZpXskRRa5xJwAlntEDaEP1Evfgd5H88HnqwrLyrD/yAzFz9StKfhSFQKzdj2yKAFiNbVMmVYy+a43u5kJsOmsP+gzrseZvYdeCnltFmxsrGOCwhPYFVZT5antBiVUSlk3fvflJ+YbUxt7tuWDE+QVHWwa3ZLz2UsXS3f2wyIQv2Kbzc9zlj5m86mI6YNDmMtYKsFwB41WFbvZNSKK1QZTxFGFgd8JHuN9RYwNZfuf4QML7/tt4K5qAxZM3NxRFwBA7DT1sW+03Hc4DGtjBSmTEHL6rcAINHkYNo4Gb24X82fjg+nU3KsnGDjIMs8HpcJYsPcKk1AavbBZoKAkgXOTf4l1iZZybZXkXZSMgaT3gjZonxBjepCQaX9mLioXZhsVgIT3C1eunuBfUEsYR4E2LBvdbGIbgkSOkObIfA+eJz81jIklv746vfDKEbp/Frx5R14XBG+nqM1IGBmbRhOEbCbIaiE+eYuYUJ1XpqTj7UaWaWiSJOT0ma8yUmbC+Na6o66TbOEFb7YvnEXJqyt1paD6Lj5mb8+ouREOgHweCxflKRlPcC9QKgGSbOW17M07pOMMhhmjPPih5HlRP72p8KGZIgJVEIjQkLhzevkUc43nLgW0MCaOs9z6C8IU52IAT9bc0kd1eK5RYkFhJSzVAVHTN+zqdjMEt3tdrTFQK4bKTeGE5W2M6OI8jewrgO8Cyr+WWa/n/PAQsfklCyoygE0TzoYay20YMc1I94lJU76WB5OV5wkMpA/PG4NUOKfERMFgeeYepMy6b2hbvzmWbzFQ/MMNVazaGUry5mvHtZcC9EjYRdMtk5HKDyV12xhCy/MZI/q2K1EG0xz+1AzTqsF+zhz1Hf5/XoN0sAIGsaO0vVnKa6onaaTk8oQydgvz7o4caF+GXcYGI8z6eZf0nbV+H+LyAivC1C5lFQNr+Y91DSwfRYJdTPfagNS/dq1Ll0s+vQZFKomYD7Bg2vU5FAr4JJT9nT4Yk8bN7bHL/O5tUG5LPnNbW/jIctPCBMA/aOa3Vrt4us6Sku/h3aIwvZtr4onzr+9iF5a5ZlxGl21W4I07l7JA9WyldLJjL9zMcGdL3LS4+5sinolpXRahtpklC3LhgRHlhfKZNoR7P1Mh02+Txdz1OLlahATD13TfnWvXgZiTHqr2JZycAo64c4FGEIhlsBFBa2UWQfRydzV/5GQZodyUPIVmMDjSruKtuLc8uxcJbZZzrRrCoDiVL/u1ItL+hYC3KzTY3NvnrT+e5j+wYgbzXXOipgwWQnFDuK5vWELUnQlffaddS7YpbmkOgvWjQ0ePWYd74MoQ5G4bWp9T0PY29Fyg1tBnkF7Eo99buOdKvvtViQrY9WoaFFcVtfFG1cshBkBromGPnKOTf4KS6rznmaahC3ZNBPHKyE2cXK3ZCFakq79LGsd8XysTzLpD2ZWmHwgduFSZlW1j91/MXI3e3/Mtt3vG8z7J/uA4k/Du5fwO1XKInncyZhTt7tM5TkmFO1IqDbnKSm1nSZi4JnCMhR6Awbo2OoyWBfmDE3X9wnfmoDq4UBKZE47TfWQxaZ9MotYQdtJJfY5p256XEITCxFOrCz1S1TlAF2RI2VsXQ9TB08d4B4bVvHKJuyxM2hD8MadUueWPJ4dbMfj+mBdho1CUK1gYA9+v0CHt5b5Z3pfNre15nDG3douEZi0FFUJo+ucF7uoOOcoyZekFEe6hvjdgJnEOmRUx1yoXgkCNL+ya30grVvKBrzu6hJETYHC4Cp8qO23TpTWxAVCbZxJLYtoLvQWpi/Tx598jfIQQMXWNYARvjWaz3taIufGa6GYCPopejeY1ssMECnDYHAPAvjdPtuxdpLo0Uhmy77oghqmW6OGyp5UQq5nKyc3hCykA4izbsBDSmz0ZSX+deUVpMLQ0IR3IBdPjpOjJq3qzjHVu8I+RTxJCZ++Ic3xT5oyxL1mALjaGDvLXiAovra+gnXYIBtzMd+fzUyn72Gl2E7MHuDibA/FHU0Ivng/ce1rlkRmy5HgqvfdmW3q8G8+e65mLHulfcSQWEy+5v+VNg4Re53xHHmAwAAVsWOIoG7I2rQxuqfNHr5cVkdZeDHNx/bZKME/BliGDn+uvCQzcCEqv2EdcFJfRoVfM0ejktLBI5vEFXpURXziqMgMvpm6Sq+j+7yAOyhL39xF3nwWEhPerF9F5Ru/zrtbk9Of2RUnqi74lcW+QPoqTunRfLA2dIFQb25WwQ+Qa1+odyqfNDrXIsFvacVVplv2ZsqtCmSfrg9y+dzOV/ytJnCrf7k9NWMJjuLQLY4zKw0MZzGT4SXzJpXaXhN8BlG/GJ5rM5D5iPqC1lEJpDY+N3wxVVbuL6C0OUVOJUdA6W3/vTXqkDUmlqaclOqUw+5DxpXiZRdxyghGmDPGeQIHFCJy2aN3bAhdyO7xwWfaW4P7rAheAgOgQ3WELnsynn8ipAn30Z6V96KJD5fXp3ReK746MV0J0yAnjpAAxTNuwcW+F8DfFfiUjn6YpMokhaO3Q891pN5ILF4oMwIbtEG9Jkuhb/36dUzmMrg9sTD6zzAg+A/BtX3+IMPRO4B8H6B7gjugLZuX76nAHbdiBPyrRhB8dFNGLcADz9rFSIA7wa1pLOf0nxaZUpmB2FtfGvqS7yMjTZb+3QKgR4MpCC+QS/PGz0CCYZvG9oH1xCGF5aOjBKKT4yGLYxmYWdyDdcW746P7rHpDLfky4gusmAKxYUSEfjhAizKmHJPEDaKAVuSxJe7WVLF5UVYt4rZFO7GamZ9bJPHe0NEVc9Bqc9kyxaX3ecVQcpq4A2JiqAi7MbRalkvc4JL9J4gtURlzCgS/sJQ8MDplLFgEFPatJ6Fly22GDT/p2rclmbl1LzVkuNQdT4+zmAOcYdwEAEyKwpAQIpYvniJ71rLeysZFH76I8ztEj/bu8eOj+WztluKgwqO6nX22kfUi8vfTyAXNOOJv/HOYMTBN7AASIXg42fj39SI7Ck696JAyrd6D/4xRk/zK50d2nCmmhfQFPLNAkwRa4xFKgP9W7QB+ehoY1Bx+29CeXpC7ZoHlE6l9lao7/kQveV97UGX7lNNDI3rmtbG1cFApVsJBZ+HOgtPx1aZwG04q4V/FU4NsvrO6HqR5UMpNcuv6jjHVVSrIWizdEfPDU5LRisN6g1JcPLOemiLTptoJNTlhpRoee37C/wd5pCxVUQkRhTEyC0PxMnHI7NVM/Cr6HxI4ZUpxn+J+QaFlQY0vCfj7K2ko/T17Adg4ri8UzvMXo2LTVB39UNG9GPwEYyWldmd8wxLKteP12rRFTML4cn7tZPk6DR7gjeaeL+PE1WAw3p5GIAMikxA8b8rF8Q1DhsE5iF3ICSc7XsqOe2gkmK1DRA7wJP8rW+pmD+4pRa2Hfwn6au5qMUiaZnRFpkOgE1GSekPL8d18vySbOrbCFhr0Rm9UCsTs3zJth5wpfoDo7PhjpXUCvoULlrFHlsyJrLYsbseDCEBtzn6V/+ZSZirJNaI1ozJ9hU4Df4aUORftkpuAkAJme1WjFjHjiyc7HSvMozbC5PPGyEEmvvQG/nwrKVjYqwmQE/8DxNXTmiVH6y4xSlkh5/Q+kVRZCxiP7rg9NSR6nYte9MO96gkjX9sFdBO2MsiHj1TmscwvwZOKeywuf0xWzo1KwJdjwGH/g625FTIFtDvZXL1yGzDfxh5BaU3t7MuJeioZbbU4WA8m9VcqqKu0TWXK3QKcUm9IncAjGFg91kQMYWpvGpdsxGhSiteGH9UEMALa8GlKbdIE1SFkxEW8SLAS6Ole2oEEKlZTSo/0uEyrnlad1Ip+4nWPYwPi2UDQD5H2cwG3jUpwzGrC/h2/iNv15/y5E0SVmOSEhW1z1QStK6+jB1zJFtQl+FjK2AxBDT+XRlsgltKm69knr40OPPuw+VMlIW2oWQqLvB0bf4SO9JqB4tuS5pinRCdBpEF5aavVy6HWJr4tZWo1l1SM2BXjMUNE67P6Se+STnwlQh9YT6HWTHeSaXRssUzoZi4W3KSpnVaFjhdjrRPEv6ygSw76mpjUv6fYPvFDFmdracJZTPmINaip1hnLOCoU4hvuXDGxwZeKtUU8+mcn9k1P1FzIjJp7MK5kZMd3KyUn3fY/Jl8B61uzoaxANzcGmL2083trk+cDPNwtSEK2DUEgLg4+IAhWpBsum1Gryhe+I/2OCu6iihsrHpiDE3yA0aXXOOwLrMRTjcIqoJZblwyoPjhDOuYzS+hALNR595H7UFykE47vc5XSLZUeRnZfGOVq+C9I2ImcYur9ONJ3jjKOegaSX+ejOmINo1sMFVYsdA7oImkFhLyUaJdNPA6+gVa/BI9+nCDsQZmbAQzr+1L43Uhtnxiw6xyYUrlSxGcSKEtquAUKhKKOP2mvLNj6wZXD0cyHZiPh6CA4PWSR14aMXyb96tZHtQrgePmDUN1c/K0edFUr4bkxsC1912XVGtHgdn+Kf91LexEMOeKqqOALCc5Qvfk84Lz50jw4WPfWLbMu7ah0C3u0vnOE/phMBH7pqitWfYLr77uEyFyjWoqddaNpUVB0vHc96SJ5KabSSgB7IQlKzsgqYPpTqxxycmQXmM4lSWTEdjDW8bU4xOIt6o4mEr86GTyLfG3vjP5K3pAaSjJeyLhy7qiDF9PcbDAxbKVA7xqkN3mpZJfqpWIBbNeXZyTZbyOTc/4+75Vjvt8HZ7N/dndYmD87IeAPu0YDbPHvbW5JOY8gKf0IHnCpB+HQpzptCsOOr2YzdDQcwfc76Wp7Q37rWotKVz/+jUVlK399OHcNyfetwn4Lb7Ag1e6dgrsRkIHit3iAvHuJ18agK0+SEXGKyO76OztdQEDzYS7jXWXx58z1+diEV7xGfEfT5Cclwdy2LrnZUYeeegEHfDB47kqSGi9bqWkzdrOWFSb4ZSHbDrVXC8BVscmAm8KB9Mr9cte6hwxVAJ2kPpEkqXk9ZaAPSjN+TNefXQV6JlrtVBc1LGvYc0bIv9J9V64+yeFs9zwlY2toi5r4KDHUavij1mSudcL6Ym69y+mgKskURB2w3ae/59ClBCS+6don5SO4tusNoJEQtUOWh27zmKh1JwcLNJ7b7LKCuGJWCWhX0+iQDuhN/n5xdvUJ+3xSqiJN0SMoPRMO+Z4cBcs4jTsFdKiz72dt4ShiXMLE0QuNfPcMlWRMArBTwExnjnHMFISWujVUkhmkQzVhjHWB0p2+7F1AcNkqLuvkTPjBBxT7pIyVpWM65DY2gFH+8aTDA6iKOFkUGaDg4uQiDEHlutvRtaGaHVjO+RWxSNODrqlMHxIlRqUpyfmOOBxP0LnjKuT4Lk85YUPv3gufasaW+ZAnCAlmfIGlEIUvtVdCCMog/sz62UODIWhYk4Hx+X0ydbLjNNyAr0F393pjHZXQTfokk0oGJgLIImf2DAn1tasoOiie8AWKIbAiwWJFx8ujA5FQ4w5o8B81Q2boTbYhUqwQt8bLvvOlThr6qoMKLYQBdCntJoIaA9WP7t5xNhiZ6wvC1QyOee5qD/egbLCv8DF2hr4D5n24sMcy0D13coxLZaP88lJSK39ul1JIFcnFZoLlgFCtPjudnbu1l+ekk/aUBUf7c+Pa2Sq1bGYWc9C9By8LJBm/9cjTj/hHbEgU2+oWjHmApzVLmWe+BKQGsCJfNVVkQETMJWON7Li/Fsh/ap8JlcRda9eol6SfmCJdrUknhHuXIU6cGgndDuUy/3atLsSDmg+DBAnGSUQXZ68hgSXeTR8Itzb3waz7mCD9ANtALVfUMwNRpkVI0XqWRL3a7k5jOVLvgdvfNOdUegOZLYY9IXvuRE5uzuyLKcutFYL2aXOGyxYxKJyiP6xuj3Vug9elfmycgGbtfuLdcsGR0xbV5lA2IhuoCNlXKTdwe+AcTYhr+cU+euQ8N7kNxavB66gj6YvfKdmQvwLN4ICqZFDJ1p57GIA6O9ZazVZ4myBmWTHv85klfwtXZfR/oycP28lUtzw/ZdOt6mJHMT38aRQQN5hEG5N0X6yllELlWrsGidTa4w/1A0cjLDQykwP9gf7VWxvT+RJcM4PXcvOw+5fJPM0je9Rc6fAHRzTj04iqyoLubR6GlHzyxHBV4mzOq8ntW+uGvUFUYuF0Z/A2caOtZwOG3W04FpZXStRis2SCq4AHatEzIyaFRnJBgddL+R3NAuQ8CzgJCpj5+oTlkBDwzJft5T3so+xWgvDitjCidgWGNelQDHvjZahEFoQcVVWTfRHbVp1IIRKN7+/7ScC/33n8qeABYUgsBpXshGvEjNAT9rRR61WDbFom8As0najAcL3KMamXhi2Q2K2unBxquhrfqjIYecnSLln52ig4NEI24HIY6dmuc9SKIZB43Q5PZkDYd3M3PnzDB6z4COkaBX6dC62wk8tgdWPflWPKGdvBWurgguEUlOWvqQfh8mOmbnBNul/AKZwWBGUf8jWwLIgwdTNioiYmv1AKouZJqkK3q6h1DLzQr4nBsISeyqqThcra3V4ITaxD/4WIAKKZGXyLVOWGtNo9Vplm/lOCaZdK99MAqOOywmYqIgZRM6BtXJPxiDXKtiBnTzD0HOzyvaCpYHa+Q4fe6Jr1opTlAynRkItmWlEVM1EIg4KKLH17FrnZnLE97IpusgPfpB1qaGfUxoj284Y1+V3jPh9pN6mhiMbYHc8Qze+cMg1rgZ4aQq3ur1JEwgKwKZbNw8metpay7epkv2EaIhMdUOTA/xiqyk9Bc2gPbudom5sBOp88Cbw5uLBtqW6P5lG6Y4UXCCHTzAr2LO52AQYaE+WvgzYToJKY7++5+aQ2n5ZKM085q9pPnI4t2cFh6z93wowiCM93uMLzK9FRtFuEz6NNUk5vBW7m+FDI1Ign/CosWxoGnJPm8vEADDD/v8PFkZLcrb2j3zAGdGbDNw+Q5KX7Ccwwau/BGPuNdG0rI0l2Y4aZ27UmKlizBX7mTOgBr5x9h+pJ2vE/BgEXFRdZsbq2d2D49u6TqYJNNUMNII01AOfrQHjnRRC6ItEWRMpPID1rkyEIFgN/Cwq7pGteINA2PGY4YdGXPencWSNiLgQ+SMnuIl1u6FynC8t6jepUlS5oN4xXxMSjId8e9Fuf2eH66h909tgjJ9Spqc0oVv67KsLxmh/vYMA0rYkhEJx4BXMfonnVG9dxA5C6gu0qj2GfSu8aNW+8o/4CUO4NoGWg9M5g1x08v/h9vxDaRbrOi8H1B+GR3JZBw7voiGFiEMUrrxCnQ1faBZvHZlxkat4a4bJ5VhKsvjBrJKkKRHtCwC+1CJO8+cL4KQnL5PhyqxQdPn3ti7xoZgpmIrEppBSHKLrn4+pI0xFvCUUYFgxfBC1aCzQf+nyuPDT+wFr6gTansseBNfssWon/kzQQZz/8hisJ+soTmx52E26nAgbahDGZEavVOEcCxRBO2YDZ+Hb7zzjWwfgIgPOEafGDRZ3dQoLmy0FrU9j8lxDjGyJl97dzO4DJjT/UddyeoO6DSp2T2ecgJMeb6lk2DGcz/U6IjoUpY+bh9c2+PFobvXsV3gzu6aQeASqcG/dp4SgsM8I6YUN+dPYB0iz9I4LMHip4s2BTxfKAed6Yd8W8eBG2ZI7UYxqsZ4AqafOO4LDV7ynPnZ+btLr3g0JbAiK/Nv4JGJzfCXT8LnkITlTHFJ0/OQZi6RxNYzsDgFI+vfjFxhx6OpqpX3dP+ebcjUCYsALUT9iNX++f6oBfsybJmwJE/II8XzoIkezl4w9Y6yn9MgbzRfj/7eRhQTcbYRR4AfZMLC94olkoYi9ROtpPLXITPGj7AvQZVyMRY7e/iyyJp1JSECDGTBoz8FpOjOSK9NptiEDuIGrCfYuCCNul452uicSezr5bJadeDDNTgoGOP8SrLHtI384o44/psxmq8ZtqRQYhX+1sSlikopALqqiZC6QcAOgXU35HGNWr8p/BObFEELiF9i8XSPn/wT4bjQn17uV2Jwb30gWRomzT1w3pX+Y3U0yg33YWI99izpxLF/C+55GMSYn34mCZ+xzo4VScSuhYI9coHESS334iyE9bnj91/AgBoFOIv5uDjZyvELDQCeKeXYLYpc4/CVFlKc/XkIo1gNyrBzUXIO25BsMigvFd8FXDZM5IgvBllzcVVLEUx0a45HEqIH7Iy2iRv/eYBDVx30+w+6Tjp2zB5806O0ZVipLDne8jl2C4Gf+FwsU4YnmkUxgdhqvvMLYvPMzBewne2Pn/hurYlBXqhASXtxQD5gWYtRFRocI1LfmzW2nHs8EITAP6HqB9vg8lDpeBew49TF/OhKRCmwhZfJqXPOal1rJySZSoPJ8FMKZgcA6w0eEw0zfjS5OMLNnqM0ECL6DIJ/kl52vpjcOpCJYfN17UTXJ/HZ5NaedUHR1nOOSojTtcDjduUa1Ji5T02Fwrkw0lplYiQGWzad+I1ukfxKHbArMQDPxA/EhZliCj3RRsmx5puQFQtcnKN2UhEhrNQXmZvsvKp4nsukgGHgEye34pQQ/U28Px4ut+CWh2EQegEaUvwvm9MmaCzVs0W5UVipEcQCufp6Vwmy++rCjXyEljRdl6+uljq/TQrXx+LYjj+UHjhPohvo+s+ZlqOvYJdDCcCYwwhTqXB/YgLC9Cg7CUdkJKKh4OxegaYKfqLr8DlHFrqzRi5uM/va6q152rkHl20z8fi8tSTNtL0MImsaZuQpLBfxlXHqDyqiWINO08omx11d23+U5YxBx5RKvVLliWQm+8KHGoLezQOFFpvmyDOPG+vR+yuvhjk/NIdy7+w4DSw5jxMVJeK14BVxBGYb9t1dh1Fz26iQN95VAHhCTKNs0w+KrgWw0kjJkUc2pD7I0mQx58BBsVwejml2+5f8bETkP7bJg+kuiQ68qf9x2GVuR9MmfjDUVo4riJPdleLIb+1oiMh0FAdX5pm/cSUfxJvAsOYdnse6/zD0BsvD7Iecfw58avWed4jAgglqiQrdLFMRje2mVZ1nsF9ra8OW1yuFSjUDpc7FjWZeApteGhMAyePrZ8ApcIYgHmPrlzTkKgeOLt8O2tfvryDUyvOerFljmQ7QmcqG7fT6E2NXAmIM4dfFBnsOIMb/8zDgzRnzxVMzu0YkycYhIXG+NBdbYYHDbdN8L3mITkmJjgPBhZpVA04CqXZ7QOjAl98Y7AYswewde4++xUZxfQtj84Pjx1aMWVzcITL5wDUHJJSePUcJC7u74d6GA0kUikt2IXdzkl7LU26SqPqu75HgmAbf0CI6bOF6ZECLsBqM+Li96ev8K+rJxMNXaFdlW+NbkcrllCZzLfOXftIaQm5I6JQLD8JRqKGrBfWivoFulA4V9HEEijq8ZNHNLrHm27wUC0o8gwnNZhfU2ToYRsHqRdLYg+kgnsQqmHxt3KOU/oGxYV1J48SgxsKQGhtWt8eEx6/2vuNycVAIVY3eilGxIw1vyw3dmL5lwOQCL41PywlTk3cex50Za3A1jttPM4fuEsOxpCdhTAZRoehcg3RyBMwEkOevymEk+GJHlnrkyGP1b2+BniTbSPQLno0jlcvt/pgoTEEEnkuajK1HD3m7+7G9Xa16LqiBkDbV5WM8stmSdHabInrnt3noCS0gaHK2AyiMsI1p/0nkYDNXdq3zytGaTU3u+tyFdImGRcJRm3Q8qYEpszEbmBvxc7dkcxAYV3FCsrezVY6NejeHqC/yM+HctABbz+WosCEn8vpv8fyAiHjpMVwB5/tFMNbo4mGFgrA8IcZBmhYvZ2j8zaKU91/uAAIgMgucgdlEEGdvtGnynoPbuZtJT8W5gM4jDzgnAb4nfinH8iDIzlxunmOoo8CmfsHfUdimAyuk9s0mVYs56mtj7WLvqU3J94X5CCDzjxgApSyKATyBig1xx14kB9TrHlHiJzcrZ5iutyjFhD09jEYvmLR0fQe4hFcEcwBaA3T3RRJ16GmCpd1P8ihEgU3xsC9lN3cYHMftRO24iM7UERK7plMVaM9jxLW/Rs6tfrn/qE9VvrPOhtsKhMsDMgacO79iSR/oQV53Rvp8+5aiMymS3OpxcmOKgOEU2A7yOIklPPD86rj25MwSgBtmSqtLmBicAUgOhFAAlF8EuDg5uvJaorhj5wkucZz0Ovf/dbqdgAM74tj6HtqwNNt/Lt6/g9GKexI/jg/7la1SR2cL95NspzKAxYZBPi5ckYboVQSAZl0zbUmUekyy+jdvTwkV8L6zp2Zs8YFkA+n54XAnADaB/VFEId1IqvnZ2SFjPjS/INh41CvpbfXj02WMchRSHJEouKXxXZv0YtekfJHUxDtjyII7PxPtncOPNctOI0P6ApQ231AD44UVGsoPsQah8AXa0/tkf8GMNgnfqFYHWz+TdyM2fIGXoCDXQ84yfBVVYbNHVIKY9kJ4lL+M2waBhHGhhTEitNj67ToTFgwaD8MLJHSAOJuYJTJojS8Kprg4BI8ejBOR5JMmA+CO+4YAXZUIc8GY03mAt4myF8EorpHLvgr0fPJIQt9qtUyCKN3grxNXaaABqVPkxm8c00EZDDHHKHIIKPW8xNAW1hrmqKOt4kWPQR5PQXCc6yqJPxuThLweXwPhGRrNTMNVVe4LgDjLhCerx5SMLAqJRulpOo6Reb10kd0LOCSrwC5tkSHpajtbthpmCB3QucG95QW1ZDb6lTBnfV2bXKpT1K3GvY7R2qkDxJIJipzMNzk18vXaX2BIbH6Hg+hBxBqIyxIYuiIPX6TN2lNBHIQAy9SH4KZCh12OFz0OzlVwo+wygyNbeHrK/RlI0iSQXtUpyf0QQBxAwjaX3zRoyabwDfbgE4qrYQniTxbzRy7npSVWgY672domxejufuCXHZ5VkMztXm1qkuVrX5MjhGa77svwxPlvfujCIJNAzPunKYpNNdaxSy5Hr9mkjUOZhIfY5gNoCUiZhE+56Rh/65bTpePIkeoAgpYZUo2s0QNn7+2+1ARXGwhMHvSfGArs7u0qmqKYxC3e5p0ZXH6PpANvqEfE5cRi99/JyVn2uK/bfCQxaoty5VPLzVUe3RtfCwcjo+hsaYe+k8zH0oPkgJeblGAltgWyh9NuZm+LvTTawWP4cEXpq+ZY+Pa/VqTKDe6C0YRRHfe9akXPJq2vpC4lDyk0LP8mAnyE29xfofQTqxYbrt+qCYxKl/DDERidPlJqEvreywkQKCDmUFasjhmc9uFv8ekLn1w0cZP3Urd9Bq9f6hgkOIaat5quaZXz59ocToCtbqlnkJqw057l20r7iX7q9qXBvlAtq9eyGBAn+C58T/3jL0bpQF8kRQZl5//PqEDAkuotfXP3lzsppRDBN9aZxyStB+3+NohxEkOpD7MBcix7/WU2XX305YoWPqeGD4vviHGgG3W5ysYwg2VkPIUXulIG5saKsBUVcoaSW5M7cpwPbad/oMSCSIhARc+8dMLyqOd0eX4xA2KQ2CNRi7WyOD9KnAjHVzSfMT/OymhHnCe/kYJC0TKbWle+ggFJBvWvqOSgxUVycd+eOkKvms4PpLgkFMIqiy8RBKL0rk3Nvzb6ZAnu+gnQ70oP0CONgYUrK64n7rVWJizS+BsMhJrHIz+9xDEsRMJM0g+9GZ0nYgsmJztKF3UfTGe0udEn+Zs7ghxm45uhcwruXdSbyJB4K1hQRlsb0wjpExnK9QZN9Eixb5uF740D0q60eYD+8HGDIZVF7Fl9U9PNyemKQdOEJTNUrkFfnivH6UJm+brvtwOcef+aJXHOZKyd+JS4NHk6knZH6YmxNvu9nQsD/YL4oY1Af/dKNOYBZogIeecX2oRRN1vLEBqwS790ZoIbqLjxokrAaVeulqq9cnChjcbIcERE0dgOm8N3TEIzpspw2xNsyXnUka3Dx9MBBcLG6fL5M5oivkiZ6pumi1LF3Y/HEYwqCswRFrBTsPgUdsPfhHvXVv2n3RRicWrSmSIl/N1HbDQcktVnX8MHd96ji4vzmWobTy6XtvfqJQDs/ao5E+XoX/9wECDwr+6vI1PGaHek/XHaTFJs7bqJV4r2HhcMGM/90lSeHFgkWHhV9tXE091b2NJiGo5eUnv+LS8NBNSz1hQ7LwpR29HgsHpjxSn6s0nQYEaOcm8UiJ80BmYI5VGZ8sUkTPizp2RAU2PfPDv4MkDsLAWHpxXJhBoNk2CWMy04Iyk0DHIVdAVzg70hhgMvAYlMrGzTXk4WB7fYIA+SB+xIIxdWYAgdcFzn9Izeht4Xxtr6bAYv1rIXvMYQvtcDsd9difzpVoIbLFqIGeLbeevdvrI154VvqzXd+0fKAlnYEUuqKE5ipH+x4durXwPKHVZSoyGCfvb5rUJEi91DkQEINjd+HqNFNYUdio8wt1498J4/WDBBEWd4wSE2qwwE8E0BT1DAnk+jmxYwxUrTb6BXhc+USPwBJS1eiZLBuwe9FIXmugAgtsiOEyGJfC+tZ5PaizY/2wFWFu74qZDupWV//gWmFGw3QCSeFoabA69d7mbRXxfCSuSyP25D5MoG8ggt954y4BE/iQ24tTXWjdb5vKUpRE+lw0NEw2ZamlUi7BnPaIFFEQWu8hJUwNTM2ia04qgMCYBxwPtzxBuxU4L+Clyj+mrxW87xCnkTkMAp4rn16pmeEBQ3YblaM5bMW/IQHCXKhMSWMl6of1Z1lAqDJm+P1uUcx5isVUCX+q6V4h/DwUSHBgWLLRv6yRVsGMehlWc0bnlUdHdBPHhJTnV1XB67wGE6ZlLdj+A";
function e(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}return t}}
var t=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var n=["single-byte"];var r=/* @__PURE__ */i();function i(){let e=t.split(`\n`).map(e=>{let[t,...n]=e.split(" ")
;return Object.freeze({name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var o=/* @__PURE__ */e(()=>new Map(r.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),s=e=>e<36&&e!==33,a=e=>e>0&&e<29,l=e=>!1
;function c(e){let t=o();return t.get(e)??t.get(v(p(e)))}
var u=/* @__PURE__ */e(()=>new Map(Array.from(o(),([e,t])=>[d(e),t]).reverse()));function f(e){let t=d(e),n=u().get({
936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}
var d=e=>v(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),h=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function g(e){
if(e[0]>=239)return h.find(t=>t.bytes.every((t,n)=>e[n]===t))}function m({length:e,0:t,1:n}){
return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function w(e){return h.find(t=>t.encoding===e)?.bytes}
function y(e){return e===0||e===37||e===38}function p(e){let t=0,n=e.length;for(;b(e[t]);)t+=1;for(;b(e[n-1]);)n-=1
;return e.slice(t,n)}var b=e=>`\t\n\f\r `.includes(e);function v(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
function A(e){let t=c(`${e}`);return t===void 0?null:r[t].name}
var B=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function T(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var $=e=>/^(null|undefined)$/.test(e),S=e=>$(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function x(e){
return typeof e!="string"?k(T(e),0):c(e)===void 0?"it is a string, which is decoded already.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function O(e){let t=T(e)
;return ArrayBuffer.isView(e)?`it is ${S(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${S(t)}; make a Uint8Array of it.`:k(t,0)
}function U(e){let t=T(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":k(t,1)}
function k(e,t){
let n=B.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!$(e)?"convert it with String()":"")
;return`it is ${S(e)}${n&&`; ${n}`}.`}
var E=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,j=()=>Object.getPrototypeOf(Uint8Array.prototype),M=e=>E(j(),e),C=e=>E(DataView.prototype,e),L=()=>E(ArrayBuffer.prototype,"byteLength"),P=e=>j()[e],_=/* @__PURE__ */M(Symbol.toStringTag),F=/* @__PURE__ */M("buffer"),I=/* @__PURE__ */M("byteOffset"),W=/* @__PURE__ */M("byteLength"),D=/* @__PURE__ */P("includes"),N=/* @__PURE__ */P("set"),R=/* @__PURE__ */C("buffer"),z=/* @__PURE__ */C("byteOffset"),q=/* @__PURE__ */C("byteLength"),K=/* @__PURE__ */L(),G=e=>W.call(e),V=(e,t,n=G(e))=>new Uint8Array(F.call(e),I.call(e)+t,n-t)
;function H(e,t){let n=new Uint8Array(G(e)+G(t));return J(n,e),J(n,t,G(e)),n}
var J=(e,t,n)=>N.call(e,t,n),Z=(e,t)=>D.call(e,t);function Y(e,t,n){let r=new Uint8Array(n-t);return J(r,V(e,t,n)),r}
function Q(e,t,n){if(n>24)return Y(e,t,t+n);let r=new Uint8Array(n);for(let i=0;i<n;i++)r[i]=e[t+i];return r}
function X(e){try{return K.call(e),!1}catch{return!0}}var ee=e=>_.call(e)==="Uint8Array"&&!X(F.call(e))
;function te(e,t,n=void 0){if(!ArrayBuffer.isView(e)&&ce(e)===void 0){
let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${x(e)}`}`)}return e}function ne(e,t){if(se(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${O(e)}`)}function re(e){
let t=ArrayBuffer.isView(e)?ae(e):oe(e);return X(F.call(t))?Y(t,0,G(t)):t}var ie=e=>ee(e)?e:re(e);function oe(e){try{
return new Uint8Array(e)}catch{return le}}var se=e=>_.call(e)==="Uint8Array";function ae(e){try{
return _.call(e)===void 0?new Uint8Array(R.call(e),z.call(e),q.call(e)):new Uint8Array(F.call(e),I.call(e),W.call(e))
}catch{return le}}var le=/* @__PURE__ */new Uint8Array;function ce(e){try{return K.call(e)}catch{}try{
return q.call(new DataView(e))}catch{return}}function ue(e,t,n){fe(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function fe(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
var de=e=>`${e}`;function he(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function ge(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string: ${U(e)}`)}
function me(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments"
;throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function we(e,t="option"){return(n,r,i)=>{
if(n===void 0)return e[0];let o=de(n);if(e.includes(o))return o;let s=e.join("', '")
;throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var ye=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function pe(e){
for(let[,t,n,r]of e.matchAll(ye))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var be=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],ve=/* @__PURE__ */e(()=>new Map(be.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Ae(e){let t=pe(e)??e;return c(t)??ve().get(d(t))??f(t)}var Be=class{encoding;offset;length;constructor(e,t,n){
this.encoding=e,this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var Te=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,$e=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),Se=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${Te(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&$e in t}[$e](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})()
;var xe=(e,t)=>e?.prototype?.[t],Oe=e=>xe(globalThis.Buffer,e),Ue=/* @__PURE__ */Oe("ucs2Slice"),ke=/* @__PURE__ */Oe("ucs2Write"),Ee=/* @__PURE__ */Oe("utf8Slice"),je=/* @__PURE__ */Oe("latin1Slice"),Me=e=>globalThis[e],Ce=/* @__PURE__ */Me("TextDecoder"),Le=/* @__PURE__ */xe(Ce,"decode"),Pe=/* @__PURE__ */Me("TextEncoder"),_e=/* @__PURE__ */xe(Pe,"encode"),Fe=/* @__PURE__ */xe(Pe,"encodeInto")
;function Ie(e,t=!1,n=!0){let r=new Ce(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:Le})}
function We(){let e=new Pe;return Object.defineProperties(e,{encode:{value:_e},encodeInto:{value:Fe}}),e}function De(e){
try{return e()}catch{return}}var Ne=e=>globalThis.process?.getBuiltinModule?.(e),Re=()=>"WebSocketPair"in globalThis,ze
;function qe(){let{TransformStream:e}=globalThis
;return e&&(e===ze||Re())?e:(ze=[e,Ne("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
ze)}
var Ke=/* @__PURE__ */e(()=>Re()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":Ee&&je&&Ue?"node":"v8BreakIterator"in Intl?"chromium":"other")
;var Ge=1/0,Ve={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ge],windows1252:[16,256,513],
singleByte:[16,256,513],multiByte:[16,512,513]},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ge],
windows1252:[16,256,513],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{utf8:[0,0,1],utf16LE:[0,0,1],
utf16BE:[0,0,Ge],windows1252:[0,256,513],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,Ge],utf16BE:[32,0,Ge],windows1252:[16,Ge,Ge],singleByte:[16,Ge,Ge],multiByte:[16,512,Ge]},firefox:{
utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,33],windows1252:[16,256,257],singleByte:[16,256,257],
multiByte:[16,512,Ge]},other:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ge],windows1252:[16,0,17],
singleByte:[16,0,17],multiByte:[16,0,Ge]}},He={node:{utf8Loop:16,into:64,ascii:48,singleByteLoop:96,multiByteLoop:128,
long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,into:0,ascii:48,singleByteLoop:96,
multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{utf8Loop:6,into:0,ascii:32,
singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,utf16ThroughString:16777216},chromium:{utf8Loop:16,
into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",throughString:64,utf16ThroughString:64},firefox:{
utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:80,utf16ThroughString:160},
other:{utf8Loop:16,into:64,ascii:Ge,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:64,
utf16ThroughString:64}},Je={node:{utf8Slice:8191,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:Ge},deno:{
utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:Ge,decoderRead:Ge},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,
bufferWrite:64,decoderRead:Ge},chromium:{utf8Slice:0,latin1:!1,samplesUTF8:!0,bufferWrite:Ge,decoderRead:Ge},firefox:{
utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:Ge,decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,
bufferWrite:Ge,decoderRead:Ge}},Ze=[0,0,Ge],Ye=[];function Qe(e){if(Ye[e]===void 0){let[t,n,r]=Xe(e);Ye[e]={short:t,
lookUp:n,host:r}}return Ye[e]}function Xe(e){let t=Ve[Ke()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:e===21?t.windows1252:a(e)?t.singleByte:l(e)?t.multiByte:Ze}
var et=()=>He[Ke()],tt=()=>Je[Ke()];var nt=e=>e>96?e-71:e>64?e-65:e>47?e+4:(e>>2)+52;function rt(e){
if(Uint8Array.fromBase64)return Uint8Array.fromBase64(e);let{Buffer:t}=globalThis
;if(typeof t?.from=="function")return t.from(e,"base64");let n=new Uint8Array(e.length*3>>2),r=0
;for(let t=0,i=0;t<e.length;t++)r=r<<6|nt(e.charCodeAt(t)),t%4>0&&(n[i++]=r>>6-2*(t%4));return n}function it(e,t,n,r,i){
let o=rt(e),s=new WebAssembly.Module(o.subarray(0,t)),{memory:a,expand:l}=new WebAssembly.Instance(s).exports,c=new Uint8Array(a.buffer)
;c.set(o.subarray(t,n),327680),l(327680,393216,393216+r);let u=c.subarray(393216),f=r,d=n
;for(let[e,t]of i)u.copyWithin(e+t,e,f),u.set(o.subarray(d,d+t),e),d+=t,f+=t;return u.subarray(0,f)}var ot={
load:()=>it(PACKED,832,10154,22927,[[21027,1341]])},st=()=>ot.load(),at="encoding-wasm/single-byte",lt=!0
;var ct=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],ut;function ft(){
if(typeof WebAssembly!="object")return!1;try{
ut??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(ct)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(ut=!1)}return ut??!0}function dt(e,t,n){let{fromCharCode:r}=String;switch(n){
case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:
return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6])
;case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14])
;case 16:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15])
;case 17:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16])
;default:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])
}}function ht(e,t,n){let{memory:r}=e,i=mt(e=>yt(e,n),r,t),o=mt(pt,r,t);if(i&&o){let{bufferWrite:e}=tt();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=At(r);if(i){let{decoderRead:e}=tt(),n=e<1/0?mt(vt,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let a=o??mt(vt,r,t)??s,l=o?18:15,c={...a,
read:(e,t)=>(t<=l?s:a).read(e,t),write:(e,t)=>(e.length<16?s:a).write(e,t),collect:o?.collect};return o?gt(c,e,t):c}
var gt=(e,t,n)=>({...e,readBytes(r,i,o){return t.look_up_bytes(o,i),e.read(n,i)},readPairs(r,i,o,s){
let a=t.look_up_pairs(o,i,s);return a<0?null:e.read(n,a)},readsInput:!0});function mt(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";try{let i=e(t);return i.write(r,n),
At(t).read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0}catch{return}}var wt="strings";function yt(e,t){
let[n]=WebAssembly.Module.customSections(t,wt),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function pt(e){
let[t,n]=[Ue,ke],r=new Uint8Array(e.buffer),i=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r);return{
read:(e,n)=>t.call(i(),e,e+2*n),write:(e,t)=>n.call(i(),e,t,2*e.length),most:1/0,collect:bt(e,(e,n)=>t.call(e,0,n))}}
function bt(e,t){let n;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
J(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
function vt(e){
let t=Ie("utf-16le"),{write:n,most:r}=At(e),i=(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),o=bt(e,(e,n)=>t.decode(new Uint16Array(e.buffer,0,n/2)))
;return{read:i,write:n,most:r,collect:o}}function At(e){
let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(t,r){
let i=n(),[o,s]=[t/2,t/2+r];if(r<=18)return dt(i,o,r);let a=""
;for(let t=o;t<s;t+=8192)a+=String.fromCharCode.apply(null,new Uint16Array(e.buffer,2*t,Math.min(8192,s-t)));return a},
write(e,t){let r=n();for(let n=0;n<e.length;n++)r[t/2+n]=e.charCodeAt(n)},most:1/0}}var Bt,Tt,$t,St,xt,Ot,Ut={input:0,
units:0,output:0},kt=0,Et={name:"",encoding:-1},jt={isBusy:!0,newCodec:NaN,count:0};function Mt(e,t){Et.name=e,
Et.encoding=t,jt.newCodec=NaN,jt.count+=1,jt.isBusy&&Ct(),jt.isBusy=!0}function Ct(){try{Gt(),Bt??=zt(Dt(st())),
qt(new WebAssembly.Instance(Bt),Bt)}catch(e){throw Vt(e)}}async function Lt(e,t){try{Gt()
;let n=e(),r=Nt(n)?n:await WebAssembly.compile(t?n:_t(n));zt(r);let i=await WebAssembly.instantiate(r);if(Ft())return
;qt(i,r),Bt=r}catch(e){throw Vt(e)}}var Pt=[0,97,115,109];function _t(e){
let t=re(te(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Pt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var Ft=()=>!jt.isBusy,It=/* @__PURE__ */e(()=>De(()=>Nt(st()))===!0),Wt=()=>Bt!==void 0||ft()||It();function Dt(e){
return Nt(e)?e:new WebAssembly.Module(e)}function Nt(e){try{return WebAssembly.Module.customSections(e,Rt),!0}catch{
return!1}}var Rt="encoding-wasm";function zt(e){
let[t]=WebAssembly.Module.customSections(e,Rt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${at} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function qt({exports:e},t){Tt=e,rn=WebAssembly.RuntimeError,Ut.input=Tt.input(),Ut.units=Tt.units(),
Ut.output=Tt.output(),en(),Ot=ht(Tt,Ut.units,t),kt=Math.min(Tt.units_length(),Ot.most),jt.isBusy=!1}
var Kt=lt?"labels and names work without it":"single-byte encodings work without it";function Gt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${Kt}.`)
}function Vt(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(Jt(e))return new RangeError(`encoding-wasm: ${Ht} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src")
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${lt?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${lt?"call initialize() with a compiled module first":Kt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e
}var Ht="no memory for WebAssembly; free some, and call again",Jt=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function Zt(){return Xt(),$t}function Yt(){return Xt(),St}function Qt(){return Xt(),xt}function Xt(){
$t[0]===void 0&&en()}function en(){let{buffer:e}=Tt.memory;$t=new Uint8Array(e),St=new Uint8Array(e,Ut.input,65536),
xt=new Int32Array(e,Tt.codec(),Tt.codec_length()>>2)}function tn(e,t){return Mt(e,-1),nn(t)}function nn(e){try{let t=e()
;return jt.isBusy=!1,t}catch(e){throw on(e)}}var rn;function on(e){if(!jt.isBusy||!rn||!(e instanceof rn))return e
;let t=r[Et.encoding]?.name,n=`${Et.name}${t?` of ${t}`:""} failed`
;return sn()?new RangeError(`encoding-wasm: ${n}: ${Ht}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}function sn(){try{return Tt.memory.grow(32),!1}catch{return!0}}function an(e=null){let t=Qt()
;return un(t,e??new Int32Array(t.length))}function ln(){let e=Tt.held();return e===0&&(jt.newCodec=dn),e}
var cn=e=>un(e,Qt());function un(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function fn(e,t){
hn(e,t)||(Mt("decoding",e),t?cn(t):Tt.new_decoder(e),dn=e===33||e===36?NaN:e)}var dn=NaN;function hn(e,t){
return t||jt.newCodec!==e||jt.isBusy?!1:(jt.newCodec=NaN,jt.isBusy=!0,!0)}function gn(e,t){hn(~e,t)||(Mt("encoding",e),
t?cn(t):Tt.new_encoder(e),dn=~e)}function mn(e,t,n,r,i){kn(e,t),jt.isBusy=!0;let o=Tt.decode_block(t,n,+r,+i)
;return jt.isBusy=!1,i&&o>=0&&(jt.newCodec=dn),En(o)}function wn(e,t,n,r){return tn("decoding",()=>{
let i=Math.min(t,1024);for(let o=0;o<t;o+=i)if(o>0&&(i=Math.min(4*i,65536,t-o)),kn(i===t?e:V(e,o,o+i),i),
!Tt.is_free_of(i,n,r))return!1;return!0})}function yn(e,t){let n=-1,r,i;function o(o){try{return Mt(e,o),n=o,i=Tt,
r=t(o),jt.isBusy=!1,r}catch(e){throw on(e)}}return e=>e===n&&i===Tt&&!jt.isBusy&&(!r||r[0]!==void 0)?r:o(e)}
var pn=/* @__PURE__ */yn("encoding",e=>{let t=Tt.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=Tt.memory
;return a(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),bn=/* @__PURE__ */yn("encoding",e=>{
let t=Tt.unit_table(e)>>>0,n=new Uint8Array(65536);return J(n,new Uint8Array(Tt.memory.buffer,t,16384)),n
}),vn=/* @__PURE__ */yn("decoding",e=>{let t=a(e),n=Tt.byte_table(e)>>>0
;return n>0?new Uint16Array(Tt.memory.buffer,n,t?256:65536):void 0});function An(e,t){try{return e+t}catch(e){
throw Bn(e)}}
var Bn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e}),Tn=e=>e+65536+3<=kt,$n=e=>e>kt&&e<268435456?Ot.collect?.(e+3):void 0,Sn=()=>Ut.units
;var xn=(e,t)=>Ot.read(Ut.units+2*e,t-e),On=(e,t,n,r=0)=>Ot.write(e.slice(t,n),Ut.units+2*r);function Un(e,t,n,r){
jt.isBusy=!0;let i=Tt.encode_block(e,t,n,+r);return jt.isBusy=!1,r&&i>=0&&Mn.finished()&&(jt.newCodec=dn),En(i)}
function kn(e,t){let n=Yt();if(t>8)J(n,G(e)===t?e:V(e,0,t));else for(let r=0;r<t;r++)n[r]=e[r]}function En(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var jn=e=>Q(Zt(),Ut.output,e);var Mn={finished:()=>Tt.finished()!==0,read:()=>Tt.read(),written:()=>Tt.written(),
codePoint:()=>Tt.code_point(),start:()=>Tt.start(),length:()=>Tt.length()};function Cn(e,t,n,i,o,s){try{fn(e,t)
;let a=$n(i),l="",c=0;for(let t=0;;t+=65536){let u=i-t<=65536,f=u?i-t:65536,d=t===0&&u?n:V(n,t,t+f),h=mn(d,f,c,o,s&&u)
;if(h<0)throw new Be(r[e].name,t+Mn.start(),Mn.length());if(c+=h,!(!u&&Tn(c))){if(a?a.add(Sn(),c):l=An(l,xn(0,c)),
u)return a?a.toText():l;c=0}}}catch(e){throw on(e)}}var Ln={encoding:-1,owner:void 0,source:0},Pn=0
;function _n(e,t,n,r=!1){if((Ln.encoding!==e||Ln.owner!==Tt||jt.isBusy)&&Fn(e),Ln.source===0)return
;let{readBytes:i,readPairs:o}=Ot;if(Pn=0,!!1||a(e)){let e="";for(let r=0;r<n;r+=65536){let o=Math.min(65536,n-r)
;kn(o===n?t:V(t,r,r+o),o),e=An(e,i(Ut.input,o,Ln.source))}return e}kn(t,n);let s=o(Ut.input,n,Ln.source,+r,n)
;if(s!==null){if(r){let t=Yt();if(Pn=t[n],Pn>0&&In(t[n-1],e))return}return s}}function Fn(e){Mt("decoding",e),nn(()=>{
let t=a(e)?Tt.byte_table(e):l(e)?Tt.pair_table(e):0;Ln.source=!Ot.readPairs||t===0?0:Ot.readsInput?e:t,Ln.owner=Tt,
Ln.encoding=e})}var In=(e,t)=>t===32&&e>=144&&e<=160;var Wn=e=>(e&63488)===55296;function Dn(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var Nn=e=>e<128?1:e<2048?2:e<65536?3:4;function Rn(e,t,n){if(e<128)return t[n]=e,n+1;let r=Nn(e)
;for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}
function zn(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var qn=(e,t)=>zn(e,Uint8Array.from([...t,...t]),1)==="\ufeff",Kn=[0,255],Gn=[48,57],Vn=[65,65],Hn=[27,27],Jn=[33,126],Zn=[[Kn]],Yn=[[[127,255],Kn,Vn]],Qn=[[[129,132],Gn,[129,254],Gn],[[133,254],Gn,[129,130],Gn]],Xn=[[[216,223],[216,223],[216,223],[216,223]]],er={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Vn]],"UTF-16BE":Xn,"UTF-16LE":Xn,GBK:Qn,gb18030:Qn,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[Hn,[36,36],[66,66],Jn,Jn,Hn,[40,40],[66,66]],[Hn,[40,40],[64,74],Kn,Hn,[40,40],[66,66]],[Hn,[36,36],[64,67],Kn,[33,33],Hn,[40,40],[66,66]]]
};function tr(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function nr(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function rr(e,t,n){
let r=2166136261;for(let i of ir(t,n)){let t=tr(i),n=e.decode(t);if(zn(e,t,61)!==n)return;r=nr(r,n)}
return(r>>>0).toString(36)}var ir=(e,t)=>t?Zn:[...Yn,...er[e]??[]];function or(e,t,n,r){let i=r?1:97
;return ir(n,r).every(n=>{let r=tr(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),l=De(()=>o.decode(i));if(l!==(a.includes("\ufffd")?void 0:a))return!1
;l===void 0&&(o=t())}return!0})}
var sr="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function ar(e,t,n,r,i){let o=i(!1,!0);return rr(o,t,n)===sr.split(" ")[e]&&or(o,()=>i(!0,!0),t,n)&&(!r||qn(i(!1,!1),r))
}var lr=class{#e="";#t=[];add(e){this.#t[this.#t.length]=e,this.#t.length===4096&&this.#n()}#n(){
this.#e+=String.fromCharCode(...this.#t),this.#t=[]}toText(){return this.#n(),this.#e}},cr=class{#r;#i;#o;position=0
;start=0;constructor(e,t,n){this.#r=e,this.#i=t,this.#o=n}fail(e,t){
if(this.#i)throw new Be(r[this.#r].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new lr,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#o&&i.charCodeAt(0)===65279;return this.#o||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},ur=class extends cr{#s=0;#a=0;#l=128;#c=191;read(e,t){if(this.#a>0){if(e>=this.#l&&e<=this.#c){
if(this.#l=128,this.#c=191,this.#s=this.#s<<6|e&63,this.#a-=1,this.#a>0)return
;this.#s>65535&&t.add(55232+(this.#s>>10)),t.add(this.#s>65535?56320|this.#s&1023:this.#s);return}this.#a=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#a=e<224?1:e<240?2:3,
this.#s=e&63>>this.#a,this.#l=e===224?160:e===240?144:128,this.#c=e===237?159:e===244?143:191)}end(e){
this.#a>0&&this.fail(e,this.position)}},fr=class extends cr{#u;#f=-1;#d=-1;constructor(e,t,n){super(e,t,n),
this.#u=e===37}read(e,t){if(this.#f<0){this.#d<0&&(this.start=this.position),this.#f=e;return}
let n=this.#u?this.#f<<8|e:this.#f|e<<8;this.#f=-1;let r=this.#d;this.#d=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#d=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#f>=0||this.#d>=0)&&this.fail(e,this.position)}},dr=(e,t,n)=>e===0?new ur(e,t,n):new fr(e,t,n);var hr=class{
encoding;fatal;ignoreBOM;#h=void 0;#g;#m=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#g=r}get name(){return r[this.encoding].name}reset(){this.#h=void 0,this.#m?.reset()}
decode(e,t,n){if(!this.#h&&Wt()&&(this.#m??=this.#g?.()),this.#m)return this.#m.decode(e,t,n)
;let r=this.#h??gr(this.encoding,this.fatal,this.ignoreBOM),i=Y(e,0,G(e));this.#h=t?void 0:r;try{return r.decode(i,{
stream:!t})}catch(e){let t=this.#w(e);throw t?n===void 0?t:t.toTypeError(n):(this.#h=void 0,Bn(e))}}#w(e){
if(e instanceof Be)return e;if(!(!this.fatal||e?.name!=="TypeError"))return this.#h&&(this.#h=Ie(this.name,!0,!0)),
new Be(this.name,Number.NaN,0)}};function gr(e,t,n){return wr(e)?Ie(r[e].name,t,n):y(e)?dr(e,t,n):yr(e)}var mr=[]
;function wr(e){if(mr[e]===void 0){mr[e]=!1;let{name:t}=r[e],n=(e,n)=>Ie(t,e,n),i=()=>ar(e,t,a(e),w(e),n)
;mr[e]=De(i)===!0}return mr[e]}function yr(e){let{name:t}=r[e];try{tn("decoding",()=>{})}catch(n){
let{message:r}=n,i=De(()=>Ie(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=a(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function pr(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function br(e,t){
if(e===0)return t(Uint8Array.from(vr))===Ar;if(e===38||e===37){let n=Br.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Tr}let n=n=>t(n)===Cn(e,null,n,G(n),!1,!0);if(!a(e))return!1
;for(let e of $r())if(!n(e))return!1;return!0}
var vr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Ar="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Br=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Tr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*$r(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}var Sr=[]
;function xr(e,t,n){Sr[e]===void 0&&(Sr[e]=null,Sr[e]=De(()=>Er(e))??null);let r=Sr[e];if(r!==null)try{
return r(kr(t,n),n)}catch{return}}var Or=/* @__PURE__ */new Uint8Array(64),Ur=[];function kr(e,t){
if(t>64)return ee(e)?G(e)===t?e:V(e,0,t):Y(e,0,t);if(t>24&&G(e)===t)J(Or,e);else for(let n=0;n<t;n++)Or[n]=e[n]
;return Ur[t]??=V(Or,0,t),Ur[t]}function Er(e){if(e===0)return Mr();let{latin1:t}=tt()
;return e===38&&t?Pr():t&&s(e)?_r(e):jr(e)}function jr(e){let t=Ie(r[e].name),n=e=>t.decode(e);return br(e,n)?n:void 0}
function Mr(){let e=jr(0),t=Ee,{utf8Slice:n,samplesUTF8:r}=tt();if(!e||n>0&&!br(0,e=>t.call(e)))return;let i=r?Lr:Cr
;return(r,o)=>o<=n?t.call(r):i(r,o)?void 0:e(r,o)}function Cr(e,t){if(t<131072)return!1;let n=0,r=Math.ceil(t/16)
;for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}function Lr(e,t){let n=0,r=0,i=Math.ceil(t/16)
;for(let o=0;o<t;o+=i){let t=e[o];t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}return r>0&&n<=16/2}function Pr(){
let e=Ue,t=t=>e.call(t).toWellFormed();if(br(38,t))return(e,n)=>n%2===0?t(e):void 0}function _r(e){
let t=je,n=Uint8Array.from({length:256},(e,t)=>t)
;if(t.call(n)===String.fromCharCode(...n))return e===21?(e,n)=>wn(e,n,128,224)?t.call(e):void 0:(e,n)=>pr(e,n)&&wn(e,n,128,128)?t.call(e):void 0
}var Fr=/* @__PURE__ */new Uint16Array(16);function Ir(e,t,n){
let r=e===0?Wr(t,n):e===38||e===37?Dr(t,n,e===37?8:0):s(e)?Rr(e,t,n):-1;return r<0?void 0:dt(Fr,0,r)}function Wr(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){Fr[n++]=i;continue}let o=i<224?1:i<240?2:3;if(i<194||r+o>t)return-1
;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}if(o<3){
if(Wn(s)||o===2&&s<2048)return-1;Fr[n++]=s}else{if(s<65536||s>1114111)return-1;Fr[n++]=55232+(s>>10),
Fr[n++]=56320|s&1023}}return n}function Dr(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(Wn(t))return-1;Fr[r++]=t}return r}function Nr(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;Fr[n]=t}return t}function Rr(e,t,n){let r=Nr(t,n);if(r!==-1)return r;let i=a(e)?qr(e):vn(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(Wn(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
Wn(s))return-1}Fr[o++]=s}return o}var zr=[];function qr(e){return zr[e]??=new Uint16Array(vn(e)),zr[e]}
function Kr(e,t,n,r,i){if(!Wt())return new hr(n,r,i).decode(e,!0);if(t===0)return"";let{short:o,lookUp:s,host:a}=Qe(n),l
;return t<=o?l=Ir(n,e,t):t<=s?l=_n(n,e,t):t>=a&&(l=xr(n,e,t)),
(l===void 0||r&&l.includes("\ufffd"))&&(l=Cn(n,null,e,t,r,!0)),i?l:Gr(l,n)}
var Gr=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var Vr=class{encoding;fatal;ignoreBOM;#y=0;#p=0;#b=null;#o=!1
;#v;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#v=r}get name(){
return r[this.encoding].name}reset(){this.#p=0,this.#b=null,this.#o=!1,this.#v=0}decode(e,t,n){
let{encoding:r}=this,i=G(e),o=this.#p+i;if(i===0&&!t)return"";let s=this.#p>0||!(t||a(r))?this.#A(e,i,o):e,c,u=o;try{
Jr(r)?c=this.#B(s,o,t):!t&&l(r)?(c=this.#T(s,o),u=o-Hr):(t||(u-=Qr(r,s,o)),c=Kr(s,u,r,this.fatal,!0))}catch(e){
throw e instanceof Be?(e.offset+=this.#v-this.#p,this.#p=0,this.#v+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#o&&u>0&&(this.#o=!0,this.ignoreBOM||(c=Gr(c,r))),u<o?this.#$(s,u,o):this.#p=0,this.#v+=i,c}#A(e,t,n){
let r=this.#p;if(r===0&&t>64&&ee(e))return e;let i=Yr(n);if(i[0]=this.#y,i[1]=this.#y>>8,i[2]=this.#y>>16,
t>24)J(i,e,r);else for(let n=0;n<t;n++)i[r+n]=e[n];return i}#$(e,t,n){this.#p=n-t,this.#y=0
;for(let r=n-1;r>=t;r--)this.#y=this.#y<<8|e[r]}#T(e,t){let{encoding:n,fatal:r}=this;if(t<=Qe(n).lookUp){
let i=_n(n,e,t,!0);if(i!==void 0&&!(r&&i.includes("\ufffd")))return Hr=Pn,i}let i=Cn(n,null,e,t,r,!1);return Hr=ln(),i}
#B(e,t,n){try{let r=Cn(this.encoding,this.#b,e,t,this.fatal,n);return this.#b=n?null:an(),r}catch(e){
throw e instanceof Be&&(this.#b=an()),e}}},Hr=0,Jr=e=>e===33||e===36,Zr=/* @__PURE__ */new Uint8Array(512)
;function Yr(e){return e<=Zr.length?Zr:e>131072?new Uint8Array(e):(Zr=new Uint8Array(131072),Zr)}function Qr(e,t,n){
if(e===0)return Xr(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function Xr(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue
;let i=r<194||r>244?0:r<224?2:r<240?3:4;return n<i&&(n===1||ei(r,e[t-n+1]))?n:0}return 0}function ei(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}
var ti=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,ni=[[/^auto$/i,"To find out the encoding, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function ri(e){let t=ni.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=ii(e),i=Ae(e)
;if(i===void 0&&ti.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let o=i??oi(n)
;return o!==void 0&&o!==36?` Did you mean '${r[o].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var ii=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function oi(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=r.flatMap(({labels:n},r)=>n.map(ii).some(n=>n.replace(/\D/g,"")===t&&si(e,n))?r:[])
;return n.length===1?n[0]:void 0}function si(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var ai=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],li=e=>ai.find(([t])=>e>=t)[1]
;function ci(e,t){let i=c(e);if(i===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${ri(e)}`)}if(n){let e=li(i)
;if(e&&!n.includes(e))throw new RangeError(`${t}: '${at}' doesn't include ${r[i].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return i}var ui=class{#f=null;#S=null;#x=0;get length(){return this.#x}add(e){let t=G(e);if(t===0)return;this.#x+=t
;let n=this.#S;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);J(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){J(n.bytes,e,n.length),n.length+=t;return}this.#S={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#S:this.#f=this.#S}forEach(e){for(let t=this.#f;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?Y(n,0,r):n)}}concatenate(){let e=this.#f;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=fi(this.#x),n=0;return this.forEach(e=>{J(t,e,n),n+=G(e)}),t}};function fi(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function di(e){let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:hi(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function hi(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=gi(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function gi(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function mi(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function wi(){throw new TypeError("Illegal invocation")}
function yi(e,t,n,r=0){let i=()=>new Vr(e,t,n,r);return Wt()?i():new hr(e,t,n,i)}
var pi=/* @__PURE__ */new Uint8Array(256);function bi(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return vi(pi,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return vi(n,r,e);n[r]=t}return n}
function vi(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)pi[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)pi[i++]=t;else if(t<2048)pi[i++]=192|t>>6,pi[i++]=128|t&63;else if(!Wn(t))pi[i++]=224|t>>12,
pi[i++]=128|t>>6&63,pi[i++]=128|t&63;else{let t=Dn(n,e);t>=65536&&(e+=1),i=Rn(t,pi,i)}}return Q(pi,0,i)}
var Ai=/* @__PURE__ */e(()=>new Uint8Array(2*65536));function Bi(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function Ti(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return Z(r,0)?void 0:r}
function $i(e,t){let{length:n}=e,r=2*n<=256?pi:Ai(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return Q(r,0,i)}
var Si=e=>e===14||e===15||e===27;function xi(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,a=s<128?s:t[s];if(i!==s>=128&&(i=!i,pi[r]=27,pi[r+1]=i?36:40,pi[r+2]=66,r+=3),i){
if(!(a>=41216))return;pi[r]=a>>8&127,pi[r+1]=a&127,r+=2}else{if(Si(s))return;pi[r]=a,o<n&&(r+=1)}}return Q(pi,0,r)}
var Oi=class{held;#O;constructor(e,t){this.held=e,this.#O=t}add(e){let t=G(e);if(t===0)return
;e[0]!==27&&this.#O(this.held);let n=e[t-3]===27?t-3:t;this.#O(Y(e,0,n)),this.held=Y(e,n,t)}addUnchanged(e){
G(e)!==0&&(this.#O(this.held),this.held=le,this.#O(e))}};function Ui(e,t){if(e.length>65536)return;Mt("encoding",t)
;let n=Ot.writeBytes?.(e,Ut.output,Tt.unit_table(t));return jt.isBusy=!1,n===e.length?jn(n):void 0}var ki;function Ei(){
return ki===void 0&&(ki=null,ki=De(ji)??null),ki}function ji(){
let e=We(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[...bi(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function Mi(e){let{length:t}=e,{utf8Loop:n,into:r}=et();if(t<=n)return bi(e);if(t<=r){let n=Pi(e,pi)
;if(n?.read===t)return Q(pi,0,n.written)}return Li(e)??(Wt()?void 0:Ci(e))}function Ci(e){
let t=new Uint8Array(3*e.length),n=0;for(let r=0;r<e.length;){let i=Dn(e,r);n=Rn(i,t,n),r+=i<65536?1:2}return Y(t,0,n)}
function Li(e){try{return Ei()?.encode(e)}catch{return}}function Pi(e,t){try{return Ei()?.encodeInto(e,t)}catch{return}}
function _i(e,t){if(t===0)return Mi(e);let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:l}=et()
;if(n>=r&&s(t)&&Fi(e)){let t=Li(e);if(t&&G(t)===n)return t}
if(a(t))return n<=i?Bi(e,pn(t)):l==="loop"?Ti(e,bn(t)):l==="table"?Ui(e,t):void 0;if(!1)return n<=48?xi(e,pn(32)):void 0
;if(!!1||n>o)return;let c=pn(t);return c&&$i(e,c)}function Fi(e){let{length:t}=e,n=Math.max(8,t>>4)
;for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var Ii=["fatal","html","replacement"],Wi=()=>"",Di=class{encoding;unmappable;#U;#k=null;#v=0;#E=le;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#U=n}get name(){return r[this.encoding].name}
encode(e,t){let n=t||this.#j(e)?this.#M(e):void 0;return n?(this.#v=t?0:this.#v+e.length,n):this.#C(e,t)}#j(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#L(){
return this.#U?0:Ii.indexOf(this.unmappable)}#M(e){if(!this.#k)try{let t=_i(e,this.encoding);if(t)return t
;if(e.length>65536)return;gn(this.encoding,null),On(e,0,e.length);let n=Un(0,e.length,this.#L,!0)
;return n===-2||!Mn.finished()?void 0:jn(n)}catch(e){throw on(e)}}#C(e,t){let n=this.#k,r=this.#v,i=this.#E,o=new ui
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new Se(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#k=n,this.#v=r,this.#E=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#v,o=this.#k,s=this.#E,a=this.#U,l=this.#L,c=a===Wi,u=a&&!c?2048:65536,f=void 0,d=f?e=>f.add(e):n,h=f?e=>f.addUnchanged(e):n,g=0,m=null,w=!1,y=!1
;try{if(!o)for(;g+65536<e.length;g+=65536){let t=_i(e.slice(g,g+65536),this.encoding);if(!t)break;n(t)}
for(gn(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);On(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let f=Un(s,n-g,l,t&&o);d(jn(f===-2?Mn.written():f));let w=i+g+s+Mn.start();if(s+=Mn.read(),
u=f!==-2&&Mn.finished(),f!==-2||c)continue;y=!0;let p=Mn.codePoint();if(a){m=an(m)
;let{count:t}=jt,r=()=>this.locate(w),i=a(p,r);jt.count!==t&&(gn(this.encoding,m),On(e,g,n));let o=e=>{
throw new Se(e,r(),this.name)};typeof i=="string"?Ni(i,d,o):i?h(i):o(p)}else r(p,w);y=!1}}
t?f&&n(f.held):(this.#k=this.#j(e)?null:an(),this.#v=i+e.length,this.#E=f?.held??le),w=!0}catch(e){throw on(e)}finally{
t&&(w||y)&&(this.#k=null,this.#v=0,this.#E=le)}}};function Ni(e,t,n){let r=he(e);for(let e=0;e<r.length;e+=2048){
let i=Math.min(e+2048,r.length);On(r,e,i,2048);let o=Un(2048,2048+i-e,0,!1);o===-2&&n(Mn.codePoint()),t(jn(o))}}
var Ri="Failed to execute 'encodeInto' on 'TextEncoder'",zi=/* @__PURE__ */di({TextEncoder:class{#r="utf-8"
;constructor(){new.target!==zi&&mi(this,new.target,zi)}get encoding(){return this.#r}encode(e=""){
return#r in this||wi(),qi(de(e))}encodeInto(e,t){#r in this||wi(),me(arguments.length,2,Ri)
;let n=de(e),r=ne(t,Ri),{read:i,written:o}=Pi(n,r)??{read:0,written:0};if(i===n.length||o===G(r))return{read:i,written:o
};let s=Ki(n.slice(i),V(ae(r),o));return{read:i+s.read,written:o+s.written}}}});function qi(e){
return Mi(e)??new Di(0,"fatal").encode(e,!0)}function Ki(e,t){let n=0,r=0;for(;n<e.length;){let i=Dn(e,n)
;if(r+Nn(i)>G(t))break;r=Rn(i,t,r),n+=i<65536?1:2}return{read:n,written:r}}
function Gi(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let i=ci(e,t);if(i===37||i===38){let{name:e}=r[i]
;throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}return Vi(i,e,t)}function Vi(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var Hi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ji=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var Zi=/* @__PURE__ */e(()=>{let e=Ji.split(`\n`),t=0
;return new Map(Hi.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),Yi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Qi(e,t=Xi(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=eo(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function Xi(e){
let t=new Di(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof Se)return!1;throw e}}}
function eo(e,t,n){if(Yi(e))return"";if(n===0)return null;let r=to(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:eo(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function to(e){let t=[...Zi().get(e)??[],...no(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function no(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),l=r.filter((e,t)=>!s(t)),c=[n,...a].join("").normalize("NFC"),u=c+l.join("")
;u.normalize("NFD")===t&&i.push(u),l.every(Yi)&&o.push(c)}return[...i,...o]}
var ro=["fatal","html","replacement","ignore","translit","translit-replacement"],io=/* @__PURE__ */we(ro),oo=(e,t,n)=>typeof e=="function"?e:io(e,t,n)
;function so(e,t,n){if(typeof e=="function")return(t,r)=>ao(e(t,r()),n);if(e==="ignore")return Wi
;if(e!=="translit"&&e!=="translit-replacement")return;let r=Qi(t);return e==="translit"?r:e=>r(e)??"?"}function ao(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=re(te(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Y(n,0,G(n))}
var lo="Failed to construct 'LegacyTextEncoder'",co="Failed to execute 'encode'";function uo(e,t="utf-8",n=void 0){
let r=ge(e,co);if(n===void 0){let e=Gi(de(t),co);return _i(r,e)??new Di(e,"fatal").encode(r,!0)}
return fo(t,n,co).encode(r,!0)}function fo(e,t,n){let r=de(e),i=t===void 0?"fatal":ue(t,{unmappable:oo
},n).unmappable,o=Gi(r,n);return new Di(o,i,so(i,o,n))}var ho=/* @__PURE__ */di({LegacyTextEncoder:class{#P
;constructor(e="utf-8",t=void 0){this.#P=fo(e,t,lo)}get encoding(){return this.#P.name.toLowerCase()}get unmappable(){
return this.#P.unmappable}encode(e=void 0,t=void 0){
let n=this.#P,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ge(e,r);fe(t,r)
;let o=!!t?.stream;return n.encode(i,!o)}}});var go="Failed to execute 'decode' on 'TextDecoder'",mo=/* @__PURE__ */di({
TextDecoder:class{#r;#i;#_;#F=!1;#I=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=wo(e,t,"Failed to construct 'TextDecoder'");this.#r=n,this.#i=r,this.#_=i,
new.target!==mo&&mi(this,new.target,mo)}get encoding(){return r[this.#r].name.toLowerCase()}get fatal(){return this.#i}
get ignoreBOM(){return this.#_}decode(e=le,t=void 0){let n=se(e);n||te(e,go),fe(t,go)
;let r=!!t?.stream,i=n?e:re(e),o=!this.#F;try{if(o&&!r)return Kr(i,G(i),this.#r,this.#i,this.#_)
;this.#I??=yi(this.#r,this.#i,this.#_),o&&this.#I.reset();let e=this.#I.decode(i,!r);return this.#F=r,e}catch(e){
throw e instanceof Be?(this.#F=r,e.toTypeError(go)):e}}}});function wo(e,t,n){let r=de(e);fe(t,n)
;let i=!!t?.fatal,o=!!t?.ignoreBOM;return{encoding:yo(r,n),fatal:i,ignoreBOM:o}}function yo(e,t){let n=ci(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function po(e,t,n){let r=qe()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function bo(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return po(e,(e,r)=>r(t.decode(re(te(e,n)),!1,n)),e=>e(t.decode(le,!0,n)))}var vo=/* @__PURE__ */di({
TextDecoderStream:class{#L;#I;constructor(e="utf-8",t=void 0){let n=wo(e,t,"Failed to construct 'TextDecoderStream'"),r
;this.#L=n,this.#I=bo("TextDecoderStream",{decode(e,t,i){return r??=yi(n.encoding,n.fatal,n.ignoreBOM),r.decode(e,t,i)}
}),new.target!==vo&&mi(this,new.target,vo)}get encoding(){return r[this.#L.encoding].name.toLowerCase()}get fatal(){
return this.#L.fatal}get ignoreBOM(){return this.#L.ignoreBOM}get readable(){return this.#I.readable}get writable(){
return this.#I.writable}}}),Ao=class{#y="";encode(e,t){
let n=this.#y+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=qi(r?n.slice(0,-1):n);return this.#y=r?n.slice(-1):"",i
}},Bo=/* @__PURE__ */di({TextEncoderStream:class{#I;constructor(){this.#I=To("TextEncoderStream",new Ao,de),
new.target!==Bo&&mi(this,new.target,Bo)}get encoding(){return this.#I&&"utf-8"}get readable(){return this.#I.readable}
get writable(){return this.#I.writable}}});function To(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return po(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var $o=/* @__PURE__ */di({
LegacyTextEncoderStream:class{#P;#I;constructor(e="utf-8",t=void 0){
let n=fo(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#P=n,this.#I=To("LegacyTextEncoderStream",n,ge)}
get encoding(){return this.#P.name.toLowerCase()}get unmappable(){return this.#P.unmappable}get readable(){
return this.#I.readable}get writable(){return this.#I.writable}}});var So=class{fatal;ignoreBOM;#W;#h;#y=le
;constructor(e,t,n){this.#W=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#h?.name??null}decode(e,t,n){
if(this.#h)return this.#h.decode(e,t,n);let r=t&&G(this.#y)===0?e:H(this.#y,e);if(!t&&m(r))return this.#y=r,""
;let i=g(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#h=yi(i?.encoding??this.#W,this.fatal,!0,o),
this.#h.decode(o>0?V(r,o):r,t,n)}};var xo=/* @__PURE__ */di({DecoderStream:class{#P;#I;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=de(e);fe(t,n);let i=!!t?.fatal,o=!!t?.ignoreBOM,s=new So(ci(r,n),i,o)
;this.#P=s,this.#I=bo("DecoderStream",s)}get encoding(){return this.#P.name}get fatal(){return this.#P.fatal}
get ignoreBOM(){return this.#P.ignoreBOM}get readable(){return this.#I.readable}get writable(){return this.#I.writable}}
});function Oo(e,t){
let n="Failed to execute 'findUnmappable'",r=ge(e,n),i=Gi(de(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new Di(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function Uo(e){
let t=g(ie(te(e,"Failed to execute 'bomSniff'")));return t?r[t.encoding].name:null}function ko(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=te(e,r),o=ci(de(t),r);fe(n,r)
;let s=!!n?.fatal,a=!!n?.ignoreBOM,l=ie(i),c=g(l),u=c&&!a?c.bytes.length:0;try{return Eo(l,u,c?.encoding??o,s)}catch(e){
throw e instanceof Be?(e.offset+=u,e.toTypeError(r)):e}}function Eo(e,t,n,r){let i=t>0?V(e,t):e;return Kr(i,G(i),n,r,!0)
}async function jo(e=void 0){let t=await e;if(t===void 0)Ft()||await Lt(st,!0);else{let e=Mo(t)?await Co(t):t
;await Lt(()=>e,!1)}}var Mo=e=>typeof e?.arrayBuffer=="function";function Co(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
export{xo as DecoderStream,ho as LegacyTextEncoder,$o as LegacyTextEncoderStream,mo as TextDecoder,vo as TextDecoderStream,zi as TextEncoder,Bo as TextEncoderStream,Se as UnmappableError,Uo as bomSniff,ko as decode,uo as encode,r as encodings,Oo as findUnmappable,jo as initialize,A as labelToName};
