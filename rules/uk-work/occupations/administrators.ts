/** SOC 2020 major group 4: administrative and secretarial occupations. Columns: see `read-row.ts`. */
export const administrators = `
4111 medium  33400      -      -  33400  25900      -      -  25000 National government administrative occupations
4112 medium  33400      -      -  33400  26000      -      -  25000 Local government administrative occupations
4113 medium  33400      -      -  33400  25000      -      -  25000 Officers of non-governmental organisations
4121 medium  33400      -      -  33400  25200      -      -  25000 Credit controllers
4122 medium  33400      -      -  33400  25400      -      -  25000 Book-keepers, payroll managers and wages clerks
4123 never       -      -      -      -      -      -      -      - Bank and post office clerks
4124 medium  33400      -      -  33400  25600      -      -  25000 Finance officers
4129 medium  33400      -      -  33400  25000      -      -  25000 Financial administrative occupations not elsewhere classified
4131 never       -      -      -      -      -      -      -      - Records clerks and assistants
4132 medium  33400      -      -  33400  25000      -      -  25000 Pensions and insurance clerks and assistants
4133 never       -      -      -      -      -      -      -      - Stock control clerks and assistants
4134 medium  33400      -      -  33400  25900      -      -  25000 Transport and distribution clerks and assistants
4135 never       -      -      -      -      -      -      -      - Library clerks and assistants
4136 never       -      -      -      -      -      -      -      - Human resources administrative occupations
4141 medium  37400      -      -  33400  30000      -      -  25000 Office managers
4142 never       -      -      -      -      -      -      -      - Office supervisors
4143 medium  35200      -      -  33400  27600      -      -  25000 Customer service managers
4151 medium  33400      -      -  33400  25000      -      -  25000 Sales administrators
4152 never       -      -      -      -      -      -      -      - Data entry administrators
4159 medium  33400      -      -  33400  25000      -      -  25000 Other administrative occupations not elsewhere classified
4211 never       -      -      -      -      -      -      -      - Medical secretaries
4212 never       -      -      -      -      -      -      -      - Legal secretaries
4213 never       -      -      -      -      -      -      -      - School secretaries
4214 medium  33400      -      -  33400  27100      -      -  25000 Company secretaries and administrators
4215 medium  33400      -      -  33400  27400      -      -  25000 Personal assistants and other secretaries
4216 never       -      -      -      -      -      -      -      - Receptionists
4217 never       -      -      -      -      -      -      -      - Typists and related keyboard occupations
`;
