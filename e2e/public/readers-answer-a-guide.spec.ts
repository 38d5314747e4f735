import { expect, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

test("a reader with script says whether a guide was useful, and stays on its page", async ({
  page,
}) => {
  await page.goto("/country-guide/canada/job-market");
  await page.getByText("Tell us why (optional)").click();
  const reason = page.getByRole("textbox", { name: "What helped, or what was missing?" });
  await reason.fill("x".repeat(501));
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByText("Use at most 500 characters.")).toBeVisible();
  await expect(reason).toHaveValue("x".repeat(501));

  await reason.fill("An example for nurses was missing.");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByText("We read what people say before we change a page.")).toBeVisible();
  await expect(page).toHaveURL("/country-guide/canada/job-market#useful");
  await expect(page.getByRole("heading", { level: 1, name: "Job market" })).toBeVisible();
});

plain("a misspelt word finds the guide and the question that were meant", async ({ page }) => {
  await page.goto("/country-guide?q=disertation");
  await expect(page.getByText("We looked for “dissertation” for “disertation”.")).toBeVisible();
  await page.goto("/faq?q=sponsership");
  await expect(page.getByText("We looked for “sponsorship” for “sponsership”.")).toBeVisible();
  await page.goto("/blog?q=sponsership+licnce");
  await page.getByRole("link", { name: "search all of Waymark" }).click();
  await expect(page).toHaveURL("/search?q=sponsership%20licnce");
});
