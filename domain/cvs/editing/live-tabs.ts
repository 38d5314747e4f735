const LOCK = "waymark-tab ";

/** Says that a window is open, until it is left or closed in whatever way. Returns how to leave. */
export function holdTab(tab: string): () => void {
  const left = new AbortController();
  const whenLeft = new Promise<void>((leave) => {
    left.signal.addEventListener("abort", () => leave());
  });
  // Browsers have locks on secure pages only; without them every window counts as closed.
  void navigator.locks?.request(LOCK + tab, () => whenLeft).catch(() => undefined);
  return () => left.abort();
}

/** Windows whose words are still on a page: theirs to send. */
export async function liveTabs(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.map(({ name = "" }) => name.replace(LOCK, "")));
  } catch {
    return new Set();
  }
}
