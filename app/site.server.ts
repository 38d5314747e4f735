import { findUniversityBySlug } from "#domain/universities/universities.queries.server.ts";
import { settings } from "#platform/settings.server.ts";

export type SiteUniversity = NonNullable<Awaited<ReturnType<typeof findUniversityBySlug>>>;

/** The site somebody asked for. The host decides: a university's label makes it a microsite. */
export type Site = {
  isMicrosite: boolean;
  university: SiteUniversity | null;
  systemCountryId: number;
  origin: string;
};

/** Null for a host that names a university we do not have. */
export async function findSite(url: URL): Promise<Site | null> {
  const { baseDomain, systemCountryId } = settings();
  const label = micrositeLabel(url.hostname, baseDomain);
  const university = label ? await findUniversityBySlug(label) : null;
  if (label && !university) return null;

  return { isMicrosite: Boolean(label), university, systemCountryId, origin: url.origin };
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
