import { expect } from "vitest";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { findToInsert } from "./find-to-insert.server.ts";
import { jobsTag, withJobs, withJobsInHtml } from "./jobs-in-text.server.ts";

const now = new Date("2026-12-01T09:00:00Z");
const textOf = (body: string) => quotedText({ slug: "page", body }, "2026-12-01");

async function htmlOf(body: string): Promise<string> {
  const { parts } = await withJobs(textOf(body), now);
  return parts.flatMap(({ blocks }) => blocks.map(({ html }) => html)).join("\n");
}

async function nurses(count: number) {
  const { id: employerId } = await anEmployer({ name: "Kelpie & Sons" });
  for (let at = 0; at < count; at++)
    await aJob({ employerId, title: `Nurse ${at}`, slug: `nurse-${at}` });
  await aJob({ employerId, title: "Barista", slug: "barista", jobType: "part-time" });
  await startTestSearch();
}

test("a page shows five jobs of a search at most, and a link to all of them", async () => {
  await nurses(7);
  const html = await htmlOf("Before.\n\n{{jobs:q=nurse&country=gb}}\n\nAfter.");

  expect(html.match(/href="\/jobs\/nurse-\d"/g)).toHaveLength(5);
  expect(html).toContain("Kelpie &amp; Sons, Leeds");
  expect(html).toContain('<a href="/jobs?q=nurse&amp;country=gb">See all 7 on the board</a>');
  expect(html).not.toContain("{{");
  expect(jobsTag(textOf("{{jobs:q=nurse}}"))).toBe(",jobs");
  expect(jobsTag(textOf("Words."))).toBe("");
});

test("the part-time board can be shown too, and a search without jobs says so", async () => {
  await nurses(1);
  expect(await htmlOf("{{part-time-jobs:q=barista}}")).toContain('href="/part-time-jobs/barista"');
  expect(await htmlOf("{{jobs:q=astronaut}}")).toContain("No jobs match this today.");
});

test("a page that is one piece of HTML, as a landing page is, shows them where they are marked", async () => {
  await nurses(1);
  const { html } = renderMarkdown("One.\n\n{{jobs:q=nurse}}\n\nTwo {{jobs:q=nurse}}.", "ours");
  const shown = await withJobsInHtml(html, now);

  expect(shown).toMatch(/One\.[\s\S]*href="\/jobs\/nurse-0"[\s\S]*Two/);
  // Within a sentence it is no list.
  expect(shown).toContain("Two {{jobs:q=nurse}}.");
});

test("what is marked cannot bring markup of its own", async () => {
  await nurses(1);
  const html = await htmlOf('{{jobs:q="><script>alert(1)</script>}}');
  expect(html).not.toContain("<script>");
});

test("the editor shows which jobs readers would see", async () => {
  await nurses(1);
  expect(await findToInsert("jobs", "/jobs?q=nurse")).toEqual([
    { value: "/jobs/nurse-0", title: "Nurse 0", detail: "Kelpie & Sons, Leeds" },
  ]);
  expect(await findToInsert("jobs", "not an address")).toEqual([]);
});
