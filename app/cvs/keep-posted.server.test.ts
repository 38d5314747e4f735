import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { binCv } from "#domain/cvs/bin-cv.server.ts";
import { listCvs } from "#domain/cvs/cvs.queries.server.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { createLetter, saveLetter } from "#domain/cvs/keep-cv.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerLetter } from "./letter.server.ts";
import { standInLetter } from "./stand-in.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const TOO_LONG = "y".repeat(501);

test("a mistake in a letter that is gone comes back with everything typed, and makes no new one", async () => {
  const owner = await aStudent();
  const { cvId } = await aLetter(owner);
  await binCv({ ownerId: owner.id, cvId, now });
  const { answer, context } = await post(owner, cvId, { subject: "Miller", closing: TOO_LONG });
  expect(answer).toMatchObject({
    data: { kind: "bad", errors: { closing: expect.any(String) }, typed: { closing: TOO_LONG } },
  });
  expect(standInLetter(context)).toMatchObject({ revision: 0, document: { subject: "Miller" } });
  expect((await listCvs(owner.id, 1, now)).total).toBe(0);
});

test("a form of one person is not kept in the account of the next", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const { cvId } = await aLetter(ada);
  const { answer, context } = await post(ben, cvId, { subject: "Miller", owner: ada.id });
  expect(answer).toMatchObject({ data: { kind: "bad", errors: { form: expect.any(String) } } });
  expect(standInLetter(context)).toMatchObject({
    ownerId: ada.id,
    document: { subject: "Miller" },
  });
  expect((await listCvs(ben.id, 1, now)).total).toBe(0);
});

test("where two windows clash, the words that could not be read are told beside the choice", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  const document = { ...letter.document, subject: "Theirs" };
  await saveLetter({ ...letter, document, cvId, baseRevision: 1, tab: "other" });
  const fields = { revision: "1", subject: "Mine", closing: TOO_LONG };
  expect((await post(owner, cvId, fields)).answer).toMatchObject({
    data: { kind: "conflict", unread: [{ words: TOO_LONG, sentence: expect.any(String) }] },
  });
});

async function aLetter(owner: SignedInMember) {
  const document = emptyLetter(owner);
  const letter = { ownerId: owner.id, title: "To the mill", look: firstLook("gb"), document, now };
  const made = await createLetter(letter);
  if (!made.ok) throw new Error(made.error);
  return { cvId: made.value.id, letter };
}

async function post(member: SignedInMember, cvId: string, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(visitorContext, member);
  const body = new URLSearchParams(fields);
  const request = new Request("https://waymark.example/", { method: "POST", body });
  return { answer: await answerLetter({ request, context, params: { cv_id: cvId } }), context };
}
