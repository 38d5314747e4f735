import { z } from "zod";
import { answerAlias } from "#app/compose/staff/register-form.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import type { QueryOf } from "#app/shell/list/list.ts";
import { listAdvertAddresses } from "#domain/employers/advert-addresses.queries.server.ts";
import { idField } from "#domain/forms/fields.ts";
import { confirmAlias, declineTie, openTies } from "#domain/sponsors/aliases.server.ts";
import { lookUp } from "#domain/sponsors/checking/look-up.server.ts";
import { sponsorRefusals } from "#domain/sponsors/checking/refusals.ts";
import { type DomainTie, findDomainTies } from "#domain/sponsors/families/domain-ties.server.ts";
import {
  listMissedNames,
  rejectMissedName,
} from "#domain/sponsors/families/missed-names.server.ts";
import type { SponsorResult } from "#domain/sponsors/sponsor.ts";
import { WEB_DOMAIN } from "#rules/employer-names/known-name.ts";
import { no, type Result } from "#rules/result.ts";
import type { searchedList } from "./searched-list.tsx";
import type { SearchedName, Suggestion } from "./searched-name.ts";

const ADDRESS = "/staff/sponsor-register/searched-names";
const MAX_LENGTH = 160;
const MAX_CHOICES = 10;

export async function readSearched(query: QueryOf<typeof searchedList>) {
  const { rows, ...paged } = await listMissedNames(query);
  const searched: SearchedName[] = [];
  for (const row of rows) searched.push({ ...row, suggestion: await suggest(row.name) });
  return { ...paged, rows: searched };
}

async function suggest(name: string): Promise<Suggestion | null> {
  const found = await lookUp({ q: name, limit: 1 });
  const nearest = found.ok ? found.value.results.find(({ standing }) => standing) : undefined;
  return nearest ? { ...nearest } : null;
}

type Given = {
  name: string;
  find: string;
  findError: string | undefined;
  choices: readonly SponsorResult[];
};

/** The name that is being given to an employer, and those found for it so far. */
export async function readGiven(params: URLSearchParams): Promise<Given | null> {
  const name = params.get("name")?.trim().slice(0, MAX_LENGTH) ?? "";
  const find = params.get("find")?.trim().slice(0, MAX_LENGTH) ?? "";
  if (!name) return null;
  if (!find) return { name, find, findError: undefined, choices: [] };
  const found = await lookUp({ q: find, limit: MAX_CHOICES });
  const choices = found.ok ? found.value.results : [];
  const error = found.ok ? "no-such-organisation" : found.error;
  const findError = choices.length === 0 ? sponsorRefusals[error] : undefined;
  return { name, find, findError, choices };
}

const decision = z.object({
  intent: z.enum(["confirm", "reject"], { error: "Confirm or reject the name." }),
  nameKey: z.string().min(1).max(MAX_LENGTH),
  name: z.string().min(1).max(MAX_LENGTH),
});

type Context = Parameters<typeof memberOf>[0];

/** Confirms that a searched name is its suggestion, rejects it, or gives it to the employer that was chosen. */
export async function answerSearched(context: Context, fields: FormData) {
  if (fields.get("intent") === "add") return answerAlias(context, fields, ADDRESS);
  if (/-domain$/.test(String(fields.get("intent")))) return answerDomain(context, fields);
  const form = readFields(fields, decision);
  if (!form.ok) return badForm(form);
  const { intent, name } = form.value;
  const decided = await decide(memberOf(context), form.value, new Date());
  if (!decided.ok) return refusedForm(form.values, whyNot(decided.error));
  return redirectWithFlash(
    ADDRESS,
    intent === "confirm" ? `Added. “${name}” is found from now on.` : `“${name}” is rejected.`,
  );
}

async function decide(
  staff: { id: string },
  { intent, name, nameKey }: z.output<typeof decision>,
  now: Date,
): Promise<Result<unknown, string>> {
  if (intent === "reject") return rejectMissedName(staff, nameKey, now);
  const suggestion = await suggest(name);
  if (!suggestion) return no("nobody-near");
  return confirmAlias(staff, { organisationId: suggestion.organisationId, alias: name }, now);
}

function whyNot(error: string): string {
  return Object.hasOwn(sponsorRefusals, error)
    ? sponsorRefusals[error as keyof typeof sponsorRefusals]
    : "Somebody has decided on this name already.";
}

/** So many employers are looked at, those with the most adverts. */
const EMPLOYERS_LOOKED_AT = 250;
const AT_ONCE = 25;

/** Employers whose adverts lead to a domain with the name of a licensed body, without those staff said no to; with a name, only those of that name. */
export async function readDomainTies(name: string | null = null): Promise<DomainTie[]> {
  const employers = await listAdvertAddresses(EMPLOYERS_LOOKED_AT, name);
  const ties: DomainTie[] = [];
  for (let from = 0; from < employers.length; from += AT_ONCE) {
    const some = await Promise.all(employers.slice(from, from + AT_ONCE).map(findDomainTies));
    ties.push(...some.flat());
  }
  return openTies(ties);
}

const domainDecision = z.object({
  intent: z.enum(["confirm-domain", "decline-domain"], { error: "Confirm or decline it." }),
  name: z.string().min(1).max(MAX_LENGTH),
  organisationId: idField("Choose the organisation."),
});

/** The evidence is looked for again: an advert may have gone since the page was read. */
async function answerDomain(context: Context, fields: FormData) {
  const form = readFields(fields, domainDecision);
  if (!form.ok) return badForm(form);
  const { intent, name, organisationId } = form.value;
  const ties = await readDomainTies(name);
  const tie = ties.find((one) => one.name === name && one.organisationId === organisationId);
  if (!tie) return refusedForm(form.values, "Its adverts no longer lead there.");
  const given = { organisationId, alias: name, why: WEB_DOMAIN } as const;
  const isYes = intent === "confirm-domain";
  const decide = isYes ? confirmAlias : declineTie;
  const decided = await decide(memberOf(context), given, new Date());
  if (!decided.ok) return refusedForm(form.values, whyNot(decided.error));
  const { organisation } = tie;
  return redirectWithFlash(
    ADDRESS,
    isYes
      ? `Added. “${name}” is found from now on.`
      : `Declined. “${name}” is not suggested for ${organisation} again.`,
  );
}
