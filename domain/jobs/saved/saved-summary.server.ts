import { closingWords } from "../advert/closing-words.ts";
import { isInNight } from "../advert/nights.ts";
import { knownZone } from "../advert/zone-view.ts";
import { jobAddress } from "../job-address.ts";
import { listNotices } from "./notices.queries.server.ts";
import { stageWords } from "./number-words.ts";
import { countStages, listOwnDates, listSavedJobs } from "./saved-jobs.queries.server.ts";
import { openStages } from "./stages.ts";

const SHOWN = 3;
const MAX_MOMENTS = 5;

export type SavedSummaryView = {
  total: number;
  news: number;
  /** "2 saved, 1 interview, 1 offer"; null where there is none. */
  words: string | null;
  /** Dates of the reader's own, such as an interview. */
  moments: { title: string; at: Date; zone: string }[];
  next: { id: number; title: string; href: string; words: string; isNight: boolean }[];
};

/** The next of somebody's saved jobs to close, for their first screen. */
export async function summariseSavedJobs(
  reader: { id: string; timeZone: string | null },
  now: Date,
): Promise<SavedSummaryView> {
  const zone = knownZone(reader.timeZone);
  const [counts, saved, notices, dates] = await Promise.all([
    countStages(reader.id),
    listSavedJobs(reader.id, { stage: "saved", page: 1 }, now),
    listNotices(reader.id, now),
    listOwnDates(reader.id, MAX_MOMENTS, now),
  ]);
  return {
    total: openStages.reduce((sum, stage) => sum + counts[stage], 0),
    news: notices.length,
    words: stageWords(counts),
    moments: dates.map(({ title, employer, label, at, zone: there }) => ({
      title: `${label || "Your date"}: ${title}, ${employer}`,
      at,
      zone: there,
    })),
    next: saved
      .filter(({ card }) => card.isLive)
      .slice(0, SHOWN)
      .map(({ card }) => ({
        id: card.id,
        title: `${card.title}, ${card.employer.name}`,
        href: jobAddress(card),
        words: closingWords(card, now, zone),
        isNight: Boolean(zone && card.closesAt && isInNight(card.closesAt, zone)),
      })),
  };
}
