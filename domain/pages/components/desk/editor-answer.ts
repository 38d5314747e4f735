/** What was wrong with what was sent, and what it was. */
export type EditorAnswer = {
  errors: Record<string, string[]>;
  values: Record<string, string>;
};
