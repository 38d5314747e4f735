import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import type { PreparedJob } from "../prepared-job.ts";
import {
  goingRatesSource,
  registerSource,
  rulesSource,
  salaryListSource,
  shortageListSource,
} from "../sources.ts";
import type { StartDay } from "../start-day.ts";
import type { Confidence, LicenceGate, OccupationGate } from "../verdict-types.ts";
import { employerMessage } from "./trace-labels.ts";
import { traceLine } from "./trace-line.ts";

const gateStates = {
  open: "met",
  "open-if": "unknown",
  closed: "not-met",
  unknown: "unknown",
} as const;

/** What the rules ask of the employer and the code. */
export function traceJob(
  job: PreparedJob,
  { licence, occupation }: { licence: LicenceGate; occupation: OccupationGate },
): TraceLine[] {
  return [
    traceLine(registerSource, {
      rule: "SW 5.2, 5.3",
      asks: "The employer is on the register of licensed sponsors, A-rated for Skilled Workers.",
      found: employerMessage(job.employer),
      state: gateStates[licence.state],
    }),
    occupationLine(occupation),
    ...codeLine(occupation),
  ];
}

function occupationLine({ state, code, detail }: OccupationGate): TraceLine {
  const isListed = detail.list !== null && code !== "kept";
  const asks = "The job’s code is at degree level, or on a list that is still open.";
  const isRead = detail.confidence === "sure" || detail.confidence === "likely";
  const byTitle = isRead ? " By the title alone." : "";
  const found = `${nameOf(detail)}: ${occupationText(code, detail)}${byTitle}`;
  const source = detail.list === "isl" ? salaryListSource : shortageListSource;

  return traceLine(isListed ? source : goingRatesSource, {
    rule: occupationRules[code] ?? listRule(detail.list),
    asks,
    found,
    state: state === "open" && isListed ? "met-until" : gateStates[state],
    until: isListed ? detail.until : null,
  });
}

const occupationRules: Partial<Record<OccupationGate["code"], string>> = {
  "degree-level": "SW 6.1(a)",
  kept: "SW 6.1(d)-(f)",
  "medium-not-listed": "SW 6.1",
  "care-restricted": "SW 6.1B",
  "prison-officer": "SW 6.1(g)",
  "not-eligible": "SW 6.1",
  "unknown-code": "SW 6.1",
  unsure: "SW 6.1",
};

function listRule(list: "isl" | "tsl" | null): string {
  return list === "isl" ? "SW 6.1(b)" : "SW 6.1(c), 6.1A";
}

function nameOf({ socCode, title, candidates }: OccupationGate["detail"]): string {
  if (socCode) return [socCode, title].filter(Boolean).join(" ");
  return (
    candidates.map((candidate) => `${candidate.socCode} ${candidate.title}`).join(" or ") || "Code"
  );
}

function occupationText(code: OccupationGate["code"], detail: OccupationGate["detail"]): string {
  const list =
    detail.list === "isl" ? "the Immigration Salary List" : "the Temporary Shortage List";
  const last = lastWords(detail);
  switch (code) {
    case "degree-level":
      return "degree level.";
    case "on-list":
      return `below degree level, on ${list}${last}.`;
    case "on-list-if":
      return `below degree level; ${list} takes ${detail.restriction}${last}.`;
    case "by-certificate":
      return `below degree level; ${list} counts only with a certificate of sponsorship issued by ${longDay(detail.certificateBy!)}, in applications${last}. What follows was not published when we read it.`;
    case "list-ended":
      return `below degree level; ${list} ended for certificates issued after ${longDay(detail.certificateBy ?? detail.until!)}. What follows was not published when we read it.`;
    case "kept":
      return "kept by a permission from before the level rose.";
    case "medium-not-listed":
      return "below degree level and on no list for new applicants.";
    case "care-restricted":
      return "only from inside the UK and under conditions that only the employer can show.";
    case "prison-officer":
      return `only from inside the UK, for a certificate of at most three years${last}.`;
    case "not-eligible":
      return "not open to new Skilled Workers.";
    case "unknown-code":
      return "not a code we know.";
    default:
      return "what is known of the job does not settle which.";
  }
}

