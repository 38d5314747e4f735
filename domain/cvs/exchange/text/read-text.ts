import type { CvDocument } from "#rules/cv/cv-document.ts";
import { fileRefusals } from "../files/file-refusals.ts";
import { bulletMark, withoutBullet } from "../files/html-lines.ts";
import { blankDraft, finishDraft } from "../finish-draft.ts";
import { fault, type ImportResult } from "../imported.ts";
import { findSections, type Part } from "./find-sections.ts";
import type { Heading } from "./headings.data.ts";
import { languageIn } from "./language-in.ts";
import { moveNameFirst } from "./name-first.ts";
import { readContact } from "./read-contact.ts";
import { readCourses, readJobs, readProjects } from "./read-entries.ts";
import * as lists from "./read-lists.ts";
import { joinWrapped } from "./split-entries.ts";
import { plainLine, type TextLine } from "./text-line.ts";
import { unreadLines } from "./unread-lines.ts";

const MAX_LINES = 3_000;
/** No line is longer than readers of lines take; a paragraph may be. */
const LINES = /.{1,3500}(?:\s|$)|.{1,3500}/gsu;

/** Text of any CV, guessed into a draft for its owner to look through. What was not placed is told. */
export function readTextLines(found: readonly TextLine[], language = ""): ImportResult {
  const lines = withoutPageNumbers(
    found
      .slice(0, MAX_LINES)
      .map(tidy)
      .flatMap((line) => (line.text.match(LINES) ?? []).map((text) => ({ ...line, text })))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );
  if (lines.length === 0) return fault("", fileRefusals["no-text"]);
  const { head, parts } = findSections(moveNameFirst(lines));
  const document = {
    ...documentOf(head, parts),
    language: languageIn(
      parts.map(({ title }) => title),
      language,
    ),
  };
  const tooMany = found.slice(MAX_LINES).map(({ text }) => text.trim());
  return finishDraft(document, [...unreadLines(lines, document, parts), ...tooMany]);
}

export function readPlainText(text: string): ImportResult {
  return readTextLines(text.split(/\r\n|[\n\r\f]/).map(plainLine));
}

/** "2 / 3" and "Page 2 of 3" at the foot of a page, alone or after the name. */
function withoutPageNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const name = lines[0]?.text ?? "";
  return lines.filter(({ text }) => {
    const before = /^(.*?)[\s,|–-]*(?:page |seite )?\d{1,2}\s*(?:\/|of|von)\s*\d{1,2}$/i.exec(
      text,
    )?.[1];
    return before === undefined || !(before === "" || before === name);
  });
}

function tidy(line: TextLine): TextLine {
  const text = line.text.replace(/[\u00ad\u200b-\u200d\ufeff]/g, "").replace(/\u00a0/g, " ");
  const isBullet = line.isBullet || bulletMark.test(text);
  return { ...line, isBullet, text: (isBullet ? withoutBullet(text) : text).trim() };
}

function documentOf(head: readonly TextLine[], parts: readonly Part[]): CvDocument {
  const blank = blankDraft();
  const of = (heading: Heading) =>
    parts.filter((part) => part.heading === heading).flatMap(({ lines }) => lines);
  const { basics, rest } = readContact([...head, ...of("contact")], blank.basics);
  const isRight = ({ text }: TextLine) => permission.test(text);
  const right = plainOf([...rest.filter(isRight), ...of("rightToWork")]);
  return {
    ...blank,
    basics: {
      ...basics,
      summary: [sentences(rest.filter((line) => !isRight(line))), plainOf(of("summary"))]
        .filter(Boolean)
        .join("\n"),
    },
    rightToWork: right ? { source: "own-words", words: right } : blank.rightToWork,
    work: readJobs("work", of("work")),
    volunteer: readJobs("volunteer", of("volunteer")),
    education: readCourses(of("education")),
    projects: readProjects(of("projects")),
    skills: lists.readSkills(of("skills")),
    languages: lists.readLanguages(of("languages")),
    certificates: lists.readCertificates(of("certificates")),
    awards: lists.readAwards(of("awards")),
    publications: lists.readPublications(of("publications")),
    interests: lists.readInterests(of("interests")),
    references: lists.readReferees(of("references")),
    custom: parts
      .filter(({ heading, lines }) => heading === null && lines.length > 0)
      .map(lists.readOther),
  };
}

/** A line about it often stands on top, without a heading. */
const permission =
  /\b(visa|right to work|work permit|stamp 1g?|settled status|work authori[sz]ation|work rights|aufenthalts\w+)\b/i;

const plainOf = (lines: readonly TextLine[]) =>
  joinWrapped(lines)
    .map(({ text }) => text)
    .join("\n");

/** Sentences in the head are somebody's profile without a heading. */
function sentences(lines: readonly TextLine[]): string {
  const joined = joinWrapped(lines).filter(
    ({ text }) => text.split(/\s+/).length >= 8 && /[.!?]\s*$/.test(text),
  );
  return joined.map(({ text }) => text).join("\n");
}
