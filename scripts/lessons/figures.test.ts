import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { factsOn } from "#domain/facts/facts.server.ts";
import { boundLessons } from "#domain/learning/desk/figures/bound-figures.server.ts";
import { numbersIn } from "#domain/learning/desk/figures/figures.ts";
import { oldFiguresOf } from "#domain/learning/desk/figures/old-figures.server.ts";
import { parseLesson } from "./read-lesson.ts";

const scriptOf = ({ course, slug }: { course: string; slug: string }) =>
  parseLesson(readFileSync(`content/courses/${course}/${slug}.md`, "utf8"));
const spoken = (lesson: { course: string; slug: string }) =>
  scriptOf(lesson).scenes.map(({ sentences }) =>
    sentences.map((words) => words.map(({ shown }) => shown).join(" ")),
  );

test.each(boundLessons())("$slug says what its facts say in the month it names", (lesson) => {
  const text = spoken(lesson).flat().join(" ");
  for (const { says } of lesson.facts) expect(text.toLowerCase()).toContain(says.toLowerCase());
  const day = `${lesson.asOf}-15`;
  expect(oldFiguresOf(lesson, factsOn(day), day)).toEqual([]);
});

test("every figure that a lesson says for a month is bound to a fact, or is an example", () => {
  const lessons = globSync("content/courses/*/*.md").filter(
    (path) => basename(path) !== "course.md",
  );
  expect(lessons.length).toBeGreaterThanOrEqual(24);
  for (const path of lessons) {
    const { scenes, fields } = parseLesson(readFileSync(path, "utf8"));
    const { facts = [], examples = [] } = fields.figures ?? {};
    const known = [...facts.map(({ says }) => says), ...examples].flatMap(numbersIn);
    const dated = scenes
      .map(({ sentences }) => sentences.map((words) => words.map(({ shown }) => shown).join(" ")))
      .filter((sentences) => sentences.some((sentence) => /As of \w+ \d{4}/.test(sentence)))
      .flat()
      .join(" ")
      .replaceAll(/As of \w+ \d{4}/g, "");
    const figures = (dated.match(/[£\d][\d,.]*%?/g) ?? []).flatMap(numbersIn);
    expect({ path, unbound: figures.filter((figure) => !known.includes(figure)) }).toEqual({
      path,
      unbound: [],
    });
  }
});
