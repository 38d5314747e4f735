import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";
import type { VerdictTone } from "./verdict-view.ts";

type Judged = Pick<Verdict, "code" | "spare" | "shortBy" | "gates">;

/** Something has to be shown or settled before the gates are plainly open. */
export function isConditional({ gates }: Pick<Verdict, "gates">): boolean {
  return gates.some(({ state }) => state === "open-if");
}

export function toneOf(verdict: Judged): VerdictTone {
  if (verdict.code === "cannot-tell" || verdict.code === "employer-not-found") return "ask";
  if (verdict.code !== "fits" && verdict.code !== "fits-as-new-entrant") return "no";
  return isConditional(verdict) ? "ask" : "ok";
}

/** The verdict in a line. `isOwn` speaks to the reader who told us of themselves. */
export function headlineOf(verdict: Judged, { isOwn }: { isOwn: boolean }): string {
  const fits = isConditional(verdict) ? "May fit" : "Fits";
  const you = isOwn ? " you" : "";
  switch (verdict.code) {
    case "fits":
      return `${fits}${you}${certificateWords(verdict) ?? spareWords(verdict)}`;
    case "fits-as-new-entrant":
      return `${fits}${you} only as a new entrant${certificateWords(verdict) ?? spareWords(verdict)}`;
    case "below":
      return `Below the pay line by ${inPounds(verdict.shortBy ?? 0)}`;
    case "occupation-not-eligible":
      return isListEnded(verdict)
        ? "Occupation not eligible by the rules known today"
        : "Occupation not eligible";
    case "employer-not-found":
      return "Employer not found on the register";
    case "employer-not-a-rated":
      return "Employer is not A-rated";
    default:
      return isBorderline(verdict) ? "Within £100 of the line: check" : "We cannot tell yet";
  }
}

/** The one way on after a list's end goes before any sum. */
function certificateWords({ gates }: Judged): string | null {
  const occupation = gates.find(({ code }) => code === "by-certificate");
  const day = occupation?.gate === "occupation" ? occupation.detail.certificateBy : null;
  return day ? `, only with a certificate issued by ${longDay(day)}` : null;
}

function isListEnded({ gates }: Judged): boolean {
  return gates.some(({ code }) => code === "list-ended");
}

export function isBorderline({ gates }: Pick<Verdict, "gates">): boolean {
  return gates.some(({ code }) => code === "borderline");
}

function spareWords({ spare }: Judged): string {
  if (spare === null) return "";
  return spare === 0 ? ", at the line exactly" : `, with ${inPounds(spare)} to spare`;
}
