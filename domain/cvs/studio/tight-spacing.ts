import type { StateOf } from "../document/cv.ts";

/** The same words with less air, for those who are a few lines over a page. */
export function withTightSpacing<Document>(state: StateOf<Document>): StateOf<Document> {
  return { ...state, look: { ...state.look, spacing: "tight" } };
}
