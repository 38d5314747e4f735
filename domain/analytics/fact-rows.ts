import { type Metric, maskOf } from "#rules/analytics/metrics.ts";

/**
 * Which row of `activity` says which things of a month. By kind, or kind and thing ("capability-visited
 * jobs"); what an act says besides where its job fits a visa, is in the person's home country, or is
 * part-time. Kinds are those of the capabilities' activity-kinds.ts; a test compares them.
 */
type FactRow = {
  says: readonly Metric[];
  ofFitting?: readonly Metric[];
  ofHome?: readonly Metric[];
  ofPartTime?: readonly Metric[];
  /** Somebody else did it to them: it does not make them active. */
  isOfOthers?: true;
};

/** Told apart by their thing. */
export const kindsByThing = ["capability-visited", "visa-check-made"] as const;

export const factRows: Readonly<Record<string, FactRow>> = {
  registered: { says: ["joined"] },
  "jobs-searched": { says: ["jobs-searched"] },
  "job-saved": {
    says: ["job-saved"],
    ofFitting: ["fit-saved"],
    ofHome: ["home-saved"],
    ofPartTime: ["part-time-saved"],
  },
  "job-applied": applied(),
  "application-sent": applied(),
  "job-interview": { says: ["job-interview"] },
  "job-offer": { says: ["job-offer"] },
  "application-interview": { says: ["job-interview"], isOfOthers: true },
  "application-offer": { says: ["job-offer"], isOfOthers: true },
  "friend-became-active": { says: [], isOfOthers: true },
  "employer-followed": { says: ["employer-followed"] },
  "hours-logged": { says: ["hours-logged"] },
  "cv-made": { says: ["cv-made"] },
  "letter-made": { says: ["letter-made"] },
  "cv-sent": { says: ["cv-sent"] },
  "lesson-watched": { says: ["lesson-watched"] },
  "lesson-check-passed": { says: ["check-passed"] },
  "course-finished": { says: ["course-finished"] },
  "plan-step-done": { says: ["plan-step-done"] },
  "plan-chapter-read": { says: ["plan-chapter-read"] },
  arrived: { says: ["arrived"] },
  "first-week-done": { says: ["first-week-done"] },
  "licence-checked": { says: ["licence-checked"] },
  "event-place-taken": { says: ["event-place-taken"] },
  "event-attended": { says: ["event-attended"] },
  "meeting-booked": { says: ["meeting-booked"] },
  "capability-visited jobs": { says: ["jobs-visited"] },
  "capability-visited part-time-jobs": { says: ["part-time-visited"] },
  "capability-visited cvs": { says: ["cv-visited"] },
  "capability-visited hub": { says: ["hub-visited"] },
  "capability-visited country-guides": { says: ["guide-visited"] },
  "capability-visited jumpstart": { says: ["jumpstart-visited"] },
  "capability-visited licence-checker": { says: ["licence-visited"] },
  "capability-visited points-calculator": { says: ["points-visited"] },
  "capability-visited meetings": { says: ["meetings-visited"] },
  "visa-check-made points-calculator": { says: ["points-checked", "visa-checked"] },
  "visa-check-made visa-check": { says: ["visa-checked"] },
  "visa-check-made graduate-visa-planner": { says: ["visa-checked"] },
  "visa-check-made express-entry": { says: ["visa-checked"] },
  "visa-check-made post-graduation-work-permit": { says: ["visa-checked"] },
  "visa-check-made irish-permit": { says: ["visa-checked"] },
};

function applied(): FactRow {
  return {
    says: ["job-applied"],
    ofFitting: ["fit-applied"],
    ofHome: ["home-applied"],
    ofPartTime: ["part-time-applied"],
  };
}

/** The rows as columns of numbers, as a statement takes them. */
export function factColumns() {
  const rows = Object.entries(factRows);
  const masks = (read: (row: FactRow) => readonly Metric[] | undefined) =>
    rows.map(([, row]) => String(maskOf(...(read(row) ?? []))));
  return {
    keys: rows.map(([key]) => key),
    says: masks(({ says, isOfOthers }) => (isOfOthers ? says : ["active", ...says])),
    ofFitting: masks(({ ofFitting }) => ofFitting),
    ofHome: masks(({ ofHome }) => ofHome),
    ofPartTime: masks(({ ofPartTime }) => ofPartTime),
  };
}
