import { data, type RouterContextProvider } from "react-router";
import { userIdOf } from "#app/member.server.ts";
import {
  findCourse,
  listJumpstartCourses,
} from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { type Course, type Lesson, lengthOf } from "#domain/learning/catalogue/catalogue.ts";
import { readClock } from "#domain/learning/catalogue/film-time.ts";
import { hubPaths, jumpstartLessonPath, lessonPath } from "#domain/learning/catalogue/hub-paths.ts";
import { certificatesOf } from "#domain/learning/certificates/certificates.queries.server.ts";
import { askedQuestions, markAnswers, passMark } from "#domain/learning/checks/check.ts";
import { latestTries } from "#domain/learning/checks/take-check.server.ts";
import { changedSince } from "#domain/learning/desk/figures/old-figures.server.ts";
import type { CheckView, CourseView, LessonView, OwnView } from "#domain/learning/lesson-view.ts";
import { lessonSources } from "#domain/learning/media/lesson-sources.server.ts";
import { notesOn } from "#domain/learning/notes/notes.server.ts";
import { progressOf } from "#domain/learning/progress/progress.queries.server.ts";
import {
  isDone,
  type LessonProgress,
  NOT_BEGUN,
  type Progress,
  resumeAt,
} from "#domain/learning/progress/progress.ts";
import { isSavedBy } from "#domain/learning/saved/saved-lessons.server.ts";
import { unsafeSentencesOf } from "#domain/learning/transcripts/sentences.queries.server.ts";
import { signOpened } from "#domain/learning/watching/opened.server.ts";
import { hasPremium } from "./hub-reader.server.ts";
import { lessonReaderOf } from "./lesson-reader.server.ts";

export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Where a lesson is shown: in the hub, or in Jumpstart's guide, with its neighbours there. */
export type Place = "hub" | "jumpstart";

/** A lesson's page for its reader. Anyone who may not watch it gets nothing of it. */
export async function loadLesson(
  lesson: Lesson | null,
  place: Place,
  { request, context }: RequestArgs,
): Promise<LessonView> {
  if (!lesson) throw missing();
  const now = new Date();
  const reader = lessonReaderOf(context);
  const userId = userIdOf(context);
  const [sources, course, sentences] = await Promise.all([
    lessonSources(lesson, reader, now),
    courseAround(lesson, place),
    unsafeSentencesOf(lesson.id),
  ]);
  if (!sources || !course) throw missing();
  const ids = course.lessons.map(({ id }) => id);
  const progress: Progress = userId ? await progressOf(userId, ids) : new Map();
  const { id, title, summary, credits, durationMs, chapters } = lesson;
  const path = pathIn(place, lesson);
  const at = course.lessons.findIndex((one) => one.id === id);
  const next = course.lessons[at + 1];
  return {
    ...{ id, path, title, summary, credits, durationMs, chapters, sentences, sources },
    changed: changedSince(lesson, now),
    ...beginning(request, progress.get(id) ?? NOT_BEGUN, durationMs),
    course: courseView(course, { place, at, progress, isMember: userId !== null }),
    check: await checkView(lesson, userId),
    next: next ? { title: next.title, path: pathIn(place, { ...lesson, slug: next.slug }) } : null,
    own: userId ? await ownView(userId, lesson, { progress, now }) : null,
    signIn: `/login?next=${encodeURIComponent(path)}`,
    offersPremium: !hasPremium(reader.visitor),
  };
}

function missing() {
  return data("We could not find that lesson.", { status: 404 });
}

async function courseAround(lesson: Lesson, place: Place): Promise<Course | null> {
  if (place === "hub") return findCourse(lesson.courseId);
  const guide = await listJumpstartCourses();
  const [first] = guide;
  const lessons = guide.flatMap((course) => course.lessons);
  return first ? { ...first, title: "Employability video guide", lessons } : null;
}

export function pathIn(place: Place, lesson: Pick<Lesson, "slug" | "courseSlug" | "tier">): string {
  return place === "jumpstart" ? jumpstartLessonPath(lesson.slug) : lessonPath(lesson);
}

/** `?t=` says where to begin, in seconds; else the film goes on where its reader left off. */
function beginning(request: Request, progress: LessonProgress, durationMs: number) {
  const asked = readClock(new URL(request.url).searchParams.get("t") ?? "");
  if (asked !== null) return { startMs: Math.min(asked, durationMs), isResumed: false };
  const startMs = resumeAt(progress, durationMs);
  // Somebody who only looked begins at the beginning.
  return startMs < 1000 ? { startMs: 0, isResumed: false } : { startMs, isResumed: true };
}

type Around = { place: Place; at: number; progress: Progress; isMember: boolean };

const lists = {
  hub: {
    standard: { listTitle: "Standard lessons", listPath: hubPaths.standard },
    premium: { listTitle: "Career Ignition Hub", listPath: hubPaths.premium },
  },
  jumpstart: { listTitle: "Employability video guide", listPath: hubPaths.jumpstart },
};

function courseView(course: Course, { place, at, progress }: Around): CourseView {
  const { title, tier, lessons } = course;
  const left = lessons.filter((lesson) => !isDone(lesson, progress));
  return {
    ...{ title, tier, place: at + 1 },
    ...(place === "hub" ? lists.hub[tier] : lists.jumpstart),
    doneCount: lessons.length - left.length,
    leftMs: lengthOf(left),
    hasCertificate: place === "hub",
    stops: lessons.map((lesson, index) => ({
      id: lesson.id,
      title: lesson.title,
      path: pathIn(place, { slug: lesson.slug, courseSlug: course.slug, tier }),
      state: index === at ? "here" : isDone(lesson, progress) ? "done" : "ahead",
      // The others show a tick.
      note:
        index === at && isDone(lesson, progress) ? "Done" : noteOf(lesson, progress.get(lesson.id)),
    })),
  };
}

function noteOf({ hasCheck }: { hasCheck: boolean }, progress: LessonProgress | undefined): string {
  if (!progress) return "";
  if (progress.isWatched && hasCheck && !progress.isPassed) return "Check to pass";
  return !progress.isWatched && progress.watchedSeconds > 0 ? "Begun" : "";
}

async function checkView(lesson: Lesson, userId: string | null): Promise<CheckView> {
  const { questions } = lesson;
  const tries = userId ? await latestTries(userId, lesson) : { latest: null, total: 0 };
  const { latest, total } = tries;
  return {
    questions: askedQuestions(questions),
    passMark: passMark(questions.length),
    last: latest && {
      right: latest.right,
      total: latest.total,
      isPassed: latest.isPassed,
      marked: latest.answers && markAnswers(questions, latest.answers),
      tries: total,
    },
  };
}

type Own = { progress: Progress; now: Date };

async function ownView(userId: string, lesson: Lesson, { progress, now }: Own): Promise<OwnView> {
  const [isSaved, notes, certificates] = await Promise.all([
    isSavedBy(userId, lesson.id),
    notesOn(userId, lesson.id),
    certificatesOf(userId),
  ]);
  const certificate = certificates.find(
    ({ courseId, withdrawnAt }) => courseId === lesson.courseId && withdrawnAt === null,
  );
  return {
    ...{ isSaved, notes },
    opened: signOpened({ userId, lessonId: lesson.id }, now),
    saveTo: hubPaths.watching(lesson.id),
    isWatched: progress.get(lesson.id)?.isWatched ?? false,
    certificate: certificate?.code ?? null,
  };
}
