import { inPounds, pounds } from "#rules/money.ts";
import { namesForeignMoney } from "#rules/pasted-advert/foreign-money.ts";
import { readPay } from "#rules/pasted-advert/read-pay.ts";
import { poundsIn } from "./typed-number.ts";
import { yearlyPay } from "./yearly-pay.ts";

/** In pence, with a line on how it was read where it was not typed as a year's pay; or a sentence why not. */
export type TypedPay =
  | { annual: number | null; readAs: string | null; error: null }
  | { annual: null; readAs: null; error: string };

const MAX_PAY = 1_000_000;
/** Nobody is paid less for a year: it is an hour's pay, or a month's. */
const MIN_PAY = 3000;

/** Pay as people type it: "39,500", "£39.5k", "£38,000 - £45,000 pa", "£25 per hour" where the hours are known. */
export function readTypedPay(typed: string, weeklyHours: number | null): TypedPay {
  if (typed === "") return { annual: null, readAs: null, error: null };
  if (namesForeignMoney(typed)) return refused(NO_YEAR);
  const plain = poundsIn(typed, MAX_PAY);
  if (plain !== null)
    return plain < MIN_PAY
      ? refused(TOO_LITTLE)
      : { annual: pounds(plain), readAs: null, error: null };
  const pay = readPay([], [{ kind: "pay", value: typed, words: typed, rest: [] }])?.value;
  if (!pay) return refused(NO_YEAR);
  if (pay.period === "hour" && weeklyHours === null) return refused(NO_HOURS);
  const yearly = yearlyPay(pay, weeklyHours);
  if (typeof yearly === "string") return refused(yearly);
  const annual = pounds(yearly);
  const times = pay.period === "hour" ? `, for ${weeklyHours} hours a week` : "";
  const least = pay.max === null ? "" : ", the least of the range";
  return { annual, readAs: `Read as ${inPounds(annual)} a year${times}${least}.`, error: null };
}

function refused(error: string): TypedPay {
  return { annual: null, readAs: null, error };
}

const NO_YEAR =
  "Enter the pay for a year in pounds, such as 39,500. Leave it empty where none is named.";
const NO_HOURS = "That is the pay for an hour. Enter the hours a week too.";
const TOO_LITTLE =
  "That is too little for a year. Is it the pay for an hour, a week or a month? Enter the pay for a year in pounds, such as 39,500.";
