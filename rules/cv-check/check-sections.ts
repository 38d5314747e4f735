import type { CvDocument, CvLook, CvSection } from "#rules/cv/cv-document.ts";
import { periodsOf } from "./check-dates.ts";
import { dayLabel, earliest, isCvDay, latest, monthsBetween } from "./days.ts";
import type { CvPlace, Finding, FindingLevel } from "./finding.ts";
import { entriesOf, isShown, linesOf, shownSections } from "./lines.ts";
import { marketProfiles } from "./markets.ts";
import { findPhrase, wordsOf } from "./words.ts";

/** With this much work behind somebody, readers look for it before the course. */
const MUCH_WORK_MONTHS = 36;
/** What a page of any of our templates holds, roughly: the print says exactly. */
const WORDS_A_PAGE = 550;
const MIN_WORDS = 120;

type Known = { on: string; rightToWorkWords: string | undefined };

export function checkSections(
  document: CvDocument,
  look: CvLook,
  { on, rightToWorkWords }: Known,
): readonly Finding[] {
  return [
    ...missing(document, look),
    ...empty(document),
    ...courseAndWork(document, on),
    ...summaryPlace(document),
    ...referees(document, look),
    ...skills(document),
    ...languages(document),
    ...emptyHanded(document),
    ...length(document, look),
    ...rightToWork(document, rightToWorkWords),
  ];
}

const say = (
  code: Finding["code"],
  level: FindingLevel,
  at: CvPlace,
  evidence: string,
): Finding => ({
  code,
  level,
  at,
  evidence,
});

function isFilled(document: CvDocument, section: CvSection): boolean {
  return (
    isShown(document, section) && entriesOf(document, section).some(({ isHidden }) => !isHidden)
  );
}

function missing(document: CvDocument, { market }: CvLook): readonly Finding[] {
  const { expected, headings } = marketProfiles[market];
  return expected
    .filter((section) => !isFilled(document, section) && !isStoodInFor(document, section))
    .map((section) => say("section-missing", "advice", { section }, headings[section]));
}

/** Anyone who has had no job yet shows what they did in its place. */
function isStoodInFor(document: CvDocument, section: CvSection): boolean {
  return section === "work" && (isFilled(document, "volunteer") || isFilled(document, "projects"));
}

function empty(document: CvDocument): readonly Finding[] {
  return shownSections(document).flatMap((section) => {
    const entries = entriesOf(document, section);
    const title = document.custom.find(({ id }) => section === `custom:${id}`)?.title;
    if (title !== undefined && entries.every(({ isHidden }) => isHidden)) {
      return [
        say("section-empty", "advice", { section }, title.trim() || "A section without a title"),
      ];
    }
    return entries
      .filter(({ isHidden, texts }) => !isHidden && texts.every(({ text }) => isBlank(text)))
      .map(({ id }) => say("entry-empty", "mistake", { section, entryId: id }, "Nothing written"));
  });
}

const isBlank = (text: string | readonly string[]) =>
  typeof text === "string" ? text.trim() === "" : text.every((line) => line.trim() === "");

/** A student's course comes first; after three years of work, the work does. */
function courseAndWork(document: CvDocument, on: string): readonly Finding[] {
  if (!isFilled(document, "education") || !isFilled(document, "work")) return [];
  const order = shownSections(document);
  const isCourseFirst = order.indexOf("education") < order.indexOf("work");
  const months = workMonths(document, on);
  const shouldBeFirst = months < MUCH_WORK_MONTHS;
  if (isCourseFirst === shouldBeFirst || months === MUCH_WORK_MONTHS) return [];
  const section = shouldBeFirst ? "education" : "work";
  const course = document.education.find(({ isHidden }) => !isHidden);
  const ended =
    course?.endDate && isCvDay(course.endDate) ? `, a course to ${dayLabel(course.endDate)}` : "";
  return [say("section-order", "advice", { section }, `${months} months of work${ended}`)];
}

function workMonths(document: CvDocument, on: string): number {
  return periodsOf(document)
    .filter(({ section, startDate }) => section === "work" && isCvDay(startDate))
    .map(({ startDate, endDate, isCurrent }) => {
      const end = isCurrent || !isCvDay(endDate) ? on : latest(endDate);
      return Math.max(0, monthsBetween(earliest(startDate), end < on ? end : on));
    })
    .reduce((sum, months) => sum + months, 0);
}

