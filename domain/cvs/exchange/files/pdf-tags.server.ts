import type { getDocumentProxy } from "unpdf";
import { headingIn } from "../text/find-sections.ts";
import type { TextLine } from "../text/text-line.ts";
import { newMarginLines, type PageMargin } from "./pdf-margins.ts";
import { type PageWords, wordsOfPage } from "./pdf-page-text.server.ts";
import { leftOf, linesOf, type Piece } from "./pdf-pieces.server.ts";
import { spokenWords } from "./pdf-spoken.server.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Tag = Awaited<ReturnType<Page["getStructTree"]>>;
type Kid = Tag["children"][number];
/** A line, the level of its heading (0 for none), and how far from the left it begins. */
type Tagged = { line: TextLine; level: number; x: number };

/**
 * The lines of a PDF as its maker tagged them: whole paragraphs, items of lists, headings with their
 * levels. Null where the tags do not hold all its words, or name no section: then they are of no help.
 */
export async function taggedLines(
  pdf: Pdf,
  bytes: Uint8Array,
): Promise<readonly TextLine[] | null> {
  if (!(await pdf.getMarkInfo())?.Marked) return null;
  const { info } = (await pdf.getMetadata()) as { info: { Author?: string } };
  const maker = { author: info.Author ?? "", spoken: await spokenWords(pdf, bytes) };
  const pages: (readonly Tagged[])[] = [];
  const besides: PageMargin[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const tree: Tag | null = await page.getStructTree();
    const words = await wordsOfPage(page, maker);
    if (!words.areAllIn(tree ? idsIn(tree) : [])) return null;
    pages.push(tree ? linesUnder(tree.children, words) : []);
    besides.push(...words.besides);
  }
  const level = levelOfSections(pages.flat());
  if (level === null) return null;
  const lines = withMarginLines(inOrder(pages, level), besides, level);
  const body = lines.findIndex((line) => line.level === level);
  return lines.flatMap((each, at) => {
    const line = { ...each.line, isHeading: each.level === level, isEntry: each.level > level };
    // The head of a page says one thing a line. Below it, where words wrap is the page's doing.
    const isSaidInLines = at < body && each.level === 0;
    const texts = isSaidInLines ? headLines(line.text) : [unwrapped(line.text)];
    return texts.map((text) => ({ ...line, text }));
  });
}

/** What stands at the head of a page comes first, at its foot last in the head of the CV. */
function withMarginLines(
  lines: readonly Tagged[],
  besides: readonly PageMargin[],
  level: number,
): readonly Tagged[] {
  const found = newMarginLines(
    besides,
    lines.map(({ line }) => line),
  );
  const those = (isAbove: boolean) =>
    found.filter((each) => each.isAbove === isAbove).map(({ line }) => ({ line, level: 0, x: 0 }));
  const body = lines.findIndex((line) => line.level === level);
  return [...those(true), ...lines.slice(0, body), ...those(false), ...lines.slice(body)];
}

/** After a comma a line goes on; so it does with a small letter, or a lone word after a line with a comma. */
function headLines(text: string): readonly string[] {
  return text
    .replace(/(?<=[,،，])\n|\n(?=\p{Ll}+[.,]?(?:\s|$))/gu, " ")
    .replace(/(?<=,[^\n]*)\n(?=\p{L}+(?:\n|$))/gu, " ")
    .split("\n");
}

/** Neither after a hyphen nor between Chinese signs was there a space. */
function unwrapped(text: string): string {
  return text
    .replace(/(?<=\p{L}-)\n(?=\p{L})|(?<=[\p{Script=Han}，。、；：])\n(?=\p{Script=Han})/gu, "")
    .replaceAll("\n", " ");
}

const isTag = (kid: Kid): kid is Tag => "role" in kid;

function idsIn(kid: Kid): readonly string[] {
  return isTag(kid) ? kid.children.flatMap(idsIn) : [kid.id];
}

