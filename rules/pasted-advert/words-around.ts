const MAX_LENGTH = 160;
const BEFORE = 60;

/** The sentence of a line in which a pattern stands, and of a long one as many words as fit. */
export function wordsAround(raw: string, pattern: RegExp): string {
  if (raw.length <= MAX_LENGTH) return raw;
  const sentence = raw.split(/(?<=[.!?])\s+(?=[A-Z£])/).find((part) => pattern.test(part)) ?? raw;
  if (sentence.length <= MAX_LENGTH) return sentence;
  const at = Math.max(0, sentence.search(pattern) - BEFORE);
  const cut = sentence.slice(at, at + MAX_LENGTH);
  const begun = at > 0 ? `…${cut.replace(/^\S*\s/, "")}` : cut;
  return at + MAX_LENGTH < sentence.length ? `${begun.replace(/\s\S*$/, "")}…` : begun;
}
