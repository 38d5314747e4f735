import type { VerdictTone, VerdictView } from "./verdict-view.ts";

/** The rules may allow what the employer does not offer, or not to everybody: then nothing is plainly green. */
export function toneWhenRefused(tone: VerdictTone): VerdictTone {
  return tone === "ok" ? "ask" : tone;
}

/** The verdict on a job whose employer refuses to sponsor: that is said first, then the rules. */
export function refusedByAdvert(view: VerdictView, warning: string): VerdictView {
  return {
    ...view,
    tone: toneWhenRefused(view.tone),
    headline: `No sponsorship offered. By the rules alone: ${view.headline}`,
    notes: [warning, ...view.notes],
  };
}

/** ... and on one whose employer sponsors on conditions of its own, which no rule here knows. */
export function conditionalByAdvert(view: VerdictView): VerdictView {
  return {
    ...view,
    tone: toneWhenRefused(view.tone),
    headline: `Sponsorship on conditions. By the rules alone: ${view.headline}`,
  };
}
