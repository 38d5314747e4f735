/** Whether a word could be a mail address. No pattern: on a long word of signs one tries every way to part it. */
export function isMailAddress(word: string): boolean {
  const at = word.indexOf("@", 1);
  return at > 0 && word.lastIndexOf(".", word.length - 2) >= at + 2;
}
