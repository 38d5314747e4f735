import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { pointsScenarios } from "#db/schema/points.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { visaToolActivity } from "../tool/activity-kinds.ts";
import { MAX_SCENARIOS, type ScenarioRefusal } from "./refusals.ts";
import { rulesOfDay, type ScenarioDraft } from "./scenario.ts";

/** Saves a new calculation under its name. */
export function saveScenario(
  userId: string,
  draft: ScenarioDraft,
  now: Date,
): Promise<Result<{ id: string }, ScenarioRefusal>> {
  return unlessNameIsTaken(() =>
    db.transaction(async (tx) => {
      // One at a time for a person, or two pressed together could pass the limit.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`points of ${userId}`}))`);
      const kept = await tx.$count(pointsScenarios, eq(pointsScenarios.userId, userId));
      if (kept >= MAX_SCENARIOS) return no("too-many");
      const id = randomUUID();
      await tx
        .insert(pointsScenarios)
        .values({ ...valuesOf(draft, now), id, userId, createdAt: now });
      const check = { userId, thingId: "points-calculator", at: now };
      await recordActivity(tx, visaToolActivity["visa-check-made"], check);
      return ok({ id });
    }),
  );
}

type Opened = { id: string; version: number };

/** Changes a calculation, unless another window has changed it since this one opened it. */
export function changeScenario(
  userId: string,
  { id, version }: Opened,
  draft: ScenarioDraft,
  now: Date,
): Promise<Result<{ id: string }, ScenarioRefusal>> {
  return unlessNameIsTaken(() =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(pointsScenarios)
        .set({ ...valuesOf(draft, now), version: version + 1 })
        .where(and(isOwn(userId, id), eq(pointsScenarios.version, version)))
        .returning({ id: pointsScenarios.id });
      if (changed.length > 0) return ok({ id });
      return no((await exists(tx, userId, id)) ? "changed-elsewhere" : "not-found");
    }),
  );
}

/** Deleting what is gone already is no mistake. */
export async function deleteScenario(userId: string, id: string): Promise<void> {
  await db.transaction((tx) => tx.delete(pointsScenarios).where(isOwn(userId, id)));
}

function valuesOf({ name, invitedOn, answers }: ScenarioDraft, now: Date) {
  const rulesOf = rulesOfDay(invitedOn ?? dayIn("au", now));
  return { name, invitedOn, answers, rulesOf, updatedAt: now };
}

async function exists(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return (await tx.$count(pointsScenarios, isOwn(userId, id))) > 0;
}

function isOwn(userId: string, id: string) {
  return and(eq(pointsScenarios.userId, userId), eq(pointsScenarios.id, id));
}

async function unlessNameIsTaken<Value>(
  write: () => Promise<Result<Value, ScenarioRefusal>>,
): Promise<Result<Value, ScenarioRefusal>> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, "points_scenarios_name")) return no("name-taken");
    throw error;
  }
}
