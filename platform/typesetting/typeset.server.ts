import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sourcePath } from "#db/source-path.server.ts";
import type { Result } from "#rules/result.ts";
import type { DocumentLimits, DocumentOrder, TypesetRefusal } from "./document.ts";
import { inPool } from "./typeset-pool.server.ts";

const MILLISECONDS = 20_000;
const templates = new Map<string, { main: string; sources: Record<string, string> }>();

/**
 * Sets a document: a tagged PDF, or an SVG to look at.
 *
 * Each is set in a thread of its own with a limit on time and memory. One that passes a
 * limit, or whose template fails, is refused alone; nothing of the data is logged.
 */
export function typeset(
  { template, data, format }: DocumentOrder,
  { milliseconds = MILLISECONDS }: DocumentLimits = {},
): Promise<Result<Uint8Array, TypesetRefusal>> {
  return inPool(
    { ...sourcesOf(template), data: JSON.stringify(data, wellFormed), format },
    milliseconds,
  );
}

/** Half a character, cut off somewhere, is no text: a parser of JSON would refuse the whole. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

/** A template may import "house.typ" and its neighbours, and nothing from anywhere else. */
function sourcesOf(template: DocumentOrder["template"]) {
  const known = templates.get(template);
  if (known) return known;
  const path = sourcePath(template);
  const folder = dirname(path);
  const names = readdirSync(folder).filter((name) => name.endsWith(".typ"));
  const own = names.map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  const house = readFileSync(sourcePath("#platform/typesetting/house.typ"), "utf8");
  const found = {
    main: basename(path),
    sources: Object.fromEntries([["house.typ", house], ...own]) as Record<string, string>,
  };
  templates.set(template, found);
  return found;
}
