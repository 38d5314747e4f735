import { afterAll, expect, test, vi } from "vitest";
import { typeset } from "../typeset.server.ts";
import { closePool } from "../typeset-pool.server.ts";
import { accessibilityFaults } from "./checks.ts";
import { PdfFile } from "./file.ts";
import { finished } from "./finish.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 120_000 });
afterAll(closePool);

async function page(): Promise<Buffer> {
  const data = { words: "A page with words on it" };
  const set = await typeset({ template: "#test/typesetting/page.typ", data, format: "pdf" });
  if (!set.ok) throw new Error(set.error);
  return Buffer.from(set.value);
}

/** The same file with something of the same length in another's place, so that places hold. */
function spoilt(pdf: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  const raw = pdf.toString("latin1");
  expect(raw).toContain(from);
  return Buffer.from(raw.replace(from, to), "latin1");
}

test("a file of ours passes, and is marked only then", async () => {
  const pdf = await page();
  const { bytes, faults, pages } = finished(pdf);
  expect(faults).toEqual([]);
  expect(pages).toBe(1);
  expect(Buffer.from(bytes).subarray(0, pdf.length).equals(pdf)).toBe(true);
  const again = new PdfFile(bytes);
  expect(accessibilityFaults(again)).toEqual([]);
  expect(again.content(again.root.get("Metadata")).toString()).toContain("pdfuaid:part>1<");
});

test.each([
  ["no mark that it is tagged", "/Marked true", "/Marked null", "6.2"],
  ["no language", "/Lang (en-GB)", "/Lung (en-GB)", "11-001"],
  ["a tag nobody knows", "/S /H1", "/S /X1", "02-001"],
  ["a first heading that is not the first", "/S /H1", "/S /H2", "14-002"],
  ["no title", "<dc:title>", "<xx:title>", "06-003"],
])("%s is found, and the file is left unmarked", async (_case, from, to, check) => {
  const pdf = spoilt(await page(), from, to);
  const { bytes, faults } = finished(pdf);
  expect(faults.map((fault) => fault.check)).toContain(check);
  expect(Buffer.from(bytes).equals(pdf)).toBe(true);
});
