import { randomInt } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { users } from "#db/schema/accounts.ts";
import { credentials, sessions, twoFactors, verifications } from "#db/schema/sign-in.ts";
import { log } from "#platform/log.server.ts";
import { type Settings, settings } from "#platform/settings.server.ts";
import { makeRecoveryCodes } from "../two-factor/recovery-codes.ts";
import { joinedDatabase, joinedFacts } from "./joined-transaction.server.ts";
import { CACHED_SECONDS, revisionOf } from "./revisions.server.ts";
import { sessionEndpoints } from "./session-endpoints.server.ts";

const DAY = 24 * 3600;
const COOKIE_PREFIX = "waymark";

type Auth = ReturnType<typeof makeAuth>;
type Kept = { secret: string; baseDomain: string; isSecure: boolean; auth: Auth };

const kept: Kept[] = [];

/**
 * The accounts library, set up for cookies that are Secure or, over plain http,
 * are not. The connection decides which, never the cookies: over https a cookie
 * without the prefix may have been planted by somebody on the way.
 */
export function authFor({ isSecure }: { isSecure: boolean }): Auth {
  const { appSecret: secret, baseDomain } = settings();
  const known = kept.find(
    (one) => one.isSecure === isSecure && one.secret === secret && one.baseDomain === baseDomain,
  );
  if (known) return known.auth;

  const auth = makeAuth(settings(), isSecure);
  kept.push({ secret, baseDomain, isSecure, auth });
  return auth;
}

// Its HTTP handler is not mounted anywhere: our screens call use cases, and
// those call the library's functions.
function makeAuth({ appSecret, baseDomain }: Settings, isSecure: boolean) {
  return betterAuth({
    appName: "Waymark",
    baseURL: `${isSecure ? "https" : "http"}://${baseDomain}`,
    secret: appSecret,
    telemetry: { enabled: false },
    // Only its message: what follows may hold personal data.
    logger: { level: "error", log: (_level, message) => log.error({ part: "accounts" }, message) },
    rateLimit: { enabled: false },
    database: drizzleAdapter(joinedDatabase, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 1000 },
    user: { additionalFields: userFields },
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      cookieCache: { enabled: true, maxAge: CACHED_SECONDS, version: revisionOf },
    },
    databaseHooks: { session: { create: { before: withRequest } } },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure,
      crossSubDomainCookies: { enabled: baseDomain.includes("."), domain: baseDomain },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({ issuer: "Waymark", backupCodeOptions, accountLockout }),
      sessionEndpoints(),
    ],
  });
}

/** A person who can enter codes has given the password: wrong ones may close the account for a while. */
export const MAX_WRONG_CODES = 10;
const accountLockout = { maxFailedAttempts: MAX_WRONG_CODES, durationSeconds: 15 * 60 };

const backupCodeOptions = {
  customBackupCodesGenerate: () => makeRecoveryCodes((limit) => randomInt(limit)),
};

/** Ours on top of the library's: carried by the session, never set through it. */
const userFields = {
  role: { type: "string", required: true, input: false },
  staffRole: { type: "string", required: false, input: false },
  officeRole: { type: "string", required: false, input: false },
  universityId: { type: "number", required: false, input: false },
  campusId: { type: "number", required: false, input: false },
  cihPremium: { type: "boolean", required: false, input: false },
  countryGuide: { type: "boolean", required: false, input: false },
  pageAccess: { type: "boolean", required: false, input: false },
  eraseAfter: { type: "date", required: false, input: false },
  hasPasskey: { type: "boolean", required: false, input: false },
  timeZone: { type: "string", required: false, input: false },
} as const;

// The library would read forwarded headers, which only the server may judge.
async function withRequest<Session extends object>(session: Session) {
  const facts = joinedFacts();
  if (!facts) return { data: session };
  return { data: { ...session, ipAddress: facts.clientAddress, userAgent: facts.userAgent } };
}
