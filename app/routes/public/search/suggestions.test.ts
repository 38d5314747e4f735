import { expect, test } from "vitest";
import { suggestionsFor } from "./suggestions.server.ts";

test("tools that a reader may open, guides and names of work are offered, each once", () => {
  const offered = suggestionsFor(["/jobs"]);
  expect(offered).toContain("Jobs board");
  expect(offered).not.toContain("Job map");
  expect(offered).toContain("Working in the United Kingdom");
  expect(offered).toContain("plumber");
  expect(new Set(offered).size).toBe(offered.length);
});
