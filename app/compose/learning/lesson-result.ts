import type { FormState } from "#domain/forms/form-state.ts";
import type { ResultView } from "#domain/learning/lesson-view.ts";

/** What a form of the page came back with: mistakes and what was typed, or how a guest's check went. */
export function lessonResult(answer: unknown): {
  state: FormState | undefined;
  result: ResultView | undefined;
} {
  const { errors, values, result } = (answer ?? {}) as Partial<FormState> & {
    result?: ResultView;
  };
  return { state: errors && values ? { errors, values } : undefined, result };
}
