/** SOC 2020 major group 5: skilled trades. Columns: see `read-row.ts`. */
export const skilledTrades = `
5111 medium  34100      -      -  33400  28200      -      -  25000 Farmers
5112 medium  33400      -      -  33400  25000      -      -  25000 Horticultural trades
5113 medium  33400      -      -  33400  25000      -      -  25000 Gardeners and landscape gardeners
5114 medium  33400      -      -  33400  25000      -      -  25000 Groundsmen and greenkeepers
5119 medium  33400      -      -  33400  25000      -      -  25000 Agricultural and fishing trades not elsewhere classified
5211 medium  33400      -      -  33400  26800      -      -  25000 Sheet metal workers
5212 medium  36700      -      -  33400  29200      -      -  25000 Metal plate workers, smiths, moulders and related occupations
5213 medium  34900      -      -  33400  29500      -      -  25000 Welding trades
5214 medium  46000      -      -  33400  40400      -      -  28300 Pipe fitters
5221 medium  34600      -      -  33400  28500      -      -  25000 Metal machining setters and setter-operators
5222 medium  38400      -      -  33400  33400      -      -  25000 Tool makers, tool fitters and markers-out
5223 medium  39300      -      -  33400  29900      -      -  25000 Metal working production and maintenance fitters
5224 medium  33400      -      -  33400  28300      -      -  25000 Precision instrument makers and repairers
5225 medium  41100      -      -  33400  35500      -      -  25000 Air-conditioning and refrigeration installers and repairers
5231 medium  35500      -      -  33400  27900      -      -  25000 Vehicle technicians, mechanics and electricians
5232 medium  33400      -      -  33400  27600      -      -  25000 Vehicle body builders and repairers
5233 medium  33400      -      -  33400  29600      -      -  25000 Vehicle paint technicians
5234 medium  45000      -      -  33400  34800      -      -  25000 Aircraft maintenance and related trades
5235 medium  33700      -      -  33400  29600      -      -  25000 Boat and ship builders and repairers
5236 medium  57000      -      -  39900  38800      -      -  27100 Rail and rolling stock builders and repairers
5241 medium  38800      -      -  33400  31500      -      -  25000 Electricians and electrical fitters
5242 medium  36700      -      -  33400  31700      -      -  25000 Telecoms and related network installers and repairers
5243 medium  33400      -      -  33400  25100      -      -  25000 TV, video and audio servicers and repairers
5244 medium  35100      -      -  33400  26700      -      -  25000 Computer system and equipment installers and servicers
5245 medium  36300      -      -  33400  28800      -      -  25000 Security system installers and repairers
5246 medium  39700      -      -  33400  33800      -      -  25000 Electrical service and maintenance mechanics and repairers
5249 medium  45800      -      -  33400  35600      -      -  25000 Electrical and electronic trades not elsewhere classified
5250 medium  42400      -      -  33400  36500      -      -  25600 Skilled metal, electrical and electronic trades supervisors
5311 medium  35000      -      -  33400  29500      -      -  25000 Steel erectors
5312 medium  33400      -      -  33400  28500      -      -  25000 Stonemasons and related trades
5313 medium  33400      -      -  33400  25600      -      -  25000 Bricklayers
5314 medium  33400      -      -  33400  25300      -      -  25000 Roofers, roof tilers and slaters
5315 medium  38100      -      -  33400  31400      -      -  25000 Plumbers and heating and ventilating installers and repairers
5316 medium  33400      -      -  33400  27800      -      -  25000 Carpenters and joiners
5317 medium  33400      -      -  33400  25800      -      -  25000 Glaziers, window fabricators and fitters
5319 medium  33400      -      -  33400  27300      -      -  25000 Construction and building trades not elsewhere classified
5321 medium  34200      -      -  33400  29500      -      -  25000 Plasterers
5322 medium  33400      -      -  33400  25400      -      -  25000 Floorers and wall tilers
5323 medium  33400      -      -  33400  27800      -      -  25000 Painters and decorators
5330 medium  41800      -      -  33400  34600      -      -  25000 Construction and building trades supervisors
5411 medium  33400      -      -  33400  25000      -      -  25000 Upholsterers
5412 medium  33400      -      -  33400  25000      -      -  25000 Footwear and leather working trades
5413 medium  33400      -      -  33400  25000      -      -  25000 Tailors and dressmakers
5419 medium  33400      -      -  33400  25000      -      -  25000 Textiles, garments and related trades not elsewhere classified
5421 medium  33400      -      -  33400  25000      -      -  25000 Pre-press technicians
5422 medium  33400      -      -  33400  26200      -      -  25000 Printers
5423 medium  33400      -      -  33400  25000      -      -  25000 Print finishing and binding workers
5431 medium  33400      -      -  33400  25000      -      -  25000 Butchers
5432 medium  33400      -      -  33400  25000      -      -  25000 Bakers and flour confectioners
5433 medium  33400      -      -  33400  25000      -      -  25000 Fishmongers and poultry dressers
5434 medium  33400      -      -  33400  25000      -      -  25000 Chefs
5435 never       -      -      -      -      -      -      -      - Cooks
5436 medium  33400      -      -  33400  25000      -      -  25000 Catering and bar managers
5441 medium  33400      -      -  33400  25400      -      -  25000 Glass and ceramics makers, decorators and finishers
5442 medium  33400      -      -  33400  25000      -      -  25000 Furniture makers and other craft woodworkers
5443 medium  33400      -      -  33400  25000      -      -  25000 Florists
5449 medium  33400      -      -  33400  25800      -      -  25000 Other skilled trades not elsewhere classified
`;
