import { join } from "node:path";

// React chooses its fast or its talkative build when it is first loaded, so
// this must be said before anything imports it: hence the import below.
process.env.NODE_ENV ??= "production";

const { runProcess } = await import("./run-process.ts");

// This file becomes build/server/index.js; the browser's files lie beside its folder.
await runProcess({
  what: process.argv[2],
  entry: import.meta.filename,
  clientFolder: join(import.meta.dirname, "..", "client"),
});
