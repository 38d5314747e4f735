import { expect, test } from "vitest";
import { aState } from "#test/cv-factories.ts";
import { afterChoice, afterDraft, afterSave } from "./after-save.ts";

const base = aState();
const naming = (name: string, title = base.title) => ({
  ...base,
  title,
  document: { ...base.document, basics: { ...base.document.basics, name } },
});

test("a field that could not be read stays on the page when another window's words come in", () => {
  const sent = naming("x".repeat(600));
  const answer = {
    kind: "merged",
    revision: 4,
    version: 2,
    ...naming(base.document.basics.name, "Their title"),
    sentAs: base,
    refused: { sentence: "Too long." },
  } as const;
  expect(afterSave(answer, { sent, now: sent })).toMatchObject({
    event: { kind: "merged", now: { ...sent, title: "Their title" } },
  });
});

test("what could not be read is still said where another window's words clash with what was typed on", () => {
  const refused = { sentence: "Too long." };
  const theirs = naming("Theirs");
  const answer = {
    kind: "merged",
    revision: 4,
    version: 2,
    ...theirs,
    sentAs: base,
    refused,
  } as const;
  const found = afterSave(answer, { sent: base, now: naming("Typed on") });
  expect(found).toMatchObject({ conflict: { clashes: [{ mine: "Typed on" }], refused } });
});

test("a field that could not be read keeps its words when a clash elsewhere is settled", () => {
  const sent = naming("x".repeat(600), "My title");
  const merged = naming(base.document.basics.name, "My title");
  const answer = { kind: "conflict", revision: 4, merged, clashes: [], sentAs: merged } as const;
  const found = afterSave(answer, { sent, now: sent });
  if (!("conflict" in found)) throw new Error("It is a clash");
  const chosen = naming(base.document.basics.name, "Their title");
  expect(afterChoice(found.conflict, { chosen, now: sent })).toMatchObject({
    event: { kind: "settled", state: { ...sent, title: "Their title" } },
  });
});

test("what was typed while both stood open is put on top of the choice, or asked about again", () => {
  const conflict = { revision: 3, merged: base, clashes: [], since: base, mine: "window" } as const;
  expect(
    afterChoice(conflict, {
      chosen: naming("Theirs"),
      now: naming(base.document.basics.name, "Typed"),
    }),
  ).toEqual({
    event: { kind: "settled", revision: 3, state: naming("Theirs", "Typed") },
  });
  const again = afterChoice(conflict, { chosen: naming("Theirs"), now: naming("Typed") });
  expect(again).toMatchObject({ conflict: { clashes: [{ mine: "Typed", theirs: "Theirs" }] } });
});

test("words that arrived unheard before a window was closed are no other's, and the rest goes on from them", () => {
  const left = { base, sent: naming("Ada"), state: naming("Ada L"), at: 0 };
  expect(afterDraft(left, { now: naming("Ada", "Since"), revision: 2 })).toEqual({
    event: { kind: "resumed", state: naming("Ada L", "Since") },
  });
  // They never arrived: what stands there is somebody's.
  expect(afterDraft(left, { now: naming("Eve"), revision: 2 })).toMatchObject({
    conflict: { clashes: [{ mine: "Ada L", theirs: "Eve" }] },
  });
});

test("words left in this browser are added to what was saved since, and never replace it unseen", () => {
  const left = { base, state: naming("Left here"), at: 0 };
  expect(
    afterDraft(left, { now: naming(base.document.basics.name, "Since"), revision: 2 }),
  ).toEqual({
    event: { kind: "resumed", state: naming("Left here", "Since") },
  });
  expect(afterDraft(left, { now: naming("Saved since"), revision: 2 })).toMatchObject({
    conflict: { mine: "browser", clashes: [{ mine: "Left here", theirs: "Saved since" }] },
  });
  expect(afterDraft(left, { now: naming("Left here"), revision: 2 })).toBeNull();
});
