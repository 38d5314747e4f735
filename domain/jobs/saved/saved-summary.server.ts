import { closingWords } from "../advert/closing-words.ts";
import { isInNight } from "../advert/nights.ts";
import { knownZone } from "../advert/zone-view.ts";
import { jobAddress } from "../job-address.ts";
import { stageWords } from "./number-words.ts";
import { countSavedJobs, listNextSaved } from "./saved-summary.queries.server.ts";
import { openStages, stages } from "./stages.ts";

const SHOWN = 3;
const MAX_MOMENTS = 5;

export type SavedSummaryView = {
  total: number;
  news: number;
  /** "2 saved, 1 interview, 1 offer"; null where there is none. */
  words: string | null;
  /** Stages with jobs in them, in the order of the way. */
  stages: { stage: string; label: string; count: number }[];
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
  const [{ counts, news }, { jobs, dated }] = await Promise.all([
    countSavedJobs(reader.id),
    listNextSaved(reader.id, { jobs: SHOWN, dates: MAX_MOMENTS }, now),
  ]);
  return {
    total: openStages.reduce((sum, stage) => sum + counts[stage], 0),
    news,
    words: stageWords(counts),
    stages: openStages
      .filter((stage) => counts[stage] > 0)
      .map((stage) => ({ stage, label: stages[stage], count: counts[stage] })),
    moments: dated.map(({ card, dateLabel, dateAt }) => ({
      title: `${dateLabel || "Your date"}: ${card.title}, ${card.employer.name}`,
      at: dateAt,
      zone: card.closesZone,
    })),
    // What has ended stands last in the list, so the first of it are all that can be live.
    next: jobs
      .filter(({ card }) => card.isLive)
      .map(({ card }) => ({
        id: card.id,
        title: `${card.title}, ${card.employer.name}`,
        href: jobAddress(card),
        words: closingWords(card, now, zone),
        isNight: Boolean(zone && card.closesAt && isInNight(card.closesAt, zone)),
      })),
  };
}
