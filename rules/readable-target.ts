/**
 * False for a path that is no UTF-8 once decoded, and for U+0000 anywhere, which PostgreSQL can
 * neither store nor compare. A stray `%` in the query is what it looks like, as the URL standard
 * reads it: links in newsletters are full of them.
 */
export function isReadableTarget(target: string): boolean {
  if (target.includes("%00")) return false;
  const [path = ""] = target.split("?", 1);
  return decoded(path) !== null;
}

/** The result has to be used: our bundler drops a bare `decodeURIComponent` as a call without effect. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
