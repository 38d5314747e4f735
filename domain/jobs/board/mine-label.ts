/** The filter `mine`: a licence, a code and pay that are right; the card names what is still open. */
export const MINE_LABEL = "Fits or may fit me";
