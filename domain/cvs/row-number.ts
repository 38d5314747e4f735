/**
 * A number from an address or a form as one a row may have; 0, which none has, for anything else.
 * The database would throw at what is no whole number of its size, and a stranger would read 500.
 */
export function rowNumber(asked: number): number {
  return Number.isInteger(asked) && asked > 0 && asked <= 2_147_483_647 ? asked : 0;
}

/** The same for the random names of CVs. */
export function isCvId(asked: string): boolean {
  return /^[\w-]{1,64}$/.test(asked);
}
