import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";

/** What questions are about, in the order in which they are shown. */
export const questionTopics = {
  visas: "Visas and sponsorship",
  jobs: "Jobs and applying",
  cvs: "CVs and letters",
  account: "Your account",
  universities: "For universities",
  employers: "For employers",
  privacy: "Privacy and safety",
} as const;

export type QuestionTopic = keyof typeof questionTopics;

const topics = Object.keys(questionTopics) as [QuestionTopic, ...QuestionTopic[]];

const questionFields = z.strictObject({
  topic: z.enum(topics),
  order: z.number().int().default(0),
});

export const questionType: PageType<z.output<typeof questionFields>> = {
  name: "question",
  folder: "questions",
  trust: "ours",
  fields: questionFields,
};
