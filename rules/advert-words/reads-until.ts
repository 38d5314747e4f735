import { addDays } from "#rules/days.ts";
import { nextChange } from "./later-times.ts";
import { withoutMarkup } from "./markup.ts";
import { MAX_TEXT_LENGTH } from "./read-advert.ts";
import { sentencesOf } from "./sentences.ts";
import { topics } from "./visa-sense.ts";

/** The last ISO day on which an advert still says of sponsorship what it says on a day; null where no day ends it. */
export function readsUntil(text: string, on: string): string | null {
  const changes: string[] = [];
  let isAfterTopic = false;
  for (const { tokens } of sentencesOf(withoutMarkup(text.slice(0, MAX_TEXT_LENGTH)))) {
    const isTopic = topics(tokens, tokens).includes(true);
    // "We sponsor visas. From January 2027."
    const speaks = isTopic || isAfterTopic;
    isAfterTopic = isTopic;
    if (!speaks) continue;
    const words = tokens.map(({ word }) => word);
    const change = nextChange(words, on);
    if (change) changes.push(change);
  }
  const [first] = changes.toSorted();
  return first ? addDays(first, -1) : null;
}
