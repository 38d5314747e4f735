import { expect, test } from "vitest";
import { fullDocument } from "#test/cvs/full-document.ts";
import { cvSchema } from "../document/cv.schema.ts";
import { readDocument } from "../document/read-document.ts";
import { leaveOut } from "./leave-out.ts";

test("sections that were read wrong are left out whole, the others stay as they are", () => {
  const { work, basics, custom, ...rest } = leaveOut(fullDocument, [
    "work",
    "summary",
    "custom:x1",
    "sections",
    "no such section",
  ]);
  expect([work, basics.summary, custom]).toEqual([[], "", []]);
  expect(basics.name).toBe(fullDocument.basics.name);
  expect(rest.education).toBe(fullDocument.education);
  expect(rest.sections).toHaveLength(fullDocument.sections.length - 1);
  expect(readDocument(cvSchema, { work, basics, custom, ...rest }).ok).toBe(true);
});

test("nothing chosen leaves nothing out", () => {
  expect(leaveOut(fullDocument, [])).toEqual(fullDocument);
});
