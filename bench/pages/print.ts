import { type Budgets, changeOf, slownessOf, type Verdict } from "./budgets.ts";
import { type Costs, MINIMAL_ROUTER } from "./costs.ts";
import { BOARD_SEARCH } from "./kinds.ts";
import type { Rate } from "./throughput.ts";

const figure = (number: number) => Number(number.toPrecision(3));

export function printCosts(budgets: Budgets, costs: Costs): void {
  const { limits, accepted } = budgets;
  console.log("Processor time of a fresh page, ms: the whole process, all of its threads.");
  console.table(
    rowsOf(costs.pages, (ms, kind) => {
      const limit = limits.milliseconds[kind];
      const change = changeOf(budgets, costs, kind);
      return {
        ms: figure(ms),
        "wanted ms": limit ?? "",
        "": limit === undefined ? "" : ms <= limit ? "met" : "not met",
        "times accepted": change === null ? "" : figure(change),
      };
    }),
  );
  const board = costs.pages[BOARD_SEARCH]!;
  console.log(
    "References, ms, and how much of each our board search reaches with all it does. " +
      "Bare React renders and does nothing else: no HTTP, no data. We render with renderToString.",
  );
  console.table(
    rowsOf(costs.references, (ms) => ({ ms: figure(ms), "board reaches": figure(ms / board) })),
  );
  console.log(
    `"${MINIMAL_ROUTER}" took ${accepted.baselineMs} ms when costs were accepted (${accepted.on}): ` +
      `this machine takes ${slownessOf(budgets, costs).toFixed(2)} times as long, and costs are compared after that correction. ` +
      "Wanted milliseconds are absolute: they fail the bench only between 0.75 and 1.25.",
  );
  if (accepted.note) console.log(accepted.note);
}

export function printThroughput(engines: Record<string, Record<string, Rate>>): void {
  console.log(
    "Mixed fresh pages a second of one process, by connections. Refused are answers of 503.",
  );
  for (const [engine, rates] of Object.entries(engines)) {
    console.log(engine);
    console.table(rates);
  }
}

/** True when everything that counts is met. */
export function printVerdicts(verdicts: Verdict[]): boolean {
  const missed = verdicts.filter(({ isMet }) => !isMet);
  const failed = missed.filter(({ counts }) => counts);
  for (const { sentence, counts } of missed)
    console.error(`${counts ? "Fails: " : "Not met, on a machine of another speed: "}${sentence}`);
  console.log(`${verdicts.length - missed.length} of ${verdicts.length} budgets are met.`);
  if (failed.some(({ sentence }) => sentence.includes("accepted cost")))
    console.log(
      "A page that is dearer on purpose: `npm run bench:pages -- --accept` on a quiet machine, and commit bench/pages/budgets.json with the reason.",
    );
  return failed.length === 0;
}

function rowsOf<Row>(figures: Record<string, number>, row: (ms: number, name: string) => Row) {
  return Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, row(ms, name)]));
}
