/**
 * What becomes of each row that names the account that leaves, by table and column. A test compares
 * this list with the database's own catalogue, so a new table has to be decided about here.
 *
 * `leaving` and `staying` stand for the rows of the two accounts.
 */
export type MergeRule =
  /** The row names the account that stays from then on. */
  | { how: "moved"; what?: string; email?: true }
  /** One row for each of `per`. Where both have one, the leaving one stays if `prefer` says so. */
  | {
      how: "one";
      per: readonly string[];
      prefer: string;
      /** Only such rows are unique. */
      where?: string;
      what?: string;
      stays: string;
      email?: true;
      /** The row that loses is somebody else's: it names nobody from then on, and is not deleted. */
      isOthers?: true;
    }
  /** `combineRows` has brought it over. */
  | { how: "combined"; what?: string }
  | { how: "left"; why: string; what?: string };
