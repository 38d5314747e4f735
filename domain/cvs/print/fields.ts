import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { withoutListMarks } from "#rules/cv/list-marks.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { countryName, isSaidIn, shortUrl } from "./contacts.ts";
import { printDay, printSpan } from "./dates.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { type PrintLabels, printLabels } from "./print-labels.ts";
import type { PrintableCv } from "./printable.ts";

export type Field = { where: string; text: string };
type Values = Readonly<Record<string, unknown>>;

/**
 * Everything its owner typed and shows, field by field. It walks the document itself, not
 * the blocks, so that a field the blocks forgot is still missed in what is printed.
 */
export function fieldsOf(cv: PrintableCv): Field[] {
  const { document, look } = cv;
  const words = printLabels(document.language, look.market);
  const places = document.sections.filter(({ isHidden }) => !isHidden);
  const fields = [
    ...basicsFields(cv, words),
    ...places.flatMap(({ section, title }) => [
      { where: `${section}.title`, text: title },
      ...sectionFields(cv, section, words),
    ]),
  ];
  return fields.filter(({ text }) => text.trim() !== "");
}

function basicsFields({ document, look }: PrintableCv, words: PrintLabels): Field[] {
  const { name, label, email, phone, url, location, profiles, bornOn, nationality } =
    document.basics;
  const profile = marketProfiles[look.market];
  const { countryCode, ...place } = location;
  const personal = {
    bornOn: profile.bornOn === "optional" ? printDay(bornOn, words.datesIn) : "",
    nationality: profile.nationality === "optional" ? nationality : "",
  };
  const country = countryName(countryCode, words.datesIn);
  return [
    ...entryFields(
      "basics",
      { name, label, email, phone, url, ...place, country, ...personal },
      words,
    ),
    ...shown(profiles).flatMap((each, index) =>
      entryFields(`profiles.${index + 1}`, profileFields(each), words),
    ),
  ];
}

/** Where the address says who, the name on that network is not said again. */
function profileFields({ network, username, url }: CvDocument["basics"]["profiles"][number]) {
  return { network, username: isSaidIn(shortUrl(url), username) ? "" : username, url };
}

function sectionFields(cv: PrintableCv, section: CvSection, words: PrintLabels): Field[] {
  const { document } = cv;
  if (section === "summary") return lines("summary", document.basics.summary);
  if (section === "rightToWork") return [{ where: section, text: rightToWorkWords(cv) }];
  const own = document.custom.find(({ id }) => section === `custom:${id}`);
  const title = own && !titleOf(document, section) ? [{ where: section, text: own.title }] : [];
  const entries: readonly (Values & { isHidden: boolean })[] = own
    ? own.entries
    : ((document as unknown as Record<string, readonly (Values & { isHidden: boolean })[]>)[
        section
      ] ?? []);
  return [
    ...title,
    ...shown(entries).flatMap((entry, index) =>
      entryFields(`${section}.${index + 1}`, entry, words),
    ),
  ];
}

function titleOf(document: CvDocument, section: CvSection): string {
  return document.sections.find((place) => place.section === section)?.title.trim() ?? "";
}

function rightToWorkWords({ document, rightToWorkWords: today }: PrintableCv): string {
  const { source, words } = document.rightToWork;
  if (source === "none") return "";
  return source === "own-words" ? words : today;
}

const unprinted = new Set(["id", "isHidden", "isCurrent", "startDate", "endDate"]);

function entryFields(where: string, entry: Values, words: PrintLabels): Field[] {
  const plain = Object.entries(entry)
    .filter(([key]) => !unprinted.has(key))
    .flatMap(([key, value]) => valueFields(`${where}.${key}`, key, value, words));
  if (!("startDate" in entry))
    return plain.filter(({ text }) => !isSaidOtherwise(entry, text, words));
  const span = entry as { startDate: string; endDate: string; isCurrent?: boolean };
  return [...plain, { where: `${where}.dates`, text: printSpan(span, words) }];
}

/** A language that is somebody's own may be words in their words alone. */
function isSaidOtherwise(entry: Values, text: string, words: PrintLabels): boolean {
  return "cefr" in entry && entry.fluency !== "" && text === words.native && text !== entry.fluency;
}

function valueFields(where: string, key: string, value: unknown, words: PrintLabels): Field[] {
  if (Array.isArray(value)) {
    const each = key === "highlights" ? withoutListMarks(value) : value;
    return each.flatMap((item) => valueFields(where, key, item, words));
  }
  if (typeof value !== "string") return [];
  if (key === "url") return [{ where, text: shortUrl(value) }];
  if (key === "date" || key === "releaseDate")
    return [{ where, text: printDay(value, words.datesIn) }];
  if (key === "cefr" && value === "native") return [{ where, text: words.native }];
  return lines(where, value);
}

function lines(where: string, text: string): Field[] {
  return paragraphsOf(text).map((line) => ({ where, text: line }));
}

function shown<Kind extends { isHidden: boolean }>(entries: readonly Kind[]): Kind[] {
  return entries.filter(({ isHidden }) => !isHidden);
}
