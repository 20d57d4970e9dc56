const PACKED = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALC/oAgJhQj1CzUQNTA7cIrIJOWTBT8oiElv4AuPt8gK1hhZwgJvmhRr+ANZoV/+5wQlfYERBLQZALBZ9jNBtPfKDjklmlEZw0p1At8TPyjP3HugH85zm0IggMZueaGwNhpN0mbCXVHhSmyonnDgCgvb9eCdcv4fqMDKxHkUVerx4MnKTbghRFKIcxHGroPD8jbg46ZT4ONAXMA2Tv2yZZSADm93Pb7OY7ToMn/YIx1slKbaE3JU2J1QKAAN07i685DGB0BwcLtTuf/pGN+uLiWHzicb7fTN/nFcYbDp4ICIyGRZ/V6P8fQyvNhT4ita9ssaUqhvNrKMKGaZoRRC4w1ilaf4gD1bNOvZgHw2yXLzmUVPqnDtABVZsPoAKlw+jcJ1Px5SZlUAAEezQPWiz0CsDq0NZY7FB0Fbg5P1JC8Pn8ISLpLD80KVvW9bbPBNLZxQbURodE/z39/jalQA586jkjV0urMQAppo4fb4/sNnkPA9qBM1Oarn7ZDBwEqCug0JivDVF+HMqKRMXfmvASXmKSR1JlZdo9Q+GkpISKjzNACzB+jwEh5lvzGR3LsUxaU/0lEKMJvHSGdMcLlvSrBIomVfUE9JACkcmSPxvVHJH5ze+rtY0Ej+CyI5eK6crOgyIjPKhakYpEeQNIiug/gbkmH746tyYscb0L4Yn9vKoQQ3nbi8KshadVB2fST+3GgWar3gFpCZuPjOi1hEuiNiMfpuLdL4vyznxrx46D/B0Wg6RAjvsnEO90+jkD5yYCOLTejzZTcB+RiaXTaREIMFGx+L6aa/JZPfzfkUJPH+9ZhVkEbVfFD3C2i+d5hukIc7uAxvVKJ7Kvo5WaMe0KOSKGauqAEr06Op7R+NPwEqSGHyTFIPOI+wHjrCbWOuz8K8FN1R0vqwIbbjNkp1HZCmjCN1O/SQkAnuglkJp3U0Dw0ENseT1VaThZt8A45IuoZWqO/GSAKIJSktP39q4G0oDTtIGOe8SQCZ39tqjs0/wIuWmQ3eb5OYW1D393A7mmHeAhVrdf0mImG7wLV/CdxXWnfocqrycFTJatnAA30Q68mvoFeYivEexS2xlLjYsXdmwPjYyv8M9hgN2vUt0U1zsl5f6ZyYF569w46Aafhf3tKXq2rIdVRqY+BHHAWqIqGHtDKojTo8HgELVrb2emSpl4+ikzoL6waJNRPfMuSwUDrD35U48gnByMEGJK5BJQEqvfiH+rK3Xm27U783mEuXgH/RNfxJjSauG9CJoZYA0Ju30skfCykguuAVpYqXKmxoUaO5k/jpUD8IwsydzIQwSD2VMwTwB2w3zmZxot9Wr5u4WzjGRxCoWea89dYSlbYd824S65PlbnYsLMRAJJJSiCX9NdxxP+77LL5I6iHLc09J6uKh2C5a5Vc36FYIJQnZpV/4PYsUSR4V02VrBzrQJ2kMHe9OqZuFsKDa4LXedOaPDScN9Jjxsc3gY1C6xeb0V6++7iaCZpXskRRa5xJwAlntEDaEP1Evfgd5H88HnqwrLyrD/yAzFz9StKfhSFQKzdj2yKAFiNbVMmVYy+a43u5kJsOmsP+gzrseZvYdeCnltFmxsrGOCwhPYFVZT5antBiVUSlk3fvflJ+YbUxt7tuWDE+QVHWwa3ZLz2UsXS3f2wyIQv2Kbzc9zlj5m86mI6YNDmMtYKsFwB41WFbvZNSKK1QZTxFGFgd8JHuN9RYwNZfuf4QML7/tt4K5qAxZM3NxRFwBA7DT1sW+03Hc4DGtjBSmTEHL6rcAINHkYNo4Gb24X82fjg+nU3KsnGDjIMs8HpcJYsPcKk1AavbBZoKAkgXOTf4l1iZZybZXkXZSMgaT3gjZonxBjepCQaX9mLioXZhsVgIT3C1eunuBfUEsYR4E2LBvdbGIbgkSOkObIfA+eJz81jIklv746vfDKEbp/Frx5R14XBG+nqM1IGBmbRhOEbCbIaiE+eYuYUJ1XpqTj7UaWaWiSJOT0ma8yUmbC+Na6o66TbOEFb7YvnEXJqyt1paD6Lj5mb8+ouREOgHweCxflKRlPcC9QKgGSbOW17M07pOMMhhmjPPih5HlRP72p8KGZIgJVEIjQkLhzevkUc43nLgW0MCaOs9z6C8IU52IAT9bc0kd1eK5RYkFhJSzVAVHTN+zqdjMEt3tdrTFQK4bKTeGE5W2M6OI8jewrgO8Cyr+WWa/n/PAQsfklCyoygE0TzoYay20YMc1I94lJU76WB5OV5wkMpA/PG4NUOKfERMFgeeYepMy6b2hbvzmWbzFQ/MMNVazaGUry5mvHtZcC9EjYRdMtk5HKDyV12xhCy/MZI/q2K1EG0xz+1AzTqsF+zhz1Hf5/XoN0sAIGsaO0vVnKa6onaaTk8oQydgvz7o4caF+GXcYGI8z6eZf0nbV+H+LyAivC1C5lFQNr+Y91DSwfRYJdTPfagNS/dq1Ll0s+vQZFKomYD7Bg2vU5FAr4JJT9nT4Yk8bN7bHL/O5tUG5LPnNbW/jIctPCBMA/aOa3Vrt4us6Sku/h3aIwvZtr4onzr+9iF5a5ZlxGl21W4I07l7JA9WyldLJjL9zMcGdL3LS4+5sinolpXRahtpklC3LhgRHlhfKZNoR7P1Mh02+Txdz1OLlahATD13TfnWvXgZiTHqr2JZycAo64c4FGEIhlsBFBa2UWQfRydzV/5GQZodyUPIVmMDjSruKtuLc8uxcJbZZzrRrCoDiVL/u1ItL+hYC3KzTY3NvnrT+e5j+wYgbzXXOipgwWQnFDuK5vWELUnQlffaddS7YpbmkOgvWjQ0ePWYd74MoQ5G4bWp9T0PY29Fyg1tBnkF7Eo99buOdKvvtViQrY9WoaFFcVtfFG1cshBkBromGPnKOTf4KS6rznmaahC3ZNBPHKyE2cXK3ZCFakq79LGsd8XysTzLpD2ZWmHwgduFSZlW1j91/MXI3e3/Mtt3vG8z7J/uA4k/Du5fwO1XKInncyZhTt7tM5TkmFO1IqDbnKSm1nSZi4JnCMhR6Awbo2OoyWBfmDE3X9wnfmoDq4UBKZE47TfWQxaZ9MotYQdtJJfY5p256XEITCxFOrCz1S1TlAF2RI2VsXQ9TB08d4B4bVvHKJuyxM2hD8MadUueWPJ4dbMfj+mBdho1CUK1gYA9+v0CHt5b5Z3pfNre15nDG3douEZi0FFUJo+ucF7uoOOcoyZekFEe6hvjdgJnEOmRUx1yoXgkCNL+ya30grVvKBrzu6hJETYHC4Cp8qO23TpTWxAVCbZxJLYtoLvQWpi/Tx598jfIQQMXWNYARvjWaz3taIufGa6GYCPopejeY1ssMECnDYHAPAvjdPtuxdpLo0Uhmy77oghqmW6OGyp5UQq5nKyc3hCykA4izbsBDSmz0ZSX+deUVpMLQ0IR3IBdPjpOjJq3qzjHVu8I+RTxJCZ++Ic3xT5oyxL1mALjaGDvLXiAovra+gnXYIBtzMd+fzUyn72Gl2E7MHuDibA/FHU0Ivng/ce1rlkRmy5HgqvfdmW3q8G8+e65mLHulfcSQWEy+5v+VNg4Re53xHHmAwAAVsWOIoG7I2rQxuqfNHr5cVkdZeDHNx/bZKME/BliGDn+uvCQzcCEqv2EdcFJfRoVfM0ejktLBI5vEFXpURXziqMgMvpm6Sq+j+7yAOyhL39xF3nwWEhPerF9F5Ru/zrtbk9Of2RUnqi74lcW+QPoqTunRfLA2dIFQb25WwQ+Qa1+odyqfNDrXIsFvacVVplv2ZsqtCmSfrg9y+dzOV/ytJnCrf7k9NWMJjuLQLY4zKw0MZzGT4SXzJpXaXhN8BlG/GJ5rM5D5iPqC1lEJpDY+N3wxVVbuL6C0OUVOJUdA6W3/vTXqkDUmlqaclOqUw+5DxpXiZRdxyghGmDPGeQIHFCJy2aN3bAhdyO7xwWfaW4P7rAheAgOgQ3WELnsynn8ipAn30Z6V96KJD5fXp3ReK746MV0J0yAnjpAAxTNuwcW+F8DfFfiUjn6YpMokhaO3Q891pN5ILF4oMwIbtEG9Jkuhb/36dUzmMrg9sTD6zzAg+A/BtX3+IMPRO4B8H6B7gjugLZuX76nAHbdiBPyrRhB8dFNGLcADz9rFSIA7wa1pLOf0nxaZUpmB2FtfGvqS7yMjTZb+3QKgR4MpCC+QS/PGz0CCYZvG9oH1xCGF5aOjBKKT4yGLYxmYWdyDdcW746P7rHpDLfky4gusmAKxYUSEfjhAizKmHJPEDaKAVuSxJe7WVLF5UVYt4rZFO7GamZ9bJPHe0NEVc9Bqc9kyxaX3ecVQcpq4A2JiqAi7MbRalkvc4JL9J4gtURlzCgS/sJQ8MDplLFgEFPatJ6Fly22GDT/p2rclmbl1LzVkuNQdT4+zmAOcYdwEAEyKwpAQIpYvniJ71rLeysZFH76I8ztEj/bu8eOj+WztluKgwqO6nX22kfUi8vfTyAXNOOJv/HOYMTBN7AASIXg42fj39SI7Ck696JAyrd6D/4xRk/zK50d2nCmmhfQFPLNAkwRa4xFKgP9W7QB+ehoY1Bx+29CeXpC7ZoHlE6l9lao7/kQveV97UGX7lNNDI3rmtbG1cFApVsJBZ+HOgtPx1aZwG04q4V/FU4NsvrO6HqR5UMpNcuv6jjHVVSrIWizdEfPDU5LRisN6g1JcPLOemiLTptoJNTlhpRoee37C/wd5pCxVUQkRhTEyC0PxMnHI7NVM/Cr6HxI4ZUpxn+J+QaFlQY0vCfj7K2ko/T17Adg4ri8UzvMXo2LTVB39UNG9GPwEYyWldmd8wxLKteP12rRFTML4cn7tZPk6DR7gjeaeL+PE1WAw3p5GIAMikxA8b8rF8Q1DhsE5iF3ICSc7XsqOe2gkmK1DRA7wJP8rW+pmD+4pRa2Hfwn6au5qMUiaZnRFpkOgE1GSekPL8d18vySbOrbCFhr0Rm9UCsTs3zJth5wpfoDo7PhjpXUCvoULlrFHlsyJrLYsbseDCEBtzn6V/+ZSZirJNaI1ozJ9hU4Df4aUORftkpuAkAJme1WjFjHjiyc7HSvMozbC5PPGyEEmvvQG/nwrKVjYqwmQE/8DxNXTmiVH6y4xSlkh5/Q+kVRZCxiP7rg9NSR6nYte9MO96gkjX9sFdBO2MsiHj1TmscwvwZOKeywuf0xWzo1KwJdjwGH/g625FTIFtDvZXL1yGzDfxh5BaU3t7MuJeioZbbU4WA8m9VcqqKu0TWXK3QKcUm9IncAjGFg91kQMYWpvGpdsxGhSiteGH9UEMALa8GlKbdIE1SFkxEW8SLAS6Ole2oEEKlZTSo/0uEyrnlad1Ip+4nWPYwPi2UDQD5H2cwG3jUpwzGrC/h2/iNv15/y5E0SVmOSEhW1z1QStK6+jB1zJFtQl+FjK2AxBDT+XRlsgltKm69knr40OPPuw+VMlIW2oWQqLvB0bf4SO9JqB4tuS5pinRCdBpEF5aavVy6HWJr4tZWo1l1SM2BXjMUNE67P6Se+STnwlQh9YT6HWTHeSaXRssUzoZi4W3KSpnVaFjhdjrRPEv6ygSw76mpjUv6fYPvFDFmdracJZTPmINaip1hnLOCoU4hvuXDGxwZeKtUU8+mcn9k1P1FzIjJp7MK5kZMd3KyUn3fY/Jl8B61uzoaxANzcGmL2083trk+cDPNwtSEK2DUEgLg4+IAhWpBsum1Gryhe+I/2OCu6iihsrHpiDE3yA0aXXOOwLrMRTjcIqoJZblwyoPjhDOuYzS+hALNR595H7UFykE47vc5XSLZUeRnZfGOVq+C9I2ImcYur9ONJ3jjKOegaSX+ejOmINo1sMFVYsdA7oImkFhLyUaJdNPA6+gVa/BI9+nCDsQZmbAQzr+1L43Uhtnxiw6xyYUrlSxGcSKEtquAUKhKKOP2mvLNj6wZXD0cyHZiPh6CA4PWSR14aMXyb96tZHtQrgePmDUN1c/K0edFUr4bkxsC1912XVGtHgdn+Kf91LexEMOeKqqOALCc5Qvfk84Lz50jw4WPfWLbMu7ah0C3u0vnOE/phMBH7pqitWfYLr77uEyFyjWoqddaNpUVB0vHc96SJ5KabSSgB7IQlKzsgqYPpTqxxycmQXmM4lSWTEdjDW8bU4xOIt6o4mEr86GTyLfG3vjP5K3pAaSjJeyLhy7qiDF9PcbDAxbKVA7xqkN3mpZJfqpWIBbNeXZyTZbyOTc/4+75Vjvt8HZ7N/dndYmD87IeAPu0YDbPHvbW5JOY8gKf0IHnCpB+HQpzptCsOOr2YzdDQcwfc76Wp7Q37rWotKVz/+jUVlK399OHcNyfetwn4Lb7Ag1e6dgrsRkIHit3iAvHuJ18agK0+SEXGKyO76OztdQEDzYS7jXWXx58z1+diEV7xGfEfT5Cclwdy2LrnZUYeeegEHfDB47kqSGi9bqWkzdrOWFSb4ZSHbDrVXC8BVscmAm8KB9Mr9cte6hwxVAJ2kPpEkqXk9ZaAPSjN+TNefXQV6JlrtVBc1LGvYc0bIv9J9V64+yeFs9zwlY2toi5r4KDHUavij1mSudcL6Ym69y+mgKskURB2w3ae/59ClBCS+6don5SO4tusNoJEQtUOWh27zmKh1JwcLNJ7b7LKCuGJWCWhX0+iQDuhN/n5xdvUJ+3xSqiJN0SMoPRMO+Z4cBcs4jTsFdKiz72dt4ShiXMLE0QuNfPcMlWRMArBTwExnjnHMFISWujVUkhmkQzVhjHWB0p2+7F1AcNkqLuvkTPjBBxT7pIyVpWM65DY2gFH+8aTDA6iKOFkUGaDg4uQiDEHlutvRtaGaHVjO+RWxSNODrqlMHxIlRqUpyfmOOBxP0LnjKuT4Lk85YUPv3gufasaW+ZAnCAlmfIGlEIUvtVdCCMog/sz62UODIWhYk4Hx+X0ydbLjNNyAr0F393pjHZXQTfokk0oGJgLIImf2DAn1tasoOiie8AWKIbAiwWJFx8ujA5FQ4w5o8B81Q2boTbYhUqwQt8bLvvOlThr6qoMKLYQBdCntJoIaA9WP7t5xNhiZ6wvC1QyOee5qD/egbLCv8DF2hr4D5n24sMcy0D13coxLZaP88lJSK39ul1JIFcnFZoLlgFCtPjudnbu1l+ekk/aUBUf7c+Pa2Sq1bGYWc9C9By8LJBm/9cjTj/hHbEgU2+oWjHmApzVLmWe+BKQGsCJfNVVkQETMJWON7Li/Fsh/ap8JlcRda9eol6SfmCJdrUknhHuXIU6cGgndDuUy/3atLsSDmg+DBAnGSUQXZ68hgSXeTR8Itzb3waz7mCD9ANtALVfUMwNRpkVI0XqWRL3a7k5jOVLvgdvfNOdUegOZLYY9IXvuRE5uzuyLKcutFYL2aXOGyxYxKJyiP6xuj3Vug9elfmycgGbtfuLdcsGR0xbV5lA2IhuoCNlXKTdwe+AcTYhr+cU+euQ8N7kNxavB66gj6YvfKdmQvwLN4ICqZFDJ1p57GIA6O9ZazVZ4myBmWTHv85klfwtXZfR/oycP28lUtzw/ZdOt6mJHMT38aRQQN5hEG5N0X6yllELlWrsGidTa4w/1A0cjLDQykwP9gf7VWxvT+RJcM4PXcvOw+5fJPM0je9Rc6fAHRzTj04iqyoLubR6GlHzyxHBV4mzOq8ntW+uGvUFUYuF0Z/A2caOtZwOG3W04FpZXStRis2SCq4AHatEzIyaFRnJBgddL+R3NAuQ8CzgJCpj5+oTlkBDwzJft5T3so+xWgvDitjCidgWGNelQDHvjZahEFoQcVVWTfRHbVp1IIRKN7+/7ScC/33n8qeABYUgsBpXshGvEjNAT9rRR61WDbFom8As0najAcL3KMamXhi2Q2K2unBxquhrfqjIYecnSLln52ig4NEI24HIY6dmuc9SKIZB43Q5PZkDYd3M3PnzDB6z4COkaBX6dC62wk8tgdWPflWPKGdvBWurgguEUlOWvqQfh8mOmbnBNul/AKZwWBGUf8jWwLIgwdTNioiYmv1AKouZJqkK3q6h1DLzQr4nBsISeyqqThcra3V4ITaxD/4WIAKKZGXyLVOWGtNo9Vplm/lOCaZdK99MAqOOywmYqIgZRM6BtXJPxiDXKtiBnTzD0HOzyvaCpYHa+Q4fe6Jr1opTlAynRkItmWlEVM1EIg4KKLH17FrnZnLE97IpusgPfpB1qaGfUxoj284Y1+V3jPh9pN6mhiMbYHc8Qze+cMg1rgZ4aQq3ur1JEwgKwKZbNw8metpay7epkv2EaIhMdUOTA/xiqyk9Bc2gPbudom5sBOp88Cbw5uLBtqW6P5lG6Y4UXCCHTzAr2LO52AQYaE+WvgzYToJKY7++5+aQ2n5ZKM085q9pPnI4t2cFh6z93wowiCM93uMLzK9FRtFuEz6NNUk5vBW7m+FDI1Ign/CosWxoGnJPm8vEADDD/v8PFkZLcrb2j3zAGdGbDNw+Q5KX7Ccwwau/BGPuNdG0rI0l2Y4aZ27UmKlizBX7mTOgBr5x9h+pJ2vE/BgEXFRdZsbq2d2D49u6TqYJNNUMNII01AOfrQHjnRRC6ItEWRMpPID1rkyEIFgN/Cwq7pGteINA2PGY4YdGXPencWSNiLgQ+SMnuIl1u6FynC8t6jepUlS5oN4xXxMSjId8e9Fuf2eH66h909tgjJ9Spqc0oVv67KsLxmh/vYMA0rYkhEJx4BXMfonnVG9dxA5C6gu0qj2GfSu8aNW+8o/4CUO4NoGWg9M5g1x08v/h9vxDaRbrOi8H1B+GR3JZBw7voiGFiEMUrrxCnQ1faBZvHZlxkat4a4bJ5VhKsvjBrJKkKRHtCwC+1CJO8+cL4KQnL5PhyqxQdPn3ti7xoZgpmIrEppBSHKLrn4+pI0xFvCUUYFgxfBC1aCzQf+nyuPDT+wFr6gTansseBNfssWon/kzQQZz/8hisJ+soTmx52E26nAgbahDGZEavVOEcCxRBO2YDZ+Hb7zzjWwfgIgPOEafGDRZ3dQoLmy0FrU9j8lxDjGyJl97dzO4DJjT/UddyeoO6DSp2T2ecgJMeb6lk2DGcz/U6IjoUpY+bh9c2+PFobvXsV3gzu6aQeASqcG/dp4SgsM8I6YUN+dPYB0iz9I4LMHip4s2BTxfKAed6Yd8W8eBG2ZI7UYxqsZ4AqafOO4LDV7ynPnZ+btLr3g0JbAiK/Nv4JGJzfCXT8LnkITlTHFJ0/OQZi6RxNYzsDgFI+vfjFxhx6OpqpX3dP+ebcjUCYsALUT9iNX++f6oBfsybJmwJE/II8XzoIkezl4w9Y6yn9MgbzRfj/7eRhQTcbYRR4AfZMLC94olkoYi9ROtpPLXITPGj7AvQZVyMRY7e/iyyJp1JSECDGTBoz8FpOjOSK9NptiEDuIGrCfYuCCNul452uicSezr5bJadeDDNTgoGOP8SrLHtI384o44/psxmq8ZtqRQYhX+1sSlikopALqqiZC6QcAOgXU35HGNWr8p/BObFEELiF9i8XSPn/wT4bjQn17uV2Jwb30gWRomzT1w3pX+Y3U0yg33YWI99izpxLF/C+55GMSYn34mCZ+xzo4VScSuhYI9coHESS334iyE9bnj91/AgBoFOIv5uDjZyvELDQCeKeXYLYpc4/CVFlKc/XkIo1gNyrBzUXIO25BsMigvFd8FXDZM5IgvBllzcVVLEUx0a45HEqIH7Iy2iRv/eYBDVx30+w+6Tjp2zB5806O0ZVipLDne8jl2C4Gf+FwsU4YnmkUxgdhqvvMLYvPMzBewne2Pn/hurYlBXqhASXtxQD5gWYtRFRocI1LfmzW2nHs8EITAP6HqB9vg8lDpeBew49TF/OhKRCmwhZfJqXPOal1rJySZSoPJ8FMKZgcA6w0eEw0zfjS5OMLNnqM0ECL6DIJ/kl52vpjcOpCJYfN17UTXJ/HZ5NaedUHR1nOOSojTtcDjduUa1Ji5T02Fwrkw0lplYiQGWzad+I1ukfxKHbArMQDPxA/EhZliCj3RRsmx5puQFQtcnKN2UhEhrNQXmZvsvKp4nsukgGHgEye34pQQ/U28Px4ut+CWh2EQegEaUvwvm9MmaCzVs0W5UVipEcQCufp6Vwmy++rCjXyEljRdl6+uljq/TQrXx+LYjj+UHjhPohvo+s+ZlqOvYJdDCcCYwwhTqXB/YgLC9Cg7CUdkJKKh4OxegaYKfqLr8DlHFrqzRi5uM/va6q152rkHl20z8fi8tSTNtL0MImsaZuQpLBfxlXHqDyqiWINO08omx11d23+U5YxBx5RKvVLliWQm+8KHGoLezQOFFpvmyDOPG+vR+yuvhjk/NIdy7+w4DSw5jxMVJeK14BVxBGYb9t1dh1Fz26iQN95VAHhCTKNs0w+KrgWw0kjJkUc2pD7I0mQx58BBsVwejml2+5f8bETkP7bJg+kuiQ68qf9x2GVuR9MmfjDUVo4riJPdleLIb+1oiMh0FAdX5pm/cSUfxJvAsOYdnse6/zD0BsvD7Iecfw58avWed4jAgglqiQrdLFMRje2mVZ1nsF9ra8OW1yuFSjUDpc7FjWZeApteGhMAyePrZ8ApcIYgHmPrlzTkKgeOLt8O2tfvryDUyvOerFljmQ7QmcqG7fT6E2NXAmIM4dfFBnsOIMb/8zDgzRnzxVMzu0YkycYhIXG+NBdbYYHDbdN8L3mITkmJjgPBhZpVA04CqXZ7QOjAl98Y7AYswewde4++xUZxfQtj84Pjx1aMWVzcITL5wDUHJJSePUcJC7u74d6GA0kUikt2IXdzkl7LU26SqPqu75HgmAbf0CI6bOF6ZECLsBqM+Li96ev8K+rJxMNXaFdlW+NbkcrllCZzLfOXftIaQm5I6JQLD8JRqKGrBfWivoFulA4V9HEEijq8ZNHNLrHm27wUC0o8gwnNZhfU2ToYRsHqRdLYg+kgnsQqmHxt3KOU/oGxYV1J48SgxsKQGhtWt8eEx6/2vuNycVAIVY3eilGxIw1vyw3dmL5lwOQCL41PywlTk3cex50Za3A1jttPM4fuEsOxpCdhTAZRoehcg3RyBMwEkOevymEk+GJHlnrkyGP1b2+BniTbSPQLno0jlcvt/pgoTEEEnkuajK1HD3m7+7G9Xa16LqiBkDbV5WM8stmSdHabInrnt3noCS0gaHK2AyiMsI1p/0nkYDNXdq3zytGaTU3u+tyFdImGRcJRm3Q8qYEpszEbmBvxc7dkcxAYV3FCsrezVY6NejeHqC/yM+HctABbz+WosCEn8vpv8fyAiHjpMVwB5/tFMNbo4mGFgrA8IcZBmhYvZ2j8zaKU91/uAAIgMgucgdlEEGdvtGnynoPbuZtJT8W5gM4jDzgnAb4nfinH8iDIzlxunmOoo8CmfsHfUdimAyuk9s0mVYs56mtj7WLvqU3J94X5CCDzjxgApSyKATyBig1xx14kB9TrHlHiJzcrZ5iutyjFhD09jEYvmLR0fQe4hFcEcwBaA3T3RRJ16GmCpd1P8ihEgU3xsC9lN3cYHMftRO24iM7UERK7plMVaM9jxLW/Rs6tfrn/qE9VvrPOhtsKhMsDMgacO79iSR/oQV53Rvp8+5aiMymS3OpxcmOKgOEU2A7yOIklPPD86rj25MwSgBtmSqtLmBicAUgOhFAAlF8EuDg5uvJaorhj5wkucZz0Ovf/dbqdgAM74tj6HtqwNNt/Lt6/g9GKexI/jg/7la1SR2cL95NspzKAxYZBPi5ckYboVQSAZl0zbUmUekyy+jdvTwkV8L6zp2Zs8YFkA+n54XAnADaB/VFEId1IqvnZ2SFjPjS/INh41CvpbfXj02WMchRSHJEouKXxXZv0YtekfJHUxDtjyII7PxPtncOPNctOI0P6ApQ231AD44UVGsoPsQah8AXa0/tkf8GMNgnfqFYHWz+TdyM2fIGXoCDXQ84yfBVVYbNHVIKY9kJ4lL+M2waBhHGhhTEitNj67ToTFgwaD8MLJHSAOJuYJTJojS8Kprg4BI8ejBOR5JMmA+CO+4YAXZUIc8GY03mAt4myF8EorpHLvgr0fPJIQt9qtUyCKN3grxNXaaABqVPkxm8c00EZDDHHKHIIKPW8xNAW1hrmqKOt4kWPQR5PQXCc6yqJPxuThLweXwPhGRrNTMNVVe4LgDjLhCerx5SMLAqJRulpOo6Reb10kd0LOCSrwC5tkSHpajtbthpmCB3QucG95QW1ZDb6lTBnfV2bXKpT1K3GvY7R2qkDxJIJipzMNzk18vXaX2BIbH6Hg+hBxBqIyxIYuiIPX6TN2lNBHIQAy9SH4KZCh12OFz0OzlVwo+wygyNbeHrK/RlI0iSQXtUpyf0QQBxAwjaX3zRoyabwDfbgE4qrYQniTxbzRy7npSVWgY672domxejufuCXHZ5VkMztXm1qkuVrX5MjhGa77svwxPlvfujCIJNAzPunKYpNNdaxSy5Hr9mkjUOZhIfY5gNoCUiZhE+56Rh/65bTpePIkeoAgpYZUo2s0QNn7+2+1ARXGwhMHvSfGArs7u0qmqKYxC3e5p0ZXH6PpANvqEfE5cRi99/JyVn2uK/bfCQxaoty5VPLzVUe3RtfCwcjo+hsaYe+k8zH0oPkgJeblGAltgWyh9NuZm+LvTTawWP4cEXpq+ZY+Pa/VqTKDe6C0YRRHfe9akXPJq2vpC4lDyk0LP8mAnyE29xfofQTqxYbrt+qCYxKl/DDERidPlJqEvreywkQKCDmUFasjhmc9uFv8ekLn1w0cZP3Urd9Bq9f6hgkOIaat5quaZXz59ocToCtbqlnkJqw057l20r7iX7q9qXBvlAtq9eyGBAn+C58T/3jL0bpQF8kRQZl5//PqEDAkuotfXP3lzsppRDBN9aZxyStB+3+NohxEkOpD7MBcix7/WU2XX305YoWPqeGD4vviHGgG3W5ysYwg2VkPIUXulIG5saKsBUVcoaSW5M7cpwPbad/oMSCSIhARc+8dMLyqOd0eX4xA2KQ2CNRi7WyOD9KnAjHVzSfMT/OymhHnCe/kYJC0TKbWle+ggFJBvWvqOSgxUVycd+eOkKvms4PpLgkFMIqiy8RBKL0rk3Nvzb6ZAnu+gnQ70oP0CONgYUrK64n7rVWJizS+BsMhJrHIz+9xDEsRMJM0g+9GZ0nYgsmJztKF3UfTGe0udEn+Zs7ghxm45uhcwruXdSbyJB4K1hQRlsb0wjpExnK9QZN9Eixb5uF740D0q60eYD+8HGDIZVF7Fl9U9PNyemKQdOEJTNUrkFfnivH6UJm+brvtwOcef+aJXHOZKyd+JS4NHk6knZH6YmxNvu9nQsD/YL4oY1Af/dKNOYBZogIeecX2oRRN1vLEBqwS790ZoIbqLjxokrAaVeulqq9cnChjcbIcERE0dgOm8N3TEIzpspw2xNsyXnUka3Dx9MBBcLG6fL5M5oivkiZ6pumi1LF3Y/HEYwqCswRFrBTsPgUdsPfhHvXVv2n3RRicWrSmSIl/N1HbDQcktVnX8MHd96ji4vzmWobTy6XtvfqJQDs/ao5E+XoX/9wECDwr+6vI1PGaHek/XHaTFJs7bqJV4r2HhcMGM/90lSeHFgkWHhV9tXE091b2NJiGo5eUnv+LS8NBNSz1hQ7LwpR29HgsHpjxSn6s0nQYEaOcm8UiJ80BmYI5VGZ8sUkTPizp2RAU2PfPDv4MkDsLAWHpxXJhBoNk2CWMy04Iyk0DHIVdAVzg70hhgMvAYlMrGzTXk4WB7fYIA+SB+xIIxdWYAgdcFzn9Izeht4Xxtr6bAYv1rIXvMYQvtcDsd9difzpVoIbLFqIGeLbeevdvrI154VvqzXd+0fKAlnYEUuqKE5ipH+x4durXwPKHVZSoyGCfvb5rUJEi91DkQEINjd+HqNFNYUdio8wt1498J4/WDBBEWd4wSE2qwwE8E0BT1DAnk+jmxYwxUrTb6BXhc+USPwBJS1eiZLBuwe9FIXmugAgtsiOEyGJfC+tZ5PaizY/2wFWFu74qZDupWV//gWmFGw3QCSeFoabA69d7mbRXxfCSuSyP25D5MoG8ggt954y4BE/iQ24tTXWjdb5vKUpRE+lw0NEw2ZamlUi7BnPaIFFEQWu8hJUwNTM2ia04qgMCYBxwPtzxBuxU4L+Clyj+mrxW87xCnkTkMAp4rn16pmeEBQ3YblaM5bMW/IQHCXKhMSWMl6of1Z1lAqDJm+P1uUcx5isVUCX+q6V4h/DwUSHBgWLLRv6yRVsGMehlWc0bnlUdHdBPHhJTnV1XB67wGE6ZlLdj+A";
var e=e=>Array(e).fill(void 0);function t(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}return t
}}
var n=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var r=["single-byte"];var i=/* @__PURE__ */o();function o(){let e=n.split(`\n`).map(e=>{let[t,...n]=e.split(" ")
;return Object.freeze({name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var s=/* @__PURE__ */t(()=>new Map(i.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),a=e=>e<36&&e!==33,l=e=>e>0&&e<29,c=e=>!1
;function u(e){let t=s();return t.get(e)??t.get(v(p(e)))}
var f=/* @__PURE__ */t(()=>new Map(Array.from(s(),([e,t])=>[h(e),t]).reverse()));function d(e){let t=h(e),n=f().get({
936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}
var h=e=>v(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),g=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function m(e){
if(e[0]>=239)return g.find(t=>t.bytes.every((t,n)=>e[n]===t))}function w(e){return g.find(t=>t.encoding===e)?.bytes}
function y(e){return e===0||e===37||e===38}function p(e){let t=0,n=e.length;for(;b(e[t]);)t+=1;for(;b(e[n-1]);)n-=1
;return e.slice(t,n)}var b=e=>`\t\n\f\r `.includes(e);function v(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
function A(e){let t=u(`${e}`);return t===void 0?null:i[t].name}
var B=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function T(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var x=e=>/^(null|undefined)$/.test(e),$=e=>x(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function O(e){
return typeof e!="string"?k(T(e),0):u(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function S(e){let t=T(e)
;return ArrayBuffer.isView(e)?`it is ${$(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${$(t)}; make a Uint8Array of it.`:k(t,0)
}function U(e){let t=T(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":k(t,1)}
function k(e,t){
let n=B.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!x(e)?"convert it with String()":"")
;return`it is ${$(e)}${n&&`; ${n}`}.`}
var E=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,j=()=>Object.getPrototypeOf(Uint8Array.prototype),M=e=>E(j(),e),C=e=>E(DataView.prototype,e),L=()=>E(ArrayBuffer.prototype,"byteLength"),P=e=>j()[e],_=/* @__PURE__ */M(Symbol.toStringTag),F=/* @__PURE__ */M("buffer"),I=/* @__PURE__ */M("byteOffset"),W=/* @__PURE__ */M("byteLength"),D=/* @__PURE__ */P("includes"),N=/* @__PURE__ */P("set"),R=/* @__PURE__ */C("buffer"),z=/* @__PURE__ */C("byteOffset"),q=/* @__PURE__ */C("byteLength"),K=/* @__PURE__ */L(),G=e=>W.call(e),V=(e,t,n=G(e))=>n>t?new Uint8Array(F.call(e),I.call(e)+t,n-t):ce
;function H(e,t){let n=new Uint8Array(G(e)+G(t));return J(n,e),J(n,t,G(e)),n}
var J=(e,t,n)=>N.call(e,t,n),Z=(e,t)=>D.call(e,t);function Y(e,t,n){let r=new Uint8Array(n-t);return J(r,V(e,t,n)),r}
function Q(e,t,n,r){if(r>24)J(e,G(n)===r?n:V(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function X(e,t,n){
if(n>24)return Y(e,t,t+n);let r=new Uint8Array(n);for(let i=0;i<n;i++)r[i]=e[t+i];return r}function ee(e){try{
return K.call(e),!1}catch{return!0}}var te=e=>_.call(e)==="Uint8Array"&&!ee(F.call(e));function ne(e,t,n=void 0){
if(!ArrayBuffer.isView(e)&&ue(e)===void 0){let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${O(e)}`}`)}return e}function re(e,t){if(ae(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${S(e)}`)}function ie(e){
let t=ArrayBuffer.isView(e)?le(e):se(e);return ee(F.call(t))?Y(t,0,G(t)):t}var oe=e=>te(e)?e:ie(e);function se(e){try{
return new Uint8Array(e)}catch{return ce}}var ae=e=>_.call(e)==="Uint8Array";function le(e){try{
return _.call(e)===void 0?new Uint8Array(R.call(e),z.call(e),q.call(e)):new Uint8Array(F.call(e),I.call(e),W.call(e))
}catch{return ce}}var ce=/* @__PURE__ */new Uint8Array;function ue(e){try{return K.call(e)}catch{}try{
return q.call(new DataView(e))}catch{return}}function fe(e,t,n){de(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function de(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
var he=e=>`${e}`;function ge(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function me(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string: ${U(e)}`)}
function we(e,t){de(e,t);let n=!!e?.fatal,r=!!e?.ignoreBOM;return{fatal:n,ignoreBOM:r}}function ye(e,t,n){if(e>=t)return
;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}
function pe(e,t="option"){return(n,r,i)=>{if(n===void 0)return e[0];let o=he(n);if(e.includes(o))return o
;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var be=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function ve(e){
for(let[,t,n,r]of e.matchAll(be))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var Ae=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],Be=/* @__PURE__ */t(()=>new Map(Ae.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Te(e){let t=ve(e)??e;return u(t)??Be().get(h(t))??d(t)}var xe=e=>(e&63488)===55296;function $e(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var Oe=e=>e<128?1:e<2048?2:e<65536?3:4,Se=e=>e<194||e>244?0:e<224?2:e<240?3:4;function Ue(e,t,n){if(e<128)return t[n]=e,
n+1;let r=Oe(e);for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}
var ke=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var Ee=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,je=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),Me=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${Ee(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&je in t}[je](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})()
;var Ce=(e,t)=>e?.prototype?.[t],Le=e=>Ce(globalThis.Buffer,e),Pe=/* @__PURE__ */Le("ucs2Slice"),_e=/* @__PURE__ */Le("ucs2Write"),Fe=/* @__PURE__ */Le("utf8Slice"),Ie=/* @__PURE__ */Le("latin1Slice"),We=e=>globalThis[e],De=/* @__PURE__ */We("TextDecoder"),Ne=/* @__PURE__ */Ce(De,"decode"),Re=/* @__PURE__ */We("TextEncoder"),ze=/* @__PURE__ */Ce(Re,"encode"),qe=/* @__PURE__ */Ce(Re,"encodeInto")
;function Ke(e,t=!1,n=!0){let r=new De(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:Ne})}
function Ge(){let e=new Re;return Object.defineProperties(e,{encode:{value:ze},encodeInto:{value:qe}}),e}function Ve(e){
try{return e()}catch{return}}var He=e=>globalThis.process?.getBuiltinModule?.(e),Je=()=>"WebSocketPair"in globalThis,Ze
;function Ye(){let{TransformStream:e}=globalThis
;return e&&(e===Ze||Je())?e:(Ze=[e,He("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
Ze)}
var Qe=/* @__PURE__ */t(()=>Je()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":Fe&&Ie&&Pe?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var Xe=1/0,et={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Xe],singleByte:[16,256,513],multiByte:[16,512,513]
},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Xe],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{
utf8:[0,0,1],utf16LE:[0,0,1],utf16BE:[0,0,Xe],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,Xe],utf16BE:[32,0,Xe],singleByte:[16,Xe,Xe],multiByte:[16,512,Xe]},firefox:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,33],singleByte:[16,256,257],multiByte:[16,512,Xe]},other:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,Xe],singleByte:[16,0,17],multiByte:[16,0,Xe]}},tt={node:{utf8Loop:16,into:64,ascii:48,
singleByteLoop:96,multiByteLoop:128,long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,
into:0,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{
utf8Loop:6,into:0,ascii:32,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,
utf16ThroughString:16777216},chromium:{utf8Loop:16,into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",
throughString:64,utf16ThroughString:64},firefox:{utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,
long:"loop",throughString:80,utf16ThroughString:160},other:{utf8Loop:16,into:64,ascii:Xe,singleByteLoop:96,
multiByteLoop:65536,long:"loop",throughString:64,utf16ThroughString:64}},nt={node:{utf8Slice:8191,latin1:!0,
samplesUTF8:!1,bufferWrite:64,decoderRead:Xe},deno:{utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:Xe,decoderRead:Xe
},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:Xe},chromium:{utf8Slice:0,latin1:!1,
samplesUTF8:!0,bufferWrite:Xe,decoderRead:Xe},firefox:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:Xe,
decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:Xe,decoderRead:Xe}
},rt=[0,0,Xe],it=/* @__PURE__ */e(40);function ot(e){if(it[e]===void 0){let[t,n,r]=st(e);it[e]={short:t,lookUp:n,host:r}
}return it[e]}function st(e){let t=et[Qe()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:l(e)?t.singleByte:c(e)?t.multiByte:rt}
var at=()=>tt[Qe()],lt=()=>nt[Qe()];var ct=e=>e>96?e-71:e>64?e-65:e>47?e+4:(e>>2)+52;function ut(e){
if(Uint8Array.fromBase64)return Uint8Array.fromBase64(e);let{Buffer:t}=globalThis
;if(typeof t?.from=="function")return t.from(e,"base64");let n=new Uint8Array(e.length*3>>2),r=0
;for(let t=0,i=0;t<e.length;t++)r=r<<6|ct(e.charCodeAt(t)),t%4>0&&(n[i++]=r>>6-2*(t%4));return n}function ft(e,t,n,r,i){
let o=ut(e),s=new WebAssembly.Module(o.subarray(0,t)),{memory:a,expand:l}=new WebAssembly.Instance(s).exports,c=new Uint8Array(a.buffer)
;c.set(o.subarray(t,n),327680),l(327680,393216,393216+r);let u=c.subarray(393216),f=r,d=n
;for(let[e,t]of i)u.copyWithin(e+t,e,f),u.set(o.subarray(d,d+t),e),d+=t,f+=t;return u.subarray(0,f)}var dt={
load:()=>ft(PACKED,832,10154,22927,[[21027,1341]])},ht=()=>dt.load(),gt="encoding-wasm/single-byte",mt=!0
;var wt=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],yt;function pt(){
if(typeof WebAssembly!="object")return!1;try{
yt??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(wt)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(yt=!1)}return yt??!0}function bt(e,t,n){let{fromCharCode:r}=String;switch(n){
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
;default:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15])
}}function vt(e,t,n){let{memory:r}=e,i=Bt(e=>xt(e,n),r,t),o=Bt($t,r,t);if(i&&o){let{bufferWrite:e}=lt();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=Ut(r);if(i){let{decoderRead:e}=lt(),n=e<1/0?Bt(St,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let a=o??Bt(St,r,t)??s,l=o?16:15,c={...a,
read:(e,t)=>(t<=l?s:a).read(e,t),write:(e,t)=>(e.length<16?s:a).write(e,t),collect:o?.collect};return o?At(c,e,t):c}
var At=(e,t,n)=>({...e,readBytes(r,i,o){return t.look_up_bytes(o,i),e.read(n,i)},readPairs(r,i,o,s){
let a=t.look_up_pairs(o,i,s);return a<0?null:e.read(n,a)},readsInput:!0});function Bt(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";try{let i=e(t);return i.write(r,n),
Ut(t).read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0}catch{return}}var Tt="strings";function xt(e,t){
let[n]=WebAssembly.Module.customSections(t,Tt),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function $t(e){
let[t,n]=[Pe,_e],r=new Uint8Array(e.buffer),i=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r);return{
read:(e,n)=>t.call(i(),e,e+2*n),write:(e,t)=>n.call(i(),e,t,2*e.length),most:1/0,collect:Ot(e,(e,n)=>t.call(e,0,n))}}
function Ot(e,t){let n;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
J(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
function St(e){
let t=Ke("utf-16le"),{write:n,most:r}=Ut(e),i=(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),o=Ot(e,(e,n)=>t.decode(new Uint16Array(e.buffer,0,n/2)))
;return{read:i,write:n,most:r,collect:o}}function Ut(e){
let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(t,r){
let i=n(),[o,s]=[t/2,t/2+r];if(r<=16)return bt(i,o,r);let a=""
;for(let t=o;t<s;t+=8192)a+=String.fromCharCode.apply(null,new Uint16Array(e.buffer,2*t,Math.min(8192,s-t)));return a},
write(e,t){let r=n();for(let n=0;n<e.length;n++)r[t/2+n]=e.charCodeAt(n)},most:1/0}}var kt,Et,jt,Mt,Ct,Lt,Pt={input:0,
units:0,output:0},_t=0,Ft={name:"",encoding:-1},It={isBusy:!0,newCodec:NaN,count:0};function Wt(e,t){Ft.name=e,
Ft.encoding=t,It.newCodec=NaN,It.count+=1,It.isBusy&&Dt(),It.isBusy=!0}function Dt(){try{Xt(),kt??=Zt(Vt(ht())),
Yt(new WebAssembly.Instance(kt),kt)}catch(e){throw en(e)}}async function Nt(e,t){try{Xt()
;let n=e(),r=Ht(n)?n:await WebAssembly.compile(t?n:zt(n));Zt(r);let i=await WebAssembly.instantiate(r);if(qt())return
;Yt(i,r),kt=r}catch(e){throw en(e)}}var Rt=[0,97,115,109];function zt(e){
let t=ie(ne(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Rt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var qt=()=>!It.isBusy,Kt=/* @__PURE__ */t(()=>Ve(()=>Ht(ht()))===!0),Gt=()=>kt!==void 0||pt()||Kt();function Vt(e){
return Ht(e)?e:new WebAssembly.Module(e)}function Ht(e){try{return WebAssembly.Module.customSections(e,Jt),!0}catch{
return!1}}var Jt="encoding-wasm";function Zt(e){
let[t]=WebAssembly.Module.customSections(e,Jt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${gt} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function Yt({exports:e},t){Et=e,fn=WebAssembly.RuntimeError,Pt.input=Et.input(),Pt.units=Et.units(),
Pt.output=Et.output(),ln(),Lt=vt(Et,Pt.units,t),_t=Math.min(Et.units_length(),Lt.most),It.isBusy=!1}
var Qt=mt?"labels and names work without it":"single-byte encodings work without it";function Xt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${Qt}.`)
}function en(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(nn(e))return new RangeError(`encoding-wasm: ${tn} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src")
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${mt?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${mt?"call initialize() with a compiled module first":Qt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e
}var tn="no memory for WebAssembly; free some, and call again",nn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function rn(){return an(),jt}function on(){return an(),Mt}function sn(){return an(),Ct}function an(){
jt[0]===void 0&&ln()}function ln(){let{buffer:e}=Et.memory;jt=new Uint8Array(e),Mt=new Uint8Array(e,Pt.input,65536),
Ct=new Int32Array(e,Et.codec(),Et.codec_length()>>2)}function cn(e,t){return Wt(e,-1),un(t)}function un(e){try{let t=e()
;return It.isBusy=!1,t}catch(e){throw dn(e)}}var fn;function dn(e){if(!It.isBusy||!fn||!(e instanceof fn))return e
;let t=i[Ft.encoding]?.name,n=`${Ft.name}${t?` of ${t}`:""} failed`
;return hn()?new RangeError(`encoding-wasm: ${n}: ${tn}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}function hn(){try{return Et.memory.grow(32),!1}catch{return!0}}function gn(e=null){let t=sn()
;return yn(t,e??new Int32Array(t.length))}function mn(){let e=Et.held();return e===0&&(It.newCodec=bn),e}
var wn=e=>yn(e,sn());function yn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function pn(e,t){
vn(e,t)||(Wt("decoding",e),t?wn(t):Et.new_decoder(e),bn=e===33||e===36?NaN:e)}var bn=NaN;function vn(e,t){
return t||It.newCodec!==e||It.isBusy?!1:(It.newCodec=NaN,It.isBusy=!0,!0)}function An(e,t){vn(~e,t)||(Wt("encoding",e),
t?wn(t):Et.new_encoder(e),bn=~e)}function Bn(e,t,n,r,i){_n(e,t),It.isBusy=!0;let o=Et.decode_block(t,n,+r,+i)
;return It.isBusy=!1,i&&o>=0&&(It.newCodec=bn),Fn(o)}function Tn(e,t,n,r){return cn("decoding",()=>{
let i=Math.min(t,1024);for(let o=0;o<t;o+=i)if(o>0&&(i=Math.min(4*i,65536,t-o)),_n(i===t?e:V(e,o,o+i),i),
!Et.is_free_of(i,n,r))return!1;return!0})}function xn(e,t){let n=-1,r,i;function o(o){try{return Wt(e,o),n=o,i=Et,
r=t(o),It.isBusy=!1,r}catch(e){throw dn(e)}}return e=>e===n&&i===Et&&!It.isBusy&&(!r||r[0]!==void 0)?r:o(e)}
var $n=/* @__PURE__ */xn("encoding",e=>{let t=Et.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=Et.memory
;return l(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),On=/* @__PURE__ */xn("encoding",e=>{
let t=Et.unit_table(e)>>>0,n=new Uint8Array(65536);return J(n,new Uint8Array(Et.memory.buffer,t,16384)),n
}),Sn=/* @__PURE__ */xn("decoding",e=>{let t=l(e),n=Et.byte_table(e)>>>0
;return n>0?new Uint16Array(Et.memory.buffer,n,t?256:65536):void 0});function Un(e,t){try{return e+t}catch(e){
throw kn(e)}}
var kn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e}),En=e=>e+65536+3<=_t,jn=e=>e>_t&&e<268435456?Lt.collect?.(e+3):void 0,Mn=()=>Pt.units
;var Cn=(e,t)=>Lt.read(Pt.units+2*e,t-e),Ln=(e,t,n,r=0)=>Lt.write(e.slice(t,n),Pt.units+2*r);function Pn(e,t,n,r){
It.isBusy=!0;let i=Et.encode_block(e,t,n,+r);return It.isBusy=!1,r&&i>=0&&Wn.finished()&&(It.newCodec=bn),Fn(i)}
var _n=(e,t)=>Q(on(),0,e,t);function Fn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var In=e=>X(rn(),Pt.output,e);var Wn={finished:()=>Et.finished()!==0,read:()=>Et.read(),written:()=>Et.written(),
codePoint:()=>Et.code_point(),start:()=>Et.start(),length:()=>Et.length()};function Dn(e,t,n,r,i,o){try{if(pn(e,t),
r<=65536)return Cn(0,Nn(e,n,r,0,i,o,0));let s=jn(r),a="",l=0;for(let t=0;;t+=65536){
let c=r-t<=65536,u=c?r-t:65536,f=V(n,t,t+u);if(l+=Nn(e,f,u,l,i,o&&c,t),!(!c&&En(l))){if(s?s.add(Mn(),l):a=Un(a,Cn(0,l)),
c)return s?s.toText():a;l=0}}}catch(e){throw dn(e)}}function Nn(e,t,n,r,o,s,a){let l=Bn(t,n,r,o,s)
;if(l<0)throw new ke(i[e].name,a+Wn.start(),Wn.length());return l}var Rn={encoding:-1,owner:void 0,source:0},zn=0
;function qn(e,t,n,r=!1){if((Rn.encoding!==e||Rn.owner!==Et||It.isBusy)&&Kn(e),Rn.source===0)return
;let{readBytes:i,readPairs:o}=Lt;if(zn=0,It.count+=1,!!1||l(e)){let e="";for(let r=0;r<n;r+=65536){
let o=Math.min(65536,n-r);_n(o===n?t:V(t,r,r+o),o),e=Un(e,i(Pt.input,o,Rn.source))}return e}_n(t,n)
;let s=o(Pt.input,n,Rn.source,+r,n);if(s!==null){if(r){let t=on();if(zn=t[n],zn>0&&Gn(t[n-1],e))return}return s}}
function Kn(e){Wt("decoding",e),un(()=>{let t=l(e)?Et.byte_table(e):c(e)?Et.pair_table(e):0
;Rn.source=!Lt.readPairs||t===0?0:Lt.readsInput?e:t,Rn.owner=Et,Rn.encoding=e})}var Gn=(e,t)=>t===32&&e>=144&&e<=160
;function Vn(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var Hn=(e,t)=>Vn(e,Uint8Array.from([...t,...t]),1)==="\ufeff",Jn=[0,255],Zn=[48,57],Yn=[65,65],Qn=[27,27],Xn=[33,126],er=[[Jn]],tr=[[[127,255],Jn,Yn]],nr=[[[129,132],Zn,[129,254],Zn],[[133,254],Zn,[129,130],Zn]],rr=[[[216,223],[216,223],[216,223],[216,223]]],ir={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Yn]],"UTF-16BE":rr,"UTF-16LE":rr,GBK:nr,gb18030:nr,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[Qn,[36,36],[66,66],Xn,Xn,Qn,[40,40],[66,66]],[Qn,[40,40],[64,74],Jn,Qn,[40,40],[66,66]],[Qn,[36,36],[64,67],Jn,[33,33],Qn,[40,40],[66,66]]]
};function or(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function sr(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function ar(e,t,n){
let r=2166136261;for(let i of lr(t,n)){let t=or(i),n=e.decode(t);if(Vn(e,t,61)!==n)return;r=sr(r,n)}
return(r>>>0).toString(36)}var lr=(e,t)=>t?er:[...tr,...ir[e]??[]];function cr(e,t,n,r){let i=r?1:97
;return lr(n,r).every(n=>{let r=or(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),l=Ve(()=>o.decode(i));if(l!==(a.includes("\ufffd")?void 0:a))return!1
;l===void 0&&(o=t())}return!0})}
var ur="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function fr(e,t,n,r,i){let o=i(!1,!0);return ar(o,t,n)===ur.split(" ")[e]&&cr(o,()=>i(!0,!0),t,n)&&(!r||Hn(i(!1,!1),r))
}var dr=class{#e="";#t=new Uint16Array(4096);#n=0;add(e){this.#t[this.#n++]=e,this.#n===4096&&this.#r()}#r(){
let e=new Uint16Array(this.#t.buffer,0,this.#n);this.#e+=String.fromCharCode.apply(null,e),this.#n=0}toText(){
return this.#r(),this.#e}},hr=class{#i;#o;#s;position=0;start=0;constructor(e,t,n){this.#i=e,this.#o=t,this.#s=n}
fail(e,t){if(this.#o)throw new ke(i[this.#i].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new dr,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#s&&i.charCodeAt(0)===65279;return this.#s||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},gr=class extends hr{#a=0;#l=0;#c=128;#u=191;read(e,t){if(this.#l>0){if(e>=this.#c&&e<=this.#u){
if(this.#c=128,this.#u=191,this.#a=this.#a<<6|e&63,this.#l-=1,this.#l>0)return
;this.#a>65535&&t.add(55232+(this.#a>>10)),t.add(this.#a>65535?56320|this.#a&1023:this.#a);return}this.#l=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#l=e<224?1:e<240?2:3,
this.#a=e&63>>this.#l,this.#c=e===224?160:e===240?144:128,this.#u=e===237?159:e===244?143:191)}end(e){
this.#l>0&&this.fail(e,this.position)}},mr=class extends hr{#f;#d=-1;#h=-1;constructor(e,t,n){super(e,t,n),
this.#f=e===37}read(e,t){if(this.#d<0){this.#h<0&&(this.start=this.position),this.#d=e;return}
let n=this.#f?this.#d<<8|e:this.#d|e<<8;this.#d=-1;let r=this.#h;this.#h=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#h=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#d>=0||this.#h>=0)&&this.fail(e,this.position)}},wr=(e,t,n)=>e===0?new gr(e,t,n):new mr(e,t,n);var yr=class{
encoding;fatal;ignoreBOM;#g=void 0;#m=!1;#w;#y=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#w=r}get name(){return i[this.encoding].name}reset(){this.#g=void 0,this.#m=!1,this.#y?.reset()}
decode(e,t,n){if(!this.#g&&Gt()&&(this.#y??=this.#w?.()),this.#y)return this.#y.decode(e,t,n)
;let r=this.#g??pr(this.encoding,this.fatal,this.ignoreBOM),i=G(e);if(i>2147483647)throw kn(void 0);let o=Y(e,0,i)
;this.#g=t?void 0:r;try{let e=r.decode(o,{stream:!t});return this.#m=!t&&(this.#m||e!==""),e}catch(e){let t=this.#p(e)
;throw t?n===void 0?t:t.toTypeError(n):(this.#g=void 0,kn(e))}}#p(e){if(e instanceof ke)return e
;if(!(!this.fatal||e?.name!=="TypeError"))return this.#g&&(this.#g=Ke(this.name,!0,this.ignoreBOM||this.#m)),
new ke(this.name,Number.NaN,0)}};function pr(e,t,n){return vr(e)?Ke(i[e].name,t,n):y(e)?wr(e,t,n):Ar(e)}
var br=/* @__PURE__ */e(40);function vr(e){if(br[e]===void 0){br[e]=!1
;let{name:t}=i[e],n=(e,n)=>Ke(t,e,n),r=()=>fr(e,t,l(e),w(e),n);br[e]=Ve(r)===!0}return br[e]}function Ar(e){
let{name:t}=i[e];try{cn("decoding",()=>{})}catch(n){
let{message:r}=n,i=Ve(()=>Ke(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=l(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Br(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function Tr(e,t){
if(e===0)return t(Uint8Array.from(xr))===$r;if(e===38||e===37){let n=Or.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Sr}let n=n=>t(n)===Dn(e,null,n,G(n),!1,!0);if(!l(e))return!1
;for(let e of Ur())if(!n(e))return!1;return!0}
var xr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],$r="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Or=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Sr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Ur(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var kr=/* @__PURE__ */e(40);function Er(e,t,n){kr[e]===void 0&&(kr[e]=null,kr[e]=Ve(()=>Lr(e))??null);let r=kr[e]
;if(!(r===null||n>2147483647||r.takes?.(t,n)===!1))try{return r.decode(Cr(t,n),n)}catch{return}}
var jr=/* @__PURE__ */new Uint8Array(64),Mr=/* @__PURE__ */e(65);function Cr(e,t){
return t>64?te(e)?G(e)===t?e:V(e,0,t):Y(e,0,t):(Q(jr,0,e,t),Mr[t]??=V(jr,0,t),Mr[t])}function Lr(e){if(e===0)return _r()
;let{latin1:t}=lt();return e===38&&t?Wr():t&&a(e)?Dr(e):Pr(e)}function Pr(e){let t=Ke(i[e].name),n=e=>t.decode(e)
;return Tr(e,n)?{decode:n}:void 0}function _r(){let e=Pr(0),t=Fe,{utf8Slice:n,samplesUTF8:r}=lt()
;if(!e||n>0&&!Tr(0,e=>t.call(e)))return;let i=r?Ir:Fr;return{takes:(e,t)=>t<=n||!i(e,t),
decode:(r,i)=>i<=n?t.call(r):e.decode(r,i)}}function Fr(e,t){if(t<131072)return!1;let n=0,r=Math.ceil(t/16)
;for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}function Ir(e,t){let n=0,r=0,i=Math.ceil(t/16)
;for(let o=0;o<t;o+=i){let t=e[o];t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}return r>0&&n<=16/2}function Wr(){
let e=Pe,t=t=>e.call(t).toWellFormed();if(Tr(38,t))return{takes:(e,t)=>t%2===0,decode:t}}function Dr(e){
let t=Ie,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)===String.fromCharCode(...n))return e===21?{
decode:(e,n)=>Tn(e,n,128,224)?t.call(e):void 0}:{takes:Br,decode:(e,n)=>Tn(e,n,128,128)?t.call(e):void 0}}
var Nr=/* @__PURE__ */new Uint16Array(16);function Rr(e,t,n){
let r=e===0?zr(t,n):e===38||e===37?qr(t,n,e===37?8:0):a(e)?Gr(e,t,n):-1;return r<0?void 0:bt(Nr,0,r)}function zr(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){Nr[n++]=i;continue}let o=i<224?1:i<240?2:3
;if(i<194||i>244||r+o>t)return-1;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}
if(o<3){if(xe(s)||o===2&&s<2048)return-1;Nr[n++]=s}else{if(s<65536||s>1114111)return-1;Nr[n++]=55232+(s>>10),
Nr[n++]=56320|s&1023}}return n}function qr(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(xe(t))return-1;Nr[r++]=t}return r}function Kr(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;Nr[n]=t}return t}function Gr(e,t,n){let r=Kr(t,n);if(r!==-1)return r;let i=l(e)?Hr(e):Sn(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(xe(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
xe(s))return-1}Nr[o++]=s}return o}var Vr=/* @__PURE__ */e(40);function Hr(e){return Vr[e]??=new Uint16Array(Sn(e)),Vr[e]
}function Jr(e,t,n,r,i){if(!Gt())return new yr(n,r,i).decode(V(e,0,t),!0);if(t===0)return""
;let{short:o,lookUp:s,host:a}=ot(n),l;return t<=o?l=Rr(n,e,t):t<=s?l=qn(n,e,t):t>=a&&(l=Er(n,e,t)),
(l===void 0||r&&l.includes("\ufffd"))&&(l=Dn(n,null,e,t,r,!0)),i?l:Zr(l,n)}
var Zr=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var Yr=class{encoding;fatal;ignoreBOM;#b=0;#v=0;#A=null;#s=!1
;#B;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#B=r}get name(){
return i[this.encoding].name}reset(){this.#v=0,this.#A=null,this.#s=!1,this.#B=0}decode(e,t,n){
let{encoding:r}=this,i=G(e),o=this.#v+i;if(i===0&&!t)return"";let s=this.#v>0||!(t||l(r))?this.#T(e,i,o):e,a,u=o;try{
Xr(r)?a=this.#x(s,o,t):!t&&c(r)?(a=this.#$(s,o),u=o-Qr):(t||(u-=ri(r,s,o)),a=Jr(s,u,r,this.fatal,!0))}catch(e){
throw e instanceof ke?(e.offset+=this.#B-this.#v,this.#v=0,this.#B+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#s&&u>0&&(this.#s=!0,this.ignoreBOM||(a=Zr(a,r))),u<o?this.#O(s,u,o):this.#v=0,this.#B+=i,a}#T(e,t,n){
let r=this.#v;if(r===0&&t>64&&te(e))return e;let i=ni(n);return i[0]=this.#b,i[1]=this.#b>>8,i[2]=this.#b>>16,
Q(i,r,e,t),i}#O(e,t,n){this.#v=n-t,this.#b=0;for(let r=n-1;r>=t;r--)this.#b=this.#b<<8|e[r]}#$(e,t){
let{encoding:n,fatal:r}=this;if(t<=ot(n).lookUp){let i=qn(n,e,t,!0)
;if(i!==void 0&&!(r&&i.includes("\ufffd")))return Qr=zn,i}let i=Dn(n,null,e,t,r,!1);return Qr=mn(),i}#x(e,t,n){try{
let r=Dn(this.encoding,this.#A,e,t,this.fatal,n);return this.#A=n?null:gn(),r}catch(e){
throw e instanceof ke&&(this.#A=gn()),e}}},Qr=0,Xr=e=>e===33||e===36,ei=512,ti=/* @__PURE__ */new Uint8Array(ei)
;function ni(e){return e<=ei?ti:e>131072?new Uint8Array(e):(ei=131072,ti=new Uint8Array(ei),ti)}function ri(e,t,n){
if(e===0)return ii(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function ii(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue;let i=Se(r)
;return n<i&&(n===1||oi(r,e[t-n+1]))?n:0}return 0}function oi(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}
var si=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,ai=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function li(e){let t=ai.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=ci(e),r=Te(e)
;if(r===void 0&&si.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let o=r??ui(n)
;return o!==void 0&&o!==36?` Did you mean '${i[o].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var ci=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function ui(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=i.flatMap(({labels:n},r)=>n.map(ci).some(n=>n.replace(/\D/g,"")===t&&fi(e,n))?r:[])
;return n.length===1?n[0]:void 0}function fi(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var di=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],hi=e=>di.find(([t])=>e>=t)[1]
;function gi(e,t){let n=u(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${li(e)}`)}if(r){let e=hi(n)
;if(e&&!r.includes(e))throw new RangeError(`${t}: '${gt}' doesn't include ${i[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var mi=class{#d=null;#S=null;#U=0;get length(){return this.#U}add(e){let t=G(e);if(t===0)return;this.#U+=t
;let n=this.#S;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);J(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){J(n.bytes,e,n.length),n.length+=t;return}this.#S={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#S:this.#d=this.#S}forEach(e){for(let t=this.#d;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?Y(n,0,r):n)}}concatenate(){let e=this.#d;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=wi(this.#U),n=0;return this.forEach(e=>{J(t,e,n),n+=G(e)}),t}};function wi(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function yi(e){let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:pi(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function pi(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=bi(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function bi(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function vi(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Ai(){throw new TypeError("Illegal invocation")}
function Bi(e,t,n,r=0){let i=()=>new Yr(e,t,n,r);return Gt()?i():new yr(e,t,n,i)}
var Ti=/* @__PURE__ */new Uint8Array(256);function xi(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return $i(Ti,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return $i(n,r,e);n[r]=t}return n}
function $i(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)Ti[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)Ti[i++]=t;else if(t<2048)Ti[i++]=192|t>>6,Ti[i++]=128|t&63;else if(!xe(t))Ti[i++]=224|t>>12,
Ti[i++]=128|t>>6&63,Ti[i++]=128|t&63;else{let t=$e(n,e);t>=65536&&(e+=1),i=Ue(t,Ti,i)}}return X(Ti,0,i)}
var Oi=/* @__PURE__ */t(()=>new Uint8Array(2*65536));function Si(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function Ui(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return Z(r,0)?void 0:r}
function ki(e,t){let{length:n}=e,r=2*n<=256?Ti:Oi(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return X(r,0,i)}
var Ei=e=>e===14||e===15||e===27;function ji(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,a=s<128?s:t[s];if(i!==s>=128&&(i=!i,Ti[r]=27,Ti[r+1]=i?36:40,Ti[r+2]=66,r+=3),i){
if(!(a>=41216))return;Ti[r]=a>>8&127,Ti[r+1]=a&127,r+=2}else{if(Ei(s))return;Ti[r]=a,o<n&&(r+=1)}}return X(Ti,0,r)}
var Mi=class{held;#k;constructor(e,t){this.held=e,this.#k=t}add(e){let t=G(e);if(t===0)return
;e[0]!==27&&this.#k(this.held);let n=e[t-3]===27?t-3:t;this.#k(Y(e,0,n)),this.held=Y(e,n,t)}addUnchanged(e){
G(e)!==0&&(this.#k(this.held),this.held=ce,this.#k(e))}};var Ci;function Li(){return Ci===void 0&&(Ci=null,
Ci=Ve(Pi)??null),Ci}function Pi(){
let e=Ge(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[...xi(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function _i(e){let{length:t}=e,{utf8Loop:n,into:r}=at();if(t<=n)return xi(e);if(t<=r){let n=Di(e,Ti)
;if(n?.read===t)return X(Ti,0,n.written)}return Wi(e)??(Gt()?void 0:Fi(e))}function Fi(e){
let t=new Uint8Array(3*e.length);return Y(t,0,Ii(e,t).written)}function Ii(e,t){let n=G(t),r=0,i=0;for(;r<e.length;){
let o=$e(e,r);if(i+Oe(o)>n)break;i=Ue(o,t,i),r+=o<65536?1:2}return{read:r,written:i}}function Wi(e){try{
return Li()?.encode(e)}catch{return}}function Di(e,t){try{return Li()?.encodeInto(e,t)}catch{return}}function Ni(e,t){
if(e.length>65536)return;Wt("encoding",t);let n=Lt.writeBytes?.(e,Pt.output,Et.unit_table(t));return It.isBusy=!1,
n===e.length?In(n):void 0}function Ri(e,t){if(t===0)return _i(e)
;let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:s}=at();if(n>=r&&a(t)&&zi(e)){let t=Wi(e)
;if(t&&G(t)===n)return t}if(l(t))return n<=i?Si(e,$n(t)):s==="loop"?Ui(e,On(t)):s==="table"?Ni(e,t):void 0
;if(!1)return n<=48?ji(e,$n(32)):void 0;if(!!1||n>o)return;let c=$n(t);return c&&ki(e,c)}function zi(e){
let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var qi=["fatal","html","replacement"],Ki=()=>"",Gi=class{encoding;unmappable;#E;#j=null;#B=0;#M=ce;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#E=n}get name(){return i[this.encoding].name}
encode(e,t){let n=t||this.#C(e)?this.#L(e):void 0;return n?(this.#B=t?0:this.#B+e.length,n):this.#P(e,t)}#C(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#_(){
return this.#E?0:qi.indexOf(this.unmappable)}#L(e){if(!this.#j)try{let t=Ri(e,this.encoding);if(t)return t
;if(e.length>65536)return;An(this.encoding,null),Ln(e,0,e.length);let n=Pn(0,e.length,this.#_,!0)
;return n===-2||!Wn.finished()?void 0:In(n)}catch(e){throw dn(e)}}#P(e,t){let n=this.#j,r=this.#B,i=this.#M,o=new mi
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new Me(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#j=n,this.#B=r,this.#M=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#B,o=this.#j,s=this.#M,a=this.#E,l=this.#_,c=a===Ki,u=a&&!c?2048:65536,f=void 0,d=f?e=>f.add(e):n,h=f?e=>f.addUnchanged(e):n,g=0,m=null,w=!1,y=!1
;try{if(!o)for(;g+65536<e.length;){let t=Hi(e,g),r=Ri(e.slice(g,t),this.encoding);if(!r)break;n(r),g=t}
for(An(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);Ln(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let f=Pn(s,n-g,l,t&&o);d(In(f===-2?Wn.written():f));let w=i+g+s+Wn.start();if(s+=Wn.read(),
u=f!==-2&&Wn.finished(),f!==-2||c)continue;y=!0;let p=Wn.codePoint();if(a){m=gn(m)
;let{count:t}=It,r=()=>this.locate(w),i=a(p,r);It.count!==t&&(An(this.encoding,m),Ln(e,g,n));let o=e=>{
throw new Me(e,r(),this.name)};typeof i=="string"?Ji(i,d,o):i?h(i):o(p)}else r(p,w);y=!1}}
t?f&&n(f.held):(this.#j=this.#C(e)?null:gn(),this.#B=i+e.length,this.#M=f?.held??ce),w=!0}catch(e){throw dn(e)}finally{
t&&(w||y)&&(this.#j=null,this.#B=0,this.#M=ce)}}},Vi=e=>_i(e)??new Gi(0,"fatal").encode(e,!0);function Hi(e,t){
let n=t+65536;return(e.charCodeAt(n-1)&64512)===55296?n-1:n}function Ji(e,t,n){let r=ge(e)
;for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);Ln(r,e,i,2048);let o=Pn(2048,2048+i-e,0,!1)
;o===-2&&n(Wn.codePoint()),t(In(o))}}function Zi(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=gi(e,t)
;if(r===37||r===38){let{name:e}=i[r];throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}
return Yi(r,e,t)}function Yi(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var Qi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Xi=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var eo=/* @__PURE__ */t(()=>{let e=Xi.split(`\n`),t=0
;return new Map(Qi.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),to=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function no(e,t=ro(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=io(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function ro(e){
let t=new Gi(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof Me)return!1;throw e}}}
function io(e,t,n){if(to(e))return"";if(n===0)return null;let r=oo(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:io(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function oo(e){let t=[...eo().get(e)??[],...so(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function so(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),l=r.filter((e,t)=>!s(t)),c=[n,...a].join("").normalize("NFC"),u=c+l.join("")
;u.normalize("NFD")===t&&i.push(u),l.every(to)&&o.push(c)}return[...i,...o]}
var ao=["fatal","html","replacement","ignore","translit","translit-replacement"],lo=/* @__PURE__ */pe(ao),co=(e,t,n)=>typeof e=="function"?e:lo(e,t,n)
;function uo(e,t,n){if(typeof e=="function")return(t,r)=>fo(e(t,r()),n);if(e==="ignore")return Ki
;if(e!=="translit"&&e!=="translit-replacement")return;let r=no(t);return e==="translit"?r:e=>r(e)??"?"}function fo(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=ie(ne(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Y(n,0,G(n))}
var ho="Failed to construct 'LegacyTextEncoder'",go="Failed to execute 'encode'";function mo(e,t="utf-8",n=void 0){
let r=me(e,go);if(n===void 0){let e=Zi(he(t),go);return Ri(r,e)??new Gi(e,"fatal").encode(r,!0)}
return wo(t,n,go).encode(r,!0)}function wo(e,t,n){let r=he(e),i=t===void 0?"fatal":fe(t,{unmappable:co
},n).unmappable,o=Zi(r,n);return new Gi(o,i,uo(i,o,n))}var yo=/* @__PURE__ */yi({LegacyTextEncoder:class{#F
;constructor(e="utf-8",t=void 0){this.#F=wo(e,t,ho)}get encoding(){return this.#F.name.toLowerCase()}get unmappable(){
return this.#F.unmappable}encode(e=void 0,t=void 0){
let n=this.#F,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":me(e,r);de(t,r)
;let o=!!t?.stream;return n.encode(i,!o)}}});var po="Failed to execute 'decode' on 'TextDecoder'",bo=/* @__PURE__ */yi({
TextDecoder:class{#i;#o;#I;#W=!1;#D=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=vo(e,t,"Failed to construct 'TextDecoder'");this.#i=n,this.#o=r,this.#I=i,
new.target!==bo&&vi(this,new.target,bo)}get encoding(){return i[this.#i].name.toLowerCase()}get fatal(){return this.#o}
get ignoreBOM(){return this.#I}decode(e=ce,t=void 0){let n=this.#i,r=ae(e);r||ne(e,po),de(t,po)
;let i=!!t?.stream,o=r?e:ie(e),s=!this.#W;try{if(s&&!i)return Jr(o,G(o),n,this.#o,this.#I)
;this.#D??=Bi(n,this.#o,this.#I),s&&this.#D.reset();let e=this.#D.decode(o,!i);return this.#W=i,e}catch(e){
throw e instanceof ke?(this.#W=i,e.toTypeError(po)):e}}}});function vo(e,t,n){let r=he(e),{fatal:i,ignoreBOM:o}=we(t,n)
;return{encoding:Ao(r,n),fatal:i,ignoreBOM:o}}function Ao(e,t){let n=gi(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function Bo(e,t,n){let r=Ye()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function To(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return Bo(e,(e,r)=>r(t.decode(ie(ne(e,n)),!1,n)),e=>e(t.decode(ce,!0,n)))}var xo=/* @__PURE__ */yi({
TextDecoderStream:class{#_;#D;constructor(e="utf-8",t=void 0){let n=vo(e,t,"Failed to construct 'TextDecoderStream'"),r
;this.#_=n,this.#D=To("TextDecoderStream",{decode(e,t,i){return r??=Bi(n.encoding,n.fatal,n.ignoreBOM),r.decode(e,t,i)}
}),new.target!==xo&&vi(this,new.target,xo)}get encoding(){return i[this.#_.encoding].name.toLowerCase()}get fatal(){
return this.#_.fatal}get ignoreBOM(){return this.#_.ignoreBOM}get readable(){return this.#D.readable}get writable(){
return this.#D.writable}}}),$o=class{#b="";encode(e,t){
let n=this.#b+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=Vi(r?n.slice(0,-1):n);return this.#b=r?n.slice(-1):"",i
}},Oo=/* @__PURE__ */yi({TextEncoderStream:class{#D;constructor(){this.#D=So("TextEncoderStream",new $o,he),
new.target!==Oo&&vi(this,new.target,Oo)}get encoding(){return this.#D&&"utf-8"}get readable(){return this.#D.readable}
get writable(){return this.#D.writable}}});function So(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return Bo(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var Uo=/* @__PURE__ */yi({
LegacyTextEncoderStream:class{#F;#D;constructor(e="utf-8",t=void 0){
let n=wo(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#F=n,this.#D=So("LegacyTextEncoderStream",n,me)}
get encoding(){return this.#F.name.toLowerCase()}get unmappable(){return this.#F.unmappable}get readable(){
return this.#D.readable}get writable(){return this.#D.writable}}});var ko=class{fatal;ignoreBOM;#N;#g;#b=ce
;constructor(e,t,n){this.#N=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#g?.name??null}decode(e,t,n){
if(this.#g)return this.#g.decode(e,t,n);let r=t&&G(this.#b)===0?e:H(this.#b,e);if(!t&&Eo(r))return this.#b=r,""
;let i=m(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#g=Bi(i?.encoding??this.#N,this.fatal,!0,o),
this.#g.decode(o>0?V(r,o):r,t,n)}};function Eo(e){let t=G(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var jo=/* @__PURE__ */yi({DecoderStream:class{#F;#D
;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=he(e),{fatal:i,ignoreBOM:o}=we(t,n),s=new ko(gi(r,n),i,o);this.#F=s,
this.#D=To("DecoderStream",s)}get encoding(){return this.#F.name}get fatal(){return this.#F.fatal}get ignoreBOM(){
return this.#F.ignoreBOM}get readable(){return this.#D.readable}get writable(){return this.#D.writable}}})
;function Mo(e,t){
let n="Failed to execute 'findUnmappable'",r=me(e,n),i=Zi(he(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new Gi(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function Co(e){
let t=m(oe(ne(e,"Failed to execute 'bomSniff'")));return t?i[t.encoding].name:null}function Lo(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=ne(e,r),o=gi(he(t),r),{fatal:s,ignoreBOM:a}=we(n,r),l=oe(i),c=m(l),u=c&&!a?c.bytes.length:0
;try{return Po(l,u,c?.encoding??o,s)}catch(e){throw e instanceof ke?(e.offset+=u,e.toTypeError(r)):e}}
function Po(e,t,n,r){let i=t>0?V(e,t):e;return Jr(i,G(i),n,r,!0)}async function _o(e=void 0){let t=await e
;if(t===void 0)qt()||await Nt(ht,!0);else{let e=Fo(t)?await Io(t):t;await Nt(()=>e,!1)}}
var Fo=e=>typeof e?.arrayBuffer=="function";function Io(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}var Wo="Failed to execute 'encodeInto' on 'TextEncoder'",Do=/* @__PURE__ */yi({TextEncoder:class{#i="utf-8"
;constructor(){new.target!==Do&&vi(this,new.target,Do)}get encoding(){return this.#i}encode(e=""){
return#i in this||Ai(),Vi(he(e))}encodeInto(e,t){#i in this||Ai(),ye(arguments.length,2,Wo)
;let n=he(e),r=re(t,Wo),{read:i,written:o}=Di(n,r)??{read:0,written:0};if(i===n.length||o===G(r))return{read:i,written:o
};let s=Ii(n.slice(i),V(le(r),o));return{read:i+s.read,written:o+s.written}}}})
;export{jo as DecoderStream,yo as LegacyTextEncoder,Uo as LegacyTextEncoderStream,bo as TextDecoder,xo as TextDecoderStream,Do as TextEncoder,Oo as TextEncoderStream,Me as UnmappableError,Co as bomSniff,Lo as decode,mo as encode,i as encodings,Mo as findUnmappable,_o as initialize,A as labelToName};
