import { visitorContext } from "#app/contexts.ts";
import { userIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage, readQuery } from "#app/paging.ts";
import {
  listCourses,
  listJumpstartCourses,
} from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { type Course, lengthOf } from "#domain/learning/catalogue/catalogue.ts";
import { minutesOf, spokenTime } from "#domain/learning/catalogue/film-time.ts";
import { certificatesOf } from "#domain/learning/certificates/certificates.queries.server.ts";
import type { CourseCard, HubSearch, HubView, LockedCourse } from "#domain/learning/hub-view.ts";
import { progressOf } from "#domain/learning/progress/progress.queries.server.ts";
import { isDone, nextOf, type Progress } from "#domain/learning/progress/progress.ts";
import { searchTranscripts } from "#domain/learning/transcripts/search-transcripts.server.ts";
import { storableText } from "#rules/storable-text.ts";
import { hasPremium } from "./hub-reader.server.ts";
import { type Place, pathIn, type RequestArgs } from "./lesson-page.server.ts";
import { lessonReaderOf } from "./lesson-reader.server.ts";
import { posterFor } from "./posters.server.ts";

const PLACES = 20;

/** A list of courses for its reader: of a tier, or of Jumpstart's guide. */
export async function loadHub(
  which: "standard" | "premium" | "jumpstart",
  { request, context }: RequestArgs,
): Promise<HubView> {
  const place: Place = which === "jumpstart" ? "jumpstart" : "hub";
  const visitor = context.get(visitorContext);
  const userId = userIdOf(context);
  const mayPremium = hasPremium(visitor);
  const search = await findPlaces(request, { mayPremium, isJumpstart: place === "jumpstart" });
  const isLockedShown = which === "standard" && !mayPremium;
  const [courses, premium] = await Promise.all([
    place === "jumpstart" ? listJumpstartCourses() : listCourses(which as "standard" | "premium"),
    isLockedShown ? listCourses("premium") : [],
  ]);
  return {
    courses: search ? [] : await cardsOf(courses, { userId, place, context }),
    locked: search ? [] : premium.map(lockedCourse),
    search,
    isMember: userId !== null,
  };
}

export function lockedCourse({ id, title, summary, lessons }: Course): LockedCourse {
  return { id, title, summary, lessons: lessons.map((lesson) => lesson.title) };
}

async function findPlaces(
  request: Request,
  allowed: { mayPremium: boolean; isJumpstart: boolean },
): Promise<HubSearch | null> {
  const q = storableText(readQuery(request));
  if (q === "") return null;
  const page = readPage(request);
  const slice = { limit: PLACES, offset: (page - 1) * PLACES, perLesson: 3 };
  const { hits, total } = await searchTranscripts({ q, ...allowed, ...slice });
  return { q, hits, total, page, pageCount: pageCountOf({ total, pageSize: PLACES }) };
}

type Cards = { userId: string | null; place: Place; context: RequestArgs["context"] };

async function cardsOf(courses: readonly Course[], { userId, place, context }: Cards) {
  const ids = courses.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const progress: Progress = userId ? await progressOf(userId, ids) : new Map();
  const certificates = userId ? await certificatesOf(userId) : [];
  const certified = new Set(
    certificates.filter(({ withdrawnAt }) => !withdrawnAt).map(({ courseId }) => courseId),
  );
  const poster = posterFor(lessonReaderOf(context), new Date());
  return courses.map(
    (course): CourseCard => ({
      ...cardOf(course, { progress, place, poster }),
      hasCertificate: certified.has(course.id),
    }),
  );
}

type Card = { progress: Progress; place: Place; poster: (lessonId: number) => string };

function cardOf(course: Course, { progress, place, poster }: Card) {
  const { id, title, summary, tier, slug: courseSlug, lessons } = course;
  const pathOf = (slug: string) => pathIn(place, { slug, courseSlug, tier });
  const done = lessons.filter((lesson) => isDone(lesson, progress)).length;
  const next = nextOf(lessons, progress);
  const isBegun = lessons.some((lesson) => progress.has(lesson.id));
  return {
    ...{ id, title, summary, doneCount: done },
    length: minutesOf(lengthOf(lessons)),
    next: next ? { label: isBegun ? "Continue" : "Begin", path: pathOf(next.slug) } : null,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      path: pathOf(lesson.slug),
      note: noteOf(lesson, progress),
      poster: poster(lesson.id),
      isDone: isDone(lesson, progress),
    })),
  };
}

function noteOf(lesson: Course["lessons"][number], progress: Progress): string {
  const length = spokenTime(lesson.durationMs);
  const own = progress.get(lesson.id);
  if (!own || isDone(lesson, progress)) return length;
  return own.isWatched ? `${length}, check to pass` : `${length}, begun`;
}
