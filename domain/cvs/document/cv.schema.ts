import { z } from "zod";
import {
  type CvDocument,
  type CvLook,
  type CvSection,
  cvColours,
  cvFonts,
  cvSections,
  cvSpacings,
  cvTemplates,
  type LetterDocument,
  markets,
  papers,
} from "#rules/cv/cv-document.ts";
import { withoutListMarks } from "#rules/cv/list-marks.ts";
import { monthSentence } from "#rules/cv/typed-month.ts";
import { MAX_INTEGER } from "#rules/row-number.ts";
import {
  LONG,
  MAX_ADDRESS_LENGTH,
  MAX_DOCUMENT_LENGTH,
  MAX_ENTRIES,
  MAX_LINES,
  SHORT,
} from "./limits.ts";
import { isDayOrLess, plainText } from "./plain-text.ts";
import { MAX_TITLE_LENGTH } from "./refusals.ts";
import { withEverySection } from "./sections.ts";
import { isWebAddress } from "./web-address.ts";

const text = (longest: number) =>
  z
    .string({ error: "Enter text here." })
    .transform(plainText)
    .pipe(z.string().max(longest, `Shorten this to ${longest} characters or fewer.`));

const short = text(SHORT);
const long = text(LONG);
const shown = z.boolean({ error: "Choose yes or no." });

const day = short.refine(
  isDayOrLess,
  "Enter a year, a month or a day, such as 2026, 2026-08 or 2026-08-14.",
);

/** Of an entry, where months are typed. */
const month = short.refine(isDayOrLess, monthSentence);

/** Typed with or without its beginning. Whatever could run in a reader's window is refused. */
const url = text(MAX_ADDRESS_LENGTH).refine(
  isWebAddress,
  "Enter a web address, such as https://example.com/you.",
);

const lines = z
  .array(long, { error: "Enter a list of lines here." })
  .max(MAX_LINES, `Keep to ${MAX_LINES} lines or fewer.`);

/** Pasted from Word, most lines come with their bullets. */
const highlights = lines.transform(withoutListMarks);

const id = z
  .string({ error: "Every entry needs an id." })
  .regex(/^[\w-]{1,64}$/, "An id has letters, digits, - and _ only.");

const entry = { id, isHidden: shown };

function entries<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.strictObject(shape), { error: "Enter a list of entries here." })
    .max(MAX_ENTRIES, `Keep to ${MAX_ENTRIES} entries or fewer.`);
}

const work = entries({
  ...entry,
  name: short,
  position: short,
  location: short,
  url,
  startDate: month,
  endDate: month,
  isCurrent: shown,
  summary: long,
  highlights,
});

const basics = z.strictObject({
  name: short,
  label: short,
  email: short,
  phone: short,
  url,
  summary: long,
  location: z.strictObject({
    address: short,
    postalCode: short,
    city: short,
    region: short,
    countryCode: short,
  }),
  profiles: entries({ ...entry, network: short, username: short, url }),
  bornOn: day,
  nationality: short,
  photoId: z.int().positive().max(MAX_INTEGER).nullable(),
});

const sectionName = z.custom<CvSection>(
  (name) =>
    typeof name === "string" &&
    ((cvSections as readonly string[]).includes(name) || /^custom:[\w-]{1,64}$/.test(name)),
  "Name a section of the CV.",
);

