import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { companyNameField } from "#domain/employers/company.schema.ts";
import { unsafeFindEmployer } from "#domain/employers/employers-desk.queries.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { renameEmployer } from "#domain/employers/rename-employer.server.ts";
import {
  type RegisterMatch,
  setRegisterMatch,
  setTrust,
} from "#domain/employers/set-trust.server.ts";
import { idField } from "#domain/forms/fields.ts";
import { lookUp } from "#domain/sponsors/checking/look-up.server.ts";
import { findCurrentImport } from "#domain/sponsors/register/current-import.server.ts";
import { findSponsor } from "#domain/sponsors/sponsors.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";

type Args = {
  request: Request;
  params: { employer_id: string };
  context: Readonly<RouterContextProvider>;
};

const SHOWN = 8;

/** An employer with the organisations on the register that it may be. */
export async function loadEmployer({ request, params }: Args) {
  const employer = await unsafeFindEmployer(rowNumber(params.employer_id));
  if (!employer) throw data("We could not find that employer.", { status: 404 });
  const asked = new URL(request.url).searchParams.get("q")?.trim().slice(0, 160);
  const q = asked || employer.name;
  const answer = await lookUp({ q, town: asked ? null : employer.town, limit: SHOWN });
  const { sponsorOrganisationId: organisationId } = employer;
  return {
    employer,
    q,
    register: organisationId === null ? null : await findSponsor(organisationId),
    found: (answer.ok ? answer.value.results : []).map(
      ({ organisationId: id, name, town, ratings, routes, why }) => ({
        organisationId: id,
        name,
        town,
        ratings,
        routes,
        why,
      }),
    ),
  };
}

export async function answerEmployer({ request, params, context }: Args) {
  const fields = await readFormData(request);
  const employerId = rowNumber(params.employer_id);
  if (!(await unsafeFindEmployer(employerId)))
    throw data("We could not find that employer.", { status: 404 });
  if (fields.get("intent") === "trust") return answerTrust(context, employerId, fields);
  if (fields.get("intent") === "rename") return answerRename(context, employerId, fields);
  return answerMatch(context, employerId, fields);
}

async function answerTrust(context: Args["context"], employerId: number, fields: FormData) {
  const isTrusted = fields.get("isTrusted") === "yes";
  const set = await setTrust(memberOf(context), employerId, { isTrusted, now: new Date() });
  if (!set.ok) return refusedForm({}, employerDeskRefusals[set.error]);
  const done = isTrusted
    ? "Trusted. Its adverts go live at once."
    : "Its adverts are reviewed before they go live.";
  return redirectWithFlash(`/staff/employers/${employerId}`, done);
}

const renameSchema = z.object({ name: companyNameField });

async function answerRename(context: Args["context"], employerId: number, fields: FormData) {
  const form = readFields(fields, renameSchema);
  if (!form.ok) return badForm(form);
  const renaming = { name: form.value.name, now: new Date() };
  const renamed = await renameEmployer(memberOf(context), employerId, renaming);
  if (!renamed.ok) return refusedForm(form.values, employerDeskRefusals[renamed.error]);
  const done = "Renamed. Links to its old page lead to the new one.";
  return redirectWithFlash(`/staff/employers/${employerId}`, done);
}

const matchSchema = z.object({
  organisationId: z.union([z.enum(["none", "look-up"]), idField("Choose an organisation.")]),
});

async function answerMatch(context: Args["context"], employerId: number, fields: FormData) {
  const form = readFields(fields, matchSchema);
  if (!form.ok) return badForm(form);
  const match = await matchFor(form.value.organisationId);
  if (match === undefined)
    return refusedForm(form.values, "That organisation is not on the register any more.");
  const set = await setRegisterMatch(memberOf(context), employerId, { match, now: new Date() });
  if (!set.ok) return refusedForm(form.values, employerDeskRefusals[set.error]);
  const done = match
    ? "Saved. Its jobs show it now."
    : "The automatic look-up will choose again in a moment.";
  return redirectWithFlash(`/staff/employers/${employerId}`, done);
}

/** Null gives the choice back to the look-up; undefined: there is no such organisation. */
async function matchFor(
  chosen: number | "none" | "look-up",
): Promise<RegisterMatch | null | undefined> {
  if (chosen === "look-up") return null;
  const asOf = (await findCurrentImport())?.asOf ?? null;
  if (chosen === "none")
    return {
      organisationId: null,
      status: "not_found",
      why: "Our staff checked: not on the register.",
      asOf,
    };
  const sponsor = await findSponsor(chosen);
  if (!sponsor) return undefined;
  return {
    organisationId: sponsor.organisationId,
    status: sponsor.standing ?? "not_found",
    why: `Confirmed by our staff: ${sponsor.name}, ${sponsor.town}.`,
    asOf,
  };
}
