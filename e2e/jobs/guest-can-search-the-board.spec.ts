import type { Page } from "@playwright/test";
import { expect, expectSound, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const cards = (page: Page) => page.locator(".jobcard");
const total = async (page: Page) =>
  Number((await page.locator("h1").innerText()).match(/^[\d,]+/)?.[0]?.replace(",", ""));

plain("a typo is repaired, said, and can be taken as typed", async ({ page }) => {
  await page.goto("/jobs");
  await page.getByLabel("What").fill("softwear");
  await page.getByRole("button", { name: "Search jobs" }).click();

  await expect(page).toHaveURL("/jobs?q=softwear");
  await expect(page.getByText("We searched for “software”.")).toBeVisible();
  await expect(cards(page).first().locator("mark").first()).toHaveText(/software/i);

  await page.getByRole("link", { name: "Search exactly as typed" }).click();
  await expect(page.getByRole("heading", { name: "No job fits all of this today" })).toBeVisible();
  await page.getByRole("link", { name: "Search for words like yours" }).click();
  await expect(cards(page).first()).toBeVisible();
});

plain("a misspelt town among the words is searched in", async ({ page }) => {
  await page.goto("/jobs?q=analyst+birmingam");

  await expect(page).toHaveURL(
    "/jobs?q=analyst&city=Birmingham&typed=analyst+birmingam&near=birmingam",
  );
  await expect(
    page.getByText("No job is in “birmingam”. We searched for “Birmingham”."),
  ).toBeVisible();
  await expect(cards(page).first()).toContainText("Birmingham");
  await page.getByRole("link", { name: "Search exactly as typed" }).click();
  await expect(page).toHaveURL("/jobs?q=analyst+birmingam&exact=1");
});

plain(
  "a name that no job has may be an employer's, and its licence can be looked up",
  async ({ page }) => {
    await page.goto("/jobs?q=Zephyrine+Holdings");
    await page.getByRole("link", { name: "See whether it holds a sponsor licence" }).click();

    await expect(page).toHaveURL("/uk-work-visa-sponsor-licence-check?q=Zephyrine+Holdings");
    await expect(page.getByText("“Zephyrine Holdings” is not found under this name")).toBeVisible();
  },
);

test("on a phone, what became of the words is said on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/jobs?q=looking+for+a+job+as+accountent");
  await expect(page.getByText("We searched for “accountant”.")).toBeInViewport({ ratio: 1 });
});

test("on a phone, no icon of a job's facts ends a line without its words", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/jobs/graduate-controls-engineer-alderbrook-robotics");
  const facts = page.locator(".jobfacts").first().locator("> span");
  const isBeside = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const sign = fact.querySelector("svg")!.getBoundingClientRect();
      const [first] = fact.getClientRects();
      return sign.bottom > first!.top && sign.top < first!.bottom && first!.width > 2 * sign.width;
    }),
  );
  expect(isBeside.length).toBeGreaterThan(3);
  expect(isBeside).not.toContain(false);
});

test("ticking a box searches at once, keeps the focus and says how many are left", async ({
  page,
}) => {
  await page.goto("/jobs");
  const before = await total(page);
  const box = page.getByRole("checkbox", { name: /^Internship/ });
  await box.focus();
  await page.keyboard.press("Space");

  await expect(page).toHaveURL("/jobs?type=internship");
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  // The address changes a moment before the page does.
  await expect.poll(() => total(page)).toBeLessThan(before);
  const after = await total(page);
  await expect(page.getByRole("status").filter({ hasText: `of ${after}.` })).toBeVisible();

  await page.getByRole("link", { name: "Remove Internship" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(box).not.toBeChecked();
  await page.goBack();
  await expect(box).toBeChecked();
});

plain("the count beside a box is what ticking it finds", async ({ page }) => {
  await page.goto("/jobs?country=gb");
  const label = page.locator("label.check", { hasText: "Software and IT" });
  const promised = Number((await label.locator(".check__n").innerText()).replace(/\D/g, ""));
  await label.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/sector=technology/);
  await expect(page.getByRole("status").filter({ hasText: `of ${promised}.` })).toBeVisible();
});

test("a place in words becomes the place, and one nobody is in is said", async ({ page }) => {
  await page.goto("/jobs");
  await page.getByLabel("Where").fill("lodnon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?city=London&near=lodnon");
  await expect(page.getByText("No job is in “lodnon”. We searched for “London”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("in London.");
  await expect(page.getByLabel("Where")).toHaveValue("London");

  await page.getByLabel("Where").fill("Atlantis");
  await page.keyboard.press("Enter");
  await expect(page.getByText("We do not know the place “Atlantis”")).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\?nowhere=Atlantis$/);
});

test("what is ticked and typed before the script comes is not lost", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/jobs", { waitUntil: "commit" });
  await page.getByLabel("What").fill("softwear");
  await page.getByRole("checkbox", { name: /^Partly from home/ }).check();
  arrival.resolve();

  await expect(page).toHaveURL("/jobs?q=softwear&remote=hybrid");
  await expect(page.getByRole("checkbox", { name: /^Partly from home/ })).toBeChecked();
  await expect(page.getByLabel("What")).toHaveValue("softwear");
});

plain("pay is filtered and sorted by within one country, in its money", async ({ page }) => {
  await page.goto("/jobs");
  await expect(page.getByText("Choose one country to filter and sort by pay.")).toBeVisible();
  await expect(page.getByLabel("Sort by").getByText("Highest pay")).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Ireland/ }).check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await page.getByLabel("Pay at least, a year").selectOption("30000");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL("/jobs?country=ie&pay=30000");
  await expect(page.getByRole("link", { name: "Remove €30,000 a year or more" })).toBeVisible();

  await page.goto("/jobs?pay=30000&sort=salary");
  await expect(page.getByLabel("Pay at least, in each country’s currency")).toHaveValue("30000");
});

