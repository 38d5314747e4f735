/** A search of a board that a page of words shows the jobs of. */
export type JobMark = { board: "jobs" | "part-time-jobs"; criteria: string };

const MARK = /\{\{(jobs|part-time-jobs):([^{}\n]{1,500})\}\}/;

/** `{{jobs:q=data}}`, where it is all that a line or a paragraph says. */
export function jobMarkIn(words: string): JobMark | null {
  const [whole, board, criteria] = MARK.exec(words.trim()) ?? [];
  if (whole === undefined || whole !== words.trim()) return null;
  return { board: board as JobMark["board"], criteria: criteria! };
}

export function writeJobMark({ board, criteria }: JobMark): string {
  return `{{${board}:${criteria}}}`;
}

/** The search in an address of a board, whole or from its path on; null for any other address. */
export function readBoardAddress(address: string): JobMark | null {
  const [, board, criteria] =
    /^(?:https?:\/\/[^/]+)?\/(jobs|part-time-jobs)\/?\?([^\s{}#]{1,500})(?:#.*)?$/.exec(
      address.trim(),
    ) ?? [];
  return board && criteria ? { board: board as JobMark["board"], criteria } : null;
}

/** The words with a link to the board for each mark: paper shows no jobs of the day. */
export function withJobLinks(words: string): string {
  return eachMark(
    words,
    ({ board, criteria }) => `[Jobs of this kind on our board](/${board}?${criteria})`,
  );
}

/** The words without the marks, for an index and for counting. */
export function withoutJobMarks(words: string): string {
  return eachMark(words, () => "");
}

function eachMark(words: string, write: (mark: JobMark) => string): string {
  return words
    .split("\n")
    .map((line) => {
      const mark = jobMarkIn(line);
      return mark ? write(mark) : line;
    })
    .join("\n");
}
