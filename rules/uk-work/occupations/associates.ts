/** SOC 2020 major group 3: associate professional occupations. Columns: see `read-row.ts`. */
export const associates = `
3111 medium  33400  33400  33400  33400  25000  25000  25000  25000 Laboratory technicians
3112 medium  39300  35400  33400  33400  30800  27800  25000  25000 Electrical and electronics technicians
3113 medium  42500  38300  34000  33400  34700  31200  27700  25000 Engineering technicians
3114 medium  33400  33400  33400  33400  27900  25100  25000  25000 Building and civil engineering technicians
3115 medium  33400  33400  33400  33400  26500  25000  25000  25000 Quality assurance technicians
3116 medium  34800  33400  33400  33400  28700  25900  25000  25000 Planning, process and production technicians
3119 medium  34600  33400  33400  33400  28000  25200  25000  25000 Science, engineering and production technicians not elsewhere classified
3120 medium  33800  33400  33400  33400  28700  25800  25000  25000 CAD, drawing and architectural technicians
3131 medium  35200  33400  33400  33400  27700  25000  25000  25000 IT operations technicians
3132 medium  33400  33400  33400  33400  27700  25000  25000  25000 IT user support technicians
3133 medium  34600  33400  33400  33400  29200  26200  25000  25000 Database administrators and web content technicians
3211 medium  33400      -      -  33400  25100      -      -  25000 Dispensing opticians
3212 medium  33400      -      -  33400  25000      -      -  25000 Pharmaceutical technicians
3213 medium      -      -      -      -      -      -      -      - Medical and dental technicians
3214 medium      -      -      -      -  31300      -      -  25000 Complementary health associate professionals
3219 medium      -      -      -      -      -      -      -      - Health associate professionals not elsewhere classified
3221 medium  33400      -      -  33400  26500      -      -  25000 Youth and community workers
3222 medium  33400      -      -  33400  25400      -      -  25000 Child and early years officers
3223 medium  33400      -      -  33400  27800      -      -  25000 Housing officers
3224 medium  33400      -      -  33400  26200      -      -  25000 Counsellors
3229 medium  33400      -      -  33400  25400      -      -  25000 Welfare and housing associate professionals not elsewhere classified
3231 medium      -      -      -      -      -      -      -      - Higher level teaching assistants
3232 medium  33400      -      -  33400  25000      -      -  25000 Early education and childcare practitioners
3240 medium  33400      -      -  33400  25000      -      -  25000 Veterinary nurses
3311 never       -      -      -      -      -      -      -      - Non-commissioned officers and other ranks
3312 medium  46900      -      -  33400  36700      -      -  25700 Police officers (sergeant and below)
3313 medium  42100      -      -  33400  37600      -      -  26300 Fire service officers (watch manager and below)
3314 medium  38800      -      -  33400  31600      -      -  25000 Prison service officers (below principal officer)
3319 medium  41100      -      -  33400  33200      -      -  25000 Protective service associate professionals not elsewhere classified
3411 medium  38200      -      -  33400  26600      -      -  25000 Artists
3412 medium  36100      -      -  33400  29800      -      -  25000 Authors, writers and translators
3413 medium  33400      -      -  33400  25000      -      -  25000 Actors, entertainers and presenters
3414 medium  33400      -      -  33400  28500      -      -  25000 Dancers and choreographers
3415 degree  37500      -      -  33400  30100      -      -  25000 Musicians
3416 degree  38100      -      -  33400  28800      -      -  25000 Arts officers, producers and directors
3417 medium  33400      -      -  33400  25400      -      -  25000 Photographers, audio-visual and broadcasting equipment operators
3421 medium  35200      -      -  33400  29600      -      -  25000 Interior designers
3422 medium  36500      -      -  33400  29100      -      -  25000 Clothing, fashion and accessories designers
3429 medium  39300      -      -  33400  29800      -      -  25000 Design occupations not elsewhere classified
3431 never       -      -      -      -      -      -      -      - Sports players
3432 never       -      -      -      -      -      -      -      - Sports coaches, instructors and officials
3433 medium  33400      -      -  33400  25000      -      -  25000 Fitness and wellbeing instructors
3511 degree  80400      -      -  56300  64100      -      -  44900 Aircraft pilots and air traffic controllers
3512 medium  58300      -      -  40800  39100      -      -  27300 Ship and hovercraft officers
3520 medium  33400      -      -  33400  26400      -      -  25000 Legal associate professionals
3531 degree  52400      -      -  36700  40000      -      -  28000 Brokers
3532 medium  36500      -      -  33400  29800      -      -  25000 Insurance underwriters
3533 medium  48700      -      -  34100  32900      -      -  25000 Financial and accounting technicians
3534 degree  44700      -      -  33400  34800      -      -  25000 Financial accounts managers
3541 medium  35300      -      -  33400  28600      -      -  25000 Estimators, valuers and assessors
3542 medium  35700      -      -  33400  29800      -      -  25000 Importers and exporters
3543 medium  33900      -      -  33400  28900      -      -  25000 Project support officers
3544 medium  34900      -      -  33400  28600      -      -  25000 Data analysts
3549 medium  33400      -      -  33400  25500      -      -  25000 Business associate professionals not elsewhere classified
3551 medium  35500      -      -  33400  29300      -      -  25000 Buyers and procurement officers
3552 medium  36700      -      -  33400  29300      -      -  25000 Business sales executives
3553 medium  33400      -      -  33400  25200      -      -  25000 Merchandisers
3554 medium  33400      -      -  33400  26300      -      -  25000 Advertising and marketing associate professionals
3555 medium  33400      -      -  33400  25000      -      -  25000 Estate agents and auctioneers
3556 degree  55200      -      -  38600  40500      -      -  28300 Sales accounts and business development managers
3557 medium  33400      -      -  33400  25000      -      -  25000 Events managers and organisers
3560 medium  39500      -      -  33400  34000      -      -  25000 Public services associate professionals
3571 medium  33400      -      -  33400  27100      -      -  25000 Human resources and industrial relations officers
3572 medium  33400      -      -  33400  26700      -      -  25000 Careers advisers and vocational guidance specialists
3573 medium  40000      -      -  33400  32100      -      -  25000 Information technology trainers
3574 medium  34500      -      -  33400  28200      -      -  25000 Other vocational and industrial trainers
3581 medium  34400      -      -  33400  30000      -      -  25000 Inspectors of standards and regulations
3582 medium  42500      -      -  33400  34800      -      -  25000 Health and safety managers and officers
`;
