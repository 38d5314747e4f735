import { isbot } from "isbot";

/** A person who came to look: no robot, and no browser that merely looks ahead. */
export function isPersonsVisit({ headers }: Request): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return !purpose.includes("prefetch") && !isbot(headers.get("user-agent"));
}

/**
 * A page is asked for again after a form on it, or in another zone: then it is itself
 * the page its reader comes from, and they have been counted. Nothing is kept to know it.
 */
export function isArrival({ headers, url }: Request): boolean {
  const from = URL.parse(headers.get("referer") ?? "");
  return from?.pathname !== new URL(url).pathname.replace(/\.data$/, "");
}
