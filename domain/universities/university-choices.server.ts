import { asc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { cacheByKey } from "#platform/cached.server.ts";
import { log } from "#platform/log.server.ts";
import { universityCache } from "./universities.queries.server.ts";

export type UniversityChoice = { id: number; name: string; shortName: string; town: string };

const choices = cacheByKey<UniversityChoice[]>({ ...universityCache, maxKeys: 1 });

/**
 * Every university by name, for the lists people choose theirs from. Half a
 * minute old at most; older while the database is away, and empty if it was
 * never read: people can sign in by email without it.
 */
export async function listUniversityChoices(now: Date): Promise<UniversityChoice[]> {
  try {
    return await choices("all", readChoices, now.getTime());
  } catch (error) {
    log.warn({ error: String(error) }, "The list of universities could not be read");
    return [];
  }
}

async function readChoices(): Promise<UniversityChoice[]> {
  return db
    .select({
      id: universities.id,
      name: universities.name,
      shortName: universities.shortName,
      town: universities.town,
    })
    .from(universities)
    .orderBy(asc(universities.name), universities.id);
}
