import type { TranscriptHit } from "./transcripts/transcript-hit.ts";

export type LessonCard = {
  id: number;
  title: string;
  path: string;
  note: string;
  /** Null for a lesson that its reader may not watch. */
  poster: string | null;
  isDone: boolean;
};

export type CourseCard = {
  id: number;
  title: string;
  summary: string;
  length: string;
  doneCount: number;
  lessons: LessonCard[];
  next: { label: string; path: string } | null;
  hasCertificate: boolean;
};

/** A course its reader may not open: what it is about, and nothing of what is said in it. */
export type LockedCourse = { id: number; title: string; summary: string; lessons: string[] };

export type HubSearch = {
  q: string;
  hits: TranscriptHit[];
  total: number;
  page: number;
  pageCount: number;
};

export type HubView = {
  courses: CourseCard[];
  locked: LockedCourse[];
  search: HubSearch | null;
  isMember: boolean;
};
