/** Alerts are due once a day, so this file has an app of its own whose alerts are made due at once. */
import { execFileSync } from "node:child_process";
import { someEmail } from "#e2e/account/steps.ts";
import { expect, expectSound } from "#e2e/fixtures.ts";
import { test } from "#e2e/kit/own-app-test.ts";

/** An app that chose its port itself does not know it when it writes mails. */
const pathOf = (link: string | undefined) => new URL(link ?? "http://nowhere").pathname;

test("a guest's new jobs come by mail, lead to the job, and are paused by the link in the mail", async ({
  page,
  mailbox,
  ownApp,
}) => {
  const email = someEmail("mail.example");
  await page.goto("/job-alerts/new?board=jobs&city=London&country=gb");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Your time zone").selectOption("Asia/Kolkata");
  await page.getByRole("button", { name: "Make the alert" }).click();
  const asked = await mailbox.nextMailTo(email);
  await page.goto(pathOf(asked.links.find((link) => link.includes("/job-alerts/confirm/"))));
  await page.getByRole("button", { name: "Confirm the alert" }).click();
  await expect(page.getByText(/^Confirmed\./)).toBeVisible();

  execFileSync(process.execPath, ["test/children/make-alerts-due.ts"], {
    env: ownApp.environment,
  });
  const digest = await mailbox.nextMailTo(email);
  const total = Number(/^(\d+) new jobs: /.exec(digest.subject)?.[1]);
  expect(total).toBeGreaterThan(10);
  expect(digest.text).toContain(`${total} jobs were added to the board`);
  expect(digest.text).toContain(`${total - 10} more on the board`);
  expect(digest.text).toMatch(/your time \(.*in London\)/);

  await page.goto(pathOf(digest.links.find((link) => /\/jobs\/[a-z0-9-]+$/.test(link))));
  await expect(page.getByRole("link", { name: /^Apply/ })).toBeVisible();

  const change = digest.links.find((link) => link.includes("/job-alerts/change/"));
  await expectSound(page, pathOf(change));
  await page.getByLabel(/^How often/).selectOption("No emails, only saved");
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByText(/Saved without emails\.$/)).toBeVisible();
  await page.getByRole("button", { name: /^End/ }).click();
  await expect(page.getByText("This alert has ended", { exact: true })).toBeVisible();
});
