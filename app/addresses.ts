import { type Address, isOpeningSoon, page } from "./addresses/address.ts";
import { anyone } from "./addresses/anyone.ts";
import { development } from "./addresses/development.ts";
import { employers } from "./addresses/employers.ts";
import { hub } from "./addresses/hub.ts";
import { joining } from "./addresses/joining.ts";
import { jumpstart } from "./addresses/jumpstart.ts";
import { machines } from "./addresses/machines.ts";
import { members } from "./addresses/members.ts";
import { staff } from "./addresses/staff.ts";
import { universities } from "./addresses/universities.ts";

/** Every address of the product, grouped by who it is for, with its access word. */
export const addresses: readonly Address[] = [
  ...anyone,
  ...employers,
  ...hub,
  ...joining,
  ...members,
  ...jumpstart,
  ...universities,
  ...staff,
  ...machines,
  ...development,
  page("/*", "not-found", "public/not-found", "public"),
];

/** How many addresses still wait for their capability. Printed by `npm test`. */
export const openingSoonCount = addresses.filter(isOpeningSoon).length;

const byPath = new Map(addresses.map((address) => [address.path, address]));

/** The address behind a matched pattern. None means the guard refuses. */
export function addressAt(pattern: string): Address | undefined {
  // React Router leaves out the leading slash of patterns under a layout.
  return byPath.get(pattern.startsWith("/") ? pattern : `/${pattern}`);
}
