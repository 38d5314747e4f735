import { addAll, countOf, put, readBits, wordsFor } from "./bits.ts";
import { isDense, type PageWriter } from "./pages.ts";
import { rankBitsFor } from "./segment.ts";

type Into = { writer: PageWriter; size: number; fields: number };

/** Where the lists of each stem lie. */
export type Lists = { firstList: Uint32Array; counts: Uint32Array; wheres: Uint32Array };

/**
 * A rare stem is one list of postings. A frequent one is a bitmap of its documents
 * and, for every field but the least, a list of the documents that have it best there.
 */
export class ListsWriter {
  readonly #into: Into;
  readonly #firstList: number[] = [0];
  readonly #counts: number[] = [];
  readonly #wheres: number[] = [];
  /** For each field, the documents that have the stem best there. */
  readonly #byRank: readonly Int32Array[];

  constructor(into: Into) {
    this.#into = into;
    const words = wordsFor(into.size);
    this.#byRank = Array.from({ length: into.fields }, () => new Int32Array(words));
  }

  /** Postings of a frequent stem may come in any order. */
  add(postings: Uint32Array, count: number): void {
    const { writer, size, fields } = this.#into;
    if (!isDense(count, size)) {
      this.#note(count, writer.writeGaps(postings, count));
    } else {
      this.#sort(postings, count);
      const all = this.#byRank[fields - 1]!;
      for (const better of this.#byRank.slice(0, -1)) addAll(all, better);
      this.#note(count, writer.writeBitmap(all));
      for (const better of this.#byRank.slice(0, -1)) this.#addRank(better);
    }
    this.#firstList.push(this.#counts.length);
  }

  finish(): Lists {
    return {
      firstList: new Uint32Array(this.#firstList),
      counts: new Uint32Array(this.#counts),
      wheres: new Uint32Array(this.#wheres),
    };
  }

  #sort(postings: Uint32Array, count: number): void {
    const byRank = this.#byRank;
    const rankBits = rankBitsFor(byRank.length);
    const mask = (1 << rankBits) - 1;
    for (const bits of byRank) bits.fill(0);
    for (let n = 0; n < count; n++) put(byRank[postings[n]! & mask]!, postings[n]! >>> rankBits);
  }

  #addRank(bits: Int32Array): void {
    const { writer, size } = this.#into;
    const count = countOf(bits);
    if (isDense(count, size)) {
      this.#note(count, writer.writeBitmap(bits));
      return;
    }
    const documents = new Uint32Array(count);
    readBits(bits, documents);
    this.#note(count, writer.writeGaps(documents, count));
  }

  #note(count: number, where: number): void {
    this.#counts.push(count);
    this.#wheres.push(where);
  }
}
