// @both-engines: the database merges what was watched.
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { courseCertificates, lessonWatching } from "#db/schema/learners.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aCourse, RIGHT } from "#test/lessons.ts";
import {
  certificatesOf,
  showName,
  verifyCertificate,
  withdrawCertificate,
} from "../certificates/certificates.queries.server.ts";
import { issueAgain } from "../certificates/finish-course.server.ts";
import { takeCheck } from "../checks/take-check.server.ts";
import type { Seconds } from "./played.ts";
import { saveWatching } from "./save-watching.server.ts";

const opened = new Date("2031-03-01T09:00:00Z");
const later = (seconds: number) => new Date(opened.getTime() + seconds * 1000);
const watched = (positionMs: number, ...played: Seconds[]) => ({
  positionMs,
  played,
  openedAt: opened,
});

async function watchedOf(userId: string) {
  const { watched: ranges, watchedSeconds, positionMs, completedAt } = lessonWatching;
  const [row] = await db
    .select({ ranges, watchedSeconds, positionMs, completedAt })
    .from(lessonWatching)
    .where(eq(lessonWatching.userId, userId));
  return row;
}

async function acts(userId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: activity.kind })
    .from(activity)
    .where(and(eq(activity.userId, userId)))
    .orderBy(activity.kind);
  return rows.map(({ kind }) => kind);
}

test("seconds are counted once, whichever window sends them and however often", async () => {
  const { id: userId } = await aStudent();
  const lesson = (await aCourse()).lessons[0]!;
  const save = (told: ReturnType<typeof watched>) =>
    saveWatching({ userId, lesson }, told, later(600));
  await Promise.all([
    save(watched(20_000, [0, 20])),
    save(watched(50_000, [15, 30], [45, 50])),
    save(watched(20_000, [0, 20])),
  ]);
  expect(await watchedOf(userId)).toMatchObject({
    ranges: "{[0,30),[45,50)}",
    watchedSeconds: 35,
    completedAt: null,
  });
});

test("nine tenths are the whole; a jump to the end is not", async () => {
  const { id: userId } = await aStudent();
  const lesson = (await aCourse()).lessons[0]!;
  const save = (told: ReturnType<typeof watched>) =>
    saveWatching({ userId, lesson }, told, later(600));
  expect(await save(watched(100_400, [0, 5], [95, 100]))).toEqual({
    ok: true,
    value: { isWatched: false, watchedSeconds: 10 },
  });
  expect(await save(watched(89_000, [5, 84]))).toMatchObject({ value: { watchedSeconds: 89 } });
  expect(await acts(userId)).toEqual([]);
  expect(await save(watched(90_000, [84, 90]))).toEqual({
    ok: true,
    value: { isWatched: true, watchedSeconds: 95 },
  });
  expect(await acts(userId)).toEqual(["lesson-watched"]);
  expect(await watchedOf(userId)).toMatchObject({ positionMs: 90_000, completedAt: later(600) });
});

test("nobody has watched more than double speed allows since the lesson was opened", async () => {
  const { id: userId } = await aStudent();
  const lesson = (await aCourse()).lessons[0]!;
  const all = watched(100_000, [0, 100]);
  expect(await saveWatching({ userId, lesson }, all, later(30))).toEqual({
    ok: false,
    error: "too-fast",
  });
  expect(await watchedOf(userId)).toBeUndefined();
  expect(await saveWatching({ userId, lesson }, all, later(50))).toMatchObject({ ok: true });
});

test("every lesson watched and every check passed is a certificate, in whichever order they end", async () => {
  const { id: userId, name } = await aStudent();
  const { id: courseId, lessons } = await aCourse({ lessons: [{}, {}] });
  const [one, two] = [lessons[0]!, lessons[1]!];
  const whole = watched(100_000, [0, 100]);
  await saveWatching({ userId, lesson: one }, whole, later(600));
  await takeCheck({ userId, lesson: one }, [0, 1, 1], later(610));
  await takeCheck({ userId, lesson: one }, RIGHT, later(620));
  expect(await certificatesOf(userId)).toEqual([]);
  // The last film ends in one window while the last check is sent from another.
  await Promise.all([
    saveWatching({ userId, lesson: two }, whole, later(700)),
    takeCheck({ userId, lesson: two }, RIGHT, later(700)),
  ]);
  const [certificate, ...others] = await certificatesOf(userId);
  expect(others).toEqual([]);
  expect(certificate).toMatchObject({ courseId, holder: name, lessonCount: 2, minutes: 3 });
  expect(await acts(userId)).toEqual([
    "course-finished",
    "lesson-check-passed",
    "lesson-check-passed",
    "lesson-watched",
    "lesson-watched",
  ]);
});

test("a certificate tells a stranger what its holder allows, and nothing once withdrawn", async () => {
  const { id: userId, name } = await aStudent();
  const { id: courseId, lessons } = await aCourse();
  const lesson = lessons[0]!;
  const [tooSoon] = [await issueAgain({ userId, courseId }, later(1))];
  expect(tooSoon).toEqual({ ok: false, error: "not-finished" });
  await saveWatching({ userId, lesson }, watched(0, [0, 100]), later(600));
  await takeCheck({ userId, lesson }, RIGHT, later(600));
  const { code } = (await certificatesOf(userId))[0]!;
  expect(await verifyCertificate(code)).toMatchObject({ holder: null, lessonCount: 1 });
  await showName(userId, code, true);
  expect(await verifyCertificate(code)).toMatchObject({ holder: name });

  const stranger = await aStudent();
  expect(await withdrawCertificate(stranger.id, code, later(700))).toMatchObject({ ok: false });
  await withdrawCertificate(userId, code, later(700));
  expect(await verifyCertificate(code)).toBeNull();
  // Passing again gives none back by itself; asking does.
  await takeCheck({ userId, lesson }, RIGHT, later(800));
  expect(await db.$count(courseCertificates)).toBe(1);
  const [one, other] = await Promise.all([
    issueAgain({ userId, courseId }, later(900)),
    issueAgain({ userId, courseId }, later(900)),
  ]);
  expect(one).toEqual(other);
  expect(one).not.toMatchObject({ value: { code } });
});
