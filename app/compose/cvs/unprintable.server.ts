import type { Cv, CvState, Letter, LetterState } from "#domain/cvs/document/cv.ts";
import { unprintableIn } from "#domain/cvs/print/unprintable.server.ts";
import {
  cvFieldLabels,
  letterFieldLabels,
  type UnprintableField,
} from "#domain/cvs/studio/unprintable-labels.ts";

/** Fields of a CV with letters that its PDF leaves out. */
export function unprintableInCv({ document, look }: CvState): UnprintableField[] {
  return cvFieldLabels(unprintableIn(document), document, look.market);
}

export function unprintableInLetter({ document }: LetterState): UnprintableField[] {
  return letterFieldLabels(unprintableIn(document));
}

export function unprintableInEither(found: Cv | Letter): UnprintableField[] {
  return found.kind === "letter" ? unprintableInLetter(found) : unprintableInCv(found);
}
