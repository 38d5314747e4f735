import type { TypesetRefusal } from "#platform/typesetting/document.ts";
import { lettersWithoutShape } from "#platform/typesetting/fonts.server.ts";
import { typeset, typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { ok, type Result } from "#rules/result.ts";
import type { Brief, BriefOrder } from "./brief.ts";

const TEMPLATE = "#content/briefs/employer-brief.typ";

/** What is read when a document cannot be made: nothing of what was typed is at fault. */
export const BRIEF_AWAY =
  "The document could not be made just now. Nothing is lost: try again in a minute.";

/** An SVG to look at, or the file: a PDF checked for accessibility. */
export async function typesetBrief(
  brief: Brief,
  format: "pdf" | "svg",
): Promise<Result<Uint8Array, TypesetRefusal>> {
  const order = { template: TEMPLATE, data: brief } as const;
  if (format === "svg") return typeset({ ...order, format });
  const set = await typesetFinished(order);
  return set.ok ? ok(set.value.bytes) : set;
}

/** What cannot be printed, by field. */
export function unprintable({ name, employer, jobTitle }: BriefOrder): Record<string, string[]> {
  const fields = { name, employer: employer ?? "", jobTitle: jobTitle ?? "" };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const letters = lettersWithoutShape(text);
      return letters.length > 0 ? [[field, [sentence(letters)]]] : [];
    }),
  );
}

function sentence(letters: readonly string[]): string {
  const shown = letters.slice(0, 5).join(" ");
  return `We cannot print ${shown} yet. Write it in Latin, Greek, Cyrillic, Arabic, Devanagari or Chinese letters.`;
}
