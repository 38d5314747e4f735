import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { addPage } from "../add-page.server.ts";
import { findPage } from "../find-page.server.ts";
import { isLive } from "../page.ts";
import { savePage } from "../save-page.server.ts";
import { insertPage, updatePage } from "../write-page.server.ts";
import { addDraftPage } from "./add-draft-page.server.ts";
import { listDraftVersions, listNotes } from "./drafts.queries.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { type DraftWords, wordsOf } from "./page-draft.ts";
import { performDue } from "./perform-due.server.ts";
import { publishDraft } from "./publish-draft.server.ts";
import { restoreVersion } from "./restore-version.server.ts";
import { addNote, decideDraft, submitDraft } from "./review-draft.server.ts";
import { savePageDraft } from "./save-page-draft.server.ts";
import { cancelSchedule, scheduleEnd } from "./schedule-end.server.ts";

const now = new Date("2031-03-03T09:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const key = { slug: "first-weeks" };
const fields = { category: "career-advice", tags: ["first-job"], tools: [] };
const words: DraftWords = {
  ...{ title: "First weeks", description: "What to do.", reviewBy: null, author: null },
  ...{ body: "Before.\n\n## Pay\n\nAsk.\n\n## Tax\n\nWait.", fields },
};

async function aPublished(given: Partial<DraftWords> = {}) {
  const content = { ...words, ...given, fields, ...key, variant: "", status: "published" } as const;
  const at = { byId: null, at: now };
  return db.transaction((tx) => insertPage(tx, postType, { ...content, publishedAt: now }, at));
}

const save = (
  staff: Parameters<typeof savePageDraft>[1],
  state: DraftWords,
  baseRevision: number,
) => savePageDraft(postType, staff, { ...key, state, baseRevision }, now);

test("what is typed is no reader's until it is published, and is then at once", async () => {
  const staff = await aStaffMember();
  await aPublished();
  await save(staff, { ...words, title: "First days" }, 1);
  expect((await findPage(postType, key.slug))?.title).toBe("First weeks");

  expect(await publishDraft(postType, staff, key, now)).toMatchObject({ ok: true });
  expect(await findPage(postType, key.slug)).toMatchObject({ title: "First days", revision: 2 });
  const { draft } = (await openDraft(postType, key, now))!;
  expect(draft.publishedRevision).toBe(draft.revision);
});

test("the first version of a new page is by the person who began it; that of a file's page is by nobody", async () => {
  const staff = await aStaffMember();
  await addDraftPage(postType, staff, { slug: "begun", title: "Begun" }, now);
  const begun = (await openDraft(postType, { slug: "begun" }, now))!;
  const { rows } = await listDraftVersions(begun.page.id, { page: 1 });
  expect(rows.map(({ by }) => by)).toEqual([staff.name]);
  // Nothing is typed yet, and none of it is published.
  expect(begun).toMatchObject({ version: 1, draft: { revision: 1, publishedRevision: null } });
  expect(begun.draft.state.fields).toEqual({});

  const filed = await aPublished();
  await openDraft(postType, key, now);
  const { rows: fromFile } = await listDraftVersions(filed.id, { page: 1 });
  expect(fromFile.map(({ by }) => by)).toEqual([null]);
});

test("a new page is nobody's until its draft is published", async () => {
  const staff = await aStaffMember();
  await addPage(postType, staff, { ...words, fields, ...key }, now);
  await publishDraft(postType, staff, key, now);
  expect(await findPage(postType, key.slug)).toMatchObject({
    status: "published",
    publishedAt: now,
  });
});

test("two people in two sections are both right; in one, the other's is a named version", async () => {
  const [ada, ben] = [await aStaffMember(), await aStaffMember()];
  const page = await aPublished();
  await save(ada, { ...words, body: words.body.replace("Ask.", "Ask early.") }, 1);
  const merged = await save(
    ben,
    { ...words, body: words.body.replace("Wait.", "Wait a week.") },
    1,
  );
  expect(merged).toMatchObject({ ok: true, value: { kind: "merged", conflict: null } });
  const both = "Before.\n\n## Pay\n\nAsk early.\n\n## Tax\n\nWait a week.";
  expect((await openDraft(postType, key, now))?.draft.state.body).toBe(both);

  const conflict = await save(ada, { ...words, body: words.body.replace("Wait.", "Hurry.") }, 2);
  expect(conflict).toMatchObject({ value: { conflict: { version: expect.any(Number) } } });
  const { rows } = await listDraftVersions(page.id, { page: 1 });
  expect(rows.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^From another window/),
  );
});

