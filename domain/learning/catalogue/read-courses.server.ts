import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { LessonChapter, LessonQuestion, SpokenWord } from "#db/schema/learning.ts";
import { contentFolder } from "#domain/pages/content-folder.server.ts";
import { readFrontMatter } from "#platform/markdown/front-matter.server.ts";

/** Where courses lie on disk: their words among the content, their films beside it. */
export type CourseFolders = { words: string; media: string };

export function courseFolders(): CourseFolders {
  const content = contentFolder();
  return {
    words: join(content, "courses"),
    media: join(content, "..", "media", "lessons"),
  };
}

/** A file of a lesson as it lies on disk. */
export type MediaFile = { kind: MediaKind; path: string; type: string; sha256: string };
export type MediaKind = "video-720" | "video-360" | "poster" | "captions";

export type ReadLesson = {
  slug: string;
  title: string;
  summary: string;
  position: number;
  isInJumpstart: boolean;
  questions: LessonQuestion[];
  durationMs: number;
  chapters: LessonChapter[];
  words: SpokenWord[];
  credits: string;
  files: MediaFile[];
  hash: string;
};

export type ReadCourse = {
  slug: string;
  title: string;
  summary: string;
  tier: "standard" | "premium";
  position: number;
  hash: string;
  lessons: ReadLesson[];
};

const courseShape = z.object({
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(400),
  tier: z.enum(["standard", "premium"]),
  position: z.number().int().positive(),
});

const questionShape = z
  .object({
    ask: z.string().min(1),
    options: z
      .array(
        z.object({ text: z.string().min(1), right: z.boolean().default(false), why: z.string() }),
      )
      .min(2),
  })
  .refine(({ options }) => options.filter(({ right }) => right).length === 1, {
    error: "A question has one right answer",
  });

const lessonShape = z.object({
  title: z.string().min(1).max(160),
  summary: z.string().min(1).max(400),
  position: z.number().int().positive(),
  jumpstart: z.boolean().default(false),
  questions: z.array(questionShape).min(3).max(5),
});

const spokenShape = z.object({
  durationMs: z.number().int().positive(),
  chapters: z.array(z.object({ atMs: z.number().int().nonnegative(), title: z.string().min(1) })),
  words: z.array(z.tuple([z.number().int(), z.number().int(), z.string().min(1)])),
  credits: z.string().default(""),
});

const mediaFiles: readonly { kind: MediaKind; name: string; type: string }[] = [
  { kind: "video-720", name: "720.mp4", type: "video/mp4" },
  { kind: "video-360", name: "360.mp4", type: "video/mp4" },
  { kind: "poster", name: "poster.webp", type: "image/webp" },
  { kind: "captions", name: "captions.vtt", type: "text/vtt" },
];

/** Every course on disk. Throws, naming the file, where one is wrong. */
export function readCourses(folders: CourseFolders): ReadCourse[] {
  const slugs = foldersIn(folders.words).filter((slug) =>
    existsSync(join(folders.words, slug, "course.md")),
  );
  return slugs.map((slug) => readCourse(slug, folders));
}

function readCourse(slug: string, folders: CourseFolders): ReadCourse {
  const home = join(folders.words, slug);
  const source = readFileSync(join(home, "course.md"), "utf8");
  const names = readdirSync(home).filter((name) => name.endsWith(".md") && name !== "course.md");
  return {
    slug,
    ...parsed(join(home, "course.md"), courseShape, readFrontMatter(source).fields),
    hash: hashOf([source]),
    // A lesson whose film is not made yet is no lesson yet.
    lessons: names
      .map((name) => ({ name, media: join(folders.media, slug, name.slice(0, -3)) }))
      .filter(({ media }) => existsSync(join(media, "words.json")))
      .map(({ name, media }) => readLesson(join(home, name), name.slice(0, -3), media)),
  };
}

function readLesson(file: string, slug: string, media: string): ReadLesson {
  const source = readFileSync(file, "utf8");
  const { jumpstart, questions, ...head } = parsed(
    file,
    lessonShape,
    readFrontMatter(source).fields,
  );
  const spokenFile = join(media, "words.json");
  const spoken = readFileSync(spokenFile, "utf8");
  const files = mediaFiles.map(({ name, ...rest }) => onDisk(join(media, name), rest));
  return {
    slug,
    ...head,
    isInJumpstart: jumpstart,
    questions: questions.map(({ ask, options }) => ({
      ask,
      options: options.map(({ text, right, why }) => ({ text, isRight: right, why })),
    })),
    ...parsed(spokenFile, spokenShape, JSON.parse(spoken)),
    files,
    hash: hashOf([source, spoken, ...files.map(({ sha256 }) => sha256)]),
  };
}

function onDisk(path: string, { kind, type }: { kind: MediaKind; type: string }): MediaFile {
  const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
  return { kind, path, type, sha256 };
}

function parsed<Shape extends z.ZodType>(file: string, shape: Shape, given: unknown) {
  const read = shape.safeParse(given);
  if (!read.success) throw new Error(`${file} cannot be read: ${z.prettifyError(read.error)}`);
  return read.data;
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("base64url");
}
