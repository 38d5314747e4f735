import sanitizeHtml from "sanitize-html";

/** Longer adverts are cut: nobody reads them, and each is sent whole to every reader. */
const LONGEST_INPUT = 100_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h3", "h4", "ul", "ol", "li", "strong", "em", "a", "blockquote", "div"],
  ],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https", "mailto"],
  allowProtocolRelative: false,
  // Their text is not for reading either.
  nonTextTags: [
    ...["script", "style", "textarea", "option", "noscript", "svg", "math", "iframe", "object"],
    ...["embed", "template", "title", "head", "select", "xmp", "noembed", "noframes", "plaintext"],
  ],
  // Deeper than any advert is meant to be; what lies deeper keeps its text.
  nestingLimit: 24,
  transformTags: {
    ...{ h1: "h3", h2: "h3", h5: "h4", h6: "h4", b: "strong", i: "em", section: "div" },
    ...{ article: "div", header: "div", footer: "div", tr: "div", dt: "div", dd: "div" },
    a: (_tag, { href }) => {
      const safe = safeLink(href);
      if (!safe) return { tagName: "span", attribs: {} };
      return { tagName: "a", attribs: { href: safe, rel: "nofollow noopener" } };
    },
  },
};

/**
 * An advert's HTML with nothing left but plain text, headings, lists and links
 * out. Whatever came in, what comes out is safe to put on a page and to cache.
 */
export function sanitiseHtml(html: string): string {
  return paragraphsOfDivs(sanitizeHtml(html.slice(0, LONGEST_INPUT), options))
    .replace(emptyElement, "")
    .replace(/\s+/g, (gap) => (gap.includes("\n") ? "\n" : gap))
    .trim();
}

// No character fits two of its ways, and no way matches nothing: it is read in one walk.
const emptyElement = /<(p|h3|h4|li|strong|em|blockquote)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g;

const innermostDiv = /<div>((?:(?!<\/?(?:div|p|ul|ol|li|h3|h4|blockquote|hr)\b).)*)<\/div>/gs;

/** Many boards write paragraphs as divs: the innermost become paragraphs, the others go. */
function paragraphsOfDivs(html: string): string {
  return html.replace(innermostDiv, "<p>$1</p>").replace(/<\/?div>/g, "");
}

/** An https address or a mail address, spelt out; null for all else. */
function safeLink(href: string | undefined): string | null {
  const url = URL.parse(href?.trim() ?? "");
  // A name before the @ makes an address look like another's.
  if (url?.protocol === "https:" && !url.username && !url.password) return url.href;
  if (url?.protocol !== "mailto:") return null;
  return /^[^\s@?]+@[^\s@?]+$/.test(url.pathname) ? `mailto:${url.pathname}` : null;
}
