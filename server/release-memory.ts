import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects garbage once. Loading the demo leaves some 150 MB of it, and so do pages made ahead. A
 * process that then rests would hold it for hours: V8 collects when it needs room, not when it has
 * nothing to do.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  collect();
}
