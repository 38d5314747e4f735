import type { Cefr, CvDocument, LanguageEntry } from "#rules/cv/cv-document.ts";
import {
  newCustomEntry,
  newCustomSection,
  newEntry,
  newProfile,
} from "../../document/new-entry.ts";
import { cefrOf } from "../cefr.ts";
import { htmlLines, htmlText } from "../files/html-lines.ts";
import { all, first, textAt, type XmlNode } from "../files/xml-tree.ts";
import { blankDraft } from "../finish-draft.ts";
import type { Imported } from "../imported.ts";
import { lowestLevel, networkOf } from "./levels.ts";

/** The learner of a SkillsPassport: XML wraps lists in “…List”, JSON does not. */
export function readLearner(learner: XmlNode, locale: string): Imported {
  const blank = blankDraft();
  const document: CvDocument = {
    ...blank,
    language: /^[a-z]{2}$/i.test(locale) ? locale.toLowerCase() : blank.language,
    basics: basicsOf(learner, blank.basics),
    work: listed(learner, "WorkExperience").map(jobOf),
    education: listed(learner, "Education").map(courseOf),
    languages: languagesOf(learner),
    skills: skillsOf(learner),
    ...achievementsOf(learner),
  };
  return { document, unread: unreadOf(learner) };
}

function listed(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  const inList = [...all(node, `${name}List`, name)];
  return inList.length > 0
    ? inList
    : [...all(node, name), ...all(node, `${name}List`)].filter(
        ({ children, text }) => children.length > 0 || text.trim() !== "",
      );
}

function basicsOf(learner: XmlNode, blank: CvDocument["basics"]): CvDocument["basics"] {
  const person = first(learner, "Identification");
  const contact = first(person, "ContactInfo");
  const address = first(contact, "Address", "Contact");
  const names = [
    textAt(person, "PersonName", "FirstName"),
    textAt(person, "PersonName", "Surname"),
  ];
  const [site, ...sites] = listed(contact, "Website").map((node) => textAt(node, "Contact"));
  return {
    ...blank,
    name: names.filter(Boolean).join(" "),
    label: textAt(learner, "Headline", "Description", "Label"),
    email: textAt(contact, "Email", "Contact"),
    phone: textAt(listed(contact, "Telephone")[0], "Contact"),
    url: site ?? "",
    location: {
      address: textAt(address, "AddressLine"),
      postalCode: textAt(address, "PostalCode"),
      city: textAt(address, "Municipality"),
      region: "",
      countryCode: countryCode(textAt(address, "Country", "Code")),
    },
    profiles: sites
      .filter(Boolean)
      .map((url) => ({ ...newProfile(), network: networkOf(url), url })),
    bornOn: dayOf(first(person, "Demographics", "Birthdate")),
    nationality: listed(first(person, "Demographics"), "Nationality")
      .map((node) => textAt(node, "Label"))
      .filter(Boolean)
      .join(", "),
  };
}

/** Europass says UK and EL for Britain and Greece. */
export function countryCode(code: string): string {
  const upper = code.toUpperCase();
  return upper === "UK" ? "GB" : upper === "EL" ? "GR" : upper;
}

/** year="2001" month="--03" in XML, {"Year": 2001, "Month": 3} in JSON. */
export function dayOf(node: XmlNode | undefined): string {
  if (!node) return "";
  const part = (name: string) => {
    const given = node.attributes[name.toLowerCase()] ?? textAt(node, name) ?? "";
    return (given || textAt(node, name.toLowerCase())).replace(/^-+/, "").padStart(2, "0");
  };
  const [year, month, day] = [part("Year"), part("Month"), part("Day")];
  if (!/^\d{4}$/.test(year)) return "";
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return year;
  return /^(0[1-9]|[12]\d|3[01])$/.test(day)
    ? realDay(`${year}-${month}-${day}`)
    : `${year}-${month}`;
}

function realDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
    ? day
    : day.slice(0, 7);
}

function periodOf(node: XmlNode) {
  const period = first(node, "Period");
  const isCurrent = /^(true|1)$/i.test(textAt(period, "Current"));
  return {
    startDate: dayOf(first(period, "From")),
    endDate: isCurrent ? "" : dayOf(first(period, "To")),
    isCurrent,
  };
}

function placeOf(node: XmlNode | undefined): string {
  const address = first(node, "ContactInfo", "Address", "Contact");
  return [textAt(address, "Municipality"), textAt(address, "Country", "Label")]
    .filter(Boolean)
    .join(", ");
}

const website = (node: XmlNode | undefined) =>
  textAt(listed(first(node, "ContactInfo"), "Website")[0], "Contact");

