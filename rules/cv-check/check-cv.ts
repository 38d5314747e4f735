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

/** An ISO day, and what is known beside the document. */
export type CheckedOn =
  | string
  | {
      day: string;
      /** What a right-to-work line made from "my situation" says today; "" where it is empty. */
      rightToWorkWords: string;
    };

/** Everything the rules have to say about a CV on a day, in the order of its pages. */
export function checkCv(
  document: CvDocument,
  look: CvLook,
  checkedOn: CheckedOn,
): readonly Finding[] {
  const { day: on, rightToWorkWords } =
    typeof checkedOn === "string" ? { day: checkedOn, rightToWorkWords: undefined } : checkedOn;
  const findings = [
    ...checkContact(document, look),
    ...checkMarket(document, look),
    ...checkSections(document, look, { on, rightToWorkWords }),
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
