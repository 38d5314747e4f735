import { expect, test } from "vitest";
import { writeKindOf } from "./write-limit.ts";

test.each([
  ["/login", "writes"],
  ["/my-cvs", "writes"],
  ["/my-cvs/a-1/save", "saves"],
  ["/my-cvs/a-1/save?from=studio", "saves"],
  ["/my-cvs/a-1/preview", null],
  ["/my-cvs/../preview", "writes"],
])("a post to %s counts as %s", (target, kind) => {
  expect(writeKindOf(target)).toBe(kind);
});
