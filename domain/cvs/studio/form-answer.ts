import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { StateOf } from "../document/cv.ts";

/** What the server says to a plain form with a mistake; the rest of it is saved. */
export type FormAnswer<Document> = {
  kind: "bad";
  errors: FieldErrors;
  typed: Record<string, string>;
  state: StateOf<Document>;
  revision: number;
};

/** Parts have fields of the same names: an answer is shown in the form it is to. */
export function answerTo<Document>(
  part: string,
  answer: FormAnswer<Document> | undefined,
): FormAnswer<Document> | undefined {
  return answer?.typed.part === part ? answer : undefined;
}
