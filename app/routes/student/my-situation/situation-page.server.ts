import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { findProfile } from "#domain/accounts/people/profiles.server.ts";
import { followVisaEnd } from "#domain/analytics/visa-end-shares.server.ts";
import { situationRefusals } from "#domain/visas/situation/refusals.ts";
import { situationSchema } from "#domain/visas/situation/situation.schema.ts";
import { nothingSaid, readerOf, type Situation } from "#domain/visas/situation/situation.ts";
import { formValues } from "#domain/visas/situation/situation-values.ts";
import {
  findSituation,
  forgetSituation,
  type Kept,
  saveSituation,
} from "#domain/visas/situation/situations.server.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { clockFor, readClockQuestion } from "./new-entrant-clock.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const PAGE = "/my-situation";

/** What is kept of somebody, and what the new-entrant rule makes of it. */
export async function loadSituation({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const today = ukToday(new Date());
  const kept = await findSituation(member.id);
  const situation = kept?.situation ?? (await fromProfile(member.id));
  const question = readClockQuestion(new URL(request.url).searchParams, today);

  return data({
    values: formValues(situation, today),
    revision: kept?.revision ?? 0,
    isKept: kept !== null,
    clock: clockFor(readerOf(kept?.situation ?? nothingSaid, question.on), question),
    today,
  });
}

/** A first look at the form shows what the profile says about the course; nobody types it twice. */
async function fromProfile(userId: string): Promise<Situation> {
  const profile = await findProfile(userId);
  if (!profile) return nothingSaid;
  const { courseLevel, courseStartsOn, courseEndsOn } = profile;
  return { ...nothingSaid, courseLevel, courseStartsOn, courseEndsOn };
}

export async function answerSituation({ request, context }: RequestArgs) {
  const { id } = memberOf(context);
  const fields = await readFormData(request);
  if (fields.get("intent") === "forget") {
    await forgetSituation(id);
    await followVisaEnd(id, null);
    return redirectWithFlash(PAGE, "Deleted. We keep none of it.");
  }

  const now = new Date();
  const form = readFields(fields, situationSchema(ukToday(now)));
  if (!form.ok) return badForm(form);
  const result = await saveSituation(id, form.value, now);
  if (result.ok) {
    await followVisaEnd(id, form.value.situation.permissionEndsOn);
    return redirectWithFlash(PAGE, savedMessage(result.value));
  }

  // Sent again, it replaces what the other window kept: by then its writer knows of it.
  const revision = (await findSituation(id))?.revision ?? 0;
  const errors = { form: [situationRefusals[result.error]] };
  return badForm({ errors, values: { ...form.values, revision: String(revision) } }, 409);
}

function savedMessage({ isFirstDayAsked }: Kept): string {
  return isFirstDayAsked
    ? "Your situation is saved, without the first day: that was your earlier visa’s. Enter the first day of the new one."
    : "Your situation is saved.";
}
