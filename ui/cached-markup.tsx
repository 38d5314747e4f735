import type { ComponentType } from "react";

/** What JSON can write: the same text, the same markup. Of numbers, those that it can: not NaN. */
export type Plain = PlainItem | undefined;

/** In a list JSON writes `undefined` as null, so that none may stand there. */
type PlainItem =
  | string
  | number
  | boolean
  | null
  | readonly PlainItem[]
  | { readonly [name: string]: Plain };

type CachedMarkupProps<Props> = {
  as: "article" | "aside" | "div" | "fieldset" | "footer" | "li" | "nav" | "p" | "ul";
  className?: string;
  id?: string;
  "aria-label"?: string;
  /**
   * Draws what stands within, from its props alone: no context, no `useId`, and no image, before
   * which React would write a preload.
   */
  part: ComponentType<Props>;
  props: Props & { [Name in keyof Props]: Plain };
};

type Cache = {
  markupOf: <Props extends object>(part: ComponentType<Props>, props: Props) => string;
};

let cache: Cache | null = null;

/** The server lends its cache; a browser has none, and renders the part itself. */
export function setMarkupCache(lent: Cache | null): void {
  cache = lent;
}

/**
 * A part that many pages repeat, such as a job's card: React writes it once on the server, and from
 * then on it is a text. Cards and filters were two thirds of what a board cost.
 */
export function CachedMarkup<Props extends object>(cached: CachedMarkupProps<Props>) {
  const { as: Element, part: Part, props, ...attributes } = cached;
  const html = import.meta.env.SSR && cache ? markupIn(cache, Part, props) : null;
  if (html === null) {
    return (
      <Element {...attributes}>
        <Part {...props} />
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Null where the part needs the page around it, as a link that is no plain path does: drawn in its place. */
function markupIn<Props extends object>(lent: Cache, part: ComponentType<Props>, props: Props) {
  try {
    return lent.markupOf(part, props);
  } catch {
    return null;
  }
}
