import * as client from "openid-client";
import { isLoopbackProvider } from "#platform/outside/loopback-transport.server.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import { unseal } from "../provider/sealing.server.ts";
import { fetchFromProvider } from "./outside-fetch.server.ts";

const CACHE_MS = 10 * 60_000;
/** More would let an old answer in, less would keep out those whose clock drifts. */
const CLOCK_TOLERANCE_SECONDS = 120;

type Known = { key: string; config: client.Configuration; until: number };
const known = new Map<number, Known>();

/** The secret cannot be read, or was never entered. */
export class SettingsIncomplete extends Error {}

/** What the provider publishes about itself, read again every ten minutes. */
export async function clientOf(provider: Provider): Promise<client.Configuration> {
  const { universityId, oidcIssuer, oidcClientId, oidcSecret } = provider;
  const secret = oidcSecret && (await unseal(oidcSecret));
  if (!oidcIssuer || !oidcClientId || !secret) throw new SettingsIncomplete("no secret");

  const key = `${oidcIssuer} ${oidcClientId} ${oidcSecret}`;
  const found = known.get(universityId);
  if (found?.key === key && found.until > Date.now()) return found.config;

  const config = await client.discovery(
    new URL(oidcIssuer),
    oidcClientId,
    { client_secret: secret, [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    undefined,
    {
      [client.customFetch]: fetchFromProvider as client.CustomFetch,
      execute: [
        // The signature of an ID token is checked although it came straight from the provider.
        client.enableNonRepudiationChecks,
        ...(isLoopbackProvider(oidcIssuer) ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  known.set(universityId, { key, config, until: Date.now() + CACHE_MS });
  return config;
}
