import type { RouterContextProvider } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { today } from "#app/today.ts";
import { countryCodeOf } from "#rules/countries.ts";
import { openPatterns } from "./open-patterns.ts";

type Context = Readonly<RouterContextProvider>;

/** Words to look for on the site, and what this reader may find. */
export function siteAsked(q: string, context: Context) {
  return askedBy(q, askerOf(context));
}

/** All that the answer to some words depends on, but the time. Of a guest the same for every guest. */
export type Asker = ReturnType<typeof askerOf>;

export function askerOf(context: Context) {
  const { isMicrosite, systemCountryId } = context.get(siteContext);
  const visitor = context.get(visitorContext);
  return { visitor, isMicrosite, systemCountryId };
}

export function askedBy(q: string, { visitor, isMicrosite, systemCountryId }: Asker) {
  return {
    q,
    patterns: openPatterns({ visitor, isMicrosite, previousPath: null }),
    variant: countryCodeOf[systemCountryId as keyof typeof countryCodeOf] ?? "",
    ...today(),
  };
}
