import { expect } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { linkIn, setUp, someEmail } from "./steps.ts";

plain(
  "a careers service invites somebody, who sets up an account",
  async ({ page, signInAs, mailbox }) => {
    const email = someEmail("mail.example");
    await signInAs("northgate-admin");
    await page.goto("/university/invite");
    await page.getByLabel("Full name").fill("Invited Person");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("They will be").selectOption("student");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByRole("status")).toContainText("on its way");

    await page.context().clearCookies();
    await page.goto(await linkIn(mailbox, email, "/register-invite/"));
    await expect(page.getByRole("main")).toContainText("Northgate University");
    const setUpLink = await page
      .getByRole("link", { name: "Set up my account" })
      .getAttribute("href");
    await setUp(page, setUpLink ?? "");
    await page.goto("/student-dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello Invited");
  },
);

plain(
  "an invitation without a role says what is missing and keeps what was typed",
  async ({ page, signInAs }) => {
    await signInAs("northgate-admin");
    await page.goto("/university/invite");
    await page.getByLabel("Full name").fill("Invited Person");
    await page.getByLabel("Email").fill("invited@mail.example");
    await page.getByRole("button", { name: "Send the invitation" }).click();

    await expect(page.getByRole("alert").or(page.locator(".errsum"))).toContainText(
      "Choose what the person will be.",
    );
    await expect(page.getByLabel("Full name")).toHaveValue("Invited Person");
  },
);
