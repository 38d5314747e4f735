import type { CvDocument, SectionPlace } from "#rules/cv/cv-document.ts";
import { headingOf } from "#rules/cv-check/market-headings.ts";
import { isEntrySection, newCustomEntry } from "../../document/new-entry.ts";
import { finishDraft } from "../finish-draft.ts";
import type { Imported, ImportFault } from "../imported.ts";
import { entriesOfLines, textFields, withLines } from "./lines-into.ts";
import { type AnyEntry, converted, type ListName, ReadParts, wordsOf } from "./read-parts.ts";

/**
 * What somebody chose for parts of what was read: the part by its name ("section work", "entry <id>",
 * "line <id> points 2", "unread 4"), and where it goes: a section, "entry <id>", "own" or "out".
 */
export type Moves = ReadonlyMap<string, string>;

const OUT = "out";

/** What was read, with its parts where they belong, and how many of them went where. */
export type MovedRead = Imported & { moved: number; leftOut: number };
export type MoveResult = { ok: true; value: MovedRead } | { ok: false; error: ImportFault };

/**
 * Puts parts of what was read where their owner says they belong. What is not left out stays, to the word.
 * All is taken before anything is placed: no part runs on through a section that is itself moved or left out.
 */
export function moveRead({ document, unread }: Imported, moves: Moves): MoveResult {
  const lists = new ReadParts(document);
  const lines = [...takeLines(lists, moves), ...chosenUnread(unread, moves)];
  const { wanted, stranded } = withoutTheirEntry(lists, lines, moves);
  const added = addToEntries(lists, wanted);
  const entries = takeEntries(lists, moves);
  const sections = takeSections(lists, document.sections, moves);
  for (const section of sections) placeSection(lists, section);
  for (const entry of entries) placeEntry(lists, entry);
  placeLines(
    lists,
    wanted.filter(({ to }) => to !== OUT && !added.has(to)),
  );
  const left = unread.filter((_, at) => !moves.get(`unread ${at}`));
  const finished = finishDraft(lists.whole(), [...left, ...stranded.map(({ text }) => text)]);
  if (!finished.ok) return finished;
  const taken = [...wanted, ...entries, ...sections];
  const leftOut = taken.filter(({ to }) => to === OUT).length;
  return { ok: true, value: { ...finished.value, moved: taken.length - leftOut, leftOut } };
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

const ENTRY = "entry ";

/** Lines for an entry that is itself left out keep no place, but are not left out with it. */
function withoutTheirEntry(lists: ReadParts, lines: readonly Line[], moves: Moves) {
  const goesOut = (to: string) => {
    const found = to.startsWith(ENTRY) ? lists.find(to.slice(ENTRY.length)) : null;
    return found ? (moves.get(to) ?? moves.get(`section ${found.section}`)) === OUT : false;
  };
  const { yes: stranded = [], no: wanted = [] } = Object.groupBy(lines, ({ to }) =>
    goesOut(to) ? "yes" : "no",
  );
  return { wanted, stranded };
}

/** Before entries are taken: a line goes with the entry it is put to. Answers those that got some. */
function addToEntries(lists: ReadParts, lines: readonly Line[]): ReadonlySet<string> {
  const added = new Set<string>();
  for (const [to, texts] of textsByPlace(lines)) {
    const found = to.startsWith(ENTRY) ? lists.find(to.slice(ENTRY.length)) : null;
    if (!found) continue;
    addTo(lists, found, texts);
    added.add(to);
  }
  return added;
}

/** Lines for one place are read together: a job may be told in three. */
function placeLines(lists: ReadParts, lines: readonly Line[]): void {
  for (const [to, texts] of textsByPlace(lines)) {
    if (lists.put(to, texts.join("\n"))) continue;
    addLines(lists, lists.has(to) ? to : lists.addOwn("More from the file"), texts);
  }
}

const textsByPlace = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ to }) => to)].map(
    ([to, some]) => [to, some.map(({ text }) => text)] as const,
  );

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
  lists.replace(section, withLines(kind, entry, texts));
}

type TakenEntry = { section: ListName; entry: AnyEntry; to: string };

function takeEntries(lists: ReadParts, moves: Moves): readonly TakenEntry[] {
  const taken = [...lists.lists].flatMap(([section, entries]) =>
    entries.flatMap((entry) => {
      const to = moves.get(`entry ${entry.id}`);
      return to && to !== section ? [{ section, entry, to }] : [];
    }),
  );
  for (const { section, entry } of taken) lists.remove(section, entry.id);
  return taken;
}

function placeEntry(lists: ReadParts, { section, entry, to }: TakenEntry): void {
  if (to === OUT || lists.put(to, wordsOf(section, entry))) return;
  const target = lists.has(to) ? to : lists.addOwn(titleOf(entry));
  lists.add(target, [converted(section, target, entry)]);
}

/** What an entry is called, for a section of its own. */
function titleOf(entry: AnyEntry): string {
  const said = Object.entries(entry).find(
    ([name, value]) => name !== "id" && typeof value === "string" && value.trim() !== "",
  );
  return said ? String(said[1]) : "More from the file";
}

type TakenSection = {
  place: SectionPlace;
  summary: string;
  entries: readonly AnyEntry[];
  to: string;
};

function takeSections(
  lists: ReadParts,
  places: CvDocument["sections"],
  moves: Moves,
): readonly TakenSection[] {
  return places.flatMap((place) => {
    const { section } = place;
    const to = moves.get(`section ${section}`);
    if (!to || to === section) return [];
    const summary = section === "summary" ? lists.summary : "";
    const entries = lists.has(section) ? (lists.lists.get(section) ?? []) : [];
    if (!summary && entries.length === 0) return [];
    if (lists.has(section)) lists.empty(section);
    else lists.summary = "";
    return [{ place, summary, entries, to }];
  });
}

function placeSection(lists: ReadParts, taken: TakenSection): void {
  const { place, summary, to } = taken;
  if (to === OUT) return;
  if (lists.has(place.section)) placeList(lists, place.section, taken);
  else placeSummary(lists, summary, to);
}

function placeSummary(lists: ReadParts, summary: string, to: string): void {
  const texts = summary.split("\n").filter((line) => line.trim());
  if (lists.put(to, texts.join("\n"))) return;
  addLines(lists, lists.has(to) ? to : lists.addOwn(headingOf("summary", "gb", "en")), texts);
}

function placeList(
  lists: ReadParts,
  section: ListName,
  { place, entries, to }: TakenSection,
): void {
  const heading = isEntrySection(section)
    ? place.title || headingOf(section, "gb", "en")
    : lists.titleOf(section);
  if (lists.put(to, entries.map((entry) => wordsOf(section, entry)).join("\n"))) return;
  const target = lists.has(to) ? to : lists.addOwn(heading);
  if ((lists.lists.get(target) ?? []).length === 0 && !isEntrySection(section))
    lists.head(target, heading);
  lists.add(
    target,
    entries.map((entry) => converted(section, target, entry)),
  );
}
