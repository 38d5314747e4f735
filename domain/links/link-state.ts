import type { LinkReason } from "./link-reasons.ts";

/** A site that is away for a night or two is not broken yet. */
const NIGHTS = 3;

/** Sure at once: nobody has to ask twice. */
const sure: ReadonlySet<LinkReason> = new Set([
  "no-such-address",
  "no-such-page",
  "no-such-anchor",
  "not-https",
  "private-address",
]);

type State = { state: "fine" | "unsure" | "broken"; failures: number };

/** What a check makes of a link that had failed so often before. */
export function nextState(failuresBefore: number, reason: LinkReason | null): State {
  if (reason === null) return { state: "fine", failures: 0 };
  // A site that keeps robots out says nothing about the page.
  if (reason === "not-for-robots") return { state: "unsure", failures: 0 };
  const failures = failuresBefore + 1;
  const nights = reason === "not-found" ? 2 : NIGHTS;
  return { state: sure.has(reason) || failures >= nights ? "broken" : "unsure", failures };
}
