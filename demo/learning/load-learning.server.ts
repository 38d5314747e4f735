import { inArray, like } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  courseCertificates,
  lessonNotes,
  lessonTries,
  lessonWatching,
  premiumRequests,
  savedLessons,
} from "#db/schema/learners.ts";
import { lessons } from "#db/schema/learning.ts";
import { type ActivityEntry, insertActivity } from "#domain/activity/record-activity.server.ts";
import { learningActivity } from "#domain/learning/catalogue/activity-kinds.ts";
import { listCourses } from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { type Course, lengthOf, secondsOf } from "#domain/learning/catalogue/catalogue.ts";
import { instantFrom } from "../relative-days.ts";
import { type DemoLearner, demoLearners, demoNotes, demoRequests, demoSaved } from "./learners.ts";
import { addPastLessons } from "./past-lessons.server.ts";

type Tiers = Record<"standard" | "premium", Course[]>;
type World = { tiers: Tiers; names: ReadonlyMap<string, string>; now: Date };

/** What the demo's people have watched, saved, written and asked for, once there are lessons. Nothing where some is. */
export async function addLearning(now: Date): Promise<void> {
  if ((await db.$count(lessonWatching)) > 0 || (await db.$count(lessons)) === 0) return;
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(like(users.id, "demo-%"));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const tiers = { standard: await listCourses("standard"), premium: await listCourses("premium") };
  const world = { tiers, names, now };
  await db.transaction(async (tx) => {
    const acts = demoLearners.filter(({ userId }) => names.has(userId));
    for (const learner of [...acts, ...cohortLearners(world)]) await addLearner(tx, learner, world);
    await addSaved(tx, world);
    await addNotes(tx, world);
    await addRequests(tx, world);
    await addPastLessons(tx, new Date(0));
  });
}

/** Students of the cohort, so that the desk sees where people stop. The further in, the fewer. */
function cohortLearners({ names, tiers }: World): DemoLearner[] {
  const ids = [...names.keys()].filter((id) => id.startsWith("demo-person-"));
  return ids.flatMap((userId, n): DemoLearner[] =>
    n % 3 === 0
      ? [
          {
            ...{ userId, tier: "standard", course: n % Math.max(1, tiers.standard.length) },
            ...{ done: n % 4, thenShare: ((n * 7) % 10) / 10, daysAgo: 1 + (n % 50) },
          },
        ]
      : [],
  );
}

async function addLearner(tx: Transaction, learner: DemoLearner, world: World): Promise<void> {
  const course = world.tiers[learner.tier][learner.course];
  if (!course) return;
  const { userId, daysAgo, thenShare = 0 } = learner;
  const count = learner.done === "all" ? course.lessons.length : learner.done;
  const done = course.lessons.slice(0, count);
  const begun = thenShare > 0 ? course.lessons[count] : undefined;
  const rows = [
    ...done.map((lesson) => ({ lesson, share: 1 })),
    ...(begun ? [{ lesson: begun, share: thenShare }] : []),
  ].map(({ lesson, share }, at) => {
    const savedAt = instantFrom(world.now, -daysAgo - (done.length - at) * 0.4);
    const seconds = Math.round(secondsOf(lesson.durationMs) * share);
    return {
      ...{ userId, lessonId: lesson.id, savedAt, startedAt: instantFrom(savedAt, -0.01) },
      positionMs: seconds * 1000,
      watched: seconds > 0 ? `{[0,${seconds})}` : "{}",
      watchedSeconds: seconds,
      completedAt: share === 1 ? savedAt : null,
    };
  });
  if (rows.length === 0) return;
  await tx.insert(lessonWatching).values(rows).onConflictDoNothing();
  const finished = rows.flatMap(({ completedAt, lessonId }) =>
    completedAt ? [{ lessonId, at: completedAt }] : [],
  );
  await addTries(tx, userId, finished);
  await insertActs(tx, userId, finished);
  if (learner.certificate) await addCertificate(tx, { learner, course, world });
}

type Finished = { lessonId: number; at: Date };

