/**
 * `npm run bench:cv`: a CV of two pages as an accessible PDF, beside @react-pdf/renderer and
 * headless Chromium in the same run; the preview while somebody types; renders in a second on
 * two cores; memory over a thousand renders.
 *
 *   --quick   fewer of everything
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { previewCv, printCv } from "#domain/cvs/print/print-cv.server.ts";
import type { PrintableCv } from "#domain/cvs/print/printable.ts";
import { browserFlags, findBrowser, findWhole } from "#e2e/browser.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { cvTemplates } from "#rules/cv/cv-document.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { byChromium, byReactPdf } from "./cv/peers.ts";

const { values: options } = parseArgs({ options: { quick: { type: "boolean" } } });
const ROUNDS = options.quick ? 10 : 40;
const KEYSTROKES = options.quick ? 60 : 300;
const RENDERS = options.quick ? 200 : 1000;

// Memory first: what the peers leave behind is not ours.
await renderOnBothCores();
await typeInto();
await comparePeers();
await closePool();

/** No two are the same, so nobody is measured by what they remember of a whole document. */
function cvNumber(
  number: number,
  template: (typeof cvTemplates)[number] = "kirkgate",
): PrintableCv {
  const summary = `${fullDocument.basics.summary} Number ${number}.`;
  return fullCv({ template }, { basics: { ...fullDocument.basics, summary } });
}

async function comparePeers(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium here: set CHROMIUM_PATH to one.");
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const whole = findWhole();
  const contenders: Record<string, (cv: PrintableCv) => Promise<unknown>> = {
    "ours, tagged and checked": printed,
    "@react-pdf/renderer, untagged": byReactPdf,
    "headless Chromium, kept running": (cv) => byChromium(browser, cv),
    "headless Chromium, started for it": (cv) => byOwnChromium(executablePath, cv),
    ...(whole && { "whole Chromium, started for it": (cv) => byOwnChromium(whole, cv) }),
  };
  const names = Object.keys(contenders);
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = -5; round < ROUNDS; round += 1)
    for (const [name, render] of Object.entries(contenders)) {
      const took = await timed(() => render(cvNumber(round)));
      if (round >= 0) times[name]!.push(took);
    }
  await browser.close();
  const ours = middle(times["ours, tagged and checked"]!);
  console.log(`\nA CV of two pages as a PDF, one after the other, ${ROUNDS} times`);
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([name, each]) => [
        name,
        { ...spread(each), "times ours": rounded(middle(each) / ours) },
      ]),
    ),
  );
}

async function byOwnChromium(executablePath: string, cv: PrintableCv): Promise<void> {
  const own = await chromium.launch({ executablePath, args: browserFlags });
  await byChromium(own, cv);
  await own.close();
}

async function printed(cv: PrintableCv): Promise<void> {
  const set = await printCv(cv, "pdf");
  if (!set.ok) throw new Error(set.error);
}

/** One letter more at each keystroke, in the middle of the document, in every template. */
async function typeInto(): Promise<void> {
  const typed = "Wrote the notes that others now use, and answered what they asked. ".repeat(9);
  const rows: Record<string, unknown> = {};
  for (const template of cvTemplates) {
    const times: number[] = [];
    for (let letter = 1; letter <= KEYSTROKES / 4; letter += 1) {
      const [first, second, ...rest] = fullDocument.work;
      const highlights = [...second!.highlights, typed.slice(0, letter)];
      const work = [first!, { ...second!, highlights }, ...rest];
      const took = await timed(async () => {
        const set = await previewCv(fullCv({ template }, { work }));
        if (!set.ok) throw new Error(set.error);
      });
      if (letter > 5) times.push(took);
    }
    rows[template] = spread(times);
  }
  console.log("\nThe preview after a keystroke, from words to SVG pages, in one thread");
  console.table(rows);
}

async function renderOnBothCores(): Promise<void> {
  const memory: Record<string, unknown> = {};
  const from = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < RENDERS) {
      const number = next++;
      await printed(cvNumber(number, cvTemplates[number % cvTemplates.length]));
      if ((number + 1) % (RENDERS / 5) === 0) memory[number + 1] = megabytes();
    }
  };
  memory[0] = megabytes();
  await Promise.all([worker(), worker()]);
  const seconds = (performance.now() - from) / 1000;
  console.log(`\n${RENDERS} PDFs of two or three pages on two threads, eight templates in turn`);
  console.log(`${rounded(RENDERS / seconds)} a second`);
  console.log("Memory of the process after so many");
  console.table(memory);
}

/** What is kept, not what waits to be taken away (`--expose-gc`). */
function megabytes() {
  globalThis.gc?.();
  return { "resident MB": Math.round(process.memoryUsage.rss() / 1024 / 1024) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function spread(times: readonly number[]) {
  return { "p50 ms": rounded(middle(times)), "p95 ms": rounded(quantile(times, 0.95)) };
}

function middle(times: readonly number[]): number {
  return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
