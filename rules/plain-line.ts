/** One line of an address: signs that print nothing become spaces, since HTML may not hold all of them. */
export function plainLine(text: string | null): string {
  return (text ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
}
