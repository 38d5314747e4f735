import type { WithPlain } from "./skip-what-was-judged.ts";

/**
 * Runs in the page, before axe. Contrast, sizes and underlines took most of axe's time, because it
 * rebuilds in script what the browser knows: where things are and what lies behind them. Here the
 * browser is asked. An element is plain where nothing can be doubted: words on one known colour that
 * no other box touches, a target that is large and touches no other or stands among words, a link
 * that is underlined or a box. All else is left to axe. Gives the rules that have something left.
 */
export function findRulesLeftForAxe(inside: string): string[] {
  type Colour = { r: number; g: number; b: number; a: number };
  type Box = { left: number; right: number; top: number; bottom: number };
  type Sight = { behind: Colour | null; within: Box | null; isFaded: boolean; isPicture: boolean };

  const left = new Set<string>();
  const plain: Record<string, Set<Element>> = {};
  (window as WithPlain).plain = plain;
  delete (window as WithPlain).changed;
  const sort = (rule: string, one: Element, isPlain: boolean) => {
    plain[rule] ??= new Set();
    if (isPlain) plain[rule].add(one);
    else left.add(rule);
  };

  const read = memo((text: string): Colour | null => {
    const [r, g, b, a = 1] = (/^rgba?\(([^)]*)\)$/.exec(text)?.[1] ?? "").split(", ").map(Number);
    return r === undefined || g === undefined || b === undefined ? null : { r, g, b, a };
  });
  const stylesOf = memo((one: Element) => getComputedStyle(one));
  const boxOf = memo((one: Element): Box => one.getBoundingClientRect());
  const isShown = memo((one: Element) => one.checkVisibility({ visibilityProperty: true }));

  /** The colour behind what an element holds, as far as it is certain, and where that colour ends. */
  const sightOf = memo((one: Element): Sight => {
    const { backgroundColor, backgroundImage, backgroundClip, ...styles } = pick(stylesOf(one));
    const around = one.parentElement
      ? sightOf(one.parentElement)
      : { behind: null, within: null, isFaded: false, isPicture: false };
    const isFaded = around.isFaded || Object.values(styles).some((value) => !isUsual(value));
    if (backgroundImage !== "none" || backgroundClip === "text") {
      return { behind: null, within: null, isFaded, isPicture: backgroundImage !== "none" };
    }
    const colour = read(backgroundColor);
    if (colour?.a === 0) return { ...around, isFaded };
    const behind = colour?.a === 1 ? colour : over(colour, around.behind);
    const isWhole = one === document.body || one === document.documentElement;
    const own = isWhole ? null : boxOf(one);
    const within = colour?.a === 1 ? own : common(own, around.within);
    return { behind, within, isFaded, isPicture: around.isPicture && colour?.a !== 1 };
  });

  const inRows = (elements: Element[], placeOf: (one: Element) => Box) => {
    const rows = new Map<number, Element[]>();
    for (const one of elements) {
      const { top, bottom } = placeOf(one);
      for (let row = Math.floor(top / 100); row <= bottom / 100; row++) {
        rows.set(row, [...(rows.get(row) ?? []), one]);
      }
    }
    return (box: Box, matters: (other: Element) => boolean) => {
      for (let row = Math.floor(box.top / 100); row <= box.bottom / 100; row++) {
        if (rows.get(row)?.some((other) => touch(box, placeOf(other)) && matters(other)))
          return true;
      }
      return false;
    };
  };

  /** On a layer that stays in the window, as a banner does: what it covers is judged as if scrolled away. */
  const isAfloat = memo((one: Element): boolean => {
    const { position, zIndex } = stylesOf(one);
    if (position === "fixed" && Number(zIndex) > 0) return true;
    return one.parentElement ? isAfloat(one.parentElement) : false;
  });
  /** Only for screen readers, or outside the page until it is focused. */
  const isOutOfSight = memo((one: Element): boolean => {
    const { left, right, top, bottom } = boxOf(one);
    if (right + scrollX <= 0 || bottom + scrollY <= 0) return true;
    const { overflow, clipPath } = stylesOf(one);
    if (clipPath === "inset(50%)") return true;
    const isCut = overflow !== "visible" || clipPath !== "none";
    if (isCut && right - left <= 1 && bottom - top <= 1) return true;
    return one.parentElement ? isOutOfSight(one.parentElement) : false;
  });
  const mattersTo = (one: Element) => (other: Element) =>
    other !== one && (isAfloat(one) || !isAfloat(other));

  const BOXES = new Set([
    ...["block", "flex", "grid", "list-item"],
    ...["inline-block", "inline-flex", "inline-grid"],
  ]);
  const CONTROLS = "a[href], button, input, select, textarea, summary, area, audio, video, iframe";
  const NO_WIDGETS = "[role=region], [role=group], [role=tabpanel], [role=status], [role=alert]";
  const WIDGETS = `${CONTROLS}, [contenteditable], [tabindex][role]:not(${NO_WIDGETS})`;

  const isSeen = (one: Element) => isShown(one) && !isOutOfSight(one);
  const everything = [...document.body.querySelectorAll(":not(svg *, option)")].filter(isSeen);
  const asked = [...document.querySelectorAll(inside)].filter(isShown);
  const touchesPainted = inRows(everything.filter(isPainted), boxOf);
  const targetOf = memo((one: Element) => atLeast24(boxOf(one)));
  const isWidget = (one: Element) => one.matches(WIDGETS);
  const touchesTarget = inRows(everything.filter(isWidget), targetOf);

  for (const one of asked) {
    // axe passes over them too, after it has looked for them everywhere.
    if (isOutOfSight(one)) {
      sort("color-contrast", one, true);
      continue;
    }
    const words = boxesOfWords(one);
    sort("color-contrast", one, words.length === 0 || isReadable(one, words));
    if (isWidget(one)) {
      const isFree = !touchesTarget(targetOf(one), mattersTo(one));
      sort("target-size", one, isFree || isAmongWords(one));
    }
    if (one.matches("a[href], [role=link]")) sort("link-in-text-block", one, isKnownAsLink(one));
    if (isScrolled(one)) sort("scrollable-region-focusable", one, false);
  }
  return [...left];

  function isReadable(one: Element, words: Box[]): boolean {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStrokeWidth } =
      stylesOf(one);
    const { behind, within, isFaded, isPicture } = sightOf(one);
    // Of words on a picture axe says nothing either.
    if (isPicture) return true;
    const ink = over(read(color), behind);
    if (isFaded || !ink || !behind || textShadow !== "none") return false;
    if (webkitTextFillColor !== color || webkitTextStrokeWidth !== "0px") return false;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.67 && Number(fontWeight) >= 700);
    if (contrast(ink, behind) < (isLarge ? 3.05 : 4.55)) return false;
    const matters = mattersTo(one);
    const isFree = (box: Box) =>
      holds(within, box) && !touchesPainted(box, (other) => !other.contains(one) && matters(other));
    return words.every(isFree);
  }

  function boxesOfWords(one: Element): Box[] {
    if (one.matches("svg *, option")) return [];
    if (one.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=range])")) {
      return [withoutPadding(one)];
    }
    return [...one.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  }

  /** Where the words of a field are: beside the icon that lies on its padding. */
  function withoutPadding(one: Element): Box {
    const { left, right, top, bottom } = boxOf(one);
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = stylesOf(one);
    return {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
      top: top + Number.parseFloat(paddingTop),
      bottom: bottom - Number.parseFloat(paddingBottom),
    };
  }

  function isPainted(one: Element): boolean {
    if (one === document.body) return false;
    if (one.matches("img, svg, video, canvas, iframe, object, embed")) return true;
    const { backgroundColor, backgroundImage } = stylesOf(one);
    return backgroundImage !== "none" || read(backgroundColor)?.a !== 0;
  }

  /** The room a small target needs to itself. */
  function atLeast24({ left, right, top, bottom }: Box): Box {
    const x = Math.max(0, 24 - (right - left)) / 2;
    const y = Math.max(0, 24 - (bottom - top)) / 2;
    return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
  }

  /** An inline link among words: axe's rule about sizes passes over it. */
  function isAmongWords(one: Element): boolean {
    const block = blockAround(one);
    if (!block || stylesOf(one).display !== "inline") return false;
    const within = [...block.querySelectorAll("*")];
    // What begins a line of its own would have to be told apart.
    if (within.some((each) => each.matches("br, hr") || !isInline(each))) return false;
    const widgets = within.filter(
      (each) => isWidget(each) && !each.parentElement?.closest(WIDGETS),
    );
    return lettersIn(block) > widgets.reduce((sum, widget) => sum + lettersIn(widget), 0);
  }

  function isInline(one: Element): boolean {
    return stylesOf(one).display.startsWith("inline");
  }

  function blockAround(one: Element): Element | null {
    let block = one.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    return block;
  }

  /** A box of its own; or underlined where what is around is not; or in a block that holds no words but its links'. */
  function isKnownAsLink(one: Element): boolean {
    if (BOXES.has(stylesOf(one).display)) return true;
    const block = blockAround(one);
    if (!block) return false;
    const isUnderlined = (each: Element) => stylesOf(each).textDecorationLine.includes("underline");
    if (isUnderlined(one)) return !isUnderlined(block);
    const links = [...block.querySelectorAll("a[href], [role=link]")];
    return lettersIn(block) === links.reduce((sum, link) => sum + lettersIn(link), 0);
  }

  function lettersIn(one: Element): number {
    return one.textContent.replaceAll(/\s/g, "").length;
  }

  function isScrolled(one: Element): boolean {
    const isWide = one.scrollWidth - one.clientWidth > 12;
    const isTall = one.scrollHeight - one.clientHeight > 12;
    if (!isWide && !isTall) return false;
    const { overflowX, overflowY } = stylesOf(one);
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    return (isWide && scrolls(overflowX)) || (isTall && scrolls(overflowY));
  }

  function pick(styles: CSSStyleDeclaration) {
    const { backgroundColor, backgroundImage, backgroundClip } = styles;
    const { opacity, filter, backdropFilter, mixBlendMode } = styles;
    return {
      ...{ backgroundColor, backgroundImage, backgroundClip },
      ...{ opacity, filter, backdropFilter, mixBlendMode },
    };
  }

  function isUsual(value: string): boolean {
    return value === "1" || value === "none" || value === "normal";
  }

  function over(above: Colour | null, below: Colour | null): Colour | null {
    if (!above || above.a === 1) return above;
    if (!below) return null;
    const mix = (one: number, other: number) => one * above.a + other * (1 - above.a);
    return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), a: 1 };
  }

  function contrast(one: Colour, other: Colour): number {
    const light = ({ r, g, b }: Colour) => {
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
    };
    const [first, second] = [light(one), light(other)];
    return Math.max(first, second) / Math.min(first, second);
  }

  function common(one: Box | null, other: Box | null): Box | null {
    if (!one || !other) return one ?? other;
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  /** The boxes of letters are a little higher than what is seen of them. */
  function holds(outer: Box | null, inner: Box): boolean {
    if (!outer) return true;
    const isAcross = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    return isAcross && inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;
  }

  function touch(one: Box, other: Box): boolean {
    const isAcross = one.left < other.right - 0.5 && other.left < one.right - 0.5;
    return isAcross && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
  }

  function memo<In, Out>(find: (one: In) => Out): (one: In) => Out {
    const known = new Map<In, Out>();
    return (one) => {
      const found = known.get(one);
      if (found !== undefined) return found;
      const made = find(one);
      known.set(one, made);
      return made;
    };
  }
}
