import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorLicences, sponsorOrganisations } from "#db/schema/sponsors.ts";
import { licencesIn } from "#rules/sponsor-register/organisation.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import type { Sponsor } from "./sponsor.ts";

const organisation = {
  organisationId: sponsorOrganisations.id,
  name: sponsorOrganisations.name,
  town: sponsorOrganisations.town,
  county: sponsorOrganisations.county,
  standing: sponsorOrganisations.standing,
  isOnRegister: sponsorOrganisations.isOnRegister,
  firstSeenOn: sponsorOrganisations.firstSeenOn,
  leftOn: sponsorOrganisations.leftOn,
};

/** Organisations by number, with what they are licensed for. */
export async function findSponsorsById(ids: readonly number[]): Promise<Map<number, Sponsor>> {
  if (ids.length === 0) return new Map();
  const [organisations, rows] = await Promise.all([
    db
      .select(organisation)
      .from(sponsorOrganisations)
      .where(inArray(sponsorOrganisations.id, [...ids])),
    findRows(ids),
  ]);
  return new Map(
    organisations.map(({ isOnRegister, standing, ...found }) => [
      found.organisationId,
      {
        ...found,
        standing: isOnRegister ? standing : null,
        ...licensed(rows.get(found.organisationId) ?? []),
      },
    ]),
  );
}

export async function findSponsor(id: number): Promise<Sponsor | null> {
  return (await findSponsorsById([id])).get(id) ?? null;
}

async function findRows(ids: readonly number[]): Promise<Map<number, RawRow[]>> {
  const rows = await db
    .select({
      organisationId: sponsorLicences.organisationId,
      name: sponsorLicences.name,
      town: sponsorLicences.town,
      county: sponsorLicences.county,
      typeAndRating: sponsorLicences.typeAndRating,
      route: sponsorLicences.route,
    })
    .from(sponsorLicences)
    .where(inArray(sponsorLicences.organisationId, [...ids]))
    .orderBy(sponsorLicences.id);
  const found = new Map<number, RawRow[]>();
  for (const { organisationId, name, town, county, typeAndRating, route } of rows) {
    const row: RawRow = [name, town, county, typeAndRating, route];
    found.set(organisationId, [...(found.get(organisationId) ?? []), row]);
  }
  return found;
}

/** The route most graduates need comes first. */
function licensed(rows: readonly RawRow[]) {
  const licences = licencesIn(rows).sort((a, b) => rank(a.route) - rank(b.route));
  return {
    licences,
    ratings: [...new Set(licences.map(({ ratingWords }) => ratingWords))],
    routes: [...new Set(licences.map(({ route }) => route))],
  };
}

function rank(route: string): number {
  return route === "Skilled Worker" ? 0 : 1;
}
