import { askingHeadings, cues, emptyWords, knownPhrases, otherHeadings } from "./job-words.data.ts";
import { stemmed } from "./stems.ts";

/** `words` as the advert writes them, `quote` the sentence they stand in. */
export type Asked = { words: string; quote: string };

const MOST = 60;
const LONGEST_QUOTE = 240;
const LONGEST_ADVERT = 50_000;

type Sentence = { text: string; isAsking: boolean };
type Found = Asked & { key: string };

/** What an advert asks for: phrases we know, then the names and words that stand where adverts ask. */
export function readAsked(job: { title: string; text: string }): readonly Asked[] {
  const sentences = sentencesOf(job.text.slice(0, LONGEST_ADVERT));
  const title = { text: job.title.trim().slice(0, 200), isAsking: false };
  const found = [
    ...phrasesIn(title),
    ...titleWords(title.text),
    ...sentences.flatMap((sentence) => [...phrasesIn(sentence), ...otherWords(sentence)]),
  ];
  const byKey = new Map<string, Asked>();
  for (const { key, words, quote } of found) {
    if (!byKey.has(key)) byKey.set(key, { words, quote: shortened(quote) });
  }
  return [...byKey.values()].slice(0, MOST);
}

/** Lines and sentences, and whether they stand under a heading that asks. */
function sentencesOf(text: string): readonly Sentence[] {
  let isAsking = false;
  return text.split(/\r?\n/).flatMap((line) => {
    const plain = line.replace(/^[\s•·*–—>-]+/, "").trim();
    if (plain === "") return [];
    if (askingHeadings.test(plain)) isAsking = true;
    else if (otherHeadings.test(plain)) isAsking = false;
    else {
      if (ofThemselves.test(plain)) isAsking = false;
      const parts = plain.split(/(?<=[.!?;])\s+(?=\p{Lu})/u);
      return parts.map((part) => ({ text: part, isAsking }));
    }
    return [];
  });
}

/** Where an employer speaks of itself, the list of what it asks for is over. */
const ofThemselves = /^(?:we|our)\b(?! (?:need|want|require|ask|expect|are looking|look for))/i;

const known: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  knownPhrases
    .map((phrase) => stemmed(phrase).map(({ stem }) => stem))
    .sort((one, other) => other.length - one.length),
  (stems) => stems[0]!,
);

/** Ordinary words that are also names of tools count only with a capital. */
const onlyAsName = new Set(["go", "rust", "lean", "react", "sap", "excel", "ruby"]);

type Span = { from: number; to: number };

function phrasesIn({ text }: Sentence): readonly Found[] {
  return spansOfPhrases(text).map(({ from, to }) => found(text, from, to));
}

/** The longest phrase wins, and its words are used up. */
function spansOfPhrases(text: string): readonly Span[] {
  const words = stemmed(text);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = known
      .get(words[at]!.stem)
      ?.find((stems) => stems.every((stem, index) => words[at + index]?.stem === stem));
    if (!phrase) continue;
    const span = { from: words[at]!.from, to: words[at + phrase.length - 1]!.to };
    if (phrase.length === 1 && isOrdinary(text.slice(span.from, span.to))) continue;
    spans.push(span);
    at += phrase.length - 1;
  }
  return spans;
}

export const isOrdinary = (word: string) =>
  onlyAsName.has(word.toLowerCase()) && word === word.toLowerCase();

function found(text: string, from: number, to: number): Found {
  const words = text.slice(from, to);
  const key = stemmed(words)
    .map(({ stem }) => stem)
    .join(" ");
  return { key, words, quote: text };
}

/** What a job is called is asked for too, but for its rank. */
const ranks =
  /^(senior|junior|graduate|trainee|assistant|lead|head|principal|intern|internship|placement|part|full|time|temporary|permanent|of|the|and|for|in|at|m|f|d|x|w)$/i;

function titleWords(title: string): readonly Found[] {
  const taken = spansOfPhrases(title);
  return stemmed(title)
    .filter((span) => !isTaken(span, taken))
    .map(({ from, to }) => found(title, from, to))
    .filter(({ words }) => /\p{L}{3}/u.test(words) && !ranks.test(words) && !isEmpty(words));
}

/** Names in capitals, and what follows "experience of" and its like. */
function otherWords({ text, isAsking }: Sentence): readonly Found[] {
  const taken = spansOfPhrases(text);
  const asked = cuedSpans(text);
  if (!isAsking && asked.length === 0) return [];
  const spans = stemmed(text).filter((span, index) => {
    const word = text.slice(span.from, span.to);
    if (isTaken(span, taken) || isEmpty(word) || /^\d/.test(word)) return false;
    const isName = index > 0 && /\p{Lu}/u.test(word);
    return isName || (word.length > 3 && isTaken(span, asked));
  });
  return joinNames(text, spans).map(({ from, to }) => found(text, from, to));
}

/** "Computer Science" is one thing. */
function joinNames(text: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isNext = before !== undefined && text.slice(before.to, span.from) === " ";
    const areNames =
      isNext && /^\p{Lu}/u.test(text.slice(span.from)) && /^\p{Lu}/u.test(text.slice(before.from));
    if (areNames) joined[joined.length - 1] = { from: before.from, to: span.to };
    else joined.push(span);
  }
  return joined;
}

/** From a cue to the next comma or full stop, three words at most. */
function cuedSpans(text: string): readonly Span[] {
  return [...text.matchAll(cues)].map(({ 0: cue, index }) => {
    const from = index + cue.length;
    const rest =
      text.slice(from).split(/[,.;:()]|\b(?:and|or|to|with|for|in|of|at|on|that|which)\b/i)[0] ??
      "";
    const third = stemmed(rest)[2];
    return { from, to: from + (third?.to ?? rest.length) };
  });
}

const isTaken = (span: Span, taken: readonly Span[]) =>
  taken.some(({ from, to }) => from <= span.from && span.to <= to);

const isEmpty = (word: string) => emptyWords.has(word.toLowerCase());

function shortened(quote: string): string {
  return quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).trimEnd()} …`;
}
