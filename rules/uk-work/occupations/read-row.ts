import { pounds } from "#rules/money.ts";

/** "degree" is RQF 6 and above; "never" cannot be sponsored as a Skilled Worker. */
export type SkillLevel = "degree" | "medium" | "never";

/** Pence for 37.5 hours a week, as published; percentages are already floored. Null: no such rate. */
export type PublishedRates = {
  A: number | null; // also option D
  B: number | null; // null where the code is not "eligible for PhD points"
  C: number | null;
  E: number | null;
  F: number | null; // also option I
  G: number | null;
  H: number | null;
  J: number | null;
};

export type Occupation = {
  socCode: string;
  title: string;
  skill: SkillLevel;
  rates: PublishedRates;
};

const columns = ["A", "B", "C", "E", "F", "G", "H", "J"] as const;

/** Code, skill level, pounds for the options A B C E F G H J ("-" for none), title. */
export function readRow(line: string): Occupation {
  const cells = line.split(/ +/);
  const figures = cells.slice(2, 2 + columns.length).map(readFigure);

  return {
    socCode: cells[0]!,
    title: cells.slice(2 + columns.length).join(" "),
    skill: cells[1] as SkillLevel,
    rates: Object.fromEntries(columns.map((column, at) => [column, figures[at]])) as PublishedRates,
  };
}

function readFigure(cell: string): number | null {
  return cell === "-" ? null : pounds(Number(cell));
}
