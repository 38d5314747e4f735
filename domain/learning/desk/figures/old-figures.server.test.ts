import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aCourse } from "#test/lessons.ts";
import type { BoundLesson } from "./bound-figures.server.ts";
import { changedSince, lessonsWithOldFigures } from "./old-figures.server.ts";

const now = new Date("2026-11-17T09:00:00Z");

test("a published lesson is on the list from the day its fact says something else, or has ended", async () => {
  const {
    id: courseId,
    slug: course,
    lessons,
  } = await aCourse({ lessons: [{}, { state: "draft" }] });
  const [lesson] = lessons;
  const says = (name: string, words: string, slug = lesson!.slug): BoundLesson => ({
    ...{ course, slug, asOf: "2026-11" },
    facts: [{ name, says: words }],
  });
  const listed = (bound: BoundLesson, at = now) => lessonsWithOldFigures(at, [bound]);

  expect(await listed(says("uk-new-entrant-floor", "£33,400"))).toEqual([]);
  expect(await listed(says("uk-new-entrant-floor", "£30,960"))).toMatchObject([
    {
      ...{ id: lesson!.id, courseId, title: lesson!.title },
      figures: [{ says: "£30,960", fact: "uk-new-entrant-floor", now: "£33,400" }],
    },
  ]);
  // The longer Graduate visa can be applied for until 31 December.
  const longer = says("uk-graduate-visa-length-now", "two years");
  expect(await listed(longer)).toEqual([]);
  expect(await listed(longer, new Date("2027-01-02T09:00:00Z"))).toHaveLength(1);
  expect(await listed(says("no-such-fact", "5"))).toHaveLength(1);
  // Nobody sees a draft, and a lesson of another course of the same name is another.
  expect(await listed(says("no-such-fact", "5", `${lesson!.slug.slice(0, -1)}2`))).toEqual([]);
  expect(await listed({ ...says("no-such-fact", "5"), course: "elsewhere" })).toEqual([]);
});

test("the page of a lesson says which figure of its film holds no longer, and what holds", () => {
  const place = { courseSlug: "uk-work-rules", slug: "the-new-entrant-clock" };
  const says = (name: string, words: string): BoundLesson => ({
    ...{ course: place.courseSlug, slug: place.slug, asOf: "2026-04" },
    facts: [
      { name: "uk-standard-salary", says: "£41,700" },
      { name, says: words },
    ],
  });
  expect(changedSince(place, now, [says("uk-new-entrant-floor", "£33,400")])).toBeNull();
  expect(changedSince(place, now, [says("uk-new-entrant-floor", "£30,960")])).toEqual({
    madeIn: "April 2026",
    figures: [{ says: "£30,960", label: expect.any(String), now: "£33,400", endedFrom: null }],
  });
  const longer = [says("uk-graduate-visa-length-now", "two years")];
  expect(changedSince(place, now, longer)).toBeNull();
  const ended = changedSince(place, new Date("2027-01-02T09:00:00Z"), longer);
  expect(ended?.figures).toEqual([
    {
      ...{ says: "two years", label: expect.stringContaining("Graduate visa after a degree") },
      ...{ now: "18 months", endedFrom: "1 January 2027" },
    },
  ]);
  // The desk hears of a fact that is gone; a reader would only read its name.
  expect(changedSince(place, now, [says("no-such-fact", "5")])).toBeNull();
  expect(changedSince({ ...place, slug: "another" }, now, longer)).toBeNull();
});
