import { appended, type NewObject, packedStream } from "./append.ts";
import { PdfFile } from "./file.ts";
import { FileFonts } from "./font-codes.ts";
import { type FontMaps, fontMapIn } from "./font-map.ts";
import { NOTHING, sharesOf } from "./letter-shares.ts";
import { type Cluster, clustersOf, type Show } from "./painted-clusters.ts";
import { paintedTrace } from "./painted-trace.ts";
import { fromRight } from "./runs.ts";
import { isRef, type PdfDict, type PdfValue } from "./values.ts";
import { written } from "./write.ts";

/** Why a file was left as the engine made it; null where it was not. */
export type LettersFault = "letters-look" | "letters-threw" | null;
export type Mended = { bytes: Uint8Array; fault: LettersFault };

/**
 * A file in which each glyph says its own letters, or the same bytes where that cannot be had: nobody
 * goes without their CV for it, and no page may look other than the engine set it.
 */
export function mendedLetters(bytes: Uint8Array, mend = withOwnLetters): Mended {
  try {
    const file = new PdfFile(bytes);
    const mended = mend(bytes, file);
    if (mended === bytes || looksLike(file, new PdfFile(mended)))
      return { bytes: mended, fault: null };
    return { bytes, fault: "letters-look" };
  } catch {
    return { bytes, fault: "letters-threw" };
  }
}

function looksLike(file: PdfFile, mended: PdfFile): boolean {
  const { pages } = paintedTrace(file);
  const after = paintedTrace(mended).pages;
  return pages.length === after.length && pages.every((page, at) => page === after[at]);
}

/**
 * The engine says of each glyph of a cluster ("ที่", "Ọ̀") that it stands for the whole, or nothing, and
 * puts the words beside them (ActualText). Programs that do not know those read letters twice, or not at
 * all; and where a mark is painted higher than its line, nothing is put beside it and everybody reads
 * twice. Here each glyph gets its own letters: where one glyph needs several, under a code for each.
 *
 * Passed over: artifacts, forms, and pages in several parts, of which the engine makes none; and marks
 * from right to left (pointed Hebrew, vowelled Arabic), which some programs still read twice.
 */
export function withOwnLetters(bytes: Uint8Array, file = new PdfFile(bytes)): Uint8Array {
  const fonts = new FileFonts(file);
  const objects = file.pages().flatMap((page) => mendedPage(file, page, fonts));
  if (objects.length === 0) return bytes;
  return appended(file, [...objects, ...fonts.objects()]);
}

function mendedPage(file: PdfFile, page: PdfDict, fonts: FileFonts): NewObject[] {
  const contents = page.get("Contents");
  if (!isRef(contents)) return [];
  const body = file.content(contents);
  const resources = file.dict(page.get("Resources"));
  if (!body.includes("/ActualText") && !hasJoinedLetters(file, resources, fonts.maps)) return [];
  const groups = groupClusters(clustersOf(file, body, resources, fonts.maps));
  const changes: Change[] = [];
  const codes = new Map<Show, Map<number, number>>();
  for (const group of groups) {
    const shares = sharesIn(group);
    for (const [at, glyph] of group.flatMap(({ glyphs }) => glyphs).entries()) {
      const code = fonts.codesOf(glyph.font).codeFor(glyph.code, shares[at]!);
      if (code === glyph.code) continue;
      const own = codes.get(glyph.show) ?? new Map<number, number>();
      codes.set(glyph.show, own.set(glyph.nth, code));
    }
    if (group.length > 1) changes.push(...ownWords(group, shares));
  }
  for (const [{ from, to, parts }, own] of codes)
    changes.push({ from, to, text: `\n${shown(parts, own)} TJ` });
  if (changes.length === 0) return [];
  return [{ number: contents.ref, body: packedStream(changed(body, changes)) }];
}

/** Whether a glyph stands for letters of which there may be a part to each: most CVs have none. */
function hasJoinedLetters(file: PdfFile, resources: PdfDict, maps: FontMaps): boolean {
  return file
    .dict(resources.get("Font"))
    .values()
    .some((font) =>
      fontMapIn(maps, file, file.dict(font))
        .letters.values()
        .some((said) => said.length > 1 && (/\p{M}/u.test(said) || fromRight.test(said))),
    );
}

