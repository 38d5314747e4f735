/**
 * Looks up 1,000 damaged names of the July 2026 register with ours, pg_trgm and
 * MiniSearch in one run, and times imports on both engines.
 *
 *   npm run bench:sponsors                       everything
 *   npm run bench:sponsors -- --only-ours        without pg_trgm and MiniSearch
 *   npm run bench:sponsors -- --names=200        fewer names
 *   npm run bench:sponsors -- --without-imports  names only
 *   npm run bench:sponsors -- --misses           and what ours did not find
 *
 * Ends with the bars of sponsors/bars.ts, and with an error where one of them breaks.
 */
import { parseArgs } from "node:util";
import { reviewedNames } from "#domain/sponsors/families/reviewed-names.server.ts";
import { identityKey } from "#rules/sponsor-register/name-keys.ts";
import { noRealRegister } from "#test/real-register.ts";
import { measureAnyWord } from "./sponsors/any-word.ts";
import { Bars, bars, everydayBars, MAX_INVENTED_FOUND, MAX_P95_MS } from "./sponsors/bars.ts";
import { answerKind, answerKinds, realBrands } from "./sponsors/brands.ts";
import { type Contender, type Find, miniSearch, ours, pgTrgm } from "./sponsors/contenders.ts";
import { damageKinds } from "./sponsors/damage.ts";
import { everydayHalves, readEverydayNames } from "./sponsors/everyday.ts";
import { measureImports } from "./sponsors/imports.ts";
import { INVENTED, inventedNames, shortInventedNames } from "./sponsors/invented.ts";
import {
  type BenchOrganisation,
  isRight,
  makeQuestions,
  type Question,
  readOrganisations,
} from "./sponsors/questions.ts";

type TimedQuestion = Question & { place: number; millis: number; leastMillis: number };

/** Asked so often, in turns: the least of them is what it costs where nobody else uses the machine. */
const TIMES = 3;

