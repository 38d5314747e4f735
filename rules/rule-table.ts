/** A dated table as staff see it: what it holds, since when, by which source, and when to read it again. */
export type RuleTable = {
  name: string;
  country: "gb" | "au" | "ca" | "ie";
  rows: readonly {
    what: string;
    effectiveFrom: string;
    effectiveTo: string | null;
    source: string;
    checkedOn: string;
    /** As for the table, where it is true of this row alone. */
    confirmedOn?: string;
  }[];
  /** ISO day of a dated summary that found it unchanged, where one was read after the source itself. */
  confirmedOn?: string;
  /** ISO day by which somebody compares the table with its source again. */
  checkAgainBy: string;
};
