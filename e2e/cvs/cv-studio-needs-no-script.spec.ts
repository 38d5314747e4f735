import { expect, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";

test("without script every section is a plain form that saves, adds, moves and says what is wrong", async ({
  noJs,
}) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("alumni", "main")));
  await noJs.goto("/create-cv");
  await noJs.getByLabel("Title").fill("Plain forms");
  await noJs.getByRole("button", { name: "Start the CV" }).click();
  await noJs.getByLabel("Your role, or the role you want").fill("Hydrologist");
  await noJs.getByRole("button", { name: "Save this section" }).click();
  await expect(noJs.getByLabel("Your role, or the role you want")).toHaveValue("Hydrologist");

  // Going on takes along what was typed, and so does finishing.
  await noJs.getByLabel("Phone").fill("07700 900 001");
  await noJs.getByRole("button", { name: "Save, then next: Right to work" }).click();
  await expect(noJs.getByRole("heading", { level: 2, name: "Right to work" })).toBeVisible();
  await noJs.getByRole("link", { name: "Name and contact" }).first().click();
  await expect(noJs.getByLabel("Phone")).toHaveValue("07700 900 001");
  await noJs.getByLabel("Town or city").fill("Halifax");
  await noJs.getByRole("button", { name: "Save, finish and download" }).click();
  await expect(noJs).toHaveURL(/final-preview/);
  await noJs.goBack();
  await noJs.getByRole("link", { name: "Name and contact" }).first().click();
  await expect(noJs.getByLabel("Town or city")).toHaveValue("Halifax");

  await test.step("Enter in a field saves and stays", async () => {
    await noJs.getByLabel("Phone").fill("07700 900 003");
    await noJs.getByLabel("Phone").press("Enter");
    await expect(noJs).toHaveURL(/\/create-cv/);
    await expect(noJs.getByLabel("Phone")).toHaveValue("07700 900 003");
  });

  await noJs.getByRole("link", { name: "Experience" }).first().click();
  await noJs.getByRole("button", { name: "Add entry" }).click();
  await expect(noJs.locator(".find")).toHaveCount(0);
  await expect(noJs.getByText("To fix")).toHaveCount(0);
  await noJs.getByLabel("Job title").fill("Intern");
  await noJs.getByLabel("Started, month").fill("13");
  await noJs.getByLabel("Started, year").fill("2024");
  await noJs.getByRole("button", { name: "Save this section" }).click();
  await expect(noJs.getByRole("alert")).toContainText("Enter a month and a year");
  await expect(noJs.getByLabel("Job title")).toHaveValue("Intern");
  await expect(noJs.getByLabel("Started, month")).toHaveValue("13");
  await noJs.getByLabel("Started, month").fill("6");
  await noJs.getByRole("button", { name: "Add entry" }).click();
  await expect(noJs.locator(".entries > li")).toHaveCount(2);

  await noJs.getByText("Order and show sections").click();
  await noJs.getByRole("button", { name: "Move Experience up" }).click();
  const stops = noJs.getByRole("navigation", { name: "Sections of the CV" }).getByRole("link");
  await expect(stops.nth(3)).toHaveText("Experience");
  await noJs.getByText("Order and show sections").click();
  await noJs.getByRole("button", { name: "Add a section of your own" }).click();
  await expect(stops.last()).toHaveText("A section of your own");
  await noJs.getByText("Order and show sections").click();
  await noJs.getByRole("button", { name: "Remove A section of your own" }).click();
  await expect(stops.last()).not.toHaveText("A section of your own");

  await noJs.goto("/download-cv");
  const download = noJs.waitForEvent("download");
  await noJs.getByRole("link", { name: "Download as Plain text" }).click();
  expect((await download).suggestedFilename()).toMatch(/cv\.txt$/);
});
