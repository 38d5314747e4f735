import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { pageContent } from "#platform/typesetting/pdf/page-content.ts";
import { type Tag, tagTree, wordsUnder } from "#platform/typesetting/pdf/tags.ts";
import { textOf } from "#platform/typesetting/pdf/values.ts";
import { isRightToLeft } from "./blocks.ts";
import { fieldsOf } from "./fields.ts";
import type { PrintableCv } from "./printable.ts";

export type ReadBack = {
  /** How many of the CV's fields stand in the text of the PDF, of how many. */
  found: number;
  of: number;
  missing: readonly { where: string; text: string }[];
  /** What a screen reader meets, in its order. */
  outline: readonly OutlineItem[];
  /** What a parser gets, in the order of the tags. */
  text: string;
};

export type OutlineItem = {
  role: "heading" | "paragraph" | "list" | "item" | "link" | "figure";
  /** Of a heading, from 1. Else 0. */
  level: number;
  /** Of a list, how many items; else the words. */
  text: string;
};

/** Reads a PDF of ours again, as a parser and as a screen reader would. */
export function readBack(pdf: Uint8Array, cv: PrintableCv): ReadBack {
  const file = new PdfFile(pdf);
  const contents = file.pages().map((page) => pageContent(file, page));
  const { tags } = tagTree(file, contents);
  const isRtl = isRightToLeft(textOf(file.root.get("Lang")));
  const outline = tags.flatMap((tag) => outlineOf(tag, isRtl));
  const text = outline
    .filter(({ role }) => role !== "list" && role !== "link")
    .map((item) => item.text)
    .join("\n");
  const fields = fieldsOf(cv);
  const read = squeezed(text);
  const missing = fields.filter((field) => !read.includes(squeezed(field.text)));
  return { found: fields.length - missing.length, of: fields.length, missing, outline, text };
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

/** Where lines break and how letters are joined is layout; what was said is the rest. */
function squeezed(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u200b\p{Cc}\p{Bidi_Control}]+/gu, "");
}
