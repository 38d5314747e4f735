import type { CustomEntry, CvDocument } from "#rules/cv/cv-document.ts";
import { type EntryOf, type EntrySection, newCustomEntry } from "../../document/new-entry.ts";

/** An entry of any section, for a way into another: every word of it has a place here. */
export type LooseEntry = {
  title: string;
  /** A level, a grade. */
  note: string;
  /** Who it was with, then where. */
  beside: readonly string[];
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  url: string;
  lines: readonly string[];
  points: readonly string[];
  keywords: readonly string[];
};

const nothing: LooseEntry = {
  title: "",
  note: "",
  beside: [],
  startDate: "",
  endDate: "",
  isCurrent: false,
  url: "",
  lines: [],
  points: [],
  keywords: [],
};

const said = (...texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
const linesOf = (text: string) => said(...text.split("\n"));

type From = { [Section in EntrySection]: (entry: EntryOf<Section>) => Partial<LooseEntry> };

const job = ({
  position,
  name,
  location,
  summary,
  highlights,
  ...rest
}: CvDocument["work"][number]) => {
  const title = position || name;
  const beside = said(position ? name : "", location);
  return { ...rest, title, beside, lines: linesOf(summary), points: highlights };
};

const from: From = {
  work: job,
  volunteer: job,
  education: ({ studyType, area, institution, location, score, localScore, ...rest }) => ({
    ...rest,
    title: said(studyType, area).join(" "),
    beside: said(institution, location),
    note: said(score, localScore && `(${localScore})`).join(" "),
    points: rest.highlights,
    keywords: rest.courses,
  }),
  projects: ({ name, description, highlights, ...rest }) => ({
    ...rest,
    title: name,
    lines: linesOf(description),
    points: highlights,
  }),
  skills: ({ name, level, keywords }) => ({ title: name, note: level, keywords }),
  languages: ({ language, fluency, cefr }) => ({
    title: language,
    note: said(fluency, cefr).join(", "),
  }),
  certificates: ({ name, issuer, date, url }) => ({
    title: name,
    beside: said(issuer),
    endDate: date,
    url,
  }),
  awards: ({ title, awarder, date, summary }) => ({
    title,
    beside: said(awarder),
    endDate: date,
    lines: linesOf(summary),
  }),
  publications: ({ name, publisher, releaseDate, url, summary }) => ({
    title: name,
    beside: said(publisher),
    endDate: releaseDate,
    url,
    lines: linesOf(summary),
  }),
  interests: ({ name, keywords }) => ({ title: name, keywords }),
  references: ({ name, position, organisation, email, phone, reference }) => ({
    title: name,
    beside: said(position, organisation),
    lines: said(email, phone, ...reference.split("\n")),
  }),
};

export function looseFrom<Section extends EntrySection>(
  section: Section,
  entry: EntryOf<Section>,
): LooseEntry {
  return trimmed({ ...nothing, ...from[section](entry) });
}

export function looseFromOwn({ subtitle, text, highlights, ...entry }: CustomEntry): LooseEntry {
  const beside = said(subtitle);
  return trimmed({ ...nothing, ...entry, beside, lines: linesOf(text), points: highlights });
}

/** Only what a loose entry has: what came along from the section's own fields is left behind. */
function trimmed(entry: LooseEntry): LooseEntry {
  const names = Object.keys(nothing) as (keyof LooseEntry)[];
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as LooseEntry;
}

export function ownFrom(loose: LooseEntry): CustomEntry {
  const { title, note, beside, startDate, endDate, isCurrent, url, lines, points, keywords } =
    loose;
  return {
    ...newCustomEntry(),
    title,
    subtitle: beside.join(", "),
    startDate,
    endDate,
    text: said(note, ...lines, keywords.join(", "), url, isCurrent ? "present" : "").join("\n"),
    highlights: points,
  };
}
