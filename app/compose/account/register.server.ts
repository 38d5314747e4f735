import { data, redirect } from "react-router";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { registerRefusals } from "#domain/accounts/refusals.ts";
import { registerSchema } from "#domain/accounts/registration/register.schema.ts";
import {
  type RegistrationSource,
  register,
} from "#domain/accounts/registration/register.server.ts";
import {
  findSignOnOption,
  signOnOnlyAt,
} from "#domain/accounts/single-sign-on/provider/providers.queries.server.ts";
import { readVisit } from "#domain/referrals/visit.server.ts";
import { emailDomainsOf } from "#domain/universities/universities.queries.server.ts";
import { factsOf, type RequestArgs, samePage, universityNamed } from "./account-request.server.ts";
import { readReferral } from "./referral.server.ts";

type RegisterArgs = { request: Request; params: { university_id: string } };

export async function loadRegister({ request, params }: RegisterArgs) {
  const university = await universityNamed(params.university_id);
  const [signOn, referral] = [await findSignOnOption(university.id), await readReferral(request)];
  return {
    university,
    signOn: signOn?.isOnly
      ? { ...signOn, referral, domains: await emailDomainsOf(university.id) }
      : null,
    isSent: new URL(request.url).searchParams.has("sent"),
    referralCode: referral,
  };
}

/** Registers for the university in the address. The same answer whether or not there is an account. */
export async function answerRegister(
  { request, params, context }: RegisterArgs & RequestArgs,
  source: RegistrationSource,
) {
  const university = await universityNamed(params.university_id);
  const form = await readForm(request, registerSchema);
  if (!form.ok) return badForm(form);

  const { referralCode, ...person } = form.value;
  const visit = readVisit(referralCode, new Date());
  const registering = {
    ...{ ...person, universityId: university.id, source },
    referralCode: visit?.code ?? null,
    referredAt: visit?.followedAt ?? null,
  };
  const result = await register(registering, factsOf({ request, context }), new Date());
  if (result.ok) return redirect(samePage(request, { sent: "1" }));

  // Said by its address alone, of whichever university it is: whether it has an account is not told.
  const elsewhere = source === "alumni" ? null : await signOnOnlyAt(form.value.email);
  const signOn = elsewhere === null ? null : await findSignOnOption(elsewhere);
  if (signOn) {
    const values = form.values;
    return data(
      { errors: {}, values, signOn: { ...signOn, referral: referralCode } },
      { status: 409 },
    );
  }
  if (result.error === "not-listed") {
    // The page turns into the request for access, with what was typed already in it.
    return data({ errors: {}, values: form.values, isNotListed: true }, { status: 409 });
  }
  const status = result.error === "no-such-university" ? 409 : 429;
  return refusedForm(form.values, registerRefusals[result.error], "email", status);
}
