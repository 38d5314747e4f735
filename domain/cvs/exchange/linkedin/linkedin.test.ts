import { expect, test } from "vitest";
import { aZip } from "../fixtures/a-zip.ts";
import { readCvBytes } from "../read-cv-bytes.server.ts";

const files = {
  "Basic_LinkedInDataExport/Profile.csv":
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nDewi,Lestari,,,,"Nurse, surgical ward","Four years on a ward.\nCalm.",Hospitals,,"Bandung, Indonesia",,"[PORTFOLIO:https://dewi.example.com]",',
  "Basic_LinkedInDataExport/Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\ndewi@example.com,Yes,Yes,",
  "Basic_LinkedInDataExport/Positions.csv":
    'Notes:\n"A note of theirs"\n\nCompany Name,Title,Description,Location,Started On,Finished On\nRS Harapan,Staff nurse,"28 beds.\n• Trained 6 nurses\n• Cut falls by 30%",Bandung,Mar 2021,\nKlinik Melati,Nurse,,Bandung,2018,Feb 2021',
  "Basic_LinkedInDataExport/Education.csv":
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversitas Melati,2014,2018,GPA 3.7,"Bachelor of Nursing, Surgery",Choir',
  "Basic_LinkedInDataExport/Skills.csv": "Name\nWound care\nTriage\nTriage",
  "Basic_LinkedInDataExport/Languages.csv":
    "Name,Proficiency\nIndonesian,Native or bilingual proficiency\nEnglish,Professional working proficiency",
  "Basic_LinkedInDataExport/Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nBLS,javascript:alert(1),Red Cross,Jan 2024,,77",
  "Basic_LinkedInDataExport/messages.csv": "FROM,TO,CONTENT\nsecret,secret,secret",
  "Basic_LinkedInDataExport/Organizations.csv": "Name\nNurses",
};

test("an export is read, and its messages never are", async () => {
  const result = await readCvBytes(aZip(files));
  if (!result.ok) throw new Error(result.error.sentence);
  const { document, unread } = result.value;
  expect(document.basics).toMatchObject({
    name: "Dewi Lestari",
    label: "Nurse, surgical ward",
    email: "dewi@example.com",
    summary: "Four years on a ward.\nCalm.",
    url: "https://dewi.example.com",
    location: { city: "Bandung, Indonesia" },
  });
  expect(document.work).toMatchObject([
    {
      name: "RS Harapan",
      position: "Staff nurse",
      startDate: "2021-03",
      isCurrent: true,
      summary: "28 beds.",
      highlights: ["Trained 6 nurses", "Cut falls by 30%"],
    },
    { name: "Klinik Melati", startDate: "2018", endDate: "2021-02", isCurrent: false },
  ]);
  expect(document.education).toMatchObject([
    {
      institution: "Universitas Melati",
      studyType: "Bachelor of Nursing",
      area: "Surgery",
      highlights: ["GPA 3.7", "Choir"],
    },
  ]);
  expect(document.skills).toMatchObject([{ keywords: ["Wound care", "Triage"] }]);
  expect(document.languages).toMatchObject([
    { language: "Indonesian", cefr: "native" },
    { language: "English", cefr: "" },
  ]);
  expect(document.certificates).toMatchObject([
    { name: "BLS", issuer: "Red Cross", date: "2024-01", url: "" },
  ]);
  expect(unread).toEqual([
    "Industry: Hospitals",
    "Email Address: old@example.com",
    "BLS, Url: javascript:alert(1)",
    "BLS, License Number: 77",
    "Organizations: Nurses",
  ]);
  expect(JSON.stringify(result.value)).not.toContain("secret");
});

test("a file of another shape is named", async () => {
  const result = await readCvBytes(
    aZip({ ...files, "Basic_LinkedInDataExport/Skills.csv": "Fähigkeit\nTriage" }),
  );
  expect(result).toEqual({
    ok: false,
    error: {
      path: "Skills.csv",
      sentence: "We looked for the column “Name” in this file and did not find it.",
    },
  });
});

test("every column of an export arrives, or is told", async () => {
  const rich = {
    ...files,
    "Basic_LinkedInDataExport/Certifications.csv":
      "Name,Url,Authority,Started On,Finished On,License Number\nBLS,https://bls.example,Red Cross,Jan 2024,Jan 2026,77",
    "Basic_LinkedInDataExport/Projects.csv":
      "Title,Description,Url,Started On,Finished On\nFalls map,Where patients fall,https://falls.example,Feb 2022,Jul 2022",
    "Basic_LinkedInDataExport/Honors.csv":
      "Title,Description,Issued On\nNurse of the year,Voted by the ward,Nov 2023",
    "Basic_LinkedInDataExport/Volunteering.csv":
      "Company Name,Role,Cause,Started On,Finished On,Description\nBlood bank,Helper,HEALTH,Jan 2019,,Tuesdays",
    "Basic_LinkedInDataExport/Publications.csv":
      "Name,Published On,Description,Publisher,Url\nOn falls,Mar 2022,A short note,Ward Letters,https://letters.example",
    "Basic_LinkedInDataExport/Courses.csv": "Name,Number\nAnatomy,N101",
    "Basic_LinkedInDataExport/PhoneNumbers.csv": "Extension,Number,Type\n,+62 811 0000 001,Mobile",
    "Basic_LinkedInDataExport/Recommendations_Received.csv":
      "First Name,Last Name,Company,Job Title,Text\nSari,Putri,RS Harapan,Matron,Never in a hurry.",
  };
  const result = await readCvBytes(aZip(rich));
  if (!result.ok) throw new Error(result.error.sentence);
  const { document, unread } = result.value;
  expect(document.projects).toMatchObject([
    { name: "Falls map", startDate: "2022-02", endDate: "2022-07", url: "https://falls.example" },
  ]);
  expect(document.awards).toMatchObject([{ title: "Nurse of the year", date: "2023-11" }]);
  expect(document.publications).toMatchObject([
    { publisher: "Ward Letters", releaseDate: "2022-03" },
  ]);
  expect(unread).toEqual([
    "Industry: Hospitals",
    "Email Address: old@example.com",
    "BLS, Finished On: Jan 2026",
    "BLS, License Number: 77",
    "Blood bank, Cause: HEALTH",
    "Anatomy, Number: N101",
    "Organizations: Nurses",
    "Recommendations Received: Sari, Putri, RS Harapan, Matron, Never in a hurry.",
  ]);
});

test("a word that only a field of ours is called by is told", async () => {
  const profile = "Basic_LinkedInDataExport/Profile.csv";
  const other = { ...files, [profile]: files[profile].replace("Hospitals", "Education") };
  const result = await readCvBytes(aZip(other));
  expect(result.ok && result.value.unread).toContain("Industry: Education");
});
