/**
 * A path with its percent signs read, or null where it is no UTF-8 then. The result has to be used:
 * our bundler takes a bare `decodeURIComponent(path)` for a call without effect, and drops it.
 */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
