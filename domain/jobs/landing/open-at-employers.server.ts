import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { registerLabels } from "../advert/register-labels.ts";
import type { RegisterState } from "../vocabulary.ts";
import { countPages } from "./count-pages.server.ts";

/** An employer we know, with what the board finds for it today. */
export type OpenAtEmployer = {
  slug: string;
  name: string;
  town: string | null;
  /** What the register says about it. */
  register: string | null;
  /** What its link finds; null while the board cannot be searched. */
  open: number | null;
  href: string;
};

/** Those of the named employers whom we know. */
export async function findOpenAtEmployers(
  slugs: readonly string[],
  now: Date,
): Promise<OpenAtEmployer[]> {
  const known = await knownAmong(slugs);
  const counts = await countPages(
    known.map(({ name }) => searchFor(name)),
    now,
  );
  return known.map(({ slug, name, town, standing }, index) => ({
    slug,
    name,
    town,
    register: standing ? registerLabels[standing as RegisterState].headline : null,
    open: counts?.[index] ?? null,
    href: `/jobs?${searchFor(name).criteria}`,
  }));
}

function searchFor(name: string) {
  return { board: "jobs" as const, criteria: new URLSearchParams({ q: name }).toString() };
}

function knownAmong(slugs: readonly string[]) {
  return db
    .select({
      slug: employers.slug,
      name: employers.name,
      town: employers.town,
      standing: employers.sponsorStatus,
    })
    .from(employers)
    .where(inArray(employers.slug, [...slugs]));
}
