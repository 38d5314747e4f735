import { expect, test } from "vitest";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { applyDeed, type Deed, deedWords, readDeed } from "./deeds.ts";

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

test.each<[Deed, string]>([
  [{ do: "up", list: "work", id: "b" }, "bac"],
  [{ do: "up", list: "work", id: "a" }, "abc"],
  [{ do: "down", list: "work", id: "b" }, "acb"],
  [{ do: "down", list: "work", id: "c" }, "abc"],
  [{ do: "place", list: "work", id: "a", at: 2 }, "bca"],
  [{ do: "place", list: "work", id: "a", at: 99 }, "bca"],
  [{ do: "remove", list: "work", id: "b" }, "ac"],
  [{ do: "remove", list: "work", id: "nobody" }, "abc"],
  [{ do: "add", list: "work" }, "abcnew"],
])("%o gives %s", (deed, expected) => {
  expect(ids(applyDeed(cv, deed, "new"))).toBe(expected);
});

test("hiding keeps the words, and showing brings them back", () => {
  const hidden = applyDeed(cv, { do: "hide", list: "work", id: "a" }, "");
  expect(hidden.work[0]).toMatchObject({ id: "a", isHidden: true });
  const shown = applyDeed(hidden, { do: "show", list: "work", id: "a" }, "");
  expect(shown.work[0]?.isHidden).toBe(false);
});

test("a section of one's own is made, filled, moved and taken away; others are only hidden", () => {
  const added = applyDeed(cv, { do: "add-section" }, "y");
  expect(added.sections.at(-1)?.section).toBe("custom:y");
  expect(applyDeed(added, { do: "add", list: "custom:y" }, "e").custom[1]?.entries).toHaveLength(1);
  const moved = applyDeed(cv, { do: "section-up", section: "custom:x" }, "");
  expect(moved.sections[0]?.section).toBe("custom:x");
  const removed = applyDeed(cv, { do: "remove-section", section: "custom:x" }, "");
  expect(removed).toMatchObject({ custom: [], sections: [{ section: "work" }] });
  expect(applyDeed(cv, { do: "remove-section", section: "work" }, "").sections).toHaveLength(2);
});

test("a deed survives the way through a form, and nonsense is none", () => {
  const deeds: Deed[] = [
    { do: "add", list: "profiles" },
    { do: "remove", list: "custom:x", id: "e" },
    { do: "section-hide", section: "references" },
    { do: "add-section" },
  ];
  for (const deed of deeds) expect(readDeed(deedWords(deed))).toEqual(deed);
  for (const words of ["", "up", "up nowhere a", "up work", "section-up profiles", null, 7])
    expect(readDeed(words)).toBeNull();
});
