import type { CvDocument, EducationEntry, WorkEntry } from "#rules/cv/cv-document.ts";

export type JsonResume = Record<string, unknown>;
type Fields = Record<string, unknown>;

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * The document as JSON Resume v1. What that has no name for stands beside its fields, which it allows, or
 * under `meta.waymark`; both come back on import. Photos stay with us.
 */
export function toJsonResume(document: CvDocument): JsonResume {
  const { language, rightToWork, custom, sections } = document;
  return {
    $schema: SCHEMA,
    basics: basicsOf(document.basics),
    ...listsOf(document),
    meta: {
      version: "v1.0.0",
      waymark: { language, rightToWork, custom: custom.map(withoutIds), sections },
    },
  };
}

function basicsOf({
  photoId: _,
  profiles,
  location,
  email,
  url,
  ...rest
}: CvDocument["basics"]): Fields {
  return said({
    ...rest,
    ...emailOf(email),
    ...urlOf(url),
    location: said(location),
    profiles: profiles.map((profile) => entryOf(profile)).filter(isSomething),
  });
}

/** A form that was opened and never filled says nothing. */
function isSomething({ isHidden: _, ...fields }: Fields): boolean {
  return Object.keys(fields).length > 0;
}

function listsOf(document: CvDocument): Fields {
  const list = <Entry extends object>(
    entries: readonly Entry[],
    as: (entry: Entry) => Fields = entryOf,
  ) => (entries.length > 0 ? entries.map(as) : undefined);
  return said({
    work: list(document.work, jobOf),
    volunteer: list(document.volunteer, (entry) => {
      const { name, ...rest } = jobOf(entry);
      return said({ organization: name, ...rest });
    }),
    education: list(document.education, jobOf),
    awards: list(document.awards),
    certificates: list(document.certificates),
    publications: list(document.publications),
    skills: list(document.skills),
    languages: list(document.languages),
    interests: list(document.interests),
    references: list(document.references),
    projects: list(document.projects),
  });
}

/** No end means "goes on" in JSON Resume, so that anything else has to be said. */
function jobOf({ isCurrent, ...entry }: WorkEntry | EducationEntry): Fields {
  const usual = entry.startDate !== "" && entry.endDate === "";
  return { ...entryOf(entry), ...(isCurrent === usual ? {} : { isCurrent }) };
}

function entryOf(entry: object): Fields {
  const { id: _, isHidden, url, ...rest } = entry as Fields;
  return said({
    ...rest,
    ...(typeof url === "string" ? urlOf(url) : {}),
    isHidden: isHidden === true ? true : undefined,
  });
}

function withoutIds({ id, title, entries }: CvDocument["custom"][number]) {
  return { id, title, entries: entries.map(({ id: _, ...entry }) => entry) };
}

/** The schema wants whole addresses; what was typed is kept beside one that had to be fixed. */
function urlOf(typed: string): Fields {
  if (typed === "" || /^(https?|mailto):\S+$/i.test(typed)) return { url: typed };
  const whole = `https://${typed}`;
  return URL.canParse(whole) && /^\S+\.\S+$/.test(typed)
    ? { url: whole, urlAsTyped: typed }
    : { urlAsTyped: typed };
}

function emailOf(typed: string): Fields {
  const isAddress = typed === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);
  return isAddress ? { email: typed } : { emailAsTyped: typed };
}

/** Without what was not said. */
function said(fields: Fields): Fields {
  const isSaid = (value: unknown) =>
    value !== undefined &&
    value !== "" &&
    !(Array.isArray(value) && value.length === 0) &&
    !(typeof value === "object" && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));
}
