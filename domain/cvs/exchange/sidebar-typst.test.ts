import { afterAll, expect, test, vi } from "vitest";
import { typeset } from "#platform/typesetting/typeset.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

const data = {
  side: [
    ["Contact", ["t.okafor@example.ac.uk", "07700 900561", "Leeds, United Kingdom"]],
    ["Skills", ["Python, SQL, Tableau"]],
    ["Languages", ["English, Igbo"]],
  ],
  label: "Graduate civil engineer",
  main: [
    [
      "Experience",
      ["Site engineer, Harrow Bridges Ltd", "Feb 2024 - Aug 2025", "Checked 40 pours."],
    ],
    ["Education", ["MSc Structural Engineering, Aldermoor University", "2023 - 2024"]],
  ],
};

const names = [
  ["on one line", ["Tobenna Okafor"]],
  ["on two", ["Tobenna", "Okafor"]],
] as const;

async function sidebarPdf(name: readonly string[]): Promise<Uint8Array> {
  const template = "#domain/cvs/exchange/fixtures/sidebar.typ";
  const set = await typeset({ template, data: { ...data, name }, format: "pdf" });
  if (!set.ok) throw new Error(set.error);
  return set.value;
}

/** As a program writes it that knows no tags: the same file, without the word that leads to them. */
function untagged(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = bytes.indexOf("/StructTreeRoot");
  if (at === -1) throw new Error("The file has no tags to lose");
  bytes.write("/XtructTreeRoot", at, "latin1");
  return new Uint8Array(bytes);
}

test.each(names)("a foreign PDF with a column at the side keeps the name %s", async (_, name) => {
  const tagged = await sidebarPdf(name);
  for (const pdf of [tagged, untagged(tagged)]) {
    const read = await readCvBytes(pdf);
    if (!read.ok) throw new Error(read.error.sentence);
    const { document, unread } = read.value;
    expect(document.basics).toMatchObject({
      name: "Tobenna Okafor",
      label: "Graduate civil engineer",
      email: "t.okafor@example.ac.uk",
      phone: "07700 900561",
    });
    expect(document.work.map(({ position }) => position)).toEqual(["Site engineer"]);
    expect(document.education).toHaveLength(1);
    expect(unread).toEqual([]);
  }
});
