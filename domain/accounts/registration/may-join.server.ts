import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { registrations } from "#db/schema/accounts.ts";
import { preAuthorisedStudents, universityEmailDomains } from "#db/schema/universities.ts";
import { domainSuffixes } from "./on-domain.ts";
import { isOpen } from "./registrations.server.ts";

/** The pre-authorised rule: on one of the university's domains, on its list, or invited. */
export async function mayJoin(universityId: number, email: string, now: Date): Promise<boolean> {
  return (await howKnown(universityId, email, now)) !== null;
}

/** Which part of the rule lets the address in; null where none does. */
export async function howKnown(
  universityId: number,
  email: string,
  now: Date,
): Promise<"domain" | "list" | null> {
  if (await isOnDomain(universityId, email)) return "domain";
  return (await isListed(universityId, email, now)) ? "list" : null;
}

export async function isOnDomain(universityId: number, email: string): Promise<boolean> {
  const found = await db.$count(
    universityEmailDomains,
    and(
      eq(universityEmailDomains.universityId, universityId),
      inArray(sql`lower(${universityEmailDomains.domain})`, domainSuffixes(email)),
    ),
  );
  return found > 0;
}

/** On the university's own list, or with an open invitation. */
export async function isListed(universityId: number, email: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select (
    exists (select 1 from ${preAuthorisedStudents} where ${and(
      eq(preAuthorisedStudents.universityId, universityId),
      eq(preAuthorisedStudents.email, email),
    )})
    or exists (select 1 from ${registrations} where ${and(
      eq(registrations.universityId, universityId),
      eq(sql`lower(${registrations.email})`, email),
      or(eq(registrations.source, "access-request"), isNotNull(registrations.invitedById)),
      isOpen(now),
    )})
  ) as "isListed"`);
  return rows[0]?.isListed === true;
}
