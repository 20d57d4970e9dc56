const PACKED = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALC10AgBggRCY90gPrBT6GSZ8tAOnaF7MgF/kAzLxaAKH+LFSwmqsK0YuwqefG77qwrWERgyD3BS0g+jTWx/kXNrlqR+IlMI9cucFnSUOyDwDBVGQlrhLnNGVCIoeY+1Aqw9uCauu64cyr9KYS7j/YgyUYsXnBzPgLi5FEosWCGFIJMCXEl1gaPonGPIblhBAxjeG9QrPDF4nR6uUvlhadvwdSdzJY7LLqdfMiyIcb095Mv8xOI/yeIYaOAtXBIy8+2l8g9zlpIKkm9AM+4ufz1Pj0cAFbH+KEgF1ha/bZCM6E0ykb2zi2CzRVBUw5drehKnwTG61ZFYa/o0+5fHaSz2Ufc2C1C3w6JpnoZnnUlVm4UOTbi2wBblmwqFr8ItiWBPzxocs4zLqx671sVRe2nZIdo4V1Op7yFtya49U7dKbvn4//KwzHmpF897Y2mQI4VB+eIle2k1H5HQFLa+CnkKVs/FYVfyR9sDAs7u62H3qJBl3bLAIXEXaJDA+zN6np5uCDAkjOrO7w9YEvlSklTYDYQ7cAvJFuxBGhEF0MYvrFEJFejxjgVNDx0Sk0TEBjTfjDc72g567RxxN1XCMPVmAw8BBB3oQdq5iiggKuBPabr6KhHEO3j+FE0Y65T+g6IdyD5tUTDCQFKW0WuOzsl1yBtzwD/iK/cLP87g+fgKlHq+rVFGCjpuD7AoINjAKLNjidCrL+NEnzmPTMY8CNJNrUCVztoIuvete+zoqCBFy0SSsQ5CF4hghZYGQfOaqBbIs8+0QO7QrHiS8frRFUJY18AdnDYURL82pgHEMrN/6yheVwZ9oB4y82owU7l43AHMK/UVNZxJAmPObxoWufm+EgNy6c4lq2pn8FrEEgL34HBiRfoM3FWgoEBHDsYopSaAdL+FYJjsKdjovpoDLHhlr3Z/yxpAwGixxd7uvT3ahS1SYmUGhpAmdEQ2u1Y7yxzMOOSfFKLlGmsGLn9kW+fICbhgWS9g2pgtiym/3cPJiQYuCIuBYhr3lcgy1qUfU2zqyjWn9y213mh7zSneFWPOpbdz1+foWJxDODUh5RBY5XCrexFaRImSIsHhl1hiPPNcsZZKQLj7r77rhjump78pWpFF7seDojsBj6FrpRCvEbBlBB/Iddmlmtsp9mSJ02ngWeW3Aq1OJpq2ZsQLpLrLK5213wEXoxqYQgGwANFp3zVzmr6eVifWZh/HLCp+BbMbG7zgJ2oxBw8LMxnKF8b1cvhi99MXyRmy3a/AyOlKqZf5O6e8WSs72WxRGCOc4ctPlklazSPtRWTOk4lALdDIMKr3WwCdcToDTqfZNWynPjQqSg9DoZhftPgFR6laOW603Cr8tjHmr7HQnt//D8H+6Mh1zK0Ebb8VqV3fuJe8MJmuWjdGHW5XZGlJsp8PWng4e2UEeOfhRKmYUjlPKQ8Snm3nqZgLz5NgpYrXqqWAIPX5MjKFT/YvtaDwPZ9taQpPcoOpJFFnjBytWNQYvEm7hT6btmVvNfL3BBLcy8iiW0KBnJGSP1yrQmVO4IxKEddysuvg+HGLRyFY7511XjO0O1DiZoBu6t7FFV9GoXCwfAFgDe19wSHByeDAgNpGAgUbkY6cBsKkG5leA2eYZj3JX3062WuqQl06EGnr9woexiJkq5/UDhrDf5HGlN6eaBZ/Noe7v8GueHw6PEKfti4bqXpcRZRMIDnYgGN0QSvRNNTUrPL0V+InSanZH+dVqQ14vS0qKQkMJhEOEZOze3nF1cB8trCEq4eK5V44tE0fUEoj9//oH1l3W79zUzlSt8M1TMLm4+GBKrKuT3mMUObUDUnKmzsYxpT9IkHz3tVVirhtpgAVGLo33GOMYE7YJPXLRCTF1+oqwq6yzbAF7shGr5VFKwxBFKvowih2uWtSS5W7Fs1ffTRU8qvfA3mXwaAerFDGTT6IwTJBKggz+and6PW1Ou5xAjezeZUmBnrwTDTo3He1fU0jlUUNSve2yH1P4R7GFLIIguNpvjAHzVxkoVLHQzprP5xIOF1D8+y6cQwN9h/H74YHJOCGQ5fwDB7vduGBPK6ahPCIRBpy8D6i8LpsmeAYLWKShM7+jfGgZxlQM/t5H5lAQ05imEJ+sdUEm3+c17lR1MoaQr9FS2dOQqGholXeg3TCVQk2cvyp1QDyNJwCiEIxtYxCAu4mRGSEwLHrzDlkBnWxr3/5wzZk+GyncJqiwmpygkO1D3WIddM3W6pv5sZEHip9FCDQk8+y9gtCTRjqOjC3n5dQ5GY1wtcFJZTQXpRKOzAzPe3Y73tRoVq1LKSjFo1Ew7equjgMkn0EZjkBmCd/4Q1XvfThLJ5jCtnEJDtGEgjH9BPU/visvAOakLhMaBOccLr254h3F3nwiWmksIdxwGfYV5x7iigA/fazpTCNq8ww2KANihUlNEf6TgA1XFyeF0+loCMbunpAjxa8KM8v9rlG4UYi5BOaCkAp55UZRNKuLu5JHnUVjeV+lLwWyxHcEWiY1QYThwRXYezRjCPfLREmQA6H9OB02/wH7gZrZ/YkvyJw/4iSjmXvlOuBCe9c+o6AuTfUt4QhTFuySLDLNyCTwNwNJSgBrKDQ3FhyhDIS0vRdiZvOuj3fzbN1gHN6qr2Vv95EzgPC+DxvqOdMGIvhKQKoaBkMfg94cXjyVXjLPb3YV9QDkwXKWYZ6C6qacmHQybQLKTdg8ZUgHarhZalDMJdkz0s0/7kcCZLIZFdpdBntGQyd+d42yw2sFHy38ZjFncsIj7e6a2LLvzZD9i57dtUjE2DWVJxStsk15VvqGk9eQdbD/ugA8ID9v+53bVfWusjw6rvOOTCmb8YjyHApzfD8XRYKUpXUmtXsQhkqDeo9dHRy7bjOd0J7hVYH4Q7z1DAHrIQIeGBS9jYbfyqbux1gzKLYDP9fPzDnIyVRPYxZ0xcWIKYLmHUY7b+5B8PGzhZKnceWjmE3T/u2EHHsFk6u5gOTZv3C4Jb8zBbArjJn/am4Jx3SFv+QtKddGqCgqpQ406jgFs3a586JQGIwdkYvbe1xq6t+F8xbWXJoa8mBpeJEN4e6dw/y3FVqmhrK1hmcIg7oRgn7KH+U+7x1hx2YLzkTCFV/HUF9WG3k3zcSYsm1NdQZhtOKlO1A89VZbmiIOPlZ+/+gmbdnhr98N3qDAiefYKUpMfHKJe0y20u7nW9ouTh8ddTlosKymN354WHt7B0HsJHHpGGQK5BM/iS/knHPhwGz1+SGZVeNxMq5pGqNqBHLNczF4piyoDFrj+kCj6tff33YAaBLg5VDwBHGuKbMnClT/NLH8ogHK88/VuOyOsKtYHlC2b8ESrgO1ES4o+QplCt7futnAybVpjz0oWd6psxJNzoEL6OEVqqG3YcKw7Xb9UMQBiXhuBjwAVAqH1yFLoCRUn2aTUsV5PBJW9kb9U6h116pqe07d1hpAEoY9e7M27iysHg9ctn3yGzT32WKO8fT2glIQMGnraZobT1cAWLOdg1SJ3513MWljjTFivgspgWDPy51pmDpiTZCBTmdrP7LD07uD3OHTwOryjEsMDHSYaRrvm6C1Rrwv6buyb3DXZsqagpi1wmJp4HfCWdqlZxk4h7VBHRpiTr1lCzb2WggmCHvm/2zTtXUijuySQTHAdVA7KBG+QlR8cLa2dPIeo+bZfXEBdFKcjL8/yY8B70EKcSjt8ZSq5oy8vhtxtVrlU9aEnQi+WIuc26TVDW3ii28f6fESR+qEb4piQ8EssaKVClYsoMch8TVv8ILUZIbxxQm2JejlfqEj76rYBBF/n6rTVgJFACOb5C0b8IFkd7Wg6210rQ20BaV00ZLrx58LmL95GLRrc8xDktPVTU/H8BG18wwCMP3WjbMlDQbJJsc7t51RHGO9zYLdqTw4DmOTwX5/wga1Sm9afgseBlX+Z1m4YnTmYJSsGEzTzokWQA6BzRtp7OWc5/TYk9X2C9BfiGV/Soi+JQApta6lQ7QSDG1CnRgURnY7gqFWf0eoLH4BEvO8UwnvPDNaPtIzE4hxPxEQY/+BVsio/sMwWgFu8lpJT31//1QrOjA9QO0/NUyWRwIGL51X7eLe7zuOIOrfP21f71k2tiHc++VIK/4JsBQnVyP1OGB1wkoYxZPPMKwMAbD/D9w7tB0wGOFMN27NjAnaG6NdNQLmDZPJHulgCWAi1Y90PAierklNdaZDUC+ebMOUoeXOdbNNED0IHSSzMuYVHYV6JpoD/gYwIb+DhDtD6XpQajB4HW8xAtIzhFUyJtCGuwEVLXWCattC5F4UsldBOZwNgq+Mv4A01NQsj/i+8vbQzuoE0PBtJEBtvbJYXKCyyDAnoU7ooG0tst0a9AEYtkfc3WIfOMWi9umW8WsdCrhYVyNGtAWTOEiRueoeHIODiCOLkwQ9D76J2+YGOa4NbI5LmIYJUhB2xMGL+Ny5zR1vq0toDvx7MygHQVxCg/C1/jVZiIKNF8oecSIdpylUuI5UiI1yXHkMeXJtwa8D48VnfsjQkRoYIuxtoHajQhOgoAFBJp2m5JN4evI0UnTGFW8YghfF+htKDqFMad6Z27gQCIxjeOwZ9ueAAmboilbln26kRLZfrsIpmoqnCVeCgwqRVGvMsu+Bl1LsNFJUYU1oquQP3by+wJBUG+E6vBtjzHYiRn6+9IRklbKV2LZeH6ilSOGkhr/6QKFcch+Z9T9hwcl+83kKWVXVxkIbGSEQBmZBU1mz5upoCziWmTUeVW94Yma3lKieahrG7fRIu/XxUcXAPlOfHGuixAQRqBG0Nv9Tzd44b3lKz69/fg2RXKg5SnHE66eCPk2Pa6B8ANbLPV8dT36oNsJpxyQs6sqfe5kXA1cFo0YZyPqb3g88CYbHMhNdHTtewB6IsvEGKxOcGslPAFpO3iIIsqUklT/GvKUNgWElyflFwRZFhPYmp49VTpc9GKWwwN6PM4q/kHJMW4fMVF7fjIT84e3WbRsFpuiRaO8ze5jV9fQ1KWaW8oh7WnUL4ky6Dmb+6DbOV7ewmL4ObyhoMSHsdzfs4ESIAOVKfFoKooDNEe8NZNFSAwQDhtv273j/C1znRyiqirbvYExcGu+/F+0MZaT5vLpGxJNWwCtaYzDXxR56qQUNXrzqi5QI4rvzyKHZ3KIvkk+REr/xBrBRpML3zApysrIiJoZ932HqehLJFJ8ZreAi0UpoPBeIBxVrJHgN9qGaTIiMH6McRJwl81As4uboqJoKjvegjTSwzOme5tNJgmccIhfKyRfQN/1BbdhUsBjcTWZrlTBwnrm/Vsr5AWqcmAMUypXRid9vqOFS1bDAaD5QdHAaT/dU8ECyPPZ/DhErwRQkaaEIdoA5jSoA6FRMaa5pw57pJh1eS71ueKgnYDRMxwau45DTuYKDrtVsmJmT93HBryZmDkXiowe4weSdfYPbDXs491t+mFLl9rkexhaYwUGCN6G02Yjtf3Lu7zHfnXg+PA7epRaHGbZr7T04UzipezfG3Bj1s0UAy8PoI1QvyUzmAj+dZHMCyVRSgXBtEocnn5hJaGytH1cgP1Mob82MHIuTVxpfWM/RiHKce3d01SQEdokPFOHaS1oBGf2EFjfuwopUmZzjqq5/F6Nmd411Nk8Y2BP2mgdA3nbmMeQZ+9RMFO7GONoD3CVFGQ3OD0FikZv1tT1/VldDIpqOirzQhdKEPD1IpGUSrU0OQC1BpbElpYHIMlvq2HWs/XV7lKKK1/Ilh5YPefXDS0XHYV1BjcNCF1ugGBNV6vcts8LvUvoI/lXcrzsQaopxbGc3dYWvWQqnNsqdT7ZCnQwuny3EmlOulp5gRYXU1Mgutm6slmzkaD5x/jF/4tNEGoaAiNmVbJOaImf+0vAyAnIvCJ6T3ucCvFt9T0NeBMF3AbUM4hsa+uWLKgf5V4loVvI0PlWCJWsnV+DbeYXws2CzFC7zZ9e9vm6qY0gc8dP13epkkP1Of6VQgw+aFWzY/u/2ksnX3MZkLyutfN18in8Ukl6fqyzHF6bNVLWSU6ZpDnnmjnkjk5/dnUIzUiV09mpvyGDi6Y795ria4ySx8GUP16ZpLDQl70XqyeMynn7ibaVagCkxcU+zVfjpyKYNL8Xk6RhrgO6gTAylHaGFjlk/KiYMZpnghnkf4M2rDnQu1sFpNKh5FVnn96bMYs5kxUaxTgMr2Qz95nRd/rfGmhHgIdXBBe2WNxdE0o6zDc9eki7JcOuG39D3MZRo8GUO6kYIxerxYjCHl9XdXcrYH7G02djePvHCxRF7qgsSSAmB/REeteVTK9CUae0IftCTMGsmExxObHGyfqD1/CSnontK/Bmdab9ZAgzs3PycQlyFkMhn97OtXcB53UhpABYE1tga1PlcpFHd8sA9FrEwn7LpQSSCPXliIiEadBTKgLHsA15WxhnbrLe5Fec3Srd2wN+VJomH5K8maIbucPOSfB9fBme6V0QgF/LlQd5bMaL89x1Jbcck7khO4WoF6hyMx0dRxsoxgQf3G0BO0zo6ZdC2ZqXrFOgpiQwPyLXxkldm7Jg4q2mt76vLxynHbxP+SScqOIaZKC3mc4kiDrl5o+vMlvvlLbV2Q9UMoc9ZHkxOsDNke6HTtP9ar49ULdesQtyYjbCN1+8c3gFjCuXSjn3OpHDs5Dw1FkIyOwXr0mAyd0U4dPHZiKIH1wFZrc5SHsdr3MaZVPLJRpuC42YmpEUXhdasj2aghNLpq1i58O2HMOPq7U6rp6BTOgcuvZJ+fR+L8LVczL2p4+CIOu18yBRmpQWKHoEwuxRENXNzbq1e6SbKbADCN2OjK8DDlNmYBco9af2PWkRQuGSE4UbnJH2/wcedKpRBS0phjPf4qqGpV9fZmBffUWiBpbnj1aaCvWFPy1JwkoO1hjxyFTAR1SAchjBXEAAdy+1RAptPJa4Yn84wLRWfFZhEXSPbnQFWwypzMBS8CdQRwN4NeBkoJ+oo97GvniVMCrZ5VqXuB2GHvF1TNnlyNHv9dhaFrvHVSORdTLbjZ9If/2IS+Kh+yCWgXGkFoQcT9RQWAc/6TzjZJP26RTwmA6GikiiNdsEIahOICflaM1PoHgiJk2LYv2LpFzWZMVKbFPxguxjMD80tzqkvUxPCkOeQ+Of0bnpQqxnpDQsLwwoFdk2Y6lMTlKz8JsFZ/azf4UoT0NR0Sd7bFCaiSsOXVLgiB/LAKerAvKzx+xJIZPTx+V+paSbRNDYL0ZWI3RIQVsQPk1XTcbzVt/kUHHlnqW3zJWAbSxu9jQOIwbx1v3QhfJy+weoNeTFFuGTiw7Q04gr3GcchAVoVqFnVYA/LU7pEA/bM//M5utlU44kYhGAm81VCAXKA6XW8hEW/CzCkDp+lxDWVc1CI1uDBy9MDl+AYHI/djIrxEKRBcywrJznpCLbxdXBHfjnom18gQS3VjhpNMLqANRUcJzRx2pZGi3R2brLo3mH9zt69f6qZJmfkAGnEZYjEGEQhWcmohFig2f7osajzMImRSa9RmL02Ur/dEGZaP6988bKthD1E/S7MSks46xJWvtVOTGVoObsryi/b8vZ2sn0U2ltpDe2gjyuxidPGJfCToUbOpfNM5x5bePRtpUBmVdBa+1z4MAoORnY5IE4qWHwzJRL9TUF1SD8TqLSBoj9F+SlQxArXqAdzDKcl+uJYY/8YdNz04BwLGU8isfhABIeHQGzpw5qkmDWmp8tF93myOgDsJ3QtDqA16Nh7AHDrgn7c25h6Wmxt3xL6nupNzrHnJauoeqAxcUL8iQ6ufOEp9A6DDILMVfDmosJVwI2aVn8VIzki+czPF64Gjj9NLtHHUdJy+OhPbB0ReFuq6yKbIk7uRxgvIIXymWecDmHyx6RCsqTt6njUgWItdTLQCvvZOeTLGGGy1VhcnmszEI+gQgG4AVO2LEcEEFDbditiK/fb2tbqObDUczEXbf7r2tImp+Wbx6IhAdTAJDNd53QHJyOxj1ihl2XUUgFevUFJxSd6gdUvC5jPs6vs/OFXCo2Xl72WS5a47ybzBec6oebhcs6wBU9r2oL24nAS8CLh80hC86HmvpRdQayZT2my0N4SPGmBtKZVxq/91IEjFBpyaoLaHC+thy4XFTNa/BbIe9T21ihkISCMOPVlqQf+BvPXBBxTpwRgdawDvPK4hQyfp9nnemlIMxNVmjTdz4f3P7/Fc7vV6mz7dj58K21cr5IiMoYZfL4cu4brMX7SSiN2su3jM42LwrOTHCLK+3bcrbgx7d7Nx3iezDPupBXYnedjYDt8BdAAZvhngYoPQHGspLUMCxiEMm3M9/JmYxeGFeiw/8JQ7MYtkAhZhTwzbTn179frZRVZHn/lEXAMXDtZPvKvRGlKqu8XVALUFP6D/d6+LtU+QvjNHCCpZrNWECe/pLDdclZw50gXkWJGHYuVeeoO+1DXlAl6LIi3WovIdLPKj3sPGMTOWCFY3G5CCnhNiQ9N954xy39yQ4/yTfdR2C2yaSh7qvP7q8s4wF8PodxdxkZwe0J2sLkYWmtZZHDLoMb7IkIHokriEdOGGK+ru7As0ViMGQoWQF8xQGHnBDoyIQ/Xo9NOkUtcbN6Lk/QUcuqFBMM+7SD/vFD1n+qQ1mwbBP8sF80kiAItMfiKhXJvW7rbI587DVmfau+LHKvP5VTshAIQEWA3jZCZwbAGSaqEyl/RpkG6topGV0M/OrOf2cVZxPLmaV15fosdp5aJYMpXfAE4dWhYIJpqSaKfBFyvFXuuNT9zkQRDYMRUmhB+BBzslY5RebMYmf/XBAZK2HzJkyxdOks/6xrpMaEM2IkySfV2r+gux4MTp0/zKirMaxqcR5jCM/XBwlKd3REhDniA01Y3rZqIrPCiSeBPXx2txSB1Q1uOFIBuAKC9JDLhLZNnGm8Cc/DpcRmSwfQQGB9ggqMm0bB0NKHAHxCZL37G3yj9EGbzQzEGAEZLtDfnV7TWTpjUrwjylSvfNobQBO4t54sCEGbzHxOM7v+Hc16omZF8JklUkmJMH6m01O5Z8oN2z9wuUrQal08l0Lxj8ga8ygNu/zKaps6VxeDHzpPUvEW4Uwi5lernJqyjmJq7JKMlqx0CSrzoAMpOQV7wttQPfRrfWQ+PvzfuFHiuj/Y+6Yi1+ir41fw1ogwDVWHaxEtHgJtBlQdqVVr5+mHcWTITdySqHICMwnm1otTQLk3hcH9NE0LpNS3GB7R11KbZG91Y5+qObuBoCgp3v0EHuldGCF3/NYf4I/7Nhx+79FCRRKInkzZQ6w6O/kw329P2LNOnA8vNafcGMyMAer/sxROc1t8wuQzUEq9AkGoQ3DaJw0JDOzoOFuuIG4zPtNmGUq6fK++C2FTKtyLndK94m97t3UorAM8fxg1yNBU9RQJ48ZJvXTBJOClpuk7v7Yh39UBH0OAn0mUbRjLzeMMKbR50M2xIBRkNsvr2bzYzFJ9DdEAwMwThP1UgI2SSqhNXaHtJCmiEJTVtox/BxXK599eHjkNXP9TrD2GaS3VHseJsGJsjNIojz2DO0v9TmEIdhgLk6rKuf/LQsVhqPQKq+I2MHM2tLaeHk05At1ndPOKZuvSpOot87x2kSEJED7w0LVmTBXYlRWIghF6tukbpooqJe30CoCTxC77DIWvSnp6z5eFW2NLcEm0v17DPF/EkIjccDMPhJPARpDbmr2Gdyx9HeVKVN2jjjjraFE3sSTL9ab5QImFd4b+Ypbw1eIay2rMO9IqaT7HS/yr9mzaVZ1aIXanQU4Ixxn/APXk1nIWcSJzbDS4Qu676rX7mieIhwx37Rn2ccqfk1o0UPEMZarsqLxnjO/nuLRF/fMuXxaiu/APAYkeV4f4myOn7gA1SKJ7p/nsZmjWMZvMZc+kBF0D9/gYlw9VgqVieuu5sYHdXrw0JEW4TtieroHJL2kBlHhvmrE00Q7c2N4C7I9+23JyfdYe+wJTAtAPI7m1y3hTyrxgZR76q8bq0oMhSxXSsaQOgjQhguJAbgl7U0zVp/ngl5TAMfnCirRafcI0ayM8U0CZETL121hpxWPe2aorQ9bi+U5gJ1cE31gpg79eG5NH+HMKhihs9nnN8nnFIvdiBmb1DY2CoYKFSNrODkXsdFy+IR8kCeVTLFmgNyRq5Q2ktZuDIifIdHSIcZBPKoAz2NSHzjD+uiykTgmjmhjMWTgmk+PBVWcYm+ZTXE4jXrZTe3+UO7JzPrkVwzmNmP71/8zkcjoKyv5ONvjzOgxJZeBxkZ8m/vrrfHLd87EQAvHk/9P6Bmmk2wFkE9TcwRdnh5QG87FDDoHTZhLonap6ugSVrDruWuQOdnXyV2dGXRBDqhucc4K3G0PChy4r4r7ZWeYnT1cyrAHJyDRqOxF92v31DU8kBzuGhRiHrs4SmWv8R0IPErkyUfDL01gctgUa4KWqjUEOUkxY9S2Px8FkuC0n26OxvoCY6QwEsVWs/S0YfEYbF28falIn7xcKa4QUrtSyarNtu2FSxkTnHbY4xiYNhiwcOUX/BEkRXW5x4YvAas1gqzxFC8et5azdVI03ncbamR4B4u0pOZBjpR7WrKg4ZrPWIpWpPkFS3sLAJ4GhuKkmE2Kx3LSJHJf/5p9MiAR3arxoXmG+U0nC/FnvhWbxHABPvZ8QztLdQnJ6el+oJX7luoumTxHedzsz4QRsci+TU5rV8uA6w9UPhrRabgW5Vkz/b9rgDjMQKscLLwHwctLXT96YUNBDlIQ4ctXS8iJA1iMM0m1qHSwC2l41uixfaFzZSFWIhmaXOyPww6AMcSpglHff+nW4eMxkchxilMI627mf3w1TVri+v9zRA7IBh198j/sZ1OEXaDMgyyqzy3GLHJW+5TFuAkts4RQ3pW+b8ijKApaHq5ffmLsY4UBKB8ZIKVEp6YlRJy8uhaEGV2uu9JMBTfKLiRHi+xY+hfKuhi3G8ip8xNHrw+SjLrWx+gBaBiQCAgJXIbBBWYVLJ7JPz1ibRwGohbLzTfpy72TL1kcHUTtefrQ8/KTRykkdoeFhe+gIKCYdDvy3SKMtW3ZXVdNLdh8fRC+p7cFdjVp/bMl8lY/wsxbtELwjJr2Yc1o2Db+CPiM3Gkyipbg1I6uCD8jTOKyaKAhYFsgtKiWLCJX1PlixVprROrAlyRdCLBFgyUIcS/jIpS9Kvh3cMvCvVFoLMat7LJEBrJqcAzW66qBwMH2AQLJmPDhjdGBcdN+HDM3IPbkAH9P3yQA+NxTP3fSGyeJ3EiTTpQPPBfGZaanNzZy9WTeBzVi1CfdptpCEQlBAXCqaIVei6tyUBLFc5EcQM2hSKdtau97jaxi9hBvvl9sn+OYY6l+Jvv54xfEnl+TUyuz2DC1QqYqoL9yZSqu8vQAztfOIruBcrHikph09uEOzmzcbXuc5Plv01WLwRgKnJDzoRVg7cC5gDXABGBiQ9Q5ybEbL7Nz0+LsQUtDiB5ltzEhW8dBx9nor6yvshK6FwQLf4NYEyIXakLm/y4FqnNxolBU1QEy9HY+YCnAYGkTo2E45O7gLGOBl/KvoaMpNT0c1y/69sY2V+GChoCXPWQXVIV1YJmKNc/ZFLRDokhYRI7h60GP4GaAQf2X0bBXwG6IbYolg+YdRymAvmlBHDT5Q/rVMaGcrDUE3mQttIEpYTw0L94HDhgB+MkO4DjHl6RmI0kgIMBOBqUEr/4c0z8yIcqwzifjsvJk3dUPWtb6I2NpgQ1VPYl9CZA/BF7oYe+O4Nte5bChIPQTdfkVNkcqyAEewnXzCDXoCjEDUY0epQsnV7gfmCs1O/Q4GlXZ7GoRgMnfY5XJCVe2KwaiyW51/VJt9kwWSdM1W2nvQisNTglL8wnPstGbGnjypYf1U+SKh9hO44NUZ7Feehf5/80a9OsJhXA33FmBJJqMJ6HfXET4uGqOvwb5oMsdRMb5HqNt3SR/p2uGvhvBFhUoRJkoVcIKDTgF6hua1jv+h6L+kVRgzsSDYUyJ8V6kA13sVa5rjwup0gyC7Vhvmo85rT1xrE4zd7LwYz/cxRiRg+FfgtPiOBMZb4jtCs0aHnMcDucZNauOKRtNhMLBTw3bRLV/9JxPlOi0o1UQVsSeKunDdIODU+tbHe7GDXtDiSPkuRnH7YYbZ076sJl4pqkyobI5wyLaa47aAMbLQOtfZLz/ThOTbtlNOn8OSZVl5fi8xd6hcOYJ3EIZhUJsM+sgV4Oo4pMmKnwHoIWOW4r9oc6G/ecf5t6lB7WfN2/neOMTyjKnETISw6CdpZBur9Q8ZRPDpW1BoajYiwtdCuNsHXD/cJbOVZBfB+3FO77wlti5Z/E/BaLJfmjqr2vzYoLo9gyg6ZbnHfZ/hl+u6GZ3xHkP302JUY4Ki2XUHBnGoQQUKNvmjiZPSFkTU+4SiJspLDk+G6prt6m5Q7v2A7d1piVcuOvX9/qZoQ3d0wpHNoM5hJx2QpviI3GuGnHjwtxE0VAMwgMCJ8F6JENKLPIbnLdFnr0KZQfsgjr6fZ+LFnLAgKS0osAgpYZUo2s0QNn7+2+1ARXGwhMHvSfGArs7u0qmqKYxC3e5p0ZXH6PpANvqEfE5cRi99/JyVn2uK/bfCQxaoty5VPLzVUe3RtfCwcjo+hsaYe+k8zH0oPkgJeblGAltgWyh9NuZm+LvTTawWP4cEXpq+ZY+Pa/VqTKDe6C0YRRHfe9akXPJq2vpC4lDyk0LP8mAnyE29xfofQTqxYbrt+qCYxKl/DDERidPlJqEvreywkQKCDmUFasjhmc9uFv8ekLn1w0cZP3Urd9Bq9f6hgkOIaat5quaZXz59ocToCtbqlnkJqw057l20r7iX7q9qXBvlAtq9eyGBAn+C58T/3jL0bpQF8kRQZl5//PqEDAkuotfXP3lzsppRDBN9aZxyStB+3+NohxEkOpD7MBcix7/WU2XX305YoWPqeGD4vviHGgG3W5ysYwg2VkPIUXulIG5saKsBUVcoaSW5M7cpwPbad/oMSCSIhARc+8dMLyqOd0eX4xA2KQ2CNRi7WyOD9KnAjHVzSfMT/OymhHnCe/kYJC0TKbWle+ggFJBvWvqOSgxUVycd+eOkKvms4PpLgkFMIqiy8RBKL0rk3Nvzb6ZAnu+gnQ70oP0CONgYUrK64n7rVWJizS+BsMhJrHIz+9xDEsRMJM0g+9GZ0nYgsmJztKF3UfTGe0udEn+Zs7ghxm45uhcwruXdSbyJB4K1hQRlsb0wjpExnK9QZN9Eixb5uF740D0q60eYD+8HGDIZVF7Fl9U9PNyemKQdOEJTNUrkFfnivH6UJm+brvtwOcef+aJXHOZKyd+JS4NHk6knZH6YmxNvu9nQsD/YL4oY1Af/dKNOYBZogIeecX2oRRN1vLEBqwS790ZoIbqLjxokrAaVeulqq9cnChjcbIcERE0dgOm8N3TEIzpspw2xNsyXnUka3Dx9MBBcLG6fL5M5oivkiZ6pumi1LF3Y/HEYwqCswRFrBTsPgUdsPfhHvXVv2n3RRicWrSmSIl/N1HbDQcktVnX8MHd96ji4vzmWobTy6XtvfqJQDs/ao5E+XoX/9wECDwr+6vI1PGaHek/XHaTFJs7bqJV4r2HhcMGM/90lSeHFgkWHhV9tXE091b2NJiGo5eUnv+LS8NBNSz1hQ7LwpR29HgsHpjxSn6s0nQYEaOcm8UiJ80BmYI5VGZ8sUkTPizp2RAU2PfPDv4MkDsLAWHpxXJhBoNk2CWMy04Iyk0DHIVdAVzg70hhgMvAYlMrGzTXk4WB7fYIA+SB+xIIxdWYAgdcFzn9Izeht4Xxtr6bAYv1rIXvMYQvtcDsd9difzpVoIbLFqIGeLbeevdvrI154VvqzXd+0fKAlnYEUuqKE5ipH+x4durXwPKHVZSoyGCfvb5rUJEi91DkQEINjd+HqNFNYUdio8wt1498J4/WDBBEWd4wSE2qwwE8E0BT1DAnk+jmxYwxUrTb6BXhc+USPwBJS1eiZLBuwe9FIXmugAgtsiOEyGJfC+tZ5PaizY/2wFWFu74qZDupWV//gWmFGw3QCSeFoabA69d7mbRXxfCSuSyP25D5MoG8ggt954y4BE/iQ24tTXWjdb5vKUpRE+lw0NEw2ZamlUi7BnPaIFFEQWu8hJUwNTM2ia04qgMCYBxwPtzxBuxU4L+Clyj+mrxW87xCnkTkMAp4rn16pmeEBQ3YblaM5bMW/IQHCXKhMSWMl6of1Z1lAqDJm+P1uUcx5isVUCX+q6V4h/DwUSHBgWLLRv6yRVsGMehlWc0bnlUdHdBPHhJTnV1XB67wGE6ZlLdj+A";

