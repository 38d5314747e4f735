import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { binCv } from "#domain/cvs/bin-cv.server.ts";
import type { Cv, Letter } from "#domain/cvs/cv.ts";
import { findCvOwnedBy, findLetterOwnedBy, listCvs } from "#domain/cvs/cvs.queries.server.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { createLetter } from "#domain/cvs/keep-cv.server.ts";
import { findVersion, listVersions } from "#domain/cvs/versions.server.ts";
import { timeIn } from "#rules/zoned-time.ts";
import { countWrite } from "#server/write-limit.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerSave } from "./save.server.ts";

const address = "192.0.2.7";

test("a room behind one address saves as it types, and its forms still go through", async () => {
  const pauses = Array.from({ length: 300 }, () => countWrite(address, "saves"));
  expect((await Promise.all(pauses)).filter((wait) => wait !== null)).toEqual([]);
  expect(await countWrite(address, "writes")).toBeNull();
});

test("one person's endless saving is told how long to wait, and nobody else is", async () => {
  const [owner, other] = [await aStudent(), await aStudent()];
  const [cv, theirs] = [await aCv(owner), await aCv(other)];
  let last = await save(owner, cv);
  expect(last.status).toBe(200);
  for (let count = 0; count < 90; count += 1) last = await save(owner, cv);

  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await save(other, theirs)).status).toBe(200);
});

test("one mistake does not stop the rest from being kept, and is said at its field", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const basics = { ...cv.document.basics, url: "ftp://ada", phone: "07700 900 001" };
  const answer = await save(owner, { ...cv, document: { ...cv.document, basics } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    kind: "saved",
    refused: {
      errors: { url: expect.any(String) },
      sentence: expect.stringMatching(/Name and contact/),
    },
    sentAs: { document: { basics: { url: "", phone: "07700 900 001" } } },
  });
  const kept = await findCvOwnedBy(owner.id, cv.id);
  expect(kept?.document.basics).toMatchObject({ url: "", phone: "07700 900 001" });
});

test("a letter is kept at a pause as a CV is", async () => {
  const owner = await aStudent();
  const letter = await aLetter(owner);
  const document = { ...letter.document, subject: "Analyst, ref. 12" };
  expect(await (await save(owner, { ...letter, document })).json()).toMatchObject({
    kind: "saved",
    revision: 2,
  });
  expect((await findLetterOwnedBy(owner.id, letter.id))?.document.subject).toBe("Analyst, ref. 12");
});

test("words of a document that is gone are told so, and are kept as a new one when asked", async () => {
  const owner = await aStudent();
  const letter = await aLetter(owner);
  await binCv({ ownerId: owner.id, cvId: letter.id, now: new Date() });
  const gone = await save(owner, letter);
  expect([gone.status, await gone.json()]).toMatchObject([404, { kind: "gone" }]);
  const made = (await (await save(owner, letter, { asNew: true })).json()) as { id: string };
  expect(await findLetterOwnedBy(owner.id, made.id)).toMatchObject({
    title: letter.title,
    document: letter.document,
  });
  expect((await save(await aStudent(), letter)).status).toBe(404);
});

test("a mistake in a document that is gone is said before it is kept as a new one", async () => {
  const owner = await aStudent();
  const letter = await aLetter(owner);
  await binCv({ ownerId: owner.id, cvId: letter.id, now: new Date() });
  const paragraphs = Array.from({ length: 61 }, (_, at) => `Paragraph ${at}`);
  const long = { ...letter, document: { ...letter.document, paragraphs } };
  const answer = await save(owner, long, { asNew: true });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { kind: "refused", errors: { body: expect.any(String) } },
  ]);
  expect((await listCvs(owner.id, 1, new Date())).total).toBe(0);
});

test("a window of one person saves nothing into the account of the next", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const cv = await aCv(ada);
  const answer = await save(ben, cv, { ownerId: ada.id, asNew: true });
  expect([answer.status, await answer.json()]).toEqual([401, { kind: "signed-out" }]);
  expect((await listCvs(ben.id, 1, new Date())).total).toBe(0);
  expect((await save(ada, cv, { ownerId: ada.id })).status).toBe(200);
});

