import { bareName } from "../sponsor-register/name-keys.ts";
import { nameWords, withoutSuffix } from "../sponsor-register/name-words.ts";
import { splitTradingNames } from "../sponsor-register/trading-names.ts";
import { brandStem, brandStems } from "./brand-stem.ts";
import { initialsOf, pairInitials } from "./initials.ts";
import { institutionForms, isInstitution, type NameForm } from "./institution-forms.ts";

export type OtherName = { kind: "stem" | "company initials" | NameForm["kind"]; text: string };

/**
 * What else an entry of the register may be called, by rule alone: its brand without "UK" or
 * "Group", the other form of a university, council or trust, and its initials.
 */
export function otherNames(name: string): OtherName[] {
  const { legal } = splitTradingNames(name);
  const words = withoutSuffix(nameWords(legal));
  const stem = brandStem(words);
  const names: OtherName[] = [
    ...stemsOf(legal, words).map((text) => ({ kind: "stem" as const, text })),
    ...institutionForms(stem),
  ];
  if (!names.some(({ kind }) => kind === "initials") && stem.length >= 3) {
    const kind = isInstitution(nameWords(legal)) ? "initials" : "company initials";
    for (const text of [...initialsOf(stem), ...pairInitials(stem)]) names.push({ kind, text });
  }
  const own = bareName(legal);
  return names.filter(
    ({ text }, at) => text !== own && names.findIndex((other) => other.text === text) === at,
  );
}

/** Without what stands in brackets too: "Imperial College London (HR)", "Nissan Motor (GB) Limited". */
function stemsOf(legal: string, words: readonly string[]): string[] {
  const steps = brandStems(words);
  const stem = steps.at(-1)!;
  const outside = legal.replace(/\([^)]*\)?/g, " ");
  const withoutBrackets = brandStem(withoutSuffix(nameWords(outside)));
  const withoutInitial = stem.length === 2 && stem[0]!.length === 1 ? stem.slice(1) : [];
  return [...steps, withoutBrackets, withoutInitial]
    .map((words) => words.join(" "))
    .filter((text) => text.length >= 2);
}
