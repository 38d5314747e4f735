import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";
import { entries } from "./bundled-entries.ts";

/** The build has these in one file each (vite.config.ts), and browser tests start them. */
const built = ["#db/embedded/worker.ts", "#server/search/thread.ts"];
const fromSource = Object.keys(entries).filter(
  (entry) => !built.includes(entry) && !entry.startsWith("#test/"),
);

/** Every file is read, stripped of types and linked before the first line of any runs. */
const LOAD = `
const { parentPort, workerData } = require("node:worker_threads");
const say = (words) => parentPort.postMessage({ words });
import(workerData).then(() => say("loaded"), (error) => say(error.code ?? error.name));
`;

test.each(fromSource)("%s can be read from source, as the built app does", async (entry) => {
  const path = sourcePath(entry as `#${string}`);
  const thread = new Worker(LOAD, { eval: true, workerData: path, execArgv: [], stderr: true });
  try {
    // Nobody gave it anything to do, so its first line may fail; what it is made of may not.
    const { words } = await firstWords(thread);
    expect(words).not.toMatch(/^ERR_|SyntaxError/);
  } finally {
    await thread.terminate();
  }
});

/** What it says is kept from the start: two messages may come at once. */
async function firstWords(thread: Worker): Promise<{ words: string }> {
  for await (const [said] of on(thread, "message")) {
    if (typeof said?.words === "string") return said;
  }
  throw new Error("It said nothing.");
}
