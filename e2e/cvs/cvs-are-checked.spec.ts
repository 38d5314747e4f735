import { expect, test } from "#e2e/fixtures.ts";

test("a saved job's words are laid beside the CV's, with the evidence of both and no score", async ({
  page,
  signInAs,
}) => {
  await signInAs("student");
  await page.goto("/my-cvs/demo-cv-uk/check");
  await expect(page.getByRole("heading", { name: /^To mend/ })).toBeVisible();
  await page.getByRole("button", { name: "Compare them" }).click();
  await expect(page.getByText(/things in words we could read/)).toBeVisible();
  await expect(page.getByText(/^The advert:/).first()).toBeVisible();
  await expect(page.getByText(/% match|score of|out of 100/i)).toHaveCount(0);
});