// js/base64.js
var numberOf = (digit) => digit > 96 ? digit - 71 : digit > 64 ? digit - 65 : digit > 47 ? digit + 4 : (digit >> 2) + 52;
function decodeBase64(string) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  let { Buffer } = globalThis;
  if (typeof Buffer?.from == "function") return Buffer.from(string, "base64");
  let bytes2 = new Uint8Array(string.length * 3 >> 2), bits = 0;
  for (let i = 0, written = 0; i < string.length; i++)
    bits = bits << 6 | numberOf(string.charCodeAt(i)), i % 4 > 0 && (bytes2[written++] = bits >> 6 - 2 * (i % 4));
  return bytes2;
}

// js/embedded.js
function unpackModule(packed, codeStart, tablesStart, length, places2) {
  let bytes2 = decodeBase64(packed), expander = new WebAssembly.Module(bytes2.subarray(0, codeStart)), { memory, expand } = (
    /** @type {any} */
    new WebAssembly.Instance(expander).exports
  ), room2 = new Uint8Array(memory.buffer);
  room2.set(bytes2.subarray(codeStart, tablesStart), 327680), expand(327680, 393216, 393216 + length);
  let module = room2.subarray(393216), end2 = length, next = tablesStart;
  for (let [start, size] of places2)
    module.copyWithin(start + size, start, end2), module.set(bytes2.subarray(next, next + size), start), next += size, end2 += size;
  return module.subarray(0, end2);
}

// js/entry.js
var ownModule = () => unpackModule(PACKED, 832, 10178, 23069, [[21162, 1341]]), ENTRY = "encoding-wasm/single-byte";

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

// js/groups.js
var GROUPS = ["single-byte"];

// js/lazy.js
function lazy(make) {
  let value, isMade = !1;
  return () => {
    if (!isMade) {
      isMade = !0;
      try {
        value = make();
      } catch (error) {
        throw isMade = !1, error;
      }
    }
    return value;
  };
}

// js/encodings.js
var encodings = /* @__PURE__ */ readEncodings();
function readEncodings() {
  let list = ENCODINGS.split(`
`).map((line) => {
    let [name, ...labels] = line.split(" ");
    return Object.freeze({ name, labels: Object.freeze([...labels, name.toLowerCase()].sort()) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])))
), STARTS = [
  [36, ""],
  [35, "korean"],
  [32, "japanese"],
  [29, "chinese"],
  [1, "single-byte"],
  [0, ""]
], isASCIICompatible = (encoding) => encoding < 36 && encoding !== 33, isSingleByte = (encoding) => encoding > 0 && encoding < 29, isOfPairs = (encoding) => !1, isScattered = (encoding) => /^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(encodings[encoding].name), groupOf = (encoding) => (
  /** @type {[number, string]} */
  STARTS.find(([first]) => encoding >= first)[1]
);
function getEncoding(label) {
  let map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}
function toEncoding(label, context) {
  let encoding = getEncoding(label);
  if (encoding === void 0) {
    let similar = findSimilar(label), question = similar === void 0 ? "" : ` Did you mean '${encodings[similar].name}'?`;
    throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.${question}`);
  }
  if (GROUPS) {
    let group = groupOf(encoding);
    if (group && !GROUPS.includes(group))
      throw new RangeError(
        `${context}: '${ENTRY}' doesn't include ${encodings[encoding].name}; import it from 'encoding-wasm/${group}' or 'encoding-wasm'.`
      );
  }
  return encoding;
}
var placesOfKeys = /* @__PURE__ */ lazy(
  () => new Map(Array.from(places(), ([label, place]) => (
    /** @type {const} */
    [keyOf(label), place]
  )).reverse())
);
function findSimilar(name) {
  let key = keyOf(name), place = placesOfKeys().get({ 936: "gbk", 950: "big5" }[key] ?? key);
  return place === 36 ? void 0 : place;
}
var keyOf = (name) => asciiLowercase(name).replace(/[^a-z\d]/g, "").replace(/^x+/, "").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, "").replace(/^latin(?=\d)/, "l"), BOMS = [
  { encoding: 0, bytes: [239, 187, 191] },
  { encoding: 37, bytes: [254, 255] },
  { encoding: 38, bytes: [255, 254] }
];
function findBOM(bytes2) {
  if (bytes2[0] >= 239)
    return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
}
function mayBecomeBOM({ length, 0: first, 1: second }) {
  return length === 0 || length === 1 && first >= 239 || length === 2 && first === 239 && second === 187;
}
function bomOf(encoding) {
  return BOMS.find((bom) => bom.encoding === encoding)?.bytes;
}
function hasBOM(encoding) {
  return encoding === 0 || encoding === 37 || encoding === 38;
}
function trim(string) {
  let start = 0, end2 = string.length;
  for (; isWhiteSpace(string[start]); ) start += 1;
  for (; isWhiteSpace(string[end2 - 1]); ) end2 -= 1;
  return string.slice(start, end2);
}
var isWhiteSpace = (character) => `	
\f\r `.includes(character);
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function labelToName(label) {
  let encoding = getEncoding(`${label}`);
  return encoding === void 0 ? null : encodings[encoding].name;
}

// js/host.js
var methodOf = (Class, name) => Class?.prototype?.[name], bufferMethod = (name) => methodOf(globalThis.Buffer, name), ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice"), ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write"), utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice"), latin1Slice = /* @__PURE__ */ bufferMethod("latin1Slice"), classOf = (name) => globalThis[name], Decoder = /* @__PURE__ */ classOf("TextDecoder"), decode = /* @__PURE__ */ methodOf(Decoder, "decode"), Encoder = /* @__PURE__ */ classOf("TextEncoder"), encode = /* @__PURE__ */ methodOf(Encoder, "encode"), encodeInto = /* @__PURE__ */ methodOf(Encoder, "encodeInto");
function newHostDecoder(label, fatal = !1, ignoreBOM = !0) {
  let decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { fatal, ignoreBOM });
  return Object.defineProperty(decoder, "decode", { value: decode });
}
function newHostEncoder() {
  let encoder2 = new /** @type {typeof TextEncoder} */
  Encoder();
  return Object.defineProperties(encoder2, { encode: { value: encode }, encodeInto: { value: encodeInto } }), encoder2;
}
function attempt(make) {
  try {
    return make();
  } catch {
    return;
  }
}
var isFirefox = () => "InternalError" in globalThis, isBun = () => "Bun" in globalThis, isChromium = () => userAgent().includes("Chrome/"), isWebKit = () => userAgent().includes("AppleWebKit/") && !isChromium() && !(nodeVersion() > 0);
function userAgent() {
  try {
    return `${globalThis.navigator?.userAgent}`;
  } catch {
    return "";
  }
}
var isDeno = () => "Deno" in globalThis, isWorkerd = () => userAgent() === "Cloudflare-Workers", isWebKitOrWorkerd = () => isWebKit() || isWorkerd(), nodeVersion = () => isWorkerd() ? Number.NaN : Number.parseInt(globalThis.process?.versions?.node, 10), isOldNode = () => nodeVersion() < 22, builtinModule = (name) => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.(name)
), lastTransformStream;
function hostTransformStream() {
  let { TransformStream } = globalThis;
  return TransformStream && TransformStream === lastTransformStream ? TransformStream : (lastTransformStream = [TransformStream, builtinModule("node:stream/web")?.TransformStream].find(
    (Class) => typeof Class == "function" && typeof new Class().readable?.getReader == "function"
  ), lastTransformStream);
}

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
), typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype), typedArrayGetter = (name) => getter(typedArrayPrototype(), name), dataViewGetter = (name) => getter(DataView.prototype, name), arrayBufferLengthGetter = () => getter(ArrayBuffer.prototype, "byteLength"), typedArrayMethod = (name) => typedArrayPrototype()[name], getTypedArrayName = /* @__PURE__ */ typedArrayGetter(Symbol.toStringTag), getBuffer = /* @__PURE__ */ typedArrayGetter("buffer"), getByteOffset = /* @__PURE__ */ typedArrayGetter("byteOffset"), getByteLength = /* @__PURE__ */ typedArrayGetter("byteLength"), typedArrayIncludes = /* @__PURE__ */ typedArrayMethod("includes"), typedArraySet = /* @__PURE__ */ typedArrayMethod("set"), typedArraySlice = /* @__PURE__ */ typedArrayMethod("slice"), typedArraySubarray = /* @__PURE__ */ typedArrayMethod("subarray"), getViewBuffer = /* @__PURE__ */ dataViewGetter("buffer"), getViewByteOffset = /* @__PURE__ */ dataViewGetter("byteOffset"), getViewByteLength = /* @__PURE__ */ dataViewGetter("byteLength"), getArrayBufferLength = /* @__PURE__ */ arrayBufferLengthGetter(), lengthOf = (bytes2) => getByteLength.call(bytes2);
function quickLengthOf(bytes2) {
  let { length } = bytes2;
  return typeof length == "number" && bytes2[length - 1] !== void 0 && bytes2[length] === void 0 ? length : lengthOf(bytes2);
}
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start, end2 - start);
function joined(first, second) {
  let bytes2 = new Uint8Array(lengthOf(first) + lengthOf(second));
  return setBytes(bytes2, first), setBytes(bytes2, second, lengthOf(first)), bytes2;
}
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start), hasByte = (bytes2, byte) => typedArrayIncludes.call(bytes2, byte), mostToSlice = /* @__PURE__ */ lazy(() => isFirefox() ? 96 : isWebKit() ? 1024 : 1 / 0);
function copyOf(bytes2, start, end2) {
  if (end2 - start <= mostToSlice()) return typedArraySlice.call(bytes2, start, end2);
  let copy = new Uint8Array(end2 - start);
  return setBytes(copy, typedArraySubarray.call(bytes2, start, end2)), copy;
}
function copyOfShort(bytes2, start, length) {
  if (length > 24) return copyOf(bytes2, start, start + length);
  let copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = bytes2[start + i];
  return copy;
}
function isShared(bytes2, length) {
  if (length <= 64) return !1;
  try {
    return getArrayBufferLength.call(getBuffer.call(bytes2)), !1;
  } catch {
    return !0;
  }
}
var NOT_A_BUFFER_SOURCE = "The provided value is not of type '(ArrayBuffer or ArrayBufferView)'; await promises, and the arrayBuffer() of a Blob or Response.";
function toBufferSource(value, context, problem = NOT_A_BUFFER_SOURCE) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === void 0) throw new TypeError(`${context}: ${problem}`);
  return (
    /** @type {AllowSharedBufferSource} */
    value
  );
}
function toUint8Array(value, context) {
  if (ArrayBuffer.isView(value) && getTypedArrayName.call(value) === "Uint8Array")
    return (
      /** @type {Uint8Array} */
      value
    );
  throw new TypeError(`${context}: The provided value is not of type 'Uint8Array'.`);
}
function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  try {
    return new Uint8Array(source);
  } catch {
    return NOTHING;
  }
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
  try {
    return getArrayBufferLength.call(value);
  } catch {
  }
  try {
    return getViewByteLength.call(new DataView(
      /** @type {SharedArrayBuffer} */
      value
    ));
  } catch {
    return;
  }
}
function toDictionary(value, members, context) {
  requireDictionary(value, context);
  let dictionary = (
    /** @type {any} */
    { ...members }
  );
  for (let member in members)
    Object.hasOwn(members, member) && (dictionary[member] = members[member](
      /** @type {any} */
      value?.[member],
      context,
      member
    ));
  return dictionary;
}
function requireDictionary(value, context) {
  if (value != null && typeof value != "object" && typeof value != "function")
    throw new TypeError(`${context}: The options must be an object.`);
}
var toDOMString = (value) => `${/** @type {any} */
value}`;
function toScalarValueString(string) {
  return string.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}
