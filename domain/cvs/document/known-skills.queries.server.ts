import { and, desc, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { toolsIn } from "./told-tools.ts";

/** The last ones speak for somebody today. */
const NEWEST = 2;

export type KnownSkills = { skills: string[]; towns: string[] };

/** What somebody's newest CVs say they can do, and where they live; hidden entries stay hidden. */
export async function findKnownSkills(ownerId: string): Promise<KnownSkills> {
  const rows = await db
    .select({ document: cvs.document })
    .from(cvs)
    .where(and(eq(cvs.ownerId, ownerId), eq(cvs.kind, "cv"), isNull(cvs.binnedAt)))
    .orderBy(desc(cvs.updatedAt), cvs.id)
    .limit(NEWEST);
  const documents = rows.map(({ document }) => document as CvDocument);
  const shown = documents.flatMap(({ skills }) => skills.filter(({ isHidden }) => !isHidden));
  return {
    // A group is named for its reader; where nothing is in it, the name is the skill.
    skills: unique([
      ...shown.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])),
      ...documents.flatMap(toolsIn),
    ]),
    towns: unique(documents.map(({ basics }) => basics.location.city)),
  };
}

/** As first written; "tableau" is no second skill beside "Tableau". */
function unique(words: readonly string[]): string[] {
  const byLetters = new Map<string, string>();
  for (const word of words.map((each) => each.trim()).filter(Boolean))
    if (!byLetters.has(word.toLowerCase())) byLetters.set(word.toLowerCase(), word);
  return [...byLetters.values()];
}
