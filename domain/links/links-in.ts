/** The addresses that some HTML of ours links to, each once, as they are written. */
export function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)];
  return [...new Set(found.map(([, href]) => decoded(href!)))].filter(isWorthChecking);
}

function decoded(href: string): string {
  return href.replaceAll("&amp;", "&");
}

/** Mail and telephone links lead out of the web. */
function isWorthChecking(href: string): boolean {
  return href.startsWith("/") || href.startsWith("#") || /^https?:/.test(href);
}
