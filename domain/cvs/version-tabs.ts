/** What stands in a version for the window that wrote it, where none did. No window has such a name. */
export const versionTabs = {
  /** Words that were not chosen: they never stood. */
  apart: "not chosen",
  /** What stood before them, once more. */
  asItStood: "as it stood",
  broughtBack: "brought back",
  /** What a document began with, where words that were not chosen are its first versions. */
  began: "began",
} as const;

/** A copy of a version that is there by itself: work that goes on in its place takes nothing away. */
export function isCopyTab(tab: string): boolean {
  return tab === versionTabs.asItStood || tab === versionTabs.broughtBack;
}
