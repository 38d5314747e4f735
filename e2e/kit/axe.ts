import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import { findRulesLeftForAxe } from "./judged-without-axe.ts";
import { skipElementsJudged, type WithPlain } from "./skip-what-was-judged.ts";

/**
 * Seven characters beyond ASCII would make it a two-byte string, in every message and process that it
 * passes through; they stand in strings and comments, where escapes mean the same.
 */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
).replaceAll(
  /[\u0080-\uffff]/g,
  (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What these say about an element depends on its colours, its size or its place. */
const RULES_OF_LOOKS = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

/**
 * Of what axe reads ahead of its rules, the one thing that a rule of ours asks for: reading every
 * stylesheet besides takes a fifth of its time, and only an experimental rule looks at those.
 */
const READ_AHEAD = { assets: ["media"] };

/** With what we change in it, so that it is handed over in one go. */
const patchedAxe = `${axeSource}
(${readEachColourOnce})();
(${skipElementsJudged})(${JSON.stringify(RULES_OF_LOOKS)});`;

type Shown = { wasShown?: Map<Element, boolean> };

/** Fails with each rule broken, and where. */
export async function axe(page: Page, parts: string | string[] = "html"): Promise<void> {
  expectNone(page, await violationsIn(page, [parts].flat(), STANDARDS));
}

/** Which elements are shown, for `axeAgain` at another size. */
export async function rememberWhatIsShown(page: Page, parts: string[]): Promise<void> {
  await page.evaluate((inside) => {
    const elements = [...document.querySelectorAll(inside)];
    (window as Shown).wasShown = new Map(elements.map((one) => [one, one.checkVisibility()]));
  }, everythingIn(parts));
}

/**
 * The same document at another size: what depends on looks is asked of everything, and every rule
 * around whatever is shown now and was not before, or the other way round. Most pages keep all plainly.
 */
export async function axeAgain(page: Page, parts: string[]): Promise<void> {
  const inDoubt = await rulesInDoubt(page, parts);
  const changes = await page.evaluate(findWhatChanged, everythingIn(parts));
  if (changes > 0)
    return expectNone(page, await askAxe(page, parts, everyRule(inDoubt, STANDARDS)));
  if (inDoubt.length > 0) expectNone(page, await askAxe(page, parts, { runOnly: inDoubt }));
}

/** Runs in the page: notes the nearest element around each change, and gives their number. */
function findWhatChanged(inside: string): number {
  const was = (window as Shown).wasShown;
  const isChanged = (one: Element) => (was?.get(one) ?? false) !== one.checkVisibility();
  const around = new Set<Element>();
  for (const one of document.querySelectorAll(inside)) {
    const parent = one.parentElement ?? one;
    const isWithin = was?.has(parent) && isChanged(parent);
    if (isChanged(one) && !isWithin) around.add(parent);
  }
  (window as WithPlain).changed = around;
  return around.size;
}

function everythingIn(parts: string[]): string {
  return parts.flatMap((part) => [part, `${part} *`]).join();
}

/** Of the rules about looks those that something on the page does not plainly keep. */
async function rulesInDoubt(page: Page, parts: string[]): Promise<string[]> {
  const left = await page.evaluate(findRulesLeftForAxe, everythingIn(parts));
  return RULES_OF_LOOKS.filter((rule) => left.includes(rule));
}

function everyRule(inDoubt: string[], values?: string[]): RunOptions {
  const settled = RULES_OF_LOOKS.filter((rule) => !inDoubt.includes(rule));
  return {
    ...(values ? { runOnly: { type: "tag", values } } : {}),
    rules: Object.fromEntries(settled.map((rule) => [rule, { enabled: false }])),
  };
}

function expectNone(page: Page, violations: axeCore.Result[]): void {
  const broken = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(broken, `axe on ${page.url()}`).toEqual([]);
}

/** Every rule of axe, the best practices too, within one part of a page. */
export async function axeWithin(page: Page, part: string): Promise<void> {
  expect(await violationsIn(page, [part]), `axe on ${page.url()}`).toEqual([]);
}

/** Asks every rule of these standards, or every rule, of all that is in these parts. */
async function violationsIn(page: Page, parts: string[], standards?: string[]) {
  return askAxe(page, parts, everyRule(await rulesInDoubt(page, parts), standards));
}

/**
 * What axe finds, asked in the page itself: its own builder for Playwright hands over more than a
 * megabyte of its source with every question, and every rule that passed with every answer.
 */
async function askAxe(page: Page, parts: string[], options: RunOptions) {
  const asked = { ...options, resultTypes: ["violations" as const], preload: READ_AHEAD };
  const violations = await page.evaluate(runAxe, { parts, options: asked });
  if (violations) return violations;
  await page.evaluate(patchedAxe);
  return (await page.evaluate(runAxe, { parts, options: asked }))!;
}

/** Runs in the page. Null where axe is not in it yet. */
async function runAxe({ parts, options }: { parts: string[]; options: RunOptions }) {
  const { axe } = window as { axe?: typeof axeCore };
  return axe ? (await axe.run(parts, options)).violations : null;
}

/** Runs in the page. A seventh of axe's time went into reading the same few colours again and again. */
function readEachColourOnce(): void {
  type Colour = { r: number; g: number; b: number; alpha: number };
  type Axe = {
    commons: { color: { Color: { prototype: { parseString(text: string): Colour } } } };
  };
  const colour = (window as unknown as { axe: Axe }).axe.commons.color.Color.prototype;
  const { parseString } = colour;
  const read = new Map<string, Colour>();
  colour.parseString = function (this: Colour, text) {
    const known = read.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parseString.call(this, text);
    read.set(text, { r, g, b, alpha });
    return this;
  };
}
