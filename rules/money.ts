/** Money is kept in pence. */
export function pounds(amount: number): number {
  return amount * 100;
}

/** 3_830_000 becomes "£38,300"; pence are shown only when there are any. */
export function inPounds(pence: number): string {
  const hasPence = pence % 100 !== 0;
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    minimumFractionDigits: hasPence ? 2 : 0,
    maximumFractionDigits: hasPence ? 2 : 0,
  }).format(pence / 100);
}
