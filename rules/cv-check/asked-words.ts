import { type Sentence, sentencesOf } from "./advert-sentences.ts";
import { titleSpan } from "./asked-title.ts";
import { namesOfNoSkill, skillHeads } from "./job-vocabulary.data.ts";
import { cues, ofStudy } from "./job-words.data.ts";
import { type KnownKind, type KnownSpan, knownIn, type Span } from "./known-words.ts";
import { stemmed } from "./stems.ts";

/** `words` as the advert writes them, `quote` the sentence they stand in. */
export type AdvertRequirement = { words: string; quote: string };

const MAX_ASKED = 60;
const MAX_QUOTE_LENGTH = 240;
const MAX_ADVERT_LENGTH = 50_000;

type Found = AdvertRequirement & { key: string };

/**
 * What an advert asks for: the job's title, skills, tools, qualifications and languages that we know by
 * name, and names of tools we do not know where they stand among what is asked. Other words never.
 */
export function readAsked(job: { title: string; text: string }): readonly AdvertRequirement[] {
  const title = job.title.trim().slice(0, 200);
  const found = [
    ...inTitle(title),
    ...sentencesOf(job.text.slice(0, MAX_ADVERT_LENGTH)).flatMap(inSentence),
  ];
  const byKey = new Map<string, AdvertRequirement>();
  for (const { key, words, quote } of found) {
    if (!byKey.has(key)) byKey.set(key, { words, quote: shortened(quote) });
  }
  return [...byKey.values()].slice(0, MAX_ASKED);
}

function inTitle(title: string): readonly Found[] {
  const name = titleSpan(title);
  // Of "Technical program manager" the last two words are no second thing.
  const known = knownIn(title, (kind) => kind !== "subject").filter(
    (span) => !(name && isWithin(span, [name]) && (!span.isPhrase || span.to === name.to)),
  );
  return [...(name ? [name] : []), ...known].map((span) => found(title, span));
}

function inSentence(sentence: Sentence): readonly Found[] {
  const { text, tells } = sentence;
  if (tells === "nothing") return [];
  const known = knownIn(text, (kind, isPhrase) => isWanted(kind, isPhrase, sentence));
  const spans =
    tells === "asked"
      ? [...known, ...unknownNames(text, known), ...cuedSkills(text, known)]
      : known;
  return spans.toSorted((one, other) => one.from - other.from).map((span) => found(text, span));
}

/** Where the work is told, a single common word ("sales", "law") may mean anything. */
function isWanted(kind: KnownKind, isPhrase: boolean, { text, tells }: Sentence): boolean {
  if (kind === "tool") return true;
  if (kind === "subject") return tells === "asked" && ofStudy.test(text);
  return tells === "asked" || (tells === "work" && kind === "skill" && isPhrase);
}

/** Names we have never heard of, if they are written like a tool's and stand among things asked for. */
function unknownNames(text: string, known: readonly KnownSpan[]): readonly Span[] {
  const words = stemmed(text);
  // In A Line Like This One capitals say nothing.
  const capitals = words.filter(({ from }) => /\p{Lu}/u.test(text[from]!)).length;
  if (words.length > 3 && capitals > words.length * 0.7) return [];
  const cued = cuedSpans(text);
  const tools: Span[] = known.filter(({ kind }) => kind === "tool");
  const names: Span[] = [];
  for (const span of words.slice(1)) {
    const word = text.slice(span.from, span.to);
    if (isWithin(span, known) || namesOfNoSkill.has(word.toLowerCase())) continue;
    const isName = /^\p{Lu}\p{Ll}+$/u.test(word) && !opens(text, span.from);
    const isAsked = isWithin(span, cued) || standsBeside(text, span, [...tools, ...names]);
    if (isTechnical(word) || (isName && isAsked)) names.push(span);
  }
  return joinNames(text, names);
}

/** "PostGIS", "ETABS", "S7": capitals or figures inside, as ordinary words have not. */
function isTechnical(word: string): boolean {
  return (
    word.length <= 40 &&
    /^(?=.*\p{L})(?:\p{Lu}{3,}|\p{L}+\p{Ll}\p{Lu}\p{L}*|\p{Lu}{1,3}\d{1,4})$/u.test(word)
  );
}

/** The first word after a colon, a quotation mark or the article is no tool's name. */
function opens(text: string, from: number): boolean {
  return /(?:[:“"‘(!?.]\s*|\b(?:the|our|an?|in)\s+)$/i.test(text.slice(0, from));
}

/** In one list with something known: "Python, Elixir or SQL". */
function standsBeside(text: string, span: Span, known: readonly Span[]): boolean {
  const between = /^(?:,|\/|,? (?:and|or))\s*$/;
  return known.some(
    ({ from, to }) =>
      between.test(text.slice(to, span.from)) || between.test(text.slice(span.to, from)),
  );
}

/** "Adobe Lightroom" is one thing. */
function joinNames(text: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans) {
    const before = joined.at(-1);
    if (before && text.slice(before.to, from) === " ") {
      joined[joined.length - 1] = { from: before.from, to };
    } else joined.push({ from, to });
  }
  return joined;
}

/** "Knowledge of hydraulic modelling", where the last word tells that it is a skill. */
function cuedSkills(text: string, known: readonly Span[]): readonly Span[] {
  return cuedSpans(text).flatMap((cued) => {
    const words = stemmed(text.slice(cued.from, cued.to));
    const last = words.at(-1);
    if (!last || words.length < 2 || words.length > 3) return [];
    const [first, head] = [words[0]!, text.slice(cued.from + last.from, cued.from + last.to)];
    const span = { from: cued.from + first.from, to: cued.from + last.to };
    const isNamed =
      skillHeads.test(head) &&
      !/\b(?:an?|the|our|your|any|some|how|own|other)\b/i.test(text.slice(span.from, span.to));
    return isNamed && !known.some(({ from }) => span.from <= from && from < span.to) ? [span] : [];
  });
}

/** From a cue to the next comma or full stop. */
function cuedSpans(text: string): readonly Span[] {
  return [...text.matchAll(cues)].map(({ 0: cue, index }) => {
    const from = index + cue.length;
    const rest =
      text
        .slice(from)
        .split(/[,.;:()]|\b(?:and|or|to|with|for|in|of|at|on|that|which|is|are)\b/i)[0] ?? "";
    return { from, to: from + rest.length };
  });
}

function found(text: string, { from, to }: Span): Found {
  const words = text.slice(from, to);
  const key = stemmed(words)
    .map(({ stem }) => stem)
    .join(" ");
  return { key, words, quote: text };
}

const isWithin = (span: Span, spans: readonly Span[]) =>
  spans.some(({ from, to }) => from <= span.from && span.to <= to);

function shortened(quote: string): string {
  return quote.length <= MAX_QUOTE_LENGTH
    ? quote
    : `${quote.slice(0, MAX_QUOTE_LENGTH).trimEnd()} …`;
}
