import { data } from "react-router";
import { z } from "zod";
import { siteContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { Site } from "#app/site.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { reviewRefusals, shareRefusals } from "#domain/cvs/document/refusals.ts";
import { askForReview, endReview, findReview } from "#domain/cvs/sharing/review-cv.server.ts";
import { listSendableVersions } from "#domain/cvs/sharing/sendable.queries.server.ts";
import { likelySent } from "#domain/cvs/sharing/sending.ts";
import { listSendings } from "#domain/cvs/sharing/sendings.queries.server.ts";
import {
  listShares,
  revokeShare,
  shareCv,
  shareDays,
} from "#domain/cvs/sharing/share-cv.server.ts";
import { idField } from "#domain/forms/fields.ts";
import { listSavedJobs } from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import { openStages } from "#domain/jobs/saved/stages.ts";
import { linkTo } from "#platform/links.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { type CvRequest, ownDocument, todayOf } from "./own-cv.server.ts";
import { noteSent, refusedSending } from "./sent.server.ts";

export async function loadShare(asked: CvRequest) {
  const { id, kind, title, ownerId, forJob } = await ownDocument(asked);
  const member = memberOf(asked.context);
  const now = new Date();
  const sendings = await listSendings(ownerId, { cvId: id, page: readPage(asked.request) });
  return {
    cv: { id, kind, title, forJobId: forJob?.id ?? null },
    shares: await listShares(ownerId, id, now),
    review: await findReview(ownerId, id),
    hasUniversity: member.universityId !== null,
    sendings: { ...sendings, pageCount: pageCountOf(sendings) },
    jobs: await savedJobChoices(ownerId, now),
    ...(await versionsToNote(asked, { ownerId, cvId: id })),
    today: todayOf(member, now),
    timeZone: member.timeZone ?? "Europe/London",
  };
}

/** What can be noted as sent, and which of it is likeliest: the version in the address, where it names one. */
async function versionsToNote({ request }: CvRequest, own: { ownerId: string; cvId: string }) {
  const number = rowNumber(new URL(request.url).searchParams.get("version")) || null;
  const versions = await listSendableVersions({ ...own, number });
  const asked = versions.find((each) => each.number === number) ?? likelySent(versions);
  return { versions, askedRevision: asked?.revision ?? 0 };
}

/** The first page of each open stage: enough to choose from. */
export async function savedJobChoices(userId: string, now: Date) {
  const stages = await Promise.all(
    openStages.map((stage) => listSavedJobs(userId, { stage, page: 1 }, now)),
  );
  return stages.flat().map(({ card }) => ({
    id: card.id,
    slug: card.slug,
    title: card.title,
    employer: card.employer.name,
  }));
}

type Answering = { cvId: string; member: SignedInMember; fields: FormData; now: Date };

export async function answerShare(asked: CvRequest) {
  const { id: cvId } = await ownDocument(asked);
  const fields = await readFormData(asked.request);
  const answering = { cvId, member: memberOf(asked.context), fields, now: new Date() };
  switch (fields.get("intent")) {
    case "share":
      return share(answering, asked.context.get(siteContext));
    case "revoke":
      return revoke(answering);
    case "ask":
      return ask(answering);
    case "end-review":
      return endIt(answering);
    default:
      return send(answering);
  }
}

const shareSchema = z.object({
  label: z.string().trim().max(100, "Shorten this to 100 characters."),
  days: z.coerce.number().pipe(z.literal(shareDays, { error: "Choose how long the link works." })),
});

/** The address is of the site its owner is on as we know it, whatever host the request named. */
async function share({ cvId, member, fields, now }: Answering, { university }: Site) {
  const form = readFields(fields, shareSchema);
  if (!form.ok) return badForm(form);
  const made = await shareCv({ ownerId: member.id, cvId, ...form.value, now });
  if (!made.ok) return refusedForm(form.values, shareRefusals[made.error]);
  const address = linkTo(`/shared-cv/${made.value.token}`, university?.slug);
  return data({ address, errors: {}, values: {} });
}

async function revoke({ cvId, member, fields, now }: Answering) {
  await revokeShare({ ownerId: member.id, shareId: rowNumber(fields.get("share")), now });
  return redirectWithFlash(cvPaths.share(cvId), "That link no longer works.");
}

async function ask({ cvId, member, fields, now }: Answering) {
  const question = String(fields.get("question") ?? "")
    .trim()
    .slice(0, 1000);
  const asked = await askForReview({ owner: member, cvId, question, now });
  return asked.ok
    ? redirectWithFlash(cvPaths.share(cvId), "Your careers service can read it now.")
    : redirectWithFlash(cvPaths.share(cvId), reviewRefusals[asked.error], { tone: "negative" });
}

async function endIt({ cvId, member, now }: Answering) {
  await endReview({ ownerId: member.id, cvId, now });
  return redirectWithFlash(cvPaths.share(cvId), "Now only you can read it. The comments stay.");
}

const NO_VERSION = "Choose the version you sent.";

const sendSchema = z
  .object({
    revision: idField(NO_VERSION),
    job: z.string().optional().transform(rowNumber),
    sentTo: z.string().trim().max(200, "Shorten this to 200 characters."),
    jobTitle: z.string().trim().max(200, "Shorten this to 200 characters."),
    sentOn: z.iso.date("Enter the day as year-month-day, such as 2026-11-15."),
    note: z.string().trim().max(1000, "Shorten the note to 1,000 characters."),
  })
  .refine(({ job, sentTo }) => job > 0 || sentTo !== "", {
    path: ["sentTo"],
    message: "Choose a saved job, or enter who you sent it to.",
  });

async function send({ cvId, member, fields, now }: Answering) {
  const form = readFields(fields, sendSchema);
  if (!form.ok) return badForm(form);
  const { job, revision, ...sending } = form.value;
  const jobId = job > 0 ? job : null;
  const noted = await noteSent({ member, documents: [{ cvId, revision }], jobId, ...sending, now });
  if (!noted.ok) return refusedSending(form.values, noted.error);
  return redirectWithFlash(cvPaths.share(cvId), "Recorded. We keep the exact version you chose.");
}
