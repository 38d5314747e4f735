import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { situations } from "#db/schema/situation.ts";
import { workBreaks, workSettings } from "#db/schema/work-hours.ts";
import { MAX_BREAKS } from "../work-hours/refusals.ts";
import { breakColumns, settingsColumns } from "../work-hours/settings.server.ts";
import type { WorkTerms } from "../work-hours/work-settings.ts";
import type { Situation } from "./situation.ts";
import { situationColumns } from "./situations.server.ts";

const factsQuery = db
  .select({
    // The revision first, which is never null: by it Drizzle tells whether there is a row.
    told: { revision: situations.revision, ...situationColumns },
    settings: settingsColumns,
    holiday: breakColumns,
  })
  .from(users)
  .leftJoin(situations, eq(situations.userId, users.id))
  .leftJoin(workSettings, eq(workSettings.userId, users.id))
  .leftJoin(workBreaks, eq(workBreaks.userId, workSettings.userId))
  .where(eq(users.id, sql.placeholder("userId")))
  .orderBy(asc(workBreaks.startsOn), workBreaks.id)
  .limit(MAX_BREAKS)
  .prepare("visa_facts");

type VisaFacts = { situation: Situation | null; terms: WorkTerms | null };

/** What somebody told of their visa, and which rule counts their hours, asked at once. Null is "not told". */
export async function findVisaFacts(userId: string): Promise<VisaFacts> {
  const rows = await factsQuery.execute({ userId });
  const [first] = rows;
  const settings = first?.settings;
  return {
    situation: first?.told ? situationIn(first.told) : null,
    terms: settings ? { settings, breaks: rows.flatMap(({ holiday }) => holiday ?? []) } : null,
  };
}

function situationIn({ revision: _, ...situation }: Situation & { revision: number }): Situation {
  return situation;
}
