import { DEMO_PASSWORD, expect, people, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { fillSignIn, linkIn, signIn, signOut } from "./steps.ts";

test("a student signs in, arrives at the dashboard, and signs out", { tag: "@embedded" }, async ({
  page,
}) => {
  await signIn(page, people.student, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/student-dashboard$/);

  await signOut(page);
  await page.goto("/student-dashboard");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test.describe("everybody arrives at a page of their own", () => {
  const starts = {
    alumni: "/student-dashboard",
    ambassador: "/student-dashboard",
    staff: "/staff",
  };
  for (const [person, start] of Object.entries(starts)) {
    plain(`${person} at ${start}, also coming from the home page`, async ({ page }) => {
      await page.goto("/");
      await signIn(page, people[person as keyof typeof starts], DEMO_PASSWORD);
      await expect(page).toHaveURL((url) => url.pathname === start);
    });
  }
});

test("signing in and out works without JavaScript", async ({ noJs }) => {
  await signIn(noJs, people["northgate-admin"], DEMO_PASSWORD);
  await expect(noJs).toHaveURL(/\/university-dashboard$/);

  await noJs.goto("/account/security");
  await noJs.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(noJs).toHaveURL(/\/login$/);
});

test("a wrong password keeps the email, empties the password, and moves to what went wrong", async ({
  page,
}) => {
  await signIn(page, people.alumni, "not-the-password");

  const summary = page.getByRole("alert").filter({ hasText: "That did not work" });
  await expect(summary).toBeFocused();
  await expect(page.locator("input[name=email]")).toHaveValue(people.alumni);
  await expect(page.locator("input[name=password]")).toHaveValue("");
  await summary.getByRole("link").click();
  await expect(page.locator("input[name=password]")).toBeFocused();
});

plain("a known and an unknown address get the same words", async ({ page }) => {
  await signIn(page, people.alumni, "not-the-password");
  const known = await page.getByRole("alert").first().innerText();
  await signIn(page, "nobody-at-all@northgate.example", "not-the-password");
  expect(await page.getByRole("alert").first().innerText()).toBe(known);
});

plain("empty fields are said beside each field", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("link", { name: "Enter your email address." })).toBeVisible();
  await expect(page.locator("input[name=password]")).toHaveAccessibleDescription(
    /Enter your password/,
  );
});

plain("where somebody was going is followed after sign-in", async ({ page }) => {
  await page.goto("/account/security");
  await fillSignIn(page, people.employer, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/account\/security$/);
});

test.describe("another site is never followed", () => {
  for (const next of [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
  ]) {
    test(`next=${JSON.stringify(next)}`, async () => {
      const form = { email: people.student, password: DEMO_PASSWORD };
      const { status, headers } = await send(`/login?next=${encodeURIComponent(next)}`, { form });
      expect(status).toBe(302);
      expect(headers.location).toBe("/student-dashboard");
    });
  }
});

test("choosing a university leads to its own screen, with and without JavaScript", async ({
  page,
  noJs,
}) => {
  await page.goto("/login");
  await page.locator("input[role=combobox]").fill("north");
  await page.getByRole("option", { name: /Northgate University/ }).click();
  await page.getByRole("button", { name: "Continue to Northgate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in, Northgate");

  await noJs.goto("/login?next=/edit-profile");
  await noJs
    .getByLabel("Your university")
    .selectOption({ label: "Harbour College Dublin, Dublin" });
  await noJs.getByRole("button", { name: "Continue" }).click();
  await expect(noJs).toHaveURL(/\/login\/user-email-password\/\d+\?next=%2Fedit-profile$/);
});

plain("an emailed link signs in once, by a button", async ({ page, mailbox }) => {
  await page.goto("/login");
  await page.locator("input[name=email]").fill(people.premium);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const link = await linkIn(mailbox, people.premium, "/login");
  await page.goto(link);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/student-dashboard$/);

  await signOut(page);
  await page.goto(link);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Ask for a new one");
});

plain("somebody signed out while away is told so", async ({ page }) => {
  await page.goto("/login?next=/edit-profile&ended=1");
  await expect(page.getByText("You were signed out while away")).toBeVisible();
});

plain("on a microsite the front door is the university's own", async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  await page.goto(`http://northgate.localhost:${port}/`);
  await expect(page.getByRole("heading", { name: "Sign in to continue" })).toBeVisible();
  await fillSignIn(page, people.student, DEMO_PASSWORD);
  await expect(page).toHaveURL(/northgate\.localhost:\d+\/student-dashboard$/);
});
