import type { CvDocument } from "#rules/cv/cv-document.ts";
import { newProfile } from "../../document/new-entry.ts";
import { networkOf } from "../europass/levels.ts";
import { fileRefusals } from "../files/file-refusals.ts";
import type { Zip } from "../files/zip.server.ts";
import { blankDraft, finishDraft } from "../finish-draft.ts";
import { fault, type ImportResult } from "../imported.ts";
import { listsOf } from "./linkedin-entries.ts";
import { type Row, readTable } from "./tables.ts";

/** The files we read, by the column each must have. */
const files = {
  "Profile.csv": "First Name",
  "Email Addresses.csv": "Email Address",
  "PhoneNumbers.csv": "Number",
  "Positions.csv": "Company Name",
  "Education.csv": "School Name",
  "Skills.csv": "Name",
  "Languages.csv": "Name",
  "Certifications.csv": "Name",
  "Projects.csv": "Title",
  "Honors.csv": "Title",
  "Volunteering.csv": "Company Name",
  "Publications.csv": "Name",
  "Courses.csv": "Name",
} as const;

export type LinkedinFile = keyof typeof files;
export type LinkedinRows = (file: LinkedinFile) => readonly Row[];

/** Files of an export that tell of a career, but have no place in a CV of ours yet. */
const told = [
  "Organizations.csv",
  "Patents.csv",
  "Test Scores.csv",
  "Recommendations_Received.csv",
];

export function isLinkedinExport({ names }: Zip): boolean {
  return names.some((name) => /(^|\/)(Profile|Positions|Education|Skills)\.csv$/i.test(name));
}

/** LinkedIn's “Get a copy of your data”, as it is downloaded. Messages and contacts in it are never opened. */
export function readLinkedin(zip: Zip): ImportResult {
  const tables = new Map<LinkedinFile, readonly Row[]>();
  for (const [file, column] of Object.entries(files) as [LinkedinFile, string][]) {
    const bytes = zip.open(nameIn(zip, file));
    if (!bytes) continue;
    if (!bytes.ok) return fault(file, fileRefusals[bytes.error]);
    const table = readTable(new TextDecoder().decode(bytes.value), column);
    if (!table)
      return fault(file, `We looked for the column “${column}” in this file and did not find it.`);
    tables.set(file, table.rows);
  }
  const rows: LinkedinRows = (file) => tables.get(file) ?? [];
  const blank = blankDraft();
  const document = { ...blank, basics: basicsOf(rows, blank.basics), ...listsOf(rows) };
  return finishDraft(document, unreadOf(zip, rows));
}

function nameIn({ names }: Zip, file: string): string {
  const found = names.find((name) => name.split("/").at(-1)!.toLowerCase() === file.toLowerCase());
  return found ?? file;
}

function basicsOf(rows: LinkedinRows, blank: CvDocument["basics"]): CvDocument["basics"] {
  const profile = rows("Profile.csv")[0] ?? {};
  const emails = rows("Email Addresses.csv");
  const email = emails.find((row) => /^yes$/i.test(row.Primary ?? "")) ?? emails[0];
  const sites = addressesIn(profile.Websites ?? "");
  return {
    ...blank,
    name: [profile["First Name"], profile["Last Name"]].filter(Boolean).join(" "),
    label: profile.Headline ?? "",
    email: email?.["Email Address"] ?? "",
    phone: rows("PhoneNumbers.csv")[0]?.Number ?? "",
    url: sites[0] ?? "",
    summary: profile.Summary ?? "",
    location: {
      ...blank.location,
      city: profile["Geo Location"] ?? "",
      postalCode: profile["Zip Code"] ?? "",
    },
    profiles: sites.slice(1).map((url) => ({ ...newProfile(), network: networkOf(url), url })),
  };
}

/** "[PORTFOLIO:https://example.com,COMPANY:https://example.org]". */
function addressesIn(text: string): readonly string[] {
  return text.match(/https?:\/\/[^\s,\]]+/gi) ?? [];
}

function unreadOf(zip: Zip, rows: LinkedinRows): readonly string[] {
  const profile = rows("Profile.csv")[0] ?? {};
  const fields = ["Maiden Name", "Address", "Birth Date", "Industry", "Twitter Handles"]
    .filter((name) => profile[name])
    .map((name) => `${name}: ${profile[name]}`);
  const left = told.filter((file) => zip.names.includes(nameIn(zip, file)));
  return [...fields, ...left.map((file) => `${file}: this file of the export was not read`)];
}
