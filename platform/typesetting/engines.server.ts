import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brandFonts, type ThreadStart } from "./document.ts";
import { fontPaths } from "./fonts.server.ts";
import { withMaxMemory } from "./wasm-memory.ts";

/** The most a thread's documents may use together; the engine itself takes about a quarter. */
export const MAX_MEGABYTES = 256;

const { resolve } = createRequire(import.meta.url);
let starting: Promise<ThreadStart> | undefined;

/** Both engines compiled, off this thread, once for the life of the process. */
export function threadStart(): Promise<ThreadStart> {
  starting ??= prepare();
  return starting;
}

async function prepare(): Promise<ThreadStart> {
  const [compiler, renderer] = await Promise.all(
    ["@myriaddreamin/typst-ts-web-compiler/wasm", "@myriaddreamin/typst-ts-renderer/wasm"].map(
      async (name) => WebAssembly.compile(limited(await readFile(resolve(name)))),
    ),
  );
  return { compiler: compiler!, renderer: renderer!, fonts: brandFonts.flatMap(fontPaths) };
}

function limited(wasm: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(withMaxMemory(wasm, MAX_MEGABYTES));
}
