import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { newCustomEntry, newCustomSection, newEntry, newProfile } from "../document/new-entry.ts";
import { type AnyEntry, type EntryList, entriesOf, fieldsOf, withEntries } from "./entries.ts";
import { isListSection } from "./entry-fields.ts";

/** What one press in the studio does. In a form it is the pressed button's value, as words with spaces between. */
export type StudioAction =
  | { do: "add"; list: EntryList }
  | { do: "remove" | "up" | "down" | "hide" | "show"; list: EntryList; id: string }
  | { do: "place"; list: EntryList; id: string; at: number }
  | { do: "section-up" | "section-down" | "section-hide" | "section-show"; section: CvSection }
  | { do: "section-place"; section: CvSection; at: number }
  | { do: "add-section" }
  | { do: "remove-section"; section: CvSection };

/** The document after an action. `id` is for what the action makes; an action that fits nothing changes nothing. */
export function applyAction(document: CvDocument, action: StudioAction, id: string): CvDocument {
  switch (action.do) {
    case "add":
      return addEntry(document, action.list, id);
    case "remove":
      return mapEntries(document, action.list, (entries) =>
        entries.filter((e) => e.id !== action.id),
      );
    case "hide":
    case "show":
      return mapEntries(document, action.list, (entries) =>
        entries.map((e) => (e.id === action.id ? { ...e, isHidden: action.do === "hide" } : e)),
      );
    case "up":
    case "down":
      return mapEntries(document, action.list, (entries) =>
        nudged(entries, (e) => e.id === action.id, action.do === "up" ? -1 : 1),
      );
    case "place":
      return mapEntries(document, action.list, (entries) =>
        placed(entries, (e) => e.id === action.id, action.at),
      );
    default:
      return applySectionAction(document, action, id);
  }
}

type SectionAction = Exclude<StudioAction, { list: EntryList }>;

function applySectionAction(document: CvDocument, action: SectionAction, id: string): CvDocument {
  const { sections } = document;
  switch (action.do) {
    case "add-section":
      return {
        ...document,
        custom: [...document.custom, { ...newCustomSection(""), id }],
        sections: [...sections, { section: `custom:${id}`, isHidden: false, title: "" }],
      };
    case "remove-section":
      return {
        ...document,
        custom: document.custom.filter((custom) => action.section !== `custom:${custom.id}`),
        sections: action.section.startsWith("custom:")
          ? sections.filter(({ section }) => section !== action.section)
          : sections,
      };
    case "section-hide":
    case "section-show":
      return {
        ...document,
        sections: sections.map((place) =>
          place.section === action.section
            ? { ...place, isHidden: action.do === "section-hide" }
            : place,
        ),
      };
    case "section-place":
      return {
        ...document,
        sections: placed(sections, ({ section }) => section === action.section, action.at),
      };
    default: {
      const by = action.do === "section-up" ? -1 : 1;
      return {
        ...document,
        sections: nudged(sections, ({ section }) => section === action.section, by),
      };
    }
  }
}

function addEntry(document: CvDocument, list: EntryList, id: string): CvDocument {
  if (!fieldsOf(list)) return document;
  const entry =
    list === "profiles" ? newProfile() : isListSection(list) ? newEntry(list) : newCustomEntry();
  return mapEntries(document, list, (entries) => [
    ...entries,
    { ...(entry as unknown as AnyEntry), id },
  ]);
}

function mapEntries(
  document: CvDocument,
  list: EntryList,
  change: (entries: readonly AnyEntry[]) => readonly AnyEntry[],
): CvDocument {
  return withEntries(document, list, change(entriesOf(document, list)));
}

function nudged<Item>(items: readonly Item[], isIt: (item: Item) => boolean, by: number): Item[] {
  return placed(items, isIt, items.findIndex(isIt) + by);
}

/** The same items with one of them at another place; places outside the list are its ends. */
function placed<Item>(items: readonly Item[], isIt: (item: Item) => boolean, at: number): Item[] {
  const from = items.findIndex(isIt);
  const moved = items[from];
  if (moved === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(at, rest.length)), 0, moved);
}

export function actionValue(action: StudioAction): string {
  const { do: verb, ...rest } = action;
  return [verb, ...Object.values(rest).map(String)].join(" ");
}

const entryActions = ["remove", "up", "down", "hide", "show"] as const;
const sectionActions = [
  "section-up",
  "section-down",
  "section-hide",
  "section-show",
  "remove-section",
] as const;

/** What a pressed button asked for; null for anything else. */
export function readAction(words: unknown): StudioAction | null {
  if (typeof words !== "string") return null;
  const [verb, target = "", id = ""] = words.split(" ");
  if (verb === "add-section") return { do: verb };
  if (!isPlaceName(target)) return null;
  if (verb === "add") return { do: verb, list: target };
  const entryAction = entryActions.find((each) => each === verb);
  if (entryAction) return id ? { do: entryAction, list: target, id } : null;
  const sectionAction = sectionActions.find((each) => each === verb);
  return sectionAction && target !== "profiles" ? { do: sectionAction, section: target } : null;
}

function isPlaceName(name: string): name is EntryList {
  return (
    name === "profiles" ||
    name === "summary" ||
    name === "rightToWork" ||
    isListSection(name) ||
    name.startsWith("custom:")
  );
}
