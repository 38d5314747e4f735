import type { Pay } from "../job-card.ts";
import type { JobCountry, JobLevel, JobType, Remote, Sector, Sponsorship } from "../vocabulary.ts";
import type { RowRefusal } from "./refusals.ts";

/** always: something grave is in it. if-unlisted: only where the register does not have its employer. */
export type Waits = "always" | "if-unlisted" | null;

/** A row cleaned and ready to be stored, once its employer has a number. */
export type FeedJob = {
  key: string;
  /** Its address for as long as it is stored, whatever its title becomes. */
  slug: string;
  employerName: string;
  title: string;
  summary: string;
  descriptionHtml: string;
  country: JobCountry;
  city: string | null;
  placeText: string | null;
  remote: Remote;
  sector: Sector;
  jobType: JobType;
  level: JobLevel;
  hoursPerWeek: number | null;
  pay: Pay | null;
  sponsorship: Sponsorship;
  applyUrl: string | null;
  applyEmail: string | null;
  /** Null where the feed does not say: it is new when we first see it. */
  postedAt: Date | null;
  closesAt: Date | null;
  closesZone: string;
  /** Title and place, for `sameJobKey`. */
  sameJobWords: string;
  /** Of all the above. */
  contentHash: string;
  /** Whether somebody reads it before readers do. */
  waits: Waits;
};

export type RefusedRow = { key: string; title: string; reason: RowRefusal };

/** What a feed holds. Refused rows are still there: their jobs have not vanished. */
export type FeedReading = {
  jobs: FeedJob[];
  refused: RefusedRow[];
  isPartial: boolean;
  /** Columns of a CSV that mean nothing to us. */
  unknownColumns: readonly string[];
};
