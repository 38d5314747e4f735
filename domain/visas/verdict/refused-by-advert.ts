import type { VerdictTone, VerdictView } from "./verdict-view.ts";

/** The rules may allow what the employer does not offer: then nothing is plainly green. */
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
