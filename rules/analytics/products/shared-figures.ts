import type { FigureSpec, MonthsSpec, ShareSpec } from "../figure-spec.ts";
import { type Dimension, dimensions, type Metric } from "../metrics.ts";

export const STUDENTS =
  "All students with an account at your university, without those who objected.";
const EACH_MONTH = "Each student counts once in a month. Longer periods show the average month.";

type Named = { id: string; title: string; definition: string };

export function months(words: Named, ...series: MonthsSpec["series"]): MonthsSpec {
  const definition = `${words.definition} ${EACH_MONTH}`;
  return { ...words, definition, kind: "months", denominator: STUDENTS, series };
}

export function share(
  words: Named & { did: string; of?: string },
  part: Metric,
  whole: Metric = "active",
): ShareSpec {
  const { of = "Students who were active in the month.", ...rest } = words;
  return { ...rest, kind: "share", denominator: of, part, whole };
}

const dimensionWords: Readonly<Record<Dimension, string>> = {
  campus: "campus",
  course: "field of study",
  level: "level",
  nationality: "home country",
};

/** The same people by campus, field of study, level and home country. */
export function groups(metric: Metric, words: Named): FigureSpec[] {
  return dimensions.map((by) => ({
    kind: "groups",
    id: `${words.id}-by-${by}`,
    title: `${words.title} by ${dimensionWords[by]}`,
    definition: `${words.definition} Groups of fewer than 10 students are counted together.`,
    denominator: STUDENTS,
    metric,
    by,
  }));
}

const demandDefinition =
  "Students who searched, saved or applied in the last 12 months; each counts once in a row.";

export const funnel: FigureSpec = {
  kind: "funnel",
  id: "saved-to-offer",
  title: "From saved to offer",
  definition:
    "Students who saved a job, applied, had an interview and had an offer in the last 12 months, as they or an employer here told us.",
  denominator: STUDENTS,
  steps: [
    { metric: "job-saved", name: "Saved a job" },
    { metric: "job-applied", name: "Applied" },
    { metric: "job-interview", name: "Had an interview" },
    { metric: "job-offer", name: "Had an offer" },
  ],
};

export const demand = (by: "field" | "place"): FigureSpec => ({
  kind: "things",
  id: `demand-by-${by}`,
  title: by === "field" ? "Demand and supply by field" : "Demand and supply by place",
  definition: demandDefinition,
  denominator: STUDENTS,
  rowHeading: by === "field" ? "Field" : "Place",
  series:
    by === "field"
      ? [
          { facet: "saved-field", name: "Saved" },
          { facet: "searched-field", name: "Searched" },
          { facet: "applied-field", name: "Applied" },
        ]
      : [
          { facet: "saved-place", name: "Saved" },
          { facet: "applied-place", name: "Applied" },
        ],
  supply: by,
  most: "is saved by most students",
});

export const homeMarkets: FigureSpec = {
  kind: "things",
  id: "home-markets",
  title: "Home-country markets",
  definition:
    "Students who saved or applied for a job at home in the last 12 months: outside the United Kingdom, Ireland, Australia and Canada, or in the country they come from.",
  denominator: STUDENTS,
  rowHeading: "Home country",
  series: [{ facet: "home-market", name: "Looked at home" }],
  most: "has most students who look for work at home",
};

export const runningOut: MonthsSpec = {
  kind: "months",
  id: "visa-ends",
  title: "Visas that end within 90 days",
  definition:
    "Students whose visa ends within 90 days of the end of the month. Nobody is named. A longer period shows the figure on its last day.",
  denominator: "Students who told us the day their visa ends and chose to be counted.",
  isStock: true,
  series: [
    { metric: "visa-ends", name: "Ends within 90 days" },
    { metric: "visa-told", name: "Told us the day" },
  ],
};

export const firstCv: FigureSpec = {
  kind: "things",
  id: "time-to-first-cv",
  title: "Time to the first CV",
  definition:
    "Students who joined in the last 12 months and made a CV, by the days between the two.",
  denominator: "Students who joined in the last 12 months and made a CV.",
  rowHeading: "Days after joining",
  series: [{ facet: "first-cv", name: "Made their first CV" }],
  most: "is when most made their first CV",
  order: ["week", "month", "later"],
};

export const learning = months(
  {
    id: "learning",
    title: "Learning",
    definition: "Students who watched a lesson or passed its check.",
  },
  { metric: "lesson-watched", name: "Watched a lesson" },
  { metric: "check-passed", name: "Passed a check" },
);

export const active = {
  id: "active",
  title: "Active students",
  definition: "Students who signed in or did anything here.",
};
