import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import type { Finding, FindingLevel } from "./finding.ts";
import { bulletsOf, type Line } from "./lines.ts";
import { numberWords, resultSigns, weakOpenings } from "./phrases.data.ts";
import { resultVerbs } from "./verbs.data.ts";
import { findPhrase, openingVerb, wordsOf } from "./words.ts";

const MAX_WORDS = 32;
const MIN_WORDS = 4;
const MAX_BULLETS = 6;
const OFTEN = 3;

type BulletRule = (line: Line, document: CvDocument) => readonly Finding[];

/** The character of each line of a list: verb first, how many, what came of it, how long. */
export function checkBullets(document: CvDocument): readonly Finding[] {
  const bullets = bulletsOf(document);
  return [
    ...bullets.flatMap((line) => rulesFor(document, line).flatMap((rule) => rule(line, document))),
    ...lists(bullets).flatMap(checkList),
    ...(isEnglish(document) ? lists(bullets).flatMap(checkEnglishList) : []),
    ...(isEnglish(document) ? repeatedVerbs(bullets) : []),
  ];
}

/** Lines of a course or a section of one's own may name things; those of work tell what somebody did. */
const told: readonly string[] = ["work", "volunteer", "projects"];

function rulesFor(document: CvDocument, { at }: Line): readonly BulletRule[] {
  const isJudged = isEnglish(document) && told.includes(at.section);
  return isJudged ? [...anyLanguage, ...englishRules] : anyLanguage;
}

/** The rules about words know English ones only. */
export function isEnglish({ language }: CvDocument): boolean {
  return /^en\b/i.test(language);
}

const say = (
  code: Finding["code"],
  level: FindingLevel,
  line: Line,
  evidence = line.text,
): Finding[] => [{ code, level, at: line.at, evidence }];

const tellsNumber = ({ text }: Line) => /\d/.test(text) || numberWords.test(text);

const anyLanguage: readonly BulletRule[] = [
  (line) => {
    const count = wordsOf(line.text).length;
    if (count > MAX_WORDS) return say("bullet-too-long", "advice", line);
    return count > 0 && count < MIN_WORDS ? say("bullet-too-short", "advice", line) : [];
  },
];

const englishRules: readonly BulletRule[] = [
  (line) => {
    const weak = weakOpening(line.text);
    if (weak) return say("bullet-weak-opening", "advice", line, weak);
    return openingVerb(line.text) ? [] : say("bullet-no-verb", "advice", line);
  },
  (line) => (tellsNumber(line) ? [] : say("bullet-no-number", "advice", line)),
  (line, document) => {
    const verb = openingVerb(line.text);
    if (!verb || verb.form === "past" || !isOver(document, line)) return [];
    return say("bullet-tense", "advice", line, verb.word);
  },
  (line) => (isGood(line) ? say("bullet-good", "good", line) : []),
];

function weakOpening(text: string): string | null {
  const start = text.trimStart();
  const weak = weakOpenings.find((opening) =>
    findPhrase(start.slice(0, opening.length + 1), opening),
  );
  return weak ? start.slice(0, weak.length) : null;
}

function isGood(line: Line): boolean {
  const count = wordsOf(line.text).length;
  return (
    openingVerb(line.text) !== null &&
    weakOpening(line.text) === null &&
    tellsNumber(line) &&
    tellsResult(line) &&
    count >= MIN_WORDS &&
    count <= MAX_WORDS
  );
}

function tellsResult({ text }: Line): boolean {
  const verb = openingVerb(text);
  if (verb && resultVerbs.has(verb.word.toLowerCase())) return true;
  return resultSigns.some((sign) => sign.test(text));
}

/** Whether the entry a line stands in has ended; one without an end says nothing either way. */
function isOver(document: CvDocument, { at }: Line): boolean {
  const entries = dated(document, at.section);
  const entry = entries.find(({ id }) => id === at.entryId);
  return entry !== undefined && !entry.isCurrent && entry.endDate !== "";
}

function dated(document: CvDocument, section: CvSection | "basics") {
  if (section === "work" || section === "volunteer") return document[section];
  return [];
}

/** Bullets of one entry, as they stand together. */
function lists(bullets: readonly Line[]): readonly (readonly Line[])[] {
  const byEntry = Map.groupBy(bullets, ({ at }) => `${at.section} ${at.entryId}`);
  return [...byEntry.values()];
}

function checkList(list: readonly Line[]): readonly Finding[] {
  const first = list[0]!;
  const at = { section: first.at.section, ...entry(first), field: "highlights" };
  const findings: Finding[] = [];
  if (list.length > MAX_BULLETS) {
    findings.push({
      code: "entry-many-bullets",
      level: "advice",
      at,
      evidence: `${list.length} lines`,
    });
  }
  const odd = oddEnding(list);
  if (odd)
    findings.push({ code: "bullet-full-stops", level: "advice", at: odd.at, evidence: odd.text });
  return findings;
}

/** The first line that ends otherwise than most of its list. */
function oddEnding(list: readonly Line[]): Line | undefined {
  const stopped = list.filter(endsInStop);
  const isMixed = stopped.length > 0 && stopped.length < list.length;
  const mostStop = stopped.length * 2 >= list.length;
  return isMixed ? list.find((line) => endsInStop(line) !== mostStop) : undefined;
}

const endsInStop = ({ text }: Line) => /[.!?]["')\]]?\s*$/.test(text);

function checkEnglishList(list: readonly Line[]): readonly Finding[] {
  const first = list[0]!;
  const isJob = first.at.section === "work" || first.at.section === "volunteer";
  if (!isJob || list.length < 2 || list.some(tellsResult)) return [];
  const at = { section: first.at.section, ...entry(first), field: "highlights" };
  return [{ code: "entry-no-result", level: "advice", at, evidence: first.text }];
}

const entry = ({ at }: Line) => (at.entryId === undefined ? {} : { entryId: at.entryId });

function repeatedVerbs(bullets: readonly Line[]): readonly Finding[] {
  const opened = bullets.flatMap((line) => {
    const verb = openingVerb(line.text);
    return verb ? [{ line, verb }] : [];
  });
  const byVerb = Map.groupBy(opened, ({ verb }) => verb.plain);
  return [...byVerb.values()].flatMap((uses) => {
    const again = uses[OFTEN - 1];
    if (!again) return [];
    const evidence = `“${again.verb.word}” begins ${uses.length} lines`;
    return [
      { code: "verb-repeated" as const, level: "advice" as const, at: again.line.at, evidence },
    ];
  });
}
