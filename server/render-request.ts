import { isOpenWrite } from "./origin-check.ts";

/**
 * What React Router sees: the address as the visitor typed it, and no forwarded
 * headers, which past this point nobody could tell from forged ones. A render
 * that others may be waiting for goes on when its own visitor leaves.
 */
export function requestFor(
  raw: Request,
  url: string,
  { isShared }: { isShared: boolean },
): Request {
  const headers = new Headers(raw.headers);
  for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"])
    headers.delete(name);
  // React Router would refuse a foreign origin too.
  const { pathname, search } = new URL(url);
  if (isOpenWrite(raw.method, pathname + search)) headers.delete("origin");
  const isRead = raw.method === "GET" || raw.method === "HEAD";
  return new Request(url, {
    method: raw.method,
    headers,
    ...(isRead ? {} : { body: raw.body, duplex: "half" }),
    ...(isShared ? {} : { signal: raw.signal }),
  });
}
