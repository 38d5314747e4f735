import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readFrontMatter } from "#platform/markdown/front-matter.server.ts";
import { courseFields } from "./lesson-fields.ts";
import { readLesson } from "./read-lesson.ts";
import { drawFrame } from "./scenes/draw.ts";
import { partsOf } from "./scenes/scene.ts";

const SCRIPTS = "content/courses";
const MEDIA = "media/lessons";
const FILES = ["360.mp4", "720.mp4", "captions.vtt", "poster.webp", "words.json"];

type Words = {
  durationMs: number;
  chapters: { atMs: number; title: string }[];
  words: [number, number, string][];
  credits: string;
};

const courses = readdirSync(SCRIPTS).sort();
const tierOf = (course: string) =>
  courseFields.parse(
    readFrontMatter(readFileSync(join(SCRIPTS, course, "course.md"), "utf8")).fields,
  ).tier;
const names = courses.flatMap((course) =>
  readdirSync(join(SCRIPTS, course))
    .filter((file) => file !== "course.md")
    .map((file) => `${course}/${file.replace(/\.md$/, "")}`),
);
const scriptOf = (name: string) => readLesson(join(SCRIPTS, `${name}.md`));
const wordsOf = (name: string) =>
  JSON.parse(readFileSync(join(MEDIA, name, "words.json"), "utf8")) as Words;

describe.each(names)("lesson %s", (name) => {
  test("has every file, and nothing else", () => {
    expect(readdirSync(join(MEDIA, name)).sort()).toEqual(FILES);
  });

  test("is spoken and captioned in the words of its script, in order", () => {
    const script = scriptOf(name)
      .scenes.flatMap(({ sentences }) => sentences.flat())
      .map(({ shown }) => shown);
    expect(wordsOf(name).words.map(([, , word]) => word)).toEqual(script);
    expect(captionsOf(name).flatMap(({ words }) => words)).toEqual(script);
  });

  test("has times that go forward and end within it", () => {
    const { words, chapters, durationMs } = wordsOf(name);
    let before = 0;
    for (const [start, end] of words) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      before = end;
    }
    expect(before).toBeLessThanOrEqual(durationMs);
    const starts = chapters.map(({ atMs }) => atMs);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(durationMs);
    expect(chapters.map(({ title }) => title)).toEqual(scriptOf(name).chapters);
  });

  test("shows each caption while its words are spoken", () => {
    const { words } = wordsOf(name);
    let index = 0;
    for (const caption of captionsOf(name)) {
      expect(caption.from).toBe(words[index]![0]);
      // Every word is timed: the first by its caption, the others by themselves.
      const spoken = words.slice(index, index + caption.words.length).map(([from]) => from);
      expect([caption.from, ...caption.times]).toEqual(spoken);
      index += caption.words.length;
      expect(caption.until).toBeGreaterThanOrEqual(words[index - 1]![1]);
      expect(caption.until).toBeLessThanOrEqual(words[index]?.[0] ?? Number.POSITIVE_INFINITY);
    }
  });

  test("lasts 45 to 120 seconds, at a calm pace", () => {
    const { words, durationMs } = wordsOf(name);
    expect(durationMs).toBeGreaterThanOrEqual(45_000);
    expect(durationMs).toBeLessThanOrEqual(120_000);
    const pace = (words.length * 60_000) / durationMs;
    expect(pace).toBeGreaterThanOrEqual(110);
    expect(pace).toBeLessThanOrEqual(150);
  });

  test("shows a part of a scene for each mark in its words, and its words fit", () => {
    const { scenes, chapters } = scriptOf(name);
    for (const { scene, sentences, chapter } of scenes) {
      const marks = sentences.flat().reduce((sum, { reveals }) => sum + reveals, 0);
      expect(marks, `${scene.kind}: ${scene.kind === "number" ? scene.label : scene.title}`).toBe(
        partsOf(scene),
      );
      const steps = Array.from({ length: marks }, () => 1);
      const frame = { course: "A course", chapters: chapters.length, chapter };
      expect(drawFrame(scene, { enter: 1, steps }, frame)).toContain("</svg>");
    }
  });

  test("says that its voice is synthetic", () => {
    expect(wordsOf(name).credits).toContain("synthetic");
  });

  test("plays at once, and for as long as its words say", () => {
    for (const size of ["720.mp4", "360.mp4"]) {
      const file = readFileSync(join(MEDIA, name, size));
      // faststart: what a player must know stands before the pictures.
      expect(file.indexOf("moov")).toBeLessThan(file.indexOf("mdat"));
      const header = file.indexOf("mvhd");
      const seconds = file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16);
      expect(Math.abs(seconds * 1000 - wordsOf(name).durationMs)).toBeLessThan(250);
    }
  });
});

test("there are enough lessons, in enough courses, and all fit in 30 MB", () => {
  const inTier = (tier: string) => names.filter((name) => tierOf(name.split("/")[0]!) === tier);
  expect(names.length).toBeGreaterThanOrEqual(26);
  expect(courses.filter((course) => tierOf(course) === "premium").length).toBeGreaterThanOrEqual(5);
  expect(courses.filter((course) => tierOf(course) === "standard").length).toBeGreaterThanOrEqual(
    2,
  );
  expect(inTier("standard").length).toBeGreaterThanOrEqual(8);
  const jumpstart = names.filter((name) => scriptOf(name).fields.jumpstart);
  expect(jumpstart.length).toBeGreaterThanOrEqual(6);
  expect(inTier("standard")).toEqual(expect.arrayContaining(jumpstart));
  const bytes = readdirSync("media", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(bytes).toBeLessThan(30_000_000);
});

test("no lesson's media is without its script", () => {
  const made = readdirSync(MEDIA, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("words.json"))
    .map((path) => path.replace(/\/words\.json$/, ""));
  expect(made.sort()).toEqual([...names].sort());
});

type Caption = { from: number; until: number; words: string[]; times: number[] };

function captionsOf(name: string): Caption[] {
  const [head, ...cues] = readFileSync(join(MEDIA, name, "captions.vtt"), "utf8")
    .trim()
    .split("\n\n");
  expect(head).toBe("WEBVTT");
  return cues.map((cue) => {
    const [clock = "", words = ""] = cue.split("\n");
    const [from = 0, until = 0] = clock.split(" --> ").map(milliseconds);
    const times = [...words.matchAll(/<([\d:.]+)>/g)].map(([, at = ""]) => milliseconds(at));
    return { from, until, times, words: words.replaceAll(/<[\d:.]+>/g, "").split(" ") };
  });
}

function milliseconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
}
