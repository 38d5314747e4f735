/** SOC 2020 major group 2: professional occupations. Columns: see `read-row.ts`. */
export const professionals = `
2111 degree  39900  35900  33400  33400  31300  28200  25000  25000 Chemical scientists
2112 degree  40300  36300  33400  33400  30700  27600  25000  25000 Biological scientists
2113 degree  45900  41300  36700  33400  35100  31600  28100  25000 Biochemists and biomedical scientists
2114 degree  54600  49100  43600  38200  41500  37300  33200  29000 Physical scientists
2115 degree  40400  36400  33400  33400  28000  25200  25000  25000 Social and humanities scientists
2119 degree  41500  37300  33400  33400  33700  30300  26900  25000 Natural and social science professionals not elsewhere classified
2121 degree  50400  45300  40300  35200  39200  35300  31300  27400 Civil engineers
2122 degree  46800  42100  37400  33400  38400  34600  30700  26900 Mechanical engineers
2123 degree  58700  52900  47000  41100  47100  42400  37700  33000 Electrical engineers
2124 degree  52000  46800  41600  36400  41200  37100  33000  28900 Electronics engineers
2125 degree  45000  40500  36000  33400  36500  32900  29200  25600 Production and process engineers
2126 degree  52400  47200  41900  36700  43400  39000  34700  30400 Aerospace engineers
2127 degree  51900  46700  41500  36300  40600  36500  32500  28400 Engineering project managers and project engineers
2129 degree  46100  41500  36900  33400  37500  33700  30000  26200 Engineering professionals not elsewhere classified
2131 degree  58200  52400  46600  40700  42600  38300  34100  29800 IT project managers
2132 degree  55000  49500  44000  38500  43000  38700  34400  30100 IT managers
2133 degree  54900  49400  43900  38400  42400  38100  33900  29600 IT business analysts, architects and systems designers
2134 degree  54700  49200  43700  38300  40000  36000  32000  28000 Programmers and software development professionals
2135 degree  48500  43700  38800  34000  35300  31800  28200  25000 Cyber security professionals
2136 degree  41200  37100  33400  33400  34500  31000  27600  25000 IT quality and testing professionals
2137 degree  45600  41100  36500  33400  38100  34300  30500  26700 IT network professionals
2139 degree  52300  47100  41800  36600  38700  34800  31000  27100 Information technology professionals not elsewhere classified
2141 degree  43800  39400  35100  33400  31300  28200  25100  25000 Web design professionals
2142 degree  33400  33400  33400  33400  26200  25000  25000  25000 Graphic and multimedia designers
2151 degree  36000  33400  33400  33400  29800  26800  25000  25000 Conservation professionals
2152 degree  37200  33500  33400  33400  31400  28300  25200  25000 Environment professionals
2161 degree  54400  48900  43500  38100  40000  36000  32000  28000 Research and development (R&D) managers
2162 degree  43600  39200  34900  33400  37400  33700  30000  26200 Other researchers, unspecified discipline
2211 degree      -      -      -      -      -      -      -      - Generalist medical practitioners
2212 degree      -      -      -      -      -      -      -      - Specialist medical practitioners
2221 degree      -      -      -      -      -      -      -      - Physiotherapists
2222 degree      -      -      -      -      -      -      -      - Occupational therapists
2223 degree      -      -      -      -      -      -      -      - Speech and language therapists
2224 degree      -      -      -      -      -      -      -      - Psychotherapists and cognitive behaviour therapists
2225 degree      -      -      -      -      -      -      -      - Clinical psychologists
2226 degree      -      -      -      -      -      -      -      - Other psychologists
2229 degree      -      -      -      -      -      -      -      - Therapy professionals not elsewhere classified
2231 degree      -      -      -      -      -      -      -      - Midwifery nurses
2232 degree      -      -      -      -      -      -      -      - Registered community nurses
2233 degree      -      -      -      -      -      -      -      - Registered specialist nurses
2234 degree      -      -      -      -      -      -      -      - Registered nurse practitioners
2235 degree      -      -      -      -      -      -      -      - Registered mental health nurses
2236 degree      -      -      -      -      -      -      -      - Registered children's nurses
2237 degree      -      -      -      -      -      -      -      - Other registered nursing professionals
2240 degree  49500  44500  39600  34600  38000  34200  30400  26600 Veterinarians
2251 degree      -      -      -      -      -      -      -      - Pharmacists
2252 degree      -      -      -      -      -      -      -      - Optometrists
2253 degree      -      -      -      -      -      -      -      - Dental practitioners
2254 degree      -      -      -      -      -      -      -      - Medical radiographers
2255 degree      -      -      -      -      -      -      -      - Paramedics
2256 degree      -      -      -      -      -      -      -      - Podiatrists
2259 degree      -      -      -      -      -      -      -      - Other health professionals not elsewhere classified
2311 degree  52600  47300  42100  36800  40600  36500  32500  28400 Higher education teaching professionals
2312 degree      -      -      -      -      -      -      -      - Further education teaching professionals
2313 degree      -      -      -      -      -      -      -      - Secondary education teaching professionals
2314 degree      -      -      -      -      -      -      -      - Primary education teaching professionals
2315 degree      -      -      -      -      -      -      -      - Nursery education teaching professionals
2316 degree      -      -      -      -      -      -      -      - Special and additional needs education teaching professionals
2317 degree  36200  33400  33400  33400  30100  27100  25000  25000 Teachers of English as a foreign language
2319 degree  33400  33400  33400  33400  27100  25000  25000  25000 Teaching professionals not elsewhere classified
2321 degree      -      -      -      -      -      -      -      - Head teachers and principals
2322 degree  43900  39500  35100  33400  34900  31400  27900  25000 Education managers
2323 degree  42200  37900  33700  33400  35700  32100  28500  25000 Education advisers and school inspectors
2324 medium  33400  33400  33400  33400  25000  25000  25000  25000 Early education and childcare services managers
2329 degree  40600  36600  33400  33400  30000  27000  25000  25000 Other educational professionals not elsewhere classified
2411 degree  59400  53500  47500  41600  37000  33300  29600  25900 Barristers and judges
2412 degree  51600  46500  41300  36100  39000  35100  31200  27300 Solicitors and lawyers
2419 degree  33400  33400  33400  33400  25100  25000  25000  25000 Legal professionals not elsewhere classified
2421 degree  49200  44300  39400  34500  36900  33200  29500  25800 Chartered and certified accountants
2422 degree  45800  41200  36700  33400  34200  30800  27300  25000 Finance and investment analysts and advisers
2423 degree  48500  43700  38800  34000  35400  31900  28300  25000 Taxation experts
2431 degree  50200  45200  40200  35100  36000  32400  28800  25200 Management consultants and business analysts
2432 degree  50100  45100  40000  35000  39900  35900  31900  28000 Marketing and commercial managers
2433 degree  55100  49600  44100  38600  40700  36600  32500  28500 Actuaries, economists and statisticians
2434 degree  38800  35000  33400  33400  31500  28400  25200  25000 Business and related research professionals
2435 degree  58200  52300  46500  40700  38600  34700  30900  27000 Professional/chartered company secretaries
2439 degree  56600  50900  45300  39600  43200  38900  34500  30200 Business, research and administrative professionals not elsewhere classified
2440 degree  56500  50800  45200  39500  43300  39000  34700  30300 Business and financial project management professionals
2451 degree  47600  42800  38100  33400  37800  34000  30200  26400 Architects
2452 degree  35800  33400  33400  33400  28200  25300  25000  25000 Chartered architectural technologists, planning officers and consultants
2453 degree  48600  43800  38900  34100  38500  34600  30800  26900 Quantity surveyors
2454 degree  43800  39400  35000  33400  36000  32400  28800  25200 Chartered surveyors
2455 degree  44300  39900  35400  33400  36600  32900  29300  25600 Construction project managers and related professionals
2461 degree      -      -      -      -      -      -      -      - Social workers
2462 degree  35700  33400  33400  33400  29400  26400  25000  25000 Probation officers
2463 never       -      -      -      -      -      -      -      - Clergy
2464 degree  38000  34200  33400  33400  34500  31000  27600  25000 Youth work professionals
2469 degree  39700  35700  33400  33400  33500  30200  26800  25000 Welfare professionals not elsewhere classified
2471 degree  34800  33400  33400  33400  26400  25000  25000  25000 Librarians
2472 degree  33400  33400  33400  33400  29600  26700  25000  25000 Archivists, conservators and curators
2481 degree  41300  37100  33400  33400  34100  30700  27300  25000 Quality control and planning engineers
2482 degree  48200  43400  38600  33800  38100  34300  30500  26700 Quality assurance and regulatory professionals
2483 degree  40900  36800  33400  33400  34100  30700  27300  25000 Environmental health professionals
2491 degree  39600  35600  33400  33400  32200  28900  25700  25000 Newspaper, periodical and broadcast editors
2492 degree  34000  33400  33400  33400  25500  25000  25000  25000 Newspaper and periodical broadcast journalists and reporters
2493 degree  37000  33400  33400  33400  30100  27100  25000  25000 Public relations professionals
2494 degree  46000  41400  36800  33400  37200  33500  29700  26000 Advertising accounts managers and creative directors
`;
