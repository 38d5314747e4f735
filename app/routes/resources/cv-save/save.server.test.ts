import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Cv, Letter } from "#domain/cvs/document/cv.ts";
import {
  findCvOwnedBy,
  findLetterOwnedBy,
  listCvs,
} from "#domain/cvs/document/cvs.queries.server.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { createLetter } from "#domain/cvs/document/save-cv.server.ts";
import { binCv } from "#domain/cvs/list/bin-cv.server.ts";
import { listVersions } from "#domain/cvs/versions/versions.server.ts";
import { dateFormat } from "#rules/formats/dates.ts";
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

test("a mistake in a document that is gone is told with the new one, and the rest is in it", async () => {
  const owner = await aStudent();
  const letter = await aLetter(owner);
  await binCv({ ownerId: owner.id, cvId: letter.id, now: new Date() });
  const paragraphs = Array.from({ length: 61 }, (_, at) => `Paragraph ${at}`);
  const long = { ...letter, document: { ...letter.document, subject: "Analyst", paragraphs } };
  const answer = await save(owner, long, { asNew: true });
  const made = (await answer.json()) as { id: string };
  expect(made).toMatchObject({ kind: "made", refused: { errors: { body: expect.any(String) } } });
  expect(await findLetterOwnedBy(owner.id, made.id)).toMatchObject({
    document: { subject: "Analyst", paragraphs: [] },
  });
});

test("a window of one person saves nothing into the account of the next", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const cv = await aCv(ada);
  const answer = await save(ben, cv, { ownerId: ada.id, asNew: true });
  expect([answer.status, await answer.json()]).toEqual([401, { kind: "signed-out" }]);
  expect((await listCvs(ben.id, 1, new Date())).total).toBe(0);
  expect((await save(ada, cv, { ownerId: ada.id })).status).toBe(200);
});

test("where another window wrote the same, its version is named by its owner's clock", async () => {
  const owner = { ...(await aStudent()), timeZone: "Asia/Kolkata" };
  const cv = await aCv(owner);
  await save(owner, { ...cv, title: "Theirs" });
  const answer = await save(owner, { ...cv, title: "Mine" });
  expect(await answer.json()).toMatchObject({
    kind: "merged",
    state: { title: "Mine" },
    conflict: { version: 2 },
  });
  const { rows } = await listVersions(owner.id, cv.id, 1);
  const clock = dateFormat("dayMonthTime", "Asia/Kolkata").format(rows[1]!.savedAt);
  expect(rows).toMatchObject([
    { title: "Mine", name: null },
    { title: "Theirs", name: `From another window, ${clock}` },
    { title: cv.title },
  ]);
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
  const body = JSON.stringify({ kind, ownerId: member.id, revision, state, ...given });
  const headers = { "content-type": "application/json" };
  const request = new Request("https://waymark.example/", { method: "POST", headers, body });
  return answerSave({ request, context, params: { cv_id: id } });
}
