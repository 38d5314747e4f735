import type { Answers } from "../answers.ts";
import { assessFor } from "../assess.ts";
import { eligibilityOf } from "../eligibility.ts";
import type { Timeline } from "../timeline.ts";
import { byProfessionalYear, byStudy } from "./by-study.ts";
import { byEnglish, byLanguage, byPartner } from "./by-test.ts";
import { byAge, byWork } from "./by-time.ts";
import type { Found, NextStep, PointsNow } from "./step.ts";

/** What could still be gained: fewest things to do first, then the quickest, then the most points. */
export function nextPoints(answers: Answers, timeline: Timeline): Found {
  const now = assessFor("189", answers, timeline.from);
  const asked = { answers, now, timeline };
  const found = [
    byEnglish(asked),
    byLanguage(asked),
    byPartner(asked),
    byNomination(asked, "190"),
    byNomination(asked, "491"),
    byAge(asked),
    byWork(asked),
    byProfessionalYear(asked),
    byStudy(asked),
  ];
  return {
    steps: found.flatMap(({ steps }) => steps).sort(byEffort),
    closed: found.flatMap(({ closed }) => closed),
  };
}

function byNomination({ answers, now }: PointsNow, subclass: "190" | "491"): Found {
  const code = `nomination-${subclass}` as const;
  const assessment = assessFor(subclass, answers, now.on);
  if (eligibilityOf(answers, assessment).states.occupation === "not-met") {
    return { steps: [], closed: [{ code, why: "not-on-list" }] };
  }
  const step: NextStep = {
    code,
    gain: assessment.total - now.total,
    total: assessment.total,
    things: 1,
    months: 0,
    isOthersChoice: true,
    on: null,
  };
  return { steps: [step], closed: [] };
}

function byEffort(one: NextStep, other: NextStep): number {
  return (
    one.things - other.things ||
    (one.months ?? Number.POSITIVE_INFINITY) - (other.months ?? Number.POSITIVE_INFINITY) ||
    Number(one.isOthersChoice) - Number(other.isOthersChoice) ||
    other.gain - one.gain
  );
}
