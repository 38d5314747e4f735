/** A real register replaces the demo's, so this file has an app of its own. Its tests follow on each other. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { signIn as signInAs } from "#e2e/account/steps.ts";
import { test as base, DEMO_PASSWORD, expect, expectSound, people } from "#e2e/fixtures.ts";
import { startOwnApp } from "#e2e/kit/own-app.ts";
import { registerFile, row } from "#test/register-file.ts";

const test = base.extend<object, { ownApp: string }>({
  ownApp: [
    async ({}, use) => {
      const { origin, stop } = await startOwnApp();
      await use(origin);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ ownApp }, use) => use(ownApp),
});

test.describe.configure({ mode: "serial" });

const DESK = "/staff/sponsor-register";
const LONG_NAME = "Worker_and_Temporary_Worker_as_published";
const firms = Array.from({ length: 150 }, (_, n) => row(`Fernhollow ${n} Ltd`));
const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });
const fallen = row("Fernhollow 1 Ltd", { rating: "Worker (B rating)" });
const firstCopy = registerFile(firms);
const secondCopy = registerFile([...firms.slice(2), fallen, tarnside]);

test("without JavaScript, a foreign file is refused and the first real copy is read in", async ({
  noJsBrowser,
}) => {
  await signIn(noJsBrowser);
  await noJsBrowser.goto(DESK);
  await expect(noJsBrowser.getByText("This register is made up")).toBeVisible();
  await noJsBrowser.getByRole("link", { name: "Upload a copy" }).click();

  await noJsBrowser.getByRole("button", { name: "Send and compare" }).click();
  await expect(noJsBrowser.getByLabel("The register’s file")).toHaveAccessibleDescription(
    /file first/,
  );

  await noJsBrowser.getByLabel("Date of the register").fill("2026-07-03");
  await send(noJsBrowser, "staff.csv", "Name,Phone\r\nAda,1\r\n");
  // The page looks again by itself, without script too.
  await expect(noJsBrowser.getByText("This is not the register")).toBeVisible({ timeout: 60_000 });
  await noJsBrowser.getByRole("link", { name: "Upload a copy" }).click();
  await expect(noJsBrowser.getByLabel("Date of the register")).toHaveValue("2026-07-03");

  await noJsBrowser.getByLabel("Date of the register").fill("");
  await send(noJsBrowser, "register.csv", firstCopy);
  await expect(noJsBrowser.getByLabel("Date of the register")).toHaveAccessibleDescription(
    /cannot tell the date/,
  );

  await send(noJsBrowser, "register-2026-07-03.csv.gz", gzipSync(firstCopy));
  await expect(noJsBrowser.getByText("This replaces the demo’s register")).toBeVisible({
    timeout: 60_000,
  });
  await expect(figure(noJsBrowser, "Added")).toContainText("150");

  await noJsBrowser.getByRole("button", { name: "Make this copy current" }).click();
  await expect(noJsBrowser.getByText("This copy is current")).toBeVisible({ timeout: 60_000 });
  await noJsBrowser.getByRole("link", { name: "All copies" }).click();
  await expect(figure(noJsBrowser, "Register of")).toContainText("3 July 2026");
  await expect(noJsBrowser.getByRole("row", { name: /3 July 2026/ })).toContainText("Current");
});

test("a later copy shows what it would change, comes in under the reader's eyes, and lists its changes", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${DESK}/upload`);
  await send(page, `2026-07-10_${LONG_NAME}.csv`, secondCopy);
  await expect(figure(page, "Added")).toContainText("1 name is new", { timeout: 60_000 });
  await expect(figure(page, "Removed")).toContainText("1 name is gone");
  await expect(figure(page, "Changed")).toContainText("1");

  await page.goto(DESK);
  await expect(figure(page, "Register of")).toContainText("3 July 2026");
  await page.getByRole("link", { name: "Register of 10 July 2026" }).click();
  await page.getByRole("button", { name: "Make this copy current" }).click();
  await expect(page.getByText("This copy is current")).toBeVisible({ timeout: 60_000 });

  await page.getByRole("link", { name: "See what changed" }).click();
  await expect(page.getByRole("row", { name: /Tarnside Water Ltd/ })).toContainText("Joined");
  await expect(page.getByRole("row", { name: /Fernhollow 1 Ltd/ })).toContainText("from A to B");
  await page.getByRole("link", { name: /^Left/ }).click();
  await expect(page.getByRole("row", { name: /Fernhollow 0 Ltd/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Tarnside Water Ltd/ })).toHaveCount(0);
});

test("a copy that lost many rows needs a tick, holds its notices and can be taken back, or discarded", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${DESK}/upload`);
  await send(page, "register-2026-07-17.csv", registerFile(firms.slice(0, 20)));
  await expect(figure(page, "Removed")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Make this copy current" }).click();
  await expect(page.getByLabel("These rows are really gone")).toHaveAccessibleDescription(
    /Tick the box/,
  );
  await page.getByLabel("These rows are really gone").check();
  await page.getByRole("button", { name: "Make this copy current" }).click();
  await expect(page.getByText("This copy is current")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "See what changed" }).click();
  await expect(page.getByText("This copy lost more than 1 in 100 rows")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw this copy" }).click();
  await expect(page.getByText("No notices were sent.")).toBeVisible();

  await page.goto(`${DESK}/upload`);
  await send(page, "register-2026-07-24.csv", registerFile(firms.slice(0, 20)));
  await expect(figure(page, "Removed")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByText("The register is unchanged.")).toBeVisible();
  await expect(figure(page, "Register of")).toContainText("10 July 2026");
});

test("a name that was searched and not found is given to an employer on one screen", async ({
  noJs,
}) => {
  await noJs.goto(`/uk-work-visa-sponsor-licence-check?q=${encodeURIComponent("Quorble Reach")}`);
  await signIn(noJs);
  await noJs.goto(DESK);
  await noJs.getByRole("link", { name: "Searched names" }).click();
  const searched = noJs.getByRole("row", { name: /Quorble Reach/ });
  await expect(searched).toContainText("Nobody");
  await searched.getByRole("link", { name: /Add/ }).click();
  await noJs.getByLabel("Find the organisation on the register").fill("tarnside");
  await noJs.getByRole("button", { name: "Find" }).click();
  await noJs.getByRole("radio", { name: /Tarnside Water Ltd/ }).check();
  await expect(noJs.getByLabel("Its other name")).toHaveValue("Quorble Reach");
  await noJs.getByRole("button", { name: "Add the name" }).click();
  await expect(noJs.getByText(/find it from now on/)).toBeVisible();
  await expect(noJs.getByRole("row", { name: /Quorble Reach/ })).toHaveCount(0);
  await expectChecked(noJs, "Quorble Reach", "On the register, A rating");
});

test("another name is refused when empty, added, found by anybody, and removed", async ({
  noJs,
}) => {
  await signIn(noJs);
  await noJs.goto(`${DESK}/other-names`);
  await noJs.getByLabel("Find the organisation on the register").fill("tarnside watr");
  await noJs.getByRole("button", { name: "Find" }).click();
  await noJs.getByRole("radio", { name: /Tarnside Water Ltd/ }).check();
  await noJs.getByRole("button", { name: "Add the name" }).click();
  await expect(noJs.getByLabel("Its other name")).toHaveAccessibleDescription(/letters or digits/);
  await expect(noJs.getByRole("radio", { name: /Tarnside Water Ltd/ })).toBeChecked();

  await noJs.getByLabel("Its other name").fill("Zephyr Lagoon");
  await noJs.getByRole("button", { name: "Add the name" }).click();
  await expect(noJs.getByRole("row", { name: /Zephyr Lagoon/ })).toContainText("Carlisle");

  await expectChecked(noJs, "Zephyr Lagoon", "On the register, A rating");

  await noJs.goto(`${DESK}/other-names`);
  await noJs.getByRole("button", { name: "Remove Zephyr Lagoon" }).click();
  await expect(noJs.getByText("The name is removed.")).toBeVisible();
  await expectChecked(noJs, "Zephyr Lagoon", "is not found under this name");
});

test("the register's screens are sound on phones and desks, light and dark", async ({ page }) => {
  await signIn(page);
  await page.goto(`${DESK}/upload`);
  await send(page, `2026-07-17_${LONG_NAME}.csv`, registerFile(firms.slice(0, 20)));
  await expect(figure(page, "Removed")).toBeVisible({ timeout: 60_000 });
  const decision = new URL(page.url()).pathname;
  // To upload is the same screen whichever copy is current, and was looked at with every other page.
  const ends = ["", "/other-names?find=fernhollow", "/searched-names?name=Quorble"];
  const screens = ends.map((end) => DESK + end);
  await page.goto(DESK);
  const copy = await page.getByRole("link", { name: "See what changed" }).getAttribute("href");

  for (const path of [...screens, decision, copy!]) {
    await expectSound(page, path);
  }
});

/** The index hears of a name a moment after it is written: the page is asked again until it has. */
async function expectChecked(page: Page, name: string, answer: string) {
  await expect(async () => {
    await page.goto(`/uk-work-visa-sponsor-licence-check?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("heading", { name: answer })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

async function signIn(page: Page) {
  await signInAs(page, people.staff, DEMO_PASSWORD);
  await expect(page).not.toHaveURL(/login/);
}

async function send(page: Page, name: string, content: string | Buffer) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.getByLabel("The register’s file").setInputFiles(file);
  await page.getByRole("button", { name: "Send and compare" }).click();
}

function figure(page: Page, label: string) {
  return page.locator(".figures > div").filter({ has: page.getByText(label, { exact: true }) });
}