function requireString(value, context) {
  if (typeof value == "string") return value;
  throw new TypeError(
    `${context}: The provided value is not a string. Decode bytes first, and convert other values with String().`
  );
}
function requireArguments(given, required, context) {
  if (given >= required) return;
  let noun = required === 1 ? "argument" : "arguments";
  throw new TypeError(`${context}: ${required} ${noun} required, but only ${given} present.`);
}
function enumeration(values, kind = "option") {
  return (value, context, name) => {
    if (value === void 0) return values[0];
    let string = (
      /** @type {Value} */
      toDOMString(value)
    );
    if (values.includes(string)) return string;
    let allowed = values.join("', '");
    throw new TypeError(`${context}: The ${kind} '${name}' can't be '${string}'; use one of '${allowed}'.`);
  };
}

// js/code-points.js
var isSurrogate = (unit) => (unit & 63488) === 55296;
function scalarValueAt(string, index) {
  let codePoint = index === string.length - 1 ? string.charCodeAt(index) : (
    /** @type {number} */
    string.codePointAt(index)
  );
  return codePoint >= 55296 && codePoint <= 57343 ? 65533 : codePoint;
}
var utf8Length = (codePoint) => codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
function writeCodePoint(codePoint, bytes2, start) {
  if (codePoint < 128)
    return bytes2[start] = codePoint, start + 1;
  let length = utf8Length(codePoint);
  for (let place = length - 1; place > 0; place--)
    bytes2[start + place] = 128 | codePoint >> 6 * (length - 1 - place) & 63;
  return bytes2[start] = codePoint >> 6 * (length - 1) | (length === 2 ? 192 : length === 3 ? 224 : 240), start + length;
}

// js/ascii.js
function isASCII(bytes2, length) {
  for (let i = 0; i < length; i++) if (bytes2[i] >= 128) return !1;
  return !0;
}
function isProbablyASCII(bytes2, length) {
  let step = Math.ceil(length / 8);
  for (let i = 0; i < length; i += step) if (bytes2[i] >= 128) return !1;
  return bytes2[length - 1] < 128;
}
var isRarelyASCII = (bytes2, length) => (bytes2[0] & bytes2[length >> 1]) >= 128;
function hasMuchASCII(bytes2, length, least2) {
  if ((bytes2[1] & bytes2[length >> 1]) >= 128) return !1;
  let count = 0, step = Math.ceil(length / 32) | 1;
  for (let i = 0; i < length; i += step) bytes2[i] < 128 && (count += 1);
  return count >= least2;
}
var hostIsASCII = /* @__PURE__ */ lazy(() => attempt(newIsASCII));
function newIsASCII() {
  let { isAscii } = builtinModule("node:buffer"), bytes2 = new Uint8Array(100).fill(127);
  return isAscii(bytes2) && bytes2.every((_, i) => !isAscii(bytes2.with(i, 128))) ? isAscii : void 0;
}

// js/string-of-few.js
function stringOfFew(u, at2, length) {
  let { fromCharCode } = String;
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

// js/strings.js
function chooseCopier(wasm2, address, module) {
  let { memory } = wasm2, byArray = copierIfCorrect((memory2) => newArrayCopier(memory2, module), memory, address), byBuffer = copierIfCorrect(newBufferCopier, memory, address);
  if (byArray && byBuffer) {
    let mostByArray = isDeno() ? 1 / 0 : 64;
    return {
      ...byBuffer,
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      readPairs: byArray.readPairs,
      writeBytes: isDeno() ? byArray.writeBytes : void 0,
      mostByTable: 512
    };
  }
  let byCharCode = newCharCodeCopier(memory);
  if (byArray)
    return isFirefox() ? newFirefoxCopier(byArray, copierIfCorrect(newDecoderCopier, memory, address)) : byArray;
  let long = byBuffer ?? copierIfCorrect(newDecoderCopier, memory, address) ?? byCharCode, most = byBuffer ? 18 : 15, copier = {
    ...long,
    read: (at2, length) => (length <= most ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    // WebKit and workerd have no Buffer, and collecting by a decoder isn't measured there.
    collect: byBuffer?.collect
  };
  return byBuffer ? withLookUps(copier, wasm2, address) : copier;
}
var withLookUps = (copier, wasm2, units2) => ({
  ...copier,
  readBytes(_, length, encoding) {
    return wasm2.look_up_bytes(encoding, length), copier.read(units2, length);
  },
  readPairs(_, length, encoding, isChunk) {
    let count = wasm2.look_up_pairs(encoding, length, isChunk);
    return count < 0 ? null : copier.read(units2, count);
  },
  readsInput: !0,
  mostByTable: 512
});
function copierIfCorrect(makeCopier, memory, address) {
  let text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
  try {
    let copier = makeCopier(memory);
    return copier.write(text, address), newCharCodeCopier(memory).read(address, text.length) === text && copier.read(address, text.length) === text ? copier : void 0;
  } catch {
    return;
  }
}
var SECTION = "strings";
function newArrayCopier(memory, module) {
  let [bytes2] = WebAssembly.Module.customSections(module, SECTION), strings2 = new WebAssembly.Module(bytes2, { builtins: ["js-string"] }), { exports } = new WebAssembly.Instance(strings2, { "encoding-wasm": { memory } });
  return { .../** @type {any} */
  exports, most: 65539 };
}
function newFirefoxCopier(byArray, byDecoder) {
  let { read, readBytes } = (
    /** @type {Required<StringCopier>} */
    byArray
  );
  return {
    ...byArray,
    collect: byDecoder?.collect,
    read(at2, length) {
      if (length > 108) return (length >= 1024 && byDecoder ? byDecoder.read : read)(at2, length);
      let string = read(at2, Math.min(length, 36));
      for (let i = 36; i < length; i += 36) string += read(at2 + 2 * i, Math.min(length - i, 36));
      return string;
    },
    readBytes(at2, length, table2) {
      if (length > 108) return readBytes(at2, length, table2);
      let string = readBytes(at2, Math.min(length, 36), table2);
      for (let i = 36; i < length; i += 36) string += readBytes(at2 + i, Math.min(length - i, 36), table2);
      return string;
    }
  };
}
function newBufferCopier(memory) {
  let [slice, write] = (
    /** @type {Function[]} */
    [ucs2Slice, ucs2Write]
  ), bytes2 = new Uint8Array(memory.buffer), current = () => (bytes2[0] === void 0 && (bytes2 = new Uint8Array(memory.buffer)), bytes2);
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: 1 / 0,
    collect: newCollector(memory, (all, end2) => slice.call(all, 0, end2))
  };
}
function newCollector(memory, makeString) {
  let room2;
  return typeof WeakRef != "function" ? void 0 : collect;
  function collect(length) {
    let all = roomFor(2 * length), end2 = 0;
    return {
      add(address, length2) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length2), end2), end2 += 2 * length2;
      },
      toText: () => makeString(all, end2)
    };
  }
  function roomFor(size) {
    let last = room2?.deref();
    if (last && last[size - 1] !== void 0) return last;
    let made = new Uint8Array(2 ** Math.ceil(Math.log2(size)));
    return room2 = new WeakRef(made), made;
  }
}
function newDecoderCopier(memory) {
  let decoder = newHostDecoder("utf-16le"), { write, most } = newCharCodeCopier(memory), read = (address, length) => decoder.decode(new Uint16Array(memory.buffer, address, length)), collect = newCollector(memory, (all, end2) => decoder.decode(new Uint16Array(all.buffer, 0, end2 / 2)));
  return { read, write, most, collect };
}
function newCharCodeCopier(memory) {
  let units2 = new Uint16Array(memory.buffer), current = () => (units2[0] === void 0 && (units2 = new Uint16Array(memory.buffer)), units2);
  return {
    read(address, length) {
      let units3 = current(), [start, end2] = [address / 2, address / 2 + length];
      if (length <= 18) return stringOfFew(units3, start, length);
      let string = "";
      for (let i = start; i < end2; i += 8192)
        string += String.fromCharCode.apply(
          null,
          /** @type {any} */
          units3.subarray(i, Math.min(i + 8192, end2))
        );
      return string;
    },
    write(string, address) {
      let units3 = current();
      for (let i = 0; i < string.length; i++) units3[address / 2 + i] = string.charCodeAt(i);
    },
    most: 1 / 0
  };
}