async function addTries(tx: Transaction, userId: string, finished: readonly Finished[]) {
  if (finished.length === 0) return;
  const ids = finished.map(({ lessonId }) => lessonId);
  const { id, questions, revision } = lessons;
  const found = await tx.select({ id, questions, revision }).from(lessons).where(inArray(id, ids));
  const rows = found.map((lesson) => {
    const answers = lesson.questions.map(({ options }) =>
      options.findIndex(({ isRight }) => isRight),
    );
    const { at } = finished.find(({ lessonId }) => lessonId === lesson.id)!;
    const { length: total } = answers;
    return {
      ...{ userId, lessonId: lesson.id, answers, right: total, total, isPassed: true, at },
      lessonRevision: lesson.revision,
    };
  });
  await tx.insert(lessonTries).values(rows);
}

async function insertActs(tx: Transaction, userId: string, finished: readonly Finished[]) {
  const entries = finished.flatMap(({ lessonId: thingId, at }): ActivityEntry[] => [
    { kind: learningActivity["lesson-watched"], userId, thingId, at },
    { kind: learningActivity["lesson-check-passed"], userId, thingId, at },
  ]);
  if (entries.length > 0) await insertActivity(tx, entries);
}

type Certified = { learner: DemoLearner; course: Course; world: World };

async function addCertificate(tx: Transaction, { learner, course, world }: Certified) {
  const { userId, certificate, daysAgo } = learner;
  const issuedAt = instantFrom(world.now, -daysAgo);
  await tx.insert(courseCertificates).values({
    ...{ ...certificate!, userId, courseId: course.id, courseTitle: course.title, issuedAt },
    holder: world.names.get(userId)!,
    lessonCount: course.lessons.length,
    minutes: Math.max(1, Math.round(lengthOf(course.lessons) / 60_000)),
  });
  const act = { userId, thingId: course.id, at: issuedAt };
  await insertActivity(tx, [{ kind: learningActivity["course-finished"], ...act }]);
}

type Pointed = { tier: "standard" | "premium"; course: number; lesson: number };

const lessonAt = ({ tiers }: World, { tier, course, lesson }: Pointed) =>
  tiers[tier][course]?.lessons[lesson];

async function addSaved(tx: Transaction, world: World): Promise<void> {
  const rows = demoSaved.flatMap((saved) => {
    const lesson = lessonAt(world, saved);
    const savedAt = instantFrom(world.now, -saved.daysAgo);
    return lesson && world.names.has(saved.userId)
      ? [{ userId: saved.userId, lessonId: lesson.id, savedAt }]
      : [];
  });
  if (rows.length > 0) await tx.insert(savedLessons).values(rows);
}

async function addNotes(tx: Transaction, world: World): Promise<void> {
  const rows = demoNotes.flatMap((note) => {
    const lesson = lessonAt(world, note);
    if (!lesson || !world.names.has(note.userId)) return [];
    const createdAt = instantFrom(world.now, -3);
    const atMs = Math.round((lesson.durationMs * note.at) / 1000) * 1000;
    const { userId, words } = note;
    return [{ userId, words, lessonId: lesson.id, atMs, createdAt, updatedAt: createdAt }];
  });
  if (rows.length > 0) await tx.insert(lessonNotes).values(rows);
}

async function addRequests(tx: Transaction, { names, now }: World): Promise<void> {
  const asking = demoRequests.filter(({ userId }) => names.has(userId));
  if (asking.length === 0) return;
  const people = await tx
    .select({ id: users.id, universityId: users.universityId })
    .from(users)
    .where(
      inArray(
        users.id,
        asking.map(({ userId }) => userId),
      ),
    );
  await tx.insert(premiumRequests).values(
    asking.map(({ userId, reason, daysAgo, decision, note }) => ({
      ...{ userId, reason, note: note ?? null, decision: decision ?? null },
      universityId: people.find(({ id }) => id === userId)?.universityId ?? null,
      askedAt: instantFrom(now, -daysAgo),
      decidedAt: decision ? instantFrom(now, 1 - daysAgo) : null,
    })),
  );
}
