import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { countries } from "#app/shell/countries.ts";
import { listTimeZones, presentZoneName } from "#domain/forms/time-zones.ts";
import { confirmDomain } from "#domain/universities/domain-claims.server.ts";
import { officeRefusals, universityRefusals } from "#domain/universities/refusals.ts";
import { addUniversity, changeUniversity } from "#domain/universities/save-university.server.ts";
import {
  campusesOf,
  emailDomainsOf,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { universitySchema } from "#domain/universities/university.schema.ts";
import { rowNumber } from "#rules/row-number.ts";

type Context = Parameters<typeof memberOf>[0];

/** The lists the form chooses from. */
export function universityLists() {
  return {
    countries: countries.map(({ id, name }) => ({ value: String(id), label: name })),
    timeZones: listTimeZones(new Date()),
  };
}

/** A university as its form shows it. */
export async function universityFormValues(
  university: University,
): Promise<Record<string, string>> {
  const [domains, campuses] = await Promise.all([
    emailDomainsOf(university.id),
    campusesOf(university.id),
  ]);
  return {
    name: university.name,
    shortName: university.shortName,
    town: university.town,
    countryId: String(university.countryId),
    timeZone: presentZoneName(university.timeZone),
    slug: university.slug,
    brandColour: university.brandColour,
    domains: domains.join("\n"),
    campuses: campuses
      .filter(({ closedAt }) => closedAt === null)
      .map(({ name, town }) => `${name}, ${town}`)
      .join("\n"),
  };
}

const fieldOf: Partial<Record<keyof typeof universityRefusals, string>> = {
  "slug-taken": "slug",
  "campus-in-use": "campuses",
};

/** Adds a university, or changes the one with this id. */
export async function answerUniversity(context: Context, fields: FormData, id: number | null) {
  const form = readFields(fields, universitySchema);
  if (!form.ok) return badForm(form);

  const member = memberOf(context);
  const saved =
    id === null
      ? await addUniversity(member, form.value)
      : await changeUniversity(member, id, form.value);
  if (!saved.ok)
    return refusedForm(form.values, universityRefusals[saved.error], fieldOf[saved.error]);

  const done = id === null ? `${form.value.name} is added.` : "The details are saved.";
  return redirectWithFlash(`/staff/universities/${saved.value.id}`, done);
}

/** Our staff confirm a domain they know of, or switch on a host whose certificate is there. */
export async function answerDomainClaim(context: Context, fields: FormData, id: string) {
  const claim = { universityId: rowNumber(id), claimId: rowNumber(fields.get("claim")) };
  const confirmed = await confirmDomain(memberOf(context), claim, new Date());
  const said = confirmed.ok ? "The domain is confirmed." : officeRefusals[confirmed.error];
  return redirectWithFlash(`/staff/universities/${claim.universityId}`, said, {
    tone: confirmed.ok ? "positive" : "negative",
  });
}
