import { newEmployer } from "#e2e/employer/steps.ts";
import { expect, hasSettled, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

test("a moderator sees what waits, goes through a queue by keys, and jumps anywhere by name", async ({
  page,
  signInAs,
}) => {
  await signInAs("moderator");
  await page.goto("/staff");
  await hasSettled(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ items are waiting\. /);
  const menu = page.getByRole("navigation", { name: "Desk" });
  await expect(menu.getByRole("link", { name: /^Jobs to review/ })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Switches" })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Redirects" })).toHaveCount(0);

  await page
    .getByRole("list", { name: "Queues" })
    .getByRole("link", { name: "Jobs to review" })
    .click();
  await page.waitForURL("**/staff/jobs");
  await expect(page.getByText(/^Keyboard keys: /)).toBeVisible();
  await hasSettled(page);
  await page.keyboard.press("n");
  const first = page.locator(".queue__item").first();
  await expect(first.locator(":focus")).toHaveCount(1);
  await first.getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/staff\/jobs\/\d+$/);
  await expect(page.getByRole("heading", { name: "Decide" })).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByLabel("Your own note").fill("n");
  await page.getByLabel("Your own note").press("n");
  await expect(page.getByLabel("Your own note")).toHaveValue("nn");
  await page.getByRole("heading", { name: "Decide" }).click();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title!);

  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Find anything" });
  await box.getByLabel("Find anything").fill("lindiwe");
  await expect(box.getByRole("link", { name: /Lindiwe Mabasoka/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/staff\/people\/demo-noguide/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lindiwe Mabasoka");
  // Sees people, and changes nothing about them.
  await expect(page.getByRole("button", { name: "Save access" })).toHaveCount(0);

  const { cookie } = await sessionFor("moderator", "main");
  const opened = await send("/staff/switches", { headers: { cookie } });
  const posted = await send("/staff/switches", { headers: { cookie }, form: { outside: "on" } });
  expect([opened.status, posted.status]).toEqual([403, 403]);
});

const queues = [
  ...["jobs", "job-reports", "access-requests", "employer-claims", "company-changes", "messages"],
  ...["stories", "ambassadors", "premium-requests", "content", "facts", "job-feeds", "links"],
  ...["tasks", "mails"],
];

/** The demo fills more of them, and other tests may decide the last row of one. */
const MIN_FILLED = 10;

const ROWS = "main :is(.queue__item, .requests__item, .list tbody > tr)";

plain("every queue says its keys", async ({ page, signInAs }) => {
  await signInAs("staff");
  let filled = 0;
  for (const queue of queues) {
    await page.goto(`/staff/${queue}`);
    if ((await page.locator(ROWS).count()) === 0) continue;
    filled += 1;
    await expect(page.getByText(/^Keyboard keys: /), queue).toBeVisible();
  }
  expect(filled).toBeGreaterThanOrEqual(MIN_FILLED);
});

// One of each kind of row: the keys are those of one part, which finds them by these.
test("N goes to the first row of a queue", async ({ page, signInAs }) => {
  await signInAs("staff");
  for (const queue of ["employer-claims", "access-requests", "content"]) {
    await page.goto(`/staff/${queue}`);
    const rows = page.locator(ROWS);
    await hasSettled(page);
    await page.keyboard.press("n");
    const isThere = () => rows.first().evaluate((row) => row.contains(document.activeElement));
    await expect.poll(isThere, queue).toBe(true);
  }
});

test("by key a no is only shown, and Enter presses it", async ({
  page,
  signInAs,
  mailbox,
  noJs,
}) => {
  const { email, cookie } = await newEmployer(mailbox, "Halden Rowe");
  await noJs.context().addCookies(browserCookies({ site: "main", cookie }));
  await noJs.goto("/employer/company");
  await noJs.getByRole("button", { name: "Continue" }).click();
  await expect(noJs.getByText("You asked to represent Halden Rowe")).toBeVisible();

  await signInAs("staff");
  await page.goto("/staff/employer-claims");
  await hasSettled(page);
  const own = page.locator(".queue__item").filter({ hasText: email });
  await own.getByRole("link", { name: "Halden Rowe" }).focus();
  await page.keyboard.press("s");
  await expect(own.getByRole("button", { name: /^Decline/ })).toBeFocused();
  await expect(page.getByText("gets an email.")).toHaveCount(0);

  await page.keyboard.press("Enter");
  await expect(page.getByText("gets an email.")).toBeVisible();
  await expect(own).toHaveCount(0);
});

test("an editor announces something to employers, without JavaScript, and takes it off again", async ({
  noJs,
}) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("editor", "main")));
  await noJs.goto("/staff/announcements");
  await noJs.getByLabel("Text", { exact: true }).fill("Short");
  await noJs.getByLabel("Who sees it").selectOption("Employers");
  await noJs.getByRole("button", { name: "Set announcement" }).click();
  await expect(noJs.getByRole("alert").or(noJs.locator(".err")).first()).toContainText("sentence");
  await expect(noJs.getByLabel("Who sees it")).toHaveValue("employers");
  const words = "Adverts sent on Sunday are read on Monday.";
  await noJs.getByLabel("Text", { exact: true }).fill(words);
  await noJs.getByRole("button", { name: "Set announcement" }).click();
  await expect(noJs.getByRole("row").filter({ hasText: words })).toContainText("Running");

  const lineFor = async (who: "employer" | "student") => {
    const { cookie } = await sessionFor(who, "main");
    return (await send("/account/security", { headers: { cookie } })).body.includes(words);
  };
  expect([await lineFor("employer"), await lineFor("student")]).toEqual([true, false]);

  await noJs.getByRole("button", { name: `Remove ${words}` }).click();
  await expect(noJs.getByRole("row").filter({ hasText: words })).toContainText("Over");
  expect(await lineFor("employer")).toBe(false);
});

test("after an announcement is removed, reading goes on at the heading of its page", async ({
  page,
  signInAs,
}) => {
  await signInAs("editor");
  await page.goto("/staff/announcements");
  await hasSettled(page);
  const words = "Interviews on Friday begin at nine.";
  await page.getByLabel("Text", { exact: true }).fill(words);
  // A line has room for one: of the other test's readers nobody is to see this one.
  await page.getByLabel("Who sees it").selectOption("Students and graduates");
  await page.getByRole("button", { name: "Set announcement" }).click();
  await page.getByRole("button", { name: `Remove ${words}` }).press("Enter");
  await expect(page.getByRole("row").filter({ hasText: words })).toContainText("Over");
  await expect(page.getByRole("heading", { name: "Announcements", level: 1 })).toBeFocused();
});
