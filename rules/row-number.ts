/** The largest number PostgreSQL's `integer` holds. */
export const MAX_INTEGER = 2_147_483_647;

/**
 * What an address or a form gives as the number of a row; 0, which no row has, for anything else.
 * The database would throw at what is no whole number of its size, and a visitor would read 500.
 */
export function rowNumber(asked: unknown): number {
  if (typeof asked === "string") return /^[1-9]\d{0,9}$/.test(asked) ? rowNumber(Number(asked)) : 0;
  const isRow = typeof asked === "number" && Number.isInteger(asked);
  return isRow && asked > 0 && asked <= MAX_INTEGER ? asked : 0;
}
