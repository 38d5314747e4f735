import { closingLabel } from "../advert/closing-labels.ts";
import { isInNight } from "../advert/nights.ts";
import { knownZone } from "../advert/zone-view.ts";
import { jobAddress } from "../job-address.ts";
import { stagesLabel } from "./saved-labels.ts";
import { listNextSaved } from "./saved-summary.queries.server.ts";
import { openStages, stages } from "./stages.ts";

const SHOWN = 3;
const MAX_MOMENTS = 5;

export type SavedSummaryView = {
  total: number;
  /** "3 saved jobs, 1 offer"; null where there is none. */
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
  const limits = { jobs: SHOWN, dates: MAX_MOMENTS };
  const { jobs, dated, counts } = await listNextSaved(reader.id, limits, now);
  return {
    total: openStages.reduce((sum, stage) => sum + counts[stage], 0),
    words: stagesLabel(counts),
    stages: openStages
      .filter((stage) => counts[stage] > 0)
      .map((stage) => ({ stage, label: stages[stage], count: counts[stage] })),
    moments: dated.map(({ name, dateLabel, dateAt, closesZone }) => ({
      title: `${dateLabel || "Your date"}: ${name}`,
      at: dateAt,
      zone: closesZone,
    })),
    // What has ended stands last in the list, so the first of it are all that can be live.
    next: jobs
      .filter((job) => job.isLive)
      .map((job) => ({
        id: job.id,
        title: job.name,
        href: jobAddress(job),
        words: closingLabel(job, now, zone),
        isNight: Boolean(zone && job.closesAt && isInNight(job.closesAt, zone)),
      })),
  };
}
