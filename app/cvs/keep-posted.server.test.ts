import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { binCv } from "#domain/cvs/bin-cv.server.ts";
import type { LetterState } from "#domain/cvs/cv.ts";
import { findLetterOwnedBy, listCvs } from "#domain/cvs/cvs.queries.server.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import type { FormAnswer } from "#domain/cvs/editing/save-answer.ts";
import { createLetter, saveLetter } from "#domain/cvs/keep-cv.server.ts";
import { findVersion, listVersions } from "#domain/cvs/versions.server.ts";
import type { LetterDocument } from "#rules/cv/cv-document.ts";
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
  const typed = { subject: "Miller", owner: ada.id, revision: "1" };
  const { answer, context } = await post(ben, cvId, typed);
  // On the revision it was typed on: once Ada is back, her own words are no clash.
  expect(answer).toMatchObject({
    data: { kind: "bad", revision: 1, errors: { form: expect.any(String) } },
  });
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

test("without script, too, words that were not chosen stay in the versions", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  const theirs = { ...letter.document, subject: "Theirs" };
  await saveLetter({ ...letter, document: theirs, cvId, baseRevision: 1, tab: "other" });
  const { answer } = await post(owner, cvId, { revision: "1", subject: "Mine" });
  const { merged, clashes, revision } = (answer as { data: Clashed }).data;
  const settle = {
    intent: "settle",
    state: JSON.stringify(merged),
    clashes: JSON.stringify(clashes),
    revision: String(revision),
    "clash-0": "theirs",
  };
  expect((await post(owner, cvId, settle)).answer).toBeInstanceOf(Response);

  expect((await findLetterOwnedBy(owner.id, cvId))?.document.subject).toBe("Theirs");
  const [, aside] = (await listVersions(owner.id, cvId, 1)).rows;
  expect(aside?.name).toMatch(/^Your words, not chosen, \d\d:\d\d$/);
  expect(await findVersion({ ownerId: owner.id, cvId, number: aside!.number })).toMatchObject({
    document: { subject: "Mine" },
  });
});

test("a choice that clashes once more has kept what was not chosen, all three times", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  const { title, look, document } = letter;
  await saveLetter({ ...letter, title: "Theirs", cvId, baseRevision: 1, tab: "other" });
  const aside = ["First", "Second", "Third"].map((subject) => ({
    title,
    look,
    document: { ...document, subject },
  }));
  const { answer } = await post(owner, cvId, settling({ ...letter, title: "Mine" }, aside));
  expect(answer).toMatchObject({ data: { kind: "conflict" } });
  expect((answer as { data: Clashed }).data.aside).toBeUndefined();
  expect(await subjectsOf(owner.id, cvId)).toEqual(["", "Third", "Second", "First", "", ""]);
});

test("without script, too, what stood and was not chosen stays a version", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  await post(owner, cvId, { revision: "1", subject: "Theirs" });
  const { answer } = await post(owner, cvId, { revision: "1", subject: "Mine" });
  const { merged } = (answer as { data: Clashed }).data;
  await post(owner, cvId, { ...settling(merged, []), revision: "2" });
  expect(await subjectsOf(owner.id, cvId)).toEqual(["Mine", "Theirs", letter.document.subject]);
});

test("a choice in a letter that is gone is kept as a new one, with what was not chosen", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  await binCv({ ownerId: owner.id, cvId, now });
  const aside = [{ ...stateOf(letter), document: { ...letter.document, subject: "Not chosen" } }];
  const led = await post(owner, cvId, settling(letter, aside)).catch((thrown: unknown) => thrown);
  const id = /letters\/([\w-]+)/.exec(String((led as Response).headers.get("location")))?.[1] ?? "";
  expect(await subjectsOf(owner.id, id)).toEqual(["", "Not chosen"]);
});

