/** A longer list is cut here, and the page says so. */
export const MAX_CSV_ROWS = 10_000;
