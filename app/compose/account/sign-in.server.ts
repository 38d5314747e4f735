import { data } from "react-router";
import {
  completeSaveRequest,
  findSaveRequestByMail,
} from "#app/compose/jobs/save-after-sign-in.server.ts";
import { siteContext } from "#app/contexts.ts";
import { redirectWithCookies, redirectWithFlash } from "#app/flash.server.ts";
import { badForm, type FormValues, readFields, refusedForm } from "#app/forms.server.ts";
import { destinationAfterSignIn } from "#app/previous-path.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { readPosted, usedPasskeySchema } from "#domain/accounts/passkeys/passkey.schema.ts";
import { signInWithPasskey } from "#domain/accounts/passkeys/sign-in-with-passkey.server.ts";
import {
  codeRefusals,
  linkRefusals,
  passkeySignInRefusals,
  signInBlockedRefusals,
  signInRefusals,
} from "#domain/accounts/refusals.ts";
import { requestSignInLink } from "#domain/accounts/sign-in/request-sign-in-link.server.ts";
import {
  signInLinkSchema,
  signInSchema,
  twoFactorCodeSchema,
} from "#domain/accounts/sign-in/sign-in.schema.ts";
import { type SignedIn, signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { signInWithCode } from "#domain/accounts/sign-in/sign-in-with-code.server.ts";
import { signInWithLink } from "#domain/accounts/sign-in/sign-in-with-link.server.ts";
import { factsOf, type RequestArgs, samePage } from "./account-request.server.ts";

/** How long wrong passwords are counted at most. */
const BY_MAIL_SECONDS = 3600;

/** Every way of signing in that a login screen offers, by the button that was pressed. */
export async function answerSignIn(asked: RequestArgs) {
  const fields = await readFormData(asked.request);
  switch (fields.get("intent")) {
    case "email-link":
      return sendLink(asked, fields);
    case "use-link":
      return useLink(asked, fields);
    case "code":
      return useCode(asked, fields);
    case "passkey":
      return usePasskey(asked, fields);
    default:
      return usePassword(asked, fields);
  }
}

async function usePassword(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, signInSchema);
  if (!form.ok) return badForm(form);

  const result = await signIn(form.value, factsOf(asked), new Date());
  if (result.ok) return goOn(asked, result.value, "page");
  const sentence = signInRefusals[result.error];
  return result.error === "wrong-credentials"
    ? refusedForm(form.values, sentence, "password", 401)
    : byMail(form.values, sentence);
}

async function sendLink(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, signInLinkSchema);
  if (!form.ok) return badForm(form);

  await requestSignInLink({ email: form.value.email });
  return redirectWithCookies(samePage(asked.request, { sent: "1", ended: null }), []);
}

async function useLink(asked: RequestArgs, fields: FormData) {
  const result = await signInWithLink(
    String(fields.get("token") ?? ""),
    factsOf(asked),
    new Date(),
  );
  return result.ok
    ? goOn(asked, result.value, "mail")
    : refusedForm({}, linkRefusals[result.error], "form", 400);
}

async function useCode(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, twoFactorCodeSchema);
  if (!form.ok) return badForm(form);

  const result = await signInWithCode(form.value, factsOf(asked), new Date());
  if (result.ok) return goOn(asked, { kind: "signed-in", ...result.value }, "page");
  return refusedForm(
    form.values,
    codeRefusals[result.error],
    form.value.kind === "totp" ? "code" : "recovery-code",
    401,
  );
}

async function usePasskey(asked: RequestArgs, fields: FormData) {
  if (!fields.get("credential"))
    return refusedForm({}, passkeySignInRefusals["needs-script"], "form", 400);
  const used = readPosted(usedPasskeySchema, fields.get("credential"));
  const result = await signInWithPasskey(used, factsOf(asked), new Date());
  if (result.ok) return goOn(asked, { kind: "signed-in", ...result.value }, "page");
  return refusedForm({}, passkeySignInRefusals[result.error], "form", 401);
}

/** In, and on to where the person was going; or to the second step first. */
export async function goOn(
  { request, context }: RequestArgs,
  signedIn: SignedIn,
  by: "page" | "mail",
) {
  if (signedIn.kind === "deactivated")
    return refusedForm({}, signInBlockedRefusals.deactivated, "form", 403);
  if (signedIn.kind === "use-university") return redirectToUniversity(signedIn.universityId);
  if (signedIn.kind === "use-passkey")
    return refusedForm({}, passkeySignInRefusals["use-passkey"], "form", 403);
  if (signedIn.kind !== "signed-in") return askForCode(request, signedIn.cookies, by);
  const { member } = signedIn;
  const wish = await completeSaveRequest({ request, by }, member, new Date());
  const cookies = [...signedIn.cookies, ...wish.cookies];
  if (wish.saved) {
    const { back, says, tone } = wish.saved;
    return redirectWithFlash(back, says, { tone, cookies });
  }
  const { isMicrosite } = context.get(siteContext);
  return redirectWithCookies(
    destinationAfterSignIn(request, { visitor: member, isMicrosite }),
    cookies,
  );
}

/** The sign-in page of the university, which has the button and says why. */
function redirectToUniversity(universityId: number) {
  return redirectWithFlash(
    `/login/user-email-password/${universityId}`,
    signInBlockedRefusals["use-university"],
    { tone: "info" },
  );
}

/** A mail leads nowhere: from here on, what its reader wished for says where to. */
async function askForCode(request: Request, cookies: readonly string[], by: "page" | "mail") {
  const wish = by === "mail" ? await findSaveRequestByMail(request, new Date()) : null;
  const next = new URL(request.url).searchParams.get("next") ?? wish?.back;
  const query = new URLSearchParams({ step: "code", ...(next && { next }) });
  return redirectWithCookies(`/login?${query}`, cookies);
}

function byMail(values: FormValues, sentence: string) {
  const headers = { "retry-after": String(BY_MAIL_SECONDS) };
  return data({ errors: { password: [sentence] }, values }, { status: 429, headers });
}
