import { newStudent } from "#e2e/account/steps.ts";
import { expect, hasSettled, people, test } from "#e2e/fixtures.ts";
import { delayScript } from "#e2e/kit/delay-script.ts";

test("a place chosen before the script is there is saved, also after a mistake", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  const releaseScript = await delayScript(page);
  await page.goto("/edit-profile", { waitUntil: "commit" });
  await page.getByLabel("Full name").fill("");
  await page.getByLabel("Where are you now?").selectOption("Asia/Kolkata");
  releaseScript();
  await hasSettled(page);

  await page.getByRole("button", { name: "Save my profile" }).click();
  await expect(page.getByRole("alert").first()).toContainText("name");
  await page.getByLabel("Full name").fill("Esi Mensah-Boateng");
  await page.getByRole("button", { name: "Save my profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Esi Mensah-Boateng");
  await expect(page.getByLabel("Where are you now?")).toHaveValue("Asia/Kolkata");
});

test("anyone who fixes a mistake before the script is there is not taken away from it", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  const releaseScript = await delayScript(page);
  await page.goto("/my-situation", { waitUntil: "commit" });
  await page.locator("#permissionEndsOn").fill("31");
  await page.locator("#permissionEndsOn-month").fill("2");
  await page.locator("#permissionEndsOn-year").fill("2031");
  await page.getByRole("button", { name: "Save my situation" }).click({ noWaitAfter: true });
  await expect(page.getByRole("alert")).toContainText("Enter the day your permission ends");

  const day = page.locator("#permissionEndsOn");
  await day.selectText();
  await page.keyboard.type("2");
  releaseScript();
  await hasSettled(page);
  await page.keyboard.type("8");
  await expect(day).toHaveValue("28");
});

test("a password typed again before the script is there stays", async ({ page }) => {
  const releaseScript = await delayScript(page);
  await page.goto("/login/user-email-password/1", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(people.student);
  const password = page.locator("input[name=password]");
  await password.fill("wrong-wrong-wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole("alert").first()).toContainText("did not work");

  await password.fill("the right one");
  releaseScript();
  await hasSettled(page);
  await expect(password).toHaveValue("the right one");
});
