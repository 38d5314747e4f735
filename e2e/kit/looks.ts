import { expect, type Page, test } from "@playwright/test";
import { axe, axeAgain, rememberWhatIsShown } from "./axe.ts";
import { hydrated } from "./hydrated.ts";

const MAX_LAYOUT_SHIFT = 0.01;

type Look = { width: number; scheme: "light" | "dark" };

/**
 * A phone by day and a desk by night: every rule that may answer otherwise there. What a colour does in the other scheme or
 * in another country's style, ui/styles/tokens.test.ts says of every pair of tokens.
 */
export const looks = [
  { width: 360, scheme: "light" },
  { width: 1280, scheme: "dark" },
] as const satisfies readonly Look[];

/** A page's own part. The shell around it is the same on every page of its audience. */
const OWN_PART = ["main", "dialog", "[popover]"];

export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
}

type Opened = {
  /** What axe is asked about: a page's own part unless said. */
  parts?: string[];
  /** What is looked at first: as its readers have it, where it is opened. */
  at?: Look;
  /** What else is asked while it is as wide as a phone. */
  onAPhone?: () => Promise<void>;
};

/**
 * Sound on a phone by day and on a desk by night: it fits and its own part breaks no rule.
 * With a path it is opened afresh as its readers have it, and may not shift: what moves while a
 * page is opened is fonts, pictures and script, and none of ours asks how wide the window is.
 * To be drawn at another size takes as long as a run of axe, so it is first looked at as it was opened.
 */
export async function expectSound(page: Page, path?: string, opened: Opened = {}) {
  const [phone, desk] = looks;
  const { at: first = path ? phone : desk, onAPhone, parts = OWN_PART } = opened;
  const second = first.width === phone.width ? desk : phone;
  if (path) {
    await test.step(`opened at ${first.width} px`, async () => {
      await opens(page, path, first);
      await expectNothingMoved(page);
    });
  }
  await test.step(`${first.width} px`, async () => {
    if (!path) await lookAt(page, first);
    await fitsHere(page);
    await axe(page, parts);
    await rememberWhatIsShown(page, parts);
    if (first.width === phone.width) await onAPhone?.();
  });
  // In the document that axe is in already: to read its source again takes as long as a small page.
  await test.step(`${second.width} px`, async () => {
    await lookAt(page, second);
    await fitsHere(page);
    await axeAgain(page, parts);
    if (second.width === phone.width) await onAPhone?.();
  });
}

/** The same, of a page made as another that was looked at on a desk too. */
export async function expectSoundOnAPhone(page: Page): Promise<void> {
  await lookAt(page, looks[0]);
  await fitsHere(page);
  await axe(page, OWN_PART);
}

/** The same of a page that may not shift while it is opened, with every fold open: what is folded is judged, too. */
export async function expectSoundUnfolded(page: Page, path: string): Promise<void> {
  await opens(page, path, looks[0]);
  await expectNothingMoved(page);
  for (const fold of await page.locator("main details").all())
    await fold.locator("summary").first().click();
  await expectSound(page, undefined, { at: looks[0] });
}

async function opens(page: Page, path: string, look: Look): Promise<void> {
  await lookAt(page, look);
  await page.goto(path);
  await hasSettled(page);
}

async function fitsHere(page: Page): Promise<void> {
  await hasSettled(page);
  await expectNoSidewaysScroll(page);
}

/** Loaded, in its own fonts, taken over by React, and drawn twice since. */
export async function hasSettled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await hydrated(page.locator("main"));
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
  expect(shift, `layout shift on ${page.url()}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** A link may be as low as its line of small text; what is pressed or filled in may not. */
const MIN_TARGET_SIZE = { control: 24, link: 20 };

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
  }, MIN_TARGET_SIZE);
  expect(small, `targets on ${page.url()}`).toEqual([]);
}
