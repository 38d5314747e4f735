import { z } from "zod";
import { isStorableText } from "#rules/storable-text.ts";
import type { DraftWords } from "./page-draft.ts";

/** Some 60,000 words: longer than any page of ours, shorter than what stalls a browser. */
const MAX_BODY = 400_000;

const text = (max: number) => z.string().max(max).refine(isStorableText);
const value: z.ZodType<unknown> = z.lazy(() =>
  z.union([text(10_000), z.number(), z.boolean(), z.null(), z.array(value).max(200), record]),
);
const record = z.record(z.string().max(60).refine(isStorableText), value);

/** What a window sends at a pause. Wide: what a page may not say is told when it is to be published. */
export const draftWordsSchema: z.ZodType<DraftWords> = z.object({
  title: text(300),
  description: text(1000),
  body: text(MAX_BODY),
  fields: record,
  reviewBy: text(40).nullable(),
  author: text(200).nullable(),
});
