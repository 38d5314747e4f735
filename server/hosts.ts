const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?$/;
const SLUG = /^[a-z0-9-]{1,63}$/;
/** A name with a dot and a last label of letters: neither a bare name nor an address of the network. */
const CUSTOM = /^(?=.{4,253}$)[a-z0-9.-]+\.[a-z]{2,63}$/;

type HostRuleParts = {
  baseDomain: string;
  /** True for the slug of a university that has a microsite. */
  isUniversity: (slug: string) => Promise<boolean>;
  /** True for a host of a university's own that our staff switched on. */
  isCustomHost?: (host: string) => Promise<boolean>;
};

/** Answers at once where no university need be looked up, so that cached pages need not wait. */
export type HostRule = (host: string, isLocalPeer: boolean) => boolean | Promise<boolean>;

/**
 * The hosts we answer to: the base domain, the microsite of a known
 * university under it or on a host of its own, and this machine's own names when the machine itself asks.
 */
export function createHostRule({
  baseDomain,
  isUniversity,
  isCustomHost = async () => false,
}: HostRuleParts): HostRule {
  const main = baseDomain.toLowerCase();

  // A microsite that was known stays known while the database is away.
  const seen = new Set<string>();

  async function isKnown(name: string, look: (name: string) => Promise<boolean>) {
    try {
      const isThere = await look(name);
      if (isThere) seen.add(name);
      else seen.delete(name);
      return isThere;
    } catch (error) {
      if (seen.has(name)) return true;
      throw error;
    }
  }

  return (host, isLocalPeer) => {
    const name = hostName(host);
    if (name === null) return false;
    if (name === main) return true;
    if (isLocalPeer && LOCAL_NAMES.has(name)) return true;
    if (!name.endsWith(`.${main}`)) return CUSTOM.test(name) && isKnown(name, isCustomHost);

    const slug = name.slice(0, -main.length - 1);
    return SLUG.test(slug) && isKnown(slug, isUniversity);
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
