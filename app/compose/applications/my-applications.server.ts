import { data } from "react-router";
import type { CvRequest } from "#app/compose/cvs/own-cv.server.ts";
import { zoneOf } from "#app/compose/cvs/own-cv.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { isDocumentKind } from "#domain/applications/application.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { MyApplicationView } from "#domain/applications/components/my-application-screen.tsx";
import {
  findApplicationOf,
  findOwnDocument,
  listApplicationsOf,
} from "#domain/applications/my-applications.queries.server.ts";
import { withdrawRefusals } from "#domain/applications/refusals.ts";
import { listDrafts } from "#domain/applications/save-draft.server.ts";
import { withdrawApplication } from "#domain/applications/withdraw-application.server.ts";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { dayAndTimeIn, shortDayIn } from "#rules/zoned-time.ts";

const MISSING = "We could not find that application.";

export async function loadMyApplications({ request, context }: CvRequest) {
  const member = memberOf(context);
  const zone = zoneOf(member);
  const paged = await listApplicationsOf(member.id, readPage(request));
  const rows = paged.rows.map(({ id, job, stage, sentAt, withdrawnAt }) => ({
    id,
    title: job.title,
    employer: job.employer,
    stage,
    isWithdrawn: withdrawnAt !== null,
    sentOn: shortDayIn(zone, sentAt),
  }));
  return {
    rows,
    drafts: await listDrafts(member.id),
    page: paged.page,
    pageCount: pageCountOf(paged),
  };
}

export async function loadMyApplication({
  context,
  params,
}: CvRequest): Promise<MyApplicationView> {
  const member = memberOf(context);
  const found = await findApplicationOf(member.id, rowNumber(params?.application_id));
  if (!found) throw data(MISSING, { status: 404 });
  const when = (instant: Date) => dayAndTimeIn(zoneOf(member), instant);
  const page = await findJobPage(found.job.slug, new Date());
  const isReadable = page?.state === "approved" || page?.state === "closed";
  return {
    id: found.id,
    title: found.job.title,
    employer: found.job.employer,
    jobHref: page && isReadable ? jobAddress(page) : null,
    sentOn: when(found.sentAt),
    stage: found.stage,
    stageOn: when(found.stageAt),
    withdrawnOn: found.withdrawnAt && when(found.withdrawnAt),
    documents: found.documents,
    answers: found.answers,
    rightToWork: found.rightToWork,
    messages: found.messages.map(({ id, body, sentAt }) => ({ id, body, on: when(sentAt) })),
  };
}

export async function answerMyApplication({ request, context, params }: CvRequest) {
  await readFormData(request);
  const id = rowNumber(params?.application_id);
  const done = await withdrawApplication(memberOf(context).id, id, new Date());
  if (!done.ok && done.error === "not-found") throw data(MISSING, { status: 404 });
  if (!done.ok) return refusedForm({}, withdrawRefusals[done.error]);
  return redirectWithFlash(
    applicationPaths.own(id),
    "Withdrawn. Your documents and answers are deleted.",
  );
}

/** A PDF of one's own application. It may be deleted tomorrow, so nothing stores it on the way. */
export async function answerOwnFile({ request, context, params }: CvRequest): Promise<Response> {
  const kind = params?.document;
  const id = rowNumber(params?.application_id);
  const found = isDocumentKind(kind)
    ? await findOwnDocument(memberOf(context).id, { id, kind })
    : null;
  if (!found) throw data("We could not find that file.", { status: 404 });
  const { file, fileName } = found;
  return answerFile(request, file, { cacheControl: "private, no-store", fileName });
}
