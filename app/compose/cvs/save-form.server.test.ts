import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { answerStudio } from "#app/routes/student/create-cv/studio.server.ts";
import { answerLetter } from "#app/routes/student/letter/letter.server.ts";
import { db } from "#db/client.server.ts";
import { cvVersions } from "#db/schema/cvs.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { findCvOwnedBy, findLetterOwnedBy } from "#domain/cvs/document/cvs.queries.server.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { createLetter, saveCv } from "#domain/cvs/document/save-cv.server.ts";
import { binCv } from "#domain/cvs/list/bin-cv.server.ts";
import { findVersion, listVersions } from "#domain/cvs/versions/versions.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";

const now = new Date("2026-11-15T09:00:00Z");
const TOO_LONG = "y".repeat(501);

test("a mistake comes back with what was typed, and the rest is saved", async () => {
  const owner = await aStudent();
  const cvId = await aLetter(owner);
  const answer = await postLetter(owner, cvId, { subject: "Miller", closing: TOO_LONG });
  expect(answer).toMatchObject({
    data: { kind: "bad", errors: { closing: expect.any(String) }, typed: { closing: TOO_LONG } },
  });
  expect((await findLetterOwnedBy(owner.id, cvId))?.document).toMatchObject({
    subject: "Miller",
    closing: "",
  });
});

test("a form drawn before another window saved changes only what was typed in it", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const { title, look, document } = cv;
  const basics = { ...document.basics, phone: "07700 900 001" };
  const own = { ownerId: owner.id, cvId: cv.id, baseRevision: 1, now };
  await saveCv({ ...own, title, look, document: { ...document, basics } });
  const typed = { part: "basics", revision: "1", phone: "", label: "Analyst" };
  expect(await postSection(owner, cv.id, typed)).toBeInstanceOf(Response);
  expect((await findCvOwnedBy(owner.id, cv.id))?.document.basics).toMatchObject({
    phone: "07700 900 001",
    label: "Analyst",
  });
});

test("where two windows wrote the same, the form is saved and the other is a version", async () => {
  const owner = await aStudent();
  const cvId = await aLetter(owner);
  await postLetter(owner, cvId, { subject: "Theirs" });
  const answer = await postLetter(owner, cvId, { subject: "Mine" });
  expect((await findLetterOwnedBy(owner.id, cvId))?.document.subject).toBe("Mine");
  expect(await findVersion({ ownerId: owner.id, cvId, number: 2 })).toMatchObject({
    name: expect.stringMatching(/^From another window, /),
    document: { subject: "Theirs" },
  });
  expect((answer as Response).headers.get("set-cookie")).toMatch(/^flash=/);
});

test("a form whose revision is forgotten overwrites no other window's words unsaid", async () => {
  const owner = await aStudent();
  const cvId = await aLetter(owner);
  await postLetter(owner, cvId, { subject: "Drawn" });
  await postLetter(owner, cvId, { subject: "Theirs", revision: "2" });
  await postLetter(owner, cvId, { subject: "Theirs", closing: "Yours", revision: "3" });
  await db.delete(cvVersions).where(eq(cvVersions.revision, 2));
  const answer = await postLetter(owner, cvId, { subject: "Mine", revision: "2" });
  expect((await findLetterOwnedBy(owner.id, cvId))?.document).toMatchObject({
    subject: "Mine",
    closing: "Yours",
  });
  expect((answer as Response).headers.get("set-cookie")).toMatch(/^flash=/);
  const { rows } = await listVersions(owner.id, cvId, 1);
  expect(rows.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^From another/));
});

test("where nothing is left of what the form was drawn from, all it says is a conflict", async () => {
  const owner = await aStudent();
  const cvId = await aLetter(owner);
  await postLetter(owner, cvId, { subject: "Theirs" });
  await db.delete(cvVersions).where(eq(cvVersions.revision, 1));
  const answer = await postLetter(owner, cvId, { subject: "Mine" });
  expect((answer as Response).headers.get("set-cookie")).toMatch(/^flash=/);
  expect(await findVersion({ ownerId: owner.id, cvId, number: 2 })).toMatchObject({
    document: { subject: "Theirs" },
  });
});

test("nobody else's form is saved, nor one of a letter in the bin", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const cvId = await aLetter(ada);
  const missing = { init: { status: 404 } };
  await expect(postLetter(ben, cvId, { subject: "Miller" })).rejects.toMatchObject(missing);
  await binCv({ ownerId: ada.id, cvId, now });
  await expect(postLetter(ada, cvId, { subject: "Miller" })).rejects.toMatchObject(missing);
});

async function aLetter(owner: SignedInMember): Promise<string> {
  const document = emptyLetter(owner);
  const letter = { ownerId: owner.id, title: "To the mill", look: firstLook("gb"), document, now };
  const made = await createLetter(letter);
  if (!made.ok) throw new Error(made.error);
  return made.value.id;
}

type Fields = Record<string, string>;

async function postLetter(member: SignedInMember, cvId: string, fields: Fields) {
  const posted = post(member, "/", { revision: "1", ...fields });
  return answerLetter({ ...posted, params: { cv_id: cvId } });
}

async function postSection(member: SignedInMember, cvId: string, fields: Fields) {
  return answerStudio(post(member, `/create-cv?cv=${cvId}`, fields));
}

function post(member: SignedInMember, path: string, fields: Fields) {
  const context = new RouterContextProvider();
  context.set(visitorContext, member);
  const body = new URLSearchParams(fields);
  return {
    context,
    request: new Request(`https://waymark.example${path}`, { method: "POST", body }),
  };
}
