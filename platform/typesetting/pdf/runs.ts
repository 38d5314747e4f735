/** Letters painted together, and where: from the left to their end, and up from the foot of the page. */
export type Run = { letters: string; isReversed: boolean; x: number; endX: number; y: number };

export const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;

/** Marks above and below letters are painted apart, a little higher or lower than their line. */
const SAME_LINE = 5;

/**
 * What a row of runs says. Lines are told by their height. Text from right to left is
 * painted from the left like any other and marked as reversed: here it is turned around.
 */
export function wordsOf(runs: readonly Run[], isRightToLeft: boolean): string {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line && Math.abs(line[0]!.y - run.y) <= SAME_LINE) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => lineOf(line, isRightToLeft)).join("\n");
}

function lineOf(line: readonly Run[], isRightToLeft: boolean): string {
  if (!line.some(({ isReversed }) => isReversed)) return said(line);
  const inPlace = line.toSorted((a, b) => a.x - b.x);
  const goesBack = isRightToLeft
    ? (at: number) => !isWithinLatin(inPlace, at)
    : (at: number) => isWithinReversed(inPlace, at);
  const turned = inPlace.map((run, at) => (isNeutral(run) && goesBack(at) ? reversed(run) : run));
  const stretches = stretchesOf(turned);
  const inOrder = isRightToLeft ? stretches.reverse() : stretches;
  return inOrder.map((runs) => said(runs[0]!.isReversed ? runs.reverse() : runs)).join("");
}

/** "Python، SQL" stays as it is in a line from right to left: a comma between two words goes with them. */
function isWithinLatin(line: readonly Run[], at: number): boolean {
  const { around, between } = besides(line, at);
  return (
    around.length === 2 &&
    /^[,،;:]$/.test(between) &&
    around.every(({ isReversed, letters }) => !isReversed && /\p{L}/u.test(letters))
  );
}

/** A space between two Hebrew words of an English line goes with them. */
function isWithinReversed(line: readonly Run[], at: number): boolean {
  const { around } = besides(line, at);
  return around.length === 2 && around.every(({ isReversed }) => isReversed);
}

/** The nearest words on both sides, and what stands between them. */
function besides(line: readonly Run[], at: number): { around: Run[]; between: string } {
  const strong = (run: Run) => !isNeutral(run);
  const before = line.slice(0, at).findLastIndex(strong);
  const after = at + 1 + line.slice(at + 1).findIndex(strong);
  if (before === -1 || after === at) return { around: [], between: "" };
  const between = said(line.slice(before + 1, after)).trim();
  return { around: [line[before]!, line[after]!], between };
}

/** Spaces and points take the direction of their line. */
function isNeutral({ letters }: Run): boolean {
  return !/[\p{L}\p{N}]/u.test(letters);
}

function reversed(run: Run): Run {
  return run.isReversed ? run : { ...run, isReversed: true };
}

function stretchesOf(line: readonly Run[]): Run[][] {
  const stretches: Run[][] = [];
  for (const run of line) {
    const last = stretches.at(-1);
    if (last && last[0]!.isReversed === run.isReversed) last.push(run);
    else stretches.push([run]);
  }
  return stretches;
}

function said(runs: readonly Run[]): string {
  return runs.map(({ letters }) => letters).join("");
}
