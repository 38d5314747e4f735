import type { getDocumentProxy } from "unpdf";
import { otherThanName, type PageMargin } from "./pdf-margins.ts";
import { heightOf, linesOf, type Piece } from "./pdf-pieces.server.ts";
import type { Marked, Spoken } from "./pdf-spoken.server.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** The letters of a page by the mark that tags name them with. */
export type PageWords = {
  pieces: (id: string) => readonly Piece[];
  /** Where an annotation leads on the web, or "". */
  address: (id: string) => string;
  /** Whether these marks hold every letter but those of the page itself. */
  areAllIn: (ids: readonly string[]) => boolean;
  /** What the page says about itself, such as its number, or whatever its maker put at its head. */
  besides: readonly PageMargin[];
};

/** What a file says about itself: who made it, and how its shapes are read. */
export type Maker = { author: string; spoken: Spoken };

export async function wordsOfPage(page: Page, { author, spoken }: Maker): Promise<PageWords> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const marked = new Map<string, Piece[]>();
  const open: string[] = [];
  for (const item of items) {
    if ("str" in item) {
      const mark = open.at(-1) ?? "";
      const pieces = marked.get(mark);
      if (pieces) pieces.push(item);
      else marked.set(mark, [item]);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(markOf(item, open.at(-1) ?? ""));
  }
  const said = spoken(page.pageNumber, marked);
  const besides = marginLinesIn(marked);
  const annotations: readonly { id: string; url?: string }[] = await page.getAnnotations();
  const addresses = new Map(annotations.map(({ id, url }) => [id, url ?? ""]));
  return {
    pieces: (id) => (said ?? marked).get(id) ?? [],
    address: (id) => (/^https?:/i.test(addresses.get(id) ?? "") ? addresses.get(id)! : ""),
    areAllIn: (ids) => {
      const named = new Set([...ids, ARTIFACT]);
      const left = [...marked].filter(([mark]) => !named.has(mark)).flatMap(([, some]) => some);
      return !left.some(({ str }) => /[\p{L}\p{N}]/u.test(str));
    },
    besides: said ? otherThanName(besides, author) : besides,
  };
}

const ARTIFACT = "Artifact";

function marginLinesIn(marked: Marked): readonly PageMargin[] {
  const top = ([mark, pieces]: [string, readonly Piece[]]) =>
    mark === ARTIFACT ? [] : pieces.filter(({ str }) => str.trim()).map(heightOf);
  const highest = Math.max(-Infinity, ...[...marked].flatMap(top));
  const pieces = marked.get(ARTIFACT) ?? [];
  const [above, below] = [pieces.filter(isOver), pieces.filter((piece) => !isOver(piece))];
  function isOver(piece: Piece): boolean {
    return heightOf(piece) > highest;
  }
  return [
    ...linesOf(above).map((line) => ({ line, isAbove: true })),
    ...linesOf(below).map((line) => ({ line, isAbove: false })),
  ];
}

/** Marks within a mark are of it, unless they have a name of their own. */
function markOf({ tag, id }: { tag?: string; id?: string }, around: string): string {
  if (around === ARTIFACT || tag === ARTIFACT) return ARTIFACT;
  return id ?? around;
}
