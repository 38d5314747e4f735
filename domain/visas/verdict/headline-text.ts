import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";
import { judgedOn, monthsLabel, monthsLeft } from "./clock-text.ts";
import { closingReason } from "./closing-reason.ts";
import { conditionsOf, isEndingFirst, oldCertificateBy, unknownOf } from "./conditions.ts";
import type { VerdictTone } from "./verdict-view.ts";

type Judged = Pick<Verdict, "code" | "spare" | "shortBy" | "gates" | "options">;

/** Something has to be shown or settled before the gates are plainly open. */
export function isConditional({ gates }: Pick<Verdict, "gates">): boolean {
  return gates.some(({ state }) => state === "open-if");
}

export function toneOf(verdict: Pick<Judged, "code" | "gates">): VerdictTone {
  if (verdict.code === "cannot-tell" || verdict.code === "employer-not-found") return "ask";
  if (verdict.code !== "fits" && verdict.code !== "fits-as-new-entrant") return "no";
  return isConditional(verdict) ? "ask" : "ok";
}

/** The verdict in a line. `isOwn` speaks to the reader who told us of themselves; `today` is the real one. */
export function headlineOf(
  verdict: Judged,
  who: { isOwn: boolean; today?: string | undefined },
): string {
  const closing = closingReason(verdict);
  const start = `${closing ? `${closing}. ` : ""}${startOf(verdict, who)}`;
  if (verdict.code === "cannot-tell" && !isBorderline(verdict)) {
    const unknown = unknownOf(verdict);
    return unknown ? `${start}: ${unknown}` : start;
  }
  if (verdict.code !== "fits" && verdict.code !== "fits-as-new-entrant")
    return `${start}${firstDay(verdict)}`;
  const certificate = oldCertificateBy(verdict);
  const sum = certificate
    ? `, only with a certificate issued by ${longDay(certificate)}`
    : marginLabel(verdict);
  return `${start}${sum}${ifWords(conditionsOf(verdict, who.today))}`;
}

/** A no by the facts of a day ahead names it: today it may be another. */
function firstDay(verdict: Judged): string {
  const day = judgedOn(verdict);
  return day === null ? "" : ` on ${longDay(day)}, the first day to apply`;
}

/** The same without its sums and conditions. */
export function startOf(verdict: Judged, { isOwn }: { isOwn: boolean }): string {
  const fits = `${isConditional(verdict) ? "May fit" : "Fits"}${isOwn ? " you" : ""}`;
  switch (verdict.code) {
    case "fits":
      return fits;
    case "fits-as-new-entrant":
      return `${fits} ${isOnlyWay(verdict) ? "only " : ""}as a new entrant${shortTime(verdict)}`;
    case "below":
      return `Below the pay line by ${isNearestOpen(verdict) ? "" : "at least "}${inPounds(verdict.shortBy ?? 0)}`;
    case "occupation-not-eligible":
      return `Occupation not eligible${whyNot(verdict)}`;
    case "employer-not-found":
      return "Employer not found on the register";
    case "employer-not-a-rated":
      return "Employer is not A-rated";
    default:
      return isBorderline(verdict) ? "Within £100 of the line: check" : "We cannot tell yet";
  }
}

const SHORT_TIME = 12;

/** Of the four years of SW 12.3 so little is left that it is said at once. */
function shortTime(verdict: Judged): string {
  const months = monthsLeft(verdict);
  return months !== null && months < SHORT_TIME ? `, for ${monthsLabel(months)} at most` : "";
}

/** The nearest line may not be this reader's: the way to their own is longer. */
function isNearestOpen({ options, shortBy }: Judged): boolean {
  const nearest = options.filter(({ margin }) => margin !== null && -margin === shortBy);
  return nearest.length === 0 || nearest.some(({ open }) => open === "yes");
}

const MAX_CONDITIONS = 2;

/** The heaviest conditions; the gates tell the rest. */
function ifWords(conditions: readonly string[]): string {
  if (conditions.length === 0) return "";
  const told = conditions.slice(0, MAX_CONDITIONS).join(", and ");
  return `, if ${told}${conditions.length > MAX_CONDITIONS ? ", and more below" : ""}`;
}

/** No line that does not ask for a new entrant is met too. */
function isOnlyWay({ options }: Judged): boolean {
  return !options.some(
    ({ option, open, passes }) =>
      passes && (open === "yes" || open === "if") && option !== "E" && option !== "J",
  );
}

function whyNot({ gates }: Judged): string {
  if (gates.some(({ code }) => code === "list-ended")) return " by the rules known today";
  const isCare = gates.some(({ code }) => code === "care-restricted");
  return isCare ? ": closed to new workers from abroad" : "";
}

export function isBorderline({ gates }: Pick<Verdict, "gates">): boolean {
  return gates.some(({ code }) => code === "borderline");
}

function marginLabel({ spare, gates }: Judged): string {
  if (spare === null) return "";
  if (spare === 0) return ", at the line exactly"; // a warning, told however long the headline is
  return isEndingFirst({ gates }) ? "" : `, with ${inPounds(spare)} to spare`;
}
