import { type EntryOf, type EntrySection, newEntry } from "../../document/new-entry.ts";
import { cefrOf } from "../cefr.ts";
import { isMailAddress } from "../text/mail-address.ts";
import type { LooseEntry } from "./loose-entry.ts";

const said = (...texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** The days as words, where the section has no place for them. */
const span = ({ startDate, endDate, isCurrent }: LooseEntry) =>
  said(startDate, isCurrent ? "present" : endDate).join(" – ");

const oneDay = ({ startDate, endDate }: LooseEntry) => endDate || startDate;

/** Of a period one day is kept, and the period stays in words. */
const period = (loose: LooseEntry) => (loose.startDate ? span(loose) : "");

/** All that is no title and no day, in words. */
const rest = ({ note, beside, lines, points, keywords }: LooseEntry) =>
  said(note, ...beside, ...lines, ...points, ...keywords);

type To = { [Section in EntrySection]: (loose: LooseEntry) => Partial<EntryOf<Section>> };

const job = (loose: LooseEntry) => {
  const { title, note, beside, startDate, endDate, isCurrent, url, lines, points, keywords } =
    loose;
  const [name = "", ...places] = beside;
  const summary = said(note, ...lines, keywords.join(", ")).join("\n");
  const when = { startDate, endDate, isCurrent };
  return {
    position: title,
    name,
    location: places.join(", "),
    url,
    ...when,
    summary,
    highlights: points,
  };
};

const to: To = {
  work: job,
  volunteer: job,
  education: ({ title, note, beside, lines, points, keywords, ...when }) => ({
    ...when,
    studyType: title,
    score: note,
    institution: beside[0] ?? "",
    location: beside.slice(1).join(", "),
    courses: keywords,
    highlights: [...lines, ...points],
  }),
  projects: ({ title, note, beside, isCurrent, lines, points, keywords, ...rest }) => ({
    ...rest,
    name: title,
    description: said(note, beside.join(", "), isCurrent ? "present" : "", ...lines).join("\n"),
    highlights: points,
    keywords,
  }),
  skills: (loose) => ({
    name: loose.title,
    level: loose.note,
    keywords: said(...rest({ ...loose, note: "" }), span(loose), loose.url),
  }),
  languages: (loose) => ({
    language: loose.title,
    fluency: said(...rest(loose), span(loose), loose.url).join(", "),
    cefr: cefrOf(loose.note),
  }),
  certificates: (loose) => ({
    name: loose.title,
    issuer: said(...rest(loose), period(loose)).join(", "),
    date: oneDay(loose),
    url: loose.url,
  }),
  awards: (loose) => ({
    title: loose.title,
    awarder: loose.beside.join(", "),
    date: oneDay(loose),
    summary: said(...rest({ ...loose, beside: [] }), period(loose), loose.url).join("\n"),
  }),
  publications: (loose) => ({
    name: loose.title,
    publisher: loose.beside.join(", "),
    releaseDate: oneDay(loose),
    url: loose.url,
    summary: said(...rest({ ...loose, beside: [] }), period(loose)).join("\n"),
  }),
  interests: (loose) => ({
    name: loose.title,
    keywords: said(...rest(loose), span(loose), loose.url),
  }),
  references: (loose) => {
    const words = said(...rest({ ...loose, beside: [] }), span(loose), loose.url);
    const email = words.find((word) => !/\s/.test(word) && isMailAddress(word)) ?? "";
    const phone = words.find((word) => /^\+?\d[\d ().-]{7,}\d$/.test(word)) ?? "";
    const [position = "", ...organisation] = loose.beside;
    const reference = words.filter((word) => word !== email && word !== phone).join("\n");
    return {
      name: loose.title,
      position,
      organisation: organisation.join(", "),
      email,
      phone,
      reference,
    };
  },
};

/** An entry of another section, without losing a word. */
export function entryFrom<Section extends EntrySection>(
  section: Section,
  loose: LooseEntry,
): EntryOf<Section> {
  return { ...newEntry(section), ...to[section](loose) };
}
