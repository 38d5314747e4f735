import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from "dom-accessibility-api";

/** Elements that stand on lines of their own: words in them do not join the words before. */
const BLOCKS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL".split(
    " ",
  ),
);

/** What is drawn though it has no words. */
const DRAWN =
  "img, svg, input, button, select, textarea, video, canvas, hr, iframe, meter, progress";

/** Whether a person without style sheets sees it. */
export function isShown(element: Element): boolean {
  if (element.matches("option")) return true;
  if (element.matches("input[type=hidden]") || element.closest("head")) return false;
  if (!isOpen(element)) return false;
  return wordsOf(element) !== "" || element.matches(DRAWN) || element.querySelector(DRAWN) !== null;
}

/** Neither it nor what it stands in is hidden or folded away. */
function isOpen(element: Element): boolean {
  if (isOff(element)) return false;
  const around = element.parentElement;
  if (!around) return true;
  const isFolded = around.matches("details:not([open])");
  if (isFolded && around.querySelector(":scope > summary") !== element) return false;
  return isOpen(around);
}

function isOff(element: Element): boolean {
  return (
    element.hasAttribute("hidden") ||
    element.matches("template, script, style, dialog:not([open]), [popover]:not([data-shown])") ||
    /display:\s*none|visibility:\s*hidden/.test(element.getAttribute("style") ?? "")
  );
}

/** Whether a screen reader comes across it. */
export function isTold(element: Element): boolean {
  return isOpen(element) && !element.closest("[aria-hidden=true]");
}

/** All its words, without what is never read, in one line. */
export function wordsOf(element: Element): string {
  return oneLine(rawWords(element));
}

export function rawWords(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (/^(script|style|noscript|template)$/i.test(node.nodeName)) return "";
  return [...node.childNodes].map(rawWords).join("");
}

export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u200b\u00ad]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export function roleOf(element: Element): string | null {
  const given = element.getAttribute("role")?.trim().split(/\s+/)[0];
  if (given) return given;
  switch (element.localName) {
    case "section":
      return nameOf(element) ? "region" : null;
    case "form":
      return nameOf(element) ? "form" : null;
    case "header":
    case "footer":
      if (element.closest("article, aside, main, nav, section")) return null;
      return element.localName === "header" ? "banner" : "contentinfo";
    case "th":
      return element.getAttribute("scope") === "row" ? "rowheader" : "columnheader";
    case "a":
      return element.hasAttribute("href") ? "link" : null;
    case "summary":
      return null;
    case "search":
      return "search";
    default:
      return getRole(element);
  }
}

// Asking for styles is dear, and none are loaded.
const look = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: ((element: Element) => ({
    display: displayOf(element),
    getPropertyValue: (name: string) => (name === "display" ? displayOf(element) : ""),
  })) as unknown as typeof getComputedStyle,
};

function displayOf(element: Element): string {
  if (isOff(element)) return "none";
  // What only screen readers get is taken out of its line.
  return BLOCKS.has(element.tagName) || element.classList.contains("vh") ? "block" : "inline";
}

export function nameOf(element: Element): string {
  return oneLine(computeAccessibleName(element, look));
}

export function descriptionOf(element: Element): string {
  return oneLine(computeAccessibleDescription(element, look));
}

/** The words that label it: of other elements, its own attribute, or its labels. */
export function labelsOf(element: Element): string[] {
  const ids = element.getAttribute("aria-labelledby");
  if (ids) {
    const named = ids.split(/\s+/).map((id) => element.ownerDocument.getElementById(id));
    return named.flatMap((other) => (other ? [wordsOf(other)] : []));
  }
  const own = element.getAttribute("aria-label");
  if (own?.trim()) return [oneLine(own)];
  const { labels } = element as HTMLInputElement;
  return labels ? [...labels].map(wordsOf) : [];
}
