import { expect, test } from "vitest";
import { aState, workEntry } from "#test/cv-factories.ts";
import { faultErrors, faultSentence, partlySentence } from "./fault-messages.ts";

const state = aState();
state.document = {
  ...state.document,
  work: [workEntry("tide")],
  custom: [{ id: "x", title: "Sport", entries: [] }],
};
const of = (path: PropertyKey[], kind: "cv" | "letter" = "cv") => ({
  kind,
  state,
  faults: [{ path, sentence: "No." }],
});

test.each<[PropertyKey[], string, string]>([
  [["title"], "title", "No."],
  [["look", "paper"], "paper", "No."],
  [["document", "work", 0, "url"], "tide.url", "Experience: No."],
  [["document", "basics", "location", "city"], "city", "Name and contact: No."],
  [["document", "language"], "language", "Name and contact: No."],
  [["document", "rightToWork", "words"], "words", "Right to work: No."],
  [["document", "custom", 0, "title"], "section-title", "Sport: No."],
  [["document"], "form", "Name and contact: No."],
])("a fault at %o is said at its field and its part", (path, field, sentence) => {
  expect(faultErrors(of(path))).toEqual({ [field]: "No." });
  expect(faultSentence(of(path))).toBe(sentence);
});

test.each([
  [null, "document", "work"],
  [{ look: 7, document: "x" }, "document", "basics"],
  [{ ...state, look: null }, "document", "work"],
  [{ ...state, document: { ...state.document, sections: "none" } }, "document", "sections"],
  [{ ...state, document: { ...state.document, sections: [null] } }, "document", "sections"],
  [{ ...state, document: { ...state.document, custom: [null, 1] } }, "document", "custom"],
  [{ ...state, document: { ...state.document, custom: {} } }, "document", "nonsense"],
])("a state of any shape has its sentence: %j", (sent, root, name) => {
  const fault = { path: [root, name, 0, "title"], sentence: "No." };
  expect(faultSentence({ kind: "cv", state: sent, faults: [fault] })).toMatch(/No\.$/);
  const whole = { path: [root, name], sentence: "No." };
  expect(faultSentence({ kind: "cv", state: sent, faults: [whole] })).toMatch(/No\.$/);
});

test("a letter is one form", () => {
  expect(faultErrors(of(["document", "sender", "name"], "letter"))).toEqual({
    "sender.name": "No.",
  });
  expect(faultErrors(of(["document", "paragraphs", 4], "letter"))).toEqual({ body: "No." });
  expect(faultSentence(of(["document", "paragraphs", 4], "letter"))).toBe("No.");
});

test("where the rest was kept, it is said how much was not", () => {
  const title = { path: ["title"], sentence: "Shorten it." };
  const url = { path: ["document", "work", 0, "url"], sentence: "No." };
  const sent = { kind: "cv", state, faults: [title] } as const;
  expect(partlySentence(sent)).toBe("Everything is saved except one thing. Shorten it.");
  expect(partlySentence({ ...sent, faults: [title, url] })).toBe(
    "Everything is saved except 2 things. First: Shorten it.",
  );
});
