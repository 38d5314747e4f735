import type { CvDocument, Market } from "#rules/cv/cv-document.ts";
import { placeAt } from "../document/place-at.ts";
import { type EntryList, entriesOf, fieldsOf } from "./entries.ts";
import { entryLabel } from "./entry-labels.ts";
import { partTitle } from "./studio-parts.ts";

/** "Experience, Research assistant, Aldermoor University" and "What you did"; no field where the whole part is meant. */
export function placeLabels(
  document: CvDocument,
  path: readonly string[],
  market: Market,
): { part: string; field: string } {
  if (path[0] === "title") return { part: "Title of the CV", field: "" };
  if (path[0] === "look") return { part: "Look", field: lookField(path.at(-1) ?? "") };
  const at = placeAt(path);
  const section = partTitle(document, at.section, market);
  const list: EntryList = at.section === "basics" ? "profiles" : at.section;
  const entry = entriesOf(document, list).find(({ id }) => id === at.entryId);
  const asked = fieldsOf(list)?.find(({ name }) => name === at.field)?.label;
  const field =
    (at.entryId ? asked : undefined) ?? otherFields[at.field ?? ""] ?? asked ?? at.field;
  const title = entry ? entryLabel(list, entry).title : "";
  return { part: [section, title].filter(Boolean).join(", "), field: field ?? "" };
}

export function lookField(name: string): string {
  return lookFields[name] ?? name;
}

/** Fields that are of no entry, as the studio's forms call them. */
const otherFields: Readonly<Record<string, string>> = {
  name: "Name",
  label: "Your role, or the role you want",
  email: "Email",
  phone: "Phone",
  url: "Website",
  language: "Language of the CV",
  bornOn: "Date of birth",
  nationality: "Nationality",
  photoId: "Photo",
  "location.address": "Street",
  "location.postalCode": "Postcode",
  "location.city": "Town or city",
  "location.region": "County or region",
  "location.countryCode": "Country",
  source: "What the CV says about your permission to work",
  words: "Your own words",
  title: "Heading of this section",
  isHidden: "Not printed",
};

const lookFields: Readonly<Record<string, string>> = {
  template: "template",
  colour: "colour",
  font: "font",
  spacing: "room between lines",
  paper: "paper",
  market: "country it is made for",
};
