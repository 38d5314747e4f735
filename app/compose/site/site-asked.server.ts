import type { RouterContextProvider } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { today } from "#app/today.ts";
import { countryCodeOf } from "#rules/countries.ts";
import { openPatterns } from "./open-patterns.ts";

/** Words to look for on the site, and what this reader may find. */
export function siteAsked(q: string, context: Readonly<RouterContextProvider>) {
  const { isMicrosite, systemCountryId } = context.get(siteContext);
  const visitor = context.get(visitorContext);
  return {
    q,
    patterns: openPatterns({ visitor, isMicrosite, previousPath: null }),
    variant: countryCodeOf[systemCountryId as keyof typeof countryCodeOf] ?? "",
    ...today(),
  };
}
