import { createCookie } from "react-router";
import { cookieChoiceOf } from "#app/shell/cookie-choice.server.ts";
import { attributeReferral } from "#domain/referrals/attribute-referral.server.ts";
import { readVisit, type Visit, visitToken } from "#domain/referrals/visit.server.ts";
import { log } from "#platform/log.server.ts";
import { settings } from "#platform/settings.server.ts";
import { WINDOW_DAYS } from "#rules/referrals/attribution.ts";

/** Who sent somebody here. Optional, so it is set only for people who accepted optional cookies. */
const referralCookie = createCookie("waymark_referral", {
  httpOnly: true,
  maxAge: WINDOW_DAYS * 24 * 60 * 60,
  path: "/",
  sameSite: "lax",
});

const shape = /^[a-z0-9][a-z0-9-]{0,59}$/i;

/** The code as an address gives it, or null for anything that cannot be one. */
export function referralCode(text: string | null): string | null {
  return text && shape.test(text) ? text : null;
}

/** The cookie that keeps the visit for thirty days; null where it may not be set. */
export async function rememberReferral(request: Request, visit: Visit): Promise<string | null> {
  if (cookieChoiceOf(request) !== "accepted") return null;
  const { baseDomain } = settings();
  const domain = baseDomain.includes(".") ? { domain: baseDomain } : {};
  return referralCookie.serialize(visitToken(visit), domain);
}

/** The visit somebody came with, signed: in the address, or remembered from an earlier day. */
export async function readReferral(request: Request): Promise<string | null> {
  const inAddress = new URL(request.url).searchParams.get("ref");
  if (readVisit(inAddress, new Date())) return inAddress;
  const kept: unknown = await referralCookie.parse(request.headers.get("cookie"));
  return typeof kept === "string" && readVisit(kept, new Date()) ? kept : null;
}

/** Whatever goes wrong here, the account stands; the hourly task decides what was not decided. */
export async function countInvitation(userId: string): Promise<void> {
  try {
    await attributeReferral(userId);
  } catch (error) {
    log.error({ error, userId }, "An invitation could not be counted");
  }
}
