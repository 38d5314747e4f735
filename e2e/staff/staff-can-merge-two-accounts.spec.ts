import { newStudent } from "#e2e/account/steps.ts";
import { expect, expectSound, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

test("staff merge two accounts of one person after reading what happens", async ({
  page,
  noJs,
  mailbox,
  signInAs,
}) => {
  const [staying, leaving] = [await newStudent(page, mailbox), await newStudent(page, mailbox)];
  await page.context().clearCookies();
  await signInAs("staff");
  await page.goto(`/staff/people?q=${staying}`);
  await page.getByRole("table").getByRole("link", { name: "Esi Mensah" }).click();
  await page.getByRole("link", { name: "Merge with another account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Merge two accounts");

  await page.getByLabel("Name or email of the other account").fill("nobody@nowhere.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No other account has “nobody@nowhere.example”")).toBeVisible();
  await page.getByLabel("Name or email of the other account").fill(leaving);
  await page.keyboard.press("Enter");
  await page.getByRole("table").getByRole("link", { name: "Esi Mensah" }).click();

  await expect(page.getByText("Nothing has changed yet.")).toBeVisible();
  await expectSound(page);
  const box = page.getByLabel(`Type ${leaving} to confirm`);
  await box.fill("somebody@else.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("exactly as it is shown");
  await expect(box).toHaveValue("somebody@else.example");
  await box.fill(leaving);
  await page.keyboard.press("Enter");

  await expect(page.getByText("are one. Both were signed out")).toBeVisible();
  expect((await mailbox.nextMailTo(leaving)).subject).toContain("two Waymark accounts are now one");
  expect((await mailbox.nextMailTo(staying)).text).toContain(staying);

  // The former address explains itself by mail, and the screen gives nothing away.
  await noJs.goto("/forgot-password/1");
  await noJs.locator("input[name=email]").fill(leaving);
  await noJs.locator("main form button").last().click();
  expect((await mailbox.nextMailTo(leaving)).subject).toContain("with your other address");
});

plain("two accounts that cannot be merged say why", async ({ page, signInAs }) => {
  await signInAs("staff");
  const [student, employer] = ["student", "employer"].map(
    (who) => `demo-${who}-at-waymark.example`,
  );
  await page.goto(`/staff/people/${student}/merge?with=${employer}`);
  await expect(page.getByText("These two cannot be merged")).toBeVisible();
  await expect(page.getByRole("button", { name: "Merge the two accounts" })).toHaveCount(0);
});