/** Sections are of the level that most headings have whose words we know; entries are below. */
function levelOfSections(found: readonly Tagged[]): number | null {
  const known = found.filter(({ line, level }) => level > 0 && headingIn(line.text) !== null);
  const counts = Map.groupBy(known, ({ level }) => level);
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

const SAME_COLUMN = 15;

/** What goes on over the page belongs to the last section of its column, which need not be the last of the page. */
function inOrder(pages: readonly (readonly Tagged[])[], level: number): readonly Tagged[] {
  const sections: { x: number; lines: Tagged[] }[] = [];
  for (const [number, lines] of pages.entries()) {
    const heading = lines.findIndex((line) => line.level === level);
    const goesOn = heading === -1 ? lines : lines.slice(0, heading);
    const x = goesOn.reduce((left, line) => Math.min(left, line.x), Infinity);
    const column = sections.findLast((section) => Math.abs(section.x - x) < SAME_COLUMN);
    const before = number > 0 ? (column ?? sections.at(-1)) : undefined;
    if (before) addOver(before.lines, goesOn);
    else sections.push({ x, lines: [...goesOn] });
    for (const line of heading === -1 ? [] : lines.slice(heading)) {
      if (line.level === level) sections.push({ x: line.x, lines: [line] });
      else sections.at(-1)!.lines.push(line);
    }
  }
  return sections.flatMap(({ lines }) => lines);
}

/** An item that goes on over the page is one. */
function addOver(found: Tagged[], lines: readonly Tagged[]): void {
  const [first, ...rest] = lines;
  const last = found.at(-1);
  const isOne = last?.line.isBullet && first?.line.isBullet && /^\p{Ll}/u.test(first.line.text);
  if (!first || !last || !isOne) return void found.push(...lines);
  const text = `${last.line.text} ${first.line.text}`;
  found.splice(-1, 1, { ...last, line: { ...last.line, text } }, ...rest);
}

const inline = new Set(["Span", "Link", "Quote", "Em", "Strong", "Code", "Reference", "Annot"]);
const isInline = (kid: Kid): boolean => {
  if (!isTag(kid)) return true;
  // Browsers tag each stretch of letters so, and the boxes around them, too.
  if (kid.role === "NonStruct") return kid.children.every((each) => !isTag(each));
  return inline.has(kid.role) && kid.children.every(isInline);
};

/** Words that are in no paragraph are in lines as they are drawn; every other tag has lines of its own. */
function linesUnder(kids: readonly Kid[], words: PageWords): readonly Tagged[] {
  const found: Tagged[] = [];
  let beside: Kid[] = [];
  const finish = () => {
    const pieces = beside.flatMap((kid) => piecesOf(kid, words));
    // Alone, such as a date beside its job, it is as good as a paragraph.
    const isOne = beside.length === 1 && beside.every(isTag);
    found.push(...(isOne ? whole(pieces, {}) : drawnLines(pieces)));
    beside = [];
  };
  for (const kid of kids) {
    if (isInline(kid) || !isTag(kid)) beside.push(kid);
    else {
      finish();
      found.push(...linesOfTag(kid, words));
    }
  }
  finish();
  return found;
}

function linesOfTag(tag: Tag, words: PageWords): readonly Tagged[] {
  const level = /^H[1-6]$/.test(tag.role) ? Number(tag.role[1]) : 0;
  if (level > 0) return whole(headingPieces(tag, words), { level });
  if (tag.role === "LI") return itemLines(tag, words);
  const isWhole = tag.role === "P" && tag.children.every(isInline);
  return isWhole ? whole(piecesOf(tag, words), {}) : linesUnder(tag.children, words);
}

function itemLines(item: Tag, words: PageWords): readonly Tagged[] {
  const own = (kid: Kid): readonly Piece[] => {
    if (!isTag(kid)) return piecesOf(kid, words);
    if (kid.role === "L" || (kid.role === "Lbl" && isCounter(kid, words))) return [];
    return kid.role === "Link" ? piecesOf(kid, words) : kid.children.flatMap(own);
  };
  const inner = (kid: Kid): readonly Tag[] =>
    !isTag(kid) ? [] : kid.role === "L" ? [kid] : kid.children.flatMap(inner);
  return [
    ...whole(own(item), { isBullet: true }),
    ...inner(item).flatMap(({ children }) => linesUnder(children, words)),
  ];
}

/** A dot or a number; a word before an item, such as "Languages", is one of its own. Word draws "o" for a ring. */
function isCounter(label: Tag, words: PageWords): boolean {
  const said = piecesOf(label, words)
    .map(({ str }) => str)
    .join("")
    .trim();
  return /^(?:[^\p{L}\p{N}]*|o|\d{1,2}|\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]+)$/iu.test(said);
}

