import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sourcePath } from "#db/source-path.server.ts";
import { log } from "#platform/log.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import {
  brandFonts,
  type DocumentEnd,
  type DocumentLimits,
  type DocumentOrder,
  type PagesOrder,
  type SetDocument,
  type ThreadOrder,
  type TypesetRefusal,
} from "./document.ts";
import { familiesFor } from "./fonts.server.ts";
import type { PdfReading } from "./pdf/read-pdf.ts";
import { runInPool } from "./typeset-pool.server.ts";

const MILLISECONDS = 20_000;
const templates = new Map<string, { main: string; sources: Record<string, string> }>();

/**
 * Sets a document: a tagged PDF, or an SVG to look at.
 *
 * Each is set in a thread of its own with a limit on time and memory. One that passes a
 * limit, or whose template fails, is refused alone; nothing of the data is logged.
 */
export async function typeset(
  { format, ...order }: DocumentOrder,
  { milliseconds = MILLISECONDS }: DocumentLimits = {},
): Promise<Result<Uint8Array, TypesetRefusal>> {
  const set = await runInPool(threadOrder(order, format), milliseconds);
  return set.ok ? ok(set.value.bytes) : set;
}

/** A PDF whose accessibility was checked, and which says so where nothing was found against it. */
export async function typesetFinished(
  order: PagesOrder,
  { milliseconds = MILLISECONDS }: DocumentLimits = {},
): Promise<Result<{ bytes: Uint8Array; pages: number }, TypesetRefusal>> {
  const set = await runInPool(threadOrder(order, "finished"), milliseconds);
  if (!set.ok) return set;
  const { bytes, finished } = set.value;
  logLetters(set.value);
  const { pages = 0, faults = [] } = finished ?? {};
  if (faults.length > 0)
    log.warn({ faults: [...new Set(faults)] }, "A PDF is not marked as PDF/UA");
  return ok({ bytes, pages });
}

function logLetters({ lettersFault }: SetDocument): void {
  if (lettersFault) log.warn({ lettersFault }, "A PDF keeps its letters as the engine wrote them");
}

/** What the document says as a PDF, to a parser and to a screen reader. */
export async function typesetReading(
  order: PagesOrder,
  { milliseconds = MILLISECONDS }: DocumentLimits = {},
): Promise<Result<PdfReading, TypesetRefusal>> {
  const set = await runInPool(threadOrder(order, "reading"), milliseconds);
  if (!set.ok) return set;
  logLetters(set.value);
  return set.value.reading ? ok(set.value.reading) : no("broken");
}

export type SetPages = { pages: readonly string[]; end: DocumentEnd | null };

/** The same document as one SVG for each page, and where it ends. */
export async function typesetPages(
  order: PagesOrder,
  { milliseconds = MILLISECONDS }: DocumentLimits = {},
): Promise<Result<SetPages, TypesetRefusal>> {
  return runInPool(threadOrder(order, "pages"), milliseconds);
}

function threadOrder(order: PagesOrder, format: ThreadOrder["format"]): ThreadOrder {
  const data = JSON.stringify(order.data, wellFormed);
  const families = familiesFor(data, order.faces ?? brandFonts);
  return { ...sourcesOf(order.template), data, format, families, files: order.files ?? {} };
}

/** Half a character, cut off somewhere, is no text: a parser of JSON would refuse the whole. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

/** A template may import ours beside this file and its own neighbours, and nothing else. */
function sourcesOf(template: DocumentOrder["template"]) {
  const known = templates.get(template);
  if (known) return known;
  const path = sourcePath(template);
  const ours = dirname(sourcePath("#platform/typesetting/house.typ"));
  const sources = { ...typstIn(ours), ...typstIn(dirname(path)) };
  const found = { main: basename(path), sources };
  templates.set(template, found);
  return found;
}

function typstIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".typ"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
