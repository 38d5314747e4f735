import { data } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { idField, tickField } from "#domain/forms/fields.ts";
import { confirmAlias, removeAlias } from "#domain/sponsors/aliases.server.ts";
import {
  type ImportRefusal,
  importRefusals,
  sponsorRefusals,
} from "#domain/sponsors/checking/refusals.ts";
import { confirmCopy, takeBackCopy } from "#domain/sponsors/imports/held-copies.server.ts";
import { stageUpload } from "#domain/sponsors/imports/stage-upload.server.ts";
import {
  confirmUpload,
  discardUpload,
  type UploadProgress,
  uploadProgress,
} from "#domain/sponsors/imports/uploads.server.ts";

type Context = Parameters<typeof memberOf>[0];

const DESK = "/staff/sponsor-register";

const aboutTheDay: readonly ImportRefusal[] = ["no-date", "future-date", "older-than-current"];

/** Takes a copy that staff sent, and leads to where it is compared and decided on. */
export async function answerUpload(context: Context, fields: FormData) {
  const file = fields.get("file");
  const asOf = String(fields.get("asOf") ?? "").trim();
  if (!(file instanceof File) || file.name === "")
    return refusedForm({ asOf }, "Choose the register’s file first.", "file", 400);

  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileName = file.name.replace(/\p{Cc}/gu, "").slice(0, 200);
  const staged = await stageUpload(memberOf(context), { bytes, fileName, asOf }, new Date());
  if (!staged.ok) {
    const field = aboutTheDay.includes(staged.error) ? "asOf" : "file";
    return refusedForm({ asOf }, importRefusals[staged.error], field, 400);
  }
  return redirectWithFlash(`${DESK}/uploads/${staged.value.id}`, "Sent. Nothing is changed yet.");
}

export async function uploadAt(id: string): Promise<UploadProgress> {
  const upload = /^[\w-]{1,64}$/.test(id) ? await uploadProgress(id) : null;
  if (!upload) throw data(importRefusals["no-such-upload"], { status: 404 });
  return upload;
}

const decisionSchema = z.object({
  intent: z.enum(["confirm", "discard"], { error: "Confirm or discard." }),
  acceptsLoss: tickField,
});

/** Confirms a staged copy, or drops it. */
export async function answerDecision(id: string, fields: FormData) {
  const form = readFields(fields, decisionSchema);
  if (!form.ok) return badForm(form);
  if (form.value.intent === "discard") {
    await discardUpload(id);
    return redirectWithFlash(DESK, "Discarded. The register is unchanged.");
  }
  const confirmed = await confirmUpload(id, form.value);
  if (confirmed.ok) return redirectWithFlash(`${DESK}/uploads/${id}`, "Confirmed.");
  const isTick = confirmed.error === "loses-too-much";
  const sentence = isTick
    ? "Tick the box to confirm that these rows are really gone."
    : importRefusals[confirmed.error];
  return refusedForm(form.values, sentence, isTick ? "acceptsLoss" : "form");
}

const heldSchema = z.object({
  intent: z.enum(["confirm", "take-back"], { error: "Confirm the copy or withdraw it." }),
});

/** Confirms a copy that lost many rows, or puts the one before it back. */
export async function answerHeldCopy(context: Context, id: number, fields: FormData) {
  const form = readFields(fields, heldSchema);
  if (!form.ok) return data({ refusal: "Confirm the copy or withdraw it." }, { status: 400 });
  const isConfirmed = form.value.intent === "confirm";
  const staff = memberOf(context);
  const decided = isConfirmed
    ? await confirmCopy(staff, id)
    : await takeBackCopy(staff, id, new Date());
  if (!decided.ok) return data({ refusal: importRefusals[decided.error] }, { status: 409 });
  return redirectWithFlash(
    `${DESK}/imports/${id}`,
    isConfirmed
      ? "Confirmed. People who watch these employers get an email now."
      : "Withdrawn. The previous copy is in use again.",
  );
}

const aliasSchema = z.object({
  organisationId: idField("Choose the organisation."),
  alias: z
    .string({ error: "Type the other name." })
    .max(160, "Shorten the name to 160 characters or fewer.")
    .regex(/^\P{Cc}*$/u, "Use letters, digits and ordinary punctuation."),
});

const removeSchema = z.object({ aliasId: idField("Choose the name to remove.") });

/** Adds another name of an organisation, or takes one away. */
export async function answerAlias(
  context: Context,
  fields: FormData,
  goesTo = `${DESK}/other-names`,
) {
  if (fields.get("intent") === "remove") return dropAlias(context, fields);
  const form = readFields(fields, aliasSchema);
  if (!form.ok) return badForm(form);
  const added = await confirmAlias(memberOf(context), form.value, new Date());
  if (!added.ok) {
    const field = added.error === "no-such-organisation" ? "organisationId" : "alias";
    return refusedForm(form.values, sponsorRefusals[added.error], field);
  }
  return redirectWithFlash(
    goesTo,
    `Added. People who look for “${form.value.alias.trim()}” find it from now on.`,
  );
}

async function dropAlias(context: Context, fields: FormData) {
  const form = readFields(fields, removeSchema);
  if (!form.ok) return badForm(form);
  await removeAlias(memberOf(context), form.value.aliasId, new Date());
  return redirectWithFlash(`${DESK}/other-names`, "The name is removed.");
}
