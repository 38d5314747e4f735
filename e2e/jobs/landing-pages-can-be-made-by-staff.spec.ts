import { expect, send, sessionFor } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const WORDS =
  "## What Manchester is like\n\nA city of many trades, where a first job is often found on foot. Look at the cards below, then read what each advert says about sponsorship. Write to three employers a week, and keep a note of what you sent. <script>alert(1)</script>";

plain(
  "staff make a page from a search without code or JavaScript; it is live when published",
  async ({ noJs }) => {
    const slug = `manchester-${Date.now().toString(36)}`;
    const path = `/jobs-for/${slug}`;
    await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));

    await noJs.goto("/staff/landing-pages");
    await noJs.getByRole("link", { name: "Make a landing page" }).click();
    await noJs.getByLabel("End of the address").fill(slug);
    await noJs.getByLabel("Title").fill("Jobs in Manchester");
    await noJs
      .getByLabel("Description")
      .fill("Live jobs in Manchester for students from abroad, counted now.");
    await noJs.getByLabel("Search on the board").fill("/jobs?city=Manchester&colour=blue");
    await noJs.getByLabel("Text").fill(WORDS);
    await noJs.getByLabel("Question 1").fill("Is there work in Manchester?");
    await noJs.getByRole("button", { name: "Save as a draft" }).click();

    await expect(noJs.getByLabel("Search on the board")).toHaveAccessibleDescription(
      /does not understand part of that address/,
    );
    await expect(noJs.getByLabel("Answer 1")).toHaveAccessibleDescription(
      /Question 1 has no answer/,
    );
    await expect(noJs.getByLabel("Text")).toHaveValue(WORDS);

    const search = new URL("/jobs?city=Manchester&page=2", noJs.url());
    await noJs.getByLabel("Search on the board").fill(search.href);
    await noJs.getByLabel("Answer 1").fill("Yes: the number at the top is counted now.");
    await noJs.getByRole("button", { name: "Save as a draft" }).click();
    await expect(noJs.getByText(/finds \d+ jobs now/)).toBeVisible();
    expect((await send(path)).status).toBe(404);

    await noJs.getByRole("link", { name: "Look at the draft" }).click();
    await expect(noJs.getByText("Only our staff see this page")).toBeVisible();
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("Jobs in Manchester");

    await noJs.goto(`/staff/landing-pages/${slug}`);
    await noJs.getByRole("button", { name: "Publish", exact: true }).click();
    const live = await send(path);
    expect(live.status).toBe(200);
    expect(live.body).toContain("Is there work in Manchester?");
    expect(live.body).toContain("&lt;script&gt;alert(1)");
    expect(live.body).not.toContain("noindex");
    expect((await send("/sitemaps/pages.xml")).body).toContain(`${path}</loc>`);

    await noJs.getByLabel("Title").fill("Work in Manchester");
    await noJs.getByRole("button", { name: "Save the page" }).click();
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("Work in Manchester");
    // What was kept for readers is forgotten at once.
    expect((await send(path)).body).toContain("Work in Manchester");

    await noJs.getByRole("button", { name: "Unpublish" }).click();
    expect((await send(path)).status).toBe(404);
  },
);

plain(
  "a page whose search finds nothing says so, offers others, and is not for search engines",
  async ({ noJs }) => {
    const slug = `atlantis-${Date.now().toString(36)}`;
    await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));
    await noJs.goto("/staff/landing-pages/new");
    await noJs.getByLabel("End of the address").fill(slug);
    await noJs.getByLabel("Title").fill("Jobs in Atlantis");
    await noJs
      .getByLabel("Description")
      .fill("Live jobs in Atlantis for students from abroad, if any come up.");
    await noJs.getByLabel("Search on the board").fill("/jobs?city=Atlantis");
    await noJs.getByLabel("Text").fill(WORDS);
    await noJs.getByRole("button", { name: "Save as a draft" }).click();
    await expect(noJs.getByText("This search finds no job today")).toBeVisible();
    await noJs.getByRole("button", { name: "Publish", exact: true }).click();

    const { status, body } = await send(`/jobs-for/${slug}`);
    expect(status).toBe(200);
    expect(body).toContain("Nothing is open here today");
    expect(body).toContain("noindex");
    expect(body).toContain("Open nearby");
    const sitemap = (await send("/sitemaps/pages.xml")).body;
    expect(sitemap).not.toContain(slug);
    expect(sitemap).not.toContain("/job-alerts/new");
    await noJs.getByRole("button", { name: "Unpublish" }).click();
  },
);
