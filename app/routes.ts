import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";

const audiences = [...new Set(addresses.map(({ audience }) => audience))];

/** The address table as React Router's config: one layout, and so one shell, per audience. */
export default audiences.flatMap((audience) => {
  const pages = addresses.filter((address) => address.audience === audience).map(toRoute);
  // Resources answer machines: no shell stands around them.
  if (audience === "resources") return pages;

  return [layout(`routes/${audience}/layout.tsx`, { id: `${audience}-layout` }, pages)];
}) satisfies RouteConfig;

function toRoute({ path, name, audience, file }: Address) {
  const module = `routes/${file}/route.${audience === "resources" ? "ts" : "tsx"}`;
  return path === "/" ? index(module, { id: name }) : route(path.slice(1), module, { id: name });
}
