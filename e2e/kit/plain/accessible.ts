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
  const isFolded = around.tagName === "DETAILS" && !around.hasAttribute("open");
  if (isFolded && element.tagName !== "SUMMARY") return false;
  return isOpen(around);
}

// Attribute by attribute: selectors take ten times as long, and this is asked of everything around everything.
function isOff(element: Element): boolean {
  const { tagName } = element;
  if (element.hasAttribute("hidden") || (tagName !== "NOSCRIPT" && NEVER_READ.has(tagName)))
    return true;
  if (tagName === "DIALOG" && !element.hasAttribute("open")) return true;
  if (element.hasAttribute("popover") && !element.hasAttribute("data-shown")) return true;
  return /display:\s*none|visibility:\s*hidden/.test(element.getAttribute("style") ?? "");
}

/** Whether a screen reader comes across it. */
export function isTold(element: Element): boolean {
  return isOpen(element) && !element.closest("[aria-hidden=true]");
}

const lines = new WeakMap<Element, string>();

/** All its words, without what is never read, in one line. No script changes them, so they are put together once. */
export function wordsOf(element: Element): string {
  const known = lines.get(element);
  if (known !== undefined) return known;
  const line = oneLine(rawWords(element));
  lines.set(element, line);
  return line;
}

const raw = new WeakMap<Node, string>();

export function rawWords(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  const known = raw.get(node);
  if (known !== undefined) return known;
  let words = "";
  if (!NEVER_READ.has(node.nodeName)) {
    for (let child = node.firstChild; child; child = child.nextSibling) words += rawWords(child);
  }
  raw.set(node, words);
  return words;
}

export const NEVER_READ = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);

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
  const simple = isNamedByWords(element) ? simpleWords(element) : null;
  return oneLine(simple ?? computeAccessibleName(element, look));
}

/** Of most links, buttons and headings the name is their words; asking the standard's whole way takes a hundred times as long. */
function isNamedByWords(element: Element): boolean {
  if (!/^(A|BUTTON|H[1-6]|TD|TH)$/.test(element.tagName)) return false;
  return !NAMING.some((name) => element.hasAttribute(name));
}

const NAMING = ["aria-label", "aria-labelledby", "title", "role", "aria-owns"];

/** Null where something within is not only words. */
function simpleWords(element: Element): string | null {
  let words = "";
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) words += child.nodeValue ?? "";
    if (child.nodeType !== 1) continue;
    const inner = child as Element;
    if (inner.getAttribute("aria-hidden") === "true") continue;
    if (NOT_WORDS.has(inner.tagName.toUpperCase())) return null;
    if (NAMING.some((name) => inner.hasAttribute(name)) || isOff(inner)) return null;
    const within = simpleWords(inner);
    if (within === null) return null;
    words += displayOf(inner) === "inline" ? within : ` ${within} `;
  }
  return words;
}

const NOT_WORDS = new Set(
  "IMG SVG INPUT SELECT TEXTAREA VIDEO AUDIO OBJECT IFRAME SLOT".split(" "),
);

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
