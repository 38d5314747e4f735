/** A friend becomes active on a second day, so this file has an app of its own whose days can be moved. */
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { linkIn, setUp, signIn, signOut, someEmail } from "#e2e/account/steps.ts";
import { DEMO_PASSWORD, expect, people } from "#e2e/fixtures.ts";
import { test } from "#e2e/kit/own-app-test.ts";

// One after the other in one worker: each worker would start an app of its own.
test.describe.configure({ mode: "default" });

const joinedAndPoints = async (page: Page) =>
  (await page.locator(".figures dd b").allTextContents()).map(Number);

test("a guest follows a link on the microsite without script, joins, becomes active, and staff take it back", async ({
  newVisitor,
  noJs,
  mailbox,
  ownApp,
}) => {
  test.slow();
  const page = newVisitor();
  const microsite = ownApp.origin.replace("//", "//northgate.");
  await signIn(page, people.ambassador, DEMO_PASSWORD);
  await page.waitForURL(/dashboard/);
  await page.goto("/ambassador");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ambassador’s desk");
  const [joined, , points] = await joinedAndPoints(page);
  await page.getByLabel("Name of the new link").fill("Library table");
  await page.getByRole("button", { name: "Add a link" }).click();
  await expect(page.getByText("The link “Library table” is ready.")).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Library table" });
  const address = await card.getByLabel("Address").inputValue();

  const email = someEmail();
  await noJs.goto(microsite + new URL(address).pathname);
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("Chiamaka invited you");
  await noJs.getByRole("link", { name: "Join Northgate on Waymark" }).click();
  await noJs.getByLabel("Full name").fill("Esi Mensah");
  await noJs.locator("input[name=email]").fill(email);
  await noJs.getByRole("button", { name: "Send me the link" }).click();
  await setUp(noJs, await linkIn(mailbox, email, "/register/"));

  await page.goto("/ambassador");
  await expect(card).toContainText("1 joined, 0 active");
  expect(await joinedAndPoints(page)).toEqual([joined! + 1, expect.any(Number), points]);
  await expect(page.locator("main")).not.toContainText(/\bEsi\b|Mensah/);

  execFileSync(process.execPath, ["test/children/age-newest-referral.ts"], {
    env: ownApp.environment,
  });
  await noJs.goto("/jobs/graduate-software-developer-brackwater-software");
  await noJs.getByRole("button", { name: "Save job" }).click();
  await expect(noJs.getByRole("button", { name: "Saved" })).toBeVisible();

  await page.goto("/ambassador");
  await expect(card).toContainText("1 joined, 1 active");
  expect((await joinedAndPoints(page))[2]).toBe(points! + 1);

  await signOut(page);
  await signIn(page, people.staff, DEMO_PASSWORD);
  await page.waitForURL(/staff/);
  await page.goto("/staff/referrals?state=active");
  await page.getByRole("row").filter({ hasText: "Library table" }).getByRole("link").click();
  await page.getByRole("button", { name: "Add the counter-entry" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Give a reason");
  await page.getByLabel("Reason").fill("Made to try the link.");
  await page.getByRole("button", { name: "Add the counter-entry" }).click();
  await expect(page.getByText("The counter-entry is in the ledger.")).toBeVisible();
  await expect(page.getByText("Made to try the link. (Sunil Deshmane)")).toBeVisible();

  await signOut(page);
  await signIn(page, people.ambassador, DEMO_PASSWORD);
  await page.waitForURL(/dashboard/);
  await page.goto("/ambassador");
  expect((await joinedAndPoints(page))[2]).toBe(points);
  await expect(page.getByText("Corrected by our staff: Made to try the link.")).toBeVisible();
});

test("a link that is off, or that nobody has, is kind and still leads to registering", async ({
  noJs,
}) => {
  for (const code of ["hall9wdzz", "nobody-has-this"]) {
    await noJs.goto(`/referral/${code}`);
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("Welcome to Waymark");
    await expect(noJs.getByText("You can still join")).toBeVisible();
    await noJs.locator("select[name=university]").selectOption({ index: 1 });
    await noJs.getByRole("button", { name: "Continue" }).click();
    await expect(noJs).toHaveURL(/\/register\/\d+$/);
    await expect(noJs.locator("input[name=referralCode]")).toHaveCount(0);
  }
});

test("an ambassador ticks a task off and prints a poster; a student has a link and no poster", async ({
  page,
}) => {
  await signIn(page, people.ambassador, DEMO_PASSWORD);
  await page.waitForURL(/dashboard/);
  await page.goto("/ambassador");
  await page.getByRole("button", { name: /^Mark as done.*Ask two finalists/ }).click();
  await expect(page.getByText("Marked as done.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Northgate evening for finalists" })).toBeVisible();
  const poster = await page.request.get("/ambassador/poster/1");
  expect(poster.headers()["content-type"]).toBe("application/pdf");

  await signOut(page);
  await signIn(page, people.student, DEMO_PASSWORD);
  await page.waitForURL(/dashboard/);
  await page.goto("/invite-friends");
  await expect(page.getByLabel("Address")).toHaveValue(/\/referral\/[a-z0-9]{9}$/);
  await page.getByLabel("Show my first name").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect((await page.request.get("/ambassador/poster/1")).status()).toBe(403);
});
