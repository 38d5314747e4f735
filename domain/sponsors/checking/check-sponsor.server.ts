import { randomUUID } from "node:crypto";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorChecks } from "#db/schema/sponsors.ts";
import { insertActivity } from "#domain/activity/record-activity.server.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { sponsorActivity } from "../activity-kinds.ts";
import { countMissedNames } from "../families/missed-names.server.ts";
import type { SponsorAnswer } from "../sponsor.ts";
import type { Check } from "./check.schema.ts";
import { type AskedFrom, countLookUps } from "./count-look-ups.server.ts";
import { lookUp } from "./look-up.server.ts";
import type { SponsorRefusal } from "./refusals.ts";

export const CHECKS_PER_PAGE = 20;

type Checker = { id: string };
/** Somebody signed in, and where the question comes from. */
export type LookingUp = Checker & { clientAddress: string };
/** As whom their look-ups are counted. */
export function askedBy({ id, clientAddress }: LookingUp, now: Date): AskedFrom {
  return { userId: id, clientAddress, now };
}

type Recorded = { id: string; answer: SponsorAnswer };

/** Looks a name up for somebody signed in and keeps a dated record of the answer. */
export async function checkSponsor(
  requester: LookingUp,
  { q, town }: Check,
  now: Date,
): Promise<Result<Recorded, SponsorRefusal>> {
  const { over } = await countLookUps(1, askedBy(requester, now));
  if (over) return no("slow-down");
  const found = await lookUp({ q, town });
  if (!found.ok) return found;
  await countMissedNames([{ q, answer: found.value }], now);
  const [id] = await recordChecks(requester, [{ q, town, answer: found.value }], now);
  return ok({ id: id!, answer: found.value });
}

type Answered = Check & { answer: SponsorAnswer };

export async function recordChecks(
  { id: userId }: Checker,
  answered: readonly Answered[],
  now: Date,
): Promise<string[]> {
  const rows = answered.map(({ q, town, answer }) => ({
    id: randomUUID(),
    userId,
    query: q,
    town,
    status: answer.verdict.status,
    organisationId: answer.verdict.organisationId,
    asOf: answer.asOf,
    answer,
    checkedAt: now,
  }));
  const kind = sponsorActivity["licence-checked"];
  await db.transaction(async (tx) => {
    await tx.insert(sponsorChecks).values(rows);
    await insertActivity(
      tx,
      rows.map(({ id }) => ({ kind, userId, thingId: id, at: now })),
    );
  });
  return rows.map(({ id }) => id);
}

const line = {
  id: sponsorChecks.id,
  query: sponsorChecks.query,
  town: sponsorChecks.town,
  status: sponsorChecks.status,
  organisationId: sponsorChecks.organisationId,
  asOf: sponsorChecks.asOf,
  checkedAt: sponsorChecks.checkedAt,
  /** Several organisations were equally near. */
  isAmbiguous: sql<boolean>`coalesce((${sponsorChecks.answer} #>> '{verdict,isAmbiguous}')::boolean, false)`,
};

type Line = Awaited<ReturnType<typeof listChecks>>["rows"][number];
export type CheckRecord = Line & { answer: SponsorAnswer };

/** What somebody checked, newest first. */
export async function listChecks({ id }: Checker, page = 1) {
  const own = eq(sponsorChecks.userId, id);
  const rows = await db
    .select(line)
    .from(sponsorChecks)
    .where(own)
    .orderBy(desc(sponsorChecks.checkedAt), sponsorChecks.id)
    .limit(CHECKS_PER_PAGE)
    .offset((page - 1) * CHECKS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorChecks).where(own);
  return { rows, total: all?.total ?? 0, page, pageSize: CHECKS_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}

/** The dated record of one check, for the person who made it. */
export async function findCheckOf(
  { id: userId }: Checker,
  id: string,
): Promise<CheckRecord | null> {
  const [row] = await db
    .select({ ...line, answer: sponsorChecks.answer })
    .from(sponsorChecks)
    .where(and(eq(sponsorChecks.userId, userId), eq(sponsorChecks.id, id)));
  return row ? { ...row, answer: row.answer as SponsorAnswer } : null;
}

export async function deleteCheck({ id: userId }: Checker, id: string): Promise<void> {
  await db
    .delete(sponsorChecks)
    .where(and(eq(sponsorChecks.userId, userId), eq(sponsorChecks.id, id)));
}
