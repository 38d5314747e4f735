/**
 * Answers a pure function from memory where the same text comes again: the file
 * has 142,000 rows and a few thousand towns. Forgets all when it has grown too large.
 */
export function memoised<Value>(answer: (text: string) => Value, most = 20_000) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = answer(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
