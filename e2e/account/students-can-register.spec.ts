import { expect, people, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { askToRegister, GOOD_PASSWORD, linkIn, setUp, signOut, someEmail } from "./steps.ts";

test("a student registers, sets up the account by mail, chooses a campus, and is in", {
  tag: "@embedded",
}, async ({ page, mailbox }) => {
  await setUp(page, await askToRegister(page, mailbox));
  await expect(page).toHaveURL(/\/student-login$/);
  await page.getByRole("radio", { name: /Riverside/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/student-dashboard$/);
});

test("the whole of it works without JavaScript", async ({ noJs, mailbox }) => {
  await setUp(noJs, await askToRegister(noJs, mailbox));
  await expect(noJs).toHaveURL(/\/student-login$/);
});

test("each stop is kept: the same link later goes on where it stopped", async ({
  page,
  noJs,
  mailbox,
}) => {
  const link = await askToRegister(page, mailbox);

  await page.goto(link);
  await page.getByRole("button", { name: "Next: university and course" }).click();
  await page.getByLabel("Course", { exact: true }).fill("BA Cartography");
  await page.getByRole("button", { name: "Next: phone and time zone" }).click();
  await expect(page.getByLabel("Where are you now?")).toHaveValue("Europe/London");

  await noJs.goto(link);
  await expect(noJs.getByText("BA Cartography")).toBeVisible();
  await expect(noJs.getByRole("heading", { name: "Phone and time zone" })).toBeVisible();
});

test("a number that cannot be right is said to be so, and kept", async ({ noJs, mailbox }) => {
  const link = await askToRegister(noJs, mailbox);

  await noJs.goto(link);
  await noJs.goto(`${noJs.url()}&stop=contact`);
  await noJs.locator("select[name=phoneCountry]").selectOption("IN");
  await noJs.locator("input[name=phone]").fill("98220 14");
  await noJs.getByRole("button", { name: "Next: check and finish" }).click();
  await expect(noJs.getByRole("alert")).toContainText(
    "Numbers in India have 10 digits. This has 7.",
  );
  await expect(noJs.locator("input[name=phone]")).toHaveValue("98220 14");
});

plain("the set-up address alone reveals and changes nothing", async ({ page }) => {
  for (const path of [
    "/register/setup-account-redirection/",
    "/register/setup-account/update-profile/",
  ]) {
    for (const email of [people.student, "nobody@northgate.example"]) {
      await page.goto(`${path}${email}?token=made-up`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link cannot be used");
      await expect(page.getByText(email)).toHaveCount(0);
    }
  }
});

plain("a used link is spent", async ({ page, mailbox }) => {
  const link = await askToRegister(page, mailbox);
  await setUp(page, link);

  await signOut(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link cannot be used");
});

plain(
  "somebody who has an account reads the same page as somebody who has none",
  async ({ page }) => {
    await page.goto("/register/1");
    await page.getByLabel("Full name").fill("Anna Again");
    await page.locator("input[name=email]").fill(people["northgate-admin"]);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  },
);

plain(
  "an address the university does not know becomes a request, which its admin approves",
  async ({ page, mailbox, signInAs }) => {
    const email = someEmail("mail.example");
    await page.goto("/register/1");
    await page.getByLabel("Full name").fill("Kofi Annor");
    await page.locator("input[name=email]").fill(email);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(
      page.getByText("Northgate does not have that address on its list yet"),
    ).toBeVisible();
    await expect(page.locator("input[name=email]")).toHaveValue(email);
    await page
      .getByLabel("Who you are")
      .fill("Second year of the MSc in Data Science, student number 4471.");
    await page.getByRole("button", { name: "Ask for access" }).click();
    await expect(page.getByRole("heading", { name: "Asked" })).toBeVisible();

    await signInAs("northgate-admin", { fresh: true });
    await page.goto("/university/access-requests");
    const row = page.getByRole("listitem").filter({ hasText: email });
    await row.getByRole("button", { name: /approve/i }).click();
    await expect(row.locator(".requests__decided")).toContainText("Approved");
    await signOut(page);

    await setUp(page, await linkIn(mailbox, email, "/register/"));
    await expect(page).toHaveURL(/\/student-login$/);
  },
);

plain("a graduate joins as alumni", async ({ page, mailbox }) => {
  await setUp(page, await askToRegister(page, mailbox, "/alumni-student-registration/1"));
  await page.goto("/account/security");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in and security");
});

plain("a student on the way joins Jumpstart and signs in there", async ({ page, mailbox }) => {
  const email = someEmail();
  await page.goto("/jumpstart-register/1");
  await page.getByLabel("Full name").fill("Bao Chau");
  await page.locator("input[name=email]").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await setUp(page, await linkIn(mailbox, email, "/register/"));
  await expect(page).toHaveURL(/\/jumpstart-dashboard$/);

  await signOut(page);
  await page.goto("/jumpstart-dashboard");
  await expect(page).toHaveURL(/\/jumpstart-login/);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(GOOD_PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/jumpstart-dashboard$/);
});

test("a referral goes along to registering, and is remembered once cookies are accepted", async ({
  page,
  context,
}) => {
  await page.goto("/referral/chia7k2mq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chiamaka invited you");
  await page.locator("input[role=combobox]").fill("north");
  await page.getByRole("option", { name: /Northgate University/ }).click();
  await page.getByRole("button", { name: "Continue to Northgate" }).click();
  await expect(page.locator("input[name=referralCode]")).toHaveValue(/./);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("waymark_referral");

  await page.goto("/referral/chia7k2mq");
  await page.getByRole("button", { name: /accept optional/i }).click();
  await expect(page.getByText("remembered on this device for 30 days")).toBeVisible();
  await page.goto("/register/1");
  await expect(page.locator("input[name=referralCode]")).toHaveValue(/./);
});

plain("university staff ask us for an account", async ({ page }) => {
  await page.goto("/university-user-registration");
  await page.getByRole("button", { name: "Ask for a staff account" }).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "Choose your university, or type its name",
  );

  await page.getByLabel("Full name").fill("Rosa Finch");
  await page.locator("input[name=email]").fill(someEmail());
  await page.locator("select[name=universityId]").selectOption({ label: "Northgate University" });
  await page.getByRole("button", { name: "Ask for a staff account" }).click();
  await expect(page.getByRole("heading", { name: "Asked" })).toBeVisible();
});
