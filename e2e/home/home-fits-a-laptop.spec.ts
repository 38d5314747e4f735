import { expect, hasSettled, type Person } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const LAPTOP = { width: 1280, height: 800 };
const students: readonly Person[] = ["student", "premium", "noguide", "alumni", "ambassador"];

for (const person of students) {
  sweep(
    `everything on the home of ${person} is seen at once on a laptop`,
    async ({ page, signInAs }) => {
      await page.setViewportSize(LAPTOP);
      await signInAs(person);
      await page.goto("/student-dashboard");
      await hasSettled(page);
      const end = await page
        .locator("main")
        .evaluate((main) => main.getBoundingClientRect().bottom);
      expect(Math.round(end)).toBeLessThanOrEqual(LAPTOP.height);
    },
  );
}
