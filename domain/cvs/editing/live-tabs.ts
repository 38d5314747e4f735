const LOCK = "waymark-tab ";

/** Browsers have locks on secure pages only; without them every window counts as closed. */
type Locks = Pick<LockManager, "request" | "query"> | null;

const browserLocks = (): Locks => navigator.locks ?? null;

/** Says that a window is open, until it is left or closed in whatever way. Returns how to leave. */
export function holdTab(tab: string, locks = browserLocks()): () => void {
  const left = new AbortController();
  const whenLeft = new Promise<void>((leave) => {
    left.signal.addEventListener("abort", () => leave());
  });
  void locks?.request(LOCK + tab, () => whenLeft).catch(() => undefined);
  return () => left.abort();
}

/** Windows whose words are still on a page: theirs to send. */
export async function liveTabs(locks = browserLocks()): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    const ours = held.map(({ name = "" }) => name).filter((name) => name.startsWith(LOCK));
    return new Set(ours.map((name) => name.slice(LOCK.length)));
  } catch {
    return new Set();
  }
}
