import { expect, test } from "@playwright/test";
import { startOwnApp } from "#e2e/kit/own-app.ts";

/** Kept for five minutes, so that a slow machine finds it too; its words come from the rules. */
const PAGE = "/graduate-visa-planner";

test("a page is made and compressed before its first visitor comes", async () => {
  test.setTimeout(120_000);
  const { origin, hasSaid, stop } = await startOwnApp({ WARM_UP: "yes" });
  try {
    await hasSaid(/public pages made ahead/);
    const first = await fetch(origin + PAGE, { headers: { "accept-encoding": "br" } });
    // Anyone who has a page made gets it before it is compressed this far.
    expect(first.headers.get("content-encoding")).toBe("br");
  } finally {
    await stop();
  }
});
