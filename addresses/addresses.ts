import { type Address, page } from "./address.ts";
import { anyone } from "./anyone.ts";
import { withDeskPowers } from "./desk-powers.ts";
import { development } from "./development.ts";
import { employers } from "./employers.ts";
import { hub } from "./hub.ts";
import { joining } from "./joining.ts";
import { jumpstart } from "./jumpstart.ts";
import { machines } from "./machines.ts";
import { members } from "./members.ts";
import { withOfficeNeeds } from "./office-needs.ts";
import { staff } from "./staff.ts";
import { universities } from "./universities.ts";

/** Every address of the product, grouped by who it is for, with its access word. */
export const addresses: readonly Address[] = [
  ...anyone,
  ...employers,
  ...hub,
  ...joining,
  ...members,
  ...jumpstart,
  ...universities.map(withOfficeNeeds),
  ...staff.map(withDeskPowers),
  ...machines,
  ...development,
  page("/*", "not-found", "public/not-found", "public"),
];

const byPath = new Map(addresses.map((address) => [address.path, address]));

/** The address behind a matched pattern. None means the guard refuses. */
export function addressAt(pattern: string): Address | undefined {
  // React Router leaves out the leading slash of patterns under a layout.
  return byPath.get(pattern.startsWith("/") ? pattern : `/${pattern}`);
}
