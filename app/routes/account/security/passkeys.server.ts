import { data, href } from "react-router";
import { factsOf, type RequestArgs } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { addPasskey, startPasskey } from "#domain/accounts/passkeys/add-passkey.server.ts";
import {
  madePasskeySchema,
  passkeyFormSchema,
  readPosted,
} from "#domain/accounts/passkeys/passkey.schema.ts";
import { removePasskey } from "#domain/accounts/passkeys/remove-passkey.server.ts";
import { type PasskeyRefusal, passkeyRefusals } from "#domain/accounts/refusals.ts";

const PAGE = href("/account/security");

/** The password was given: says what the browser is to make. */
export async function startPasskeyForm(asked: RequestArgs, fields: FormData) {
  const form = readFields(fields, passkeyFormSchema);
  if (!form.ok) return badForm(form);

  const { passkeyName, passkeyPassword } = form.value;
  const member = memberOf(asked.context);
  const started = await startPasskey(member, passkeyPassword, factsOf(asked));
  if (!started.ok) return refused(started.error, form.values);
  const making = { options: started.value, name: passkeyName ?? "" };
  return data({ errors: {}, values: {}, making });
}

export async function addPasskeyForm(asked: RequestArgs, fields: FormData) {
  const name = passkeyFormSchema.shape.passkeyName.safeParse(fields.get("passkeyName")).data;
  const made = readPosted(madePasskeySchema, fields.get("credential"));
  const member = memberOf(asked.context);
  const added = await addPasskey(member, { made, name: name ?? null }, factsOf(asked));
  return added.ok ? redirectWithFlash(PAGE, "Your passkey is added.") : refused(added.error);
}

export async function removePasskeyForm({ context }: RequestArgs, fields: FormData) {
  const form = readFields(fields, passkeyFormSchema);
  if (!form.ok) return badForm(form);

  const removed = await removePasskey(memberOf(context), {
    passkeyId: String(fields.get("removePasskey")),
    password: form.value.passkeyPassword,
  });
  return removed.ok ? redirectWithFlash(PAGE, "The passkey is removed.") : refused(removed.error);
}

function refused(error: PasskeyRefusal, values = {}) {
  const isPassword = error === "wrong-password" || error === "slow-down";
  const field = isPassword ? "passkeyPassword" : "passkeys";
  const status = error === "slow-down" ? 429 : 400;
  return refusedForm(values, passkeyRefusals[error], field, status);
}
