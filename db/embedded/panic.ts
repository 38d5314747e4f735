import type { Extension } from "@electric-sql/pglite";

/**
 * Hears when PostgreSQL gives up (it calls that a panic: the disk is full, a sync failed). PGlite
 * swallows it and lets the next query in, though only a restart, with its recovery, may go on.
 */
export function endOnPanic(panicked: (reason: string) => never): Extension {
  return {
    name: "end on panic",
    async setup(_engine, emscriptenOpts) {
      const { printErr } = emscriptenOpts;
      let lastWords = "PostgreSQL gave up";
      return {
        emscriptenOpts: {
          ...emscriptenOpts,
          printErr(line: string) {
            if (line.includes("PANIC:")) lastWords = line.slice(line.indexOf("PANIC:"));
            printErr(line);
          },
          onAbort: () => panicked(lastWords),
        },
      };
    },
  };
}
