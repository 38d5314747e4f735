import { expect, type Locator } from "@playwright/test";

/** React has the element, and has done what it does after showing it. */
export async function takenOver(element: Locator): Promise<void> {
  const isReacts = (found: Element) => Object.keys(found).some((key) => key.startsWith("__react"));
  await expect.poll(() => element.evaluate(isReacts)).toBe(true);
  await element.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))),
  );
}
