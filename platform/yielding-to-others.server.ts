import { setImmediate as nextTurn } from "node:timers/promises";

const SLICE_MS = 5;

/**
 * Runs a long calculation in slices so that the event loop can do other work in between: the generator
 * yields where it may pause and returns its result. An error in `onPause` fails the calculation.
 */
export async function yieldingToOthers<Result>(
  calculation: Generator<unknown, Result>,
  onPause: (news: unknown) => Promise<void> | void = () => undefined,
): Promise<Result> {
  let sliceEnds = performance.now() + SLICE_MS;
  for (;;) {
    const step = calculation.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnds) continue;
    await onPause(step.value);
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MS;
  }
}
