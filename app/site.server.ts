import {
  findUniversityByHost,
  findUniversityBySlug,
} from "#domain/universities/universities.queries.server.ts";
import { settings } from "#platform/settings.server.ts";

export type SiteUniversity = NonNullable<Awaited<ReturnType<typeof findUniversityBySlug>>>;

/** The site somebody asked for. The host decides: a university's label makes it a microsite. */
export type Site = {
  isMicrosite: boolean;
  /** The microsite stands on a host of the university's own, where our domain's cookies do not reach. */
  hasOwnHost: boolean;
  university: SiteUniversity | null;
  systemCountryId: number;
  origin: string;
};

/** Null for a host that names a university we do not have. */
export async function findSite(url: URL): Promise<Site | null> {
  const { baseDomain, systemCountryId } = settings();
  const label = micrositeLabel(url.hostname, baseDomain);
  const isForeign = label === null && isForeignHost(url.hostname, baseDomain);
  const university = label
    ? await findUniversityBySlug(label)
    : isForeign
      ? await findUniversityByHost(url.hostname)
      : null;
  if (label && !university) return null;

  const isMicrosite = university !== null;
  return {
    isMicrosite,
    hasOwnHost: isForeign && isMicrosite,
    university,
    systemCountryId,
    origin: url.origin,
  };
}

/** Neither the main site, nor under it, nor a bare name or number of this machine. */
function isForeignHost(hostname: string, baseDomain: string): boolean {
  return hostname !== baseDomain && /\.[a-z]{2,63}$/.test(hostname);
}

/** The main site's origin, as somebody finds it who came to this one: same scheme and port. */
export function mainOrigin({ origin }: Pick<Site, "origin">): string {
  const url = new URL(origin);
  url.hostname = settings().baseDomain;
  return url.origin;
}

/** `northgate` of `northgate.waymark.example`; null for the main site. */
export function micrositeLabel(hostname: string, baseDomain: string): string | null {
  const suffix = `.${baseDomain}`;
  return hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : null;
}
