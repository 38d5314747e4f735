import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { files } from "#db/schema/files.ts";
import { mails } from "#db/schema/platform.ts";
import { sharedStories, storyConsents } from "#db/schema/stories.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { onInvalidatedPages } from "#platform/page-cache.server.ts";
import { retentionDays } from "#rules/retention.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, lastMailTo } from "#test/factories.ts";
import { listStories } from "../people/people.server.ts";
import { storyType } from "../people/people-types.ts";
import { storyCountry } from "../people/story-countries.ts";
import { CONSENT_VERSION, consentText } from "./consent.ts";
import { decideStory } from "./decide-story.server.ts";
import { answerEdit, changeStory, confirmStory, withdrawStory } from "./own-story.server.ts";
import { type StorySender, shareStory } from "./share-story.server.ts";
import { unsafeFindStory } from "./stories.queries.server.ts";
import { guestStorySchema, type StoryInput } from "./story.schema.ts";
import { storyIdIn } from "./story-link.server.ts";
import { findStoryPhoto } from "./story-photo.server.ts";
import { deleteOldStories, eraseStoryRows, storyRowsOf } from "./story-rows.server.ts";

const now = new Date("2026-11-16T10:00:00Z");
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
const NO_PHOTO = Buffer.alloc(0);
const HOSTILE = "<script>alert(1)</script> **bold** [x](javascript:alert(2))";

const input: StoryInput = {
  name: "Ada",
  course: "MSc Statistics",
  university: "Northgate University",
  job: "Analyst",
  employer: "Brackwater Software",
  country: "gb",
  title: "Forty letters, and the last one",
  words: `${"I wrote letters. ".repeat(12)}\n\n${HOSTILE}`,
  agrees: true,
};
let forms = 0;

function from(given: Partial<StorySender> = {}): StorySender {
  forms += 1;
  const email = "ada@mail.example";
  return { formKey: `f-${forms}`, clientAddress: "192.0.2.1", email, userId: null, ...given };
}

async function aStory(given: Partial<StorySender> = {}, photo = NO_PHOTO) {
  const shared = await shareStory({ input, photo, from: from(given) }, now);
  if (!shared.ok) throw new Error(shared.error);
  const [story] = await db
    .select()
    .from(sharedStories)
    .orderBy(sharedStories.id)
    .where(eq(sharedStories.formKey, `f-${forms}`));
  return story!;
}

async function aPortrait() {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0b5a4a" } })
    .withExif({ IFD0: { Copyright: "Where I live" } })
    .jpeg()
    .toBuffer();
}

const shown = async () => (await listStories(1, { now, today: "2026-11-16" })).stories;
const approve = { intent: "approve", revision: 1 } as const;

/** What the page cache was told to forget during a test. */
function forgotten(): string[] {
  const heard: string[] = [];
  onTestFinished(onInvalidatedPages((tag) => heard.push(tag)));
  return heard;
}

test("a story of somebody not signed in waits for their confirmation, then for ours", async () => {
  const staff = await aStaffMember();
  const { id } = await aStory();

  const mail = await lastMailTo("ada@mail.example");
  expect(mail).toMatchObject({ template: "story-received", props: { isConfirmed: false } });
  expect(JSON.stringify(mail!.props)).not.toContain("Forty letters");
  const token = String(mail!.props.link).split("/").at(-1)!;
  expect(storyIdIn(token, now)).toBe(id);
  expect(storyIdIn(token.replace(/^./, "x"), now)).toBeNull();
  expect(await decideStory(staff, { id, given: approve }, now)).toMatchObject({ error: "not-now" });
  expect((await confirmStory(id)).ok).toBe(true);
  expect(await shown()).toEqual([]);
  expect((await decideStory(staff, { id, given: approve }, now)).ok).toBe(true);
  expect(await shown()).toMatchObject([{ title: input.title, words: input.words, person: "Ada" }]);
});

test("what was agreed to is stored as it stood, for each state of the words", async () => {
  const student = await aStudent();
  const { id } = await aStory({ userId: student.id, email: student.email });
  await changeStory(id, { input: { ...input, title: "Another title" }, photo: NO_PHOTO }, now);

  const consents = await db.select().from(storyConsents).orderBy(storyConsents.id);
  const agreed = { storyId: id, version: CONSENT_VERSION, agreedTo: consentText, agreedAt: now };
  expect(consents).toMatchObject([
    { ...agreed, storyRevision: 1, withdrawnAt: null },
    { ...agreed, storyRevision: 2, withdrawnAt: null },
  ]);
  const acts = await db.select({ kind: activity.kind }).from(activity);
  expect(acts).toEqual([{ kind: "story-shared" }]);
});

