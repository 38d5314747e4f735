/** Irish pay is kept in cents. */
export function euros(amount: number): number {
  return amount * 100;
}

/** 4_090_400 becomes "€40,904"; cents are shown only when there are any. */
export function inEuros(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-IE", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
