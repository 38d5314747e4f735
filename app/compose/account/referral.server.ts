import { createCookie } from "react-router";
import { cookieChoiceOf } from "#app/shell/cookie-choice.server.ts";
import { settings } from "#platform/settings.server.ts";

/** Who sent somebody here. Optional, so it is set only for people who accepted optional cookies. */
const referralCookie = createCookie("waymark_referral", {
  httpOnly: true,
  maxAge: 30 * 24 * 60 * 60,
  path: "/",
  sameSite: "lax",
});

const shape = /^[a-z0-9][a-z0-9-]{0,59}$/i;

/** The code as an address gives it, or null for anything that cannot be one. */
export function referralCode(text: string | null): string | null {
  return text && shape.test(text) ? text : null;
}

/** The cookie that keeps the code for thirty days; null where it may not be set. */
export async function rememberReferral(
  request: Request,
  code: string | null,
): Promise<string | null> {
  if (!code || cookieChoiceOf(request) !== "accepted") return null;
  const { baseDomain } = settings();
  return referralCookie.serialize(code, baseDomain.includes(".") ? { domain: baseDomain } : {});
}

/** The code somebody came with: in the address, or remembered from an earlier day. */
export async function readReferral(request: Request): Promise<string | null> {
  const inAddress = referralCode(new URL(request.url).searchParams.get("ref"));
  if (inAddress) return inAddress;
  const kept: unknown = await referralCookie.parse(request.headers.get("cookie"));
  return typeof kept === "string" ? referralCode(kept) : null;
}
