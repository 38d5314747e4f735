/** Finds a document's number by its id: open addressing over the ids, half full at most. */
export class IdTable {
  readonly #ids: Float64Array;
  readonly #slots: Int32Array;
  readonly #shift: number;

  constructor(ids: Float64Array) {
    const bits = Math.max(2, 32 - Math.clz32(ids.length * 2));
    this.#ids = ids;
    this.#slots = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
  }

  static of(ids: Float64Array): IdTable {
    const table = new IdTable(ids);
    table.add(0, ids.length);
    return table;
  }

  /** A large table is filled in steps. */
  add(from: number, to: number): void {
    for (let document = from; document < to; document++) this.#put(document);
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  find(id: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = this.#slotOf(id); ; slot = (slot + 1) & mask) {
      const document = this.#slots[slot]! - 1;
      if (document < 0 || this.#ids[document] === id) return document;
    }
  }

  #put(document: number): void {
    const mask = this.#slots.length - 1;
    let slot = this.#slotOf(this.#ids[document]!);
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = document + 1;
  }

  #slotOf(id: number): number {
    return Math.imul(id ^ (id / 0x100000000), 0x9e3779b1) >>> this.#shift;
  }
}
