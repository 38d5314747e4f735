import { expect, test } from "vitest";
import { aTaggedPdf, type Tagged, type TaggedPdf, tag } from "./fixtures/a-tagged-pdf.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

async function read(pdf: TaggedPdf) {
  const result = await readCvBytes(aTaggedPdf(pdf));
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

const item = (label: string, words: string): Tagged =>
  tag("LI", tag("Lbl", label), tag("LBody", words));

/** As Word saves it: styles are headings, the head of the page is decoration, lists have labels. */
const word: TaggedPdf = {
  header: ["Dewi Lestari", "dewi@example.com | +62 811 0000 001 | Bandung, Indonesia"],
  footer: ["Dewi Lestari | Page"],
  pages: [
    [
      tag(
        "P",
        "Nurse with four years on a surgical ward and a calm voice at night. Looks for work in Leeds.",
      ),
      tag("H1", "Work Experience"),
      tag("H2", "Staff nurse | RS Harapan"),
      tag("P", "March 2021 – present"),
      tag("L", item("•", "Trained 6 nurses in wound care"), item("o", "Cut falls by 30%")),
      tag("H2", "Nurse | Klinik Melati"),
      tag("P", "2018 – February 2021"),
      tag("L", item("•", "Took blood from 40 people a day")),
    ],
    [
      tag("H1", "Education"),
      tag("H2", "Bachelor of Nursing, Universitas Melati"),
      tag("P", "2014 – 2018"),
      tag("H1", "Certifications"),
      tag("H2", "Basic life support"),
      tag("P", "2022 – present"),
    ],
  ],
};

test("Word: a name and contacts at the head of the page are read, and each point stays under its job", async () => {
  const { document, unread } = await read(word);
  expect(document.basics).toMatchObject({
    name: "Dewi Lestari",
    email: "dewi@example.com",
    phone: "+62 811 0000 001",
    location: { city: "Bandung, Indonesia" },
  });
  expect(document.work).toMatchObject([
    {
      position: "Staff nurse",
      name: "RS Harapan",
      startDate: "2021-03",
      isCurrent: true,
      highlights: ["Trained 6 nurses in wound care", "Cut falls by 30%"],
    },
    { position: "Nurse", name: "Klinik Melati", highlights: ["Took blood from 40 people a day"] },
  ]);
  expect(document.education).toMatchObject([
    { institution: "Universitas Melati", studyType: "Bachelor of Nursing", endDate: "2018" },
  ]);
  expect(document.certificates).toMatchObject([
    { name: "Basic life support", issuer: "2022 – present", date: "2022" },
  ]);
  expect(unread).toEqual([]);
});

test("Word: what stands at the foot of a page and nowhere else is told, not dropped", async () => {
  const { document, unread } = await read({ ...word, footer: ["Driving licence B. Page"] });
  expect(document.basics.name).toBe("Dewi Lestari");
  expect(unread).toEqual(["Driving licence B. Page 1 of 2"]);
});

test("a paragraph longer than a line may be is kept to its last word", async () => {
  const words = Array.from({ length: 1_500 }, (_, at) => `word${at}`).join(" ");
  const lines = words.match(/.{1,90}(?:\s|$)/g)!.map((line) => line.trim());
  const { document, unread } = await read({
    pages: [
      [
        tag("H1", "Profile"),
        { ...tag("P", ...lines), size: 3 },
        tag("H1", "Skills"),
        tag("P", "Typing"),
      ],
    ],
  });
  const kept = `${document.basics.summary} ${unread.join(" ")}`.split(/\s+/).filter(Boolean);
  expect(new Set(kept).size).toBe(1_500);
});

/** As Chromium prints it, and Google Docs with it: letters and boxes are both "NonStruct". */
const letters = (...words: readonly string[]) => tag("NonStruct", ...words);
const skia: TaggedPdf = {
  header: ["11/15/26, 9:02 PM"],
  pages: [
    [
      tag("H1", letters("Dewi Lestari")),
      tag("NonStruct", letters("Surgical nurse")),
      tag("NonStruct", letters("dewi@example.com")),
      tag("P", {
        ...tag("Link", letters("LinkedIn")),
        url: "https://www.linkedin.com/in/dewi-example",
      }),
      tag("H2", letters("Experience")),
      tag("H3", letters("Staff nurse at RS Harapan")),
      tag("P", letters("March 2021 – present")),
      tag(
        "L",
        tag(
          "LI",
          tag("Lbl", "•"),
          letters("Trained 6 nurses in wound care, and wrote", "a guide for three wards"),
        ),
        tag("LI", tag("Lbl", "•"), tag("P", letters("Cut falls by 30%"))),
      ),
      tag("H2", letters("Skills")),
      tag("NonStruct", letters("Wound care, Triage")),
      tag("H2", letters("Languages")),
      tag(
        "Table",
        tag("TR", tag("TD", letters("English: C1")), tag("TD", letters("Sundanese: native"))),
      ),
    ],
  ],
};

test("Chromium: stretches of letters are words of their paragraph, and links keep where they lead", async () => {
  const { document, unread } = await read(skia);
  expect(document.basics).toMatchObject({
    name: "Dewi Lestari",
    label: "Surgical nurse",
    email: "dewi@example.com",
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/dewi-example" }],
  });
  expect(document.work).toMatchObject([
    {
      position: "Staff nurse",
      name: "RS Harapan",
      highlights: [
        "Trained 6 nurses in wound care, and wrote a guide for three wards",
        "Cut falls by 30%",
      ],
    },
  ]);
  expect(document.skills).toMatchObject([{ keywords: ["Wound care", "Triage"] }]);
  expect(document.languages).toMatchObject([
    { language: "English", cefr: "C1" },
    { language: "Sundanese", cefr: "native" },
  ]);
  expect(unread).toEqual(["11/15/26, 9:02 PM"]);
});

/** As LaTeX tags it: words of one's own as labels, and paragraphs right under a section. */
const latex: TaggedPdf = {
  pages: [
    [
      tag("P", "Dewi Lestari"),
      tag("P", "dewi@example.com"),
      tag(
        "Sect",
        tag("H1", "Skills"),
        tag("L", item("Languages", "Python, R"), item("C++", "two years")),
      ),
      tag(
        "Sect",
        tag("H1", "Awards"),
        tag("L", item("2019", "City prize"), item("1.", "Second prize")),
      ),
      tag("Sect", tag("H1", "Interests"), "Fell running", "Choir"),
      tag(
        "Sect",
        tag("H1", "Education"),
        tag("H2", "BSc Physics, Class of 2024"),
        tag("P", "2024"),
      ),
    ],
  ],
};

test("LaTeX: labels with words of their own are read, counters are not, and lines stay lines", async () => {
  const { document, unread } = await read(latex);
  const skills = JSON.stringify(document.skills);
  for (const word of ["Languages", "Python", "R", "C++", "two years"])
    expect(skills).toContain(word);
  expect(document.awards).toMatchObject([
    { title: "City prize", date: "2019" },
    { title: "Second prize", date: "" },
  ]);
  expect(document.interests).toMatchObject([{ name: "Fell running" }, { name: "Choir" }]);
  expect(JSON.stringify(document.education)).toContain("Class of 2024");
  expect(unread).toEqual([]);
});

test("where no tag says which words are headings, the page is read as it is drawn", async () => {
  const { document } = await read({
    pages: [[tag("P", "Dewi Lestari"), tag("P", "Skills"), tag("P", "Triage")]],
  });
  expect(document.skills).toMatchObject([{ keywords: ["Triage"] }]);
});
