import type { Address } from "./address.ts";
import { addresses } from "./addresses.ts";

/** What people come for, and how its addresses begin. Accounts, desks and legal pages are none. */
const prefixes = {
  jobs: [
    "/jobs",
    "/jobs-for",
    "/jobs-in-",
    "/job-map",
    "/job-alerts",
    "/my-job-alerts",
    "/my-saved-jobs",
    "/my-hidden-jobs",
    "/my-followed-employers",
    "/companies",
    "/my-applications",
    "/uk-visa-sponsored-jobs",
    "/visa-sponsored-jobs-in-london",
    "/marketing-jobs-in-london",
    "/internships-in-",
    "/finance-internships-in-london",
    "/marketing-internships-in-london",
    "/law-internships-in-london",
  ],
  "part-time-jobs": ["/part-time-jobs"],
  cvs: [
    "/my-cvs",
    "/choose-template",
    "/create-cv",
    "/cv-preview",
    "/final-preview",
    "/download-cv",
  ],
  "licence-checker": ["/sponsorship-licence-checker", "/uk-work-visa-sponsor-licence-check"],
  "points-calculator": ["/skilled-migration-points-calculator-australia"],
  "visa-tools": [
    "/visa-check",
    "/paste-advert",
    "/graduate-visa-planner",
    "/express-entry-points-canada",
    "/post-graduation-work-permit-canada",
    "/work-permit-check-ireland",
    "/my-situation",
    "/employer-brief",
  ],
  "work-hours": ["/work-hours"],
  events: ["/india-career-fair", "/workshop-and-webinars", "/my-events"],
  hub: ["/cih", "/cih-ad"],
  "country-guides": ["/country-guide", "/immigration-guide"],
  jumpstart: ["/jumpstart", "/jumpstart-dashboard", "/first-week"],
  journey: ["/student-dashboard", "/my-journey", "/achievements", "/career-manual"],
  meetings: ["/book-a-meeting"],
  referrals: ["/invite-friends", "/ambassador"],
} as const satisfies Record<string, readonly string[]>;

export type Capability = keyof typeof prefixes;

const byPath = new Map(
  addresses.flatMap((address) => {
    const capability = isPage(address) ? capabilityAt(address.path) : null;
    return capability ? [[address.path, capability] as const] : [];
  }),
);

/** The capability whose page this is; null for files, forms to sign in, and everything around. */
export function capabilityOf({ path }: Address): Capability | null {
  return byPath.get(path) ?? null;
}

function isPage(address: Address): boolean {
  return address.audience !== "resources" && address.access !== "auth-screen";
}

function capabilityAt(path: string): Capability | null {
  const named = Object.entries(prefixes).find(([, begin]) =>
    begin.some((prefix) => path === prefix || path.startsWith(prefix.replace(/(?<!-)$/, "/"))),
  );
  return (named?.[0] as Capability | undefined) ?? null;
}
