import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { employerClaims, employerMembers, employers } from "#db/schema/employers.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { employerAudit } from "./audit-kinds.ts";
import type { NameCompanyInput } from "./company.schema.ts";
import { showCompany } from "./company-changes.server.ts";
import { idsByNameKey, takenSlugs } from "./known-names.server.ts";
import { employerNameKey, employerSlug } from "./name-key.ts";
import type { CompanyRefusal } from "./refusals.ts";

type Named = Result<{ kind: "created" | "asked"; name: string }, CompanyRefusal>;
type Naming = { member: Member; input: NameCompanyInput; now: Date };

/**
 * Says which company an employer's account speaks for. A name nobody has is
 * theirs at once, and not trusted. One we know already, from a feed or from
 * somebody else, is asked for: nobody takes a company by typing its name.
 */
export async function nameCompany(
  member: Member,
  input: NameCompanyInput,
  now: Date,
): Promise<Named> {
  if (member.role !== "employer") return no("forbidden");
  try {
    return await db.transaction((tx) => nameIn(tx, { member, input, now }));
  } catch (error) {
    if (violates(error, "employer_members_pkey")) return no("has-company");
    throw error;
  }
}

async function nameIn(tx: Transaction, naming: Naming): Promise<Named> {
  const { member, input } = naming;
  const [speaks] = await tx
    .select({ employerId: employerMembers.employerId })
    .from(employerMembers)
    .where(eq(employerMembers.userId, member.id));
  if (speaks) return no("has-company");

  const employerId = await addEmployer(tx, naming);
  if (employerId === null) return askFor(tx, naming);
  await withdrawClaims(tx, naming);
  await tx.insert(employerMembers).values({ userId: member.id, employerId });
  const { website } = input;
  await showCompany(tx, { employerId, change: { website }, by: member.id, now: naming.now });
  await record(tx, employerAudit["company-named"], {
    userId: member.id,
    detail: { employer: String(employerId) },
  });
  return ok({ kind: "created", name: input.name });
}

/** Null where the name is taken; two who name it together are parted by the database. */
async function addEmployer(tx: Transaction, { input, now }: Naming): Promise<number | null> {
  const { name, town, country, timeZone } = input;
  const slug = employerSlug(name);
  const isTaken = (await takenSlugs(tx, [slug])).has(slug);
  const nameKey = employerNameKey(name);
  if ((await idsByNameKey(tx, [nameKey])).has(nameKey)) return null;
  const [added] = await tx
    .insert(employers)
    .values({
      slug: isTaken ? `${slug}-${randomBytes(3).toString("hex")}` : slug,
      name,
      nameKey,
      town,
      country,
      timeZone,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: employers.nameKey })
    .returning({ id: employers.id });
  return added?.id ?? null;
}

/** Asks for a company we know; anyone who meant another one before asks for this one instead. */
async function askFor(tx: Transaction, naming: Naming): Promise<Named> {
  const { member, input, now } = naming;
  const nameKey = employerNameKey(input.name);
  const known = await idsByNameKey(tx, [nameKey]);
  const [employer] = await tx
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, known.get(nameKey)!));
  const before = await withdrawClaims(tx, naming);
  const asked = await tx
    .insert(employerClaims)
    .values({
      employerId: employer!.id,
      userId: member.id,
      nameGiven: input.name,
      note: input.note,
      // Who asks again for the same one keeps their place.
      createdAt: before?.employerId === employer!.id ? before.createdAt : now,
    })
    .onConflictDoNothing()
    .returning({ id: employerClaims.id });
  if (asked.length === 0) return no("already-asked");
  await record(tx, employerAudit["company-claimed"], {
    userId: member.id,
    detail: { employer: String(employer!.id) },
  });
  return ok({ kind: "asked", name: employer!.name });
}

/** Never changed into another: what staff have open must stay what they read. */
async function withdrawClaims(tx: Transaction, { member, now }: Naming) {
  const [withdrawn] = await tx
    .update(employerClaims)
    .set({ decidedAt: now, decision: "declined" })
    .where(and(eq(employerClaims.userId, member.id), isNull(employerClaims.decidedAt)))
    .returning({ employerId: employerClaims.employerId, createdAt: employerClaims.createdAt });
  return withdrawn;
}
