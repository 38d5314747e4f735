/** Why a link is not fine, as our staff read it. */
export const linkReasons = {
  "no-such-address": "We have no such address.",
  "no-such-page": "There is no such page, or it is not published.",
  "no-such-anchor": "The page has no heading of that name.",
  "not-https": "It does not begin with https://.",
  "private-address": "It leads into a private network.",
  unreachable: "The other side could not be reached.",
  "not-found": "The other side says that there is nothing there.",
  "answered-badly": "The other side answered with an error.",
  "not-for-robots": "The other side shows it to people alone. Look yourself.",
  "too-many-redirects": "It leads on and on.",
  "too-large": "The page is larger than we read.",
  "too-slow": "The other side took too long.",
} as const;

export type LinkReason = keyof typeof linkReasons;