// js/instance.js
var compiled, wasm, bytesView, inputView, codecView, strings, at = { input: 0, units: 0, output: 0 }, unitsLength = 0, task = { name: "", encoding: -1 }, series = {
  isBusy: !0,
  /** The encoding of the current codec if that is a decoder as good as new, or ~encoding if it is an encoder; or `NOT_NEW`. */
  newCodec: NaN,
  /** How many series have begun, except for those that reuse the codec. */
  count: 0
};
function begin(name, encoding) {
  task.name = name, task.encoding = encoding, series.newCodec = NaN, series.count += 1, series.isBusy && newInstance(), series.isBusy = !0;
}
function newInstance() {
  try {
    requireWebAssembly(), compiled ??= checkModule(compile(ownModule())), adopt(new WebAssembly.Instance(compiled), compiled);
  } catch (error) {
    throw explainStart(error);
  }
}
async function instantiateLater(getSource, isOwn) {
  try {
    requireWebAssembly();
    let source = getSource(), module = isModule(source) ? source : await WebAssembly.compile(isOwn ? source : bytesOfModule(source));
    checkModule(module);
    let instance = await WebAssembly.instantiate(module);
    if (hasInstance()) return;
    adopt(instance, module), compiled = module;
  } catch (error) {
    throw explainStart(error);
  }
}
var MAGIC = [0, 97, 115, 109];
function bytesOfModule(source) {
  let bytes2 = bytesOf(
    toBufferSource(source, "encoding-wasm", "initialize() takes a compiled module, its bytes or a Response.")
  );
  if (MAGIC.every((byte, i) => bytes2[i] === byte)) return (
    /** @type {Uint8Array<ArrayBuffer>} */
    bytes2
  );
  throw new TypeError(
    "encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument."
  );
}
var hasInstance = () => !series.isBusy;
function compile(source) {
  return isModule(source) ? source : new WebAssembly.Module(source);
}
function isModule(value) {
  try {
    return WebAssembly.Module.customSections(
      /** @type {any} */
      value,
      SECTION2
    ), !0;
  } catch {
    return !1;
  }
}
var SECTION2 = "encoding-wasm";
function checkModule(module) {
  let [section] = WebAssembly.Module.customSections(module, SECTION2), expected = `${ENTRY} 0.1.0`, found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports }, module) {
  wasm = /** @type {any} */
  exports, RuntimeError = WebAssembly.RuntimeError, at.input = wasm.input(), at.units = wasm.units(), at.output = wasm.output(), viewMemory(), strings = chooseCopier(wasm, at.units, module), unitsLength = Math.min(wasm.units_length(), strings.most), series.isBusy = !1;
}
function requireWebAssembly() {
  if (typeof WebAssembly != "object")
    throw new Error(
      "encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it."
    );
}
function explainStart(error) {
  let { message } = error, explained = (text) => new Error(`encoding-wasm: ${text}`, { cause: error });
  if (message.startsWith("encoding-wasm: ")) return error;
  if (isNoMemory(error)) return new RangeError(`encoding-wasm: ${NO_MEMORY} (${message})`, { cause: error });
  if (/content security policy|\bCSP\b|: $/i.test(message))
    return explained(
      "this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src"
    );
  if (/main thread|larger than \d+ ?[KM]B/i.test(message))
    return explained(
      `this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${message})`
    );
  if (/disallowed by embedder/.test(message))
    return explained(
      `this host doesn't let this code compile WebAssembly; call initialize() with a compiled module first (${message})`
    );
  let { CompileError, LinkError } = WebAssembly;
  return error instanceof CompileError || error instanceof LinkError ? explained(
    `the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${error})`
  ) : error;
}
var NO_MEMORY = "no memory for WebAssembly; free some, and call again", isNoMemory = (error) => error instanceof RangeError && /memory/i.test(error.message);
function bytes() {
  return refreshViews(), bytesView;
}
function input() {
  return refreshViews(), inputView;
}
function codecState() {
  return refreshViews(), codecView;
}
function refreshViews() {
  bytesView[0] === void 0 && viewMemory();
}
function viewMemory() {
  let { buffer } = wasm.memory;
  bytesView = new Uint8Array(buffer), inputView = new Uint8Array(buffer, at.input, 65536), codecView = new Int32Array(buffer, wasm.codec(), wasm.codec_length() >> 2);
}
function once(name, call) {
  return begin(name, -1), end(call);
}
function end(call) {
  try {
    let result = call();
    return series.isBusy = !1, result;
  } catch (error) {
    throw explain(error);
  }
}
var RuntimeError;
function explain(error) {
  if (!series.isBusy || !RuntimeError || !(error instanceof RuntimeError)) return error;
  let encoding = encodings[task.encoding]?.name, failed = `${task.name}${encoding ? ` of ${encoding}` : ""} failed`;
  return isMemoryFull() ? new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}`, { cause: error }) : new Error(
    `encoding-wasm 0.1.0: ${failed} (${error.message}) because of a bug in this package. Please report it, with the input if you can.`,
    { cause: error }
  );
}
function isMemoryFull() {
  try {
    return wasm.memory.grow(32), !1;
  } catch {
    return !0;
  }
}

// js/wasm.js
function saveCodec(target = null) {
  let state = codecState();
  return copyState(state, target ?? new Int32Array(state.length));
}
function stateToKeep() {
  return wasm.held() !== 0 ? saveCodec() : (series.newCodec = codec, null);
}
var restoreCodec = (saved) => copyState(saved, codecState());
function copyState(source, target) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
  return target;
}
function useDecoder(encoding, saved) {
  reuse(encoding, saved) || (begin("decoding", encoding), saved ? restoreCodec(saved) : wasm.new_decoder(encoding), codec = encoding === 33 || encoding === 36 ? NaN : encoding);
}
var codec = NaN;
function reuse(kind, saved) {
  return saved || series.newCodec !== kind || series.isBusy ? !1 : (series.newCodec = NaN, series.isBusy = !0, !0);
}
function useEncoder(encoding, saved) {
  reuse(~encoding, saved) || (begin("encoding", encoding), saved ? restoreCodec(saved) : wasm.new_encoder(encoding), codec = ~encoding);
}
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length), series.isBusy = !0;
  let result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  return series.isBusy = !1, endOfQueue && result >= 0 && (series.newCodec = codec), check(result);
}
var byteTable = {
  encoding: -1,
  source: 0,
  mostWithMuchASCII: 0,
  mostWithLittleASCII: 0,
  owner: (
    /** @type {typeof wasm | undefined} */
    void 0
  )
};
function stringByTable(encoding, chunk, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    try {
      begin("decoding", encoding), byteTable.owner = wasm;
      let address = strings.readBytes ? wasm.byte_table(encoding) : 0;
      byteTable.source = strings.readsInput ? encoding : address;
      let most = address === 0 ? 0 : strings.mostByTable ?? 1 / 0;
      byteTable.mostWithMuchASCII = isScattered(encoding) ? 2 * most : most, byteTable.mostWithLittleASCII = most > 0 && isScattered(encoding) ? 1 / 0 : most, byteTable.encoding = encoding;
    } catch (error) {
      throw explain(error);
    }
    series.isBusy = !1;
  }
  let { mostWithMuchASCII, mostWithLittleASCII } = byteTable;
  if (length > mostWithMuchASCII && (length > mostWithLittleASCII || hasMuchASCII(chunk, length, 17)))
    return;
  if (length <= 65536)
    return setInput(chunk, length), bytesString(length);
  if (strings.most > unitsLength) return;
  let string = "";
  for (let start = 0; start < length; start += 65536) {
    let read = Math.min(65536, length - start);
    setInput(partOf(chunk, start, start + read), read), string = join(string, bytesString(read));
  }
  return string;
}
function isFreeOf(chunk, length, bits, mask) {
  return once("decoding", () => {
    let read = Math.min(length, 1024);
    for (let start = 0; start < length; start += read)
      if (start > 0 && (read = Math.min(4 * read, 65536, length - start)), setInput(read === length ? chunk : partOf(chunk, start, start + read), read), !wasm.is_free_of(read, bits, mask)) return !1;
    return !0;
  });
}
function cachedTable(name, getTable) {
  let lastEncoding2 = -1, table2, owner;
  function replace(encoding) {
    try {
      return begin(name, encoding), lastEncoding2 = encoding, owner = wasm, table2 = getTable(encoding), series.isBusy = !1, table2;
    } catch (error) {
      throw explain(error);
    }
  }
  return (encoding) => encoding === lastEncoding2 && owner === wasm && !series.isBusy && (!table2 || table2[0] !== void 0) ? table2 : replace(encoding);
}
var unitTable = /* @__PURE__ */ cachedTable("encoding", (encoding) => {
  let address = wasm.unit_table(encoding) >>> 0;
  if (address === 0) return;
  let { buffer } = wasm.memory;
  return isSingleByte(encoding) ? new Uint8Array(buffer, address, 16384) : new Uint16Array(buffer, address, 65536);
}), fullUnitTable = /* @__PURE__ */ cachedTable("encoding", (encoding) => {
  let address = wasm.unit_table(encoding) >>> 0, table2 = new Uint8Array(65536);
  return setBytes(table2, new Uint8Array(wasm.memory.buffer, address, 16384)), table2;
}), decodingTable = /* @__PURE__ */ cachedTable("decoding", (encoding) => {
  let isSingle = isSingleByte(encoding), address = wasm.byte_table(encoding) >>> 0;
  return address > 0 ? new Uint16Array(wasm.memory.buffer, address, isSingle ? 256 : 65536) : void 0;
}), bytesString = (length) => (
  /** @type {Required<StringCopier>} */
  strings.readBytes(at.input, length, byteTable.source)
);
function join(start, rest2) {
  try {
    return start + rest2;
  } catch (error) {
    throw tooLong(error);
  }
}
var tooLong = (cause) => new RangeError(
  "The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",
  { cause }
), hasRoomFor = (written) => written + 65536 + 3 <= unitsLength, collectUnits = (length) => length > unitsLength && length < 268435456 ? strings.collect?.(length + 3) : void 0, unitsAddress = () => at.units, firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8, unitsString = (start, end2) => strings.read(at.units + 2 * start, end2 - start), writeBlock = (string, start, end2, to = 0) => strings.write(string.slice(start, end2), at.units + 2 * to);
function bytesByTable(string, encoding) {
  if (!series.isBusy && !strings.writeBytes) return;
  begin("encoding", encoding);
  let written = strings.writeBytes?.(string, at.output, wasm.unit_table(encoding));
  return series.isBusy = !1, written === string.length ? outputBytes(written) : void 0;
}
function encodeBlock(start, end2, mode, endOfQueue) {
  series.isBusy = !0;
  let result = wasm.encode_block(start, end2, mode, +endOfQueue);
  return series.isBusy = !1, endOfQueue && result >= 0 && report.finished() && (series.newCodec = codec), check(result);
}
function setInput(block, length) {
  let view = input();
  if (length > 8)
    try {
      setBytes(view, block);
    } catch {
      setBytes(view, partOf(block, 0, length));
    }
  else for (let i = 0; i < length; i++) view[i] = block[i];
}
function check(result) {
  if (result < -2) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
}
var outputBytes = (length) => copyOfShort(bytes(), at.output, length);
var report = {
  /** Whether all of the block was read; if not, the result didn't fit. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After an error of `decodeBlock` or `encodeBlock`: where to continue,
   * relative to the start of the block; it may be negative. After an error of `transcodeBlock`, it has no meaning: the rest of the
   * block is skipped, and the next call starts a new source.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many code units or bytes were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where the sequence or code point starts, relative to the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: the length of the sequence in bytes. */
  length: () => wasm.length()
};

// js/decoding-loops.js
var unitBytes = /* @__PURE__ */ new Uint8Array(128), units = /* @__PURE__ */ unitsOf(unitBytes);
function unitsOf(bytes2) {
  return new Uint16Array(bytes2.buffer);
}
var mostASCII = /* @__PURE__ */ lazy(() => prefersSlice() ? 0 : 18), mostUTF8 = /* @__PURE__ */ lazy(() => isOldNode() ? 54 : isDeno() || !(nodeVersion() >= 22 || isWebKitOrWorkerd()) ? 64 : 32), mostOfMultiByte = /* @__PURE__ */ lazy(() => isWebKit() ? 64 : 32), mostMixedMultiByte = /* @__PURE__ */ lazy(() => isWebKit() ? 36 : 18);
function isShortForTable(bytes2, length, isSingle) {
  return isSingle ? length <= 8 : length <= mostMixedMultiByte() || length <= mostOfMultiByte() && (isRarelyASCII(bytes2, length) || canSlice());
}
var isShortForLoop = (bytes2, length) => length <= 18 || length <= 64 && isRarelyASCII(bytes2, length) && length <= mostUTF8(), rest = { length: 0, bytes: 0 };
function decodeShortUTF8(bytes2, length, endOfQueue, fatal) {
  if (bytes2[0] < 128 && prefersSlice())
    return isASCII(bytes2, length) ? (
      /** @type {Function} */
      latin1Slice.call(bytes2, 0, length)
    ) : void 0;
  let count = 0;
  for (let i = 0; i < length; ) {
    let start = i, unit = bytes2[i++];
    if (unit >= 128) {
      let lead = unit, isPair = lead < 224;
      if (!(lead >= 194 && lead < 240 && start + (isPair ? 2 : 3) <= length)) return decodeUnusual(bytes2, start, length, endOfQueue, fatal, count);
      let second = bytes2[i++] ^ 128, third = isPair ? 0 : bytes2[i++] ^ 128;
      if (unit = isPair ? (lead & 31) << 6 | second : (lead & 15) << 12 | second << 6 | third, (second | third) >= 64 || !isPair && (unit < 2048 || isSurrogate(unit) || unit === 65279))
        return decodeUnusual(bytes2, start, length, endOfQueue, fatal, count);
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeShortUTF16(bytes2, length, isBigEndian) {
  if (length % 2 > 0) return;
  let count = 0;
  for (let i = 0; i < length; i += 2) {
    let unit = isBigEndian ? bytes2[i] << 8 | bytes2[i + 1] : bytes2[i] | bytes2[i + 1] << 8;
    if (isSurrogate(unit)) return;
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeUnusual(bytes2, start, length, endOfQueue, fatal, count) {
  let most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    let lead = bytes2[i++], needed = lead < 194 || lead > 244 ? 0 : lead < 224 ? 1 : lead < 240 ? 2 : 3, codePoint = needed > 0 ? lead & 63 >> needed : lead, isMalformed2 = needed === 0 && lead >= 128, lowerBoundary = lead === 224 ? 160 : lead === 240 ? 144 : 128, upperBoundary = lead === 237 ? 159 : lead === 244 ? 143 : 191, sequence = lead, seen = 0;
    for (; seen < needed && i < length; seen++, i++) {
      let byte = bytes2[i];
      if (byte < lowerBoundary || byte > upperBoundary) break;
      sequence |= byte << 8 * (seen + 1), lowerBoundary = 128, upperBoundary = 191, codePoint = codePoint << 6 | byte & 63;
    }
    if (seen < needed) {
      if (i === length && !endOfQueue) {
        if (lead === 239) return;
        setRest(sequence, 1 + seen);
        break;
      }
      isMalformed2 = !0;
    }
    if (isMalformed2 && fatal || (isMalformed2 && (codePoint = 65533), codePoint === 65279)) return;
    codePoint > 65535 && (units[count++] = 55232 + (codePoint >> 10), codePoint = 56320 | codePoint & 1023), units[count++] = codePoint;
  }
  return stringOfUnits(count);
}
function decodeShortByTable(bytes2, length, endOfQueue, encoding) {
  let table2, count = 0;
  for (let i = 0; i < length; ) {
    let start = i, byte = bytes2[i++], unit = byte;
    if (byte >= 128) {
      if (table2 ??= decodingTable(encoding), !table2) return;
      if (unit = table2[byte], !1) {
        if (i < length) unit = table2[byte | bytes2[i++] << 8];
        else if (!endOfQueue && keepLead(byte, encoding)) break;
        if (isSurrogate(unit)) return decodeUnusualPairs(bytes2, start, length, endOfQueue, count, encoding, table2);
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeFewPairs(bytes2, length, encoding) {
  let table2 = decodingTable(encoding);
  if (!table2) return;
  let last = length - 1, count = 0, i = 0;
  for (; i < last; ) {
    let lead = bytes2[i], unit = table2[lead | bytes2[i + 1] << 8];
    if (isSurrogate(unit)) return;
    i += isSurrogate(table2[lead]) ? 2 : 1, units[count++] = unit;
  }
  if (i === last) {
    let unit = table2[bytes2[i]];
    if (isSurrogate(unit)) return;
    units[count++] = unit;
  }
  return stringOfFew(units, 0, count);
}
function decodeUnusualPairs(bytes2, start, length, endOfQueue, count, encoding, table2) {
  let most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    let lead = bytes2[i++], unit = lead < 128 ? lead : table2[lead];
    if (isSurrogate(unit)) {
      if (i === length && !endOfQueue && keepLead(lead, encoding)) break;
      let second = i < length ? bytes2[i] : 0;
      if (unit = table2[lead | second << 8], !isSurrogate(unit)) i += 1;
      else if (isMalformed(unit)) unit = 65533;
      else {
        let codePoint = i + 2 < length && encoding <= 30 ? astralCodePoint(lead, second, bytes2[i + 1], bytes2[i + 2]) : 0;
        if (codePoint === 0) return;
        units[count++] = 55232 + (codePoint >> 10), unit = 56320 | codePoint & 1023, i += 3;
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function astralCodePoint(first, second, third, fourth) {
  let isFour = second >= 48 && second <= 57 && third >= 129 && third <= 254 && fourth >= 48 && fourth <= 57, pointer = (((first - 129) * 10 + (second - 48)) * 126 + (third - 129)) * 10 + (fourth - 48);
  return isFour && pointer >= 189e3 && pointer < 1237576 ? 65536 + pointer - 189e3 : 0;
}
var isMalformed = (surrogate) => surrogate >= 57088 && surrogate <= 57216;
function completeLengthOfUTF8(bytes2, length) {
  for (let back = 1; back <= 3 && back <= length; back++) {
    let byte = bytes2[length - back];
    if (byte < 128) break;
    if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
  }
  return length;
}
function keepEndOfUTF8(bytes2, start, end2) {
  return rest.length = 0, decodeUnusual(bytes2, start, end2, !1, !0, 0) === "";
}
function keepLead(byte, encoding) {
  let isLead = encoding !== 32 || byte < 144 || byte > 160;
  return isLead && setRest(byte, 1), isLead;
}
function setRest(bytes2, length) {
  rest.length = length, rest.bytes = bytes2;
}
function stringOfUnits(count) {
  if (count < 3 || count <= 18 && !prefersSlice()) return stringOfFew(units, 0, count);
  if (canSlice()) return (
    /** @type {Function} */
    ucs2Slice.call(unitBytes, 0, 2 * count)
  );
  if (!(count > mostInString()))
    return stringOfFew(units, 0, 18) + stringOfFew(units, 18, count - 18);
}
var mostInString = /* @__PURE__ */ lazy(() => canSlice() ? 1 / 0 : 36), prefersSlice = /* @__PURE__ */ lazy(() => isBun() && canSlice()), canSlice = /* @__PURE__ */ lazy(() => attempt(trySlices) === !0);
function trySlices() {
  let bytes2 = new Uint8Array(Uint16Array.of(97, 65279, 55357).buffer), slice = (method) => method.call(bytes2, 0, bytes2.length);
  return slice(ucs2Slice) === "a\uFEFF\uD83D" && slice(latin1Slice) === "a\0\xFF\xFE=\xD8";
}

// js/direct-decoders.js
var DirectDecoder = class {
  encoding;
  fatal;
  ignoreBOM;
  /** Whether each chunk of a stream is decoded like a whole text: no state of the decoder nor a position in an error depends on others. */
  isStateless;
  /** Decodes the other whole texts: see `commonOf`. @type {TextDecoderCommon | undefined} */
  common = void 0;
  /** Decodes ArrayBuffers, and all input while `takesAnything`. Always there while `most` isn't -1. @type {HostTextDecoder} */
  decoder = (
    /** @type {any} */
    void 0
  );
  /** Decodes views: the same one, except in Node. @type {ViewDecoder} */
  viewDecoder = (
    /** @type {any} */
    void 0
  );
  leastOfASCII = 1e9;
  leastBeyondASCII = 1e9;
  /** The greater one of both. */
  leastOfAny = 1e9;
  #leastOfBuffer = 1e9;
  /**
   * Whether an ArrayBuffer goes to the decoder without a look at its length, which would take V8 a tenth of the time for a short one. True if
   * the last one was at most half as long as `mostAtOnce`, and no shorter one would be decoded in another way.
   */
  takesAnyBuffer = !1;
  /**
   * Whether all input goes to the decoder as it is, because that was the fastest way for several texts in a row. Ends with a text that is too
   * short or too long.
   */
  takesAnything = !1;
  /** Whether `watch` gets what the decoder makes of texts. */
  isWatched = !1;
  /** How many texts `watch` has got in a row, and how many it takes. */
  #textsInRow = 0;
  #textsNeeded = 8;
  /** The greatest length of a text that the decoder gets; -1 during a pause. */
  most = -1;
  /** The same where no search for replacements has to follow. */
  mostAtOnce = -1;
  onlyASCII = !1;
  /** @type {Offer | undefined} */
  #offer = void 0;
  /** How many of the next texts it doesn't get at least. */
  #textsToSkip = 0;
  #mustSearch = !1;
  /** @param {number} encoding @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(encoding, fatal, ignoreBOM) {
    this.encoding = encoding, this.fatal = fatal, this.ignoreBOM = ignoreBOM, this.isStateless = isSingleByte(encoding) && !fatal;
  }
  /** @param {Offer} offer */
  accept(offer) {
    attempt(() => offer.isRight(this.fatal, this.ignoreBOM)) && (this.leastOfASCII = offer.leastOfASCII, this.leastBeyondASCII = offer.leastBeyondASCII, this.leastOfAny = Math.max(offer.leastOfASCII, offer.leastBeyondASCII), this.#leastOfBuffer = offer.leastOfBuffer, this.onlyASCII = offer.onlyASCII, this.#offer = offer, this.onlyASCII || this.#activate(offer));
  }
  /** @param {Offer} offer */
  #activate({ newDecoder: newDecoder2, newViewDecoder, canFail, most }) {
    this.decoder ??= newDecoder2(this.fatal, this.ignoreBOM), this.viewDecoder ??= newViewDecoder?.(this.decoder) ?? this.decoder, this.#mustSearch = this.fatal && canFail && !this.decoder.fatal, this.most = most, this.mostAtOnce = this.#mustSearch ? -1 : most, this.isWatched = this.onlyASCII || isFirefox();
  }
  /** Decides about the next texts. @param {string} string what the decoder made of a text @param {number} length the text's length in bytes */
  watch(string, length) {
    if (this.onlyASCII) {
      string.length !== length && this.pause();
      return;
    }
    this.#textsInRow = 2 * length <= this.mostAtOnce ? this.#textsInRow + 1 : 0, this.takesAnything = this.#textsInRow >= this.#textsNeeded, this.isWatched = !this.takesAnything;
  }
  /** Ends `takesAnything` after a text for which another way was faster. This took time, so it takes more texts until the next time. */
  distrust() {
    this.takesAnything = !1, this.isWatched = !0, this.#textsInRow = 0, this.#textsNeeded = Math.min(2 * this.#textsNeeded, 1024);
  }
  /** The next texts are decoded in other ways, and passed to `reconsider`. */
  pause() {
    this.most = -1, this.mostAtOnce = -1, this.takesAnyBuffer = !1, this.takesAnything = !1, this.#textsInRow = 0;
  }
  /** Pauses after an error, and forgets the decoder: Firefox's one for gb18030 would put what it had read before the next text. */
  pauseLong() {
    this.pause(), this.#textsToSkip = 15, this.decoder = /** @type {any} */
    void 0, this.viewDecoder = /** @type {any} */
    void 0;
  }
  /** Ends a pause if this is the fastest way for a text that was decoded in another way. @param {string} string @param {number} length in bytes */
  reconsider(string, length) {
    let offer = this.#offer;
    this.#textsToSkip > 0 ? this.#textsToSkip -= 1 : offer && length <= offer.most && (string.length === length || !offer.onlyASCII) && this.#activate(offer);
  }
  /**
   * Decodes a whole text if this is the fastest way for its length; otherwise, or if something is wrong with it, returns `undefined`.
   * @param {ArrayBuffer} buffer
   * @returns {string | undefined}
   */
  decodeBuffer(buffer) {
    try {
      let { byteLength } = buffer;
      if (byteLength < this.#leastOfBuffer || byteLength > this.mostAtOnce) return;
      let string = this.decoder.decode(buffer);
      return this.isWatched ? this.watch(string, byteLength) : this.takesAnyBuffer = this.#leastOfBuffer === 1 && 2 * byteLength <= this.mostAtOnce, string;
    } catch {
      this.pauseLong();
      return;
    }
  }
  /**
   * Decodes a whole text of one of the lengths up to `most`. Returns `undefined` if the caller has to decode it in another way, or report
   * what is wrong with it.
   * @param {Uint8Array} bytes
   * @param {number} length the number of bytes
   * @returns {string | undefined}
   */
  decode(bytes2, length) {
    if (!(length > 1024 && isShared(bytes2, length)))
      try {
        let string = this.viewDecoder.decode(bytes2), isMalformed2 = this.#mustSearch && string.includes("\uFFFD");
        return isMalformed2 ? this.pauseLong() : this.isWatched && this.watch(string, length), isMalformed2 ? void 0 : string;
      } catch {
        this.pauseLong();
        return;
      }
  }
}, offers = [], directDecoders = [];
function directDecoderFor(encoding, fatal, ignoreBOM) {
  let place = 4 * encoding + (fatal ? 2 : 0) + (ignoreBOM ? 1 : 0), known = directDecoders[place];
  if (known) return known;
  let decoder = new DirectDecoder(encoding, fatal, ignoreBOM);
  directDecoders[place] = decoder;
  let offer = offers[encoding];
  return offer && decoder.accept(offer), decoder;
}
function offerDirectDecoder(encoding, offer) {
  offers[encoding] = offer;
  for (let mode = 0; mode < 4; mode++) directDecoders[4 * encoding + mode]?.accept(offer);
}

// js/errors.js
var Malformed = class {
  // This class and others declare their fields, so that setting them calls no setter of Object.prototype.
  encoding;
  offset;
  length;
  /** @param {string} encoding @param {number} offset @param {number} length */
  constructor(encoding, offset, length) {
    this.encoding = encoding, this.offset = offset, this.length = length;
  }
  /** The error for users. @param {string} context the start of the message */
  toTypeError(context) {
    let sequence = this.length === 1 ? "a byte" : `${this.length} bytes`;
    return new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`
    );
  }
};
var nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`, BRAND = /* @__PURE__ */ Symbol.for("encoding-wasm.UnmappableError"), UnmappableError = /* @__PURE__ */ (() => {
  class UnmappableError2 extends TypeError {
    codePoint;
    index;
    encoding;
    /**
     * @param {number} codePoint
     * @param {number} index its position, in code units of a string or in bytes of a transcoded source
     * @param {string} encoding the name of the encoding
     */
    constructor(codePoint, index, encoding) {
      super(
        `${encoding} can't represent ${nameOf(codePoint)} at index ${index}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`
      ), this.codePoint = codePoint, this.index = index, this.encoding = encoding;
    }
    /** @param {any} value */
    static [Symbol.hasInstance](value) {
      return this !== UnmappableError2 ? super[Symbol.hasInstance](value) : typeof value == "object" && value !== null && BRAND in value;
    }
    [BRAND]() {
    }
  }
  let name = { value: "UnmappableError", configurable: !0 };
  return Object.defineProperty(UnmappableError2, "name", name), Object.defineProperty(UnmappableError2.prototype, "name", { ...name, writable: !0 }), UnmappableError2;
})();

// js/few-bytes.js
var fewBytes = /* @__PURE__ */ new Uint8Array(512), views = [];
function viewOfFew(length) {
  return views[length] ??= partOf(fewBytes, 0, length), views[length];
}
function viewOfStart(bytes2, length, end2) {
  return length > fewBytes.length ? partOf(bytes2, 0, end2) : (bytes2 !== views[length] && setBytes(fewBytes, bytes2), viewOfFew(end2));
}

// js/encoding-loops.js
var room = /* @__PURE__ */ new Uint8Array(256);
function encodeShortUTF8(string) {
  let { length } = string;
  if (string.charCodeAt(0) >= 128) return encodeShortAfter(room, 0, string);
  let bytes2 = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    let unit = string.charCodeAt(i);
    if (unit >= 128) return encodeShortAfter(bytes2, i, string);
    bytes2[i] = unit;
  }
  return bytes2;
}
function encodeShortAfter(ascii, start, string) {
  let { length } = string;
  for (let i = 0; i < start; i++) room[i] = ascii[i];
  let written = start;
  for (let i = start; i < length; i++) {
    let unit = string.charCodeAt(i);
    if (unit < 128)
      room[written++] = unit;
    else if (unit < 2048)
      room[written++] = 192 | unit >> 6, room[written++] = 128 | unit & 63;
    else if (!isSurrogate(unit))
      room[written++] = 224 | unit >> 12, room[written++] = 128 | unit >> 6 & 63, room[written++] = 128 | unit & 63;
    else {
      let codePoint = scalarValueAt(string, i);
      codePoint >= 65536 && (i += 1), written = writeCodePoint(codePoint, room, written);
    }
  }
  return copyOfShort(room, 0, written);
}
var mostToSingleByte = /* @__PURE__ */ lazy(
  () => ucs2Write || isFirefox() || isWebKit() ? 96 : isWorkerd() ? 1024 : 128
), mostToMultiByte = /* @__PURE__ */ lazy(
  () => isWebKitOrWorkerd() || isFirefox() || isBun() ? 65536 : 128
), longRoom = /* @__PURE__ */ lazy(() => new Uint8Array(2 * mostToMultiByte()));
function encodeBytes(string, table2) {
  let { length } = string, bytes2 = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    let unit = string.charCodeAt(i), byte = unit < 128 ? unit : table2[unit];
    if (!byte && unit > 0) return;
    bytes2[i] = byte;
  }
  return bytes2;
}
var hasSlowSearch = /* @__PURE__ */ lazy(isWorkerd);
function encodeManyBytes(string, table2) {
  let { length } = string, bytes2 = new Uint8Array(length), i = 0;
  for (; i + 7 < length; i += 8)
    bytes2[i] = table2[string.charCodeAt(i)], bytes2[i + 1] = table2[string.charCodeAt(i + 1)], bytes2[i + 2] = table2[string.charCodeAt(i + 2)], bytes2[i + 3] = table2[string.charCodeAt(i + 3)], bytes2[i + 4] = table2[string.charCodeAt(i + 4)], bytes2[i + 5] = table2[string.charCodeAt(i + 5)], bytes2[i + 6] = table2[string.charCodeAt(i + 6)], bytes2[i + 7] = table2[string.charCodeAt(i + 7)];
  for (; i < length; i++) bytes2[i] = table2[string.charCodeAt(i)];
  return (hasSlowSearch() ? isFreeOf(bytes2, length, 0, 255) : !hasByte(bytes2, 0)) ? bytes2 : void 0;
}
function encodePairs(string, table2) {
  let { length } = string, result = 2 * length <= 256 ? room : longRoom(), written = 0;
  for (let i = 0; i < length; i++) {
    let unit = string.charCodeAt(i);
    if (unit < 128)
      result[written] = unit, written += 1;
    else {
      let entry = table2[unit];
      if (entry >= 256)
        result[written] = entry >> 8, result[written + 1] = entry, written += 2;
      else if (entry)
        result[written] = entry, written += 1;
      else return;
    }
  }
  return copyOfShort(result, 0, written);
}
var isShift = (unit) => unit === 14 || unit === 15 || unit === 27;
function encodeShifted(string, table2) {
  let { length } = string, written = 0, isPair = !1;
  for (let i = 0; i <= length; i++) {
    let unit = i < length ? string.charCodeAt(i) : 0, entry = unit < 128 ? unit : table2[unit];
    if (isPair !== unit >= 128 && (isPair = !isPair, room[written] = 27, room[written + 1] = isPair ? 36 : 40, room[written + 2] = 66, written += 3), isPair) {
      if (!(entry >= 41216)) return;
      room[written] = entry >> 8 & 127, room[written + 1] = entry & 127, written += 2;
    } else {
      if (isShift(unit)) return;
      room[written] = entry, i < length && (written += 1);
    }
  }
  return copyOfShort(room, 0, written);
}

// js/slicing-decoder.js
var sliceUTF8 = /* @__PURE__ */ newSlice();
function newSlice() {
  let slice = (
    /** @type {Function} */
    utf8Slice
  );
  return (bytes2) => slice.call(bytes2);
}
var SlicingDecoder = class {
  fatal;
  ignoreBOM;
  /** Decides about text with U+FFFD in the error mode "fatal". @type {HostTextDecoder} */
  #decoder;
  /** @param {HostTextDecoder} decoder the host's decoder in the same mode */
  constructor(decoder) {
    this.fatal = decoder.fatal, this.ignoreBOM = decoder.ignoreBOM, this.#decoder = decoder;
  }
  /**
   * @param {Uint8Array} bytes
   * @returns {string}
   * @throws {TypeError} in the error mode "fatal" if the text is malformed
   */
  decode(bytes2) {
    let string = sliceUTF8(bytes2);
    return this.fatal && string.includes("\uFFFD") ? this.#decoder.decode(bytes2) : string.charCodeAt(0) === 65279 && !this.ignoreBOM ? string.slice(1) : string;
  }
};

// js/utf8-choice.js
function isQuickInChromium(bytes2, length) {
  if (length < 64) return !1;
  if (isProbablyASCII(bytes2, length)) return !0;
  if (length < 256) return !1;
  let ascii = 0, vietnamese = 0, others = 0, step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) {
    let byte = bytes2[i];
    byte < 128 ? ascii += 1 : byte === 225 ? vietnamese += 1 : byte >= 206 && byte < 240 && (byte < 234 || byte > 237) && (others += 1);
  }
  return ascii > 8 || length >= 768 && others === 0 && ascii >= 3 * vietnamese;
}
function choiceOfHost() {
  return isChromium() ? isQuickInChromium : isWorkerd() ? isQuickInWorkerd : isFirefox() ? isQuickInFirefox : void 0;
}
function isQuickInFirefox(bytes2, length) {
  if (length < 524288) return !0;
  let others = 0, step = Math.ceil(length / 64);
  for (let i = 0; i < length; i += step) bytes2[i] >= 206 && (others += 1);
  return others > 4 || attempt(() => isFreeOf(bytes2, 65536, 128, 128)) !== !1;
}
var learns = /* @__PURE__ */ lazy(isWorkerd), almostASCII = 0;
function learn(bytes2, length, text) {
  length < 1024 || !learns() || !isProbablyASCII(bytes2, length) || (almostASCII = text.length === length ? 0 : almostASCII + 1);
}
function isQuickInWorkerd(bytes2, length) {
  if (length < 1024) return !0;
  if (isProbablyASCII(bytes2, length)) return almostASCII < 2 || length > 524288;
  let count = 0, step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) bytes2[i] >= 227 && bytes2[i] < 234 && (count += 1);
  return count < 3;
}

