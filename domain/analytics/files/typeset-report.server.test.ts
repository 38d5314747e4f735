import { expect } from "vitest";
import { aReport, asFunnel, byField, overTime } from "#test/analytics/a-report.ts";
import { test } from "#test/database.ts";
import { figurePng, reportPdf } from "./typeset-report.server.ts";

const of = { university: "Northgate University", group: "All students" };
const now = new Date("2026-11-17T09:00:00Z");

test("a report is a PDF that says it is tagged and accessible", async () => {
  const pdf = await reportPdf(aReport, of, now);
  if (!pdf.ok) throw new Error(pdf.error);
  const text = Buffer.from(pdf.value).toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text).toContain("/MarkInfo");
  expect(text).toContain("pdfuaid:part");
});

test.for([byField, overTime, asFunnel])("a chart of $chart is a PNG", async (figure) => {
  const png = await figurePng(aReport, figure, of);
  if (!png.ok) throw new Error(png.error);
  const bytes = Buffer.from(png.value);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.readUInt32BE(16)).toBe(1440);
});
