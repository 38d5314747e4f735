import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { orderAsked } from "#app/compose/cvs/look-asked.ts";
import { printableOf } from "#app/compose/cvs/own-cv.server.ts";
import { visitorContext } from "#app/contexts.ts";
import { figureTurns } from "#domain/cvs/print/drawing-turns.server.ts";
import { printCv } from "#domain/cvs/print/print-cv.server.ts";
import { sampleCv } from "#domain/cvs/studio/sample-cv.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aPhoto } from "#test/files.ts";
import { loadGallery } from "./gallery.server.ts";

const { document } = sampleCv;

async function aGallery(given: CvDocument, owner: Awaited<ReturnType<typeof aStudent>>) {
  const cv = await aCv(owner, { document: given });
  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  const open = (asked: string, signal = new AbortController().signal) =>
    loadGallery({
      context,
      request: new Request(`https://waymark.example/?cv=${cv.id}${asked}`, { signal }),
    });
  return { cv, open };
}

test("each template says the pages its PDF has and the fields read back, after the page is there", async () => {
  const owner = await aStudent();
  const { cv, open } = await aGallery(document, owner);
  for (const template of ["wharf", "reading-room"] as const) {
    const look = { ...cv.look, template };
    const ordered = orderAsked(document, look, new Map([["order", "template"]]));
    const printable = await printableOf({ ...cv, look, document: ordered }, owner.id);
    const printed = await printCv(printable, "pdf");
    const pages = template === "wharf" ? 1 : 2;
    expect(printed.ok && printed.value.pages).toBe(pages);
    // A busy machine has less patience than work; what was counted is remembered.
    await expect
      .poll(async () => (await open("")).figures[template], { timeout: 60_000 })
      .toEqual({ pages, readBack: { found: 56, of: 56 } });
  }
  expect((await open("")).figures.wharf).toBeInstanceOf(Promise);
});

test("without script they come with the page that asks for them", async () => {
  const { open } = await aGallery(document, await aStudent());
  await expect
    .poll(async () => (await open("&counts=now")).figures, { timeout: 60_000 })
    .toMatchObject({ line: { pages: 1, readBack: { found: 56, of: 56 } } });
});

test("what cannot be drawn says nothing, and so does what nobody waits for", async () => {
  const owner = await aStudent();
  const photo = await aPhoto(owner, new Date(), "no picture");
  const basics = { ...document.basics, photoId: photo.id };
  const { open } = await aGallery({ ...document, basics }, owner);
  // Only where photos are printed is one in the way.
  expect((await open("&counts=now&market=de")).figures.kirkgate).toBeNull();
  expect((await open("&counts=now&market=gb")).figures.kirkgate).toMatchObject({ pages: 1 });
  const left = await open("&counts=now&market=gb", AbortSignal.abort());
  expect(left.figures.kirkgate).toBeNull();
});

test("nobody waits longer for a drawing that takes too long", async () => {
  const owner = await aStudent();
  const { open } = await aGallery(document, owner);
  const slow = Promise.withResolvers<null>();
  const drawing = figureTurns.run(owner.id, () => slow.promise);
  try {
    const reader = new AbortController();
    const { figures } = await open("", reader.signal);
    reader.abort();
    expect(await figures.wharf).toBeNull();
  } finally {
    slow.resolve(null);
    await drawing;
  }
});
