import { type WebDomain, webDomains } from "#rules/employer-names/web-domain.ts";
import { lookUp } from "../checking/look-up.server.ts";
import type { MatchedName, SponsorResult } from "../sponsor.ts";

/** An employer whose adverts lead to a domain with the name of a licensed body. */
export type DomainTie = {
  name: string;
  domain: string;
  organisationId: number;
  organisation: string;
  town: string;
};

/** The body's own name, or its name but for words such as "UK" and "Group". */
const OWN: readonly MatchedName[] = ["name", "stem"];

type Given = { name: string; addresses: readonly string[] };

/** The licensed bodies that an employer's addresses speak for. Evidence for staff to confirm, never an answer. */
export async function findDomainTies({ name, addresses }: Given): Promise<DomainTie[]> {
  const ties: DomainTie[] = [];
  for (const domain of webDomains(addresses)) ties.push(...(await tiesOf(name, domain)));
  return ties.filter(
    (tie, at) =>
      ties.findIndex(({ organisationId }) => organisationId === tie.organisationId) === at,
  );
}

async function tiesOf(name: string, { domain, stem }: WebDomain): Promise<DomainTie[]> {
  const found = await lookUp({ q: stem });
  if (!found.ok) return [];
  return found.value.results
    .filter(bearsIt)
    .map(({ organisationId, name: organisation, town }) => ({
      ...{ name, domain, organisationId, organisation, town },
    }));
}

function bearsIt({ standing, how, isPart, matched }: SponsorResult): boolean {
  return standing !== null && how === "exact" && !isPart && OWN.includes(matched);
}
