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
  /** Where the search says this, the words mean something else. */
  unless?: RegExp;
  /** Right before this they do. */
  notBefore?: string;
};

/** With its words as patterns, which every search is held against. */
export type ReadyRule = FilterRule & Record<"pattern" | "atStart" | "atEnd", RegExp>;

const home: WordFilters = { remote: ["remote"] };
const intern = { filters: { type: ["internship"] } as WordFilters, board: "jobs" as const };
const placement = { filters: { type: ["placement"] } as WordFilters, board: "jobs" as const };
const scheme = { filters: { type: ["graduate-scheme"] } as WordFilters, board: "jobs" as const };
const partTime = { board: "part-time-jobs" as const };
/** The Graduate visa is open to those with years of work too. */
const entry = {
  filters: { level: ["entry"] } as WordFilters,
  unless: /\b(?:non|post|under)[\s-]+grad/i,
  notBefore: "[\\s-]+(?:route|visas?(?!\\s+sponsor))\\b",
};
/** "No sponsorship needed", and the second line of a help desk. */
const sponsored = {
  filters: { sponsorship: ["offered"] } as WordFilters,
  only: "jobs" as const,
  unless:
    /\b(?:no|non|not|without|don['’]?t)[\s-]+(?:(?:need(?:ing)?|require|requiring|want|visa|any|a|uk)\s+){0,3}sponsor|\btier[\s-]+2[\s-]+(?:it|tech\w*|customer|desktop|support|service|help\s?desk|incident|soc)\b/i,
};

/** The longest first, so that "graduate scheme" is not "graduate". */
export const filterRules: readonly ReadyRule[] = readied([
  ...["remote", "fully remote", "work from home", "working from home", "wfh", "from home"].map(
    (words) => ({ words, filters: home }),
  ),
  { words: "hybrid", filters: { remote: ["hybrid"] } as WordFilters },
  ...["part time", "part-time", "parttime"].map((words) => ({ words, ...partTime })),
  // On a Student visa in term, 20 hours a week are the most that is allowed.
  ...["20 hours", "20 hours a week", "20 hours per week"].map((words) => ({
    words,
    ...partTime,
    unless: /\b(?:more than|over|above|at least|min(?:imum)?)\s+20\b/i,
  })),
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
  ...["placement", "placements"].map((words) => ({ words, ...placement, isAlone: true })),
  ...["graduate scheme", "graduate schemes", "grad scheme", "graduate programme"].map((words) => ({
    words,
    ...scheme,
  })),
  ...["graduate programmes", "graduate program"].map((words) => ({ words, ...scheme })),
  ...["grad", "grads", "grad role", "grad roles", "graduate role", "graduate roles"].map(
    (words) => ({ words, ...entry }),
  ),
  ...[
    "graduate",
    "graduates",
    "entry level",
    "entry-level",
    "new grad",
    "no experience",
    "no experience needed",
    "no experience required",
    "no experience necessary",
    "fresher",
    "freshers",
  ].map((words) => ({ words, ...entry })),
  ...["sponsorship", "visa sponsorship", "with sponsorship", "visa sponsored", "sponsored"].map(
    (words) => ({ words, ...sponsored }),
  ),
  ...["with sponsor", "with a sponsor", "visa sponsor", "visa sponsors", "with visa sponsor"].map(
    (words) => ({ words, ...sponsored }),
  ),
  ...["with sponsor licence", "with a sponsor licence", "with sponsorship licence"].flatMap(
    (words) =>
      ["", "companies ", "employers "].map((whose) => ({
        words: `${whose}${words}`,
        ...sponsored,
      })),
  ),
  ...["sponsor", "sponsors", "a sponsor"].map((words) => ({ words, ...sponsored, isAlone: true })),
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
  const patternsOf = ({ words, notBefore }: FilterRule) => {
    const not = notBefore ? `(?!${notBefore})` : "";
    const typed = `${words.replace(/[ -]/g, "[\\s-]+")}${not}`;
    return {
      pattern: new RegExp(`(^|\\s)${typed}(?=$|[\\s,])`, "i"),
      atStart: new RegExp(`^\\s*${typed}(?=$|[\\s,])`, "i"),
      atEnd: new RegExp(`(^|\\s)${typed}$`, "i"),
    };
  };
  return plain
    .map((rule) => ({ ...rule, ...patternsOf(rule) }))
    .toSorted((one, other) => other.words.length - one.words.length);
}

/** Where such a word is part of a name of work. */
export const namesOfWork =
  /remote sensing|graduate recruit|intern(?:ship)? (?:coordinator|manager|programme manager)|sponsorship (?:manager|executive|officer|coordinator|sales|assistant)|sponsor(?:ship)? (?:(?:licen[cs]e|compliance) ){1,2}(?:manager|officer|advis[eo]r|administrator|assistant|coordinator|specialist|lead)|freshers['’]? (?:week|fair|fayre|events?|ball|festival)|grad school|graduate (?:school|teaching assistant|admissions)|hybrid (?:vehicle|electric)/;
