import { addMonths } from "#rules/days.ts";
import { type PermitPayRow, type PermitTerms, type PermitWay, permitOf } from "./tables.ts";
import type { Degree, IrishJob, IrishReader, WayFinding, WayReason } from "./verdict-types.ts";

type Opening = { open: WayFinding["open"]; because: WayReason };
/** A job and its reader on a day, with the terms of that day. */
export type PermitCase = { job: IrishJob; reader: IrishReader; on: string; terms: PermitTerms };

const yes: Opening = { open: "yes", because: "all-said" };

/** What one way makes of a job and its reader. */
export function findWay(row: PermitPayRow, asked: PermitCase): WayFinding {
  const { annual } = asked.job.pay;
  const margin = annual === null ? null : annual - row.pay;

  return {
    way: row.way,
    permit: permitOf[row.way],
    ...openingOf(row.way, asked),
    required: row.pay,
    isOver: row.isOver,
    margin,
    passes: margin === null ? null : row.isOver ? margin > 0 : margin >= 0,
    source: row.source,
    effectiveFrom: row.effectiveFrom,
    checkedOn: row.checkedOn,
  };
}

const severity: readonly Opening["open"][] = ["no", "unknown", "if", "yes"];

/** The hardest of what stands in the way; the earlier one where two are as hard. */
function openingOf(way: PermitWay, asked: PermitCase): Opening {
  const openings = [
    occupationFor(way, asked.job),
    degreeFor(way, asked),
    employerFor(way, asked),
    sectorFor(way, asked.job),
  ];
  return openings.reduce((worst, next) =>
    severity.indexOf(next.open) < severity.indexOf(worst.open) ? next : worst,
  );
}

function occupationFor(way: PermitWay, { occupation }: IrishJob): Opening {
  if (occupation === "ineligible") return { open: "no", because: "ineligible" };
  if (occupation === "unknown") return { open: "unknown", because: "list-not-held" };
  const needsList = way === "critical-list" || way === "critical-list-graduate";
  return needsList && occupation !== "critical-skills"
    ? { open: "no", because: "not-on-critical-list" }
    : yes;
}

/** Only the two lists' graduates and those of Irish colleges are asked for a degree. */
export function degreeFor(way: PermitWay, { reader, on, terms }: Omit<PermitCase, "job">): Opening {
  const { degree } = reader;
  if (way === "critical-any" || way === "general" || way === "general-sector") return yes;
  if (degree === null) return { open: "unknown", because: "degree-not-said" };
  if (degree === "none") return { open: "no", because: "no-degree" };
  if (way === "general-graduate") return irishGraduate(degree, on, terms);
  if (degree.isRelevant === false) return { open: "no", because: "no-degree" };
  const recent = way === "critical-list-graduate" ? isRecent(degree, on, terms) : true;
  if (recent === false) return { open: "no", because: "degree-not-recent" };
  return degree.isRelevant === null || recent === null
    ? { open: "unknown", because: "degree-not-said" }
    : yes;
}

function irishGraduate(degree: Degree, on: string, terms: PermitTerms): Opening {
  const recent = isRecent(degree, on, terms);
  if (degree.isIrish === false) return { open: "no", because: "degree-not-irish" };
  if (degree.level !== null && degree.level < terms.irishDegreeLevel) {
    return { open: "no", because: "no-degree" };
  }
  if (recent === false) return { open: "no", because: "degree-not-recent" };
  const isSaid = degree.isIrish !== null && degree.level !== null && recent !== null;
  return isSaid ? yes : { open: "unknown", because: "degree-not-said" };
}

/** Awarded in the so many months before the application. Null: no day was said. */
function isRecent({ awardedOn }: Degree, on: string, terms: PermitTerms): boolean | null {
  if (awardedOn === null) return null;
  return addMonths(on, -terms.degreeWithinMonths) <= awardedOn && awardedOn <= on;
}

/** What the employer has to offer or to show; a General permit also needs the job tested. */
function employerFor(way: PermitWay, { job, terms }: PermitCase): Opening {
  if (job.employerStaff === "fewer") return { open: "no", because: "staff-too-few" };
  const isCritical = permitOf[way] === "critical-skills";
  if (isCritical && job.offerMonths !== null && job.offerMonths < terms.offerMonths) {
    return { open: "no", because: "offer-too-short" };
  }
  if (!isCritical) return { open: "if", because: "labour-market-test" };
  if (job.offerMonths === null) return { open: "if", because: "offer-not-said" };
  const isShown = job.employerStaff === "half-or-more";
  return isShown ? yes : { open: "if", because: "employer-to-show" };
}

/** Only some lower-paid sectors, and we hold no list of them. */
function sectorFor(way: PermitWay, { isLowerPaidSector }: IrishJob): Opening {
  if (way !== "general-sector" || isLowerPaidSector) return yes;
  return isLowerPaidSector === null
    ? { open: "unknown", because: "sector-list-not-held" }
    : { open: "no", because: "not-such-a-sector" };
}
