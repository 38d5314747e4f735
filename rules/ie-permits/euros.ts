import { formatMoney } from "../formats/money.ts";

/** Irish pay is kept in cents. */
export function euros(amount: number): number {
  return amount * 100;
}

/** 4_090_400 becomes "€40,904"; cents are shown only when there are any. */
export function inEuros(cents: number): string {
  return formatMoney(cents, "EUR");
}