const { values } = parseArgs({
  options: {
    names: { type: "string", default: "1000" },
    "without-imports": { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    "only-ours": { type: "boolean", default: false },
  },
});

if (noRealRegister) console.log(`Nothing was measured: ${noRealRegister}.`);
else await main();

async function main(): Promise<void> {
  const organisations = readOrganisations();
  const questions = makeQuestions(organisations, Number(values.names));
  console.log(`${organisations.length} organisations, ${questions.length} damaged names\n`);

  const rows: Record<string, unknown>[] = [];
  const told = new Bars();
  const others = values["only-ours"] ? [] : [await pgTrgm(), miniSearch()];
  for (const contender of [ours(), ...others]) {
    const { build, memory } = await measureBuild(contender, organisations);
    const asked = await askAll(contender, questions, organisations);
    rows.push({ way: contender.name, ...figures(asked), "build s": build, memory });
    if (contender.find) {
      printOurs(asked, told);
      const aside = await printEveryday(contender, organisations);
      const rulesAlone = ours({ withRows: false });
      await rulesAlone.build(organisations);
      console.log("The same by rule alone, without our reviewed rows:");
      await printEveryday(rulesAlone, organisations);
      printBrands(contender.find, organisations);
      await printAnyWord(contender, organisations);
      await printInvented(contender, told);
      printAside(aside, told);
    }
    await contender.stop?.();
  }
  console.table(rows);
  if (!values["without-imports"]) await printImports();
  told.end();
}

async function measureBuild(contender: Contender, organisations: readonly BenchOrganisation[]) {
  const before = heldNow();
  const begun = performance.now();
  await contender.build(organisations);
  const build = ((performance.now() - begun) / 1000).toFixed(1);
  const grown = `${Math.round((heldNow() - before) / 1_048_576)} MB`;
  return { build, memory: (await contender.held?.()) ?? grown };
}

/** What the process holds, arrays outside the heap included, after sweeping. */
function heldNow(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function askAll(
  contender: Contender,
  questions: readonly Question[],
  organisations: readonly BenchOrganisation[],
): Promise<TimedQuestion[]> {
  for (const { typed } of questions.slice(0, 50)) await contender.ask(typed);
  const asked: TimedQuestion[] = [];
  for (const question of questions) {
    const begun = performance.now();
    const found = await contender.ask(question.typed);
    const millis = performance.now() - begun;
    const place = found.findIndex((id) => isRight(organisations[id]!, question));
    asked.push({ ...question, place, millis, leastMillis: millis });
  }
  for (let again = 1; again < TIMES; again++) {
    for (const one of asked) {
      const begun = performance.now();
      await contender.ask(one.typed);
      one.leastMillis = Math.min(one.leastMillis, performance.now() - begun);
    }
  }
  return asked;
}

function figures(asked: readonly TimedQuestion[]) {
  const times = asked.map(({ millis }) => millis).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(3);
  const within = (places: number) => {
    const right = asked.filter(({ place }) => place >= 0 && place < places).length;
    return `${((100 * right) / asked.length).toFixed(1)} %`;
  };
  const least = asked.map(({ leastMillis }) => leastMillis).sort((a, b) => a - b);
  return {
    "recall@1": within(1),
    "recall@5": within(5),
    "p50 ms": at(0.5),
    "p95 ms": at(0.95),
    "p95 ms, least of 3": least[Math.floor((least.length - 1) * 0.95)]!.toFixed(3),
  };
}

function shareInFive(asked: readonly TimedQuestion[]): number {
  const right = asked.filter(({ place }) => place >= 0 && place < 5).length;
  return (100 * right) / asked.length;
}

function printOurs(asked: readonly TimedQuestion[], told: Bars): void {
  console.log("Ours, by the way a name was damaged:");
  console.table(
    damageKinds.map((kind) => ({ kind, ...figures(asked.filter((one) => one.kind === kind)) })),
  );
  for (const { of, kinds, least } of bars) {
    const share = shareInFive(asked.filter(({ kind }) => kinds.includes(kind)));
    told.tell(`${of}, in five, at least ${least} %`, `${share.toFixed(1)} %`, share >= least);
  }
  const least = asked.map(({ leastMillis }) => leastMillis).sort((a, b) => a - b);
  const p95 = least[Math.floor((least.length - 1) * 0.95)]!;
  told.tell(`p95 under ${MAX_P95_MS} ms, least of 3`, `${p95.toFixed(3)} ms`, p95 < MAX_P95_MS);
  if (!values.misses) return;
  for (const { typed, meant, place, kind } of asked) {
    if (place < 0) console.log(`  not found, ${kind}: ${typed}  (${meant.name})`);
  }
}

/** Real employers with adverts in the United Kingdom: how firm the answer to each name is. */
function printBrands(find: Find, organisations: readonly BenchOrganisation[]): void {
  const brands = realBrands();
  const kinds = brands.map((name) => ({
    name,
    kind: answerKind(name, find(name, 12), organisations),
  }));
  console.log(`Real brands with UK adverts (ats_jobs_union.csv.gz): ${brands.length}`);
  console.table(
    answerKinds.map((kind) => ({
      answer: kind,
      brands: kinds.filter((one) => one.kind === kind).length,
    })),
  );
  if (!values.misses) return;
  for (const { name, kind } of kinds) if (kind !== "one, firm") console.log(`  ${kind}: ${name}`);
}

/** No bar: without the word that says whose name it is, what is left is often many names'. */
async function printAnyWord(ours: Contender, organisations: readonly BenchOrganisation[]) {
  const told = await measureAnyWord(ours, organisations);
  const percent = (of: number) => `${((100 * of) / told.names).toFixed(1)} %`;
  console.log(
    `Any one word missing, its own included: ${percent(told.found)} of ${told.names} in five; ` +
      `by the words alone at most ${percent(told.most)}: of ${told.misses} misses ${told.shared} are in more than five names equally well.`,
  );
}

type Shares = { first: number; inFive: number };

function printAside({ first, inFive }: Shares, told: Bars): void {
  const of = "everyday names, the half set aside";
  const [leastFirst, leastFive] = [everydayBars.first, everydayBars.inFive];
  told.tell(`${of}, first, at least ${leastFirst} %`, `${first.toFixed(1)} %`, first >= leastFirst);
  told.tell(
    `${of}, in five, at least ${leastFive} %`,
    `${inFive.toFixed(1)} %`,
    inFive >= leastFive,
  );
}

/** Names as people type them; of the half that was set aside only the figures are printed. */
async function printEveryday(
  ours: Contender,
  organisations: readonly BenchOrganisation[],
): Promise<Shares> {
  let aside: Shares = { first: 0, inFive: 0 };
  const own = new Set(reviewedNames().map(({ name }) => name.toLowerCase()));
  const table: Record<string, string | number>[] = [];
  for (const half of everydayHalves) {
    const names = readEverydayNames().filter((one) => one.half === half);
    const places: number[] = [];
    for (const { typed, right } of names) {
      const keys = new Set(right.map(identityKey));
      const found = await ours.ask(typed);
      places.push(found.findIndex((id) => keys.has(organisations[id]!.nameKey)));
      if (half !== "aside" && values.misses && places.at(-1) !== 0) {
        const first = found[0] === undefined ? "nobody" : organisations[found[0]]!.name;
        console.log(`  ${typed}: at ${places.at(-1)}, first is ${first} (${right[0]})`);
      }
    }
    const share = (most: number) =>
      (100 * places.filter((at) => at >= 0 && at < most).length) / names.length;
    if (half === "aside") aside = { first: share(1), inFive: share(5) };
    const listed = names.filter(({ typed }) => own.has(typed.toLowerCase())).length;
    table.push({
      half,
      names: names.length,
      first: `${share(1).toFixed(1)} %`,
      "in five": `${share(5).toFixed(1)} %`,
      "in our rows": listed,
    });
  }
  console.log("Everyday names:");
  console.table(table);
  return aside;
}

/** Names that nobody has: none of the long ones may be found. */
async function printInvented(ours: Contender, told: Bars): Promise<void> {
  for (const [kind, names] of [
    ["Invented", inventedNames()],
    ["Short invented", shortInventedNames()],
  ] as const) {
    const found: string[] = [];
    for (const name of names) if ((await ours.ask(name)).length > 0) found.push(name);
    console.log(`${kind} names found: ${found.length} of ${INVENTED}. ${found.join("; ")}`);
    if (kind === "Invented") {
      const figure = `${found.length} of ${INVENTED}`;
      told.tell("invented names found: none", figure, found.length <= MAX_INVENTED_FOUND);
    }
  }
}

async function printImports(): Promise<void> {
  for (const engine of ["postgres", "embedded"] as const) {
    const [first, ...next] = await measureImports(engine);
    console.log(`${engine}: first import ${first} s, the next weeks ${next.join(" s, ")} s`);
  }
}
