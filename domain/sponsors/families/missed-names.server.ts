import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sponsorMissedNames } from "#db/schema/sponsors.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { isoDay } from "#rules/days.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { cleanText } from "#rules/sponsor-register/clean-text.ts";
import { sponsorAudit } from "../audit-kinds.ts";
import type { SponsorAnswer } from "../sponsor.ts";
import { aliasKey } from "./known-names.server.ts";

export const MISSED_PER_PAGE = 25;
const MAX_LENGTH = 80;
/** A name that nobody typed for so long is no longer worth a decision. */
const RETENTION_DAYS = 180;

type AnsweredName = { q: string; answer: SponsorAnswer };

/** Counts the names that were not found, or by a hint alone: the name and how often, never who typed it. */
export async function countMissedNames(asked: readonly AnsweredName[], now: Date): Promise<void> {
  const names = new Map(
    asked
      .filter(({ answer }) => isUnknown(answer) || isHint(answer))
      .map(({ q }) => cleanText(q))
      .filter(isEmployerLike)
      .map((name) => [aliasKey(name), name]),
  );
  const day = isoDay(now);
  for (const [nameKey, name] of names) {
    await db
      .insert(sponsorMissedNames)
      .values({ nameKey, name, firstOn: day, lastOn: day })
      .onConflictDoUpdate({
        target: sponsorMissedNames.nameKey,
        set: { times: sql`${sponsorMissedNames.times} + 1`, lastOn: day },
      });
  }
}

function isUnknown({ verdict }: SponsorAnswer): boolean {
  return verdict.status === "not_found" && verdict.organisationId === null;
}

/** The very letters, but initials or a brand of the group: staff can say who is meant. */
function isHint({ verdict, results: [first] }: SponsorAnswer): boolean {
  const isOne = verdict.status === "possible_match" && !verdict.isAmbiguous;
  return isOne && first?.how === "exact" && !first.isPart;
}

/** An address, a number or a whole sentence is nobody's name, and may be somebody's own. */
function isEmployerLike(name: string): boolean {
  return name.length <= MAX_LENGTH && !/@|\d{6}|\p{Cc}/u.test(name) && aliasKey(name).length >= 2;
}

export type MissedName = Awaited<ReturnType<typeof listMissedNames>>["rows"][number];

/** What readers looked for most and did not find, without what staff have decided. */
export async function listMissedNames({ page, pageSize = MISSED_PER_PAGE }: PageParams) {
  const rows = await db
    .select({
      nameKey: sponsorMissedNames.nameKey,
      name: sponsorMissedNames.name,
      times: sponsorMissedNames.times,
      lastOn: sponsorMissedNames.lastOn,
    })
    .from(sponsorMissedNames)
    .where(isOpen)
    .orderBy(desc(sponsorMissedNames.times), sponsorMissedNames.nameKey)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(sponsorMissedNames).where(isOpen);
  return { rows, total: all?.total ?? 0, page, pageSize } satisfies Paged<(typeof rows)[number]>;
}

const isOpen = eq(sponsorMissedNames.state, "open");

/** Says that a name means nobody on the register: it is not asked again. */
export async function rejectMissedName(
  staff: { id: string },
  nameKey: string,
  now: Date,
): Promise<Result<{}, "already-decided">> {
  return db.transaction(async (tx) => {
    const decided = { state: "rejected" as const, decidedById: staff.id, decidedAt: now };
    const [rejected] = await tx
      .update(sponsorMissedNames)
      .set(decided)
      .where(and(eq(sponsorMissedNames.nameKey, nameKey), isOpen))
      .returning({ name: sponsorMissedNames.name });
    if (!rejected) return no("already-decided");
    const detail = { name: rejected.name };
    await record(tx, sponsorAudit["employer-name-rejected"], { actorId: staff.id, detail });
    return ok({});
  });
}

/** The name has an organisation now, no matter who gave it one. */
export async function settleMissedName(
  tx: Transaction,
  staff: { id: string },
  { nameKey, now }: { nameKey: string; now: Date },
): Promise<void> {
  await tx
    .update(sponsorMissedNames)
    .set({ state: "added", decidedById: staff.id, decidedAt: now })
    .where(eq(sponsorMissedNames.nameKey, nameKey));
}

export async function deleteMissedNames(now: Date): Promise<void> {
  const oldest = isoDay(new Date(now.getTime() - RETENTION_DAYS * 86_400_000));
  await db.delete(sponsorMissedNames).where(lt(sponsorMissedNames.lastOn, oldest));
}
