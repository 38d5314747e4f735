import type { RouterContextProvider } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const NO_ZONE = "Europe/London";

/** The reader's clock: what they chose on the page, what their account says, or the site's own. */
export function readerZone(request: Request, context: Readonly<RouterContextProvider>): string {
  const chosen = new URL(request.url).searchParams.get("zone") ?? "";
  if (chosen.length < 60 && isTimeZone(chosen)) return presentZoneName(chosen);
  const visitor = context.get(visitorContext);
  const own = visitor.kind === "member" ? visitor.timeZone : null;
  return presentZoneName(own ?? context.get(siteContext).university?.timeZone ?? NO_ZONE);
}
