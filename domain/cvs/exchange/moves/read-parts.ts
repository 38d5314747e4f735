import type { CustomEntry, CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import {
  type EntryOf,
  type EntrySection,
  entrySections,
  isEntrySection,
  newCustomSection,
} from "../../document/new-entry.ts";
import { withEverySection } from "../../document/sections.ts";
import { entryFrom } from "./from-loose.ts";
import { type LooseEntry, looseFrom, looseFromOwn, ownFrom } from "./loose-entry.ts";

export type AnyEntry = EntryOf<EntrySection> | CustomEntry;
export type OwnSection = `custom:${string}`;
export type ListName = EntrySection | OwnSection;

/** The parts of a document by their section, to be changed one after another. */
export class ReadParts {
  readonly lists = new Map<ListName, readonly AnyEntry[]>();
  private readonly titles = new Map<OwnSection, string>();
  private readonly names = new Map<CvSection, string>();
  private readonly document: CvDocument;
  private basics: CvDocument["basics"];
  private rightToWork: CvDocument["rightToWork"];

  constructor(document: CvDocument) {
    this.document = document;
    this.basics = document.basics;
    this.rightToWork = document.rightToWork;
    for (const section of entrySections) this.lists.set(section, document[section]);
    for (const { id, title, entries } of document.custom) {
      this.lists.set(`custom:${id}`, entries);
      this.titles.set(`custom:${id}`, title);
    }
  }

  has(section: string): section is ListName {
    return this.lists.has(section as ListName);
  }

  get summary(): string {
    return this.basics.summary;
  }

  set summary(summary: string) {
    this.basics = { ...this.basics, summary };
  }

  /** Words for a place that holds words, no entries. False where there is no such place. */
  put(to: string, words: string): boolean {
    const { name, label, summary } = this.basics;
    if (to === "summary") this.summary = joined("\n", summary, words);
    else if (to === "name") this.basics = { ...this.basics, name: joined(" ", name, words) };
    else if (to === "label") this.basics = { ...this.basics, label: joined(", ", label, words) };
    else if (to === "rightToWork")
      this.rightToWork = {
        source: "own-words",
        words: joined("\n", this.rightToWork.words, words),
      };
    else return false;
    return true;
  }

  /** A section of ours under the words its owner had over it. */
  head(section: ListName, title: string): void {
    if (isEntrySection(section) && title) this.names.set(section, title);
  }

  addOwn(title: string): OwnSection {
    const section: OwnSection = `custom:${newCustomSection(title).id}`;
    this.lists.set(section, []);
    this.titles.set(section, title);
    return section;
  }

  add(section: ListName, entries: readonly AnyEntry[]): void {
    this.lists.set(section, [...(this.lists.get(section) ?? []), ...entries]);
  }

  find(id: string): { section: ListName; entry: AnyEntry } | null {
    for (const [section, entries] of this.lists) {
      const entry = entries.find((each) => each.id === id);
      if (entry) return { section, entry };
    }
    return null;
  }

  replace(section: ListName, entry: AnyEntry): void {
    const entries = this.lists.get(section) ?? [];
    this.lists.set(
      section,
      entries.map((each) => (each.id === entry.id ? entry : each)),
    );
  }

  remove(section: ListName, id: string): void {
    const entries = this.lists.get(section) ?? [];
    this.lists.set(
      section,
      entries.filter((each) => each.id !== id),
    );
  }

  empty(section: ListName): void {
    this.lists.set(section, []);
  }

  titleOf(section: OwnSection): string {
    return this.titles.get(section) ?? "";
  }

  /** The document with these lists; sections of one's own without an entry are gone. */
  whole(): CvDocument {
    const own = [...this.lists].filter(
      ([section, entries]) => !isEntrySection(section) && entries.length > 0,
    );
    const built = entrySections.map((section) => [section, this.lists.get(section) ?? []]);
    const custom = own.map(([section, entries]) => ({
      id: section.slice("custom:".length),
      title: this.titleOf(section as OwnSection),
      entries: entries as readonly CustomEntry[],
    }));
    const { basics, rightToWork } = this;
    const sections = this.document.sections.map((place) =>
      place.title ? place : { ...place, title: this.names.get(place.section) ?? "" },
    );
    const lists = Object.fromEntries(built);
    return withEverySection({ ...this.document, basics, rightToWork, ...lists, custom, sections });
  }
}

const joined = (between: string, ...texts: readonly string[]) =>
  texts.filter(Boolean).join(between);

/** All that an entry says, as lines. */
export function wordsOf(section: ListName, entry: AnyEntry): string {
  const { title, note, beside, startDate, endDate, isCurrent, url, lines, points, keywords } =
    looseOf(section, entry);
  const when = joined(" – ", startDate, isCurrent ? "present" : endDate);
  const first = joined(", ", title, note, ...beside, when);
  return joined("\n", first, ...lines, ...points, keywords.join(", "), url);
}

export function looseOf(section: ListName, entry: AnyEntry): LooseEntry {
  return isEntrySection(section)
    ? looseFrom(section, entry as EntryOf<typeof section>)
    : looseFromOwn(entry as CustomEntry);
}

/** The entry as one of another section, under its own id: who points at it still finds it. */
export function converted(from: CvSection, to: ListName, entry: AnyEntry): AnyEntry {
  const loose = looseOf(from as ListName, entry);
  const made = isEntrySection(to) ? entryFrom(to, loose) : ownFrom(loose);
  const isAlike = isEntrySection(from) && isEntrySection(to) && alike.has(from) && alike.has(to);
  return { ...made, ...(isAlike ? entry : {}), id: entry.id, isHidden: entry.isHidden };
}

/** Jobs and helping have the same fields: nothing need be taken apart. */
const alike = new Set<EntrySection>(["work", "volunteer"]);
