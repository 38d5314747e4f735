import { MAX_READING_AGE, readingAgeOf, wordsIn } from "#rules/readability.ts";

const WORDS_A_MINUTE = 200;
/** Of fewer words the measure says nothing. */
const MIN_MEASURED = 50;

/** As readers will be told it, and how easily it is read. */
export function WordCount({ body }: { body: string }) {
  const words = body.split(/\s+/).filter(Boolean).length;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return (
    <p className="small muted">
      {words} {words === 1 ? "word" : "words"}, {minutes} {minutes === 1 ? "minute" : "minutes"} to
      read. <ReadingAge body={body} />
    </p>
  );
}

function ReadingAge({ body }: { body: string }) {
  // A fact is read as one short word.
  const plain = body.replaceAll(/\{\{[^}]*\}\}/g, "one");
  if (wordsIn(plain).length < MIN_MEASURED) return null;
  const age = readingAgeOf(plain);
  if (age <= MAX_READING_AGE) return `Reading age about ${age}.`;
  return (
    <strong className="ask">
      Reading age about {age}. Shorter sentences and words bring it down.
    </strong>
  );
}
