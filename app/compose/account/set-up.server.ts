import { redirect } from "react-router";
import { completeSaveRequest } from "#app/compose/jobs/save-after-sign-in.server.ts";
import { redirectWithCookies, redirectWithFlash } from "#app/flash.server.ts";
import { badForm, type FormErrors, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { moveMistake } from "#domain/accounts/people/move-mistake.ts";
import { setUpRefusals } from "#domain/accounts/refusals.ts";
import { setUpAccountSchema } from "#domain/accounts/registration/register.schema.ts";
import {
  findRegistrationByToken,
  type OpenRegistration,
} from "#domain/accounts/registration/registrations.server.ts";
import { answersOf, stopSchemas } from "#domain/accounts/registration/set-up.schema.ts";
import { setUpAccount } from "#domain/accounts/registration/set-up-account.server.ts";
import {
  findSetUpDetails,
  saveSetUpDetails,
} from "#domain/accounts/registration/set-up-details.server.ts";
import {
  type SetUpStop,
  stopAfter,
  stopNamed,
} from "#domain/accounts/registration/set-up-stops.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { listTimeZones } from "#domain/forms/time-zones.ts";
import {
  findUniversity,
  openCampusesOf,
} from "#domain/universities/universities.queries.server.ts";
import { startOf } from "#rules/access/start-of.ts";
import { isoDay } from "#rules/days.ts";
import { factsOf, guessCountry, type RequestArgs, samePage } from "./account-request.server.ts";
import { countInvitation } from "./referral.server.ts";

type SetUpArgs = RequestArgs & { params: { user_email: string } };

/** What the open link allows to be shown; null without a good link, whatever the reason. */
export async function loadSetUp({ request, params }: SetUpArgs) {
  const registration = await openRegistration({ request, params });
  if (!registration) return null;

  const details: Record<string, string | undefined> = {
    name: registration.name,
    courseEndsOn: registration.courseEndsOn ?? undefined,
    ...(await findSetUpDetails(registration.id)),
  };
  const { universityId } = registration;
  const university = universityId ? await findUniversity(universityId) : null;
  const stop = stopNamed(new URL(request.url).searchParams.get("stop") ?? details.stop);
  return {
    stop,
    token: tokenIn(request),
    email: registration.email,
    role: registration.role,
    universityName: registration.universityName,
    details,
    timeZones: stop === "contact" ? listTimeZones(new Date()) : [],
    phoneCountry: details.phoneCountry || guessCountry(request),
    nextTimeZone: university?.timeZone ?? null,
  };
}

/** Keeps the stop that was left and goes on to the next; the last one makes the account. */
export async function answerSetUp(args: SetUpArgs) {
  const registration = await openRegistration(args);
  if (!registration) return null;

  const fields = await readFormData(args.request);
  const stop = stopNamed(fields.get("stop"));
  return stop === "finish"
    ? finish(args, registration, fields)
    : saveStop(args.request, registration, stop, fields);
}

async function saveStop(
  request: Request,
  registration: OpenRegistration,
  stop: Exclude<SetUpStop, "finish">,
  fields: FormData,
) {
  const form = readFields(fields, stopSchemas[stop]);
  if (!form.ok) return badForm(form);

  const answers = answersOf(stop, form.value);
  const mistake = moveMistake(answers.movesOn, { today: isoDay(new Date()), known: null });
  if (mistake) return refusedForm(form.values, mistake, "movesOn", 400);

  const next = stopAfter(stop);
  await saveSetUpDetails(registration.id, { ...answers, stop: next });
  return redirect(samePage(request, { stop: next }));
}

async function finish(args: SetUpArgs, registration: OpenRegistration, fields: FormData) {
  const hasAgreed = fields.has("agreed");
  const details = { name: registration.name, ...(await findSetUpDetails(registration.id)) };
  for (const [name, value] of Object.entries(details)) fields.set(name, value);

  const form = readFields(fields, setUpAccountSchema);
  const errors = { ...(form.ok ? {} : finishErrors(form.errors)), ...(hasAgreed ? {} : notAgreed) };
  if (!form.ok || !hasAgreed) return badForm({ errors, values: {} });

  const setUp = { token: tokenIn(args.request), email: registration.email, input: form.value };
  const result = await setUpAccount(setUp, factsOf(args), new Date());
  if (!result.ok) {
    const field = result.error === "weak-password" ? "password" : "form";
    return refusedForm({}, setUpRefusals[result.error], field);
  }
  await countInvitation(result.value.member.id);
  return goOn(args.request, result.value);
}

type Made = { member: SignedInMember; cookies: readonly string[] };

/** In; and a job that was pressed Save on before there was an account is saved. */
async function goOn(request: Request, { member, cookies }: Made) {
  const page = await firstPageOf(member);
  const wish = await completeSaveRequest({ request, by: "mail" }, member, new Date());
  const all = [...cookies, ...wish.cookies];
  if (!wish.saved) return redirectWithCookies(page, all);
  const { says, tone } = wish.saved;
  return redirectWithFlash(page, says, { tone, cookies: all });
}

const notAgreed: FormErrors = { agreed: ["Read the terms and tick the box to continue."] };

/** Answers of earlier stops have no field here, so their sentences belong to the whole form. */
function finishErrors({ password, ...earlier }: FormErrors): FormErrors {
  const form = Object.values(earlier).flat();
  return { ...(password && { password }), ...(form.length > 0 && { form }) };
}

/** A student of a university with several campuses says first which one is theirs. */
async function firstPageOf(
  member: Parameters<typeof startOf>[0] & { universityId: number | null },
) {
  const asksCampus = member.role === "student" && member.universityId !== null;
  const campuses = asksCampus ? await openCampusesOf(member.universityId as number) : [];
  return campuses.length > 1 ? "/student-login" : startOf(member);
}

function openRegistration({ request, params }: Pick<SetUpArgs, "request" | "params">) {
  return findRegistrationByToken(tokenIn(request), params.user_email, new Date());
}

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
