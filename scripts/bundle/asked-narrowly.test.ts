import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askedNarrowly } from "./asked-narrowly.ts";

const { imports } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
) as { imports: Record<string, string> };

test("no name of ours leads to a file of the server without saying so", () => {
  for (const [name, folder] of Object.entries(imports)) {
    expect([name, folder]).toEqual([name, `./${name.slice(1)}`]);
    expect(name).toMatch(/^#[a-z0-9]+\/\*$/);
  }
});

test("a plugin that React Router renames stops the build", () => {
  expect(() => askedNarrowly([{ name: "react-router" }])).toThrow("react-router:dot-server");
});
