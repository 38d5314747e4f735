import { expect, test } from "vitest";
import {
  type DraftPlace,
  draftsOf,
  dropDraft,
  dropFound,
  dropOldDrafts,
  putDraft,
} from "./local-draft.ts";

const DAY_MS = 24 * 3600_000;
const state = { title: "CV" };
const draft = (at: number) => ({ state: { title: `At ${at}` }, revision: 3, at });
const place = (given: Partial<DraftPlace> = {}): DraftPlace => ({
  ownerId: "ada",
  kind: "cv",
  id: "a",
  window: "one",
  ...given,
});

function drawer() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

test("every window has a draft of its own: none replaces another's, and each drops its own", () => {
  const storage = drawer();
  expect(putDraft(storage, place({ window: "two" }), draft(2))).toBe(true);
  putDraft(storage, place(), draft(1));
  putDraft(storage, place({ ownerId: "bob" }), draft(3));
  expect(draftsOf(storage, "ada")).toEqual([
    { ...draft(1), place: place() },
    { ...draft(2), place: place({ window: "two" }) },
  ]);
  dropDraft(storage, place());
  expect(draftsOf(storage, "ada").map(({ place: { window } }) => window)).toEqual(["two"]);
});

test("a draft that was saved here stays where its own window has typed on since", () => {
  const storage = drawer();
  putDraft(storage, place(), draft(1));
  const [found] = draftsOf(storage, "ada");
  putDraft(storage, place(), draft(2));
  dropFound(storage, found!);
  expect(draftsOf(storage, "ada")).toEqual([{ ...draft(2), place: place() }]);
  dropFound(storage, draftsOf(storage, "ada")[0]!);
  expect(draftsOf(storage, "ada")).toEqual([]);
});

test("whatever else stands in the browser is no draft, and is left alone", () => {
  const storage = drawer();
  storage.setItem("waymark-theme", "dark");
  for (const text of [
    "{}",
    "null",
    "nonsense",
    "[]",
    '{"at":1,"state":{}}',
    '{"at":1,"revision":1}',
  ]) {
    storage.setItem("waymark-draft ada cv a one", text);
    expect(draftsOf(storage, "ada")).toEqual([]);
  }
  dropOldDrafts(storage, 0);
  expect(storage.getItem("waymark-theme")).toBe("dark");
});

test("what was sent and not answered is stored with the rest", () => {
  const storage = drawer();
  const whole = { ...draft(1), sent: state };
  putDraft(storage, place(), whole);
  expect(draftsOf(storage, "ada")).toEqual([{ ...whole, place: place() }]);
});

test("a draft is forgotten after thirty days, no matter whose it is", () => {
  const storage = drawer();
  putDraft(storage, place(), draft(0));
  putDraft(storage, place({ ownerId: "bob" }), draft(2 * DAY_MS));
  dropOldDrafts(storage, 31 * DAY_MS);
  expect([draftsOf(storage, "ada"), draftsOf(storage, "bob").length]).toEqual([[], 1]);
});

test("a full or forbidden store says so and breaks nothing", () => {
  const full = {
    ...drawer(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    key: () => {
      throw new DOMException("no", "SecurityError");
    },
    length: 1,
  };
  expect(putDraft(full, place(), draft(1))).toBe(false);
  expect(draftsOf(full, "ada")).toEqual([]);
});
