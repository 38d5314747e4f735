import type { AdvertReading } from "#rules/advert-words/read-advert.ts";

/** Something read in a pasted advert, with the very words it came from. */
export type Found<Value> = { value: Value; words: string };

export type PayPeriod = "year" | "month" | "week" | "day" | "hour";

/** In pounds. `min` is null where only the highest is named: nobody is promised that. */
export type PastedPay = {
  min: number | null;
  max: number | null;
  period: PayPeriod;
  /** The figure is that of a full week, whatever the hours. */
  isFullTimeRate: boolean;
};

/** An ISO day, or "2027-01" where only the month is named. */
export type PastedStart = { day: string; month: null } | { day: null; month: string };

/** A country of ours whose rules are not those of the UK. */
export type Abroad = "ie" | "au" | "ca";

export type PastedAdvert = {
  title: Found<string> | null;
  employer: Found<string> | null;
  town: Found<string> | null;
  /** A null value: pay is spoken of and no figure named, as in "competitive". */
  pay: Found<PastedPay | null> | null;
  /** A null value: a range, of which nobody knows the reader's. */
  hours: Found<number | null> | null;
  /** An ISO day. */
  closesOn: Found<string> | null;
  startsOn: Found<PastedStart> | null;
  /** Its words speak of work towards a UK registration or a charter: a hint, for the reader to confirm. */
  registration: Found<true> | null;
  /** Where the job is, if that is not the UK. */
  abroad: Found<Abroad> | null;
  sponsorship: AdvertReading;
};

/** About twelve pages. No advert is longer. */
export const MAX_PASTED = 30_000;
