import { expect, hasSettled, test } from "#e2e/fixtures.ts";
import { sweep } from "./sweep.ts";

// One after the other in one worker, so that each finds the window of the one before.
test.describe.configure({ mode: "serial" });

const PAGE = "/privacy-policy";
let firstWindow: unknown;

test("a visit leaves everything behind that a browser keeps", async ({
  page,
  context,
  signInAs,
}) => {
  firstWindow = context;
  await signInAs("student");
  await page.goto(PAGE);
  await page.evaluate(async () => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
    await caches.open("left behind");
    await new Promise((opened) => {
      indexedDB.open("left behind").onsuccess = opened;
    });
  });
  await context.grantPermissions(["geolocation"]);
  await context.route("**/*", (route) => route.abort());
  await context.newPage();
  await context.setOffline(true);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await context.cookies()).not.toEqual([]);
});

test("the next one in the same window finds nothing of it", async ({ page, context }) => {
  expect(context).toBe(firstWindow);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
  await page.goto(PAGE);
  await hasSettled(page);
  const found = await page.evaluate(async () => ({
    words: [localStorage.getItem("left"), sessionStorage.getItem("left")],
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    isGranted: (await navigator.permissions.query({ name: "geolocation" })).state === "granted",
  }));
  expect(found).toEqual({ words: [null, null], caches: [], databases: [], isGranted: false });
});

sweep("a look around is in that window, too", async ({ context }) => {
  expect(context).toBe(firstWindow);
});
