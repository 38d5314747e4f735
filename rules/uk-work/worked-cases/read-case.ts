import { pounds } from "#rules/money.ts";
import { prepareJob } from "../prepare-job.ts";
import { judge } from "../verdict.ts";
import type {
  Applicant,
  Confidence,
  Course,
  Permission,
  UkJob,
  Verdict,
} from "../verdict-types.ts";

/** A row of a table of worked cases, read for its test. */
export type WorkedCase = {
  row: string;
  job: UkJob;
  reader: Applicant;
  on: string;
  outcome: string;
};

const DAY = "2026-11-15";

/** 36 years old, never had a visa, applies from abroad, English at B2, no doctorate. */
const abroad: Applicant = {
  bornOn: "1990-01-01",
  lastPermission: "none",
  monthsCounted: 0,
  phd: "none",
  isTransitional: null,
  applyingFrom: "abroad",
  english: "b2",
};
const course: Course = {
  level: "masters",
  isFullTime: true,
  startedOn: "2025-09-15",
  completedOn: "2026-09-30",
};
const sponsored = (since: string): Applicant => ({
  ...abroad,
  lastPermission: { kind: "skilled-worker", endsOn: "2031-01-01", since },
  monthsCounted: 48,
  applyingFrom: "uk",
  english: null,
});

const readers: Readonly<Record<string, Applicant>> = {
  abroad,
  phd: { ...abroad, phd: "relevant" },
  stem: { ...abroad, phd: "stem" },
  /** The same person in the UK, a UK master's finished, on a Student visa to 31 August 2027. */
  master: {
    ...abroad,
    lastPermission: { kind: "student", endsOn: "2027-08-31", course },
    applyingFrom: "uk",
  },
  /** Skilled Workers, four years of counted time used. */
  old: sponsored("2021-01-01"),
  newer: sponsored("2024-04-04"),
};

export function readCases(tables: Readonly<Record<string, string>>): WorkedCase[] {
  return Object.values(tables).flatMap((table) => table.trim().split("\n").map(readCase));
}

function readCase(row: string): WorkedCase {
  const [given = "", outcome = ""] = row.split(" = ");
  const [socCode = "", pay = "", who = "", ...changes] = given.split(" ");
  const said = new Map(changes.map((change) => change.split(/:(.*)/) as [string, string]));
  const reader = readers[who];
  if (!reader || !outcome) throw new Error(`A case nobody can read: ${row}`);
  return {
    row,
    outcome,
    on: said.get("on") ?? DAY,
    job: jobOf(socCode, Number(pay), said),
    reader: readerOf(reader, said),
  };
}

type Said = ReadonlyMap<string, string>;

function jobOf(socCode: string, annual: number, said: Said): UkJob {
  const standing = (said.get("licence") ?? "licensed") as UkJob["employer"]["standing"];
  const confidence = (said.get("confidence") ?? "sure") as Confidence;
  return {
    employer: { standing, name: "Bramley Systems", town: null, asOf: null },
    occupation: { socCode, confidence },
    pay: { annual: pounds(annual), weeklyHours: Number(said.get("hours") ?? 37.5) },
    nation: orNull(said.get("nation") ?? "england") as UkJob["nation"],
    isPostdoctoral: said.get("postdoc") === "yes",
    towardsRegistration: yesNo(said.get("words") ?? "no"),
    startsOn: said.get("starts") ?? null,
    payScaleRole: said.get("role")?.replaceAll("_", " ") ?? null,
  };
}

function readerOf(reader: Applicant, said: Said): Applicant {
  const months = orNull(said.get("months") ?? String(reader.monthsCounted));
  const from = said.get("from");
  const english = said.get("english");
  return {
    ...reader,
    bornOn: orNull(said.get("born") ?? reader.bornOn ?? "-"),
    lastPermission: permissionOf(reader, said),
    monthsCounted: months === null ? null : Number(months),
    applyingFrom:
      from === "visitor"
        ? "uk-as-visitor"
        : from === undefined
          ? reader.applyingFrom
          : (orNull(from) as Applicant["applyingFrom"]),
    english: english === undefined ? reader.english : (orNull(english) as Applicant["english"]),
    certificateOn: said.get("certificate") ?? null,
    towardsRegistration: yesNo(said.get("tick") ?? "-"),
  };
}

/** `visa:kind@last-day`, `course:level/finished/started/part`, `since:first-day`. */
function permissionOf(reader: Applicant, said: Said): Applicant["lastPermission"] {
  const { lastPermission } = reader;
  if (said.get("visa") === "-") return null;
  const held = lastPermission === null || lastPermission === "none" ? null : lastPermission;
  const [kind, endsOn] = said.get("visa")?.split("@") ?? [held?.kind, held?.endsOn];
  if (!kind || !endsOn) return lastPermission;
  const since = said.get("since") ?? (held?.kind === "skilled-worker" ? held.since : null);
  return { kind, endsOn, since, course: courseOf(said.get("course")) } as Permission;
}

function courseOf(said: string | undefined): Course {
  if (!said) return course;
  const [level = "-", completedOn = null, startedOn = course.startedOn, part] = said.split("/");
  return {
    level: orNull(level) as Course["level"],
    isFullTime: part !== "part",
    startedOn,
    completedOn,
  };
}

function orNull(text: string): string | null {
  return text === "-" ? null : text;
}

function yesNo(text: string): boolean | null {
  return text === "-" ? null : text === "yes";
}

/** A verdict in the words of the tables; after "@", where a row asks for it, the clock's own code. */
export function outcomeOf({ job, reader, on, outcome }: WorkedCase): string {
  const verdict = judge(prepareJob(job, on), reader);
  const clock = verdict.gates.find(({ gate }) => gate === "clock");
  return outcome.includes("@") ? `${wordOf(verdict)}@${clock?.code}` : wordOf(verdict);
}

function wordOf({ code, gates, shortBy }: Verdict): string {
  const isPlain = gates.every(({ state }) => state === "open");
  switch (code) {
    case "fits":
      return isPlain ? "fits" : "fits-if";
    case "fits-as-new-entrant":
      return isPlain ? "entrant" : "entrant-if";
    case "below":
      return `below:${(shortBy ?? 0) / 100}`;
    case "occupation-not-eligible":
      return "not-eligible";
    case "employer-not-found":
      return "not-found";
    case "employer-not-a-rated":
      return "not-rated";
    default:
      return gates.some((gate) => gate.code === "borderline") ? "check" : "unknown";
  }
}