test("the same form sent twice is one story with one mail", async () => {
  const sharing = { input, photo: NO_PHOTO, from: from() };
  await Promise.all([shareStory(sharing, now), shareStory(sharing, now)]);
  expect(await db.$count(sharedStories)).toBe(1);
  expect(await db.$count(mails)).toBe(1);
  expect(await db.$count(storyConsents)).toBe(1);
});

test("six stories an hour come from one address", async () => {
  const share = () => shareStory({ input, photo: NO_PHOTO, from: from() }, now);
  for (let at = 0; at < 6; at++) expect((await share()).ok).toBe(true);
  expect(await share()).toEqual({ ok: false, error: "slow-down" });
});

test("a photo is re-encoded, without what the camera wrote; what is no picture is refused", async () => {
  const { fileId } = await aStory({}, await aPortrait());
  const file = await findStoryPhoto(fileId!);
  const bytes = await readWhole(file!);
  expect(await sharp(bytes!).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 450 });
  expect(bytes!.includes("Where I live")).toBe(false);

  const refusalOf = async (photo: Buffer) =>
    shareStory({ input, photo, from: from({ email: "bo@mail.example" }) }, now);
  expect(await refusalOf(Buffer.from("<svg onload=alert(1)>"))).toMatchObject({
    error: "not-a-picture",
  });
  expect(await refusalOf(Buffer.alloc(6 * 1024 * 1024, 0xff))).toMatchObject({
    error: "too-large",
  });
  expect(await db.$count(sharedStories)).toBe(1);
});

test("withdrawn, a story leaves the page at once; words and photo are gone, the consent's end remains", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  const writer = { userId: student.id, email: student.email };
  const { id, fileId } = await aStory(writer, await aPortrait());
  await decideStory(staff, { id, given: approve }, now);
  expect(await shown()).toHaveLength(1);
  const heard = forgotten();

  expect((await withdrawStory(id, daysLater(1))).ok).toBe(true);

  expect(heard).toContain("story");
  expect(await shown()).toEqual([]);
  expect(await findStoryPhoto(fileId!)).toBeUndefined();
  expect(await db.$count(files, eq(files.id, fileId!))).toBe(0);
  expect(await unsafeFindStory(id)).toBeNull();
  expect(await withdrawStory(id, now)).toMatchObject({ error: "gone" });
  const [consent] = await db.select().from(storyConsents);
  expect(consent).toMatchObject({ storyId: id, agreedAt: now, withdrawnAt: daysLater(1) });
  expect(await lastMailTo(student.email)).toMatchObject({ template: "story-withdrawn" });
  const trail = await db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .orderBy(securityEvents.id);
  expect(trail.map(({ kind }) => kind)).toEqual(["story-approved", "story-withdrawn"]);
});

