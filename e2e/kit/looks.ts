import { expect, type Page, test } from "@playwright/test";
import { axe, axeAgain, rememberWhatIsShown } from "./axe.ts";
import { mainIsHydrated } from "./hydrated.ts";

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
  // Together, so that what is shown is laid out anew once.
  await Promise.all([
    page.setViewportSize({ width, height: 800 }),
    page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" }),
  ]);
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
  await test.step(path ? `opened at ${first.width} px` : `${first.width} px`, async () => {
    await lookAt(page, first);
    if (path) await page.goto(path);
    const here = await settled(page);
    if (path) expectStill(page, here);
    expectNoOverflow(page, here);
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
  await lookAt(page, looks[0]);
  await page.goto(path);
  await expectNoLayoutShift(page);
  for (const fold of await page.locator("main details").all())
    await fold.locator("summary").first().click();
  // Opening the last one scrolled down: what the bar at the window's foot lies over is not the page's fault.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, undefined, { at: looks[0] });
}

async function fitsHere(page: Page): Promise<void> {
  const here = await settled(page);
  expectNoOverflow(page, here);
  expectImagesHaveSizes(page, here);
}

/** Loaded, in its own fonts, taken over by React, and drawn twice since. */
export async function hasSettled(page: Page): Promise<void> {
  await settled(page);
}

/** Asked in one go: each question more costs the test, the browser and the page as much as its answer. */
async function settled(page: Page): Promise<Settled> {
  await page.waitForLoadState("load");
  return page.evaluate<Settled>(`(${settle})(${mainIsHydrated})`);
}

type Settled = {
  /** How far what is wider than the window can be scrolled, in pixels. */
  overflow: number;
  /** How much has moved since the page was opened, as browsers count it. */
  shift: number;
  /** Pictures that make room for themselves only when they arrive. */
  imagesWithoutSize: string[];
};

/** Runs in the page. */
async function settle(hydrated: typeof mainIsHydrated): Promise<Settled> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let shift = 0;
  const count = (entries: PerformanceEntryList) => {
    for (const { hadRecentInput, value } of entries as Shift[]) if (!hadRecentInput) shift += value;
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  await hydrated();
  await document.fonts.ready;
  await frame();
  await frame();
  // Entries are handed over in a task of their own, before this one.
  await new Promise((done) => setTimeout(done, 0));
  count(observer.takeRecords());
  observer.disconnect();

  const { scrollWidth, clientWidth } = document.documentElement;
  const imagesWithoutSize = [...document.querySelectorAll("img:not([width][height])")];
  return {
    overflow: scrollWidth - clientWidth,
    shift,
    imagesWithoutSize: imagesWithoutSize.map((picture) => picture.outerHTML.slice(0, 120)),
  };
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  expectStill(page, await settled(page));
}

function expectStill(page: Page, { shift, imagesWithoutSize }: Settled): void {
  expect(shift, `layout shift on ${page.url()}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  expectImagesHaveSizes(page, { imagesWithoutSize });
}

function expectImagesHaveSizes(
  page: Page,
  { imagesWithoutSize }: Pick<Settled, "imagesWithoutSize">,
): void {
  expect(imagesWithoutSize, `pictures without width and height on ${page.url()}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expectNoOverflow(page, { overflow });
}

function expectNoOverflow(page: Page, { overflow }: Pick<Settled, "overflow">): void {
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