test("words that were not chosen stay in the versions, by the clock of whoever typed them", async () => {
  const owner = { ...(await aStudent()), timeZone: "Asia/Kolkata" };
  const cv = await aCv(owner);
  const mine = { ...cv, title: "Mine, not chosen" };
  expect(await (await save(owner, mine, { apart: true })).json()).toEqual({ kind: "kept-apart" });
  await save(owner, { ...cv, title: "Chosen" });
  const { rows } = await listVersions(owner.id, cv.id, 1);
  const clock = timeIn("Asia/Kolkata", rows[1]!.savedAt);
  expect(rows).toMatchObject([
    { title: "Chosen", name: null },
    { title: "Mine, not chosen", name: `Your words, not chosen, ${clock}` },
    { title: cv.title },
  ]);
});

test("a window of the release before sends them along, and they are kept the same", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const { title, look, document } = cv;
  const aside = ["First", "Second", "Third"].map((each) => ({ title: each, look, document }));
  await save(owner, { ...cv, title: "Chosen" }, { aside: [...aside, null] });
  const { rows } = await listVersions(owner.id, cv.id, 1);
  expect(rows.map((row) => row.title)).toEqual(["Chosen", "Third", "Second", "First", title]);
});

test("a mistake in words that were not chosen is kept word for word, in a letter and in a CV", async () => {
  const owner = await aStudent();
  const [cv, letter] = [await aCv(owner), await aLetter(owner)];
  const basics = { ...cv.document.basics, summary: "z".repeat(20_001) };
  const dated = { ...letter, document: { ...letter.document, writtenOn: "next friday" } };
  for (const each of [{ ...cv, document: { ...cv.document, basics } }, dated]) {
    await save(owner, each as Cv | Letter, { apart: true });
  }
  const ofCv = await findVersion({ ownerId: owner.id, cvId: cv.id, number: 2 });
  expect(JSON.stringify(ofCv).match(/z+/g)?.join("")).toBe(basics.summary);
  const ofLetter = await findVersion({ ownerId: owner.id, cvId: letter.id, number: 2 });
  expect(JSON.stringify(ofLetter?.document)).toContain("next friday");
});

test("words that were not chosen are not said to be kept where the document is gone, or its owner", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const cv = await aCv(ada);
  const theirs = await save(ben, cv, { ownerId: ada.id, apart: true });
  expect([theirs.status, await theirs.json()]).toEqual([401, { kind: "signed-out" }]);
  await binCv({ ownerId: ada.id, cvId: cv.id, now: new Date() });
  const gone = await save(ada, cv, { apart: true });
  expect([gone.status, await gone.json()]).toMatchObject([404, { kind: "gone" }]);
});

test("words that no field shows any more become a new document, mistakes and all", async () => {
  const owner = await aStudent();
  const letter = await aLetter(owner);
  await binCv({ ownerId: owner.id, cvId: letter.id, now: new Date() });
  const wrong = { ...letter, document: { ...letter.document, writtenOn: "next friday" } };
  const answer = await save(owner, wrong, { asNew: true, apart: true });
  const { id } = (await answer.json()) as { id: string };
  const kept = await findLetterOwnedBy(owner.id, id);
  expect(kept?.document.paragraphs.at(-1)).toContain("next friday");
});

test("asked to wait after an answer was lost, the same words and what was not chosen are no clash", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  // Both arrive, both answers are lost, and the next sending is told to wait.
  await save(owner, { ...cv, title: "Mine, not chosen" }, { apart: true });
  await save(owner, { ...cv, title: "Typed" });
  await save(owner, { ...cv, title: "Mine, not chosen" }, { apart: true });
  const again = await save(owner, { ...cv, title: "Typed" });
  expect(await again.json()).toMatchObject({ kind: "saved" });
  const on = await save(owner, { ...cv, title: "Typed on" });
  expect(await on.json()).toMatchObject({ kind: "merged", title: "Typed on" });
});

async function aLetter(owner: SignedInMember): Promise<Letter> {
  const made = await createLetter({
    ownerId: owner.id,
    title: "To Brackwater",
    look: firstLook("gb"),
    document: emptyLetter(owner),
    now: new Date(),
  });
  if (!made.ok) throw new Error(made.error);
  return (await findLetterOwnedBy(owner.id, made.value.id))!;
}

function save(member: SignedInMember, cv: Cv | Letter, given: object = {}) {
  const { id, kind, revision, title, look, document } = cv;
  const context = new RouterContextProvider();
  context.set(visitorContext, member);
  const state = { title, look, document };
  const body = JSON.stringify({ kind, revision, tab: "a", state, ...given });
  const headers = { "content-type": "application/json" };
  const request = new Request("https://waymark.example/", { method: "POST", headers, body });
  return answerSave({ request, context, params: { cv_id: id } });
}
