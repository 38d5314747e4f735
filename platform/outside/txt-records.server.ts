import { Resolver } from "node:dns/promises";

const TIMEOUT_MS = 3000;
const MAX_RECORDS = 50;

/**
 * The TXT records of a name, each as one text; none where the name has none; null where nobody
 * answered. Only names are asked for, never addresses, so nothing inside our network is reached.
 */
export async function readTxtRecords(
  name: string,
  servers: readonly string[] = [],
): Promise<readonly string[] | null> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  try {
    const records = await resolver.resolveTxt(name);
    return records.slice(0, MAX_RECORDS).map((parts) => parts.join(""));
  } catch (error) {
    const { code } = error as { code?: string };
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : null;
  }
}
