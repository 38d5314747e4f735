const MIN_SLOTS = 1 << 10;

/** The hash of a part of a text (FNV-1a), different for each purpose. */
export function hashOf(text: string, from: number, to: number, purpose: number): number {
  let hash = (0x811c9dc5 ^ purpose) | 0;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/**
 * Numbers filed under hashes, in arrays that grow. Two texts may share a hash, so
 * the caller compares the texts themselves.
 */
export class HashChains {
  #heads = new Int32Array(MIN_SLOTS).fill(-1);
  #next = new Int32Array(MIN_SLOTS);
  #hashes = new Int32Array(MIN_SLOTS);
  #values = new Int32Array(MIN_SLOTS);
  #size = 0;

  add(hash: number, value: number): void {
    if (this.#size === this.#next.length) this.#grow();
    const link = this.#size++;
    this.#hashes[link] = hash;
    this.#values[link] = value;
    this.#hang(link, hash);
  }

  /** The first link under a hash; -1 where there is none. */
  first(hash: number): number {
    return this.#sameFrom(this.#heads[hash & (this.#heads.length - 1)]!, hash);
  }

  following(link: number): number {
    return this.#sameFrom(this.#next[link]!, this.#hashes[link]!);
  }

  value(link: number): number {
    return this.#values[link]!;
  }

  bytes(): number {
    return 4 * (this.#heads.length + 3 * this.#next.length);
  }

  #sameFrom(start: number, hash: number): number {
    let link = start;
    while (link !== -1 && this.#hashes[link] !== hash) link = this.#next[link]!;
    return link;
  }

  #hang(link: number, hash: number): void {
    const bucket = hash & (this.#heads.length - 1);
    this.#next[link] = this.#heads[bucket]!;
    this.#heads[bucket] = link;
  }

  #grow(): void {
    this.#next = doubled(this.#next);
    this.#hashes = doubled(this.#hashes);
    this.#values = doubled(this.#values);
    this.#heads = new Int32Array(this.#heads.length * 2).fill(-1);
    for (let link = 0; link < this.#size; link++) this.#hang(link, this.#hashes[link]!);
  }
}

export function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
