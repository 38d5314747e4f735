import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { knownZone } from "#domain/jobs/advert/zone-view.ts";
import {
  chooseCalendar,
  renewCalendarAddress,
  stopCalendar,
} from "#domain/jobs/saved/calendar-address.server.ts";
import {
  dismissNotices,
  moveSavedJob,
  writeBesideJob,
} from "#domain/jobs/saved/change-saved-job.server.ts";
import { savedRefusals, saveRefusals } from "#domain/jobs/saved/refusals.ts";
import { removeSavedJob } from "#domain/jobs/saved/remove-saved-job.server.ts";
import { restoreSavedJob } from "#domain/jobs/saved/save-job.server.ts";
import {
  calendarSchema,
  jobIdField,
  moveSchema,
  notesSchema,
  noticesSchema,
  restoreSchema,
} from "#domain/jobs/saved/saved.schema.ts";
import { stages } from "#domain/jobs/saved/stages.ts";
import { eventIn } from "#rules/wall-clock.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
type Answering = { member: SignedInMember; fields: FormData; page: string; now: Date };

/** Every form on the page of saved jobs, by the button that was pressed. */
export async function answerSavedJobs({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\.data$/, "") + search;
  const answering = { member: memberOf(context), fields, page, now: new Date() };
  switch (fields.get("intent")) {
    case "move":
      return move(answering);
    case "remove":
      return remove(answering);
    case "restore":
      return restore(answering);
    case "dismiss":
      return dismiss(answering);
    case "calendar":
      return calendar(answering);
    case "new-address":
      return newAddress(answering);
    case "stop-address":
      return stopAddress(answering);
    default:
      return write(answering);
  }
}

async function move({ member, fields, page, now }: Answering) {
  const form = readFields(fields, moveSchema);
  if (!form.ok) return badForm(form);
  const { job, stage } = form.value;
  const result = await moveSavedJob(member.id, job, stage, now);
  if (!result.ok) return refused(page, savedRefusals[result.error]);
  return redirectWithFlash(`${page}#job-${job}`, `Moved to ${stages[stage]}.`);
}

async function write({ member, fields, page, now }: Answering) {
  const form = readFields(fields, notesSchema);
  if (!form.ok) return badForm(form);
  const { job, note, date, dateLabel } = form.value;
  const zone = knownZone(member.timeZone) ?? "Europe/London";
  const dateAt = date ? eventIn(zone, date.day, date.time) : null;
  const notes = { note, dateAt, dateLabel: dateLabel || null };
  const result = await writeBesideJob(member.id, job, notes, now);
  if (!result.ok) return refused(page, savedRefusals[result.error]);
  return redirectWithFlash(`${page}#job-${job}`, "Your note is saved.");
}

async function remove({ member, fields, page, now }: Answering) {
  const form = readFields(fields, z.object({ job: jobIdField }));
  if (!form.ok) return badForm(form);
  const result = await removeSavedJob(member.id, form.value.job, now);
  if (!result.ok) return refused(page, savedRefusals[result.error]);

  const { jobId: job, stage, note, dateAt, dateLabel, savedAt, stageAt } = result.value;
  const removed = {
    ...{ job, stage, note },
    dateAt: dateAt?.toISOString() ?? "",
    dateLabel: dateLabel ?? "",
    savedAt: savedAt.toISOString(),
    stageAt: stageAt.toISOString(),
  };
  return data({ removed });
}

async function restore({ member, fields, page, now }: Answering) {
  const form = readFields(fields, restoreSchema);
  if (!form.ok) return badForm(form);
  const { job, ...restored } = form.value;
  const result = await restoreSavedJob(member.id, job, restored, now);
  if (!result.ok) return refused(page, saveRefusals[result.error]);
  return redirectWithFlash(`${page}#job-${job}`, "Restored.");
}

async function dismiss({ member, fields, page, now }: Answering) {
  const form = readFields(fields, noticesSchema);
  if (!form.ok) return badForm(form);
  const { notices } = form.value;
  await dismissNotices(member.id, notices, now);
  return redirectWithFlash(page, notices.length > 1 ? "All dismissed." : "Dismissed.");
}

async function calendar({ member, fields, page }: Answering) {
  const form = readFields(fields, calendarSchema);
  if (!form.ok) return badForm(form);
  await chooseCalendar(member.id, form.value);
  return redirectWithFlash(`${page}#calendar`, "Saved. Your calendar updates within a few hours.");
}

async function newAddress({ member, page }: Answering) {
  const version = await renewCalendarAddress(member.id);
  const words =
    version === 1
      ? "Your calendar address is below."
      : "You have a new address. The old one has stopped.";
  return redirectWithFlash(`${page}#calendar`, words);
}

async function stopAddress({ member, page, now }: Answering) {
  await stopCalendar(member.id, now);
  return redirectWithFlash(`${page}#calendar`, "The address has stopped. You can make a new one.");
}

function refused(page: string, sentence: string) {
  return redirectWithFlash(page, sentence, { tone: "negative" });
}
