import type { CvState } from "../cv.ts";
import type { Clash } from "../document/clash.ts";
import type { FieldErrors } from "./read-section.ts";

/** What the server says to a save, as JSON. */
export type SaveAnswer =
  | { kind: "saved"; revision: number; version: number }
  | ({ kind: "merged"; revision: number; version: number } & CvState)
  | { kind: "conflict"; revision: number; merged: CvState; clashes: readonly Clash[] }
  /** `errors` by the field they belong to, where one is to blame. */
  | { kind: "refused"; sentence: string; errors?: FieldErrors };
