import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { judge } from "#domain/sponsors/checking/judge.ts";
import { whyMatched } from "#domain/sponsors/match-labels.ts";
import { matchOf } from "#domain/sponsors/match-of.ts";
import { statusOf } from "#domain/sponsors/match-status.ts";
import type { EmployerCandidate } from "#domain/sponsors/names/employer-names.server.ts";
import type { Sponsor, SponsorResult } from "#domain/sponsors/sponsor.ts";
import { csvRecords } from "#rules/csv/read-csv.ts";
import type { BenchOrganisation } from "./questions.ts";

const REAL = join(import.meta.dirname, "../../../shared/data/ats_jobs_union.csv.gz");
const IN_THE_UK =
  /United Kingdom|\bUK\b|\bGBR?\b|England|Scotland|Wales|London(?!, (?:ON|Ontario|OH|KY))/;

/** Employers of real adverts that name a place in the United Kingdom; none where the file is not there. */
export function realBrands(): string[] {
  if (!existsSync(REAL)) return [];
  const [, ...rows] = csvRecords(gunzipSync(readFileSync(REAL)).toString("utf8"));
  const names = rows
    .filter(({ fields }) => IN_THE_UK.test(fields[5] ?? ""))
    .map(({ fields }) => fields[0]?.trim() ?? "");
  return [...new Set(names)].filter(Boolean).sort();
}

export const answerKinds = [
  "one, firm",
  "one family",
  "one, possible",
  "several",
  "nobody",
] as const;
type AnswerKind = (typeof answerKinds)[number];

/** What the page would say about a name, as the product judges it. */
export function answerKind(
  typed: string,
  candidates: readonly EmployerCandidate[],
  organisations: readonly BenchOrganisation[],
): AnswerKind {
  const results = candidates.map((one) => resultOf(typed, one, organisations[one.id]!));
  const { verdict } = judge(typed, results, { isCut: false });
  if (verdict.isFamily) return "one family";
  if (verdict.isAmbiguous) return "several";
  if (verdict.status === "not_found") return "nobody";
  return verdict.status === "possible_match" ? "one, possible" : "one, firm";
}

function resultOf(
  typed: string,
  candidate: EmployerCandidate,
  { id, name, town, routes, standing }: BenchOrganisation,
): SponsorResult {
  const sponsor: Sponsor = {
    ...{ organisationId: id, name, town, county: null, standing, routes },
    ...{ licences: [], ratings: [], firstSeenOn: "2026-06-26", leftOn: null },
  };
  const match = matchOf(typed, candidate, sponsor);
  return {
    ...sponsor,
    ...match,
    status: statusOf(match, sponsor),
    why: whyMatched(match, sponsor),
  };
}
