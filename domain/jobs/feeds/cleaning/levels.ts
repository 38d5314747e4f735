import type { JobLevel, JobType } from "../../vocabulary.ts";

/** What boards with a field for it write there. */
const said: Readonly<Record<string, JobLevel>> = {
  internship: "entry",
  intern: "entry",
  entry: "entry",
  entrylevel: "entry",
  junior: "entry",
  graduate: "entry",
  mid: "mid",
  midlevel: "mid",
  senior: "senior",
  lead: "lead",
  director: "lead",
  executive: "lead",
};

const entry =
  /\b(graduates?|grad|junior|jr|interns?|internship|trainee|apprentice(ship)?|entry[- ]level|early careers?|new grad|placement|campus|student)\b/i;
const lead =
  /\b(head of|head|director|vp|svp|avp|evp|vice president|president|chief|principal|lead|team leader|c[etfopim]o|supervisor)\b|^manager\b|\b(engineering|store|team|general|operations|branch|regional|district|area|office|senior|sr\.?|shift|duty|group|restaurant|warehouse|plant|site|practice|floor) manager\b/i;
const senior = /\b(senior|sr|snr|expert|specialist iii|iii|iv)\b/i;
/** "Staff engineer" is a rank; bar staff and staff nurses are not. */
const staffRank =
  /\bstaff (?:(?:[a-z/&+-]+ ){0,3})(?:engineer|scientist|developer|designer|architect|programmer|researcher|technologist|analyst)\b/i;

/** From the board's own field, else from the title's words. */
export function levelOf(given: string | null, title: string, kind: JobType): JobLevel {
  if (kind === "internship" || kind === "placement" || kind === "graduate-scheme") return "entry";
  const level = said[(given ?? "").toLowerCase().replace(/[^a-z]/g, "")];
  if (level) return level;
  if (entry.test(title)) return "entry";
  if (lead.test(title)) return "lead";
  if (senior.test(title) || staffRank.test(title)) return "senior";
  return kind === "part-time" || kind === "volunteer" ? "entry" : "mid";
}
