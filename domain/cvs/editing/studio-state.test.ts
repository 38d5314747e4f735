import { expect, test } from "vitest";
import type { CvState } from "../cv.ts";
import { openStudio, type Studio, type StudioEvent, studioAfter } from "./studio-state.ts";

const state = (title: string) => ({ title }) as CvState;
const after = (studio: Studio, ...events: StudioEvent[]) => events.reduce(studioAfter, studio);
const typing = (words: string, at: number, field = "name"): StudioEvent => ({
  kind: "typed",
  state: state(words),
  field,
  at,
});

test("one run of typing is one step back, another field or a pause begins the next", () => {
  const studio = after(
    openStudio(state(""), 1),
    typing("A", 0),
    typing("An", 500),
    typing("An x", 900, "email"),
    typing("An xy", 9000, "email"),
  );
  expect(studio.past.map(({ title }) => title)).toEqual(["", "An", "An x"]);
  const back = after(studio, { kind: "undone" }, { kind: "undone" });
  expect(back.now.title).toBe("An");
  expect(back.filling).toBe(2);
  expect(after(back, { kind: "redone" }).now.title).toBe("An x");
});

test("typing after a step back forgets the way forward", () => {
  const studio = after(
    openStudio(state(""), 1),
    typing("A", 0),
    { kind: "undone" },
    typing("B", 9),
  );
  expect(after(studio, { kind: "redone" }).now.title).toBe("B");
});

test("what is typed while a save is on its way still waits when the answer comes", () => {
  const sent = after(openStudio(state(""), 1), typing("A", 0), { kind: "sent" });
  const kept = { kind: "kept", revision: 2, state: sent.now } as const;
  expect(after(sent, kept).saving).toEqual({ kind: "saved" });
  const typedOn = after(sent, typing("AB", 10), kept);
  expect(typedOn).toMatchObject({ revision: 2, saving: { kind: "waiting" }, now: { title: "AB" } });
});

test("a merge fills the fields anew, and no step back takes the other window's words away", () => {
  const merged = state("both");
  const studio = after(openStudio(state("mine"), 1), {
    kind: "merged",
    revision: 5,
    kept: merged,
    now: merged,
  });
  expect(studio).toMatchObject({ revision: 5, saving: { kind: "saved" }, filling: 1 });
  expect(after(studio, { kind: "undone" }).now.title).toBe("both");
});

test("words left in this browser come back on their own revision, and wait to be sent", () => {
  const studio = after(openStudio(state("kept"), 7), {
    kind: "resumed",
    state: state("left"),
    revision: 5,
  });
  expect(studio).toMatchObject({
    revision: 5,
    saving: { kind: "waiting" },
    now: { title: "left" },
  });
});

test("nothing is sent while a clash is open, however much is typed", () => {
  const studio = after(
    openStudio(state(""), 1),
    { kind: "not-kept", saving: { kind: "clashed" } },
    typing("A", 0),
  );
  expect(studio.saving).toEqual({ kind: "clashed" });
  const settled = after(studio, { kind: "settled", state: state("chosen"), revision: 9 });
  expect(settled).toMatchObject({ revision: 9, saving: { kind: "waiting" } });
});
