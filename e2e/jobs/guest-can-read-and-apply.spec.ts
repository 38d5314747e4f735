import { expect, expectNoLayoutShift, expectSound, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { BY_MAIL, CLOSED_EARLY, DRAFT, LIVE, slugThatRanOut } from "./places.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

test.describe("in another zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("the closing time is told on two clocks, and that it falls in my night", async ({
    page,
  }) => {
    await page.goto(`/jobs/${LIVE}`);
    const closing = page.getByRole("region", { name: "It closes during your night" });
    await expect(closing).toContainText("London time, the employer’s");
    await expect(closing).toContainText("Kolkata time, yours");
    await expect(closing).toContainText("05:29");
    await expect(closing).toContainText("5½ hours ahead");
    await expectNoLayoutShift(page);
  });
});

test("without script a place can be chosen to see its time", async ({ noJs }) => {
  await noJs.goto(`/jobs/${LIVE}`);
  await noJs.getByText("See it in another place’s time").click();
  await noJs.getByLabel("Place").selectOption("Africa/Lagos");
  await noJs.getByRole("button", { name: "Show this time" }).click();
  await expect(noJs.getByText("Lagos time, yours")).toBeVisible();

  await noJs.goto(`/jobs/${LIVE}?zone=Nowhere/Land`);
  await expect(noJs.getByText("in your own time zone")).toBeVisible();
});

plain(
  "a job's page leads to the employer, to its neighbours and to the register",
  async ({ page }) => {
    await page.goto(`/jobs/${LIVE}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Graduate software developer");
    await expect(
      page.getByRole("heading", { name: "Brackwater Software on the register" }),
    ).toBeVisible();
    await expect(
      page.getByRole("link", { name: /^Apply on Brackwater Software’s site/ }),
    ).toHaveAttribute("rel", /noopener/);
    await expect(page.getByRole("heading", { name: "Jobs like this one" })).toBeVisible();
    await expect(page.locator(".job__similar .jobcard")).toHaveCount(3);
  },
);

// That it does not break the content policy is noticed where every page is looked at.
test("it tells search engines what it is", async () => {
  const { body } = await send(`/jobs/${LIVE}`);
  const [, json = ""] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "JobPosting",
    title: "Graduate software developer",
    hiringOrganization: { name: "Brackwater Software" },
  });
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/jobs/${LIVE}"`));
});

plain(
  "leaving to apply is counted, robots and looking ahead are not",
  async ({ page, signInAs }) => {
    await signInAs("employer");
    const clicks = async () => {
      await page.goto("/employer");
      const row = page.getByRole("row", { name: /^Graduate software developer/ });
      return Number((await row.getByRole("cell").last().innerText()).replaceAll(",", ""));
    };
    const leave = (agent: string) =>
      send(`/jobs/${LIVE}/apply`, { headers: { "user-agent": agent } });
    const before = await clicks();
    const { status, headers } = await leave(CHROME);
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^https:\/\/www\.brackwatersoftware\.example\//);
    expect(await clicks()).toBe(before + 1);

    expect((await leave("Googlebot/2.1")).body).toBe("");
    expect(await clicks()).toBe(before + 1);
  },
);

plain(
  "a job applied for by mail shows the address, and its link is counted on its way there",
  async ({ page }) => {
    await page.goto(`/jobs/${BY_MAIL}`);
    await expect(page.getByRole("link", { name: "Apply by email" })).toHaveAttribute(
      "href",
      `/jobs/${BY_MAIL}/apply`,
    );
    await expect(page.getByText("jobs@quillfernbank.example")).toBeVisible();
    const { status, headers } = await send(`/jobs/${BY_MAIL}/apply`, {
      headers: { "user-agent": CHROME },
    });
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^mailto:jobs@quillfernbank\.example\?subject=/);
  },
);

for (const [what, slug] of [
  ["ran out", slugThatRanOut()],
  ["was closed early", CLOSED_EARLY],
] as const) {
  plain(`a job that ${what} says so and offers live ones`, async ({ page }) => {
    const response = await page.goto(`/jobs/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^This job closed on /)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Live jobs like it" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

    const { status, headers } = await send(`/jobs/${slug}/apply`, {
      headers: { "user-agent": CHROME },
    });
    expect([status, headers.location]).toEqual([303, `/jobs/${slug}`]);
    expect((await send(`/jobs/${slug}/report`)).status).toBe(404);
  });
}

plain(
  "a draft is nowhere for readers and a preview for its employer and our staff",
  async ({ page, signInAs, context }) => {
    const response = await page.goto(`/jobs/${DRAFT}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("search", { name: "Jobs" })).toBeVisible();
    expect((await send(`/jobs/${DRAFT}/apply`)).status).toBe(404);

    for (const person of ["employer", "staff"] as const) {
      await context.clearCookies();
      await signInAs(person);
      await page.goto(`/jobs/${DRAFT}`);
      await expect(page.getByText("This is a draft.")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
    }
    await context.clearCookies();
    await signInAs("student");
    expect((await page.goto(`/jobs/${DRAFT}`))?.status()).toBe(404);
  },
);

test("a job of one board asked for on the other is where it is", async () => {
  const { status, headers } = await send(`/part-time-jobs/${LIVE}`);
  expect([status, headers.location]).toEqual([301, `/jobs/${LIVE}`]);
});

// A live one is looked at with every other page.
for (const [what, slug] of [
  ["is answered by mail", BY_MAIL],
  ["is closed", CLOSED_EARLY],
] as const) {
  sweep(`an advert that ${what} has no fault an automatic check finds`, async ({ page }) => {
    await expectSound(page, `/jobs/${slug}`);
  });
}
