import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aCourse } from "#test/lessons.ts";
import { lessonGroup } from "./found-elsewhere.server.ts";

test("a word said in a lesson opens at its second; of a locked one there is its title or nothing", async () => {
  const { lessons } = await aCourse({
    lessons: [{ says: "First we listen. Then you give a range of salaries." }],
  });
  const premium = { title: "Negotiating", says: "Ask about salaries and pensions." };
  const closed = await aCourse({ tier: "premium", lessons: [premium] });
  const find = async (q: string, mayPremium: boolean) =>
    (await lessonGroup({ q, mayPremium, limit: 5 }))[0]!.results;

  const [hit, ...others] = await find("salaries", false);
  expect(others).toEqual([]);
  // The ninth word, each half a second after the one before: it is said at 4.5 s.
  expect(hit).toMatchObject({
    path: `/cih/standard/${lessons[0]!.slug}?t=4`,
    note: expect.stringMatching(/, at 0:04$/),
    excerpt: expect.arrayContaining([{ text: "salaries", isMarked: true }]),
  });
  expect(await find("pensions", false)).toEqual([]);
  expect(await find("negotiating", false)).toMatchObject([
    { path: `/cih-ad#lesson-${closed.lessons[0]!.id}`, note: "Premium", excerpt: [] },
  ]);
  const [own] = await find("pensions", true);
  expect(own!.path).toBe(`/cih/premium/${closed.slug}/${closed.lessons[0]!.slug}?t=2`);
});
