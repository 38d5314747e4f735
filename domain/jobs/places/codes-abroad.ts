import type { JobCountry } from "../vocabulary.ts";

export type CodeAbroad = { country: Exclude<JobCountry, "gb" | "xx">; town: string };

/** Routing keys of large Irish towns; Dublin has all that begin with D. Letters that the UK's post uses are left out. */
const irish: Readonly<Record<string, string>> = {
  ...{ T12: "Cork", T23: "Cork", H91: "Galway", V94: "Limerick", X91: "Waterford" },
  ...{ R95: "Kilkenny", F91: "Sligo", A91: "Dundalk", A92: "Drogheda", K67: "Swords" },
  ...{ R93: "Carlow", V92: "Tralee", F92: "Letterkenny", A98: "Bray", C15: "Navan" },
  ...{ Y35: "Wexford", V95: "Ennis", R32: "Portlaoise", R35: "Tullamore" },
};

/** Postcodes of Australia's large towns, from and to. */
const australian: readonly [from: number, to: number, town: string][] = [
  [800, 832, "Darwin"],
  [2000, 2249, "Sydney"],
  [2290, 2310, "Newcastle"],
  [2500, 2530, "Wollongong"],
  [2600, 2618, "Canberra"],
  [3000, 3207, "Melbourne"],
  [3214, 3220, "Geelong"],
  [4000, 4179, "Brisbane"],
  [4207, 4230, "Gold Coast"],
  [5000, 5199, "Adelaide"],
  [6000, 6199, "Perth"],
  [7000, 7019, "Hobart"],
];

/** How Canadian codes of large towns begin, the longer beginning first. */
const canadian: readonly [start: string, town: string][] = [
  ["H7", "Laval"],
  ["H", "Montreal"],
  ["M", "Toronto"],
  ["V3", "Surrey"],
  ["V5", "Vancouver"],
  ["V6", "Vancouver"],
  ["V8", "Victoria"],
  ["T2", "Calgary"],
  ["T3", "Calgary"],
  ["T5", "Edmonton"],
  ["T6", "Edmonton"],
  ["K1", "Ottawa"],
  ["K2", "Ottawa"],
  ["R2", "Winnipeg"],
  ["R3", "Winnipeg"],
  ["L4", "Mississauga"],
  ["L5", "Mississauga"],
  ["L8", "Hamilton"],
  ["N2J", "Waterloo"],
  ["N2L", "Waterloo"],
  ["N2", "Kitchener"],
  ["N6", "London"],
  ["B3", "Halifax"],
  ["G1", "Quebec City"],
  ["S4", "Regina"],
  ["S7", "Saskatoon"],
  ["E3", "Fredericton"],
  ["A1", "St. John's"],
  ["J8", "Gatineau"],
];

const STATE = "(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)";

/** "D02 X285", "NSW 2000" and "M5V 3L9" are places to those who live there. The UK's own are read before. */
export function townOfCode(text: string): CodeAbroad | null {
  const code = text.trim().toUpperCase();
  return irishTown(code) ?? australianTown(code) ?? canadianTown(code);
}

function irishTown(code: string): CodeAbroad | null {
  const key = /^([A-Z]\d[\dW])(?: ?[A-Z\d]{4})?$/.exec(code)?.[1] ?? "";
  const town = key.startsWith("D") ? "Dublin" : irish[key];
  return town ? { country: "ie", town } : null;
}

function australianTown(code: string): CodeAbroad | null {
  const digits = new RegExp(`^(?:[A-Z]+ )?(?:${STATE} )?(\\d{4})(?: ${STATE})?$`).exec(code)?.[1];
  const found = australian.find(([from, to]) => Number(digits) >= from && Number(digits) <= to);
  return found ? { country: "au", town: found[2] } : null;
}

function canadianTown(code: string): CodeAbroad | null {
  if (!/^[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?$/.test(code)) return null;
  const town = canadian.find(([start]) => code.startsWith(start))?.[1];
  return town ? { country: "ca", town } : null;
}
