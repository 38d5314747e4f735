import { findOccupation, mayHaveProfessionalYear } from "../occupations.ts";
import { type Found, type PointsNow, tryStep } from "./step.ts";

const A_YEAR = 12;

export function byProfessionalYear(asked: PointsNow): Found {
  const { answers, now } = asked;
  const code = answers.occupation;
  const occupation = code === null ? null : findOccupation(code);
  if (occupation && !mayHaveProfessionalYear(occupation) && !now.facts.hasProfessionalYear) {
    return { steps: [], closed: [{ code: "professional-year", why: "occupation" }] };
  }
  const change = { professionalYear: { endedOn: null } };
  return { steps: tryStep(asked, "professional-year", change, { months: A_YEAR }), closed: [] };
}

export function byStudy(asked: PointsNow): Found {
  const { months } = asked.now.table.study;
  const study = { hasAustralianStudy: true, studyCounted: null };
  return {
    steps: [
      ...tryStep(asked, "australian-study", study, { months }),
      ...tryStep(asked, "regional-study", { ...study, hasRegionalStudy: true }, { months }),
      ...tryStep(asked, "specialist-education", { hasSpecialistEducation: true }, { months }),
      ...tryStep(asked, "bachelor", { qualification: "bachelor" }, { months: null }),
      ...tryStep(asked, "doctorate", { qualification: "doctorate" }, { months: null }),
    ],
    closed: [],
  };
}
