import * as client from "openid-client";
import { cacheByKey } from "#platform/cached.server.ts";
import { isLoopbackProvider } from "#platform/outside/loopback-transport.server.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import { unseal } from "../provider/sealing.server.ts";
import { fetchFromProvider } from "./outside-fetch.server.ts";

/** More would let an old answer in, less would keep out those whose clock drifts. */
const CLOCK_TOLERANCE_SECONDS = 120;

const configurations = cacheByKey<client.Configuration>({ maxAgeMs: 10 * 60_000, maxKeys: 500 });

/** The secret cannot be read, or was never entered. */
export class SettingsIncomplete extends Error {}

/** What the provider publishes about itself, read again every ten minutes. */
export async function clientOf(provider: Provider): Promise<client.Configuration> {
  const { universityId, oidcIssuer, oidcClientId, oidcSecret } = provider;
  const secret = oidcSecret && (await unseal(oidcSecret));
  if (!oidcIssuer || !oidcClientId || !secret) throw new SettingsIncomplete("no secret");

  // The sealed secret is part of the key, and another one seals differently.
  const key = `${universityId} ${oidcIssuer} ${oidcClientId} ${oidcSecret}`;
  return configurations(key, () => discover(oidcIssuer, oidcClientId, secret));
}

function discover(issuer: string, clientId: string, secret: string) {
  return client.discovery(
    new URL(issuer),
    clientId,
    { client_secret: secret, [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    undefined,
    {
      [client.customFetch]: fetchFromProvider as client.CustomFetch,
      execute: [
        // The signature of an ID token is checked although it came straight from the provider.
        client.enableNonRepudiationChecks,
        ...(isLoopbackProvider(issuer) ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}
