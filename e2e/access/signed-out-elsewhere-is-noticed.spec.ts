import { expect, test } from "#e2e/fixtures.ts";

test("a page notices on focus that the session ended in another tab", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs("student", { fresh: true });
  await page.goto("/student-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");

  await context.clearCookies();
  // Again until the page listens: what the server sent is visible before its script runs.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page).toHaveURL(/\/login\?next=%2Fstudent-dashboard/, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test("a guarded page is not opened on a session that has ended", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs("student", { fresh: true });
  await page.goto("/student-dashboard");

  await context.clearCookies();
  await page.getByRole("link", { name: "Edit dates" }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fedit-profile/);
});

test("a check that fails sends to sign in and leaves nothing pending", async ({
  page,
  signInAs,
  problems,
}) => {
  await signInAs("student", { fresh: true });
  await page.goto("/student-dashboard");

  problems.allow(/check-user-redirections/);
  await page.route("**/api/check-user-redirections*", (route) => route.abort());
  await page.getByRole("link", { name: "Edit dates" }).click();
  // Still signed in, so the sign-in screen leads straight back to where they were.
  await expect(page).toHaveURL(/\/(login|student-dashboard|edit-profile)/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
