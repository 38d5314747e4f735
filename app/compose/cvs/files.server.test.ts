import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { emptyLetter } from "#domain/cvs/document/empty-document.ts";
import { createLetter } from "#domain/cvs/document/save-cv.server.ts";
import { listSendableVersions } from "#domain/cvs/sharing/sendable.queries.server.ts";
import { shareCv } from "#domain/cvs/sharing/share-cv.server.ts";
import { aCv, aDocument, aState } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerFile } from "./files.server.ts";
import { answerSharedPdf } from "./shared.server.ts";

const title = "Backup boring bank";
const secret = /backup|boring|bank/i;
const request = new Request("https://waymark.example/");

test("no file says the title its owner keeps a document under, to guests or to anybody", async () => {
  const owner = await aStudent();
  const { basics } = aDocument();
  const cv = await aCv(owner, { title, document: aDocument({ basics: { ...basics, name: "" } }) });
  const letter = await createLetter({
    ...aState(),
    title,
    document: emptyLetter({ name: "", email: "" }),
    ownerId: owner.id,
    now: new Date(),
  });
  if (!letter.ok) throw new Error(letter.error);

  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  for (const cvId of [cv.id, letter.value.id]) {
    const shared = await shareCv({ ownerId: owner.id, cvId, label: "", days: 7, now: new Date() });
    if (!shared.ok) throw new Error(shared.error);
    const { token } = shared.value;
    const own = { request, context, params: { cv_id: cvId, format: "pdf" } };
    await saysNothing(await answerSharedPdf({ request, context, params: { token } }));
    await saysNothing(await answerFile(own));
  }
});

test("a letter is a file in five formats, each under its own name, and for nobody else in any", async () => {
  const owner = await aStudent();
  const document = emptyLetter({ name: "Ananya Rao", email: "" });
  const letter = await createLetter({
    ...aState(),
    title,
    document,
    ownerId: owner.id,
    now: new Date(),
  });
  if (!letter.ok) throw new Error(letter.error);
  const file = async (who: typeof owner, format: string) => {
    const context = new RouterContextProvider();
    context.set(visitorContext, who);
    return answerFile({ request, context, params: { cv_id: letter.value.id, format } });
  };
  const stranger = await aStudent();
  for (const format of ["pdf", "docx", "txt", "md", "png"]) {
    const made = await file(owner, format);
    expect(made.headers.get("content-disposition")).toContain(`"ananya-rao-letter.${format}"`);
    expect((await made.arrayBuffer()).byteLength).toBeGreaterThan(10);
    await expect(file(stranger, format)).rejects.toMatchObject({ init: { status: 404 } });
  }
  await expect(file(owner, "json")).rejects.toMatchObject({ init: { status: 404 } });
});

test("the file with everything in it cannot be taken for the one to hand on", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  const names = [];
  for (const format of ["json", "json-shown"]) {
    const made = await answerFile({ request, context, params: { cv_id: cv.id, format } });
    names.push(/filename="([^"]+)"/.exec(made.headers.get("content-disposition") ?? "")?.[1]);
  }
  expect(names[0]).toMatch(/-cv-everything\.json$/);
  expect(names[1]).toMatch(/-cv\.json$/);
});

test("a file that was made is known as downloaded by its owner, one that was not is not", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  const file = (format: string) =>
    answerFile({ request, context, params: { cv_id: cv.id, format } });
  const known = async () => {
    const [version] = await listSendableVersions({ ownerId: owner.id, cvId: cv.id, number: null });
    return version?.downloadedAt;
  };
  await expect(file("exe")).rejects.toMatchObject({ init: { status: 404 } });
  expect(await known()).toBeNull();
  // For oneself, or to look at: nobody sends these.
  for (const format of ["json", "json-shown", "png"]) expect((await file(format)).status).toBe(200);
  expect(await known()).toBeNull();
  expect((await file("txt")).status).toBe(200);
  expect(await known()).toBeInstanceOf(Date);
});

async function saysNothing(file: Response) {
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z-]+\.pdf"/);
  expect(file.headers.get("content-disposition")).not.toMatch(secret);
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).not.toMatch(secret);
}
