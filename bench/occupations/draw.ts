/**
 * Draws the titles to label: `node bench/occupations/draw.ts > drawn.tsv`, the same on every
 * run. Needs the real adverts beside the project; README.md says what they are.
 *
 *   --later    a second draw of titles that begin unlike any of the first
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { csvRecords } from "#rules/csv/read-csv.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import { headOf } from "./halves.ts";
import { readLabels } from "./labels.ts";

const REAL = join(import.meta.dirname, "../../../shared/data/ats_jobs_union.csv.gz");
const MAX_OF_ONE_COMPANY = 10;
const MAX_OF_ONE_HEAD = 3;

const BRITISH =
  /\b(UK|United Kingdom|London|England|Scotland|Wales|Manchester|Edinburgh|Glasgow|Bristol|Leeds|Belfast|Dublin|Ireland)\b/;
const WHAT_MOST_ADVERTS_ARE_FOR =
  /engineer|software|developer|account|sales|product|program|architect|solution|security|customer|pharmac|store|machine learning/i;
/** A letter outside ASCII, or a word that English titles do not hold. */
const NOT_ENGLISH =
  /[\u00c0-\u200f\u2020-\uffff]|\b(m\/w\/d|w\/m\/d|m\/w\/div|v\/m\/x|und|mit|im|der|die|de|para|em|del|las|los|et|des|du|stage|alternance|praktik\w*|praca|vaga|pessoa|analista|gerente|ingenier\w*|engenheir\w*|werkstudent\w*|entwickl\w*|ausbildung|duales|dualer|lehrstelle|medewerker)\b/i;

type Advert = { title: string; company: string; place: string };

const adverts = readAdverts();
const taken = new Set<string>();
const heads = new Map<string, number>();
const isLater = process.argv.includes("--later");
if (isLater) {
  for (const { title } of readLabels("labels.tsv")) heads.set(headOf(title), MAX_OF_ONE_HEAD);
}
const [british, any, wider] = isLater ? [60, 50, 40] : [230, 210, 140];
const drawn = [
  draw("british", british!, ({ place }) => BRITISH.test(place)),
  draw("any", any!, () => true),
  draw("wider", wider!, ({ title }) => !WHAT_MOST_ADVERTS_ARE_FOR.test(title)),
];
console.log(drawn.flat().join("\n"));

function readAdverts(): Advert[] {
  const text = gunzipSync(readFileSync(REAL)).toString("utf8");
  const [names = [], ...rows] = [...csvRecords(text)].map(({ fields }) => fields);
  const [title, company, place] = ["title", "company", "locations"].map((n) => names.indexOf(n));
  return rows.map((row) => ({
    title: (row[title!] ?? "").replace(/\s+/g, " ").trim(),
    company: row[company!] ?? "",
    place: row[place!] ?? "",
  }));
}

/** So many distinct English titles that pass; no company and no head of a title too often. */
function draw(stratum: string, count: number, passes: (advert: Advert) => boolean): string[] {
  const random = new SeededRandom(20_261_115 + count);
  const pool = adverts.filter((advert) => passes(advert) && !NOT_ENGLISH.test(advert.title));
  const companies = new Map<string, number>();
  const lines: string[] = [];
  while (lines.length < count) {
    const { title, company } = random.oneOf(pool);
    const head = headOf(title);
    if (title === "" || taken.has(title.toLowerCase())) continue;
    if ((heads.get(head) ?? 0) >= MAX_OF_ONE_HEAD) continue;
    if ((companies.get(company) ?? 0) >= MAX_OF_ONE_COMPANY) continue;
    taken.add(title.toLowerCase());
    heads.set(head, (heads.get(head) ?? 0) + 1);
    companies.set(company, (companies.get(company) ?? 0) + 1);
    lines.push([stratum, company, title].join("\t"));
  }
  return lines;
}
