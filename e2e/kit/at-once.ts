/** As many questions at once as keep the server busy without making it queue. */
const AT_ONCE = 8;

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
