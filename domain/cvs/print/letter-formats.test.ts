import { expect, test } from "vitest";
import type { LetterDocument } from "#rules/cv/cv-document.ts";
import { plainLook } from "#test/cvs/full-cv.ts";
import { partsOf, wordsIn } from "#test/docx-text.ts";
import { letterDocx } from "./letter-docx.server.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { letterText } from "./letter-text.ts";
import type { PrintableLetter } from "./printable.ts";

const document: LetterDocument = {
  language: "en-GB",
  sender: {
    name: "Ananya Rao",
    email: "ananya@mail.example",
    phone: "07700 900 418",
    city: "Leeds",
  },
  recipient: {
    name: "Ms Ruth Okafor",
    organisation: "Brackwater Software",
    address: "3 Wharf Street\nLeeds LS2 7EQ",
  },
  place: "Leeds",
  writtenOn: "2026-11-15",
  subject: "Graduate developer, BW-114",
  greeting: "Dear Ms Okafor,",
  paragraphs: ["I found nine of eleven leaks.", "I would like to find *yours* <here>."],
  closing: "Yours sincerely,",
};

function letterWith(change: Partial<LetterDocument> = {}): PrintableLetter {
  return { letter: { ...document, ...change }, look: plainLook, title: "Backup, boring bank" };
}

test("a letter as text is in its order, an empty line between its parts", () => {
  expect(letterText(letterWith())).toBe(
    [
      "Ananya Rao\nananya@mail.example\n07700 900 418\nLeeds",
      "Ms Ruth Okafor\nBrackwater Software\n3 Wharf Street\nLeeds LS2 7EQ",
      "Leeds, 15 November 2026",
      "Graduate developer, BW-114",
      "Dear Ms Okafor,",
      "I found nine of eleven leaks.",
      "I would like to find *yours* <here>.",
      "Yours sincerely,\nAnanya Rao\n",
    ].join("\n\n"),
  );
});

test("as Markdown it has one heading, links, and words that stay words", () => {
  const markdown = letterMarkdown(letterWith());
  expect(markdown.match(/^# .*$/gm)).toEqual(["# Graduate developer, BW-114"]);
  expect(markdown).toContain("[ananya@mail.example](<mailto:ananya@mail.example>)");
  expect(markdown).toContain("I would like to find \\*yours\\* \\<here\\>.");
  expect(letterMarkdown(letterWith({ subject: "" }))).toMatch(/^# Ananya Rao\n/);
});

test("as a Word file it has every word, one heading, links, its language, and no private title", async () => {
  const parts = partsOf(Buffer.from(await letterDocx(letterWith())));
  const body = parts["word/document.xml"]!;
  const said = letterText(letterWith()).split("\n").filter(Boolean);
  const read = wordsIn(body);
  for (const line of said) expect(read).toContain(line);
  expect(body.match(/w:val="(Heading1|LetterSubject)"/g)).toEqual(['w:val="LetterSubject"']);
  expect(parts["word/styles.xml"]).toMatch(/"LetterSubject".*?<w:outlineLvl w:val="0"\/>/);
  expect(parts["word/_rels/document.xml.rels"]).toContain('"mailto:ananya@mail.example"');
  expect(parts["word/styles.xml"]).toContain('w:lang w:val="en-GB"');
  expect(parts["docProps/core.xml"]).toContain("<dc:title>Graduate developer, BW-114</dc:title>");
  expect(Object.values(parts).join("")).not.toMatch(/boring/);
});

test("a letter with nothing in it is a file in every format", async () => {
  const nobody = { name: "", email: "", phone: "", city: "" };
  const nothing = { name: "", organisation: "", address: "" };
  const empty = letterWith({
    sender: nobody,
    recipient: nothing,
    place: "",
    writtenOn: "",
    subject: "",
    greeting: "",
    paragraphs: [],
    closing: "",
  });
  expect(letterText(empty)).toBe("\n");
  expect(letterMarkdown(empty)).toBe("\n");
  const body = partsOf(Buffer.from(await letterDocx(empty)))["word/document.xml"]!;
  expect(body).toContain("<w:body>");
  expect(body).not.toMatch(/Heading1|Sender/);
});
