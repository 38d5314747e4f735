import { expect } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sendForm } from "#e2e/messages/steps.ts";

plain(
  "a student applies to be an ambassador, staff accept with a note, and a mail says so",
  async ({ page, noJs, mailbox, signInAs }) => {
    const email = "amina.ambassador@mail.example";
    await noJs.goto("/campus-ambassadors");
    await noJs.getByRole("link", { name: "Apply to be an ambassador" }).click();
    await noJs.getByLabel("Full name").fill("Amina Sesay");
    await noJs.getByLabel("Email").fill(email);
    await noJs.getByLabel("University").fill("Northgate University");
    await noJs.getByLabel("Course and year").fill("MSc Public Health, first year");
    await noJs.getByLabel("Languages you speak").fill("English, Krio");
    await noJs.getByLabel("Why you").fill("Too short");
    await noJs.getByRole("button", { name: "Send application" }).click();
    await expect(noJs.getByRole("alert")).toContainText("Write a little more");
    await expect(noJs.getByLabel("Course and year")).toHaveValue("MSc Public Health, first year");
    await noJs
      .getByLabel("Why you")
      .fill("People ask which jobs count as health work. I would show them the visa check.");
    await sendForm(noJs, "Send application");
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("We have your application");
    expect((await mailbox.nextMailTo(email)).subject).toContain("We have your application");

    await signInAs("staff");
    await page.goto("/staff/ambassadors?state=waiting");
    const hers = page.getByRole("listitem").filter({ hasText: "Amina Sesay" });
    await expect(hers).toContainText("No account yet.");
    await hers.getByLabel("Note in the email (optional)").fill("We liked your idea.");
    await hers.getByRole("button", { name: "Accept Amina Sesay" }).click();
    await expect(page.getByText("Accepted: Amina Sesay. We have emailed them.")).toBeVisible();
    const letter = await mailbox.nextMailTo(email);
    expect(letter.subject).toBe("You are a Waymark campus ambassador");
    expect(letter.text).toContain("We liked your idea.");
    await page.goto("/staff/security-events");
    const told = page.getByText("Ambassador accepted").and(page.locator(":not(option)"));
    await expect(told.first()).toBeVisible();
  },
);
