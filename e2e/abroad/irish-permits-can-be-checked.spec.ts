import { expect, expectSoundUnfolded, hasSettled, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const TOOL = "/work-permit-check-ireland";
const DAY = "apply=2026-11-15";
const ANSWERED = `${TOOL}?pay=42000&occupation=critical-skills&level=9&irish=yes&relevant=yes&awarded=2026-10-20&offer=two-years&staff=half-or-more&results=2026-10-20&stamp-2-ends=2027-09-30&times=0&${DAY}`;

test("a job is checked without JavaScript: by pay alone, then by its list", async ({ noJs }) => {
  await noJs.goto(TOOL);
  await noJs.getByLabel("Pay for a year, in euros").fill("€42,000");
  await noJs.getByLabel("If the permit is applied for on").fill("2026-11-15");
  await noJs.getByRole("button", { name: "Show the answer" }).click();
  const heading = noJs.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Cannot tell yet: the pay meets 5 of 6 lines");
  await expect(noJs.getByText("We hold no copy of the two lists.")).toBeVisible();

  await noJs.getByLabel("The occupation").selectOption("critical-skills");
  await noJs.getByLabel("Level", { exact: true }).selectOption("9");
  await noJs.getByLabel("In a subject the job needs").selectOption("yes");
  await noJs.getByRole("button", { name: "Show the answer" }).click();
  await expect(heading).toHaveText(
    "May fit the Critical Skills permit, if the offer is for 2 years, and the employer meets the staff rule",
  );
});

test("with script the verdict follows the pay and the day", async ({ page }) => {
  await page.goto(ANSWERED);
  await hasSettled(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Fits the Critical Skills permit");

  await page.getByLabel("Pay for a year, in euros").fill("37000");
  await expect(heading).toHaveText("Fits Critical Skills as a new graduate");
  await expect(page).toHaveURL(/pay=37000/);

  await page.getByLabel("If the permit is applied for on").fill("2027-03-01");
  await expect(heading).toHaveText("We hold no pay lines for that day");
  await expect(page.getByText("28 February 2027")).toBeVisible();
});

plain("the working names each line's page and day", async ({ noJs }) => {
  await noJs.goto(ANSWERED);
  const answer = noJs.getByRole("region", { name: "Fits the Critical Skills permit" });
  await answer.getByText("The working, rule by rule").click();
  const line = answer.getByRole("listitem").filter({ hasText: "Critical Skills, listed job" });
  await expect(line.last().getByRole("link", { name: "DETE, 1 March 2026" })).toHaveAttribute(
    "href",
    /^https:\/\/enterprise\.gov\.ie\//,
  );
});

test("pay nobody can read is said beside the field, and stays", async ({ noJs }) => {
  await noJs.goto(TOOL);
  await noJs.getByLabel("Pay for a year, in euros").fill("competitive");
  await noJs.getByRole("button", { name: "Show the answer" }).click();
  await expect(noJs.getByRole("alert")).toContainText("such as 42000");
  await expect(noJs.getByLabel("Pay for a year, in euros")).toHaveValue("competitive");
});

// The bare page is looked at with every other public page.
for (const path of [ANSWERED, `${TOOL}?pay=x&apply=2027-03-01`]) {
  sweep(`${path} is sound on phones and desks`, async ({ page }) => {
    await expectSoundUnfolded(page, path);
  });
}
