import { querySearch } from "#platform/search.server.ts";
import type { Repair, SearchAnswer, SearchQuestion } from "#search/contract.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import { SITE_COLLECTION } from "./search-source.server.ts";
import { EVERYBODY, minute } from "./site-documents.server.ts";
import { type SiteKind, siteKindCodes } from "./site-kinds.ts";

export type SiteQuery = {
  q: string;
  /** Patterns that the asker may open. What stands behind others is not in the answer. */
  patterns: readonly string[];
  /** The country the product was started for, where its words differ. */
  variant: string;
  now: Date;
};

export type Slice = { offset: number; limit: number };

/** A kind's documents, best first. */
export type Found = { kind: SiteKind; total: number; ids: number[] };

export type SiteAnswer = {
  found: Found[];
  marks: string[];
  repairs: Repair[];
  /** Words left out because nothing has all of them. */
  dropped: string[];
};

/** Asks the index for every kind, or for one. Throws where the index is away (`isSearchAway`). */
export async function querySite(
  asked: SiteQuery,
  slice: Slice,
  kinds: readonly SiteKind[] = siteKindCodes,
): Promise<SiteAnswer> {
  // The index takes no words, or an empty list of patterns, for "everything".
  if (wordsOf(asked.q).length === 0 || asked.patterns.length === 0) return nothing;
  const whole = await askKinds(asked, asked.q, slice, kinds);
  if (whole.found.length > 0) return { ...whole, dropped: [] };
  return (await askFewerWords(asked, slice, kinds)) ?? { ...whole, dropped: [] };
}

const nothing: SiteAnswer = { found: [], marks: [], repairs: [], dropped: [] };

/** Whether there is anything to look for: a percent sign is no word. */
export function hasWords(q: string): boolean {
  return tokenise(q).length > 0;
}

/** Words that tell documents apart. */
export function wordsOf(q: string): string[] {
  return tokenise(q).filter((word) => !stopWords.has(word));
}

/** The total of each kind first: most searches find something of few kinds. */
async function askKinds(
  asked: SiteQuery,
  text: string,
  slice: Slice,
  kinds: readonly SiteKind[],
): Promise<Omit<SiteAnswer, "dropped">> {
  const question = questionOf(asked, text);
  const counted = await ask({ ...question, count: ["kind"], limit: 1 });
  const totals = new Map(
    (counted.facets.kind ?? []).map(({ value, count }) => [value as SiteKind, count]),
  );
  const some = counted.total > 0 ? kinds.filter((kind) => (totals.get(kind) ?? 0) > 0) : [];
  const found = await Promise.all(
    some.map(async (kind) => {
      const filters = { ...question.filters, kind: [kind] };
      const { ids, total } = await ask({ ...question, filters, ...slice });
      return { kind, total, ids };
    }),
  );
  return { found, marks: counted.marks, repairs: counted.repairs };
}

const MAX_WORDS = 6;

/** Each word left out in turn; whichever leaves the most. */
async function askFewerWords(
  asked: SiteQuery,
  slice: Slice,
  kinds: readonly SiteKind[],
): Promise<SiteAnswer | null> {
  const words = wordsOf(asked.q);
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  const shorter = words.map((word, at) => ({ word, text: words.toSpliced(at, 1).join(" ") }));
  const totals = await Promise.all(
    shorter.map(async ({ text }) => (await ask({ ...questionOf(asked, text), limit: 1 })).total),
  );
  const most = Math.max(...totals);
  if (most === 0) return null;
  const { word, text } = shorter[totals.indexOf(most)]!;
  return { ...(await askKinds(asked, text, slice, kinds)), dropped: [word] };
}

function questionOf({ patterns, variant, now }: SiteQuery, text: string): SearchQuestion {
  return {
    text,
    filters: { pattern: patterns, variant: [EVERYBODY, variant] },
    ranges: { liveFrom: { to: minute(now) + 1 } },
    choices: {},
    count: [],
    order: "relevance",
    offset: 0,
    limit: 1,
  };
}

function ask(question: SearchQuestion): Promise<SearchAnswer> {
  return querySearch<SearchAnswer>(SITE_COLLECTION, question);
}