// js/host-utf8.js
var utf8Decoder = /* @__PURE__ */ lazy(() => attempt(newUTF8Decoder));
function newUTF8Decoder() {
  let isOld = isOldNode(), isASCII2 = isOld ? hostIsASCII() : void 0;
  if (isOld && !isASCII2) return;
  let decoder = newHostDecoder("utf-8"), fatalDecoder = attempt(newFatalUTF8Decoder), decodeByHost2 = (bytes3) => decoder.decode(bytes3), decodeQuickly = quickestUTF8Decoder(decodeByHost2), decodeOrFail = quickestFatalUTF8Decoder(decodeQuickly, fatalDecoder), takesASCII = isASCII2 && ((bytes3, length) => isProbablyASCII(bytes3, length) && isASCII2(bytes3)), takes = takesASCII ?? choiceOfHost(), takesQuickly = takesASCII ? (bytes3, length) => length > 256 ? takesASCII(bytes3, length) : isShortOrASCII(bytes3, length) && !(length > 54 && isRarelyASCII(bytes3, length)) : takes, bytes2 = Uint8Array.of(...WELL_FORMED, ...MALFORMED3.flat()), text = `${WELL_FORMED_TEXT}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`, ascii = Uint8Array.of(97, 127), isRight = decodeQuickly(bytes2, bytes2.length) === text && decodeByHost2(bytes2) === text && decoder.decode(bytes2.buffer) === text && decodeQuickly(ascii, 2) === "a\x7F" && failsRightly((bytes3) => decodeOrFail(bytes3, bytes3.length)), latin1 = (
    /** @type {Function} */
    latin1Slice
  );
  if (!isRight || isASCII2 && latin1.call(ascii) !== "a\x7F") return;
  let newDecoder2 = (fatal, ignoreBOM) => newHostDecoder("utf-8", fatal && fatalDecoder !== void 0, ignoreBOM), newViewDecoder = hasQuickSlice() ? (decoder2) => new SlicingDecoder(decoder2) : void 0;
  return offerDirectDecoder(0, {
    newDecoder: newDecoder2,
    newViewDecoder,
    isRight: (fatal, ignoreBOM) => {
      let decoder2 = newDecoder2(fatal, ignoreBOM);
      return treatsBOMRightly(decoder2) && (!newViewDecoder || treatsBOMRightly(newViewDecoder(decoder2)));
    },
    canFail: !0,
    ...directRange()
  }), {
    decode(bytes3, fatal) {
      try {
        return isASCII2 ? latin1.call(bytes3) : (fatal ? decodeOrFail : decodeByHost2)(bytes3, lengthOf(bytes3));
      } catch {
        return;
      }
    },
    decodeQuickly,
    decodesStart: hasQuickSlice(),
    decodeOrFail,
    takesQuickly,
    takes,
    completeLength: completeLengthOfUTF8
  };
}
function directRange() {
  return isBun() ? rangeFrom(1) : isDeno() ? { ...rangeFrom(257), leastBeyondASCII: 65, leastOfBuffer: 8192 } : isOldNode() ? { ...rangeFrom(19), most: 2048, onlyASCII: !0 } : isChromium() ? { ...rangeFrom(48), leastOfBuffer: 48, onlyASCII: !0 } : isWorkerd() ? { ...rangeFrom(33), most: 1023 } : hasQuickSlice() ? { ...rangeFrom(33), leastOfASCII: 19 } : rangeFrom(33);
}
var rangeFrom = (least2) => ({
  leastOfASCII: least2,
  leastBeyondASCII: least2,
  leastOfBuffer: 1,
  most: 8191,
  onlyASCII: !1
});
function quickestFatalUTF8Decoder(decodeQuickly, fatalDecoder) {
  let decodeAndSearch = refusingReplacements(decodeQuickly), isQuick = isBun() || isWebKitOrWorkerd();
  return fatalDecoder && isQuick ? (bytes2) => fatalDecoder.decode(bytes2) : decodeAndSearch;
}
function newFatalUTF8Decoder() {
  let decoder = newHostDecoder("utf-8", !0);
  return failsRightly((bytes2) => decoder.decode(bytes2)) && failsRightly(({ buffer }) => decoder.decode(buffer)) && !isDeno() ? decoder : void 0;
}
var treatsBOMRightly = (decoder) => ["", "a", "\uFEFF", "a".repeat(64), "\u6F22".repeat(64)].every((text) => {
  let bytes2 = Uint8Array.of(...encodeShortUTF8("\uFEFF"), ...encodeShortUTF8(text));
  return decoder.decode(bytes2) === (decoder.ignoreBOM ? `\uFEFF${text}` : text);
}), failsRightly = (decode3) => decode3(Uint8Array.from(WELL_FORMED)) === WELL_FORMED_TEXT && MALFORMED3.every((sequence) => attempt(() => decode3(Uint8Array.from(sequence))) === void 0), WELL_FORMED = [239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169], WELL_FORMED_TEXT = "\uFEFFa\u6F22\u{1F4A9}", MALFORMED3 = [
  [192, 128],
  [237, 160, 128],
  [244, 144, 128, 128, 97],
  [240, 159, 146, 97],
  [230, 188]
], refusingReplacements = (decode3) => (bytes2, length) => {
  let string = decode3(bytes2, length);
  return string.includes("\uFFFD") ? void 0 : string;
};
function quickestUTF8Decoder(decodeByHost2) {
  let [slice, latin1] = (
    /** @type {Function[]} */
    [utf8Slice, latin1Slice]
  );
  return isOldNode() ? (bytes2, length) => length > 256 ? latin1.call(bytes2) : slice.call(bytes2, 0, length) : hasQuickSlice() ? (bytes2, length) => length < 8192 ? slice.call(bytes2, 0, length) : decodeByHost2(bytes2) : !slice || !isDeno() ? decodeByHost2 : (bytes2, length) => isShortOrASCII(bytes2, length) ? slice.call(bytes2) : decodeByHost2(bytes2);
}
var hasQuickSlice = () => utf8Slice !== void 0 && nodeVersion() > 0 && !isDeno() && !isBun(), isShortOrASCII = (bytes2, length) => length <= 64 || length <= 256 && isProbablyASCII(bytes2, length);

// js/lookup.js
var table = {
  encoding: -1,
  /** The instance that has it. @type {typeof wasm | undefined} */
  owner: void 0,
  /** What gets the table: its address, or its encoding. */
  source: 0,
  isOfPairs: !1,
  /** The most bytes for which it is the fastest way. */
  most: 0,
  /** The same for text that isn't all ASCII. */
  mostBeyondASCII: 0,
  /** How many code units become a string at a time: at least half of the most bytes. */
  piece: 0
}, least = 1;
function decodeFew(bytes2, length, endOfQueue, encoding) {
  return length >= least ? lookUp(bytes2, length, endOfQueue, encoding) : void 0;
}
function lookUp(bytes2, length, endOfQueue, encoding) {
  if ((table.encoding !== encoding || table.owner !== wasm || series.isBusy) && !prepare(encoding) || length > table.most && (length > table.mostBeyondASCII || isProbablyASCII(bytes2, length))) return;
  setInput(bytes2, length);
  let { readBytes, readPairs } = (
    /** @type {Required<StringCopier>} */
    strings
  );
  if (!!1 || !table.isOfPairs) return readBytes(at.input, length, table.source);
  let { piece } = table, string = readPairs(at.input, length, table.source, +!endOfQueue, piece);
  if (endOfQueue && length <= piece || string === null) return string ?? void 0;
  let copied = input();
  if (string.length === piece) {
    let left = copied[length], rest2 = readPairs(at.input + length - left, left, table.source, +!endOfQueue, piece);
    if (rest2 === null) return;
    string += rest2;
  }
  return copied[length] === 0 || keepLead(copied[length - 1], encoding) ? string : void 0;
}
function prepare(encoding) {
  return series.isBusy ? !1 : strings.readPairs ? (begin("decoding", encoding), end(() => {
    let isSingle = isSingleByte(encoding);
    table.isOfPairs = !isSingle;
    let address = isSingle ? wasm.byte_table(encoding) : 0;
    table.source = strings.readsInput ? encoding : address;
    let range = mostLookedUp(encoding);
    return least = range.least, table.piece = range.piece, table.most = address > 0 ? range.any : 0, table.mostBeyondASCII = address > 0 ? range.beyondASCII : 0, table.owner = wasm, table.encoding = encoding, !0;
  })) : (least = 1 / 0, !1);
}
var limits = /* @__PURE__ */ lazy(() => {
  let upTo = (most) => ({ least: 1, any: most, beyondASCII: most, piece: most });
  if (!strings.readPairs) return { windows1252: upTo(0), single: upTo(0), multi: upTo(0) };
  if (isFirefox()) {
    let multi2 = { ...upTo(72), piece: strings.readsInput ? 72 : 36 };
    return { windows1252: upTo(36), single: upTo(36), multi: multi2 };
  }
  if (strings.readsInput) {
    let multi2 = { least: 19, any: 128, beyondASCII: 256, piece: 256 };
    return { windows1252: upTo(256), single: upTo(isOldNode() ? 18 : 256), multi: multi2 };
  }
  let multi = { least: 1, any: 128, beyondASCII: 512, piece: 512 };
  return { windows1252: upTo(isBun() ? 0 : 256), single: upTo(256), multi };
});
function mostLookedUp(encoding) {
  let { windows1252, single, multi } = limits();
  return encoding === 21 ? windows1252 : isSingleByte(encoding) ? single : multi;
}

// js/host-bytes.js
var mostWithoutHost = /* @__PURE__ */ lazy(
  () => isBun() ? 0 : isWebKitOrWorkerd() || isOldNode() ? 8 : isChromium() ? 352 : 18
), sliceBeatsTable = /* @__PURE__ */ lazy(isBun);
function decodeASCII(encoding, bytes2, length) {
  if (length > 64) return isProbablyASCII(bytes2, length) ? decodeLongASCII(encoding, bytes2, length) : void 0;
  if (length <= mostASCII() || (bytes2[length >> 1] | bytes2[length - 1]) >= 128 || !isASCII(bytes2, length)) return;
  let slice = sliceLatin1();
  return slice ? slice.call(bytes2, 0, length) : stringByTable(encoding, bytes2, length);
}
function decodeLongASCII(encoding, bytes2, length) {
  let slice = sliceLatin1(), isSingle = isSingleByte(encoding);
  if (!(length < 512 && (isSingle || !slice)) && !(encoding === 21 && searchesToSkip > 0) && !(isSingle && beatsASCIISearch(encoding)) && !isShared(bytes2, length))
    try {
      return hostIsASCII()?.(bytes2) ?? isFreeOf(bytes2, length, 128, 128) ? slice ? slice.call(bytes2) : utf8Decoder()?.decodeQuickly(bytes2, length) : void 0;
    } catch {
      return;
    }
}
var decoders = [], preferredDecoders = [];
function decodeByPreferred(encoding, bytes2, length) {
  if (!(preferredDecoders[encoding] === null || length <= mostWithoutHost()) && !(length >= 512 && length > mostPreferred(encoding)))
    return preferredDecoders[encoding] ??= newPreferredDecoder(encoding), decodeWith(preferredDecoders[encoding], bytes2, length);
}
function decodeSingleByte(encoding, bytes2, length) {
  return length < 512 ? (sliceBeatsTable() ? latin1String(encoding, bytes2, length) : void 0) ?? stringByTable(encoding, bytes2, length) ?? latin1String(encoding, bytes2, length) ?? decodeByHost(encoding, bytes2, length) : latin1String(encoding, bytes2, length) ?? (beatsTable(encoding) ? decodeByHost(encoding, bytes2, length) : void 0) ?? stringByTable(encoding, bytes2, length);
}
var searchesToSkip = 0, leastAlwaysSearched = /* @__PURE__ */ lazy(() => windows1252BeatsTable() ? 8192 : 512), isSearchSkipped = (length) => searchesToSkip > 0 && length < leastAlwaysSearched();
function latin1String(encoding, bytes2, length) {
  let slice = sliceLatin1();
  if (!slice || encoding !== 21) return;
  if (isSearchSkipped(length)) {
    searchesToSkip -= 1;
    return;
  }
  let isAll = isLatin1(bytes2, length);
  if (searchesToSkip = isAll ? 0 : 15, !!isAll && !isShared(bytes2, length))
    try {
      return slice.call(bytes2);
    } catch {
      return;
    }
}
var decodeByHost = (encoding, bytes2, length) => decodeWith(decoderOf(encoding), bytes2, length);
function decodeWith(decoder, bytes2, length) {
  if (!(!decoder || length > 1024 && isShared(bytes2, length)))
    try {
      return decoder.decode(bytes2);
    } catch {
      return;
    }
}
var mostWithoutSearch = /* @__PURE__ */ lazy(
  () => isBun() ? { windows1252: 2048, other: 1536 } : { windows1252: 511, other: 511 }
);
function mostPreferred(encoding) {
  if (beatsASCIISearch(encoding)) return 8192;
  let { windows1252, other } = mostWithoutSearch();
  return encoding === 21 ? windows1252 : other;
}
function newPreferredDecoder(encoding) {
  let decoder = isPreferred(encoding) ? decoderOf(encoding) : null;
  if (decoder) {
    let canFail = textOf(encoding, allBytes()).includes("\uFFFD"), least2 = Math.max(mostWithoutHost(), mostLookedUp(encoding).any) + 1;
    offerDirectDecoder(encoding, {
      newDecoder: (fatal) => fatal && canFail ? newHostDecoder(encodings[encoding].name, !0) : decoder,
      isRight: (fatal) => !(fatal && canFail) || failsForMalformedBytes(encoding),
      canFail,
      leastOfASCII: least2,
      leastBeyondASCII: least2,
      // Firefox takes 60 ns to make a view.
      leastOfBuffer: isFirefox() ? 1 : mostWithoutHost() + 1,
      most: mostPreferred(encoding),
      onlyASCII: !1
    });
  }
  return decoder;
}
function decoderOf(encoding) {
  return decoders[encoding] === void 0 && (decoders[encoding] = null, decoders[encoding] = attempt(() => newDecoder(encoding)) ?? null), decoders[encoding];
}
var sliceLatin1 = /* @__PURE__ */ lazy(() => attempt(newLatin1Slice));
function newLatin1Slice() {
  let slice = (
    /** @type {Function} */
    latin1Slice
  ), bytes2 = Uint8Array.from({ length: 256 }, (_, i) => i);
  return slice.call(bytes2) === String.fromCharCode(...bytes2) ? slice : void 0;
}
function isLatin1(bytes2, length) {
  let soon = Math.min(length, 64);
  for (let i = 0; i < soon; i++) if ((bytes2[i] & 224) === 128) return !1;
  return soon === length || isFreeOf(bytes2, length, 128, 224);
}
var beatsTable = (encoding) => encoding === 21 ? windows1252BeatsTable() : allBeatTable() || scatteredBeatTable() && isScattered(encoding), beatsASCIISearch = (encoding) => !sliceLatin1() && (encoding === 21 ? windows1252BeatsTable() : allBeatASCIISearch()), allBeatTable = /* @__PURE__ */ lazy(() => isFirefox() || isWebKit()), scatteredBeatTable = /* @__PURE__ */ lazy(() => isWorkerd() || isBun()), allBeatASCIISearch = /* @__PURE__ */ lazy(isFirefox), windows1252BeatsTable = /* @__PURE__ */ lazy(() => isFirefox() || isBun() || !(nodeVersion() > 0)), isPreferred = (encoding) => isFirefox() || isBun() || isWebKitOrWorkerd() || isOldNode() || isChromium() && encoding === 21, allBytes = () => Uint8Array.from({ length: 256 }, (_, i) => i);
function textOf(encoding, bytes2) {
  let table2 = (
    /** @type {Uint16Array} */
    decodingTable(encoding)
  );
  return String.fromCharCode(...Array.from(bytes2, (byte) => table2[byte]));
}
function newDecoder(encoding) {
  let decoder = newHostDecoder(encodings[encoding].name), isRight = (bytes2) => decoder.decode(bytes2) === textOf(encoding, bytes2), long = Uint8Array.from({ length: 4096 }, (_, i) => i);
  return allBytes().every((byte) => isRight(Uint8Array.of(byte))) && isRight(long) ? decoder : void 0;
}
function failsForMalformedBytes(encoding) {
  let text = textOf(encoding, allBytes()), wellFormed = allBytes().filter((byte) => text[byte] !== "\uFFFD"), decoder = newHostDecoder(encodings[encoding].name, !0), decode3 = (bytes2) => attempt(() => decoder.decode(bytes2)), isRight = (bytes2) => decode3(bytes2) === textOf(encoding, bytes2), long = Uint8Array.from({ length: 4096 }, (_, i) => wellFormed[i % wellFormed.length]), fails = (byte) => decode3(Uint8Array.of(byte)) === void 0 && decode3(Uint8Array.of(...long, byte)) === void 0;
  return isRight(long) && allBytes().every((byte) => wellFormed.includes(byte) ? isRight(Uint8Array.of(byte)) : fails(byte));
}

// js/string-of-bytes.js
function stringOfASCII(u, length) {
  let { fromCharCode } = String, a = u[0];
  switch (length) {
    case 1:
      return a < 128 ? fromCharCode(a) : void 0;
    case 2: {
      let b = u[1];
      return (a | b) < 128 ? fromCharCode(a, b) : void 0;
    }
    case 3: {
      let b = u[1], c = u[2];
      return (a | b | c) < 128 ? fromCharCode(a, b, c) : void 0;
    }
    case 4: {
      let b = u[1], c = u[2], d = u[3];
      return (a | b | c | d) < 128 ? fromCharCode(a, b, c, d) : void 0;
    }
    case 5: {
      let b = u[1], c = u[2], d = u[3], e = u[4];
      return (a | b | c | d | e) < 128 ? fromCharCode(a, b, c, d, e) : void 0;
    }
    case 6: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5];
      return (a | b | c | d | e | f) < 128 ? fromCharCode(a, b, c, d, e, f) : void 0;
    }
    case 7: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6];
      return (a | b | c | d | e | f | g) < 128 ? fromCharCode(a, b, c, d, e, f, g) : void 0;
    }
    case 8: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7];
      return (a | b | c | d | e | f | g | h) < 128 ? fromCharCode(a, b, c, d, e, f, g, h) : void 0;
    }
    case 9: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8];
      return (a | b | c | d | e | f | g | h | i) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i) : void 0;
    }
    case 10: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9];
      return (a | b | c | d | e | f | g | h | i | j) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j) : void 0;
    }
    case 11: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10];
      return (a | b | c | d | e | f | g | h | i | j | k) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k) : void 0;
    }
    case 12: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11];
      return (a | b | c | d | e | f | g | h | i | j | k | l) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l) : void 0;
    }
    case 13: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m) : void 0;
    }
    case 14: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n) : void 0;
    }
    case 15: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13], o = u[14];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n | o) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) : void 0;
    }
    default: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13], o = u[14], p = u[15];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n | o | p) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) : void 0;
    }
  }
}
function stringOfSingles(u, length, t) {
  let { fromCharCode } = String;
  switch (length) {
    case 1:
      return fromCharCode(t[u[0]]);
    case 2:
      return fromCharCode(t[u[0]], t[u[1]]);
    case 3:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]]);
    case 4:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]]);
    case 5:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]]);
    case 6:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]]);
    case 7:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]]);
    case 8:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]]);
    case 9:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]]);
    case 10:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]]);
    case 11:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]]);
    case 12:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]]);
    case 13:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]]);
    case 14:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]]);
    case 15:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]], t[u[14]]);
    default:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]], t[u[14]], t[u[15]]);
  }
}

// js/short-decoders.js
var decodeUTF8;
function decodeShortUTF8Whole(bytes2, length, fatal) {
  return decodeUTF8 ??= newShortUTF8Decoder(), decodeUTF8(bytes2, length, fatal);
}
function newShortUTF8Decoder() {
  let decoder = utf8Decoder(), usesLoop = !(decoder && isBun());
  return (bytes2, length, fatal) => {
    if (usesLoop && isShortForLoop(bytes2, length)) {
      let string = (length <= 16 && bytes2[0] < 128 ? stringOfASCII(bytes2, length) : void 0) ?? decodeShortUTF8(bytes2, length, !0, fatal);
      if (string !== void 0) return string;
    }
    if (decoder?.takesQuickly?.(bytes2, length) !== !1)
      try {
        return fatal ? decoder?.decodeOrFail(bytes2, length) : decoder?.decodeQuickly(bytes2, length);
      } catch {
        return;
      }
  };
}
var tables = [];
function decodeSingles(bytes2, length, encoding) {
  if (prefersSlice()) return;
  let known = tables[encoding];
  if (known) return stringOfSingles(bytes2, length, known);
  let ascii = stringOfASCII(bytes2, length);
  if (ascii !== void 0 || !isSingleByte(encoding)) return ascii;
  let table2 = decodingTable(encoding);
  if (table2)
    return tables[encoding] = new Uint16Array(table2), stringOfSingles(bytes2, length, tables[encoding]);
}
function decodeByModule(encoding, bytes2, length, fatal = !1) {
  try {
    useDecoder(encoding, null);
    let count = decodeBlock(bytes2, length, 0, fatal, !0);
    return count < 0 ? void 0 : unitsString(0, count);
  } catch (error) {
    throw explain(error);
  }
}
function decodeShortUTF8ByModule(bytes2, length, endOfQueue, fatal) {
  rest.length = 0;
  let end2 = endOfQueue ? length : completeLengthOfUTF8(bytes2, length);
  return end2 === length || keepEndOfUTF8(bytes2, end2, length) ? decodeByModule(0, bytes2, end2, fatal) : void 0;
}

