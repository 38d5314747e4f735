import { data, type RouterContextProvider } from "react-router";
import { fileStem, reportRows } from "#domain/analytics/files/report-rows.ts";
import { reportXlsx } from "#domain/analytics/files/report-xlsx.server.ts";
import { figurePng, reportPdf } from "#domain/analytics/files/typeset-report.server.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import { askedReport } from "./asked-report.server.tsx";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  png: "image/png",
} as const;

type Format = Exclude<keyof typeof types, "png">;

/** A report as a file: what its page shows, and nothing else. */
export async function answerReport(asked: RequestArgs, product: string, format: string) {
  if (!isFormat(format)) throw data("We could not find that file.", { status: 404 });
  const { report, university, group } = await known(asked, product);
  const bytes = await bytesOf(format, report, { university, group });
  return fileAnswer(bytes, { format, name: fileStem(report, university) });
}

/** One chart of it as a picture. */
export async function answerPicture(asked: RequestArgs, product: string, figureId: string) {
  const { report, university, group } = await known(asked, product);
  const figure = report.figures.find(({ id }) => id === figureId);
  if (!figure) throw data("We could not find that figure.", { status: 404 });
  const png = await figurePng(report, figure, { university, group });
  if (!png.ok) throw away("picture");
  return fileAnswer(png.value, { format: "png", name: fileStem(report, university, figure.id) });
}

/** A file is opened later and elsewhere, so it is never of other students than were asked for. */
async function known(asked: RequestArgs, product: string) {
  const found = await askedReport(asked, product);
  if (found.problem) throw data(found.problem, { status: 400 });
  return found;
}

type Report = Awaited<ReturnType<typeof askedReport>>["report"];

async function bytesOf(format: Format, report: Report, of: { university: string; group: string }) {
  // The mark at the start tells spreadsheets that letters are in UTF-8.
  if (format === "csv") return `\uFEFF${toCsv(reportRows(report, of))}`;
  if (format === "xlsx") return reportXlsx(report, of);
  const pdf = await reportPdf(report, of, new Date());
  if (!pdf.ok) throw away("PDF");
  return pdf.value;
}

function isFormat(text: string): text is Format {
  return text !== "png" && Object.hasOwn(types, text);
}

function away(what: string) {
  return data(`The ${what} could not be made just now. Try again in a minute.`, { status: 503 });
}

type Named = { format: keyof typeof types; name: string };

function fileAnswer(bytes: string | Uint8Array, { format, name }: Named): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${name}.${format}"`,
      "cache-control": "no-store",
    },
  });
}
