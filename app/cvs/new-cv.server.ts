import { redirect } from "react-router";
import { z } from "zod";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { findCvOwnedBy, listCvs } from "#domain/cvs/cvs.queries.server.ts";
import { titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { emptyCv, emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { createCv, createLetter } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { cvTemplates, markets } from "#rules/cv/cv-document.ts";
import { type CvRequest, missing } from "./own-cv.server.ts";

const newCvSchema = z.object({
  title: titleSchema,
  kind: z.enum(["cv", "letter"]).catch("cv"),
  market: z.enum(markets, { error: "Choose a country." }),
  from: z.string().default(""),
  template: z.enum(cvTemplates).optional().catch(undefined),
});

/** What a new CV can start from. */
export async function loadNewCv({ request, context }: CvRequest) {
  const { rows } = await listCvs(memberOf(context).id, 1, new Date());
  const { searchParams } = new URL(request.url);
  return {
    own: rows.filter(({ kind }) => kind === "cv").map(({ id, title }) => ({ id, title })),
    template: cvTemplates.find((each) => each === searchParams.get("template")) ?? null,
    from: searchParams.get("from") ?? "",
    kind: searchParams.get("kind") === "letter" ? ("letter" as const) : ("cv" as const),
  };
}

export async function answerNewCv({ request, context }: CvRequest) {
  const form = readFields(await request.formData(), newCvSchema);
  if (!form.ok) return badForm(form);
  const member = memberOf(context);
  const { kind, market, title, template, from } = form.value;
  const look = { ...firstLook(market), ...(template && { template }) };
  const now = new Date();
  if (kind === "letter") {
    const document = { ...emptyLetter(member), writtenOn: now.toISOString().slice(0, 10) };
    const made = await createLetter({ ownerId: member.id, title, look, document, now });
    if (!made.ok) return refusedForm(form.values, cvRefusals[made.error]);
    return redirect(cvPaths.letter(made.value.id));
  }
  const start = await startOf(member, from);
  const made = await createCv({ ownerId: member.id, title, look, document: start, now });
  if (!made.ok) return refusedForm(form.values, cvRefusals[made.error]);
  return redirect(cvPaths.studio(made.value.id));
}

async function startOf(member: SignedInMember, from: string) {
  if (!from) return emptyCv(member);
  const cv = await findCvOwnedBy(member.id, from);
  return cv ? cv.document : missing();
}
