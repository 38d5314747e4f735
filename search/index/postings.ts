import { readBits, wordsFor } from "./bits.ts";
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
  readonly #bits: Int32Array;
  readonly #rankBits: number;

  constructor(into: Into) {
    this.#into = into;
    this.#bits = new Int32Array(wordsFor(into.size));
    this.#rankBits = rankBitsFor(into.fields);
  }

  /** Postings of a frequent stem may come in any order. */
  add(postings: Uint32Array, count: number): void {
    const { writer, size, fields } = this.#into;
    if (!isDense(count, size)) {
      this.#note(count, writer.writeGaps(postings, count));
    } else {
      this.#addBitmap(postings, count, -1);
      for (let rank = 0; rank < fields - 1; rank++) this.#addBitmap(postings, count, rank);
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

  /** Of one field, or (-1) of all. */
  #addBitmap(postings: Uint32Array, count: number, rank: number): void {
    const { writer, size } = this.#into;
    const documents = this.#gather(postings, count, rank);
    if (isDense(documents, size)) {
      this.#note(documents, writer.writeBitmap(this.#bits));
    } else {
      const chosen = new Uint32Array(documents);
      readBits(this.#bits, chosen);
      this.#note(documents, writer.writeGaps(chosen, documents));
    }
  }

  #gather(postings: Uint32Array, count: number, rank: number): number {
    const bits = this.#bits.fill(0);
    const rankBits = this.#rankBits;
    const mask = rank < 0 ? 0 : (1 << rankBits) - 1;
    const wanted = Math.max(0, rank);
    let documents = 0;
    for (let n = 0; n < count; n++) {
      const posting = postings[n]!;
      if ((posting & mask) !== wanted) continue;
      const document = posting >>> rankBits;
      bits[document >>> 5]! |= 1 << (document & 31);
      documents++;
    }
    return documents;
  }

  #note(count: number, where: number): void {
    this.#counts.push(count);
    this.#wheres.push(where);
  }
}
