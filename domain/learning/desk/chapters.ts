import type { LessonChapter } from "#db/schema/learning.ts";

const LINE = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s+(\S.*)$/;
const MAX_CHAPTERS = 40;

/** Chapters as staff type them, one a line: "1:05 Who can sponsor you". */
export function chaptersAsText(chapters: readonly LessonChapter[]): string {
  return chapters.map(({ atMs, title }) => `${clock(atMs)} ${title}`).join("\n");
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Reads them back. A line that is as it was keeps its exact moment, which the text shows in whole
 * seconds only.
 */
export function readChapters(
  text: string,
  known: readonly LessonChapter[],
): { chapters: LessonChapter[]; mistakes: string[] } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const exact = new Map(known.map((chapter) => [chaptersAsText([chapter]), chapter.atMs]));
  const mistakes: string[] = [];
  const chapters = lines.flatMap((line, index) => {
    const found = LINE.exec(line.trim());
    if (!found) {
      mistakes.push(`Line ${index + 1}: write a time and a title, such as “0:45 What to say”.`);
      return [];
    }
    const [, hours = "0", minutes, seconds, title] = found;
    const typed = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    return [{ atMs: exact.get(line.trim()) ?? typed, title: title!.slice(0, 90) }];
  });
  if (chapters.length > MAX_CHAPTERS) mistakes.push(`Keep to ${MAX_CHAPTERS} chapters or fewer.`);
  const isInOrder = chapters.every(({ atMs }, at) => at === 0 || atMs > chapters[at - 1]!.atMs);
  if (!isInOrder) mistakes.push("Put the chapters in the order of their times, each later.");
  return { chapters, mistakes };
}
