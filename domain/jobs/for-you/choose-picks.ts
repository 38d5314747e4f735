import type { PickedJob } from "#db/schema/job-choices.ts";
import type { CardFit } from "../board/card-view.ts";
import type { Candidate } from "./find-candidates.server.ts";

/** More than are shown: some may close or be hidden before they are picked again. */
const MAX_PICKS = 9;
const MAX_OF_AN_EMPLOYER = 2;

type Reader = {
  /** Verdicts by job; empty for somebody who told us nothing of their visa. */
  fits: ReadonlyMap<number, CardFit>;
  /** "30 September 2027", where they told us. */
  visaEnds: string | null;
};

/**
 * The jobs that most speaks for, the newest of equals first. One that a gate is certainly shut for
 * is left out; that it fits is one reason among others, in the verdict's own words.
 */
export function choosePicks(candidates: readonly Candidate[], reader: Reader): PickedJob[] {
  const judged = candidates
    .filter(({ card }) => reader.fits.get(card.id)?.tone !== "no")
    .map(({ card, reasons }) => ({ card, reasons: [...reasons, ...visaReason(card.id, reader)] }))
    .sort(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        other.card.postedAt.getTime() - one.card.postedAt.getTime() ||
        one.card.id - other.card.id,
    );
  const perEmployer = new Map<number, number>();
  const chosen = judged.filter(({ card: { employer } }) => {
    const before = perEmployer.get(employer.id) ?? 0;
    perEmployer.set(employer.id, before + 1);
    return before < MAX_OF_AN_EMPLOYER;
  });
  return chosen.slice(0, MAX_PICKS).map(({ card, reasons }) => ({ jobId: card.id, reasons }));
}

function visaReason(jobId: number, { fits, visaEnds }: Reader): string[] {
  const fit = fits.get(jobId);
  if (fit?.tone !== "ok") return [];
  return [visaEnds ? `${fit.headline}; your visa runs until ${visaEnds}` : fit.headline];
}
