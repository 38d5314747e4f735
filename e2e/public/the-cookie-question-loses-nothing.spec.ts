import { expect, test } from "#e2e/fixtures.ts";
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
