import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { siteContext } from "#app/contexts.ts";
import { loader } from "#app/routes/public/job-visa-check/route.tsx";
import type { Site } from "#app/site.server.ts";
import { db } from "#db/client.server.ts";
import { jobDays } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";

/** A browser that comes to the check from somewhere else. */
function open(slug: string) {
  const request = new Request(`https://waymark.example/jobs/${slug}/visa-check`, {
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" },
  });
  const context = new RouterContextProvider();
  context.set(siteContext, { origin: "https://waymark.example" } as Site);
  const asked = { url: new URL(request.url), pattern: "/jobs/:slug/visa-check" };
  return loader({ ...asked, request, params: { slug }, context } as Parameters<typeof loader>[0]);
}

test("a check that is kept names its job, and counts as no view of the advert", async () => {
  const { slug } = await aJob({ title: "Software developer", city: "Leeds" });
  const { job, html } = await open(slug);
  expect(job).toMatchObject({
    title: "Software developer",
    employerPlace: "Leeds",
    url: `https://waymark.example/jobs/${slug}`,
  });
  expect(html).toContain("register");
  // A count is written in passing: a moment for one that should not be.
  await db.execute("select 1");
  expect(await db.$count(jobDays)).toBe(0);
});

test("where the advert refuses to sponsor, its headline says so first", async () => {
  const { slug } = await aJob({ sponsorship: "not-offered" });
  const { html } = await open(slug);
  expect(html).toContain("No sponsorship offered. By the rules alone: ");
  expect(html).toContain("The employer says it does not sponsor this job.");
  const { slug: silent } = await aJob();
  expect((await open(silent)).html).not.toContain("No sponsorship offered");
});

test("where the advert sponsors on conditions, its headline says so first and quotes them", async () => {
  const descriptionHtml = "<p>We may sponsor visas for the right candidate.</p>";
  const { slug } = await aJob({ descriptionHtml });
  const { html } = await open(slug);
  expect(html).toContain("Sponsorship on conditions. By the rules alone: ");
  expect(html).toContain("conditions: “We may sponsor visas for the right candidate”.");
});

test("there is none for a draft, a job abroad, or no job", async () => {
  const draft = await aJob({ state: "draft" });
  const abroad = await aJob({ country: "ie" });
  for (const slug of [draft.slug, abroad.slug, "nothing"])
    await expect(open(slug)).rejects.toMatchObject({ init: { status: 404 } });
});
