const WORDS_A_MINUTE = 200;

/** As readers will be told it. */
export function WordCount({ body }: { body: string }) {
  const words = body.split(/\s+/).filter(Boolean).length;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return (
    <p className="small muted">
      {words} {words === 1 ? "word" : "words"}, {minutes} {minutes === 1 ? "minute" : "minutes"} to
      read.
    </p>
  );
}
