import { createHash } from "node:crypto";
import type { StoredSaying } from "#db/schema/job-verdicts.ts";
import type { AdvertReading } from "#rules/advert-words/read-advert.ts";
import { readsUntil } from "#rules/advert-words/reads-until.ts";
import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { findOccupation } from "#rules/occupations/find-occupation.server.ts";
import { passingMarks } from "#rules/uk-work/passing-options.ts";
import { bandIn } from "#rules/uk-work/pay-scales/band-in-words.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { UkJob, Verdict, VerdictCode } from "#rules/uk-work/verdict-types.ts";
import { nationOfJob } from "../places/nation-of-town.server.ts";
import { advertReading } from "./advert-reading.ts";
import { isPostdoctoral, worksTowardsRegistration } from "./advert-text.ts";
import { type EmployerRow, employerFound } from "./employer-found.ts";
import { payOfWeek } from "./part-time-pay.ts";

/** Counts up whenever a job is read in another way: every row is then read again. */
export const EDITION = 17;

/** Everything of a British job, and of its employer, that a verdict is made from. */
export type JobToRead = EmployerRow & {
  title: string;
  descriptionHtml: string;
  sector: string;
  city: string | null;
  placeText: string | null;
  hoursPerWeek: number | null;
  startsOn: string | null;
  currency: string | null;
  yearlyPay: number | null;
  salaryPeriod: string | null;
  jobType: string;
  /** The code staff settled. */
  fixedSocCode: string | null;
};

export type FoundCode = {
  socCode: string | null;
  confidence: "sure" | "likely" | null;
  candidates: string[];
  matched: string;
};

/** What a job says, before anybody's rules are asked. */
type JobReading = { job: UkJob; found: FoundCode; advert: AdvertReading };

/** What is kept of a job for its verdicts. */
export type JobVerdictFacts = FoundCode & {
  stance: AdvertReading["stance"];
  sayings: StoredSaying[];
  prepared: PreparedJob;
  passing: string[];
  typical: VerdictCode;
  preparedOn: string;
  goodUntil: string | null;
};

const MAX_SAYINGS = 3;

const MAX_FOUND_CODES = 200;
const foundCodes = boundedCache<FoundCode>(MAX_FOUND_CODES);

/** Reads a job. A code settled by staff goes before the title's. */
export function readJob(row: JobToRead, on: string): JobReading {
  const { text, words } = advertReading({ ...row, country: "gb" }, on);
  const key = `${row.sector}\n${row.title}\n${row.descriptionHtml}`;
  const found = foundCodes(key, () => foundCode(row, text));
  const settled = row.fixedSocCode;
  return {
    found,
    advert: words,
    job: {
      employer: employerFound(row),
      occupation: settled ? { socCode: settled, confidence: "settled" } : occupationOf(found),
      pay: payOf(row, `${row.title}\n${text}`),
      nation: nationOfJob(row.city, row.placeText),
      isPostdoctoral: isPostdoctoral(row.title),
      towardsRegistration: worksTowardsRegistration(
        `${row.title}\n${text}`,
        settled ?? found.socCode,
      ),
      startsOn: row.startsOn,
      payScaleRole: bandIn(`${row.title}\n${text}`),
    },
  };
}

/** Everything that is kept, as of a day. */
export function verdictFacts(row: JobToRead, on: string): JobVerdictFacts {
  const { job, found, advert } = readJob(row, on);
  const prepared = prepareJob(job, on);
  const { text } = advertReading({ ...row, country: "gb" }, on);
  return {
    ...found,
    stance: advert.stance,
    sayings: telling(advert),
    prepared,
    passing: [...passingMarks(prepared)],
    typical: typicalCode(judge(prepared, typicalReader(on))),
    preparedOn: on,
    goodUntil: earlier(prepared.goodUntil, readsUntil(text, on)),
  };
}

/** Of two last days, the one that comes first. */
function earlier(one: string | null, other: string | null): string | null {
  return [one, other].filter((day) => day !== null).toSorted()[0] ?? null;
}

/** After a list's end a job fits only with an old certificate, which no new reader of the board has. */
function typicalCode({ code, gates }: Verdict): VerdictCode {
  const needsOld = gates.some(
    (gate) =>
      gate.code === "by-certificate" ||
      (gate.gate === "salary" && gate.detail.certificateBy !== null),
  );
  return needsOld && code.startsWith("fits") ? "cannot-tell" : code;
}

/** The sayings that decide the stance first, shortened to what a page quotes. */
function telling({ stance, sayings }: AdvertReading): StoredSaying[] {
  const deciding = (saying: { stance: string }) => Number(saying.stance === stance);
  return sayings
    .toSorted((one, other) => deciding(other) - deciding(one))
    .slice(0, MAX_SAYINGS)
    .map(({ stance, code, quote }) => ({ stance, code, quote }));
}

export function hashOf(row: JobToRead): string {
  const { sponsorAsOf: _, ...read } = row;
  return createHash("sha256").update(JSON.stringify(read)).digest("base64url").slice(0, 22);
}

function foundCode({ title, sector }: JobToRead, text: string): FoundCode {
  const found = findOccupation(title, sector === "other" ? { text } : { sector, text });
  const { matched } = found;
  if ("candidates" in found)
    return { socCode: null, confidence: null, candidates: [...found.candidates], matched };
  return { socCode: found.socCode, confidence: found.confidence, candidates: [], matched };
}

function occupationOf({ socCode, confidence, candidates }: FoundCode): UkJob["occupation"] {
  return socCode && confidence ? { socCode, confidence } : { candidates };
}

/** Pay in other money is not compared: it is not said, never a pass. */
function payOf(row: JobToRead, text: string): UkJob["pay"] {
  const weeklyHours = row.hoursPerWeek;
  if (row.currency !== "GBP") return { annual: null, weeklyHours };
  return { ...payOfWeek(row, text), weeklyHours };
}