plain("pages go on from each other and show no job twice", async ({ page }) => {
  await page.goto("/jobs");
  const hrefs = async () => {
    const links = await cards(page).locator("h3 a").all();
    return Promise.all(links.map((link) => link.getAttribute("href")));
  };
  const onFirst = await hrefs();
  expect(onFirst).toHaveLength(20);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2&upto=\d+$/);
  await expect(page.getByRole("status").filter({ hasText: "Showing 21 to 40" })).toBeVisible();
  const onSecond = await hrefs();
  expect(onSecond.filter((href) => onFirst.includes(href))).toEqual([]);

  for (const beyond of ["400", "501", "99999999999"]) {
    await page.goto(`/jobs?page=${beyond}`);
    await expect(page).toHaveURL(/page=\d{1,2}$/);
    await expect(cards(page).first()).toBeVisible();
  }
  await page.goto("/jobs?page=2&upto=1");
  await expect(page.getByRole("status").filter({ hasText: "Showing 21 to 40" })).toBeVisible();
});

plain(
  "words that cannot be searched are said to be left out, and make no alert",
  async ({ page }) => {
    await page.goto("/jobs?q=the");
    await expect(page.getByText("“the” cannot be searched for, so we left it out.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Make a job alert" })).toHaveCount(0);
    await page.goto("/job-alerts/new?board=jobs&q=the");
    await expect(page).toHaveURL("/jobs?q=the");
  },
);

plain("an empty search says which filter to drop", async ({ page }) => {
  await page.goto("/jobs?q=nurse&city=London&sector=law");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^No jobs/);
  const way = page.locator(".waysout li").first();
  const count = Number((await way.innerText()).match(/: ([\d,]+) job/)?.[1]);
  await way.getByRole("link").click();
  await expect(page.getByRole("status").filter({ hasText: `of ${count}.` })).toBeVisible();
});

plain("part-time work can be kept within a student visa", async ({ page }) => {
  await page.goto("/part-time-jobs");
  await page.getByRole("checkbox", { name: /^Within a student visa/ }).check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL("/part-time-jobs?safe=1");
  await expect(page.locator(".known__v").first()).toHaveText("Within a student visa");
  await expect(page.locator(".known--no")).toHaveCount(0);
});

test.describe("without script", () => {
  test("words, a place and boxes search together, with an address to share", {
    tag: "@embedded",
  }, async ({ noJs }) => {
    await noJs.goto("/jobs");
    await noJs.getByLabel("What").fill("anlyst");
    await noJs.getByLabel("Where").fill("UK");
    await noJs.getByRole("checkbox", { name: /^Partly from home/ }).check();
    await noJs.getByRole("button", { name: "Apply filters" }).click();

    await expect(noJs).toHaveURL("/jobs?q=anlyst&country=gb&remote=hybrid");
    await expect(noJs.getByText("We searched for “analyst”.")).toBeVisible();
    await expect(noJs.getByRole("checkbox", { name: /^Partly from home/ })).toBeChecked();
    await noJs.getByLabel("Sort by").selectOption({ label: "Highest pay" });
    await noJs.getByRole("button", { name: "Sort", exact: true }).click();
    await expect(noJs).toHaveURL("/jobs?q=anlyst&country=gb&remote=hybrid&sort=salary");
  });

  test("filters open on a phone, and pages turn", async ({ noJsBrowser }) => {
    await noJsBrowser.setViewportSize({ width: 360, height: 800 });
    await noJsBrowser.goto("/part-time-jobs");
    const box = noJsBrowser.getByRole("checkbox", { name: /^Within a student visa/ });
    await expect(box).toBeHidden();
    await noJsBrowser.getByText("Filters", { exact: true }).click();
    await box.check();
    await noJsBrowser.getByRole("button", { name: "Apply filters" }).click();
    await expect(noJsBrowser).toHaveURL("/part-time-jobs?safe=1");
    await noJsBrowser.getByRole("link", { name: "Next" }).click();
    await expect(noJsBrowser.getByText(/^Showing 21 to/)).toBeVisible();
  });
});

test("the usual board is kept for a moment, a search is not", async () => {
  await send("/jobs");
  expect((await send("/jobs")).headers.etag).toBeDefined();
  await send("/jobs?q=data");
  expect((await send("/jobs?q=data")).headers.etag).toBeUndefined();
});

plain("search engines are led to the board, not into its filters", async ({ page }) => {
  await page.goto("/jobs?city=London");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/jobs\?city=London$/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto("/jobs?city=Atlantis");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await page.goto("/jobs?city=London&sector=law&page=1");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});

test("absurd addresses still show the board", async () => {
  for (const query of [
    "?page=99999999999&city=%01&pay=abc&sort=%3Cscript%3E",
    `?q=${"x".repeat(400)}&where=&was=`,
    "?q=%22%27%5C%25&register=__proto__&upto=-1",
    `?${"city=Nowhere&".repeat(60)}`,
  ]) {
    const { status } = await send(`/jobs${query}`);
    expect([200, 302], query).toContain(status);
  }
  const { status } = await send("/jobs?city=%00");
  expect(status, "what no database can store").toBe(400);
});

// The bare board is looked at with every other page.
for (const path of ["/jobs?q=softwear&city=London", "/part-time-jobs?q=zzzzzz&safe=1"]) {
  sweep(`${path} has no fault an automatic check finds, and does not shift`, async ({ page }) => {
    await expectSound(page, path);
  });
}
