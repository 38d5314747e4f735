import { expect, expectSound, hasSettled, send, sessionFor, test } from "#e2e/fixtures.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";
import { aCvOf } from "../cvs/steps.ts";

/** Applied for here: no letter, one question. */
const JOB = "/jobs/software-engineering-intern-brackwater-software";
const QUESTION = "What would you like to learn in ten weeks?";

test("a student applies with a CV and answers, sees how far it is, and withdraws", {
  tag: "@embedded",
}, async ({ page, signInAs, mailbox }) => {
  // What is sent is printed, and a first print waits for the typesetter to start.
  await startTypesetter();
  const title = `For applying ${Date.now()}`;
  const cvId = await aCvOf("alumni", title);
  await signInAs("alumni");
  const { cookie } = await sessionFor("alumni", "main");

  await test.step("what is missing is said, and what is typed is saved while it is typed", async () => {
    await page.goto(JOB);
    await page.getByRole("link", { name: "Apply on Waymark" }).click();
    await expect(page.getByRole("heading", { name: "Apply on Waymark" })).toBeVisible();
    await hasSettled(page);
    await page.getByLabel("CV", { exact: true }).selectOption(`${cvId} revision 1`);
    await page.getByRole("button", { name: "Review your application" }).click();
    await expect(page.locator(".errsum")).toContainText("Answer this question");
    await expect(page.getByLabel("CV", { exact: true })).toHaveValue(`${cvId} revision 1`);
    await page.getByLabel(QUESTION).fill("How a release is decided.");
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(QUESTION)).toHaveValue("How a release is decided.");
  });

  await test.step("it is read once more as the employer will read it, and sent once", async () => {
    await hasSettled(page);
    await page.getByRole("button", { name: "Review your application" }).click();
    await expect(page.getByRole("heading", { name: "Review and send" })).toBeVisible();
    await expect(page.getByText("How a release is decided.")).toBeVisible();
    await expect(page.getByText("Not included")).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByText("Sent to Brackwater Software.")).toBeVisible();
    await expect(page).toHaveURL(/\/my-applications\/\d+$/);
    const receipt = await mailbox.nextMailTo("alumni@waymark.example");
    expect(receipt.subject).toContain("You applied: Software engineering intern");
  });

  const own = new URL(page.url()).pathname;
  await test.step("it stands among the saved jobs as applied, and cannot be sent again", async () => {
    const { headers } = await send(`${JOB}/application`, { headers: { cookie } });
    expect(headers.location).toBe(own);
    const file = await send(`${own}/cv`, { headers: { cookie } });
    expect([file.status, file.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    await page.goto("/my-saved-jobs");
    const row = page.locator(".sj").filter({ hasText: "Software engineering intern" });
    await expect(row.getByLabel(/^Stage of/)).toHaveValue("applied");
    await row.getByRole("link", { name: /^See it/ }).click();
    await expect(page.getByText("The employer has it and has not acted on it yet.")).toBeVisible();
  });

  await test.step("withdrawn, its documents are gone at once", async () => {
    await page.getByText("Withdraw this application").click();
    await page.getByRole("button", { name: "Yes, withdraw it" }).click();
    await expect(page.getByText(/You withdrew it on/)).toBeVisible();
    expect((await send(`${own}/cv`, { headers: { cookie } })).status).toBe(404);
  });
});
