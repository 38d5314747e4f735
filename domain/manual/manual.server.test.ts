import { afterAll, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { manualVersions } from "#db/schema/manual.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { savePage } from "#domain/pages/save-page.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStaffMember, aUniversity } from "#test/factories.ts";
import { textByPdfJs } from "#test/pdf-text.ts";
import { addChapter } from "./add-chapter.server.ts";
import {
  deleteChapter,
  hideChapter,
  publishChapter,
  restoreOurs,
  restoreVersion,
  seeOurs,
} from "./change-chapter.server.ts";
import { deskChapter, deskChapters } from "./desk.queries.server.ts";
import { chapterText, manualOf } from "./manual.server.ts";
import { manualPdf } from "./manual-pdf.server.ts";
import { manualType } from "./manual-type.ts";
import { type Adviser, saveChapter } from "./save-chapter.server.ts";

afterAll(closePool);

const now = new Date("2026-11-16T09:00:00Z");
const later = new Date("2026-11-16T10:00:00Z");
const today = "2026-11-16";
const OURS = "## Pay\n\nThe line is {{fact:uk-standard-salary}}.\n\n## Hours\n\nCount them.\n";

const words = (title: string, body: string) => ({
  ...{ title, description: "What it is about.", body, reviewBy: null, author: null },
});

async function ourManual() {
  const staff = await aStaffMember();
  for (const [position, slug] of ["pay", "letters"].entries()) {
    const fields = { position: position + 1 };
    await addPage(manualType, staff, { slug, ...words(`Our ${slug}`, OURS), fields }, now);
    await publishPage(manualType, staff, { slug }, now);
  }
  const change = (body: string) =>
    savePage(
      manualType,
      staff,
      {
        ...{ slug: "pay", baseRevision: 2 },
        words: { ...words("Our pay", body), fields: { position: 1 } },
      },
      now,
    );
  return { change };
}

async function anAdviser(): Promise<
  Adviser & { university: Awaited<ReturnType<typeof aUniversity>> }
> {
  const university = await aUniversity();
  const { id } = await anAdminOf(university);
  return { id, universityId: university.id, timeZone: "Europe/London", university };
}

const typed = { title: "Pay here", summary: "In our words.", body: "## Pay\n\nAsk us.\n" };
const titles = async (universityId: number) =>
  (await manualOf(universityId)).map((chapter) => chapter.words.title);

async function published(adviser: Adviser, state = typed) {
  await saveChapter(adviser, { slug: "pay", state, baseRevision: 1 }, now);
  return publishChapter(adviser, { slug: "pay", today }, now);
}

test("a draft is nobody's but the advisers', until it is published, and then their university's alone", async () => {
  await ourManual();
  const [one, other] = [await anAdviser(), await anAdviser()];
  await saveChapter(one, { slug: "pay", state: typed, baseRevision: 1 }, now);
  expect(await titles(one.universityId)).toEqual(["Our pay", "Our letters"]);

  expect(await publishChapter(one, { slug: "pay", today }, now)).toEqual({ ok: true, value: null });
  expect(await titles(one.universityId)).toEqual(["Pay here", "Our letters"]);
  expect(await titles(other.universityId)).toEqual(["Our pay", "Our letters"]);
  expect(await db.select({ kind: securityEvents.kind }).from(securityEvents)).toContainEqual({
    kind: "manual-published",
  });
});

test("two advisers in two sections at once lose no word", async () => {
  await ourManual();
  const adviser = await anAdviser();
  const colleague = await anAdminOf(adviser.university);
  const base = (await deskChapter(adviser.universityId, "pay"))!;
  const with1 = { ...base.state, body: OURS.replace("Count them.", "Count them twice.") };
  const with2 = { ...base.state, body: OURS.replace("The line", "The pay line") };
  const save = { slug: "pay", baseRevision: base.revision };
  await saveChapter(adviser, { ...save, state: with1 }, now);
  const second = { ...adviser, id: colleague.id };
  const merged = await saveChapter(second, { ...save, state: with2 }, later);
  expect(merged).toMatchObject({ ok: true, value: { kind: "merged", conflict: null } });
  const { state } = (await deskChapter(adviser.universityId, "pay"))!;
  expect(state.body).toContain("Count them twice.");
  expect(state.body).toContain("The pay line");
});

test("what is missing or unknown stands in the way of publishing, and is said", async () => {
  await ourManual();
  const adviser = await anAdviser();
  const bad = { title: " ", summary: "", body: "It is {{fact:no-such-fact}}." };
  expect(await published(adviser, bad)).toMatchObject({
    error: "not-ready",
    errors: { title: expect.any(String), body: expect.stringContaining("no-such-fact") },
  });
  expect(await titles(adviser.universityId)).toEqual(["Our pay", "Our letters"]);
});

test("chapters are hidden and shown, added and deleted; ours cannot be deleted", async () => {
  await ourManual();
  const adviser = await anAdviser();
  await hideChapter(adviser, { slug: "letters", isHidden: true }, now);
  expect(await titles(adviser.universityId)).toEqual(["Our pay"]);
  await hideChapter(adviser, { slug: "letters", isHidden: false }, now);

  const added = await addChapter(adviser, { title: "Visit us", after: 1 }, now);
  expect(added).toEqual({ ok: true, value: { slug: "visit-us" } });
  expect(await addChapter(adviser, { title: "Visit us", after: 1 }, now)).toMatchObject({
    error: "slug-taken",
  });
  expect(await titles(adviser.universityId)).toHaveLength(2);
  const state = { title: "Visit us", summary: "", body: "Room 2." };
  await saveChapter(adviser, { slug: "visit-us", state, baseRevision: 1 }, now);
  await publishChapter(adviser, { slug: "visit-us", today }, now);
  expect(await titles(adviser.universityId)).toEqual(["Our pay", "Visit us", "Our letters"]);

  expect(await deleteChapter(adviser, "pay", now)).toMatchObject({ error: "not-yours" });
  await deleteChapter(adviser, "visit-us", now);
  expect(await titles(adviser.universityId)).toEqual(["Our pay", "Our letters"]);
  expect(await db.$count(manualVersions)).toBeGreaterThan(0);
});

test("advisers are told when our text changed since, and only of chapters they made their own", async () => {
  const { change } = await ourManual();
  const adviser = await anAdviser();
  await published(adviser);
  const isNews = async () =>
    (await deskChapters(adviser.universityId)).map(({ slug, hasNews }) => [slug, hasNews]);
  expect(await isNews()).toEqual([
    ["pay", false],
    ["letters", false],
  ]);
  await change(`${OURS}\n## New\n\nMore.\n`);
  expect(await isNews()).toEqual([
    ["pay", true],
    ["letters", false],
  ]);
  const news = (await deskChapter(adviser.universityId, "pay"))!.news;
  expect(news?.parts.map(({ part }) => part)).toContain("Text: New");
  await seeOurs(adviser, "pay", now);
  expect((await isNews())[0]).toEqual(["pay", false]);
  expect((await titles(adviser.universityId))[0]).toBe("Pay here");
});

test("going back to our text shows it to students, and what was typed stays a version", async () => {
  await ourManual();
  const adviser = await anAdviser();
  await published(adviser);
  await restoreOurs(adviser, "pay", later);
  expect((await titles(adviser.universityId))[0]).toBe("Our pay");
  const { state, versions } = (await deskChapter(adviser.universityId, "pay"))!;
  expect(state.title).toBe("Our pay");
  const theirs = versions.find(({ name }) => name !== "Our text" && name !== "As we wrote it")!;
  await restoreVersion(adviser, { slug: "pay", revision: theirs.revision }, later);
  expect((await deskChapter(adviser.universityId, "pay"))!.state.title).toBe("Pay here");
});

test("no adviser reaches a chapter of another university", async () => {
  await ourManual();
  const [one, other] = [await anAdviser(), await anAdviser()];
  await addChapter(one, { title: "Visit us", after: 1 }, now);
  const save = { slug: "visit-us", state: typed, baseRevision: 1 };
  expect(await saveChapter(other, save, now)).toMatchObject({ error: "not-found" });
  expect(await deleteChapter(other, "visit-us", now)).toMatchObject({ error: "not-found" });
  expect(await deskChapter(other.universityId, "visit-us")).toBe(null);
});

test("an adviser's HTML is not shown, ours may be", async () => {
  await ourManual();
  const adviser = await anAdviser();
  await published(adviser, { ...typed, body: "<kbd>x</kbd> <script>bad()</script> **bold**" });
  const [theirs, ours] = await manualOf(adviser.universityId);
  const html = (chapter: typeof theirs) =>
    chapterText(chapter!, today).parts.flatMap(({ blocks }) => blocks.map((block) => block.html));
  expect(html(theirs).join("")).toContain("<strong>bold</strong>");
  expect(html(theirs).join("")).not.toMatch(/<kbd|<script/);
  expect(html(ours).join("")).toContain("£41,700");
});

test("the whole manual is one tagged PDF, made once for what it says", async () => {
  await ourManual();
  const adviser = await anAdviser();
  await published(adviser);
  const asked = { university: adviser.university, origin: "https://waymark.example", now, today };
  const made = async () => {
    const chapters = await manualOf(adviser.universityId);
    const { file } = await manualPdf({ ...asked, chapters });
    if (!file.ok) throw new Error("not made");
    return file.value;
  };
  const first = await made();
  const bytes = (await readWhole(first))!;
  expect(bytes.includes("pdfuaid")).toBe(true);
  const text = await textByPdfJs(bytes);
  for (const said of ["Pay here", "Ask us.", "Our letters", "£41,700", "Sources", "Checked"]) {
    expect(text).toContain(said);
  }
  expect((await made()).id).toBe(first.id);
  await hideChapter(adviser, { slug: "letters", isHidden: true }, now);
  expect((await made()).id).not.toBe(first.id);
});
