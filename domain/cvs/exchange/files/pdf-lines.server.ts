import { getDocumentProxy } from "unpdf";
import { no, ok, type Result } from "#rules/result.ts";
import type { TextLine } from "../text/text-line.ts";
import type { FileRefusal } from "./file-refusals.ts";
import { withIndentedPoints } from "./pdf-indents.ts";
import { type Piece, placedLinesOf } from "./pdf-pieces.server.ts";
import { taggedLines } from "./pdf-tags.server.ts";

const MAX_PAGES = 30;

/** `attached` is the XML that Europass hides in its PDFs, which says exactly what the page shows. */
export type PdfReading = {
  lines: readonly TextLine[];
  /** What the file says it is written in, where that can be trusted; else "". */
  language: string;
  attached: string | null;
};

/** The lines of a PDF by its tags; without them as its text was written, which for most programs is the order of reading. */
export async function readPdf(bytes: Uint8Array): Promise<Result<PdfReading, FileRefusal>> {
  let pdf: Pdf;
  try {
    pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  } catch (error) {
    return no((error as Error).name === "PasswordException" ? "locked-pdf" : "broken-pdf");
  }
  if (pdf.numPages > MAX_PAGES) return no("too-many-pages");
  try {
    const attached = await attachedXml(pdf);
    // Tags that cannot be read are as good as none.
    const tagged = await taggedLines(pdf, bytes).catch(() => null);
    const lines = tagged ?? (await writtenLines(pdf));
    if (!attached && !lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
      return no("pdf-without-text");
    return ok({ lines, language: await languageOf(pdf), attached });
  } catch {
    return no("broken-pdf");
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Most programs say American English of whatever they were not told. */
async function languageOf(pdf: Pdf): Promise<string> {
  const { info } = (await pdf.getMetadata()) as { info: { Creator?: string; Language?: string } };
  const language = info.Language ?? "";
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language)) return "";
  return /^Typst\b/.test(info.Creator ?? "") || !/^en\b/i.test(language) ? language : "";
}

async function attachedXml(pdf: Pdf): Promise<string | null> {
  const files = (await pdf.getAttachments()) ?? new Map<string, { filename: string }>();
  const [xml] = [...files].filter(([, { filename }]) => /\.xml$/i.test(filename));
  if (!xml) return null;
  const content: unknown = await pdf.getAttachmentContent(xml[0]);
  const text = content instanceof Uint8Array ? new TextDecoder().decode(content) : "";
  return /<(\w+:)?(Candidate|SkillsPassport)[\s>]/.test(text.slice(0, 5_000)) ? text : null;
}

async function writtenLines(pdf: Pdf): Promise<readonly TextLine[]> {
  const lines: TextLine[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item): item is Piece & typeof item => "str" in item);
    lines.push(...withIndentedPoints(placedLinesOf(pieces)));
  }
  return lines;
}
