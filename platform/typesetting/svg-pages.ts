export type PageSize = { width: number; height: number };

const PAGE = /<g class="typst-page"[^>]*>/g;
const GLYPH = /<path id="([^"]+)" class="outline_glyph"[^>]*?(?:\/>|><\/path>)/g;
const CLIPS = /<defs class="clip-path">([\s\S]*?)<\/defs>/;

/**
 * The pages of a drawing, each as an SVG that stands alone: the shapes it uses and nothing
 * to select, follow or style. It is a picture; the words are beside it, in the editor.
 */
export function pagesOf(svg: string, sizes: readonly PageSize[]): string[] {
  const starts = [...svg.matchAll(PAGE)];
  const glyphs = new Map([...svg.matchAll(GLYPH)].map(([path, id = ""]) => [id, shape(path)]));
  const clips = CLIPS.exec(svg)?.[1] ?? "";
  return starts.map((start, index) => {
    const from = start.index + start[0].length;
    const to = starts[index + 1]?.index ?? svg.lastIndexOf("</svg>");
    return standalone(picture(svg.slice(from, to)), { glyphs, clips, size: sizes[index]! });
  });
}

type Shared = { glyphs: ReadonlyMap<string, string>; clips: string; size: PageSize };

function standalone(inner: string, { glyphs, clips, size }: Shared): string {
  const used = new Set([...inner.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id));
  const shapes = [...used].map((id) => glyphs.get(id) ?? "").join("");
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${shapes}${clips}</defs><path fill="#fff" d="M0 0h${width}v${height}H0z"/><g>${inner}</svg>`;
}

function shape(path: string): string {
  return path.replace(' class="outline_glyph"', "");
}

/** The prefix of a photo's address is declared on the drawing's root, which these pages do not have. */
function picture(inner: string): string {
  return inner
    .replace(/<g transform="scale\(16,-16\)"><foreignObject[\s\S]*?<\/foreignObject><\/g>/g, "")
    .replace(/<foreignObject[\s\S]*?<\/foreignObject>/g, "")
    .replace(/<a [^>]*>[\s\S]*?<\/a>/g, "")
    .replace(/ (?:data-tid|data-hint|class)="[^"]*"/g, "")
    .replace(/<g transform="[^"]*"><g><\/g><\/g>/g, "")
    .replace(/ xlink:href=/g, " href=")
    .replace(/ y="0"/g, "");
}
