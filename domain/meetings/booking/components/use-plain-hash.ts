import { useEnhanced } from "#ui/use-enhanced.ts";

/** Where a page that loads anew is to be read on. With script the window stays where it is, and needs none. */
export function usePlainHash(id: string): string {
  return useEnhanced() ? "" : `#${id}`;
}
