import { createCookie, redirect } from "react-router";
import type { Refused } from "#domain/accounts/single-sign-on/entry/begin-sign-on.server.ts";

const MINUTES = 10;

/**
 * The secret of the browser that set out: of this site alone, so that nobody else can finish what
 * they began. Lax is enough: the way back always ends with a link that the browser follows.
 */
const browserCookie = createCookie("waymark_sso", {
  httpOnly: true,
  maxAge: MINUTES * 60,
  path: "/",
  sameSite: "lax",
});

export async function browserSecretOf(request: Request): Promise<string> {
  const secret: unknown = await browserCookie.parse(request.headers.get("cookie"));
  return typeof secret === "string" ? secret : "";
}

export function storeBrowserSecret(secret: string, isSecure: boolean): Promise<string> {
  return browserCookie.serialize(secret, { secure: isSecure });
}

/** The page that says why somebody was not let in, with the code for those who can look. */
export function failedPath({ reason, reference }: Refused, universityId: number | null): string {
  const query = new URLSearchParams({
    reason,
    ...(reference && { code: reference }),
    ...(universityId !== null && { university: String(universityId) }),
  });
  return `/sso/failed?${query}`;
}

/** On a site where somebody set out, else on this one. Its origin comes from our own database. */
export function redirectOn(origin: string | null, path: string) {
  return redirect(`${origin ?? ""}${path}`, 303);
}
