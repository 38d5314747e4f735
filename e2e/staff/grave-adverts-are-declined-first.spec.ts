import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "#e2e/fixtures.ts";

const GRAVE = "HOME DATA TYPIST - EARN £900 A WEEK";
const PLAIN = "Test engineer";

const buttons = (page: Page) =>
  page.locator(".review__form button[name=decision]").allTextContents();

test("where something grave was noticed, declining comes first and approving last", async ({
  page,
  signInAs,
}) => {
  await signInAs("staff");
  await page.goto("/staff/jobs");
  await page.getByRole("link", { name: GRAVE, exact: true }).click();
  await expect(page.getByText("Grave").first()).toBeVisible();
  expect(await buttons(page)).toEqual(["Decline", "Send back", "Approve"]);
  await expectSound(page);

  await page.goto("/staff/jobs");
  await page.getByRole("link", { name: PLAIN, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Decide" })).toBeVisible();
  expect(await buttons(page)).toEqual(["Approve", "Send back", "Decline"]);
});