test("words of a file that came with a release are taken up by a draft nobody changed", async () => {
  const page = await aPublished();
  await openDraft(postType, key, now);
  const next = { ...page, title: "By release" };
  await db.transaction((tx) => updatePage(tx, postType, next, { byId: null, at: now }));
  const { draft } = (await openDraft(postType, key, now))!;
  expect(draft.state.title).toBe("By release");
  expect(draft.publishedRevision).toBe(draft.revision);
});

test("a draft with changes is merged with what another form published meanwhile", async () => {
  const staff = await aStaffMember();
  const page = await aPublished();
  await save(staff, { ...words, title: "Mine" }, 1);
  const theirs = { ...wordsOf(page), fields, description: "Theirs." };
  await savePage(postType, staff, { ...key, baseRevision: 1, words: theirs }, now);
  await publishDraft(postType, staff, key, now);
  expect(await findPage(postType, key.slug)).toMatchObject({
    title: "Mine",
    description: "Theirs.",
  });
});

test("what does not fit its type is saved, and is not published", async () => {
  const staff = await aStaffMember();
  await aPublished();
  const wrong = { ...words, title: "", fields: { category: "Career advice", tags: [] } };
  expect(await save(staff, wrong, 1)).toMatchObject({ ok: true });
  expect(await publishDraft(postType, staff, key, now)).toEqual({
    ok: false,
    error: "not-ready",
    errors: {
      title: "Fill in “Title”.",
      category:
        "“Category” must be lower-case letters, numbers and hyphens, such as career-advice.",
    },
  });
  expect(await submitDraft(postType, staff, { ...key, note: "" }, now)).toMatchObject({
    error: "not-ready",
  });
});

test("a picture without words for those who cannot see it is not published", async () => {
  const staff = await aStaffMember();
  await aPublished();
  await save(staff, { ...words, body: "![ ](/pictures/a-10x10)" }, 1);
  expect(await publishDraft(postType, staff, key, now)).toMatchObject({
    errors: { body: expect.stringMatching(/^Describe each picture/) },
  });
});

test("a new page that is scheduled is live from its moment by the clock, and published by the queue", async () => {
  const staff = await aStaffMember();
  const added = await addPage(postType, staff, { ...words, fields, ...key }, now);
  await publishDraft(postType, staff, { ...key, at: minutes(30) }, now);
  const waiting = (await findPage(postType, key.slug))!;
  expect([isLive(waiting, now), isLive(waiting, minutes(30))]).toEqual([false, true]);

  const { id } = added.ok ? added.value : { id: 0 };
  await performDue([postType], id, minutes(29));
  expect((await findPage(postType, key.slug))?.status).toBe("scheduled");
  await performDue([postType], id, minutes(30));
  await performDue([postType], id, minutes(31));
  expect(await findPage(postType, key.slug)).toMatchObject({
    status: "published",
    publishedAt: minutes(30),
    revision: 3,
  });
});

test("a scheduled change publishes the words that were scheduled, not those typed since", async () => {
  const staff = await aStaffMember();
  const page = await aPublished();
  await save(staff, { ...words, title: "For Monday" }, 1);
  await publishDraft(postType, staff, { ...key, at: minutes(60) }, now);
  await save(staff, { ...words, title: "Half a thought" }, 2);
  expect((await findPage(postType, key.slug))?.title).toBe("First weeks");

  await performDue([postType], page.id, minutes(60));
  expect((await findPage(postType, key.slug))?.title).toBe("For Monday");
  const { draft } = (await openDraft(postType, key, minutes(60)))!;
  expect(draft.state.title).toBe("Half a thought");
  expect(draft.publishedRevision).not.toBe(draft.revision);
});

test("a page is taken off by itself, unless that was cancelled", async () => {
  const staff = await aStaffMember();
  const page = await aPublished();
  const ends = { ...key, at: minutes(5) };
  await scheduleEnd(postType, staff, ends, now);
  await cancelSchedule(postType, staff, { ...key, what: "unpublish" }, now);
  await performDue([postType], page.id, minutes(6));
  expect((await findPage(postType, key.slug))?.status).toBe("published");

  await scheduleEnd(postType, staff, ends, now);
  await performDue([postType], page.id, minutes(6));
  expect((await findPage(postType, key.slug))?.status).toBe("unpublished");
});

