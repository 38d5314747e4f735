import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import {
  dayLabel,
  daysIn,
  earliest,
  isCvDay,
  latest,
  monthBefore,
  monthsBetween,
  nextMonth,
} from "./days.ts";
import type { CvPlace, Finding, FindingLevel } from "./finding.ts";
import { isShown, linesOf } from "./lines.ts";
import { findPhrase } from "./words.ts";

/** Longer than this without work or study, and a reader asks. */
const GAP_MONTHS = 6;
const OVERLAP_MONTHS = 2;

export type Period = {
  section: CvSection;
  id: string;
  title: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  /** Whether both boxes are asked for. */
  isPeriod: boolean;
};

export function checkDates(document: CvDocument, on: string): readonly Finding[] {
  const periods = periodsOf(document);
  const readable = periods.filter(({ startDate, endDate }) =>
    [startDate, endDate].every((day) => day === "" || isCvDay(day)),
  );
  return [
    ...periods.flatMap(unreadable),
    ...readable.flatMap((period) => checkPeriod(period, on)),
    ...checkGaps(readable, on),
    ...checkOverlaps(document, readable, on),
    ...checkOrder(document, readable),
    ...checkVisaLine(document, on),
  ];
}

/** Every shown entry that has a time, in the order it is printed. */
export function periodsOf(document: CvDocument): readonly Period[] {
  const jobs = (section: "work" | "volunteer") =>
    document[section].map((job) => ({
      ...job,
      section,
      title: job.position || job.name,
      isPeriod: true,
    }));
  const all = [
    ...jobs("work"),
    ...jobs("volunteer"),
    ...document.education.map((course) => ({
      ...course,
      section: "education" as const,
      title: course.studyType || course.area || course.institution,
      isPeriod: true,
    })),
    ...document.projects.map((project) => ({
      ...project,
      section: "projects" as const,
      title: project.name,
      isCurrent: false,
      isPeriod: false,
    })),
    ...document.custom.flatMap(({ id, entries }) =>
      entries.map((entry) => ({
        ...entry,
        section: `custom:${id}` as const,
        isCurrent: false,
        isPeriod: false,
      })),
    ),
  ];
  return all
    .filter(({ isHidden, section }) => !isHidden && isShown(document, section))
    .map(({ section, id, title, startDate, endDate, isCurrent, isPeriod }) => ({
      section,
      id,
      title: title.trim() || "An entry without a title",
      startDate,
      endDate: isCurrent ? "" : endDate,
      isCurrent,
      isPeriod,
    }));
}

const place = ({ section, id }: Period, field: string): CvPlace => ({
  section,
  entryId: id,
  field,
});
const say = (
  code: Finding["code"],
  level: FindingLevel,
  at: CvPlace,
  evidence: string,
): Finding => ({
  code,
  level,
  at,
  evidence,
});

function unreadable(period: Period): readonly Finding[] {
  return (["startDate", "endDate"] as const)
    .filter((field) => period[field] !== "" && !isCvDay(period[field]))
    .map((field) =>
      say("date-unreadable", "mistake", place(period, field), asTyped(period[field])),
    );
}

/** Year and month that could not be read are kept as "2026/13"; nobody typed them in that order. */
function asTyped(day: string): string {
  const between = day.indexOf("/");
  return between < 0 ? day : `${day.slice(between + 1)} ${day.slice(0, between)}`.trim();
}

function checkPeriod(period: Period, on: string): readonly Finding[] {
  const { startDate, endDate, isCurrent, isPeriod } = period;
  if (startDate && endDate && latest(endDate) < earliest(startDate)) {
    const words = `${dayLabel(startDate)} to ${dayLabel(endDate)}`;
    return [say("date-before-start", "mistake", place(period, "endDate"), words)];
  }
  if (startDate && earliest(startDate) > on) {
    return [say("date-in-future", "advice", place(period, "startDate"), dayLabel(startDate))];
  }
  if (!isPeriod) return [];
  if (!startDate && !endDate) {
    return [say("date-missing", "advice", place(period, "startDate"), period.title)];
  }
  if (startDate && !endDate && !isCurrent) {
    return [
      say("date-end-missing", "mistake", place(period, "endDate"), `From ${dayLabel(startDate)}`),
    ];
  }
  return [];
}

type Span = { period: Period; from: string; to: string };

