import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const LARGEST_SHIFT = 0.01;

export type Look = { width: number; scheme: "light" | "dark" };

export const everyLook: Look[] = [360, 768, 1280].flatMap((width) => [
  { width, scheme: "light" },
  { width, scheme: "dark" },
]);

/** Fails with each rule broken, and where. */
export async function axe(page: Page): Promise<void> {
  // The other mode opens a second page each time for frames from elsewhere, of which we have none.
  const builder = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode();
  const { violations } = await builder.analyze();
  const broken = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(broken, `axe on ${page.url()}`).toEqual([]);
}

export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
}

export async function atEveryWidth(page: Page, look: (at: Look) => Promise<void>): Promise<void> {
  for (const at of everyLook) {
    await test.step(`${at.width} px, ${at.scheme}`, async () => {
      await lookAt(page, at);
      await look(at);
    });
  }
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
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
        setTimeout(() => resolve(total), 200);
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
