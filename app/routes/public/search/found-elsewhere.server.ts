import type { CardView } from "#domain/jobs/board/card-view.ts";
import { findFewJobs } from "#domain/jobs/board/few-jobs.server.ts";
import type { ResultGroup, SiteResult } from "#domain/site-search/site-result.ts";
import { findSponsors } from "#domain/sponsors/find-sponsors.server.ts";

type Asked = { q: string; limit: number; now: Date; timeZone: string | null };

/** Jobs of both boards for some words, and what the boards made of the words. */
export async function findJobs({ q, limit, now, timeZone }: Asked) {
  const criteria = String(new URLSearchParams({ q }));
  const [jobs, partTime] = await Promise.all(
    (["jobs", "part-time-jobs"] as const).map((board) =>
      findFewJobs({ board, criteria, limit, now, timeZone }),
    ),
  );
  const inBoth = jobs!.repairs.filter(({ typed }) =>
    partTime!.repairs.some((other) => other.typed === typed),
  );
  return { jobs: jobs!.cards, partTime: partTime!.cards, repairs: inBoth };
}

export function jobGroups(
  q: string,
  { jobs, partTime }: { jobs: readonly CardView[]; partTime: readonly CardView[] },
): ResultGroup[] {
  const words = new URLSearchParams({ q });
  return [
    {
      key: "jobs",
      title: "Jobs",
      results: jobs.map(jobResult),
      more: { to: `/jobs?${words}`, label: "All on the jobs board" },
    },
    {
      key: "part-time-jobs",
      title: "Part-time jobs",
      results: partTime.map(jobResult),
      more: { to: `/part-time-jobs?${words}`, label: "All on the part-time board" },
    },
  ];
}

function jobResult({ href, title, employer, place, pay, closes }: CardView): SiteResult {
  return {
    path: href,
    title,
    note: [employer, place].filter(Boolean).join(", "),
    excerpt: [{ text: [pay, closes].filter(Boolean).join(" · "), isMarked: false }],
  };
}

const MAX_SPONSORS = 3;
/** Below this a name is a guess, and most searches are for no name at all. */
const LEAST_LIKENESS = 0.8;
const MAX_NAME_WORDS = 6;

/** Names on the register that are near what was typed. */
export async function sponsorGroup(q: string): Promise<ResultGroup[]> {
  if (q.split(/\s+/).length > MAX_NAME_WORDS) return [];
  const answer = await findSponsors({ q, limit: MAX_SPONSORS });
  const near = (answer?.results ?? []).filter(
    ({ score, how, isWholeWords }) =>
      score >= LEAST_LIKENESS && (how !== "prefix" || isWholeWords) && how !== "words",
  );
  if (near.length === 0) return [];
  return [
    {
      key: "sponsors",
      title: "On the register of sponsors",
      results: near.slice(0, MAX_SPONSORS).map(({ name, town, routes }) => ({
        path: `/uk-work-visa-sponsor-licence-check?${new URLSearchParams({ q: name, town })}`,
        title: [{ text: name, isMarked: false }],
        note: town,
        excerpt: [{ text: routes.join(", ") || "No longer on the register", isMarked: false }],
      })),
      more: null,
    },
  ];
}
