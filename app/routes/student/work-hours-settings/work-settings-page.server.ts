import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { addEmployer } from "#app/compose/visa/add-employer.server.ts";
import { WORK_HOURS } from "#app/compose/visa/work-hours-page.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { findProfile } from "#domain/accounts/people/profiles.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { idField } from "#domain/forms/fields.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { studyKindOf } from "#domain/visas/situation/study-kind.ts";
import { deleteLog } from "#domain/visas/work-hours/delete-log.server.ts";
import { workRefusals } from "#domain/visas/work-hours/refusals.ts";
import {
  addBreak,
  deleteBreak,
  deletePlace,
  findSettings,
  listBreaks,
  listPlaces,
  saveSettings,
} from "#domain/visas/work-hours/settings.server.ts";
import { breakSchema, settingsSchema } from "#domain/visas/work-hours/work.schema.ts";
import { UNITED_KINGDOM } from "#rules/countries.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const PAGE = `${WORK_HOURS}/settings`;

/** Which rule counts, the breaks of the university, and the employers. */
export async function loadWorkSettings({ context }: RequestArgs) {
  const member = memberOf(context);
  const kept = await findSettings(member.id);
  const values = kept ? textOf(kept.settings) : await firstValues(member);
  return data({
    values,
    revision: kept?.revision ?? 0,
    isKept: kept !== null,
    breaks: await listBreaks(member.id),
    places: await listPlaces(member.id),
  });
}

/** What is known already stands in the form, so that nobody types it twice. */
async function firstValues(member: SignedInMember): Promise<Record<string, string>> {
  const situation = await situationOf(member.id);
  const profile = await findProfile(member.id);
  const university = member.universityId ? await findUniversity(member.universityId) : null;
  return textOf({
    countryId: university?.countryId ?? UNITED_KINGDOM,
    timeZone: university?.timeZone ?? "",
    study: studyKindOf(situation),
    courseStartsOn: situation.courseStartsOn ?? profile?.courseStartsOn ?? null,
    courseEndsOn: situation.courseEndsOn ?? profile?.courseEndsOn ?? null,
  });
}

function textOf(values: Record<string, string | number | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? "" : String(value)]),
  );
}

type Answering = { userId: string; fields: FormData };

/** Every form on the page, by the button that was pressed. */
export async function answerWorkSettings({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const answering = { userId: memberOf(context).id, fields };
  switch (fields.get("intent")) {
    case "add-break":
      return addVacation(answering);
    case "delete-break":
      await deleteBreak(answering.userId, idIn(fields, "break"));
      return redirectWithFlash(`${PAGE}#breaks`, "The break is deleted.");
    case "add-place":
      return addEmployer(answering, `${PAGE}#places`);
    case "delete-place":
      return deleteEmployer(answering);
    case "forget":
      await deleteLog(answering.userId);
      return redirectWithFlash(PAGE, "Deleted. We keep nothing of your log.");
    default:
      return save(answering);
  }
}

async function save({ userId, fields }: Answering) {
  const form = readFields(fields, settingsSchema);
  if (!form.ok) return badForm(form);
  const result = await saveSettings(userId, form.value, new Date());
  if (result.ok) return redirectWithFlash(WORK_HOURS, "Saved. We now count your hours this way.");

  // Sent again, it replaces what the other window kept: by then its writer knows of it.
  const revision = (await findSettings(userId))?.revision ?? 0;
  const values = { ...form.values, revision: String(revision) };
  return refusedForm(values, workRefusals[result.error]);
}

async function addVacation({ userId, fields }: Answering) {
  const form = readFields(fields, breakSchema);
  if (!form.ok) return badForm(form);
  const result = await addBreak(userId, form.value);
  if (!result.ok) return refusedForm(form.values, workRefusals[result.error], "breakName");
  return redirectWithFlash(`${PAGE}#breaks`, `${form.value.name} is on your list.`);
}

async function deleteEmployer({ userId, fields }: Answering) {
  const result = await deletePlace(userId, idIn(fields, "place"));
  return result.ok
    ? redirectWithFlash(`${PAGE}#places`, "The employer is deleted.")
    : redirectWithFlash(`${PAGE}#places`, workRefusals[result.error], { tone: "negative" });
}

function idIn(fields: FormData, name: string): number {
  const read = z
    .object({ id: idField("Choose one from the list.") })
    .safeParse({ id: fields.get(name) });
  return read.success ? read.data.id : 0;
}