// js/host-pairs.js
var limits2 = /* @__PURE__ */ lazy(() => isFirefox() ? { any: 2048, markup: 1 / 0, leastInStream: 16 } : isWorkerd() ? { any: 512, markup: 2048, leastInStream: 40 } : { any: 0, markup: isBun() ? 2048 : isWebKit() ? 112 : 0, leastInStream: 40 }), mayBeForHost = () => limits2().markup > 0, isStartForHost = (chunk, length) => length >= limits2().leastInStream && isForHost(chunk, length);
function tryForBuffer(encoding, bytes2, length) {
  limits2().any > 0 && isOfPairs(encoding) && isStartForHost(bytes2, length) && hasProved(encoding, length);
}
var leastForModule = /* @__PURE__ */ lazy(() => mayBeForHost() ? 1 / 0 : 33), isForModule = (encoding, bytes2, length) => !1, decoders2 = [], decodePairs = (encoding, bytes2, length) => isForHost(bytes2, length) && hasProved(encoding, length) ? decodeWith(decoders2[encoding], bytes2, length) : void 0;
function isForHost(bytes2, length) {
  let { any, markup } = limits2();
  return length <= any || length <= markup && hasMuchASCII(bytes2, length, 11);
}
function hasProved(encoding, length) {
  return decoders2[encoding] ? !0 : (tryFurther(encoding, length), !1);
}
var candidates = [];
function tryFurther(encoding, length) {
  candidates[encoding] === void 0 && (candidates[encoding] = attempt(() => newCandidate(encoding)) ?? null);
  let candidate = candidates[encoding];
  candidate && (candidate.credit += Math.min(length / 64, 1) + length / 512, !(candidate.credit < 64) && (candidate.credit = 0, candidates[encoding] = null, attempt(() => {
    let { value: bytes2 } = candidate.sequences.next();
    bytes2 ? candidate.decoder.decode(bytes2) === decodeByModule(encoding, bytes2, lengthOf(bytes2)) && (candidates[encoding] = candidate) : adopt2(encoding, candidate.decoder);
  })));
}
function adopt2(encoding, decoder) {
  decoders2[encoding] = decoder;
  let { any, piece } = mostLookedUp(encoding);
  offerDirectDecoder(encoding, {
    newDecoder: (fatal) => fatal ? newHostDecoder(encodings[encoding].name, !0) : decoder,
    isRight: (fatal) => !fatal || failsForMalformedSequences(encoding),
    canFail: !0,
    leastOfASCII: Math.max(18, Math.min(any, piece)) + 1,
    leastBeyondASCII: Math.max(18, any) + 1,
    leastOfBuffer: 1,
    most: limits2().any,
    onlyASCII: !1
  });
}
var failsForMalformedSequences = (encoding) => LEADS.every(
  (lead) => FOLLOWERS.every((bytes2) => {
    let decoder = newHostDecoder(encodings[encoding].name, !0), text = Uint8Array.of(97, lead, ...bytes2);
    return attempt(() => decoder.decode(text)) === decodeByModule(encoding, text, text.length, !0);
  })
), LEADS = [128, 129, 142, 143, 161, 224, 255], FOLLOWERS = [
  [],
  [32],
  [64],
  [128],
  [161],
  [255],
  [161, 32],
  [161, 161],
  [48],
  [48, 32],
  [48, 129],
  [48, 129, 32],
  [48, 129, 48]
], newCandidate = (encoding) => ({
  decoder: newHostDecoder(encodings[encoding].name),
  sequences: sequencesOf(encoding),
  credit: 0
}), STARTS2 = [
  [239, 187, 191],
  [254, 255],
  [255, 254],
  [132, 49, 149, 51]
], END = [10, 164, 162];
function* sequencesOf(encoding) {
  let [all, digits, thirds, third] = [
    [0, 255],
    [48, 57],
    [129, 254],
    [129, 129]
  ];
  for (let start of STARTS2) yield Uint8Array.of(...start, ...END);
  for (let lead = 128; lead <= 255; lead++) yield productOf([lead, lead], all);
  if (encoding === 32)
    for (let second = 161; second <= 254; second++) yield productOf([143, 143], [second, second], all);
  if (encoding === 29 || encoding === 30) {
    for (let lead = 129; lead <= 132; lead++)
      for (let second = 48; second <= 57; second++) yield productOf([lead, lead], [second, second], thirds, digits);
    for (let lead = 133; lead <= 254; lead += 8)
      yield productOf([lead, Math.min(lead + 7, 254)], digits, third, digits);
    yield productOf([227, 227], [50, 50], thirds, digits), yield productOf([129, 129], [48, 48], all), yield productOf([129, 129], [48, 48], third, all);
  }
}
function productOf(...ranges) {
  let sizes = ranges.map(([first, last2]) => last2 - first + 1), count = sizes.reduce((product, size) => product * size), length = ranges.length + END.length, bytes2 = new Uint8Array(count * length + ranges.length - 1);
  for (let i = 0; i < count; i++) {
    let rest2 = i;
    for (let place = ranges.length - 1; place >= 0; place--)
      bytes2[i * length + place] = ranges[place][0] + rest2 % sizes[place], rest2 = Math.trunc(rest2 / sizes[place]);
    bytes2.set(END, i * length + ranges.length);
  }
  let last = (count - 1) * length;
  return bytes2.copyWithin(last + length, last, last + ranges.length - 1), bytes2;
}

// js/host-utf16.js
var utf16LEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16LEDecoder)), utf16BEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16BEDecoder));
function newUTF16LEDecoder() {
  return isFirefox() || isWebKitOrWorkerd() ? newUTF16DecoderByHost(!1) : newUTF16LEDecoderByBuffer();
}
function newUTF16BEDecoder() {
  return isFirefox() ? newUTF16DecoderByHost(!0) : void 0;
}
function newUTF16LEDecoderByBuffer() {
  let slice = (
    /** @type {Function} */
    ucs2Slice
  ), text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE", bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice.call(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return;
  let most = isOldNode() ? 512 : 1 / 0;
  return utf16DecoderOf(!1, (bytes3, length) => length <= most || isProbablyASCII(bytes3, length) && hostIsASCII()?.(bytes3) === !0, (bytes3, fatal) => {
    let string = slice.call(bytes3);
    return 2 * string.length > most || string.isWellFormed() ? string : fatal ? void 0 : string.toWellFormed();
  });
}
function newUTF16DecoderByHost(isBigEndian) {
  let decoder = newHostDecoder(isBigEndian ? "utf-16be" : "utf-16le"), bytes2 = [65279, 55357, 28450].flatMap((unit) => isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]);
  if (decoder.decode(Uint8Array.from(bytes2)) === "\uFEFF\uFFFD\u6F22")
    return utf16DecoderOf(
      isBigEndian,
      () => !0,
      (bytes3, fatal) => {
        let string = decoder.decode(bytes3);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      }
    );
}
var utf16DecoderOf = (isBigEndian, takes, decode3) => ({
  takes,
  decode(bytes2, fatal) {
    try {
      return decode3(bytes2, fatal);
    } catch {
      return;
    }
  },
  completeLength(bytes2, length) {
    let even = length - length % 2;
    return (bytes2[isBigEndian ? even - 2 : even - 1] & 252) === 216 ? even - 2 : even;
  }
});

// js/malformed-samples.js
var samplesLeft = 0;
function isProbablyMalformed(bytes2, length) {
  let least2 = samplesLeft > 0 ? 8192 : 131072;
  if (length < least2 || isQuickWithMalformed()) return !1;
  let count = 0, step = Math.ceil(length / 8);
  for (let i = 0; i < length - 1; i += step) bytes2[i] >= 192 && (bytes2[i + 1] & 192) !== 128 && count++;
  let isMalformed2 = count > 1;
  return isMalformed2 && (samplesLeft = 16), isMalformed2;
}
var isQuickWithMalformed = /* @__PURE__ */ lazy(isWebKit);
function countSample(text, length) {
  length < 8192 || (samplesLeft = hasReplacements(text) ? 16 : Math.max(samplesLeft - 1, 0));
}
function hasReplacements(text) {
  let count = 0, step = Math.floor(text.length / 8);
  for (let i = 0; i < 8; i++) text.charCodeAt(i * step) === 65533 && count++;
  return count > 1;
}

// js/host-unicode.js
function hostDecoder(encoding, bytes2, length) {
  let decoder = decoderOf2(encoding);
  if (!(!decoder || length < 24 || isShared(bytes2, length)) && !(encoding === 0 && isProbablyMalformed(bytes2, length)))
    return decoder.takes?.(bytes2, length) === !1 ? void 0 : decoder;
}
function decoderOf2(encoding) {
  return encoding === 0 ? utf8Decoder() : encoding === 38 ? utf16LEDecoder() : encoding === 37 ? utf16BEDecoder() : void 0;
}
function decodeUTF8ByHost(bytes2, length, endOfQueue, fatal) {
  if (rest.length = 0, fatal && length > 8192 || length > 1024 && (isShared(bytes2, length) || isProbablyMalformed(bytes2, length))) return;
  let decoder = utf8Decoder();
  if (!decoder || decoder.takesQuickly?.(bytes2, length) === !1) return;
  let end2 = completeLengthOfUTF8(bytes2, length);
  if (!(end2 < length && (endOfQueue || !keepEndOfUTF8(bytes2, end2, length))))
    try {
      let isForPart = decoder.decodesStart && end2 < 8192 && !fatal, part = end2 === length || isForPart ? bytes2 : viewOfStart(bytes2, length, end2), string = fatal ? decoder.decodeOrFail(part, end2) : decoder.decodeQuickly(part, end2);
      return length > 256 && string !== void 0 && learnFromHost(part, end2, string), string;
    } catch {
      return;
    }
}
function decodeUTF16ByHost(encoding, bytes2, length) {
  let decoder = decoderOf2(encoding);
  if (!(length % 2 > 0 || !decoder?.takes?.(bytes2, length) || isShared(bytes2, length)))
    return decoder.decode(bytes2, !0);
}
function learnFromHost(bytes2, length, text) {
  countSample(text, length), learn(bytes2, length, text);
}

// js/decoding.js
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The host's decoder that has the current stream: see `host-streams.js`. @type {HostTextDecoder | undefined} */
  hostOfStream = void 0;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #decoder = null;
  /** The incomplete character at the end of the last chunk, unless `#decoder` contains it: its bytes, like those of `rest`. */
  #held = 0;
  #heldLength = 0;
  #bomSeen = !1;
  /** The position of the next chunk in the stream, in bytes. */
  #position;
  /** The error that ended the current call. @type {Malformed | null} */
  #malformed = null;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] the position of the first chunk in the stream, in bytes
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding, this.fatal = fatal, this.ignoreBOM = ignoreBOM, this.#position = position;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.#decoder = null, this.#heldLength = 0, this.#bomSeen = !1, this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * An error discards the rest of the chunk. The decoder keeps the state in which its handler returned the error: the initial one,
   * except that ISO-2022-JP keeps its character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} [context] if given, malformed input throws a TypeError whose message starts with it
   * @returns {string}
   * @throws {Malformed | TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    let length = quickLengthOf(chunk);
    if (!this.#decoder) {
      if (this.#bomSeen && this.#heldLength === 0 && this.encoding === 0 && length <= 256 && chunk[length - 1] < 128) {
        let string2 = decodeShortUTF8Whole(chunk, length, this.fatal);
        if (string2 !== void 0 && string2.charCodeAt(string2.length - 1) < 128)
          return this.#position += length, string2;
      }
      let string = this.#heldLength === 0 ? this.#decodeQuickly(chunk, length, endOfQueue) : this.#decodeWithHeld(chunk, length, endOfQueue);
      if (string !== void 0)
        return endOfQueue || this.#keepRest(length), string;
    }
    return this.#decodeSlowly(chunk, length, endOfQueue, context);
  }
  /**
   * Decodes a whole text, like `reset` and then `decode`, but with fewer steps for a short one.
   * @param {Uint8Array} bytes
   * @param {number} length the number of bytes
   * @param {string} [context] as for `decode`
   */
  decodeWhole(bytes2, length, context) {
    this.#position !== 0 && this.reset();
    let { encoding } = this, isShort = length <= 256;
    if (encoding === 0 && length > 0) {
      let string = isShort ? decodeShortUTF8Whole(bytes2, length, this.fatal) ?? decodeByModule(encoding, bytes2, length, this.fatal) : decodeUTF8ByHost(bytes2, length, !0, this.fatal);
      if (string !== void 0) return !isShort || bytes2[0] === 239 ? this.#withoutBOM(string) : string;
    } else {
      let few = length > 0 ? decodeByLookup(bytes2, length, !0, encoding) : void 0, string = few === void 0 && !(isShort && isForModule(encoding, bytes2, length)) ? this.#decodeByOthers(bytes2, length, !0) : this.#unlessMalformed(few);
      if (string !== void 0) return string;
      let byModule = isShort && !hasBOM(encoding) ? decodeByModule(encoding, bytes2, length, this.fatal) : void 0;
      if (byModule !== void 0) return byModule;
    }
    return this.#decodeSlowly(bytes2, length, !0, context);
  }
  /**
   * Decodes a chunk for which `#decodeQuickly` returned `undefined`, or which follows held bytes or depends on `#decoder`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   */
  #decodeSlowly(chunk, length, endOfQueue, context) {
    if (this.#heldLength > 0) {
      let string2 = this.#decodeAfterHeld(chunk, length, endOfQueue, context);
      if (string2 !== void 0) return string2;
      let whole = this.#heldLength + length;
      if (length > 0 && whole <= fewBytes.length) return this.#decodeJoined(chunk, whole, endOfQueue, context);
      this.#passHeldOn();
    }
    let decoder = this.#decoder, bomSeen = this.#bomSeen, position = this.#position, string = "";
    try {
      string = this.#decodeByHost(chunk, length, endOfQueue) ?? this.#decodeBlocks(chunk, length, endOfQueue);
    } catch (error) {
      throw this.#decoder = decoder, this.#bomSeen = bomSeen, this.#position = position, explain(error);
    }
    let malformed = this.#malformed;
    if (malformed)
      throw this.#malformed = null, this.#bomSeen = bomSeen, this.#position = position + length, context === void 0 ? malformed : malformed.toTypeError(context);
    return string;
  }
  /**
   * Decodes a chunk that doesn't depend on earlier ones in a faster way than by WebAssembly's decoder, if there is one; otherwise returns
   * `undefined`. Sets `rest`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeQuickly(chunk, length, endOfQueue) {
    let { encoding } = this;
    rest.length = 0;
    let few = length > 0 && encoding !== 0 ? decodeByLookup(chunk, length, endOfQueue, encoding) : void 0;
    return few === void 0 ? this.#decodeByOthers(chunk, length, endOfQueue) : this.#unlessMalformed(few);
  }
  /**
   * Does the same in other ways than `decodeFew`. The caller clears `rest` before a chunk.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByOthers(chunk, length, endOfQueue) {
    let { encoding } = this;
    if (length === 0) return "";
    if (encoding === 0) {
      let short = isShortForLoop(chunk, length) ? decodeShortUTF8(chunk, length, endOfQueue, this.fatal) : void 0;
      return short !== void 0 ? short : this.#withoutBOM(this.#decodeLongUTF8(chunk, length, endOfQueue));
    }
    if (encoding === 38 || encoding === 37) {
      let string2 = length <= 36 ? decodeShortUTF16(chunk, length, encoding === 37) : decodeUTF16ByHost(encoding, chunk, length);
      return this.#withoutBOM(string2);
    }
    if (!isASCIICompatible(encoding)) return;
    let isSingle = isSingleByte(encoding), string = !isSingle && length <= (chunk[0] < 128 ? mostASCII() : 18) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : decodeByFastest(encoding, isSingle, chunk, length, endOfQueue);
    return this.#unlessMalformed(string);
  }
  /**
   * Decodes UTF-8 for which a loop isn't the fastest way.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeLongUTF8(chunk, length, endOfQueue) {
    return decodeUTF8ByHost(chunk, length, endOfQueue, this.fatal) ?? (length <= 256 ? decodeShortUTF8ByModule(chunk, length, endOfQueue, this.fatal) : void 0);
  }
  /**
   * In the error mode "fatal", returns `undefined` for text that may contain a replacement: the decoder then finds where that is.
   * @param {string | undefined} string
   */
  #unlessMalformed(string) {
    return this.fatal && this.encoding !== 21 && string?.includes("\uFFFD") ? void 0 : string;
  }
  /**
   * Serializes text that may be the start of a stream: https://encoding.spec.whatwg.org/#concept-td-serialize
   *
   * This checks the string, because after reading the first byte Node's decoder takes 1.2 times as long for 64 KB.
   * @template {string | undefined} Text
   * @param {Text} text
   * @returns {Text}
   */
  #withoutBOM(text) {
    return !this.#bomSeen && !this.ignoreBOM && text?.charCodeAt(0) === 65279 ? (
      /** @type {Text} */
      text.slice(1)
    ) : text;
  }
  /**
   * Decodes the held bytes and a chunk of at most a few hundred bytes together; `undefined` if the caller has to decode them in another way.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeWithHeld(chunk, length, endOfQueue) {
    let whole = this.#heldLength + length;
    if (!(length === 0 || whole > fewBytes.length))
      return rest.length = 0, length > 16 ? this.#decodeLongWithHeld(chunk, whole, endOfQueue) : (this.#joinHeld(chunk, whole), this.encoding === 0 ? decodeShortUTF8(fewBytes, whole, endOfQueue, this.fatal) : this.#unlessMalformed(
        decodeFew(fewBytes, whole, endOfQueue, this.encoding) ?? decodeShortByTable(fewBytes, whole, endOfQueue, this.encoding)
      ));
  }
  /** Does this for a chunk of more than `MOST_IN_CHUNK` bytes. @param {Uint8Array} chunk @param {number} whole @param {boolean} endOfQueue */
  #decodeLongWithHeld(chunk, whole, endOfQueue) {
    let bytes2 = this.#joined(chunk, whole);
    return this.encoding === 0 ? this.#decodeLongUTF8(bytes2, whole, endOfQueue) : this.#unlessMalformed(decodeFew(bytes2, whole, endOfQueue, this.encoding));
  }
  /**
   * Decodes a chunk of UTF-8 that completes the held character; otherwise returns `undefined`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   */
  #decodeAfterHeld(chunk, length, endOfQueue, context) {
    if (this.encoding !== 0) return;
    let position = this.#position, bomSeen = this.#bomSeen, held = this.#held, heldLength = this.#heldLength, lead = held & 255, whole = lead < 224 ? 2 : lead < 240 ? 3 : 4;
    if (heldLength + length <= whole) return;
    this.#joinHeld(chunk, whole);
    let first = decodeShortUTF8(fewBytes, whole, !0, !0);
    if (first === void 0) return;
    let start = whole - heldLength;
    this.#heldLength = 0, this.#position += start, this.#bomSeen = !0;
    try {
      return join(first, this.decode(partOf(chunk, start), endOfQueue, context));
    } catch (error) {
      throw this.#bomSeen = bomSeen, error instanceof Malformed || error instanceof TypeError || (this.#decoder = null, this.#position = position, this.#held = held, this.#heldLength = heldLength), error;
    }
  }
  /** Copies the held bytes and the start of a chunk to `fewBytes`. @param {Uint8Array} chunk @param {number} whole the length of both */
  #joinHeld(chunk, whole) {
    fewBytes[0] = this.#held, fewBytes[1] = this.#held >> 8, fewBytes[2] = this.#held >> 16;
    let start = this.#heldLength;
    for (let i = start; i < whole; i++) fewBytes[i] = chunk[i - start];
  }
  /** Copies the held bytes and a whole chunk to `fewBytes`. @param {Uint8Array} chunk @param {number} whole the length of both */
  #joined(chunk, whole) {
    return this.#joinHeld(chunk, this.#heldLength), setBytes(fewBytes, chunk, this.#heldLength), viewOfFew(whole);
  }
  /** Makes `rest` the held bytes. @param {number} length how many bytes to add to the position */
  #keepRest(length) {
    this.#position += length, this.#bomSeen ||= this.#heldLength + length > rest.length, this.#heldLength = rest.length, this.#held = rest.bytes;
  }
  /**
   * Decodes the held bytes and a chunk as if they were one, which saves a call of WebAssembly.
   * @param {Uint8Array} chunk
   * @param {number} whole the length of both
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   * @returns {string}
   */
  #decodeJoined(chunk, whole, endOfQueue, context) {
    let heldLength = this.#heldLength, bytes2 = this.#joined(chunk, whole);
    this.#heldLength = 0, this.#position -= heldLength;
    try {
      return this.#decodeSlowly(bytes2, whole, endOfQueue, context);
    } catch (error) {
      throw error instanceof Malformed || error instanceof TypeError || (this.#heldLength = heldLength, this.#position += heldLength), error;
    }
  }
  /** Makes `#decoder` a decoder that has read the held bytes. */
  #passHeldOn() {
    let held = Uint8Array.of(this.#held, this.#held >> 8, this.#held >> 16);
    try {
      useDecoder(this.encoding, null), decodeBlock(held, this.#heldLength, 0, this.fatal, !1), this.#decoder = saveCodec(), this.#heldLength = 0;
    } catch (error) {
      throw explain(error);
    }
  }
  /**
   * Decodes by the host if that is faster, except for characters that the chunk's start or end splits; otherwise returns `undefined`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByHost(chunk, length, endOfQueue) {
    if (this.fatal && this.encoding === 0 && length <= 8192) return;
    let host = hostDecoder(this.encoding, chunk, length);
    if (!host) return;
    let start = 0, string = "", end2 = host.completeLength(chunk, length);
    if (length < 256 && (this.#decoder || end2 < length)) return;
    if (this.#decoder) {
      if (this.encoding !== 0) return;
      for (; start < 3 && (chunk[start] & 192) === 128; ) start += 1;
      if (start === length) return;
      if (string = this.#decodeBlocks(partOf(chunk, 0, start), start, !0), this.#malformed) return string;
    }
    let whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2), decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) {
      if (string = join(string, this.#decodeBlocks(whole, end2 - start, !0)), this.#malformed) return string;
    } else
      this.encoding === 0 && learnFromHost(whole, end2 - start, decoded), string = join(string, this.#withoutBOM(decoded)), this.#position += end2 - start;
    return this.#bomSeen ||= end2 > 0, end2 === length ? string : this.encoding === 0 && !endOfQueue && keepEndOfUTF8(chunk, end2, length) ? (this.#keepRest(length - end2), string) : join(string, this.#decodeBlocks(partOf(chunk, end2, length), length - end2, endOfQueue));
  }
  /** @param {Uint8Array} chunk @param {number} chunkLength @param {boolean} endOfQueue */
  #decodeBlocks(chunk, chunkLength, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "", collection = collectUnits(chunkLength), bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding), written = 0;
    for (let start = 0; ; start += 65536) {
      let isLast = chunkLength - start <= 65536, read = Math.min(65536, chunkLength - start), block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read), length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0)
        return this.#decoder = saveCodec(), this.#malformed = new Malformed(this.name, this.#position + start + report.start(), report.length()), string;
      if (written += length, written > 0 && (isLast || !hasRoomFor(written))) {
        let first = !bomSeen && firstUnit() === 65279 ? 1 : 0;
        collection ? collection.add(unitsAddress() + 2 * first, written - first) : string = join(string, unitsString(first, written)), bomSeen = !0, written = 0;
      }
      if (isLast) break;
    }
    return this.#bomSeen = bomSeen, this.#decoder = endOfQueue ? null : stateToKeep(), this.#position += chunkLength, collection ? collection.toText() : (this.encoding === 0 && learn(chunk, chunkLength, string), string);
  }
};
function decodeByLookup(bytes2, length, endOfQueue, encoding) {
  if (length <= 16) {
    let string;
    if (isSingleByte(encoding) || mayBeASCII(bytes2, length, encoding) ? string = decodeSingles(bytes2, length, encoding) : !1, string !== void 0) return string;
  }
  return decodeFew(bytes2, length, endOfQueue, encoding);
}
var mayBeASCII = (bytes2, length, encoding) => (bytes2[0] | bytes2[length >> 1] | bytes2[length - 1]) < 128 && isASCIICompatible(encoding), decodeByFastest = (encoding, isSingle, chunk, length, endOfQueue) => (isSingle ? decodeByPreferred(encoding, chunk, length) : void 0) ?? (chunk[0] < 128 ? decodeASCII(encoding, chunk, length) : void 0) ?? void 0 ?? (isShortForTable(chunk, length, isSingle) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : void 0) ?? (isSingle ? decodeSingleByte(encoding, chunk, length) : void 0), newCommon = ({ encoding, fatal, ignoreBOM }) => new TextDecoderCommon(encoding, fatal, ignoreBOM);
function commonOf(direct) {
  return direct.common ??= newCommon(direct), direct.common;
}
var decodeWhole = (bytes2, length, encoding, fatal, ignoreBOM, context) => decodeWholeBy(directDecoderFor(encoding, fatal, ignoreBOM), bytes2, length, context);
function decodeWholeBy(direct, bytes2, length, context) {
  if (length < direct.leastOfAny) return commonOf(direct).decodeWhole(bytes2, length, context);
  let directly = length <= direct.most ? direct.decode(bytes2, length) : void 0;
  if (directly !== void 0) return directly;
  let string = commonOf(direct).decodeWhole(bytes2, length, context);
  return direct.most < 0 && direct.reconsider(string, length), string;
}
function getDecoderEncoding(label, context) {
  let encoding = toEncoding(label, context);
  if (encoding === 36)
    throw new RangeError(
      `${context}: The encoding label provided ('${label}') stands for the encoding 'replacement', which decodes nothing.`
    );
  return encoding;
}

