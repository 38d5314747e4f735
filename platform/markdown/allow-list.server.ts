import type { IOptions, Transformer } from "sanitize-html";
import { calloutClasses } from "./callouts.ts";
import { isOwnPicture, linkFor } from "./safe-address.ts";

/** Who wrote it, which decides what it may contain. */
export type Trust = "ours" | "staff" | "employer" | "public";

const words = ["p", "br", "ul", "ol", "li", "strong", "em", "a", "blockquote"];
const page = [
  ...["h2", "h3", "h4", "hr", "code", "pre", "del", "img", "div"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
];

/** What stands in a page after it was made safe. `span` marks what went, and goes last of all. */
const tags: Record<Trust, readonly string[]> = {
  ours: [...words, ...page, "abbr", "details", "summary", "dl", "dt", "dd", "sub", "sup", "kbd"],
  staff: [...words, ...page],
  employer: [...words, "hr", "h3", "h4", "div"],
  public: [...words, "div"],
};

const rel: Record<Trust, string | null> = {
  ours: null,
  staff: "noopener",
  employer: "nofollow noopener",
  public: "nofollow ugc noopener",
};

/** Authors of pages write in our voice: they may link to our own pages and show our own pictures. */
export function mayLinkHome(trust: Trust): boolean {
  return trust === "ours" || trust === "staff";
}

export function allowListFor(trust: Trust): IOptions {
  const isPage = mayLinkHome(trust);
  return {
    allowedTags: [...tags[trust], "span"],
    allowedAttributes: { a: ["href", "rel"], ...(isPage ? pageAttributes : {}) },
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    // Their text is not for reading either.
    nonTextTags: [
      ...["script", "style", "textarea", "option", "noscript", "svg", "math", "iframe", "object"],
      ...["embed", "template", "title", "head", "select", "xmp", "noembed", "noframes"],
      "plaintext",
    ],
    // Deeper than anything is meant to be; what lies deeper keeps its text.
    nestingLimit: 24,
    // Only ever to a tag that is allowed: for others sanitize-html forgets which tag it opened, and
    // closes the next one wrongly.
    transformTags: { ...renamed(trust), a: linkOf(trust), ...(isPage ? { img: picture } : {}) },
  };
}

const pageAttributes: IOptions["allowedAttributes"] = {
  a: ["href", "rel"],
  img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
  blockquote: [{ name: "class", multiple: false, values: calloutClasses }],
  ...{ h2: ["id"], h3: ["id"], h4: ["id"], ol: ["start"], abbr: ["title"] },
  ...{ th: [alignment()], td: [alignment()] },
  div: [
    { name: "class", multiple: false, values: ["prose__table"] },
    ...["tabindex", "role", "aria-label"],
  ],
};

function alignment() {
  return { name: "align", multiple: false, values: ["left", "center", "right"] };
}

function renamed(trust: Trust): Record<string, string> {
  const plain = { b: "strong", i: "em", section: "div", article: "div", header: "div" };
  if (mayLinkHome(trust)) return { ...plain, footer: "div", h1: "h2", h5: "h4", h6: "h4" };
  const rows = { footer: "div", tr: "div", dt: "div", dd: "div" };
  return trust === "employer"
    ? { ...plain, ...rows, h1: "h3", h2: "h3", h5: "h4", h6: "h4" }
    : { ...plain, ...rows, h1: "p", h2: "p", h3: "p", h4: "p", h5: "p", h6: "p" };
}

function linkOf(trust: Trust): Transformer {
  return (_tag, { href }) => {
    const to = linkFor(href ?? "", { mayLinkHome: mayLinkHome(trust) });
    if (!to) return { tagName: "span", attribs: {} };
    const isAway = to.startsWith("https:") || !mayLinkHome(trust);
    return { tagName: "a", attribs: { href: to, ...(isAway ? relOf(trust) : {}) } };
  };
}

function relOf(trust: Trust): Record<string, string> {
  return rel[trust] ? { rel: rel[trust] } : {};
}

const picture: Transformer = (_tag, { src = "", alt = "", width, height, srcset, sizes }) => {
  if (!isOwnPicture(src)) return { tagName: "span", attribs: {} };
  const size = isPixels(width) && isPixels(height) ? { width, height } : {};
  const set = srcset && isOwnSet(srcset) ? { srcset, sizes: sizes ?? "100vw" } : {};
  return { tagName: "img", attribs: { src, alt, ...size, ...set, loading: "lazy" } };
};

function isOwnSet(srcset: string): boolean {
  return srcset.split(", ").every((each) => isOwnPicture(each.split(" ", 1)[0] ?? ""));
}

function isPixels(given: string | undefined): given is string {
  return /^[1-9]\d{0,3}$/.test(given ?? "");
}
