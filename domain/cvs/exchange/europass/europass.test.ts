import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { processorMillis } from "#test/processor-time.ts";
import type { ImportResult } from "../imported.ts";
import { readEuropassJson, readEuropassXml } from "./read-europass.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/europass/${name}`, import.meta.url), "utf8");

function read(result: ImportResult) {
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

const fromXml = read(readEuropassXml(fixture("skills-passport.xml")));
const fromJson = read(readEuropassJson(JSON.parse(fixture("skills-passport.json"))));

/** Ids are random. */
const withoutIds = (document: CvDocument) =>
  JSON.parse(
    JSON.stringify(document, (name, value) => (name === "id" ? undefined : value)).replace(
      /custom:\w+/g,
      "custom",
    ),
  );

test("a SkillsPassport is read field by field", () => {
  const { document, unread } = fromXml;
  expect(document.basics).toMatchObject({
    name: "Ioana Popescu",
    label: "Junior statistician",
    email: "ioana@example.com",
    phone: "+40 700 000 001",
    url: "https://ioana.example.com",
    bornOn: "2001-03-09",
    nationality: "Romanian",
    location: { city: "Brașov", countryCode: "RO" },
    profiles: [{ network: "LinkedIn" }],
  });
  expect(document.work).toMatchObject([
    {
      name: "Institut Carpați",
      position: "Research assistant",
      location: "Cluj, Romania",
      startDate: "2024-02",
      isCurrent: true,
      summary: "Surveys of & about students.",
      highlights: ["Coded 1,200 answers.", "Wrote 3 reports."],
    },
  ]);
  expect(document.education).toMatchObject([
    {
      institution: "University of Brașov",
      startDate: "2019-10",
      endDate: "2023-07-10",
      area: "Mathematics and statistics",
    },
  ]);
  expect(document.languages).toMatchObject([
    { language: "Romanian", cefr: "native" },
    { language: "English", cefr: "B2" },
  ]);
  expect(document.skills).toMatchObject([
    { name: "Computer", keywords: ["R, SPSS and LaTeX"] },
    { name: "Driving licence", keywords: ["B"] },
  ]);
  expect(document.custom).toMatchObject([{ title: "Theatre" }]);
  expect(unread).toEqual([
    "Another phone: +40 700 000 002",
    "Gender: Female",
    "Level of a course: EQF level 6",
  ]);
});

test("its JSON says the same", () => {
  expect(withoutIds(fromJson.document)).toEqual(withoutIds(fromXml.document));
  expect(fromJson.unread).toEqual(fromXml.unread);
});

test("a Candidate, as Europass writes it now", () => {
  const { document, unread } = read(readEuropassXml(fixture("candidate.xml")));
  expect(document.basics).toMatchObject({
    name: "Mateusz Nowak",
    email: "mateusz@example.com",
    phone: "+48 600000001",
    summary: "Civil engineer who checks bridges.",
    bornOn: "1999-12-02",
    location: { city: "Kraków", countryCode: "PL", postalCode: "31-147" },
    profiles: [{ network: "GitHub" }],
  });
  expect(document.work).toMatchObject([
    {
      position: "Site engineer",
      name: "Mosty Sp. z o.o.",
      startDate: "2023-06-15",
      endDate: "2025-03-31",
      highlights: ["Inspected 11 footbridges."],
    },
  ]);
  expect(document.education).toMatchObject([
    {
      studyType: "MEng Civil Engineering",
      score: "4.5 of 5",
      startDate: "2018-10",
      endDate: "2023-06",
    },
  ]);
  expect(document.languages).toMatchObject([
    { language: "Polish", cefr: "native" },
    { language: "German", cefr: "B1" },
  ]);
  expect(unread).toEqual(["Networks And Memberships: Chamber of Engineers"]);
});

test.each([
  ["cut off", fixture("candidate.xml").slice(0, 900), "broken"],
  ["other XML", "<rss><channel/></rss>", "not a Europass CV"],
  [
    "a DOCTYPE",
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><SkillsPassport>&x;</SkillsPassport>`,
    "DOCTYPE",
  ],
  ["nested without end", `${"<a>".repeat(5_000)}`, "DOCTYPE"],
])("%s is refused with a sentence", (_case, xml, words) => {
  const result = readEuropassXml(xml);
  expect(result.ok).toBe(false);
  expect(result.ok ? "" : result.error.sentence).toContain(words);
});

const more = {
  candidate: `<HobbiesAndInterests><HobbyAndInterest><Title>Fell running</Title><Description>&lt;p&gt;Three peaks&lt;/p&gt;</Description></HobbyAndInterest></HobbiesAndInterests>
    <Patents><Patent><Title>A quieter drill</Title></Patent></Patents></CandidateProfile>`,
  passport: `<Covering><Addressee>Ms Berg</Addressee></Covering></LearnerInfo>`,
};

test("what Europass says and we know no field for is told, under its name", () => {
  const candidate = fixture("candidate.xml").replace("</CandidateProfile>", more.candidate);
  const { unread } = read(readEuropassXml(candidate));
  expect(unread).toContain("Hobbies And Interests: Fell running Three peaks");
  expect(unread).toContain("Patent: A quieter drill");
  const passport = fixture("skills-passport.xml").replace("</LearnerInfo>", more.passport);
  expect(read(readEuropassXml(passport)).unread).toContain("Addressee: Ms Berg");
  const json = JSON.parse(fixture("skills-passport.json"));
  json.SkillsPassport.LearnerInfo.Education[0].Description = "Thesis on <b>sampling</b>";
  expect(read(readEuropassJson(json)).unread).toContain("Education: Thesis on sampling");
});

test("levels of a language that differ are all kept", () => {
  const { document } = read(readEuropassXml(fixture("candidate.xml")));
  const german = document.languages.find(({ language }) => language === "German");
  expect(german).toMatchObject({ cefr: "B1", fluency: "listening B2, writing production B1" });
});

test("a long text is told to its last word, and thousands of short ones soon enough", () => {
  const long = Array.from({ length: 600 }, (_, at) => `wort${at}`).join(" ");
  const patents = Array.from(
    { length: 20_000 },
    (_, at) => `<Patent><Title>Drill${at}</Title></Patent>`,
  );
  const xml = fixture("candidate.xml").replace(
    "</CandidateProfile>",
    `<Patents><Patent><Title>${long}</Title></Patent>${patents.join("")}</Patents></CandidateProfile>`,
  );
  // Reading each against all others took minutes; a busy machine takes two seconds.
  let told = "";
  const took = processorMillis(() => {
    told = read(readEuropassXml(xml)).unread.join(" ");
  });
  expect(took).toBeLessThan(6_000);
  expect(told).toContain("wort599");
  expect(told).toContain("Drill19999");
});
