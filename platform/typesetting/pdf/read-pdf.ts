import { isRightToLeft } from "#rules/cv/reading-direction.ts";
import { PdfFile } from "./file.ts";
import { type PageContent, pageContent } from "./page-content.ts";
import { type Run, wordsOf } from "./runs.ts";
import { type Tag, tagTree, wordsUnder } from "./tags.ts";
import { textOf } from "./values.ts";

/** What a PDF says to those who cannot see it. */
export type PdfReading = {
  /** What a screen reader meets, in the order of the tags. */
  outline: readonly OutlineItem[];
  /** What a parser gets that knows nothing of tags: the words in the order they are painted. */
  painted: string;
};

export type OutlineItem = {
  role: "heading" | "paragraph" | "list" | "item" | "link" | "figure";
  /** Of a heading, from 1. Else 0. */
  level: number;
  /** Of a list, how many items; else the words. */
  text: string;
};

export function readPdf(bytes: Uint8Array): PdfReading {
  const file = new PdfFile(bytes);
  const contents = file.pages().map((page) => pageContent(file, page));
  const { tags } = tagTree(file, contents);
  const isRtl = isRightToLeft(textOf(file.root.get("Lang")));
  return {
    outline: tags.flatMap((tag) => outlineOf(tag, isRtl)),
    painted: contents.map((content) => paintedWords(content, isRtl)).join("\n"),
  };
}

const SAME_LINE = 5;
/** Nearer than this two pieces are one word, which was cut where a line may break. */
const TOUCHING = 0.3;

/** What stands beside something else on its line is told apart by a gap. */
function paintedWords({ painted }: PageContent, isRtl: boolean): string {
  // A line from right to left is put in order as a whole.
  if (isRtl) return wordsOf(painted.flat(), isRtl);
  let words = "";
  let last: Run | null = null;
  for (const runs of painted) {
    const said = wordsOf(runs, isRtl);
    words += (last === null ? "" : between(last, runs[0]!, words, said)) + said;
    last = runs.at(-1)!;
  }
  return words;
}

function between(last: Run, next: Run, words: string, said: string): string {
  if (Math.abs(last.y - next.y) > SAME_LINE) return "\n";
  const isOneWord = Math.abs(next.x - last.endX) < TOUCHING;
  return isOneWord || /\s$/.test(words) || /^\s/.test(said) ? "" : "  ";
}

function outlineOf(tag: Tag, isRtl: boolean): OutlineItem[] {
  const kids = tag.kids.filter((kid): kid is Tag => "role" in kid);
  const words = tidy(wordsUnder(tag, isRtl));
  const links = linksUnder(tag, isRtl);
  if (/^H[1-6]$/.test(tag.role))
    return [{ role: "heading", level: Number(tag.role[1]), text: words }, ...links];
  if (tag.role === "L")
    return [
      { role: "list", level: 0, text: String(kids.length) },
      ...kids.flatMap((kid) => outlineOf(kid, isRtl)),
    ];
  if (tag.role === "LI") return [{ role: "item", level: 0, text: itemWords(tag, isRtl) }, ...links];
  if (tag.role === "Figure")
    return [{ role: "figure", level: 0, text: textOf(tag.dict.get("Alt")) }];
  if (tag.role === "P")
    return words ? [{ role: "paragraph", level: 0, text: words }, ...links] : [];
  if (tag.role === "Link") return [{ role: "paragraph", level: 0, text: words }, ...links];
  const own = tag.kids.some((kid) => "runs" in kid && kid.runs.length > 0);
  return own
    ? [{ role: "paragraph", level: 0, text: words }, ...links]
    : kids.flatMap((kid) => outlineOf(kid, isRtl));
}

/** What an item says, without its dot. */
function itemWords(item: Tag, isRtl: boolean): string {
  const bodies = item.kids.filter((kid): kid is Tag => "role" in kid && kid.role === "LBody");
  return tidy(bodies.map((body) => wordsUnder(body, isRtl)).join(" "));
}

function linksUnder(tag: Tag, isRtl: boolean): OutlineItem[] {
  const own: OutlineItem[] =
    tag.role === "Link" ? [{ role: "link", level: 0, text: tidy(wordsUnder(tag, isRtl)) }] : [];
  return [...own, ...tag.kids.flatMap((kid) => ("role" in kid ? linksUnder(kid, isRtl) : []))];
}

function tidy(words: string): string {
  return words.replace(/\s+/g, " ").trim();
}
