import { expect, expectSoundUnfolded, hasSettled, test } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const TOOL = "/express-entry-points-canada";
const ANSWERED = `${TOOL}?age=26&education=masters&first-listening=9&first-speaking=9&first-reading=8&first-writing=8&canada-work=1`;

test("anybody counts their points without JavaScript, and the address keeps the answers", async ({
  noJs,
}) => {
  await noJs.goto(TOOL);
  await expect(noJs.getByText("Your points will appear here")).toBeVisible();

  await noJs.getByLabel("Age", { exact: true }).fill("26");
  await noJs.getByLabel("Highest education").selectOption("masters");
  const first = noJs.getByRole("group", { name: "Your levels in it" });
  for (const ability of ["Listening", "Speaking", "Reading", "Writing"]) {
    await first.getByLabel(ability).selectOption("9");
  }
  await noJs.getByRole("button", { name: "Show the answer" }).click();

  // 110 for age, 135 for the degree, 124 for language, 50 for both together.
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("419 Express Entry points");
  await expect(noJs.getByText("invited from 518 to 523 points")).toBeVisible();
  expect(new URL(noJs.url()).search).not.toContain("second-");

  await noJs.reload();
  await expect(noJs.getByLabel("Age", { exact: true })).toHaveValue("26");
  await expect(noJs.getByText("We store nothing.")).toBeVisible();
});

test("an age that cannot be is said, and nothing typed is lost", async ({ noJs }) => {
  await noJs.goto(TOOL);
  await noJs.getByLabel("Age", { exact: true }).fill("twenty");
  await noJs.getByLabel("Highest education").selectOption("bachelors");
  await noJs.getByRole("button", { name: "Show the answer" }).click();

  await expect(noJs.getByRole("alert")).toContainText("between 16 and 99");
  await expect(noJs.getByLabel("Age", { exact: true })).toHaveValue("twenty");
  await expect(noJs.getByLabel("Highest education")).toHaveValue("bachelors");
});

test("with script each answer counts at once, and the address follows", async ({ page }) => {
  await page.goto(ANSWERED);
  await hasSettled(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("443 Express Entry points");

  await page.getByLabel("In Canada", { exact: true }).selectOption("2");
  await expect(heading).toHaveText("456 Express Entry points");
  await expect(page).toHaveURL(/canada-work=2/);

  await page.getByLabel("Age", { exact: true }).fill("40");
  await expect(heading).toHaveText("396 Express Entry points");
  await expect(page.getByRole("status").filter({ hasText: "396" })).toBeVisible();
});

test("what was answered before the script arrived counts too", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ANSWERED, { waitUntil: "commit" });
  await page.getByLabel("In Canada", { exact: true }).selectOption("2");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("456 Express Entry points");
});

test("a partner is asked about only when coming", async ({ noJsBrowser }) => {
  await noJsBrowser.goto(ANSWERED);
  const partner = noJsBrowser.getByRole("region", { name: "Your partner’s own points" });
  await expect(partner).toBeHidden();
  await noJsBrowser.getByLabel("Husband, wife or partner").selectOption("coming");
  await expect(partner).toBeVisible();
});

test("a step of the list shows the total it promises, and fills the form", async ({ page }) => {
  await page.goto(ANSWERED);
  await hasSettled(page);
  const step = page.getByRole("listitem").filter({ hasText: "English at CLB 9" });
  const promised = (await step.locator("b").innerText()).trim();
  await step.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${promised} Express Entry points`,
  );
  await expect(
    page.getByRole("group", { name: "Your levels in it" }).getByLabel("Reading"),
  ).toHaveValue("9");

  await page.getByRole("link", { name: "Start again" }).click();
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("");
  await expect(page).toHaveURL(new RegExp(`${TOOL}$`));
});

// The bare page is looked at with every other public page.
for (const path of [ANSWERED, `${TOOL}?age=x&education=masters&partner=coming`]) {
  sweep(`${path} is sound on phones and desks`, async ({ page }) => {
    await expectSoundUnfolded(page, path);
  });
}
