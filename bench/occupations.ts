/**
 * `npm run bench:occupations`: how often a job title leads to the right SOC 2020 unit group,
 * on titles labelled by hand (bench/occupations/README.md), beside a library over the same titles.
 *
 *   --tune      look for better weights on the tuning half
 *   --misses    print what the tuning half gets wrong; the held-out half is not to be read
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Contender, contenders } from "./occupations/contenders.ts";
import { isRight, type Label, ofHalf, readLabels } from "./occupations/labels.ts";
import { tune } from "./occupations/tune.ts";

const { values: options } = parseArgs({
  options: { tune: { type: "boolean" }, misses: { type: "boolean" } },
});
const labels = readLabels("labels.tsv");
const tuning = ofHalf(labels, "tuning");

if (options.tune) tune(tuning);
else if (options.misses) printMisses(tuning);
else printAll();

function printAll(): void {
  const sets: [string, Label[]][] = [
    ["tuning half", tuning],
    ["held-out half", ofHalf(labels, "held-out")],
  ];
  if (existsSync(join(import.meta.dirname, "occupations/later.tsv")))
    sets.push(["drawn later", readLabels("later.tsv")]);
  for (const [name, set] of sets) {
    console.log(`\n${name}: ${set.length} titles, ${set.filter(isCoded).length} with a code`);
    console.table(
      Object.fromEntries(
        contenders().map((contender) => [contender.name, measured(contender, set)]),
      ),
    );
  }
}

function isCoded({ code }: Label): boolean {
  return code !== null;
}

function measured({ suggest, confidence }: Contender, set: readonly Label[]) {
  const coded = set.filter(isCoded);
  const answers = coded.map((label) => ({ label, codes: suggest(label.title).slice(0, 3) }));
  const hits = (isHit: (answer: (typeof answers)[number]) => boolean) =>
    percent(answers.filter(isHit).length, coded.length);
  return {
    "hit@1 %": hits(({ label, codes }) => isRight(label, codes[0])),
    "hit@1, first code only %": hits(({ label, codes }) => codes[0] === label.code),
    "hit@3 %": hits(({ label, codes }) => codes.some((code) => isRight(label, code))),
    ...(confidence && bySureness(set, suggest, confidence)),
    "ms a title": timed(suggest, set),
  };
}

/** Titles that nobody can code count here: anyone who is sure of one is wrong. */
function bySureness(
  set: readonly Label[],
  suggest: Contender["suggest"],
  confidence: NonNullable<Contender["confidence"]>,
) {
  const groups = Map.groupBy(set, ({ title }) => confidence(title));
  const precision = (group: readonly Label[] = []) =>
    percent(group.filter((label) => isRight(label, suggest(label.title)[0])).length, group.length);
  return {
    "sure: share %": percent(groups.get("sure")?.length ?? 0, set.length),
    "sure: right %": precision(groups.get("sure")),
    "likely: share %": percent(groups.get("likely")?.length ?? 0, set.length),
    "likely: right %": precision(groups.get("likely")),
  };
}

/** Processor time, so that whatever else the machine does counts less. */
function timed(suggest: Contender["suggest"], set: readonly Label[]): number {
  const rounds = 5;
  for (const { title } of set) suggest(title);
  const start = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const { title } of set) suggest(title);
  const { user, system } = process.cpuUsage(start);
  return Number(((user + system) / 1000 / rounds / set.length).toFixed(3));
}

function printMisses(set: readonly Label[]): void {
  const [index] = contenders();
  for (const label of set.filter(isCoded)) {
    const codes = index!.suggest(label.title).slice(0, 3);
    if (!isRight(label, codes[0]))
      console.log(
        `${label.title}: ${label.code} ${label.also.join(" ")}, found ${codes.join(" ")}`,
      );
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(1));
}
