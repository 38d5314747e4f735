import { and, inArray, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorAliases } from "#db/schema/sponsors.ts";
import { isoDay } from "#rules/days.ts";
import type { Tie } from "../sponsor.ts";
import { aliasKey } from "./known-names.server.ts";

type FoundByName = { id: number; text: string };

/** Why the other names of these organisations are theirs, asked for by the name that was found. */
export async function findTies(
  found: readonly FoundByName[],
): Promise<(one: FoundByName) => Tie | undefined> {
  if (found.length === 0) return () => undefined;
  const rows = await db
    .select({
      organisationId: sponsorAliases.organisationId,
      aliasKey: sponsorAliases.aliasKey,
      name: sponsorAliases.alias,
      why: sponsorAliases.why,
      checkedOn: sponsorAliases.checkedOn,
      confirmedAt: sponsorAliases.confirmedAt,
    })
    .from(sponsorAliases)
    .where(
      and(
        inArray(sponsorAliases.organisationId, [...new Set(found.map(({ id }) => id))]),
        isNull(sponsorAliases.removedAt),
      ),
    );
  const ties = new Map(
    rows.map(({ organisationId, aliasKey: key, name, why, checkedOn, confirmedAt }) => [
      `${organisationId} ${key}`,
      { name, why, isByStaff: checkedOn === null, checkedOn: checkedOn ?? isoDay(confirmedAt) },
    ]),
  );
  return ({ id, text }) => ties.get(`${id} ${aliasKey(text)}`);
}