function jobOf(node: XmlNode): CvDocument["work"][number] {
  const { paragraphs, items } = htmlLines(textAt(node, "Activities"));
  const employer = first(node, "Employer");
  return {
    ...newEntry("work"),
    name: textAt(employer, "Name"),
    position: textAt(node, "Position", "Label"),
    location: placeOf(employer),
    url: website(employer),
    ...periodOf(node),
    summary: paragraphs.join("\n"),
    highlights: items,
  };
}

function courseOf(node: XmlNode): CvDocument["education"][number] {
  const { paragraphs, items } = htmlLines(textAt(node, "Activities"));
  const place = first(node, "Organisation");
  return {
    ...newEntry("education"),
    institution: textAt(place, "Name"),
    studyType: textAt(node, "Title"),
    area: textAt(node, "Field", "Label"),
    location: placeOf(place),
    url: website(place),
    ...periodOf(node),
    highlights: [...paragraphs, ...items],
  };
}

function languagesOf(learner: XmlNode): readonly LanguageEntry[] {
  const linguistic = first(learner, "Skills", "Linguistic");
  const named = (node: XmlNode, cefr: Cefr, fluency = ""): LanguageEntry => ({
    ...newEntry("languages"),
    language: textAt(node, "Description", "Label"),
    fluency,
    cefr,
  });
  return [
    ...listed(linguistic, "MotherTongue").map((node) => named(node, "native")),
    ...listed(linguistic, "ForeignLanguage").map((node) => {
      const levels = first(node, "ProficiencyLevel")?.children ?? [];
      const said = levels.map(({ name, text }) => ({ name, level: cefrOf(text) }));
      return named(node, lowestLevel(said.map(({ level }) => level)), levelWords(said));
    }),
  ].filter(({ language }) => language !== "");
}

/** All five, where they differ: our document has one level, and the lowest promises nothing untrue. */
export function levelWords(said: readonly { name: string; level: Cefr }[]): string {
  const isOne = new Set(said.map(({ level }) => level)).size <= 1;
  if (isOne) return "";
  const plain = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return said.map(({ name, level }) => `${plain(name)} ${level}`).join(", ");
}

const skillNames = {
  Communication: "Communication",
  Organisational: "Organisation",
  JobRelated: "Job-related",
  Computer: "Computer",
  Other: "Other",
} as const;

function skillsOf(learner: XmlNode): CvDocument["skills"] {
  const skills = first(learner, "Skills");
  const written = Object.entries(skillNames).flatMap(([element, name]) => {
    const { paragraphs, items } = htmlLines(textAt(skills, element, "Description"));
    const keywords = [...paragraphs, ...items];
    return keywords.length > 0 ? [{ ...newEntry("skills"), name, keywords }] : [];
  });
  const licences = listed(first(skills, "Driving", "Description"), "Licence").map(({ text }) =>
    text.trim(),
  );
  const driving = licences.filter(Boolean);
  return driving.length > 0
    ? [...written, { ...newEntry("skills"), name: "Driving licence", keywords: driving }]
    : written;
}

/** Each kind of achievement becomes a section under the title it had. */
function achievementsOf(learner: XmlNode): Pick<CvDocument, "custom" | "sections"> {
  const custom = listed(learner, "Achievement").map((node) => {
    const { paragraphs, items } = htmlLines(textAt(node, "Description"));
    const entry = { ...newCustomEntry(), text: paragraphs.join("\n"), highlights: items };
    return { ...newCustomSection(textAt(node, "Title", "Label")), entries: [entry] };
  });
  return { custom, sections: blankDraft().sections };
}

function unreadOf(learner: XmlNode): readonly string[] {
  const person = first(learner, "Identification");
  const contact = first(person, "ContactInfo");
  const told = (words: string, text: string) => (text ? [`${words}: ${text}`] : []);
  return [
    ...listed(contact, "Telephone")
      .slice(1)
      .flatMap((node) => told("Another phone", textAt(node, "Contact"))),
    ...listed(contact, "InstantMessaging").flatMap((node) =>
      told("Messenger", textAt(node, "Contact")),
    ),
    ...told("Gender", textAt(person, "Demographics", "Gender", "Label")),
    ...(textAt(person, "Photo", "Data") ? ["Photo: choose it again in the studio"] : []),
    ...listed(learner, "Education").flatMap((node) =>
      told("Level of a course", textAt(node, "Level", "Label")),
    ),
    ...listed(learner, "WorkExperience").flatMap((node) =>
      told("Sector of an employer", textAt(node, "Employer", "Sector", "Label")),
    ),
    ...listed(first(learner, "Skills", "Linguistic"), "ForeignLanguage").flatMap((node) =>
      listed(first(node, "VerifiedBy"), "Certificate").flatMap((certificate) =>
        told(
          "Language certificate",
          htmlText(textAt(certificate, "Title") || textAt(certificate, "Label")),
        ),
      ),
    ),
  ];
}
