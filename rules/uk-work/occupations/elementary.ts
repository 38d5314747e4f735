/** SOC 2020 major group 9: elementary occupations. Columns: see `read-row.ts`. */
export const elementary = `
9111 never       -      -      -      -      -      -      -      - Farm workers
9112 never       -      -      -      -      -      -      -      - Forestry and related workers
9119 medium  33400      -      -  33400  25000      -      -  25000 Fishing and other elementary agriculture occupations not elsewhere classified
9121 never       -      -      -      -      -      -      -      - Groundworkers
9129 never       -      -      -      -      -      -      -      - Elementary construction occupations not elsewhere classified
9131 never       -      -      -      -      -      -      -      - Industrial cleaning process occupations
9132 never       -      -      -      -      -      -      -      - Packers, bottlers, canners and fillers
9139 never       -      -      -      -      -      -      -      - Elementary process plant occupations not elsewhere classified
9211 never       -      -      -      -      -      -      -      - Postal workers, mail sorters and messengers
9219 never       -      -      -      -      -      -      -      - Elementary administration occupations not elsewhere classified
9221 never       -      -      -      -      -      -      -      - Window cleaners
9222 never       -      -      -      -      -      -      -      - Street cleaners
9223 never       -      -      -      -      -      -      -      - Cleaners and domestics
9224 never       -      -      -      -      -      -      -      - Launderers, dry cleaners and pressers
9225 never       -      -      -      -      -      -      -      - Refuse and salvage occupations
9226 never       -      -      -      -      -      -      -      - Vehicle valeters and cleaners
9229 never       -      -      -      -      -      -      -      - Elementary cleaning occupations not elsewhere classified
9231 never       -      -      -      -      -      -      -      - Security guards and related occupations
9232 never       -      -      -      -      -      -      -      - School midday and crossing patrol occupations
9233 never       -      -      -      -      -      -      -      - Exam invigilators
9241 never       -      -      -      -      -      -      -      - Shelf fillers
9249 medium  33400      -      -  33400  27500      -      -  25000 Elementary sales occupations not elsewhere classified
9251 never       -      -      -      -      -      -      -      - Elementary storage supervisors
9252 medium      -      -      -      -  31300      -      -  25000 Warehouse operatives
9253 never       -      -      -      -      -      -      -      - Delivery operatives
9259 never       -      -      -      -      -      -      -      - Elementary storage occupations not elsewhere classified
9261 never       -      -      -      -      -      -      -      - Bar and catering supervisors
9262 never       -      -      -      -      -      -      -      - Hospital porters
9263 never       -      -      -      -      -      -      -      - Kitchen and catering assistants
9264 never       -      -      -      -      -      -      -      - Waiters and waitresses
9265 never       -      -      -      -      -      -      -      - Bar staff
9266 never       -      -      -      -      -      -      -      - Coffee shop workers
9267 never       -      -      -      -      -      -      -      - Leisure and theme park attendants
9269 never       -      -      -      -      -      -      -      - Other elementary services occupations not elsewhere classified
`;
