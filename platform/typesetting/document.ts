import type { FontFamily } from "./font-families.data.ts";
import type { LettersFault } from "./pdf/mend-letters.ts";
import type { PdfReading } from "./pdf/read-pdf.ts";

/** Those of the house, which every thread has from its start. */
export const brandFonts = ["atkinson", "bricolage"] as const satisfies readonly FontFamily[];

/** A document to be set: a template of ours, and data that it may only print. */
export type DocumentOrder = {
  /** A `.typ` file in our sources, such as "#content/briefs/employer-brief.typ". */
  template: `#${string}.typ`;
  /** Plain JSON. The template reads it from `sys.inputs.data`; it is never source text. */
  data: unknown;
  format: "pdf" | "svg";
  /** What the template sets words in; ours, where nothing is said. Others come as letters need them. */
  faces?: readonly FontFamily[];
  /** Pictures the template may show, by the name it calls them. */
  files?: Readonly<Record<string, Uint8Array>>;
};

/** The same, to be looked at page by page. */
export type PagesOrder = Omit<DocumentOrder, "format">;

export type DocumentLimits = {
  /** From the moment a thread begins with it. */
  milliseconds?: number;
};

/** "busy": too many wait already. "broken": the template cannot be set with this data. */
export type TypesetRefusal = "too-slow" | "too-big" | "busy" | "broken";

/** What a thread is started with: the engines, compiled once for all threads, and the files of our own fonts. */
export type ThreadStart = {
  compiler: WebAssembly.Module;
  renderer: WebAssembly.Module;
  fonts: readonly string[];
};

export type ThreadOrder = {
  /** The template and its neighbours, by file name. */
  sources: Readonly<Record<string, string>>;
  main: string;
  data: string;
  /** "finished" is a PDF that was checked and marked; "reading" is what a PDF says. */
  format: "pdf" | "finished" | "reading" | "svg" | "pages";
  families: readonly FontFamily[];
  files: Readonly<Record<string, Uint8Array>>;
};

/** Where a document ends, if its template says so: points from the top of its last page. */
export type DocumentEnd = { page: number; y: number; top: number; bottom: number; line: number };

/** One file; or an SVG for each page; or what a PDF says. */
export type SetDocument = {
  bytes: Uint8Array;
  pages: readonly string[];
  end: DocumentEnd | null;
  finished?: { pages: number; faults: readonly string[] };
  reading?: PdfReading;
  /** Why its glyphs do not say their own letters. */
  lettersFault?: LettersFault;
};

/** What a thread answers: that it is ready, a document, or that it could not be set. */
export type ThreadAnswer =
  | { kind: "ready" }
  /** `isFull`: what was reserved is used up, and whatever follows is slower. */
  | { kind: "done"; set: SetDocument; memory: number; isFull: boolean }
  | { kind: "broken"; why: string }
  /** The engine itself fell over and must not be used again. */
  | { kind: "fallen"; memory: number };
