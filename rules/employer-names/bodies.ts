/** What kind of body it is may not be left out: "Brighton Council" is not the University of Brighton. */
export const BODIES: ReadonlySet<string> = new Set([
  "academy",
  "church",
  "college",
  "council",
  "police",
  "school",
  "university",
]);

/** "Belfast City Council" is not Belfast City Hospital, whichever words they share. */
export function isOtherBody(names: readonly string[], found: string): boolean {
  const words = found.split(" ");
  // "Academies" and "Schools" too.
  const isNamed = (body: string) => words.some((word) => word.startsWith(body.slice(0, -1)));
  return names.every((name) => name.split(" ").some((word) => BODIES.has(word) && !isNamed(word)));
}
