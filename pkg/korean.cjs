"use strict";
const TABLES = "C82FAQoAQYGACAvqgwEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicQAAAABgAAAA8AAAAHAAAADQAAAAcAAAAQAAAACAAAAA8AAAAGAAAAAIKV2UKNrMfCP9yKvP3BgNY18ts/EpV/jc4VdFmVg5OYAKUJp3aAvrsvpDq+LS77W0OHewYT4SRVfPM/ZRfG6fmfYJU2MlIcIUKsahm6ZAX9SuHwhioF3CD3GsekjrmAZq4/GBtqpOIltohyOkHKMISPIsrhD0cXp82zejr0X5EtHk46PYcG8Y1rYbgvweIObf0nj+F/yqz12B8S/e09unFnZfYCK1o6UDU50YN/ZM6NRcKjz/U/k14KGJq9FQdsd3TVmPGSn94KBYRCMi8Zjn+3lAtzarmwmlSnJjUSDuHwoqKiOIcAUbdF81o69UELKw01AjU6EA6RbRzsgsewe9DZj4T9GvXRh+wVkQw3/GKInhwTYJWDtDFqJIXEQc2feaHE7js/2Z0BgMzWjzyEKmsByraXm0+n//JJfjInx3o/gdiJaKnyg7pliEshb3+MhlJAu9QWE99VOYJbwM/3XoL6/86rMoFwXUXQnufcttxtSRkyustg8iHyuH0967f9mKbx3vvWqoa5Ai6Gr/BqiW8tcavJuXxTPkW45z2FK+HybQyo6kLkpq26mYFkMZwIm6oYrzeA2eIK4J4uzQ1DFQKFN4HkvB2BlYyNgaCNaBdS5XvBS2SQ/mthLTEAazFzZsA86K/WZUUZ7d+5PFKXfuJr89y+44rypgujvym9DNYFHMMzO/cEreepb6BhrvKU3rW4/ibcM2n8/FHhgk7nOKttvM17P9zLPdeJSKrygJTD2V3NtsSIzrC6I3vpEb+mk0wI0EzfeSaxQeMjfNCTEouD1f13c5/4BGBrX5XM9pO5+vfR00IZp/DrXOCh0/o/mF3SzdYEDJnG0yayVWi6ygrQN/sHvVEM138V/ITR+lcS6qdnTVyQBAF/9hI45G8ORfpZ+X2N4uxFfoOEnko9x2T4S0EHYxw/BIIKCpg8fZleWrxnJRpy0mGc0WColu45Hjyg1cy7zK74hcVt03y/TtLswOub6Hsugdnd37++4bBabAdadI0/rNVGzJI10Ar21C5glGCIqOQQmO/Dnt5jW1eOMEe7opCnVFD/9Ry8uYKj5zsWL7xkBh5uI8LbYz285eWUUHmj73TiyuzmAKOFAQNzBy1cpYT9jr0Ffz0xaXnw8bcG3ig0sAkDga0RnPFidDXpmZv6hJqjEO0jrG+doBZyROuAQldoB2/uRdpT0bBo2kljpI11w9oSVm8Vh9J0f16nxMo+Gr1WhFE8TfejeSAUQFF8gxW5qUgjx1OjxDH9TEuwzUw2LlrXBiq8P78fvpOXG2ImwhKv6+n0rVLBn1mDRlFwAa+M6cVvPXGgaUV0QwukQGelwsVKWDIQdN2IqftrDkP94Ql+ieZYwspHwXx/01PZT8/GSZtEGBlLjQ2K85KGmvWAD8gAre5PQaH1lsuE0MMeP/PlhE3/whAP3OnfBBwwuWJCiZ3/SITX/ndK5gHRzRayQ8oCYy/XQJuc7BZ4lDtRiR5Uv6UXA3SfH2Xw36KUvNUmXJpiuAtbWyK0qJCYuGNA/JTzJXBCHBWQGlMtUkagIUcuFzxIgP5hV9pxWy0++j3ub47P95+rEwDOvJ+xev6avlOsSl8oZuAswHxCCT1c9zC/9WPMytHrghb0PNnuttmI0iERxTZ/Rg4AHyVPo3W2P740wKvvVZH9NufB/Z4uu+6+9lu28PpDNZQ2hioNTxGb2bpVUG+nFYNTen4rWjWaOJyYyQUFYtD+BnkTn1QHsl2K3p7hIc7OkG120DjKfDDr5YkAHLsesjEzm/Sh9BdClmZqi/P9o3/YzdVrGj4lo2yMZGvkdHKqRlJXju28f6THBSW4f+YkOmY2FyyGuXa8grHV952ulanQmi1O+5CqjlG8pjp3HzWVyJBlrlPDdIMj4JyfRWFz3E9w68JJCWsia4ViXJniYdiLFlolhYw81GaIwovetLVM2ay6reVUeaVnZ66jlnbUtdG5zKy7O8f23jZeDJ60gN9JHat8/XjtdG64CRbOofDbkfo0NA/w7J1IzDr8nMKEa1K7IcTEksS+q52BiJhKbCJ5jZH5jKvmj6EIDD5EOdcjoBflUAD/0C9ULj0QD2pYk1c9ATJLafyY6x0x8oskTct5IdORUDbKsDYS8b6haRwOF2sKa1BU0i+Ro2PJmXc+v81xbzL3cjWzjbevJuL3rPWyHUQUamYRIT9PJsXeChfq0ork+Q8xYfeqg1esUn7fgiG9g+Qb+voMz/bRpFPGHKPz/s18DxCutnY50fh9n2CFSVQ8ZSAGnKNxRUyWNbPNnIlnajB8waioWAE3ROszwspdDjyUb/PLsdXbSJzkODzYDIydpsY/cMXUui/WwuC0KJK2zdc0A5nAgEHgz2/rrzxBSt+xgY4PeOOJFftMhO1saXKb4F5FdkZdMxiTh23EbS8hXvdlX4OMFgZHIJAmxBpAfEKXZVKaRq2827Lv+h8Y5FUhRgwofu3BluFySaiHTDMTetq0cOON2Xi8h6sVD8GcrsM9lJtQ3syVCwhX3deNKCXFbJW0xZhDunFvvoSC8w++ICV+R0TKBJfJ9NlubzUvdWNmFYsnIAUVOWX/pcawphqWBIZCgicQMkNLqoXfzAQxhUJ6CiDcYPiGrJ9sDDfoNIcEwjYvQ0JOrXzVaUdBMtIuMe4Jv24UYRGyUlYdxWwwWGbM32deiYdyqsBDDnVCW/J82e1QjJ2zGXpwLlFBD2jxQaj8gVgrp8Hqsuhme6FgLhX3/O7f9yEFmMP3xF2xoSK83q0uSZ9e4fNK3zeyx1zYvIyeo8SNspX1UhfhWKASR0gYAyUZ6TJfOl79OmNZYO4PN5FmubzqW1FY8cE+d4p6FulSXnYKwzC1EDzVX9J3EeIT8GjUEoLnRHPWeaYyZqf7sKkGEcckRTR0g4BPrFgLa2tZBAbWgRM0KoBEtmCwGrXqXqOa8ecHu9adZ3mRLaJu4xb/rW5p1P8VUae7l4CvbVMz8VpTDChpR7RshU82KH5kdPyKkyLI7/0LXwcpRteoWmsP0cJvkdpv7naOxIRgoy6r8KXXgFmGjz/Bz8tdcE9zvBGKWYwY4byfsE1qwNTiVETauk1GbJlDlsownK/22WkP3ioxC2JMYsIQX+4cD4sKW8RXF2HQJpkmqRv1p/kawS9i6fNQEbvvu2p03YeSXcIS01Ft2kqUxormlZPybhHi/02i2Wvnzo5yfL+kY3MAkwvfNvSWK3nEkyxGHOQQ7ijljn5ZtKiaSEGUBLZw2EoWI/2T2DgcNI26R13sfKd8eGkY5XxM/nhmaJ373SVOr3Pz8wmNoss2PJvQiWIumIPQmDpC3rcdz28O9MXW9PNdlFsXK/iMnKC+e8nBFhYWKPsgIBZ3Gnm7D1Pzw5cla/qtG1qSdI3ogkR4flrSpIze4w7lLo3NElycpPfwlefgaefQ5CbAom/gBLRiXpGbjuZ0RAHFpsQsoYShEtDduhV3SzN+gqgG7MVPeogVjlWfgyzCO8ILeWpTrkfIp+/0xhM0maTC+AHfwSJcmEcAupQkfkJMumKcehQmWnvV0NXBz7uoNa2iLGEBI0Ulj0351nIxCwkEuXGTvevK4jghW2EUwCn+PneVLr4e+jNuu+s+Xw/ydhWGPw1v+20nLRqEaSCgEOy7muzXgfM1DUBIbbTkIovvYjBISv9Nv7LOy5dwSsmHhj1eZkWT8OHDaUoN+ckXxqwNZSH5vLFCG9TYzLAOCKdXvczU85QHcRiZ51jrodZVO/W8oiTm8cMFetvI7+HfOjqQgN7+1MN3mJ7ieg3U4ocPJSrSwWqFc09Gxujo94MRaqyN3RuyzC5TKbSzIjmr7dhUUwdTs9OPSa2eN5L2IYT/mnKGWyGj3Cnl6jDO7qgVFopnZUUnQpnQJ6YibdO84txQmrwOddaEI4oQ3o8Qfzx0DmUn/2UA2RYvT80mnxxh+gMx8coQQZW6RVkQ3IShus5ew3WTicJAJuRHyhZjCr1El24UWk/LOIYW4GaKDBh/6X/YAhOlquI96qAbbJKqwaFJ25zYqUwylZ4yHM2N00XVqeqdWTfknu/+siWnTHfXSV4ed/e4BlQZIgTxonMR0AUpJCZjSWRgYBpjzEX97D9N3sBgkHYvG9BiswnN9/RTRSGAVZsSFhnWZna8cvDHiSD7pxHKijL/fqGOJ4kX+HgjisUZpp/seNy2crRln3vrl6tzj8NwekX8XvsyMhgaAP/VC471EYj12Dszpg21B1GM75FSyfh+YV7wvo4iTMCuIAEz1cO/dfDYitcvwqLyi6txnnyySeAm6hpfw3Wi2rmgzMKVMavVS2ktxMW2fFIdChbnH7FuomSj7conV6skjSXro2vZ/R8tB99LdjKakchkMbbEO0jz/QrX2PUVRz7AxRyhWnPvvRhBsZ/5p7W9rvF0bOUTAaEt97bW1M1aP+ZpL0Wsc/OMtt6aRc/uWMzKBG5xsy4PJ+HVJ7dLk/mOFghLQK8j6wd27cBZlN//qGrbqmlhQ7kvnt8qQRjzqU/eYDxSuy1FeYlqxi9pHVFrCp5/c/tPXdmP4oLiSA1+oCCpMTgcc/pZx7p3hTBz33XCjNJBtZdJ48NBLBGt6ZVIlu4/SjP+9t1Z2F1hb5xMjfWpE0gjboxu1UismoFMVSCI+L/zHyICbZ605VpVoAx7KSM7KMQ903xmfi2LQO7NUNgYfjQ+CzeT7ibGkjAoffgVcnWoJ5uIAWabaRNU5FhlTFsNI96CieJRZuAX4Stu/9W0FgtxKdV7yNyGV+kOfF5zqK4DyyPSknXVz7AuJ/S2lZYoOqdujFiHxr6x4JjQyw+CdFwDoEMf15gCyCpk1vIhoVDWxc3+j/aS9mYybevR74AWCwZP6F4owsHIEz7eK7q01/ox+hyduxPo1ZRqL49a20bB2KAdc/Z0gHleGEhSqZXmaGzghoahZuh5VhGwy7njRKIqjZuD0jBn+YnRKly16NnCkwSEgXi2HVW/Et93jCkFtqT+dDmSBXDyrzLQMf6pVLtoYXC9TwosKhongcec+UmfnRKgVKS+kUhohtR3boAk+FRX1HUBNvJ6DGS7LE14ja5JxtplvBRkAckpx9VVIxIMZZfLpT2v+hzA1jWUdFJPWnT103PqrUeqYvTHIenDpZe1wwSnUJoxtXuN/qApw/TD3K5K7mlHwP1Ib3qe7rkeSw81dloR25xH3dh9g99dyRZf5ql8XxVUUeoxJg/trjtpxdzbwwEMhWEyj9+EnnwZsvlSPDtDGG85NseIV/jzF8/vbWYhLMeB6k3eJCWH/kS0Iyma7b3KknbAEGY4kVExM44J6tizpIWNAVvyvEvJOm5YsN4zseALKbBCS+sO66MmbApnnLZc+aOcm0IFhcq/T3S9bU3PWQpo0yp15/iRkEndThjWMAvykELvrmHZv9fJGwFIJsJMFZzBmOeav9Xz1dsxFzO0taGCDj68efUD9+IX8XFTmvAM+7xLAC1j/ouj3Vro7pJO+QLPRyABE2AGbVtrrKEKr1S50bCtMU/qORHJ15oKakVYcL8tCuWAWPJGF9cSsURP3MHG67BP55ELkplJUCjNmlnjxETUjE1U853CQrX1tyBtli3bMFT4i3p54Sk1WMY7ojdy9a6Uwpvm2Q+2ehivO4tL2BxDUzT0g1MwwrpilFNHH6G5KifuHtx1xzy8T0Z5aeky2482b+RRPnfI7lbf3C6EnGH3MbUgiUdaOa9aa+fq4SkQgye9dNMFfibMO02Y6AVNfR7MrZRt72pIfZoJVjxyag3QgfcSKBBpJgAF2ELBHqJcM5RBd82p4PCyy44azXWEiqyQxlLC+wyzzJLfQwarTx+x6jNjRXD51nBb1ABJ05I6qNigE5HeH57G9NXvjYryCHYTpWIBjQsQ3Z00eY/tnJT3pNde93mvphDWqa1/DfIZDk/nweL5OpW1mb5mnrmVs/ulLD3RLSFjJ+mdyq7T+ZJyjLuSbniqS29x02Lt+lObQYFCH40H1YvKJYazTVbteAzfafsd7Pwa9yQf7YIYho4dnZnLzTsa7ZSCkleJL0CrLpIxNw0rTbONeR8PFQqzd4MUuZKsWOXbRHiChSYi5GOYpkPSAm4oohGLQyiJC61ZbOMpBW+e0haF1wXezP7/qgE8JPxIaudq4fSs/0gPYJRmsMMktco3ejFuaiTw5YyyZBPnJWOQXZYypzRiFCbbFnqB5nok3iGONigrpioVTjNh5h/XU68L9P2qa/3cS/ybzpfaCRp2lMcDGEtzreAlgOUmDnJEmv+c2xHdqBtxkU0akZT1raygCZ8MW+2hbC1SkZGzRb1z2MZtOHApCmsKEEH/KlLkRULUQB4ym2BrcNsXa+sgc/fHaSoTvLQMsKOhb9pu9w+u1oAzIHFhN8Z96CdIh5i3U/DDZdiMnG+1qY4bWmd2NCkXSgSpqdk5s5h39QtWuVeI4g+Bu16SQI9qocFvngMaTIdwWEvzNi3EbR7XpMncSgX0SqeMSE3FHjyl4qpkhEIT2zl43Qf0Yk4CeZEaQ9HKucWNh62eoiEMFXfrAZScc+J2MKnvlXQDZl2YNxRTsJCY7gkpGCxWl+6eWEPqCXpyMQUt2t/CX6aNdX9yJhuwSeBY8zilrwKC11Hi8hEjtIEPSxb2pQsuZV5F/3bL9HJBKhsPd/P/6DKPzJsePEUaKBMD9koe9mjqgfeyyJVSy6w96VM/2kQCeZ9XScO/grd184ZgvmgmrD1NvK/4MCVpkKkwNJ2apak6N+NVIzhnHDyQY4EaHbYKOG+9k5tKNL+fmlZxaJVDXIdhmj13yhDWQY3gaNu7xlhkBjPoe2JXDwkAFq16EjQjUzjPc81TY1ZfcN3vnUwZxnIF3QrGwt7BUoOp8FybMAa0Woh9at+9npxAtl0nDT2FkEa1Tpowy4AhjboosZjPj654fCAP+GpjONUvmqRl+pBRch6u5uyp++W65HLUohQst+eFQqxH5LYeYNG8cdwg7uO0tlopqVMBS1STPQEGI4iVn4eIex7T+tRvPH47MJdbwyj9JSg2x5+fZF9JaDLRgyq5zsUrUGL8D9DBLh3KZueNLx/Hu/ykjZ09BgD3NdmRlw/24FxeqNyBcZEN7r/Oqg19iqCqj8N9COatajq0MBNoE6JThmAbV3/cOSo9L9XvVS8xY/EQ93GXslcYiQjKtuFq3K89Ti5FzQ9f4lYYeDZd7FYFSW/FymEdF16erJzpsu6E3VOh5RJye0qDJU4sk6Sd8XFQNP7p1Yeu0l7+AuS3xz7r9Tm8siCOvTLGDZ+xH0gwZdz5KNiuyF3cwuM2O4w99psqNg5ECDEXraHOyVeY3fqgqn0WUi/2JU2xlmOkcfKGoR+Ex60drW62ntRjRKFZ1AzCg9jzvoVHb+p8hdMao5V4QHmTpCkHXLS4kNjZSg6XxiiXyz/ANa8SKSlfAzofLYRvIdV34XnT6U9ZEYJ6bYmMrWZFBrulqZbA7zcnN6DsIE2Z3YyVDNG+z/lhqEU/AfeE3Xv0ioF+mmhwx0dZ/cPHSZroEyBDrwDVZfPc1R9ZqZrf2Io650obEVKgnbi01lvnF/XXDhHuKHeBGZoNM6pfBRtHvAfDtLPBw1l2BCVl+GHEW9h8oj4oTSKIR/NW0iTypeCTIZSAXjACeS66wE3sSyFQu6b6EXNZrRUVsNrdOvees9Faw7dJVz86BnOYHFo41X7hwgems+lEykD7lwF/PAPRxN/AQR7AN7wP3U42NjMZeAEniOvle8oLUF6zncsqW7pWOagkyPvlXrdHPW71wbvSPJdk8CH+tz9eRKtP3QlRNL2QkR2dGFgSeUmh4lqfrgjChOf7xTbVYXk5dA2j/wtfRzPxsmQKxQkDh4zmDJw985mdKsKWI1CrauwMIiEr3sXRbunmnHOjMEmZzUaEsfZ6wNyYCMPpD4K1iWbGbEyg7pVA1jQ1C6uV/GCVTljG942Qv+uZCJAC13T6B3yfX5MoWOBsBmeGpiJ343XxXeAqS/txRUII2iTR60rVEit4mwvt/dLuSEB4r8qCvQROx7HSMY6Uyh9OyXk7iaKYC/HOxMmReDs4dVzbnFPov+qtKUp0Ytoc7cFT1/6WfJ3z+Tc0VlY5L+lMh2g7GdZrj6qk/UAy/c+s9nNeMv5GbgklzEWDs/McxXH1Ds05AbUlYXH1ZVss0aXn3XcXs6+Izs5kaB29TEyzb53OgNXtKrq71xwdh3z6Ojxa6ol9cHNvr4BamkXxZnpwUIuwb0sJLl2BzMwh3oRkgxpmoZODviqXSqqtKDUmg71/nOaJ+A3lYMvlB8GpaHyjYwMDMDYWFsI9MnPNBt+T1Ta+f75NQM1pKg29BQ7J0eFjAQpg/VaRIHtIUw0aDqMu3ItsRLao0f4c8KPsDitLibYvujmQs8l2wAE/+1b1NCGXJv5ey/w2q7azrC/bKHiKZxP/NxIX//5S4T+EYOH/syS6mseFXvC0PFfm82lIBTc/Z7aer2OPugDNb0E6oIinwKIDMl/q5csgDGgKgkieD37z7Tz/284dWIaLcg0VDDXdXysb8mHXoRXIctzwwaIWcBUIPlH2eb8TdUPHShEXKo7CQdwOWcvj1m1fNF/TJY5lSraYJ27wlYuoVI8NmK3MBCGDP0i5MEisObaWb2f6D4XUBwZlVM4Z73R4+kCGxdfIOGrYrIHfyK6DCX+A/xotNIG6ro6PfssWl724DCjTgPKXXpPpB/jGoFZrytvAYX5cJn6lSDUzV/76c0mi0Sji18xLRDKlaqc0qkL7pFI0lofxWCS6fRX/rIPxPNcmp0f8Y0uJIQFo9/mZbMTn4j+BWDc3VkdzKeGymX58hbNkGaYj/c4WE28xv2F8G+4KJO25UzTnHwrp1xz76sewKQJTrw9SI1tuFs+2m5P0ienMf3Ekw8xHjd+f/JfgUF/M0nWEcC8xex/tvYVmok+f8aqHTdC85IAmrX49zaGMurC3Wo/5cNrR8uTI3+bZw6ZHgpMp80Ece8HGuNy5epX7oY2Tk/srlyCDPt9w2OrmVw3ME8BslCtHFf52J5rOVLViIWKGM7VHKKd/45APndFXmK0AhFsCJ66WSF0RMTPl9lHJSHMc/3pMHNTd+FLnozlWZv9rPkTW0eaVPrikhZnaHVZR88mm6IjqEHlURNu9J4T5HCq+jn00InHxH+sCoClq5rWls4O/sXC/vbVU3f2z6pfk35Z8sk8m675DlDWBNLKKahrZDUKLWNe9AFpdYpItW2czsyDqkFUhqzZEdWpkd1mfAuY2BkyNaYBJE21CkFspUS/sstGOdnjrzxggY+npybHfyQ3kjEfDsr4jwUM4RP4LT24+wYElLMMI9VkHUrcUPh1PLelxBcpNZ8vhFxLwU9qJ+IqPCAVgn5E0MP++2X2eMtV1vR7nskPkdNUHqaRpNnczl8/t65xzpqAQVZM3JFLN1kfBmo/Ev4VRhVPnXiiBgjhHknDPppmK95OieVBZAsb0iGkRMt4iyjMDlhQ/pQzoX3v7+HUHLEOr8TTljg0AZqxz4+0i8zt3kLzJ5eQ4CXTecIVm2uAzeBfQLrb+NJjqn/geuODRw+0YjDRBwHGv9EhCTYvyvg65eoHnJnej+xbupZ3lBDK81vtIJjj9liaKBtz3wS3v8zonZgfPILBCsQcQXQzRCpZOkQRfbl5j7Puna7VVaXiqAbkuNyxX9WpiT8pUcTyWA2kphkvB1Gx2mffVqhtb5cJ0sjTZZMS5XmzZXpdUClxzzr6xIu+HQg+BnNiDbCAA1bsHO3yPRDD9L1qkGChwJZuseN/fZ0+jMQzch0TAMEG7cWx3OAbHOxr8Rb4j8k8r+YogwuSqAAuoIDyBtlgl2LXpot7CSoV7I/29FVBnXVtqelm1s+FzzIYxwT5LSyn/M9j8wEca0XxCzl6JaSHQ+IvntUJWtwkDA5BXgSPJxnIdOoE4EvV962GwfHxYjrwizpTAztS3J2Pu67wv2N34gM7Y7Oknz+ki5G7t0Fl2+3W5JNWlqRkr+yt2cwr7I33BI8/i797tLahc9bms41dOL5hgq//Zt7IO3iq0Nz6r7ciEQyJd24ixFHoQaxlZaosfv/6jaZvDw5iOqMe13CxFMAaY6urVZox8eEDZwbYsc+BE/la/209VKH1F76B/Lzzi5cI43EvwwQuOazEHqEzgVZiRqdsomttdg7Qjx7LFh+RVDEPNEHIyv4oxTgDXvt8Shfo8wkFI/SLwHiI5giiaxw2+jGZFWHS6g+SB7CgbzwkeRbDKnIz0sFyaMus6mOND4kFqr10UPEdiIkIujiuKar7g3RRjKHU2gss4gnCRTLZrJqrkYmyufaAQ9/NGIk6F2XGO+w6AUnlZf3rSzrAZpe9wbAb/np/fMm/zOkPJzgsRnkm/MUBP9rFDSR90R/YwFv0hFG3fx84lf/829fZA9yl4kxVTuYbGxgEl2A6xys4KzAUi5OM38FIBe5IPCbvLiIZxmj2pdriA463iV/NE+uOvPU7GbyG3GI9gp7UycIPV0aEbboM5C96OB0XGa6Uo1uH02abo2Yo2eBRjeVK5eZVVmxBwl31qsNHI0roFYUTf3Vy9PdCy5LkIJLUpsLHzZtyJXvsjnKbw+6mYqt60WFLTLct7fvAiaAy9/Kucm9g+8mDfZX0sI+8oV8QaIlLjgC7RHi/QDs3CKqBPoavMDyG1J3PZaKfenJf3+a3smIi72Y0C67sDg9TWTfGKSZ1bqV6gcNNyW+DW43yWQGK/vKp7yygVa0tEH/dujMzlY/4XA0oatQuAxPzhv8GO+8TwBOrqAzCMi4znn6fRz7U2Uau8dpS1FjVQ6Qa0qkX/JwHBPQemp86FTp9x0c3j+REK8vK9Va1yBp9JTtTlXyJj/t2nMPQZzOunwr9pZItvMvjx2JeXL3V1b/HheORYLjXJ2XOup9ud8tJ4cmBBlMTUq63s86P5nqmWvQE/e9D0qNO5cqUyvT831+uDHEaBqgP12Zsp8GiMCDqv0xTbLIBmhVEAGp9jAMeu+IDyaz2KBIk+ha3vf1ejYjxDRIViWbXoiLE8XTeDGZV7zqRkRkIAtJgAeH8pUtHlKXOq9MySv/PNLkyruTjZNaKpqfqDMevDoBzsod9IpKVjIHAfkFHDzOrRUCK939gadDrXqTlV6EzW8O9jnDBsLInq8jHxfdqdFm1/Dz5Hfe4lljEWSYJb+f9rcqtBF76wD5n7nXlMSgUSEQnYcpV7vmNymmRjT23oDdnv1IKrgbMQa4bEYvp0F6mmu40KqYTxFItnT37aDuM2g7a7W3RuVl0PQ3vMHO2KxNejFhrfCCeqM4bXwMQrJW/KWgsKhFQxHTpYRrV0u3xCjfKq2fB94bK1C2/CCvb6W6Sv1ed8LEEoDjxAG3ABm1KqVsnhouPhcuwR9vsCrdq/SrASWM2nqrIpi0U/lGbhNSXJl6KEITOJzYD6VBXlDsPxNWxkCOK4hn4cQW+kDA7KoXtUnRGHqQMedCxcaEby4md7tkwliG4Hp/C+ayCTOBBs7w+6t5yL8g9Ok+yhwH2o5NFYVaJwbbgZWJ5eKE443aJk5jqeR31UDHcPmcAbRKHLLAprv2CptAWJKgi25Bqo3IZNHtnGw8AgRtFQcyP0HCYvQ3c2xyZq8nGNotZK7PVlEuYMY0779vmGpAEDOLjNuzecOfWt1Lmy9cQIYbhHob4r/ufx1bS3lzGUvC7t24aFs0WU96UD7e2NivrjH4FvW1znX6d3Nb8BPv3DjcKzFU2wqOCUWPLfUEyeRcBVB77aFhvijs/lBsE6tr6ewBfNyJP2qFqaAwBKGjzipexF9qZj/N2n+AfnPgdcQELamVFSJyC5d1bsoOq2lDlg4QjWBzCkyalBI+s0BzfHM0ckWygu7p8/bU32QKmef2LdpWDfQKSQbHb0ifYqq0C8UoWwvlFCGmg/xNCK8A2u9GSrwepRF1Td+qalr33SGqM6Xrqrz7HprrekQaLXobnq7CwQj+jS0KHVrz/aYymz5wCYHjWxpsjldn8HJgDfb3nCDsunaQquLA7oUYAJoEgw297qHgBk5iRARrDLxABJZNzgAnqsg2t9fiuJoau9iAc6i3mf8l6BzX63baMBzTGlsosvhY3uzO35zyf2s7RjDpoSB2PVFns7KNztWOZRHn9cN0r7r/64fnQqGr8yNrgdJLsn1JDdC9q+eqbHcJzgyjZHALmo4R7FfH7hz41Et1oEMQx6AuKhvBrAUi3JNp7yXXMOg8fk2AXcKeuOwS64S222/FqphZjfFoW4KgSS1KKkXhJMHFOdlQY0HUS01lCwrX/lQ99TqHaxYtHiR1l5It1bcVN/ZYkn+SXQU6qoxtFi6RVan7iDaNMQTir82ilEiWxGmelwJwqc+qHV5BqZdm4EJ2Wn+2Y7lOLOWXNGi121BxhLHk6yEkAWgmU6h1xfM20T6cDSjZXTBBDTBtWOD/BQuv9bGYFPy5N/WVYsjKJRsrGYabWoELV/M34Lmkt0nnSFqiYnlaG/u/1EAljx5Ef0J9RunrIjh0gIJ5FliWpkp/+JSlJJouuBChcNeXhMoOAjFz66a43rjhko5PR7WdYsbuu+qW46Hqf+KwhjlYP94qm4hAa2Mk66p2g/iaHXE+RYmUP01AxQJB78jG1PRrzg7BYlOaCq4hRb/ATYXP/wqZvy+jeT0SYdytb4+rdR/hOFnAJ4B8gMtsJdxaIdtfYN70WPBREqYxjmpcz2of68gjk6ZxoriYnXoYolRAlXs0pHHPG/+Xo9PeYhv+p4AxNry57XNWX/Ta4us/tL+2aBjrw5n7IIh8XEBiqQOvdrUVNQsOzAln6l2xWsgleIcYhZxS2k1byIqaOlKh398uYjzIF8x6vl16+tIS9ObQZsavgqhCO4pLo/SXI9YfA+25UBoJvMtMRqdPZX2AAmT/bzyO5vVoST8NvZPZwtoTr6ga7llxnCQdVR40Bsr9zDrs3SCgvnX9vSnh9y1R6+/Z3uyGskFPCm0XCzVznqDZb2cjQIsOqd1vSTLEGmRmgxU+t6giSNomE6NH2Gujgw/7lNPHP+cOYVctmg9cZG+oYjnXs54jeSMjpO5zboT1Tsmb9A82GTeb5t3+drbd1vkwny2rWWnvIBRghdO2mO4PQc4bRRTspNs5Ep7umHj1mNidBqUfb9gKue47hp8P6sc8XT7AhlOvQ97vtgCk2m2hKZ2PE+8mX8SLlbNPdOB0x3o518fHiO6Ax8SXkSQl6tfRQZyXKEGwDtbbQYMTtAjt2ocK2utQvvZwnRhcQSw7+ju+0Q849D3V84FrE2xIpD00v/pEWzmGOF0IN/EHuSBjEw9MiBBNJNpaOzcgPHj3uYnP54UDw0a2YwoBhXvNCA1/z4aTAD4XEXdS8uBT7MmzbIYBq0eXn4bRo9uDCZU8ZdorF+zfouFfeqmPC6/3pgND90OOdgryfWQ7qRh8yCISbVJxnfzQ0/KLojDhpQiTGkP3syqHtLWY/1Ct0iY58vSCLrAwW1d0PcwQhTMnRbtQDCfd4O4kBYVD9AD1OSZYP+9aQ66p1YB1eSX+TmyCyrd1V1de+GnlKOhs5cOqfQRLIxnCnc6pTifhU+A/k4OckzWdckctO8e6SnKSllZoInJl+n8eWf2j/gvXnd8ebVNopvh5aYDESHw/k518u/qsW1EtZSCZgDI0+DRwO8yEnNXACeiz2GwANuL7/KccxRcBHmX7jiJLCLoxgOju8q8Z5Yevqrext858fah1E/r86YiYhq4jkbIhAAku4eoDstmuYUX/dR5rPtO1+lcm3vujBgT7KQOcXw7aqEQqBRnRyhwySAThlmz9B4//nSZ33hCiBZRCdVOo7bEqh4UvrOgZlr/YwxH2uSNahvHcT9bsLWMZUzKBsJfq/jyuxOk72NfD2b+N+6gZ7bL9P4hCIuYvMNUtSntVXgXdVqW7akDwjBPM7ubnggQJi1iOJidFDfSU8iWwYZED60CffN/59gmaoIpe0hvPZTro6p6P0Zp103/NN6Zx9dZUzCCo43zdSMwigR6r/2lkFHuStRpgRd9Zchxc2ktdX5BtZtV9WKGRYdU5Dz3Qd4eya7QqstxasG5xLdHnMO0zB9xusUf6NnKkfMtqxvuVEFOiZ5FWYP6Qb2Gvkvtj7KHMIv5Pdc3xkft/+motky/bXOR9ULEyejv6eYYRc1SiYANAUqo/0c+DLvWzMziH8QuKXtJOQL+tiDOfXE2glGiFX96pVnjDVrMmb1E/0UhRLmdOUWI0M+acwo8Wk6907xo1dw06YCVGFcbn/3OFJBiL9JbvC9ylFPOxEKHXHiKPHiezvac/6Fpnb6d1KNW4IAnsuSM60PkuEcwKjGkx6i455m1fUY6ETAmDLdmBi7t572z8pRGYVwBXkbD5bQV1aWb/VilA4oku04tpVmulZqxeO8cUHeGVerXRhgzK5x1yFugGw3o0YR8f2j6DlxWPIUmusld95RFe/ITm5/r7f0IQmlIM+rQqywltDXkTRU9YyoeWmOslks1hvIUldf72PiuRnn68roFZf1YnXeHKr9FLCFr86iL74ASOArkmm1frEiSY1s9xlJSqttTwzTj/4dsA4I7tWrbsiyYwTen+5zzUszULJQ3GEBs0BQlIgr+sEZ7UVIH8LXNds0/520B+h2+tWspDEuo06EWYhLfGUBqTMhf+NOX4XNy2WsSdgHXfp0qCdO/bnNdUHLq9qHfcL2DhSqhf2w2zbUagSCbiF2PCQdipdhCyF+gjVZ19sOR6thQSG3F6WvuLdKkRAc/OWrcXyfbra3aENCb+6rPEqb5t6On1zIggh6XfEnSHUOkRtkfZiH+4I/dTHnJuxRR37mZ0ETLruN/od19EmJSdOLmrCmoZ5rL8u9G+IMPzfwpP1tO3mqeuCrr6DAmKKUL1T5WQSBLWPwEIf4fo7IsUVtQNIjaET5C6YmKOvUG6tLqGzS16v0atjH1ndKdtbowmBJsa6jMlG8rlqWttwYJI2HsBQ+OTNSjgcOjAuntTqSoEXBN1at1/7UAe2mpx0lKa93msVTV9jpoNfSda2Lum06mXpBW3Il6FyVarxSvQ5YR8VDL9vTkAJanW2qU2BqfkHyir8bT2Fb8F9FlkefmMbTtcliZFD8OZrnIuJGHqqcVE/i/GaAkdtORdsOaVi4dL8WV1+c63tgDcavTB2JZRe713OJRvQp7VEbYTwFG6anNrum/M7QpCqVPVrzTCLcPnIwESlW+HhFTxFi8AHCOEusbGqOlXFJT7gCvP5JjGSge3o7AVKrdA5iwsB4SCS85pIlpAZFWeidx4+611nFX+ZqEJayMTXH1tzx7Nu9LlNOkhLp68T0yS+Z+JxoRsVrCpBXFWBStsamzHbsEG/PsuQ+mafTIyPLrp+AutzjPA65N1eHK4W1q+JsBur5FByaqa1aaLHrgFvqOzHvxFBQpShWCfYhebHYdHHp1ehJ8W7FeJShjCFVPqpQ1o7e3892TpLuJogcy523OJ5+d3xCNo0S3NEQAvUbXVFiw40T5vwMucDERGLSv3DnfcdWYSeY0rcpdXL6RQA2gAQMRm63d24+RBlbM2t8mcrqvkCIpecJcF3VTn7gXUTGThoF23QgZ4MLjFZ8jIwTV9OHW/+vPLiHf+qbw8qDQYurlA6c7bzh/C1UsaF71JM1WX1OC5+w1whlRh6xBRxAGOPC3003olqxHuAE0aDNAt54pDwSMbHGicwGcHdwnHgcGcQBOdTt5Cktsq80p7q/BSWBWA8BrrNEGvXRHojixod+bROVVJ4kPZRosmXL47M8zct+OikT+VR8GzeHZ4hac5y/MmXTYKwzlPkuMn44yjUuD2T7JjWjfVRn84iJtsZPGzQfOYx6XD4cwO5XZCLn3bxWXWELKCprNCkEBDjzWbHulS4X2C0ODoYE8hn5WeikpN/KgV9NLA9LAxbbIInizo7pWjazBLu5DxzOabDOsyFiHJI6BQvg36GzsoNqYoEfep5bKM9hTPhEgiPxqGY6Rnpux8/Tbdb4WlM0SRKbRV/OJGp30+2XRW+jr0sPakbeSmQBcMv9/qnTn84yO117IrF4oxZkQ0xlJSjj0NHIzWFEuzeSwFd2Yd23Df5oMLw0T6z7QjS7vTiI8Ybq7wNOH5bmD9C6Pu820XWO0fAeyWJU1LylWWLt+vaS/TKBxCdOtQ/aSFJSCJBUUbYjIOL1f6jFIF+2nVzydeNfNHGL6VMIjyxgntFy4phrdh79WzeLIITtj1I3nm3X34sE+3g1z/Idr9xTEi8H/XvT9UkZaXzOsIu8V0TDnVZfbyFEiZOAMU39oaG+eXeU2kFL+CUgQ4qizCA94d7SI7kAJbHgNVf3wGA4KLGteZjKxWjrd7vgkhXvQnXnO6QekPi76QimWmpUZjhc4X19YwkOmVygHZSj6UrdCWCB/HP+y25mjdA8tD14cyFqf7fn0hz9FeOjrbnWn+2CPJrlF+P2CN+ou3vPb/ZqietT0Apch/v4q1NKDQ/xLjPIXGzSWXjwIu9hWP4ynopmBPszqN15x2FZroQNUa7O8yv6LSMs7ft+m715hLbLhZQVT34T48a7aHQ21RtMM4ybGD/eYJq4+hrrIT22Y4pbZrqyHzoCe1nqjJsmUvAzdao4aRwAFh0weha2+fPnvaYKOc3CJokhjQ4aTTCH/PxgzCopD+JKEwOYd348TJAjvDRH2b3idVSCXdBoc5HV7oILkKj5kDp/ISEoMu365LokysGk4jljX4Gf0pVQyxZ9MZuWgxoWwcij3Zx2jAun0DQ9mW44Afy60i311jKQr8fQXZL4mtX5SPZGjwhpwMF1I2GCAHDMGExa68FXq3Y08bl7TH618tJhMMtAUbmNCKp/9+N/M81rrB7EYaamXP+aNDbahA8fQC5BQHC6MvvJT6ibRXfEjJvIRlZeq8sTLW5W1fDqicVJNvmZQvgzNv7V2ZHOvadAcLVF7+GdpR2Z5PFEwO2M10Xqe6/jk0MpPvTuRXr5lX0sikxc5tDD/vq+kFUZbx8uk7M7hZoj9D0p9l77eHjnEiE4+8+JsCCyb6XF+25huIYKI7OoP9OuhPzqpkW+FeUMDVEG08L4S2GnAOwRmybIgBMVHZQpIITmwQ8D4jGbhnM18zSOwCn+XD7veEuy6tL+FiRn5nz0PBOIyZxqA5tcxlzn+0x0uQSo4jNx7sSzAJWoqvCekuBIB44vBSg5M9wsUDiLtfDM5R+wR8ZU1OrdVd7rh0Int+wIqtGLFpe0FZ/rG2xh+tyknUrdhjpdvEs7O/7U4r1ONFxP+lKQCTrYffa6ulW1HuvkGhX+Y7tjHsOJhyswq2v//OcwvPau5N28GYMv4xqwhWxw9m4mGsgDP6dfLduoaWmtaa+sYlFmQ/N8ON6FL+8+hHzbOeK8uth+nck9I0IDnnJLYNp4s0s0z1IMmERmm7Z0NdPj1bDI9z5ArqcNn4DAbsPS+YIng3+un5wyj+ot6i1OoNivWltSM8CgnGV4J0dUEx+IpAGxQdr11JtJiTzBg2W18ZZTVc5Z5NFVM+GBIbt3UE9v4arP6otmP593aYvnNsFTWnkLDsdcAWvHe5sj0HGU0O2I9teaX2uZYqFhqbgP/xwLupHlRuyhvHkub3Uh99wO6X3Zo3QWDIzFP/1ren1gjhmnSgVctVwOmb22tV3F3MfPd6fPE2sFHDap9MsllgVfsR3UA3esZskDoLJJLKEFRyOLvhDq8pm5rX8in5fexxp6FqpPiLX+79Bgb8e4Tzo0CCx75Dg8ZJdQy0ouoXsEIf3R8bvIJTkqz939yBSkI4OovEeeTM8Gf9+oefUhbN7XPO0PhUDv08yTwJaJLs73iRcis+GfLTVseWMST6xpy+6I9YgveP2yBFI2Z3nge0xMXzmBCxIPNB6DSfifP1mWL2y+BuFslIYr6YNRUINL+hv7AKJ4MF68f7Crtrp+TrBRx55IamLlyeZ//ZVNeK2occxOwjQTGeU0sffW5MPR2OUjEG6NnGPwoSvBN5MSwh0YNOx6VqXCL5tekPp696xp1+2ultg8Ouy8OwTOeoIURi+FQHNIAdjMSybc91uRXDgPORJWhKBCwbMnc5C9AEf+7LHpjsLjcIXxK40TEedSw/6a7SNHBx7MAVj3HdOtpbEkSEH8ojSc+6CHVE9k+hV4+JhC5hjNVF35zpNx1hfQHpF3xMulgGnDThs0yvsizl+ry9urB5mKP6MtWdOQBEtAe9Ik9He2hep5E0IDRBN8IbwjKzyIODvLgbT111L2s+sI5KKYuUTnZznLG/1ZyQthx21gRVXpjW2gepu8//Ji5252XF9de5v2ISZoA2sXQrfvgVvPr0rFUq/s/fC0n+R9R4JjkILhjvM2dobBBJSKgJFRAZcPUAjiTFAgEetRVkQMvpVZpRYj+vz1eCLVv9nBKooBu3cpesGFY7TM9ZgNa/TghNXBWOWHSEVE8BcDYyPKlsX2Y++0W2O0hGcQvqAvqgq2BDimx2Vct3mcKPMM4OwhcMpEiRr0Hc2DcrOaK7pQpDHM3qTnEYQBR9Y53TIQhMA1WlKmClPX31H5ph4MmrRp9gp17cOPthccJC6ukY/bzaBRMmJpoowfqpeSonzM1VM/eBkYiINK6nuIlMg2bRsTgY+DgdlQj1Ex2MvE65SOFOLBlqtwRQXVaLFV3pi3Ajog1Tp7jKeJ1zxRUCVvWzvEfjhCAUGg0lid8nlDyglThhBTT5gdK3S/4EHSYQL4PWLJtpyrW1BtxNa8aT7n6ngFv+1kTR4dryRvob+RF3W1QV9FIf4gU9g6sMS3P8bKRpQmd8u7UZ9TUsb2jgMCu2niFkfeb5AmoY8UWJKZnQvzfQtIK3g5bpzeom0gZtghqhjgulxBfUsxtQ8J85ZxiC7BZIXA1jm7xJPCTMaztLNShiCnxJpICDqlF4dDl1aj0UXkWGZC9nUOBOOS2GE636rXOWkVJ4II+DOzYu6w11IdIQThMfS+sG/nrUUSdCPv/DGOiv3UXZKgO2yBLAGILDzPBFv9eT+iQ27Us1ME8dkCq35z1RP+GGkNE9GpWrtU0ED8XYFTfQULUvppXKvWQs0G71iY0KGlJreocmNDmQN8mopFCBaI1vvHzSHxaxJrVPsvv7nuJU7wrYh2fwo23h4ACNuswzeCdZrEoG5hIqhXYrnxpBX3UGEs5G2LPLgbyKKAZ8td722tjAuCjUImAsHXr2AcgAmqMSnZP4ADrYlwKAscQHE8zSPmIkBEXiSCv7Mz/MwUyz9Z+i0BnZg/jy/HsyEtj3qbckcbg3AVEWifTvbqEsiXJOwcDQkjLrRye555DIL+Ur0FU03cRxzmDr+DX8abNTV2PuxjCJUygik3B18OvVJGoW9ArZGRrpxbgo8XW744GAT2YML7/AA9/jnNG8Stwxwdti6LfjSY4gOR+J7/p+Lot4jS6YoXjS6ZaoPHuw28p9lists1g8Pg6S2a3B3YITcMqov26h/+8YaXiNSQ4vA3AQt1P4+ClYkruOo38XbHGz82ng1VI5BYbNGpo3IGzPmyvV5ScZ7XXoYQ5W8lFzX7m6Qz/Xtf9I75nVDv0/U1ZuQRroU4LEaN2qmfgckCGWFHkJ0zeJpy83DEATZZFvNz+elndonON6Rol2/HW9faznrKEzMqT5tXy1s/BHspQfwpEvKmDEqYP/GleDDmmhMDS6bv2hARZVYprddhB4K1HU80/kBrGucjewvuOSup4ga9wEYmhtHFSCXHdN0FQ03+F8F0miulFNTEn0osghEB1HAcM54CU0dVBHbyfd4J3NpZ5RsHqTfzCo4hlEO205c0cXZqK/cAhihZDyStQj41bQWeFl+UYIH69YhjgAubj4oP9cV/t+vYakSWE19HQT+T/M3C0pjBZOiTNbngki4UBcVBVFMda5oHJTRJWpZ9BS8f8lhqJtbUnuRI0Mvhav21HnkrqZocAY28PKMqrM7qLqWP+iADzYA+79I6adAi3oKMGalj6PpKRLPzNbhooRb8nFvXTaboYsgfj1mmnDhta/JiNLCi/vINug/Lr3a9vg6mU2xI8rYyuq4QNBwnGYr6hW/YhlS88RNWCQt9zd2srmOtssUj2bjtqACeHcReOwvWx1aRF/QCh3Kc+JQjGKTaG/28opP78o0bpCMP0plsssr74DY70AJxmqM1mCn2nBK1mmGESFr5aog+BVU2VhHOH80Oco2AZr8kSg69crsu3S86Y6ji28aQZ3b4yf9082wRMKRgxd8WVrL3P3ssFxVRRReGqyMj/L0qye7KVgsIsdR/yeXxpGiMMw976FHI0Z6OCvT44eNLt5GaTbqC5NbGAw4PIOrhujDLS0EYAeRseLNND6LBk/otid4NW/xTrmpzy1PULMJzSy9ngMrks0ZJaJBodtTyvB2VNOZF8v1UmfI+YPMRlCJybfi+v0zje9U3hPhyrs1cEPuyj5y6XBmZ+79GtAflYdQ1APJf6vLbaLlTFcPlwf2mEb8Cjjca3ybhUrGrdYa4guckB3r68fehzyAy6WsyyHQJPAMK7LR8ZRV2v3P69q97L0/45KmXdGi6/tjeQR/+gd1ki+To3Z30bXs+AwZz0R3ayZGEyq5K1oGXhk7zRMuZqF/bQ8oqjWL00QBu+C9kZnvU0uLwWIbwPWWbJ+IZPxMJfTvtx9jw9+wK+iCZc4Bl8bEMZhKe52LDe1w0F7S77K/Cv2ofDiImKnT4JFFTGPiBdNvlM2edBjIq65h1H7vvVKYs7p+8q/2fa+n4A6E17vuZAt9ASKAJNlDYcxrz5Zq1lYfj5m+8iqcOwqwEfrhO3SSG2XzyVEYfLzFd7cpRO1NO8udPAybgiBLHQ0sC7cSUtbyQ4g0QLtHar/+QMs7GS/NpSHSAyrhbxb0mC0Ea7vQOYOwrtL8r5JBFcZmEiFWEJ6dQBM2Ld+qksqrsPD+vAXqiKEBI62DmroCRs8P0mIdb4FsZedCHDHExWgMs89+Jwfh97iWexLOrb3ssihwwp0pziGmtjatugZsn8gULOHM1UDsxL9BS9Razlwu1deJ7hlu628T16yif9gGyAxuGPoKI7lAUu3DukX50xnasF1uMIYfTCEZKbZnzLkrRPJraiik7Lwd/SygNlrwp0oxWPZf+OdM0xKB2G4S+aT8Hi9V3FSkmxeS0R4Ng/LoWNtdAdUpmOBQDh2YNzvqxehlEqP682IE1mrnZTVUHfwSLoMsTTJynX2yY2KLPBXOSr2pVwL6o81TgtbsNcRj3TbGUQfIRJvvlQOirYm+fJvgkJvSH9Mi8K9RTByemSnDrvCGP48ML3LiTrum2G3g2tVs3fxuqyYX/5WHuPayLYw/PdcyZO8hZt69JZVw+YgC3SQoNc4kjZniaVVvCQT81WuGIEE8juWGuSnEsjG5aL8D8Sa3VxWrEa4E2TkSdg0/Y7Sz7PcwfdqzQBTgP8/un4jV4iKEk7Adzfo6HRE04pmjI75Tfk5WGHoL/hDpH3bBcpADvmGdppOfLF0tWxBCmjZZyTn1jzzRO09vJmbsmriN6zYSQ61x4K2Fy37i2U27BqkRuKyL7WVf9G3Y3x96qWqaRWZ+BuG+toCJvo+myvA+2Zx1Uxb+pw3yAq/2NILlt9sDT/N7zt/YRGz+fg0DZW0aSBSqdtwXLpv05XLd/xp6V3RVIPiShvE+8Ancntf5PPSGHo9cYJms28Uszq+CpP2x3+5YwXCUHI7tvp16T1kXcRjfZLAOih5lJkhQQv3E1Rbf4/UMPYD4VR7UrmzJ0rrVSzpaWh4TUXkiARSI9HGInj/W2tquO87Wmy9O6mnfpQzHOXZxJHf+JwgD8wBEM3WIdGH99goATslZuzMKGxFPHrJEuWW0OQgYZut6npxfbQB/UQ36Zdq+fuIDS1P8Jtb13tv+oQF/lexov9GW15ER7zz2JKz2eWm7IuprDYIyU4g84R3otz4/u7a0TBr3fB7AqZKI0IjoozViPAefNsM9JDgG+I5Du8AFoVihH1r/9khMin737tvTJpKuR8+cEV7lx/nzV0g6zAbY8/oqQ1Kz4nWbAAAIAAACMQwIAAwAAAAAAAQACAAMABAAFAAYABwAIAAkACgALAAwADQAOAA8AEAARABIAEwAUABUAFgAXABgAGQAaABsAHAAdAB4AHwAgACEAIgAjACQAJQAmACcAKAApACoAKwAsAC0ALgAvADAAMQAyADMANAA1ADYANwA4ADkAOgA7ADwAPQA+AD8AQABBAEIAQwBEAEUARgBHAEgASQBKAEsATABNAE4ATwBQAFEAUgBTAFQAVQBWAFcAWABZAFoAWwBcAF0AXgBfAGAAYQBiAGMAZABlAGYAZwBoAGkAagBrAGwAbQBuAG8AcABxAHIAcwB0AHUAdgB3AHgAeQB6AHsAfAB9AH4AfwBB7oUJCxsBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhsAQZSGCQsBAQBBsYYJCwsCAwQFBgcICQoLDABBxYYJCwEBAEHkhgkLA6hDAgBB+YYJCwsCAgICAgIBAgMDBABBhIcJCwEBAEGQhwkLONRDAgAEAAAABQAAAAAAAIAAAAAAAAAAAAYAAAAHAAAABwAAANRDAgAEAAAACAAAAAkAAAD/////AEHRhwkLK4F+AAoAAAAAAACAAAAAAAAAAAALAAAAAAAAgAAAAAAAAAAADAAAAAAAAIAAKA1lbmNvZGluZy13YXNtZW5jb2Rpbmctd2FzbS9rb3JlYW4gMC4xLjA=";
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
const CODE = "fffffff1f13b1dd87eba000013c5e50a9930111008001000110000100000001b# 4h!7$###$`1_%ll#_#$l_$l$l_$l#_&lll#_(lllll#_%ll$l_)llllll#_'llll#_'llll$l_&lll$l_*lllllll#_+llllllll#_(lllll$l&dc)#**+++&'+*#(#%)#',)'+-#-))./)*#,%#'*++'/)$%###((((0'-&&&&(###',%%(($)'%#&##'&**#.%(%&&&%$%$$$,,$$$&&$$$$$$'($!8$00(&$#7);&l$Tmm+.l#T!Qr _#.l#Txr _#.*|$9)!7a!7 8g!:%#( 4dd 8 5# 0/!4d 8 5c!3dae 6i!6#!0-!4!:ia!3i 4!4da# 1- 5 8`a!3!8 8 7ei#!1( 5 8`a 5# 2/ 5 8`a 5!3dae 6i!6#!2/`a 5 8`a!3!4d 8 5c# 3/ae 5 8`a!3!4d 8 5c#!3+!5 7e 7h!6a`#_( 7e!8 9i# 4)dae 6i!6#!4.ea!9!3`a 5 8`ag# 5.ea!9!3ae 5 8`ag#`) 8 9i!8 9i#a'ga 4`#!5(hi 4gi# 6( 9e 7ih#!6/ 9e 7ih!3dae 6i!6# 7*!9g 7iiae#b-!3!3` 4i 4!3ae`&$.!3!3!6a 4!8!3!4 4ha&%,5$#T$./ *Y!-X .W -!.V /]!//$-- q ]$c -$$lD#T3cC%E#A#F%#Tmmmm :W'SA%T'bA$4&#A#F%#Tmmmm :W'SA#A%F%/M%+A#A%G%'N%#..A%T3bE#A#.`$'l%SA#F%+C%T%[0#A#A%T$bC&M%+A#T/bC'A%T$ibC(A$T+jP#$A(T$P##A%T%W0#A#A%T%bM%+A'A&T$ibC#A$P#$A#T$P##..!G-$1lD#TSbC)E#%S%S%SA&T'^'SA)T#P# (A)T#P#PA)T#P#OA)T Qr,M%HA)T#M%LA)A&T&cC+A$A$A+[?C/M%KA&T%cB0A(A$A+]C4fB1A)TObB5A'T~$fC6VB2T#B$&ST#B,%S%S%S%STsr,I##C+T$c1'#&$&%.Tur,I##T#XB,/%.T Er,I##T!Cr,J$#T$igT&fB,/$.T Fr,I##V0#Tur,I##T$bB,.%SA)F%LC-A,gV'SA)F%KB(A)F%HB'A3'ST$B3A)TAbA'TAA(A(TA^?T%A%A$T$ibA$A&[?A&A$cC*T#A&A*^?A23&A)T$A'A)F%AC*bA(A*Z?C'M%HA)A(A*cC.T#A(A.^?C(M%KA)F%EA$bB$A*T@]0%.T$B3A)T;bA'A(T%A%A$T$ibA$A&[?A&A$cC*T#A&A*^?A23&A)T$A'A)F%;C*bA(A*Z?M%HA)A(A*cC'T#A'A(]?C(M%KA)F%@A$bB$/$.A)F%KB(.%S%S%S%S%S%S%SA-V'SA(V0$A)A(T$cM%KT$B'A)A)F%HC*T$bM%HA*I##B*/&.A)A-T$cC'M%LA-T'Z0$.T#B'A10$/%.A1A5A'T$ibC*I##C'gT$fV0$A*I#$B*.%l%S%S%S%S%SA+T$c1'#$%&'.A)T+bA)THbA'T$fA*3'A)F%/B+A)F%+/'.A'T$fV0'T Cr,I##T$f0'T Cr,T$P##/*.A)T3bA)THbA'T$fA*3(Tmmy#B+A)F%3/%.Tmmy#B+A*T~$fC.Tm o&gA.A*xT#Y?Tmmy#A'T$f?/$.A)A)THbA'T$fA*3)Tmmy#B+A)F%#.C'Tmmy#Z0%A'T >my#c1&$&'#.A#A$M%+A#A/M%'A#T#M%#A#A4P#//*.#.%SA'T~~&]'SA$A&^0$A%A$T$ibA'Q$#A$T$bB$/$.A$A0[0#A%A$T$ibC(A'T~*fTm!T&gQ$%A(A'Tmm|*bT-jTmw&gQ$#A$T%bB$.A+Tmmy#W0$A+T~~&]'SA$A&^0%A%A$T$ibA+Q$#A$T$bB$/%.A$A0[0$A%A$T$ibC'A+T~*fTm!T&gQ$%A'A+Tmm|*bT-jTmw&gQ$#A$T%bB$/$.%SA6V'SA/A,A-bA(bC%cB&T#B(%S%STsr,I##T$c1'#*$*&.Tur,I##T#XB(/).T Er,I##T!Cr,J$#T$igT&fB(/(.A$A&^0$A%A$T$ibT}~&Q$#A$T$bB$/$..T Fr,I##0$/%.A#U#N#(A#U#N%#/%.Tur,I##T$bB(.A)F%LB'A)F%KB*A#A$M%/A#A&M%'A#T$M%#A#A%A'A(A*bbcM%+.A)TScE#.!I&%'l%!;D#TAcC+E#%S%S%S%S%STsr,I##T$c1'$'%&#.A+T+bA$A%A&A'A(3!+A+F%/B)A+F%+B*/&.A+T3bTtr,F%#T+bA$A%A&A'A(3?A+F%7B)A+F%3B*/%.A+T;bA$A%A&A'A(3^A+F%@B)A+F%;B*/$.%SA'A%A%A'[?C,V0#T#B(A,T+^'SA$B)A&B*A,T{~~~&fC(B'&SA*A)}!2##C-}r$C.}/#!s#!s#!s#!s#!s#!s#!s#!s} ,A.A-}/################}!!}p$} -}.$#A)T+bB)A*T3bB*A'T+cC'0#.A(A,W0$.A,A(cB'A$A(bB)A&A(T$ibB*&SA*A)H##C$T~$fC&Tm o&gA&A$T#Y?Q$#A)T$bB)A*T%bB*A'T$cC'0#..A%C)B*.A#A)M%'A#A*M%#A+TAbE#. Q%$&lD#T3cC(E#Tur,I##B'Tur,T#P##%S%SA%'SA'V'SA&xT#!+0%Tmmy#B%A&Ttr,F%#C$F%'4%#C'Tmmy#X0&A$I# $A$I#FA&hA$I#GcT~$f]'ST!>my#B'/'.Tur,A&P##Tnmy#B'/&.A(T+bA'A&Ttr,F%#F%#4'#A(F%+C'Tmmy#X'SA(F%/B%/&.T!>my#B'A&xT#Y0%A$F%+C)T%[0%A$A)T$bM%+A$A)T$ibC$A&P#0A$T$P#//%.T!>my#Tmmy#A'?B'/$.A&T~$fB'Tmmy#B%.A#A%M%'A#A'M%#A(T3bE#.z%$%lT Er,I##B'%l%S%SA%'ST Er,T#P##A'T$fV0$T!Er,I##B%T!Cr,J$#T!Cr,T#Q$#A&T~$fA%A&T+igC&T+igA&Tur,I##?C%Tm :fB''SA'T~~&fTm!T&X'SA$A&3$T!>my#/(.T!>my#A%T~~&fTtr,J$#T-ibTm!T~>cC$A$Tmw&hTmmy#cTms!VlZ?/'.A'T~~&fTmw&X'ST!>my#A%T~~&fC$A$Tmw XlhTms!VlZ?/'.Ttr,A%Q$#T!Cr,T$Q$#/%.T Er,T#P##T!Cr,J$#B$T!Cr,T#Q$#T!>my#Tmmy#A$A'g?/%.T!Er,A&P##T Er,A%P##.Tnmy#.B$A#Tmmy#M%'A#A$M%#.x'$$lT Fr,I##B'%S%SA%'S%S%S%S%S%S%S%S%SA'V'SA&xT#!+0$A&T )bT~$fT! Z0%A&T p$fT h$W0&A&T3bT~$fT(Z0'T!>my#B%/..A&T~$fC%T!Fr,I##^'SA%T Gr,I##]0+.Ttr,Ummmmmmmx XlN%#T!>my#B%A$F%+C'T%[0-A$A'T$bM%+A$A'T$ibC$A&P#0A$T$P#//-.A&T~$fB%/,.T Fr,T$P##Ttr,A&T !fM%#/*.A&T~$fT h$c11$&&&&&&&&&&&&%&.%S%S%SA&T~$fT p$c1(#%%%$%.T!Fr,Ts$P##/$.T Gr,T!B$P##.T Fr,T&P##Ttr,A&T*fM%#/(.T!Fr,T!I$P##/$.T Gr,T I$P##.T Fr,T%P##Ttr,A&T2fM%#/%.T!Fr,Tm~%Q$#Tur,Tur,I##T$bC$P##Ttr,Ttr,F%#T)iC%A&TRfgC&M%#A$T~$fA'X0$T Gr,T X$P##Tur,T#Q$#Ttr,T#M%#T!>my#A&A%Tmw&hTmmy#cTms!VlZ?B%/%.Ttr,Ummmmmmmx XlN%#T!>my#Tmmy#A'?B%/$.Tnmy#B%.A#Tmmy#M%'A#A%M%#.8#A#T$T$3+A#T/bT%T%3+.!1$%lD#T3cC&E#%SA#F%#C'V0#A&T+bA$A%A'd34A&F%+T$X0#A#F%'C#A&F%/T%iC$F%oq,M%#A$A#M%oq,.A&T3bE#.P$$lD#T3cC'E#A'T+bA#A$A%A&T'3-A'F%+T >mmm :X'SA'F%/#.A'T3bE#. I$$$lD#T3cC)E#%lT#A&A%A&bC%[0#>A)T'bA$A%A$F%#T$iC&A%A&[?C%T+T'A(T$W?C&A%A&[?C&A'A(3PA)F%'T$W'SA)F%/B%A)F%+/$.A)F%+B%A$A&M%#A$A%M%'T >mmm :.B$A#A%M%'A#A$M%#A)T3bE#.!/$&lD#T3cC%E#A%T'bA$T$T$T$3/A%F%+B&A%F%'T$W'SA%F%/#.A%F%/B'A#A$M%+A#A'M%'A#A&M%#A%T3bE#. N$%$l$!=%S%S%SA'!OA$!O!=C)UAqv0#A)vC'Tmmmm :A&c[0#A'0$A#A&M%+A#T#M%'A#T#M%#2.A#T#M%'/$.A&A'32B(%S%SA%V'SA(0$/%.A(V0$A'V0#A(T#A'|.#.A#A(M%+A#A$M%'A#T#M%#2.A#A'M%+A#A&M%'.A#T$M%#. /$&lD#T3cC%E#A%T'bA$T$T%T%3/A%F%+B&A%F%'V'SA%F%/B'A#A$M%+A#A'M%'A#A&M%#A%T3bE#2.A%F%/#.P$$lA#F%;C$'lA$(A#A#J$AA#I#CT3ig3  B$A#F%;V'SA#A$M%;.A#F%;.. o$$'lD#T3cC&E#A&T+bA#A$34T#B$%SA&F%+T$X0#%S%SA&F%/C#T%iC%F%oq,C$V'ST#B$Tqr,F%#C%T$A#iC'Z0$Tor,F%#B$/%.A%Toq,bA$F%#M%#/%.T$A'T3jA#T2]?C(S#C#TlW0$A#T3iC#V0$%STqr,F%#C%'STor,F%#C$A%bA#W0$.A#B$T#B%.A%A(T3ibB%.Tqr,A%A'cM%#Tor,A$A'bM%#.A&T3bE#A$.!>$$'l%S%SA#F%#C%F%+C&V'SA%F%'C&A%F%#W0%A%A&T$cC'M%'/$.A%T#M%+A%A%F%'C(A&TlhbC'A%F%#C%A&A(A%cZC%?M%'A%V0$.A'A$P##A#F%'C#A#F%#T$cM%#..T#%ST3A%A%T3]?T$c 6C%V'ST#B$/$.A%T$XA$T4ZfB$TAA%cB%.A#A%M%'A#A$M%#. T$$'lD#T3cC'E#A'T+bA%A$34A'F%/B(A'A%A&34A'F%#B)%S%SA'F%+C*T$W'SA)T$X0$A(A'F%'X0$A#B%/%.A)0#A#B%/$.A%A&32C%V'ST#B%/$.A&A$A$A&[?C$'SA%A#A$|-##.A*T$X0#A#A(T%iC$F%oq,M%#A$A#M%oq,.A'T3bE#A%.q&$)l%SA$A#F%+^0#A#F%'A$T%ibC'J$%C$T&bC(T~~&fV0#A#F%7B&A'J$#B%A'A$A$T  ZbQ$%A(T3i 6T2hB)%SA#F%;C(A%T'jT$gA&T/jdC$^C*V'SA'A%Tmm'A%cA)jbQ$#A#F%/B%A#F%3B&&SA$T~~~*[0%%SA&V'ST#B&T#B)/$.A#A&T$cC&M%3A#A%T$bC'M%/A%I##B)A'B%.A#A(T+iA)gC(M%;A$T+iB$/#.#.A#A(A$cC(M%;A'A%A%A)jcQ$#A&A$cB$A#F%/B%A#F%3B&&SA$T~~~*[0$%SA&V'ST#B&T#B)/$.A#A&T$cC&M%3A#A%T$bC'M%/A%I##B)A'B%.A#A(T+iA)gC(M%;A$T+iB$/#.#.A#A$M%7A*2.#.!9$&lA#T#M%+A#UmmmmAN%#A#TlM%7T'B&&SA&'S%lA%V'ST#B'T#/$.A$I##B'A$T$bB$A%T$c.B%A&T$cB&A(T+iA'gB(/$..A#A(M%;A#A$M%/A#A%M%3. H$$&lA&'SA#A#F%;A#F%7A&eC&A$dcC$M%;A%A&dB&A#F%/B'A#F%3B%&SA&T~~~*]'S%SA%V'ST#B%T#B(/$.A#A%T$cC%M%3A#A'T$bC)M%/A'I##B(A)B'.A#A$T+iA(gC$M%;A&T+iB&/$..A#A&M%72.#.N$%lA%B'T$B&&lA''lA#A$A&b36A&T$igB&A'T$cB'/$(A&TlA%ib...b$&lA#T#M%+A#F%#A$Z'SA#T#A$T%3,A#F%+B&.A$T$cB'A#F%'A&T%ibB%&SA%Tmm%M$#A%T'bB%A'T$cC'0#.A%Tmm%M$#A#A$A&bM%+. '$$lA$T$cB&T#B$%S&SA$A%W0$A#A&A$T$bC$b360#.A$T$cB%.A%._$%lA$A#A$T73;C%T&ibT7bB&T$B$%S&SA%V0$A$T*]'SA#A$A&b36A$T$igB$A%T$cB%/$..A#T$A%i3>A$A%ibB$.A$T$c.R$%l%SA$'SA$A#F%7C%]0$.#.A#A$T$cC&A#F%;A%A$eeC#A#A&[?C#T$A$38A#. r'%4l$!;D#T3cC-E#%SA&V0#A)T$hB8Tx#B5&SA-T+bA$A%A0bC9A&A0cC7T%A'A.T$ibA(A.Z?C1A(A.cC*T#A(A*^?C6A53!,A7B*%SA-F%+C3'SA-F%/C4A6A4A6Z?C/V0$T#B,T#B+%SA/T+ZC:V'SA1B+A/T{~~~&fC,B*}/################B;&SA;A+}#$#}/################}I} ,B;A+T3bB+A*T+cC*0#.A;T2}!@$T2} A$}!-B+A,A/W0$.A/A,cB2A1A,T$ibB*&SA+A*J$#VgB+A*T%bB*A2T$cC20#..%SA+A8gT$f0#T#B,T#B+A:V'S}/################B;A1B+A/T{~~~&fC,B*&SA;A+}#$#}/}~}~}~}~}~}~}~}~}I} ,B;A+T3bB+A*T+cC*0#.A;T2}!@$T2} A$}!-B+A,A/W0$.A/A,cB2A1A,T$ibB*&SA+A*J$#T}~&WgB+A*T%bB*A2T$cC20#..A3B*A+T$fV0$.A-A$A9A7A1A6A*A)3@A-F%'B4A-F%#C3A*^0#A.A4bB.A0A3bB0/%.Tm+A5T$iC*A*Tm+^?B5A.A4bB.A0A3bC0A&Z0#..A#A.M%'A#A0M%#A-T3bE#.!Y%$,lA$31B3%SA)V0#&SA&A.W0$A(A+Z0$A(A+W'SA(B+/%.A&A.cB,A'A+T$ibB/%lA%A.bC-I##C0xC1T#Y'ST#B2%lA,T$X'SA-I#$B2.A3A2T,ibA0T$ibJ$#C-VC0A,T$XfV'SA00(T%T$A$I#CA$I#AA1hA$I#BcT~$f[?/$.A1A2A$F%34)#V0'T}~&B-T$.B,A*T#A-T}~&W?0&A/A-Q$#A+T$b/$.%SA,T$W0#A-H#$T#!+0#A/A1Q$#T$B,A+T$b/$.A-A,A/A(A+c3RC,A+b.B+A,A.bC.A)^0$A&A.^0#..A#A+M%'A#A.M%#.!U&$2lT%Tmm+3GC*T#Tmm+|.#A$T~~~*fC(T3jB0A(T+jB1A#F%#B2A*B+T#B(&S%S%SA30#A-Tmm+W0#TlA(T~$fT$bC)A)A)T~$fXC3?B)A-Tm'bB-T#B%T#B&T#B'&SA&Tm'W0%A'T$f0%A%T~$fC,T$bC.T~$fA.XB'A%A24%#B/%SA%xT#!+0#A/Tmmy#X'SA/B,/$.TkTkT#A$A%hA1cT~$fA0^?A(xT#Y?B,.TlA.A'?B%A&A+bA,Q$#A&T%bB&/#.#.A#F%'C$T'bA$F%#3#>A$F%/T%iB%A#F%+B(A#F%7B)A$F%+B&T#B'&S%S%SA%V0#A&F%#C$Tmmy#W0$A'A)^0#A*A'A(4%#T~~&fT$ibA$T#A$T~~&]?Q$#/$.A*A#F%/4&#A*2.A&T'bB&A'T$bB'A%T'cB%/#.#.A+Tm'bB+A)B(/#.#.!a%$+lD#T3cC-E#A-T+bA$3 !T#B$%SA-F%/Tmm'Z0#A&V0#A-F%+B0&S%l%SA%A,T$ibC*J$#C.Tm$^'SA$A([0'A0A.T$ibJ$#C*T~$fB)A$A'bB+A*T+iA*T+jgC*T~$fV'SA)V0(A$A(W0(A+A)P##T$B)/%.A(A$cT$]0'A+A)P#$A+A*P##T%B)/$.A&A,cB/%S%SA$A(['ST$B)T#B+/$.A$A'bB)A(A$cB+A/T%Z0#A+V0#A*J$%Tm$Z0#A)A.P##T$B)/$.A*A/A)A+3AC)V0'.A)A,b/$.A,T$b.B,A$A)bB$A&A,[0#..A#A$M%'A#A,M%#A-T3bE#.!0$$lD#T3cC%E#A$F%3Tmmmm :W'SA%T'bA$3CA$F%3Tmmmm :W'SA$A%F%/M%;A$A%G%'N%3..A#A$G%7N&#A%T3bE#.!_&$7l%SA&T'jC'A$T'jC*A'A*Z?C'V0#A'T'iB*A#B'&SA'J$! C+A'J$@C,A'J$>C-A'J$;C.A'J$9C/A'J$7C0A'J$5C1A'J$3C2A'J$1C3A'J$/C4A'J$-C5A'J$+C6A'J$)C7A'J$'C8A'J$%C9A'J$#C:gggggggggggggggT~#[0$A%A)bC(A:P##A(A+P#2A(A,P#1A(A-P#0A(A.P#/A(A/P#.A(A0P#-A(A1P#,A(A2P#+A(A3P#*A(A4P#)A(A5P#(A(A6P#'A(A7P#&A(A8P#%A(A9P#$A'TAbB'A*A)T3bC)X0#.A*B).%SA&A)cC'T#A&A'^?C'A$A)cC*T#A$A*^?C*A'A*Z?C*V0#T$A%A)bA&A)Z?B%T%A#A)T$ibA$A)Z?B'A)A*b&SA'J$#C$Tm$^0$A%A$P##A%T$bB%A'T%bB'A)T$bB)A*T$cC*0#.B).A).o$$&lD#T3cC$E#A$T+bT Ap,3 !A$F%+B&%l%S%SA$F%/C%A#Tmm'^'SA#Tmm+Z0$A#Tmm'cB#.A#[0$.T#/$.A&A#T$ibJ$#C#T+iA#T+jgC%T~$fT#X.B#A$T3bE#A%T+iA#g.!S($,lD#T3cC*E#A$F%'C(T'bA(F%#3#A*T'b%lTmm'A(F%/C%V0#>A(F%+B&A%T%iT'cB'%S&SA&F%#C%Tmmy#XA%Tmm|#fTmm'Xf0$A&T'bB&A'T'cC'T =X0#.Tmm'/$.A%A%Tmm'cA%Tmm'Z?B%A''SA&T'bB&A'T%jB)&SA&F%#C'Tmmy#X'SA%A%A'A'Tmm'cA'Tmm'Z?C,A%A,[?A'Tmm|#fTmm'W?B%.A&T'bB&A)T$cC)0#..Tmm'A%T$bC&A&Tmm']?.30A(F%#3#>A(F%/T%iB&A$F%+B,A$F%/B-A(F%+B'T#B(A*F%+B)A*F%/B+&S%SA&'SA'F%#C%Tmmy#W0$A%Tmm'^'SA%Tmm+Z0%A%Tmm'cB%.A%A+^0$A)A%T$ibC%J$#0$A(A-4%#V0$A%A(A,4%#C%T+iA%Tm!u&fT+jgQ$#/$.%SA$J$#T$X0#%S%SA+T!A!u&['SA)J$!F|*B&/$.T#B&A+T Dy#Z0$.A)A&Q$!Kq$.A$J$%B'A)A+T$ibB(T!h!u&B$T#B%T!I~&B&&S%lA%T$f'SA&V0&A(A)W0&A&T$c/$.A$A&^0%A$A(A)cT$j^0%A)A$T$ibB)A&A$Tlhb.B&A)A'Q$#T$B%A'T$bB'A)T%bB)T#B$/#.#.A#A*F%/M%+A#A*G%'N%#A*T3bE#2.A'T'bB'A(T$bB(A&T'cB&/#.#. n$$'lA%A$F%'A$F%#C&T(dbT%iT (bT'3;B'A$A&M%'A$A'M%#A'T']'SA$A'T%ibC(F%+B&A(%lT#A%A$F%KA(F%@A'T&dbC)T&db360#>A%A)TIb36V'SA%A'T-iT!K+bA'T&iC&F% Mm+A&F% Om+C&c39A&iA%T$A&i3>gB&T%/$.A%A'T!R$dT!I$b3=A&bT$bB&T$.C%M%@A(A&T$bM%+A$A%M%KA#A&M%'A#A'M%#2.#. >&$-lA$Tw.3:A$T%3>A#F%7B.A#F%3B-T$WB1%S&SA&T$['SA%F%#C#A%F%'C/A#A/[?B2A%T'bB%A&T$cB&T#B*A#B)&SA)A2W0%%SA1V'SA$T2A*A*T2^?36V0$A$T*A*A*T*^?T!R$dT3b3=C+A*A+]bB*/$.%SA#A)X0#A-A#T$ibC+B*&SA#A/W'SA/B#/%.A#A.^0)A(A*J$#C,]0)A(A+J$#C0]0)A#T$bB#A*T%bB*A'A,bI##A'A0bI##W0#.A#T$cB#.A$A#A)c3>B*.A)A*bC,A.^0&A)A,[0&A)A.A*c^0&A)T$bB+A-A,T$ibJ$#B,A-A)T$ibB)A*T$iC0'SA-A+T$ibA)A0|-##.A)A,Q$#A+B)/#.#..2.#.r($-lD#Tm$cC'E#A'A$A$T'3>C-A%3 #%SA&T~$fV'SA#}/################}.%;A#A'G%#N%#A#A'F%+M%+A#T#M%7A#UmmmmAN%//$.A$T l%3:A'T/bTm!K$3.A$T#3=B,A'F%3B.A'F%7B/%S&SA(T~$fA,T~$fZ'SA$T!R$3=C)A*bC+A)Z0%A+A/[0%A)'SA*A.bA(A)|.#.A(T$bB(A+B*/$..A/A*cC('SA*A.bA,A(|.#.A'T;bC(A$A-3!#A'T!^#bA(A$A'F%'A'F%+A.A/A%3FA'F% (C(A'F%AC*^0#A'F%SC%A*^0#A'F% *C)A*^0#A'F%YC,A*^0#A'F%@C+A(T%ibF%#B0A+A%T%ibF%#B%A+A)T%ibF%#B)A+A,T%ibF%#B,A'A'F%+M%_A'A'G%#N& 0A'A'G% +N%`A'A'F% .M%dA'A,M% =A'A)M% :A'A%M%iA'A0M%!8T$A-A&T~$fT$W?B)TFB&&SA)V'SA#A'Tz#bTF|-##A'T;bT'T'3+A'TEbT'T'3+A'TKbT'T'3+A'T/bT$T$3+/&.A&TLW0$A'T;bA&bF%#C%A*^0$A%T$bC-A(Z0$A'Tz#bA$A+A(T%ibA-A(cA.A/3EA)T$cB)A&T'bB&A%B(/#.#.#.A'Tm$bE#.p$$(lA$Tx$3:A#Tm!K$3.A#F%+B(A#F%'B)T#B#&SA*B'A#A)bA$%l%SA#A(X'SA&0$T#/%.2.A&F%+A#]'S#.A&F%'A#bI##T%i.A'bT%iA+bT&dA%3;C*P##A#T$bB#A'B+/#.#.!p&$-lD#TSbC&E#A$T Z*3:A&}/################}.%ET'T'3GC)T#M%#A&T#M%AA&Ummmmx#N%;A&U'N%3A&U$N%+A&A)M%'A&T$M%#A&T;bB,A&T/bB-A&TEbB/T$B'&S%S%S%S%SA*T&W'SA&TLbC$T$TlA'T$cC% 6jT$bA'T$]?C(T$T'T'3/A&F%OB*A&F%LT$W0$A&F% (B+A-T'T'3+A&A(M%7A&A+M%3A&A*M%/A$A-3!(A,T'T'3+A,A&F% (M%+A,A&G%LN%#T#B(A'A'T#XcB'&SA%A(W0&A'A(W0'A&A(A)T'bC$F%#A)F%#c3LA(T$bB(A$B)/#.#.A%A*]0&A'T%iB+A$T#3=B(&SA(V0'A$T!R$3=A.bB.A&F%#A'W'SA&3NA&F%'B).A)A+bA.M%#A&A'T$bC'M%+A(T$cB(A+T'bB+/#.#.A&F% (#.A#A&TL|-##A&TScE#2.#.A/A*T$bC*T%ibA'T$cM%#/#.#. q'$.lD#T h#cC+E#%S%SA$F%+C,V0#A#A$F%'A,T%ibT'cF%#30A+T/bA$3!(T#B,T%B-A*'SA*F%@C.A*F%7[0$A*F%3B-.A+T!`#bTm!K$30A.T$iB/A+F% .B0A+F% 0B1T#B*&SA,A/X'SA1A,A-bJ$#C2]0%A0A2T$ibA*T$bC*Q$#A,T%bB,/$..A+T (bC0Tm!K$30A+A.M% +A+A-M%YT#B-A+T#M%FA+T#M%AA+T#M%;A+A+G% ,N%KA+A+F% 0M%OA+T#P# 0A+U#N& ,A$TEbB.A+TKbB1A#F%'B2A#F%+B3A+F%3B4A+F%7B5T#B,&SA'A,W0%A&A,bI##C*'SA*T'[0%A*T'W0%%SA.A*T%ibF%#A.A*T$cC/T%ibF%#C#T$bW0#A)V0&A(I##V'SA$A+T;bA%A$A/A,3!&C#Tl3LA*T$W'SA,A+F% *^0(A+F%SA-bA#T$bQ$#.A+T;bA/T&ibC*A#M%'A*T$M%#/$.A)A,]0&A+T!`#bA%A(A,bI##3 'A#bB#.A#A5^0%A4A#T%ibC#F%#C*A3^0%A2A*T$ibA,Q$#A#A#F%#T$bM%#.A,T$bB,A-T%bB-/#.#.#.A1T%T%3+A0T%T%3+A+T/bT'T'3+A+T h#bE#.4#A#A$32C#V'S#.A#. 1$$l%S%S%S%STsr,I##T$c1'#&$&%.Tur,I##T#X2.T Er,I##T!Cr,J$#T$igT&f2.T Fr,I##V0#Tur,I##T$bB#.A#. r$$'lA#J$#B$A#T#Q$#A#F%+B%%S%S%SA$'SA#J$%B$/$.A%V'STmmy#2.A#A%T$cC%M%+A#A#F%'C$T%bM%'A$J$#C$Tmw XlhT~!B!Vl[0%A$T~ T&[0$.A%V'SA#I#/0$A#A$Q$%A#T$Q$#Tmmy#2.A#F%'C&J$#C'Tm{&fTm!T&X0#A#A%T$cM%+A#A&T%bM%'Tmmy#A$T-iA'bTm!T~>cC#A#Tmw&hTmmy#cTms!VlZ?2.T}~&B$.A$.r$$$lD#T3cC%E#%S%SA$Tmmy#X'SA$Tm$Z0$A%T'bA$Ttr,F%#F%#4##A#%lA%F%''SA#A%G%+N%'T$/$.A#A$M%'T%.M%#/%.A#T#M%#/$.A#T$M%#A#A$!OUmmmm3oN%'.A%T3bE#.!=$$lD#T3cC%E#%S%SA$Tmmy#X'SA$Tm$Z0$A%T'bA$3 ,A#%lA%F%''SA#A%G%+N%'T$/$.A#A$M%'T%.M%#/%.A#T#M%#/$.A#T$M%#A#A$!OUmmmm3oN%'.A%T3bE#. W$$$lD#TKcC%E#A%T V s#Q$3A%U V s n!d R!k!_ HQN&+A%T,M%;A%T$M%EA%A%T5bM%AA%A%T+bM%@A%A%T;bM%HA%A%T@bM%F&SA$'SA%TFbA$A$T-eC$T-dcTKg33/$(A%TFbC$TD33A$T #33A#T$A%F%;C#A%T+bbA#T-[?T-A#cC#T#A#T-]?3 )A%TKbE#...!H,%,l%!=D#T!`#cC(E#%S%lTur,F%#B)Tur,T#Q$#A(A'P#KA(A%M%HA(A$M%FA(A)M%EA(T#M%LA(Tmmy#M%AA(Ummymmmx+N%;A(T#M%OA(TEbB.Tsr,F%#B-A&T~$fB/T#B&T#B)&S%S%S%l%S%S%SA&V'SA(J$EC0'SA(F%OB&A(F%HB$/&.A(F%HB)A(F%OC&T}~2['SA)B$/%.T+A)A)T+^?A)A*?B$A&T!Qr8bB*T}~2A&cB,A(F%FB+A(%l%S%S%SA-T$c1%$%#.A(A+A$A*A,3KA(F%#B*A(F%'/%.A(T+bA+A$A*A,3!%A(F%+B*A(F%//$.A(T3bA+A$A*A,3 &A(F%3B*A(F%7.A&bC&M%OA(A)A*cC$T#A$A)]?C$M%HA(T%A+A*T$ibA)A*Z?M%FA*T*ZB*/$.A(A&T$cC$M%LA&T'^'STmmy#B&A'V0)/(.A(T;bA$T%ibF%#/&.A$0#T#B$/$.Tmm3A&cT2[0#T#/(.A%A$A0bcB)A.3!$.B&A'0#A&Tmmy#W0$.%S%S%S%SA(%!=%S%S%S%S%SA-T$c1%#$%.A(T (bA&3H/%.A&Tmmy#W0+A&Tm$Z0%A&Tm~~#fTm!o&X0)A&T~$f!OUmmmm3o/&.A(T (bA&3I.%SA(F% (T$c1&#')*.A(G%SB1/%.A&!OUmmmm3o.C1N%S.A(A1N&YA1UAqC2 ,0%A(F%OB&%ST'A2vA2U' 1?C,T&fC+V'SA(T![#bB$/$.A(T![#bB$&SA&Tmm3Z'SA&T!Qr8bA$I##P##A&T$bB&.A$T$bB$A+T$cC+0#..A1Ummmmx# 1'SA(T![#bA,gB+&SA&Tmm3Z'SA&T!Qr8bA$I##P##A&T$bB&.A&Tmm3Z'SA&T!Qr8bA$I#$P##A&T$bB&.A&Tmm3Z'SA&T!Qr8bA$I#%P##A&T$bB&.A&Tmm3Z'SA&T!Qr8bA$I#&P##A&T$bB&.A$T'bC$A+X0#..A(A&M%OA(F%LB&/'.A(F%SB&.%S%S%SA/T$c1%$%#.A#A(F%OM%/A#A)M%'A#A&M%#A#A%A(F%HcM%+/).A(A(F%OC$Tmm3Z'lA$T!Qr8bTRP##A$T$b(A$.M%OA(F%LB&/&.A(TObA&3 %.A(F%LB&/$..T$.B$Tur,A(F%EM%#A#A$P#/A#A(F%OM%+A#Tmmy#M%#A#A%A(F%HcM%'.A(T!`#bE#. b$$'lD#T3cC+E#&SA+T+bT%A$A(T$ibA%A(Z?A%A(cC)T#A%A)^?T$A&A*bA'A*Z?A'A*cC)T#A'A)^?3UA+T%A$A+F%+A(bC(T$ibA%A(Z?A%A(cC)T#A%A)^?T$A&A+F%/A*bC*bA'A*Z?A'A*cC)T#A'A)^?3!)A*A+F%'bB*A(A+F%#C)bB(A)TR[0#.A#A*M%'A#A(M%#A+T3bE#. @%$)lD#TAcC(E#A(T;bTtr,F%#C,F%'C-A$A%A&A'3! A(F%@B)A(F%;B*&SA(T3bT%A$A*T$ibA%A*Z?A%A*cC+T#A%A+^?T$A&A)bA'A)Z?A'A)cC+T#A'A+^?A,F%+4(#A(F%3C+'SA(T+bA-T%A$A*A+bC*T$ibA%A*Z?A%A*cC+T#A%A+^?T$A&A(F%7A)bC)bA'A)Z?A'A)cC+T#A'A+^?3! A(F%/A)bB)A(F%+A*bB*/$(A#A)M%'A#A*M%#A(TAbE#...!4$$l%SA'A%A%A'[?C%V0#&SA$J$#C'Tm$^A'Tm~&fTm!o&Xf0$A&A(bA'P##A$T%bB$A%A(T$bC(X0#.A%B(.A#A(M%'A#A(M%#.t*$8lD#TKcC+E#A%A&T%ibC(B5A(F%EB)T#B(&SA(TFX'SA+T+bA(bU#N%#A(T+bB(/$..%S%SA'A#F%A^0#T#T3T#A#F%@A'T$ibJ$#C'?A&?B0A&T(dT!S*bB6A#A&T&ibB3A'T$cB7A%F%3B1A%F%7B2A#F%FB8A#F%HB9A#F%KB:A#F%LB;T#B(%S&SA+T+bA*T&ibB4%S&SA=0$A(A0[0$A(A0^B=A(A(A0ZbB-%SA(V'SA&T&W0)A)B'A3F%#'SA3F%'B'.A'A2^0)A1A'T%ibF%#B,/$.A(T$fB'A(T$jB#A-B(A7T#A#A'bcA#A'?bC#A;^0$A9A:A#T$ibJ$#C#]0(A8A#T$ibJ$#C#V0$A#T$cC'A2^0(A1A'T%ibF%#C,V0$A+T+bB#A.B(&SA(V0$A(T+cB(A#F%#B/A#T+bB#A'A/X0#.A-B(/$..A$A*A6b360'A4A,M%'A4A'M%#A.T+bB.T(B,A-B(A*T$bC*T(X0$/%..A*B,.A,T&iB#A+T+bB(&SA#'SA%A(F%#T#A(F%'c3LA#T+cB#A(T+bB(/$..A%F%@B/A%F%AB#T#B'&SA)V'SA&T&W0%A5F%FB(T#B)&SA(V'SA'A)W0'A)A'cC*A$F%7C&[0'A'A*T$cC(A$F%;A&A*eeC&A&A([?C-bB)A#B(T#B'&SA(T%^'SA'A(T$jC(bC.A#^0)A)T#A/A.T%ibF%#C&A&A)[C&?cB)A'A.A&?B'/$..A'A2^0'A$A-A)cA1A'T%ibF%#A*38A,T&iB#A+T+bB(&SA#V0)A%A(F%#A(F%'3LA#T+cB#A(T+bB(/#.#.A#A(]0&A/A(T%ibF%#A)bB)A(T$cA(fB(/#.#.A#A)]0$A/A)T%ibF%#A'bB'A)T$cA)fB)/#.#.#.A+TKbE#A'. 8$%l%SA#F%7A$['SA#F%3A$T%ibC&A&F%#A%bM%#A$T$bB$A#F%@B&A#F%AB#&SA#A$]0%A&A$T%ibC'A'F%#A%bM%#A$T#A$cfA$bB$/#.#.#..!N$$$l%SA#I#+A%T~$fW'ST#B%A$A#F%'C&To*b36V0$A$A&T H*b36V'SA$T!G'3=T$bB%/%.A$T!`(3=TlhB%/$.A$T l%3=B$A#A%P#+A#T#M%'A#A$M%#A$2.A#A#F%#A%bC$M%#A#A&T(!8T(dT%A%A%T%!+?T%bT#A%T!=!+?bM%'A$. )$$lD#T3cC$E#A$T+bA#A#F%#T$T%Tm'3-A$F%+T >mmm :X'SA$F%/#.A$T3bE#.!($$lD#T3cC$E#A$T+bA#A#F%#T$T'T'3-A$F%+T >mmm :X'SA$F%/#.A$T3bE#.!($$lD#T3cC$E#A$T+bA#A#F%#T$T'T/3-A$F%+T >mmm :X'SA$F%/#.A$T3bE#.!($$lD#T3cC$E#A$T+bA#A#F%#T$T$T$3-A$F%+T >mmm :X'SA$F%/#.A$T3bE#. L$%%l$!=T$B)T'B(%SA'!OA%!O!=C*UAqU# -'ST#B%/$.A*vC%Tmmmm :A&c['ST#B%/$.%S%S%lA$F%#C('SA$F%'A'A(dA&A%35/$.A%V'SA&B(/%.A&A%32.C(0#A#A&M%'/$.A#A(M%'T#B).T+B(.A#A(bA%M%#A#A)M%#. J$$&lD#T3cC%E#A%A$T~$fC$I# n ?,P#,A%A$I#t!?,P#+%SA%I#+T$cT~$fC$T.['ST%B&/$.A$I#{!?,B&A$I#!V!?,B'A$T%iF%![!?,B$.A#T X$P#.A#Tmm%Q#,A#A'P#+A#A$M%'A#T#Q$%A#T#P#$A#A&P##A%T3bE#.!C$$$lD#T3cC%E#A%A$T~$fC$I# n ?,P#,A%A$I#t!?,P#+T#B$%S%S%S%S%S%SA%I#+T$c1/'######$%%%&#.A#T&M%#/'.T$B$/%.A#T&M%#/%.T%B$.A#T#Q$+A#T h >,M%'A#A$M%#.A%T3bE#.o$$'lD#T3cC%E#A$F%'B(A%T'bA$F%+C$T#T'T'3/A%F%+B&A%F%'T$X'SA%F%/B'A#T#M%+A#A'M%'A#A&M%#A$'SA$T%iC&'SA'A(A&|-##.A#A$M%+.A%T3bE#2.A%F%/#. ]$$%l%SA%V0#A#F%#B&%SA%T$fV'SA$B'/$.A$T$bB'A&Tmm3^0#A&T!Qr8bA$I##P##A#A&T$bC&M%#.A%T$W0#A$A%bB$&S%SA&Tmm3^'SA&B%/$.A&T!Qr8bA'I##P##A#A&T$bC%M%#.%SA%Tmm3^'SA%B&/$.A#A%T$bC&M%#A%T!Qr8bA'I#$P##.A'T%bC'A$X0#... _&$6l%SA&T'jC'A$T'jC*A'A*Z?C'V0#A'T'iB*A%B'&SA#A)bC(I#2C+A(I#1C,A(I#0C-A(I#/C.A(I#.C/A(I#-C0A(I#,C1A(I#+C2A(I#*C3A(I#)C4A(I#(C5A(I#'C6A(I#&C7A(I#%C8A(I#$C9A(I##C(gggggggggggggggxT#Y0$A'A+Q$! A'A,Q$@A'A-Q$>A'A.Q$;A'A/Q$9A'A0Q$7A'A1Q$5A'A2Q$3A'A3Q$1A'A4Q$/A'A5Q$-A'A6Q$+A'A7Q$)A'A8Q$'A'A9Q$%A'A(Q$#A'TAbB'A*A)T3bC)X0#.A*B).%SA&A)cC'T#A&A'^?C'A$A)cC*T#A$A*^?C*A'A*Z?C*V0#T$A#A)bA$A)Z?B'T%A%A)T$ibA&A)Z?B%A)A*b&SA'H##C$T#Y0$A%A$Q$#A%T%bB%A'T$bB'A)T$bB)A*T$cC*0#.B).A).!.$%lD#T3cC$E#TFB%%SA#T!#[0#A$A#I#mm+C#I# n ?,P#,A$A#I#t!?,P#+T$A$I#+iT}$f0#A#B%.A$T3bE#A%. &#T{p,T rp,F%#3#>T n >,T|p,F%#A#T~$fC#T,ibTmq,F%#A#]?. e%$*l&S%S%SA%A,Z0#A%A,cT3Z0#A'A*Z0#A'A*cT!%Z0#T#B(T#B)&SA(A$A)bJ$#T~#[bB(A)T%bC)TAX0#.A(T~~&fT&Z0#T#B(T#B)&SA(A$A)bJ$#Tm p&fTmw&WgB(A)T%bC)TAX0#.A(T$f0#A&A*bB.T#B)T#B(&SA)TAW0%A$A)bJ$#C-Tx~&fT&jTqp,F%#C+'lA+(Top,F%#4$#B+Tqp,F%#V'STqp,A+M%#.Tqp,F%#.bC+F%#A+F%'A-TRfdbB-A(TI]'SA(A.bA-M##.A)T%bB)A-T;jA(bB(/#.#.A#A*M%'A#A,M%#2.A$TAbB$A(A*bB*A,T3bB,/#.#.!Y&$*l&S%SA*TR[0#A'A,Z0#A%A*]0#A'A,W0#A%A*cC(T#A%A(^?B-A&A,bB(A'A,cB+%l%S%S%ST%A$A*T$ibA%A*Z?C.J$#C)Tm$^'SA+T$W0(A)T~2[0$A(A)TRfTm$gP#$A(A)T)jTx$gP##T%B(T$/'.A-T$W0$A.J$%Tm$Z0$A(A)P##T$B(T$/&.A+T%[0$/&.A.A-A(A+3AC(/$.A)TmScT~~&fT~!o&]'SA(A)TRfTm$gP#%A(A)T/jT h$gP##A(A)T)jTRfTm$gP#$T&B(T$/$.A+T&W0$A-T$W0$A)T~ T&[0$A.J$%C+Tm{&fTm!T&X0$A(A+TRfTm$gP#&A(A)T~*fT-iC)Tmm'bC-T5jT p$gP##A(A)A+Tx*fgT)jTRfTm$gP#%A(A-T/jTRfTm$gP#$T'B(T%.A(A,bB,A*bB*/$..A#A,M%'A#A*M%#. c$$)lD#TmSbC%E#&SA#Tmx#X'SA#A%bU#N%#A#T+bB#/$..T'Tmx#3GC(A%Tmx#|-##A(B$T#B#&SA$%l%SA&Tmm3X'SA#T%Z0$A#TA^'STmm'B'A&Tm!u#fA#T)jgT h >!>@g/&.Tm%B'A#Tx >!>3b/%.A%TmScE#A(2.T$B'A#T)iTmmm+g.M%#A$A'M%'A#T$bB#A$T+bB$A&Tm%bB&/#.#.N$%lD#T3cC%E#A$xT#!+'SA%T+bA#A$3WA%F%+Tmmy#WB&.A%T3bE#A&.f#%lTmmy#A%T!X#cT~$fC%T W$[0#>Tzp,T!bp,F%#3#>Tmmy#A$T~#bT~$fT!W$dA%bC$T hp,F%#^0#>T fp,F%#A$T%ibF%#.B$A#Tmmy#M%'A#A$M%#.E#A#A#T!W$eC#T!W$dcT+iA#T~#cT~$fgTm!>$b.K#A#A$3BC$T$f'lA#A$Tm!u~*fT+j!OUmmmmAoN%'T$(T#.M%#.Y$&lD#T!`#cC$E#A$TLbC%T!t X+T!j!X#37A$T/bC&A%T#T$3!!A%T%T'3+A#A&3!*A&3*A$T!`#bE#.!J*%2l$!=D#T h$cC%E#A%T7bC&T!G!@+T gL37A%TKbC(A&A$T%3!!A%Ts$bA(A&3 +A%A%F%u$M%_A%A%G%s$N& 0A%A%F%!R$M%m$A%A%G% O$C4N& :A%A%}#%!G$}.&!6A%To$bA&3[A&T!KK3:A4vB0T#B&&SA&T7X'SA%Ty$bA&bT$M%#A&T'bB&/$..A%T#M% M$A%U#N&!I$A%}/################}.&s$A%A%}#%y$}.% O$A%A%F%!b$M%!V$A%T#M%x$A%T#M%!^$A%Ummmmx#N%y$A%F%q$C.A%F% A$T/dbB1A%F%o$B2T'B,T#B&A.B)&SA)A1X'SA)F%+B-A)F%'B$%lA&A)F%#C*^'SA*/$.A&B(A*A&cC+A%F%y$A&c['SA%Ty$bA&A+T'3,A%F%![$B,A%F%!^$B(.A,A(T%ibB'A+T%^'SA&TlhA*bB&&SA'Tmmy#M%#A'T'bB'A&T$cC&0#.A(A+bT$cB(.A'Tmmy#M%#A(T$b.B&A)T/bB)A&T%iB(A%T l#bA-T%ibB*A%F% 2B+A%F%_B/A-T*ZB3&SA%A&M%!^$A$V0%%S%S%SA-V'SA%T+bA%Ts$bA%T7b3DA%F%/B'%S%S%S%SA%F%+1'*$&#%.A'Tmm+bB'/).A'A0bC'A/Z0'#.A&A']0%A%F%![$A'T%ibF%#C'T#A'Tmmy#X?B'/'.A'Tm l#bB'/&.A3V0#A*A*F%#C'T$bM%#A'A/^0#A+A'T$ibJ$#B'/%.#.A+A'T$ibJ$#B'.A%F%y$A&W'SA%Ty$b3N.A%F%![$C,A(bTmmy#A'A'Tmw&hTmmy#cTms!VlZ?M%#A$T$cB$A(T'bB(A&T$bB&/#.#..A%A.M% f$A%A2M%z$A%Tz$bT'T/3+A#A%F%!^$M%+A#A%G%y$N%#A%Tz#bT%T%3+A%TKb3*A%T7bT%T'3+A%T h$bE#.!X%$-lD#TKcC%E#A$T N e#3:A%T#M%AA%U#N&;A%}/################}.&+A%T#M%HA%Ummmmx#N%ET'B+T+B)A$T#3=B,%S&SA*A,X'SA$A'T!R$dT!R$b3=B(A$A'T)dTm e#bT)3;C'T)[0%A%T+bA'T%ibC&A$A'T&iT*TAA&F%# 6cC&A&T*^?gT!R$dT!I.b3=C&M%#A&A(A-bC.bB-A%F%EA*W'SA%TEb3OA%F%FB+.A)A+bC(A'M%#A(T'cA&M%#A(T+cA.M%#A%A*T$bC*M%HA)T/bB)/$..A#A%F%HM%+A#A%G%EN%#A%TKbE#2.#.!f($1lD#TAcC(E#A(T#M%@A(Ummmm3N%7%S%S%SA%T%3>T$X0#A%T h$3:T$B)&SA&T!K d#W0$T#B+T#B*A&T!^'^'SA&A)bT!^'cI##B*.%SA&T~~&fT@!8C,V'SA*B'/$.A)A&A,cC-bI##B'A,T(Z0#A-T'bC+A&^0&A)A+bI##B+.A%A*T$iA,T%igA'gT$iA+g36B'A(F%7A&W'SA(T7b3!'A(F%;B).A&A)bA'P##A(A&T$bC&M%@/#.#.A(A(F%@C*M%3A(A(G%7N&+A(T7bA*A$F%+C/b30A$F%7C,A(F%@C+A+A,[?B&A$F%3B'A(F%;C-B)&SA&'SA)A'J$#Tm!G$bQ$#A&T$cB&A'T%bB'A)T%bB)/$..A$F%'C&A/bB)A$F%AB0A$F%@B1A$F%;B2Tm!G$B'A,B%&SA&A)X'SA'C$T$bB'A&I##A&T$bB&0$A%A+^0%A-A%T$ibA$Q$#A%T$bB%/$..A(F%/C&A*bB.T#B$Tmz%B*A&B'&SA'A.W'STmz%B'&SA&A.W0'A'C*T$bB'A&I##A&T$bB&0#A%A+^0&A-A%T$ibA*Q$#A%T$bB%/#.#.A*C)T$bB*A'I##A'T$bB'A%B$V0#A%A+^0$A-A%T$ibA)Q$#A%T$bC$B%/#.#.#.A#A(F%@M%+A#A(G%7N%#A#A$M%EA#A/M%AA#A,M%@A#A0M%;A#A1M%7A#A2M%3A#T#M%/A(T+bT$T$3+A(TAbE#. r'$3lD#Tw'cC$E#A$T!`m+T!^-37A$T j33:A$T#M%EA$UmmmmAN%@A$T M'bB,T%B'&S%l%SA+T@X'ST n >,A+V0%>A%A$A+3>C&[0$#.A#A$F%EM%+A#A$G%@N%#A$T%T'3+A$Tw'bE#2.A'A&T,ib.B%A+T$bB+A$TFbC&A%Tm'|-##T#B%Tm$B)T#B'T#B-T#B(T#B*&S%SA(B.%SA'T$f'SA&A,X0$/%.A&A,W0$A)T$bB'A%A)bB%A&A)T$ib&SA'T$cC''SA,A&T%bC&X0$/&..B&.A&V0#A%T$bA&T%bB0A&J$#B(T#B)A$T#Q$ P'A$A%Q$ O'A$A-T$bQ$ N'A$A(Q$ M'A.T(dA*bT%iB1T#B*A&%l%S%S&SA*C(T$bB*A$T M'bC%B'A(T$iA%bC&J$#B2A)B%%S%S&SA%'SA%T%cB%A'J$#B3A'T%bB'A2A3X0$/%..A$A(A1b360$.A)T%bB)T'B(A*T'X0$/%..A(T'Z0$.A$T j#T.39T(iA$TA3>g/$.A&J$#.C%Q$#A%A-A%T~~&f?B-T#B)T$B'B%A0B&A.B*/$..A$F%EC%A$F%@W'SA$T@b3M.A$F%AC'A%T,ibA$TFbTm'|-##A$A%T$bC%M%E/#.#. _.$  l&S%SA%A,W'SA%B,/$.A%A,cB0%l%SA$A,bC-H##C.T#Y'SA0T$W0&A.T )bT~$fT! ^0$A-H#$C)T Xl!*0$A'A*['SA&A*T$ibA)TRfA.T !fT)igQ$#A*T$bB*.A,T%b/%.%S%SA'A*Z'ST%B+T#B)/$.A'A*cB)A&A*T$ibB+A0T%Z0#A)V0#A-H#$T#!+0#A+A.Q$#T$B)/$.A-A0A+A)3RC)V0&.A)A*bB*A)A,b/$.A0T%]0$A.T~$fB2%SA.T!8fT_X0#A-H#%C+T Xl!*0#A-H#$B)%S%S%S%SA2T h$c11$############%#.A)TS!+0&/%.A)T_fT!IlX0%/$.A)T Il!*0$.A'A*['SA&A*T$ibA+TRfA)TRfT)iA.T/iggQ$#A*T$bB*.A,T&b/$.A0T&W0$%SA.T3bT~$fT(^0#A-H#%C+T Xl!*0#A-H#&C/T Xl!*0#A-H#$B)%S%S%S%SA2T p$c1($###%#.A)TS!+0&/%.A)T p#bT~$fTK^0%/$.A)T!Bl!*0$.%SA'A*Z0#A'A*cT%Z0#A&A*T$ibA+TRfT)iC+A.T*fT5igA)TRfT/igTmm|*bT-jT~ `#fA+A/TRfgT3igTmwn hkgM$#A*T%bB*.A,T'b/$.A(0$A-H#%B4%S%SA-H#$C1TSYCB0#A4TSY0#A-H#&TSY0#A0T4Z0#T%A&A*T$ibA'A*Z?B)T#B/A'A*cC+T#A'A+^?CCB3&SA/AC[0%%SA3T3Z0#A-A/bC+H#3TSY0#A+H#$C5TSY0#A+H#%C6TSY0#A+H#&C7TSY0#A+H#'C8TSY0#A+H#(C9TSY0#A+H#)C:TSY0#A+H#*C;TSY0#A+H#+C=TSY0#A+H#,C>TSY0#A+H#-C?TSY0#A+H#.C@TSY0#A+H#/C  TSY0#A+H#0C! TSY0#A+H#1C !TSY0#A+H#2CATSY0#A)TkAAAAT#Y?Q$! A)TkA !A !T#Y?Q$@A)TkA! A! T#Y?Q$>A)TkA  A  T#Y?Q$;A)TkA@A@T#Y?Q$9A)TkA?A?T#Y?Q$7A)TkA>A>T#Y?Q$5A)TkA=A=T#Y?Q$3A)TkA;A;T#Y?Q$1A)TkA:A:T#Y?Q$/A)TkA9A9T#Y?Q$-A)TkA8A8T#Y?Q$+A)TkA7A7T#Y?Q$)A)TkA6A6T#Y?Q$'A)TkA5A5T#Y?Q$%A)TkA+H##C+A+T#Y?Q$#A)TAbB)A3T3cB3A/T3bB/A0T3cC0T4^0$/&..A/0$.A'A*['SA&A*T$ibT}~&Q$#A*T$bB*.%SA.T_Z'ST$B)/$.A.T 9^'ST$B)/$.%S%S%S%S%S%S%SA2T h$c18$############%##&###'#.AB0(T$B)/).A1T_fT!IlW0&T$B)/(.A1T!IlY0%T$B)/'.A1T p#bT~$fTKZ0%T$B)/&.A1TslY0$T$B)/%.T%B)/$.T%B)A.T!8Z0#A4TS!+0#T&B).A)A,bB,T#B/.A*A/bB*A,A/b.C,A%]0$..A#A*M%'A#A,M%#.!g(&/l'!;$!=T!Cr,G$#Ummmmmmx#nB9&ST%A&A+T$iC/bA'A+Z?B-A'A+cC)T#A'A)^?B0T$A$A/bA%A/Z?B.%SA%A/cC)T#A%A)^?C,Tx#Z0#A0TAZ0#A-A.}###C5A5A5}0$#&%('*),+.-0/21A9 ,C)?C6}.$#A-A.}##3C5A5A5}0$#&%('*),+.-0/21A)?C7}.$3A-A.}##AC5A5A5}0$#&%('*),+.-0/21A)?C8}.$AA-A.}##KC5A5A5}0$#&%('*),+.-0/21A)?C5}.$KA6}/#{#{#{#{#{#{#{#{}!+}/#z#z#z#z#z#z#z#z}IA7}/#{#{#{#{#{#{#{#{}!+}/#z#z#z#z#z#z#z#z}I} ,A8}/#{#{#{#{#{#{#{#{}!+}/#z#z#z#z#z#z#z#z}I} ,A5}/#{#{#{#{#{#{#{#{}!+}/#z#z#z#z#z#z#z#z}I} ,}!-0#A+TAbB+/$.A,T$jB,T#B)%S%S&SA)A0[0$%SA)A,^0#A)A0W0#A-A)T$iC*bC3T$A*A.bA)A,[?C1J##C*A*T+iA*T+jgA9 ,C4?C2Q$#T$B*%SA2Tm{&fC2Tm!T&X'SA2Tmw&X0$A,A)cC*T#A*A,]?T$W0%A0A)cT$W0%A3A1J#%C*A*T+iA*T+jgA4?C1Q$%T%B*A1Tm{&fTm!T&W0$.A(0$A3T}~&Q$#T$B*.A)A*bC)TAZ0$/%..A)V0$.A)A+bB+/$..A#A+M%'A#A/M%#. P$$$!=A#T$M%#A#%lA$Tm3^'SA$Tmm'^'SUmmmmx#B%A$T'jTm!u#fA$T;iTmmm{&fA$T-iTmm|$fA$T5jgggT p >!>o :g/%.UmmmmKB%A$T3iTmm|$fA$T%iTm!u#fA$T/jggT h >!>'g/$.UmmmmAB%A$T+iTm!u#fA$T)jgTx >%g.!OA%oN%'. S/&*l&!=*!;A$31B+%SA)V0#&SA&A/cT Y#Z0$A(A0Z0$A(A0cT![#Z0$A'A0T$ibB*A%A/bC-}##KB9A-}##AB:A-}##3B4%l%l%SA-}###C5A$J$AA$I#CC.T3igC,}2C6}!,A,T+j}2C7}fA.}2C8} #}`C,0#A*A-}%##}.$#A*A-}%#+}.$3A*A-}%#3}.$AA*A-}%#;}.$KA*A-}%#A}.$SA*A-}%#F}.$ ,A*A-}%#K}.$_A*A-}%#O}.$!8A5T*}d}`!OA4T*}d}`T3i!OA:T*}d}`A9T*}d}`T3ig!OUA!?oo ;C2U3 .0#A2vC./$.A,!OA4A6}!,A7}fA8} #}`T3i!OA:A6}!,A7}fA8} #}`A9A6}!,A7}fA8} #}`T3ig!OUA!?ooC3U c N c N c N c N c#nC1A3U$!?Ul ?nA3 =C2A3nC3U N c N c N c N c NlnA1A2Ul ?noC2U c N c N c N c N c# -'ST p!=B,A2U$!?Ul ?C2B1&SA,'SA*A,bC.A+A-A1 ;vbJ##T$ibJ$#Q$s$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$!C$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$t$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$ E$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$u$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$!F$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$!G$A.A+A-A1U$kA1nC1 ;vbJ##T$ibJ$#Q$!H$A,T3bB,A1U$kA1nC1U# -0$..A/A3URqvbTScB/A0A2!;vb/%.A*A+A5}  #C2vC,T~~&fT$ibJ$#Q$#A*A+A,T2jT!u~*fbJ$#Q$%A*A+A5}?$T~~&fT$ibJ$#Q$'A*A+A2UKqvT$ibJ$#Q$)A*A+A5}  $C2vC,T~~&fT$ibJ$#Q$+A*A+A,T2jT!u~*fbJ$#Q$-A*A+A5}?&T~~&fT$ibJ$#Q$/A*A+A2UKqvT$ibJ$#Q$1A*A+A4}  #C2vC,T~~&fT$ibJ$#Q$3A*A+A,T2jT!u~*fbJ$#Q$5A*A+A4}?$T~~&fT$ibJ$#Q$7A*A+A2UKqvT$ibJ$#Q$9A*A+A4}  $C2vC,T~~&fT$ibJ$#Q$;A*A+A,T2jT!u~*fbJ$#Q$>A*A+A4}?&T~~&fT$ibJ$#Q$@A*A+A2UKqvT$ibJ$#Q$! A*A+A-G#AC2vC,T~~&fT$ibJ$#Q$AA*A+A,T2jT!u~*fbJ$#Q$CA*A+A2UAqvT~~&fT$ibJ$#Q$EA*A+A2UKqvT$ibJ$#Q$ #A*A+A-G#FC3vC,T~~&fT$ibJ$#Q$FA*A+A,T2jT!u~*fbJ$#Q$ $A*A+A3UKqvT$ibJ$#Q$ %A*A+A-G#KC2vC,T~~&fT$ibJ$#Q$KA*A+A,T2jT!u~*fbJ$#Q$ &A*A+A3UAqvT~~&fT$ibJ$#Q$HA*A+A2UAqvT~~&fT$ibJ$#Q$LA*A+A2UKqvT$ibJ$#Q$MA*A+A-G#OC2vC,T~~&fT$ibJ$#Q$OA*A+A,T2jT!u~*fbJ$#Q$PA*A+A2UAqvT~~&fT$ibJ$#Q$ (A*A+A2UKqvT$ibJ$#Q$ )TAB.Tx#.A/bB/A.A0b.B0A)A/]0$A&A/^0#..A#A0M%'A#A/M%#.*#Tmmy#.,#A#U#N&#.'#T$.%#.)#A#3Z.!r$$(lD#T3cC&E#T lp,T jp,F%#3#>T np,F%#B'A&T'bT pp,F%#C%T#T%Tm'3/A&F%+B(A&F%'T$X'SA&F%/B$A#T#M%+A#A$M%'A#A(M%#A%'SA%T,iC('SA$A'A(|-##.A#A%M%+.A$A%T,ibB'T#B#&S%SA#T#A#A$X?V'SA$A'X'SA$T'bB#A$T%bB%A$Tm'bB$/%.A&T3bE#2.A#C%T%bB#.A%J$#0#A%T}~&Q$#/#.#.A&F%/#. C$$&lD#T3cC%E#A%T'bA#3.%SA%F%'C$A%F%/C#]'SA%F%+B#/$.A%F%+B&A#V'ST$B#T3A$A$T3]?T$c 6C$T$W0$A&TAA$cT%iC$F%oq,M%#A$A&M%oq,/$.A&A$T$A#35C#0##.A%T3bE#A#.)#Tmm'. ,$%lD#T3cC$E#%SA#3ST~$fC#TFW0#A$A#I# n ?,P#,A$A#I#t!?,P#+A$I#+0#A$I#,3TB%.A$T3bE#A%.,#T!Kr,F%#.)#T Ar,.'#T3. _$$%lD#T3cC'E#TkB(T Ar,F%#T$W'SA'Tmm'A#A#Tmm'^?T%A$T$iT!Qr0bA$TmmA[?TmmAA$cC#T#A#TmmA]?A%T$XA&T#X3%A'F%+B(A'F%'B$%SA'F%#T$W'SA'F%/B#3 $T Or,A(M%#T Mr,A$M%#T!Ir,A#M%#A$A(bbB$TlB(/$.Twr,A'I#/P##.T!Gr,A$M%#.A'T3bE#A(. Z$$%lD#T3cC'E#TkB(T Ar,F%#T%W'SA'A#T$iT!Qr0bT%A$T >m'ZA#A$]fC(?A$A#cT#A(?T$T%A%T%W?T#A%?A&T#X3JA'F%+B#A'F%'B$%lA'F%#C%Tmmy#X'ST!Kr,A%M%#T Mr,A$M%#T!Ir,A'F%/M%#A#B$T!=/$.Twr,A'I#/P##A#.B(T!Gr,A$M%#.A'T3bE#A(.,#Twr,I##.)#T Qr,.,#T Or,F%#.!,$$lD#T3cC$E#T Ar,A#3ST~$fC#TFX'lA$T'bA#3QT$(T#.M%#Tsr,A$G%'N%#Tur,A$F%/M%#A$T3bE#.j$$lD#TAcC$E#T Ar,%l%SA#3ST~$fC#TFX'SA$T'bA#3 (A$F%'T&X0$.T#/$.A$A$F%/M%;A$A$G%'N&3T%.M%#Tsr,A$G&3N%#Tur,A$F%;M%#A$TAbE#.)#T!Qr8.,#T!Gr,F%#.,#T Mr,F%#.)#T!Qr0.)#TmmA.,#T!Ir,F%#.";
