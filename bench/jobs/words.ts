import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { SeededRandom } from "#test/seeded-random.ts";

/** Real adverts' titles and employers, where the file lies beside the project. */
const REAL = join(import.meta.dirname, "../../../shared/data/ats_jobs_union.csv.gz");

export type Material = { titles: string[]; employers: string[]; words: string[]; from: string };

export function readMaterial(): Material {
  const words = inventedWords();
  if (!existsSync(REAL)) {
    return { titles: ownTitles(), employers: words.slice(500, 900), words, from: "our own lists" };
  }
  const rows = gunzipSync(readFileSync(REAL)).toString("utf8").split("\n").slice(1).map(cells);
  const unique = (column: number) => [
    ...new Set(rows.map((row) => row[column]?.trim() ?? "").filter(Boolean)),
  ];
  return {
    titles: unique(3),
    employers: unique(0),
    words,
    from: "the titles of ats_jobs_union.csv.gz",
  };
}

function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

function ownTitles(): string[] {
  const ranks = ["Graduate", "Junior", "Senior", "Lead", "Principal", "Assistant", "Trainee"];
  const fields = [
    "Software",
    "Data",
    "Marketing",
    "Finance",
    "Civil",
    "Clinical",
    "Legal",
    "Sales",
  ];
  const roles = ["Engineer", "Analyst", "Manager", "Consultant", "Nurse", "Designer", "Officer"];
  return ranks.flatMap((rank) =>
    fields.flatMap((field) => roles.map((role) => `${rank} ${field} ${role}`)),
  );
}

const COMMON =
  "team work experience role skills business customers support client project management " +
  "development service design build technical quality opportunity people company environment " +
  "data systems software process ability knowledge strong responsible deliver training degree " +
  "communication salary benefits pension holiday hybrid office flexible career growth";

/** A vocabulary of 40,000: some of every advert's words, then pronounceable inventions. */
function inventedWords(): string[] {
  const random = new SeededRandom(7);
  const starts = "b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh st str t tr v w".split(
    " ",
  );
  const vowels = "a e i o u ai ea ou".split(" ");
  const ends = "l m n nd nt r rd rk s st t ck x mp".split(" ");
  const words = new Set(COMMON.split(" "));
  while (words.size < 40_000) {
    const parts = Array.from({ length: 1 + random.below(3) }, () =>
      [random.oneOf(starts), random.oneOf(vowels)].join(""),
    );
    words.add(`${parts.join("")}${random.oneOf(ends)}`);
  }
  return [...words];
}
