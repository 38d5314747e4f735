import { z } from "zod";
import { fieldLabel } from "../field-labels.ts";
import type { PageWords } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import type { DraftWords } from "./page-draft.ts";

/** Sentences by the field they belong to. Fields of the type are called by their own names. */
export type WordErrors = Record<string, string>;

export type CheckedWords =
  | { ok: true; words: PageWords<unknown> }
  | { ok: false; errors: WordErrors };

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const head = z.object({
  title: z.string().trim().min(1).max(160),
  description: z.string().trim().max(300),
  reviewBy: z.iso.date().nullable(),
  author: z.string().regex(slug).nullable(),
});

/** Whether words can be published as a page of this type, with every mistake said at once. */
export function checkWords(type: AnyPageType, draft: DraftWords): CheckedWords {
  const said = head.safeParse(draft, { reportInput: true });
  const fields = type.fields.safeParse(draft.fields, { reportInput: true });
  const errors = {
    ...(said.success ? {} : errorsOf(said.error)),
    ...(fields.success ? {} : errorsOf(fields.error)),
    ...bodyErrors(draft.body),
  };
  if (!said.success || !fields.success || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return { ok: true, words: { ...said.data, body: draft.body.trim(), fields: fields.data } };
}

/** Some 20,000 words, more than a page can be read for; a table of that size is drawn in a second. */
const MAX_BODY = 120_000;

function bodyErrors(body: string): WordErrors {
  if (body.length > MAX_BODY) {
    return { body: "The text is too long for one page. Split it into two." };
  }
  if (/!\[\s*\]\(/.test(body)) {
    return {
      body: "Describe each picture for people who cannot see it: ![what it shows](address).",
    };
  }
  return {};
}

function errorsOf({ issues }: z.ZodError): WordErrors {
  const errors: WordErrors = {};
  for (const issue of issues) {
    const [field = "form", row, column] = issue.path.map(String);
    const isRow = column !== undefined;
    const where = isRow ? `Row ${Number(row) + 1}: ` : "";
    errors[field] ??= where + sentenceOf(issue, fieldLabel(isRow ? column : field));
  }
  return errors;
}

function sentenceOf(issue: z.core.$ZodIssue, label: string): string {
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  if (isMissing || (issue.code === "too_small" && issue.origin === "string")) {
    return `Fill in “${label}”.`;
  }
  switch (issue.code) {
    case "too_big":
      return issue.origin === "string"
        ? `“${label}” must be ${issue.maximum} characters or fewer.`
        : `“${label}” can be ${issue.maximum} at most.`;
    case "too_small":
      return `“${label}” must be ${issue.minimum} at least.`;
    case "invalid_format":
      return formatSentence(issue, label);
    case "invalid_value":
      return `Choose “${label}” from the list.`;
    case "unrecognized_keys":
      return `This type of page has no “${issue.keys.join("”, “")}”.`;
    default:
      return `“${label}” cannot be read. Type it again.`;
  }
}

function formatSentence({ format, pattern }: z.core.$ZodIssueInvalidStringFormat, label: string) {
  if (format === "date") return `“${label}” must be a day, such as 31 December 2026.`;
  if (format === "time") return `“${label}” must be a time, such as 14:30.`;
  return pattern?.startsWith("/^\\/")
    ? `“${label}” must be addresses on this site, such as /visa-check.`
    : `“${label}” must be lower-case letters, numbers and hyphens, such as career-advice.`;
}
