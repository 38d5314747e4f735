import { expect, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const ADVERT = "Data Engineer\nQuillfern Bank, London\n£50,000 a year";

test("whoever answers the question about cookies stays where they are, with what they typed", async ({
  page,
}) => {
  await page.goto("/paste-advert");
  await page.getByLabel("The advert’s text").fill(ADVERT);
  await page.evaluate(() => scrollTo(0, 300));

  const question = page.getByRole("complementary", { name: "Cookies" });
  // The question goes before the answer has arrived.
  const answered = page.waitForResponse(/cookie-choice/);
  await question.getByRole("button", { name: "Reject optional" }).click();
  await expect(question).toHaveCount(0);
  await answered;

  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.getByLabel("The advert’s text")).toHaveValue(ADVERT);
  await page.reload();
  await expect(question).toHaveCount(0);
});

test("the answer is said, and the keyboard goes on at the page's heading", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page.locator("main"));
  const question = page.getByRole("complementary", { name: "Cookies" });
  const status = page.locator(".flash[role=status]");
  await expect(status).toBeEmpty();

  await question.getByRole("button", { name: "Reject optional" }).press("Enter");
  await expect(status).toHaveText("Optional cookies are off.");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Where the page itself says so, once is enough.
  await page.goto("/cookies");
  await hydrated(page.locator("main"));
  const accept = page.getByRole("button", { name: "Accept optional" });
  await accept.press("Enter");
  await expect(page.getByText("You have accepted optional cookies.")).toBeVisible();
  await expect(accept).toBeFocused();
  await expect(status).toBeEmpty();
});

test("whoever has gone on writing keeps the focus when the answer is said", async ({ page }) => {
  await page.goto("/paste-advert");
  await hydrated(page.locator("main"));
  const { promise: isWriting, resolve: write } = Promise.withResolvers<void>();
  await page.route(/cookie-choice/, async (route) => {
    await isWriting;
    await route.continue();
  });
  await page.getByRole("button", { name: "Accept optional" }).click();
  const advert = page.getByLabel("The advert’s text");
  await advert.focus();
  write();
  await expect(page.locator(".flash")).toHaveText("Optional cookies are on.");
  await expect(advert).toBeFocused();
});

plain("without script the question waits for a page that holds nothing typed", async ({ page }) => {
  const question = page.getByRole("complementary", { name: "Cookies" });
  await page.goto("/paste-advert");
  await expect(question).toBeVisible();
  await page.getByLabel("The advert’s text").fill(ADVERT);
  await page.getByRole("button", { name: "Read this advert" }).click();
  await expect(page.getByLabel("Job title")).toHaveValue("Data Engineer");
  await expect(question).toHaveCount(0);
  await page.goto("/faq");
  await question.getByRole("button", { name: "Reject optional" }).click();
  await expect(page).toHaveURL("/faq");
  await expect(question).toHaveCount(0);
});
