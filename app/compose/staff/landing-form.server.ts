import { data } from "react-router";
import { siteContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { mainOrigin } from "#app/site.server.ts";
import { boardHref, pathOfOwnAddress, searchOf } from "#domain/jobs/landing/criteria.ts";
import { landingSchema, newLandingSchema } from "#domain/jobs/landing/landing-form.schema.ts";
import { findStaffPage } from "#domain/jobs/landing/landing-pages.queries.server.ts";
import type { LandingRow } from "#domain/jobs/landing/landing-type.ts";
import { type LandingRefusal, landingRefusals } from "#domain/jobs/landing/refusals.ts";
import {
  addLandingPage,
  changeLandingPage,
  publishLandingPage,
} from "#domain/jobs/landing/save-landing-page.server.ts";
import { rowNumber } from "#rules/row-number.ts";

type Context = Parameters<typeof memberOf>[0];

/** A page as its form shows it. */
export function landingFormValues(page: LandingRow): Record<string, string> {
  const rows = page.fields.questions.flatMap(({ question, answer }, index) => [
    [`question-${index + 1}`, question],
    [`answer-${index + 1}`, answer],
  ]);
  return {
    title: page.title,
    description: page.description,
    search: boardHref(searchOf(page.fields)),
    intro: page.body,
    revision: String(page.revision),
    ...Object.fromEntries(rows),
  };
}

export async function staffPageAt(slug: string): Promise<LandingRow> {
  const page = await findStaffPage(slug);
  if (!page) throw data("We could not find that landing page.", { status: 404 });
  return page;
}

/** A search copied from our own site is known by its path; one of another site stays as it is. */
function withOwnPath(context: Context, fields: FormData): FormData {
  const pasted = String(fields.get("search") ?? "");
  const site = context.get(siteContext);
  fields.set("search", pathOfOwnAddress(pasted, [site.origin, mainOrigin(site)]));
  return fields;
}

/** Adds a page, with every mistake of the form said at once. */
export async function answerNewLanding(context: Context, fields: FormData) {
  const form = readFields(withOwnPath(context, fields), landingSchema);
  const address = readFields(fields, newLandingSchema);
  if (!form.ok || !address.ok) {
    const errors = { ...(address.ok ? {} : address.errors), ...(form.ok ? {} : form.errors) };
    return badForm({ errors, values: form.values });
  }
  const { slug } = address.value;
  const saved = await addLandingPage(memberOf(context), slug, form.value, new Date());
  if (!saved.ok)
    return refusedForm(form.values, landingRefusals[saved.error], fieldOf(saved.error));
  return redirectWithFlash(
    `/staff/landing-pages/${slug}`,
    "Saved as a draft. Check it, then publish it.",
  );
}

/** Changes a page, or publishes it, or takes it off again. */
export async function answerLanding(context: Context, slug: string, fields: FormData) {
  const intent = fields.get("intent");
  if (intent === "publish" || intent === "unpublish") return publish(context, slug, intent);

  const form = readFields(withOwnPath(context, fields), landingSchema);
  if (!form.ok) return badForm(form);
  const page = { slug, baseRevision: rowNumber(fields.get("revision")) };
  const saved = await changeLandingPage(memberOf(context), page, form.value, new Date());
  if (saved.ok) return redirectWithFlash(`/staff/landing-pages/${slug}`, "The page is saved.");
  if (saved.error !== "conflict") return refusedForm(form.values, landingRefusals[saved.error]);
  // Saving again is then a decision, made after reading this sentence.
  const values = { ...form.values, revision: String(saved.theirs.revision) };
  return refusedForm(values, landingRefusals.conflict);
}

async function publish(context: Context, slug: string, intent: "publish" | "unpublish") {
  const isPublished = intent === "publish";
  const done = await publishLandingPage(memberOf(context), slug, { isPublished, now: new Date() });
  if (!done.ok) return refusedForm({ intent }, landingRefusals[done.error]);
  const words = isPublished
    ? `Published. Everybody can read it at /jobs-for/${slug}.`
    : "Unpublished. Only staff can see it now.";
  return redirectWithFlash(`/staff/landing-pages/${slug}`, words);
}

function fieldOf(error: LandingRefusal): string | undefined {
  return error === "slug-taken" ? "slug" : undefined;
}
