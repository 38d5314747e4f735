import type { RouterContextProvider } from "react-router";
import { requestContext } from "#platform/request-context.server.ts";
import { settings } from "#platform/settings.server.ts";
import { startOf } from "#rules/access/start-of.ts";
import { brandVariables } from "#ui/brand-variables.ts";
import { siteContext, visitorContext } from "./contexts.ts";
import type { RootData } from "./root-data.ts";
import { accountLinks } from "./shell/account-links.ts";
import { universityLinks } from "./shell/university-links.ts";

/** What every page needs of the request: the site, the viewer, the country, the request's id. */
export function describeRoot(context: Readonly<RouterContextProvider>): RootData {
  const { university, isMicrosite, systemCountryId, origin } = context.get(siteContext);

  return {
    site: { isMicrosite, university, origin },
    viewer: describeViewer(context),
    brand: university ? brandVariables(university.brandColour) : null,
    system_country_id: systemCountryId,
    isDemo: settings().isDemo,
    supportAddress: settings().supportAddress,
    requestId: context.get(requestContext).requestId,
  };
}

function describeViewer(context: Readonly<RouterContextProvider>): RootData["viewer"] {
  const visitor = context.get(visitorContext);
  if (visitor.kind === "guest") return null;

  const { id, role, name, firstName, universityId, timeZone, cihPremium, countryGuide } = visitor;
  return {
    ...{ id, role, name, firstName, universityId, timeZone, cihPremium, countryGuide },
    start: startOf(visitor),
    menu: accountLinks(role),
    ...(role === "university_admin" ? { office: universityLinks(visitor.officeRole) } : {}),
  };
}
