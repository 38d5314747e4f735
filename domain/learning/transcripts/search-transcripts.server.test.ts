// @both-engines: the text search is the database's.
import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aCourse } from "#test/lessons.ts";
import { searchTranscripts } from "./search-transcripts.server.ts";
import { unsafeSentencesOf } from "./sentences.queries.server.ts";

const asked = { mayPremium: false, limit: 10, perLesson: 3 };

test("a hit is at the word that was looked for, not at the beginning of its sentence", async () => {
  await aCourse({ lessons: [{ says: "First we listen. Then you give a range of salaries." }] });
  const { hits, total } = await searchTranscripts({ ...asked, q: "salary" });
  expect(total).toBe(1);
  // The ninth word, each half a second after the one before.
  expect(hits[0]!.said).toEqual({
    atMs: 4500,
    pieces: [
      { text: "Then you give a range of ", isMarked: false },
      { text: "salaries", isMarked: true },
      { text: ".", isMarked: false },
    ],
  });
});

test("a transcript knows the moment of each of its words", async () => {
  const { lessons } = await aCourse({ lessons: [{ says: "First we listen. Then stop talking." }] });
  expect(await unsafeSentencesOf(lessons[0]!.id)).toEqual([
    { startMs: 0, text: "First we listen.", wordsAt: [0, 500, 1000] },
    { startMs: 1500, text: "Then stop talking.", wordsAt: [1500, 2000, 2500] },
  ]);
});

test("of a premium lesson others learn its title alone, and cannot guess a word of it", async () => {
  const says = "A range opens talks. Another range ends them.";
  const { lessons } = await aCourse({ tier: "premium", lessons: [{ title: "Pay", says }] });
  const locked = await searchTranscripts({ ...asked, q: "pay" });
  expect(locked.hits).toEqual([
    expect.objectContaining({
      lessonId: lessons[0]!.id,
      tier: "premium",
      title: [{ text: "Pay", isMarked: true }],
      said: null,
    }),
  ]);
  expect(JSON.stringify(locked)).not.toMatch(/range|talks|Another/);
  // A word that is said and one that is not are answered alike, alone and beside the title.
  for (const word of ["range", "talks", "elephant"]) {
    expect(await searchTranscripts({ ...asked, q: word })).toEqual({ hits: [], total: 0 });
    expect(await searchTranscripts({ ...asked, q: `pay ${word}` })).toEqual(locked);
  }
  const open = await searchTranscripts({ ...asked, q: "range", mayPremium: true });
  expect(open.hits.map(({ said }) => said?.atMs)).toEqual([500, 2500]);
});

test("every word in one sentence comes first; any of them where no sentence has all", async () => {
  await aCourse({ lessons: [{ says: "A visa is one thing. A salary is another." }] });
  await aCourse({ lessons: [{ says: "The visa sets the salary." }] });
  const both = await searchTranscripts({ ...asked, q: "visa salary" });
  expect(both.hits.map(({ said }) => said?.atMs)).toEqual([500]);
  const either = await searchTranscripts({ ...asked, q: "visa elephants" });
  expect(either.total).toBe(2);
});

test("drafts are in no answer, and Jumpstart finds its own lessons only", async () => {
  await aCourse({ lessons: [{ says: "Bank accounts.", state: "draft" }] });
  await aCourse({ lessons: [{ says: "Bank holidays." }] });
  await aCourse({ lessons: [{ says: "Bank cards.", isInJumpstart: true }] });
  expect((await searchTranscripts({ ...asked, q: "bank" })).total).toBe(2);
  const own = await searchTranscripts({ ...asked, q: "bank", isJumpstart: true });
  expect(own.hits.map(({ said }) => said?.pieces.map(({ text }) => text).join(""))).toEqual([
    "Bank cards.",
  ]);
});

test.each(["", "   ", "the of", "'; drop table users", "\\ & | !", "c++ :*"])(
  "“%s” is no mistake",
  async (q) => {
    await aCourse();
    expect((await searchTranscripts({ ...asked, q })).hits).toEqual([]);
  },
);
