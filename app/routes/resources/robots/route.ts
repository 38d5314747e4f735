import { siteContext } from "#app/contexts.ts";
import type { Route } from "./+types/route";

/** A university's microsite is for its own people: search engines are asked to stay out. */
export function loader({ context }: Route.LoaderArgs) {
  const { isMicrosite, origin } = context.get(siteContext);
  const lines = isMicrosite
    ? ["User-agent: *", "Disallow: /"]
    : [
        "User-agent: *",
        "Disallow: /staff",
        "Disallow: /dev/",
        "",
        `Sitemap: ${origin}/sitemap.xml`,
      ];

  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain" } });
}
