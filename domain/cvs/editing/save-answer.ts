import type { CvState } from "../cv.ts";
import type { Clash } from "../document/clash.ts";
import type { FieldErrors } from "./read-section.ts";

/** What the server says to a plain form that was not simply kept. */
export type StudioAnswer =
  | {
      kind: "bad";
      errors: FieldErrors;
      typed: Record<string, string>;
      state: CvState;
      /** The revision that state goes on from: another window may have written since. */
      revision: number;
    }
  | Extract<SaveAnswer, { kind: "conflict" }>;

/** What the server says to a save, as JSON. */
export type SaveAnswer =
  | { kind: "saved"; revision: number; version: number }
  | ({ kind: "merged"; revision: number; version: number } & CvState)
  | { kind: "conflict"; revision: number; merged: CvState; clashes: readonly Clash[] }
  /** `errors` by the field they belong to, where one is to blame. */
  | { kind: "refused"; sentence: string; errors?: FieldErrors };
