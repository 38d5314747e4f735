const CODES =
  "eur|usd|aud|cad|nzd|chf|inr|aed|sgd|hkd|jpy|cny|rmb|sek|nok|dkk|pln|zar|ngn|sar|qar|pkr|bdt|lkr|kes|ghs|myr|brl";
const NAMES = "euros?|dollars?|rupees?|(?:swiss )?francs|dirhams?|yen|yuan";
/** Every sign of a currency, save the pound's. */
const SIGN = String.raw`(?!£)\p{Sc}`;
const BEFORE = new RegExp(String.raw`(?:${SIGN}|\b(?:${CODES}|rs\.?))\s?$`, "iu");
const AFTER = new RegExp(String.raw`^\s?(?:${SIGN}|(?:${CODES}|${NAMES})\b)`, "iu");
/** CAD is a drawing program too: a code counts beside a sum of money only. */
const MENTIONED = new RegExp(
  String.raw`${SIGN}|\b(?:${NAMES})\b|\b(?:${CODES})\s?(?:\d{2}|\d[,.]\d)|\d{2}k?\s?(?:${CODES})\b`,
  "iu",
);
const TYPED = new RegExp(`${SIGN}|(?<![a-z])(?:${CODES}|${NAMES}|rs)(?![a-z])`, "iu");

/** Euros are no pounds, whatever label is before them. */
export function isForeignMoney(text: string): boolean {
  return MENTIONED.test(text) && !/£|\bgbp\b/i.test(text);
}

/** A figure with another currency's sign or code right before or after it. */
export function isForeignFigure(before: string, after: string): boolean {
  return BEFORE.test(before) || AFTER.test(after);
}

/** In a field for pay, any sign or code save the pound's. */
export function namesForeignMoney(typed: string): boolean {
  return TYPED.test(typed);
}