function spans(periods: readonly Period[], on: string): readonly Span[] {
  return periods
    .filter(({ startDate, endDate, isCurrent }) => startDate && (endDate || isCurrent))
    .map((period) => ({
      period,
      from: earliest(period.startDate),
      to: period.isCurrent ? latest(on) : latest(period.endDate),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Months between the end of all before and the next beginning, and from the last end to today. */
function checkGaps(periods: readonly Period[], on: string): readonly Finding[] {
  const findings: Finding[] = [];
  const ordered = spans(periods, on);
  let covered = ordered[0]?.to ?? "";
  for (const { period, from, to } of ordered.slice(1)) {
    if (monthsBetween(covered, from) > GAP_MONTHS) {
      findings.push(say("date-gap", "advice", place(period, "startDate"), gapWords(covered, from)));
    }
    if (to > covered) covered = to;
  }
  const last = ordered.findLast(({ to }) => to === covered);
  if (last && monthsBetween(covered, on) > GAP_MONTHS) {
    findings.push(
      say("date-gap", "advice", place(last.period, "endDate"), gapWords(covered, nextMonth(on))),
    );
  }
  return findings;
}

const gapWords = (after: string, before: string) =>
  `Nothing from ${dayLabel(nextMonth(after))} to ${dayLabel(monthBefore(before))}`;

/** Two jobs at once are common among students; a reader only wonders where neither says so. */
function checkOverlaps(
  document: CvDocument,
  periods: readonly Period[],
  on: string,
): readonly Finding[] {
  const jobs = spans(
    periods.filter(({ section }) => section === "work"),
    on,
  ).filter(({ period }) => hasMonths(period) && !saysPartTime(document, period.id));
  return jobs.flatMap((job, index) => {
    const other = jobs
      .slice(0, index)
      .find(({ to }) => monthsBetween(job.from, to) >= OVERLAP_MONTHS);
    if (!other) return [];
    const words = `${other.period.title} and ${job.period.title}, both in ${dayLabel(job.from.slice(0, 7))}`;
    return [say("date-overlap", "advice", place(job.period, "startDate"), words)];
  });
}

const hasMonths = ({ startDate, endDate }: Period) => startDate.length > 4 && endDate.length !== 4;

const partTime = [
  "part time",
  "part-time",
  "weekend",
  "weekends",
  "evenings",
  "freelance",
  "casual",
  "hours a week",
  "hours per week",
  "zero hours",
  "self-employed",
  "nights a week",
  "shifts",
];

function saysPartTime(document: CvDocument, entryId: string): boolean {
  const texts = linesOf(document).filter(({ at }) => at.entryId === entryId);
  return texts.some(({ text }) => partTime.some((words) => findPhrase(text, words)));
}

/** By when it ended, then by when it began; what goes on comes first. */
export function byNewest(one: Period, other: Period): number {
  const end = ({ isCurrent, endDate, startDate }: Period) =>
    isCurrent ? "9999-12-31" : latest(endDate || startDate || "0000");
  const start = ({ startDate }: Period) => latest(startDate || "0000");
  if (end(one) !== end(other)) return end(one) > end(other) ? -1 : 1;
  return start(one) === start(other) ? 0 : start(one) > start(other) ? -1 : 1;
}

function checkOrder(document: CvDocument, readable: readonly Period[]): readonly Finding[] {
  return (["work", "education", "volunteer"] as const).flatMap((section) => {
    const listed = readable.filter((period) => period.section === section);
    const isWhole = listed.length === document[section].filter(({ isHidden }) => !isHidden).length;
    const isDated = listed.every(({ startDate, endDate }) => startDate || endDate);
    const at = listed.findIndex(
      (period, index) => index > 0 && byNewest(listed[index - 1]!, period) > 0,
    );
    if (!isWhole || !isDated || at === -1) return [];
    const [before, after] = [listed[at - 1]!, listed[at]!];
    const evidence = `${before.title} comes before ${after.title}`;
    return [say("entries-order", "advice", { section, entryId: after.id }, evidence)];
  });
}

/** A line somebody wrote by hand goes out of date; one made from "my situation" does not. */
function checkVisaLine(document: CvDocument, on: string): readonly Finding[] {
  const { source, words } = document.rightToWork;
  if (source !== "own-words" || !isShown(document, "rightToWork")) return [];
  const past = daysIn(words).find(
    ({ words: written, day }) => latest(day) < on && isEnd(words, written),
  );
  if (!past) return [];
  const at = { section: "rightToWork", field: "words" } as const;
  return [say("visa-line-old", "mistake", at, past.words)];
}

/** "to 27 January 2027" ends; "from September 2026" began, and stays true. */
function isEnd(text: string, day: string): boolean {
  const before = text.slice(0, text.indexOf(day));
  return /\b(to|until|till|expir\w*|valid|ends?|ending|due|by|through)\W{0,3}((on|in|before)\W)?$/i.test(
    before,
  );
}
