import { expect, test } from "vitest";
import { afterSave } from "./after-save.ts";
import { jsonDraft } from "./draft-type.ts";

type Words = { title: string; name: string };
const words = (title: string, name = ""): Words => ({ title, name });
const after = (answer: Parameters<typeof afterSave<Words>>[1], sent: Words, now = sent) =>
  afterSave(jsonDraft<Words>(), answer, { sent, now });

const merged = { kind: "merged", revision: 4, version: 2, conflict: null } as const;

test("a field that could not be read stays on the page when another window's words come in", () => {
  const sent = words("", "x".repeat(600));
  const refused = { sentence: "Too long." };
  const answer = { ...merged, state: words("Theirs"), sentAs: words(""), refused };
  expect(after(answer, sent)).toMatchObject({
    kind: "merged",
    state: { title: "Theirs", name: sent.name },
    refused,
  });
});

test("what was typed while the answer was on its way is put on top of it", () => {
  const answer = { ...merged, state: words("Mine", "Theirs"), conflict: { version: 3 } };
  expect(after(answer, words("Mine"), words("Mine, typed on"))).toEqual({
    ...{ kind: "merged", revision: 4, sent: words("Mine"), conflict: { version: 3 } },
    ...{ state: words("Mine, typed on", "Theirs"), refused: undefined },
  });
});

test("typed on where the other window wrote: sent again, so that theirs is stored", () => {
  const answer = { ...merged, state: words("Mine", "Theirs"), conflict: { version: 3 } };
  expect(after(answer, words("Mine"), words("Mine", "Typed on"))).toEqual({
    kind: "sent-too-early",
    conflict: { version: 3 },
  });
});
