import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { registerWords } from "../advert/register-words.ts";
import { countPages } from "../landing/count-pages.server.ts";
import type { RegisterState } from "../vocabulary.ts";
import type { Fair } from "./fair.ts";
import type { FairEmployer } from "./fair-view.ts";

/** Those the fair names whom we know, with what the board finds for them today. */
export async function findFairEmployers(
  { employers: named }: Pick<Fair, "employers">,
  now: Date,
): Promise<FairEmployer[]> {
  const known = await knownAmong(named.map(({ slug }) => slug));
  const coming = named.flatMap(({ slug, seeks }) => {
    const employer = known.get(slug);
    return employer ? [{ ...employer, seeks }] : [];
  });
  const searches = coming.map(({ name }) => searchFor(name));
  const counts = await countPages(searches, now);

  return coming.map(({ name, town, standing, seeks }, index) => ({
    name,
    town,
    seeks,
    register: standing ? registerWords[standing as RegisterState].headline : null,
    open: counts?.[index] ?? null,
    href: `/jobs?${searchFor(name).criteria}`,
  }));
}

function searchFor(name: string) {
  return { board: "jobs" as const, criteria: new URLSearchParams({ q: name }).toString() };
}

async function knownAmong(slugs: readonly string[]) {
  const rows = await db
    .select({
      slug: employers.slug,
      name: employers.name,
      town: employers.town,
      standing: employers.sponsorStatus,
    })
    .from(employers)
    .where(inArray(employers.slug, [...slugs]));
  return new Map(rows.map(({ slug, ...employer }) => [slug, employer]));
}