function lastWords({ until, certificateBy }: OccupationGate["detail"]): string {
  if (certificateBy !== null && certificateBy === until)
    return `, with a certificate of sponsorship issued by ${longDay(certificateBy)}`;
  return until ? ` until ${longDay(until)}` : "";
}

const codeFound: Record<Confidence, string> = {
  settled: "Set by our staff from the advert.",
  chosen: "Chosen by the reader.",
  sure: "Sure from the title; the duties were not compared.",
  likely: "Likely from the title; others could be meant.",
};

/** A title is no list of duties: only a code that a person settled is more than a reading. */
function codeLine({ detail: { confidence } }: OccupationGate): TraceLine[] {
  if (!confidence) return [];
  const isSettled = confidence === "settled";
  const last = isSettled ? "" : " The duties decide, and the employer names the code.";
  return [
    traceLine(rulesSource, {
      rule: "SW 6.2",
      asks: "The code is chosen by the duties of the job.",
      found: `${codeFound[confidence]}${last}`,
      state: isSettled ? "met" : "unknown",
    }),
  ];
}

/** How the pay was read. */
export function tracePay(job: PreparedJob, start: StartDay): TraceLine[] {
  const { pay } = job;
  const { annual, weeklyHours, areHoursSaid } = pay;
  const lines = [
    traceLine(rulesSource, {
      rule: "SW 14.1, 14.2",
      asks: "Guaranteed basic pay counts; bonus, overtime, allowances and shares do not.",
      found: paySaid(pay),
      state: annual === null ? "unknown" : "met",
    }),
    ...rateLine(job),
    traceLine(goingRatesSource, {
      rule: "SW 14.4",
      asks: "Going rates are published for 37.5 hours and follow the hours of the week.",
      found: areHoursSaid
        ? `${weeklyHours} hours a week.`
        : `Hours not given; ${weeklyHours} used.`,
      state: areHoursSaid ? "met" : "unknown",
    }),
  ];
  if (annual !== null) lines.push(eachPeriodLine);
  if (weeklyHours > 48) lines.push(longWeekLine(weeklyHours));
  return start.startsOn === null ? lines : [...lines, startLine(start.startsOn, start.applyFrom)];
}

/** The rate itself was read on another day than the thresholds beside it. */
function rateLine({ lines, pay }: PreparedJob): TraceLine[] {
  const standard = lines.find(({ option }) => option === "A");
  if (!standard || standard.goingRate === null) return [];
  return [
    traceLine(goingRatesSource, {
      rule: "Appendix Skilled Occupations",
      asks: "The going rate of the code, from the published table.",
      found: `${inPounds(standard.goingRate)} for ${pay.weeklyHours} hours a week.`,
      state: "met",
    }),
  ];
}

function paySaid({ annual, isForAnotherWeek }: PreparedJob["pay"]): string {
  if (annual !== null) return `${inPounds(annual)} a year, the lowest named.`;
  return isForAnotherWeek
    ? "Part-time, and the advert does not say which weekly hours its pay is for."
    : "No pay is named.";
}

/** In the rules since 8 April 2026. A yearly figure does not show it. */
const eachPeriodLine = traceLine(rulesSource, {
  rule: "SW 14.3B",
  asks: "Pay is right in every pay period: the hourly going rate in each, and a quarter of the yearly line in any 3 months (12/52 of it in any 12 weeks where paid more often than monthly).",
  found: "Only the yearly pay is known; the employer’s payroll shows the rest.",
  state: "unknown",
});

function longWeekLine(weeklyHours: number): TraceLine {
  return traceLine(rulesSource, {
    rule: "SW 14.3",
    asks: "Only the pay of the first 48 hours counts against the yearly threshold.",
    found: `48 of ${weeklyHours} hours counted.`,
    state: "met",
  });
}

function startLine(startsOn: string, applyFrom: string | null): TraceLine {
  const later = applyFrom ? ` An application works from ${longDay(applyFrom)}.` : "";
  return traceLine(rulesSource, {
    rule: "SW 5.1(c)",
    asks: "The job starts no more than 3 months after the application.",
    found: `It starts on ${longDay(startsOn)}.${later}`,
    state: applyFrom ? "unknown" : "met",
  });
}
