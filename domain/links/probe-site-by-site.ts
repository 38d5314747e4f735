import { setTimeout as pause } from "node:timers/promises";

const HOSTS_AT_ONCE = 4;
/** Between two questions to one site. */
const PAUSE_MS = 1000;

/** Probes each address: several sites at once, but one site's pages one after the other, with a pause between. */
export async function probeSiteBySite(
  addresses: readonly string[],
  ask: (address: string) => Promise<void>,
  pauseMs = PAUSE_MS,
): Promise<void> {
  const hosts = [...Map.groupBy(addresses, (address) => URL.parse(address)?.host ?? "").values()];
  const next = () => hosts.shift();
  const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
    for (let ofHost = next(); ofHost; ofHost = next()) {
      for (const [place, address] of ofHost.entries()) {
        if (place > 0) await pause(pauseMs);
        await ask(address);
      }
    }
  });
  await Promise.all(workers);
}
