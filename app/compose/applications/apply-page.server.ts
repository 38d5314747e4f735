import { redirect } from "react-router";
import { type CvRequest, zoneOf } from "#app/compose/cvs/own-cv.server.ts";
import { rightToWorkWords } from "#app/compose/cvs/right-to-work.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { ApplyView, ChoiceGroup } from "#domain/applications/apply-view.ts";
import { findDraft, saveDraft } from "#domain/applications/save-draft.server.ts";
import { listSendable } from "#domain/cvs/sharing/sendable.queries.server.ts";
import {
  likelySent,
  type Sendable,
  sentChoice,
  versionLabel,
} from "#domain/cvs/sharing/sending.ts";
import { revisionField } from "#domain/forms/fields.ts";
import { type JobInside, jobToApply, jobView } from "./job-to-apply.server.ts";
import { readApplication } from "./read-application.server.ts";

export async function loadApply(asked: CvRequest): Promise<ApplyView> {
  const now = new Date();
  const member = memberOf(asked.context);
  const job = await jobToApply(asked, now);
  const documents = await listSendable(member.id);
  const [cvs, letters] = [ofKind(documents, "cv"), ofKind(documents, "letter")];
  const draft = await findDraft(member.id, job.id);
  const zone = zoneOf(member);
  return {
    job: jobView(job, member, now),
    cvs: cvs.map((document) => choicesOf(document, zone)),
    letters: letters.map((document) => choicesOf(document, zone)),
    letterWish: job.applyForm.letter,
    questions: job.applyForm.questions,
    rightToWorkLine: await rightToWorkLine(member.id, job),
    values: draft?.values ?? likelyValues(cvs, letters, job.id),
    revision: draft?.revision ?? 0,
  };
}

/** Its line is the United Kingdom's: of other countries we know nothing to say. */
export async function rightToWorkLine(userId: string, { country }: JobInside) {
  return country === "gb" ? rightToWorkWords(userId, "gb") : null;
}

function ofKind(documents: readonly Sendable[], kind: Sendable["kind"]) {
  return documents.filter((document) => document.kind === kind);
}

export function choicesOf({ id, title, versions }: Sendable, zone: string): ChoiceGroup {
  const options = versions.map((version) => ({
    value: sentChoice({ cvId: id, revision: version.revision }),
    label: `${title}: ${versionLabel(version, zone)}`,
  }));
  return { title, options };
}

/** The CV made for this job, else the one changed last; a letter only where it was made for it. */
function likelyValues(cvs: readonly Sendable[], letters: readonly Sendable[], jobId: number) {
  const madeFor = (some: readonly Sendable[]) => some.find(({ forJobId }) => forJobId === jobId);
  return { cv: choiceOf(madeFor(cvs) ?? cvs[0]), letter: choiceOf(madeFor(letters)) };
}

function choiceOf(document: Sendable | undefined): string {
  const likely = document && likelySent(document.versions);
  return likely ? sentChoice({ cvId: document.id, revision: likely.revision }) : "";
}

/** What is typed so far, sent by the page's own script: it says at which revision it stands. */
export async function answerAutosave(asked: CvRequest): Promise<Response> {
  const now = new Date();
  const { member, job, fields, values } = await typedIn(asked, now);
  const after = revisionField("").catch(0).parse(fields.get("revision"));
  const revision = await saveDraft(member.id, job.id, { values, now, after });
  return Response.json({ revision }, { headers: { "cache-control": "no-store" } });
}

async function typedIn(asked: CvRequest, now: Date) {
  const fields = await readFormData(asked.request);
  const job = await jobToApply(asked, now);
  const values = Object.fromEntries(
    [...fields].filter((field): field is [string, string] => typeof field[1] === "string"),
  );
  return { member: memberOf(asked.context), job, fields, values };
}

/** Every button saves first: whatever is wrong, nothing typed is lost. */
export async function answerApply(asked: CvRequest) {
  const now = new Date();
  const { member, job, fields, values } = await typedIn(asked, now);
  await saveDraft(member.id, job.id, { values, now });
  if (fields.get("intent") === "save")
    return redirectWithFlash("/my-applications", "Saved. Finish it whenever you like.");
  const read = await readApplication(member, job.applyForm, values);
  if (!read.ok) return badForm({ errors: read.errors, values });
  return redirect(applicationPaths.review(job.slug));
}
