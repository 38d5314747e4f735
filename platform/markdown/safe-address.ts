/** Where words may lead: https and mail; for authors of our pages also our own pages. Null for all else. */
export function linkFor(href: string, { mayLinkHome }: { mayLinkHome: boolean }): string | null {
  const given = href.trim();
  if (mayLinkHome && isOwnPath(given)) return given;
  const url = URL.parse(given);
  // A name before the @ makes an address look like another's.
  if (url?.protocol === "https:" && !url.username && !url.password) return url.href;
  if (url?.protocol !== "mailto:") return null;
  return /^[^\s@?]+@[^\s@?]+$/.test(url.pathname) ? `mailto:${url.pathname}` : null;
}

/** Pictures come from our own files: another site's would tell it who reads the page, and may change. */
export function isOwnPicture(src: string): boolean {
  return /^\/(?:pictures|files)\/[\w./-]+$/.test(src) && !src.includes("..");
}

/** A path or a place on the page. Browsers read "//" and "/\" as another site. */
function isOwnPath(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and "/\t/x" is then "//x".
  return /^(?:\/(?!\/|\\|%5c)|#)[^\\\s\u0000-\u001f]*$/i.test(href);
}
