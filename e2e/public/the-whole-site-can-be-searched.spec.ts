import { expect, test } from "#e2e/fixtures.ts";
import { expectSound, hasSettled } from "#e2e/kit/looks.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

test("anybody can search the whole site from its header, by keyboard and by misspelt words, and finds only what they may open", async ({
  page,
  noJs,
  signInAs,
}) => {
  await page.goto("/jobs");
  await hasSettled(page);
  const box = page.getByRole("textbox", { name: "Search Waymark" });
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("gradaute visa");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/search?q=gradaute+visa");
  await expect(page).toHaveTitle("Search: “gradaute visa” - Waymark");
  await expect(page.getByText("We looked for “graduate” for “gradaute”.")).toBeVisible();
  const tools = page.getByRole("region", { name: "Tools" });
  await expect(tools.getByRole("link", { name: "Graduate visa planner" })).toBeVisible();
  await expect(tools.locator("mark").first()).toHaveText(/graduate/i);

  const guides = page.getByRole("region", { name: "Guides" });
  await guides.getByRole("link", { name: /^All \d+$/ }).click();
  await expect(page).toHaveURL(/kind=guide/);
  await page.getByRole("navigation", { name: "Guides, pages" }).getByText("2").first().click();
  await expect(page).toHaveURL(/page=2/);
  await expectSound(page, "/search?q=zzzz+qqqq");

  // Without script the box leads to the same answers.
  await noJs.goto("/");
  const search = noJs.getByRole("textbox", { name: "Search Waymark" });
  await search.fill("brackwater");
  await search.press("Enter");
  await expect(noJs.getByRole("region", { name: "Employers with live jobs" })).toContainText(
    "Brackwater Software",
  );

  // An address that nearly is one leads to the page that was meant; signs alone are nothing to look for.
  await noJs.goto("/blog/limit-each-week-not-an-avarage");
  await expect(noJs.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await noJs.getByRole("link", { name: "The limit is for each week, not an average" }).click();
  await expect(noJs).toHaveURL("/blog/the-limit-is-each-week");
  await noJs.goto("/search?q=%25");
  await expect(noJs.getByText("There is no word in “%”")).toBeVisible();

  // A student without the flag is shown a guide's overview and none of its sections.
  await signInAs("noguide");
  await page.goto("/search?q=visa+details&kind=guide");
  const found = page.locator(".find-page__list a");
  await expect(found.first()).toBeVisible();
  for (const link of await found.all()) {
    expect(await link.getAttribute("href")).toMatch(/\/overview$|^\/immigration-guide$/);
  }
  // Led away from a section, they read why.
  await page.goto("/country-guide/ireland/cv");
  await expect(page).toHaveURL(/\/student-dashboard$/);
  await expect(page.getByText("Your account cannot open country guides.")).toBeVisible();
});

plain(
  "a reader says whether a guide was useful, without script, and staff read why",
  async ({ noJs, page, signInAs }) => {
    await noJs.goto("/country-guide/ireland/cv");
    await noJs.getByText("Tell us why (optional)").click();
    await noJs.getByLabel("What helped, or what was missing?").fill("More about photos, please.");
    await noJs.getByRole("button", { name: "No", exact: true }).click();
    await expect(noJs).toHaveURL("/country-guide/ireland/cv#useful");
    await expect(noJs.getByText("Thank you. We read what people say")).toBeVisible();

    await signInAs("staff");
    await page.goto("/staff/guide-votes?q=photos");
    const answer = page.getByRole("listitem").filter({ hasText: "More about photos, please." });
    await expect(answer.getByRole("link", { name: "Ireland: CV" })).toBeVisible();
    await expect(answer.getByText("Not useful")).toBeVisible();
  },
);

plain(
  "where no page is, somebody who is signed in is shown their own home first",
  async ({ page, signInAs }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "My dashboard" })).toHaveCount(0);
    await signInAs("student");
    await page.goto("/dashboard");
    const near = page.getByRole("region", { name: "Pages like this" }).getByRole("link");
    await expect(near).toHaveText(["My dashboard"]);
    await near.first().click();
    await expect(page).toHaveURL("/student-dashboard");
  },
);
