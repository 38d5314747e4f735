import type {
  Changes,
  Collection,
  IndexShape,
  SearchAnswer,
  SearchDocument,
  SearchQuestion,
} from "./contract.ts";
import { answerFrom } from "./index/answer.ts";
import { segmentInSteps } from "./index/batch.ts";
import { bytesHeld, dumpSegments, loadSegments } from "./index/dump.ts";
import { type Layout, layoutOf } from "./index/layout.ts";
import { merge } from "./index/merge.ts";
import { kill, type Segment } from "./index/segment.ts";

export type DocumentIndex = Collection<SearchDocument, SearchQuestion, SearchAnswer>;

/** How long housekeeping works before it lets questions be answered. */
const TIDY_MILLIS = 5;
/** So many segments are merged, unless the largest is more than so much larger than the rest together. */
const FEW = 4;
const RATIO = 4;

/** An index of documents: arrays that never change, younger ones beside them, and deaths. */
export function createIndex(shape: IndexShape, tidyMillis = TIDY_MILLIS): DocumentIndex {
  return new Segments(layoutOf(shape), tidyMillis);
}

/** What older snapshots are compared with. */
export function shapeVersion(shape: IndexShape): string {
  return layoutOf(shape).version;
}

type Merging = { inputs: readonly Segment[]; steps: Generator<void, Segment>; late: Set<number> };

class Segments implements DocumentIndex {
  readonly #layout: Layout;
  readonly #tidyMillis: number;
  #segments: Segment[] = [];
  #merging: Merging | null = null;

  constructor(layout: Layout, tidyMillis: number) {
    this.#layout = layout;
    this.#tidyMillis = tidyMillis;
  }

  answer(question: SearchQuestion): SearchAnswer {
    return answerFrom(this.#segments, this.#layout, question);
  }

  apply(changes: Changes<SearchDocument>): void {
    for (const _step of this.applyInSteps(changes));
  }

  *applyInSteps({ changed, gone }: Changes<SearchDocument>): Generator<void, void> {
    const latest = new Map(changed.map((document) => [document.id, document]));
    for (const id of gone) latest.delete(id);
    const young =
      latest.size > 0 ? yield* segmentInSteps([...latest.values()], this.#layout) : null;
    for (const id of [...gone, ...latest.keys()]) this.#kill(id);
    if (young) this.#segments.push(young);
  }

  size(): number {
    return this.#segments.reduce((sum, { size, dead }) => sum + size - dead, 0);
  }

  bytes(): number {
    return this.#segments.reduce((sum, segment) => sum + bytesHeld(segment), 0);
  }

  tidy(): boolean {
    this.#merging ??= this.#begin();
    if (!this.#merging) return false;
    const end = performance.now() + this.#tidyMillis;
    do {
      const step = this.#merging.steps.next();
      if (step.done) return this.#swap(this.#merging, step.value);
    } while (performance.now() < end);
    return true;
  }

  dump(): Iterable<Uint8Array> {
    return dumpSegments(this.#segments, this.#layout);
  }

  *load(bytes: Uint8Array<ArrayBuffer>): Generator<void, void> {
    yield;
    this.#segments = loadSegments(bytes, this.#layout);
    this.#merging = null;
  }

  #kill(id: number): void {
    for (const segment of this.#segments) {
      if (!kill(segment, id)) continue;
      // A merge under way has counted it among the living: it dies there too, at the end.
      if (this.#merging?.inputs.includes(segment)) this.#merging.late.add(id);
    }
  }

  #swap({ inputs, late }: Merging, merged: Segment): boolean {
    for (const id of late) kill(merged, id);
    const others = this.#segments.filter((one) => !inputs.includes(one));
    this.#segments = [merged, ...others].filter(({ size }) => size > 0);
    this.#merging = null;
    return this.#due().length > 0;
  }

  #begin(): Merging | null {
    const inputs = this.#due();
    if (inputs.length === 0) return null;
    return { inputs, steps: merge(inputs, this.#layout), late: new Set() };
  }

  /** The most segments that are together not much smaller than their largest; or one with too many dead. */
  #due(): Segment[] {
    const bySize = this.#segments.toSorted((a, b) => b.size - a.size);
    let rest = bySize.reduce((sum, { size }) => sum + size, 0);
    for (let from = 0; from <= bySize.length - FEW; from++) {
      rest -= bySize[from]!.size;
      if (bySize[from]!.size < RATIO * rest) return bySize.slice(from);
    }
    return bySize.filter(({ size, dead }) => dead > 0 && dead * 3 > size).slice(0, 1);
  }
}
