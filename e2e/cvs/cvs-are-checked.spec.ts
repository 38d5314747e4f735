import { expect } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

plain(
  "a saved job's words are laid beside the CV's, with the evidence of both and no score",
  async ({ page, signInAs }) => {
    await signInAs("student");
    await page.goto("/my-cvs/demo-cv-uk/check");
    await expect(page.getByRole("heading", { name: /^To fix/ })).toBeVisible();
    await page
      .getByRole("region", { name: "Against a saved job" })
      .getByRole("button", { name: "Compare them" })
      .click();
    await expect(page.getByText(/things we could compare/)).toBeVisible();
    await expect(page.getByText(/^The advert says:/).first()).toBeVisible();
    const quotes = await page.getByText(/^The advert says:/).allInnerTexts();
    for (const quote of quotes) expect(quote).not.toMatch(/What you need|How we work/);
    await expect(page.getByText(/% match|score of|out of 100/i)).toHaveCount(0);
  },
);
