import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import type { Role } from "#rules/access/visitor.ts";
import { UNITED_KINGDOM } from "#rules/countries.ts";
import type { NavLink } from "./shell/navigation.ts";
import type { SiteUniversity } from "./site.server.ts";

/** The signed-in person as pages see them. */
export type Viewer = {
  id: string;
  role: Role;
  name: string;
  firstName: string;
  universityId: number | null;
  timeZone: string | null;
  cihPremium: boolean;
  countryGuide: boolean;
  /** The page of their own that they start from. */
  start: string;
  /** Their own pages, for the account menu. */
  menu: readonly NavLink[];
  /** The stops of a careers service, for its people; others load none of them. */
  office?: readonly NavLink[];
};

export type RootData = {
  /** The origin is the address of the site itself, as "https://waymark.example". */
  site: { isMicrosite: boolean; university: SiteUniversity | null; origin: string };
  viewer: Viewer | null;
  /** A microsite's colours as CSS variables, each for day and night. */
  brand: Record<`--${string}`, string> | null;
  /** The country the product was started for: 226, 14, 39 or 104. */
  system_country_id: number;
  isDemo: boolean;
  /** Where a person may write to; null where nobody reads. */
  supportAddress: string | null;
  requestId: string;
  /** What stands above every page for now, as HTML of ours. */
  announcement?: string | null;
};

/** Stands in when the root's loader never ran, as when the server itself failed. */
const unknownRoot: RootData = {
  site: { isMicrosite: false, university: null, origin: "" },
  viewer: null,
  brand: null,
  system_country_id: UNITED_KINGDOM,
  isDemo: false,
  supportAddress: null,
  requestId: "",
};

/** What the root knows, on pages and on error pages alike. */
export function useRootData(): RootData {
  const loaded = useRouteLoaderData<RootData>("root");
  const error = useRouteError();
  return loaded ?? rootIn(error) ?? unknownRoot;
}

/** In a careers service's own rooms its colour counts, on whichever site they came in. */
export function useOfficeBrand(): RootData["brand"] {
  const office = useRouteLoaderData<{ brand: RootData["brand"] }>("university-layout");
  return office?.brand ?? null;
}

/** The guard refuses before the root's loader runs, so its refusals carry the root's data. */
function rootIn(error: unknown): RootData | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data !== "object") return undefined;
  return (error.data as { root?: RootData } | null)?.root;
}
