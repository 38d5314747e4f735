import type { FieldSpec } from "../field-specs.ts";
import { readFieldValues } from "../field-values.ts";
import type { DraftWords } from "./page-draft.ts";

/** What the boxes of a page's form hold, in the browser and on the server. */
export function readDraftForm(specs: readonly FieldSpec[], form: FormData): DraftWords {
  const text = (name: string) => String(form.get(name) ?? "").replaceAll("\r\n", "\n");
  return {
    title: text("title").replaceAll(/\n+/g, " "),
    description: text("description"),
    body: text("body"),
    reviewBy: text("reviewBy") || null,
    author: text("author") || null,
    fields: readFieldValues(specs, form, "fields."),
  };
}
