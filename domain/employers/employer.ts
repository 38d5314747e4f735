/** An employer as its own people see it. */
export type EmployerSummary = {
  id: number;
  slug: string;
  name: string;
  website: string | null;
  about: string | null;
  town: string | null;
  country: string;
  timeZone: string;
  logoId: string | null;
  isTrusted: boolean;
  /** What the sponsors' register said about it, and on which day's copy. Null: nobody has looked. */
  sponsorStatus: string | null;
  sponsorAsOf: string | null;
};
