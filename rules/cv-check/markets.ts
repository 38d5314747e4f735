import type { CvSection, Market, papers } from "#rules/cv/cv-document.ts";
import { marketHeadings } from "./market-headings.ts";
import type { Spelling } from "./spelling.data.ts";

/** "leave-out": readers would rather not be told. "optional": the owner's choice, never asked for. */
export type Custom = "leave-out" | "optional";

/** Where a profile comes from. Without a page to name, it is what our advisers see, and says so. */
export type ProfileSource = { url: string; checkedOn: string } | "our advisers' custom";

type BuiltInSection = Exclude<CvSection, `custom:${string}`>;

/** What readers of a country are used to. None of it is law; none of it is a statistic. */
export type MarketProfile = {
  market: Market;
  country: string;
  /** "CV" or "résumé" or "Lebenslauf". */
  called: string;
  /** At most this many pages of `paper`; an academic CV may be longer everywhere. */
  pages: number;
  paper: (typeof papers)[number];
  photo: Custom;
  bornOn: Custom;
  nationality: Custom;
  maritalStatus: Custom;
  /** In the reader's words, for the panel: "photo", "date of birth". */
  leaveOut: readonly string[];
  headings: Readonly<Record<BuiltInSection, string>>;
  /** Sections every reader there looks for. */
  expected: readonly BuiltInSection[];
  /** A line that says what one may do, in the form readers there know. */
  rightToWorkForm: string;
  spelling: Spelling;
  /** A sentence or two on what differs, for the country panel. */
  custom: string;
  source: ProfileSource;
};

const usual = ["education", "work", "skills"] as const;
const leaveOutAll = {
  photo: "leave-out",
  bornOn: "leave-out",
  nationality: "leave-out",
  maritalStatus: "leave-out",
  leaveOut: ["photo", "date of birth", "marital status", "nationality", "religion"],
} as const;
const source = "our advisers' custom";

export const marketProfiles: Readonly<Record<Market, MarketProfile>> = {
  gb: {
    ...leaveOutAll,
    market: "gb",
    country: "United Kingdom",
    called: "CV",
    pages: 2,
    paper: "a4",
    headings: marketHeadings.gb,
    expected: usual,
    rightToWorkForm: "Graduate visa to 3 March 2028. Can work full time without sponsorship.",
    spelling: "british",
    custom: "No photo, no date of birth, no marital status. Two pages at most.",
    source,
  },
  ie: {
    ...leaveOutAll,
    market: "ie",
    country: "Ireland",
    called: "CV",
    pages: 2,
    paper: "a4",
    headings: marketHeadings.ie,
    expected: usual,
    rightToWorkForm: "Stamp 1G to 30 September 2027. Can work full time without a permit.",
    spelling: "british",
    custom:
      "No photo, no date of birth, no marital status. Two pages at most. Referees are often named at the end.",
    source,
  },
  au: {
    ...leaveOutAll,
    market: "au",
    country: "Australia",
    called: "résumé",
    pages: 3,
    paper: "a4",
    headings: marketHeadings.au,
    expected: usual,
    rightToWorkForm: "Temporary Graduate visa (485) to 14 March 2028. Full work rights.",
    spelling: "british",
    custom:
      "No photo, no date of birth, no marital status. Two or three pages. Two referees with a phone number are usual.",
    source,
  },
  ca: {
    ...leaveOutAll,
    market: "ca",
    country: "Canada",
    called: "résumé",
    pages: 2,
    paper: "letter",
    headings: marketHeadings.ca,
    expected: usual,
    rightToWorkForm: "Post-graduation work permit to 1 May 2029. Can work for any employer.",
    spelling: "canadian",
    custom:
      "No photo, no date of birth, no marital status. One page for a graduate, two at most. Letter paper.",
    source,
  },
  de: {
    market: "de",
    country: "Germany",
    called: "Lebenslauf",
    pages: 2,
    paper: "a4",
    photo: "optional",
    bornOn: "optional",
    nationality: "optional",
    maritalStatus: "leave-out",
    leaveOut: ["marital status", "religion", "parents' names"],
    headings: marketHeadings.de,
    expected: ["education", "work", "skills", "languages"],
    rightToWorkForm: "Residence permit to 31 August 2027. Can work full time.",
    spelling: "either",
    custom:
      "A photo and a date of birth are your choice: many readers are used to them, and many CVs go without. Two pages at most, with language levels from A1 to C2.",
    source,
  },
  us: {
    ...leaveOutAll,
    market: "us",
    country: "United States",
    called: "résumé",
    pages: 1,
    paper: "letter",
    headings: marketHeadings.us,
    expected: usual,
    rightToWorkForm: "F-1 with OPT from 1 June 2026 to 31 May 2027.",
    spelling: "american",
    custom:
      "No photo, no date of birth, no marital status. One page for a graduate. Letter paper. Referees only when asked.",
    source,
  },
};
