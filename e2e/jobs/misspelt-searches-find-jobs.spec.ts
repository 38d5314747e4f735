import type { Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const titles = (page: Page) => page.locator(".jobcard h3");

async function search(page: Page, what: string, where = "") {
  await page.getByLabel("What").fill(what);
  await page.getByLabel("Where").fill(where);
  await page.getByRole("button", { name: "Search jobs" }).click();
}

plain(
  "a student's own words find work, places and the other board, without script",
  async ({ noJs: page }) => {
    await page.goto("/jobs");
    await search(page, "human resources");
    await expect(titles(page).filter({ hasText: "People assistant" }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^Human resources jobs: \d+ open/);
    await search(page, "programmer");
    await expect(
      titles(page)
        .filter({ hasText: /software/i })
        .first(),
    ).toBeVisible();
    await expect(titles(page).filter({ hasText: /programme/i })).toHaveCount(0);

    // Words that are filters become them, and words again with one press.
    await search(page, "graduate software developer in leeds");
    await expect(page.getByText("“in leeds” as the place Leeds")).toBeVisible();
    await expect(page.getByLabel("What")).toHaveValue("software developer");
    await expect(page.getByLabel("Where")).toHaveValue("Leeds");
    await page.getByLabel("How far").selectOption("50");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("within 50 miles of Leeds");
    await page.goBack();
    await page.getByRole("link", { name: "Search for the words instead" }).click();
    await expect(page.getByLabel("What")).toHaveValue("graduate software developer in leeds");

    await page.goto("/jobs?q=quantum+nurse");
    await expect(page.getByText("without “quantum”")).toBeVisible();
    await page.goto("/jobs?q=barista");
    await page.getByRole("link", { name: "See part-time jobs" }).click();
    await expect(titles(page).filter({ hasText: "Barista" }).first()).toBeVisible();

    // A nation, its map, and from the map one of its towns; then one employer.
    await page.goto("/jobs");
    await search(page, "", "Scotland");
    await expect(page).toHaveURL("/jobs?area=Scotland");
    await page.getByRole("link", { name: "Map of places" }).click();
    await expect(page.getByRole("img", { name: /^Map of United Kingdom/ })).toBeVisible();
    await page.getByRole("table").getByRole("link", { name: "Edinburgh" }).click();
    await expect(page).toHaveURL("/jobs?country=gb&city=Edinburgh&area=Scotland");
    const employer = page.getByRole("group", { name: "Employer", exact: true });
    await employer.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/employer=.+/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/ at .+ in Edinburgh/);
    await expect(page).toHaveURL(/area=Scotland/);
  },
);
