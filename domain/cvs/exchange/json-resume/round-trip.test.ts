import fc from "fast-check";
import { expect, test } from "vitest";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { anyDocument } from "#test/cvs/any-document.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { cvSchema } from "../../document/cv.schema.ts";
import { toJsonResume } from "../to-json-resume.ts";
import { jsonResumeSchema } from "./json-resume.schema.ts";
import { readJsonResume } from "./read-json-resume.ts";

/** Ids are new in a document that came from a file; a photo stays where it was; headings of empty parts may show. */
function comparable(document: CvDocument): unknown {
  const { sections, basics, ...rest } = document;
  const plain = JSON.stringify(
    {
      ...rest,
      basics: { ...basics, photoId: null },
      order: sections.map(({ section }) => section),
    },
    (name, value) => (name === "id" ? undefined : value),
  );
  return JSON.parse(plain.replace(/custom:\w+/g, "custom"));
}

function there(document: CvDocument): CvDocument {
  const json = JSON.parse(JSON.stringify(toJsonResume(document)));
  expect(jsonResumeSchema.safeParse(json).success).toBe(true);
  const result = readJsonResume(json);
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.sentence}`);
  expect(result.value.unread).toEqual([]);
  return result.value.document;
}

test("a full CV comes back whole", () => {
  expect(comparable(there(fullDocument))).toEqual(comparable(fullDocument));
});

test("any CV that can be kept comes back whole", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const kept = cvSchema.parse(document);
      expect(comparable(there(kept))).toEqual(comparable(kept));
    }),
    { numRuns: propertyRuns(300) },
  );
});
