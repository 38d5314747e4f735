import { db } from "#db/client.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { addDays } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { addPage } from "../add-page.server.ts";
import { type FieldSpec, fieldSpecs } from "../field-specs.ts";
import type { AnyPageType } from "../page-type.ts";
import type { PageRefusal } from "../refusals.ts";
import { beginDraft } from "./lock-draft.server.ts";
import { emptyWords } from "./page-draft.ts";

/** Half a year: law and markets move faster than that for few pages. */
const REVIEW_DAYS = 180;

/**
 * Begins a page of a type. Its row must fit the type from the start, so what has to be filled in
 * holds a stand-in that no draft shows: publishing asks for the real thing.
 */
export async function addDraftPage(
  type: AnyPageType,
  staff: Member,
  { slug, title }: { slug: string; title: string },
  now: Date,
): Promise<Result<{ slug: string }, PageRefusal>> {
  const fields = type.fields.safeParse(standIns(fieldSpecs(type)));
  if (!fields.success) return no("forbidden");
  const reviewBy = addDays(now.toISOString().slice(0, 10), REVIEW_DAYS);
  const added = await addPage(
    type,
    staff,
    { ...emptyWords, slug, title, fields: fields.data, reviewBy },
    now,
  );
  if (!added.ok) return added;
  const state = { ...emptyWords, title, reviewBy };
  await db.transaction((tx) => beginDraft(tx, type, { slug, state }, now));
  return ok({ slug });
}

function standIns(specs: readonly FieldSpec[]): Record<string, unknown> {
  return Object.fromEntries(
    specs.flatMap((spec): [string, unknown][] => {
      if (!spec.isRequired) return [];
      if (spec.kind === "choice") return [[spec.name, spec.options[0]]];
      return spec.kind === "text" || spec.kind === "long" ? [[spec.name, "to-be-written"]] : [];
    }),
  );
}
