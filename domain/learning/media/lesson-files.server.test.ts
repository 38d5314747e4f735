import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { outdateSessions } from "#domain/accounts/auth/revisions.server.ts";
import { findSession } from "#domain/accounts/sign-in/find-visitor.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { invalidateHere } from "#platform/page-cache.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, signedIn } from "#test/factories.ts";
import { aLesson } from "#test/lesson-factories.ts";
import { aWeb } from "#test/web.ts";
import { answerLessonFile } from "./answer-lesson-file.server.ts";
import { LEARNING_TAG } from "./learning-tag.ts";
import { fileKinds, type LessonReader } from "./lesson-media.ts";
import { lessonSources } from "./lesson-sources.server.ts";
import { signLessonFile } from "./signed-lesson-files.server.ts";

// @both-engines: every byte of premium hangs on a session, which each engine looks up in its own way.

const files = Object.fromEntries(fileKinds.map((kind) => [kind, `the bytes of ${kind}`]));
const shown = fileKinds.filter((kind) => kind !== "source");
const HOUR_MS = 3600_000;
type State = "draft" | "published";

/** The address over HTTP, with the session as the guard finds it and a clock the test sets. */
async function aPlace() {
  let now = new Date();
  const web = await aWeb({
    render: async (request) => {
      const url = new URL(request.url);
      const [, , lesson, kind = ""] = url.pathname.split("/");
      const asked = {
        lessonId: rowNumber(lesson),
        kind,
        token: url.searchParams.get("t") ?? "",
      };
      return answerLessonFile(request, asked, { reader: await readerOf(request.headers), now });
    },
  });
  return { ask: web.ask, wait: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

async function readerOf(headers: Headers): Promise<LessonReader> {
  const { visitor, sessionId } = await findSession(headers, { isSecure: false });
  return { visitor, sessionId };
}

/** A browser of its own, as headers. */
async function browserOf(person: SignedInMember | null): Promise<Record<string, string>> {
  if (!person) return {};
  const { headers } = await signedIn(person);
  return { cookie: headers.get("cookie")! };
}

/** The addresses a page would hold in this browser; none where its reader may not watch. */
async function addressesIn(browser: Record<string, string>, lesson: { id: number }) {
  const sources = await lessonSources(lesson, await readerOf(new Headers(browser)), new Date());
  if (!sources) return null;
  const [large, small] = sources.videos;
  return {
    "video-720": large!.src,
    "video-360": small!.src,
    poster: sources.poster!,
    captions: sources.captions!,
  };
}

const premiumStudent = () => aStudent({ cihPremium: true });

test("a premium address opens for its reader and, copied, in no other session, for every kind", async () => {
  const { ask } = await aPlace();
  const lesson = await aLesson({ tier: "premium", files });
  const reader = await premiumStudent();
  const own = await browserOf(reader);
  const addresses = (await addressesIn(own, lesson))!;
  const others = {
    "the same person elsewhere": await browserOf(reader),
    "another with premium": await browserOf(await premiumStudent()),
    "a standard student": await browserOf(await aStudent()),
    "a guest": {},
    staff: await browserOf(await aStaffMember()),
  };
  for (const kind of shown) {
    const answer = await ask(addresses[kind], { headers: own });
    expect([answer.status, answer.text]).toEqual([200, files[kind]]);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    for (const [who, headers] of Object.entries(others)) {
      for (const method of ["GET", "HEAD"]) {
        const copied = await ask(addresses[kind], {
          headers: { ...headers, range: "bytes=0-1" },
          method,
        });
        expect([who, copied.status], `${kind} for ${who}`).toEqual([who, 403]);
        expect(copied.text).not.toContain("bytes");
        expect(copied.headers["cache-control"]).toBe("no-store");
        expect(copied.headers.etag).toBeUndefined();
      }
    }
  }
});

test("anyone who may not watch gets no addresses, and a signature alone opens nothing", async () => {
  const { ask } = await aPlace();
  const lesson = await aLesson({ tier: "premium", files });
  const later = new Date(Date.now() + HOUR_MS);
  for (const person of [null, await aStudent()]) {
    const browser = await browserOf(person);
    expect(await addressesIn(browser, lesson)).toBeNull();
    const { sessionId } = await readerOf(new Headers(browser));
    for (const kind of shown) {
      const token = signLessonFile({ lessonId: lesson.id, kind }, sessionId, later);
      const { status } = await ask(`/lesson-files/${lesson.id}/${kind}?t=${token}`, {
        headers: browser,
      });
      expect(status).toBe(403);
    }
  }
});

test("access that ended, a lesson taken off: an address made before opens no more", async () => {
  const { ask } = await aPlace();
  const lesson = await aLesson({ tier: "premium", files });
  const reader = await premiumStudent();
  const browser = await browserOf(reader);
  const { captions } = (await addressesIn(browser, lesson))!;
  const status = async () => (await ask(captions, { headers: browser })).status;

  expect(await status()).toBe(200);
  const set = async (table: typeof lessons | typeof courses, id: number, state: State) => {
    await db.update(table).set({ state }).where(eq(table.id, id));
    // As every use case of the desk ends.
    invalidateHere(LEARNING_TAG);
  };
  await set(lessons, lesson.id, "draft");
  expect(await status()).toBe(403);
  await set(lessons, lesson.id, "published");
  await set(courses, lesson.courseId, "draft");
  expect(await status()).toBe(403);
  await set(courses, lesson.courseId, "published");
  expect(await status()).toBe(200);

  await db.update(users).set({ cihPremium: false }).where(eq(users.id, reader.id));
  outdateSessions(reader.id);
  expect(await status()).toBe(403);
});

test("an address ends with its time", async () => {
  const { ask, wait } = await aPlace();
  const lesson = await aLesson({ tier: "premium", files });
  const browser = await browserOf(await premiumStudent());
  const { "video-720": video } = (await addressesIn(browser, lesson))!;
  wait(HOUR_MS - 1000);
  expect((await ask(video, { headers: browser })).status).toBe(200);
  wait(16 * 60_000);
  expect((await ask(video, { headers: browser })).status).toBe(403);
});

test("a changed kind, lesson, time or signature opens nothing", async () => {
  const { ask } = await aPlace();
  const [lesson, other] = [
    await aLesson({ tier: "premium", files }),
    await aLesson({ tier: "premium", files }),
  ];
  const browser = await browserOf(await premiumStudent());
  const { "video-360": video } = (await addressesIn(browser, lesson))!;
  const [payload, expiry, signature] = new URL(video, "http://x").searchParams.get("t")!.split(".");
  const changed = [
    video.replace("video-360", "video-720"),
    video.replace("video-360", "captions"),
    video.replace("video-360", "source"),
    video.replace("video-360", "no-such-kind"),
    video.replace(`/${lesson.id}/`, `/${other.id}/`),
    video.replace(`/${lesson.id}/`, "/999999/"),
    video.replace(`/${lesson.id}/`, "/99999999999999999999/"),
    video.replace(expiry!, String(Number(expiry) + 3600)),
    video.replace(signature!, signature!.slice(0, -2)),
    video.replace(payload!, ""),
    video.split("?")[0]!,
  ];
  for (const address of changed) {
    const answer = await ask(address, { headers: browser });
    expect([address, answer.status]).toEqual([address, 403]);
  }
});

test("a guest watches a standard lesson, also after signing in beside it, and its address ends too", async () => {
  const { ask, wait } = await aPlace();
  const lesson = await aLesson({ files });
  const guests = (await addressesIn({}, lesson))!;
  const student = await browserOf(await aStudent());
  const students = (await addressesIn(student, lesson))!;
  for (const kind of shown) {
    expect((await ask(guests[kind])).text).toBe(files[kind]);
    expect((await ask(guests[kind], { headers: student })).status).toBe(200);
    expect((await ask(students[kind])).status).toBe(403);
  }
  wait(6.5 * HOUR_MS);
  expect((await ask(guests.poster)).status).toBe(403);
});

test("parts of a film, as players ask for them", async () => {
  const { ask } = await aPlace();
  const lesson = await aLesson({ tier: "premium", files: { ...files, "video-720": "0123456789" } });
  const browser = await browserOf(await premiumStudent());
  const { "video-720": video } = (await addressesIn(browser, lesson))!;
  const part = async (range: string, more: Record<string, string> = {}, method = "GET") => {
    const answer = await ask(video, { headers: { ...browser, range, ...more }, method });
    return [answer.status, answer.text, answer.headers["content-range"]];
  };
  expect(await part("bytes=0-1")).toEqual([206, "01", "bytes 0-1/10"]);
  expect(await part("bytes=7-")).toEqual([206, "789", "bytes 7-9/10"]);
  expect(await part("bytes=-2")).toEqual([206, "89", "bytes 8-9/10"]);
  expect(await part("bytes=10-")).toEqual([416, "", "bytes */10"]);
  expect(await part("bytes=0-1", { "if-range": '"another"' })).toEqual([
    200,
    "0123456789",
    undefined,
  ]);
  const head = await ask(video, { headers: browser, method: "HEAD" });
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "10"]);
  expect(head.headers["accept-ranges"]).toBe("bytes");
  const etag = head.headers.etag!;
  expect(await part("bytes=4-5", { "if-range": etag })).toEqual([206, "45", "bytes 4-5/10"]);
  expect((await ask(video, { headers: { ...browser, "if-none-match": etag } })).status).toBe(304);
});

test("the source is for staff, by a signature of their own session", async () => {
  const { ask } = await aPlace();
  const lesson = await aLesson({ files });
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const statusFor = async (person: SignedInMember | null, isOwnSignature = true) => {
    const headers = await browserOf(person);
    const { sessionId } = await readerOf(new Headers(headers));
    const file = { lessonId: lesson.id, kind: "source" as const };
    const token = signLessonFile(file, isOwnSignature ? sessionId : "another", expiresAt);
    return (await ask(`/lesson-files/${lesson.id}/source?t=${token}`, { headers })).status;
  };
  expect(await statusFor(null)).toBe(403);
  expect(await statusFor(await premiumStudent())).toBe(403);
  expect(await statusFor(await aStaffMember(), false)).toBe(403);
  expect(await statusFor(await aStaffMember())).toBe(200);
});
