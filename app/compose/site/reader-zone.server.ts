import type { RouterContextProvider } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const NO_ZONE = "Europe/London";

type Context = Readonly<RouterContextProvider>;

/** The reader's clock: what they chose on the page, what their account says, or the site's own. */
export function readerZone(request: Request, context: Context): string {
  const known = knownZone(request, context);
  return presentZoneName(known ?? context.get(siteContext).university?.timeZone ?? NO_ZONE);
}

/** The clock the reader has chosen, here or in their account; null where it can only be guessed. */
export function knownZone(request: Request, context: Context): string | null {
  const chosen = new URL(request.url).searchParams.get("zone") ?? "";
  if (chosen.length < 60 && isTimeZone(chosen)) return chosen;
  const visitor = context.get(visitorContext);
  return visitor.kind === "member" ? visitor.timeZone : null;
}
