import type { RouterContextProvider } from "react-router";
import { registerLine } from "#app/compose/employer/employer.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { countries } from "#domain/countries/countries.ts";
import { companySchema, nameCompanySchema } from "#domain/employers/company.schema.ts";
import { openChangeOf } from "#domain/employers/company-changes.server.ts";
import { employerOf, nameAskedWith, openClaimOf } from "#domain/employers/employer-of.server.ts";
import { peopleOf } from "#domain/employers/employers-desk.queries.server.ts";
import { nameCompany } from "#domain/employers/name-company.server.ts";
import { companyLogoRefusals, companyRefusals } from "#domain/employers/refusals.ts";
import {
  removeCompanyLogo,
  saveCompany,
  setCompanyLogo,
} from "#domain/employers/save-company.server.ts";
import { closingZones } from "#domain/jobs/posting/closing-note.ts";

type Context = Readonly<RouterContextProvider>;
const HERE = "/employer/company";
const WAITS = "Saved. We will review it before readers see it, and email you.";

export async function loadCompany(context: Context) {
  const member = memberOf(context);
  const employer = await employerOf(member.id);
  return {
    employer,
    register: employer ? registerLine(employer) : null,
    change: employer ? await openChangeOf(employer.id) : null,
    people: employer ? await peopleOf(employer.id) : [],
    claim: employer ? null : await openClaimOf(member.id),
    askedName: employer ? "" : await nameAskedWith(member.email),
    lists: {
      countries: Object.entries(countries).map(([value, label]) => ({ value, label })),
      zones: closingZones,
    },
  };
}

export async function answerCompany(context: Context, fields: FormData) {
  switch (fields.get("intent")) {
    case "name":
      return answerName(context, fields);
    case "set-logo":
      return answerLogo(context, fields);
    case "remove-logo":
      return answerNoLogo(context);
    default:
      return answerDetails(context, fields);
  }
}

async function answerName(context: Context, fields: FormData) {
  const form = readFields(fields, nameCompanySchema);
  if (!form.ok) return badForm(form);
  const named = await nameCompany(memberOf(context), form.value, new Date());
  if (!named.ok) return refusedForm(form.values, companyRefusals[named.error]);
  return named.value.kind === "created"
    ? redirectWithFlash("/employer", `You can now post jobs for ${named.value.name}.`)
    : redirectWithFlash(HERE, "Sent. We will email you when we have checked it.");
}

async function answerDetails(context: Context, fields: FormData) {
  const form = readFields(fields, companySchema);
  if (!form.ok) return badForm(form);
  const saved = await saveCompany(memberOf(context), form.value, new Date());
  if (!saved.ok) return refusedForm(form.values, companyRefusals[saved.error]);
  return redirectWithFlash(HERE, saved.value.isWaiting ? WAITS : "Saved. Readers see it now.");
}

async function answerLogo(context: Context, fields: FormData) {
  const file = fields.get("logo");
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const changed = await setCompanyLogo(memberOf(context), bytes, new Date());
  if (!changed.ok) return refusedForm({}, companyLogoRefusals[changed.error], "logo", 400);
  return redirectWithFlash(HERE, changed.value.isWaiting ? WAITS : "The new logo is in use.");
}

async function answerNoLogo(context: Context) {
  const changed = await removeCompanyLogo(memberOf(context), new Date());
  if (!changed.ok) return refusedForm({}, companyLogoRefusals[changed.error], "logo", 400);
  return redirectWithFlash(HERE, "The logo is removed.");
}
