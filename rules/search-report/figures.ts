/** A count of people, protected before it is stored: never a number from 1 to 4. */
export type PeopleCount = { what: PeopleAct; value: number; text: string };

/** What people did on Waymark, by kinds of activity. */
export type PeopleAct =
  | "anything"
  | "licence-checked"
  | "visa-check-made"
  | "job-saved"
  | "cv-made"
  | "applied";

export type RegisterMonth = { month: string; joined: number; left: number };
export type RegisterRegion = { region: string; onRegister: number; joined: number; left: number };

export type OccupationRow = {
  socCode: string;
  title: string;
  jobs: number;
  withPay: number;
  /** Pay reaches the line of a new entrant, or a higher one. */
  clearNewEntrant: number;
  clearStandard: number;
  /** The code can be sponsored at all for a new applicant. */
  isEligible: boolean;
};

export type FieldPay = {
  /** "Data and analysis" */
  field: string;
  jobs: number;
  /** Pence a year: a quarter pay less, half do, three quarters do. */
  low: number;
  middle: number;
  high: number;
  clearNewEntrant: number;
  clearStandard: number;
};

/** Everything the yearly report shows, counted once and stored. */
export type ReportFigures = {
  year: number;
  /** ISO days, both included. */
  from: string;
  to: string;
  lines: { newEntrant: number; standard: number };
  register: {
    /** Null while no copy was read. */
    asOf: string | null;
    firstCopy: string | null;
    copies: number;
    isDemo: boolean;
    organisations: number;
    byMonth: readonly RegisterMonth[];
    byRegion: readonly RegisterRegion[];
  };
  jobs: { total: number; withPay: number; withCode: number; withClosing: number; isDemo: boolean };
  occupations: readonly OccupationRow[];
  /** Jobs in occupations too small to be shown by themselves. */
  otherOccupations: number;
  pay: readonly FieldPay[];
  /** Index 0 is midnight to one, in the zone the employer named. */
  closingByHour: readonly number[];
  people: readonly PeopleCount[];
};

/** Fewer jobs than this say nothing about an occupation or a field. */
export const MIN_JOBS = 5;
