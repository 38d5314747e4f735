import { readFileSync } from "node:fs";
import { join } from "node:path";
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

test("what stays in a slimmed file still reads as a module", () => {
  expect(slimFile("components.js")).toContain("else React$1.startTransition(() => {");
  expect(slimFile("router/router.js")).toMatch(/let viewTransitionOpts;\s+updateState\(/);
});

test("a file that we use whole is left alone", () => {
  expect(slimFile("router/url.js")).toBeNull();
});

test("another version of React Router, written differently, stops the build", () => {
  expect(() => slimmed("export {};", "/x/react-router/dist/production/lib/hooks.js")).toThrow(
    "written differently now",
  );
});
