/** What a page that was not found can offer: the words of its address, and pages with those words. */
export type WayBack = { words: string; near: readonly { title: string; path: string }[] };

export function isWayBack(given: unknown): given is WayBack {
  return typeof given === "object" && given !== null && "words" in given && "near" in given;
}
