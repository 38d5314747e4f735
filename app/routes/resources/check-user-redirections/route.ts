import { siteContext, visitorContext } from "#app/contexts.ts";
import { uncachedJson } from "#app/uncached-json.ts";
import type { Route } from "./+types/route";

/** Everything the access rules look at, for the browser to mirror. The server still decides. */
export function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const member = visitor.kind === "member" ? visitor : null;

  return uncachedJson({
    status: true,
    isLoggedIn: member !== null,
    role: member?.role ?? null,
    isMicrosite: context.get(siteContext).isMicrosite,
    pageAccessStatus: member?.pageAccess ?? false,
    isCihPremiumAccess: member?.cihPremium ?? false,
    is_country_guide_access: member?.countryGuide ?? false,
  });
}
