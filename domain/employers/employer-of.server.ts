import { and, desc, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { employerClaims, employerMembers, employers } from "#db/schema/employers.ts";
import type { EmployerSummary } from "./employer.ts";

/** The employer somebody speaks for; null until they have named it, or until staff let them in. */
export async function employerOf(userId: string): Promise<EmployerSummary | null> {
  const [employer] = await db
    .select({
      id: employers.id,
      slug: employers.slug,
      name: employers.name,
      website: employers.website,
      about: employers.about,
      town: employers.town,
      country: employers.country,
      timeZone: employers.timeZone,
      logoId: employers.logoId,
      isTrusted: employers.isTrusted,
      sponsorStatus: employers.sponsorStatus,
      sponsorAsOf: employers.sponsorAsOf,
    })
    .from(employerMembers)
    .innerJoin(employers, eq(employers.id, employerMembers.employerId))
    .where(eq(employerMembers.userId, userId));
  return employer ?? null;
}

/** The company somebody asked to speak for, while our staff have not decided. */
export async function openClaimOf(userId: string) {
  const [claim] = await db
    .select({ id: employerClaims.id, nameGiven: employerClaims.nameGiven })
    .from(employerClaims)
    .where(and(eq(employerClaims.userId, userId), isNull(employerClaims.decidedAt)));
  return claim ?? null;
}

/** What they called their company when they asked for the account. */
export async function nameAskedWith(email: string): Promise<string> {
  const [asked] = await db
    .select({ name: accessRequests.employerName })
    .from(accessRequests)
    .where(and(eq(accessRequests.kind, "employer"), eq(accessRequests.email, email)))
    .orderBy(desc(accessRequests.createdAt))
    .limit(1);
  return asked?.name ?? "";
}
