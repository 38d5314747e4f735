import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { checklistMarks } from "#db/schema/jumpstart.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { knownSteps } from "./plan.ts";

export async function findMarks(userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ step: checklistMarks.step })
    .from(checklistMarks)
    .where(eq(checklistMarks.userId, userId))
    .limit(knownSteps.size + 100);
  return new Set(rows.map(({ step }) => step));
}

/** Ticks or unticks a step. Doing it twice changes nothing. */
export async function markStep(
  userId: string,
  { step, isDone }: { step: string; isDone: boolean },
): Promise<Result<null, "no-such-step">> {
  if (!knownSteps.has(step)) return no("no-such-step");

  if (isDone) await db.insert(checklistMarks).values({ userId, step }).onConflictDoNothing();
  else
    await db
      .delete(checklistMarks)
      .where(and(eq(checklistMarks.userId, userId), eq(checklistMarks.step, step)));
  return ok(null);
}
