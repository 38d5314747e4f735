import { globSync, readFileSync } from "node:fs";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { addresses } from "./addresses.ts";

/**
 * Links are written as plain paths: a table of 250 addresses has no place in a browser's script.
 * What a typed function would promise is checked here instead: each path in our source is one of
 * the table's, so an address that is renamed names every file that still links to it.
 */
const ROOMS = "{app,domain,ui,platform,rules,server,workers,demo}/**/*.{ts,tsx}";

/** What begins like a path and is none: files, parts of archives, another library's endpoints. */
const OTHERS = [
  /^\/(assets|fonts|icons|favicon|manifest\.webmanifest|healthz|readyz|__manifest|\.well-known)/,
  /^\/(content|docProps|word|proc|reserve|a\/\.\.|sign-in\/username)/,
];

const patterns = addresses.map(({ path }) => path).filter((path) => path !== "/*");

test("a path is told from other texts", () => {
  const template = ["`/jobs/$", "{slug}?page=2`"].join("");
  const [, jobs] = [...pathsIn(`to="/jobs" at="jobs" ${template} "/ "`)];
  expect(pathsIn(`to="/jobs" at="jobs" "/ "`)).toEqual(["/jobs"]);
  expect(isAddress(jobs ?? "")).toBe(true);
  expect(isAddress("/jbos")).toBe(false);
});

test("every path in our source is an address of the table", () => {
  const sources = globSync(ROOMS).filter((file) => !/\.(test|data)\.tsx?$/.test(file));
  const missing = sources.flatMap((file) =>
    pathsIn(readFileSync(file, "utf8"))
      .filter((path) => !isAddress(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

/** Texts that begin like a path: "/jobs", `/jobs/${slug}?page=2`. */
function pathsIn(source: string): string[] {
  const found = source.matchAll(/(["`])(\/[a-z][^"`\s\\]*?)\1/g);
  return [...found].map(([, , path = ""]) => path);
}

function isAddress(text: string): boolean {
  const path = text
    .replaceAll(/\$\{[^}]*\}/g, "x")
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/$/, "");
  if (OTHERS.some((other) => other.test(path))) return true;
  return patterns.some((pattern) => matchPath(pattern, path) !== null);
}
