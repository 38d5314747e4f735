import type { Cefr, CvDocument } from "#rules/cv/cv-document.ts";
import { newEntry, newProfile } from "../../document/new-entry.ts";
import { cefrOf } from "../cefr.ts";
import { htmlLines, htmlText } from "../files/html-lines.ts";
import { all, first, textAt, type XmlNode } from "../files/xml-tree.ts";
import { blankDraft } from "../finish-draft.ts";
import type { Imported } from "../imported.ts";
import { languageName } from "./language-names.ts";
import { countryCode, levelWords } from "./learner.ts";
import { lowestLevel, networkOf } from "./levels.ts";

/** A Candidate, as Europass writes it since 2020 and hides in its PDFs. */
export function readCandidate(root: XmlNode): Imported {
  const blank = blankDraft();
  const profile = first(root, "CandidateProfile");
  const language = profile?.attributes.languageCode ?? "";
  const document: CvDocument = {
    ...blank,
    language: /^[a-z]{2}$/i.test(language) ? language.toLowerCase() : blank.language,
    basics: basicsOf(root, blank.basics),
    work: all(profile, "EmploymentHistory", "EmployerHistory").flatMap(jobsOf),
    education: all(profile, "EducationHistory", "EducationOrganizationAttendance").map(courseOf),
    languages: languagesOf(root),
    skills: skillsOf(profile),
    projects: all(profile, "Projects", "Project").map(projectOf),
    volunteer: all(profile, "VoluntaryWorks", "VoluntaryWork").map(volunteerOf),
    certificates: all(profile, "Certifications", "Certification").map((node) => ({
      ...newEntry("certificates"),
      name: textAt(node, "CertificationName"),
      issuer: textAt(node, "IssuingAuthority", "Name") || textAt(node, "IssuingAuthortity", "Name"),
      date: dayAt(node, "FirstIssuedDate") || dayAt(node, "CertificationDate"),
    })),
    publications: all(profile, "PublicationHistory", "Publication").map((node) => ({
      ...newEntry("publications"),
      name: textAt(node, "Title") || textAt(node, "FormattedPublicationDescription"),
      releaseDate: dayAt(first(node, "Date"), "StartDate") || textAt(node, "Year").slice(0, 4),
      url: textAt(node, "Link"),
      summary: htmlText(textAt(node, "Description")),
    })),
  };
  return { document, unread: unreadOf(root) };
}

function basicsOf(root: XmlNode, blank: CvDocument["basics"]): CvDocument["basics"] {
  const person = first(root, "CandidatePerson");
  const channels = all(person, "Communication");
  const on = (code: RegExp) => channels.filter((node) => code.test(textAt(node, "ChannelCode")));
  const address = channels.map((node) => first(node, "Address")).find((node) => node);
  const sites = on(/^web|url|social/i)
    .map(uriOf)
    .filter(Boolean);
  const phone = on(/phone/i)[0];
  const dialing = textAt(phone, "CountryDialing").replace(/^\+?(?=\d)/, "+");
  return {
    ...blank,
    name: [textAt(person, "PersonName", "GivenName"), textAt(person, "PersonName", "FamilyName")]
      .filter(Boolean)
      .join(" "),
    email: on(/mail/i).map(uriOf)[0] ?? "",
    phone: [dialing, textAt(phone, "DialNumber") || textAt(phone, "Text")]
      .filter(Boolean)
      .join(" "),
    url: sites.find((site) => networkOf(site) === "") ?? "",
    summary: htmlText(textAt(root, "CandidateProfile", "ExecutiveSummary")),
    location: {
      address: textAt(address, "AddressLine"),
      postalCode: textAt(address, "PostalCode"),
      city: textAt(address, "CityName"),
      region: "",
      countryCode: countryCode(textAt(address, "CountryCode")),
    },
    profiles: sites
      .filter((site) => networkOf(site) !== "")
      .map((url) => ({ ...newProfile(), network: networkOf(url), url })),
    bornOn: isoDay(textAt(person, "BirthDate")),
    nationality: all(person, "NationalityCode")
      .map(({ text }) => text.trim().toUpperCase())
      .filter(Boolean)
      .join(", "),
  };
}

const uriOf = (node: XmlNode) => textAt(node, "URI") || textAt(node, "URL") || textAt(node, "Text");

const isoDay = (text: string) => /^\d{4}(-\d{2}(-\d{2})?)?/.exec(text)?.[0] ?? "";

/** A day is wrapped in FormattedDateTime, or stands in its element directly. */
function dayAt(node: XmlNode | undefined, name: string): string {
  return isoDay(textAt(node, name, "FormattedDateTime") || textAt(node, name));
}

function periodOf(node: XmlNode | undefined) {
  const isCurrent = /^true$/i.test(textAt(node, "CurrentIndicator") || textAt(node, "Ongoing"));
  return {
    startDate: dayAt(node, "StartDate"),
    endDate: isCurrent ? "" : dayAt(node, "EndDate"),
    isCurrent,
  };
}

