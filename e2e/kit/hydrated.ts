import type { Locator } from "@playwright/test";

/** Waits until React has hydrated the element and run its effects. */
export async function hydrated(element: Locator): Promise<void> {
  // A page that was just left is taken out of the document, and React lets go of its elements.
  while (!(await isHydrated(element)));
}

/** False when the element left the document meanwhile: another stands in its place. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate(async (found) => {
    const isReacts = () => Object.keys(found).some((key) => key.startsWith("__react"));
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (const until = Date.now() + 45_000; !isReacts(); await frame()) {
      if (!found.isConnected) return false;
      if (Date.now() > until) throw new Error("React did not take the element over.");
    }
    await frame();
    await new Promise((done) => setTimeout(done, 0));
    return found.isConnected;
  });
}

/** Runs in the page: the same of its own part, without a locator, whose script is large and read for each document. */
export async function mainIsHydrated(): Promise<void> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const isReacts = (one: Element) => Object.keys(one).some((key) => key.startsWith("__react"));
  const until = Date.now() + 45_000;
  for (;;) {
    const main = document.querySelector("main");
    if (main && isReacts(main)) {
      await frame();
      await new Promise((done) => setTimeout(done, 0));
      // A page that was just left is taken out of the document, and another stands in its place.
      if (main.isConnected) return;
    }
    if (Date.now() > until) throw new Error("React did not take the page over.");
    await frame();
  }
}
