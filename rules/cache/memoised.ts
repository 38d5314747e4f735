/**
 * Answers a pure function from memory where the same text comes again: a register of 142,000 rows
 * has a few thousand towns. Past `max` all is forgotten: dropping the oldest of so many, one by one,
 * costs a Map twenty times as much.
 */
export function memoised<Value>(answer: (text: string) => Value, max = 20_000) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = answer(text);
    if (known.size >= max) known.clear();
    known.set(text, value);
    return value;
  };
}
