import type { Typed } from "../typed.ts";

/** What every group of questions is given: what was typed, and the sentence for what was wrong. */
export type FieldsProps = {
  typed: Typed;
  errorOf: (name: string) => string | undefined;
};