/**
 * One mark above its letter ("Ọ̀") says itself. Programs put others that are painted apart ("i̇̀") on a line
 * of their own: there the letter says everything, and they nothing.
 *
 * Words from right to left are painted from the left, and readers turn them around letter by letter: two
 * letters in one glyph ("لا") have to stand the other way around, or "لا" is read as "ال".
 */
function sharesIn(group: readonly Cluster[]): string[] {
  const [base, ...marks] = group;
  const { text, y } = base!;
  if (fromRight.test(text)) return [[...text].reverse().join("")];
  const isShared = marks.length === 0 || (marks.length === 1 && marks[0]!.y > y);
  if (isShared) return sharesAmong(text, group);
  const silent = marks.flatMap(({ glyphs }) => glyphs.map(() => NOTHING));
  return [...sharesAmong(text, [base!]), ...silent];
}

function sharesAmong(text: string, clusters: readonly Cluster[]): string[] {
  const glyphs = clusters.flatMap((cluster) => cluster.glyphs);
  return sharesOf(
    text,
    glyphs.map(({ width }) => width),
  );
}

type Change = { from: number; to: number; text: string };

/** Clusters to be shared out: those of several glyphs, and those whose marks are painted apart. */
function groupClusters(clusters: readonly Cluster[]): Cluster[][] {
  const groups: Cluster[][] = [];
  for (const [at, cluster] of clusters.entries()) {
    const before = clusters[at - 1];
    const group = groups.at(-1);
    const open = group && group.at(-1) === before ? group : null;
    const base = open?.[0] ?? before;
    if (base && isMarkOf(base, cluster))
      if (open) open.push(cluster);
      else groups.push([base, cluster]);
    else if (isToBeShared(cluster)) groups.push([cluster]);
  }
  return groups;
}

function isToBeShared({ actual, glyphs, text }: Cluster): boolean {
  if (fromRight.test(text)) return actual === null && text.length > 1;
  return actual !== null && glyphs.length > 0;
}

/** A mark painted higher or lower than its letter, at its end, which is said to be the same letter. */
function isMarkOf(letter: Cluster, mark: Cluster): boolean {
  const height = Math.abs(letter.y - mark.y);
  return (
    letter.text === mark.text &&
    letter.glyphs.length > 0 &&
    !fromRight.test(mark.text) &&
    /.\p{M}/u.test(mark.text) &&
    mark.glyphs.every(({ width }) => width === 0) &&
    height > 0 &&
    height < mark.size
  );
}

/** Words beside the glyphs of a cluster that is painted in pieces: for each piece its own. */
function ownWords(group: readonly Cluster[], shares: readonly string[]): Change[] {
  let at = 0;
  return group.flatMap(({ actual, glyphs }) => {
    const own = shares.slice(at, at + glyphs.length).join("");
    at += glyphs.length;
    if (!actual) return [];
    const { from, to, tag, properties } = actual;
    const words = Buffer.from(`\ufeff${own.replaceAll(NOTHING, "")}`, "utf16le").swap16();
    const said = new Map([...properties, ["ActualText", words]]);
    return [{ from, to, text: `\n${written(tag)} ${written(said)} BDC` }];
  });
}

function shown(parts: Show["parts"], codes: ReadonlyMap<number, number>): string {
  let nth = 0;
  const recoded = parts.map((part): PdfValue => {
    if (typeof part === "number") return part;
    const bytes = Buffer.from(part);
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      bytes.writeUInt16BE(codes.get(nth) ?? bytes.readUInt16BE(at), at);
      nth += 1;
    }
    return bytes;
  });
  return written(recoded);
}

function changed(body: Buffer, changes: readonly Change[]): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    parts.push(body.subarray(at, from), Buffer.from(text, "latin1"));
    at = to;
  }
  return Buffer.concat([...parts, body.subarray(at)]);
}
