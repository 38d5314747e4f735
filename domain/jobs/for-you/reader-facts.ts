import type { JobCountry, Sector } from "../vocabulary.ts";

/** By what jobs are picked for somebody. */
export type ReaderFacts = {
  /** "Data Science", without the degree. */
  subject: string | null;
  skills: string[];
  towns: string[];
  country: JobCountry;
};

type ProfileFacts = { course: string | null; skills: readonly string[]; towns: readonly string[] };

const MAX_SKILLS = 10;
const MAX_SKILL_LENGTH = 30;

export function readerFacts(
  { course, skills, towns }: ProfileFacts,
  country: JobCountry,
): ReaderFacts {
  return {
    subject: subjectOf(course),
    skills: skills.filter(isUseful).slice(0, MAX_SKILLS),
    towns: [...new Set(towns)],
    country,
  };
}

const DEGREE =
  /^(?:(?:master|bachelor|doctor)s?(?:['’]s)?(?: degree)?(?: of (?:science|arts|engineering|laws|philosophy|business administration))?(?: in)?|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?eng|b\.?eng|ll\.?[bm]|ph\.?d|m\.?phil|m\.?res|pg ?dip|pgce)\b\.?(?: \(hons\))?(?: (?:in|of)\b)?[\s,:]*/i;

/** "MSc Data Science" is about Data Science; "MBA" alone is its own subject. */
export function subjectOf(course: string | null): string | null {
  const subject = (course ?? "").trim().replace(DEGREE, "").trim();
  return subject === "" ? null : subject;
}

/** One letter, such as R, is in every advert; a whole sentence is in none. */
function isUseful(skill: string): boolean {
  return skill.length >= 2 && skill.length <= MAX_SKILL_LENGTH && skill.split(/\s+/).length <= 3;
}

/** Which kind of work a subject leads to, by a word in it. The first that is found counts. */
const sectorsBySubject: readonly (readonly [words: RegExp, sector: Sector])[] = [
  [/\b(?:data|statistics|analytics|machine learning|artificial intelligence)\b/i, "data"],
  [/\b(?:computer|computing|software|cyber|information technology)\b/i, "technology"],
  [/\b(?:account|accounting|accountancy|finance|financial|banking|actuarial)\b/i, "finance"],
  [/\b(?:marketing|advertising)\b/i, "marketing"],
  [/\b(?:law|legal)\b/i, "law"],
  [/\b(?:human resources?|people management)\b/i, "people-hr"],
  [/\b(?:design|architecture)\b/i, "design"],
  [/\b(?:journalism|media|publishing)\b/i, "media"],
  [/\b(?:nursing|medicine|pharmacy|public health|health)\b/i, "health"],
  [/\b(?:education|teaching)\b/i, "education"],
  [/\b(?:energy|environment|environmental|sustainability)\b/i, "energy"],
  [/\b(?:logistics|supply chain)\b/i, "logistics"],
  [/\b(?:hospitality|tourism)\b/i, "hospitality"],
  [/\b(?:engineering|mechatronics|robotics)\b/i, "engineering"],
  [/\b(?:biology|chemistry|physics|biotechnology|biomedical)\b/i, "science"],
  [/\b(?:consulting|consultancy)\b/i, "consulting"],
];

export function sectorOf(subject: string | null): Sector | null {
  if (subject === null) return null;
  return sectorsBySubject.find(([words]) => words.test(subject))?.[1] ?? null;
}

/** Engineers of one kind are not of another: a civil engineer's job is no reason for robotics. */
const engineeringBranches: readonly RegExp[] = [
  /\b(?:civil|structural|geotechnical)\b/i,
  /\b(?:mechanical|mechatronics?|robotics?|automation|aerospace|automotive)\b/i,
  /\b(?:electrical|electronics?)\b/i,
  /\bchemical\b/i,
];

/** Whether an advert names no branch of engineering, or that of the subject. */
export function isOfBranch(subject: string, text: string): boolean {
  const own = engineeringBranches.filter((words) => words.test(subject));
  const asked = engineeringBranches.filter((words) => words.test(text));
  return own.length === 0 || asked.length === 0 || own.some((branch) => asked.includes(branch));
}
