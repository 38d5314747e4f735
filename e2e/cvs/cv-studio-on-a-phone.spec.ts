import { expect, hasSettled, test } from "#e2e/fixtures.ts";
import { aCvOf, ready } from "./steps.ts";

test.use({ viewport: { width: 360, height: 800 } });

test("on a phone templates come first, two in a row, and their settings are one press away", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("student", "On a phone");
  await signInAs("student");
  await page.goto(`/choose-template?cv=${cv}`);
  const boxOf = async (name: string) =>
    (await page.getByRole("img", { name: `${name} with your words` }).boundingBox())!;
  const [first, second] = [await boxOf("Kirkgate"), await boxOf("Wharf")];
  expect(first.y).toBeLessThan(600);
  expect(second.y).toBe(first.y);
  await expect(page.getByRole("radio", { name: "Pine" })).toBeHidden();
  // Until the script has taken over, a press is only a press.
  await hasSettled(page);
  await page.getByText("Colour, font, paper, spacing and country").click();
  await page.getByRole("radio", { name: "Pine" }).check();
  await expect(page).toHaveURL(/colour=pine/);
});

test("on a phone every section has its name and room to press, and the open one is in sight", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("student", "Stops on a phone");
  await signInAs("student");
  await page.goto(`/create-cv?cv=${cv}&section=languages`);
  await ready(page);
  const nav = page.getByRole("navigation", { name: "Sections of the CV" });
  await expect(nav.getByRole("link", { name: "Languages" })).toBeInViewport();
  for (const stop of await nav.getByRole("listitem").all()) {
    const { width, height } = (await stop.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const name = stop.getByRole("link");
    expect((await name.boundingBox())!.width).toBeGreaterThan(30);
  }
});
