/** A document to be set: a template of ours, and data that it may only print. */
export type DocumentOrder = {
  /** A `.typ` file in our sources, such as "#content/briefs/employer-brief.typ". */
  template: `#${string}.typ`;
  /** Plain JSON. The template reads it from `sys.inputs.data`; it is never source text. */
  data: unknown;
  format: "pdf" | "svg";
};

export type DocumentLimits = {
  /** From the moment a thread begins with it. */
  milliseconds?: number;
};

/** "busy": too many wait already. "broken": the template cannot be set with this data. */
export type TypesetRefusal = "too-slow" | "too-big" | "busy" | "broken";

/** What a thread is started with: the engines, compiled once for all threads, and the fonts. */
export type ThreadStart = {
  compiler: WebAssembly.Module;
  renderer: WebAssembly.Module;
  fonts: readonly Uint8Array[];
};

export type ThreadOrder = {
  /** The template and its neighbours, by file name. */
  sources: Readonly<Record<string, string>>;
  main: string;
  data: string;
  format: DocumentOrder["format"];
};

/** What a thread answers: that it is ready, a document, or that it could not be set. */
export type ThreadAnswer =
  | { kind: "ready" }
  | { kind: "done"; bytes: Uint8Array; memory: number }
  | { kind: "broken"; why: string }
  /** The engine itself fell over and must not be used again. */
  | { kind: "fallen"; memory: number };
