/** Browsers have locks on secure pages only; without them every draft counts as left behind. */
type Locks = Pick<LockManager, "request" | "query"> | null;

const browserLocks = (): Locks => navigator.locks ?? null;

/** Says that the window of a draft is open, until it is closed in whatever way. Returns how to stop. */
export function holdDraft(key: string, locks = browserLocks()): () => void {
  const left = new AbortController();
  const whenLeft = new Promise<void>((leave) => {
    left.signal.addEventListener("abort", () => leave());
  });
  void locks?.request(key, () => whenLeft).catch(() => undefined);
  return () => left.abort();
}

/** Until no window holds the draft: one that was closed a moment ago still does. */
export async function whenLeft(
  key: string,
  signal: AbortSignal,
  locks = browserLocks(),
): Promise<void> {
  try {
    await locks?.request(key, { signal, mode: "shared" }, () => undefined);
  } catch (refused) {
    // Refused locks count as none; but a caller who stopped waiting is not told that the draft is left.
    if (signal.aborted) throw refused;
  }
}

/** The drafts of open windows: theirs to send. */
export async function heldDrafts(locks = browserLocks()): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    return new Set(held.map(({ name = "" }) => name));
  } catch {
    return new Set();
  }
}
