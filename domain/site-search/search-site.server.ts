import { isSearchAway } from "#platform/search.server.ts";
import type { Repair } from "#search/contract.ts";
import { markWords } from "#search/words/marks.ts";
import { querySite, type SiteQuery, type Slice, wordsOf } from "./query-site.server.ts";
import { readFoundEmployers, readResults } from "./read-results.server.ts";
import type { SiteKind } from "./site-kinds.ts";
import type { SiteResult } from "./site-result.ts";

export type FoundKind = { kind: SiteKind; total: number; results: readonly SiteResult[] };
export type FoundEmployer = { id: number; slug: string; result: Omit<SiteResult, "path"> };

export type SiteFound = {
  kinds: readonly FoundKind[];
  /** Whether they have live jobs is for the jobs to say. */
  employers: readonly FoundEmployer[];
  repairs: readonly Repair[];
  dropped: readonly string[];
};

export type SiteSearch = SiteQuery & { today: string };

/** What the site's own pages, tools and employers say to some words. */
export async function searchSite(
  asked: SiteSearch,
  slice: Slice,
  kinds?: readonly SiteKind[],
): Promise<SiteFound> {
  const { found, marks, repairs, dropped } = await querySite(asked, slice, kinds);
  const { now, today } = asked;
  const documents = found.flatMap(({ ids }) => ids);
  const sought = { words: wordsOf(asked.q), marks, now, today };
  const [results, employers] = await Promise.all([
    readResults(documents, sought),
    readFoundEmployers(documents),
  ]);
  return {
    kinds: found
      .filter(({ kind }) => kind !== "company")
      .map(({ kind, total, ids }) => ({
        kind,
        total,
        results: eachOnce(ids.flatMap((id) => results.get(id) ?? [])),
      })),
    employers: employers.map(({ id, slug, name, town, about }) => ({
      ...{ id, slug },
      result: {
        title: markWords(name, marks),
        note: town,
        excerpt: markWords((about ?? "").slice(0, MAX_ABOUT), marks),
      },
    })),
    repairs,
    dropped,
  };
}

const MAX_ABOUT = 160;

/** A page with words of its own for a country is found twice, and stands at one address. */
function eachOnce(results: readonly SiteResult[]): SiteResult[] {
  return [...new Map(results.map((result) => [result.path, result])).values()];
}

/** The answer, or null while the index starts or starts again. */
export async function unlessAway<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (isSearchAway(error)) return null;
    throw error;
  }
}
