import { visitorContext } from "#app/contexts.ts";
import { uncachedJson } from "#app/uncached-json.ts";
import type { Route } from "./+types/route";

/** The specification's login check: `status` is true for a signed-in person. */
export function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const role = visitor.kind === "member" ? visitor.role : null;
  return uncachedJson({ status: role !== null, role });
}