// js/host-encoder.js
var encoder, leastForHost = 1 / 0, leastBeyondASCII = 1 / 0;
function prepareEncoder() {
  encoder = null, encoder = attempt(newTestedEncoder) ?? null, encoder && (isFirefox() || isBun()) && (leastForHost = (isBun() ? 6 : 32) + 1, leastBeyondASCII = 7);
}
var isForHost2 = (string) => string.length >= leastForHost || string.length >= leastBeyondASCII && string.charCodeAt(0) >= 128;
function newTestedEncoder() {
  let encoder2 = newHostEncoder(), { read, written } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8)), text = "\uDCA9\xE9\u6F22\u{1F4A9}", bytes2 = encoder2.encode(text);
  return read === 3 && written === 7 && `${[...bytes2]}` == `${[...encodeShortUTF8(text)]}` && Object.getPrototypeOf(bytes2) === Uint8Array.prototype ? encoder2 : void 0;
}
function hostEncode(string) {
  try {
    return encoder?.encode(string);
  } catch {
    return;
  }
}
function hostEncodeInto(string, destination) {
  encoder === void 0 && prepareEncoder();
  try {
    return encoder?.encodeInto(string, destination);
  } catch {
    return;
  }
}
function encodeByHost(string) {
  let { length } = string;
  return length <= 6 ? encodeShortUTF8(string) : (encoder === void 0 && prepareEncoder(), isForHost2(string) ? hostEncode(string) : length <= 21 || leastForHost < 1 / 0 ? encodeShortUTF8(string) : encodeByCopy(string) ?? hostEncode(string));
}
function encodeByCopy(string) {
  let { length } = string;
  if (length <= 64 && makesShortArraysQuickly()) {
    let bytes2 = (isEncodeSlowest() || lengthInBytes(string) <= 64) && encodeTo(room, string);
    if (bytes2) return bytes2;
  }
  return length <= 65536 && isCopyQuicker(string) ? encodeTo(longRoom2(), string) : void 0;
}
var makesShortArraysQuickly = /* @__PURE__ */ lazy(() => !isDeno()), isEncodeSlowest = /* @__PURE__ */ lazy(() => isChromium() || isWorkerd()), lengthInBytes = (string) => string.length * utf8Length(bitsOf(string)) * 0.75;
function encodeTo(room2, string) {
  let result = hostEncodeInto(string, room2);
  return result?.read === string.length ? copyOfShort(room2, 0, result.written) : void 0;
}
var longRoom2 = /* @__PURE__ */ lazy(() => new Uint8Array(3 * 65536));
function isCopyQuicker(string) {
  let { latin1, other } = leastCopied();
  return string.length >= other && (string.length >= latin1 || bitsOf(string) >= 256);
}
var leastCopied = /* @__PURE__ */ lazy(() => isDeno() ? { latin1: 1 / 0, other: 1024 } : nodeVersion() < 26 ? { latin1: 512, other: 256 } : { latin1: 1 / 0, other: 1 / 0 });
function bitsOf(string) {
  let { length } = string;
  return string.charCodeAt(0) | string.charCodeAt(length >> 1) | string.charCodeAt(length - 1);
}

// js/ascii-writer.js
var leastForHost2 = /* @__PURE__ */ lazy(() => isBun() ? 32 : nodeVersion() > 0 ? 48 : isFirefox() ? 400 : isChromium() ? 1024 : 1 / 0), textsToSkip = 0;
function encodeASCII(string, encoding) {
  let { length } = string;
  if (length < leastForHost2() || !isASCIICompatible(encoding) || !isProbablyASCII2(string)) return;
  if (textsToSkip > 0) {
    textsToSkip -= 1;
    return;
  }
  let bytes2 = encodeByHost(string);
  if (bytes2 && lengthOf(bytes2) === length) return bytes2;
  textsToSkip = 15;
}
var stepOf = (length) => Math.max(8, length >> 4);
function isProbablyASCII2(string) {
  let { length } = string, step = stepOf(length);
  for (let i = 0; i < length; i += step) if (string.charCodeAt(i) >= 128) return !1;
  return !0;
}
function isMostlyASCII(string) {
  let { length } = string, step = stepOf(length), balance = 0;
  for (let i = 0; i < length; i += step) balance += string.charCodeAt(i) < 128 ? 1 : -1;
  return balance > 0;
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
), isFasterForASCII = /* @__PURE__ */ lazy(() => isBun() || isFirefox());
function encodeShort(string, encoding) {
  let { length } = string, ascii = length < 32 ? void 0 : encodeASCII(string, encoding);
  if (ascii) return ascii;
  let isSingle = isSingleByte(encoding);
  if (length > 64 && length > (isSingle ? mostToSingleByte() : mostToMultiByte())) return;
  if (isSingle) return encodeBytes(
    string,
    /** @type {Uint8Array} */
    unitTable(encoding)
  );
  if (!1)
    return length <= 48 ? encodeShifted(
      string,
      /** @type {Uint16Array} */
      unitTable(32)
    ) : void 0;
  if (!!1 || length > 512 && isFasterForASCII() && isMostlyASCII(string)) return;
  let table2 = (
    /** @type {Uint16Array | undefined} */
    unitTable(encoding)
  );
  return table2 && encodePairs(string, table2);
}
var loopBeatsWebAssembly = /* @__PURE__ */ lazy(
  () => isBun() || isFirefox() || isWebKit() || isWorkerd() && !ucs2Write
);
function encodeByTable(string, encoding) {
  return loopBeatsWebAssembly() ? encodeManyBytes(
    string,
    /** @type {Uint8Array} */
    fullUnitTable(encoding)
  ) : bytesByTable(string, encoding);
}
function encodeQuickly(string, encoding) {
  return encodeShort(string, encoding) ?? (isSingleByte(encoding) ? encodeByTable(string, encoding) : void 0);
}
var omit = () => "", EncoderCommon = class {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #encoder = null;
  /** The position of the next chunk in the stream, in code units. */
  #position = 0;
  /** The escape sequence that `Shifts` held back at the end of the last chunk. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;
  /** Converts an index in the stream to the index that an error reports; users of this class may replace it. */
  locate = (index) => index;
  /**
   * @param {number} encoding one that has an encoder
   * @param {Unmappable} unmappable
   * @param {Replacer} [replace] implements the values of `unmappable` that aren't in `UNMAPPABLE_MODES`
   */
  constructor(encoding, unmappable, replace = void 0) {
    this.encoding = encoding, this.unmappable = unmappable, this.#replace = replace;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /**
   * Encodes a chunk. If it throws in the middle of a stream, the encoder is as before the call, because the caller got none of the
   * chunk's bytes.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    let whole = endOfQueue || this.#isInitialAfter(string) ? this.#encodeWhole(string) : void 0;
    return whole ? (this.#position = endOfQueue ? 0 : this.#position + string.length, whole) : this.#encodePieces(string, endOfQueue);
  }
  /**
   * Whether the encoder is in its initial state after a chunk: only ISO-2022-JP has other states, and a surrogate may be half of a pair.
   * @param {string} string
   */
  #isInitialAfter(string) {
    let { length } = string;
    return length > 0 && this.encoding !== 33 && (string.charCodeAt(length - 1) & 64512) !== 55296;
  }
  /** The module's number for `unmappable`. With a replacer, it is that of 'fatal', so that the module stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
  }
  /**
   * Encodes in one piece a whole text, or a chunk that starts and ends in the initial state. Returns `undefined` for other chunks, for
   * most of more than one block, and for unmappable code points that the module doesn't replace.
   * @param {string} string
   */
  #encodeWhole(string) {
    if (this.#encoder) return;
    let bytes2 = this.encoding === 0 ? encodeByHost(string) : void 0;
    if (bytes2) return bytes2;
    if (string.length > 65536) return this.#encodeLong(string);
    try {
      let quick = encodeQuickly(string, this.encoding);
      if (quick) return quick;
      useEncoder(this.encoding, null), writeBlock(string, 0, string.length);
      let length = encodeBlock(0, string.length, this.#mode, !0);
      return length === -2 || !report.finished() ? void 0 : outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }
  /** Does the same for more than one block, where no joining of pieces is the faster way. @param {string} string */
  #encodeLong(string) {
    let usesLoop = isSingleByte(this.encoding) && this.unmappable === "fatal" && loopBeatsWebAssembly(), encode3 = () => usesLoop ? encodeByTable(string, this.encoding) : void 0;
    return encodeASCII(string, this.encoding) ?? attempt(encode3);
  }
  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
    let pieces = new Pieces();
    return this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      }
    ), pieces.concatenate();
  }
  /**
   * Encodes a chunk, and continues with the same encoder after each error, as the standard tells the callers of "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push receives the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] receives each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    let position = this.#position, encoder2 = this.#encoder, shift = this.#shift;
    endOfQueue && (this.#shift = NOTHING, this.#encoder = null, this.#position = 0);
    let replace = this.#replace, mode = this.#mode, isIgnoring = replace === omit, step = replace && !isIgnoring ? 2048 : 65536, shifts = void 0, emit = shifts ? (bytes2) => shifts.add(bytes2) : push, emitUnchanged = shifts ? (bytes2) => shifts.addUnchanged(bytes2) : push, start = 0, saved = null;
    try {
      if (!encoder2)
        for (; start + 65536 < string.length; start += 65536) {
          let quick = encodeQuickly(string.slice(start, start + 65536), this.encoding);
          if (!quick) break;
          push(quick);
        }
      for (useEncoder(this.encoding, encoder2); start === 0 || start < string.length; start += step) {
        let end2 = Math.min(start + step, string.length);
        writeBlock(string, start, end2);
        let isLast = end2 === string.length;
        for (let read = 0, finished = !1; !finished; ) {
          let length = encodeBlock(read, end2 - start, mode, endOfQueue && isLast);
          emit(outputBytes(length === -2 ? report.written() : length));
          let index = position + start + read + report.start();
          if (read += report.read(), finished = length !== -2 && report.finished(), length !== -2 || isIgnoring) continue;
          let codePoint = report.codePoint();
          if (replace) {
            saved = saveCodec(saved);
            let { count } = series, locate = () => this.locate(index), replacement = replace(codePoint, locate);
            series.count !== count && (useEncoder(this.encoding, saved), writeBlock(string, start, end2));
            let refuse = (codePoint2) => {
              throw new UnmappableError(codePoint2, locate(), this.name);
            };
            typeof replacement == "string" ? encodeReplacement(replacement, emit, refuse) : replacement ? emitUnchanged(replacement) : refuse(codePoint);
          } else fail(codePoint, index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) {
      shifts && push(shifts.held);
      return;
    }
    shifts && (this.#shift = shifts.held), this.#encoder = this.#isInitialAfter(string) ? null : saveCodec(), this.#position = position + string.length;
  }
};
function encodeReplacement(replacement, emit, refuse) {
  let text = toScalarValueString(replacement);
  for (let start = 0; start < text.length; start += 2048) {
    let end2 = Math.min(start + 2048, text.length);
    writeBlock(text, start, end2, 2048);
    let length = encodeBlock(2048, 2048 + end2 - start, 0, !1);
    length === -2 && refuse(report.codePoint()), emit(outputBytes(length));
  }
}
var Shifts = class {
  /** The escape sequence at the end of the last bytes. */
  held;
  #push;
  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held, this.#push = push;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    let length = lengthOf(bytes2);
    if (length === 0) return;
    bytes2[0] !== 27 && this.#push(this.held);
    let end2 = bytes2[length - 3] === 27 ? length - 3 : length;
    this.#push(copyOf(bytes2, 0, end2)), this.held = copyOf(bytes2, end2, length);
  }
  /** Adds a program's own bytes, in which escape sequences stay as they are. @param {Uint8Array<ArrayBuffer>} bytes */
  addUnchanged(bytes2) {
    this.#push(this.held), this.held = NOTHING, this.#push(bytes2);
  }
}, Pieces = class {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, length: number, isBlock: boolean, next: Piece | null }} Piece a block's bytes after `length` are unused */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;
  /** The total length. */
  get length() {
    return this.#length;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    let length = lengthOf(bytes2);
    if (length === 0) return;
    this.#length += length;
    let last = this.#last;
    if (last && !last.isBlock && Math.max(length, last.length) <= 1024) {
      let block = new Uint8Array(4096);
      setBytes(block, last.bytes), last.bytes = block, last.isBlock = !0;
    }
    if (last?.isBlock && last.length + length <= 4096) {
      setBytes(last.bytes, bytes2, last.length), last.length += length;
      return;
    }
    this.#last = { bytes: bytes2, length, isBlock: !1, next: null }, last ? last.next = this.#last : this.#first = this.#last;
  }
  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) {
      let { bytes: bytes2, length, isBlock } = piece;
      use(isBlock ? copyOf(bytes2, 0, length) : bytes2);
    }
  }
  concatenate() {
    let first = this.#first;
    if (first && !first.next && !first.isBlock) return first.bytes;
    let whole = newBytes(this.#length), position = 0;
    return this.forEach((bytes2) => {
      setBytes(whole, bytes2, position), position += lengthOf(bytes2);
    }), whole;
  }
};
function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or with a stream.`,
      { cause: error }
    );
  }
}
function getEncoderEncoding(label, context, advice = "encodeUTF16() of 'encoding-wasm', or UTF-8") {
  let encoding = toEncoding(label, context);
  if (encoding === 37 || encoding === 38) {
    let { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use ${advice}.`);
  }
  return refuseReplacement(encoding, label, context);
}
function refuseReplacement(encoding, label, context) {
  if (encoding === 36)
    throw new RangeError(
      `${context}: '${label}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`
    );
  return encoding;
}

// js/platform-object.js
function platformInterface(named) {
  let [[name, Interface]] = Object.entries(named), { prototype } = Interface;
  for (let member of Object.getOwnPropertyNames(prototype))
    member !== "constructor" && Object.defineProperty(prototype, member, { enumerable: !0 });
  let value = { value: name, configurable: !0 };
  return Object.defineProperty(prototype, Symbol.toStringTag, value), Object.defineProperty(Interface, "name", value), Interface;
}
function ensurePrototype(object, newTarget, Interface) {
  let { prototype } = newTarget;
  prototype !== Object(prototype) && Object.setPrototypeOf(object, Interface.prototype);
}
function illegalInvocation() {
  throw new TypeError("Illegal invocation");
}

// js/text-encoder.js
var ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'", TextEncoder = /* @__PURE__ */ platformInterface({
  TextEncoder: class {
    #encoding = "utf-8";
    constructor() {
      new.target !== TextEncoder && ensurePrototype(this, new.target, TextEncoder);
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
      if (#encoding in this || illegalInvocation(), encoder && typeof input2 == "string" && isForHost2(input2))
        try {
          return encoder.encode(input2);
        } catch {
        }
      return utf8Encode(toDOMString(input2));
    }
    /**
     * Writes as many whole characters of a string as fit.
     * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
     * @param {string} source lone surrogates become U+FFFD
     * @param {Uint8Array} destination
     * @returns {{ read: number, written: number }} the number of code units read and of bytes written
     * @throws {TypeError} if `destination` isn't a Uint8Array
     */
    encodeInto(source, destination) {
      #encoding in this || illegalInvocation();
      let result;
      if (encoder && typeof source == "string" && destination instanceof Uint8Array)
        try {
          if (result = encoder.encodeInto(source, destination), result.read === source.length) return result;
        } catch {
        }
      requireArguments(arguments.length, 2, ENCODE_INTO);
      let string = toDOMString(source), target = toUint8Array(destination, ENCODE_INTO), { read, written } = result ?? hostEncodeInto(string, target) ?? { read: 0, written: 0 };
      if (read === string.length || written === lengthOf(target)) return { read, written };
      let rest2 = encodeInto2(string.slice(read), partOf(viewOf(target), written));
      return { read: read + rest2.read, written: written + rest2.written };
    }
  }
});
function utf8Encode(string) {
  return encodeByHost(string) ?? new EncoderCommon(0, "fatal").encode(string, !0);
}
function encodeInto2(string, destination) {
  let read = 0, written = 0;
  for (; read < string.length; ) {
    let codePoint = scalarValueAt(string, read);
    if (written + utf8Length(codePoint) > lengthOf(destination)) break;
    written = writeCodePoint(codePoint, destination, written), read += codePoint < 65536 ? 1 : 2;
  }
  return { read, written };
}

// js/generated/translit.js
var STEPS = "4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n", BEST_FITS = `!
\uFFE0	c
\uFFE1	GBP
\uFFE5	JPY
\uFFE4	|
"
(C)
<<
\uFFE2

(R)
+-
'
\u30FB	\u2027	.
,
>>
 1/4
 1/2
 3/4
AE
D
x
O
TH
ss
ae
d
:
o
th
D
d
H
h
i
k
L
l
'n
NG
ng
OE
oe
T
t
b
B
B
b
O
C
c
D
D
D
d
E
E
E
F
f
G
G
I
I
K
k
l
N
n
O
P
p
S
t
T
t
T
V
Y
y
Z
z
Z
e
G
g
\u015E
\u015F
\u0162
\u0163
N
d
Z
z
l
n
t
j
A
C
c
L
T
s
z
B
E
e
J
j
q
R
r
Y
y
o
e
e
g
i
s
z
'
"
'
'
^
^
'
\`
~

AMD
\u2010	-
'
"
AFN

,
'
BDT
THB
KHR

SS





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
\xB7	*
>
\xB7	\u30FB





'
''
\`
<
>
\uFFE3	\xAF
-
/





L.	\xA3
NGN
Pts
KRW
\u05E9\u05D7	ILS
\u0111	VND
EUR
LAK
MNT
PHP
PYG
UAH
\xA2	\u023B	GHS
KZT
INR
TL
AZN
RUB
GEL
Rx
 1/3
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
<-
->
<->
<=
=>
<=>
\u03A0
\u03A3
\uFF0D	-
/
\\
|
\u2016	||
\uFF5E	\u301C	~
~=
!=
<=
>=
\u2026	...
o
\u221A
\uFF64	,
\uFF61	.
\uFF5E	\u223C	~
\uFF65	\xB7	\u2027
\u017Ft



\u2212	-
\u301C	\u223C	~
((
))
\u203E	\xAF
\xA6	|
KRW
?`;

