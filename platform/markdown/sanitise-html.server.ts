import sanitizeHtml, { type IOptions } from "sanitize-html";
import { allowListFor, mayLinkHome, type Trust } from "./allow-list.server.ts";
import { balanceHtml } from "./balance-html.server.ts";

/** Longer adverts are cut: nobody reads them, and each is sent whole to every reader. */
const MAX_INPUT = 100_000;

const allowLists: Record<Trust, IOptions> = {
  ours: allowListFor("ours"),
  staff: allowListFor("staff"),
  employer: allowListFor("employer"),
  public: allowListFor("public"),
};

/**
 * HTML with nothing left but what its author is trusted with. Whatever came in, what comes out is
 * balanced, and safe to put on a page and to cache.
 */
export function sanitiseHtml(html: string, trust: Trust): string {
  if (mayLinkHome(trust))
    return balanceHtml(withoutMarks(sanitizeHtml(html, allowLists[trust]))).trim();
  const safe = withoutMarks(sanitizeHtml(html.slice(0, MAX_INPUT), allowLists[trust]));
  return balanceHtml(paragraphsOfDivs(safe))
    .replace(emptyElement, "")
    .replace(/\s+/g, (gap) => (gap.includes("\n") ? "\n" : gap))
    .trim();
}

/** Spans have no attributes and mean nothing: they stand where a link or a picture was refused. */
function withoutMarks(html: string): string {
  return html.replace(/<\/?span>/g, "");
}

// No character fits two of its ways, and no way matches nothing: it is read in one walk.
const emptyElement = /<(p|h3|h4|li|strong|em|blockquote)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g;

const innermostDiv = /<div>((?:(?!<\/?(?:div|p|ul|ol|li|h3|h4|blockquote|hr)\b).)*)<\/div>/gs;

/** Many boards write paragraphs as divs: the innermost become paragraphs, the others go. */
function paragraphsOfDivs(html: string): string {
  return html.replace(innermostDiv, "<p>$1</p>").replace(/<\/?div>/g, "");
}
