import type { ServerBuild } from "react-router";

/**
 * The part of a build whose routes can match a path, found by the path's first segment. React
 * Router tries every route of its build several times a page and makes them again for each
 * rendering: with some 260 addresses that was two milliseconds of every page.
 */
export function routesBySegment(build: ServerBuild): (pathname: string) => ServerBuild {
  const parts = new Map<string, ServerBuild>();
  const known = new Set(Object.values(build.routes).map((route) => firstSegment(route?.path)));
  const others = partOf(build, "");

  return (pathname) => {
    const segment = segmentOf(pathname);
    if (segment === null) return build;
    if (!known.has(segment)) return others;
    const part = parts.get(segment) ?? partOf(build, segment);
    parts.set(segment, part);
    return part;
  };
}

/** As React Router reads it: decoded, whatever the letters' case. Null where that is not plain. */
function segmentOf(pathname: string): string | null {
  if (pathname.startsWith("//") || pathname.startsWith("/__")) return null;
  const [, first = ""] = pathname.split("/");
  const plain = first.replace(/\.data$/, "");
  if (plain === "_") return "";
  try {
    return decodeURIComponent(plain).toLowerCase();
  } catch {
    return null;
  }
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function partOf(build: ServerBuild, segment: string): ServerBuild {
  const wanted = new Set(
    Object.values(build.routes).flatMap((route) =>
      route && mayMatch(route, segment) ? [route.id] : [],
    ),
  );
  return {
    ...build,
    routes: only(build.routes, wanted),
    assets: { ...build.assets, routes: only(build.assets.routes, wanted) },
  };
}

/** The home page too: React Router tells the browser of it with every page. */
function mayMatch({ path, index }: Route, segment: string): boolean {
  if (path === undefined || path === "" || index) return true;
  const first = firstSegment(path);
  return first === segment || /[:*?]/.test(first);
}

function firstSegment(path = ""): string {
  return path.replace(/^\//, "").split("/")[0]!.toLowerCase();
}

function only<Manifest extends Record<string, unknown>>(
  manifest: Manifest,
  ids: ReadonlySet<string>,
): Manifest {
  return Object.fromEntries(Object.entries(manifest).filter(([id]) => ids.has(id))) as Manifest;
}
