import { newStudent, someEmail } from "#e2e/account/steps.ts";
import { expect, expectSound, send, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? "http://nowhere");
  return pathname + search;
};

test("a guest makes a search into a mail, says yes by mail, and leaves in one click", async ({
  page,
  mailbox,
}) => {
  const email = someEmail("mail.example");
  await page.goto("/jobs?q=analyst");
  await page.getByRole("link", { name: "Make a job alert" }).click();
  await expect(page.locator(".alertpage__q")).toHaveText("analyst");
  await page.getByRole("button", { name: "Make the alert" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your email address.");

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Your time zone").selectOption("Asia/Kolkata");
  await page.getByRole("button", { name: "Make the alert" }).click();
  await expect(page.getByText("Check your email.")).toBeVisible();

  const asked = await mailbox.nextMailTo(email);
  expect(asked.subject).toBe("Confirm your job alert: analyst");
  const confirm = asked.links.find((link) => link.includes("/job-alerts/confirm/"));
  await page.goto(pathOf(confirm));
  await page.getByRole("button", { name: "Confirm the alert" }).click();
  await expect(page.getByText(/^Confirmed\./)).toBeVisible();

  await page.goto(`/unsubscribe-job-newsletter/${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("we have sent it a link")).toBeVisible();
  const way = await mailbox.nextMailTo(email);
  const out = pathOf(way.links.find((link) => link.includes("/unsubscribe-job-newsletter/")));

  await page.goto(out);
  await expect(page.getByRole("button", { name: "Stop all job emails" })).toBeVisible();

  const fromAMailProvider = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
  const form = { "List-Unsubscribe": "One-Click" };
  const answer = await send(out, { form, headers: fromAMailProvider });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain("No more job emails");

  await page.goto(pathOf(confirm));
  await expect(page.getByText("This link has expired")).toBeVisible();
});

test("a time zone chosen before the script came stays chosen; else it is the browser's", async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: "America/Bogota" });
  const page = await context.newPage();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const zone = page.getByLabel("Your time zone");
  await page.goto("/job-alerts/new?board=jobs&q=analyst", { waitUntil: "commit" });
  await zone.selectOption("Asia/Kolkata");
  release();
  await hydrated(zone);
  await expect(zone).toHaveValue("Asia/Kolkata");
  await page.reload();
  await expect(zone).toHaveValue("America/Bogota");
  await context.close();
});

test("an address that gets no mail is answered alike, and a broken link stops nothing", async () => {
  const known = await send("/unsubscribe-job-newsletter/nobody%40mail.example", { form: {} });
  expect(known.status).toBe(200);
  expect(known.body).toContain("we have sent it a link");

  const foreign = { origin: "https://evil.example" };
  const unsigned = { form: {}, headers: foreign };
  expect((await send("/unsubscribe-job-newsletter/a%40mail.example", unsigned)).status).toBe(403);
  expect(
    (await send("/unsubscribe-job-newsletter/a%40mail.example?s=x.y.z", unsigned)).status,
  ).toBe(400);
  const script = encodeURIComponent("<script>alert(1)</script>");
  for (const hostile of ["x".repeat(300), script, "a%0d%0aBcc:b", "%F0%9F%A7%AD"]) {
    const answer = await send(`/unsubscribe-job-newsletter/${hostile}`, { form: {} });
    expect(answer.status, hostile).toBe(200);
    expect(answer.body).not.toContain("<script>alert");
  }
});

plain(
  "a student has an alert at once, keeps it without mail and ends it",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    await page.goto("/part-time-jobs?city=Leeds");
    await page.getByRole("link", { name: "Make a job alert" }).click();
    await page.getByLabel("Once a week").check();
    await page.getByRole("button", { name: "Make the alert" }).click();
    await expect(page).toHaveURL(/\/my-job-alerts$/);
    await expect(page.getByRole("link", { name: "Part-time: Leeds" })).toBeVisible();

    await page.getByLabel("How often: Part-time: Leeds").selectOption("No emails, only saved");
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page.getByText(/Saved without emails\.$/)).toBeVisible();
    await page.getByRole("button", { name: /^End/ }).click();
    await expect(page.getByRole("heading", { name: /^No alerts or saved searches/ })).toBeVisible();

    await page.goto("/job-alerts/new?board=jobs&q=geologist");
    await page.getByLabel("No emails, only save the search").check();
    await page.getByRole("button", { name: "Make the alert" }).click();
    await page.getByRole("link", { name: "geologist" }).click();
    await expect(page).toHaveURL("/jobs?q=geologist");
    await page.goto("/my-job-alerts");

    await page.getByRole("button", { name: "Stop this email" }).click();
    await expect(page.getByRole("button", { name: "Send this email again" })).toBeVisible();
  },
);

sweep("the screens of alerts are sound", async ({ page }) => {
  for (const path of [
    "/job-alerts/new?board=jobs&q=data&city=Leeds",
    `/unsubscribe-job-newsletter/${"long".repeat(40)}%40mail.example?s=broken`,
  ]) {
    await expectSound(page, path);
  }
});
