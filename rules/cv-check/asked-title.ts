import { publishedTitles } from "#rules/occupations/published-titles.data.ts";
import { ranks } from "./job-words.data.ts";
import type { Span } from "./known-words.ts";
import { stemmed } from "./stems.ts";

const MAX_TITLE_WORDS = 5;

/** Last words of the titles that GOV.UK prints: "engineer", "nurse". */
const kindsOfJob: ReadonlySet<string> = new Set(
  publishedTitles
    .split(/[;\n]/)
    .map((title) => title.replace(/\(.*?\)/g, "").trim())
    .flatMap((title) => title.split(/\s+/).at(-1) ?? [])
    .filter((word) => /^[a-z-]{4,}$/.test(word)),
);

/** What the job is called, without its rank and what stands beside it; null where it names no job. */
export function titleSpan(title: string): Span | null {
  for (const [part, from] of partsOf(title)) {
    const words = stemmed(part);
    const isRank = ({ from: at, to }: Span) => ranks.test(part.slice(at, to));
    const first = words.findIndex((word) => !isRank(word));
    const last = words.findLastIndex((word) => !isRank(word));
    const kept = first === -1 ? [] : words.slice(first, last + 1);
    const name = part.slice(kept[0]?.from, kept.at(-1)?.to);
    if (kept.length > 0 && kept.length <= MAX_TITLE_WORDS && namesJob(name)) {
      return { from: from + kept[0]!.from, to: from + kept.at(-1)!.to };
    }
  }
  return null;
}

/** Alone they say nothing of the work. */
const ofAnyTrade =
  /^(?:manager|engineer|assistant|associate|officer|executive|director|supervisor|technician|specialist|operative|worker|representative)s?$/i;

/** By its last word, or by the one before "of": "teacher of physics". */
function namesJob(name: string): boolean {
  if (ofAnyTrade.test(name)) return false;
  const [before = ""] = name.toLowerCase().split(/ (?:of|de|in|for) /);
  const last = before.split(/\s+/).at(-1) ?? "";
  return kindsOfJob.has(last) || kindsOfJob.has(last.replace(/s$/, ""));
}

/** "Risk Analyst - Graduate Scheme (Leeds)" has three parts. */
function partsOf(title: string): readonly (readonly [part: string, from: number])[] {
  return [...title.matchAll(/(?:[^,()[\]|:/–—-]|(?<=\S)[/-](?=\S))+/g)].map(
    ({ 0: part, index }) => [part, index] as const,
  );
}
