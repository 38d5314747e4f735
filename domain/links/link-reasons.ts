/** Why a link is not fine, as our staff read it. */
export const linkReasons = {
  "no-such-address": "We have no such address.",
  "no-such-page": "There is no such page, or it is not published.",
  "no-such-anchor": "The page has no heading with that name.",
  "not-https": "It does not begin with https://.",
  "private-address": "It points to a private network.",
  unreachable: "The site could not be reached.",
  "not-found": "The site says that the page does not exist.",
  "answered-badly": "The site answered with an error.",
  "not-for-robots": "The site blocks automatic checks. Check it yourself.",
  "too-many-redirects": "It redirects too many times.",
  "too-large": "The page is too large to check.",
  "too-slow": "The site took too long.",
} as const;

export type LinkReason = keyof typeof linkReasons;
