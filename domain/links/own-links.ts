import { matchPath } from "react-router";
import type { LinkReason } from "./link-reasons.ts";

/** A page with words, as links can name it. */
export type LinkTarget = { address: string; anchors: readonly string[] };

/** What our own links are compared with. */
export type OwnWeb = {
  /** Every pattern of the address table, but for the one that takes whatever is left. */
  patterns: readonly string[];
  /** Pages with words: their addresses, and the headings one can jump to. */
  targets: ReadonlyMap<string, LinkTarget>;
  /** Addresses that lead on to another. */
  moved: ReadonlySet<string>;
};

/** Patterns whose last blank is the slug of a page with words: it must be there. */
const ofPages = [
  "/blog/:slug",
  "/author/:slug",
  "/university-case-study/:slug",
  "/jobs-for/:slug",
  ["/country-guide", ":slug", ":section"].join("/"),
];

/** Why a link to ourselves leads nowhere; null where it leads somewhere. `from` is where it stands. */
export function ownLinkProblem(
  link: string,
  { patterns, targets, moved }: OwnWeb,
  from: string,
): LinkReason | null {
  const { pathname, hash } = new URL(link, `http://own.invalid${from}`);
  const path = pathname === "/" ? "/" : pathname.replace(/\/$/, "");
  if (moved.has(path)) return null;
  const target = targets.get(path);
  if (!patterns.some((pattern) => matchPath(pattern, path))) return "no-such-address";
  if (!target && ofPages.some((pattern) => matchPath(pattern, path))) return "no-such-page";
  const anchor = decodeURIComponent(hash.slice(1));
  return target && anchor && !target.anchors.includes(anchor) ? "no-such-anchor" : null;
}
