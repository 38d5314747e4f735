/** SOC 2020 major group 8: process, plant and machine operatives. Columns: see `read-row.ts`. */
export const operatives = `
8111 never       -      -      -      -      -      -      -      - Food, drink and tobacco process operatives
8112 never       -      -      -      -      -      -      -      - Textile process operatives
8113 medium  33400      -      -  33400  26700      -      -  25000 Chemical and related process operatives
8114 never       -      -      -      -      -      -      -      - Plastics process operatives
8115 medium      -      -      -      -  31300      -      -  25000 Metal making and treating process operatives
8119 never       -      -      -      -      -      -      -      - Process operatives not elsewhere classified
8120 never       -      -      -      -      -      -      -      - Metal working machine operatives
8131 never       -      -      -      -      -      -      -      - Paper and wood machine operatives
8132 never       -      -      -      -      -      -      -      - Mining and quarry workers and related operatives
8133 medium  41500      -      -  33400  30100      -      -  25000 Energy plant operatives
8134 medium  38000      -      -  33400  31300      -      -  25000 Water and sewerage plant operatives
8135 never       -      -      -      -      -      -      -      - Printing machine assistants
8139 never       -      -      -      -      -      -      -      - Plant and machine operatives not elsewhere classified
8141 never       -      -      -      -      -      -      -      - Assemblers (electrical and electronic products)
8142 never       -      -      -      -      -      -      -      - Assemblers (vehicles and metal goods)
8143 medium  33400      -      -  33400  26600      -      -  25000 Routine inspectors and testers
8144 never       -      -      -      -      -      -      -      - Weighers, graders and sorters
8145 never       -      -      -      -      -      -      -      - Tyre, exhaust and windscreen fitters
8146 never       -      -      -      -      -      -      -      - Sewing machinists
8149 never       -      -      -      -      -      -      -      - Assemblers and routine operatives not elsewhere classified
8151 never       -      -      -      -      -      -      -      - Scaffolders, stagers and riggers
8152 never       -      -      -      -      -      -      -      - Road construction operatives
8153 never       -      -      -      -      -      -      -      - Rail construction and maintenance operatives
8159 never       -      -      -      -      -      -      -      - Construction operatives not elsewhere classified
8160 never       -      -      -      -      -      -      -      - Production, factory and assembly supervisors
8211 never       -      -      -      -      -      -      -      - Heavy and large goods vehicle drivers
8212 never       -      -      -      -      -      -      -      - Bus and coach drivers
8213 never       -      -      -      -      -      -      -      - Taxi and cab drivers and chauffeurs
8214 never       -      -      -      -      -      -      -      - Delivery drivers and couriers
8215 medium  39500      -      -  33400  33300      -      -  25000 Driving instructors
8219 never       -      -      -      -      -      -      -      - Road transport drivers not elsewhere classified
8221 never       -      -      -      -      -      -      -      - Crane drivers
8222 never       -      -      -      -      -      -      -      - Fork-lift truck drivers
8229 never       -      -      -      -      -      -      -      - Mobile machine drivers and operatives not elsewhere classified
8231 never       -      -      -      -      -      -      -      - Train and tram drivers
8232 medium  38300      -      -  33400  26300      -      -  25000 Marine and waterways transport operatives
8233 never       -      -      -      -      -      -      -      - Air transport operatives
8234 never       -      -      -      -      -      -      -      - Rail transport operatives
8239 never       -      -      -      -      -      -      -      - Other drivers and transport operatives not elsewhere classified
`;
