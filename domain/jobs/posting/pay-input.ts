/** "37,500", "£37 500" and "12.50" in hundredths; null for anything that is no amount. */
export function readAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,£€$]/g, "");
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, whole = "0", part = ""] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return amount > 0 && amount <= 2_000_000_000 ? amount : null;
}

/** The amount as a field shows it again: 3750000 is "37,500". */
export function writeAmount(amount: number | null): string {
  if (amount === null) return "";
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-GB", { minimumFractionDigits: digits }).format(amount / 100);
}
