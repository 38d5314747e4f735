import type { Zip } from "#platform/zip/read-zip.server.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { newProfile } from "../../document/new-entry.ts";
import { networkOf } from "../europass/levels.ts";
import { fileRefusals } from "../files/file-refusals.ts";
import { blankDraft, finishDraft } from "../finish-draft.ts";
import { fault, type ImportResult } from "../imported.ts";
import { isKeptButDate, keptIn } from "../text/unread-lines.ts";
import { listsOf } from "./linkedin-entries.ts";
import { type LinkedinFile, type LinkedinRows, linkedinFiles } from "./linkedin-files.ts";
import { linkedinDay, type Row, readTable } from "./tables.ts";

/** Files of an export that tell about a career, but have no place in a CV of ours yet. */
const told = {
  "Organizations.csv": "Name",
  "Patents.csv": "Title",
  "Test Scores.csv": "Name",
  "Recommendations_Received.csv": "Text",
} as const;

export function isLinkedinExport({ names }: Zip): boolean {
  return names.some((name) => /(^|\/)(Profile|Positions|Education|Skills)\.csv$/i.test(name));
}

/** LinkedIn's “Get a copy of your data”, as it is downloaded. Messages and contacts in it are never opened. */
export function readLinkedin(zip: Zip): ImportResult {
  const tables = new Map<LinkedinFile, readonly Row[]>();
  for (const [file, column] of Object.entries(linkedinFiles) as [LinkedinFile, string][]) {
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
  const others = Object.entries(told).flatMap(([file, column]) => othersIn(zip, file, column));
  return finishDraft(document, [...unreadOf(tables, document), ...others]);
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

/** Columns that say nothing of a career. */
const unneeded = /^(?:Confirmed|Primary|Updated On|Extension|Type|Visibility|Status)$/;

/** Every value of the files we read that is not in the document, under the name of its column. */
function unreadOf(
  tables: ReadonlyMap<LinkedinFile, readonly Row[]>,
  document: CvDocument,
): readonly string[] {
  const kept = keptIn(document);
  const nothing = keptIn("");
  return [...tables].flatMap(([file, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([column, value]) => value && !unneeded.test(column) && !isKept(value))
        .map(([column, value]) => `${labelOf(file, row)}${column}: ${value}`),
    ),
  );
  function isKept(value: string): boolean {
    const day = linkedinDay(value);
    if (day && isKeptButDate(nothing, value))
      return [...kept.days].some((each) => each.startsWith(day));
    return isKeptButDate(kept, value.replace(/[[\]]|\b[A-Z]+(?=:https?:)/g, " "));
  }
}

/** "BLS, License Number: 77"; of the person there is one only. */
function labelOf(file: LinkedinFile, row: Row): string {
  const of = row[file === "Positions.csv" ? "Title" : linkedinFiles[file]];
  return /^(?:Profile|Email|Phone)/.test(file) || !of ? "" : `${of}, `;
}

function othersIn(zip: Zip, file: string, column: string): readonly string[] {
  const bytes = zip.open(nameIn(zip, file));
  if (!bytes) return [];
  const table = bytes.ok ? readTable(new TextDecoder().decode(bytes.value), column) : null;
  if (!table) return [`${file}: this file of the export was not read`];
  const kind = file.replace(".csv", "").replaceAll("_", " ");
  return table.rows.map((row) => `${kind}: ${Object.values(row).filter(Boolean).join(", ")}`);
}
