import { addresses } from "#addresses/addresses.ts";
import { checkLinks } from "#domain/links/check-links.server.ts";
import { probeOutside } from "#platform/outside/fetch-outside.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";

const TIMEOUT_MS = 15_000;

/** Every night: each link in our words and facts is looked at. */
export async function checkLinksTask(): Promise<void> {
  const isAllowed = await isOutsideAllowed();
  await checkLinks({
    patterns: ownPatterns,
    probe: isAllowed ? (address) => probeOutside(address, { maxMillis: TIMEOUT_MS }) : null,
    now: new Date(),
  });
}

/** All but the one that takes whatever is left. */
const ownPatterns = addresses.map(({ path }) => path).filter((path) => path !== "/*");
