import { log } from "#platform/log.server.ts";
import { isSearchAway } from "#platform/search.server.ts";
import { longDay } from "#rules/days.ts";
import { clockIn, timeIn } from "#rules/zoned-time.ts";
import { findBoardPage } from "../board/board.server.ts";
import type { BoardPage, BoardSearch, FacetOption } from "../board/board.ts";
import { cardView } from "../board/card-view.server.ts";
import type { CardFit } from "../board/card-view.ts";
import type { JobCard } from "../job-card.ts";
import type { RegisterState } from "../vocabulary.ts";
import { countJobs } from "./count-jobs.server.ts";
import { boardHref, searchOf } from "./criteria.ts";
import { funnelSteps, leadMessage } from "./funnel.ts";
import type { LandingPage, LandingStop } from "./landing-page.ts";
import type { LiveJobs, NearPage } from "./landing-view.ts";

const CARDS = 10;
const OUR_ZONE = "Europe/London";

export type LandingReader = {
  now: Date;
  timeZone: string | null;
  near: readonly LandingStop[];
  /** Verdicts on the jobs for this reader; none where nobody is judged. */
  fitsOf?: (cards: readonly JobCard[]) => Promise<ReadonlyMap<number, CardFit>>;
  /** Who the verdicts are for. */
  checkedFor?: NonNullable<LiveJobs["checkedFor"]>;
};

/** What the board finds for a page now; null while its index is away. */
export async function findLiveJobs(
  page: LandingPage,
  reader: LandingReader,
): Promise<LiveJobs | null> {
  try {
    return await searchBoard(page, reader);
  } catch (error) {
    if (!isSearchAway(error)) throw error;
    log.warn({ path: page.path }, "A landing page was shown without its jobs: the index is away");
    return null;
  }
}

async function searchBoard(page: LandingPage, reader: LandingReader) {
  const { now, timeZone, near } = reader;
  const search = searchOf(page);
  const open: BoardSearch = { ...search, sponsorship: [], register: [] };
  const licensed: BoardSearch = { ...open, register: ["licensed"] };
  const [found, wider, licensedCount, offeredCount, neighbours] = await Promise.all([
    findBoardPage(search, now),
    findBoardPage(open, now),
    countJobs(licensed, now),
    countJobs({ ...licensed, sponsorship: ["offered"] }, now),
    countNear(page, near, now),
  ]);
  const cards = found.cards.slice(0, CARDS);
  const fits = await reader.fitsOf?.(cards);
  const counts = { open: wider.total, licensed: licensedCount, offered: offeredCount };

  return {
    total: found.total,
    lead: leadMessage(page, found.total, counts),
    countedAt: `${longDay(clockIn(OUR_ZONE, now).day)} at ${timeIn(OUR_ZONE, now)}, UK time`,
    registerDay: registerDayOf(wider),
    funnel: funnelSteps(search, counts),
    split: splitOf(wider),
    cards: cards.map((card) => cardView(card, { now, timeZone, marks: found.marks, fits })),
    checkedFor: fits && fits.size > 0 ? (reader.checkedFor ?? null) : null,
    week: { added: countOf(found.posted, "7"), closing: countOf(found.closing, "7") },
    near: [
      { label: page.heading, href: page.path, count: found.total, isHere: true },
      ...neighbours,
    ],
  };
}

/** Pages that would lead to nothing are not offered. */
async function countNear(
  page: LandingPage,
  near: readonly LandingStop[],
  now: Date,
): Promise<NearPage[]> {
  const counted = await Promise.all(
    near
      .filter(({ path }) => path !== page.path)
      .map(async (other) => ({
        label: other.heading,
        href: other.path,
        count: await countJobs(searchOf(other), now),
        isHere: false,
      })),
  );
  return counted.filter(({ count }) => count > 0);
}

function splitOf({ search, facets, total }: BoardPage): LiveJobs["split"] {
  const keys = facets.register
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => {
      const state = value as RegisterState;
      return { state, count, href: boardHref({ ...search, register: [state] }) };
    });
  if (keys.length === 0) return null;
  const known = keys.reduce((sum, { count }) => sum + count, 0);
  return { of: total, keys, elsewhere: Math.max(0, total - known) };
}

function registerDayOf({ cards }: BoardPage): string | null {
  const days = cards.flatMap(({ employer }) => employer.register?.asOf ?? []);
  const newest = days.sort().at(-1);
  return newest ? longDay(newest) : null;
}

function countOf(options: readonly FacetOption[], value: string): number {
  return options.find((option) => option.value === value)?.count ?? 0;
}
