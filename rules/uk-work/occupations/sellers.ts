/** SOC 2020 major group 7: sales and customer service occupations. Columns: see `read-row.ts`. */
export const sellers = `
7111 never       -      -      -      -      -      -      -      - Sales and retail assistants
7112 never       -      -      -      -      -      -      -      - Retail cashiers and check-out operators
7113 never       -      -      -      -      -      -      -      - Telephone salespersons
7114 never       -      -      -      -      -      -      -      - Pharmacy and optical dispensing assistants
7115 medium      -      -      -      -  31300      -      -  25000 Vehicle and parts salespersons and advisers
7121 never       -      -      -      -      -      -      -      - Collector salespersons and credit agents
7122 never       -      -      -      -      -      -      -      - Debt, rent and other cash collectors
7123 never       -      -      -      -      -      -      -      - Roundspersons and van salespersons
7124 medium  33400      -      -  33400  25000      -      -  25000 Market and street traders and assistants
7125 medium      -      -      -      -  31300      -      -  25000 Visual merchandisers and related occupations
7129 medium      -      -      -      -  31300      -      -  25000 Sales related occupations not elsewhere classified
7131 medium  33700      -      -  33400  27200      -      -  25000 Shopkeepers and owners - retail and wholesale
7132 medium  33400      -      -  33400  25000      -      -  25000 Sales supervisors - retail and wholesale
7211 never       -      -      -      -      -      -      -      - Call and contact centre occupations
7212 never       -      -      -      -      -      -      -      - Telephonists
7213 never       -      -      -      -      -      -      -      - Communication operators
7214 medium  33400      -      -  33400  25000      -      -  25000 Market research interviewers
7219 never       -      -      -      -      -      -      -      - Customer service occupations not elsewhere classified
7220 medium  34200      -      -  33400  28900      -      -  25000 Customer service supervisors
`;
