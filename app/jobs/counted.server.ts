import { isbot } from "isbot";

/** A person who came to look: no robot, and no browser that merely looks ahead. */
export function isPersonsVisit({ headers }: Request): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return !purpose.includes("prefetch") && !isbot(headers.get("user-agent"));
}
