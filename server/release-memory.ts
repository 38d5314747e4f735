import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects this thread's garbage once, and gives the room back to the system, which an ordinary
 * collection does not. Loading the demo leaves some 150 MB of it, and so do pages made ahead and an
 * index that was read. A process that then rests would hold it for hours: V8 collects when it needs
 * room, not when it has nothing to do.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", flavor: "last-resort", execution: "sync" });
}
