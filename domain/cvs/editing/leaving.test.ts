import { expect, test } from "vitest";
import { asksBeforeSignOut, wayOut } from "./leaving.ts";
import type { Saving } from "./studio-state.ts";

const kinds: Record<Saving["kind"], "saved" | "on its way" | "stuck"> = {
  saved: "saved",
  waiting: "on its way",
  sending: "on its way",
  away: "stuck",
  later: "stuck",
  clashed: "stuck",
  "signed-out": "stuck",
  refused: "stuck",
  gone: "stuck",
};

for (const [saving, how] of Object.entries(kinds) as [Saving["kind"], string][]) {
  const out = (isKept: boolean, isOverdue: boolean) => wayOut({ saving, isKept, isOverdue });

  test(`a page whose words are ${saving} is left only where nothing can be lost`, () => {
    expect(out(true, true)).toBe("go");
    expect(out(false, true)).toBe(how === "saved" ? "go" : "ask");
    const expected = { saved: "go", "on its way": "wait" }[how];
    expect(out(true, false)).toBe(expected ?? "go");
    expect(out(false, false)).toBe(expected ?? "ask");
  });

  test(`signing out while words are ${saving} asks only where they cannot be saved`, () => {
    expect(asksBeforeSignOut(saving)).toBe(how === "stuck");
  });
}
