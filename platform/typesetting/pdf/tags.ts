import type { PdfFile } from "./file.ts";
import type { PageContent } from "./page-content.ts";
import { type Run, wordsOf } from "./runs.ts";
import { isName, type PdfDict, type PdfValue, textOf } from "./values.ts";

/** A node of the tag tree, as a screen reader meets it. */
export type Tag = {
  /** The standard name after the file's own names are translated: "H1", "L", "Link". */
  role: string;
  dict: PdfDict;
  kids: readonly (Tag | TagText | TagObject)[];
};
export type TagText = { page: number; id: number; runs: readonly Run[] };
/** An annotation of a page, such as the place of a link. */
export type TagObject = { object: PdfDict };

export type TagTree = { tags: readonly Tag[]; unknownRoles: readonly string[] };

const standard = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6
   L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot
   Ruby RB RT RP Warichu WT WP Figure Formula Form`.split(/\s+/),
);

export function tagTree(file: PdfFile, contents: readonly PageContent[]): TagTree {
  return new TreeReader(file, contents).read();
}

class TreeReader {
  private readonly file: PdfFile;
  private readonly contents: readonly PageContent[];
  private readonly pages: readonly PdfDict[];
  private readonly roles: PdfDict;
  private readonly root: PdfDict;
  private readonly unknown = new Set<string>();

  constructor(file: PdfFile, contents: readonly PageContent[]) {
    this.file = file;
    this.contents = contents;
    this.pages = file.pages();
    this.root = file.dict(file.root.get("StructTreeRoot"));
    this.roles = file.dict(this.root.get("RoleMap"));
  }

  read(): TagTree {
    const tags = this.kids(this.root, 0).filter((kid): kid is Tag => "role" in kid);
    return { tags, unknownRoles: [...this.unknown] };
  }

  private kids(dict: PdfDict, page: number): (Tag | TagText | TagObject)[] {
    return this.file.list(dict.get("K")).map((kid) => this.kid(kid, page));
  }

  private kid(value: PdfValue, page: number): Tag | TagText | TagObject {
    if (typeof value === "number") return this.textAt(page, value);
    const dict = this.file.dict(value);
    const own = dict.has("Pg") ? this.pages.indexOf(this.file.dict(dict.get("Pg"))) : page;
    if (dict.get("Type") === "/MCR") return this.textAt(own, Number(dict.get("MCID")));
    if (dict.get("Type") === "/OBJR") return { object: this.file.dict(dict.get("Obj")) };
    return { role: this.role(dict.get("S")), dict, kids: this.kids(dict, own) };
  }

  private textAt(page: number, id: number): TagText {
    return { page, id, runs: this.contents[page]?.marked.get(id) ?? [] };
  }

  private role(value: PdfValue | undefined, depth = 0): string {
    const name = isName(value) ? value.slice(1) : "";
    if (standard.has(name)) return name;
    const next = this.roles.get(name);
    if (next !== undefined && depth < 8) return this.role(next, depth + 1);
    this.unknown.add(name);
    return name;
  }
}

/** Every tag below and including these, in reading order. */
export function everyTag(tags: readonly Tag[]): Tag[] {
  const found: Tag[] = [];
  const walk = (kid: Tag["kids"][number]) => {
    if (!("role" in kid)) return;
    found.push(kid);
    kid.kids.forEach(walk);
  };
  tags.forEach(walk);
  return found;
}

/** All words under a tag. A replacement its maker wrote stands for what is painted. */
export function wordsUnder(tag: Tag, isRightToLeft = false): string {
  return wordsOf(runsUnder(tag), isRightToLeft);
}

function runsUnder(tag: Tag): Run[] {
  const runs = tag.kids.flatMap((kid) =>
    "role" in kid ? runsUnder(kid) : "runs" in kid ? kid.runs : [],
  );
  const actual = tag.dict.get("ActualText");
  if (actual === undefined) return runs;
  const { x = 0, y = 0 } = runs[0] ?? {};
  return [{ letters: textOf(actual), isReversed: false, x, endX: runs.at(-1)?.endX ?? x, y }];
}
