type Prepare = NonNullable<typeof Error.prepareStackTrace>;

const OUTSIDE = /node_modules|^node:/;
const UNNAMED = new Error("");

/**
 * Playwright reads the stack of every call of its own, and has the lines of each file on it looked up in
 * source maps: a seventh of a worker's time. Files of packages have none, so only ours are looked up.
 */
export function lookUpOwnLinesOnly(): void {
  const lookUp = Error.prepareStackTrace;
  if (!lookUp) return;
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => lineOf(frame, lookUp));
    return `${error.name || "Error"}: ${error.message || ""}${lines.join("")}`;
  };
}

/** A test calls from the same few places again and again. */
const lines = new Map<string, string>();

function lineOf(frame: NodeJS.CallSite, lookUp: Prepare): string {
  const place = `${frame.getFileName()}:${frame.getPosition()}`;
  const known = lines.get(place);
  if (known !== undefined) return known;
  const line = writtenLine(frame, lookUp);
  // Code without a file is told apart by nothing else.
  if (frame.getFileName()) lines.set(place, line);
  return line;
}

function writtenLine(frame: NodeJS.CallSite, lookUp: Prepare): string {
  // Without the word that Playwright would take for a part of the path.
  if (OUTSIDE.test(frame.getFileName() ?? "node:"))
    return `\n    at ${String(frame).replace(/^async /, "")}`;
  const stack = String(lookUp(UNNAMED, [frame]));
  return stack.slice(stack.indexOf("\n"));
}
