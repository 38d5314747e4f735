import type { ServerBuild } from "react-router";
import { boundedCache } from "#rules/cache/bounded-cache.ts";

type Handle = (part: ServerBuild, request: Request) => Promise<Response>;
type Scripts = Record<string, unknown>;

/** React Router answers no longer ones. */
const MAX_URL_LENGTH = 7680;

/** Menus and footers hold the same links on every page. */
const MAX_KNOWN_GROUPS = 1000;

/**
 * Which scripts belong to the links of a page: a browser asks after each page it opens. React Router
 * tries every route for every link, which cost more than the page itself. Here each link is tried
 * with the few routes that share its first segment, and the answers are put together.
 */
export function answerManifestBy(
  build: ServerBuild,
  partFor: (pathname: string) => ServerBuild,
  handle: Handle,
) {
  const known = boundedCache<Promise<Scripts>>(MAX_KNOWN_GROUPS);

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const paths = new Set((url.searchParams.get("paths") ?? "").split(",").filter(Boolean));
    const groups = Map.groupBy(paths, (path) => partFor(withSlash(path)));
    // Written in a way that no link of ours is ("//jobs"), they would be tried with every route.
    groups.delete(build);
    const isRefused =
      request.url.length > MAX_URL_LENGTH ||
      url.searchParams.get("version") !== build.assets.version;
    if (isRefused || groups.size === 0) return handle(partFor("/"), request);

    const scripts = await Promise.all(
      [...groups].map(([part, group]) => {
        const links = group.map(inQuery).join();
        return known(links, async () => {
          const question = `${url.origin}${url.pathname}?version=${build.assets.version}&paths=${links}`;
          const answer = await handle(part, new Request(question));
          return answer.ok ? ((await answer.json()) as Scripts) : {};
        });
      }),
    );
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    return Response.json(Object.assign({}, ...scripts), { headers });
  };
}

function withSlash(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

/** No longer than it was in the browser's question: slashes stay as they are. */
function inQuery(path: string): string {
  return encodeURIComponent(path).replaceAll("%2F", "/");
}
