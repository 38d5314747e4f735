import type { CvDocument } from "#rules/cv/cv-document.ts";
import { newEntry } from "../../document/new-entry.ts";
import { withoutBullet } from "../files/html-lines.ts";
import {
  degreeSigns,
  gradeIn,
  type Piece,
  placeSigns,
  roleSigns,
  schoolSigns,
} from "./entry-words.data.ts";
import { joinWrapped, type RawEntry, splitEntries } from "./split-entries.ts";
import { type Sign, type TextLine, weigh } from "./text-line.ts";

export function readJobs(
  section: "work" | "volunteer",
  lines: readonly TextLine[],
): CvDocument["work"] {
  return splitEntries(lines).map((raw) => {
    const pieces = piecesOf(raw);
    const [position, name, rest] = chooseTwo(pieces, roleSigns, placeSigns);
    const { summary, highlights } = bodyOf(raw);
    return {
      ...newEntry(section),
      position,
      name,
      location: rest.join(", "),
      ...datesOf(raw),
      summary,
      highlights,
    };
  });
}

export function readCourses(lines: readonly TextLine[]): CvDocument["education"] {
  return splitEntries(lines).map((raw) => {
    const [modules, rest] = takeModules(raw);
    const [score, pieces] = takeGrade(piecesOf(rest));
    const [degree, institution, places] = chooseTwo(pieces, degreeSigns, schoolSigns);
    const [studyType, area] = splitDegree(degree);
    const { summary, highlights } = bodyOf(rest);
    return {
      ...newEntry("education"),
      studyType,
      area,
      institution,
      location: places.join(", "),
      ...datesOf(raw),
      score,
      courses: modules,
      highlights: [...summary.split("\n").filter(Boolean), ...highlights],
    };
  });
}

const modulesForm =
  /^(?:(?:relevant|key|selected|main)\s+)?(?:modules|courses|coursework|subjects)\s*[:\t–-]\s*/i;

/** "Modules: Time series, Databases" wherever it stands in an entry. */
function takeModules(raw: RawEntry): readonly [modules: readonly string[], rest: RawEntry] {
  const isModules = ({ text }: TextLine) => modulesForm.test(text);
  const modules = [...raw.header, ...raw.body]
    .filter(isModules)
    .flatMap(({ text }) => text.replace(modulesForm, "").split(/\s*[,;•·]\s*/))
    .map((module) => module.replace(/\.$/, "").trim())
    .filter(Boolean);
  const others = (lines: readonly TextLine[]) => lines.filter((line) => !isModules(line));
  return [modules, { ...raw, header: others(raw.header), body: others(raw.body) }];
}

export function readProjects(lines: readonly TextLine[]): CvDocument["projects"] {
  return splitEntries(lines).map((raw) => {
    const [name = "", ...rest] = piecesOf(raw);
    const { summary, highlights } = bodyOf(raw);
    const { isCurrent: _, ...dates } = datesOf(raw);
    const description = [rest.join(", "), summary].filter(Boolean).join("\n");
    return { ...newEntry("projects"), name, description, ...dates, highlights };
  });
}

function datesOf({ range }: RawEntry) {
  return {
    startDate: range?.startDate ?? "",
    endDate: range?.endDate ?? "",
    isCurrent: range?.isCurrent ?? false,
  };
}

/** The header without its dates, cut where people put a mark between employer, title and place. */
function piecesOf({ header, range }: RawEntry): readonly string[] {
  return header
    .map(({ text }) => (range ? text.replace(range.words, "\t") : text))
    .flatMap((text) => text.split(/\t|\s{3,}|\s+[|•·–—-]\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})|,\s+/u))
    .map((piece) => piece.replace(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, "").replace(/^\)|\($/g, ""))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

type Two = readonly [one: string, other: string, rest: readonly string[]];

/** The best piece for each of two fields; the first piece goes to the first field where nothing tells them apart. */
function chooseTwo(
  texts: readonly string[],
  signsOfOne: readonly Sign<Piece>[],
  signsOfOther: readonly Sign<Piece>[],
): Two {
  const pieces = texts.map((text, index) => ({ text, index }));
  const other = best(pieces, signsOfOther);
  const one = best(
    pieces.filter((piece) => piece !== other || pieces.length === 1),
    signsOfOne,
  );
  const taken = new Set([one, other === one ? undefined : other]);
  return [
    one?.text ?? "",
    other === one ? "" : (other?.text ?? ""),
    pieces.filter((piece) => !taken.has(piece)).map(({ text }) => text),
  ];
}

function best(pieces: readonly Piece[], signs: readonly Sign<Piece>[]): Piece | undefined {
  const [found] = pieces
    .map((piece) => ({ piece, weight: weigh(signs, piece) }))
    .sort((one, other) => other.weight - one.weight);
  return found?.piece;
}

/** A piece that begins with a grade is one, with what it says in brackets; else only the grade is taken out. */
function takeGrade(pieces: readonly string[]): readonly [score: string, rest: readonly string[]] {
  const whole = pieces.find((piece) => gradeIn.exec(piece)?.index === 0 && piece.length < 60);
  if (whole) return [whole, pieces.filter((piece) => piece !== whole)];
  const found = pieces.map((piece) => gradeIn.exec(piece)?.[0]).find((grade) => grade) ?? "";
  const rest = pieces
    .map((piece) => (found ? piece.replace(found, "").replace(/\(\s*\)/, "") : piece))
    .map((piece) => piece.replace(/^[\s(:,-]+|[\s(:,-]+$/g, ""))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return [found, rest];
}

/** "MSc Data Science" and "Bachelor of Science in Physics". */
function splitDegree(text: string): readonly [studyType: string, area: string] {
  const inArea =
    /^(.*?\b(?:of|in)\b.*?)\s+in\s+(.+)$/i.exec(text) ??
    /^(\S+(?:\s+\(?hons\.?\)?)?)\s+in\s+(.+)$/i.exec(text);
  if (inArea) return [inArea[1]!, inArea[2]!];
  const short =
    /^((?:[BM]\.?\s?(?:Sc|A|Eng|Tech|Com|E|Phil)|LL[BM]|MBA|Ph\.?D|DPhil|PGCE)\.?(?:\s+\(?Hons\.?\)?)?)\s+(.+)$/.exec(
      text,
    );
  return short ? [short[1]!, short[2]!] : [text, ""];
}

export function bodyOf({ body }: Pick<RawEntry, "body">): {
  summary: string;
  highlights: readonly string[];
} {
  const lines = joinWrapped(body);
  const plain = (line: TextLine) => withoutBullet(line.text);
  return {
    summary: lines
      .filter(({ isBullet }) => !isBullet)
      .map(plain)
      .join("\n"),
    highlights: lines
      .filter(({ isBullet }) => isBullet)
      .map(plain)
      .filter(Boolean),
  };
}
