const PACKED = "AGFzbQEAAAABDAJgAX8Bf2ADf39/AAMEAwAAAQUDAQAKBgsCfwFBAAt/AUEACwcTAgZtZW1vcnkCAAZleHBhbmQAAgr6BQPVAQIDfwJ7IwBB//8BcSIC/RAiBCAAQSRsIgD9AAQAIgX9NSAEIAD9AAQQIgT9Nf1l/WRpQQFrIgNBAXQgAGohASACIAEvAQAiAmsgAS8BAiACayMAQQ92bGokACMAQYCABEkEQCMBLwEAIwBBEHRyJAAjAUECaiQBCyAAIAAvASIiAUE7SSABajsBIiAAIAUgA0EFdCIC/QAE1JwTIAX9kQFBHyABQQVqZ2siAf2MAf2OAf0LBAAgACAEIAL9AATknBMgBP2RASAB/YwB/Y4B/QsEECADCxsBAn8DQCABIAAQACICaiEBIAJBD0YNAAsgAQuEBAEGfyABIQYDQCADQQF0IANBD3EiB0EGdEGA+AFBACADQQR2IAdJG2o7AdScEyADQQFqIgNBgAJJDQALQQAhAwNAIAP9DAAAAAgAEAAYACAAKAAwADj9CwQAIAP9DABAAEgAUABYAGAAaABwAHj9CwQQIANBgIACNgIgIANBJGoiA0HUnBNJDQALIAAoAgAkACAAQQRqJAEDQCAFQQJ0IARBB3ZqEAAhAyAFQQNwQQNsIQUgAwRAIANBAUYEQCAFQQFqIQVBJBABQQFqIQMFIAVBAmohBSADQQ9GBEBBJRABIANqIQMLQQFBBiADIANBBk8bQSZqEAAiB3QhACAAIwAgAEEBa3FyIQgjACAHdiQAIwBBgIAESQRAIwEvAQAjAEEQdHIkACMBQQJqJAELCyABIANqIQADQCABIAEgCGstAAA6AAAgAUEBaiIBIABJDQALBSAEQRFsQS1qIgMQACEAIAEgACADakEBahAAIABBBHRyOgAAIAFBAWohAQsDQCAGLQAAIQAgBEGAAkkEfyAAQShrQRdJBH8gAEGAA3IFIAAgAEH/AHFBgAJyQuGf+/+P/P//TyAArYinQQFxIABBwwBrQbkBSXIbCwUgAEGAAUkEfyAEQf8AcSAEQYABayAEQYADSRsFIAQLCyEEIAZBAWoiBiABSQ0ACyABIAJJDQALC54EAALBB7QZDQwvEDSj5CvsB9V8VbbRE7DZsft0Mqq9fGnyKMCZiCp6ok1MiseRAZkGA03wzNalBCu3gteCqW37DKdHL5Y9AcaW3Z+FARDiCd/JTT2StpaCdP8DXy5nruqUy9l2NH6qOeWlLQFEs3Uk2vo5KOYrqV2tSzYhnhQDyjcVA0Q0KY+DxP1nNCk3BfeCRGRcIBrpmmg/FooTPgghZXqY14NDZHdcsGMVkUGljIMAoeZJ88Rcp6QYzy7wgAgqX6rFnUQJmji6UkBuqgxud8eKhCvjBpmtmovtPWBYpILWILPud2Mjpz8izi9ZaMJQ1B6/gR78qzRPAAMjLWDkHvIKWtkFLJPRSLE310wplbWbaUXrELjZqYsbJxSRegw8qDu16peiXpCayz80RKpxkUbCdCv7W9lnB2lcTadL4biNtM3YM2OYGV0V9qhebMLPaRPmhnkL2YhQY6YNxZX/g0aQVYVOV5HsARIBg/VZNYvjKrEQ/DdUIsTAu0T9q6UHkg0gXu7Kmzz/tj8F/GpXiLXMYAo+jqcHQOVVBLHPSjcgA6gGweJesKcBQv/pEtH5D5PceQPe9keWG8ESntLACsm1rwW6I6aQ4ll1qrXW4wvVcP2FTH9kemmCmpiKKlHyEBFrtYBCxpFsjhUFP9hwvibhgBPJKnlbvJw3c7UAlbw1Wv9z/lXxEo2iCMtgoRuIKv7EReeO1JweO80BiU8aI1hSoo7ViU2q85zpFpQFMvpbKN78kxBuLnnW/jB46/di4cDmcx8A4Q0FizFjqYRcW1anac76mbQgjAi2jk14pg7D/gAZLsJCU7giICYfGY9i1xcWp50Mkn1FhS5sh5spMJfzm4UsHZYdyy7amyCDdZqYkPzqNY0TAK6UlFLQDLHErzP6O+bw1oBEuBte79jAjLtAHFM4t/ewDE3Sz/VxlG0dRCvqZDFcfBmSeE27I0VN0EGDXq9N8nTQS6Ct+ZGd98FDxm6Fqzj3qcbdmL9EzijYOSikEs6wa7+dqne55H3oXhWvwB8ZUIXnjUZ8t7HuTae9WN9OJWRcDq+1AG2efRqZn5ZkJDxMmBJxyqyjxtGm2txtIbSZk5Nws9EvHR+GY3zOKyXkOKEx3caO1MgJ/mnLAE+BMG1qQib14D3Nk6Ki+R/FXgUyBwbBCA2jaTX50uJYCwnDDzADGJUcrSQzPy9FUO8D5JMS6ZLyjgW84VwTU83e2M+MN4VBw0PSpLJdySw7ifnsL2IMrnwAnG7KiWLQDeil2pu36dQtZtEQAJsTqKshsd3fA/kgixoB64ENplD//PtPWQnZ+R1WTGoKe4BM48O1isrSIzo5SjeYqHE/T6HzvFVhKT4OsZq5j5WpD4OvPLL3lNsLv3Sa1COZZhKRz4Q4FlWBDzopy+syJ5pO17ynAE00goVLO0d2oGLItQwvqalIYg24/gmj5uC7Wiatb8AZb79+2A0Mhm68hxAtnd10+F79gihubdEPG9p9131rAvWHMS2uh2mGOyTrntUBq0tJSesF0meKKUFkMeAnkUxeJHNoIqajb1Mg5v8v4vrp9Il8tJjGQjA2A8ft5RoKyoimpAeFibm+5yjqusRjkwNtKlHmrFtQNZQyWhM3YYpKZ4rLYKYJjVKSTM8e9FdrHKruPqnbicU/pI1zHtvDVGXPtdf/nJejbR7KkJmFfXNt15kk36g0eD+GzfFc0PhucxmHTc53bfl8HFjZFNPEErW9iaUf99SWwH3aJqWWOeBc6aF9yFaGS6tP7yVfFsBgQrbCDeh/CUMy1Eu5u7J1JAKQNAOJcYpoL2ASAdnnxbpQM5qcjg8DdmgtG7N81ae1dTqQ4RQeFP2ympd67iaPveW9nyhEaE/FUzh+xI7ghqtn/YVij2SzbWZj+aXqIYZ0Rlfw0Tsf8LZe++zHAj3Szu0XkeOw8Cq30ybyORNS50zzeNrXj/FiV/NUffiU0yf+RYvA3ZgEXV7IiIzxWIyqzTYhs0PE0VrtEDb4i7hDtbYtWi/9mMMFBiLumHV32Iz9/EwLD8WZBz5eimtLF/PpqMc/tLJEfh1McEM3mak3Xb84Is1M+VRprMocHmta/+wn2K1LaNknIAyF4ibUMPtdWWEveWiTVCF/5WVk5joHB/rF5Ob6AiW/miWJyP4mvssQHehoe0ap7/n4jy69bLV0tpJrEGqVKiXYOljWpI2IsKB9gTqNKR/BlXMVCzayy18EURaEyHWq4iJw6l9mBom5v6jIf+1W/a2ruUbb+QbFvR0TmVbZpDS3kLVsivgzXkxSLFY6kpBWs0Ic+7oWhCn3rkxoG/AQHzvm3nc5NF7ZT6jz6Xgd1D/2/9aw4AYqeUdmBOLzupSKn1vWQca4zvdsmfpXgcbK2HqqaTDIbHK9hfQ87SuvYiJPYAc9eAXGxU/YChbP+5LH6eNVA5B7smPG3RHVRVxwI4X49ssS9iMXFxq8C5JY6DReIY2sBWuZ9L44gO2565/ckKQPIMyJpC16xpqRNKH3v84907Ymo9Un5bDI/Wcxk8h+vSqZqu8PQs2lfuZD8JGEnqapgiqgsVRUap2dMF89cbzbLiHclffYsVr0HGu1ilIsEFJgN8z6bCxmZCvQgAtAlIoLMvFt1aP7myHT9YZobBUpI+600IdzvWUbUa/hWOmgvQNUAaUXYtS0XADc0NLOlQxDg1XOIA5dzovaEFCUk0drhAZr1gVZW+PLiM15DyN2vON6GzrIm3V8Ss0eT1NXzDukEcLeXxauvQt3ewyBxf/58ZTSyzsdFg+5yPsOc60kqy0VRKwxPgnqPozuL3Fv4M/suoBzyNmtbMo7oT40++Ur4j6oY5VStyKqxkzARHgnxOw4WFPtrPXuIUmyo6Nkm20+RDP+bbPBLBaS2U5ge014DQ/QWNr9XGisWftkktEDUqWnIH8DUcE5L3sm1hm32JkspRRMjqFtQIHXLA88IxsWTKWch153vNmpNFqylEL1YUgfKYrqruLEHq4h/YBl4afWgjTDPSQbmfqBxv+xAKZOFjCQrSd0SDjnN40NoBOpaHgj82vpNNBsx1KMr++AwNupGID4wnIIUIe/RXMnfGcJZOSNQ9nxBrZZleChZ2y8PQ+e2pRB1MHwrnnMKZV3G3XNfA9QBdH/tSLNzeI0HVuhvuH5So+R4LFf+2avibTSbp1lu0DS8AW8Plj1C4TPl9VWVzCSv3kbNFmz3deE4sQszOXAG5y0omUCr4cKFYCyf4e+D6uSurDJBT4C1msSFoqpl0kxn4O533JK7y+VqCablayHxFQdRuat6slNu6sjev31ryv4kmaEr28THtYYpS+pXJaGsVjsJdFmapThOWKeofICyNRsEg69HkEQsKvDVHEqr8HHXZAvhFU9zDo9JbXY4a9AXvI7TE+5pGlcb8koBgY28RDlbei5fDPm95rK/leWv81D4upinRZUZ7O1DHA34GumTX72Jawsk2dthrpCR8G5Z5zHpamVWgltIoqj2QVyUYoqiRU8ea4PCSELuT+ah9Ciu6KYHxVj+CAGC+E04mhZLRn/NuvjdIGwmYwaBgKEl5Um3wbwfs4II92miHiOtxBA0giJK+fg3N9GbOzMriEjTUBeTxQbwaFxBgAn9qpogPO+xCDyjCA7KzmCBd2Wq6bGN25ekV3cyu+AwNbURYzL4Ks8fMlyEJaK7/sKZFDAu71roAH68N3y6SgcVHpoAXHNSwfGARaUV8cNa55fBuHQVWoz2OJ/LDQi6gHEw2+PKgm8hzqzHhfdRWic4w7+4kLa87/Jx1xiLQNDs708x+Q/LdV/D2mNdvMqRoP2trcV7gCIeT+U52M85Z3AidLAMaicq4Rr8KZ/k4+zPk2ceWiwO+JqAxMmx+iPGsuboTVZGsTDSPv+DC8E/g6bJzMNF1QuixpvFQsviLmSfZEk9M5lLhKFNR7L6WW+cIO6/yWZi1rJZQS0ueMIyd4VIJohm4bCkwr80RCyIXjjkulJs7wODWUTxMgMBgeUttkSKJC6Kn4sZjnMaI3/weX4p48zndM4+gHamXIv258vwXzXeWCehdJntF9tPVJqlSIsDpqp5qF7PeiAexyIBoCRyGw6YQzKWYK+8UTx/lH/2Pm6jiXovOzbwGhSXS2jNvpJOh4MQ5X2B2pzmSKr57VCIrmlsBh+UnLVbTFZRnQXCzaoNwoSJye81Mf+REdqQ4slPT+DRcmJr6UbOe09KWgzFqLHEMJ4ETBWleESUgvLWetSoNpd5hvEIUNW+qoIMrnVmP+6s/r4pW4glf1gRMtgvgPARzp4LZthSOoI/dExN85aK99CPtFbDeetK0JaOMImkP/phqRfR+umdt/bVmL+iqCHNYYvSAfsrqLY+61dvjqk0aV4KWFNCdL+C4xQiNqol3vlanCgkWkgWF6OBtkKNTuvB5EsSiDOdsjAidzmA8TpaB6iqkRXqx+/eyuflzbv+jCj3UlcF5kTsOeZERXOmK7NRAAWrLVt/KsEzWpR9K4mwS4mdtf30vtK3tViCFK7+c+7S8i+dU4DRSW6YTzgF+/l/+meOpkl7Ft5IvxE6HBGPlU7jtYxxnrT3vz0XVJuvI6TacFQAWbZrPq0z+DDxkaQeDI4ZYADPxi9kexwzM8X7SG0awoARJQb8ARN15QeDH1J51iMJeiBQJm82xwbEvXa0zPhkeSU3idDuRDf5VCt5FZEz7q9u4rPLfJIT412+HIXphuNbzyhQO6lyNdzi2qSZ5nRGIG5QOtitZJ/iZWpC2CS5iqaFEXV4hVpq8dhN9Py/PzEgoMyUNXqQII9c8z4ZxKLfqT7ZzDxcWWQ3hS9gmSZ5QRBR0zTPRJpsHRy9Eqy6113Mqeo4HNFdia8cBZDI9S6dM4089sbu33JacjwILd0/4W2OfruVAL66Ry0+cq70J0W10sEQw26zYctT1s5NYFAC9L3ezcT5+PZR4/788EsvfhZCtkGdeSXB/aIEYwI30vw4HfCe5KuVkyYQdHJtdBF5zrnXBsBtO+TU4Uj0Hz6lOJPuH8ML9FN5UZY2RugRFf5RoPvNMu+XnI9/aOl20eG/8x8DCK1//5a6387mJSN010+0y10cvn23F14NlimdTXTu+iEYRS9u4xDsqqTswcCImAOYXMRUn4Bg8r9c9BARLLwRsvDrc5XHwZT/jq98L5RAyMBfmYH7OeWNyZdOuL2Pduvliv7QDpMApl5pyiNSHd8mLTnue3yWAfHNfCTLG9c3DSv8Tq3brEu1QKsx5qo/wg9nBw6HtX/5BN6ez4xF7OwPkyjFq1dWfW8MuZ0nT0gapPInioAB7SxOp82BhXlQ/cRVxDcLjv86PrhYliAhu0hZCkhbNCA27oMi/H+nP+nDoCq6GvsxZhd+CXhXpZ/NqYPdW0zMqQM5NrHvFoMpw52+vigAJScjdlenaD2Bubo2Nmg5pwqVzDg2XQ3iLwTvqpMrynmRzYzHB4GNfEncWAvHy7WQu0AEDE8xAk4iM0AcglU4WxuBQFnfcwSy1JVmcwn3ekOvo8RlTN61833+l8SKzfxSTzKjrRF08SQiQbPqXQ9dioBaK6Z/YIjtPh/hWuNB3r8zRMWMk3ejubOGMajTUkd9hrTMWOJg3ycnOkh5OHEz4SNNo92c0NUUA7B7K4nZq4LCN2x7n7Tl/z5OYupgRbyRZV8UrZ7OIEZ5SaA5EbxVnorDwY4faejSxjsX9B2zUsDmADdkOHWxTqzgKXtOT7YTsawkkeBkfqJCgA5bvhUbPvDATZH3KcH3UTtt0+Xhv4muvlUPRJFW9sIUZPLBmq+izUNnjaZsyNQclyEwW9gTlKB/Iupso8y2wqfp9YIn+BkBCfXBaXbS/0oSX7n7GC51ua8DTcloQbQ7Ul9anKq+5JN96JLQMY4yxCQZQsZv20KffsKtg7c/aSV87uxC/My8bt0PKxo43o64d54V4tugdX+KV0D/4hSCOWl259RVsguNiHqSgcMT+Nwe6qQpJvGdZ5YBg+RLzAI+43tWZraZOyg7jaN56vyUao2EZ5gWQhIzyee8tnZvbpf8Kq9WLxAS2QBeXoePZbp+krcQzgFBNJbvJwb+HS631wHkjWBfBXfPHVX+EFyQo33zNf4+/+MdByyjbJIivEspms6LUhPE003b1m8DtxDDu0cUIUXxGsrmYAfUeG6GUhmEe7axpT8o360tKZ23f1eAlvPvqE2yAl/2EvOqedwuUB8FhTnlQVJFCSDMztF1f1AbrLf2qm8vbBqEYJCn8hbJdh8Zz599rlarojd1nxMQcPnIPLbFw/U8q/x2n5s3HBMwoSqSzRCBObdHzPhYlrKGjM29J8B2O/gOFx2Dnu1Ab6F7xmSzsJW14IGl2XtAuPspgxU4leiack7FKojwJ83PKkPoDgis7VRVZ+v/oHS43phHEUPb30bcIbZ5yc7edPNZW2iC67nLlFvbSEQhNWd/1uAC1+3/1nAbmIXxK2C+KW1+IN1MGopudl8xKPvt8pbZo0p7Ek7+TnPY1tQNcj+9KmSnnYNBkJKy7YzDoHeG41+2crkCzr2GHAF/bIhb9I5aq3XZ8Og5yDX8a5pWuZ3WltJYVpdKruyVtfd/tV1HaZXKvyjkYpY2y6TWYy1/LgXHt6CYuTrBntD6ojGN7vELAe9E32UCH8AJpaZWIQSSAIWT6AU55x2TqkmhAQeqmEM+PQ40K5jycn7h/M2HNv9qH4g8BwEZ/q54tevBdESDkR5bt4QZ1LPDnWW9h+eULVPaHnxh+uCZ8ySB+XkZ/1ST3etYyCVj6Mii0ChLk6VFM2fZd0Dv4GBjm8xvPUCsgS+7Lb0FekJWchF7w0n35RejaQTuwPEB8gUIk44T6+y3cpH6GEKLlPNNGIiGWsVGbfRZwaW9uIriW8QQWy2bauPN3BVy7/yYtnv5ZU8i7N/SIs/yRCje4HDtk1QRGWwf+Sl4hGtU+uW+m0wZrPcYD2LL45tQzmLvbFmbHAtsWAS+CT6BLkUE/kebDjqrDPH1PMer/QbQXFh9it+i6GQuEtlFLzUEcUqxUeI7amaVAIcWZ131L14Fcj2ok0jGcGmwAGtOvpPHX3iKPToEkelGG2o8CMRLnnwZvrFwVYFPjFky2TqgONLyjgto8QusiCJdwkaguY84u5yNYX/N1zKGdDbUxb1sxCRFvqac5N6fAol8MWp69ctf/LU9cxRW1FO+0UCBBAiHvvmb7lSFu4Ck4WYMpiC0or5oTHOsaGN8DRAUyDCyIkQhjZ899BHP+zqytQ3XJwvGfwY/ZSzmJqrW48Y/nrIfQwiQ4sb2QdqXs6fhhWRwzLwcZcIg5CxsU5Al90dGc4PpUvugzj6uAyfq1dwN87UHehV2YMilQc2q22qarfJVO/XSCtDmEKUEaAUL8jMwXtVCLvWhgSObi7YD5sMnUDbh0HvGT7QuNuyQuQy41zZfirPFbU8xpxbkB03RjNlUf61Th3RaZEIGPfpOnzPpCqxhQ/5/Sj8ARZJTZvFtq6pg7+ODSpuhc9bSPFBFfsqvK37xx8GOvYtFUGAloVf4eViCVzBvn0xsT2W/GMNbyQs4yyE6xoDMqBoLZ5UVAiH5UfvkoxB4vu36MKA5c+wYhlttSnOUVWh4jXO8vTVXLQrgNwnVhmJWuORouPmURjt0sypIxRxrIULUNdKi9OZBLbA4CzgMYFIAbArMAKjUtO1LqgNIrDBcXAK3kp9Ags3rwyg0xDca8GXrxHseeDPXSUc6WoFSS3LgoRnHh+ZhUNucpn6S80eGEEAV1iMVJQ2B0UpNX5zq/EoXlhwEzlyFoLF+lT5iMeDlEZpCogA3gro584g5zaX4k7qiQ0wuc7jUy24OU3QdzqNu1ik24ef6BsJBxbWGaEuv4oTB/B7baZ3sSnZBV3BhVpLeg7YTXTfvTs8+PQbQ65moTb5Ff8Lw1iBCzn7Gnm8fuEKkSVc5tcSzO+1uJSj7X5IrSuccvKVWT4PPgS9v4cQ28c0gE5cbGWxXtZTClsDWlLtdxDwmjSdHxDDknKlv773/AAHYgWXmlX6llseQI96U5JyEwoZ3sIVjKWYV8Hko/OfFrOKDspQXYBA9du1i6uMzYg9IOE/aZLDjWVD/gSIhpkD7RFIqk61Gy/chd5hcZgv8+O69XZ+8aUUqwBGr0Pba9Hw4yBCIqOWswDHLKJ8ikGF8aojzXJnaAcdlGLLbMoKKMQF6ypOtefZZE10HymAoyLGspoNfaoIlcM0A0rsUip+EWASIf3iwphMrxeeoM/JbQYQna0kc2bymdg8IjvwKJXTOA7eHrLcVXsbnZD9hoYtwyv5FZ9HFyGebaAimUDsM7fZpT2s8f5Bz2nAoYUNa/HCiYZG4bwQDU6MJ12PbYFyPgAfHAJwYl9sMFiHxB+WcpidYkGF8D24aqZMf2syCkMpajAO25fXw1Kd2pSVftvK3dWbw/DmSCRA9911vYuXSbbzCRbWlc/2ap08/KQ3x/vIVphBzHYk2+4hzNAbkMRP/GdoYPTcTgEa9hokzVaBzgjMMIhJK8TEoDbbv202wdpITogwpc6vUnoqtFvVubpWLIjLt0TL/lToAHCAGZbvvWwnKGvD2KN9x0rizgqxcNcd72AhZVoPYU73YPUBztBxwRZb03viWorJFNd5kes9rWjd27BbjAVEPrAo7mqeXsu1/lEtlxkJOG7dPfCoGl6kBC8mapNd2IblFD/fVcaUx/GKHdU3J7IlwqOL9r/vp5rMUxgCON2rRH22vUQxLvDW9yKfsSHAQv00ZvayLMjJGI+105Bj3eYc9t1Dp6PgX4E2rrem37dT260uYBHYvrf7EiznaJQ3QfBa8WkNGYUrdsvBbG4c13XR9F+fOQzpJ77oH6igXGfGOTlqqxqn6cHtUZhBE54PqSuoSUIe4EOFmRRpOBUZdMlK7DX2sKsn1V3AFdeDC17dIpm7xdrmHvUp4aUI6X2g9dWfCffmOoVTKY9HAlBbpyHjvyLEgsdwP2rZ1z/Sa22qagYSOAa6xsMh790XLZEpkPT0JiM5NMsOs817T8xA3dEuqLO2sTTY4Lkl9lT12ypFZZfibZhprarNMbUq/i5k3VrMSckw3QrVIGz5T0QT3W4ZNmtcWQy1b/qlyGw0BkjHFelbF6SwmZaJn342czXkWGPORKLoIO/uoZ2yXXbN9ImtSW0vTUzXK6/XzsxVySeRZSK9vvVpqsHEA7NnlLHFLgDUgZW1VmNhFGJm1Ec+HVBAShca7xgOJdxNIZpGXuV1soAEPR5pJsziGAFPYDuvMjlTTNzM5CS5Qq+ppYLcXpeyMQWA2GYjlsKgmk2BZ+6bZ7SyIgmkrucUAdNCyjxcapsA6Bs751vDEzuzpNA4YKZCu+nucWd7QZwwBNL/g7vdLDwLbifx5gfL1/KVlHWtdWEtlRzDAhVD0OinC8hGCBTwsFv/T4XsCVK+3aSmav/GzbSxEF96OwIKvoWmMH5hQ39+3mwphoDLRLGEyN75v9CgxZR0gmp0nt5ugj4BKeq4n8wDBtK3FclG3vtwYvv2dkZXZOR9nC3FMHtpwJIVZhwPbAXNeCp0Vpq0/tHCKK2P9a1AaM29SLfeKptUXMm8FuWJZihjVPkBZH8I9PYUi7WmvDk2d2ZMqapw6Qi+YvSjeYL2rmiDS64PDp7kAYCd5li4nok60KatkWHTC90uMRxBtX2yIKTbB2vw0DmBJVVuCrbPP8DE53tE9RFiDRzg7aEwZ8A2EOaRJSPXBAdd2NCced8ddltqthZGYVpzp+wt2pIdiZ66Zi1iORfR5MWkBJcB6wzTSjDpMo7LaRikpkEzIkPDjWZoXC8zI/03czr11rGTdUCKGGpmmhMvOc7Yfu5r5H1yKBFtLOSzas3olFg0MJOdOeqWIQFAe0NxGSVBxB0dRq0oJlt4aS7fzu0k0SvCXH98O+mV0rF0vdikw9Fe8yDQJnBdI9drSanwL7/MWePUxpiMQiAoFU28+n9IWxgZ85GnRA/bMtpSXYxJ56Q917Z8v6LqTp6HPoqD0f1wGJoYGMs7DIqhQZ0ipyBs/tQ6CL8T2fjV53v4qsEi1BGe7YZUsneboHoA3tzLCT7mYvVlJ/JeS9GctGy4a1ZBdbVZxi3I+8tb9jci4Lbl4jgpHWdmd/Uuoix3qhhQ6b76VadExMIeKVS3StKBsiaQDmWXxESUMKbGD7VPNb+Z2RdVmx8ZHXAGKtia0YsAO+wQUBe9unw0Txo7hxhagksR8xtdVC3O+iylqdmRq287qxPuhKAFF0rs7ALNftyJ9maBAFOgHPlEuRFJJDrvnUBjtZgCLwq/AXvCMZp0LzYADqRYTNnKDCjyPQIozVSV6emHzw85/oYRQo0u7FmE5iToBQigigglobA24JQAaj6dsw4FF6qq+RzcqWm0PZZhLIDneeYCR4fVHEMEibMl+wnoSPdeLcF5742vsWYhNMuCDvnkBx23UhJrMw5HAPeCmKltaeai8XoATkWPeqXqoMnaPiKfzDEytJXP7WiNiyhPTCv2xDXyrYzzKzUULQiZNMIOJxIt42PWmX0P5I+bsx3WvPNtbYgseafOZCMaiMV5/PuZ3KAoSIu//8Ih1vl7RoKc2+gOCUYB/QGc0a3mMkIQ4N73Uld0CMJhmplALRP+W/L2PiZnvqJ61nftRkfZuPrN80rQDe9eDQJtucVkuLdfYRQHxNC/BjB7EmqAbdilPY2ljVSD1ziAhMhyrcS2KFjr2tfcxSm/zby+fx0GB99lr+x1gSFIMl+3A++I/0jY3FXfETp5TsMuEhe/w8oonw1/70BnKdA9FHlOEzBYlaBBYVdaXILj2YCeK8RkbvvIiO4AgAr6h+eIk/F94qgF9NhaFxxZ2aKpYKrTnvQyOdE0S3A6Wcliax1kitrn1rxoOzgrpXs+g72PnmkQZScvRLCs4FMigAdMr38QHNTqwv9pwF1dI1adpbIhKtYeGhgDbgxLdHEE2CFVH2lW5a7CC4dDfC1YBAydaBVr9UVxoeYKyzmbRp2veDh8dgQURFlFlAUSR0dKwv3KSEwZPxRzefSRTiVHwy52z5lOemxZpMsuhFaTewG5nqDtI8v9IaKI/3jClHuafuhkZ4aW8d3Es6t0My1qNCrYZzQbnN4KQUHoF4IlQHXmv+ah7osXlB8SLfnVpoeLn4Bc1Jzc5QrSrCFOi4wzUmYoj4ut/Hdz4H9kMXR+hy4+irD3LkFqb2ggMgG9FNUyTl8YAc33a+IQsDBif0PJqIXsTVb7i2wmd5YQwIq0MKWVYBGTF2uYDP0/91R75URiBIeos4wYqRmx+a3HrjmlMiJpa4/FOBkODNhXWffa4y0VUy+dNiJJmesNOWhIGqfkMR5yPUJtk7bpJOXkeOWNSlLTanh9uI4RGMK4J/h0lxUyQ6tuDAjKYDrleZwWVRDGSI8+tE6bpzJfbo2c5iKIIUxipPLLBMGUYyl7aVTY2DkfgXHYSNXQkAqSW06YpZ5TOJHHxNdV6c0a95Iwsgrl+eQMlr0bg4CozbBoLTbXyxGv/tm0nAej2vo9ZRIeWeFxyBHOz3yp4vsIJTuE17Mg+1yGLQbYflKymFcPuc4cGwWBOhh6GfgNi4Kql/MF28MbzACHQKqnylVyTJYXlYhZewXixtE+LGQ1Y9SMKngmE0AbzgB+W4STSDMVwfGlGdaWsvn4G6H84QaGnMBq+eUQlPr3ZSAJjzfYGPmcJ8SyesiUWWlDLA7dbIT8jMO47zm67c9qjW4qplQxFx10a+7i50EDnq38RCTh9sQr8ZTlQZCN6HZdssjHtAFVA3iDTjzdoTpgG9NVOTsaZIeaQ+hlGcCK4/UcHoHqdJjDhqU2JVstTlr9YmvpVg++JjQreUlU9M1rwgIEO/e4zlOIoceLj1NYrLakgHaA/NiNZDxnMuW0gJ5wzZKWC1yr6FSt44eEPZvgUC3ogUGRdfm8dL0NvyUQKVzLpphvlsovxwEjR+mywotu2GYbbxQKMVUXz+i2X6bI9Do84cm28k5NZY+XvGsf4IIdAhitsDVQt9eH/mJki0atzxUPlLCLxKirYG0WkkiqQOH2LkVZNkQkM81oyNnulwpUEMnhIZ9WnBkO8phYRaBIK7DknvCSG9WBlauDI1IUpEvswG6bRwOfeydHesJ0K+CUQNItFx558rnT1ezawwW59Z4YsAzQeUQjce/D9kak/URLpsTRTf/saf7jltQMvW0tgrA0EUI0WqZijy9V2WNrhC07KQafXOfE3oywISpcPuPiyFsZ+lpeFXlbNJt//2mmB/HkpqgEfPo5zHGSp9601ZM1eTHttPO+37xNykEJl1Fs2mMcOX/GXZbAjQsvLBDjsxKADPHAYzi6YzcehVu3nBuUmtKWr5+QgxAUbfdnJPwL2wwtI0XhXGNZqjTU+OFa09Ux9q1OVcF1FvCUYfcWDw2BsrPMAgqrGq9I3qt2IUH0oa6diNsSThE5aYuVnxWWZrTWjdxJCnPxM9HH38rvVWd2llLxgujqk6eCMa+rQNtbzFx1QKH9Z7O1+woqhyUM5grbWOaCboXDE5CQbbbFXO09JxtsovKrlmIHpTZlOeDimszbtS8o4AFrbu+C8x32gW7euuEGEswSMOvm/NI4Zy1Zn7/bSuEmE9Tw9S4A2npv3vC/9YOfD8LTkVl96d9xmelNUYoGklq1ofsmTA/CrUUzPApk64FLhDvDVjJGm4f39LK773eV1TULv9t1sdT4WDFNgI+dZO4OYtQGcYHBr6YB9YMtgCasrgC9A14GtgHlAfRjHteRAg8DLca4gFbS6Uqa5YQVdgF0Faif14E4A2SsbjPg9Nz19oL6kxDJMnDuA0LqsVdHhO+HhafAvz/UWPdaN6+LAIWiApyDhqKVHNMH2Y/hhU3etH/SHMzI7K7VkSAfCGzx71YrVHXF91VUf1degCDoCddygI7/sjwWAK6U6b8rVAveLxSn6DI8oYnMBKmU6gPzgLD8NKVW/0Oaq8mSqqRgj2InBoV1rixfFvad2XnJDSet+iyFXZSFrx3hLMQC+Wxl5L8u2Pz98kIiXdCZaLbCreyhd1zDx/NKbHMk4JY3cbT9AKdcTUK45NyZqm7cqbegdwdTelxo8Qzw/5v/pUim5IFyF0zHj+W6QdH8N75BDjc6tw/onxqI+MZz2tn67Ytl8bqUigaWl0Gm0lLieXZTUBq/d0kh3D4HeB4gzxXx9/qMeFZoJEMiTAkmnBy/NcL575pQAo1FlU1cZpSyGds3nBqoQ24A+78dph4gWGn04LeBzotmwZ4nhza8qtx2qUCUDgyHuSvdh0XlVsiwjPDSqWKozYpWZTywuBV8teObLegWBmi6/idjIe7KIsZjO19rlp1md101CjzdA4wBgY7lgRssUVV2TacwzUkhuZVYMKOolMjZhvKGCbAfMIIM6spXz5hhuK/ar8cSE6ckYMDgkoC3aUE+s7PVb6VHszlGeVekEArcllznuy+P6Mm6vPh40bXHsBYjd+YwpNYwYUnaHkiNBtqRby6TKliGS++IaEA3DPyQN76hmMqKBgmrt7oR3r9fuob5D0XrA3oQu3UNyFWHg0S9BS5cY/54xqmC2cRQbTwaS2jrTces+YWccZnowORuUf9cCWEIy8KH1ACClhlSjazRA2fv7b7UBFcbCEwe9J8YCuzu7SqaopjELd7mnRlcfo+kA2+oR8TlxGL338nJWfa4r9t8JDFqi3LlU8vNVR7dG18LByOj6Gxph76TzMfSg+SAl5uUYCW2BbKH025mb4u9NNrBY/hwRemr5lj49r9WpMoN7oLRhFEd971qRc8mra+kLiUPKTQs/yYCfITb3F+h9BOrFhuu36oJjEqX8MMRGJ0+UmoS+t7LCRAoIOZQVqyOGZz24W/x6QufXDRxk/dSt30Gr1/qGCQ4hpq3mq5plfPn2hxOgK1uqWeQmrDTnuXbSvuJfur2pcG+UC2r17IYECf4LnxP/eMvRulAXyRFBmXn/8+oQMCS6i19c/eXOymlEME31pnHJK0H7f42iHESQ6kPswFyLHv9ZTZdffTlihY+p4YPi++IcaAbdbnKxjCDZWQ8hRe6UgbmxoqwFRVyhpJbkztynA9tp3+gxIJIiEBFz7x0wvKo53R5fjEDYpDYI1GLtbI4P0qcCMdXNJ8xP87KaEecJ7+RgkLRMptaV76CAUkG9a+o5KDFRXJx3546Qq+azg+kuCQUwiqLLxEEovSuTc2/NvpkCe76CdDvSg/QI42BhSsrrifutVYmLNL4GwyEmscjP73EMSxEwkzSD70ZnSdiCyYnO0oXdR9MZ7S50Sf5mzuCHGbjm6FzCu5d1JvIkHgrWFBGWxvTCOkTGcr1Bk30SLFvm4XvjQPSrrR5gP7wcYMhlUXsWX1T083J6YpB04QlM1SuQV+eK8fpQmb5uu+3A5x5/5olcc5krJ34lLg0eTqSdkfpibE2+72dCwP9gvihjUB/90o05gFmiAh55xfahFE3W8sQGrBLv3RmghuouPGiSsBpV66Wqr1ycKGNxshwRETR2A6bw3dMQjOmynDbE2zJedSRrcPH0wEFwsbp8vkzmiK+SJnqm6aLUsXdj8cRjCoKzBEWsFOw+BR2w9+Ee9dW/afdFGJxatKZIiX83UdsNByS1Wdfwwd33qOLi/OZahtPLpe29+olAOz9qjkT5ehf/3AQIPCv7q8jU8Zod6T9cdpMUmztuolXivYeFwwYz/3SVJ4cWCRYeFX21cTT3VvY0mIajl5Se/4tLw0E1LPWFDsvClHb0eCwemPFKfqzSdBgRo5ybxSInzQGZgjlUZnyxSRM+LOnZEBTY988O/gyQOwsBYenFcmEGg2TYJYzLTgjKTQMchV0BXODvSGGAy8BiUysbNNeThYHt9ggD5IH7EgjF1ZgCB1wXOf0jN6G3hfG2vpsBi/Wshe8xhC+1wOx312J/OlWghssWogZ4tt5692+sjXnhW+rNd37R8oCWdgRS6ooTmKkf7Hh26tfA8odVlKjIYJ+9vmtQkSL3UORAQg2N34eo0U1hR2KjzC3Xj3wnj9YMEERZ3jBITarDATwTQFPUMCeT6ObFjDFStNvoFeFz5RI/AElLV6JksG7B70Uhea6ACC2yI4TIYl8L61nk9qLNj/bAVYW7vipkO6lZX/+BaYUbDdAJJ4WhpsDr13uZtFfF8JK5LI/bkPkygbyCC33njLgET+JDbi1NdaN1vm8pSlET6XDQ0TDZlqaVSLsGc9ogUURBa7yElTA1MzaJrTiqAwJgHHA+3PEG7FTgv4KXKP6avFbzvEKeROQwCniufXqmZ4QFDdhuVozlsxb8hAcJcqExJYyXqh/VnWUCoMmb4/W5RzHmKxVQJf6rpXiH8PBRIcGBYstG/rJFWwYx6GVZzRueVR0d0E8eElOdXVcHrvAYTpmUt2P4A";
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
load:()=>Fe(PACKED,832,11038,25684,[[24138,1341]])},De=()=>Pe.load(),We="encoding-wasm/single-byte",Le=!0
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
var jt,Mt,Et,Ut,_t,Ct,Ft={input:0,units:0,output:0,report:0},It=0,Pt={name:"",encoding:-1},Dt={isBusy:!0,count:0}
;function Wt(e,t){Pt.name=e,Pt.encoding=t,Dt.count+=1,Dt.isBusy&&Lt(),Dt.isBusy=!0}function Lt(e=De){
if(!!0)return Yt(Ie());try{en(),jt??=Zt(Gt(e())),Yt(new WebAssembly.Instance(jt).exports,jt)}catch(e){throw tn(e)}}
async function Rt(e,t){if(!0)try{en();let n=e(),r=Vt(n)?n:await WebAssembly.compile(t?n:zt(n));Zt(r)
;let i=await WebAssembly.instantiate(r);if(qt())return;Yt(i.exports,r),jt=r}catch(e){throw tn(e)}}var Nt=[0,97,115,109]
;function zt(e){let t=ne(ee(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Nt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var qt=()=>!Dt.isBusy,Kt=/* @__PURE__ */t(()=>tt(()=>Vt(De()))===!0),Ht=()=>jt!==void 0||ct()||Kt();function Gt(e){
return Vt(e)?e:new WebAssembly.Module(e)}function Vt(e){try{return WebAssembly.Module.customSections(e,Jt),!0}catch{
return!1}}var Jt="encoding-wasm";function Zt(e){
let[t]=WebAssembly.Module.customSections(e,Jt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${We} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function Yt(e,t=void 0){Mt=e,un=WebAssembly.RuntimeError,Ft.input=Mt.input(),Ft.units=Mt.units(),Ft.output=Mt.output(),
Ft.report=Mt.report(),cn(),Ct=At(on,Ft.units,Mt.memory,t),It=Math.min(Mt.units_length(),Ct.most),Dt.isBusy=!1}
var Qt=Le?"labels and names work without it":"single-byte encodings work without it",Xt=Le?"import 'encoding-wasm/no-wasm'":"use another host"
;function en(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${Xt}; ${Qt}.`)
}function tn(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(rn(e))return new RangeError(`encoding-wasm: ${nn} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${Xt}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${Le?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${Le?"call initialize() with a compiled module first":Qt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly;if(e instanceof r||e instanceof i){
let t=ct()?"the module is damaged; install it again":`this host lacks its SIMD; ${Xt}`
;return n(`WebAssembly can't run: ${t} (${e})`)}return e}
var nn="no memory for WebAssembly; free some, and call again",rn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function on(){return Et[0]===void 0&&cn(),Et}function sn(){return Ut[0]===void 0&&cn(),Ut}function an(){
return _t[0]===void 0&&cn(),_t}function cn(){Et=new Uint8Array(Mt.memory.buffer),
_t=new Int32Array(Mt.memory.buffer,Ft.report,11),Ut=new Uint8Array(Mt.memory.buffer,Ft.input,65536)}function ln(e,t,n){
Wt(e,t);try{let e=n();return Dt.isBusy=!1,e}catch(e){throw fn(e)}}var un;function fn(e){if(!Dt.isBusy||!dn(e))return e
;let t=i[Pt.encoding]?.name,n=`${Pt.name}${t?` of ${t}`:""} failed`
;return hn()?new RangeError(`encoding-wasm: ${n}: ${nn}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var dn=e=>un!==void 0&&e instanceof un;function hn(){try{return Mt.memory.grow(32),!1}catch{return!0}}
var mn=()=>new Int32Array(Mt.memory.buffer,Mt.codec(),Mt.codec_length()>>2),gn=()=>new Int32Array(mn()),yn=e=>V(mn(),e)
;function wn(e,t){Wt("decoding",e),t?yn(t):Mt.new_decoder(e)}function bn(e,t){Wt("encoding",e),t?yn(t):Mt.new_encoder(e)
}function pn(e,t,n,r,i){Y(sn(),0,e,t),Dt.isBusy=!0;let o=Mt.decode_block(t,n,+r,+i);return Dt.isBusy=!1,o}
var vn=(e,t,n)=>ln("decoding",-1,()=>{for(let r=0,i=1024;r<t;r+=i,i=Math.min(4*i,65536)){let o=Math.min(i,t-r)
;if(V(sn(),o===t?e:H(e,r,r+o)),!Mt.is_free_of(o,128,n))return!1}return!0}),An={encoding:-1,table:void 0,owner:void 0}
;function $n(e){return An.encoding===e&&An.owner===Mt&&An.table?.[0]!==void 0?An.table:ln("encoding",e,()=>{
let t=Mt.unit_table(e)>>>0,{buffer:n}=Mt.memory;return An.encoding=e,An.owner=Mt,
t===0?An.table=void 0:c(e)?An.table=new Uint8Array(n,t,16384):An.table=new Uint16Array(n,t,65536),An.table})}
function Bn(e,t){try{return e+t}catch(e){throw Tn(e)}}
var Tn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var xn=(e,t,n,r=0)=>Ct.write(e.slice(t,n),Ft.units+2*r);function On(e,t,n,r){Dt.isBusy=!0
;let i=Mt.encode_block(e,t,n,+r);return Dt.isBusy=!1,i}function kn(){let e=an();return{isFinished:e[0]!==0,read:e[1],
written:e[2],start:e[3],length:e[4],codePoint:e[5],replaced:e[6],firstReplaced:e[7],unmapped:e[8],firstUnmapped:e[9],
unmappedCodePoint:e[10]}}var Sn=e=>Z(on(),Ft.output,Ft.output+e);function jn(e,t,n){let r=""
;for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var Mn=[0,255],En=[48,57],Un=[65,65],_n=[27,27],Cn=[33,126],Fn=[[Mn]],In=[[[127,255],Mn,Un]],Pn=[[[129,132],En,[129,254],En],[[133,254],En,[129,130],En]],Dn=[[[216,223],[216,223],[216,223],[216,223]]],Wn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Un]],"UTF-16BE":Dn,"UTF-16LE":Dn,GBK:Pn,gb18030:Pn,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[_n,[36,36],[66,66],Cn,Cn,_n,[40,40],[66,66]],[_n,[40,40],[64,74],Mn,_n,[40,40],[66,66]],[_n,[36,36],[64,67],Mn,[33,33],_n,[40,40],[66,66]]]
};function Ln(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function Rn(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function Nn(e,t,n){
let r=2166136261;for(let i of zn(t,n)){let t=Ln(i),n=e.decode(t);if(jn(e,t,61)!==n)return;r=Rn(r,n)}
return(r>>>0).toString(36)}var zn=(e,t)=>t?Fn:[...In,...Wn[e]??[]];function qn(e,t,n,r){let i=r?1:97
;return zn(n,r).every(n=>{let r=Ln(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=tt(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var Kn="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function Hn(e,t,n,r){let i=r(!1);return Nn(i,t,n)===Kn.split(" ")[e]&&qn(i,()=>r(!0),t,n)}function Gn(e,t,n){
let r=new ArrayBuffer(2*K(t)),o=new Uint16Array(r),s=(t,r)=>{if(n)throw new je(i[e].name,t,r);return 65533
},a=e===0?Vn(t,o,s):Jn(t,o,s,e);return ke(r,0,a)}function Vn(e,t,n){let r=K(e),i=0;for(let o=0;o<r;){
let r=o,s=e[o++],a=s<128?1:xe(s),c=a===1?s:s&127>>a,l=()=>o===r+1?Oe(s,e[o]):(e[o]&192)===128
;for(;o<r+a&&l();)c=c<<6|e[o++]&63;o!==r+a?t[i++]=n(r,o-r):(c>65535&&(t[i++]=55232+(c>>10)),
t[i++]=c>65535?56320|c&1023:c)}return i}function Jn(e,t,n,r){let i=K(e),o=t=>r===37?e[t]<<8|e[t+1]:e[t]|e[t+1]<<8,s=0
;for(let e=0;e<i;e+=2){let r=o(e),a=(r&64512)===55296
;e+1===i?t[s++]=n(e,1):$e(r)?a&&e+3<i&&(o(e+2)&64512)===56320?(t[s++]=r,t[s++]=o(e+2),e+=2):a&&e+3===i?(t[s++]=n(e,3),
e+=1):t[s++]=n(e,2):t[s++]=r}return s}function Zn(e,t,n,r){return!y(e)||!r&&tr(e)?Qn(Xn(e,r),e,t,n,!1):Gn(e,Yn(t,n),r)}
function Yn(e,t){if(t>2147483647)throw Tn(void 0);return Z(e,0,t)}function Qn(e,t,n,r,o){let s=Yn(n,r);try{
return e.decode(s,{stream:o})}catch(e){throw e?.name!=="TypeError"?Tn(e):new je(i[t].name,Number.NaN,0)}}
var Xn=(e,t)=>tr(e)?Xe(i[e].name,t):nr(e),er=/* @__PURE__ */e(40);function tr(e){if(er[e]===void 0){er[e]=!1
;let{name:t}=i[e],n=e=>Xe(t,e);er[e]=tt(()=>Hn(e,t,c(e),n))===!0}return er[e]}function nr(e){let{name:t}=i[e];try{
ln("decoding",-1,()=>{})}catch(n){
let{message:r}=n,i=tt(()=>Xe(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=c(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function rr(e,t,n,r,o,s){try{
wn(e,t);let a=r>It&&r<268435456?Ct.collect?.(r+3):void 0,c="",l=0;for(let t=0;;t+=65536){
let u=r-t<=65536,f=u?r-t:65536,d=f===r?n:H(n,t,t+f),h=pn(d,f,l,o,s&&u);if(h<0){let n=kn()
;throw new je(i[e].name,t+n.start,n.length)}if(l+=h,!(!u&&l+65536+3<=It)){if(a)a.add(Ft.units,l);else{
if(f===r)return Ct.read(Ft.units,l);c=Bn(c,Ct.read(Ft.units,l))}if(u)return a?a.toText():c;l=0}}}catch(e){throw fn(e)}}
var ir=0;function or(e,t,n,r,i=!0){let o="";for(let s=0,a=!1;!a;){let c=ln("decoding",e,()=>sr(e,t,s,n))
;if(r&&c.includes("\ufffd"))return;if(o=Bn(o,c),ir===n&&i)break;s=Math.min(n,ir+1024),a=s===n;let l=H(t,ir,s);try{
o=Bn(o,rr(e,null,l,s-ir,r,i&&a))}catch(e){throw e instanceof je&&(e.offset+=ir),e}a||(s-=Mt.held())}return o}
function sr(e,t,n,r){
let{buffer:i}=Mt.memory,o=new Uint16Array(i,Ft.units,65536),s=c(e),a=s?new Uint16Array(i,Mt.byte_table(e),256):new Uint16Array(i,Mt.pair_table(e),65536),l=""
;ir=r;for(let e=n;e<ir;){let n=0;if(s)for(let i=Math.min(r,e+65536);e<i;e++)o[n++]=a[t[e]];else for(;n<65536&&e<ir;){
let i=t[e],s=a[i],c=e+1;if((s&63488)===55296){if(s=c<r?a[i|t[c]<<8]:s,(s&63488)===55296){ir=e;break}c++}o[n++]=s,e=c}
l=Bn(l,Ct.read(Ft.units,n))}return l}function ar(e,t){if(e===0)return t(Uint8Array.from(cr))===lr;if(e===38||e===37){
let n=ur.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8]);return t(Uint8Array.from(n))===fr}
let n=n=>t(n)===rr(e,null,n,K(n),!1,!0);if(!c(e))return!1;for(let e of dr())if(!n(e))return!1;return!0}
var cr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],lr="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",ur=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],fr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*dr(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var hr=/* @__PURE__ */e(40);function mr(e,t,n){hr[e]===void 0&&(hr[e]=null,hr[e]=tt(()=>br(e))??null);try{
return n>2147483647?void 0:hr[e]?.(t,n)}catch{return}}var gr=/* @__PURE__ */new Uint8Array(64),yr=/* @__PURE__ */e(65)
;function wr(e,t){return t<=64?(Y(gr,0,e,t),yr[t]??=H(gr,0,t),yr[t]):X(e)?K(e)===t?e:H(e,0,t):Z(e,0,t)}function br(e){
let{latin1:t,utf8Slice:n}=vt();if(t&&e===38)return pr();if(t&&a(e)&&e!==0)return vr(e)
;let r=Xe(i[e].name),o=e=>r.decode(e);if(!ar(e,o))return;if(e!==0||n===0)return(e,t)=>o(wr(e,t));let s=Ke
;if(ar(0,e=>s.call(e)))return(e,t)=>t<=n?s.call(wr(e,t)):o(wr(e,t))}function pr(){let e=ze,t=t=>e.call(t).toWellFormed()
;if(ar(38,t))return(e,n)=>n%2===0?t(wr(e,n)):void 0}function vr(e){let t=He,n=Uint8Array.from({length:256},(e,t)=>t)
;if(t.call(n)!==String.fromCharCode(...n))return;let r=e===21?224:128;return(e,n)=>{let i=Math.ceil(n/8)
;for(let t=0;t<n;t+=i)if((e[t]&r)===128)return;let o=wr(e,n);return vn(o,n,r)?t.call(o):void 0}}function Ar(e,t,n){
return ln("decoding",e,()=>{let{readBytes:r,readPairs:i}=Ct;if(!r||!i)return
;let o=!!1||c(e)?Mt.byte_table(e):Mt.pair_table(e);if(o!==0)return Y(sn(),0,t,n),r(Ft.input,n,o)??void 0})}
function $r(e,t,n,r,i){let o;if(!!0||Ht()){if(t===0)return"";let{lookUp:i,host:s}=wt(n)
;t<=i?o=Ar(n,e,t,r):t>=s&&(o=mr(n,e,t)),(o===void 0||r&&o.includes("\ufffd"))&&(o=rr(n,null,e,t,r,!0))
}else o=Zn(n,e,t,r);return i?o:Br(o,n)}var Br=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var Tr=class{encoding
;fatal;ignoreBOM;#e=se;#t=null;#n=void 0;#r=!1;#i;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,
this.#i=r}get name(){return i[this.encoding].name}reset(){this.#e=se,this.#t=null,this.#n=void 0,this.#r=!1,this.#i=0}
decode(e,t,n){let{encoding:r}=this,i=K(e),o=K(this.#e),s=o+i;if(i===0&&!t)return""
;let a=t||c(r)||i>64&&X(e),u=o===0&&a?e:this.#o(e,i,o),f,d=s;try{
this.#s(t)?f=this.#a(u,s,t):xr(r)?f=this.#c(u,s,t):!t&&l(r)?(!0,f??=rr(r,null,u,s,this.fatal,!1),
d-=Mt.held()):(t||(d-=kr(r,u,s)),f=$r(u,d,r,this.fatal,!0))}catch(e){throw e instanceof je?(e.offset+=this.#i-o,
this.#e=se,this.#i+=i,n===void 0?e:e.toTypeError(n)):e}return!this.#r&&d>0&&(this.#r=!0,this.ignoreBOM||(f=Br(f,r))),
this.#e=d<s?Z(u,d,s):se,this.#i+=i,f}#o(e,t,n){return n+t>512?G(this.#e,H(e,0,t)):(n>0&&V(Or,this.#e),Y(Or,n,e,t),Or)}
#s(e){let{encoding:t}=this;return this.#n!==void 0||!Ht()&&(xr(t)||!e&&l(t))}#a(e,t,n){
let r=this.#n??Xn(this.encoding,this.fatal);this.#n=void 0;let i=Qn(r,this.encoding,e,t,!n);return n||(this.#n=r),i}
#c(e,t,n){try{let r=rr(this.encoding,this.#t,e,t,this.fatal,n);return this.#t=n?null:gn(),r}catch(e){
throw e instanceof je&&(this.#t=gn()),e}}},xr=e=>e===33||e===36,Or=/* @__PURE__ */new Uint8Array(512)
;function kr(e,t,n){if(e===0)return Sr(t,n);if(e!==38&&e!==37)return 0;let r=n%2
;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}function Sr(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n]
;if(r>=128&&r<192)continue;let i=xe(r);return n<i&&(n===1||Oe(r,e[t-n+1]))?n:0}return 0}
var jr=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,Mr=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Er(e){let t=Mr.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=Ur(e),r=Ae(e)
;if(r===void 0&&jr.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let o=r??_r(n)
;return o!==void 0&&o!==36?` Did you mean '${i[o].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var Ur=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function _r(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=i.flatMap(({labels:n},r)=>n.map(Ur).some(n=>n.replace(/\D/g,"")===t&&Cr(e,n))?r:[])
;return n.length===1?n[0]:void 0}function Cr(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var Fr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ir=e=>Fr.find(([t])=>e>=t)[1]
;function Pr(e,t){let n=u(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Er(e)}`)}if(r){let e=Ir(n)
;if(e&&!r.includes(e))throw new RangeError(`${t}: '${We}' doesn't include ${i[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var Dr=class{#l=null;#u=null;#f=0;get length(){return this.#f}add(e){let t=K(e);if(t===0)return;this.#f+=t
;let n=this.#u;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);V(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){V(n.bytes,e,n.length),n.length+=t;return}this.#u={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#u:this.#l=this.#u}forEach(e){for(let t=this.#l;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?Z(n,0,r):n)}}concatenate(){let e=this.#l;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=Wr(this.#f),n=0;return this.forEach(e=>{V(t,e,n),n+=K(e)}),t}};function Wr(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function Lr(e){let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:Rr(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function Rr(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=Nr(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function Nr(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function zr(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function qr(){throw new TypeError("Illegal invocation")}
var Kr=class{held;#d;constructor(e,t){this.held=e,this.#d=t}add(e){let t=K(e);if(t===0)return
;e[0]!==27&&this.#d(this.held);let n=e[t-3]===27?t-3:t;this.#d(Z(e,0,n)),this.held=Z(e,n,t)}addUnchanged(e){
K(e)!==0&&(this.#d(this.held),this.held=se,this.#d(e))}};var Hr;function Gr(){return Hr===void 0&&(Hr=null,
Hr=tt(Vr)??null),Hr}function Vr(){
let e=et(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return t===3&&n===7&&`${[...r]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0
}var Jr=/* @__PURE__ */new Uint8Array(48);function Zr(e){
return e.length<=16?Z(Jr,0,Qr(e,Jr).written):Xr(e)??(!!0||Ht()?void 0:Yr(e))}function Yr(e){
let t=new Uint8Array(3*e.length);return Z(t,0,Qr(e,t).written)}function Qr(e,t){let n=K(t),r=0,i=0;for(;r<e.length;){
let o=e.charCodeAt(r);if(o<128&&i<n){t[i++]=o,r+=1;continue}let s=Be(e,r);if(i+Te(s)>n)break;i=Se(s,t,i),r+=s<65536?1:2}
return{read:r,written:i}}function Xr(e){try{return Gr()?.encode(e)}catch{return}}function ei(e,t){try{
return Gr()?.encodeInto(e,t)}catch{return}}var ti=/* @__PURE__ */new Uint8Array(256);function ni(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return J(r,0)?void 0:r}
function ri(e,t){let{length:n}=e,r=n<=128?ti:new Uint8Array(2*n),i=0;for(let o=0;o<n;o++){
let n=e.charCodeAt(o),s=n<128?n:t[n];if(s===0&&n>0)return;s>=256&&(r[i++]=s>>8),r[i++]=s}return Z(r,0,i)}
function ii(e,t){if(t===0)return Zr(e);let{length:n}=e,{ascii:r,loop:i}=pt();if(n>=r&&a(t)&&oi(e)){let t=Xr(e)
;if(t&&K(t)===n)return t}if(c(t))return n<=i?ni(e,$n(t)):void 0;if(!!1||n>Math.min(i,65536)||t===33)return;let o=$n(t)
;return o&&ri(e,o)}function oi(e){let{length:t}=e,n=Math.max(8,t>>4)
;for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var si=["fatal","html","replacement"],ai=()=>"",ci=class{encoding;unmappable;#h;#m=null;#i=0;#g=se;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#h=n}get name(){return i[this.encoding].name}
encode(e,t){let n=!this.#m&&(t||this.#y(e))?ii(e,this.encoding):void 0;return n?(this.#i=t?0:this.#i+e.length,
n):this.#w(e,t)}#y(e){let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#b(){
return this.#h?0:si.indexOf(this.unmappable)}#w(e,t){let n=this.#m,r=this.#i,i=this.#g,o=new Dr
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new Ue(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#m=n,this.#i=r,this.#g=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#i,o=this.#m,s=this.#g,a=this.#h,c=this.#b,l=a===ai,u=a&&!l?2048:65536,f=void 0,d=f?e=>f.add(e):n,h=f?e=>f.addUnchanged(e):n,m=!1,g=!1
;try{bn(this.encoding,o);for(let n=0;n===0||n<e.length;n+=u){let o=Math.min(n+u,e.length);xn(e,n,o);let s=o===e.length
;for(let u=0,f=!1;!f;){let m=On(u,o-n,c,t&&s),y=kn();d(Sn(m===-2?y.written:m));let w=i+n+u+y.start;if(u+=y.read,
f=m!==-2&&y.isFinished,m!==-2||l)continue;g=!0;let{codePoint:b}=y;if(a){
let t=gn(),{count:r}=Dt,i=()=>this.locate(w),s=a(b,i);Dt.count!==r&&(bn(this.encoding,t),xn(e,n,o));let c=e=>{
throw new Ue(e,i(),this.name)};typeof s=="string"?ui(s,d,c):s?h(s):c(b)}else r(b,w);g=!1}}
t?f&&n(f.held):(this.#m=this.#y(e)?null:gn(),this.#i=i+e.length,this.#g=f?.held??se),m=!0}catch(e){throw fn(e)}finally{
t&&(m||g)&&(this.#m=null,this.#i=0,this.#g=se)}}},li=e=>Zr(e)??new ci(0,"fatal").encode(e,!0);function ui(e,t,n){
let r=de(e);for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);xn(r,e,i,2048);let o=On(2048,2048+i-e,0,!1)
;o===-2&&n(kn().codePoint),t(Sn(o))}}function fi(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=Pr(e,t)
;if(r===37||r===38){let{name:e}=i[r];throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}
return di(r,e,t)}function di(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var hi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",mi=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var gi=/* @__PURE__ */t(()=>{let e=mi.split(`\n`),t=0
;return new Map(hi.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),yi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function wi(e,t=bi(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=pi(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function bi(e){
let t=new ci(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof Ue)return!1;throw e}}}
function pi(e,t,n){if(yi(e))return"";if(n===0)return null;let r=vi(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:pi(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function vi(e){let t=[...gi().get(e)??[],...Ai(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Ai(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(yi)&&o.push(l)}return[...i,...o]}
var $i=["fatal","html","replacement","ignore","translit","translit-replacement"],Bi=/* @__PURE__ */ye($i),Ti=(e,t,n)=>typeof e=="function"?e:Bi(e,t,n)
;function xi(e,t,n){if(typeof e=="function")return(t,r)=>Oi(e(t,r()),n);if(e==="ignore")return ai
;if(e!=="translit"&&e!=="translit-replacement")return;let r=wi(t);return e==="translit"?r:e=>r(e)??"?"}function Oi(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=ne(ee(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Z(n,0,K(n))}
var ki="Failed to construct 'LegacyTextEncoder'",Si="Failed to execute 'encode'";function ji(e,t="utf-8",n=void 0){
let r=he(e,Si);if(n===void 0){let e=fi(fe(t),Si);return ii(r,e)??new ci(e,"fatal").encode(r,!0)}
return Mi(t,n,Si).encode(r,!0)}function Mi(e,t,n){let r=fe(e),i=t===void 0?"fatal":ce(t,{unmappable:Ti
},n).unmappable,o=fi(r,n);return new ci(o,i,xi(i,o,n))}var Ei=/* @__PURE__ */Lr({LegacyTextEncoder:class{#p
;constructor(e="utf-8",t=void 0){this.#p=Mi(e,t,ki)}get encoding(){return this.#p.name.toLowerCase()}get unmappable(){
return this.#p.unmappable}encode(e=void 0,t=void 0){
let n=this.#p,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":he(e,r)
;return n.encode(i,!ue(t,r))}}});var Ui="Failed to execute 'decode' on 'TextDecoder'",_i=/* @__PURE__ */Lr({
TextDecoder:class{#v;#A;#$;#B=!1;#T=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=Ci(e,t,"Failed to construct 'TextDecoder'");this.#v=n,this.#A=r,this.#$=i,
new.target!==_i&&zr(this,new.target,_i)}get encoding(){return i[this.#v].name.toLowerCase()}get fatal(){return this.#A}
get ignoreBOM(){return this.#$}decode(e=se,t=void 0){let n=this.#v,r=ie(e);r||ee(e,Ui)
;let i=t!==void 0&&ue(t,Ui),o=r?e:ne(e),s=!this.#B;try{if(s&&!i)return $r(o,K(o),n,this.#A,this.#$)
;this.#T??=new Tr(n,this.#A,this.#$),s&&this.#T.reset();let e=this.#T.decode(o,!i);return this.#B=i,e}catch(e){
throw e instanceof je?(this.#B=i,e.toTypeError(Ui)):e}}}});function Ci(e,t,n){let r=fe(e),{fatal:i,ignoreBOM:o}=me(t,n)
;return{encoding:Fi(r,n),fatal:i,ignoreBOM:o}}function Fi(e,t){let n=Pr(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function Ii(e,t,n){let r=ot()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function Pi(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return Ii(e,(e,r)=>r(t.decode(ne(ee(e,n)),!1,n)),e=>e(t.decode(se,!0,n)))}var Di=/* @__PURE__ */Lr({
TextDecoderStream:class{#p;#T;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'TextDecoderStream'",{encoding:r,fatal:i,ignoreBOM:o}=Ci(e,t,n);this.#p=new Tr(r,i,o),
this.#T=Pi("TextDecoderStream",this.#p),new.target!==Di&&zr(this,new.target,Di)}get encoding(){
return this.#p.name.toLowerCase()}get fatal(){return this.#p.fatal}get ignoreBOM(){return this.#p.ignoreBOM}
get readable(){return this.#T.readable}get writable(){return this.#T.writable}}}),Wi=class{#e="";encode(e,t){
let n=this.#e+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=li(r?n.slice(0,-1):n);return this.#e=r?n.slice(-1):"",i
}},Li=/* @__PURE__ */Lr({TextEncoderStream:class{#T;constructor(){this.#T=Ri("TextEncoderStream",new Wi,fe),
new.target!==Li&&zr(this,new.target,Li)}get encoding(){return this.#T&&"utf-8"}get readable(){return this.#T.readable}
get writable(){return this.#T.writable}}});function Ri(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return Ii(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var Ni=/* @__PURE__ */Lr({
LegacyTextEncoderStream:class{#p;#T;constructor(e="utf-8",t=void 0){
let n=Mi(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#p=n,this.#T=Ri("LegacyTextEncoderStream",n,he)}
get encoding(){return this.#p.name.toLowerCase()}get unmappable(){return this.#p.unmappable}get readable(){
return this.#T.readable}get writable(){return this.#T.writable}}});var zi=class{fatal;ignoreBOM;#x;#O;#e=se
;constructor(e,t,n){this.#x=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#O?.name??null}decode(e,t,n){
if(this.#O)return this.#O.decode(e,t,n);let r=t&&K(this.#e)===0?e:G(this.#e,e);if(!t&&qi(r))return this.#e=r,""
;let i=g(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#O=new Tr(i?.encoding??this.#x,this.fatal,!0,o),
this.#O.decode(o>0?H(r,o):r,t,n)}};function qi(e){let t=K(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var Ki=/* @__PURE__ */Lr({DecoderStream:class{#p;#T
;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=fe(e),{fatal:i,ignoreBOM:o}=me(t,n),s=new zi(Pr(r,n),i,o);this.#p=s,
this.#T=Pi("DecoderStream",s)}get encoding(){return this.#p.name}get fatal(){return this.#p.fatal}get ignoreBOM(){
return this.#p.ignoreBOM}get readable(){return this.#T.readable}get writable(){return this.#T.writable}}})
;function Hi(e,t){
let n="Failed to execute 'findUnmappable'",r=he(e,n),i=fi(fe(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new ci(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function Gi(e){
let t=g(ne(ee(e,"Failed to execute 'bomSniff'")));return t?i[t.encoding].name:null}function Vi(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=ee(e,r),o=Pr(fe(t),r),{fatal:s,ignoreBOM:a}=me(n,r),c=ne(i),l=g(c),u=l&&!a?l.bytes.length:0
;try{return Ji(c,u,l?.encoding??o,s)}catch(e){throw e instanceof je?(e.offset+=u,e.toTypeError(r)):e}}
function Ji(e,t,n,r){let i=t>0?H(e,t):e;return $r(i,K(i),n,r,!0)}async function Zi(e=void 0){let t=await e
;if(t===void 0)qt()||await Rt(De,!0);else{let e=Yi(t)?await Qi(t):t;await Rt(()=>e,!1)}}
var Yi=e=>typeof e?.arrayBuffer=="function";function Qi(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}var Xi="Failed to execute 'encodeInto' on 'TextEncoder'",eo=/* @__PURE__ */Lr({TextEncoder:class{#v="utf-8"
;constructor(){new.target!==eo&&zr(this,new.target,eo)}get encoding(){return this.#v}encode(e=""){
return#v in this||qr(),li(fe(e))}encodeInto(e,t){#v in this||qr(),ge(arguments.length,2,Xi)
;let n=fe(e),r=te(t,Xi),{read:i,written:o}=ei(n,r)??{read:0,written:0};if(i===n.length||o===K(r))return{read:i,written:o
};let s=Qr(n.slice(i),H(oe(r),o));return{read:i+s.read,written:o+s.written}}}})
;export{Ki as DecoderStream,Ei as LegacyTextEncoder,Ni as LegacyTextEncoderStream,_i as TextDecoder,Di as TextDecoderStream,eo as TextEncoder,Li as TextEncoderStream,Ue as UnmappableError,Gi as bomSniff,Vi as decode,ji as encode,i as encodings,Hi as findUnmappable,Zi as initialize,v as labelToName};
