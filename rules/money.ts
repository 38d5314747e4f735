/** Money is kept in pence. */
export function pounds(amount: number): number {
  return amount * 100;
}

/**
 * 3_830_000 becomes "£38,300"; pence are shown only when there are any.
 * Written by hand: a page of verdicts names hundreds of sums, and `Intl` is slow.
 */
export function inPounds(pence: number): string {
  const rounded = Math.round(Math.abs(pence));
  const odd = rounded % 100;
  const whole = String((rounded - odd) / 100).replace(thousands, ",");
  const sign = pence < 0 && rounded > 0 ? "-" : "";
  return `${sign}£${whole}${odd ? `.${String(odd).padStart(2, "0")}` : ""}`;
}

const thousands = /\B(?=(?:\d{3})+$)/g;
