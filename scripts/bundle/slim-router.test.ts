import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { slimmed } from "./slim-router.ts";

const lib = join(import.meta.dirname, "../../node_modules/react-router/dist/production/lib");

function slimFile(file: string): string | null {
  return slimmed(readFileSync(join(lib, file), "utf8"), join(lib, file));
}

test.each([
  ["hooks.js", "React$1.createElement(RSCErrorHandler"],
  ["hooks.js", "invariant(useInRouterContext()"],
  ["dom/ssr/components.js", "useIsRSCRouterContext()"],
  ["dom/ssr/components.js", "staticContext }"],
  ["dom/ssr/errorBoundaries.js", "Hey developer"],
  ["dom/lib.js", "NavLink.displayName"],
  ["components.js", "startViewTransition"],
  ["router/router.js", "restoreAppliedTransitions(routerWindow"],
  ["router/router.js", 'typeof route.lazy === "function"'],
  ["router/history.js", "console.warn"],
  ["server-runtime/warnings.js", "console.warn"],
])("the browser is not sent what of %s never runs: %s", (file, unused) => {
  expect(readFileSync(join(lib, file), "utf8")).toContain(unused);
  expect(slimFile(file)).not.toContain(unused);
});

test.each([
  "hooks.js",
  "components.js",
  "dom/lib.js",
  "dom/ssr/components.js",
  "dom/ssr/errorBoundaries.js",
  "router/history.js",
  "router/instrumentation.js",
  "router/router.js",
  "server-runtime/warnings.js",
])("what stays of %s is a module with the same exports", (file) => {
  const whole = parseSync(file, readFileSync(join(lib, file), "utf8"));
  const slim = parseSync(file, slimFile(file)!);
  expect(slim.errors).toEqual([]);
  expect(exportsOf(slim)).toEqual(exportsOf(whole));
});

function exportsOf({ module }: ReturnType<typeof parseSync>): (string | null)[] {
  const entries = module.staticExports.flatMap(({ entries }) => entries);
  return entries.map(({ exportName }) => exportName.name).sort();
}

test("a file that we use whole is left alone", () => {
  expect(slimFile("router/url.js")).toBeNull();
});

test("another version of React Router, written differently, stops the build", () => {
  expect(() => slimmed("export {};", "/x/react-router/dist/production/lib/hooks.js")).toThrow(
    "written differently now",
  );
});