test("a story is approved as it was read, once, and only by staff", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  const { id } = await aStory({ userId: student.id, email: student.email });
  const decide = (who: typeof staff, revision: number) =>
    decideStory(who, { id, given: { intent: "approve", revision } }, now);
  expect(await decide(student, 1)).toMatchObject({ error: "forbidden" });
  await changeStory(id, { input, photo: NO_PHOTO }, now);
  expect(await decide(staff, 1)).toMatchObject({ error: "changed-since" });
  const both = await Promise.all([decide(staff, 2), decide(staff, 2)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("sent back with a reason, it can be changed and sent again; from the page too", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  const { id } = await aStory({ userId: student.id, email: student.email });
  const back = { intent: "send-back", note: "Please leave out your boss’s name.", revision: 1 };
  await decideStory(staff, { id, given: approve }, now);
  const heard = forgotten();
  await decideStory(staff, { id, given: { ...back, intent: "send-back" } }, now);

  expect(await shown()).toEqual([]);
  expect(heard).toContain("story");
  expect(await lastMailTo(student.email)).toMatchObject({
    template: "story-decided",
    props: { decision: "send-back", note: back.note },
  });
  expect((await changeStory(id, { input, photo: await aPortrait() }, now)).ok).toBe(true);
  expect(await unsafeFindStory(id)).toMatchObject({ status: "waiting", revision: 2, note: null });
});

test("a change by staff is printed only when its writer has agreed", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  const { id } = await aStory({ userId: student.id, email: student.email });
  const edit = { intent: "edit", title: input.title, words: input.words, revision: 1 } as const;
  const propose = (words: string) => decideStory(staff, { id, given: { ...edit, words } }, now);
  expect(await propose(input.words)).toMatchObject({ error: "same-words" });
  await propose("Shorter.");
  expect(await shown()).toEqual([]);
  await answerEdit(id, { isAccepted: false }, now);
  expect(await unsafeFindStory(id)).toMatchObject({ status: "waiting", words: input.words });
  await propose("Shorter.");
  expect((await answerEdit(id, { isAccepted: true }, now)).ok).toBe(true);
  expect(await shown()).toMatchObject([{ words: "Shorter." }]);
  expect(await db.$count(storyConsents)).toBe(2);
});

test("my data holds the story and its consents; with the account it goes, and the consents end", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  const { id } = await aStory({ userId: student.id, email: student.email }, await aPortrait());
  await decideStory(staff, { id, given: approve }, now);

  const mine = await exportMyData(student.id, now, [storyRowsOf]);
  expect(mine?.tables).toMatchObject({
    shared_stories: [{ title: input.title, file: expect.stringMatching(/^data:image\/jpeg/) }],
    story_consents: [{ agreedTo: consentText }],
  });
  expect(JSON.stringify(mine)).not.toContain(staff.id);

  await db
    .update(users)
    .set({ eraseAfter: now, email: "new@mail.example" })
    .where(eq(users.id, student.id));
  await eraseAccounts(now, [eraseStoryRows]);
  expect(await db.$count(sharedStories)).toBe(0);
  const [consent] = await db.select().from(storyConsents);
  expect(consent?.withdrawnAt).toBeInstanceOf(Date);
});

test("a story never confirmed, and one sent back and left, go after their days", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  await aStory();
  const { id } = await aStory({ userId: student.id, email: student.email });
  const given = { intent: "send-back", note: "No.", revision: 1 } as const;
  await decideStory(staff, { id, given }, now);

  await deleteOldStories(daysLater(retentionDays.unconfirmedStories - 1));
  expect(await db.$count(sharedStories)).toBe(2);
  await deleteOldStories(daysLater(retentionDays.unconfirmedStories + 1));
  expect(await db.$count(sharedStories)).toBe(1);
  await deleteOldStories(daysLater(retentionDays.returnedStories + 1));
  expect(await db.$count(sharedStories)).toBe(0);
});

test.each([
  ["without agreeing", { agrees: undefined }, "agrees"],
  ["too short", { words: "I found a job." }, "words"],
  ["too long", { words: "x".repeat(6001) }, "words"],
  ["a country that is none", { country: "toString" }, "country"],
  ["markup in the name", { name: "<b>Ada</b>" }, "name"],
])("a story is refused: %s", (_case, wrong, field) => {
  const typed = { ...input, agrees: "on", email: "ada@mail.example", ...wrong };
  const read = guestStorySchema.safeParse(typed);
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("stories of one country are those of readers and ours who work there, counted alone", async () => {
  const ofIreland = storyCountry("ie");
  await db.insert(sharedStories).values(
    [
      ["in-cork", "ie"],
      ["in-leeds", "gb"],
    ].map(([slug, country]) => ({
      ...{ slug: slug!, country: country!, formKey: slug!, title: slug!, name: "Ada" },
      ...{ email: "ada@mail.example", course: "MSc", university: "Fern", job: "Nurse" },
      ...{ words: "Words.", status: "approved" as const, sentAt: now, publishedAt: now },
    })),
  );
  const staff = await aStaffMember();
  const fields = { person: "Bo", from: "", now: "", photo: null, isDemo: true };
  const words = { title: "T", description: "", body: "B.", reviewBy: null, author: null };
  for (const [slug, country] of [
    ["ours-in-dublin", "ireland"],
    ["ours-in-york", "united-kingdom"],
  ] as const) {
    await addPage(storyType, staff, { slug, ...words, fields: { ...fields, country } }, now);
    await publishPage(storyType, staff, { slug }, now);
  }
  const when = { now, today: "2026-11-16" };
  const found = await listStories(1, when, ofIreland);
  expect(found.stories.map(({ slug }) => slug)).toEqual(["in-cork", "ours-in-dublin"]);
  expect(found).toMatchObject({ total: 2, pageCount: 1 });
  expect((await listStories(1, when)).total).toBe(4);
  expect([storyCountry("xx"), storyCountry(null)]).toEqual([null, null]);
});
