import { type Dated, isInForce } from "#rules/dated.ts";
import { occupationLines } from "./occupations.data.ts";
import type { Subclass } from "./tables.ts";

/** Medium and long-term, short-term, regional. */
export type OccupationList = "MLTSSL" | "STSOL" | "ROL";

export type Occupation = {
  code: string;
  name: string;
  list: OccupationList;
  /** Who assesses the skills; null where the list we read does not say. */
  assessedBy: string | null;
};

/** The instrument as compiled on 28 March 2026. */
export const occupationLists: Dated = {
  effectiveFrom: "2026-03-28",
  effectiveTo: null,
  source: "https://www.legislation.gov.au/F2019L00278/latest",
  checkedOn: "2026-08-17",
};

/** Which lists each visa takes. Nominated by a state for the 491; a family sponsor's list is not known to us. */
const listsOf: Record<Subclass, readonly OccupationList[]> = {
  "189": ["MLTSSL"],
  "190": ["MLTSSL", "STSOL"],
  "491": ["MLTSSL", "STSOL", "ROL"],
};

export const occupations: readonly Occupation[] = readLines(occupationLines);

const byCode = new Map(occupations.map((occupation) => [occupation.code, occupation]));

export function findOccupation(code: string): Occupation | null {
  return byCode.get(code) ?? null;
}

/** Whether the visa takes the occupation on that day; null where no list of ours covers the day. */
export function isListedFor(subclass: Subclass, { list }: Occupation, on: string): boolean | null {
  return isInForce(occupationLists, on) ? listsOf[subclass].includes(list) : null;
}

/** Unit groups of accounting, computing and engineering, and of the technicians nearest to them. */
const professionalYearGroups = ["2211", "135", "26", "233", "133211", "312", "313"];

/** A Professional Year is for accounting, computing and engineering only. */
export function mayHaveProfessionalYear({ code }: Occupation): boolean {
  return professionalYearGroups.some((group) => code.startsWith(group));
}

function readLines(text: string): Occupation[] {
  const found: Occupation[] = [];
  let list: OccupationList = "MLTSSL";
  let assessedBy: string | null = null;
  for (const line of text.trim().split("\n")) {
    const [first = "", ...rest] = line.split(" ");
    if (first === "#") {
      list = rest[0] as OccupationList;
      const authority = rest.slice(1).join(" ");
      assessedBy = authority === "-" ? null : authority;
    } else {
      found.push({ code: first, name: rest.join(" "), list, assessedBy });
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name, "en"));
}
