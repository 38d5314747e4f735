import { expect, test } from "vitest";
import { fullDocument } from "#test/cvs/full-document.ts";
import { aDocx } from "./fixtures/a-docx.ts";
import { aPdfBomb } from "./fixtures/a-pdf.ts";
import { moveReadInChildProcess, readCvFile } from "./read-cv-file.server.ts";

const file = (bytes: Uint8Array) => ({ name: "cv", bytes });
const ana = { ownerId: "ana" };
const text = (words: string) => new TextEncoder().encode(words);

test("a file is read in a process of its own, several one after the other", async () => {
  const docx = aDocx([{ text: "Ananya Rao" }, { text: "ananya@example.com" }]);
  const results = await Promise.all([docx, docx].map((bytes) => readCvFile(file(bytes), ana)));
  for (const result of results) {
    expect(result).toMatchObject({
      ok: true,
      value: { document: { basics: { name: "Ananya Rao" } } },
    });
  }
});

test("one that takes too long is ended with its sentence, and the next is read", async () => {
  const slow = await readCvFile(file(text("Ananya Rao\nfirst\n")), ana, {
    milliseconds: 1,
    megabytes: 64,
  });
  expect(slow).toMatchObject({
    ok: false,
    error: { sentence: expect.stringContaining("took too long") },
  });
  const next = await readCvFile(file(text("Ananya Rao\nananya@example.com")), ana);
  expect(next.ok).toBe(true);
});

test("one that needs too much memory ends alone", async () => {
  const paragraphs = Array.from({ length: 30_000 }, (_, at) => ({ text: `Line ${at} of many` }));
  const result = await readCvFile(file(aDocx(paragraphs)), ana, {
    milliseconds: 20_000,
    megabytes: 24,
  });
  expect(result).toMatchObject({
    ok: false,
    error: { sentence: expect.stringContaining("memory") },
  });
  expect((await readCvFile(file(text("Ananya Rao\nananya@example.com")), ana)).ok).toBe(true);
});

test("a PDF whose pages unpack without end is stopped", async () => {
  const result = await readCvFile(file(aPdfBomb()), ana, { milliseconds: 20_000, megabytes: 48 });
  expect(result.ok).toBe(false);
  expect(result.ok ? "" : result.error.sentence).toMatch(/memory|too long|broken|no text/);
});

test("parts are moved in a process of its own, too, and not for longer than a file is read", async () => {
  const read = { document: fullDocument, unread: ["Klingon"] };
  const moves = new Map([["unread 0", "languages"]]);
  const moved = await moveReadInChildProcess({ read, moves }, ana);
  expect(moved).toMatchObject({ ok: true, value: { unread: [] } });
  const slow = await moveReadInChildProcess({ read, moves }, ana, {
    milliseconds: 1,
    megabytes: 64,
  });
  expect(slow).toMatchObject({ ok: false, error: { sentence: expect.stringContaining("long") } });
});

test("one person's slow files do not hold up somebody else's", async () => {
  const slow = file(aDocx(Array.from({ length: 8_000 }, (_, at) => ({ text: `Line ${at}` }))));
  const done: string[] = [];
  const read = async (ownerId: string, { bytes } = slow) => {
    await readCvFile(file(bytes), { ownerId });
    done.push(ownerId);
  };
  const all = [read("ana"), read("ana"), read("ana"), read("ana")];
  await Promise.all([...all, read("ben", file(text("Ben Okri\nben@example.com")))]);
  // Not after the four that were sent before it.
  expect(done.indexOf("ben")).toBeLessThan(2);
});

test("a file is not read on for somebody who has left", async () => {
  const leaving = new AbortController();
  const cv = file(text("Cem Kara\ncem@example.com"));
  const reading = readCvFile(cv, { ownerId: "cem", signal: leaving.signal });
  leaving.abort();
  expect((await reading).ok).toBe(false);
  expect((await readCvFile(cv, { ownerId: "cem" })).ok).toBe(true);
});
