import { expect, hasSettled, type Person, test } from "#e2e/fixtures.ts";

const LAPTOP = { width: 1280, height: 800 };
const students: readonly Person[] = ["student", "premium", "noguide", "alumni", "ambassador"];

for (const person of students) {
  test(`everything on the home of ${person} is seen at once on a laptop`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(LAPTOP);
    await signInAs(person);
    await page.goto("/student-dashboard");
    await hasSettled(page);
    const end = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
    expect(Math.round(end)).toBeLessThanOrEqual(LAPTOP.height);
  });
}
