import { randomBytes } from "node:crypto";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import {
  universities,
  universityDomainClaims,
  universityEmailDomains,
} from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { countFailure } from "#platform/limits.server.ts";
import { readTxtRecords } from "#platform/outside/txt-records.server.ts";
import { settings } from "#platform/settings.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isPublicMailDomain } from "#rules/university/public-mail-domains.ts";
import { universityAudit } from "./audit-kinds.ts";
import type { DomainInput } from "./office.schema.ts";
import type { OfficeRefusal } from "./refusals.ts";
import { invalidateUniversities } from "./universities.queries.server.ts";

type Changed = Result<{}, OfficeRefusal>;
type Claim = typeof universityDomainClaims.$inferSelect;

const MAX_CLAIMS = 20;
const TRIES = { limit: 10, windowSeconds: 600 };

/** Where the TXT record stands, and what it says. */
export const recordName = (domain: string) => `_waymark.${domain}`;
export const recordValue = (token: string) => `waymark-verification=${token}`;

/** What waits to be confirmed, by name. */
export function listDomainClaims(universityId: number) {
  return db
    .select({
      id: universityDomainClaims.id,
      kind: universityDomainClaims.kind,
      domain: universityDomainClaims.domain,
      token: universityDomainClaims.token,
      provedAt: universityDomainClaims.provedAt,
    })
    .from(universityDomainClaims)
    .where(eq(universityDomainClaims.universityId, universityId))
    .orderBy(asc(universityDomainClaims.kind), asc(universityDomainClaims.domain))
    .limit(MAX_CLAIMS);
}

/** Asks for a domain. It does nothing before its record, or our staff, confirm it. */
export async function claimDomain(actor: Member, asked: DomainInput, now: Date): Promise<Changed> {
  const { universityId } = actor;
  if (!officeMay(actor, "change-settings") || universityId === null) return no("forbidden");
  const refusal = await whyNot(universityId, asked);
  if (refusal) return no(refusal);
  try {
    return await db.transaction(async (tx) => {
      const isOwn = eq(universityDomainClaims.universityId, universityId);
      if ((await tx.$count(universityDomainClaims, isOwn)) >= MAX_CLAIMS) return no("too-many");
      const token = randomBytes(18).toString("base64url");
      const claim = { ...asked, universityId, token, askedById: actor.id, createdAt: now };
      await tx.insert(universityDomainClaims).values(claim);
      await note(tx, "domain-claimed", { actor, universityId, ...asked });
      return ok({});
    });
  } catch (error) {
    if (violates(error, "university_domain_claims_once")) return no("already-listed");
    throw error;
  }
}

/** Looks for the record. An email domain then counts at once; a host waits for our staff to serve it. */
export async function proveDomain(
  actor: Member,
  claimId: number,
  { now, dnsServers }: { now: Date; dnsServers?: readonly string[] },
): Promise<Changed> {
  const { universityId } = actor;
  if (!officeMay(actor, "change-settings") || universityId === null) return no("forbidden");
  const claim = await findClaim(universityId, claimId);
  if (!claim) return no("not-found");
  if ((await countFailure(`prove-domain:${universityId}`, TRIES, now)).over) return no("slow-down");

  const records = await readTxtRecords(recordName(claim.domain), dnsServers);
  if (records === null) return no("dns-away");
  if (!records.includes(recordValue(claim.token))) return no("not-proved");
  return confirm(actor, claim, now);
}

/** Our staff confirm what they know another way, and switch on a host once its certificate is there. */
export async function confirmDomain(
  actor: Member,
  { universityId, claimId }: { universityId: number; claimId: number },
  now: Date,
): Promise<Changed> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  const claim = await findClaim(universityId, claimId);
  return claim ? confirm(actor, claim, now) : no("not-found");
}

async function confirm(actor: Member, claim: Claim, now: Date): Promise<Changed> {
  const { id, universityId, kind, domain } = claim;
  // Another university may have got it since it was asked for.
  if ((await whyNot(universityId, claim)) === "domain-taken") return no("domain-taken");
  try {
    const done = await db.transaction(async (tx): Promise<Changed> => {
      const isClaim = eq(universityDomainClaims.id, id);
      if (kind === "host" && actor.role !== "staff") {
        await tx.update(universityDomainClaims).set({ provedAt: now }).where(isClaim);
        return ok({});
      }
      const [taken] = await tx.delete(universityDomainClaims).where(isClaim).returning();
      if (!taken) return no("not-found");
      if (kind === "email") {
        await tx
          .insert(universityEmailDomains)
          .values({ universityId, domain })
          .onConflictDoNothing();
      } else {
        const isOwn = eq(universities.id, universityId);
        await tx.update(universities).set({ customHost: domain }).where(isOwn);
      }
      await note(tx, "domain-confirmed", { actor, universityId, kind, domain });
      return ok({});
    });
    if (done.ok) invalidateUniversities();
    return done;
  } catch (error) {
    if (violates(error, "universities_custom_host_unique")) return no("domain-taken");
    throw error;
  }
}

