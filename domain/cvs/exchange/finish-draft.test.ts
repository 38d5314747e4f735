import { expect, test } from "vitest";
import { SHORT } from "../document/limits.ts";
import { blankDraft, finishDraft } from "./finish-draft.ts";

test("a text too long for its field is parted between letters, and both parts are whole", () => {
  const blank = blankDraft();
  const name = `${"a".repeat(SHORT - 1)}😀tail`;
  const read = finishDraft({ ...blank, basics: { ...blank.basics, name } });
  if (!read.ok) throw new Error(read.error.sentence);
  expect(read.value.document.basics.name).toBe("a".repeat(SHORT - 1));
  expect(read.value.unread).toEqual(["😀tail"]);
});
