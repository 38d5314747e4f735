/** SOC 2020 major group 1: managers, directors and senior officials. Columns: see `read-row.ts`. */
export const managers = `
1111 degree  88100  79300  70400  61600  60000  54000  48000  42000 Chief executives and senior officials
1112 never       -      -      -      -      -      -      -      - Elected officers and representatives
1121 degree  55000  49500  44000  38500  40000  36000  32000  28000 Production managers and directors in manufacturing
1122 degree  53400  48100  42700  37400  41400  37200  33100  29000 Production managers and directors in construction
1123 degree  54000  48600  43200  37800  47100  42400  37700  33000 Production managers and directors in mining and energy
1131 degree  75100  67600  60100  52600  49700  44700  39700  34800 Financial managers and directors
1132 degree  87300  78600  69800  61100  60000  54000  48000  42000 Marketing, sales and advertising directors
1133 degree  77200  69500  61700  54000  59700  53800  47800  41800 Public relations and communications directors
1134 degree  54700  49300  43800  38300  42500  38300  34000  29800 Purchasing managers and directors
1135 degree  44300  39900  35500  33400  35900  32300  28700  25100 Charitable organisation managers and directors
1136 degree  52900  47600  42300  37100  41200  37100  32900  28800 Human resource managers and directors
1137 degree  86000  77400  68800  60200  61200  55000  48900  42800 Information technology directors
1139 degree  74700  67200  59700  52300  52300  47100  41800  36600 Functional managers and directors not elsewhere classified
1140 degree  81400  73300  65100  57000  53600  48200  42900  37500 Directors in logistics, warehousing and transport
1150 medium  36400  33400  33400  33400  29400  26400  25000  25000 Managers and directors in retail and wholesale
1161 never       -      -      -      -      -      -      -      - Officers in armed forces
1162 degree  64000  57600  51200  44800  60800  54700  48700  42600 Senior police officers
1163 degree  61600  55400  49200  43100  50000  45000  40000  35000 Senior officers in fire, ambulance, prison and related services
1171 degree  50300  45300  40300  35200  41600  37400  33300  29100 Health services and public health managers and directors
1172 degree  43000  38700  34400  33400  33100  29800  26500  25000 Social services managers and directors
1211 medium  35900      -      -  33400  29100      -      -  25000 Managers and proprietors in agriculture and horticulture
1212 medium  33400      -      -  33400  25800      -      -  25000 Managers and proprietors in forestry, fishing and related services
1221 medium  38300      -      -  33400  29800      -      -  25000 Hotel and accommodation managers and proprietors
1222 medium  33400      -      -  33400  26100      -      -  25000 Restaurant and catering establishment managers and proprietors
1223 medium  36300      -      -  33400  30900      -      -  25000 Publicans and managers of licensed premises
1224 medium  34100      -      -  33400  26600      -      -  25000 Leisure and sports managers and proprietors
1225 medium  36000      -      -  33400  30000      -      -  25000 Travel agency managers and proprietors
1231 medium  40400      -      -  33400  32600      -      -  25000 Health care practice managers
1232 medium  40400      -      -  33400  32000      -      -  25000 Residential, day and domiciliary care managers and proprietors
1233 medium  33400      -      -  33400  25000      -      -  25000 Early education and childcare services proprietors
1241 degree  44900      -      -  33400  35200      -      -  25000 Managers in transport and distribution
1242 medium  35100      -      -  33400  29100      -      -  25000 Managers in storage and warehousing
1243 medium  44900      -      -  33400  37300      -      -  26100 Managers in logistics
1251 medium  42600      -      -  33400  32500      -      -  25000 Property, housing and estate managers
1252 medium  45600      -      -  33400  36300      -      -  25400 Garage managers and proprietors
1253 medium  33400      -      -  33400  27000      -      -  25000 Hairdressing and beauty salon managers and proprietors
1254 degree  48300      -      -  33800  39700      -      -  27800 Waste disposal and environmental services managers
1255 degree  44900      -      -  33400  37000      -      -  25900 Managers and directors in the creative industries
1256 medium  33400      -      -  33400  27100      -      -  25000 Betting shop and gambling establishment managers
1257 medium  33400      -      -  33400  28200      -      -  25000 Hire services managers and proprietors
1258 medium  70100      -      -  49100  44600      -      -  31300 Directors in consultancy services
1259 medium  41700      -      -  33400  33100      -      -  25000 Managers and proprietors in other services not elsewhere classified
`;
