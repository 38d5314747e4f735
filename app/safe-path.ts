import { isReadableTarget } from "#rules/readable-target.ts";

/**
 * A path on this site, or null. Anything a browser could read as another
 * site (`//evil`, `/\evil`, `https:`, control characters) is not a path, nor is "/%".
 */
export function safePath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/") || value.length > 2000) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which turns "/\t/evil" into "//evil".
  if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(value)) return null;

  const base = "http://here.invalid";
  const url = URL.parse(value, base);
  // Climbing ("/a/..//evil") can end in "//evil" once it is put straight.
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  // The server refuses it: nobody can come back to it.
  if (!isReadableTarget(url.pathname + url.search)) return null;
  return url.pathname + url.search + url.hash;
}
