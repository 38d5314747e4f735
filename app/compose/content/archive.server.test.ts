import sharp from "sharp";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { eventSessions, events } from "#db/schema/events.ts";
import { pagePictures } from "#db/schema/pages.ts";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { addPagePicture } from "#domain/pages/pictures/add-picture.server.ts";
import { findPagePicture } from "#domain/pages/pictures/find-picture.server.ts";
import { readZip } from "#platform/zip/read-zip.server.ts";
import { zipped } from "#platform/zip/write-zip.server.ts";
import { test } from "#test/database.ts";
import { anEvent } from "#test/event-factories.ts";
import { aStaffMember } from "#test/factories.ts";
import { archiveOfEverything, takeArchiveOfEverything } from "./archive.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const fields = { category: "career-advice", tags: [], tools: [] };

test("pictures and events go out with the pages, and come back into an empty house", async () => {
  const staff = await aStaffMember({ staffRole: "editor" });
  const photo = await sharp({
    create: { width: 700, height: 350, channels: 3, background: "#28518c" },
  })
    .jpeg()
    .toBuffer();
  const added = await addPagePicture(staff, { bytes: photo, alt: "A bridge" }, now);
  const markdown = added.ok ? added.value.markdown : "";
  const words = { title: "One", description: "Of one", reviewBy: null, author: null, fields };
  await addPage(postType, staff, { slug: "one", ...words, body: markdown }, now);
  await anEvent({
    slug: "by-video",
    summary: "What employers look for now.",
    capacity: 30,
    isDemo: true,
  });
  const archive = (await archiveOfEverything())!;
  const name = /pictures\/([^)]*)/.exec(markdown)![1]!;
  const zip = readZip(archive);
  expect(zip.ok && [...zip.value.names].sort()).toEqual([
    "content/events/by-video.md",
    `content/pictures/${name}.webp`,
    "content/posts/one.md",
  ]);

  const again = await takeArchiveOfEverything(staff, archive, now);
  expect(again.ok && again.value.map(({ kind }) => kind)).toEqual(["unchanged", "unchanged"]);

  await db.delete(events);
  await db.delete(pagePictures);
  const taken = await takeArchiveOfEverything(staff, archive, now);
  expect(taken.ok && taken.value.map(({ path, kind }) => [path, kind])).toEqual([
    ["content/events/by-video.md", "added"],
    ["content/posts/one.md", "unchanged"],
  ]);
  expect(await findPagePicture(name)).toBeDefined();
  expect(await findPagePicture(`${name}-480`)).toBeDefined();
  const [event] = await db.select().from(events);
  expect(event).toMatchObject({ slug: "by-video", state: "draft", capacity: 30, isDemo: true });
  expect(await db.select().from(eventSessions)).toMatchObject([
    { startsAt: new Date("2027-03-10T14:00:00Z") },
  ]);
});

test("an event that people may have places at is not changed by a file, and a false picture is named", async () => {
  const staff = await aStaffMember({ staffRole: "editor" });
  await anEvent({ slug: "by-video", summary: "What employers look for now." });
  const zip = readZip((await archiveOfEverything())!);
  const opened = zip.ok ? zip.value.open("content/events/by-video.md") : null;
  const source = Buffer.from(opened?.ok ? opened.value : []).toString();
  const archive = await zipped([
    {
      name: "content/events/by-video.md",
      bytes: Buffer.from(source.replace("Interviews by video", "Another title")),
    },
    { name: "content/events/wrong.md", bytes: Buffer.from("---\ntitle: One\n---\n\nWords.\n") },
    { name: `content/pictures/${"a".repeat(22)}-10x10.webp`, bytes: Buffer.from("<svg/>") },
  ]);
  const taken = await takeArchiveOfEverything(staff, archive, now);
  expect(taken.ok && taken.value.map(({ kind }) => kind)).toEqual([
    "refused",
    "refused",
    "refused",
  ]);
  const [event] = await db.select().from(events);
  expect(event?.title).toBe("Interviews by video");
});

test("a file of an event obeys the desk's rules, and is an editor's to send", async () => {
  const staff = await aStaffMember({ staffRole: "editor" });
  await anEvent({ slug: "by-video", summary: "What employers look for now." });
  const zip = readZip((await archiveOfEverything())!);
  const opened = zip.ok ? zip.value.open("content/events/by-video.md") : null;
  const source = Buffer.from(opened?.ok ? opened.value : []).toString();
  const sent = (slug: string, words: string) => ({
    name: `content/events/${slug}.md`,
    bytes: Buffer.from(words),
  });
  const archive = await zipped([
    sent("on-mars", source.replace(/zone: .*/, "zone: Mars/Olympus")),
    sent("too-many", source.replace("---\ntitle", "---\ncapacity: 9000000000\ntitle")),
    sent("backwards", source.replace(/endsAt: .*/, "endsAt: 2020-01-01T00:00:00.000Z")),
    { name: "content/pictures/photo(.webp", bytes: Buffer.from("no picture") },
  ]);
  const taken = await takeArchiveOfEverything(staff, archive, now);
  expect(taken.ok && taken.value.map(({ kind }) => kind)).toEqual(Array(4).fill("refused"));
  expect(await db.$count(events)).toBe(1);

  await db.delete(events);
  const whole = await zipped([sent("by-video", source)]);
  const author = await aStaffMember({ staffRole: "author" });
  const byAuthor = await takeArchiveOfEverything(author, whole, now);
  expect(byAuthor.ok && byAuthor.value).toMatchObject([{ kind: "refused" }]);
  const byEditor = await takeArchiveOfEverything(staff, whole, now);
  expect(byEditor.ok && byEditor.value).toMatchObject([{ kind: "added" }]);
});
