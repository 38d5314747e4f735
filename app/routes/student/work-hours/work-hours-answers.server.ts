import type { RouterContextProvider } from "react-router";
import { addEmployer } from "#app/compose/visa/add-employer.server.ts";
import { shiftFields, WORK_HOURS } from "#app/compose/visa/work-hours-page.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type WorkRefusal, workRefusals } from "#domain/visas/work-hours/refusals.ts";
import { findSettings } from "#domain/visas/work-hours/settings.server.ts";
import {
  addShift,
  changeShift,
  deleteShift,
  findShift,
} from "#domain/visas/work-hours/shifts.server.ts";
import { shiftSchema, shiftTimes } from "#domain/visas/work-hours/work.schema.ts";
import { mondayOf } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
type Answering = { userId: string; fields: FormData; now: Date };

/** Every form on the page of hours, by the button that was pressed. */
export async function answerWorkHours({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const answering = { userId: memberOf(context).id, fields, now: new Date() };
  switch (fields.get("intent")) {
    case "delete":
      return remove(answering);
    case "add-place":
      return addEmployer(answering, WORK_HOURS);
    default:
      return save(answering);
  }
}

/** Adds a shift, or changes the one that is open. It is a log: a shift over the limit is kept too. */
async function save({ userId, fields, now }: Answering) {
  const form = readFields(fields, shiftSchema);
  if (!form.ok) return badForm(form);
  const kept = await findSettings(userId);
  if (!kept) return refusedForm(form.values, workRefusals["no-settings"]);
  const times = shiftTimes(form.value, kept.settings.timeZone);
  if (!times.ok) return refusedForm(form.values, workRefusals[times.error], "from", 400);

  const draft = { ...times.value, placeId: form.value.place, isPaid: !form.value.unpaid };
  const id = rowNumber(fields.get("shift"));
  const result =
    id > 0
      ? await changeShift(userId, { id, revision: rowNumber(fields.get("revision")) }, draft, now)
      : await addShift(userId, draft, now);
  if (result.ok) {
    const week = `${WORK_HOURS}?week=${mondayOf(form.value.day)}#shift-${result.value.id}`;
    return redirectWithFlash(week, id > 0 ? "The shift is changed." : "The shift is in your log.");
  }
  return refused({ userId, id }, result.error, form.values);
}

type Refused = { userId: string; id: number };

/** Sent again after "changed elsewhere", it replaces the other version: by then its writer knows of it. */
async function refused(
  { userId, id }: Refused,
  error: WorkRefusal,
  values: Record<string, string>,
) {
  const field = error === "no-such-place" ? "place" : error === "overlaps" ? "from" : "form";
  const current = error === "changed-elsewhere" ? await findShift(userId, id) : null;
  const kept = current ? { ...values, revision: String(current.revision) } : values;
  return refusedForm(kept, workRefusals[error], field);
}

/** What was deleted stands in the form afterwards: one press brings it back. */
async function remove({ userId, fields }: Answering) {
  const id = rowNumber(fields.get("shift"));
  const shift = await deleteShift(userId, id);
  const kept = await findSettings(userId);
  const week = String(fields.get("week") ?? "").slice(0, 10);
  const again = shift && kept ? shiftFields(shift, kept.settings.timeZone) : {};
  const shown = Object.entries({ week, ...again }).filter(([, value]) => value !== "");
  return redirectWithFlash(
    `${WORK_HOURS}?${new URLSearchParams(shown)}`,
    shift && kept
      ? "The shift is deleted. It is still in the form if you want to add it again."
      : "That shift was deleted already.",
  );
}
