import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { FindingCode } from "./catalogue.ts";
import { changeEntry, changeText, hideSection, moveBefore } from "./change-entries.ts";
import { byNewest, periodsOf } from "./check-dates.ts";
import { respelled } from "./check-spelling.ts";
import { doubledWords, openingPerson } from "./check-words.ts";
import type { CvAndLook, Finding } from "./finding.ts";
import { entriesOf, shownSections } from "./lines.ts";
import { marketProfiles } from "./markets.ts";
import { inCaseOf, openingVerb } from "./words.ts";

export type Fix = (document: CvDocument, look: CvLook, finding: Finding) => CvAndLook;

/** A fix that leaves the look as it is. */
function inDocument(
  change: (document: CvDocument, finding: Finding, look: CvLook) => CvDocument,
): Fix {
  return (document, look, finding) => ({ document: change(document, finding, look), look });
}

const inText = (change: (text: string, finding: Finding) => string): Fix =>
  inDocument((document, finding) =>
    changeText(document, finding.at, (text) => change(text, finding)),
  );

const hideEntry = inDocument((document, { at }) =>
  changeEntry(document, at, (entry) => ({ ...entry, isHidden: true })),
);

const inBasics = (change: Partial<CvDocument["basics"]>): Fix =>
  inDocument((document) => ({ ...document, basics: { ...document.basics, ...change } }));

/** What one press may fix without asking: each changes only what its finding points at. */
export const fixes: Partial<Record<FindingCode, Fix>> = {
  photo: inBasics({ photoId: null }),
  "birth-date": inBasics({ bornOn: "" }),
  nationality: inBasics({ nationality: "" }),
  paper: (document, look) => ({
    document,
    look: { ...look, paper: marketProfiles[look.market].paper },
  }),
  "word-doubled": inText((text) => {
    let rest = text;
    while (doubledWords.test(rest)) rest = rest.replace(doubledWords, "$1");
    return rest;
  }),
  "spaces-doubled": inText((text) => text.replace(/(\S)[ \u00a0]{2,}(?=\S)/g, "$1 ")),
  "first-person-opening": inText((text) => {
    const rest = text.replace(openingPerson, "");
    return rest.slice(0, 1).toUpperCase() + rest.slice(1);
  }),
  "link-no-scheme": inText((text) => `https://${text.trim()}`),
  "bullet-tense": inText((text) => inThePast(text)),
  "bullet-full-stops": inDocument(evenEndings),
  "spelling-variant": inDocument((document, { at, evidence }, look) => {
    const { spelling } = marketProfiles[look.market];
    if (spelling === "either") return document;
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${evidence}(?![\\p{L}\\p{N}])`, "gu");
    return changeText(document, at, (text) => text.replace(word, respelled(evidence, spelling)));
  }),
  "section-empty": inDocument((document, { at }) =>
    at.section === "basics" ? document : hideSection(document, at.section),
  ),
  "entry-empty": hideEntry,
  "referees-not-needed": inDocument((document) => hideSection(document, "references")),
  "entries-order": inDocument(newestFirst),
  "section-order": inDocument((document, { at }) =>
    at.section === "education"
      ? moveBefore(document, "education", "work")
      : moveBefore(document, "work", "education"),
  ),
  "summary-low": inDocument((document) => {
    const first = shownSections(document).find((section) => section !== "rightToWork");
    return first ? moveBefore(document, "summary", first) : document;
  }),
  "skill-twice": inDocument((document, { at }) =>
    changeEntry(document, at, (entry) => ({
      ...entry,
      keywords: (entry.keywords as readonly string[]).filter((_keyword, line) => line !== at.line),
    })),
  ),
};

function inThePast(text: string): string {
  const verb = openingVerb(text);
  if (!verb || verb.form === "past") return text;
  const at = text.indexOf(verb.word);
  return text.slice(0, at) + inCaseOf(verb.past, verb.word) + text.slice(at + verb.word.length);
}

/** All lines of the list end as most of them do. */
function evenEndings(document: CvDocument, { at }: Finding): CvDocument {
  if (at.section === "basics") return document;
  const texts = entriesOf(document, at.section).find(({ id }) => id === at.entryId)?.texts;
  const lines = texts?.find(({ field }) => field === "highlights")?.text;
  if (!lines || typeof lines === "string") return document;
  const told = lines.filter((line) => line.trim() !== "");
  const mostStop = told.filter((line) => /[.!?]["')\]]?\s*$/.test(line)).length * 2 >= told.length;
  return changeEntry(document, at, (entry) => ({
    ...entry,
    highlights: lines.map(ending(mostStop)),
  }));
}

function ending(inStop: boolean): (line: string) => string {
  return (line) => {
    const text = line.trimEnd();
    const stops = /[.!?]["')\]]?$/.test(text);
    if (text === "" || stops === inStop) return line;
    return inStop ? `${text}.` : text.replace(/[.!?]+(["')\]]?)$/, "$1");
  };
}

/** Hidden entries keep their place after the shown ones. */
function newestFirst(document: CvDocument, { at }: Finding): CvDocument {
  const { section } = at;
  if (section !== "work" && section !== "education" && section !== "volunteer") return document;
  const order = periodsOf(document)
    .filter((period) => period.section === section)
    .toSorted(byNewest)
    .map(({ id }) => id);
  const rank = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = document[section].toSorted((one, other) => rank(one) - rank(other));
  return { ...document, [section]: sorted };
}
