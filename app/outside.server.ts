import type { RouterContextProvider } from "react-router";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { recordDone } from "#domain/audit/security-events.server.ts";
import { setOutsideAllowed } from "#platform/switches.server.ts";
import { memberOf } from "./member.server.ts";

/** Lets tasks fetch from the internet, or stops them, and notes who said so. */
export async function setOutsideAllowedBy(
  context: Readonly<RouterContextProvider>,
  to: "on" | "off",
): Promise<void> {
  const { id } = memberOf(context);
  await setOutsideAllowed(to, id, new Date());
  await recordDone(siteAudit["outside-switched"], { actorId: id, detail: { to } });
}
