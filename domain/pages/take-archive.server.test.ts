import { expect } from "vitest";
import { pageTypes } from "#domain/page-types.ts";
import { readZip } from "#platform/zip/read-zip.server.ts";
import { zipped } from "#platform/zip/write-zip.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { openDraft } from "./drafts/open-draft.server.ts";
import { archiveContent } from "./export-content.server.ts";
import { findPage } from "./find-page.server.ts";
import { loadContent } from "./load-content.server.ts";
import { takeArchive } from "./take-archive.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const legalType = pageTypes.find(({ name }) => name === "legal")!;
const postType = pageTypes.find(({ name }) => name === "post")!;
const known = { types: pageTypes, isOpen: ({ name }: { name: string }) => name === "post" };

/** What the archive of all pages holds, with other text in some files. */
async function anArchive(changed: Record<string, string> = {}): Promise<Buffer> {
  const zip = readZip((await archiveContent(pageTypes))!);
  if (!zip.ok) throw new Error(zip.error);
  const kept = zip.value.names.map((name) => ({ name, bytes: bytesOf(zip.value.open(name)) }));
  const said = Object.entries(changed).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  return zipped([...kept.filter(({ name }) => !(name in changed)), ...said]);
}

function bytesOf(file: { ok: boolean; value?: Uint8Array } | null): Buffer {
  return Buffer.from(file!.value!);
}

const post = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What to do.\ncategory: career-advice\ntags:\n  - first-job\n---\n\n${body}\n`;

test("the pages sent back as they were downloaded change nothing; of others readers see nothing yet", async () => {
  const staff = await aStaffMember();
  await loadContent(pageTypes, now);
  const same = await takeArchive(known, staff, await anArchive(), now);
  expect(same.ok && new Set(same.value.map(({ kind }) => kind))).toEqual(new Set(["unchanged"]));

  // A changed file is a draft, a new one a new page.
  const before = await findPage(legalType, "cookies");
  const taken = await takeArchive(
    known,
    staff,
    await anArchive({
      "content/legal/cookies.md": "---\ntitle: Crumbs\n---\n\nOne cookie.\n",
      "content/posts/a-new-post.md": post("A new post", "Read this."),
    }),
    now,
  );
  expect(taken.ok && taken.value.filter(({ kind }) => kind !== "unchanged")).toMatchObject([
    { kind: "draft", title: "Crumbs", slug: "cookies" },
    { kind: "added", title: "A new post", slug: "a-new-post" },
  ]);
  expect(await findPage(legalType, "cookies")).toEqual(before);
  const draft = await openDraft(legalType, { slug: "cookies" }, now);
  expect(draft?.draft.state).toMatchObject({ title: "Crumbs", body: "One cookie." });
  expect(await findPage(postType, "a-new-post")).toMatchObject({ status: "draft" });
});

test("a file that cannot be taken is named and stops no other", async () => {
  const staff = await aStaffMember();
  const archive = await zipped([
    { name: "waymark-main/content/posts/good.md", bytes: Buffer.from(post("Good", "Words.")) },
    { name: "content/posts/Bad Name.md", bytes: Buffer.from(post("Bad", "Words.")) },
    { name: "content/posts/untitled.md", bytes: Buffer.from("---\ntags: []\n---\n\nWords.\n") },
    { name: "content/posts/not-text.md", bytes: Buffer.from([0xff, 0xfe, 0x00]) },
    { name: "content/legal/new-law.md", bytes: Buffer.from("---\ntitle: Law\n---\n\nWords.\n") },
    { name: "elsewhere/x.md", bytes: Buffer.from(post("X", "Words.")) },
  ]);
  const taken = await takeArchive(known, staff, archive, now);
  const byKind = taken.ok ? Object.groupBy(taken.value, ({ kind }) => kind) : {};
  expect(byKind.added).toMatchObject([{ slug: "good" }]);
  expect(byKind.refused?.map(({ path }) => path).sort()).toEqual([
    "content/legal/new-law.md",
    "content/posts/Bad Name.md",
    "content/posts/not-text.md",
    "content/posts/untitled.md",
    "elsewhere/x.md",
  ]);
});

test("what is no archive of pages is refused with its reason", async () => {
  const staff = await aStaffMember();
  const words = Buffer.from("no archive");
  expect(await takeArchive(known, staff, words, now)).toEqual({ ok: false, error: "broken-zip" });
  const empty = await zipped([{ name: "readme.txt", bytes: words }]);
  expect(await takeArchive(known, staff, empty, now)).toEqual({ ok: false, error: "no-pages" });
});
