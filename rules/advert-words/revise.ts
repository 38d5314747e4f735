import { isInAnotherTown, isOfAnotherKind } from "./another-kind.ts";
import { answerOf } from "./answer.ts";
import { cellAfterOffer, cellOf, isLabel } from "./cell.ts";
import { withLaterTimes } from "./later-times.ts";
import { narrowsOffer, opensRefusal, takesBack, turnsOnCondition, type Written } from "./limits.ts";
import { withoutMarkup } from "./markup.ts";
import { isOfOtherVisas } from "./other-visas.ts";
import { MAX_QUOTE_LENGTH } from "./quotes.ts";
import { isAnswerable, isInvitation, isToApplicant, repliedTo } from "./reply.ts";
import { type Saying, type SayingCode, stances } from "./saying.ts";
import type { Sentence } from "./sentences.ts";
import { wellSpelt } from "./spelling.ts";
import { promisesNothing } from "./taken-back.ts";
import { topics } from "./visa-sense.ts";

/** What was just said, as the sentence after it answers, narrows or completes it; null where it does nothing. */
export function revisedBy(
  sentence: Sentence,
  said: Saying,
  { text, on }: { text: string; on: string },
): Saying | null {
  const plain = sentence.tokens.map(({ word }) => word);
  const words = withLaterTimes(plain, on);
  const { from } = said;
  const { to } = sentence;
  if (sentence.isQuestion || to - from > 2 * MAX_QUOTE_LENGTH) return null;
  const next = { words, written: text.slice(sentence.from, to) };
  const code =
    said.code === "asks" ? answeredCode(words, said, text) : revisedCode(next, said, sentence);
  // "We are.. well, ask us": a yes that trails off is no answer.
  const isNoRefusal = said.code === "asks" && code !== "offers-nothing";
  const isAnswer = code && !(isNoRefusal && trailsOff(sentence, text));
  if (isAnswer) return { code, stance: stances[code], quote: text.slice(from, to), from, to };
  return goesOn(next, said, sentence) ? { ...said, quote: text.slice(from, to), to } : null;
}

/** "Visa? Ask us", "We may sponsor. But for the right person only": the second half of the same. */
function goesOn({ words }: Written, { code, stance }: Saying, { tokens }: Sentence): boolean {
  if (topics(tokens, tokens).includes(true)) return false;
  if (code === "asks") return isInvitation(words);
  if (stance !== "no" && promisesNothing(words.join(" "))) return true;
  return stance === "conditional" && turnsOnCondition(words);
}

/** "Yes.. but rarely", "Yes … for doctors": only the one sign for dots leaves a sentence whole. */
function trailsOff({ from, to }: Sentence, text: string): boolean {
  const isWithin = /\u2026|&hellip;/i.test(text.slice(from, to));
  return isWithin || /^\s*(?:\.\.|\u2026|&hellip;)/i.test(text.slice(to, to + 12));
}

function answeredCode(words: readonly string[], asked: Saying, text: string): SayingCode | null {
  const isAsked = /\?$/.test(asked.quote) || /^[\s)"']*\?/.test(text.slice(asked.to, asked.to + 4));
  if (!isAsked || !isAnswerable(asked.quote)) return null;
  const code = isToApplicant(asked.quote) ? repliedTo(asked.quote, words) : answerOf(words);
  // "Do you sponsor visitor visas? Yes": that yes is not about this job.
  return code !== "offers-nothing" && isOfOtherVisas(wellSpelt(asked.quote)) ? null : code;
}

function revisedCode(next: Written, said: Saying, { tokens }: Sentence): SayingCode | null {
  const { code, stance, quote } = said;
  const isValued = isLabel(withoutMarkup(quote));
  if (isValued && code === "mentions") return cellOf(next.words);
  const value = isValued && stance === "yes" ? cellAfterOffer(next.words) : null;
  if (value) return value;
  if (stance === "no") return opensRefusal(next) ? "offers-on-conditions" : null;
  const isGeneral = stance !== "unclear" || code === "says-licensed";
  if (isGeneral && takesBack(next.words)) return "offers-nothing";
  const line = next.words.join(" ");
  if (stance === "yes" && isOfAnotherKind(line, quote)) return "offers-nothing";
  if (stance === "yes" && isInAnotherTown(line, quote)) return "offers-on-conditions";
  const isOwn = stance === "conditional" && topics(tokens, tokens).includes(true);
  const isLimited = stance === "yes" || (stance === "conditional" && !isOwn);
  return isLimited && narrowsOffer(next) ? "offers-on-conditions" : null;
}
