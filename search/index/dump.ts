import type { Layout } from "./layout.ts";
import { type Segment, segmentFrom } from "./segment.ts";

/** How the arrays of a segment lie in a dump: their kinds and lengths, and then themselves. */
type Header = { version: string; segments: { size: number; dead: number; parts: Part[] }[] };
type Part = { kind: keyof typeof kinds; length: number };

const kinds = { Float64Array, Int32Array, Uint32Array, Uint16Array, Uint8Array } as const;
type AnyArray = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** Everything of the segments as bytes. Only deaths change later, so only they are copied. */
export function dumpSegments(segments: readonly Segment[], { version }: Layout): Uint8Array[] {
  const arrays = segments.map(arraysOf);
  const header: Header = {
    version,
    segments: segments.map(({ size, dead }, at) => ({
      size,
      dead,
      parts: arrays[at]!.map((array) => ({ kind: kindOf(array), length: array.length })),
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(new Float64Array([text.length]).buffer);
  return [length, ...padded(text), ...arrays.flat().flatMap((array) => padded(bytesOf(array)))];
}

/** Takes a dump apart again; throws where it is of another shape or was cut. */
export function loadSegments(bytes: Uint8Array<ArrayBuffer>, layout: Layout): Segment[] {
  const length = new Float64Array(bytes.buffer, bytes.byteOffset, 1)[0]!;
  const text = bytes.subarray(8, 8 + length);
  const { version, segments } = JSON.parse(new TextDecoder().decode(text)) as Header;
  if (version !== layout.version) throw new Error("The dump is of an index of another shape");

  let at = bytes.byteOffset + 8 + toEight(length);
  return segments.map(({ size, dead, parts }) => {
    const arrays = parts.map(({ kind, length: count }) => {
      const array = new kinds[kind](bytes.buffer, at, count);
      at += toEight(array.byteLength);
      return array;
    });
    return segmentOfArrays(arrays, { size, dead, layout });
  });
}

export function bytesHeld(segment: Segment): number {
  const { pages, freshness, orders, valueSets, idTable } = segment;
  const sets = [...valueSets.values()].flatMap((own) => own.sets);
  const arrays = [...plainArrays(segment), ...pages, freshness, ...orders, ...sets];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) + idTable.bytes;
}

function plainArrays(segment: Segment): AnyArray[] {
  const { ids, alive, numbers, groups, learnt, firstList, counts, wheres, lexicon } = segment;
  return [
    alive,
    ids,
    ...numbers,
    ...groups,
    ...learnt.map(({ codes }) => codes),
    firstList,
    counts,
    wheres,
    lexicon.stems,
    lexicon.masks,
    lexicon.starts,
  ];
}

function arraysOf(segment: Segment): AnyArray[] {
  const { learnt, stems, lexicon, pages } = segment;
  const texts = [
    stems.join("\n"),
    lexicon.words.join("\n"),
    JSON.stringify(learnt.map(({ sets }) => sets)),
  ];
  const encoder = new TextEncoder();
  return [
    ...plainArrays({ ...segment, alive: segment.alive.slice() }),
    ...texts.map((text) => encoder.encode(text)),
    ...pages,
  ];
}

type Of = { size: number; dead: number; layout: Layout };

function segmentOfArrays(arrays: AnyArray[], { size, dead, layout }: Of): Segment {
  const left = arrays.values();
  const next = <Kind extends AnyArray>() => left.next().value as Kind;
  const many = <Kind extends AnyArray>(list: readonly unknown[]) => list.map(() => next<Kind>());

  const alive = next<Int32Array>();
  const ids = next<Float64Array>();
  const numbers = many<Int32Array>(layout.shape.numbers);
  const groups = many<Uint16Array>(layout.groups);
  const codes = many<Uint32Array>(layout.learnt);
  const [firstList, counts, wheres] = [
    next<Uint32Array>(),
    next<Uint32Array>(),
    next<Uint32Array>(),
  ];
  const [wordStems, masks, starts] = [next<Uint32Array>(), next<Int32Array>(), next<Uint32Array>()];
  const decoder = new TextDecoder();
  const [stems, words, sets] = [next(), next(), next()].map((text) => decoder.decode(text));
  const learntSets = JSON.parse(sets!) as string[][][];
  const segment = segmentFrom(
    {
      size,
      ids,
      numbers,
      groups,
      learnt: codes.map((own, at) => ({ codes: own, sets: learntSets[at]! })),
      firstList,
      counts,
      wheres,
      stems: lines(stems!),
      lexicon: { words: lines(words!), stems: wordStems, masks, starts },
      pages: [...left] as Uint8Array<ArrayBuffer>[],
    },
    layout,
  );
  return Object.assign(segment, { alive, dead });
}

function lines(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

function kindOf(array: AnyArray): Part["kind"] {
  return array.constructor.name as Part["kind"];
}

function bytesOf(array: AnyArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function padded(bytes: Uint8Array): Uint8Array[] {
  const missing = toEight(bytes.length) - bytes.length;
  return missing > 0 ? [bytes, new Uint8Array(missing)] : [bytes];
}

function toEight(bytes: number): number {
  return (bytes + 7) & ~7;
}
