/** SOC 2020 major group 6: caring, leisure and other service occupations. Columns: see `read-row.ts`. */
export const carers = `
6111 medium  33400      -      -  33400  25000      -      -  25000 Early education and childcare assistants
6112 medium      -      -      -      -      -      -      -      - Teaching assistants
6113 medium      -      -      -      -      -      -      -      - Educational support assistants
6114 medium  33400      -      -  33400  25000      -      -  25000 Childminders
6116 medium      -      -      -      -  31300      -      -  25000 Nannies and au pairs
6117 medium  33400      -      -  33400  25000      -      -  25000 Playworkers
6121 never       -      -      -      -      -      -      -      - Pest control officers
6129 medium  33400      -      -  33400  25000      -      -  25000 Animal care services occupations not elsewhere classified
6131 medium      -      -      -      -      -      -      -      - Nursing auxiliaries and assistants
6132 medium      -      -      -      -      -      -      -      - Ambulance staff (excluding paramedics)
6133 medium      -      -      -      -      -      -      -      - Dental nurses
6134 medium  33400      -      -  33400  25000      -      -  25000 Houseparents and residential wardens
6135 medium  33400      -      -  33400  25000      -      -  25000 Care workers and home carers
6136 medium  33400      -      -  33400  25000      -      -  25000 Senior care workers
6137 never       -      -      -      -      -      -      -      - Care escorts
6138 never       -      -      -      -      -      -      -      - Undertakers, mortuary and crematorium assistants
6211 never       -      -      -      -      -      -      -      - Sports and leisure assistants
6212 never       -      -      -      -      -      -      -      - Travel agents
6213 medium  33400      -      -  33400  25000      -      -  25000 Air travel assistants
6214 medium  41300      -      -  33400  35400      -      -  25000 Rail travel assistants
6219 never       -      -      -      -      -      -      -      - Leisure and travel service occupations not elsewhere classified
6221 never       -      -      -      -      -      -      -      - Hairdressers and barbers
6222 never       -      -      -      -      -      -      -      - Beauticians and related occupations
6231 never       -      -      -      -      -      -      -      - Housekeepers and related occupations
6232 medium      -      -      -      -  31300      -      -  25000 Caretakers
6240 never       -      -      -      -      -      -      -      - Cleaning and housekeeping managers and supervisors
6250 medium      -      -      -      -  31300      -      -  25000 Bed and breakfast and guest house owners and proprietors
6311 medium  33400      -      -  33400  31600      -      -  25000 Police community support officers
6312 never       -      -      -      -      -      -      -      - Parking and civil enforcement occupations
`;
