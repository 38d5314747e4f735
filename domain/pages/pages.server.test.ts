import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { db } from "#db/client.server.ts";
import { pageRevisions } from "#db/schema/pages.ts";
import { invalidateHere, onInvalidatedPages } from "#platform/page-cache.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { statementsOf } from "#test/statements.ts";
import { addPage } from "./add-page.server.ts";
import { findPage } from "./find-page.server.ts";
import { isLive, type PageWords } from "./page.ts";
import type { PageType } from "./page-type.ts";
import { findRevision, listLivePages, listPages, listRevisions } from "./pages.queries.server.ts";
import { publishPage, unpublishPage } from "./publish-page.server.ts";
import { renamePage } from "./rename-page.server.ts";
import { savePage } from "./save-page.server.ts";

const fields = z.strictObject({ category: z.string(), tags: z.array(z.string()).default([]) });
type Fields = z.output<typeof fields>;

const postType: PageType<Fields> = { name: "post", folder: "posts", trust: "staff", fields };
const noteType: PageType<Fields> = { ...postType, name: "note", folder: "notes" };

const at = (minute: number) => new Date(Date.UTC(2031, 2, 1, 9, minute));

const words = (changes: Partial<PageWords<Fields>> = {}): PageWords<Fields> => ({
  ...{ title: "One", description: "Of one", body: "Words.", reviewBy: null, author: null },
  fields: { category: "advice", tags: [] },
  ...changes,
});

async function aPost(staff: Member, slug: string, changes: Partial<PageWords<Fields>> = {}) {
  const added = await addPage(postType, staff, { slug, ...words(changes) }, at(0));
  if (!added.ok) throw new Error(added.error);
  return added.value;
}

test("a page is a draft until it is published, and every change of it is a revision", async () => {
  const staff = await aStaffMember();
  const { id } = await aPost(staff, "one");
  await publishPage(postType, staff, { slug: "one" }, at(1));
  const change = { slug: "one", baseRevision: 2, words: words({ body: "Other words." }) };
  await savePage(postType, staff, change, at(2));
  await unpublishPage(postType, staff, { slug: "one" }, at(3));

  const { rows, total } = await listRevisions(id, 1);
  expect(total).toBe(4);
  expect(rows.map(({ revision, byId }) => [revision, byId])).toEqual(
    [4, 3, 2, 1].map((revision) => [revision, staff.id]),
  );
  const said = await Promise.all([1, 2, 3, 4].map((number) => findRevision(id, number)));
  expect(said.map((row) => [row?.at, row?.state.status, row?.state.body])).toEqual([
    [at(0), "draft", "Words."],
    [at(1), "published", "Words."],
    [at(2), "published", "Other words."],
    [at(3), "unpublished", "Other words."],
  ]);
  // The day of its first publication stays with it.
  expect(said[3]?.state.publishedAt).toBe(at(1).toISOString());
});

test("of two people who change a page, the second is refused with both texts", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "one");
  const save = (body: string, minute: number) =>
    savePage(postType, staff, { slug: "one", baseRevision: 1, words: words({ body }) }, at(minute));

  const answers = await Promise.all([save("Mine.", 1), save("Theirs.", 1)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await save("Late.", 2)).toMatchObject({
    ok: false,
    error: "conflict",
    mine: { body: "Late." },
    theirs: { revision: 2 },
  });
  expect((await findPage(postType, "one"))?.revision).toBe(2);
});

test("publishing and renaming while somebody types is no conflict", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "one");
  await publishPage(postType, staff, { slug: "one" }, at(1));
  await renamePage(postType, staff, { slug: "one", to: "two" }, at(2));
  const change = { slug: "one", baseRevision: 1, words: words({ body: "Typed." }) };
  expect(await savePage(postType, staff, change, at(3))).toMatchObject({
    ok: true,
    value: { slug: "two", status: "published", body: "Typed." },
  });
});

test("saving what stands there already makes no revision", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "one");
  const again = { slug: "one", baseRevision: 1, words: words() };
  expect(await savePage(postType, staff, again, at(1))).toMatchObject({
    ok: true,
    value: { revision: 1 },
  });
});

test("a former slug leads to its page for ever, and is nobody else's", async () => {
  const staff = await aStaffMember();
  const { id } = await aPost(staff, "one");
  await aPost(staff, "other");
  await renamePage(postType, staff, { slug: "one", to: "two" }, at(1));
  await renamePage(postType, staff, { slug: "two", to: "three" }, at(2));

  for (const slug of ["one", "two", "three"])
    expect(await findPage(postType, slug)).toMatchObject({ id, slug: "three" });

  const taken = { ok: false, error: "slug-taken" };
  expect(await addPage(postType, staff, { slug: "one", ...words() }, at(3))).toEqual(taken);
  expect(await renamePage(postType, staff, { slug: "other", to: "two" }, at(3))).toEqual(taken);
  // The same words of another type, or for another country, are another page.
  expect(await addPage(noteType, staff, { slug: "one", ...words() }, at(3))).toMatchObject({
    ok: true,
  });
  // A page may go back to a name it had.
  expect(await renamePage(postType, staff, { slug: "three", to: "one" }, at(4))).toMatchObject({
    ok: true,
  });
  expect(await findPage(postType, "three")).toMatchObject({ slug: "one" });
});

