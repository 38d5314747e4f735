import { formatter } from "./formatter.ts";

/** 3_830_000 becomes "£38,300"; hundredths are shown only where there are any. */
export function formatMoney(hundredths: number, currency: string): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  const format = formatter(
    `money|${currency}|${digits}`,
    () =>
      new Intl.NumberFormat("en-GB", {
        style: "currency",
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  return format.format(hundredths / 100);
}

/** The same without the currency: "38,300", "12.50". */
export function formatAmount(hundredths: number): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  const format = formatter(
    `amount|${digits}`,
    () => new Intl.NumberFormat("en-GB", { minimumFractionDigits: digits }),
  );
  return format.format(hundredths / 100);
}
