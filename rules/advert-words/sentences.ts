import { asMeant } from "./spelling.ts";

/** A word or sign of a sentence, folded, and where it stands in the whole text. */
export type Token = { word: string; from: number; to: number };

export type Sentence = { tokens: readonly Token[]; from: number; to: number; isQuestion: boolean };

/** Longer "sentences" are cut: no advert says yes or no over more words than this. */
const MAX_TOKENS = 70;
/** A tab after so few words parts a label from its value: "Visa sponsorship\tNo". */
const MAX_LABEL_TOKENS = 5;
const ABBREVIATIONS = new Set(["e.g", "i.e", "etc", "u.k", "u.s", "approx", "inc", "ltd", "st"]);
/** Fills the place of an entity within a word (markup.ts): "can&rsquo;t" is one word. */
export const JOINER = "\u2060";
const WORD =
  /[wW]\/[oO](?:ut|UT)?(?!\p{L})|[\p{L}\p{N}]+(?:[.'\u2019-]\u2060{0,8}[\p{L}\p{N}]+)*|[.!?\n\r;:\u2022\u00b7\u2013\u2014|()]|-(?=\s)|[&+](?=\s)|[\t=]|[\u2713\u2714\u2716-\u2718\u2611]|\p{Emoji_Presentation}/gu;
const ENDS = new Set(["!", "?", "\n", "\r", "\u2022", "\u00b7", "|"]);
/** "We sponsor 👍 apply now", "No 🇬🇧 sponsorship": a picture ends nothing, or a "no" before it would be lost. */
export const PICTURE = "*";
/** A picture that says no: ✖ ✗ ✘ ❌ ❎ 🚫 ⛔ 🙅 👎. */
export const CROSS = "\u2717";
const CROSSES = /^[\u2716-\u2718\u274c\u274e\u{1f6ab}\u26d4\u{1f645}\u{1f44e}]$/u;
/** A picture that says yes: ✓ ✔ ✅ ☑. */
export const TICK = "\u2713";
const TICKS = /^[\u2713\u2714\u2705\u2611]$/u;
const IS_PICTURE = /^\p{Emoji_Presentation}$/u;

const SHORT_FOR: Readonly<Record<string, string>> = {
  ...{ "w/o": "without", "w/out": "without", "&": "and", "+": "plus" },
};

/** Reads a text once, from left to right: each sentence, bullet or line as its words. */
export function* sentencesOf(text: string): Generator<Sentence> {
  let tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    if (match[0] === "\t" && !(tokens.length > 0 && tokens.length <= MAX_LABEL_TOKENS)) continue;
    const token = tokenOf(match[0], match.index);
    if (token.word === "." && isMark(tokens)) token.word = ":";
    const isFullStop = token.word === "." && !endsShort(tokens, text.slice(token.to, token.to + 5));
    const isEnd = isFullStop || ENDS.has(token.word);
    if (!isEnd) tokens.push(token);
    if ((isEnd || tokens.length === MAX_TOKENS) && tokens.length > 0) {
      yield sentence(tokens, token.word === "?");
      tokens = [];
    }
  }
  if (tokens.length > 0) yield sentence(tokens, false);
}

function tokenOf(written: string, from: number): Token {
  const word = SHORT_FOR[written.toLowerCase()] ?? plainWord(written);
  return { word: signOf(word) ?? word, from, to: from + written.length };
}

function plainWord(written: string): string {
  return asMeant(written.toLowerCase().replaceAll("\u2019", "'").replaceAll(JOINER, ""));
}

function signOf(word: string): string | null {
  if (isDash(word)) return ":";
  if (CROSSES.test(word)) return CROSS;
  if (TICKS.test(word)) return TICK;
  return IS_PICTURE.test(word) ? PICTURE : null;
}

function isDash(word: string): boolean {
  return word === "-" || word === "\t" || word === "=" || word === "\u2013" || word === "\u2014";
}

/** "Q." and "A1." before a question and its answer. */
function isMark(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && /^(?:[qa]\d{0,2}|ans)$/.test(tokens[0]!.word);
}

function endsShort(tokens: readonly Token[], after: string): boolean {
  const last = tokens.at(-1)?.word ?? "";
  return last === "no" ? /^ ?of\b/i.test(after) : ABBREVIATIONS.has(last);
}

function sentence(tokens: readonly Token[], isQuestion: boolean): Sentence {
  return { tokens, from: tokens[0]!.from, to: tokens.at(-1)!.to, isQuestion };
}
