/**
 * Lists of document numbers in pages of fixed size, so that a growing index never
 * copies what it has. A list is a bitmap where more than one document in `DENSE`
 * is in it, else gaps in as few bytes as they need.
 */

const PAGE_BITS = 22;
const PAGE_BYTES = 1 << PAGE_BITS;
/** The first page grows from here: most segments are of a few documents that have just changed. */
const FIRST_BYTES = 1 << 12;
const DENSE = 24;

export type Pages = readonly Uint8Array<ArrayBuffer>[];

export function isDense(count: number, size: number): boolean {
  return count * DENSE > size;
}

export class PageWriter {
  readonly #pages: Uint8Array<ArrayBuffer>[] = [];
  #used = PAGE_BYTES;

  /** Writes values that only grow, as gaps. */
  writeGaps(values: Uint32Array, count: number): number {
    const where = this.#reserve(count * 5);
    const page = this.#pages.at(-1)!;
    let at = this.#used;
    let last = -1;
    for (let n = 0; n < count; n++) {
      let gap = values[n]! - last - 1;
      last = values[n]!;
      while (gap > 127) {
        page[at++] = (gap & 127) | 128;
        gap >>>= 7;
      }
      page[at++] = gap;
    }
    this.#used = at;
    return where;
  }

  writeBitmap(bits: Int32Array): number {
    const where = this.#reserve(bits.byteLength + 4);
    const aligned = (this.#used + 3) & ~3;
    const page = this.#pages.at(-1)!;
    page.set(new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength), aligned);
    this.#used = aligned + bits.byteLength;
    return where + (aligned - (where & (PAGE_BYTES - 1)));
  }

  /** The pages, the last one cut to what is used. */
  finish(): Pages {
    const last = this.#pages.pop();
    if (last) this.#pages.push(last.slice(0, (this.#used + 7) & ~7));
    return this.#pages;
  }

  #reserve(bytes: number): number {
    if (bytes > PAGE_BYTES) throw new RangeError("A list is longer than a page of the index");
    if (this.#used + bytes > PAGE_BYTES) {
      this.#pages.push(new Uint8Array(this.#pages.length === 0 ? FIRST_BYTES : PAGE_BYTES));
      this.#used = 0;
    }
    this.#growTo(this.#used + bytes);
    return (this.#pages.length - 1) * PAGE_BYTES + this.#used;
  }

  #growTo(bytes: number): void {
    const page = this.#pages.at(-1);
    if (!page || page.length >= bytes) return;
    const larger = new Uint8Array(Math.min(PAGE_BYTES, Math.max(2 * page.length, bytes)));
    larger.set(page);
    this.#pages[this.#pages.length - 1] = larger;
  }
}

/** Reads values written as gaps into `into`. */
export function readGaps(pages: Pages, where: number, count: number, into: Uint32Array): void {
  const page = pages[where >>> PAGE_BITS]!;
  let at = where & (PAGE_BYTES - 1);
  let last = -1;
  for (let n = 0; n < count; n++) {
    let byte = page[at++]!;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = page[at++]!;
      gap |= (byte & 127) << shift;
    }
    last += (gap >>> 0) + 1;
    into[n] = last;
  }
}

export function bitmapAt(pages: Pages, where: number, words: number): Int32Array {
  const page = pages[where >>> PAGE_BITS]!;
  return new Int32Array(page.buffer, page.byteOffset + (where & (PAGE_BYTES - 1)), words);
}
