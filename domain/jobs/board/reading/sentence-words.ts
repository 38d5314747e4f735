/** "I am looking for a", "how to get": how somebody begins who writes a sentence. */
const WISHES = [
  String.raw`(?:want|wanna|need|would like|wish)(?:\s+to)?(?:\s+(?:have|get|find|do|apply for|be|become|work as))?`,
  String.raw`can(?:\s+only)?\s+work`,
  String.raw`(?:looking|searching|search|look|hunting)\s+for|seeking(?:\s+for)?`,
  "interested in|applying for|apply for",
  String.raw`(?:show|give|find)\s+me|help\s+me(?:\s+to)?\s+(?:find|get)`,
  String.raw`how\s+(?:to|can i|do i)\s+(?:get|find|apply for)|where\s+(?:to|can i)\s+(?:get|find)`,
];
const WHO = String.raw`(?:(?:hi|hello|hey|please|pls)\s+)*(?:(?:i|we)(?:['’]m|\s+am|\s+are)?\s+)?(?:an?\s+(?:international\s+)?student\s+(?:and\s+)?)?`;
const OPENING = new RegExp(
  String.raw`^${WHO}(?:${WISHES.join("|")})(?:\s+|$)(?:(?:an?|the|any|some|my first)\s+)*`,
  "i",
);

/** "a job as", "jobs for": what stands between the beginning and the work. "Work of art" is none of them. */
const JOB =
  /^(?:(?:an?|any|some)\s+)?(?:(?:jobs?|roles?|positions?|vacanc(?:y|ies)|openings?|employment)\s+(?:as|in|for|of|with|at)|work\s+(?:as|in|for|with|at))\s+(?:(?:an?|the)\s+)*/i;

/** All of the board is for them; beside a kind of work they may be whom it is done for. */
const READERS =
  /(?:^|\s)for\s+international\s+students?(?=$|[\s,])|(?:^|\s)international\s+students?$/i;
const JOBS = "(?:jobs?|roles?|vacancies|internships?|positions?)";
/** "Nurse jobs for ...", "jobs in Leeds for ...", and what is left of "internships in Leeds for ...". */
const JOBS_FOR_READERS = new RegExp(
  String.raw`((?:^|\b${JOBS}\s+)(?:in|near|around)\s+[\p{L}'’ -]{2,40}|\b${JOBS})\s+for\s+international\s+students?$`,
  "iu",
);

const ANY_JOB = /^(?:(?:an?|any|all|some)\s+)?(?:jobs?|work|employment)$/i;

const LINK = /^(?:as|for|in)\s+(?:(?:an?|the)\s+)*/i;

/** The work alone: "looking for a job as engineer" looks for engineers. */
export function withoutSentence(text: string): string {
  const begun = text.replace(OPENING, "");
  const work = withoutReaders(begun).replace(JOB, "");
  if (ANY_JOB.test(work)) return "";
  return work === text ? text : work.replace(LINK, "").trim();
}

function withoutReaders(text: string): string {
  const rest = text.replace(READERS, " ").trim();
  return rest === "" || ANY_JOB.test(rest) ? rest : text.replace(JOBS_FOR_READERS, "$1");
}

const NEAR_READER =
  /(?:^|\s)(?:(?:near|around|close to|next to)\s+(?:me|my\s+(?:home|house|place|uni|university|area))|near\s?by|in my area)(?=$|[\s,])/i;

/** "near me": taken out, for nobody told us where that is. */
export function takeNearReader(found: { q: string; isNearReader: boolean }): void {
  if (!NEAR_READER.test(found.q)) return;
  found.q = found.q.replace(NEAR_READER, " ").replace(/\s+/g, " ").trim();
  found.isNearReader = true;
}
