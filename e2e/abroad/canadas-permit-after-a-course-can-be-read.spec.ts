import { expect, expectSoundUnfolded, hasSettled, test } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const TOOL = "/post-graduation-work-permit-canada";
const ANSWERED = `${TOOL}?programme=masters&months=16&school=eligible&completed=2026-10-15&apply=2026-11-15&permit-ends=2027-01-31&passport=2033-06-30&language=8&permit-asked=under-the-rule`;

test("a graduate reads the length without JavaScript", async ({ noJs }) => {
  await noJs.goto(TOOL);
  await noJs.getByLabel("Kind of programme").selectOption("college");
  await noJs.getByLabel("Length in months").fill("16");
  await noJs.getByLabel("Your school").selectOption("eligible");
  await noJs.getByLabel("Completion letter or transcript").fill("2026-10-15");
  await noJs.getByLabel("If I apply on").fill("2026-11-15");
  await noJs.getByLabel("Study permit ends").fill("2027-01-31");
  await noJs.getByLabel("Passport ends").fill("2033-06-30");
  await noJs.getByLabel("Weakest language level").selectOption("5");
  await noJs.getByRole("button", { name: "Show the answer" }).click();

  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText(
    "A permit of 16 months, if the rest fits",
  );
  const gates = noJs.getByRole("list", { name: /A permit of 16 months/ });
  await expect(gates.getByRole("listitem").filter({ hasText: "Field" })).toContainText(
    "Not answered",
  );

  await noJs.getByLabel("Study permit applied for").selectOption("before-the-rule");
  await noJs.getByRole("button", { name: "Show the answer" }).click();
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("A permit of 16 months");
});

test("with script a shorter passport shortens the permit at once", async ({ page }) => {
  await page.goto(ANSWERED);
  await hasSettled(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("A permit of 3 years");

  await page.getByLabel("Passport ends").fill("2028-06-30");
  await expect(heading).toHaveText("A permit until 30 June 2028");
  await expect(page).toHaveURL(/passport=2028-06-30/);
  await expect(page.getByText("never runs past the passport. With")).toBeVisible();
});

test("a day before our rules is refused, and nothing typed is lost", async ({ noJs }) => {
  await noJs.goto(ANSWERED.replace("apply=2026-11-15", "apply=2024-01-01"));
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("We hold no rule for that day");
  await expect(noJs.getByText("Our table begins on 11 March 2025")).toBeVisible();
  await expect(noJs.getByLabel("Length in months")).toHaveValue("16");
});

// The bare page is looked at with every other public page.
for (const path of [
  ANSWERED,
  `${TOOL}?programme=college&months=x&completed=2026-01-15&apply=2026-11-15&language=4`,
]) {
  sweep(`${path} is sound on phones and desks`, async ({ page }) => {
    await expectSoundUnfolded(page, path);
  });
}
