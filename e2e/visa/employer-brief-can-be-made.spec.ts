import { readFileSync } from "node:fs";
import { expect, expectSound, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";

const PAGE = "/employer-brief";

test("a student looks at their brief, reads its words, and downloads one tagged page", async ({
  page,
  signInAs,
}) => {
  await signInAs("student");
  await page.goto(`${PAGE}?employer=Brackwater+Software&job=Software+developer`);
  await expect(page.getByLabel("Employer", { exact: true })).toHaveValue("Brackwater Software");
  await page.getByLabel("Full name").fill("");
  await page.getByRole("button", { name: "Make my brief" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your full name.");
  await expect(page.getByLabel("Job title")).toHaveValue("Software developer");

  await page.getByLabel("Full name").fill("ཀཁག");
  await page.getByRole("button", { name: "Make my brief" }).click();
  await expect(page.getByRole("alert")).toContainText("We cannot print ཀ ཁ ག yet.");

  await page.getByLabel("Full name").fill('Ananya #import "x" \\ Raveendran');
  await page.getByRole("button", { name: "Make my brief" }).click();
  await expect(page.getByRole("heading", { name: "Your brief is ready" })).toBeVisible();
  await expect(page.getByRole("img", { name: /How the page looks/ })).toBeVisible();
  await page.getByText("Read the text").click();
  await expect(page.getByText("I have a Student visa until")).toBeVisible();
  await expectSound(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF, 1 page" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("employer-brief.pdf");
  const pdf = readFileSync(await file.path()).toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("it works without script, and nothing typed stands in an address", async ({ noJs }) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("premium", "main")));
  await noJs.goto(PAGE);
  await expect(noJs.getByLabel("Graduate visa", { exact: true })).toBeChecked();
  const year = noJs.locator("[name='endsOn-year']");
  await year.fill("2029");
  await noJs.getByRole("button", { name: "Make my brief" }).click();
  await expect(noJs).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(noJs.getByRole("heading", { name: "Your brief is ready" })).toBeVisible();
  await expect(year).toHaveValue("2029");
  const download = noJs.waitForEvent("download");
  await noJs.getByRole("button", { name: "Download PDF, 1 page" }).click();
  expect((await download).suggestedFilename()).toBe("employer-brief.pdf");
});

test("a download that was tampered with is refused", async () => {
  const { cookie } = await sessionFor("premium", "main");
  const form = { name: "", permission: "queen" };
  expect((await send(`${PAGE}/pdf`, { headers: { cookie }, form })).status).toBe(400);
});
