import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { findDuplicatesElsewhere } from "./find-duplicates-elsewhere.server.ts";
import { type FeedImport, importFeed } from "./import-feed.server.ts";

const now = new Date();

const WORDS =
  "You will make charts for a small team in a bright office by the canal and explain them to people who dislike charts. You bring patience and a year of practice with tables.";
/** One word of thirty is another. */
const NEARLY = WORDS.replace("bright", "quiet");
const OTHER =
  "Drive the van at night and bring parcels to shops before they open. You know the roads of the north and you like the radio.";

const analyst = { title: "Data analyst", country: "gb", city: "Leeds", descriptionHtml: WORDS };

test("a job is met again however its title, town or employer is spelt; other jobs are not held up", async () => {
  const [{ id: employerId }, { id: agency }] = [await anEmployer(), await anEmployer()];
  await aJob({ employerId, ...analyst });
  const job = { ...analyst, employerId, country: "gb" } as const;
  const incoming = [
    { ...job, key: "a word more", title: "Data analyst II", descriptionHtml: NEARLY },
    { ...job, key: "no town", title: "Data analyst II", city: null, descriptionHtml: NEARLY },
    { ...job, key: "an agency", employerId: agency },
    { ...job, key: "an agency's own words", employerId: agency, descriptionHtml: NEARLY },
    { ...job, key: "another town", city: "York", descriptionHtml: NEARLY },
    { ...job, key: "other work", title: "Office cleaner" },
    { ...job, key: "other words", title: "Data analyst II", descriptionHtml: OTHER },
    { ...job, key: "no words", descriptionHtml: "" },
  ];
  const alike = await findDuplicatesElsewhere(incoming, { source: "two", now });
  expect([...alike]).toEqual(["a word more", "no town", "an agency"]);
});

test("adverts of its own source and closed ones do not count", async () => {
  const { id: employerId } = await anEmployer();
  await aJob({ employerId, ...analyst, source: "two", externalKey: "1" });
  await aJob({ employerId, ...analyst, state: "closed" });
  const incoming = [{ ...analyst, country: "gb", employerId, key: "new" } as const];
  expect((await findDuplicatesElsewhere(incoming, { source: "two", now })).size).toBe(0);
  expect((await findDuplicatesElsewhere(incoming, { source: "three", now })).size).toBe(1);
});

function run(words: string, title: string, changes: Partial<FeedImport> = {}) {
  const row = `c,${title},Halden Rowe,"Leeds, UK",https://jobs.example.org/c,"${words}"`;
  const bytes = Buffer.from(`id,title,company,location,url,description\n${row}`);
  return importFeed({
    ...{ format: "csv", source: "one", feedId: null, from: { bytes }, employerName: null },
    ...{ country: null, force: false, now, ensureEmployers },
    ...changes,
  });
}

test("a second feed's twin waits for a person, and once let through stays", async () => {
  await run(WORDS, "Data analyst");
  const second = { source: "two" };
  expect(await run(NEARLY, "Data analyst II", second)).toMatchObject({ added: 0, held: 1 });
  const ofSecond = eq(jobs.source, "two");
  const state = async () => (await db.select({ state: jobs.state }).from(jobs).where(ofSecond))[0];
  expect(await state()).toEqual({ state: "waiting" });
  await db.update(jobs).set({ state: "approved" }).where(ofSecond);
  await run(`${NEARLY} Really.`, "Data analyst II", second);
  expect(await state()).toEqual({ state: "approved" });
});
