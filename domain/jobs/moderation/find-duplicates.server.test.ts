import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { anAuthor, sendAdvert } from "#test/employer-factories.ts";
import { aJob } from "#test/job-factories.ts";
import { unsafeFindReview, unsafeListQueue } from "./moderation.queries.server.ts";

const now = new Date("2026-11-15T10:00:00Z");
const later = new Date("2026-11-15T11:00:00Z");

async function waiting(values: Record<string, string> = {}) {
  const { author, employer } = await anAuthor();
  const sent = await sendAdvert(author, { values, now });
  if (!sent.ok) throw new Error(sent.error);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, sent.value.id));
  return { ...job!, employer };
}

test("the same job, the same words elsewhere and nearly the same words at home are noticed", async () => {
  const { id, employer, sameJobKey, descriptionHtml } = await waiting();
  const same = await aJob({ employerId: employer.id, sameJobKey });
  const copy = await aJob({ descriptionHtml });
  const near = await aJob({
    employerId: employer.id,
    descriptionHtml: descriptionHtml.replace("seven", "eight"),
  });
  await aJob({ descriptionHtml: "<p>Bread is baked at night and driven to cafes at dawn.</p>" });
  await aJob({ descriptionHtml, state: "closed" });

  const duplicates = (await unsafeFindReview(id, later))?.duplicates ?? [];

  expect(duplicates.map((duplicate) => [duplicate.id, duplicate.how]).sort()).toEqual(
    [
      [same.id, "same-job"],
      [copy.id, "same-words"],
      [near.id, "same-words"],
    ].sort(),
  );
});

test("an advert with many copies hides no other’s twin", async () => {
  const copied = await waiting({ advert: `${"Everybody copies these words. ".repeat(9)}` });
  const other = await waiting({ title: "Night baker" });
  const duplicate = await aJob({ sameJobKey: other.sameJobKey });
  for (let n = 0; n < 150; n += 1) await aJob({ descriptionHtml: copied.descriptionHtml });

  const { rows } = await unsafeListQueue({ page: 1, since: null }, later);
  expect(rows.map(({ signals }) => signals.map(({ code }) => code))).toEqual([
    expect.arrayContaining(["same-words"]),
    expect.arrayContaining(["same-job"]),
  ]);
  expect((await unsafeFindReview(other.id, later))?.duplicates).toMatchObject([
    { id: duplicate.id },
  ]);
});
