import { expect, test } from "vitest";
import type { CvState } from "../cv.ts";
import { dropDraft, putDraft, takeDraft } from "./draft.ts";

const draft = {
  revision: 3,
  at: 1,
  state: {
    title: "CV",
    look: { template: "line" },
    document: { sections: [] },
  } as unknown as CvState,
};

function drawer() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a draft comes back as it was put, and is gone when dropped", () => {
  const storage = drawer();
  expect(putDraft(storage, "a", draft)).toBe(true);
  expect(takeDraft(storage, "a")).toEqual(draft);
  expect(takeDraft(storage, "b")).toBeNull();
  dropDraft(storage, "a");
  expect(takeDraft(storage, "a")).toBeNull();
});

test("something else under its key is no draft", () => {
  const storage = drawer();
  for (const text of [
    "{}",
    "nonsense",
    "[]",
    '{"revision":1,"state":{"title":"x"}}',
    '{"revision":1,"state":{"title":"x","look":{"template":"line"}}}',
  ]) {
    storage.setItem("waymark-cv-a", text);
    expect(takeDraft(storage, "a")).toBeNull();
  }
});

test("a full or forbidden store says so and breaks nothing", () => {
  const full = {
    ...drawer(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(putDraft(full, "a", draft)).toBe(false);
});
