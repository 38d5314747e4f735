import { addresses, isOpeningSoon } from "#app/addresses.ts";
import { siteContext } from "#app/contexts.ts";
import type { Route } from "./+types/sitemap";

/** Pages worth finding: open to guests, finished, and complete without a parameter. */
const listed = addresses.filter(
  (address) =>
    address.audience === "public" &&
    ["public", "home", "microsite-gated"].includes(address.access) &&
    !isOpeningSoon(address) &&
    !/[:*]/.test(address.path) &&
    !["server-error", "under-maintenance"].includes(address.name),
);

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const urls = listed.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ];
  return new Response(`${body.join("\n")}\n`, { headers: { "content-type": "application/xml" } });
}
