import { DEMO_PASSWORD, expect, people, test } from "#e2e/fixtures.ts";

test("the home page leads to the sign-in form", async ({ noJs }) => {
  await noJs.goto("/");
  await expect(noJs.getByRole("heading", { level: 1 })).toBeVisible();

  await noJs
    .getByRole("link", { name: /sign in/i })
    .first()
    .click();
  await expect(noJs).toHaveURL(/\/login/);
});

test("a student signs in, and arrives where they were going", async ({ noJs }) => {
  await noJs.goto("/edit-profile");
  await expect(noJs).toHaveURL(/\/login/);

  await noJs.getByLabel("Email").fill(people.student);
  await noJs.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await noJs.getByRole("button", { name: "Sign in" }).click();

  await expect(noJs).toHaveURL(/\/edit-profile$/);
  await expect(noJs.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a wrong password is said beside the form, and the email is kept", async ({ noJs }) => {
  await noJs.goto("/login");
  await noJs.getByLabel("Email").fill("nobody@northgate.example");
  await noJs.getByLabel("Password", { exact: true }).fill("not the password");
  await noJs.getByRole("button", { name: "Sign in" }).click();

  await expect(noJs.getByRole("alert")).toBeVisible();
  await expect(noJs.getByLabel("Email")).toHaveValue("nobody@northgate.example");
  await expect(noJs.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("an unknown address says so", async ({ noJs }) => {
  const response = await noJs.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(noJs.getByRole("heading", { level: 1 })).toBeVisible();
});
