/** Agenda for Change: band, then pounds in England, Scotland, Wales and Northern Ireland. */
export const nhsBands = `
Band 3   24071  26869  24433  22816
Band 4   26530  29116  26928  25147
Band 5   29970  31892  30420  28407
Band 6   37338  39912  37898  35392
Band 7   46148  48788  46840  43742
Band 8a  53755  60126  54550  50952
Band 8b  62215  70986  63150  58972
Band 8c  74290  83837  75405  70417
Band 8d  88168  99534  89491  83571
Band 9  105385 117732 106967  99891
`;
