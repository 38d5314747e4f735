import { createStaticHandler, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { addresses } from "#addresses/addresses.ts";
import { routesBySegment } from "./routes-by-segment.ts";

const routes = Object.fromEntries(
  addresses.map(({ name, path }) => [
    name,
    path === "/" ? { id: name, index: true } : { id: name, path: path.slice(1) },
  ]),
);
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const partFor = routesBySegment(build);

/** The name of the address that answers, as React Router sees the path of a document. */
async function matchIn(part: ServerBuild, path: string): Promise<string | undefined> {
  const pathname = path.replace(/\/_\.data$|\.data$/, "") || "/";
  const found = await handlerOf(part).query(new Request(`http://localhost${pathname}`));
  if (found instanceof Response) throw new Error(`${path} was answered by ${found.status}`);
  return found.errors ? undefined : found.matches.at(-1)?.route.id;
}

type Handler = ReturnType<typeof createStaticHandler>;
const handlers = new Map<ServerBuild, Handler>();

/** Each reads its routes once. `matchRoutes` would read them again for every question. */
function handlerOf(part: ServerBuild): Handler {
  const handler =
    handlers.get(part) ?? createStaticHandler(Object.values(part.routes) as RouteObject[]);
  handlers.set(part, handler);
  return handler;
}

const filled = addresses.map(({ path }) =>
  path.replaceAll(/:[a-z_]+\??/g, "x1").replace("*", "a/b"),
);

test.each([
  ["as they are written", (path: string) => path],
  ["in capitals", (path: string) => path.toUpperCase()],
  ["with a slash behind them", (path: string) => `${path}/`],
  ["encoded", (path: string) => path.replace("o", "%6F").replace("a", "%61")],
  ["as data requests", (path: string) => (path === "/" ? "/_.data" : `${path}.data`)],
  ["with more behind them", (path: string) => `${path}/more`],
  ["with another beginning", (path: string) => `/nowhere${path}`],
  ["with a second slash", (path: string) => `/${path}`],
])("addresses %s are found in their part as in the whole", async (how, change) => {
  // Each question costs the time of reading 400 routes once; a fifth of them shows the rest.
  const paths = filled.filter((_path, at) => how === "as they are written" || at % 5 === 0);
  for (const path of paths.map(change)) {
    const [inPart, inWhole] = [await matchIn(partFor(path), path), await matchIn(build, path)];
    expect([path, inPart]).toEqual([path, inWhole]);
    if (how === "as they are written") expect([path, inWhole]).not.toEqual([path, undefined]);
  }
});

test("a path that cannot be decoded is left to the whole", () => {
  expect(partFor("/jobs%E0%A4%A")).toBe(build);
});

test("a part holds few routes, and the home page among them", () => {
  const { routes: part, assets } = partFor("/jobs");
  expect(Object.keys(part)).toContain("home");
  expect(Object.keys(part).length).toBeLessThan(30);
  expect(Object.keys(assets.routes)).toEqual(Object.keys(part));
});
