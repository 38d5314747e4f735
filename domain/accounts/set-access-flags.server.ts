import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { forgetUniversities } from "#domain/universities/universities.queries.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { outdateSessions } from "./auth/revisions.server.ts";
import { record } from "./security-events.server.ts";

type Refusal = "not-found" | "forbidden";

/** A person's own flags: null follows the university, undefined leaves it as it is. */
export type AccessFlags = {
  cihPremium?: boolean | null;
  countryGuide?: boolean | null;
  pageAccess?: boolean | null;
};

export type UniversityFlags = {
  cihPremium?: boolean;
  countryGuide?: boolean;
  pageAccess?: boolean;
};

/** Only our staff set flags. */
export async function setAccessFlags(
  actor: Member,
  userId: string,
  flags: AccessFlags,
): Promise<Result<{}, Refusal>> {
  if (actor.role !== "staff") return no("forbidden");
  const isDone = await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ ...chosen(flags), updatedAt: new Date() })
      .where(eq(users.id, userId))
      .returning({ universityId: users.universityId });
    if (!user) return false;
    await record(tx, "flags-changed", {
      userId,
      actorId: actor.id,
      ...user,
      detail: wordsFor(flags),
    });
    return true;
  });
  outdateSessions(userId);
  return isDone ? ok({}) : no("not-found");
}

/** For everyone at the university who has no flag of their own. */
export async function setUniversityAccessFlags(
  actor: Member,
  universityId: number,
  flags: UniversityFlags,
): Promise<Result<{}, Refusal>> {
  if (actor.role !== "staff") return no("forbidden");
  if (Object.keys(chosen(flags)).length === 0) return ok({});
  const isDone = await db.transaction(async (tx) => {
    const changed = await tx
      .update(universities)
      .set(chosen(flags))
      .where(eq(universities.id, universityId))
      .returning({ id: universities.id });
    if (changed.length === 0) return false;
    const detail = wordsFor(flags);
    await record(tx, "university-flags-changed", { actorId: actor.id, universityId, detail });
    return true;
  });
  forgetUniversities();
  return isDone ? ok({}) : no("not-found");
}

/** Only the three flags, whatever else a form may have carried, and only those that were given. */
function chosen<Flags extends AccessFlags>({ cihPremium, countryGuide, pageAccess }: Flags) {
  const flags = { cihPremium, countryGuide, pageAccess };
  return Object.fromEntries(
    Object.entries(flags).filter(([, value]) => value !== undefined),
  ) as Pick<Flags, keyof AccessFlags>;
}

function wordsFor(flags: AccessFlags): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosen(flags)).map(([flag, value]) => [
      flag,
      value === null ? "follows" : String(value),
    ]),
  );
}
