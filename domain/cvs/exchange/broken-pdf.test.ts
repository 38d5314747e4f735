import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { printCv } from "../print/print-cv.server.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

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
