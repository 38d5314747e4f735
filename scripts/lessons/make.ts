/**
 * Makes lessons from their scripts: npm run lessons:make -- [course[/lesson]] …
 * Needs Debian's ffmpeg, gcc, librhvoice-dev and rhvoice-english: see media/lessons/README.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readFrontMatter } from "#platform/markdown/front-matter.server.ts";
import { readArguments } from "../read-arguments.ts";
import { captionsOf } from "./captions.ts";
import { encode } from "./encode.ts";
import { useOurFonts } from "./fonts.ts";
import { frameAt, framesOf } from "./frames.ts";
import { courseFields } from "./lesson-fields.ts";
import { readLesson } from "./read-lesson.ts";
import { VOICE } from "./speak.ts";
import { type Timeline, timeline } from "./timeline.ts";

const SCRIPTS = "content/courses";
const MEDIA = "media/lessons";
const CREDITS = `Written and drawn by Waymark. The voice is synthetic: RHVoice, English voice ${VOICE.toUpperCase()}.`;

const USAGE = "npm run lessons:make -- [COURSE[/LESSON]] …: all of them where none is named";

const { positionals: wanted } = readArguments(USAGE, { allowPositionals: true });
useOurFonts();
for (const name of lessonNames()) {
  if (wanted.length > 0 && !wanted.some((start) => `${name}/`.startsWith(`${start}/`))) continue;
  await make(name);
}

function lessonNames(): string[] {
  return readdirSync(SCRIPTS, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[^/]+\/[^/]+\.md$/.test(path) && !path.endsWith("/course.md"))
    .map((path) => path.replace(/\.md$/, ""))
    .sort();
}

async function make(name: string): Promise<void> {
  const lesson = readLesson(join(SCRIPTS, `${name}.md`));
  const file = readFileSync(join(SCRIPTS, name, "../course.md"), "utf8");
  const course = courseFields.parse(readFrontMatter(file).fields).title;
  const times = timeline(lesson);
  const folder = join(MEDIA, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "captions.vtt"), captionsOf(times.sentences));
  writeFileSync(join(folder, "words.json"), wordsFile(times));
  await sharp(Buffer.from(frameAt(lesson, times, { course, atMs: times.scenes[1]!.fromMs - 100 })))
    .webp({ quality: 82 })
    .toFile(join(folder, "poster.webp"));
  const sound = join(tmpdir(), "waymark-lessons", `sound-${process.pid}.pcm`);
  writeFileSync(sound, Buffer.from(times.sound.pcm.buffer));
  await encode({
    frames: framesOf(lesson, times, course),
    sound: { file: sound, rate: times.sound.rate },
    folder,
  });
  const words = times.sentences.flat().length;
  const pace = Math.round((words * 60_000) / times.durationMs);
  console.log(
    `${name}: ${(times.durationMs / 1000).toFixed(1)} s, ${words} words, ${pace} a minute`,
  );
}

/** A sentence on each line, so that a change of script is a readable change here. */
function wordsFile({ durationMs, chapters, sentences }: Timeline): string {
  const lines = sentences.map((words) => words.map((word) => JSON.stringify(word)).join(","));
  return `{"durationMs":${durationMs},\n"chapters":${JSON.stringify(chapters)},\n"words":[\n${lines.join(",\n")}\n],\n"credits":${JSON.stringify(CREDITS)}}\n`;
}
