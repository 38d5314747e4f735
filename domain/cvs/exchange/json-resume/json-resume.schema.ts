import { z } from "zod";
import { isDayOrLess } from "../../document/plain-text.ts";

/**
 * JSON Resume v1.0.0 (github.com/jsonresume/resume-schema, schema.json, read 15 November 2026), with what
 * its files hold in practice: "" for "not said" (null is taken out before). What it does not name is let through and told.
 */
const said = <Shape extends z.ZodType>(shape: Shape) => shape.optional();

const text = said(z.string({ error: "This must be text in quotes." }));
const texts = said(
  z.array(z.string({ error: "This must be text in quotes." }), {
    error: "This must be a list: [ … ].",
  }),
);

const DATE = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/;
const day = said(
  z
    .string({ error: "This must be a date in quotes." })
    .refine((value) => value === "" || (DATE.test(value) && isDayOrLess(value)), {
      error: ({ input }) =>
        `“${String(input).slice(0, 40)}” is not a date as in 2014, 2014-06 or 2014-06-29.`,
    }),
);

const email = said(
  z
    .string({ error: "This must be text in quotes." })
    .refine((value) => value === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
      error: ({ input }) => `“${String(input).slice(0, 60)}” is not an email address.`,
    }),
);

/** With or without its beginning: both are common in real files. */
const url = said(
  z
    .string({ error: "This must be text in quotes." })
    .refine((value) => value === "" || isAddress(value), {
      error: ({ input }) => `“${String(input).slice(0, 60)}” is not a web address.`,
    }),
);

function isAddress(value: string): boolean {
  if (/\s/.test(value)) return false;
  return (
    /^(https?|mailto):\S+$/i.test(value) || /^[^\s:/?#]+\.[^\s:/?#]{2,}([:/?#]\S*)?$/.test(value)
  );
}

const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape, { error: "This must be an object: { … }." });
const list = <Shape extends z.ZodRawShape>(shape: Shape) =>
  said(z.array(object(shape), { error: "This must be a list: [ … ]." }));

const job = {
  name: text,
  organization: text,
  position: text,
  location: text,
  url,
  startDate: day,
  endDate: day,
  summary: text,
  highlights: texts,
};

export const jsonResumeSchema = object({
  $schema: text,
  basics: said(
    object({
      name: text,
      label: text,
      image: text,
      email,
      phone: text,
      url,
      summary: text,
      location: said(
        object({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
      ),
      profiles: list({ network: text, username: text, url }),
    }),
  ),
  work: list(job),
  volunteer: list(job),
  education: list({
    institution: text,
    url,
    area: text,
    studyType: text,
    startDate: day,
    endDate: day,
    score: text,
    courses: texts,
    highlights: texts,
  }),
  awards: list({ title: text, date: day, awarder: text, summary: text }),
  certificates: list({ name: text, date: day, url, issuer: text }),
  publications: list({ name: text, publisher: text, releaseDate: day, url, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    startDate: day,
    endDate: day,
    url,
    roles: texts,
    entity: text,
    type: text,
  }),
  meta: said(object({})),
});

export type ReadResume = z.infer<typeof jsonResumeSchema>;
