import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { tools } from "#domain/site-search/tools.ts";
import { decide, type Visit } from "#rules/access/decide.ts";

const toolPaths = new Set(tools.map(({ path }) => path));
const written = addresses.filter(
  ({ file, path }) => /^(public|employer)\//.test(file) || toolPaths.has(path),
);

/**
 * The addresses whose pages a visitor may find: those the guard would open to them. A tool that
 * only wants an account is shown to a guest all the same, since signing in leads on to it.
 */
export function openPatterns(visit: Visit): string[] {
  return written.filter((address) => isFindable(address, visit)).map(({ path }) => path);
}

function isFindable(address: Address, visit: Visit): boolean {
  if (decide(address, visit).kind === "allow") return true;
  const isGuest = visit.visitor.kind === "guest" && !visit.isMicrosite;
  return isGuest && address.access === "login" && toolPaths.has(address.path);
}
