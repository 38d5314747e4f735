import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const cv = {
  basics: { name: "Ada Okoye", email: "ada@mail.example" },
  work: [
    {
      name: "Brackwater",
      position: "Analyst",
      startDate: "2024-02",
      highlights: ["Wrote the weekly report", "Counted seals on Saturdays"],
    },
    {
      name: "Seal Watch",
      position: "Helper",
      startDate: "2021",
      endDate: "2022",
      highlights: ["Fed 40 seals"],
    },
  ],
  exhibitions: "Town hall, 2023",
  meta: {
    waymark: {
      custom: [{ id: "a", title: "Who I am", entries: [{ text: "Patient with animals." }] }],
    },
  },
};

async function readFile(page: Page): Promise<void> {
  await page.goto("/my-cvs/import");
  await page.getByLabel("File").setInputFiles({
    name: "ada.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(cv)),
  });
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("heading", { name: "What we read from ada.json" })).toBeVisible();
}

/** A section as the review shows it. */
const part = (page: Page, heading: string) =>
  page
    .locator(".readin__part")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

async function mend(page: Page): Promise<void> {
  const jobs = part(page, "Experience").locator("> ul > li");
  await jobs
    .filter({ hasText: /^Helper/ })
    .locator("summary")
    .click();
  await page.getByLabel("“Helper” belongs to").selectOption("Volunteering");
  await jobs
    .filter({ hasText: /^Analyst/ })
    .locator("summary")
    .click();
  await page
    .getByLabel("Counted seals on Saturdays")
    .selectOption({ label: "Experience: Helper, Seal Watch" });
  await page.getByLabel("Keep “Who I am” as").selectOption("Profile");
  await page.getByLabel("Exhibitions: Town hall, 2023").selectOption("Awards");
}

async function expectMended(page: Page): Promise<void> {
  await expect(page.getByText("4 parts are in the new place.")).toBeVisible();
  const helped = part(page, "Volunteering");
  await expect(helped).toContainText("Helper, Seal Watch");
  await expect(helped).toContainText("Fed 40 seals");
  await expect(helped).toContainText("Counted seals on Saturdays");
  await expect(part(page, "Experience")).not.toContainText("seals");
  await expect(part(page, "Profile")).toContainText("Patient with animals.");
  await expect(part(page, "Awards")).toContainText("Exhibitions: Town hall, 2023");
  await expect(page.getByText("we could not place")).toHaveCount(0);
}

test("what was read wrong is put where it belongs before it is kept", async ({
  page,
  signInAs,
}) => {
  await signInAs("premium");
  await readFile(page);
  await expectSound(page);
  await mend(page);
  await page.getByRole("button", { name: "Move these, and check again" }).click();
  await expectMended(page);
  await expect(page.getByRole("status").filter({ hasText: "new place" })).toBeFocused();
  await expectSound(page);
  await page.getByLabel("Keep “Awards” as").selectOption("Interests");
  await page.getByRole("button", { name: "Move these, and check again" }).click();
  await expect(page.getByText("One part is in the new place.")).toBeVisible();
  // A choice that was not looked at again counts, too.
  await page.getByLabel("Keep “Interests” as").selectOption("Leave it out");
  await page.getByRole("button", { name: "Save it as a CV" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Okoye");
  await page.goto(`${page.url()}&section=volunteer`);
  await expect(page.getByText("Counted seals on Saturdays").first()).toBeVisible();
});

plain(
  "without script it can be fixed, too, and nothing is lost on the way",
  async ({ page, signInAs }) => {
    await signInAs("premium");
    await readFile(page);
    await mend(page);
    await page.getByLabel("Title").fill("For the seals");
    await page.getByRole("button", { name: "Move these, and check again" }).click();
    await expectMended(page);
    await expect(page.getByLabel("Title")).toHaveValue("For the seals");
    // Enter keeps it: the first button of the form is not "Move" of an entry.
    await page.getByLabel("Title").press("Enter");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Okoye");
  },
);
