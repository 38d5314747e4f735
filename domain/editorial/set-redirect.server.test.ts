import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import { insertPage } from "#domain/pages/write-page.server.ts";
import { invalidateHere } from "#platform/page-cache.server.ts";
import { test } from "#test/database.ts";
import { postType } from "./blog/blog-types.ts";
import { countRedirected, writeRedirected } from "./count-redirected.server.ts";
import { findRedirect } from "./find-redirect.server.ts";
import { REDIRECTS_TAG } from "./redirect-cache.server.ts";
import { listRedirects } from "./redirects.queries.server.ts";
import { formerAddresses } from "./redirects.ts";
import { removeRedirect, setRedirect } from "./set-redirect.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

function move(from: string, to: string) {
  return setRedirect({ from, to, permanent: true, reason: "Renamed" }, "somebody");
}

function aPost(slug: string, publishedAt: Date) {
  const words = { title: "A post", description: "", body: "Words.", reviewBy: null, author: null };
  const fields = { category: "career-advice", tags: [], tools: [] };
  const content = {
    ...words,
    slug,
    variant: "",
    status: "scheduled",
    publishedAt,
    fields,
  } as const;
  return db.transaction((tx) => insertPage(tx, postType, content, { byId: null, at: now }));
}

test("a slug that changes twice leads on in one step", async () => {
  await move("/blog/first", "/blog/second");
  await move("/blog/second", "/blog/third");

  expect(await findRedirect("/blog/first", now)).toEqual({ to: "/blog/third", permanent: true });
  expect(await findRedirect("/blog/second", now)).toEqual({ to: "/blog/third", permanent: true });
});

test("a row that would lead back to its start is refused", async () => {
  await move("/blog/first", "/blog/second");
  expect(await move("/blog/second", "/blog/first")).toEqual({ ok: false, error: "loop" });
  expect(await move("/blog/first", "/blog/first")).toEqual({ ok: false, error: "same-address" });
});

test("a former blog address is no destination", async () => {
  expect(await move("/blog/x", "/blogs/x")).toEqual({ ok: false, error: "former-address" });
});

test.each(["/amber-student/", "/Amber-Student", "/blog/ADVICE"])(
  "%s has moved, however it is spelt",
  async (path) => {
    expect(await findRedirect(path, now)).toMatchObject({ permanent: true });
  },
);

test("two writers who together would make a loop cannot both succeed", async () => {
  const outcomes = await Promise.all([move("/a", "/b"), move("/b", "/a")]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("staff can lead a former address elsewhere", async () => {
  await move("/blog/advice", "/blog/guides");
  expect(await findRedirect("/blog/advice", now)).toMatchObject({ to: "/blog/guides" });
});

test("a former blog address finds a renamed post, an existing one, or the list", async () => {
  await aPost("kept", now);

  expect(await findRedirect("/blogs/advice", now)).toMatchObject({ to: "/blog/career-advice" });
  expect(await findRedirect("/blogs/kept", now)).toEqual({ to: "/blog/kept", permanent: true });
  expect(await findRedirect("/blogs/gone", now)).toEqual({ to: "/blog", permanent: false });
});

test("a post that is not published yet is not found", async () => {
  const later = new Date("2026-12-01T09:00:00Z");
  await aPost("soon", later);
  expect(await findRedirect("/blogs/soon", now)).toMatchObject({ to: "/blog" });
});

test("a redirect that was looked up before is followed when set, and not when removed", async () => {
  expect(await findRedirect("/blog/old", now)).toBeNull();
  await move("/blog/old", "/blog/new");
  expect(await findRedirect("/blog/old", now)).toMatchObject({ to: "/blog/new" });
  await removeRedirect("/blog/old", "somebody");
  expect(await findRedirect("/blog/old", now)).toBeNull();
});

test("what another process set is found once it tells about it, and not asked for until then", async () => {
  expect(await findRedirect("/blog/old", now)).toBeNull();
  const row = { fromPath: "/blog/old", toPath: "/blog/new", reason: "Set elsewhere" };
  await db.insert(redirects).values(row);

  expect(await findRedirect("/blog/old", now)).toBeNull();
  invalidateHere(REDIRECTS_TAG);
  expect(await findRedirect("/blog/old", now)).toMatchObject({ to: "/blog/new" });
});

test("more redirects than are held in memory are all followed", async () => {
  await db.execute(sql`
    insert into ${redirects} (from_path, to_path, reason)
    select '/blog/old-' || n, '/blog/new-' || n, 'Many' from generate_series(1, 5001) as n`);

  for (const n of [1, 2500, 5001])
    expect(await findRedirect(`/blog/old-${n}`, now)).toMatchObject({ to: `/blog/new-${n}` });
  expect(await findRedirect("/blog/old-5002", now)).toBeNull();
});

test("no former address leads to another former address", () => {
  for (const to of formerAddresses.values()) expect(formerAddresses.has(to)).toBe(false);
});

test("a redirect counts whom it caught, and a path without one counts nothing", async () => {
  await move("/blog/old", "/blog/new");
  const last = new Date("2031-03-02T10:00:00Z");

  countRedirected("/blog/Old/", new Date("2031-03-01T10:00:00Z"));
  countRedirected("/blog/old", last);
  countRedirected("/blog/never-was", last);
  await writeRedirected();
  countRedirected("/blog/old", last);
  await writeRedirected();

  const { rows } = await listRedirects({ q: "", page: 1 });
  expect(rows).toMatchObject([{ from: "/blog/old", caught: 3, lastCaughtAt: last }]);
});
