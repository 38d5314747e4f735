import { z } from "zod";
import type { Page } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";

/** What the reading list is about, in the order in which it is shown. */
export const readingTopics = {
  leaving: "Before you leave",
  arriving: "The first weeks",
  work: "Work and the rules",
  applying: "Applying for jobs",
  people: "People and language",
} as const;

export type ReadingTopic = keyof typeof readingTopics;

const topics = Object.keys(readingTopics) as [ReadingTopic, ...ReadingTopic[]];

const chapterFields = z.strictObject({
  order: z.number().int().min(1),
  /** What to do straight after reading, in ten minutes. */
  exercise: z.string().max(300),
});

const readingFields = z.strictObject({
  topic: z.enum(topics),
  order: z.number().int().default(0),
  /** Only worth reading for people who go there; empty for everybody. */
  countries: z.array(z.enum(["gb", "au", "ca", "ie"])).default([]),
});

const noFields = z.strictObject({});

export type ChapterFields = z.output<typeof chapterFields>;
export type ReadingFields = z.output<typeof readingFields>;
export type Reading = Page<ReadingFields>;

/** A chapter of the LinkedIn starter playbook. */
export const chapterType: PageType<ChapterFields> = {
  name: "jumpstart-chapter",
  folder: "jumpstart/linkedin-starter-playbook",
  trust: "ours",
  fields: chapterFields,
};

/** Something short to read before or after the flight. */
export const readingType: PageType<ReadingFields> = {
  name: "jumpstart-reading",
  folder: "jumpstart/reading-list",
  trust: "ours",
  fields: readingFields,
};

/** Jumpstart's own pages: what it is, and where to find help. */
export const jumpstartType: PageType<z.output<typeof noFields>> = {
  name: "jumpstart",
  folder: "jumpstart",
  trust: "ours",
  fields: noFields,
};
