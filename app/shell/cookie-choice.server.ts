import { settings } from "#platform/settings.server.ts";

export type CookieChoice = "accepted" | "rejected";

const NAME = "cookie_choice";
const THIRTY_DAYS = 30 * 24 * 60 * 60;

// A plain word, not an encoded one: the page cache
// keeps one copy of a page per choice and reads the word from the request.
const pattern = new RegExp(`(?:^|;\\s*)${NAME}=(accepted|rejected)(?:;|$)`);

/** What somebody has chosen; null while they have not, and then nothing optional is set. */
export function cookieChoiceOf(request: Request): CookieChoice | null {
  const choice = pattern.exec(request.headers.get("cookie") ?? "")?.[1];
  return (choice as CookieChoice | undefined) ?? null;
}

/** On the parent domain where there is one, so that a microsite does not ask again. */
export function cookieChoiceHeader(
  choice: CookieChoice,
  { isSecure }: { isSecure: boolean },
): string {
  const { baseDomain } = settings();
  const domain = baseDomain.includes(".") ? `; Domain=${baseDomain}` : "";
  const secure = isSecure ? "; Secure" : "";
  return `${NAME}=${choice}; Max-Age=${THIRTY_DAYS}; Path=/${domain}; SameSite=Lax; HttpOnly${secure}`;
}
