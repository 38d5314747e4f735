import { cvBlocks } from "./blocks.ts";
import { documentXml } from "./docx/document-xml.ts";
import { docxFile } from "./docx/docx-file.server.ts";
import { documentTitle } from "./print-data.ts";
import type { PrintableCv } from "./printable.ts";

const MARGIN = 17;

/** The CV as a Word file: the same blocks, under Word's own headings and lists. */
export function cvDocx(cv: PrintableCv): Promise<Uint8Array> {
  return docxFile({
    look: cv.look,
    language: cv.document.language,
    title: documentTitle(cv),
    author: cv.document.basics.name,
    margin: MARGIN,
    draw: (page) => documentXml(cvBlocks(cv), page),
  });
}
