import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "#e2e/fixtures.ts";

const cv = [
  "Ada Okoye",
  "ada@mail.example",
  "",
  "Experience",
  "Analyst, Brackwater Ltd",
  "Feb 2024 – present",
  "• Wrote the weekly report",
  "• Counted seals on Saturdays",
  "Helper, Seal Watch",
  "2021 – 2022",
  "• Fed 40 seals",
  "",
  "WHO I AM",
  "Patient with numbers and animals.",
  "",
  "Languages",
  "Exhibited at the town hall",
];

async function readFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto("/my-cvs/import");
  await page.getByLabel("File").setInputFiles({
    name: "ada.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(lines.join("\n")),
  });
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("heading", { name: "What we read from ada.txt" })).toBeVisible();
}

/** A section as the review shows it. */
const part = (page: Page, heading: string) =>
  page
    .locator(".readin__part")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

async function mend(page: Page): Promise<void> {
  const jobs = part(page, "Experience").getByRole("listitem");
  const helper = jobs.filter({ hasText: "Helper, Seal Watch" });
  await helper.getByText("Move", { exact: false }).first().click();
  await page.getByLabel("“Helper” belongs to").selectOption("Volunteering");
  await jobs.filter({ hasText: "Analyst" }).getByText("Move").first().click();
  await page
    .getByLabel("Counted seals on Saturdays")
    .selectOption({ label: "Experience: Helper, Seal Watch" });
  await page.getByLabel("Keep “WHO I AM” as").selectOption("Profile");
  await page.getByLabel("Exhibited at the town hall").selectOption("Awards");
}

async function expectMended(page: Page): Promise<void> {
  await expect(page.getByText("4 parts are in the new place.")).toBeVisible();
  const helped = part(page, "Volunteering");
  await expect(helped).toContainText("Helper, Seal Watch");
  await expect(helped).toContainText("Fed 40 seals");
  await expect(helped).toContainText("Counted seals on Saturdays");
  await expect(part(page, "Experience")).not.toContainText("seals");
  await expect(part(page, "Profile")).toContainText("Patient with numbers and animals.");
  await expect(part(page, "Awards")).toContainText("Exhibited at the town hall");
  await expect(page.getByText("no place for")).toHaveCount(0);
}

test("what was read wrong is put where it belongs before it is kept", async ({
  page,
  signInAs,
}) => {
  await signInAs("premium");
  await readFile(page, cv);
  await expectSound(page);
  await mend(page);
  await page.getByRole("button", { name: "Move what I chose, and look again" }).click();
  await expectMended(page);
  await expectSound(page);
  // A choice that was not looked at again counts, too.
  await page.getByLabel("Keep “Awards” as").selectOption("Leave it out");
  await page.getByRole("button", { name: "Keep it as a CV" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Okoye");
  await page.goto(`${page.url()}&section=volunteer`);
  await expect(page.getByText("Counted seals on Saturdays").first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it can be mended, too, and nothing is lost on the way", async ({ page, signInAs }) => {
    await signInAs("premium");
    await readFile(page, cv);
    await mend(page);
    await page.getByRole("button", { name: "Move what I chose, and look again" }).click();
    await expectMended(page);
    await page.getByRole("button", { name: "Keep it as a CV" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Okoye");
  });
});
