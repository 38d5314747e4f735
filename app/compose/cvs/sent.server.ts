import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { type SendingRefusal, sendingRefusals } from "#domain/cvs/document/refusals.ts";
import { noteSending, type SentVersion } from "#domain/cvs/sharing/note-sending.server.ts";
import { removeSending } from "#domain/cvs/sharing/remove-sending.server.ts";
import { findSentDocument, listSendings } from "#domain/cvs/sharing/sendings.queries.server.ts";
import { findVersion } from "#domain/cvs/versions/versions.server.ts";
import { markApplied } from "#domain/jobs/saved/mark-applied.server.ts";
import { no } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { drawOneAtATime } from "./drawn.server.ts";
import { cvFile, letterFile } from "./files.server.ts";
import {
  type CvRequest,
  missing,
  printableLetter,
  printableWith,
  todayOf,
} from "./own-cv.server.ts";
import { rightToWorkOf } from "./right-to-work.server.ts";

/** Everything somebody sent, of all their documents. */
export async function loadSent({ request, context }: CvRequest) {
  const sent = await listSendings(memberOf(context).id, { page: readPage(request) });
  return { ...sent, pageCount: pageCountOf(sent) };
}

/** Takes a line out of the log, wherever it stood: its document may be in the bin, or deleted. */
export async function answerSent({ request, context }: CvRequest) {
  const fields = await readFormData(request);
  await removeSending(memberOf(context).id, rowNumber(fields.get("sending")));
  const back = safePath(String(fields.get("back") ?? "")) ?? "/my-cvs/sent";
  return redirectWithFlash(back, "The note is deleted.");
}

/** The PDF as it was noted: that version, with the right-to-work line written then. */
export async function answerSentFile({ context, params }: CvRequest): Promise<Response> {
  const { id } = memberOf(context);
  const sent = (await findSentDocument(id, rowNumber(params?.sending_id))) ?? missing();
  if (sent.kind === "letter")
    return drawOneAtATime(id, () => letterFile(printableLetter(sent), "pdf"));
  const printable = await printableWith(sent, id, sent.rightToWorkWords ?? "");
  return drawOneAtATime(id, () => cvFile(printable, "pdf"));
}

type Sent = {
  member: SignedInMember;
  documents: readonly { cvId: string; revision: number }[];
  jobId: number | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  note: string;
  now: Date;
};

/** Notes what went where; a saved job it went to has then been applied for. */
export async function noteSent({
  member,
  documents,
  ...sending
}: Sent): ReturnType<typeof noteSending> {
  if (sending.sentOn > todayOf(member, sending.now)) return no("day-to-come");
  const sent = await Promise.all(documents.map((each) => asSent(member.id, each, sending.sentOn)));
  const noted = await noteSending({ ...sending, ownerId: member.id, sent });
  if (noted.ok && sending.jobId !== null) {
    const { jobId, now } = sending;
    await markApplied(member.id, { jobId, appliedAt: appliedAt(member, sending), now });
  }
  return noted;
}

/** A day that cannot be is said at its field, anything else of the form. */
export function refusedSending(values: Record<string, string>, error: SendingRefusal) {
  return error === "day-to-come" || error === "no-such-day"
    ? refusedForm(values, sendingRefusals[error], "sentOn", 400)
    : refusedForm(values, sendingRefusals[error]);
}

/** Its line on the right to work is written once: for the day it went, from the situation as it is now. */
async function asSent(
  ownerId: string,
  { cvId, revision }: { cvId: string; revision: number },
  day: string,
): Promise<SentVersion> {
  const found = await findVersion({ ownerId, cvId, revision });
  const rightToWorkWords = found?.kind === "cv" ? await rightToWorkOf(found, ownerId, day) : "";
  return { cvId, revision, rightToWorkWords };
}

/** Noon of an earlier day where they live; today it is now. */
function appliedAt(member: SignedInMember, { sentOn, now }: { sentOn: string; now: Date }): Date {
  if (sentOn >= todayOf(member, now)) return now;
  return eventIn(member.timeZone ?? "Europe/London", sentOn, "12:00");
}
