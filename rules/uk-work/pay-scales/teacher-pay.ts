/** Pounds in England outside London, London fringe, outer and inner London, Scotland, Wales, Northern Ireland; role. */
export const teacherPay = `
 21731  23140  25758  27252  33594  21812      - Unqualified teachers / Probationers
 31650  33075  36413  38766  40305  32433  30000 Qualified teachers
     -      -      -      -  52158      -      - Chartered teachers
     -      -      -      -  55155      -      - Principal teachers
 49781  51151  53731  59186      -  50653  47241 Leadership group
 50025  51403  53994  59478      -  50902      - Leading practitioner
 56316  57693  60266  65731  62556  57304  53309 Head teacher
`;
