import { afterEach, beforeEach } from "vitest";
import { answerOidc } from "#domain/accounts/single-sign-on/entry/answer-sign-on.server.ts";
import { beginSignOn } from "#domain/accounts/single-sign-on/entry/begin-sign-on.server.ts";
import { finishSignOn } from "#domain/accounts/single-sign-on/entry/finish-sign-on.server.ts";
import { ourAddresses } from "#domain/accounts/single-sign-on/provider/addresses.server.ts";
import { usualMapping } from "#domain/accounts/single-sign-on/provider/mapping.ts";
import {
  saveOidc,
  switchSignOn,
} from "#domain/accounts/single-sign-on/settings/save-provider.server.ts";
import { setSettings } from "#platform/settings.server.ts";
import { testSettings } from "#test/database.ts";
import { anAdminOf, aUniversity, facts } from "#test/factories.ts";
import { OIDC_CLIENT, type OidcPerson, startOidcProvider } from "./oidc-provider.ts";

export const ada = {
  email: "Ada@uni.example",
  email_verified: true,
  given_name: "Ada",
  family_name: "Lovelace",
};
export const people: Record<string, OidcPerson> = {
  ada,
  unconfirmed: { ...ada, email_verified: false },
  stranger: { ...ada, email: "somebody@elsewhere.example" },
  nameless: {},
};

/** When somebody with a code followed their invitation. */
export const FOLLOWED_AT = new Date("2026-11-01T09:00:00Z");

export let provider: Awaited<ReturnType<typeof startOidcProvider>>;

/** Each test of the file has a provider of its own. */
export function withOidcProvider(): void {
  beforeEach(async () => {
    setSettings(testSettings({ allowsLoopbackProviders: true }));
    provider = await startOidcProvider({ people, redirectUri: ourAddresses(1).redirectUri });
  });
  afterEach(() => provider.stop());
}

export async function aConnectedUniversity({ mode = "beside" as "beside" | "only" } = {}) {
  const university = await aUniversity({ domains: ["uni.example"] });
  const admin = await anAdminOf(university);
  const who = { id: admin.id, universityId: university.id };
  const { clientSecret, ...client } = {
    issuer: provider.issuer,
    clientId: OIDC_CLIENT.id,
    clientSecret: OIDC_CLIENT.secret,
  };
  await saveOidc(who, { ...client, clientSecret, ...usualMapping.oidc }, new Date());
  await switchSignOn(who, { isOn: true, mode }, new Date());
  return { university, admin };
}

type Begins = { userId?: string; next?: string; referralCode?: string };

export function begin(universityId: number, more: Begins = {}) {
  return beginSignOn(
    {
      universityId,
      origin: "http://uni.localhost",
      purpose: more.userId ? "try" : "sign-in",
      userId: more.userId ?? null,
      next: more.next ?? null,
      referralCode: more.referralCode ?? null,
      referredAt: more.referralCode ? FOLLOWED_AT : null,
    },
    new Date(),
  );
}

/** All the way through, as one browser. */
export async function comeIn(universityId: number, as: string, more: Begins = {}) {
  const begun = await begin(universityId, { next: "/jobs", ...more });
  if (!begun.ok) throw new Error(begun.refused.reason);
  const back = await provider.signIn(begun.value.url, as);
  const answered = await answerOidc(back, new Date());
  if (!answered.ok) return { answered, back, begun };
  const { browserSecret } = begun.value;
  const { attemptId, answerSecret } = answered;
  const finishing = { attemptId, browserSecret, answerSecret };
  const finished = await finishSignOn(finishing, facts(), new Date());
  return { answered, back, begun, finishing, finished };
}
