import { expect, expectSound, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { aCvOf } from "./steps.ts";

const resume = {
  basics: { name: "Ada Okoye", email: "ada@mail.example" },
  work: [{ name: "Brackwater", position: "Analyst", startDate: "2024-02" }],
};

test("a CV is read in from a file after a look at what was read; a broken file says so", async ({
  page,
  signInAs,
}) => {
  await signInAs("premium");
  await page.goto("/my-cvs/import");
  const file = (text: string) => ({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.getByLabel("File").setInputFiles(file('{"basics": '));
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("alert")).toContainText("We could not read it");

  await page.getByLabel("File").setInputFiles(file(JSON.stringify(resume)));
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("heading", { name: "What we read from resume.json" })).toBeVisible();
  await expect(page.getByText("Analyst, Brackwater")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Save it as a CV" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Okoye");
});

plain(
  "a CV goes into the bin, comes back, and is deleted only from there",
  async ({ page, signInAs }) => {
    const title = `Binned ${Date.now()}`;
    await aCvOf("premium", title);
    await signInAs("premium");
    await page.goto("/my-cvs");
    const card = page.getByRole("listitem").filter({ hasText: title });
    await card.getByRole("button", { name: /^Bin/ }).click();
    await expect(page.getByText("Moved to the bin. It is kept there for 30 days.")).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: new RegExp(`^Undo.*${title}`) }).click();
    await expect(page.getByText("Restored to your CVs.")).toBeVisible();
    await card.getByRole("button", { name: /^Bin/ }).click();
    await expect(card).toHaveCount(0);

    await page.goto("/my-cvs/bin");
    const row = page.getByRole("listitem").filter({ hasText: title });
    await row.getByRole("button", { name: /^Restore/ }).click();
    await expect(page.getByText("Restored to your CVs.")).toBeVisible();
    await page.goto("/my-cvs");
    await expect(card).toHaveCount(1);
  },
);
