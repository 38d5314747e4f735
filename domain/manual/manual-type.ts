import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";

const manualFields = z.strictObject({
  /** Where the chapter stands in the manual, from 1. */
  position: z.int().min(1).max(999),
});

export type ManualFields = z.output<typeof manualFields>;

/** A chapter of the career manual as we wrote it. Universities make their own of it (manual_chapters). */
export const manualType: PageType<ManualFields> = {
  name: "manual",
  folder: "manual",
  trust: "ours",
  fields: manualFields,
};
