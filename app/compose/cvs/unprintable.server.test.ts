import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { loadCheck } from "#app/routes/student/check-cv/check.server.ts";
import { loadGallery } from "#app/routes/student/choose-template/gallery.server.ts";
import { loadStudio } from "#app/routes/student/create-cv/studio.server.ts";
import { loadLetter } from "#app/routes/student/letter/letter.server.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { createLetter } from "#domain/cvs/document/save-cv.server.ts";
import { aCv, aDocument, workEntry } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerDraw } from "./draw.server.ts";
import { loadDownload, loadFinal } from "./preview-pages.server.ts";

/** Runes and Thaana, which none of our fonts has. */
const document = aDocument({
  work: [workEntry("tide", { name: "Tide", position: "Analyst ᚱ", highlights: ["Fine", "ދ"] })],
});
const said = [
  { field: "Experience, Analyst ᚱ, Tide: Job title", letters: ["ᚱ"] },
  { field: "Experience, Analyst ᚱ, Tide: What you did", letters: ["ދ"] },
];

async function asking(owner: Awaited<ReturnType<typeof aStudent>>, cvId: string) {
  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  const request = new Request(`https://waymark.example/?cv=${cvId}`);
  return { context, request, params: { cv_id: cvId } };
}

test("studio, check, gallery, last look and download name the fields whose letters cannot be printed", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner, { document });
  const asked = await asking(owner, cv.id);
  expect((await loadStudio(asked))?.unprintable).toEqual(said);
  expect((await loadCheck(asked)).unprintable).toEqual(said);
  expect((await loadGallery(asked)).unprintable).toEqual(said);
  expect((await loadFinal(asked))?.unprintable).toEqual(said);
  expect((await loadDownload(asked))?.unprintable).toEqual(said);
});

test("so does the preview, of words that are not saved yet", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner, { document: aDocument() });
  const asked = await asking(owner, cv.id);
  const { title, look } = cv;
  const request = new Request("https://waymark.example/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title, look, document }),
  });
  const drawn = await (await answerDraw({ ...asked, request })).json();
  expect(drawn).toMatchObject({ unprintable: said });
});

test("a letter names its own", async () => {
  const owner = await aStudent();
  const letter = { ...emptyLetter(owner), paragraphs: ["Fine", "ᚱ"] };
  const look = firstLook("gb");
  const made = await createLetter({
    ...{ ownerId: owner.id, title: "Letter", look },
    document: letter,
    now: new Date("2026-11-15T09:00:00Z"),
  });
  if (!made.ok) throw new Error(made.error);
  const asked = await asking(owner, made.value.id);
  const named = [{ field: "Text, paragraph 2", letters: ["ᚱ"] }];
  expect((await loadLetter(asked)).unprintable).toEqual(named);
  expect((await loadDownload(asked))?.unprintable).toEqual(named);
});
