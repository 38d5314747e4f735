import { expect, test } from "vitest";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn } from "#domain/facts/quote-facts.ts";
import { gradeOf, wordsIn } from "#rules/readability.ts";
import { contentOf } from "#test/content.ts";
import { allTasks } from "../plan/tasks.ts";
import { chapterType, jumpstartType, readingTopics, readingType } from "./jumpstart-types.ts";

const chapters = contentOf(chapterType);
const readings = contentOf(readingType);
const all = [...contentOf(jumpstartType), ...chapters, ...readings];

test("the playbook has at least eight chapters, each in its place and with something to do", () => {
  expect(chapters.length).toBeGreaterThanOrEqual(8);
  const places = chapters.map(({ fields }) => fields.order).toSorted((a, b) => a - b);
  expect(places).toEqual(chapters.map((_, index) => index + 1));
  expect(chapters.filter(({ fields }) => fields.exercise.length < 40)).toEqual([]);
});

test("the reading list has at least twenty items, and something under every topic", () => {
  expect(readings.length).toBeGreaterThanOrEqual(20);
  const topics = new Set(readings.map(({ fields }) => fields.topic));
  expect([...topics].sort()).toEqual(Object.keys(readingTopics).sort());
});

test("every page is whole, readable, and quotes facts that are known", () => {
  const facts = factsOn("2026-11-17");
  for (const { slug, title, description, body } of all) {
    expect(wordsIn(body).length, slug).toBeGreaterThan(150);
    expect(gradeOf(body), slug).toBeLessThan(9);
    const unknown = factNamesIn(`${title} ${description} ${body}`).filter(
      (name) => !facts.has(name),
    );
    expect(unknown, slug).toEqual([]);
  }
});

test("no page types a sum of law: it comes from the facts", () => {
  const typed = all.filter(({ body }) =>
    /[£€]\s?\d|(?:AUD|CAD) \d|\b\d+ hours a (?:week|fortnight)/.test(body),
  );
  expect(typed.map(({ slug }) => slug)).toEqual([]);
});

test("a step that leads to a page of ours leads to one there is", () => {
  const known = new Set([
    ...chapters.map(({ slug }) => `/jumpstart/linkedin-starter-playbook/${slug}`),
    ...readings.map(({ slug }) => `/jumpstart/reading-list/${slug}`),
  ]);
  const led = allTasks.flatMap(({ link }) =>
    link && /^\/jumpstart\/(?:reading-list|linkedin-starter-playbook)\//.test(link.to)
      ? [link.to]
      : [],
  );
  expect(led.length).toBeGreaterThan(4);
  expect(led.filter((to) => !known.has(to))).toEqual([]);
});