type Kind = { level?: number; isBullet?: boolean };

function drawnLines(pieces: readonly Piece[]): readonly Tagged[] {
  const x = leftOf(pieces);
  return linesOf(pieces).map((line) => ({ line, level: 0, x }));
}

/** All that a tag holds, its lines as they are drawn. */
function whole(pieces: readonly Piece[], { level = 0, isBullet = false }: Kind): readonly Tagged[] {
  const lines = linesOf(pieces);
  const [first] = lines;
  if (!first) return [];
  const text = lines.map((line) => line.text.trim()).join("\n");
  const apart = lines.flatMap((line) => line.apart ?? []);
  return [{ line: { ...first, text, apart, isBullet }, level, x: leftOf(pieces) }];
}

/**
 * Words set apart that begin with a comma go on after the title: it may hold commas of its own. Where
 * letters of several fonts part the heading anyway, they are the first in another font than the title's.
 */
function headingPieces(tag: Tag, words: PageWords): readonly Piece[] {
  const kids = tag.children.map((kid) => piecesOf(kid, words));
  const fontAt = (from: number) =>
    kids
      .slice(from)
      .flat()
      .find(({ str }) => /[\p{L}\p{N}]/u.test(str))?.fontName;
  const commas = kids.flatMap((pieces, at) => (at > 0 && beginsWithComma(pieces) ? [at] : []));
  const end = commas.find((at) => fontAt(at) !== fontAt(0)) ?? commas[0];
  return kids.flatMap((pieces, at) => {
    if (at !== end) return pieces;
    const first = firstSaid(pieces);
    return pieces.map((piece, place) =>
      place === first ? { ...piece, str: piece.str.replace(/^\s*[,،，]\s*/, "\t") } : piece,
    );
  });
}

const firstSaid = (pieces: readonly Piece[]) => pieces.findIndex(({ str }) => str.trim() !== "");
const beginsWithComma = (pieces: readonly Piece[]) =>
  /^\s*[,،，]/.test(pieces[firstSaid(pieces)]?.str ?? "");

function piecesOf(kid: Kid, words: PageWords): readonly Piece[] {
  if (!isTag(kid)) return words.pieces(kid.id);
  const pieces = kid.children.flatMap((each) => piecesOf(each, words));
  if (kid.role !== "Link") return pieces;
  const url = idsIn(kid)
    .map((id) => words.address(id))
    .find((address) => address !== "");
  return url ? withAddress(pieces, url) : pieces;
}

const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/gi, "").toLowerCase();

/** A link says where it leads, in place of the part of its words that says the same. */
function withAddress(pieces: readonly Piece[], url: string): readonly Piece[] {
  const said = pieces.map(({ str }) => str).join("");
  const names = said.split(/\s+/).filter((word) => word !== "" && bare(word) !== bare(url));
  const at = firstSaid(pieces);
  const text = [...names, url].join(" ");
  return pieces.map((piece, place) => ({ ...piece, str: place === at ? text : "" }));
}
