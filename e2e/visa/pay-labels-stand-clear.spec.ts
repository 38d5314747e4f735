import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

/** Pay far below both lines, between them, near one and near the other, and far above. */
const PAYS = [25_000, 39_500, 53_000, 54_700, 55_500, 57_000, 150_000];
/** A short name beside the standard line, the longest there is, and another ground. */
const JOBS = ["Graduate+software+developer", "Laboratory+technician", "Mechanical+engineer"];

const WIDTHS = [320, 360, 1280];

for (const job of JOBS) {
  test(`no line of the pay charts runs through a label: ${job}`, async ({ noJsBrowser }) => {
    const found: unknown[] = [];
    for (const pay of PAYS) {
      await noJsBrowser.goto(`/visa-check?title=${job}&pay=${pay}&hours=37.5&town=Leeds`);
      await expect(noJsBrowser.locator(".pay .tick").first()).toBeAttached();
      for (const width of WIDTHS) {
        await noJsBrowser.setViewportSize({ width, height: 900 });
        const labels = [...(await crossings(noJsBrowser)), ...(await crossedOnGround(noJsBrowser))];
        if (labels.length > 0) found.push({ pay, width, labels });
      }
    }
    expect(found).toEqual([]);
  });
}

test("nor where a Graduate visa comes first", async ({ noJsBrowser }) => {
  const found: unknown[] = [];
  for (const pay of [5_000, 19_000, 26_000, 36_000, 45_000, 60_000]) {
    const asked = `title=${JOBS[0]}&pay=${pay}&hours=37.5&town=Leeds&first=graduate`;
    await noJsBrowser.goto(`/visa-check?${asked}`);
    await expect(noJsBrowser.locator(".ground__p [data-phase=graduate]").first()).toBeAttached();
    for (const width of WIDTHS) {
      await noJsBrowser.setViewportSize({ width, height: 900 });
      const labels = await crossedOnGround(noJsBrowser);
      if (labels.length > 0) found.push({ pay, width, labels });
    }
  }
  expect(found).toEqual([]);
});

/** Labels of the ground with the pay's line through them, with another label over them, or cut. */
function crossedOnGround(page: Page): Promise<string[]> {
  return page.locator(".ground__p").evaluateAll(([picture]) => {
    if (!picture) return [];
    const line = picture.querySelector(".ground__case")!.getBoundingClientRect();
    const labels = [...picture.querySelectorAll("text")].map((label) => ({
      box: label.getBoundingClientRect(),
      name: label.textContent,
    }));
    const through = labels.filter(({ box }) => box.top < line.top + 2 && line.top - 2 < box.bottom);
    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top + 2 < other.bottom &&
      other.top + 2 < one.bottom;
    const covered = labels.filter(({ box }, index) =>
      labels.some((other, at) => at !== index && covers(box, other.box)),
    );
    const { left, right, bottom } = picture.getBoundingClientRect();
    const cut = labels.filter(
      ({ box }) => box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1,
    );
    return [...through, ...covered, ...cut].map(({ name }) => name);
  });
}

/** Labels with a line through them, or with another label over them. A line goes down to its own label. */
function crossings(page: Page): Promise<string[]> {
  return page.locator(".pay").evaluate((chart) => {
    const bar = chart.querySelector(".pay__bar")!.getBoundingClientRect();
    // Of the letters alone: a label's box is as wide as its part of the chart.
    const wordsIn = (part: Element) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        boxes.push(range.getBoundingClientRect());
      }
      const edge = (side: "left" | "top" | "right" | "bottom", pick: typeof Math.min) =>
        pick(...boxes.map((box) => box[side]));
      const [left, top] = [edge("left", Math.min), edge("top", Math.min)];
      return new DOMRect(left, top, edge("right", Math.max) - left, edge("bottom", Math.max) - top);
    };
    const ticks = [...chart.querySelectorAll<HTMLElement>(".tick")].map((tick) => {
      const at = Number.parseFloat(tick.style.getPropertyValue("--x"));
      const words = wordsIn(tick.lastElementChild!);
      return { x: bar.left + (bar.width * at) / 100, words, name: tick.innerText };
    });
    const ends = [...chart.querySelectorAll("em")].map((end) => ({
      words: wordsIn(end),
      name: end.innerText,
    }));
    const through = (words: DOMRect, x: number) => words.left < x && x < words.right;
    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    const fill = chart.querySelector(".pay__bar i")!.getBoundingClientRect().right;
    const crossed = ends.flatMap(({ words, name }) =>
      [...ticks.map(({ x }) => x), fill].filter((x) => through(words, x)).map(() => name),
    );
    const labels = ticks.flatMap((one) =>
      ticks
        .filter((other) => other !== one)
        .filter(
          ({ x, words }) =>
            (through(one.words, x) && one.words.top < words.top + 1) || covers(one.words, words),
        )
        .map(({ name }) => `${name} over ${one.name}`),
    );
    const flag = chart.querySelector(".flag")!.getBoundingClientRect();
    const highest = [...chart.querySelectorAll(".tick i")].map(
      (line) => line.getBoundingClientRect().top,
    );
    const touched = highest.some((top) => top - 2 < flag.bottom) ? ["the pay"] : [];
    return [...crossed, ...labels, ...touched];
  });
}
