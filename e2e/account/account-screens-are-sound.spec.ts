import { expectSound, test } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { askToRegister } from "./steps.ts";

// The screens of the signed in are looked at with every other page.
const openScreens = [
  "/login",
  "/login?step=code",
  "/login?link=anything",
  "/login?sent=1",
  "/login?ended=1",
  "/login/user-email-password/1",
  "/register",
  "/register/1",
  "/register/1?sent=1",
  "/register-uni/1",
  "/alumni-student-registration/1",
  "/register/setup-account-redirection/somebody@northgate.example",
  "/register-invite/nobody",
  "/request-access/1",
  "/request-access/1?sent=1",
  "/forgot-password/0",
  "/reset-password/made-up",
  "/referral/nobody-has-this",
  "/referral/chia7k2mq",
  "/university-user-registration",
  "/jumpstart-login",
  "/jumpstart-login/1",
  "/jumpstart-register/1",
];

for (const path of openScreens) {
  sweep(`${path} is sound on phones and desks`, async ({ page }) => {
    await expectSound(page, path);
  });
}

test("the login screen's failure is sound", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("alert").first().waitFor();
  await expectSound(page);
});

test("every stop of setting up is sound", async ({ page, mailbox }) => {
  test.slow();
  await page.goto(await askToRegister(page, mailbox));
  const address = page.url();
  for (const stop of ["you", "course", "contact", "finish"]) {
    await page.goto(`${address}&stop=${stop}`);
    await expectSound(page);
  }
});
