import { expect, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const ADVERT = `Brackwater Software
Share
Graduate Software Developer
Leeds, England, United Kingdom · 2 weeks ago · Over 100 applicants
£39,500/yr
Easy Apply
Save
About the job
37.5 hours per week. Closing date: 3rd December 2030.
We are unable to offer visa sponsorship for this role.`;

test("an advert from anywhere is read, corrected and judged, without script and without a trace", async ({
  noJs,
}) => {
  await noJs.goto("/visa-check");
  await noJs.getByText("Paste an advert instead of typing").click();
  await noJs.getByLabel("The advert’s text").fill(ADVERT);
  await noJs.getByRole("button", { name: "Read this advert" }).click();
  await expect(noJs).toHaveURL(/\/paste-advert$/);
  await expect(noJs.getByLabel("Job title")).toHaveValue("Graduate Software Developer");
  await expect(noJs.getByLabel("Pay a year, £")).toHaveValue("39500");
  await expect(noJs.getByText("£39,500/yr").first()).toBeVisible();
  await expect(noJs.getByText("It closes on 3 December 2030.")).toBeVisible();
  await expect(noJs.getByLabel("Closing day")).toHaveValue("2030-12-03");
  await expect(noJs.getByLabel("Sponsoring")).toHaveValue("no");
  await expect(noJs.getByRole("link", { name: "Sign in to your CVs" })).toBeVisible();

  await noJs.getByLabel("Hours a week").fill("37");
  await noJs.getByRole("button", { name: "Check this job" }).click();
  await expect(noJs).toHaveURL(/\/visa-check\?.*hours=37(?:&|$)/);
  expect(noJs.url()).toContain("said=We+are+unable");
  expect(noJs.url()).not.toContain("Easy");
  await expect(noJs.getByText("The advert closes on 3 December 2030.")).toBeVisible();
  const headline = noJs.getByRole("heading", {
    name: /No sponsorship offered\. By the rules alone: (Fits|May fit)/,
  });
  await expect(headline).toHaveAttribute("data-tone", "ask");
  await expect(
    noJs.getByText(
      "The advert says that it does not sponsor: “We are unable to offer visa sponsorship for this role”.",
    ),
  ).toBeVisible();
});

test("a phone's share sheet opens it, and other pages stay closed to foreign forms", async () => {
  const headers = { origin: "null", "sec-fetch-site": "cross-site" };
  const form = { title: "Job", text: ADVERT, url: "https://jobs.example/1" };
  const shared = await send("/paste-advert", { headers, form });
  expect(shared.status).toBe(200);
  expect(shared.body).toContain('value="Graduate Software Developer"');
  expect(shared.headers["cache-control"] ?? "").not.toContain("public");
  expect((await send("/cookie-choice", { headers, form })).status).toBe(403);

  const manifest = await send("/manifest.webmanifest");
  expect(manifest.headers["content-type"]).toContain("application/manifest+json");
  const { share_target, icons } = JSON.parse(manifest.body);
  for (const { src, type } of icons) expect((await send(src)).headers["content-type"]).toBe(type);
  expect(share_target).toMatchObject({
    action: "/paste-advert",
    method: "POST",
  });
});

test("a pasted advert leads to the CV match by choice, read and correctable as for the visa check", async ({
  page,
  signInAs,
}) => {
  await signInAs("student");
  await page.goto("/paste-advert");
  await page.getByLabel("The advert’s text").fill(`${ADVERT}\nYou need Python and SQL.`);
  await page.getByRole("button", { name: "Read this advert" }).click();
  await page
    .getByRole("button", { name: /^Match with / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/my-cvs\/[^/]+\/check/);

  const match = page.getByRole("region", { name: "Against any advert" });
  for (const [label, value] of [
    ["Job title", "Graduate Software Developer"],
    ["Employer", "Brackwater Software"],
    ["Its town", "Leeds"],
    ["Pay a year, £", "39500"],
    ["Hours a week", "37.5"],
    ["Closing day", "2030-12-03"],
    ["Sponsoring", "no"],
  ] as const)
    await expect(match.getByLabel(label)).toHaveValue(value);
  await expect(match.getByText("£39,500/yr").first()).toBeVisible();
  await expect(match.getByText("unable to offer visa sponsorship").first()).toBeVisible();
  await expect(match.getByText(/we could compare/)).toBeVisible();

  await match.getByLabel("Job title").fill("Junior Web Developer");
  await match.getByRole("button", { name: "Compare again" }).click();
  await expect(match.getByRole("link", { name: "Check the visa rules" })).toHaveAttribute(
    "href",
    /title=Junior\+Web\+Developer/,
  );
  await expect(match.getByLabel("Job title")).toHaveValue("Junior Web Developer");
  await match.getByRole("link", { name: "Check the visa rules" }).click();
  await expect(page).toHaveURL(/\/visa-check\?.*title=Junior/);
  await expect(page.getByLabel("Job title")).toHaveValue("Junior Web Developer");
});

plain(
  "an advert for a job abroad is said to be one, with its own country's tool",
  async ({ page }) => {
    await page.goto("/paste-advert");
    await page
      .getByLabel("The advert’s text")
      .fill(
        "Graduate Accountant\nLocation: Dublin 2\nSalary €34,000 and study leave. 39 hours a week.",
      );
    await page.getByRole("button", { name: "Read this advert" }).click();
    await expect(page.getByText("This reads like a job in Ireland.")).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Work permits, Ireland" }).first(),
    ).toHaveAttribute("href", "/work-permit-check-ireland");
  },
);

plain(
  "an offer is told beside the register, and a corrected answer leaves the old words behind",
  async ({ page }) => {
    const read = async (said: string) => {
      await page.goto("/paste-advert");
      await page
        .getByLabel("The advert’s text")
        .fill(`Quantity Surveyor, Quillfeather Bakehouse, Salford. £42,000, 37.5 hrs. ${said}`);
      await page.getByRole("button", { name: "Read this advert" }).click();
    };
    await read("We sponsor visas. Start date: 4 March 2030.");
    await expect(page.getByLabel("Job title")).toHaveValue("Quantity Surveyor");
    await expect(page.getByRole("main").getByLabel("Employer")).toHaveValue(
      "Quillfeather Bakehouse",
    );
    await expect(page.getByLabel("The job starts on")).toHaveValue("2030-03-04");
    await page.getByRole("button", { name: "Check this job" }).click();
    await expect(
      page.getByText("The advert offers sponsorship (“We sponsor visas”), but"),
    ).toBeVisible();
    await expect(page.getByLabel("The job starts on")).toHaveValue("2030-03-04");

    await read("We may sponsor visas. After you pass your probation.");
    await page.getByLabel("Sponsoring").selectOption("unclear");
    await page.getByRole("button", { name: "Check this job" }).click();
    await expect(page.getByText("does not say clearly whether it sponsors.")).toBeVisible();
    await expect(page.getByText("After you pass your probation")).toHaveCount(0);
  },
);

test("an advert without a title comes back beside the field, and loses nothing", async ({
  noJsBrowser,
}) => {
  await noJsBrowser.goto("/paste-advert");
  await noJsBrowser
    .getByLabel("The advert’s text")
    .fill("Brackwater Software is hiring!\nTown: Leeds\nSalary: £42,000\nWe cannot sponsor visas.");
  await noJsBrowser.getByRole("button", { name: "Read this advert" }).click();
  await expect(
    noJsBrowser.getByText("Not found in the advert. The visa check needs it."),
  ).toBeVisible();
  await noJsBrowser.getByRole("button", { name: "Check this job" }).click();
  await expect(noJsBrowser.getByRole("alert")).toBeInViewport();
  await expect(noJsBrowser.getByLabel("Job title")).toHaveAccessibleDescription(
    "Enter the job’s title, or its occupation code.",
  );
  await expect(noJsBrowser.getByLabel("Employer", { exact: true })).toHaveValue(
    "Brackwater Software",
  );
  await expect(noJsBrowser.getByLabel("Its town")).toHaveValue("Leeds");
  await expect(noJsBrowser.getByLabel("Pay a year, £")).toHaveValue("42000");

  await noJsBrowser.getByLabel("Job title").fill("Graduate software developer");
  await noJsBrowser.getByRole("button", { name: "Check this job" }).click();
  await expect(noJsBrowser.getByRole("heading", { name: /^No sponsorship offered/ })).toBeVisible();
});