function summaryPlace(document: CvDocument): readonly Finding[] {
  if (!document.basics.summary.trim() || !isShown(document, "summary")) return [];
  const before = shownSections(document)
    .slice(0, shownSections(document).indexOf("summary"))
    .find((section) => section !== "rightToWork" && isFilled(document, section));
  return before
    ? [say("summary-low", "advice", { section: "summary" }, document.basics.summary)]
    : [];
}

const onRequest = [
  "references available on request",
  "references available upon request",
  "references on request",
  "references upon request",
  "referees on request",
  "available on request",
  "available upon request",
];

function referees(document: CvDocument, { market }: CvLook): readonly Finding[] {
  const promise = linesOf(document).flatMap(({ at, text }) => {
    const words = onRequest
      .map((phrase) => findPhrase(text, phrase))
      .find((found) => found !== null);
    return words ? [say("references-promise", "advice", at, words)] : [];
  });
  const named = isFilled(document, "references")
    ? document.references.filter(({ isHidden }) => !isHidden)
    : [];
  if (market === "au" || market === "ie") {
    const isWanted = market === "au" && named.length === 0;
    return [
      ...promise,
      ...(isWanted
        ? [say("referees-expected", "advice", { section: "references" }, "No referee")]
        : []),
    ];
  }
  const contact = named.find(({ email, phone }) => email || phone);
  if (!contact) return promise;
  return [
    ...promise,
    say(
      "referees-not-needed",
      "advice",
      { section: "references" },
      contact.name || contact.email || contact.phone,
    ),
  ];
}

function skills(document: CvDocument): readonly Finding[] {
  if (!isShown(document, "skills")) return [];
  const seen = new Set<string>();
  return document.skills
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id, keywords }) =>
      keywords.flatMap((keyword, line) => {
        const key = keyword.trim().toLowerCase();
        if (key === "" || !seen.has(key)) {
          seen.add(key);
          return [];
        }
        const at = { section: "skills", entryId: id, field: "keywords", line } as const;
        return [say("skill-twice", "advice", at, keyword)];
      }),
    );
}

function languages(document: CvDocument): readonly Finding[] {
  if (!isShown(document, "languages")) return [];
  return document.languages
    .filter(
      ({ isHidden, cefr, fluency, language }) =>
        !isHidden && language.trim() && !cefr && !fluency.trim(),
    )
    .map(({ id, language }) =>
      say(
        "language-no-level",
        "advice",
        { section: "languages", entryId: id, field: "cefr" },
        language,
      ),
    );
}

/** A job of which nothing is told. */
function emptyHanded(document: CvDocument): readonly Finding[] {
  if (!isShown(document, "work")) return [];
  return document.work
    .filter(
      (job) =>
        !job.isHidden &&
        (job.position || job.name).trim() &&
        !job.summary.trim() &&
        isBlank(job.highlights),
    )
    .map(({ id, position, name }) =>
      say(
        "entry-no-bullets",
        "advice",
        { section: "work", entryId: id, field: "highlights" },
        position || name,
      ),
    );
}

function length(document: CvDocument, { market }: CvLook): readonly Finding[] {
  const count = linesOf(document).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const { pages, called } = marketProfiles[market];
  const at = { section: "basics" } as const;
  if (count > pages * WORDS_A_PAGE) {
    const words = `${count} words; a ${called} of ${pages === 1 ? "one page" : `${pages} pages`} holds about ${pages * WORDS_A_PAGE}`;
    return [say("length-over", "advice", at, words)];
  }
  return count < MIN_WORDS ? [say("length-thin", "advice", at, `${count} words so far`)] : [];
}

/** A line made from "my situation" is there only if that has something to say, where that is known. */
function rightToWork(document: CvDocument, made: string | undefined): readonly Finding[] {
  const { source, words } = document.rightToWork;
  const isMade = source === "from-situation";
  const isSaid = isMade ? made !== "" : source === "own-words" && words.trim() !== "";
  if (isSaid && isShown(document, "rightToWork")) return [];
  const evidence =
    isMade && made === ""
      ? "“My situation” has no permission we could print for this country and day"
      : "No line about your right to work";
  return [say("right-to-work-missing", "advice", { section: "rightToWork" }, evidence)];
}