/** Takes back a claim, an email domain or the host. Accounts that people have stay theirs. */
export async function removeDomain(actor: Member, asked: DomainInput): Promise<Changed> {
  const { universityId } = actor;
  if (!officeMay(actor, "change-settings") || universityId === null) return no("forbidden");
  const done = await db.transaction(async (tx): Promise<Changed> => {
    const { kind, domain } = asked;
    const claims = await tx
      .delete(universityDomainClaims)
      .where(
        and(
          eq(universityDomainClaims.universityId, universityId),
          eq(universityDomainClaims.kind, kind),
          eq(universityDomainClaims.domain, domain),
        ),
      )
      .returning({ id: universityDomainClaims.id });
    const used =
      kind === "email"
        ? await dropEmail(tx, universityId, domain)
        : await dropHost(tx, universityId, domain);
    if (claims.length + used === 0) return no("not-found");
    await note(tx, "domain-removed", { actor, universityId, kind, domain });
    return ok({});
  });
  if (done.ok) invalidateUniversities();
  return done;
}

async function dropEmail(tx: Transaction, universityId: number, domain: string): Promise<number> {
  const gone = await tx
    .delete(universityEmailDomains)
    .where(
      and(
        eq(universityEmailDomains.universityId, universityId),
        eq(universityEmailDomains.domain, domain),
      ),
    )
    .returning({ domain: universityEmailDomains.domain });
  return gone.length;
}

async function dropHost(tx: Transaction, universityId: number, host: string): Promise<number> {
  const gone = await tx
    .update(universities)
    .set({ customHost: null })
    .where(and(eq(universities.id, universityId), eq(universities.customHost, host)))
    .returning({ id: universities.id });
  return gone.length;
}

async function findClaim(universityId: number, claimId: number): Promise<Claim | null> {
  const [claim] = await db
    .select()
    .from(universityDomainClaims)
    .where(
      and(
        eq(universityDomainClaims.universityId, universityId),
        eq(universityDomainClaims.id, claimId),
      ),
    );
  return claim ?? null;
}

async function whyNot(
  universityId: number,
  { kind, domain }: DomainInput,
): Promise<OfficeRefusal | null> {
  const { baseDomain } = settings();
  if (domain === baseDomain || domain.endsWith(`.${baseDomain}`)) return "domain-ours";
  if (kind === "email" && isPublicMailDomain(domain)) return "public-mail";
  if (kind === "host") {
    const [other] = await db
      .select({ id: universities.id })
      .from(universities)
      .where(eq(universities.customHost, domain));
    if (!other) return null;
    return other.id === universityId ? "already-listed" : "domain-taken";
  }
  const covers = sql`(${domain} = ${universityEmailDomains.domain} or ${domain} like '%.' || ${universityEmailDomains.domain} or ${universityEmailDomains.domain} like ${`%.${domain}`})`;
  const [theirs] = await db
    .select({ id: universityEmailDomains.universityId })
    .from(universityEmailDomains)
    .where(and(ne(universityEmailDomains.universityId, universityId), covers))
    .limit(1);
  if (theirs) return "domain-taken";
  const [ours] = await db
    .select({ id: universityEmailDomains.universityId })
    .from(universityEmailDomains)
    .where(
      and(
        eq(universityEmailDomains.universityId, universityId),
        eq(universityEmailDomains.domain, domain),
      ),
    );
  return ours ? "already-listed" : null;
}

type Noted = { actor: Member; universityId: number; kind: string; domain: string };

async function note(
  tx: Transaction,
  what: "domain-claimed" | "domain-confirmed" | "domain-removed",
  { actor, universityId, kind, domain }: Noted,
): Promise<void> {
  const detail = { kind, domain };
  await record(tx, universityAudit[what], { actorId: actor.id, universityId, detail });
}
