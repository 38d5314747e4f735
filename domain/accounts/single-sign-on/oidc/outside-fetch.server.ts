import { requestOutside } from "#platform/outside/fetch-outside.server.ts";
import { loopbackTransport } from "#platform/outside/loopback-transport.server.ts";

const LIMITS = { maxBytes: 1_000_000, maxMillis: 10_000 };

/** The provider could not be asked; the reason is a word of `outsideRefusals`. */
export class ProviderAway extends Error {}

type Init = { method?: string; headers?: HeadersInit; body?: unknown };

/** `fetch` for the library, which leaves through the same checks as every fetch of ours. */
export async function fetchFromProvider(url: string, init: Init): Promise<Response> {
  const transport = loopbackTransport(url);
  const answer = await requestOutside(
    url,
    {
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body ? String(init.body) : null,
    },
    { ...LIMITS, ...(transport && { transport }) },
  );
  if (!answer.ok) throw new ProviderAway(answer.error);
  const { status, headers, body } = answer.value;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.from(body), { status, headers });
}
