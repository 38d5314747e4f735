import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import { checkBullets } from "./check-bullets.ts";
import { checkContact } from "./check-contact.ts";
import { checkDates } from "./check-dates.ts";
import { checkMarket } from "./check-market.ts";
import { checkSections } from "./check-sections.ts";
import { checkSpelling } from "./check-spelling.ts";
import { checkWords } from "./check-words.ts";
import type { Finding, FindingLevel } from "./finding.ts";
import { entriesOf, shownSections } from "./lines.ts";

/** Everything the rules have to say of a CV on an ISO day, in the order of its pages. */
export function checkCv(document: CvDocument, look: CvLook, on: string): readonly Finding[] {
  const findings = [
    ...checkContact(document, look),
    ...checkMarket(document, look),
    ...checkSections(document, look, on),
    ...checkDates(document, on),
    ...checkBullets(document),
    ...checkWords(document),
    ...checkSpelling(document, look),
  ];
  const places = placesOf(document);
  return findings
    .map((finding) => ({ finding, place: places.get(placeKey(finding)) ?? places.size }))
    .sort((one, other) => one.place - other.place || compare(one.finding, other.finding))
    .map(({ finding }) => finding);
}

const levels: readonly FindingLevel[] = ["mistake", "advice", "good"];

function compare(one: Finding, other: Finding): number {
  return (
    (one.at.line ?? -1) - (other.at.line ?? -1) ||
    levels.indexOf(one.level) - levels.indexOf(other.level)
  );
}

const placeKey = ({ at }: Finding) => `${at.section} ${at.entryId ?? ""}`;

function placesOf(document: CvDocument): ReadonlyMap<string, number> {
  const keys = [
    "basics ",
    ...document.basics.profiles.map(({ id }) => `basics ${id}`),
    ...shownSections(document).flatMap((section) => [
      `${section} `,
      ...entriesOf(document, section).map(({ id }) => `${section} ${id}`),
    ]),
  ];
  return new Map(keys.map((key, index) => [key, index]));
}
