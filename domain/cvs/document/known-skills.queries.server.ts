import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";

/** The last ones speak for somebody today. */
const NEWEST = 2;

export type KnownSkills = { skills: string[]; towns: string[] };

/** What somebody's newest CVs say they can do, and where they live; hidden entries stay hidden. */
export async function findKnownSkills(ownerId: string): Promise<KnownSkills> {
  const rows = await db
    .select({
      skills: sql<CvDocument["skills"]>`${cvs.document} -> 'skills'`,
      town: sql<string | null>`${cvs.document} -> 'basics' ->> 'city'`,
    })
    .from(cvs)
    .where(and(eq(cvs.ownerId, ownerId), eq(cvs.kind, "cv"), isNull(cvs.binnedAt)))
    .orderBy(desc(cvs.updatedAt), cvs.id)
    .limit(NEWEST);
  const shown = rows.flatMap(({ skills }) => (skills ?? []).filter(({ isHidden }) => !isHidden));
  return {
    // A group is named for its reader; where nothing is in it, the name is the skill.
    skills: unique(
      shown.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])),
    ),
    towns: unique(rows.map(({ town }) => town ?? "")),
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()).filter(Boolean))];
}
