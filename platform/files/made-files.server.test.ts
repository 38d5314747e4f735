import { expect } from "vitest";
import { no, ok } from "#rules/result.ts";
import { test } from "#test/database.ts";
import { findFile, readWhole } from "./files.server.ts";
import { madeFile } from "./made-files.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const text = (words: string) => ({ bytes: new TextEncoder().encode(words), type: "text/plain" });

function aMaker() {
  let made = 0;
  const make = async (words: string) => {
    made += 1;
    return ok(text(words));
  };
  const file = (words: string) =>
    madeFile({ subject: "guide", content: { words }, make: () => make(words) }, now);
  return { file, count: () => made };
}

async function wordsOf(result: Awaited<ReturnType<ReturnType<typeof aMaker>["file"]>>) {
  return result.ok ? (await readWhole(result.value))?.toString() : null;
}

test("a file is made once for what is in it, and again when that changes", async () => {
  const { file, count } = aMaker();
  const [first, again] = await Promise.all([file("one"), file("one")]);
  expect([await wordsOf(first), await wordsOf(again), count()]).toEqual(["one", "one", 1]);
  await file("one");
  expect(count()).toBe(1);

  expect(await wordsOf(await file("two"))).toBe("two");
  expect(count()).toBe(2);
  if (!first.ok) throw new Error("not made");
  expect(await findFile(first.value.id)).toBe(null);
});

test("what cannot be made is refused, and made the next time", async () => {
  const refused = { subject: "guide", content: 1, make: async () => no("busy" as const) };
  expect(await madeFile(refused, now)).toEqual(no("busy"));
  const { file } = aMaker();
  expect(await wordsOf(await file("one"))).toBe("one");
});
