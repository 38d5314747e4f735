import { inYears, longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import {
  type TeaserCase,
  type TeaserPerson,
  teaserCases,
  teaserJob,
} from "#rules/uk-work/teaser.ts";

type GateState = "open" | "shut";

/** One reading of the advert, in the words and gates the page shows. */
export type TeaserPanel = {
  person: TeaserPerson;
  asks: string;
  gates: readonly { label: string; state: GateState }[];
  tone: "fits" | "for-now" | "no";
  verdict: string;
  note: string;
};

export type TeaserText = { job: string; panels: readonly TeaserPanel[]; source: string };

const asks: Record<TeaserPerson, string> = {
  student: "Just finished a master’s, on a Student visa",
  graduate: "On a Graduate visa for the past 2 years",
  abroad: "Aged 29, applying from abroad",
};

/** The teaser as read on the given ISO day. Made on the server, so the tables stay there. */
export function teaserText(on: string): TeaserText {
  const cases = teaserCases(on);
  const since = longDay(cases[0]!.salary.effectiveFrom);

  return {
    job: `${teaserJob.title} in ${teaserJob.town}, ${inPounds(teaserJob.pay.annual)}.`,
    panels: cases.map(panelFor),
    source: `Rules SW 4.2, 12.2 and 12.3, in force from ${since}. Information, not immigration advice.`,
  };
}

function panelFor(found: TeaserCase): TeaserPanel {
  return {
    person: found.person,
    asks: asks[found.person],
    ...wordsFor(found),
    gates: gatesFor(found),
  };
}

function wordsFor({ newEntrant, salary, standardLine }: TeaserCase) {
  const line = inPounds(salary.required);
  if (!salary.passes) {
    const why = newEntrant.answer === "yes" ? "Even for a new entrant" : "Not a new entrant, so";
    return {
      tone: "no" as const,
      verdict: `${inPounds(-salary.margin)} below the line`,
      note: `${why} the line is ${line}.`,
    };
  }
  if (newEntrant.answer !== "yes") {
    return {
      tone: "fits" as const,
      verdict: "Fits",
      note: `${inPounds(salary.margin)} over the ${line} line.`,
    };
  }
  const years = inYears(newEntrant.monthsLeft);
  if (newEntrant.ground === "graduate") {
    return {
      tone: "for-now" as const,
      verdict: `Fits, for ${years.replace(" ", " more ")}`,
      note: `Graduate time counts. Then the line is ${inPounds(standardLine)}.`,
    };
  }
  return {
    tone: "fits" as const,
    verdict: "Fits as a new entrant",
    note: `${inPounds(salary.margin)} over the ${line} line, for up to ${years}.`,
  };
}

/** The advert is made up with a licensed employer and an eligible code, so two gates stand open. */
function gatesFor({ newEntrant, salary }: TeaserCase): TeaserPanel["gates"] {
  const state = salary.passes ? "open" : "shut";
  const isRunning = newEntrant.answer === "yes" && newEntrant.ground === "graduate";
  const clock = isRunning ? `Clock, ${newEntrant.monthsLeft / 12} left` : "Clock";

  return [
    { label: "Licence", state: "open" },
    { label: "Job code", state: "open" },
    { label: "Salary", state },
    { label: clock, state },
  ];
}
