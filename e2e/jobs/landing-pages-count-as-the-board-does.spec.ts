import { expect, expectNoSidewaysScroll, lookAt, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const pages = [
  "/jobs-in-london",
  "/jobs-in-london-finance",
  "/finance-internships-in-london",
  "/visa-sponsored-jobs-in-london",
  "/uk-visa-sponsored-jobs",
  "/marketing-jobs-in-london",
  "/internships-in-london",
  "/internships-in-uk",
  "/marketing-internships-in-london",
  "/law-internships-in-london",
] as const;

// That each counts as the board does is asked of the database: domain/jobs/landing/landing-pages.server.test.ts.
test("a page says what the board says, without JavaScript", async ({ noJs }) => {
  const [path] = pages;
  // Both pages are kept for seconds and jobs come and go: they agree when asked at one time.
  await expect(async () => {
    await noJs.goto(path);
    const all = noJs.getByRole("link", { name: /^See all [\d,]+ on the board$/ });
    const count = /[\d,]+/.exec((await all.textContent()) ?? "")?.[0];
    await expect(noJs.locator(".land .lead")).toContainText(`${count} `);
    await all.click();
    await expect(noJs).toHaveURL(/\/jobs\?/);
    const heading = noJs.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(new RegExp(`^${count} jobs?\\b`), { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test("each page shows jobs and when they were counted, offers an alert, and leads to others", async ({
  noJs,
}) => {
  const related = new Set<string>();
  for (const path of pages) {
    await noJs.goto(path);
    await expect(noJs.locator(".jobcard")).not.toHaveCount(0);
    await expect(noJs.getByText(/^Counted on \d+ \w+ \d{4} at \d\d:\d\d, UK time\./)).toBeVisible();
    await expect(noJs.getByRole("link", { name: "Make a job alert" })).toHaveAttribute(
      "href",
      /^\/job-alerts\/new\?board=jobs&country=gb/,
    );
    const links = await noJs.locator(".near a").all();
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) related.add((await link.getAttribute("href")) ?? "");
  }
  for (const to of related) expect([to, (await send(to)).status]).toEqual([to, 200]);
});

plain(
  "each page names itself once to search engines, with its questions and no advert",
  async () => {
    const sitemap = (await send("/sitemaps/pages.xml")).body;
    for (const path of pages) {
      const { body } = await send(path);
      expect(body.match(/<link[^>]*rel="canonical"[^>]*>/g)).toHaveLength(1);
      expect(body).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
      expect(body).toContain('"@type":"FAQPage"');
      expect(body).toContain('"@type":"ItemList"');
      expect(body).not.toContain('"JobPosting"');
      expect(body).not.toContain("noindex");
      expect(sitemap).toContain(`${path}</loc>`);
    }
  },
);

plain("the search goes on from the page with its conditions", async ({ noJs }) => {
  await noJs.goto("/law-internships-in-london");
  await noJs.getByLabel("What work").fill("chambers");
  await noJs.getByRole("button", { name: "Search jobs" }).click();
  await expect(noJs).toHaveURL(
    /\/jobs\?q=chambers&country=gb&city=London&sector=law&type=internship$/,
  );
});

sweep("a landing page fits a tablet", async ({ page }) => {
  await page.goto("/visa-sponsored-jobs-in-london");
  await lookAt(page, { width: 768, scheme: "light" });
  await expectNoSidewaysScroll(page);
});
