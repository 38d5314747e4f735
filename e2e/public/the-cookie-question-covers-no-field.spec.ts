import { expect, test } from "#e2e/fixtures.ts";

for (const path of ["/", "/jobs"]) {
  test(`on a phone the question about cookies leaves the search of ${path} to be filled in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const question = page.getByRole("complementary", { name: "Cookies" });
    await expect(question).toBeVisible();
    const top = (await question.boundingBox())!.y;

    for (const name of ["q", "where"]) {
      const field = page.locator(`main input[name=${name}]`).first();
      const box = (await field.boundingBox())!;
      expect(box.y + box.height / 2).toBeLessThan(top);
      await field.focus();
      const focused = (await field.boundingBox())!;
      expect(focused.y + focused.height).toBeLessThan(top);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
}
