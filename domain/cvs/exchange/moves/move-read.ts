import type { CvDocument, SectionPlace } from "#rules/cv/cv-document.ts";
import { headingOf } from "#rules/cv-check/market-headings.ts";
import { isEntrySection, newCustomEntry } from "../../document/new-entry.ts";
import { finishDraft } from "../finish-draft.ts";
import type { Imported, ImportResult } from "../imported.ts";
import { leaveOut } from "../leave-out.ts";
import { entriesOfLines, textFields, withLine } from "./lines-into.ts";
import { type AnyEntry, converted, type ListName, ReadParts, wordsOf } from "./read-parts.ts";

/**
 * What somebody chose for parts of what was read: the part by its name ("section work", "entry <id>",
 * "line <id> points 2", "unread 4"), and where it goes: a section, "entry <id>", "own" or "out".
 */
export type Moves = ReadonlyMap<string, string>;

const OUT = "out";

/** Puts parts of what was read where their owner says they belong. What is not left out stays, to the word. */
export function moveRead({ document, unread }: Imported, moves: Moves): ImportResult {
  const lists = new ReadParts(document);
  const lines = [...takeLines(lists, moves), ...chosenUnread(unread, moves)];
  placeLines(lists, lines);
  moveEntries(lists, moves);
  moveSections(lists, document.sections, moves);
  const unwanted = document.sections.filter(
    ({ section }) => moves.get(`section ${section}`) === OUT,
  );
  const moved = leaveOut(
    lists.whole(),
    unwanted.map(({ section }) => section),
  );
  const left = unread.filter((_, at) => !moves.get(`unread ${at}`));
  return finishDraft(moved, left);
}

type Line = { text: string; to: string };

function chosenUnread(unread: readonly string[], moves: Moves): readonly Line[] {
  return unread.flatMap((text, at) => {
    const to = moves.get(`unread ${at}`);
    return to ? [{ text, to }] : [];
  });
}

/** The lines of an entry that may go elsewhere: its sentences, and its points. */
export function linesOfEntry(
  section: ListName,
  entry: AnyEntry,
): readonly (readonly [string, string])[] {
  const fields = entry as unknown as Record<string, unknown>;
  const name = textFields[isEntrySection(section) ? section : "custom"];
  const sentences = name ? String(fields[name]).split("\n") : [];
  const points = Array.isArray(fields.highlights) ? (fields.highlights as string[]) : [];
  return [
    ...sentences.map((text, at) => [`line ${entry.id} text ${at}`, text] as const),
    ...points.map((text, at) => [`line ${entry.id} points ${at}`, text] as const),
  ].filter(([, text]) => text.trim() !== "");
}

function takeLines(lists: ReadParts, moves: Moves): readonly Line[] {
  const taken: Line[] = [];
  for (const [section, entries] of [...lists.lists])
    for (const entry of entries) {
      const gone = linesOfEntry(section, entry).filter(([name]) => moves.get(name));
      if (gone.length === 0) continue;
      taken.push(...gone.map(([name, text]) => ({ text, to: moves.get(name)! })));
      lists.replace(section, withoutLines(section, entry, new Set(gone.map(([name]) => name))));
    }
  return taken;
}

function withoutLines(section: ListName, entry: AnyEntry, gone: ReadonlySet<string>): AnyEntry {
  const fields = { ...entry } as unknown as Record<string, unknown>;
  const stays = (kind: string) => (_: string, at: number) =>
    !gone.has(`line ${entry.id} ${kind} ${at}`);
  const name = textFields[isEntrySection(section) ? section : "custom"];
  if (name) fields[name] = String(fields[name]).split("\n").filter(stays("text")).join("\n");
  if (Array.isArray(fields.highlights))
    fields.highlights = fields.highlights.filter(stays("points"));
  return fields as unknown as AnyEntry;
}

/** Lines for one place are read together: a job may be told in three. */
function placeLines(lists: ReadParts, lines: readonly Line[]): void {
  for (const [to, some] of Map.groupBy(lines, (line) => line.to)) {
    const texts = some.map(({ text }) => text);
    const entry = to.startsWith("entry ") ? lists.find(to.slice("entry ".length)) : null;
    if (to === OUT || lists.put(to, texts.join("\n"))) continue;
    if (entry) addTo(lists, entry, texts);
    else addLines(lists, lists.has(to) ? to : lists.addOwn("More from the file"), texts);
  }
}

function addLines(lists: ReadParts, section: ListName, texts: readonly string[]): void {
  const own = { ...newCustomEntry(), text: texts.join("\n") };
  lists.add(section, isEntrySection(section) ? entriesOfLines(section, texts) : [own]);
}

function addTo(
  lists: ReadParts,
  { section, entry }: { section: ListName; entry: AnyEntry },
  texts: readonly string[],
): void {
  const kind = isEntrySection(section) ? section : "custom";
  lists.replace(
    section,
    texts.reduce((whole, line) => withLine(kind, whole, line), entry),
  );
}

function moveEntries(lists: ReadParts, moves: Moves): void {
  for (const [section, entries] of [...lists.lists])
    for (const entry of entries) {
      const to = moves.get(`entry ${entry.id}`);
      if (!to || to === section) continue;
      lists.remove(section, entry.id);
      if (to === OUT || lists.put(to, wordsOf(section, entry))) continue;
      const target = lists.has(to) ? to : lists.addOwn(titleOf(entry));
      lists.add(target, [converted(section, target, entry)]);
    }
}

/** What an entry is called, for a section of its own. */
function titleOf(entry: AnyEntry): string {
  const said = Object.entries(entry).find(
    ([name, value]) => name !== "id" && typeof value === "string" && value.trim() !== "",
  );
  return said ? String(said[1]) : "More from the file";
}

function moveSections(lists: ReadParts, places: CvDocument["sections"], moves: Moves): void {
  for (const place of places) {
    const { section } = place;
    const to = moves.get(`section ${section}`);
    if (!to || to === section || to === OUT) continue;
    if (section === "summary") moveSummary(lists, to);
    else if (lists.has(section)) moveList(lists, place, to);
  }
}

function moveSummary(lists: ReadParts, to: string): void {
  const texts = lists.summary.split("\n").filter((line) => line.trim());
  lists.summary = "";
  if (lists.put(to, texts.join("\n"))) return;
  addLines(lists, lists.has(to) ? to : lists.addOwn(headingOf("summary", "gb", "en")), texts);
}

function moveList(lists: ReadParts, { section, title }: SectionPlace, to: string): void {
  if (!lists.has(section)) return;
  const entries = lists.lists.get(section) ?? [];
  const heading = isEntrySection(section)
    ? title || headingOf(section, "gb", "en")
    : lists.titleOf(section);
  const words = entries.map((entry) => wordsOf(section, entry)).join("\n");
  lists.drop(section);
  if (lists.put(to, words)) return;
  const target = lists.has(to) ? to : lists.addOwn(heading);
  if ((lists.lists.get(target) ?? []).length === 0 && !isEntrySection(section))
    lists.head(target, heading);
  lists.add(
    target,
    entries.map((entry) => converted(section, target, entry)),
  );
}
