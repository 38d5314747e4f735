import { escapeHtml } from "#rules/escape-html.ts";

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Null where nobody knows when it last changed: then nothing is claimed. */
export type SitemapEntry = { url: string; changedAt: Date | null };

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  const rows = entries.map((entry) => `  <sitemap>${inside(entry)}</sitemap>`);
  return [XML, `<sitemapindex ${NAMESPACE}>`, ...rows, "</sitemapindex>", ""].join("\n");
}

/** A sitemap in pieces, as its addresses come. */
export const urlSet = {
  begin: `${XML}\n<urlset ${NAMESPACE}>\n`,
  rows: (entries: readonly SitemapEntry[]) =>
    entries.map((entry) => `  <url>${inside(entry)}</url>\n`).join(""),
  end: "</urlset>\n",
};

function inside({ url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<loc>${escapeHtml(url)}</loc>${changed}`;
}
