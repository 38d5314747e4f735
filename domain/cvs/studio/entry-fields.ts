/** Sections that hold a list of entries of one shape. */
const listSections = [
  "work",
  "volunteer",
  "education",
  "projects",
  "skills",
  "languages",
  "certificates",
  "awards",
  "publications",
  "interests",
  "references",
] as const;
type ListSection = (typeof listSections)[number];

/**
 * line: one line. text: a paragraph. lines: a list, one item a line. words: a list
 * between commas. month: a month and a year. tick: yes or no. level: a language's.
 */
type FieldKind = "line" | "text" | "lines" | "words" | "month" | "tick" | "level";

export type EntryField = {
  name: string;
  kind: FieldKind;
  label: string;
  hint?: string;
  type?: "email" | "tel" | "url";
  /** Takes the whole width of the form. */
  isWide?: boolean;
  autoComplete?: string;
};

const years = [
  { name: "startDate", kind: "month", label: "Started" },
  { name: "endDate", kind: "month", label: "Ended" },
] as const satisfies readonly EntryField[];

const url = { name: "url", kind: "line", label: "Link", type: "url" } as const;
const didHint = "Start each line with a verb. Say how many, how much or how often.";

const work: readonly EntryField[] = [
  { name: "position", kind: "line", label: "Job title" },
  { name: "name", kind: "line", label: "Employer" },
  ...years,
  { name: "isCurrent", kind: "tick", label: "I work here now", isWide: true },
  { name: "location", kind: "line", label: "Town or city" },
  url,
  { name: "highlights", kind: "lines", label: "What you did", hint: didHint, isWide: true },
  {
    name: "summary",
    kind: "text",
    label: "About the employer, if readers will not know it",
    isWide: true,
  },
];

/** What each kind of entry asks, in the order it is asked. Forms are drawn and read from this table. */
export const entryFields: Readonly<Record<ListSection, readonly EntryField[]>> = {
  work,
  volunteer: work.map((field) =>
    field.name === "position"
      ? { ...field, label: "Your role" }
      : field.name === "name"
        ? { ...field, label: "Organisation" }
        : field.name === "isCurrent"
          ? { ...field, label: "I help here now" }
          : field.name === "summary"
            ? { ...field, label: "About the organisation, if readers will not know it" }
            : field,
  ),
  education: [
    { name: "studyType", kind: "line", label: "Degree", hint: "Such as MSc, BEng or diploma" },
    { name: "area", kind: "line", label: "Subject", hint: "As on your certificate" },
    { name: "institution", kind: "line", label: "University or school" },
    { name: "location", kind: "line", label: "Town or city" },
    ...years,
    { name: "isCurrent", kind: "tick", label: "I study here now", isWide: true },
    {
      name: "score",
      kind: "line",
      label: "Grade",
      hint: "As you received it, such as 8.9 of 10 or First",
    },
    {
      name: "localScore",
      kind: "line",
      label: "In terms readers know",
      hint: "Only if you are sure, such as “about a First”",
    },
    {
      name: "courses",
      kind: "words",
      label: "Modules",
      hint: "Four or five that fit the job, separated by commas",
      isWide: true,
    },
    {
      name: "highlights",
      kind: "lines",
      label: "Dissertation, prizes, projects",
      hint: "One a line",
      isWide: true,
    },
    url,
  ],
  projects: [
    { name: "name", kind: "line", label: "Project" },
    url,
    ...years,
    { name: "description", kind: "text", label: "What it is", isWide: true },
    { name: "highlights", kind: "lines", label: "What you did", hint: didHint, isWide: true },
    {
      name: "keywords",
      kind: "words",
      label: "Tools and methods",
      hint: "Separate with commas",
      isWide: true,
    },
  ],
  skills: [
    {
      name: "name",
      kind: "line",
      label: "Kind of skill",
      hint: "Such as programming, laboratory or design",
    },
    {
      name: "level",
      kind: "line",
      label: "How well",
      hint: "Only if it helps, such as “daily for 2 years”",
    },
    {
      name: "keywords",
      kind: "words",
      label: "The skills",
      hint: "Separate with commas, such as Python, SQL, Git",
      isWide: true,
    },
  ],
  languages: [
    { name: "language", kind: "line", label: "Language" },
    { name: "cefr", kind: "level", label: "Level", hint: "A1 to C2, as tests give it" },
    {
      name: "fluency",
      kind: "line",
      label: "In words",
      hint: "Such as IELTS 7.5, or used daily at work",
    },
  ],
  certificates: [
    { name: "name", kind: "line", label: "Certificate" },
    { name: "issuer", kind: "line", label: "Given by" },
    { name: "date", kind: "month", label: "When" },
    url,
  ],
  awards: [
    { name: "title", kind: "line", label: "Award" },
    { name: "awarder", kind: "line", label: "Given by" },
    { name: "date", kind: "month", label: "When" },
    { name: "summary", kind: "text", label: "What for", isWide: true },
  ],
  publications: [
    { name: "name", kind: "line", label: "Title", isWide: true },
    { name: "publisher", kind: "line", label: "Journal, conference or publisher" },
    { name: "releaseDate", kind: "month", label: "When" },
    url,
    { name: "summary", kind: "text", label: "Authors and your part", isWide: true },
  ],
  interests: [
    { name: "name", kind: "line", label: "Interest" },
    { name: "keywords", kind: "words", label: "More detail", hint: "Separate with commas" },
  ],
  references: [
    { name: "name", kind: "line", label: "Name" },
    { name: "position", kind: "line", label: "Job title" },
    { name: "organisation", kind: "line", label: "Organisation" },
    { name: "email", kind: "line", label: "Email", type: "email" },
    { name: "phone", kind: "line", label: "Phone", type: "tel" },
    { name: "reference", kind: "text", label: "What they wrote, if you quote it", isWide: true },
  ],
};

export const customFields: readonly EntryField[] = [
  { name: "title", kind: "line", label: "Heading of the entry" },
  { name: "subtitle", kind: "line", label: "Second line" },
  ...years,
  { name: "text", kind: "text", label: "Text", isWide: true },
  { name: "highlights", kind: "lines", label: "Points, one a line", isWide: true },
];

export const profileFields: readonly EntryField[] = [
  { name: "network", kind: "line", label: "Where", hint: "Such as LinkedIn, GitHub or ORCID" },
  { name: "username", kind: "line", label: "Your name there" },
  { name: "url", kind: "line", label: "Link", type: "url", isWide: true },
];

export function isListSection(section: string): section is ListSection {
  return (listSections as readonly string[]).includes(section);
}
