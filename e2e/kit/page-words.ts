/** The words between the marks of the page's own part. */
export function wordsOfPage(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
}

const PLACEHOLDER =
  /(opening|coming|available) soon|under construction|lorem ipsum|to be written|watch this space/i;

/** What a page says that is not there yet, or null. "Not written yet" is an honest answer of the shorter guides. */
export function placeholderIn(html: string): string | null {
  return PLACEHOLDER.exec(wordsOfPage(html))?.[0] ?? null;
}