test("a cancelled schedule makes a draft of a page nobody has read", async () => {
  const staff = await aStaffMember();
  const added = await addPage(postType, staff, { ...words, fields, ...key }, now);
  await publishDraft(postType, staff, { ...key, at: minutes(5) }, now);
  await cancelSchedule(postType, staff, { ...key, what: "publish" }, now);
  await performDue([postType], added.ok ? added.value.id : 0, minutes(6));
  expect(await findPage(postType, key.slug)).toMatchObject({ status: "draft", publishedAt: null });
});

test("moments that cannot be are refused", async () => {
  const staff = await aStaffMember();
  await aPublished();
  const past = { ...key, at: minutes(-1) };
  expect(await publishDraft(postType, staff, past, now)).toMatchObject({ error: "past-moment" });
  expect(await scheduleEnd(postType, staff, past, now)).toMatchObject({ error: "past-moment" });
  await publishDraft(postType, staff, { ...key, at: minutes(10) }, now);
  expect(await scheduleEnd(postType, staff, { ...key, at: minutes(10) }, now)).toMatchObject({
    error: "ends-before-it-begins",
  });
});

test("a review goes to and fro with notes, and editing what was approved asks again", async () => {
  const [author, editor] = [await aStaffMember(), await aStaffMember()];
  const page = await aPublished();
  const nothing = await submitDraft(postType, author, { ...key, note: "" }, now);
  expect(nothing).toMatchObject({ error: "nothing-to-review" });
  await save(author, { ...words, title: "First days" }, 1);
  await submitDraft(postType, author, { ...key, note: "Shorter title." }, now);
  const back = { ...key, decision: "sent-back", note: " " } as const;
  expect(await decideDraft(postType, editor, back, now)).toMatchObject({ error: "note-missing" });
  await decideDraft(postType, editor, { ...back, note: "Say which days." }, minutes(1));
  const stage = async () => (await openDraft(postType, key, now))?.draft.stage;
  expect(await stage()).toBe("writing");

  await submitDraft(postType, author, { ...key, note: "" }, minutes(2));
  await decideDraft(postType, editor, { ...key, decision: "approved", note: "" }, minutes(3));
  expect(await stage()).toBe("approved");
  await save(author, { ...words, title: "First five days" }, 2);
  expect(await stage()).toBe("writing");
  await addNote(postType, author, { ...key, note: "Five." }, minutes(4));
  const said = (await listNotes(page.id)).map(({ kind, body, by }) => [kind, body, by !== null]);
  expect(said).toEqual([
    ["note", "Five.", true],
    ["approved", "", true],
    ["submitted", "", true],
    ["sent-back", "Say which days.", true],
    ["submitted", "Shorter title.", true],
  ]);
});

test("a version that is brought back is a new one, and what was there stays", async () => {
  const staff = await aStaffMember();
  const page = await aPublished();
  await save(staff, { ...words, title: "Second" }, 1);
  await restoreVersion(postType, staff, { ...key, number: 1 }, minutes(1));
  expect((await openDraft(postType, key, now))?.draft.state).toEqual(words);
  const { rows } = await listDraftVersions(page.id, { page: 1 });
  expect(rows.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
});

test("nobody but staff writes, decides or publishes, and every act is on the trail", async () => {
  const [student, staff] = [await aStudent(), await aStaffMember()];
  await aPublished();
  const no = { ok: false, error: "forbidden" };
  expect(await save(student, words, 1)).toEqual(no);
  expect(await publishDraft(postType, student, key, now)).toEqual(no);
  expect(await submitDraft(postType, student, { ...key, note: "" }, now)).toEqual(no);
  const approved = { ...key, decision: "approved", note: "" } as const;
  expect(await decideDraft(postType, student, approved, now)).toEqual(no);
  expect(await scheduleEnd(postType, student, { ...key, at: minutes(1) }, now)).toEqual(no);
  expect(await restoreVersion(postType, student, { ...key, number: 1 }, now)).toEqual(no);

  await save(staff, { ...words, title: "First days" }, 1);
  await submitDraft(postType, staff, { ...key, note: "" }, now);
  await decideDraft(postType, staff, approved, now);
  await publishDraft(postType, staff, key, now);
  const trail = await db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.actorId, staff.id));
  expect(trail.map(({ kind }) => kind).sort()).toEqual([
    "page-approved",
    "page-published",
    "page-submitted",
  ]);
});
