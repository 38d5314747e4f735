import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { premiumOnly } from "#e2e/access/what-examples-answer.ts";
import type { Person } from "./people.ts";

export type PageVisitor = Person | "guest";

/** Nothing of the demo is there, so they show the page of "/*"; the tests of each make one to look at. */
const emptyInTheDemo = new Set([
  "dev-mail",
  "licence-check-record",
  "staff-sponsor-upload-progress",
]);

/** Every page once. */
export const screens: readonly Address[] = addresses.filter((address) => {
  if (address.audience === "resources" || address.name.startsWith("moved-")) return false;
  // e2e/account looks at these in each of their states.
  if (address.access === "auth-screen") return false;
  return !emptyInTheDemo.has(address.name);
});

/** Pages of one module, such as the sections of a guide: the same screen with other words. */
export const screensByModule: ReadonlyMap<string, readonly Address[]> = Map.groupBy(
  screens,
  ({ file }) => file,
);

/** One page for each frame around pages: its menus and footer are looked at there, whole. */
export const shells: readonly Address[] = screens.filter(
  ({ audience }, index) => screens.findIndex((other) => other.audience === audience) === index,
);

/** A visitor who may open the address. */
export function visitorFor({ path, access, audience, roles }: Address): PageVisitor {
  if (roles?.includes("staff")) return "staff";
  if (roles?.includes("university_admin")) return "northgate-admin";
  if (roles?.includes("employer")) return "employer";
  if (access === "jumpstart-dashboard" || access === "jumpstart-login") return "predeparture";
  if (premiumOnly.has(path)) return "premium";
  if (roles?.length === 1 && roles[0] === "ambassador") return "ambassador";
  if (access === "login") return audience === "jumpstart" ? "predeparture" : "student";
  return "guest";
}