test("two who give the same slug at once: one has it", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "one");
  await aPost(staff, "two");
  const answers = await Promise.all(
    ["one", "two"].map((slug) => renamePage(postType, staff, { slug, to: "new" }, at(1))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a country reads its own words, and everybody's where it has none", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "about", { body: "For all." });
  await addPage(
    postType,
    staff,
    { slug: "about", variant: "au", ...words({ body: "For Australia." }) },
    at(1),
  );
  expect((await findPage(postType, "about", "au"))?.body).toBe("For Australia.");
  expect((await findPage(postType, "about", "ca"))?.body).toBe("For all.");
  expect((await findPage(postType, "about"))?.body).toBe("For all.");
});

test("a scheduled page is read from its moment on", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "soon");
  await publishPage(postType, staff, { slug: "soon", from: at(30) }, at(1));
  const page = await findPage(postType, "soon");
  expect(page).toMatchObject({ status: "scheduled", publishedAt: at(30) });
  expect([isLive(page!, at(29)), isLive(page!, at(30))]).toEqual([false, true]);

  const listed = async (minute: number) =>
    (await listLivePages(postType, { page: 1 }, at(minute))).rows.map(({ slug }) => slug);
  expect(await listed(29)).toEqual([]);
  expect(await listed(30)).toEqual(["soon"]);

  // Published before its moment, it is published then, and not in the future.
  await publishPage(postType, staff, { slug: "soon" }, at(10));
  expect((await findPage(postType, "soon"))?.publishedAt).toEqual(at(10));
});

test("lists have pages, by status and by what the fields say", async () => {
  const staff = await aStaffMember();
  for (let n = 1; n <= 30; n++)
    await aPost(staff, `post-${n}`, { fields: { category: n % 2 ? "odd" : "even", tags: [] } });
  await publishPage(postType, staff, { slug: "post-7" }, at(1));

  const first = await listPages(postType, { page: 1 });
  expect([first.rows.length, first.total]).toEqual([25, 30]);
  expect(first.rows[0]?.slug).toBe("post-7");
  expect((await listPages(postType, { page: 2 })).rows).toHaveLength(5);
  expect((await listPages(postType, { page: 1, status: "published" })).total).toBe(1);
  const odd = await listPages(postType, { page: 1, fields: { category: "odd" } });
  expect(odd.total).toBe(15);
  expect((await listPages(noteType, { page: 1 })).total).toBe(0);
});

test("what is cached is forgotten when a page changes, here and when another process says so", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "one");
  const told: string[] = [];
  onTestFinished(onInvalidatedPages((tag) => told.push(tag)));

  const read = await findPage(postType, "one");
  const asked = await statementsOf(async () => {
    expect(await findPage(postType, "one")).toBe(read);
  });
  expect(asked).toEqual([]);

  await publishPage(postType, staff, { slug: "one" }, at(1));
  expect(told).toEqual(["post"]);
  expect((await findPage(postType, "one"))?.status).toBe("published");

  await db.execute(sql`update pages set title = 'Elsewhere'`);
  expect((await findPage(postType, "one"))?.title).toBe("One");
  invalidateHere("note");
  expect((await findPage(postType, "one"))?.title).toBe("One");
  invalidateHere("post");
  expect((await findPage(postType, "one"))?.title).toBe("Elsewhere");
});

test("a revision is never changed, and loses only the name of who is gone", async () => {
  const staff = await aStaffMember();
  const { id } = await aPost(staff, "one");
  const change = db
    .update(pageRevisions)
    .set({ at: at(9) })
    .where(eq(pageRevisions.pageId, id));
  await expect(change).rejects.toThrow();
  await db.execute(sql`delete from users where id = ${staff.id}`);
  expect(await findRevision(id, 1)).toMatchObject({ at: at(0), byId: null });
});

test("only staff change pages, and fields must fit their type", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  await aPost(staff, "one");
  const refused = { ok: false, error: "forbidden" };
  const change = { slug: "one", baseRevision: 1, words: words({ title: "Mine" }) };
  expect(await addPage(postType, student, { slug: "two", ...words() }, at(1))).toEqual(refused);
  expect(await savePage(postType, student, change, at(1))).toEqual(refused);
  expect(await publishPage(postType, student, { slug: "one" }, at(1))).toEqual(refused);
  expect(await unpublishPage(postType, student, { slug: "one" }, at(1))).toEqual(refused);
  expect(await renamePage(postType, student, { slug: "one", to: "x" }, at(1))).toEqual(refused);

  const odd = { ...words(), fields: { colour: "red" } as unknown as Fields };
  await expect(savePage(postType, staff, { ...change, words: odd }, at(1))).rejects.toThrow(
    "post/one",
  );
  expect(await savePage(postType, staff, { ...change, slug: "none" }, at(1))).toEqual({
    ok: false,
    error: "not-found",
  });
});
