import { readFile } from "node:fs/promises";
import { expect, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import {
  codeFor,
  fillSignIn,
  GOOD_PASSWORD,
  linkIn,
  newStudent,
  signIn,
  signOut,
} from "./steps.ts";

plain(
  "a forgotten password is replaced by a link that works once",
  async ({ page, noJs, mailbox }) => {
    const email = await newStudent(page, mailbox);
    await page.context().clearCookies();

    await noJs.goto("/login");
    await noJs.getByRole("link", { name: "Forgot it?" }).click();
    await noJs.locator("input[name=email]").fill(email);
    await noJs.getByRole("button", { name: "Send me the link" }).click();
    await expect(noJs.getByRole("heading", { name: "Check your email" })).toBeVisible();
    const link = await linkIn(mailbox, email, "/reset-password/");

    await page.goto(link);
    await page.locator("input[name=password]").fill("short");
    await page.getByRole("button", { name: "Set this password" }).click();
    await expect(page.getByRole("alert").first()).toContainText("at least 10 characters");
    await page.locator("input[name=password]").fill("another-good-one-9");
    await page.getByRole("button", { name: "Set this password" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, email, "another-good-one-9");
    await expect(page).not.toHaveURL(/\/login/);

    await noJs.goto(link);
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("This link cannot be used");
  },
);

plain("asking for a link says the same for an address nobody has", async ({ page }) => {
  await page.goto("/forgot-password/1");
  await page.locator("input[name=email]").fill("nobody-at-all@northgate.example");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("If the address you gave has an account")).toBeVisible();
});

plain(
  "two-step sign-in: on, in with a code, in with a recovery code, off",
  async ({ page, mailbox }) => {
    test.slow();
    const email = await newStudent(page, mailbox);
    await page.goto("/account/security");
    await page.locator("input[name=password]").fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = await page.locator(".qr__key").innerText();
    await page.locator("input[name=code]").fill("000000");
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByRole("alert").first()).toContainText("code is not right");
    await page.locator("input[name=code]").fill(codeFor(secret));
    await page.getByRole("button", { name: "Switch on" }).click();
    const list = page.getByRole("list", { name: "Recovery codes" });
    await list.waitFor();
    const codes = await list.getByRole("listitem").allInnerTexts();
    expect(codes.length).toBeGreaterThan(5);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the codes" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(codes[0]);

    await signOut(page);
    await signIn(page, email, GOOD_PASSWORD);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
    await page.locator("input#code").fill(codeFor(secret, 1));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await signOut(page);
    await signIn(page, email, GOOD_PASSWORD);
    await page.getByText("I do not have my phone").click();
    await page.locator("#recovery-code").fill("abcd-efgh-jkmn");
    await page.getByRole("button", { name: "Use this code" }).click();
    await expect(page.getByText("That recovery code is not right").first()).toBeVisible();
    await page.locator("#recovery-code").fill((codes[0] ?? "").toUpperCase().replaceAll("-", " "));
    await page.getByRole("button", { name: "Use this code" }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await page.goto("/account/security");
    await page.locator("input[name=password]").fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  },
);

plain("sessions are listed, one can be ended, and all at once", async ({ page, noJs, mailbox }) => {
  const email = await newStudent(page, mailbox);
  await signIn(noJs, email, GOOD_PASSWORD);
  await page.goto("/account/security");
  await expect(page.getByText("This one")).toHaveCount(1);

  await page.getByRole("button", { name: /^Sign out .+ on/ }).click();
  await expect(page.getByText("That device is signed out.")).toBeVisible();
  await noJs.goto("/account/security");
  await expect(noJs).toHaveURL(/\/login/);

  await signIn(noJs, email, GOOD_PASSWORD);
  await page.reload();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await noJs.goto("/account/security");
  await expect(noJs).toHaveURL(/\/login/);
});

plain(
  "a person downloads what we hold, asks to be deleted, and changes their mind",
  async ({ page, mailbox }) => {
    const email = await newStudent(page, mailbox);
    await page.goto("/account/my-data");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download my data" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(JSON.stringify(JSON.parse(file))).toContain(email);

    await page.locator("input[name=password]").fill("not-the-password");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("alert").first()).toContainText("password is not right");
    await page.locator("input[name=password]").fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Your account is deleted on")).toBeVisible();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByText("Your account stays.")).toBeVisible();
  },
);

test("a student edits the profile and changes the password", async ({ page, mailbox }) => {
  const email = await newStudent(page, mailbox);
  await page.goto("/edit-profile");
  await page.getByLabel("Full name").fill("Esi Mensah-Boateng");
  await page.getByLabel("Where are you now?").selectOption("Asia/Kolkata");
  await page.getByRole("button", { name: "Save my profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Esi Mensah-Boateng");
  await expect(page.getByLabel("Where are you now?")).toHaveValue("Asia/Kolkata");

  await page.goto("/student-change-password");
  await page.locator("input[name=currentPassword]").fill("wrong-wrong-wrong");
  await page.locator("input[name=password]").fill("a-brand-new-one-3");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByRole("alert").first()).toContainText("current password is not right");
  await page.locator("input[name=currentPassword]").fill(GOOD_PASSWORD);
  await page.locator("input[name=password]").fill("a-brand-new-one-3");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  await signOut(page);
  await signIn(page, email, "a-brand-new-one-3");
  await expect(page).not.toHaveURL(/\/login/);
});

plain(
  "a new email address becomes the account's once its link is opened",
  async ({ page, mailbox }) => {
    const email = await newStudent(page, mailbox);
    const next = `new-${email}`;
    await page.goto("/edit-profile");
    await page.getByText("Use another address").click();
    await page.locator("input[name=email]").fill(next);
    await page.locator("#email-password").fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("We have sent a link to the new address.")).toBeVisible();

    await page.goto(await linkIn(mailbox, next, "/verify-email/"));
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
    await signOut(page);
    await signIn(page, next, GOOD_PASSWORD);
    await expect(page).not.toHaveURL(/\/login/);
  },
);

plain(
  "the Jumpstart profile and password screens are the same in their own place",
  async ({ page, signInAs }) => {
    await signInAs("predeparture");
    await page.goto("/jumpstart-edit-profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your profile");
    await page.getByRole("link", { name: "Change your password" }).click();
    await expect(page).toHaveURL(/\/jumpstart-change-password$/);
  },
);

plain("login-success says who is in, and who is not", async ({ page, signInAs }) => {
  await page.goto("/login-success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are not signed in here");
  await signInAs("employer");
  await page.goto("/login-success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed in");
});
