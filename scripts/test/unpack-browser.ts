import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserFlags } from "#e2e/browser.ts";
import { packedBrowser, unpackedBrowser } from "#e2e/unpacked-browser.ts";

/**
 * Unpacks the browser that came with the packages, where it opens a window here: then it is there for
 * the next time. What goes wrong is no matter, since others are looked for then.
 */
export async function unpackBrowser(): Promise<void> {
  const isMeant = process.platform === "linux" && process.arch === "x64";
  if (!isMeant || process.env.CHROMIUM_PATH || unpackedBrowser()) return;
  try {
    await unpack(packedBrowser.folder);
  } catch (error) {
    // Of two who unpack it at once the first is in time, and its copy serves both.
    if (!unpackedBrowser()) console.error(`The browser of our packages is not used: ${error}`);
  }
}

/** Beside its place and then moved there, so that a run cut short leaves no half of it. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    await unpackInto(work);
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function unpackInto(work: string): Promise<void> {
  const program = join(work, "chromium");
  writeFileSync(program, contentOf(packedBrowser.program), { mode: 0o755 });
  if (await opens(program)) return;
  giveLibraries(work);
  if (!(await opens(program))) throw new Error("it opens no window");
}

/** That it says its version would be little: what it needs may be missing only once it opens a window. */
async function opens(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** A program of the same name that starts it with the libraries of the package. */
function giveLibraries(work: string): void {
  const archive = contentOf(packedBrowser.libraries);
  spawnSync("tar", ["-xf", "-", "-C", work], { input: archive });
  renameSync(join(work, "chromium"), join(work, "program"));
  writeFileSync(join(work, "chromium"), WITH_LIBRARIES, { mode: 0o755 });
}

const WITH_LIBRARIES = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" exec "$here/program" "$@"
`;

function contentOf(compressed: string): Buffer {
  return brotliDecompressSync(readFileSync(compressed));
}
