import type { LessonSources } from "#domain/learning/media/lesson-media.ts";
import { expect, send, test } from "#e2e/fixtures.ts";
import { signInOverHttp } from "#e2e/kit/people.ts";

type Browser = Record<string, string>;

async function browserOf(person: "premium" | "student" | "staff"): Promise<Browser> {
  return { cookie: (await signInOverHttp(person, "main")).cookie };
}

async function addressesIn(headers: Browser, lesson: number): Promise<string[] | null> {
  const answer = await send(`/lesson-files/${lesson}`, { headers });
  if (answer.status === 403) return null;
  const { videos, poster, captions } = JSON.parse(answer.body) as LessonSources;
  return [...videos.map(({ src }) => src), poster, captions].filter((src) => src !== null);
}

/** The first lesson of the demo that a guest may not watch and a premium reader may. */
async function premiumLesson(premium: Browser): Promise<number> {
  for (let lesson = 1; lesson < 60; lesson++) {
    if ((await addressesIn({}, lesson)) === null && (await addressesIn(premium, lesson)) !== null)
      return lesson;
  }
  throw new Error("The demo has no premium lesson");
}

test("every file of a premium lesson opens in its reader's session and in no other @embedded", async () => {
  const own = await browserOf("premium");
  const lesson = await premiumLesson(own);
  const addresses = (await addressesIn(own, lesson))!;
  expect(addresses).toHaveLength(4);
  const others = [
    {},
    await browserOf("student"),
    await browserOf("premium"),
    await browserOf("staff"),
  ];
  for (const address of addresses) {
    const range = { range: "bytes=0-9" };
    expect((await send(address, { headers: { ...own, ...range } })).status, address).toBe(206);
    for (const other of others) {
      const copied = await send(address, { headers: { ...other, ...range } });
      expect(copied.status, address).toBe(403);
      expect(copied.body.length).toBeLessThan(100);
    }
  }
});
