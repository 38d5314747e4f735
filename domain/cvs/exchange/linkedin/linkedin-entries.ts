import type { CvDocument } from "#rules/cv/cv-document.ts";
import { type EntrySection, newEntry } from "../../document/new-entry.ts";
import { cefrOf } from "../cefr.ts";
import { bulletMark, withoutBullet } from "../files/html-lines.ts";
import type { LinkedinRows } from "./linkedin-files.ts";
import { linkedinDay, type Row } from "./tables.ts";

type Lists = Pick<CvDocument, Exclude<EntrySection, "interests" | "references">>;

export function listsOf(rows: LinkedinRows): Lists {
  return {
    work: rows("Positions.csv").map((row) => ({
      ...newEntry("work"),
      name: row["Company Name"] ?? "",
      position: row.Title ?? "",
      location: row.Location ?? "",
      ...when(row),
      ...described(row.Description ?? ""),
    })),
    volunteer: rows("Volunteering.csv").map((row) => ({
      ...newEntry("volunteer"),
      name: row["Company Name"] ?? "",
      position: row.Role ?? "",
      ...when(row),
      ...described(row.Description ?? ""),
    })),
    education: educationOf(rows),
    skills: skillsOf(rows),
    languages: rows("Languages.csv").map((row) => ({
      ...newEntry("languages"),
      language: row.Name ?? "",
      fluency: row.Proficiency ?? "",
      cefr: cefrOf(row.Proficiency ?? ""),
    })),
    ...shortLists(rows),
  };
}

/** LinkedIn leaves the end out where it goes on. */
function when(row: Row) {
  const startDate = linkedinDay(row["Started On"] ?? row["Start Date"] ?? "");
  const endDate = linkedinDay(row["Finished On"] ?? row["End Date"] ?? "");
  return { startDate, endDate, isCurrent: startDate !== "" && endDate === "" };
}

/** Lines with a mark before them become the list, the others the summary. */
function described(text: string): { summary: string; highlights: string[] } {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    summary: lines.filter((line) => !bulletMark.test(line)).join("\n"),
    highlights: lines.filter((line) => bulletMark.test(line)).map(withoutBullet),
  };
}

/** "Master of Science - MSc, Data Science": LinkedIn has one column for both. */
function educationOf(rows: LinkedinRows): CvDocument["education"] {
  const courses = rows("Courses.csv")
    .map((row) => row.Name ?? "")
    .filter(Boolean);
  return rows("Education.csv").map((row, at) => {
    const [studyType = "", ...area] = (row["Degree Name"] ?? "")
      .split(",")
      .map((part) => part.trim());
    const notes = [row.Notes ?? "", row.Activities ?? ""].flatMap((text) => text.split(/\r?\n/));
    return {
      ...newEntry("education"),
      institution: row["School Name"] ?? "",
      studyType,
      area: area.join(", "),
      ...when(row),
      // The export does not say at which school a course was taken.
      courses: at === 0 ? courses : [],
      highlights: notes.map((line) => withoutBullet(line)).filter(Boolean),
    };
  });
}

function skillsOf(rows: LinkedinRows): CvDocument["skills"] {
  const keywords = [
    ...new Set(
      rows("Skills.csv")
        .map((row) => row.Name ?? "")
        .filter(Boolean),
    ),
  ];
  return keywords.length > 0 ? [{ ...newEntry("skills"), name: "Skills", keywords }] : [];
}

function shortLists(rows: LinkedinRows) {
  return {
    certificates: rows("Certifications.csv").map((row) => ({
      ...newEntry("certificates"),
      name: row.Name ?? "",
      issuer: row.Authority ?? "",
      date: linkedinDay(row["Started On"] ?? ""),
      url: addressOf(row.Url),
    })),
    projects: rows("Projects.csv").map((row) => {
      const { isCurrent: _, ...dates } = when(row);
      const { summary, highlights } = described(row.Description ?? "");
      return {
        ...newEntry("projects"),
        name: row.Title ?? "",
        description: summary,
        url: addressOf(row.Url),
        ...dates,
        highlights,
      };
    }),
    awards: rows("Honors.csv").map((row) => ({
      ...newEntry("awards"),
      title: row.Title ?? "",
      date: linkedinDay(row["Issued On"] ?? ""),
      summary: row.Description ?? "",
    })),
    publications: rows("Publications.csv").map((row) => ({
      ...newEntry("publications"),
      name: row.Name ?? "",
      publisher: row.Publisher ?? "",
      releaseDate: linkedinDay(row["Published On"] ?? ""),
      url: addressOf(row.Url),
      summary: row.Description ?? "",
    })),
  };
}

/** Only what a browser may open. */
const addressOf = (text: string | undefined) => (/^https?:\/\//i.test(text ?? "") ? text! : "");
