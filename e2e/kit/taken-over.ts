import type { Locator } from "@playwright/test";

/** React has the element, and has done what it does after showing it. */
export async function takenOver(element: Locator): Promise<void> {
  await element.evaluate(async (found) => {
    const isReacts = () => Object.keys(found).some((key) => key.startsWith("__react"));
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (const until = Date.now() + 45_000; !isReacts(); await frame()) {
      if (Date.now() > until) throw new Error("React did not take the element over.");
    }
    await frame();
    await new Promise((done) => setTimeout(done, 0));
  });
}
