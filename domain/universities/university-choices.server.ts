import { asc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";

export type UniversityChoice = { id: number; name: string; shortName: string; town: string };

const KEPT_MS = 30_000;
let kept: { until: number; choices: UniversityChoice[] } | undefined;

/** Every university by name, for the lists people choose theirs from. Half a minute old at most. */
export async function listUniversityChoices(now: Date): Promise<UniversityChoice[]> {
  if (kept && kept.until > now.getTime()) return kept.choices;

  const choices = await db
    .select({
      id: universities.id,
      name: universities.name,
      shortName: universities.shortName,
      town: universities.town,
    })
    .from(universities)
    .orderBy(asc(universities.name));
  kept = { until: now.getTime() + KEPT_MS, choices };
  return choices;
}
