import { createAuthEndpoint } from "better-auth/api";
import { deleteSessionCookie, setCookieCache, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { outdateSessions } from "./revisions.server.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** The library's own calls that we need and it does not have. None is reachable over HTTP. */
export function sessionEndpoints() {
  return {
    id: "waymark-sessions" as const,
    endpoints: {
      openSession,
      openVerifiedSession,
      cacheSession,
      closeSession,
      markDevice,
      findChallenged,
    },
  };
}

const opening = {
  method: "POST",
  body: z.object({ userId: z.string(), remember: z.boolean() }),
} as const;

type Opening = { body: { userId: string; remember: boolean } } & Parameters<
  typeof setSessionCookie
>[0];

async function open(ctx: Opening) {
  const { internalAdapter, authCookies, secret } = ctx.context;
  const previous = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (previous) {
    await internalAdapter.deleteSession(previous);
    outdateSessions(previous);
  }
  const user = await internalAdapter.findUserById(ctx.body.userId);
  if (!user) throw new Error("A session was asked for somebody who does not exist");

  const isForgotten = !ctx.body.remember;
  const session = await internalAdapter.createSession(user.id, isForgotten);
  await setSessionCookie(ctx, { session, user }, isForgotten);
  return ctx.json({ token: session.token });
}

// The two-factor plugin steps in after the sign-in paths it knows, this one
// among them, so every way in passes it: password, emailed link, first set-up.
const openSession = createAuthEndpoint("/sign-in/username", opening, open);

// A passkey is both factors, so this path is one the plugin does not know.
const openVerifiedSession = createAuthEndpoint.serverOnly(opening, open);

// The library does not renew the cached copy of a session that ends with the
// browser, which would cost a query on every page.
const cacheSession = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ session: z.any(), user: z.any() }) },
  async (ctx) => {
    await setCookieCache(ctx, ctx.body as Parameters<typeof setCookieCache>[1], true);
    return ctx.json({});
  },
);

const closeSession = createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
  deleteSessionCookie(ctx);
  return ctx.json({});
});

const markDevice = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ value: z.string() }) },
  async (ctx) => {
    const { name, attributes } = ctx.context.createAuthCookie("device", { maxAge: YEAR_SECONDS });
    ctx.setCookie(name, ctx.body.value, attributes);
    return ctx.json({});
  },
);

/** Who has given the first factor and is asked for the second; null without a challenge. */
const findChallenged = createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
  const { internalAdapter, createAuthCookie, secret } = ctx.context;
  const challenge = await ctx.getSignedCookie(createAuthCookie("two_factor").name, secret);
  const found = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
  return ctx.json({ userId: found?.value ?? null });
});
