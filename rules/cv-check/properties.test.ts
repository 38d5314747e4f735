import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDocument, anyLook, anyText } from "#test/cvs/any-document.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { checkCv } from "./check-cv.ts";
import { fixes } from "./fixes.ts";
import { linesOf } from "./lines.ts";
import { matchJob } from "./match-job.ts";

const on = "2026-11-15";

test("any CV can be checked, and each finding points at something that is there", () => {
  fc.assert(
    fc.property(anyDocument, anyLook, (document, look) => {
      const lines = linesOf(document);
      for (const { at, evidence } of checkCv(document, look, on)) {
        expect(evidence.trim()).not.toBe("");
        if (at.line === undefined) continue;
        const line = lines.find(
          (each) =>
            each.at.entryId === at.entryId &&
            each.at.field === at.field &&
            each.at.line === at.line,
        );
        expect(line).toBeDefined();
        expect(line?.text.includes(evidence) || evidence.includes("begins")).toBe(true);
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

test("a fix takes its finding away and never brings entries or words of others down", () => {
  fc.assert(
    fc.property(anyDocument, anyLook, (document, look) => {
      for (const finding of checkCv(document, look, on)) {
        const fix = fixes[finding.code];
        if (!fix) continue;
        const fixed = fix(document, look, finding);
        const left = checkCv(fixed.document, fixed.look, on);
        expect(left.filter((each) => isSame(each, finding)).length).toBeLessThan(
          checkCv(document, look, on).filter((each) => isSame(each, finding)).length,
        );
        for (const section of [
          "work",
          "education",
          "volunteer",
          "projects",
          "skills",
          "custom",
        ] as const) {
          expect(fixed.document[section].length).toBe(document[section].length);
        }
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test("a match quotes what the job and the CV really say", () => {
  fc.assert(
    fc.property(
      anyDocument,
      anyText,
      fc.array(anyText, { maxLength: 6 }),
      (document, title, sentences) => {
        const text = sentences.join("\n");
        const cv = linesOf(document).map((line) => line.text);
        const { asked } = matchJob(document, { title, text });
        for (const { words, quote, found } of asked) {
          expect(title.includes(words) || text.includes(words)).toBe(true);
          expect(quote.replace(/ …$/, "")).not.toBe("");
          if (found) expect(cv).toContain(found.quote);
        }
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});
