import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectSound, hasSettled, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const DOOR = "/uk-work-visa-sponsor-licence-check";
const CHECKER = "/sponsorship-licence-checker";

test("anybody checks a name, whole, misspelt or unknown, without JavaScript", async ({ noJs }) => {
  await noJs.goto(DOOR);
  await check(noJs, "Brackwater Software");
  await expect(noJs.getByRole("heading", { name: "On the register, A rating" })).toBeVisible();
  await expect(noJs.getByText("Brackwater Software Ltd, Leeds.")).toBeVisible();

  await check(noJs, "Brackwater Softwar");
  await expect(noJs.getByRole("heading", { name: "Possible match", exact: true })).toBeVisible();
  await expect(noJs.getByText("One letter differs")).toBeVisible();

  await check(noJs, "Qxzv Nobody Here");
  await expect(noJs.getByRole("heading", { name: /is not found under this name/ })).toBeVisible();
  await expect(noJs.getByText(/cannot sponsor/i)).toHaveCount(0);
});

test("too short a name is said beside the field, and what was typed stays", async ({ noJs }) => {
  await noJs.goto(DOOR);
  await noJs.getByLabel("Town, if you know it").fill("Leeds");
  await check(noJs, "x");
  await expect(noJs.getByText("two letters or more")).toBeVisible();
  await expect(noJs.getByLabel("Employer", { exact: true })).toHaveValue("x");
  await expect(noJs.getByLabel("Town, if you know it")).toHaveValue("Leeds");
});

test("names are suggested while typing, by keyboard alone, and reading goes on at the answer", async ({
  page,
}) => {
  await page.goto(DOOR);
  await hasSettled(page);
  const field = page.getByRole("combobox", { name: "Employer" });
  await field.focus();
  await page.keyboard.type("brackwater");
  await expect(page.getByRole("option", { name: /Brackwater Software Ltd/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(/Brackwater/);
  await expect(page.getByLabel("Town, if you know it")).toHaveValue("Leeds");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "On the register, A rating" })).toBeFocused();
});

test("back at an earlier answer, the fields ask for that employer again", async ({ page }) => {
  await page.goto(DOOR);
  await hasSettled(page);
  await check(page, "Brackwater Software");
  await expect(page.getByRole("heading", { name: "On the register, A rating" })).toBeVisible();
  await check(page, "Qxzv Nobody Here");
  await expect(page.getByRole("heading", { name: /is not found under this name/ })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { name: "On the register, A rating" })).toBeVisible();
  await expect(page.getByLabel("Employer", { exact: true })).toHaveValue("Brackwater Software");
});

test("a student keeps a dated record, watches the employer, and stops again", {
  tag: "@embedded",
}, async ({ page, signInAs }) => {
  await signInAs("student");
  await page.goto(CHECKER);
  await hasSettled(page);
  await check(page, "Halden Rowe");
  await expect(page).toHaveURL(/\/checks\//);
  await expect(page.getByText(/Asked for “Halden Rowe” on/)).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: "Watch this employer" }).click();
  await expect(page.getByRole("button", { name: /Stop watching/ })).toBeVisible();
  await page.goto(`${CHECKER}/watched`);
  await page.getByRole("link", { name: /Halden Rowe/ }).click();
  await page.getByRole("button", { name: /Stop watching/ }).click();
  await expect(page.getByRole("button", { name: "Watch this employer" })).toBeVisible();

  await page.goto(`${CHECKER}/history`);
  await expect(page.getByRole("link", { name: "Halden Rowe" }).first()).toBeVisible();
});

plain(
  "a name in the address is answered at once, with what the register has said",
  async ({ page, signInAs }) => {
    await signInAs("student");
    await page.goto("/my-saved-jobs");
    await page.getByRole("link", { name: "See its register history" }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === CHECKER && url.searchParams.has("q"));
    await expect(page.getByRole("heading", { name: /has left the register$/ })).toBeVisible();
    await expect(page.getByText(/It left by \d+ \w+ 20\d\d/)).toBeVisible();
    const history = page.getByRole("list", { name: "Register history" });
    await expect(history.getByText("Not listed in this copy")).toBeVisible();
    await expect(page.getByText("This answer is not saved.")).toBeVisible();
  },
);

plain("somebody else's record is not found", async ({ page, signInAs }) => {
  await signInAs("student");
  await page.goto(CHECKER);
  await check(page, "Halden Rowe");
  await expect(page).toHaveURL(/\/checks\//);
  const record = page.url();

  await signInAs("alumni");
  expect((await page.goto(record))?.status()).toBe(404);
});

test("a pasted list is answered line by line, and leaves as a safe file", async ({
  page,
  signInAs,
}) => {
  await signInAs("student");
  await page.goto(`${CHECKER}/list`);
  await hasSettled(page);
  const names = ["Brackwater Software, Leeds", "=HYPERLINK(1)", "Brackwater Software, Leeds"];
  await page.getByLabel("Paste names").fill(names.join("\n"));
  await page.getByRole("button", { name: "Check these names" }).click();
  await expect(page.getByText("2 names checked. 1 on the register")).toBeVisible();
  await expect(page.getByText("1 pasted twice, checked once.")).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a CSV file" }).click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain("'=HYPERLINK(1)");
  expect(csv).toContain("Brackwater Software Ltd");
});

plain("more than fifty names are refused and none is lost", async ({ page, signInAs }) => {
  await signInAs("student");
  await page.goto(`${CHECKER}/list`);
  const names = Array.from({ length: 51 }, (_, n) => `Employer number ${n}`).join("\n");
  await page.getByLabel("Paste names").fill(names);
  await page.getByRole("button", { name: "Check these names" }).click();
  await expect(page.getByText("That is more than 50 names.")).toBeVisible();
  await expect(page.getByLabel("Paste names")).toHaveValue(names);
});

for (const question of ["Brackwater Software", "Harrow", "Qxzv Nobody Here"]) {
  sweep(`the answer to “${question}” is sound on phones and desks`, async ({ page }) => {
    await expectSound(page, `${DOOR}?q=${encodeURIComponent(question)}`);
  });
}

async function check(page: Page, name: string) {
  await page.getByLabel("Employer", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Check licence" }).click();
}
