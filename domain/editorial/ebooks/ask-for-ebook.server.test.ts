import { eq } from "drizzle-orm";
import { afterAll, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { ebookRequests } from "#db/schema/ebooks.ts";
import { files, madeFiles } from "#db/schema/files.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { savePage } from "#domain/pages/save-page.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { test } from "#test/database.ts";
import { aPerson, aStaffMember, lastMailTo } from "#test/factories.ts";
import { askForEbook } from "./ask-for-ebook.server.ts";
import { NEWS_WORDS } from "./ebook-request.ts";
import { deleteOldEbookRows, ebookRowsOf, findRequest, forgetByLink } from "./ebook-rows.server.ts";
import { type Ebook, ebookType } from "./ebook-type.ts";
import { findEbook } from "./ebooks.server.ts";
import { openEbook } from "./open-ebook.server.ts";

afterAll(closePool);

const now = new Date("2026-11-16T09:00:00Z");
const when = { now, today: "2026-11-16" };
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const email = "mei@mail.example";
let caller = 0;

const words = {
  ...{ title: "A book", description: "Short.", author: null, reviewBy: null },
  body: "# One\n\nPay {{fact:uk-new-entrant-floor}}.\n\n# Two\n\nMore.",
  fields: { forWhom: "For all.", inside: [], sample: 1 },
};

async function aBook(slug = "a-book"): Promise<Ebook> {
  const staff = await aStaffMember();
  await addPage(ebookType, staff, { slug, ...words }, now);
  await publishPage(ebookType, staff, { slug }, now);
  return (await findEbook(slug, now))!;
}

function ask(book: Ebook, given: { news?: boolean; userId?: string } = {}) {
  caller += 1;
  const requester = { userId: given.userId ?? null, clientAddress: `2001:db8:${caller}::1` };
  const input = { email, news: given.news ?? false };
  return askForEbook(book, input, requester, now);
}

async function tokenIn(prop: "link" | "forgetLink"): Promise<string> {
  const mail = await lastMailTo(email);
  return decodeURIComponent(mail?.props[prop]?.split("/").at(-1) ?? "");
}

test("a book comes by mail without consent to news, and the link opens the PDF for a week", async () => {
  const book = await aBook();
  expect((await ask(book)).ok).toBe(true);

  const [row] = await db.select().from(ebookRequests);
  expect(row).toMatchObject({ email, wantsNews: false, newsWords: null, openedAt: null });
  const token = await tokenIn("link");
  const opened = await openEbook(book, token, when);
  if (!opened.ok) throw new Error(opened.error);
  expect((await readWhole(opened.value))?.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await db.select().from(ebookRequests))[0]?.openedAt).toEqual(now);
  const over = { now: later(8), today: "2026-11-24" };
  expect(await openEbook(book, token, over)).toEqual({ ok: false, error: "old-link" });
});

test("a PDF is made once, and again when the words change; the old file goes", async () => {
  const book = await aBook();
  await ask(book);
  const token = await tokenIn("link");
  const first = await openEbook(book, token, when);
  const again = await openEbook(book, token, when);
  expect(again).toEqual(first);

  const staff = await aStaffMember();
  const change = {
    baseRevision: book.revision,
    words: { ...words, body: `${words.body}\n\nNew.` },
  };
  const saved = await savePage(ebookType, staff, { slug: "a-book", ...change }, now);
  expect(saved.ok).toBe(true);
  const changed = await openEbook((await findEbook("a-book", now))!, token, when);
  if (!first.ok || !changed.ok) throw new Error("no PDF");
  expect(changed.value.id).not.toBe(first.value.id);
  expect(await db.$count(madeFiles)).toBe(1);
  expect(await db.$count(files, eq(files.id, first.value.id))).toBe(0);
});

test("consent is stored with its words, and asking again without the tick keeps it", async () => {
  const book = await aBook();
  await ask(book, { news: true });
  await ask(book);
  const rows = await db.select().from(ebookRequests);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ wantsNews: true, newsWords: NEWS_WORDS, newsAgreedAt: now });
});

test("a link for one book does not open another", async () => {
  const [book, other] = [await aBook(), await aBook("another")];
  await ask(book);
  expect(await openEbook(other, await tokenIn("link"), when)).toEqual({
    ok: false,
    error: "old-link",
  });
});

test("six mails an hour go to one address", async () => {
  const book = await aBook();
  for (let n = 0; n < 6; n++) expect((await ask(book)).ok).toBe(true);
  expect(await ask(book)).toEqual({ ok: false, error: "too-many" });
});

test("the link in the mail deletes the address, and links to PDFs stop working", async () => {
  const book = await aBook();
  await ask(book, { news: true });
  const [open, forget] = [await tokenIn("link"), await tokenIn("forgetLink")];
  expect(await findRequest(open, now)).toBeUndefined();
  expect(await forgetByLink(forget, later(90))).toBe(true);
  expect(await forgetByLink(forget, later(90))).toBe(false);
  expect(await db.$count(ebookRequests)).toBe(0);
  expect(await openEbook(book, open, when)).toEqual({ ok: false, error: "old-link" });
});

test("what was asked is in one's own data, and goes after 30 days unless news was wanted", async () => {
  const book = await aBook();
  const person = await aPerson("student", { email });
  await ask(book, { userId: person.id });
  const mine = await exportMyData(person.id, now, [ebookRowsOf]);
  expect(mine?.tables.ebook_requests_of_address).toMatchObject([{ book: "A book" }]);

  await deleteOldEbookRows(later(29));
  expect(await db.$count(ebookRequests)).toBe(1);
  await deleteOldEbookRows(later(31));
  expect(await db.$count(ebookRequests)).toBe(0);
  await ask(book, { news: true });
  await deleteOldEbookRows(later(729));
  expect(await db.$count(ebookRequests)).toBe(1);
  await deleteOldEbookRows(later(731));
  expect(await db.$count(ebookRequests)).toBe(0);
});
