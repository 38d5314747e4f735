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

/**
 * Posted because an unsaved CV fits into no address, but it writes nothing: every pause in typing
 * asks for pages. Who asks is limited where the pages are drawn, one drawing at a time.
 */
export function isDrawing(target: string): boolean {
  return /^\/my-cvs\/[\w-]+\/preview(?:[?]|$)/.test(target);
}

/**
 * A pause in typing is saved, so a room full of people writing CVs saves far more often than it
 * sends forms. Each person's are counted where they are kept.
 */
export function isSaveOfPause(target: string): boolean {
  return /^\/my-cvs\/[\w-]+\/save(?:[?]|$)/.test(target);
}

const ONE_CLICK = [
  /^\/unsubscribe-job-newsletter\/[^/?]+\?(?:[^#]*&)?s=[^&]+/,
  /^\/visa-reminders\/stop\/[\w-]+\.[\w.-]+$/,
];

/**
 * The writes that may come from anywhere: leaving job mails or visa reminders by the
 * link in one of them (RFC 8058). Mail providers send it for their readers, without
 * cookies and from their own pages. Its signature is the permission.
 */
export function isOneClickUnsubscribe(method: string, target: string): boolean {
  return method === "POST" && ONE_CLICK.some((way) => way.test(target));
}
