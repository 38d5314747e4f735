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
  [4208, 4230, "Gold Coast"],
  [5000, 5199, "Adelaide"],
  [6000, 6199, "Perth"],
  [7000, 7019, "Hobart"],
];

/** How Canadian codes of large towns begin. Where two characters have several towns, three say which. */
const canadian: readonly [start: RegExp, town: string][] = [
  [/^M[1-689]/, "Toronto"],
  [/^H[23]/, "Montreal"],
  [/^H7/, "Laval"],
  [/^V5[K-Z]|^V6[A-TZ]/, "Vancouver"],
  [/^V5[A-J]/, "Burnaby"],
  [/^V6[V-Y]/, "Richmond"],
  [/^V3[R-X]/, "Surrey"],
  [/^V8[R-W]/, "Victoria"],
  [/^T2|^T3[A-R]/, "Calgary"],
  [/^T[56]/, "Edmonton"],
  [/^K1|^K2[A-W]/, "Ottawa"],
  [/^R[23]/, "Winnipeg"],
  [/^L5|^L4[T-Z]/, "Mississauga"],
  [/^L8[E-W]/, "Hamilton"],
  [/^N2[JKLTV]/, "Waterloo"],
  [/^N2[ABCEGHMNPR]/, "Kitchener"],
  [/^N6[A-K]/, "London"],
  [/^B3[HJ-M]/, "Halifax"],
  [/^G1/, "Quebec City"],
  [/^S4[N-V]/, "Regina"],
  [/^S7[H-W]/, "Saskatoon"],
  [/^E3[ABC]/, "Fredericton"],
  [/^A1[ABCEGH]/, "St. John's"],
  [/^J8[PRTXYZ]/, "Gatineau"],
];

const STATE = "(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)";
/** A town before the code needs its state: "Leeds 2000" is not in Sydney. */
const AUSTRALIAN = new RegExp(`^(?:(?:[A-Z]+ )?${STATE} )?(\\d{4})(?: ${STATE})?$`);

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
  const digits = AUSTRALIAN.exec(code)?.[1];
  const found = australian.find(([from, to]) => Number(digits) >= from && Number(digits) <= to);
  return found ? { country: "au", town: found[2] } : null;
}

function canadianTown(code: string): CodeAbroad | null {
  if (!/^[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?$/.test(code)) return null;
  const town = canadian.find(([start]) => start.test(code))?.[1];
  return town ? { country: "ca", town } : null;
}
