import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserFlags } from "#e2e/browser.ts";
import { packedBrowser, unpackedBrowser } from "#e2e/unpacked-browser.ts";

/** Unpacks the browser that came with the packages, where it starts here: then it is there for the next time. */
export async function unpackBrowser(): Promise<void> {
  if (process.platform !== "linux" || process.arch !== "x64") return;
  if (!unpackedBrowser()) await unpack(packedBrowser.folder);
}

/** Beside its place and then moved there, so that a run cut short leaves no half of it. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  const program = join(work, "chromium");
  writeFileSync(program, contentOf(packedBrowser.program), { mode: 0o755 });
  if (!(await opens(program))) giveLibraries(work);
  if (await opens(program)) renameSync(work, folder);
  else rmSync(work, { recursive: true });
}

/** It may say its version and yet open no window: without root, where the system allows no sandbox to others. */
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