// js/translit.js
var fits = /* @__PURE__ */ lazy(() => {
  let lines = BEST_FITS.split(`
`), codePoint = 0;
  return new Map(
    STEPS.split(",").map((step, i) => (codePoint += Number.parseInt(step || "1", 36), [String.fromCodePoint(codePoint), lines[i].split("	")]))
  );
}), isMark = (character) => /[\u0300-\u0336\u0339-\u036F]/.test(character);
function newTransliterator(encoding) {
  let encoder2 = new EncoderCommon(encoding, "fatal"), isMappable = (text) => {
    try {
      return encoder2.encode(text, !0), !0;
    } catch (error) {
      if (error instanceof UnmappableError) return !1;
      throw error;
    }
  }, found = /* @__PURE__ */ new Map();
  return (codePoint) => {
    let fit = found.get(codePoint);
    return fit === void 0 && (fit = bestFit(String.fromCodePoint(codePoint), isMappable, 3), found.set(codePoint, fit)), fit;
  };
}
function bestFit(character, isMappable, steps) {
  if (isMark(character)) return "";
  if (steps === 0) return null;
  let candidates2 = candidatesFor(character), mappable = candidates2.find(isMappable);
  if (mappable !== void 0) return mappable;
  for (let candidate of candidates2) {
    let parts = Array.from(candidate, (part) => isMappable(part) ? part : bestFit(part, isMappable, steps - 1));
    if (!parts.includes(null)) return parts.join("");
  }
  return null;
}
function candidatesFor(character) {
  let candidates2 = [...fits().get(character) ?? [], ...recompositions(character)], compatible = character.normalize("NFKD");
  return compatible === character || /^ ./u.test(compatible) ? candidates2 : [...candidates2, compatible.normalize(), compatible];
}
function recompositions(character) {
  let decomposed = character.normalize("NFD"), [base, ...marks] = decomposed, same = [], without = [];
  for (let some = 2 ** marks.length - 2; some >= 0; some--) {
    let isTaken = (i) => some >> marks.length - 1 - i & 1, taken = marks.filter((_, i) => isTaken(i)), left = marks.filter((_, i) => !isTaken(i)), composed = [base, ...taken].join("").normalize("NFC"), whole = composed + left.join("");
    whole.normalize("NFD") === decomposed && same.push(whole), left.every(isMark) && without.push(composed);
  }
  return [...same, ...without];
}

// js/unmappable.js
var UNMAPPABLE_NAMES = (
  /** @type {const} */
  ["fatal", "html", "replacement", "ignore", "translit"]
), toName = /* @__PURE__ */ enumeration(UNMAPPABLE_NAMES), toUnmappable = (value, context, member) => typeof value == "function" ? (
  /** @type {UnmappableFunction} */
  value
) : toName(value, context, member);
function newReplacer(unmappable, encoding, context) {
  return typeof unmappable == "function" ? (codePoint, locate) => toReplacement(unmappable(codePoint, locate()), context) : unmappable === "ignore" ? omit : unmappable === "translit" ? newTransliterator(encoding) : void 0;
}
function toReplacement(value, context) {
  if (typeof value == "string") return value;
  if (value == null) return null;
  let bytes2 = bytesOf(toBufferSource(value, context, "The function 'unmappable' returned neither a string, bytes nor null."));
  return copyOf(bytes2, 0, lengthOf(bytes2));
}

// js/legacy-text-encoder.js
var CONSTRUCT = "Failed to construct 'LegacyTextEncoder'", ENCODE = "Failed to execute 'encode'", lastLabel = "utf-8", lastEncoding = 0;
function encode2(string, label = "utf-8", options = void 0) {
  let text = requireString(string, ENCODE);
  if (options === void 0) {
    if (label !== lastLabel) {
      let labelString = toDOMString(label);
      lastEncoding = getEncoderEncoding(labelString, ENCODE), lastLabel = labelString;
    }
    let encoding = lastEncoding;
    return encoding === 0 ? utf8Encode(text) : encodeShort(text, encoding) ?? new EncoderCommon(encoding, "fatal").encode(text, !0);
  }
  let encoder2 = newEncoderCommon(label, options, ENCODE);
  return encoder2.encoding === 0 ? utf8Encode(text) : encoder2.encode(text, !0);
}
function newEncoderCommon(label, options, context) {
  let labelString = toDOMString(label), unmappable = options === void 0 ? "fatal" : toDictionary(options, { unmappable: toUnmappable }, context).unmappable, encoding = getEncoderEncoding(labelString, context);
  return new EncoderCommon(encoding, unmappable, newReplacer(unmappable, encoding, context));
}
var LegacyTextEncoder = /* @__PURE__ */ platformInterface({
  LegacyTextEncoder: class {
    #common;
    /**
     * @param {string} [label] a label of any encoding but replacement and UTF-16
     * @param {{ unmappable?: Unmappable } | null} [options]
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
     * Encodes a chunk. Without `stream`, the chunk is the last or only one, and ISO-2022-JP returns to ASCII.
     * @param {string} [string] may be omitted, to end the text
     * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
     * @returns {Uint8Array<ArrayBuffer>}
     * @throws {TypeError} for anything but a string
     * @throws {UnmappableError} with an `index` from the start of the stream; the failed call has no effect with `stream`
     */
    encode(string = void 0, options = void 0) {
      let common = this.#common, context = "Failed to execute 'encode' on 'LegacyTextEncoder'", text = arguments.length === 0 ? "" : requireString(string, context);
      requireDictionary(options, context);
      let stream = !!options?.stream;
      return common.encode(text, !stream);
    }
  }
});

// js/host-streams.js
var isFaster = /* @__PURE__ */ lazy(isFirefox);
function newStreamCommon(direct) {
  let { encoding, fatal, ignoreBOM } = direct;
  return (isOfPairs(encoding) ? mayBeForHost() : hasBOM(encoding) && isFaster()) && !fatal ? new HostStreamCommon(encoding, fatal, ignoreBOM) : newCommon(direct);
}
var HostStreamCommon = class extends TextDecoderCommon {
  /** @type {HostTextDecoder | undefined} */
  #host = void 0;
  /** Whether this package's decoder has the current stream. If neither has it, the next chunk starts a stream. */
  #isByOwn = !1;
  /** Whether it has it only because the host's decoder has not proved to be correct yet. */
  #isWaiting = !1;
  reset() {
    super.reset(), this.#isByOwn = !1;
  }
  /** @type {TextDecoderCommon['decode']} */
  decode(chunk, endOfQueue, context) {
    if (this.hostOfStream) return this.#decodeByHost(chunk, endOfQueue);
    if (this.#isByOwn)
      this.#isWaiting && (this.#isWaiting = !hasProved(this.encoding, quickLengthOf(chunk)));
    else if (!endOfQueue && this.#takes(chunk)) return this.#decodeByHost(chunk, endOfQueue);
    return super.decode(chunk, endOfQueue, context);
  }
  /** Whether the host decodes the stream that a chunk starts. @param {Uint8Array} chunk */
  #takes(chunk) {
    let { encoding } = this, length = quickLengthOf(chunk), isPairs = isOfPairs(encoding), isFaster2 = isPairs ? isStartForHost(chunk, length) : length >= 40;
    this.#isWaiting = isFaster2 && isPairs && !hasProved(encoding, length);
    let isForHost3 = isFaster2 && !this.#isWaiting && isRightInStreams(encoding);
    return this.#isByOwn = !isForHost3, isForHost3 && (this.#host ??= newHostDecoder(this.name, !1, this.ignoreBOM)), isForHost3;
  }
  /** @param {Uint8Array} chunk @param {boolean} endOfQueue @returns {string} */
  #decodeByHost(chunk, endOfQueue) {
    let length = quickLengthOf(chunk), bytes2 = length > 1024 && isShared(chunk, length) ? copyOf(chunk, 0, length) : chunk, host = (
      /** @type {HostTextDecoder} */
      this.#host
    );
    this.hostOfStream = endOfQueue ? void 0 : host;
    try {
      return host.decode(bytes2, endOfQueue ? LAST : NOT_LAST);
    } catch (error) {
      return this.failUnlessRefused(bytes2, error), this.#decodeByHost(copyOf(bytes2, 0, length), endOfQueue);
    }
  }
  /**
   * After the host's decoder has thrown: does nothing if it refuses the chunk's memory. Otherwise the stream has ended, because the decoder may
   * have kept anything of it.
   * @param {Uint8Array} chunk
   * @param {unknown} error
   * @throws {RangeError}
   */
  failUnlessRefused(chunk, error) {
    if (!isRefused(
      /** @type {HostTextDecoder} */
      this.#host,
      chunk
    ))
      throw this.#host = void 0, this.hostOfStream = void 0, tooLong(error);
  }
}, isRefused = (host, chunk) => attempt(() => host.decode(partOf(chunk, 0, 0), NOT_LAST)) === void 0, NOT_LAST = { stream: !0 }, LAST = { stream: !1 };
function isRightInStreams(encoding) {
  return results[encoding] ??= attempt(() => splitsCorrectly(encoding)) === !0, results[encoding];
}
var results = [], FIRST = [97, 128, 129, 142, 143, 161, 195, 216, 227, 240, 255], FOLLOWING = [32, 48, 129, 161, 220, 254];
function splitsCorrectly(encoding) {
  let decoder = newHostDecoder(encodings[encoding].name), state = null, isRight = (byte, isLast) => {
    let chunk = Uint8Array.of(byte);
    useDecoder(encoding, state);
    let text = unitsString(0, decodeBlock(chunk, 1, 0, !1, isLast));
    return state = saveCodec(), decoder.decode(chunk, { stream: !isLast }) === text;
  };
  return FIRST.flatMap(
    (first) => FOLLOWING.flatMap((second) => FOLLOWING.flatMap((third) => [first, second, third]))
  ).every((byte) => isRight(byte, !1)) && isRight(129, !0) && removesBOM(encoding);
}
function removesBOM(encoding) {
  let decoder = newHostDecoder(encodings[encoding].name, !1, !1), bytes2 = bomOf(encoding) ?? [];
  return [...bytes2, ...bytes2].map((byte) => decoder.decode(Uint8Array.of(byte), { stream: !0 })).join("") + decoder.decode() === (hasBOM(encoding) ? "\uFEFF" : "");
}

// js/text-decoder.js
var DECODE = "Failed to execute 'decode' on 'TextDecoder'", namedClass = () => ({
  TextDecoder: class {
    #direct;
    /** Made for the first stream. @type {TextDecoderCommon | undefined} */
    #common;
    #doNotFlush = !1;
    /**
     * @param {string} [label] a label of any encoding but replacement
     * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
     *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
     *   `ignoreBOM`: whether a byte order mark is kept as text
     * @throws {RangeError} if the label is unknown, or one of replacement
     */
    constructor(label = "utf-8", options = void 0) {
      this.#direct = toDirectDecoder(label, options, "Failed to construct 'TextDecoder'"), new.target !== TextDecoder && ensurePrototype(this, new.target, TextDecoder);
    }
    /** The encoding's name in lowercase. */
    get encoding() {
      return encodings[this.#direct.encoding].name.toLowerCase();
    }
    /** Whether malformed input throws. */
    get fatal() {
      return this.#direct.fatal;
    }
    /** Whether a byte order mark is kept as text. */
    get ignoreBOM() {
      return this.#direct.ignoreBOM;
    }
    /**
     * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
     * @param {AllowSharedBufferSource} [input]
     * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
     * @returns {string}
     * @throws {TypeError} if the input isn't a buffer source, or if it is malformed and `fatal` is set
     */
    decode(input2 = NOTHING, options = void 0) {
      if (options === void 0 && !this.#doNotFlush) {
        let direct = this.#direct;
        if (input2 instanceof Uint8Array) {
          try {
            let { length } = input2;
            if (length <= direct.mostAtOnce && length >= (input2[0] < 128 ? direct.leastOfASCII : direct.leastBeyondASCII) && (length <= 1024 || !isShared(input2, length))) {
              let string = direct.viewDecoder.decode(input2);
              return direct.isWatched && direct.watch(string, length), string;
            }
          } catch {
            direct.pauseLong();
          }
          if (ArrayBuffer.isView(input2) && input2.length < direct.leastOfAny)
            return commonOf(direct).decodeWhole(input2, quickLengthOf(input2), DECODE);
        } else if (input2 instanceof ArrayBuffer) {
          let string = decodeArrayBuffer(direct, input2);
          if (string !== void 0) return string;
        }
      }
      return this.#decodeChunk(input2, options);
    }
    /**
     * Does the same for any arguments. Engines inline `decode` only while it is short.
     * @param {AllowSharedBufferSource} input
     * @param {{ stream?: boolean } | null} [options]
     */
    #decodeChunk(input2, options) {
      let isUsual = input2 instanceof Uint8Array && ArrayBuffer.isView(input2);
      (!isUsual || typeof options != "object") && requireTypes(input2, options);
      let stream = !!options?.stream, bytes2 = isUsual ? input2 : borrowBytes(input2), direct = this.#direct;
      return direct.isStateless || !this.#doNotFlush && !stream ? decodeWholeBy(direct, bytes2, quickLengthOf(bytes2), DECODE) : (this.#doNotFlush || this.#startStream(), this.#doNotFlush = stream, /** @type {TextDecoderCommon} */
      this.#common.decode(bytes2, !stream, DECODE));
    }
    #startStream() {
      this.#common ??= newStreamCommon(this.#direct), this.#common.reset();
    }
    static {
      let { prototype } = this, { decode: decode3 } = prototype, passing = {
        /** @this {any} @param {any} input @param {any} options */
        decode(input2 = NOTHING, options = void 0) {
          let optionsRead = options;
          if (typeof options == "object" && ArrayBuffer.isView(input2)) {
            optionsRead = options?.stream ? NOT_LAST : LAST;
            let common = this.#common, host = common?.hostOfStream;
            if (host !== void 0)
              try {
                let string = host.decode(input2, optionsRead);
                return optionsRead === LAST && (common.hostOfStream = void 0, this.#doNotFlush = !1), string;
              } catch (error) {
                common.failUnlessRefused(borrowBytes(input2), error);
              }
          }
          let direct = this.#direct;
          if (options === void 0 ? !this.#doNotFlush : direct.isStateless && optionsRead !== options) {
            if (direct.takesAnything)
              try {
                let string = direct.decoder.decode(input2), { length } = string;
                return (2 * length < direct.leastOfASCII && length > 0 || 2 * length > direct.mostAtOnce) && direct.distrust(), string;
              } catch {
                direct.pauseLong();
              }
            if (input2 instanceof Uint8Array && ArrayBuffer.isView(input2) && input2.length < direct.leastOfASCII)
              return commonOf(direct).decodeWhole(input2, quickLengthOf(input2), DECODE);
          }
          return decode3.call(this, input2, optionsRead);
        }
      };
      isFirefox() && (prototype.decode = passing.decode);
    }
  }
}), TextDecoder = /* @__PURE__ */ platformInterface(/* @__PURE__ */ namedClass());
function requireTypes(input2, options) {
  toBufferSource(input2, DECODE), requireDictionary(options, DECODE);
}
function decodeArrayBuffer(direct, buffer) {
  if (direct.takesAnyBuffer)
    try {
      let string2 = direct.decoder.decode(buffer);
      return 2 * string2.length > direct.mostAtOnce && (direct.takesAnyBuffer = !1), string2;
    } catch {
      direct.pauseLong();
    }
  let string = direct.decodeBuffer(buffer);
  if (string !== void 0) return string;
  let length = bufferLength(buffer);
  if (!length) return;
  let bytes2 = new Uint8Array(buffer);
  return tryForBuffer(direct.encoding, bytes2, length), decodeWholeBy(direct, bytes2, length, DECODE);
}
function toDirectDecoder(label, options, context) {
  let labelString = toDOMString(label);
  requireDictionary(options, context);
  let fatal = !!options?.fatal, ignoreBOM = !!options?.ignoreBOM;
  return directDecoderFor(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}
var newTextDecoderCommon = (label, options, context) => newStreamCommon(toDirectDecoder(label, options, context));

// js/streams.js
function newTransform(name, transform, flush) {
  let TransformStream = hostTransformStream();
  if (!TransformStream) throw new TypeError(`Failed to construct '${name}': This host has no TransformStream.`);
  return new TransformStream({
    // @ts-expect-error TypeScript doesn't know `__proto__` here.
    __proto__: null,
    transform: (chunk, controller) => transform(chunk, (result) => result.length > 0 && controller.enqueue(result)),
    flush: (controller) => flush((result) => result.length > 0 && controller.enqueue(result))
  });
}
function newDecoderTransform(name, common) {
  let context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => push(common.decode(bytesOf(toBufferSource(chunk, context)), !1, context)),
    (push) => push(common.decode(NOTHING, !0, context))
  );
}
var TextDecoderStream = /* @__PURE__ */ platformInterface({
  TextDecoderStream: class {
    #common;
    #stream;
    /**
     * @param {string} [label] a label of any encoding but replacement
     * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
     * @throws {RangeError} if the label is unknown, or a label of replacement
     */
    constructor(label = "utf-8", options = void 0) {
      let common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoderStream'");
      this.#common = common, this.#stream = newDecoderTransform("TextDecoderStream", common), new.target !== TextDecoderStream && ensurePrototype(this, new.target, TextDecoderStream);
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
  }
}), TextEncoderStream = /* @__PURE__ */ platformInterface({
  TextEncoderStream: class {
    #stream;
    constructor() {
      this.#stream = newEncoderTransform("TextEncoderStream", new EncoderCommon(0, "fatal"), toDOMString), new.target !== TextEncoderStream && ensurePrototype(this, new.target, TextEncoderStream);
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
  }
});
function newEncoderTransform(name, common, convert) {
  let context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => push(common.encode(convert(chunk, context), !1)),
    (push) => push(common.encode("", !0))
  );
}
var LegacyTextEncoderStream = /* @__PURE__ */ platformInterface({
  LegacyTextEncoderStream: class {
    #common;
    #stream;
    /**
     * @param {string} [label] a label of any encoding but replacement and UTF-16
     * @param {{ unmappable?: Unmappable } | null} [options]
     * @throws {RangeError} if the label is unknown, or its encoding has no encoder
     */
    constructor(label = "utf-8", options = void 0) {
      let common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
      this.#common = common, this.#stream = newEncoderTransform("LegacyTextEncoderStream", common, requireString);
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
  }
});

// js/bom-decoder.js
var BOMDecoderCommon = class {
  fatal;
  ignoreBOM;
  #fallback;
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  /** The start of the stream, while it may become a byte order mark. @type {Uint8Array} */
  #held = NOTHING;
  /** @param {number} fallback @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(fallback, fatal, ignoreBOM) {
    this.#fallback = fallback, this.fatal = fatal, this.ignoreBOM = ignoreBOM;
  }
  /** The encoding's name; `null` until it is known. */
  get name() {
    return this.#decoder?.name ?? null;
  }
  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {string} context the start of an error's message
   * @returns {string}
   * @throws {TypeError} if `fatal` is set and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue, context);
    let bytes2 = endOfQueue && lengthOf(this.#held) === 0 ? chunk : joined(this.#held, chunk);
    if (!endOfQueue && mayBecomeBOM(bytes2))
      return this.#held = bytes2, "";
    let bom = findBOM(bytes2), start = bom && !this.ignoreBOM ? bom.bytes.length : 0;
    return this.#decoder = new TextDecoderCommon(bom?.encoding ?? this.#fallback, this.fatal, !0, start), this.#decoder.decode(start > 0 ? partOf(bytes2, start) : bytes2, endOfQueue, context);
  }
};

// js/decoder-stream.js
var DecoderStream = /* @__PURE__ */ platformInterface({
  DecoderStream: class {
    #common;
    #stream;
    /**
     * @param {string} [fallbackLabel] a label of any encoding
     * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark is kept as text; it chooses the encoding either way
     * @throws {RangeError} for an unknown label
     */
    constructor(fallbackLabel = "utf-8", options = void 0) {
      let context = "Failed to construct 'DecoderStream'", label = toDOMString(fallbackLabel);
      requireDictionary(options, context);
      let fatal = !!options?.fatal, ignoreBOM = !!options?.ignoreBOM, common = new BOMDecoderCommon(toEncoding(label, context), fatal, ignoreBOM);
      this.#common = common, this.#stream = newDecoderTransform("DecoderStream", common);
    }
    /** The name of the encoding; `null` until the first bytes have shown whether there is a byte order mark. */
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
  }
});

// js/find-unmappable.js
function findUnmappable(string, label) {
  let context = "Failed to execute 'findUnmappable'", text = requireString(string, context), encoding = getEncoderEncoding(toDOMString(label), context), found = /* @__PURE__ */ new Map(), add = (codePoint, index) => found.set(index, codePoint);
  return new EncoderCommon(encoding, "fatal").encodeOrFail(text, !0, () => {
  }, add), Array.from(found, ([index, codePoint]) => ({ index, codePoint }));
}

// js/hooks.js
function bomSniff(bytes2) {
  let bom = findBOM(borrowBytes(toBufferSource(bytes2, "Failed to execute 'bomSniff'")));
  return bom ? (
    /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */
    encodings[bom.encoding].name
  ) : null;
}
function decode2(bytes2, fallbackLabel = "utf-8", options = void 0) {
  let context = "Failed to execute 'decode'", source = toBufferSource(bytes2, context), fallback = toEncoding(toDOMString(fallbackLabel), context);
  requireDictionary(options, context);
  let fatal = !!options?.fatal, ignoreBOM = !!options?.ignoreBOM, input2 = borrowBytes(source);
  return findBOM(input2) ? new BOMDecoderCommon(fallback, fatal, ignoreBOM).decode(input2, !0, context) : decodeWhole(input2, quickLengthOf(input2), fallback, fatal, !0, context);
}

// js/initialize.js
async function initialize(source = void 0) {
  let given = await source;
  if (given === void 0)
    hasInstance() || await instantiateLater(ownModule, !0);
  else {
    let module = isResponse(given) ? await bodyOf(given) : given;
    await instantiateLater(() => module, !1);
  }
}
var isResponse = (value) => typeof /** @type {any} */
value?.arrayBuffer == "function";
function bodyOf(response) {
  if (response.ok !== !1) return response.arrayBuffer();
  throw new TypeError(
    `encoding-wasm: ${response.url || "the given response"} has status ${response.status}; check its address, or call initialize() without an argument.`
  );
}
export {
  DecoderStream,
  LegacyTextEncoder,
  LegacyTextEncoderStream,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  UnmappableError,
  bomSniff,
  decode2 as decode,
  encode2 as encode,
  encodings,
  findUnmappable,
  initialize,
  labelToName
};
