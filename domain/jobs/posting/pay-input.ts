import { formatAmount } from "#rules/formats/money.ts";

const MAX_AMOUNT = 2_000_000_000;

/** "37,500", "£37 500", "36k", "12.50" and "12,50" in hundredths; null for anything that is no amount. */
export function readAmount(typed: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain(typed));
  if (!match) return null;
  const [, whole = "0", part = ""] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}

/** What is wrong with the lower or the higher pay, where it cannot be read. */
export function whyNoAmount(typed: string, which: string): string {
  const amount = plain(typed);
  if (!/^[-−]?\d+(?:\.\d+)?$/.test(amount))
    return `Write the ${which} pay as a number, such as 28,000 or 12.50.`;
  if (/^[-−]/.test(amount)) return `The ${which} pay is below zero. Write what the job pays.`;
  if (Number(amount) === 0)
    return `The ${which} pay is nothing. Write what the job pays, or leave it empty.`;
  if (Number(amount) * 100 > MAX_AMOUNT)
    return `The ${which} pay is too much to be right: it can be 20,000,000 at most.`;
  return `Write the ${which} pay with two digits after the point at most, such as 12.50.`;
}

/** A comma with one or two digits behind it is the point of many countries. */
function plain(typed: string): string {
  return typed
    .replaceAll(/[\s£€$]/g, "")
    .replace(/^(\d+),(?=\d{1,2}k?$)/i, "$1.")
    .replaceAll(",", "")
    .replace(
      /^(\d+)(?:\.(\d{1,2}))?k$/i,
      (_typed, whole: string, part = "") => whole + part.padEnd(3, "0"),
    );
}

/** The amount as a field shows it again: 3750000 is "37,500". */
export function writeAmount(amount: number | null): string {
  return amount === null ? "" : formatAmount(amount);
}
