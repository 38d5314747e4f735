import type { CvLook, RightToWork } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { longDay } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { templateTexts } from "../print/templates.ts";
import { countryChoices, countryIn, languageChoices } from "../studio/choices.ts";
import { monthLabel } from "../studio/entry-labels.ts";
import { colourLabels, fontLabels, paperLabels, spacingLabels } from "../studio/look-labels.ts";

type Sides = { before: unknown; after: unknown };
type Path = readonly string[];

const lookWords: { [Name in keyof CvLook]: (value: CvLook[Name]) => string } = {
  template: (value) => templateTexts[value].name,
  colour: (value) => colourLabels[value],
  font: (value) => fontLabels[value],
  spacing: (value) => spacingLabels[value],
  paper: (value) => paperLabels[value],
  market: (value) => marketProfiles[value].country,
};

/** "From Kirkgate to Wharf." */
export function lookSentence(name: string, { before, after }: Sides): string {
  const words = (lookWords as Record<string, (value: never) => string>)[name] ?? String;
  return `From ${words(before as never)} to ${words(after as never)}.`;
}

/** What a change is in a sentence, where it is not one of words; null where it is. */
export function changeSentence(path: Path, { before, after }: Sides): string | null {
  const name = path.at(-1);
  if (name === "isHidden") return after ? "No longer printed." : "Printed again.";
  if (name === "photoId") {
    if (after === null) return "Removed.";
    return before === null ? "Added." : "Another photo.";
  }
  if (typeof after === "boolean") return after ? "Ticked." : "No longer ticked.";
  const withoutGaps = (value: unknown) => shownValue(path, value).replaceAll(/\s+/g, "");
  return withoutGaps(before) === withoutGaps(after) ? "Only spaces or line breaks." : null;
}

const sources: Record<RightToWork["source"], string> = {
  none: "Nothing",
  "from-situation": "From my situation",
  "own-words": "My own words",
};

const months = ["startDate", "endDate", "date", "releaseDate"];
const days = ["bornOn", "writtenOn"];
const wholes = ["url", "email", "phone", "cefr", "source", "countryCode", ...months, ...days];

/** Whether a value is told as one thing: half an address or half a date says nothing. */
export function isTold(path: Path): boolean {
  return wholes.includes(path.at(-1) ?? "") || isDocumentLanguage(path);
}

/** A value as its form shows it. */
export function shownValue(path: Path, value: unknown): string {
  const name = path.at(-1) ?? "";
  if (Array.isArray(value)) {
    return value.join(["keywords", "courses"].includes(name) ? ", " : "\n");
  }
  if (typeof value !== "string") return "";
  if (name === "source") return sources[value as RightToWork["source"]] ?? value;
  if (isDocumentLanguage(path)) return labelIn(languageChoices(value), value);
  if (name === "countryCode") return value && labelIn(countryChoices(value), countryIn(value));
  const isDated = months.includes(name) || days.includes(name);
  if (isDated && isRealDay(value)) return longDay(value);
  return months.includes(name) ? monthLabel(value) || value : value;
}

/** An entry of a CV's languages has a field of this name, too: there it is words. */
function isDocumentLanguage(path: Path): boolean {
  return path.join(".") === "document.language";
}

function labelIn(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((each) => each.value === value)?.label ?? value;
}
