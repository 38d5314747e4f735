import { expect, hasSettled } from "#e2e/fixtures.ts";
import { sweep } from "./sweep.ts";

// One after the other in one worker, so that the second finds the window of the first.
sweep.describe.configure({ mode: "serial" });

const PAGE = "/privacy-policy";
let firstWindow: unknown;

sweep("a visit leaves a cookie and words behind", async ({ page, context, signInAs }) => {
  firstWindow = context;
  await signInAs("student");
  await page.goto(PAGE);
  await hasSettled(page);
  await page.evaluate(() => localStorage.setItem("left", "behind"));
  expect(await context.cookies()).not.toEqual([]);
});

sweep("the next one in the same window finds nothing of it", async ({ page, context }) => {
  expect(context).toBe(firstWindow);
  expect(await context.cookies()).toEqual([]);
  await page.goto(PAGE);
  await hasSettled(page);
  expect(await page.evaluate(() => localStorage.getItem("left"))).toBeNull();
});

sweep("what a page complains about is heard", async ({ page, problems }) => {
  await page.goto(PAGE);
  await page.evaluate(() => console.error("planted"));
  await expect.poll(() => problems.unexpected()).toEqual(["console: planted"]);
  problems.allow(/planted/);
});
