import type { ReadResume } from "./json-resume.schema.ts";

export const resumeParts = [
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
] as const;

/** Every name we read, in each part of the file. Others are told to its owner, not dropped in silence. */
const read: Readonly<Record<string, readonly string[]>> = {
  "": ["$schema", ...resumeParts, "meta"],
  basics: [
    "name",
    "label",
    "email",
    "emailAsTyped",
    "phone",
    "url",
    "urlAsTyped",
    "summary",
    "location",
    "profiles",
    "bornOn",
    "nationality",
  ],
  "basics.location": ["address", "postalCode", "city", "countryCode", "region"],
  "basics.profiles": ["network", "username", "url", "urlAsTyped", "isHidden"],
  work: [
    "name",
    "position",
    "location",
    "url",
    "urlAsTyped",
    "startDate",
    "endDate",
    "isCurrent",
    "summary",
    "highlights",
    "isHidden",
  ],
  volunteer: [
    "organization",
    "position",
    "location",
    "url",
    "urlAsTyped",
    "startDate",
    "endDate",
    "isCurrent",
    "summary",
    "highlights",
    "isHidden",
  ],
  education: [
    "institution",
    "url",
    "urlAsTyped",
    "area",
    "studyType",
    "location",
    "startDate",
    "endDate",
    "isCurrent",
    "score",
    "localScore",
    "courses",
    "highlights",
    "isHidden",
  ],
  awards: ["title", "date", "awarder", "summary", "isHidden"],
  certificates: ["name", "date", "url", "urlAsTyped", "issuer", "isHidden"],
  publications: ["name", "publisher", "releaseDate", "url", "urlAsTyped", "summary", "isHidden"],
  skills: ["name", "level", "keywords", "isHidden"],
  languages: ["language", "fluency", "cefr", "isHidden"],
  interests: ["name", "keywords", "isHidden"],
  references: ["name", "reference", "position", "organisation", "email", "phone", "isHidden"],
  projects: [
    "name",
    "description",
    "highlights",
    "keywords",
    "startDate",
    "endDate",
    "url",
    "urlAsTyped",
    "isHidden",
  ],
};

export function unreadFields(resume: ReadResume): readonly string[] {
  const { meta: _meta, ...parts } = resume;
  return unreadIn(parts, "", "");
}

function unreadIn(value: unknown, kind: string, path: string): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => unreadIn(item, kind, `${path} ${at + 1}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const at = path ? `${path}, ${nameWords(name)}` : capitalised(nameWords(name));
    if (!read[kind]?.includes(name)) return isSaid(item) ? [`${at}: ${words(item)}`] : [];
    const inner = kind ? `${kind}.${name}` : name;
    return inner in read ? unreadIn(item, inner, at) : [];
  });
}

const isSaid = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  !(Array.isArray(value) && value.length === 0);

/** Whatever it is, as people write it: no braces, no quotation marks. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.filter(isSaid).map(words).join("; ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([, item]) => isSaid(item))
    .map(([name, item]) => `${nameWords(name)}: ${words(item)}`)
    .join(", ");
}

/** "studyType" as "study type". */
function nameWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
