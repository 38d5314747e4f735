/** An empty line, or any line break, begins a paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
