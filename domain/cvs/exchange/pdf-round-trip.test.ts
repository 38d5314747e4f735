import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { cvTemplates } from "#rules/cv/cv-document.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { printCv } from "../print/print-cv.server.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });

const points = (entries: readonly { highlights: readonly string[] }[]) =>
  entries.map(({ highlights }) => highlights);

describe.each(cvTemplates)("our own PDF, %s, reads in again", (template) => {
  test("titles whole, and every point under its own entry", async () => {
    const set = await printCv(fullCv({ template }), "pdf");
    if (!set.ok) throw new Error(set.error);
    const read = await readCvBytes(set.value.bytes);
    if (!read.ok) throw new Error(read.error.sentence);
    const { document, unread } = read.value;
    const { basics, work, volunteer, education, projects, custom } = fullDocument;
    expect(document.basics).toMatchObject({ name: basics.name, email: basics.email });
    expect(document.basics.profiles.map(({ url }) => url)).toEqual(
      basics.profiles.map(({ url }) => url),
    );
    expect(document.work.map(({ position }) => position)).toEqual(
      work.map(({ position }) => position),
    );
    expect(document.work.map(({ name }) => name)).toEqual(work.map(({ name }) => name));
    expect(points(document.work)).toEqual(points(work));
    expect(document.volunteer[0]?.position).toBe(volunteer[0]?.position);
    expect(points(document.volunteer)).toEqual(points(volunteer));
    expect(document.education.map(({ institution }) => institution)).toEqual(
      education.map(({ institution }) => institution),
    );
    expect(points(document.education)).toEqual(points(education));
    expect(document.projects.map(({ name, url }) => ({ name, url }))).toEqual(
      projects.map(({ name, url }) => ({ name, url })),
    );
    expect(points(document.projects)).toEqual(points(projects));
    expect(points(document.custom[0]?.entries ?? [])).toEqual(points(custom[0]!.entries));
    expect(unread).toEqual([]);
    expect(document.rightToWork.words).toBe(fullDocument.rightToWork.words);
    expect(document.references.map(({ name, reference }) => ({ name, reference }))).toEqual(
      fullDocument.references.map(({ name, reference }) => ({ name, reference })),
    );
  });
});

test("any broken copy of a tagged PDF is read or refused", async () => {
  const set = await printCv(fullCv(), "pdf");
  if (!set.ok) throw new Error(set.error);
  const { bytes } = set.value;
  const places = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(places, fc.nat(bytes.length), async (changes, end) => {
      const broken = bytes.slice(0, Math.max(end, 1_000));
      for (const [at, byte] of changes) broken[Math.min(at, broken.length - 1)] = byte;
      const result = await readCvBytes(broken);
      if (!result.ok) expect(result.error.sentence).toMatch(/\.$/);
    }),
    { numRuns: 30 },
  );
});
