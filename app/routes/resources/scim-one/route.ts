import { scimOver } from "#app/compose/account/scim.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return scimOver(args, args.params);
}

export function action(args: Route.ActionArgs) {
  return scimOver(args, args.params);
}
