import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { guideVotes } from "#db/schema/guides.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { no } from "#rules/result.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { guideTypeOf } from "../guide-types.ts";
import type { Vote } from "./vote.schema.ts";
import { deleteVoters, voteGuide } from "./vote-guide.server.ts";
import { recentVotes, unsafeListVotes } from "./votes.queries.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const type = guideTypeOf("ireland")!;
const section = { country: "ireland", section: "cv" };
const all = { page: 1, q: "", answer: undefined, reason: undefined };

async function aSection({ isPublished = true } = {}) {
  const staff = await aStaffMember();
  const words = {
    title: "CV",
    description: "A page.",
    body: "Words.",
    reviewBy: null,
    author: null,
  };
  await addPage(type, staff, { slug: "cv", ...words, fields: { tools: [] } }, now);
  if (isPublished) await publishPage(type, staff, { slug: "cv" }, now);
}

const vote = (who: string, given: Partial<Vote> = {}, today = "2026-11-16") =>
  voteGuide(section, { useful: "yes", reason: "", ...given }, { who, now, today });

test("a second answer of the same reader on a day replaces the first, and another day adds one", async () => {
  await aSection();
  await vote("one");
  await vote("one", { useful: "no", reason: "Too short." });
  await vote("two");
  const { rows, total } = await unsafeListVotes(all);
  expect(total).toBe(2);
  expect(rows.map(({ isUseful, reason }) => [isUseful, reason])).toContainEqual([
    false,
    "Too short.",
  ]);
  expect(rows[0]).toMatchObject({ page: "Ireland: CV", answers: 2, useful: 1 });

  await vote("one", {}, "2026-11-17");
  expect((await unsafeListVotes(all)).total).toBe(3);
});

test("nothing that is stored names a reader, and after the day not even their hash is left", async () => {
  await aSection();
  await vote("203.0.113.7 Firefox");
  const [row] = await db.select().from(guideVotes);
  expect(JSON.stringify(row)).not.toMatch(/203\.0\.113\.7|Firefox/);
  expect(row?.voter).toHaveLength(43);

  await deleteVoters("2026-11-16");
  expect((await db.select().from(guideVotes))[0]?.voter).toBe(row?.voter);
  await deleteVoters("2026-11-17");
  expect((await db.select().from(guideVotes))[0]?.voter).toBe(null);
});

test("a page that readers do not see takes no answers", async () => {
  await aSection({ isPublished: false });
  expect(await vote("one")).toEqual(no("not-found"));
});

test("readers are shown the count of the last month once five have answered", async () => {
  await aSection();
  for (const who of ["1", "2", "3", "4"]) await vote(who);
  expect(await recentVotes(section, "2026-11-16")).toBe(null);
  await vote("5", { useful: "no" });
  expect(await recentVotes(section, "2026-11-16")).toEqual({ answers: 5, useful: 4 });
  expect(await recentVotes(section, "2027-01-16")).toBe(null);
});

test("the desk filters by answer, by reason and by words", async () => {
  await aSection();
  await vote("one", { reason: "Clear about photos." });
  await vote("two", { useful: "no" });
  const totals = await Promise.all([
    unsafeListVotes({ ...all, answer: "no" }),
    unsafeListVotes({ ...all, reason: "given" }),
    unsafeListVotes({ ...all, q: "photos" }),
    unsafeListVotes({ ...all, q: "ireland" }),
    unsafeListVotes({ ...all, q: "100%" }),
  ]);
  expect(totals.map(({ total }) => total)).toEqual([1, 1, 1, 2, 0]);
});
