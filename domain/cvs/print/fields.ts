import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { countryName, shortUrl } from "./contacts.ts";
import { printDay, printSpan } from "./dates.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { PrintableCv } from "./printable.ts";
import { type PrintWords, printWords } from "./words.ts";

export type Field = { where: string; text: string };
type Said = { language: string; words: PrintWords };
type Values = Readonly<Record<string, unknown>>;

/**
 * Everything its owner typed and shows, field by field. It walks the document itself, not
 * the blocks, so that a field the blocks forgot is still missed in what is printed.
 */
export function fieldsOf(cv: PrintableCv): Field[] {
  const { document, look } = cv;
  const said = { language: document.language, words: printWords(document.language, look.market) };
  const places = document.sections.filter(({ isHidden }) => !isHidden);
  const fields = [
    ...basicsFields(cv, said),
    ...places.flatMap(({ section, title }) => [
      { where: `${section}.title`, text: title },
      ...sectionFields(cv, section, said),
    ]),
  ];
  return fields.filter(({ text }) => text.trim() !== "");
}

function basicsFields({ document, look }: PrintableCv, said: Said): Field[] {
  const { name, label, email, phone, url, location, profiles, bornOn, nationality } =
    document.basics;
  const profile = marketProfiles[look.market];
  const { countryCode, ...place } = location;
  const personal = {
    bornOn: profile.bornOn === "optional" ? printDay(bornOn, said.language) : "",
    nationality: profile.nationality === "optional" ? nationality : "",
  };
  const country = countryName(countryCode, said.language);
  return [
    ...entryFields(
      "basics",
      { name, label, email, phone, url, ...place, country, ...personal },
      said,
    ),
    ...shown(profiles).flatMap((each, index) => entryFields(`profiles.${index + 1}`, each, said)),
  ];
}

function sectionFields(cv: PrintableCv, section: CvSection, said: Said): Field[] {
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
      entryFields(`${section}.${index + 1}`, entry, said),
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

function entryFields(where: string, entry: Values, said: Said): Field[] {
  const plain = Object.entries(entry)
    .filter(([key]) => !unprinted.has(key))
    .flatMap(([key, value]) => valueFields(`${where}.${key}`, key, value, said));
  if (!("startDate" in entry))
    return plain.filter(({ text }) => !isSaidOtherwise(entry, text, said));
  const span = entry as { startDate: string; endDate: string; isCurrent?: boolean };
  return [...plain, { where: `${where}.dates`, text: printSpan(span, said) }];
}

/** A language that is somebody's own may be said in their words alone. */
function isSaidOtherwise(entry: Values, text: string, { words }: Said): boolean {
  return "cefr" in entry && entry.fluency !== "" && text === words.native && text !== entry.fluency;
}

function valueFields(where: string, key: string, value: unknown, said: Said): Field[] {
  if (Array.isArray(value)) return value.flatMap((each) => valueFields(where, key, each, said));
  if (typeof value !== "string") return [];
  if (key === "url") return [{ where, text: shortUrl(value) }];
  if (key === "date" || key === "releaseDate")
    return [{ where, text: printDay(value, said.language) }];
  if (key === "cefr" && value === "native") return [{ where, text: said.words.native }];
  return lines(where, value);
}

function lines(where: string, text: string): Field[] {
  return paragraphsOf(text).map((line) => ({ where, text: line }));
}

function shown<Kind extends { isHidden: boolean }>(entries: readonly Kind[]): Kind[] {
  return entries.filter(({ isHidden }) => !isHidden);
}
