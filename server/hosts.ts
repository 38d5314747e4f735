const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?$/;
const SLUG = /^[a-z0-9-]{1,63}$/;

type HostRuleParts = {
  baseDomain: string;
  /** True for the slug of a university that has a microsite. */
  isUniversity: (slug: string) => Promise<boolean>;
};

/** Answers at once where no university need be looked up, so that kept pages need not wait. */
export type HostRule = (host: string, isLocalPeer: boolean) => boolean | Promise<boolean>;

/**
 * The hosts we answer to: the base domain, the microsite of a known
 * university, and this machine's own names when the machine itself asks.
 */
export function createHostRule({ baseDomain, isUniversity }: HostRuleParts): HostRule {
  const main = baseDomain.toLowerCase();

  // A microsite that was known stays known while the database is away.
  const seen = new Set<string>();

  async function isMicrosite(slug: string) {
    try {
      const isKnown = await isUniversity(slug);
      if (isKnown) seen.add(slug);
      else seen.delete(slug);
      return isKnown;
    } catch (error) {
      if (seen.has(slug)) return true;
      throw error;
    }
  }

  return (host, isLocalPeer) => {
    const name = hostName(host);
    if (name === null) return false;
    if (name === main) return true;
    if (isLocalPeer && LOCAL_NAMES.has(name)) return true;
    if (!name.endsWith(`.${main}`)) return false;

    const slug = name.slice(0, -main.length - 1);
    return SLUG.test(slug) && isMicrosite(slug);
  };
}

/** The name without its port, or null when it is no host at all. */
export function hostName(host: string): string | null {
  return HOST.exec(host)?.[1] ?? null;
}

export function isLoopbackName(host: string) {
  const name = hostName(host) ?? "";
  return LOCAL_NAMES.has(name) || name.endsWith(".localhost");
}
