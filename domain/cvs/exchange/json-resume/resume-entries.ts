import type { Cefr, CvDocument } from "#rules/cv/cv-document.ts";
import { type EntryOf, type EntrySection, newEntry } from "../../document/new-entry.ts";
import { cefrOf } from "../cefr.ts";
import type { ReadResume } from "./json-resume.schema.ts";

type Given = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];

/** An entry of ours with the fields of theirs; what only we have comes from the names we write it under. */
function filled<Section extends EntrySection>(
  section: Section,
  given: Given,
  fields: Partial<EntryOf<Section>>,
): EntryOf<Section> {
  return { ...newEntry(section), isHidden: given.isHidden === true, ...fields };
}

const url = (given: Given) => text(given.urlAsTyped) || text(given.url);

/** Without an end it goes on, unless it says that it does not. */
function when(given: Given) {
  const startDate = text(given.startDate);
  const endDate = text(given.endDate);
  const isCurrent =
    typeof given.isCurrent === "boolean" ? given.isCurrent : startDate !== "" && endDate === "";
  return { startDate, endDate: isCurrent ? "" : endDate, isCurrent };
}

const job = (given: Given) => ({
  name: text(given.organization) || text(given.name),
  position: text(given.position),
  location: text(given.location),
  url: url(given),
  ...when(given),
  summary: text(given.summary),
  highlights: texts(given.highlights),
});

type Lists = Pick<CvDocument, EntrySection>;

export function entriesFrom(resume: ReadResume): Lists {
  return {
    work: (resume.work ?? []).map((given) => filled("work", given, job(given))),
    volunteer: (resume.volunteer ?? []).map((given) => filled("volunteer", given, job(given))),
    education: (resume.education ?? []).map((given) => filled("education", given, course(given))),
    projects: (resume.projects ?? []).map((given) => filled("projects", given, project(given))),
    skills: (resume.skills ?? []).map((given) =>
      filled("skills", given, {
        name: text(given.name),
        level: text(given.level),
        keywords: texts(given.keywords),
      }),
    ),
    languages: (resume.languages ?? []).map((given) => filled("languages", given, language(given))),
    ...shortLists(resume),
  };
}

function course(given: Given) {
  return {
    institution: text(given.institution),
    area: text(given.area),
    studyType: text(given.studyType),
    location: text(given.location),
    url: url(given),
    ...when(given),
    score: text(given.score),
    localScore: text(given.localScore),
    courses: texts(given.courses),
    highlights: texts(given.highlights),
  };
}

function project(given: Given) {
  return {
    name: text(given.name),
    description: text(given.description),
    url: url(given),
    startDate: text(given.startDate),
    endDate: text(given.endDate),
    highlights: texts(given.highlights),
    keywords: texts(given.keywords),
  };
}

function language(given: Given): { language: string; fluency: string; cefr: Cefr } {
  const fluency = text(given.fluency);
  const cefr = typeof given.cefr === "string" ? cefrOf(given.cefr) : cefrOf(fluency);
  return { language: text(given.language), fluency, cefr };
}

function shortLists(resume: ReadResume) {
  return {
    certificates: (resume.certificates ?? []).map((given) =>
      filled("certificates", given, {
        name: text(given.name),
        issuer: text(given.issuer),
        date: text(given.date),
        url: url(given),
      }),
    ),
    awards: (resume.awards ?? []).map((given) =>
      filled("awards", given, {
        title: text(given.title),
        awarder: text(given.awarder),
        date: text(given.date),
        summary: text(given.summary),
      }),
    ),
    publications: (resume.publications ?? []).map((given) =>
      filled("publications", given, {
        name: text(given.name),
        publisher: text(given.publisher),
        releaseDate: text(given.releaseDate),
        url: url(given),
        summary: text(given.summary),
      }),
    ),
    interests: (resume.interests ?? []).map((given) =>
      filled("interests", given, { name: text(given.name), keywords: texts(given.keywords) }),
    ),
    references: (resume.references ?? []).map((given) =>
      filled("references", given, {
        name: text(given.name),
        position: text(given.position),
        organisation: text(given.organisation),
        email: text(given.email),
        phone: text(given.phone),
        reference: text(given.reference),
      }),
    ),
  };
}
