import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const rules = resolve(import.meta.dirname, "..");

/** Every file of `rules/` that loading one of them loads; types are erased and do not count. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type)[^;]*?from "([^"]+)"/gms,
  )) {
    if (path!.startsWith("#rules/")) loadedBy(path!.replace("#rules", rules), seen);
    if (path!.startsWith(".")) loadedBy(resolve(dirname(file), path!), seen);
  }
  return seen;
}

const tables = /uk-work\/(occupations|pay-scales|lists)\//;

test.each(["verdict.ts", "clock.ts", "typical-reader.ts", "new-entrant.ts"])(
  "%s does not bring the table of codes with it",
  (file) => {
    const loaded = [...loadedBy(resolve(import.meta.dirname, file))];
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((path) => tables.test(path))).toEqual([]);
  },
);

test("preparing a job does", () => {
  const loaded = [...loadedBy(resolve(import.meta.dirname, "prepare-job.ts"))];
  expect(loaded.some((path) => path.endsWith("occupations/professionals.ts"))).toBe(true);
});

test("the foot of every page brings nothing at all", () => {
  expect(loadedBy(resolve(import.meta.dirname, "as-at.ts")).size).toBe(1);
});
