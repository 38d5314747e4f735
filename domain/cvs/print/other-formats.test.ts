import { describe, expect, test } from "vitest";
import { cvTemplates } from "#rules/cv/cv-document.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { documentsInLanguages } from "#test/cvs/languages.ts";
import { partsOf, wordsIn } from "#test/docx-text.ts";
import { withoutSpaces } from "#test/pdf-text.ts";
import { cvDocx } from "./cv-docx.server.ts";
import { cvMarkdown } from "./cv-markdown.ts";
import { cvText } from "./cv-text.ts";
import { fieldsOf } from "./fields.ts";
import type { PrintableCv } from "./printable.ts";
import { unprintableIn } from "./unprintable.server.ts";

function lost(text: string, cv: PrintableCv) {
  const read = withoutSpaces(text);
  return fieldsOf(cv).filter((field) => !read.includes(withoutSpaces(field.text)));
}

const all = [fullCv({ market: "de" }), ...documentsInLanguages.map((each) => fullCv({}, each))];

test("a level that a file said twice is printed once", () => {
  const [first] = fullDocument.languages;
  const cv = fullCv({}, { languages: [{ ...first!, fluency: "C1 ", cefr: "C1" }] });
  expect(cvText(cv)).toMatch(/English \(C1\)/);
});

describe.each(all.map((cv) => [cv.document.language, cv] as const))("%s", (_language, cv) => {
  test("every field stands in the text", () => {
    expect(lost(cvText(cv), cv)).toEqual([]);
  });

  test("every field stands in the Markdown", () => {
    expect(lost(cvMarkdown(cv).replace(/\\(.)/g, "$1"), cv)).toEqual([]);
  });

  test("every field stands in the Word file", async () => {
    const parts = partsOf(Buffer.from(await cvDocx(cv)));
    expect(lost(wordsIn(parts["word/document.xml"]!), cv)).toEqual([]);
  });
});

test.each(cvTemplates)(
  "the Word file of %s has headings, lists, links, title and language",
  async (template) => {
    const parts = partsOf(Buffer.from(await cvDocx(fullCv({ template }))));
    const body = parts["word/document.xml"]!;
    expect(lost(wordsIn(body), fullCv({ template }))).toEqual([]);
    expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(1);
    expect(body.match(/<w:pStyle w:val="Heading2"\/>/g)).toHaveLength(13);
    expect(body).toMatch(/<w:pStyle w:val="ListBullet"\/>/);
    expect(body).toMatch(/<w:hyperlink r:id="link1">/);
    expect(parts["word/_rels/document.xml.rels"]).toContain(
      'Target="mailto:ananya.rao@example.ac.uk"',
    );
    expect(parts["docProps/core.xml"]).toContain("<dc:title>Ananya Rao, CV</dc:title>");
    expect(parts["word/styles.xml"]).toContain('w:lang w:val="en-GB"');
  },
);

test("a Word file in Arabic runs from right to left", async () => {
  const [arabic] = documentsInLanguages;
  const parts = partsOf(Buffer.from(await cvDocx(fullCv({}, arabic))));
  expect(parts["word/document.xml"]).toContain("<w:bidi/>");
  expect(parts["word/document.xml"]).toContain("<w:rtl/>");
});

test("hostile text is words in every format", async () => {
  const summary =
    '</w:t><script>alert(1)</script> & "quotes" \u0000\u0007 \ud800 # *not bold* [link](x)';
  const cv = fullCv({}, { basics: { ...fullDocument.basics, summary } });
  const body = partsOf(Buffer.from(await cvDocx(cv)))["word/document.xml"]!;
  expect(body).not.toContain("<script>");
  expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;");
  expect(cvMarkdown(cv)).toContain("\\*not bold\\* \\[link\\](x)");
  expect(cvMarkdown(cv)).toContain("\\<script\\>");
});

test("letters that cannot be printed are told by their place", () => {
  expect(unprintableIn(fullDocument)).toEqual([]);
  const work = [{ ...fullDocument.work[0]!, highlights: ["fine", "தமிழ் ދިވެހި"] }];
  expect(unprintableIn({ ...fullDocument, work })).toEqual([
    {
      path: ["document", "work", fullDocument.work[0]!.id, "highlights", "1"],
      letters: ["ދ", "ި", "ވ", "ެ", "ހ"],
    },
  ]);
});
