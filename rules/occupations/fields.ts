/** What is known around a title: the advert's sector as the board keeps it, and its text. */
export type Context = { sector?: string; text?: string };

/** Which unit groups a sector of the board mostly hires, by how their codes begin. */
const codesOfSector: Readonly<Record<string, string>> = {
  technology: "1137 213 2141 313 3573 5244",
  data: "2133 2433 3544 2134",
  engineering: "1121 212 2481 2482 311 3120 522 524",
  finance: "1131 242 2433 2482 353 412 3541",
  consulting: "1258 2431 2139 2440",
  law: "241 3520 4212 2435",
  marketing: "1132 1133 2432 2493 2494 3554",
  sales: "1132 355 7111 7113",
  "people-hr": "1136 3571 3572 3574 4136",
  design: "2141 2142 342 2451",
  media: "1255 249 341 3416 3417",
  science: "211 2161 2162 2311 3111",
  health: "117 123 22 2113 2461 321 3240 613 7114 4211",
  education: "231 232 2311 3231 3232 611 4213",
  "public-sector": "1163 2439 331 3560 358 411",
  charity: "1135 2494 322 4113 3554",
  energy: "1123 1254 215 2123 2129 2121 5241",
  property: "1122 1251 2121 245 3114 3120 3541 3555 53",
  logistics: "1140 124 3551 4133 4134 82 925",
  retail: "1150 3551 3553 711 712 713 924",
  hospitality: "122 543 926 6240 9223 4216",
};

/** Words of an advert's text that tell its sector. */
const wordsOfSector: Readonly<Record<string, RegExp>> = {
  technology: /\b(software|cloud|api|saas|codebase|kubernetes|python|javascript|agile)\b/g,
  engineering:
    /\b(manufactur\w+|mechanical|electrical|cad|plant|commissioning|chartered engineer)\b/g,
  finance: /\b(accounts|audit|ledger|aca|acca|cima|portfolio|fca|investment)\b/g,
  law: /\b(law firm|sra|litigation|solicitors?|legal practice)\b/g,
  health: /\b(patients?|nhs|clinical|ward|hospital|care home|nmc|hcpc)\b/g,
  education: /\b(pupils?|school|curriculum|classroom|qts|students)\b/g,
  science: /\b(laboratory|assays?|experiments?|publications|postdoctoral)\b/g,
  property: /\b(construction|site safety|rics|ribs|contractors?|tender|building regulations)\b/g,
  logistics: /\b(warehouse|freight|supply chain|shipments?|haulage)\b/g,
  retail: /\b(shop floor|store|merchandise|till|retail)\b/g,
  hospitality: /\b(restaurant|hotel|guests|kitchen|menu)\b/g,
  marketing: /\b(campaigns?|brand|seo|social media|content)\b/g,
};

const READ_OF_TEXT = 4_000;
const MIN_WORDS = 3;

/** Whether a code belongs to the context's sector, or to the one its text speaks of; null where it says none. */
export function isOfField({ sector, text }: Context): ((code: string) => boolean) | null {
  const known = sector === undefined ? undefined : codesOfSector[sector];
  const found = known ?? (text === undefined ? undefined : codesOfSector[sectorIn(text) ?? ""]);
  if (found === undefined) return null;
  const beginnings = found.split(" ");
  return (code) => beginnings.some((beginning) => code.startsWith(beginning));
}

function sectorIn(text: string): string | null {
  const read = text.slice(0, READ_OF_TEXT).toLowerCase();
  let best: string | null = null;
  let most = MIN_WORDS - 1;
  for (const [sector, words] of Object.entries(wordsOfSector)) {
    const count = read.match(words)?.length ?? 0;
    if (count > most) [best, most] = [sector, count];
  }
  return best;
}
