/** The random name of a CV, as an address may give it. */
export function isCvId(asked: string): boolean {
  return /^[\w-]{1,64}$/.test(asked);
}
