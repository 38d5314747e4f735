import type { Pay } from "../job-card.ts";

/** A number or text as a feed writes a moment: an ISO text, another spelling, or epoch time. */
export type FeedMoment = string | number;

/** What a feed says about its pay, in whole units of the currency. */
export type FeedPay = { currency: string; min: number; max: number | null; period: Pay["period"] };

/** A job in its feed's own words, before anything is cleaned. */
export type FeedRow = {
  /** What the feed calls it; unique there. */
  key: string;
  title: string;
  /** Null where the whole feed belongs to one employer. */
  employer: string | null;
  department: string | null;
  place: string | null;
  /** Where the feed names them apart. */
  country: string | null;
  city: string | null;
  remote: "on-site" | "hybrid" | "remote" | null;
  employmentType: string | null;
  level: string | null;
  description: string | null;
  applyUrl: string | null;
  applyEmail: string | null;
  postedAt: FeedMoment | null;
  closesAt: FeedMoment | null;
  pay: FeedPay | null;
  hoursPerWeek: number | null;
  sponsorship: string | null;
  /** The feed holds its text elsewhere, and it was not fetched from there. */
  isCutShort: boolean;
};

export const emptyRow: Omit<FeedRow, "key" | "title"> = {
  employer: null,
  department: null,
  place: null,
  country: null,
  city: null,
  remote: null,
  employmentType: null,
  level: null,
  description: null,
  applyUrl: null,
  applyEmail: null,
  postedAt: null,
  closesAt: null,
  pay: null,
  hoursPerWeek: null,
  sponsorship: null,
  isCutShort: false,
};

/** All rows of a feed. A partial one (a page of many) says nothing about what has vanished. */
export type FeedDocument = {
  rows: FeedRow[];
  isPartial: boolean;
  /** Columns of a CSV that mean nothing to us. */
  unknownColumns?: readonly string[];
};
