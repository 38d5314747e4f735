import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pointsScenarios } from "#db/schema/points.ts";
import { noAnswers } from "#rules/au-points/answers.ts";
import { MAX_SCENARIOS } from "./refusals.ts";
import type { Scenario } from "./scenario.ts";

const columns = {
  id: pointsScenarios.id,
  name: pointsScenarios.name,
  invitedOn: pointsScenarios.invitedOn,
  answers: pointsScenarios.answers,
  rulesOf: pointsScenarios.rulesOf,
  version: pointsScenarios.version,
  updatedAt: pointsScenarios.updatedAt,
};

/** All of somebody's calculations, the last changed first; there are never more than fit on a page. */
export async function listScenarios(userId: string): Promise<Scenario[]> {
  const rows = await db
    .select(columns)
    .from(pointsScenarios)
    .where(eq(pointsScenarios.userId, userId))
    .orderBy(desc(pointsScenarios.updatedAt), pointsScenarios.id)
    .limit(MAX_SCENARIOS);
  return rows.map(withEveryAnswer);
}

export async function findScenario(userId: string, id: string): Promise<Scenario | null> {
  const [row] = await db
    .select(columns)
    .from(pointsScenarios)
    .where(and(eq(pointsScenarios.userId, userId), eq(pointsScenarios.id, id)));
  return row ? withEveryAnswer(row) : null;
}

/** Those of the wanted ones that are theirs, in the order they were asked for. */
export async function findScenarios(userId: string, ids: readonly string[]): Promise<Scenario[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(pointsScenarios)
    .where(and(eq(pointsScenarios.userId, userId), inArray(pointsScenarios.id, [...ids])))
    .limit(MAX_SCENARIOS);
  const found = new Map(rows.map((row) => [row.id, withEveryAnswer(row)]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** A question that was added after a calculation was saved counts as not answered in it. */
function withEveryAnswer(row: Scenario): Scenario {
  return { ...row, answers: { ...noAnswers, ...row.answers } };
}
