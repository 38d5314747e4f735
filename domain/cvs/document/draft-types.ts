import { type DraftType, jsonDraft } from "#domain/drafts/draft-type.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { CvKind, CvState, LetterState, StateOf } from "./cv.ts";
import { withEverySection } from "./sections.ts";

/** A section that one window made or kept has its place in the order, whatever the other did to it. */
export const cvDraft = jsonDraft<CvState>((state) => ({
  ...state,
  document: withEverySection(state.document),
}));

export const letterDraft = jsonDraft<LetterState>();

export const draftTypes = { cv: cvDraft, letter: letterDraft } as unknown as Record<
  CvKind,
  DraftType<StateOf<CvDocument | LetterDocument>>
>;
