/**
 * A thread that sets documents with Typst. It runs from source, reads no file and
 * reaches no network: templates, fonts and data are handed to it.
 */
import { parentPort, workerData } from "node:worker_threads";
import * as renderers from "@myriaddreamin/typst-ts-renderer";
import * as compilers from "@myriaddreamin/typst-ts-web-compiler";
import type { ThreadAnswer, ThreadOrder, ThreadStart } from "./document.ts";

const { compiler: compilerModule, renderer: rendererModule, fonts } = workerData as ThreadStart;
const { memory } = compilers.initSync({ module: compilerModule });
const compiler = await makeCompiler();
let renderer: renderers.TypstRenderer | undefined;

const WITHOUT_PATHS = 2;
/** Body, shapes and styles; the fourth part would be a script for selecting text. */
const WITHOUT_SCRIPT = 0b111;

parentPort!.on("message", (order: ThreadOrder) => tell(perform(order)));
tell(warmUp());

function tell(answer: ThreadAnswer): void {
  parentPort!.postMessage(answer);
}

/** The first document is slow, because code is made as it is run: better before anybody waits. */
function warmUp(): ThreadAnswer {
  const page = '#set text(font: "Atkinson Hyperlegible Next")\n= Warm\n- *up* #sys.inputs.data';
  perform({ sources: { "warm.typ": page }, main: "warm.typ", data: "{}", format: "pdf" });
  return { kind: "ready" };
}

async function makeCompiler(): Promise<compilers.TypstCompiler> {
  const builder = new compilers.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  return builder.build();
}

function perform({ sources, main, data, format }: ThreadOrder): ThreadAnswer {
  try {
    compiler.reset();
    compiler.reset_shadow();
    for (const [name, source] of Object.entries(sources)) compiler.add_source(`/${name}`, source);
    const set = compiler.compile(
      `/${main}`,
      [["data", data]],
      format === "pdf" ? "pdf" : "vector",
      WITHOUT_PATHS,
    ) as { result?: Uint8Array; diagnostics?: unknown };
    if (!set.result) return { kind: "broken", why: JSON.stringify(set.diagnostics ?? null) };
    const bytes = format === "pdf" ? set.result : drawn(set.result);
    return { kind: "done", bytes, memory: memory.buffer.byteLength };
  } catch (error) {
    // A trap of the engine leaves it in pieces; anything else is about this document.
    if (error instanceof WebAssembly.RuntimeError)
      return { kind: "fallen", memory: memory.buffer.byteLength };
    return { kind: "broken", why: String(error) };
  }
}

/** An SVG of all pages, one below the other. */
function drawn(vector: Uint8Array): Uint8Array {
  if (!renderer) {
    renderers.initSync({ module: rendererModule });
    renderer = new renderers.TypstRenderer();
  }
  const session = renderer.session_from_artifact(vector, "vector");
  try {
    return new TextEncoder().encode(renderer.svg_data(session, WITHOUT_SCRIPT));
  } finally {
    session.free();
  }
}
