import type { ServerBuild } from "react-router";

type Handle = (part: ServerBuild, request: Request) => Promise<Response>;

/** React Router answers no longer ones. */
const MAX_URL_LENGTH = 7680;

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
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const paths = new Set((url.searchParams.get("paths") ?? "").split(",").filter(Boolean));
    const byPart = Map.groupBy(paths, (path) => partFor(withSlash(path)));
    // Written in a way that no link of ours is ("//jobs"), they would be tried with every route.
    byPart.delete(build);
    if (byPart.size === 0 || request.url.length > MAX_URL_LENGTH) {
      return handle(partFor("/"), request);
    }

    const manifest: Record<string, unknown> = {};
    for (const [part, its] of byPart) {
      url.searchParams.set("paths", its.join());
      const answer = await handle(part, new Request(url));
      // The browser holds another build.
      if (answer.status !== 200) return answer;
      Object.assign(manifest, await answer.json());
    }
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    return Response.json(manifest, { headers });
  };
}

function withSlash(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}
