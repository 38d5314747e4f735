import { wordsEverywhere } from "../../print/print-labels.ts";
import { blankDraft } from "../finish-draft.ts";
import { bareWords } from "./find-sections.ts";

const tongueOf = (language: string) => language.split("-")[0]!.toLowerCase();

/** Fewer headings than this may be chance: "Profil" is German and French. */
const ENOUGH = 2;

/**
 * What a CV is written in: the language most of its headings are in, where we print it; else what the
 * file says. Headings, names of months and the direction of the page follow from it.
 */
export function languageIn(titles: readonly string[], told: string): string {
  const counts = new Map<string, number>();
  for (const title of titles.map(bareWords))
    for (const tongue of tonguesOf(title)) counts.set(tongue, (counts.get(tongue) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  const usual = told || blankDraft().language;
  if (!best || best[1] < ENOUGH) return usual;
  const isToldAsGood = (counts.get(tongueOf(usual)) ?? 0) >= best[1];
  // A language without words of ours is printed under English headings.
  const isUnderEnglish = best[0] === "en" && !printed.has(tongueOf(usual));
  return isToldAsGood || isUnderEnglish ? usual : (regions[best[0]] ?? best[0]);
}

const printed = new Set(wordsEverywhere.map(([tongue]) => tongue));
const regions: Readonly<Record<string, string>> = { en: blankDraft().language, zh: "zh-CN" };

function tonguesOf(title: string): ReadonlySet<string> {
  const found = wordsEverywhere.filter(([, { headings }]) =>
    Object.values(headings).some((heading) => bareWords(heading) === title),
  );
  return new Set(found.map(([tongue]) => tongue));
}
