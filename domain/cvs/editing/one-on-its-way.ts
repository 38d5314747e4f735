export type OnItsWay = { current: Promise<void> | null };

/** Two saves at once would clash with each other: whoever asks meanwhile gets the one on its way. */
export function joinOrStart(onItsWay: OnItsWay, send: () => Promise<void>): Promise<void> {
  onItsWay.current ??= send().finally(() => {
    onItsWay.current = null;
  });
  return onItsWay.current;
}
