import type { LetterBlocks } from "../letter-blocks.ts";
import { type DocumentXml, Paragraphs } from "./paragraphs.ts";
import type { Xml } from "./xml.ts";

/** A letter as paragraphs of Word. Its one heading is what it is about or, without that, whose it is. */
export function letterXml(letter: LetterBlocks, page: Xml): DocumentXml {
  const words = new Paragraphs(letter.isRightToLeft);
  const text = [letter.greeting, ...letter.paragraphs].filter(Boolean);
  const parts = [
    ...sender(words, letter),
    ...apart(words, letter.recipientLines),
    ...apart(words, letter.dated ? [letter.dated] : []),
    ...(letter.subject ? [words.paragraph("LetterSubject", [words.run(letter.subject)])] : []),
    ...text.map((line) => words.paragraph("LetterText", [words.run(line)])),
    ...apart(words, letter.closing ? [letter.closing] : []),
    ...(letter.name ? [words.paragraph("Normal", [words.bold(letter.name)])] : []),
  ];
  return words.document(parts, page);
}

function sender(words: Paragraphs, { name, contacts, subject }: LetterBlocks): Xml[] {
  const head = words.paragraph(subject ? "Sender" : "Heading1", [words.run(name)]);
  return [...(name ? [head] : []), words.contacts(contacts)];
}

/** Lines that belong together, with air above the first. */
function apart(words: Paragraphs, lines: readonly string[]): Xml[] {
  return lines.map((line, at) =>
    words.paragraph(at === 0 ? "LetterPart" : "Normal", [words.run(line)]),
  );
}
