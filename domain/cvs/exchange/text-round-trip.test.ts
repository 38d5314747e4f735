import { expect, test } from "vitest";
import { fullCv } from "#test/cvs/full-cv.ts";
import { withoutSpaces } from "#test/pdf-text.ts";
import { cvMarkdown } from "../print/cv-markdown.ts";
import { cvText } from "../print/cv-text.ts";
import { fieldsOf } from "../print/fields.ts";
import { readPlainText } from "./text/read-text.ts";

const cv = fullCv({ market: "gb" });
const plainMarkdown = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/^#+ /gm, "")
    .replace(/\*\*/g, "")
    .replace(/\\(.)/g, "$1");

test.each([
  ["plain text", cvText(cv)],
  ["Markdown", plainMarkdown(cvMarkdown(cv))],
])(
  "our own %s reads in again: the jobs and courses as they were, and no word lost",
  (_as, text) => {
    const read = readPlainText(text);
    if (!read.ok) throw new Error(read.error.sentence);
    const { document, unread } = read.value;
    expect(document.basics).toMatchObject({
      name: cv.document.basics.name,
      email: cv.document.basics.email,
    });
    const jobs = cv.document.work.filter(({ isHidden }) => !isHidden);
    expect(document.work.map(({ position }) => position)).toEqual(
      jobs.map(({ position }) => position),
    );
    // An address below the last point is taken for its end: told apart only by a person.
    for (const [at, { highlights }] of jobs.entries()) {
      const read = document.work[at]!.highlights;
      expect(read).toHaveLength(highlights.length);
      for (const [line, words] of highlights.entries()) expect(read[line]).toContain(words);
    }
    expect(document.education).toHaveLength(cv.document.education.length);
    const kept = withoutSpaces(JSON.stringify([document, unread]).replaceAll('\\"', '"'));
    const bullets = fieldsOf(cv).filter(({ where }) => where.includes(".highlights"));
    expect(bullets.filter((field) => !kept.includes(withoutSpaces(field.text)))).toEqual([]);
  },
);
