/**
 * A thread that sets documents with Typst. It runs from source and reaches no network: templates
 * and data are handed to it, and the only files it reads are the fonts it is told of.
 */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import * as renderers from "@myriaddreamin/typst-ts-renderer";
import * as compilers from "@myriaddreamin/typst-ts-web-compiler";
import type {
  DocumentEnd,
  SetDocument,
  ThreadAnswer,
  ThreadOrder,
  ThreadStart,
} from "./document.ts";
import { finished } from "./pdf/finish.ts";
import { mendedLetters } from "./pdf/mend-letters.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { type PageSize, pagesOf } from "./svg-pages.ts";

const {
  compiler: compilerModule,
  renderer: rendererModule,
  fonts: first,
} = workerData as ThreadStart;
const engine = compilers.initSync({ module: compilerModule });
const { memory } = engine;
const compiler = await makeCompiler();
let renderer: renderers.TypstRenderer | undefined;
let mapped: string[] = [];
let reserved = 0;

/** Twice this much is reserved: some 60 CVs. In two pieces, which fit between fonts better than one. */
const RESERVED_BYTES = 32 * 1024 * 1024;
const WITHOUT_PATHS = 2;
/** Body, shapes and styles; the fourth part would be a script for selecting text. */
const WITHOUT_SCRIPT = 0b111;
const PDF = 1;
const VECTOR = 0;
const PAGED = 0;

parentPort!.on("message", async (message: ThreadMessage) => post(await answerTo(message)));
await useFonts(first);
post(warmUp());

/** `fonts` are the files of all it is to have from now on; null where they stay the same. */
type ThreadMessage = { order: ThreadOrder; fonts: readonly string[] | null };

function post(answer: ThreadAnswer): void {
  parentPort!.postMessage(answer);
}

async function answerTo({ order, fonts }: ThreadMessage): Promise<ThreadAnswer> {
  try {
    if (fonts) await useFonts(fonts);
  } catch (error) {
    if (isTrap(error)) return fallen();
    throw error;
  }
  return perform(order);
}

/** A trap of the engine leaves it in pieces. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}

function fallen(): ThreadAnswer {
  return { kind: "fallen", memory: memory.buffer.byteLength };
}

/** The first document is slow, because code is made as it is run: better before anybody waits. */
function warmUp(): ThreadAnswer {
  const page = '#set text(font: "Atkinson Hyperlegible Next")\n= Warm\n- *up* #sys.inputs.data';
  const order = { sources: { "warm.typ": page }, main: "warm.typ", data: "{}", files: {} };
  perform({ ...order, format: "finished", families: [] });
  perform({ ...order, format: "svg", families: [] });
  return { kind: "ready" };
}

/**
 * The engine asks for memory bit by bit and keeps what it was given. Each bit makes the thread collect
 * its garbage, which costs more than the setting itself, so it is given much at once, before anybody
 * waits: what is allocated and freed again stays with it. Nothing is written there, so the machine gives
 * no memory yet either. (These are the names of its malloc and free, as its own bindings call them.)
 */
function reserve(): void {
  const { __wbindgen_export: allocate, __wbindgen_export4: free } = engine;
  const pieces = [allocate(RESERVED_BYTES, 1), allocate(RESERVED_BYTES, 1)];
  for (const piece of pieces) free(piece, RESERVED_BYTES, 1);
  reserved = memory.buffer.byteLength;
}

async function makeCompiler(): Promise<compilers.TypstCompiler> {
  const builder = new compilers.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  return builder.build();
}

/**
 * The engine takes its fonts all at once and copies them. What it was handed is freed by hand: left
 * to the garbage collector, every change of fonts would leave the old ones behind.
 */
async function useFonts(paths: readonly string[]): Promise<void> {
  const builder = new compilers.TypstFontResolverBuilder();
  for (const path of paths) builder.add_raw_font(readFileSync(path));
  const resolver = await builder.build();
  compiler.set_fonts(resolver);
  resolver.free();
  reserve();
}

function perform(order: ThreadOrder): ThreadAnswer {
  try {
    const done = set(order);
    const bytes = memory.buffer.byteLength;
    return { kind: "done", set: done, memory: bytes, isFull: bytes > reserved };
  } catch (error) {
    // Anything but a trap is about this document.
    return isTrap(error) ? fallen() : { kind: "broken", why: String(error) };
  }
}

function set({ sources, main, data, format, files }: ThreadOrder): SetDocument {
  compiler.reset();
  for (const name of mapped) compiler.unmap_shadow(`/${name}`);
  mapped = Object.keys(files);
  for (const [name, source] of Object.entries(sources)) compiler.add_source(`/${name}`, source);
  for (const [name, bytes] of Object.entries(files)) compiler.map_shadow(`/${name}`, bytes);
  const world = compiler.snapshot("/", `/${main}`, [["data", data]]);
  // If the engine falls here, there is nothing left to be freed.
  const isDrawn = format === "svg" || format === "pages";
  const made = world.get_artifact(isDrawn ? VECTOR : PDF, WITHOUT_PATHS) as Made;
  try {
    return inFormat(made, format, world);
  } finally {
    world.free();
  }
}

type Made = { result?: Uint8Array; diagnostics?: unknown };

function inFormat(
  { result, diagnostics }: Made,
  format: ThreadOrder["format"],
  world: compilers.TypstCompileWorld,
): SetDocument {
  if (!result) throw new Error(JSON.stringify(diagnostics ?? null));
  if (format === "pdf") return { bytes: result, pages: [], end: null };
  if (format === "finished") return asFinished(result);
  if (format === "reading") return asReading(result);
  const { svg, sizes } = drawn(result);
  if (format === "svg") return { bytes: new TextEncoder().encode(svg), pages: [], end: null };
  return { bytes: new Uint8Array(), pages: pagesOf(svg, sizes), end: endOf(world) };
}

const nothing = { bytes: new Uint8Array(), pages: [], end: null };

/** Checking reads the whole file: here it has a limit, and holds nobody's page up. */
function asFinished(pdf: Uint8Array): SetDocument {
  const letters = mendedLetters(pdf);
  const { bytes, pages, faults } = finished(letters.bytes);
  const checks = faults.map(({ check }) => check);
  return { ...nothing, bytes, finished: { pages, faults: checks }, lettersFault: letters.fault };
}

function asReading(pdf: Uint8Array): SetDocument {
  const { bytes, fault } = mendedLetters(pdf);
  return { ...nothing, reading: readPdf(bytes), lettersFault: fault };
}

function endOf(world: compilers.TypstCompileWorld): DocumentEnd | null {
  const [end] = JSON.parse(world.query(PAGED, "<end>", "value")) as DocumentEnd[];
  return end ?? null;
}

/** An SVG of all pages, one below the other. */
function drawn(vector: Uint8Array): { svg: string; sizes: PageSize[] } {
  if (!renderer) {
    renderers.initSync({ module: rendererModule });
    renderer = new renderers.TypstRenderer();
  }
  const session = renderer.session_from_artifact(vector, "vector");
  try {
    const { pages_info: pages } = session;
    const sizes = Array.from({ length: pages.page_count }, (_none, index) => {
      const { width_pt: width, height_pt: height } = pages.page(index);
      return { width: points(width), height: points(height) };
    });
    return { svg: renderer.svg_data(session, WITHOUT_SCRIPT), sizes };
  } finally {
    session.free();
  }
}

function points(size: number): number {
  return Math.round(size * 1000) / 1000;
}
