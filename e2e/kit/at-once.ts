/** As many as the server renders at once: others would wait, and on a busy machine be refused. */
const AT_ONCE = 4;

/** What `work` gives for each, in their order, with several under way at a time. */
export async function forEachOf<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