/** An employer may hold several positions, one after the other. */
function jobsOf(employer: XmlNode): readonly CvDocument["work"][number][] {
  return all(employer, "PositionHistory").map((node) => {
    const { paragraphs, items } = htmlLines(textAt(node, "Description"));
    const place = first(employer, "OrganizationContact", "Communication", "Address");
    return {
      ...newEntry("work"),
      name: textAt(employer, "OrganizationName"),
      position: textAt(node, "PositionTitle").replace(/\s+/g, " "),
      location: textAt(node, "City") || textAt(place, "CityName"),
      ...periodOf(first(node, "EmploymentPeriod") ?? first(employer, "EmploymentPeriod")),
      summary: paragraphs.join("\n"),
      highlights: items,
    };
  });
}

function courseOf(node: XmlNode): CvDocument["education"][number] {
  const degree = first(node, "EducationDegree");
  const { paragraphs, items } = htmlLines(
    textAt(degree, "OccupationalSkillsCovered") || textAt(node, "Description"),
  );
  return {
    ...newEntry("education"),
    institution: textAt(node, "OrganizationName"),
    studyType: textAt(degree, "DegreeName") || textAt(node, "ProgramName"),
    area: textAt(degree, "FieldOfStudy", "MainFieldOfStudy") || textAt(degree, "FieldOfStudy"),
    location: textAt(node, "OrganizationContact", "Communication", "Address", "CityName"),
    score: textAt(degree, "FinalGrade", "ScoreText") || textAt(degree, "FinalGrade"),
    url: textAt(node, "Link"),
    ...periodOf(first(node, "AttendancePeriod")),
    highlights: [...paragraphs, ...items],
  };
}

function languagesOf(root: XmlNode): CvDocument["languages"] {
  const mother = all(root, "CandidatePerson", "PrimaryLanguageCode").map(({ text }) => ({
    code: text.trim(),
    cefr: "native" as Cefr,
    fluency: "",
  }));
  const learned = all(root, "CandidateProfile", "PersonQualifications", "PersonCompetency")
    .filter((node) => /^language$/i.test(textAt(node, "TaxonomyID")))
    .map((node) => {
      const said = all(node, "CompetencyDimension").map(levelIn);
      const cefr = lowestLevel(said.map(({ level }) => level));
      return { code: textAt(node, "CompetencyID"), cefr, fluency: levelWords(said) };
    });
  return [...mother, ...learned]
    .filter(({ code }) => code !== "")
    .map(({ code, ...levels }) => ({
      ...newEntry("languages"),
      language: languageName(code),
      ...levels,
    }));
}

/** "CEF-Understanding-Listening" with "B2". */
function levelIn(node: XmlNode): { name: string; level: Cefr } {
  const [kind = "", part = ""] = textAt(node, "CompetencyDimensionTypeCode").split("-").slice(1);
  const name = part === "Production" || part === "Interaction" ? `${kind}${part}` : part || kind;
  return { name, level: cefrOf(textAt(node, "Score", "ScoreText")) };
}

const skillKinds = [
  ["CommunicationAndInterpersonalSkills", "CommunicationAndInterpersonalSkill", "Communication"],
  ["OrganisationalSkills", "OrganisationalSkill", "Organisation"],
  ["ManagementAndLeadershipSkills", "ManagementAndLeadershipSkill", "Management"],
  ["DigitalSkills", "DigitalSkillsGroup", "Digital"],
] as const;

function skillsOf(profile: XmlNode | undefined): CvDocument["skills"] {
  return skillKinds.flatMap(([group, element, name]) => {
    const found = [...all(profile, group, element), ...all(profile, "Skills", group, element)];
    const keywords = found
      .map((node) =>
        [textAt(node, "Title"), htmlText(textAt(node, "Description"))].filter(Boolean).join(": "),
      )
      .filter(Boolean);
    return keywords.length > 0 ? [{ ...newEntry("skills"), name, keywords }] : [];
  });
}

function projectOf(node: XmlNode): CvDocument["projects"][number] {
  const { paragraphs, items } = htmlLines(textAt(node, "Description"));
  const { isCurrent: _, ...when } = periodOf(first(node, "Date"));
  return {
    ...newEntry("projects"),
    name: textAt(node, "Title"),
    description: paragraphs.join("\n"),
    url: textAt(node, "Link"),
    ...when,
    highlights: items,
  };
}

function volunteerOf(node: XmlNode): CvDocument["volunteer"][number] {
  const inner = first(node, "Activity") ?? node;
  const { paragraphs, items } = htmlLines(textAt(inner, "Description"));
  return {
    ...newEntry("volunteer"),
    position: textAt(inner, "Title"),
    location: textAt(inner, "Location"),
    ...periodOf(first(inner, "Date")),
    summary: paragraphs.join("\n"),
    highlights: items,
  };
}

/** Parts of a Candidate that we name but do not take over. */
const others = [
  "Licenses",
  "HobbiesAndInterests",
  "NetworksAndMemberships",
  "ConferencesAndSeminars",
  "SocialAndPoliticalActivities",
  "CreativeWorks",
  "EmploymentReferences",
  "CourseCertifications",
  "Others",
];

function unreadOf(root: XmlNode): readonly string[] {
  const profile = first(root, "CandidateProfile");
  return others.flatMap((name) =>
    all(profile, name).flatMap((node) => {
      const words = htmlText(deepText(node));
      return words ? [`${name.replace(/([a-z])([A-Z])/g, "$1 $2")}: ${words}`] : [];
    }),
  );
}

function deepText(node: XmlNode): string {
  return [node.text.trim(), ...node.children.map(deepText)].filter(Boolean).join(" ");
}
