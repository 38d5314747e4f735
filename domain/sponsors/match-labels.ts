import { longDay } from "#rules/days.ts";
import { WEB_DOMAIN } from "#rules/employer-names/known-name.ts";
import type { Match, MatchedName, Sponsor, Tie } from "./sponsor.ts";

/** What each kind of evidence is called. */
export const matchedLabels: Record<MatchedName, string> = {
  name: "Name",
  "trading name": "Trading name",
  alias: "Another name we know",
  group: "A name of its group that we know",
  stem: "Name without words such as UK or Group",
  university: "Another form of the university’s name",
  council: "Another form of the council’s name",
  hospital: "Another form of the trust’s name",
  initials: "Initials",
  "company initials": "Initials",
};

const verbs = {
  exact: "is the same",
  ending: "is the same but for its legal ending: it may be another company",
  spelling: "differs by one letter",
  "two edits": "differs by two letters",
  prefix: "begins the same",
  words: "has words like these",
} as const;

const towns = { same: "Town is the same", other: "Town is another" } as const;

const tieWords: Record<NonNullable<Tie["why"]>, string> = {
  initials: "are its initials",
  "short name": "is its short name",
  brand: "is its brand",
  "former name": "is its former name",
  "hospital of the trust": "is a hospital of the trust",
  "part of it": "is part of it",
  "brand of the group": "is a brand of its group",
  [WEB_DOMAIN]: "has adverts that lead to its web domain",
};

/** Why another name leads to an organisation, who says so, and when it was checked. */
export function tieSentence({ name, why, isByStaff, checkedOn }: Tie): string {
  const means = why ? tieWords[why] : "is a name of it";
  const by = isByStaff ? "confirmed by our staff" : "checked by us";
  return `“${name}” ${means}, ${by} on ${longDay(checkedOn)}.`;
}

/** Why an organisation matched, in a sentence or two. */
export function whyMatched(
  match: Match,
  { leftOn, town }: Pick<Sponsor, "leftOn" | "town">,
  tie?: Tie,
): string {
  const { matched, how, townMatch } = match;
  const verb = matched.endsWith("initials") ? "are the same" : verbs[how];
  const name = `${matchedLabels[matched]} ${verb}${readAs(match)}.`;
  const place = townMatch === "unknown" ? "" : ` ${towns[townMatch]}, ${town}.`;
  const known = tie ? ` ${tieSentence(tie)}` : "";
  return `${name}${known}${place}${leftOn ? " It has left the register." : ""}`;
}

/** What was done with the typed name before it was the same. */
function readAs({ isPart, isReworded, isHospital }: Match): string {
  if (!isPart) return "";
  if (isHospital) return ", read as a hospital’s name";
  return isReworded ? ", with another word for the same thing" : ", with a word left out";
}
