import { expect, test } from "vitest";
import type { Saving } from "./editor.ts";
import { asksBeforeSignOut, decideLeaving, stayingMessage } from "./leaving.ts";

const kinds: Record<Saving["kind"], "saved" | "on its way" | "stuck"> = {
  saved: "saved",
  unsaved: "on its way",
  saving: "on its way",
  offline: "stuck",
  later: "stuck",
  "signed-out": "stuck",
  refused: "stuck",
  gone: "stuck",
};

for (const [saving, how] of Object.entries(kinds) as [Saving["kind"], string][]) {
  const out = (isStored: boolean, isOverdue: boolean) =>
    decideLeaving({ saving, isStored, isOverdue, isConnected: true });

  test(`a page whose words are ${saving} is left only where nothing can be lost`, () => {
    expect(out(true, true)).toBe("go");
    expect(out(false, true)).toBe(how === "saved" ? "go" : "ask");
    const expected = { saved: "go", "on its way": "wait" }[how];
    expect(out(true, false)).toBe(expected ?? "go");
    expect(out(false, false)).toBe(expected ?? "ask");
  });

  test(`without a connection a page whose words are ${saving} stays open`, () => {
    const leaving = { saving, isStored: true, isOverdue: true, isConnected: false };
    expect(decideLeaving(leaving)).toBe("stay");
    expect(decideLeaving({ ...leaving, isStored: false })).toBe(how === "saved" ? "stay" : "ask");
  });

  test(`signing out while words are ${saving} asks only where they cannot be saved`, () => {
    expect(asksBeforeSignOut(saving)).toBe(how === "stuck");
  });
}

const sentLater: readonly Saving["kind"][] = ["unsaved", "saving", "offline", "later"];

test.each(Object.keys(kinds) as Saving["kind"][])(
  "a page that stays open promises to send words that are %s only where they will be sent",
  (saving) => {
    const promise = /sent when the connection is back/;
    const words = stayingMessage({ saving, isStored: true });
    expect(promise.test(words)).toBe(sentLater.includes(saving));
    expect(/this browser/.test(words)).toBe(saving !== "saved");
    const notStored = stayingMessage({ saving, isStored: false });
    expect(promise.test(notStored)).toBe(sentLater.includes(saving));
    expect(notStored).not.toMatch(/this browser/);
  },
);
