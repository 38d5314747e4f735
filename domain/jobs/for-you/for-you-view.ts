export type ForYouJob = {
  id: number;
  href: string;
  name: string;
  employer: string;
  place: string;
  reasons: string[];
};

/** The dashboard's part with jobs for its reader. */
export type ForYouView =
  | { kind: "jobs"; jobs: ForYouJob[] }
  | { kind: "nothing-found" }
  /** Neither a course nor a CV. */
  | { kind: "nothing-known" };
