import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import { takenOver } from "./taken-over.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const LARGEST_SHIFT = 0.01;

/**
 * Of what axe reads ahead of its rules, the one thing that a rule of ours asks for: reading every
 * stylesheet besides takes a fifth of its time, and only an experimental rule looks at those.
 */
const READ_AHEAD = { assets: ["media"] };

type Look = { width: number; scheme: "light" | "dark" };

/**
 * A phone by day and a desk by night: every rule at both. What a colour does in the other scheme or
 * in another country's style, ui/styles/tokens.test.ts says of every pair of tokens.
 */
export const looks = [
  { width: 360, scheme: "light" },
  { width: 1280, scheme: "dark" },
] as const satisfies readonly Look[];

/** A page's own part. The shell around it is the same on every page of its audience. */
const OWN_PART = ["main", "dialog", "[popover]"];

/** Fails with each rule broken, and where. */
export async function axe(page: Page, parts: string | string[] = "html"): Promise<void> {
  const runOnly = { type: "tag" as const, values: STANDARDS };
  const violations = await violationsIn(page, parts, { runOnly, resultTypes: ["violations"] });
  const broken = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(broken, `axe on ${page.url()}`).toEqual([]);
}

/** Every rule of axe, the best practices too, within one part of a page. */
export async function axeWithin(page: Page, part: string): Promise<void> {
  expect(await violationsIn(page, part, {}), `axe on ${page.url()}`).toEqual([]);
}

/**
 * What axe finds, asked in the page itself: its own builder for Playwright hands over more than a
 * megabyte of its source with every question, and every rule that passed with every answer.
 */
async function violationsIn(page: Page, parts: string | string[], options: RunOptions) {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(readEachColourOnce);
  }
  return page.evaluate(
    async ({ parts, options }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      return (await axe.run(parts, options)).violations;
    },
    { parts, options: { ...options, preload: READ_AHEAD } },
  );
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

export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
}

/**
 * Sound on a phone by day and on a desk by night: it fits and its own part breaks no rule.
 * With a path it is opened afresh at each size, and may not shift.
 */
export async function expectSound(page: Page, path?: string): Promise<void> {
  const [phone, desk] = looks;
  if (path) {
    await test.step(`opened at ${desk.width} px`, async () => {
      await opens(page, path, desk);
      await expectNothingMoved(page);
    });
  }
  await test.step(`${phone.width} px`, async () => {
    if (path) await opens(page, path, phone);
    else await lookAt(page, phone);
    await expectSoundHere(page);
    // Last, because the browser remembers: what moved while axe was reading counts too.
    if (path) await expectNothingMoved(page);
  });
  // In the document that axe is in already: to read its source again takes as long as a small page.
  await test.step(`${desk.width} px`, async () => {
    await lookAt(page, desk);
    await expectSoundHere(page);
  });
}

async function opens(page: Page, path: string, look: Look): Promise<void> {
  await lookAt(page, look);
  await page.goto(path);
  await hasSettled(page);
}

async function expectSoundHere(page: Page): Promise<void> {
  await hasSettled(page);
  await expectNoSidewaysScroll(page);
  await axe(page, OWN_PART);
}

/** Loaded, in its own fonts, taken over by React, and drawn twice since. */
export async function hasSettled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await takenOver(page.locator("main"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
  });
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  await hasSettled(page);
  await expectNothingMoved(page);
}

async function expectNothingMoved(page: Page): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (!entry.hadRecentInput) total += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        // What was remembered is handed over in a task of its own, before this one.
        requestAnimationFrame(() => setTimeout(() => resolve(total)));
      }),
  );
  expect(shift, `layout shift on ${page.url()}`).toBeLessThanOrEqual(LARGEST_SHIFT);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** A link may be as low as its line of small text; what is pressed or filled in may not. */
const LEAST = { control: 24, link: 20 };

/**
 * Fails with each target that a thumb would miss. The rule of axe lets a small one pass that has
 * room around it; we do not. Links within a sentence are as large as their words.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const targets = "a[href], button, select, summary, textarea, input:not([type=hidden])";
    const isDrawn = (target: Element) =>
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(target).display !== "inline" &&
      !target.closest(".vh, .skip, [inert], [aria-hidden=true]");
    const sides = (target: Element) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height);
    };
    return [...document.querySelectorAll(targets)].filter(isDrawn).flatMap((target) => {
      const labels = "labels" in target ? [...((target.labels as NodeList | null) ?? [])] : [];
      const side = Math.max(...[target, ...(labels as Element[])].map(sides));
      const enough = target.matches("a") ? least.link : least.control;
      return side < enough ? [`${Math.floor(side)} px: ${target.outerHTML.slice(0, 120)}`] : [];
    });
  }, LEAST);
  expect(small, `targets on ${page.url()}`).toEqual([]);
}
