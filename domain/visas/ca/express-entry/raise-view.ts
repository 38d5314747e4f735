import { abilities, type Profile } from "#rules/ca-express-entry/profile.ts";
import type { Change, Raise } from "#rules/ca-express-entry/raises.ts";
import { levelName, type Tested } from "./answers.ts";
import { educationLabels, studyLabels } from "./labels.ts";

export type RaiseView = {
  gain: number;
  title: string;
  note: string | null;
  total: number;
  /** The same answers with this one changed; null where the reader has no say. */
  query: string | null;
};

export function raiseView(raise: Raise, profile: Profile, params: URLSearchParams): RaiseView {
  return {
    gain: raise.gain,
    title: titleOf(raise.change, profile),
    note: noteOf(raise),
    total: raise.total,
    query: raise.change.what === "nomination" ? null : queryWith(params, raise.change),
  };
}

function titleOf(change: Change, { firstLanguage }: Profile): string {
  const isFrenchFirst = firstLanguage === "french";
  switch (change.what) {
    case "first-language":
      return `${languageAt(isFrenchFirst ? "French" : "English", change.level)} in all four abilities`;
    case "second-language":
      return `${languageAt(isFrenchFirst ? "English" : "French", change.level)} in all four abilities`;
    case "partner-language":
      return `Your partner at level ${change.level} in all four abilities`;
    case "canadian-work":
      return `${inYears(change.years)} of skilled work in Canada`;
    case "foreign-work":
      return `${inYears(change.years)} of skilled work outside Canada`;
    case "partner-work":
      return `Your partner with ${inYears(change.years)} of skilled work in Canada`;
    case "education":
      return educationLabels[change.to];
    case "partner-education":
      return `Your partner’s education: ${lowerFirst(educationLabels[change.to])}`;
    case "canadian-study":
      return change.to === "none" ? "" : `A Canadian ${lowerFirst(studyLabels[change.to])}`;
    case "trade-certificate":
      return "A certificate of qualification in a trade";
    case "nomination":
      return "Nomination by a province or territory";
  }
}

function noteOf({ change, ageChange }: Raise): string | null {
  if (ageChange < 0) return `In that time you lose ${-ageChange} for age.`;
  switch (change.what) {
    case "first-language":
    case "second-language":
    case "partner-language":
      return "One test.";
    case "nomination":
      return "The province or territory decides, not you.";
    default:
      return null;
  }
}

/** The address with one answer changed, for the reader to look at. */
function queryWith(params: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(params);
  if ("level" in change) raiseLevels(next, testedBy[change.what], change.level);
  else if ("years" in change) next.set(yearsNames[change.what], String(change.years));
  else if ("to" in change) next.set(toNames[change.what], change.to);
  else next.set(change.what === "nomination" ? "nomination" : "trade", "yes");
  return `?${next}`;
}

const testedBy = {
  "first-language": "first",
  "second-language": "second",
  "partner-language": "partner",
} as const satisfies Record<string, Tested>;
const yearsNames = {
  "canadian-work": "canada-work",
  "foreign-work": "abroad-work",
  "partner-work": "partner-work",
} as const;
const toNames = {
  education: "education",
  "partner-education": "partner-education",
  "canadian-study": "study",
} as const;

function raiseLevels(params: URLSearchParams, tested: Tested, level: number) {
  for (const ability of abilities) {
    const name = levelName(tested, ability);
    params.set(name, String(Math.max(Number(params.get(name)) || 0, level)));
  }
}

function languageAt(language: "English" | "French", level: number): string {
  return `${language} at ${language === "English" ? "CLB" : "NCLC"} ${level}`;
}

function inYears(count: number): string {
  return count === 1 ? "1 year" : `${count} years`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
