import { formatCount } from "#rules/formats/counts.ts";
import { formatMoney } from "#rules/formats/money.ts";
import { type Currency, currencyOf } from "../posting/pay-choices.ts";
import type { JobCountry } from "../vocabulary.ts";
import { type FacetOption, type PayAtLeast, payAtLeast } from "./board.ts";

/**
 * Money of two countries is never compared, and none is converted: the index holds the
 * pay of a job only in the money of its own country.
 */
export function moneyOf(country: string): Currency | null {
  return country === "xx" ? null : (currencyOf[country as JobCountry] ?? null);
}

/** The money of the one country that was chosen, or that every job found is in. */
export function sharedMoney(countries: readonly FacetOption[]): Currency | null {
  const chosen = countries.filter(({ isChosen }) => isChosen);
  const [only, ...others] = chosen.length > 0 ? chosen : countries.filter(({ count }) => count > 0);
  return only && others.length === 0 ? moneyOf(only.value) : null;
}

/** "£30,000", or the bare figure where jobs of several countries are asked for. */
export function payWord(least: PayAtLeast, money: Currency | null): string {
  return money ? formatMoney(Number(least) * 100, money) : formatCount(Number(least));
}

export function payLabelsIn(money: Currency | null): Record<PayAtLeast, string> {
  return Object.fromEntries(payAtLeast.map((least) => [least, payWord(least, money)])) as Record<
    PayAtLeast,
    string
  >;
}
