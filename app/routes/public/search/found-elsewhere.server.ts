import type { CardView } from "#domain/jobs/board/card-view.ts";
import { findFewJobs } from "#domain/jobs/board/few-jobs.server.ts";
import { clockOf } from "#domain/learning/catalogue/film-time.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { hitPath } from "#domain/learning/transcripts/hit-path.ts";
import { searchTranscripts } from "#domain/learning/transcripts/search-transcripts.server.ts";
import type { TranscriptHit } from "#domain/learning/transcripts/transcript-hit.ts";
import type { ResultGroup, SiteResult } from "#domain/site-search/site-result.ts";
import { findSponsors } from "#domain/sponsors/find-sponsors.server.ts";

type JobQuery = { q: string; limit: number; now: Date; timeZone: string | null };

/** Jobs of both boards for some words, and what the boards made of the words. */
export async function findJobs({ q, limit, now, timeZone }: JobQuery) {
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
const MIN_LIKENESS = 0.8;
const MAX_NAME_WORDS = 6;

/** Names on the register that are near what was typed. */
export async function sponsorGroup(q: string): Promise<ResultGroup[]> {
  if (q.split(/\s+/).length > MAX_NAME_WORDS) return [];
  const answer = await findSponsors({ q, limit: MAX_SPONSORS });
  const near = (answer?.results ?? []).filter(
    ({ score, how, isWholeWords }) =>
      score >= MIN_LIKENESS && (how !== "prefix" || isWholeWords) && how !== "words",
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

type LessonsAsked = { q: string; mayPremium: boolean; limit: number };

/** Lessons in which the words are said, each opening at the word. A locked one has its title alone. */
export async function lessonGroup({ q, mayPremium, limit }: LessonsAsked): Promise<ResultGroup[]> {
  const { hits, total } = await searchTranscripts({ q, mayPremium, limit, perLesson: 1 });
  const to = mayPremium ? hubPaths.premium : hubPaths.standard;
  const more = { to: `${to}?${new URLSearchParams({ q })}`, label: "All in the lessons" };
  return [
    {
      key: "lessons",
      title: "Said in lessons",
      results: hits.map(lessonResult),
      more: total > hits.length ? more : null,
    },
  ];
}

function lessonResult(hit: TranscriptHit): SiteResult {
  const { said, title, courseTitle } = hit;
  const at = said && said.pieces.length > 0 ? `, at ${clockOf(said.atMs)}` : "";
  return {
    path: said ? hitPath(hit) : `${hubPaths.offer}#lesson-${hit.lessonId}`,
    title,
    note: said ? `${courseTitle}${at}` : "Premium",
    excerpt: said?.pieces ?? [],
  };
}
