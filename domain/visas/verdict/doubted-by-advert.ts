import type { VerdictTone, VerdictView } from "./verdict-view.ts";

/** What an advert says of sponsoring that is no plain yes, as it stands before the rules. */
const openings = {
  no: "No sponsorship offered",
  conditional: "Sponsorship on conditions",
  later: "Sponsorship may come later",
  unclear: "Sponsorship is unclear",
};

export type AdvertDoubt = keyof typeof openings;

export function isAdvertDoubt(answer: string | null | undefined): answer is AdvertDoubt {
  return typeof answer === "string" && Object.hasOwn(openings, answer);
}

/** The rules may allow what the employer does not offer, or not to everybody: then nothing is plainly green. */
export function toneWhenDoubted(tone: VerdictTone): VerdictTone {
  return tone === "ok" ? "ask" : tone;
}

/** The verdict on a job whose employer does not plainly sponsor: that is said first, then the rules. */
export function doubtedByAdvert(
  view: VerdictView,
  doubt: AdvertDoubt,
  note: string | null,
): VerdictView {
  return {
    ...view,
    tone: toneWhenDoubted(view.tone),
    headline: `${openings[doubt]}. By the rules alone: ${view.headline}`,
    notes: note === null ? view.notes : [note, ...view.notes],
  };
}
