import { data, type RouterContextProvider } from "react-router";
import type { Address } from "#addresses/address.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { recordDone } from "#domain/audit/security-events.server.ts";
import {
  isUnderMaintenance,
  switchMaintenance as throwMaintenance,
} from "#platform/switches.server.ts";
import { visitorContext } from "./contexts.ts";
import { memberOf } from "./member.server.ts";
import { describeRoot } from "./root-data.server.ts";

/** Reachable whatever is going on: the ways in and out, and what the browser asks for. */
const alwaysOpen = new Set([
  "logout",
  "check-user-loggedin",
  "cookies",
  "cookie-choice",
  "picture",
]);

/** After so long it is worth asking again. */
export const MAINTENANCE_SECONDS = "600";

/** While the switch is thrown, everybody but staff gets the maintenance page. */
export async function stopForMaintenance(
  context: Readonly<RouterContextProvider>,
  address: Address,
): Promise<void> {
  const visitor = context.get(visitorContext);
  const isStaff = visitor.kind === "member" && visitor.role === "staff";
  const isWayIn = address.access === "auth-screen" || alwaysOpen.has(address.name);
  if (isStaff || isWayIn || !(await isUnderMaintenance(new Date()))) return;

  throw data(
    { reason: "maintenance", root: describeRoot(context) },
    { status: 503, headers: { "retry-after": MAINTENANCE_SECONDS } },
  );
}

export function isMaintenanceOn(): Promise<boolean> {
  return isUnderMaintenance(new Date());
}

export async function switchMaintenance(
  context: Readonly<RouterContextProvider>,
  to: "on" | "off",
): Promise<void> {
  const { id } = memberOf(context);
  await throwMaintenance(to, id, new Date());
  await recordDone(siteAudit["maintenance-switched"], { actorId: id, detail: { to } });
}
