import type { Assessments, Factor } from "#rules/au-points/assess.ts";
import {
  type Band,
  bandAt,
  type PointsTable,
  type Subclass,
  subclasses,
} from "#rules/au-points/tables.ts";
import { ageBandLabel, awardNames, bandLabel, levelNames } from "./answer-labels.ts";

/** A cell of Schedule 6D: what it is for, what it gives on each visa, and whether it is the reader's. */
export type OfficialLine = {
  part: string;
  heading: string;
  level: string;
  points: Record<Subclass, number | null>;
  isYours: boolean;
};

type Level = { level: string; isYours: boolean; pointsIn: (table: PointsTable) => number | null };
type Part = { part: string; heading: string; levels: readonly Level[] };

/** The whole table, every cell, beside the reader's own. */
export function officialLines(assessments: Assessments): OfficialLine[] {
  const parts = [
    ageLevels(assessments),
    englishLevels(assessments),
    workLevels(assessments, "work-overseas"),
    workLevels(assessments, "work-australia"),
    ...studyParts(assessments),
    partnerLevels(assessments),
    ...nominationParts(),
  ];
  return parts.flatMap(({ part, heading, levels }) =>
    levels.map(({ level, isYours, pointsIn }) => ({
      part,
      heading,
      level,
      isYours,
      points: {
        "189": pointsIn(assessments["189"].table),
        "190": pointsIn(assessments["190"].table),
        "491": pointsIn(assessments["491"].table),
      },
    })),
  );
}

function ageLevels({ "189": { facts, table } }: Assessments): Part {
  const isInvited = facts.age !== null && facts.age < table.tooOldAt;
  const own = isInvited ? bandAt(table.age, facts.age ?? 0) : null;
  return {
    part: "6D.1",
    heading: "Age at the invitation",
    levels: table.age.map((band, index) => ({
      level: ageBandLabel(table.age, band, table.tooOldAt),
      isYours: band === own,
      pointsIn: ({ age }) => age[index]?.points ?? null,
    })),
  };
}

function englishLevels({ "189": { facts } }: Assessments): Part {
  const levels = ["superior", "proficient", "competent"] as const;
  return {
    part: "6D.2",
    heading: "English",
    levels: levels.map((level) => ({
      level: levelNames[level],
      isYours: facts.english === level,
      pointsIn: ({ english }) => english[level],
    })),
  };
}

function workLevels({ "189": { facts, table } }: Assessments, factor: Factor): Part {
  const isOverseas = factor === "work-overseas";
  const bandsIn = (each: PointsTable): readonly Band[] =>
    isOverseas ? each.workOverseas : each.workAustralia;
  const bands = bandsIn(table);
  const own = bandAt(bands, facts.years[isOverseas ? "overseas" : "australia"]);
  return {
    part: isOverseas ? "6D.3" : "6D.4",
    heading: isOverseas ? "Work outside Australia" : "Work in Australia",
    levels: bands
      .filter(({ from }) => from > 0)
      .map((band) => ({
        level: bandLabel(bands, band),
        isYours: band === own,
        pointsIn: (each) => bandAt(bandsIn(each), band.from)?.points ?? null,
      })),
  };
}

function studyParts({ "189": { facts } }: Assessments): Part[] {
  const awards = ["doctorate", "bachelor", "diploma", "authority-accepted"] as const;
  const single = (
    part: string,
    heading: string,
    isYours: boolean,
    pointsIn: Level["pointsIn"],
  ): Part => ({ part, heading, levels: [{ level: "Yes", isYours, pointsIn }] });

  return [
    single("6D.6", "Professional Year", facts.hasProfessionalYear, (t) => t.professionalYear),
    {
      part: "6D.7",
      heading: "Highest qualification",
      levels: awards.map((award) => ({
        level: awardNames[award],
        isYours: facts.qualification === award,
        pointsIn: ({ qualification }) => qualification[award],
      })),
    },
    single(
      "6D.7A",
      "Specialist education",
      facts.hasSpecialistEducation,
      (t) => t.specialistEducation,
    ),
    single("6D.8", "Study in Australia", facts.hasAustralianStudy, (t) => t.australianStudy),
    single("6D.9", "Community language", facts.hasCommunityLanguage, (t) => t.communityLanguage),
    single("6D.10", "Study in a regional area", facts.hasRegionalStudy, (t) => t.regionalStudy),
  ];
}

function partnerLevels({ "189": { facts } }: Assessments): Part {
  const rows = [
    ["skilled", "Partner with skills and Competent English"],
    ["single-or-resident", "No partner, or an Australian citizen or resident"],
    ["competent-english", "Partner with Competent English"],
  ] as const;
  return {
    part: "6D.11",
    heading: "Partner",
    levels: rows.map(([row, level]) => ({
      level,
      isYours: facts.partner === row,
      pointsIn: ({ partner }) => partner[row],
    })),
  };
}

/** Nomination counts on its own visa alone, and is taken as given there. */
function nominationParts(): Part[] {
  const only =
    (subclass: Subclass): Level["pointsIn"] =>
    (table) =>
      table.subclass === subclass ? table.nomination : null;
  const parts = [
    { part: "6D.12", level: "By a state or territory", subclass: subclasses[1] },
    { part: "6D.13", level: "Regional, or by an eligible family member", subclass: subclasses[2] },
  ];
  return parts.map(({ part, level, subclass }) => ({
    part,
    heading: "Nomination",
    levels: [{ level, isYours: true, pointsIn: only(subclass) }],
  }));
}
