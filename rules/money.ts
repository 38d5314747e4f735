/** Money is kept in pence. */
export function pounds(amount: number): number {
  return amount * 100;
}

/** 3_830_000 becomes "£38,300"; pence are shown only when there are any. */
export function inPounds(pence: number): string {
  return (pence % 100 === 0 ? wholePounds : withPence).format(pence / 100);
}

// Kept: making one costs more than everything a verdict does.
const wholePounds = formatWith(0);
const withPence = formatWith(2);

function formatWith(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
