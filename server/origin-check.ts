import { postingAt } from "#addresses/posting.ts";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export function isWrite(method: string) {
  return WRITES.has(method);
}

/**
 * May this write go on? A browser names the page it comes from, in Origin and
 * in Sec-Fetch-Site, and a page cannot forge either. A microsite is another
 * origin too: it must not post to a different university's site.
 *
 * Neither header means it is not a browser (a script, curl). That is let
 * through: a forged request needs a victim's browser, and browsers have sent
 * Origin with every cross-origin POST since 2020.
 */
export function isOwnWrite(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return false;

  const origin = headers.get("origin");
  return origin === null || origin === ownOrigin;
}

const SIGNED = /^[\w-]+\.[\w.-]+$/;

/**
 * The writes that may come from anywhere: leaving job mails or visa reminders by the
 * link in one of them (RFC 8058). Mail providers send it for their readers, without
 * cookies and from their own pages. Its signature is the permission.
 */
export function isOneClickUnsubscribe(method: string, target: string): boolean {
  const path = pathOf(target);
  const { signature } = postingAt(path);
  if (method !== "POST" || signature === undefined) return false;
  if (signature === "path") return SIGNED.test(path.slice(path.lastIndexOf("/") + 1));
  return Boolean(new URLSearchParams(target.slice(path.length)).get("s"));
}

/** The writes of which nobody asks whose page they come from. */
export function isOpenWrite(method: string, target: string): boolean {
  const { isOpenToAll = false, isSignedInside = false } = postingAt(pathOf(target));
  const isOpen = method === "POST" && (isOpenToAll || isSignedInside);
  return isOpen || isOneClickUnsubscribe(method, target);
}

function pathOf(target: string): string {
  return target.split("?", 1)[0]!;
}
