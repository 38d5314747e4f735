import type { Reading } from "./patterns.ts";
import type { Saying, Stance } from "./saying.ts";
import type { Sentence, Token } from "./sentences.ts";

export const MAX_QUOTE_LENGTH = 300;
/** Of a longer sentence: conditions stand behind what they limit. */
const BEFORE = 100;
const AFTER = 200;

type Place = Pick<Saying, "quote" | "from" | "to">;
type Said = Reading & { tokens: readonly Token[] };

/** Long sentences are quoted from a little before the word that matters. */
export function quoted(text: string, [from, to]: readonly [number, number], said: Said): Place {
  if (to - from <= MAX_QUOTE_LENGTH) return { quote: text.slice(from, to), from, to };
  const topic = said.tokens[Math.max(0, said.isTopic.indexOf(true))]!;
  const near = said.tokens.filter(
    (token) => token.from >= topic.from - BEFORE && token.to <= topic.to + AFTER,
  );
  const [start, end] = spanOf(near.length > 0 ? near : [topic]);
  return { quote: text.slice(start, end), from: start, to: end };
}

export function spanOf(tokens: readonly Token[]): [from: number, to: number] {
  return [tokens[0]!.from, tokens.at(-1)!.to];
}

/** A question with its mark: "Visa" alone asks nothing. */
export function spanOfSentence({ from, to, isQuestion }: Sentence, text: string): [number, number] {
  return [from, isQuestion && text[to] === "?" ? to + 1 : to];
}

/**
 * Which of the stances of one sentence speaks for the whole of it; null where a yes and a no stand
 * against each other. A condition is half of what it limits: neither is quoted without the other.
 */
export function leading(found: readonly Stance[]): Stance | null {
  if (found.includes("yes") && found.includes("no")) return null;
  const order = ["conditional", "yes", "no", "unclear"] as const;
  return order.find((stance) => found.includes(stance)) ?? null;
}
