/** Words of Markdown as plain data that a Typst template prints (templates/books/blocks.typ). */
export type PrintInline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; children: readonly PrintInline[] }
  | { kind: "link"; url: string; children: readonly PrintInline[] }
  /** The number of a source, raised, which leads to its line. */
  | { kind: "note"; number: number }
  | { kind: "break" };

export type PrintBlock =
  | { kind: "heading"; level: number; children: readonly PrintInline[] }
  | { kind: "paragraph"; children: readonly PrintInline[] }
  | { kind: "list"; isOrdered: boolean; items: readonly (readonly PrintBlock[])[] }
  | {
      kind: "table";
      head: readonly (readonly PrintInline[])[];
      rows: readonly (readonly (readonly PrintInline[])[])[];
    }
  | { kind: "quote"; blocks: readonly PrintBlock[] };

/** Stands in Markdown where a source's number belongs; no keyboard has these signs. */
export const noteMark = (number: number) => `\u{E000}${number}\u{E001}`;
