import type { ReaderFacts } from "./reader-facts.ts";
import { isOfBranch, sectorOf } from "./reader-facts.ts";

/** What of an advert decides whether it is picked. */
export type JobToPick = { city: string | null; sector: string; text: string };

const MAX_SKILLS_NAMED = 3;

/** Why a job may interest its reader, in words; empty where nothing but its place speaks for it. */
export function reasonsFor(job: JobToPick, facts: ReaderFacts): string[] {
  const about = [courseReason(job, facts), skillReason(job, facts)].filter(
    (words) => words !== null,
  );
  if (about.length === 0) return [];
  const town = facts.towns.find((own) => isSame(own, job.city));
  return town ? [...about, `In ${town}`] : about;
}

/** The advert names the subject, or the work is of the kind that the subject leads to. */
function courseReason({ sector, text }: JobToPick, { subject }: ReaderFacts): string | null {
  if (subject === null) return null;
  const leadsThere = sectorOf(subject) === sector && isOfBranch(subject, text);
  const isNear = hasWords(text, subject) || leadsThere;
  return isNear ? `Your course is ${subject}` : null;
}

function skillReason({ text }: JobToPick, { skills }: ReaderFacts): string | null {
  const found = skills.filter((skill) => hasWords(text, skill)).slice(0, MAX_SKILLS_NAMED);
  const [first, ...others] = found;
  if (first === undefined) return null;
  if (others.length === 0) return `${first} is in your CV`;
  return `${[first, ...others.slice(0, -1)].join(", ")} and ${others.at(-1)} are in your CV`;
}

/** Whole words, in any case: Java is not in JavaScript, nor C in C++. */
export function hasWords(text: string, words: string): boolean {
  const escaped = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, "iu").test(text);
}

function isSame(one: string, other: string | null): boolean {
  return other !== null && one.toLowerCase() === other.toLowerCase();
}
