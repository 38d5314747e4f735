import { type ComponentType, createElement, type ReactElement } from "react";

/** Some eight megabytes, of each cache: about a thousand cards, and the filters of two hundred searches. */
const MAX_CHARACTERS = 4_000_000;

type Write = (element: ReactElement) => string;
type Markup = Map<unknown, Map<string, string>>;

/**
 * Markup by the part that drew it and what it was drawn from. Kept in two halves: when the younger
 * is full the older one goes, and with it whatever nobody asked for meanwhile.
 */
export class MarkupCache {
  readonly #write: Write;
  readonly #maxCharacters: number;
  #younger: Markup = new Map();
  #older: Markup = new Map();
  #youngCharacters = 0;

  constructor(write: Write, maxCharacters = MAX_CHARACTERS) {
    this.#write = write;
    this.#maxCharacters = maxCharacters;
  }

  markupOf<Props extends object>(part: ComponentType<Props>, props: Props): string {
    const key = JSON.stringify(props);
    const known = this.#younger.get(part)?.get(key);
    if (known !== undefined) return known;

    const html =
      this.#older.get(part)?.get(key) ?? inOnePiece(this.#write(createElement(part, props)));
    this.#keep(part, key, html);
    return html;
  }

  #keep(part: unknown, key: string, html: string): void {
    if (this.#youngCharacters > this.#maxCharacters / 2) {
      this.#older = this.#younger;
      this.#younger = new Map();
      this.#youngCharacters = 0;
    }
    const ofPart = this.#younger.get(part) ?? new Map<string, string>();
    this.#younger.set(part, ofPart.set(key, html));
    this.#youngCharacters += key.length + html.length;
  }
}

/** React's texts are chains of a thousand small ones, which every page would walk again. */
function inOnePiece(chain: string): string {
  return Buffer.from(chain).toString();
}
