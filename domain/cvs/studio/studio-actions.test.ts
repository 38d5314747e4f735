import { expect, test } from "vitest";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { actionValue, applyAction, readAction, type StudioAction } from "./studio-actions.ts";

const cv = {
  basics: { profiles: [] },
  work: [{ id: "a" }, { id: "b" }, { id: "c" }],
  custom: [{ id: "x", title: "Sport", entries: [] }],
  sections: [
    { section: "work", isHidden: false, title: "" },
    { section: "custom:x", isHidden: false, title: "" },
  ],
} as unknown as CvDocument;

const ids = (document: CvDocument) => document.work.map(({ id }) => id).join("");

test.each<[StudioAction, string]>([
  [{ do: "up", list: "work", id: "b" }, "bac"],
  [{ do: "up", list: "work", id: "a" }, "abc"],
  [{ do: "down", list: "work", id: "b" }, "acb"],
  [{ do: "down", list: "work", id: "c" }, "abc"],
  [{ do: "place", list: "work", id: "a", at: 2 }, "bca"],
  [{ do: "place", list: "work", id: "a", at: 99 }, "bca"],
  [{ do: "remove", list: "work", id: "b" }, "ac"],
  [{ do: "remove", list: "work", id: "nobody" }, "abc"],
  [{ do: "add", list: "work" }, "abcnew"],
])("%o gives %s", (action, expected) => {
  expect(ids(applyAction(cv, action, "new"))).toBe(expected);
});

test("hiding keeps the words, and showing brings them back", () => {
  const hidden = applyAction(cv, { do: "hide", list: "work", id: "a" }, "");
  expect(hidden.work[0]).toMatchObject({ id: "a", isHidden: true });
  const shown = applyAction(hidden, { do: "show", list: "work", id: "a" }, "");
  expect(shown.work[0]?.isHidden).toBe(false);
});

test("a section of one's own is made, filled, moved and taken away; others are only hidden", () => {
  const added = applyAction(cv, { do: "add-section" }, "y");
  expect(added.sections.at(-1)?.section).toBe("custom:y");
  expect(applyAction(added, { do: "add", list: "custom:y" }, "e").custom[1]?.entries).toHaveLength(
    1,
  );
  const moved = applyAction(cv, { do: "section-up", section: "custom:x" }, "");
  expect(moved.sections[0]?.section).toBe("custom:x");
  const removed = applyAction(cv, { do: "remove-section", section: "custom:x" }, "");
  expect(removed).toMatchObject({ custom: [], sections: [{ section: "work" }] });
  expect(applyAction(cv, { do: "remove-section", section: "work" }, "").sections).toHaveLength(2);
});

test("an action survives the way through a form, and nonsense is none", () => {
  const actions: StudioAction[] = [
    { do: "add", list: "profiles" },
    { do: "remove", list: "custom:x", id: "e" },
    { do: "section-hide", section: "references" },
    { do: "add-section" },
  ];
  for (const action of actions) expect(readAction(actionValue(action))).toEqual(action);
  for (const words of ["", "up", "up nowhere a", "up work", "section-up profiles", null, 7])
    expect(readAction(words)).toBeNull();
});
