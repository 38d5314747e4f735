import { readSheet } from "read-excel-file/node";
import { readZip } from "#platform/zip/read-zip.server.ts";
import { cellsOfText } from "./list-cells.ts";
import { MAX_ROWS } from "./list-rows.ts";

/** A heading and some blank lines may stand above the students. */
const MAX_LINES = MAX_ROWS + 100;
const MAX_COLUMNS = 50;

/** The cells of a CSV text or of a workbook's first sheet; null for anything else. */
export async function readListBytes(bytes: Uint8Array): Promise<string[][] | null> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const cells = isZip ? await readWorkbook(bytes) : readText(bytes);
  return cells?.slice(0, MAX_LINES).map((row) => row.slice(0, MAX_COLUMNS)) ?? null;
}

/** Every part is unpacked under a limit first: what a workbook claims of its size is only a claim. */
async function readWorkbook(bytes: Uint8Array): Promise<string[][] | null> {
  const zip = readZip(bytes);
  if (!zip.ok || !zip.value.names.includes("xl/workbook.xml")) return null;
  for (const name of zip.value.names) if (!zip.value.open(name)?.ok) return null;
  const rows = await readSheet(Buffer.from(bytes));
  return rows.map((row) => row.map(textOf));
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? "" : String(cell);
}

/** Excel saves CSV in UTF-8 or, from older versions, in Windows' own letters; "Unicode text" is UTF-16. */
function readText(bytes: Uint8Array): string[][] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return cellsOfText(new TextDecoder("utf-16le").decode(bytes));
  if (bytes.includes(0)) return null;
  try {
    return cellsOfText(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return cellsOfText(new TextDecoder("windows-1252").decode(bytes));
  }
}
