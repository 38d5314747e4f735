import type { Board } from "../../vocabulary.ts";
import type { BoardSearch } from "../board.ts";
import type { PlaceFilters } from "./place-in-text.server.ts";

export type WordFilters = PlaceFilters &
  Partial<Pick<BoardSearch, "remote" | "type" | "level" | "sponsorship" | "pay">>;

type FilterRule = {
  words: string;
  filters?: WordFilters;
  board?: Board;
  only?: Board;
  /** Beside work that is named they mean something else: "graduate engineer student visa". */
  isAlone?: boolean;
};

/** With its words as a pattern, which every search is held against. */
export type ReadyRule = FilterRule & { pattern: RegExp };

const home: WordFilters = { remote: ["remote"] };
const intern = { filters: { type: ["internship"] } as WordFilters, board: "jobs" as const };
const placement = { filters: { type: ["placement"] } as WordFilters, board: "jobs" as const };
const scheme = { filters: { type: ["graduate-scheme"] } as WordFilters, board: "jobs" as const };
const partTime = { board: "part-time-jobs" as const };
const entry: WordFilters = { level: ["entry"] };
const sponsored = { filters: { sponsorship: ["offered"] } as WordFilters, only: "jobs" as const };

/** The longest first, so that "graduate scheme" is not "graduate". */
export const filterRules: readonly ReadyRule[] = readied([
  ...["remote", "fully remote", "work from home", "working from home", "wfh", "from home"].map(
    (words) => ({ words, filters: home }),
  ),
  { words: "hybrid", filters: { remote: ["hybrid"] } as WordFilters },
  ...["part time", "part-time", "parttime"].map((words) => ({ words, ...partTime })),
  // On a Student visa in term, 20 hours a week are the most that is allowed.
  ...["20 hours", "20 hours a week", "20 hours per week"].map((words) => ({ words, ...partTime })),
  ...["student visa", "on student visa", "on a student visa", "student with visa"].map((words) => ({
    words,
    ...partTime,
    isAlone: true,
  })),
  ...["internship", "internships", "intern", "interns", "summer internship", "summer intern"].map(
    (words) => ({ words, ...intern }),
  ),
  ...["placement year", "industrial placement", "year in industry", "sandwich placement"].map(
    (words) => ({ words, ...placement }),
  ),
  ...["graduate scheme", "graduate schemes", "grad scheme", "graduate programme"].map((words) => ({
    words,
    ...scheme,
  })),
  ...["graduate programmes", "graduate program"].map((words) => ({ words, ...scheme })),
  ...["grad", "grads", "grad role", "grad roles", "graduate role", "graduate roles"].map(
    (words) => ({
      words,
      filters: entry,
    }),
  ),
  ...[
    "graduate",
    "graduates",
    "entry level",
    "entry-level",
    "new grad",
    "no experience",
    "fresher",
    "freshers",
  ].map((words) => ({ words, filters: entry })),
  ...["sponsorship", "visa sponsorship", "with sponsorship", "visa sponsored", "sponsored"].map(
    (words) => ({ words, ...sponsored }),
  ),
  ...["that", "who", "which"].flatMap((pronoun) =>
    ["sponsor", "sponsors", "sponsor visas", "sponsor visa", "offer sponsorship"].flatMap((verb) =>
      ["", "companies ", "employers "].map((whose) => ({
        words: `${whose}${pronoun} ${verb}`,
        ...sponsored,
      })),
    ),
  ),
  ...["with visa sponsorship", "tier 2 sponsorship", "tier 2 visa", "tier 2", "tier 2 jobs"].map(
    (words) => ({ words, ...sponsored }),
  ),
  ...["skilled worker visa", "skilled worker sponsorship", "certificate of sponsorship"].map(
    (words) => ({ words, ...sponsored }),
  ),
]);

function readied(plain: readonly FilterRule[]): ReadyRule[] {
  const patternOf = (words: string) =>
    new RegExp(`(^|\\s)${words.replace(/[ -]/g, "[\\s-]+")}(?=$|[\\s,])`, "i");
  return plain
    .map((rule) => ({ ...rule, pattern: patternOf(rule.words) }))
    .toSorted((one, other) => other.words.length - one.words.length);
}

/** Where such a word is part of a name of work. */
export const namesOfWork =
  /remote sensing|graduate recruit|intern(?:ship)? (?:coordinator|manager|programme manager)|sponsorship (?:manager|executive|officer|coordinator|sales|assistant)|graduate (?:school|teaching assistant|admissions)|hybrid (?:vehicle|electric)/;
