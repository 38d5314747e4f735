import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import {
  companySchema,
  employerCountries,
  nameCompanySchema,
} from "#domain/employers/company.schema.ts";
import { employerOf, nameAskedWith, openClaimOf } from "#domain/employers/employer-of.server.ts";
import { peopleOf } from "#domain/employers/employers-desk.queries.server.ts";
import { nameCompany } from "#domain/employers/name-company.server.ts";
import { companyLogoRefusals, companyRefusals } from "#domain/employers/refusals.ts";
import { saveCompany, setCompanyLogo } from "#domain/employers/save-company.server.ts";
import { closingZones } from "#domain/jobs/posting/closing-note.ts";
import { registerLine } from "./employer.server.ts";

type Context = Readonly<RouterContextProvider>;
const HERE = "/employer/company";

export async function loadCompany(context: Context) {
  const member = memberOf(context);
  const employer = await employerOf(member.id);
  return {
    employer,
    register: employer ? registerLine(employer) : null,
    people: employer ? await peopleOf(employer.id) : [],
    claim: employer ? null : await openClaimOf(member.id),
    askedName: employer ? "" : await nameAskedWith(member.email),
    lists: {
      countries: Object.entries(employerCountries).map(([value, label]) => ({ value, label })),
      zones: closingZones,
    },
  };
}

export async function answerCompany(context: Context, fields: FormData) {
  switch (fields.get("intent")) {
    case "name":
      return answerName(context, fields);
    case "set-logo":
    case "remove-logo":
      return answerLogo(context, fields);
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
    ? redirectWithFlash("/employer", `${named.value.name} is yours to advertise for.`)
    : redirectWithFlash(HERE, "Asked. We write to you when somebody has checked.");
}

async function answerDetails(context: Context, fields: FormData) {
  const form = readFields(fields, companySchema);
  if (!form.ok) return badForm(form);
  const saved = await saveCompany(memberOf(context), form.value, new Date());
  if (!saved.ok) return refusedForm(form.values, companyRefusals[saved.error]);
  return redirectWithFlash(HERE, "Saved. Readers see it now.");
}

async function answerLogo(context: Context, fields: FormData) {
  const file = fields.get("logo");
  const isSet = fields.get("intent") === "set-logo";
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const changed = await setCompanyLogo(memberOf(context), isSet ? bytes : null, new Date());
  if (!changed.ok) return refusedForm({}, companyLogoRefusals[changed.error], "logo", 400);
  return redirectWithFlash(HERE, isSet ? "The new logo is in use." : "The logo is gone.");
}
