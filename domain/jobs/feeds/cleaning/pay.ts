import type { Pay } from "../../job-card.ts";
import type { FeedPay } from "../feed-row.ts";

const signs: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR", A$: "AUD", C$: "CAD" };

const figure = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(k?)`;
const whole = new RegExp(
  String.raw`^([£€]|A\$|C\$|[A-Z]{3})\s*${figure}(?:\s*(?:-|–|to)\s*(?:[£€]|A\$|C\$|[A-Z]{3})?\s*${figure})?\s*(?:/|per|a|an)\s*(year|annum|month|week|day|hour)$`,
  "i",
);

/**
 * Pay written out in full: currency, figure, and per what. A bare dollar sign is
 * four countries' money, and a figure without a period is half an answer: neither
 * is guessed at.
 */
export function readPayText(text: string): FeedPay | null {
  const parts = whole.exec(text.replace(/\s+/g, " ").trim());
  if (!parts) return null;
  const [, sign, minWhole, minPart, minK, maxWhole, maxPart, maxK, per] = parts;
  const currency = signs[sign!.toUpperCase()] ?? sign!.toUpperCase();
  // "£30 - 40k" leaves the thousand out of the first figure.
  const isShort = Boolean(maxK) && !minK;
  const min = amount(minWhole!, minPart, isShort ? maxK : minK);
  const max = maxWhole ? amount(maxWhole, maxPart, maxK) : null;
  return { currency, min, max, period: periodOf(per!.toLowerCase()) };
}

function periodOf(per: string): Pay["period"] {
  return per === "annum" ? "year" : (per as Pay["period"]);
}

function amount(wholePart: string, part: string | undefined, thousand: string | undefined) {
  return Number(wholePart.replaceAll(",", "") + (part ?? "")) * (thousand ? 1000 : 1);
}

const MAX_AMOUNT = 2_000_000_000;

/** In hundredths, as all pay is kept; null where the figures make no sense. */
export function cleanPay(pay: FeedPay | null): Pay | null {
  if (!pay || !(pay.min > 0) || (pay.max !== null && pay.max < pay.min)) return null;
  const currency = pay.currency.trim().toUpperCase();
  if (!known.has(currency)) return null;
  const min = Math.round(pay.min * 100);
  const max = pay.max === null || pay.max === pay.min ? null : Math.round(pay.max * 100);
  if (Math.max(min, max ?? 0) > MAX_AMOUNT) return null;
  return { currency, min, max, period: pay.period };
}

const known = new Set(Intl.supportedValuesOf("currency"));
