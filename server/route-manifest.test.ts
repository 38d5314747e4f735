import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { addresses } from "#addresses/addresses.ts";
import { answerManifestBy } from "./route-manifest.ts";
import { routesBySegment } from "./routes-by-segment.ts";

const routes = Object.fromEntries(
  addresses.map(({ name, path }) => [
    name,
    { id: name, module: {}, ...(path === "/" ? { index: true } : { path: path.slice(1) }) },
  ]),
);
const build = {
  routes,
  assets: { version: "v1", routes },
  entry: { module: {} },
  future: {},
  ssr: true,
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

const whole = createRequestHandler(build, "production");
const asked: ServerBuild[] = [];
const answer = answerManifestBy(build, routesBySegment(build), (part, request) => {
  asked.push(part);
  return createRequestHandler(part, "production")(request);
});

function aRequest(paths: readonly string[], version = "v1"): Request {
  const query = new URLSearchParams({ paths: paths.join(), version });
  return new Request(`http://localhost/__manifest?${query}`);
}

const examples = addresses.map(({ example }) => example.split("?")[0]!);

const manyLinks = Array.from({ length: 800 }, (_, at) => `/jobs/${1000 + at}`);

test("the links of a page lead to the scripts that React Router names", async () => {
  const page = ["/", "/jobs", "/jobs/one", "/nowhere", "login", ...examples.slice(0, 60)];
  const [ours, theirs] = await Promise.all([answer(aRequest(page)), whole(aRequest(page))]);
  expect(ours.headers.get("cache-control")).toBe(theirs.headers.get("cache-control"));
  expect(await ours.json()).toEqual(await theirs.json());
});

test("no link is tried with every route", async () => {
  asked.length = 0;
  const answers = await answer(aRequest([...examples.slice(60, 120), "//jobs", "/jobs%E0%A4%A"]));
  expect(answers.status).toBe(200);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked).not.toContain(build);
});

test.each([
  ["of another build", aRequest(["/jobs", "/login"], "v0"), 204],
  ["without links", new Request("http://localhost/__manifest?version=v1"), 400],
  ["longer than any page's", aRequest(manyLinks), 400],
  [
    "of nearly that length",
    new Request(`http://localhost/__manifest?version=v1&paths=${manyLinks.slice(0, 600).join()}`),
    200,
  ],
])("a question %s is answered as React Router does", async (_what, request, status) => {
  const [ours, theirs] = await Promise.all([answer(request), whole(request)]);
  expect([ours.status, theirs.status]).toEqual([status, status]);
  expect(ours.headers.get("X-Remix-Reload-Document")).toBe(
    theirs.headers.get("X-Remix-Reload-Document"),
  );
});
