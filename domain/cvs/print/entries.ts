import type {
  CustomEntry,
  CvDocument,
  CvSection,
  EducationEntry,
  LanguageEntry,
  ProjectEntry,
  RefereeEntry,
  WorkEntry,
} from "#rules/cv/cv-document.ts";
import { withoutListMarks } from "#rules/cv/list-marks.ts";
import { webContact } from "./contacts.ts";
import { printDay, printSpan } from "./dates.ts";
import type { EntryBlock, LinkBlock } from "./entry-block.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { PrintLabels } from "./print-labels.ts";

type InEntries = Exclude<CvSection, "rightToWork" | "summary" | `custom:${string}`>;
type Reader = (document: CvDocument, words: PrintLabels) => EntryBlock[];

/** Each section as entries of one shape, in its owner's order. */
export const sectionEntries: Readonly<Record<InEntries, Reader>> = {
  work: ({ work }, words) => shown(work).map((entry) => job(entry, words)),
  volunteer: ({ volunteer }, words) => shown(volunteer).map((entry) => job(entry, words)),
  education: ({ education }, words) => shown(education).map((entry) => study(entry, words)),
  projects: ({ projects }, words) => shown(projects).map((entry) => project(entry, words)),
  skills: ({ skills }) =>
    shown(skills).map(({ name, level, keywords }) => entry(name, { note: level, keywords })),
  languages: ({ languages }, words) =>
    shown(languages).map((language) =>
      entry(language.language, { note: fluency(language, words) }),
    ),
  certificates: ({ certificates }, { datesIn }) =>
    shown(certificates).map(({ name, issuer, date, url }) =>
      entry(name, { subtitle: issuer, dates: printDay(date, datesIn), links: linksTo(url) }),
    ),
  awards: ({ awards }, { datesIn }) =>
    shown(awards).map(({ title, awarder, date, summary }) =>
      entry(title, { subtitle: awarder, dates: printDay(date, datesIn), text: summary }),
    ),
  publications: ({ publications }, { datesIn }) =>
    shown(publications).map(({ name, publisher, releaseDate, url, summary }) =>
      entry(name, {
        subtitle: publisher,
        dates: printDay(releaseDate, datesIn),
        links: linksTo(url),
        text: summary,
      }),
    ),
  interests: ({ interests }) =>
    shown(interests).map(({ name, keywords }) => entry(name, { keywords })),
  references: ({ references }, words) => shown(references).map((person) => referee(person, words)),
};

export function customEntries(entries: readonly CustomEntry[], words: PrintLabels): EntryBlock[] {
  return shown(entries).map((custom) =>
    entry(custom.title, {
      subtitle: custom.subtitle,
      dates: printSpan(custom, words),
      text: custom.text,
      points: custom.highlights,
    }),
  );
}

function job(work: WorkEntry, words: PrintLabels): EntryBlock {
  return entry(work.position || work.name, {
    subtitle: joined(words, work.position ? work.name : "", work.location),
    dates: printSpan(work, words),
    links: linksTo(work.url),
    text: work.summary,
    points: work.highlights,
  });
}

function study(course: EducationEntry, words: PrintLabels): EntryBlock {
  const degree = [course.studyType.trim(), course.area.trim()].filter(Boolean).join(" ");
  const local = course.localScore.trim() && `(${course.localScore.trim()})`;
  const grade = [course.score.trim(), local].filter(Boolean).join(" ");
  const modules = written(course.courses).join(words.comma);
  return entry(joined(words, degree || course.institution, grade), {
    subtitle: joined(words, degree ? course.institution : "", course.location),
    dates: printSpan(course, words),
    links: linksTo(course.url),
    facts: modules ? [{ label: words.modules, text: modules }] : [],
    points: course.highlights,
  });
}

function project(made: ProjectEntry, words: PrintLabels): EntryBlock {
  return entry(made.name, {
    dates: printSpan(made, words),
    links: linksTo(made.url),
    text: made.description,
    points: made.highlights,
    keywords: made.keywords,
  });
}

function referee(person: RefereeEntry, words: PrintLabels): EntryBlock {
  const email = person.email.trim();
  const phone = person.phone.trim();
  return entry(person.name, {
    subtitle: joined(words, person.position, person.organisation),
    links: [
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
      ...(phone ? [{ text: phone, url: `tel:${phone.replace(/[^\d+]/g, "")}` }] : []),
    ],
    text: person.reference,
  });
}

function fluency({ fluency: said, cefr }: LanguageEntry, words: PrintLabels): string {
  // Files from elsewhere say the level in both.
  const isLevel = said.trim() === cefr;
  if (cefr !== "native") return joined(words, isLevel ? "" : said, cefr);
  return said.trim() || words.native;
}

type Parts = Partial<Omit<EntryBlock, "paragraphs" | "title">> & { text?: string };

function entry(title: string, { text = "", ...parts }: Parts): EntryBlock {
  return {
    title: title.trim(),
    subtitle: (parts.subtitle ?? "").trim(),
    note: (parts.note ?? "").trim(),
    dates: parts.dates ?? "",
    links: parts.links ?? [],
    facts: parts.facts ?? [],
    paragraphs: paragraphsOf(text),
    points: withoutListMarks(written(parts.points ?? [])),
    keywords: written(parts.keywords ?? []),
  };
}

function shown<Kind extends { isHidden: boolean }>(entries: readonly Kind[]): Kind[] {
  return entries.filter(({ isHidden }) => !isHidden);
}

function written(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean);
}

function joined({ comma }: PrintLabels, ...parts: readonly string[]): string {
  return written(parts).join(comma);
}

function linksTo(url: string): LinkBlock[] {
  const { text, url: address } = webContact(url);
  return text ? [{ text, url: address }] : [];
}
