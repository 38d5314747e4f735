import { settings } from "./settings.server.ts";

/** An address for a mail, on the main site or on a university's. */
export function linkTo(path: string, slug?: string | null): string {
  const { baseDomain, port } = settings();
  const host = slug ? `${slug}.${baseDomain}` : baseDomain;
  const isLocal = !baseDomain.includes(".");
  return isLocal ? `http://${host}:${port}${path}` : `https://${host}${path}`;
}
