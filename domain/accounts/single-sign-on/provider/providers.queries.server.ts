import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnProviders } from "#db/schema/single-sign-on.ts";
import { universityEmailDomains } from "#db/schema/universities.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import type { Role } from "#rules/access/visitor.ts";
import { domainSuffixes } from "../../registration/on-domain.ts";

export type Provider = typeof signOnProviders.$inferSelect;

/** A university's settings, on or off; null where there are none. */
export async function findProvider(universityId: number): Promise<Provider | null> {
  const [found] = await db
    .select()
    .from(signOnProviders)
    .where(eq(signOnProviders.universityId, universityId));
  return found ?? null;
}

/** Those whose metadata has an address to be read again from. */
export async function unsafeListMetadataUrls() {
  return db
    .select({ universityId: signOnProviders.universityId, url: signOnProviders.samlMetadataUrl })
    .from(signOnProviders)
    .where(and(eq(signOnProviders.protocol, "saml"), isNotNull(signOnProviders.samlMetadataUrl)))
    .orderBy(signOnProviders.universityId);
}

type SignOnOption = { universityId: number; name: string; isOnly: boolean };

/** What the sign-on button of a university needs; null where it has none. */
export async function findSignOnOption(universityId: number): Promise<SignOnOption | null> {
  const provider = await findProvider(universityId);
  const university = provider?.isOn ? await findUniversity(universityId) : null;
  if (!provider || !university) return null;
  return { universityId, name: university.name, isOnly: provider.mode === "only" };
}

/** Roles that sign in through the university and in no other way where it says so. */
const COVERED: readonly Role[] = ["student", "ambassador", "predeparture_student"];

type Somebody = { role: Role; universityId: number | null };

/** Whether an account with an address of such a university opens through it alone. */
export function opensThrough(universityId: number, person: Somebody): boolean {
  return COVERED.includes(person.role) && person.universityId === universityId;
}

/** The university through which alone this account opens; null where passwords do. */
export async function signOnOnlyFor(person: Somebody & { email: string }): Promise<number | null> {
  const universityId = await signOnOnlyAt(person.email);
  return universityId !== null && opensThrough(universityId, person) ? universityId : null;
}

/**
 * The university whose people with such an address sign in through it alone. By the address, not by
 * an account: the answer says nothing about whether there is one.
 */
export async function signOnOnlyAt(email: string): Promise<number | null> {
  const [found] = await db
    .select({ universityId: signOnProviders.universityId })
    .from(signOnProviders)
    .innerJoin(
      universityEmailDomains,
      eq(universityEmailDomains.universityId, signOnProviders.universityId),
    )
    .where(
      and(
        eq(signOnProviders.isOn, true),
        eq(signOnProviders.mode, "only"),
        inArray(sql`lower(${universityEmailDomains.domain})`, domainSuffixes(email)),
      ),
    )
    // A part of a university may be one of ours too: the nearest domain counts.
    .orderBy(sql`length(${universityEmailDomains.domain}) desc`, signOnProviders.universityId)
    .limit(1);
  return found?.universityId ?? null;
}
