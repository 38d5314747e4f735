import { readZip, type Zip } from "#platform/zip/read-zip.server.ts";
import { learnerInfoIn } from "./europass/europass-json.ts";
import { readEuropassJson, readEuropassXml } from "./europass/read-europass.ts";
import { docxLines } from "./files/docx-lines.ts";
import { fileKind, textOf } from "./files/file-kind.ts";
import { type FileRefusal, fileRefusals, MAX_CV_FILE_BYTES } from "./files/file-refusals.ts";
import { fault, type ImportResult } from "./imported.ts";
import { readJsonResume } from "./json-resume/read-json-resume.ts";
import { isLinkedinExport, readLinkedin } from "./linkedin/read-linkedin.server.ts";
import { readPlainText, readTextLines } from "./text/read-text.ts";

/** A document of ours is at most a tenth of it. JSON takes many times its length of memory to read. */
const MAX_JSON_LENGTH = 3_000_000;

const refused = (refusal: FileRefusal) => fault("", fileRefusals[refusal]);

/** A file of any kind we read, told by its bytes. Runs in a process of its own (`read-cv-file.server.ts`). */
export async function readCvBytes(bytes: Uint8Array): Promise<ImportResult> {
  if (bytes.length === 0) return refused("empty");
  if (bytes.length > MAX_CV_FILE_BYTES) return refused("too-large");
  const kind = fileKind(bytes);
  if (typeof kind === "object") return refused(kind.refused);
  if (kind === "zip") return readArchive(bytes);
  if (kind === "pdf") return readPdfFile(bytes);
  const text = textOf(bytes).replace(/^\ufeff/, "");
  if (text.trim() === "") return refused("empty");
  if (kind === "json" && text.length > MAX_JSON_LENGTH) return refused("json-too-large");
  if (kind === "xml") return readEuropassXml(text);
  return kind === "json" ? readJson(text) : readPlainText(text);
}

async function readPdfFile(bytes: Uint8Array): Promise<ImportResult> {
  // Two megabytes of parser, which other files need not wait for.
  const { readPdf } = await import("./files/pdf-lines.server.ts");
  const pdf = await readPdf(bytes);
  if (!pdf.ok) return refused(pdf.error);
  const exact = pdf.value.attached ? readEuropassXml(pdf.value.attached) : null;
  return exact?.ok ? exact : readTextLines(pdf.value.lines, pdf.value.language);
}

function readJson(text: string): ImportResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fault(placeOf(error, text), fileRefusals["broken-json"]);
  }
  return learnerInfoIn(json) === undefined ? readJsonResume(json) : readEuropassJson(json);
}

/** "line 3, column 14", from what the parser says: a position, or ten characters on both sides of it. */
function placeOf(error: unknown, text: string): string {
  const message = String(error);
  const told = /position (\d+)/.exec(message)?.[1];
  const around = /\.\.\."([\s\S]+?)"(?:\.\.\.)? is not valid JSON/.exec(message)?.[1];
  const at = told ? Number(told) : around ? text.indexOf(around) + 10 : text.length;
  const before = text.slice(0, at).split("\n");
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

function readArchive(bytes: Uint8Array): ImportResult {
  const zip = readZip(bytes);
  if (!zip.ok) return refused(zip.error);
  if (zip.value.names.includes("word/document.xml")) return readDocx(zip.value);
  if (isLinkedinExport(zip.value)) return readLinkedin(zip.value);
  return refused(otherArchive(zip.value.names));
}

function readDocx(zip: Zip): ImportResult {
  const xml = zip.open("word/document.xml");
  if (!xml) return refused("broken-word");
  if (!xml.ok) return refused(xml.error);
  const lines = docxLines(textOf(xml.value));
  return lines.ok ? readTextLines(lines.value) : refused(lines.error);
}

function otherArchive(names: readonly string[]): FileRefusal {
  const has = (form: RegExp) => names.some((name) => form.test(name));
  if (has(/^xl\//)) return "spreadsheet";
  if (has(/^ppt\//)) return "slides";
  if (has(/^Index\/.*\.iwa$|^index\.apxl$/)) return "pages";
  return has(/^content\.xml$/) ? "open-document" : "other-zip";
}
