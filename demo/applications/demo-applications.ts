import type { ApplicationStage } from "#rules/applications/stages.ts";
import {
  DATA_ENGINEER,
  INTERN,
  QUILLFERN,
  RIVERS,
  SUPPORT,
  TARNSIDE,
  TESTER,
  WRENFIELD,
} from "./apply-forms.ts";

export const ANANYA = "demo-student-at-waymark.example";

export type DemoApplication = {
  userId: string;
  slug: string;
  /** Chooses their answers. */
  n: number;
  stage: ApplicationStage;
  daysAgo: number;
  rightToWork: string | null;
  isWithdrawn: boolean;
};

/** The first four are the demo's student's: reading, interview, offer and not successful. */
export function demoApplications(): DemoApplication[] {
  return [...ofAnanya, ...ofOthers()];
}

function hers(slug: string, stage: ApplicationStage, daysAgo: number): DemoApplication {
  const rightToWork = "Student visa to 30 January 2027.";
  return { userId: ANANYA, slug, n: 1, stage, daysAgo, rightToWork, isWithdrawn: false };
}

const ofAnanya = [
  hers(WRENFIELD, "reading", 12),
  hers(RIVERS, "interview", 17),
  hers(QUILLFERN, "offer", 28),
  hers(SUPPORT, "unsuccessful", 29),
];

const stages: Readonly<Record<string, readonly (ApplicationStage | "withdrawn")[]>> = {
  [DATA_ENGINEER]: [
    ...["new", "new", "new", "new", "reading", "reading", "reading"],
    ...["interview", "interview", "offer", "unsuccessful", "unsuccessful", "withdrawn"],
  ] as (ApplicationStage | "withdrawn")[],
  [INTERN]: ["new", "new", "reading", "interview"],
  [TESTER]: ["new", "reading"],
  [SUPPORT]: ["unsuccessful", "offer"],
  [QUILLFERN]: ["new", "reading"],
  [TARNSIDE]: ["new"],
};

/** Members of the older half of the cohort, who were here before they applied. */
const FIRST_PERSON = 34;

function ofOthers(): DemoApplication[] {
  let n = 0;
  return Object.entries(stages).flatMap(([slug, ofJob]) =>
    ofJob.map((stage) => {
      n += 1;
      return {
        userId: `demo-person-${FIRST_PERSON + n}`,
        slug,
        n,
        stage: stage === "withdrawn" ? "reading" : stage,
        daysAgo: 0.3 + (n % 9) * 0.9,
        rightToWork: lines[n % lines.length] ?? null,
        isWithdrawn: stage === "withdrawn",
      };
    }),
  );
}

const lines = [
  "Graduate visa to 14 September 2028. Can work full time without sponsorship.",
  null,
  "Student visa to 30 January 2027.",
  null,
  "Skilled Worker visa to 3 March 2029.",
];
