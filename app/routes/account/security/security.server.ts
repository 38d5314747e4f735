import { data, href } from "react-router";
import { factsOf, type RequestArgs } from "#app/compose/account/account-request.server.ts";
import { redirectWithCookies, redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type TwoFactorRefusal, twoFactorRefusals } from "#domain/accounts/refusals.ts";
import { confirmPasswordSchema } from "#domain/accounts/sign-in/password.schema.ts";
import { endSession } from "#domain/accounts/sign-in/sessions.server.ts";
import { twoFactorCodeSchema } from "#domain/accounts/sign-in/sign-in.schema.ts";
import { signOutEverywhere } from "#domain/accounts/sign-in/sign-out.server.ts";
import { qrCode } from "#domain/accounts/two-factor/qr-code.server.ts";
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from "#domain/accounts/two-factor/two-factor.server.ts";
import { addPasskeyForm, removePasskeyForm, startPasskeyForm } from "./passkeys.server.ts";

const PAGE = href("/account/security");

/** What the security screen's buttons do. */
export async function answerSecurity(asked: RequestArgs) {
  const fields = await readFormData(asked.request);
  if (fields.has("removePasskey")) return removePasskeyForm(asked, fields);
  switch (fields.get("intent")) {
    case "start-passkey":
      return startPasskeyForm(asked, fields);
    case "add-passkey":
      return addPasskeyForm(asked, fields);
    case "start":
      return start(asked, fields);
    case "confirm":
      return confirm(asked, fields);
    case "stop":
      return stop(asked, fields);
    case "renew":
      return renew(asked, fields);
    case "end-session":
      return endOne(asked, fields);
    case "sign-out-everywhere":
      return endAll(asked);
    default:
      return badForm({ errors: { form: ["Press one of the buttons on this page."] }, values: {} });
  }
}

async function start(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, confirmPasswordSchema);
  if (!form.ok) return badForm(form);

  const result = await startTwoFactor(memberOf(asked.context), form.value.password, factsOf(asked));
  if (!result.ok) return refused(result.error);
  return data({ errors: {}, values: {}, setUp: setUpOf(result.value.uri) });
}

async function confirm(asked: RequestArgs, fields: FormData) {
  // The page sends back what it showed, so that a mistyped code does not start all over.
  const setUp = setUpOf(String(fields.get("uri") ?? ""));
  const form = readFields(fields, twoFactorCodeSchema);
  if (!form.ok) return data({ errors: form.errors, values: {}, setUp }, { status: 400 });

  const result = await confirmTwoFactor(memberOf(asked.context), form.value.code, factsOf(asked));
  if (!result.ok) {
    return data(
      { errors: { code: [twoFactorRefusals[result.error]] }, values: {}, setUp },
      { status: 400 },
    );
  }
  return showCodes(result.value.recoveryCodes, result.value.cookies);
}

async function stop(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, confirmPasswordSchema);
  if (!form.ok) return badForm(form);

  const result = await stopTwoFactor(memberOf(asked.context), form.value.password);
  return result.ok ? redirectWithFlash(PAGE, "Two-step sign-in is off.") : refused(result.error);
}

async function renew(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, confirmPasswordSchema);
  if (!form.ok) return badForm(form);

  const result = await renewRecoveryCodes(
    memberOf(asked.context),
    form.value.password,
    factsOf(asked),
  );
  return result.ok ? showCodes(result.value.recoveryCodes, []) : refused(result.error);
}

async function endOne({ context }: RequestArgs, fields: FormData) {
  const isEnded = await endSession(memberOf(context), String(fields.get("sessionId") ?? ""));
  return redirectWithFlash(
    PAGE,
    isEnded ? "That device is signed out." : "That device was already signed out.",
  );
}

async function endAll(asked: RequestArgs) {
  const { cookies } = await signOutEverywhere(memberOf(asked.context), factsOf(asked));
  return redirectWithCookies(href("/login"), cookies);
}

function setUpOf(uri: string) {
  // Plain characters, as we write it: a code of others could be too much for a picture.
  const isOurs = /^otpauth:\/\/totp\/[\x21-\x7e]{1,900}$/.test(uri);
  return isOurs
    ? { uri, secret: new URL(uri).searchParams.get("secret") ?? "", qr: qrCode(uri) }
    : null;
}

/** Shown once: they are not kept in a form that could be shown again. */
function showCodes(recoveryCodes: string[], cookies: readonly string[]) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return data({ errors: {}, values: {}, recoveryCodes }, { headers });
}

function refused(error: TwoFactorRefusal) {
  const isPassword = error === "wrong-password" || error === "slow-down";
  const status = error === "slow-down" ? 429 : 400;
  return refusedForm({}, twoFactorRefusals[error], isPassword ? "password" : "form", status);
}
