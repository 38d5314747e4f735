import type { Transaction } from "#db/client.server.ts";
import { pointsScenarios } from "#db/schema/points.ts";
import type { Answers } from "#rules/au-points/answers.ts";
import { instantFrom } from "./relative-days.ts";

const student = "demo-student-at-waymark.example";
const premium = "demo-premium-at-waymark.example";

/** A fictional hydrogeologist: five years of work abroad, then in Australia. */
const asIStand: Answers = {
  bornOn: "1994-03-02",
  occupation: "234413",
  hasSkillsAssessment: true,
  english: { by: "level", level: "proficient", satOn: "2025-06-20" },
  hasEnglishPassport: false,
  work: {
    by: "periods",
    periods: [
      { where: "overseas", from: "2016-11-01", to: "2021-10-31", hours: 40 },
      { where: "australia", from: "2021-11-08", to: null, hours: 38 },
    ],
  },
  qualification: "bachelor",
  hasSpecialistEducation: false,
  hasAustralianStudy: false,
  studyCounted: null,
  hasRegionalStudy: false,
  professionalYear: null,
  hasCommunityLanguage: false,
  partner: "competent-english",
  partnerBornOn: null,
};

/** A fictional software engineer, just graduated in Australia: no round we read names the occupation. */
const newGraduate: Answers = {
  ...asIStand,
  bornOn: "2001-08-19",
  occupation: "261313",
  english: {
    by: "test",
    test: "pte",
    scores: { listening: 70, reading: 72, writing: 80, speaking: 84 },
    satOn: "2026-02-14",
  },
  work: { by: "years", overseas: 0, australia: 1 },
  hasAustralianStudy: true,
  studyCounted: { weeks: 104, months: 20 },
  partner: "single",
};

/** Calculations of Australian points that two people of the demo keep. */
export async function addPointsScenarios(tx: Transaction, now: Date): Promise<void> {
  const kept = [
    { userId: student, name: "As I stand", answers: asIStand },
    {
      userId: student,
      name: "With superior English",
      answers: {
        ...asIStand,
        english: { by: "level", level: "superior", satOn: "2026-10-30" },
        hasCommunityLanguage: true,
      } satisfies Answers,
    },
    { userId: premium, name: "After my degree", answers: newGraduate },
  ];
  await tx.insert(pointsScenarios).values(
    kept.map(({ userId, name, answers }, index) => ({
      id: `demo-points-${index + 1}`,
      userId,
      name,
      answers,
      rulesOf: "2026-07-16",
      createdAt: instantFrom(now, -6 + index),
      updatedAt: instantFrom(now, -6 + index),
    })),
  );
}
