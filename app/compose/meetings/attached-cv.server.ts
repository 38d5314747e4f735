import { choicesOf } from "#app/compose/applications/apply-page.server.ts";
import { drawOneAtATime } from "#app/compose/cvs/drawn.server.ts";
import { printableOf } from "#app/compose/cvs/own-cv.server.ts";
import { printCv } from "#domain/cvs/print/print-cv.server.ts";
import { listSendable } from "#domain/cvs/sharing/sendable.queries.server.ts";
import { readSentChoice } from "#domain/cvs/sharing/sending.ts";
import { fileName } from "#domain/cvs/studio/file-name.ts";
import { findVersion } from "#domain/cvs/versions/versions.server.ts";
import type { Booking } from "#domain/meetings/booking/book-meeting.server.ts";
import { storeCv } from "#domain/meetings/booking/store-cv.server.ts";
import type { Service } from "#domain/meetings/calendar/meeting.ts";
import type { MeetingRefusal } from "#domain/meetings/calendar/refusals.ts";
import { no, ok, type Result } from "#rules/result.ts";

/** Versions of somebody's own CVs, as a form offers them. */
export async function cvChoices(ownerId: string, zone: string) {
  const documents = await listSendable(ownerId);
  return documents.filter(({ kind }) => kind === "cv").map((cv) => choicesOf(cv, zone));
}

/** The chosen version as a PDF, made now and stored; null where none was chosen. */
export async function attachedCv(
  { id: ownerId }: { id: string },
  { takesCv }: Service,
  choice: string,
): Promise<Result<Booking["cv"], MeetingRefusal>> {
  if (!takesCv || choice === "") return ok(null);
  const cv = await findVersion({ ownerId, ...readSentChoice(choice) });
  if (cv?.kind !== "cv") return no("cv-gone");
  const printable = await printableOf(cv, ownerId);
  const printed = await drawOneAtATime(ownerId, () => printCv(printable, "pdf"));
  if (!printed.ok) return no("cv-unprintable");
  const name = fileName({ person: cv.document.basics.name, what: "CV", ending: "pdf" });
  return ok({ name, file: await storeCv(printed.value.bytes) });
}
