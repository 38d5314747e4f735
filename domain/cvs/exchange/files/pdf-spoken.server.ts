import type { getDocumentProxy } from "unpdf";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { pageContent } from "#platform/typesetting/pdf/page-content.ts";
import type { Run } from "#platform/typesetting/pdf/runs.ts";
import { isRightToLeft } from "#rules/cv/reading-direction.ts";
import { isShapes } from "./pdf-margins.ts";
import { gapBetween, isBeside, type Piece, ROOM, ROOM_IN_HEIGHTS } from "./pdf-pieces.server.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
export type Marked = ReadonlyMap<string, readonly Piece[]>;

/** The pieces of a page by their marks, in the letters that its maker wrote beside its shapes; null where pdf.js has them. */
export type Spoken = (page: number, marked: Marked) => Marked | null;

type Info = { Creator?: string; Language?: string };

/**
 * Of Hindi a font has shapes that are no letters, and Arabic is painted from the left. What they say
 * stands beside them ("ActualText", "ReversedChars"), which pdf.js leaves out or turns wrong: in files
 * of our own engine our own reader looks it up.
 */
export async function spokenWords(pdf: Pdf, bytes: Uint8Array): Promise<Spoken> {
  const { info } = (await pdf.getMetadata()) as { info: Info };
  if (!/^Typst\b/.test(info.Creator ?? "")) return () => null;
  const isTurned = isRightToLeft(info.Language ?? "");
  let file: PdfFile | undefined;
  return (page, marked) => {
    const pieces = [...marked.values()].flat();
    if (!isTurned && !pieces.some(({ str }) => isShapes(str))) return null;
    file ??= new PdfFile(bytes);
    const dict = file.pages()[page - 1];
    const before = [...marked.keys()].find((mark) => mark.includes(MARK))?.split(MARK)[0] ?? "";
    const runs = dict ? pageContent(file, dict).marked : new Map<number, readonly Run[]>();
    let last: readonly Piece[] = [];
    return new Map(
      [...runs].map(([id, said]) => {
        const mark = `${before}${MARK}${id}`;
        const drawn = (marked.get(mark) ?? []).filter(({ str }) => str.trim() !== "");
        const pieces = asPieces(said, drawn, { isTurned, isApart: isFar(last, drawn) });
        if (drawn.length > 0) last = drawn;
        return [mark, pieces];
      }),
    );
  };
}

/** pdf.js calls the fifth mark of a page "p241R_mc5". */
const MARK = "_mc";

/** Whether one mark stands on a line with the one before, with room between as between boxes. */
function isFar(before: readonly Piece[], drawn: readonly Piece[]): boolean {
  const [last, first] = [before.at(-1), drawn[0]];
  return last !== undefined && first !== undefined && isBeside(last, first)
    ? gapBetween(last, first) > first.height * ROOM_IN_HEIGHTS
    : false;
}

/** Signs between two contacts have room around them, and no space. */
const loneSign = /^\s*[·/|•]\s*$/;

function asPieces(
  runs: readonly Run[],
  drawn: readonly Piece[],
  { isTurned, isApart }: { isTurned: boolean; isApart: boolean },
): Piece[] {
  const height = Math.max(0, ...drawn.map((piece) => piece.height));
  const fontName = drawn[0]?.fontName ?? "";
  return runs.map(({ letters, isReversed, x, y }, at) => {
    const words = loneSign.test(letters) ? ` ${letters.trim()} ` : letters;
    return {
      str: at === 0 && isApart && /[\p{L}\p{N}]/u.test(words) ? `${ROOM}${words}` : words,
      hasEOL: false,
      height,
      width: 0,
      transform: [1, 0, 0, 1, x, y],
      fontName,
      spoken: { isReversed, isTurned },
    };
  });
}