const shape = z.strictObject({
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, "Name a language, such as en-GB."),
  basics,
  rightToWork: z.strictObject({
    source: z.enum(["none", "from-situation", "own-words"]),
    words: long,
  }),
  work,
  volunteer: work,
  education: entries({
    ...entry,
    institution: short,
    area: short,
    studyType: short,
    location: short,
    url,
    startDate: month,
    endDate: month,
    isCurrent: shown,
    score: short,
    localScore: short,
    courses: lines,
    highlights,
  }),
  projects: entries({
    ...entry,
    name: short,
    description: long,
    url,
    startDate: month,
    endDate: month,
    highlights,
    keywords: lines,
  }),
  skills: entries({ ...entry, name: short, level: short, keywords: lines }),
  languages: entries({
    ...entry,
    language: short,
    fluency: short,
    cefr: z.enum(["", "A1", "A2", "B1", "B2", "C1", "C2", "native"]),
  }),
  certificates: entries({ ...entry, name: short, issuer: short, date: month, url }),
  awards: entries({ ...entry, title: short, awarder: short, date: month, summary: long }),
  publications: entries({
    ...entry,
    name: short,
    publisher: short,
    releaseDate: month,
    url,
    summary: long,
  }),
  interests: entries({ ...entry, name: short, keywords: lines }),
  references: entries({
    ...entry,
    name: short,
    position: short,
    organisation: short,
    email: short,
    phone: short,
    reference: long,
  }),
  custom: entries({
    id,
    title: short,
    entries: entries({
      ...entry,
      title: short,
      subtitle: short,
      startDate: month,
      endDate: month,
      text: long,
      highlights,
    }),
  }),
  sections: z
    .array(z.strictObject({ section: sectionName, isHidden: shown, title: short }))
    .max(MAX_ENTRIES * 2),
});

const isNotTooLong = (document: object) => JSON.stringify(document).length <= MAX_DOCUMENT_LENGTH;
const TOO_LONG = "This document is far longer than a reader would read. Shorten it.";

/** A CV as the editor sends it. Strict: what it does not know it refuses, with its path. */
export const cvSchema: z.ZodType<CvDocument> = shape
  .superRefine((document, context) => {
    for (const path of sameIds(document)) {
      context.addIssue({ code: "custom", path, message: "Two entries have the same id." });
    }
  })
  .refine(isNotTooLong, TOO_LONG)
  .transform(withEverySection);

/** Where an id stands that was met before: comments and merging could not tell the two apart. */
function sameIds(document: z.infer<typeof shape>): (string | number)[][] {
  const seen = new Set<string>();
  const { basics: head, custom, sections: _, ...rest } = document;
  const lists: [(string | number)[], readonly { id: string }[]][] = [
    [["basics", "profiles"], head.profiles],
    [["custom"], custom],
    ...custom.map(({ entries: own }, at): [(string | number)[], typeof own] => [
      ["custom", at, "entries"],
      own,
    ]),
    ...Object.entries(rest).flatMap(([name, list]): [string[], { id: string }[]][] =>
      Array.isArray(list) ? [[[name], list]] : [],
    ),
  ];
  return lists.flatMap(([path, list]) =>
    list.flatMap((each, at) => {
      const isSeen = seen.has(each.id);
      seen.add(each.id);
      return isSeen ? [[...path, at, "id"]] : [];
    }),
  );
}

export const lookSchema: z.ZodType<CvLook> = z.strictObject({
  template: z.enum(cvTemplates, { error: "Choose a template from the list." }),
  colour: z.enum(cvColours, { error: "Choose a colour from the list." }),
  font: z.enum(cvFonts, { error: "Choose a typeface from the list." }),
  spacing: z.enum(cvSpacings, { error: "Choose a spacing from the list." }),
  paper: z.enum(papers, { error: "Choose a paper from the list." }),
  market: z.enum(markets, { error: "Choose a country from the list." }),
});

export const letterSchema: z.ZodType<LetterDocument> = z
  .strictObject({
    language: shape.shape.language,
    sender: z.strictObject({ name: short, email: short, phone: short, city: short }),
    recipient: z.strictObject({ name: short, organisation: short, address: text(2000) }),
    place: short,
    writtenOn: day,
    subject: short,
    greeting: short,
    paragraphs: lines,
    closing: short,
  })
  .refine(isNotTooLong, TOO_LONG);

/** An empty title is no mistake: somebody is just typing a new one. */
export const titleSchema = z
  .string({ error: "Give it a title." })
  .transform((typed) => plainText(typed).replace(/\s+/g, " ").trim() || "Untitled")
  .pipe(
    z
      .string()
      .max(MAX_TITLE_LENGTH, `Shorten the title to ${MAX_TITLE_LENGTH} characters or fewer.`),
  );
