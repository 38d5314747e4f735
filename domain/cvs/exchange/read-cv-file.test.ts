import { expect, test } from "vitest";
import { fullDocument } from "#test/cvs/full-document.ts";
import { aDocx } from "./fixtures/a-docx.ts";
import { aPdfBomb } from "./fixtures/a-pdf.ts";
import { moveReadApart, readCvFile } from "./read-cv-file.server.ts";

const file = (bytes: Uint8Array) => ({ name: "cv", bytes });
const text = (words: string) => new TextEncoder().encode(words);

test("a file is read in a process of its own, several one after the other", async () => {
  const docx = aDocx([{ text: "Ananya Rao" }, { text: "ananya@example.com" }]);
  const results = await Promise.all(
    [docx, docx, docx, docx].map((bytes) => readCvFile(file(bytes))),
  );
  for (const result of results) {
    expect(result).toMatchObject({
      ok: true,
      value: { document: { basics: { name: "Ananya Rao" } } },
    });
  }
});

test("one that takes too long is ended with its sentence, and the next is read", async () => {
  const slow = await readCvFile(file(text("Ananya Rao\nfirst\n")), {
    milliseconds: 1,
    megabytes: 64,
  });
  expect(slow).toMatchObject({
    ok: false,
    error: { sentence: expect.stringContaining("took too long") },
  });
  const next = await readCvFile(file(text("Ananya Rao\nananya@example.com")));
  expect(next.ok).toBe(true);
});

test("one that needs too much memory ends alone", async () => {
  const paragraphs = Array.from({ length: 60_000 }, (_, at) => ({ text: `Line ${at} of many` }));
  const result = await readCvFile(file(aDocx(paragraphs)), { milliseconds: 20_000, megabytes: 24 });
  expect(result).toMatchObject({
    ok: false,
    error: { sentence: expect.stringContaining("memory") },
  });
  expect((await readCvFile(file(text("Ananya Rao\nananya@example.com")))).ok).toBe(true);
});

test("a PDF whose pages unpack without end is stopped", async () => {
  const result = await readCvFile(file(aPdfBomb()), { milliseconds: 20_000, megabytes: 100 });
  expect(result.ok).toBe(false);
  expect(result.ok ? "" : result.error.sentence).toMatch(/memory|too long|broken|no text/);
});

test("parts are moved in a process of its own, too, and not for longer than a file is read", async () => {
  const read = { document: fullDocument, unread: ["Klingon"] };
  const moves = new Map([["unread 0", "languages"]]);
  const moved = await moveReadApart(read, moves);
  expect(moved).toMatchObject({ ok: true, value: { unread: [] } });
  const slow = await moveReadApart(read, moves, { milliseconds: 1, megabytes: 64 });
  expect(slow).toMatchObject({ ok: false, error: { sentence: expect.stringContaining("long") } });
});
