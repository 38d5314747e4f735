import { redirect } from "react-router";
import { z } from "zod";
import { type CvRequest, missing, todayOf } from "#app/compose/cvs/own-cv.server.ts";
import { rightToWorkWords } from "#app/compose/cvs/right-to-work.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { findCvOwnedBy, listCvs } from "#domain/cvs/document/cvs.queries.server.ts";
import { emptyCv, emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { createCv, createLetter } from "#domain/cvs/document/save-cv.server.ts";
import { cvTemplates, markets } from "#rules/cv/cv-document.ts";

const newCvSchema = z.object({
  title: titleSchema,
  kind: z.enum(["cv", "letter"]).catch("cv"),
  market: z.enum(markets, { error: "Choose a country." }),
  from: z.string().default(""),
  template: z.enum(cvTemplates).optional().catch(undefined),
  /** Whether the CV says what its owner may do: asked, since it goes to anyone who reads it. */
  permission: z.enum(["from-situation", "none"]).catch("none"),
});

/** What a new CV can start from. */
export async function loadNewCv({ request, context }: CvRequest) {
  const { id } = memberOf(context);
  const { rows } = await listCvs(id, 1, new Date());
  const { searchParams } = new URL(request.url);
  return {
    own: rows.filter(({ kind }) => kind === "cv").map(({ id, title }) => ({ id, title })),
    template: cvTemplates.find((each) => each === searchParams.get("template")) ?? null,
    from: searchParams.get("from") ?? "",
    kind: searchParams.get("kind") === "letter" ? ("letter" as const) : ("cv" as const),
    fromSituation: await rightToWorkWords(id, "gb"),
  };
}

export async function answerNewCv({ request, context }: CvRequest) {
  const form = readFields(await readFormData(request), newCvSchema);
  if (!form.ok) return badForm(form);
  const member = memberOf(context);
  const { kind, market, title, template, from, permission } = form.value;
  const look = { ...firstLook(market), ...(template && { template }) };
  const now = new Date();
  if (kind === "letter") {
    const document = { ...emptyLetter(member), writtenOn: todayOf(member, now) };
    const made = await createLetter({ ownerId: member.id, title, look, document, now });
    if (!made.ok) return refusedForm(form.values, cvRefusals[made.error]);
    return redirect(cvPaths.letter(made.value.id));
  }
  const start = await startOf(member, from, permission);
  const made = await createCv({ ownerId: member.id, title, look, document: start, now });
  if (!made.ok) return refusedForm(form.values, cvRefusals[made.error]);
  return redirect(cvPaths.studio(made.value.id));
}

async function startOf(member: SignedInMember, from: string, source: "from-situation" | "none") {
  if (!from) return { ...emptyCv(member), rightToWork: { source, words: "" } };
  const cv = await findCvOwnedBy(member.id, from);
  return cv ? cv.document : missing();
}
