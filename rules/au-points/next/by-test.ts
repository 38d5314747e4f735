import { wholeYears } from "#rules/days.ts";
import { type Found, nothing, type PointsNow, tryStep } from "./step.ts";

export function byEnglish(asked: PointsNow): Found {
  const levels = [
    ["english-proficient", "proficient"],
    ["english-superior", "superior"],
  ] as const;
  const steps = levels.flatMap(([code, level]) =>
    tryStep(asked, code, { english: { by: "level", level, satOn: null } }),
  );
  return { steps, closed: [] };
}

export function byLanguage(asked: PointsNow): Found {
  const steps = tryStep(asked, "community-language", { hasCommunityLanguage: true });
  return { steps, closed: [] };
}

/** A partner's English is one test; the partner's skills are an assessment more. */
export function byPartner(asked: PointsNow): Found {
  const { answers, now } = asked;
  const { partner, partnerBornOn } = answers;
  if (partner !== "other" && partner !== "competent-english") return nothing;

  const steps = tryStep(asked, "partner-english", { partner: "competent-english" });
  const isTooOld =
    partnerBornOn !== null && wholeYears(partnerBornOn, now.on) >= now.table.partnerUnder;
  if (isTooOld) return { steps, closed: [{ code: "partner-skills", why: "partner-age" }] };

  const things = partner === "other" ? 2 : 1;
  const skilled = tryStep(asked, "partner-skills", { partner: "skilled" }, { things });
  return { steps: [...steps, ...skilled], closed: [] };
}
