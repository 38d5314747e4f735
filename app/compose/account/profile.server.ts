import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import {
  requestEmailChange,
  requestEmailVerification,
} from "#domain/accounts/people/email-address.server.ts";
import { moveMistake } from "#domain/accounts/people/move-mistake.ts";
import { changeEmailSchema, profileSchema } from "#domain/accounts/people/profile.schema.ts";
import { findProfile, saveProfile } from "#domain/accounts/people/profiles.server.ts";
import { emailRefusals } from "#domain/accounts/refusals.ts";
import { listTimeZones } from "#domain/forms/time-zones.ts";
import { followProfile } from "#domain/jumpstart/departures.server.ts";
import { campusesOf, findUniversity } from "#domain/universities/universities.queries.server.ts";
import { isoDay } from "#rules/days.ts";
import { guessCountry, type RequestArgs } from "./account-request.server.ts";

/** The profile screen's data, the same for students and for Jumpstart. */
export async function loadProfile({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const [profile, campuses, university] = await Promise.all([
    findProfile(member.id),
    member.universityId ? campusesOf(member.universityId) : [],
    member.universityId ? findUniversity(member.universityId) : null,
  ]);
  return {
    profile: profile ?? {},
    role: member.role,
    email: member.email,
    isVerified: member.emailVerified,
    campusName: campuses.find(({ id }) => id === member.campusId)?.name ?? null,
    hasCampuses: campuses.length > 1,
    timeZones: listTimeZones(new Date()),
    phoneCountry: profile?.phoneCountry || guessCountry(request, member.timeZone),
    nextTimeZone: university?.timeZone ?? null,
  };
}

/** Saves the profile, or sends one of the mails about the email address. */
export async function answerProfile({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const { pathname } = new URL(request.url);
  const page = pathname.replace(/\.data$/, "");
  switch (fields.get("intent")) {
    case "change-email":
      return changeEmail({ context, fields, page });
    case "verify-email":
      return verifyAgain({ context, fields, page });
    default:
      return save({ context, fields, page });
  }
}

type Answering = { context: RequestArgs["context"]; fields: FormData; page: string };

async function save({ context, fields, page }: Answering) {
  const form = readFields(fields, profileSchema);
  if (!form.ok) return badForm(form);

  const { id } = memberOf(context);
  const now = new Date();
  const { movesOn } = form.value;
  const known = movesOn ? ((await findProfile(id))?.movesOn ?? null) : null;
  const mistake = moveMistake(movesOn, { today: isoDay(now), known });
  if (mistake) return refusedForm(form.values, mistake, "movesOn", 400);
  await saveProfile(id, form.value, now);
  await followProfile(id, now);
  return redirectWithFlash(page, "Your profile is saved.");
}

async function changeEmail({ context, fields, page }: Answering) {
  const form = readFields(fields, changeEmailSchema);
  if (!form.ok) return badForm({ ...form, errors: renamed(form.errors) });

  const result = await requestEmailChange(memberOf(context), form.value, new Date());
  if (result.ok) {
    return redirectWithFlash(
      page,
      "We have sent a link to the new address. Open the link to confirm the address.",
    );
  }
  const field = result.error === "wrong-password" ? "email-password" : "email";
  return refusedForm(form.values, emailRefusals[result.error], field, 409);
}

async function verifyAgain({ context, page }: Answering) {
  const result = await requestEmailVerification(memberOf(context), new Date());
  return result.ok
    ? redirectWithFlash(page, "We have sent the link to your address.")
    : redirectWithFlash(page, emailRefusals[result.error], { tone: "negative" });
}

/** The page has one password field per form, so this one's id is not its name. */
function renamed({ password, ...errors }: Record<string, string[]>) {
  return { ...errors, ...(password && { "email-password": password }) };
}