test("while somebody else is signed in the form comes back with it, and its owner's next post keeps it", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const { cvId, letter } = await aLetter(ada);
  const aside = [{ ...stateOf(letter), document: { ...letter.document, subject: "Not chosen" } }];
  const fields = { ...settling(letter, aside), owner: ada.id };
  const { answer } = await post(ben, cvId, fields);
  expect(answer).toMatchObject({ data: { kind: "bad", aside } });
  const again = { subject: "Typed since", revision: "1", aside: JSON.stringify(aside) };
  expect((await post(ada, cvId, again)).answer).toBeInstanceOf(Response);
  expect(await subjectsOf(ada.id, cvId)).toEqual(["Typed since", "Not chosen", ""]);
});

test("words with a mistake beside a clash go into a version with the choice", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  const document = { ...letter.document, subject: "Theirs" };
  await saveLetter({ ...letter, document, cvId, baseRevision: 1, tab: "other" });
  const typed = { revision: "1", subject: "Mine", closing: TOO_LONG };
  const { merged, aside = [] } = ((await post(owner, cvId, typed)).answer as { data: Clashed })
    .data;
  await post(owner, cvId, { ...settling(merged, aside), revision: "2" });
  const [, kept] = await versionsOf(owner.id, cvId);
  expect(JSON.stringify(kept?.document)).toContain(TOO_LONG);
});

test("one form does not write versions without end: it comes back with every word, and nothing is kept", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  const aside = Array.from({ length: 21 }, (_, at) => ({
    ...stateOf(letter),
    document: { ...letter.document, subject: `Not chosen ${at}` },
  }));
  const { answer } = await post(owner, cvId, settling({ ...letter, title: "Mine" }, aside));
  expect(answer).toMatchObject({
    data: { kind: "bad", aside, errors: { form: expect.stringContaining("nothing is saved") } },
  });
  expect(await subjectsOf(owner.id, cvId)).toEqual([""]);
  await binCv({ ownerId: owner.id, cvId, now });
  expect((await post(owner, cvId, settling(letter, aside))).answer).toMatchObject({
    data: { kind: "bad", aside },
  });
  expect((await listCvs(owner.id, 1, now)).total).toBe(0);
});

test("a choice that came back is a choice still: what stood stays a version", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const { cvId, letter } = await aLetter(ada);
  await post(ada, cvId, { revision: "1", subject: "Theirs" });
  const mine = { ...letter, document: { ...letter.document, subject: "Mine" } };
  const { answer } = await post(ben, cvId, { ...settling(mine, []), owner: ada.id });
  expect(answer).toMatchObject({ data: { kind: "bad", isChoice: true } });
  await post(ada, cvId, { revision: "2", subject: "Mine", choice: "yes" });
  expect(await subjectsOf(ada.id, cvId)).toEqual(["Mine", "Theirs", ""]);
});

test("words that were not chosen are kept though the rest of the form is unreadable", async () => {
  const owner = await aStudent();
  const { cvId, letter } = await aLetter(owner);
  const aside = [{ ...stateOf(letter), document: { ...letter.document, subject: "Not chosen" } }];
  const broken = { ...settling(letter, aside), state: "{" };
  await expect(post(owner, cvId, broken)).rejects.toMatchObject({ init: { status: 400 } });
  expect(await subjectsOf(owner.id, cvId)).toEqual(["", "Not chosen", ""]);
});

type Clashed = Extract<FormAnswer<LetterDocument>, { kind: "conflict" }>;

const stateOf = ({ title, look, document }: LetterState) => ({ title, look, document });

/** What the form of a choice posts. */
function settling(state: LetterState, aside: readonly LetterState[]): Record<string, string> {
  return {
    intent: "settle",
    state: JSON.stringify(stateOf(state)),
    aside: JSON.stringify(aside),
    revision: "1",
  };
}

/** Newest first. */
async function versionsOf(ownerId: string, cvId: string) {
  const { rows } = await listVersions(ownerId, cvId, 1);
  return Promise.all(rows.map(({ number }) => findVersion({ ownerId, cvId, number })));
}

async function subjectsOf(ownerId: string, cvId: string): Promise<string[]> {
  const versions = await versionsOf(ownerId, cvId);
  return versions.map((version) => (version!.document as LetterDocument).subject);
}

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
