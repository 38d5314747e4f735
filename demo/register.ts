import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { type DemoRegisterStatus, LEFT_THE_REGISTER } from "./employers/employer.ts";
import { demoEmployers } from "./employers.ts";
import { dayFrom } from "./relative-days.ts";

/** One made-up file of the register, written as the publisher writes his. */
export type DemoRegisterFile = { asOf: string; name: string; csv: string };

/** How many organisations the demo makes up beside its employers. */
const OTHERS = 360;

const starts = [
  ...["Alder", "Birk", "Cald", "Dunn", "Elling", "Furze", "Gorse", "Hather", "Ivel", "Jarrow"],
  ...["Kirk", "Lang", "Marl", "Nether", "Orm", "Pell", "Quarn", "Rook", "Sedge", "Thrush"],
];
const ends = ["bank", "combe", "dale", "fold", "garth", "holt", "mere", "shaw", "thorpe", "wick"];
const trades = [
  ...["Care", "Foods", "Software", "Engineering", "Dental Practice", "Logistics", "Design"],
  ...["Restaurant Group", "Pharmacy", "Construction", "Consulting", "Energy", "Academy", "Hotels"],
];
const suffixes = ["Ltd", "LIMITED", "Limited", "LLP", "Ltd", "PLC", "Ltd", "CIC"];
const towns = [
  ...["London", "Manchester", "Leeds", "Birmingham", "Glasgow", "LONDON", "Bristol", "Cardiff"],
  ...["Belfast", "Nottingham", "London ", "Sheffield", "Reading", "Leicester", "York"],
];

const A = "Worker (A rating)";
const B = "Worker (B rating)";
const TEMPORARY = "Temporary Worker (A rating)";
const SKILLED = "Skilled Worker";
const SPECIALIST = "Global Business Mobility: Senior or Specialist Worker";

/** Two files, a week apart: enough for a ledger in which each kind of change happens. */
export function demoRegister(now: Date): [DemoRegisterFile, DemoRegisterFile] {
  const employers = demoEmployers.flatMap(({ slug, registerAs, town, standing }) =>
    registerAs ? [{ slug, rows: rowsFor(registerAs, town, standing) }] : [],
  );
  const others = Array.from({ length: OTHERS }, (_, n) => madeUp(n));
  const staying = employers.filter(({ slug }) => slug !== LEFT_THE_REGISTER);

  const earlier = [...employers.flatMap(({ rows }) => rows), ...others.slice(6).flatMap(before)];
  const later = [...staying.flatMap(({ rows }) => rows), ...others.slice(0, -4).flat()];
  return [file(dayFrom(now, -9), earlier), file(dayFrom(now, -2), later)];
}

function rowsFor(name: string, town: string, standing: DemoRegisterStatus | null): RawRow[] {
  if (standing === "licensed_restricted") return [[name, town, "", B, SKILLED]];
  if (standing === "licensed_other_routes") return [[name, town, "", TEMPORARY, "Creative Worker"]];
  const rating = name.length % 7 === 0 ? "Worker (A (Premium))" : A;
  const first: RawRow = [name, town, "", rating, SKILLED];
  return name.length % 3 === 0 ? [first, [name, town, "", rating, SPECIALIST]] : [first];
}

/** An organisation by number, always the same, with the register's own untidiness. */
function madeUp(n: number): RawRow[] {
  const own = `${starts[n % starts.length]}${ends[Math.floor(n / starts.length) % ends.length]}`;
  const trade = trades[(n * 5) % trades.length]!;
  const plain = `${own} ${trade} ${suffixes[n % suffixes.length]}`;
  const name =
    n % 11 === 3 ? `${plain} T/A The ${own} ${trade}` : n % 13 === 5 ? plain.toUpperCase() : plain;
  const town = towns[(n * 7) % towns.length]!;
  const county = n % 9 === 0 ? "N/A" : "";
  if (n % 23 === 7) return [[name, town, county, TEMPORARY, "Charity Worker "]];
  const first: RawRow = [name, town, county, n % 41 === 9 ? B : A, SKILLED];
  return n % 17 === 4 ? [first, [name, town, county, A, SPECIALIST]] : [first];
}

/** The same organisation a week before: some had another rating, another town or fewer routes. */
function before(rows: RawRow[], n: number): RawRow[] {
  const [first, ...others] = rows as [RawRow, ...RawRow[]];
  const [name, town, county, rating, route] = first;
  if (n % 90 === 20) return [[name, "Halifax", county, rating, route], ...others];
  if (n % 90 === 50) return [[name, town, county, rating === A ? B : A, route], ...others];
  if (others.length > 0 && n % 5 === 0) return [first];
  return n % 90 === 70 ? [first, [name, town, county, TEMPORARY, "Creative Worker"]] : rows;
}

function file(asOf: string, rows: readonly RawRow[]): DemoRegisterFile {
  const header = "Organisation Name,Town/City,County,Type & Rating,Route";
  const csv = [header, ...rows.map((row) => row.join(","))].map((line) => `${line}\r\n`).join("");
  return { asOf, name: `demo register of ${asOf}`, csv };
}
