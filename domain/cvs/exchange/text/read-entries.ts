import type { CvDocument } from "#rules/cv/cv-document.ts";
import { newEntry } from "../../document/new-entry.ts";
import { wordsEverywhere } from "../../print/print-labels.ts";
import { withoutBullet } from "../files/html-lines.ts";
import {
  degreeSigns,
  gradeIn,
  type Piece,
  placeSigns,
  roleSigns,
  schoolSigns,
} from "./entry-vocabulary.data.ts";
import { joinWrapped, type RawEntry, splitEntries } from "./split-entries.ts";
import { plainLine, type Sign, type TextLine, weigh } from "./text-line.ts";
import { type TitledEntry, titledEntries } from "./titled-entries.ts";

export function readJobs(
  section: "work" | "volunteer",
  lines: readonly TextLine[],
): CvDocument["work"] {
  const titled = titledEntries(lines);
  if (titled) return titled.map((entry) => titledJob(section, entry));
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

function titledJob(section: "work" | "volunteer", entry: TitledEntry): CvDocument["work"][number] {
  const { title, beside, url } = entry;
  const [position, name, places] = beside.length > 0 ? besideTitle(title, beside) : inTitle(title);
  const said = { position, name, location: places.join(", "), url };
  return { ...newEntry(section), ...said, ...datesOf(entry), ...bodyOf(entry) };
}

function besideTitle(title: string, beside: readonly string[]): Two {
  const [name = "", ...places] = beside.join(", ").split(/[,،]\s+|，/);
  return [title, name, places];
}

/** "Nurse at St Anne's", "Nurse | Alder Clinic": a comma may belong to the title, unless a kind of place stands behind it. */
function inTitle(title: string): Two {
  const pieces = piecesOf({ header: [plainLine(title)] }, atMarksAndAt);
  if (pieces.length > 1) return chooseTwo(pieces, roleSigns, placeSigns);
  const [first, ...rest] = piecesOf({ header: [plainLine(title)] });
  const hasPlace = rest.some((text) => weigh(placeSigns, { text, index: 0 }) > 0);
  return first && hasPlace ? chooseTwo([first, ...rest], roleSigns, placeSigns) : [title, "", []];
}

export function readCourses(lines: readonly TextLine[]): CvDocument["education"] {
  const entries = titledEntries(lines) ?? splitEntries(lines).map((raw) => ({ ...raw, url: "" }));
  return entries.map((raw) => {
    const [modules, rest] = takeModules(raw);
    const [grade, pieces] = takeGrade(piecesOf(rest));
    const [, score = grade, localScore = ""] = /^(.*\S)\s*\((.+)\)$/.exec(grade) ?? [];
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
      url: raw.url,
      score,
      localScore,
      courses: modules,
      highlights: [...summary.split("\n").filter(Boolean), ...highlights],
    };
  });
}

const moduleWords = [
  ...new Set(wordsEverywhere.map(([, { modules }]) => modules.toLowerCase())),
  ...["modules", "courses", "coursework", "subjects"],
].join("|");
const modulesForm = new RegExp(
  `^(?:(?:relevant|key|selected|main)\\s+)?(?:${moduleWords})\\s*[:：\\t–-]\\s*`,
  "iu",
);

/** "Modules: Time series, Databases" wherever it stands in an entry. */
function takeModules(raw: RawEntry): readonly [modules: readonly string[], rest: RawEntry] {
  const isModules = ({ text }: TextLine) => modulesForm.test(text);
  const modules = [...raw.header, ...raw.body]
    .filter(isModules)
    .flatMap(({ text }) => text.replace(modulesForm, "").split(/\s*[,;•·،，、]\s*/))
    .map((module) => module.replace(/\.$/, "").trim())
    .filter(Boolean);
  const others = (lines: readonly TextLine[]) => lines.filter((line) => !isModules(line));
  return [modules, { ...raw, header: others(raw.header), body: others(raw.body) }];
}

export function readProjects(lines: readonly TextLine[]): CvDocument["projects"] {
  const titled = titledEntries(lines);
  if (titled) return titled.map(titledProject);
  return splitEntries(lines).map((raw) => {
    const [name = "", ...rest] = piecesOf(raw, atMarks);
    const { summary, highlights } = bodyOf(raw);
    const { isCurrent: _, ...dates } = datesOf(raw);
    const description = [rest.join(", "), summary].filter(Boolean).join("\n");
    return { ...newEntry("projects"), name, description, ...dates, highlights };
  });
}

function titledProject(entry: TitledEntry): CvDocument["projects"][number] {
  const { title: name, beside, url } = entry;
  const [keywords, body] = takeKeywords(entry.body);
  const { summary, highlights } = bodyOf({ body });
  const { isCurrent: _, ...dates } = datesOf(entry);
  const description = [...beside, summary].filter(Boolean).join("\n");
  return { ...newEntry("projects"), name, url, description, ...dates, highlights, keywords };
}

/** "Python, SQL" below what a project says about itself, or each in a box of its own. */
function takeKeywords(
  body: readonly TextLine[],
): readonly [keywords: readonly string[], rest: readonly TextLine[]] {
  const last = body.at(-1);
  const before = body.at(-2);
  if (!last || !before || last.isBullet || /[.!?:;。।]$|https?:/.test(last.text)) return [[], body];
  const parts = last.text.split(/\s*,\s+|،\s*|，/);
  const boxes = parts.length > 1 ? [] : (last.apart ?? []).map(withoutAddress).filter(Boolean);
  const found = boxes.length > 1 ? boxes : parts;
  const areShort = found.every((word) => word.length <= MAX_TOOL_LENGTH);
  const isList = areShort && (found.length > 1 || before.isBullet);
  return isList ? [found, body.slice(0, -1)] : [[], body];
}

const MAX_TOOL_LENGTH = 40;
const withoutAddress = (text: string) =>
  text.replace(/https?:\/\/\S+/g, "").replace(/^[\s·]+|[\s·]+$/g, "");

function datesOf({ range }: Pick<RawEntry, "range">) {
  return {
    startDate: range?.startDate ?? "",
    endDate: range?.endDate ?? "",
    isCurrent: range?.isCurrent ?? false,
  };
}

const atMarksAndCommas = /\t|\s{3,}|\s+[|•·–—-]\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})|,\s+|،\s*|，/u;
const atMarksAndAt = /\t|\s{3,}|\s+[|•·–—-]\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})/u;
/** What a project is called may hold a comma. */
const atMarks = /\t|\s{3,}|\s+[|•·–—-]\s+/u;

/** The header, cut where people put a mark between employer, title and place. */
function piecesOf(
  { header }: Pick<RawEntry, "header">,
  between = atMarksAndCommas,
): readonly string[] {
  return header
    .flatMap(({ text }) => text.split(between))
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
