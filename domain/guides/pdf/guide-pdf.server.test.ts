import { afterAll, expect } from "vitest";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { savePage } from "#domain/pages/save-page.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { textByPdfJs } from "#test/pdf-text.ts";
import { guideTypeOf } from "../guide-types.ts";
import { guidePdf } from "./guide-pdf.server.ts";

afterAll(closePool);

const now = new Date("2026-11-16T09:00:00Z");
const type = guideTypeOf("united-kingdom")!;
const asked = {
  ...{ slug: "united-kingdom", origin: "https://waymark.example" },
  ...{ now, today: "2026-11-16" },
};

const words = (body: string) => ({
  ...{ title: "CV", description: "How to write it.", body, reviewBy: null, author: null },
  fields: { tools: [] },
});

const BODY = `## Pay

The line is {{fact:uk-standard-salary}}. See **the** [board](/jobs).

- one
- two

| A | B |
|---|---|
| left | right |
`;

async function made(today = asked.today) {
  const pdf = await guidePdf({ ...asked, today });
  if (!pdf?.file.ok) throw new Error("not made");
  return pdf.file.value;
}

test("the whole guide is one tagged PDF with its facts and their sources, made once for its words", async () => {
  const staff = await aStaffMember();
  await addPage(type, staff, { slug: "cv", ...words(BODY) }, now);
  expect(await guidePdf(asked)).toBe(undefined);
  await publishPage(type, staff, { slug: "cv" }, now);
  await addPage(type, staff, { slug: "interviews", ...words("## Secret draft") }, now);

  const file = await made();
  const bytes = (await readWhole(file))!;
  // Only a PDF that was checked and found sound is marked as PDF/UA.
  expect(bytes.includes("pdfuaid")).toBe(true);
  const text = await textByPdfJs(bytes);
  for (const said of ["Working in the United Kingdom", "£41,700", "left", "Sources", "Checked"]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain("Secret draft");
  expect((await made()).id).toBe(file.id);

  const change = { slug: "cv", baseRevision: 2, words: words("## Other words") };
  await savePage(type, staff, change, now);
  const other = await made();
  expect(other.id).not.toBe(file.id);
  expect(await textByPdfJs((await readWhole(other))!)).toContain("Other words");
});

test("a country without a guide has no file", async () => {
  expect(await guidePdf({ ...asked, slug: "atlantis" })).toBe(undefined);
});
