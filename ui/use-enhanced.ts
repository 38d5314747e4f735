import { useSyncExternalStore } from "react";

/** Nothing changes again once the page is hydrated. */
const subscribe = () => () => undefined;

/** False in the server's HTML and while hydrating, true from then on: script can take over a native control. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
