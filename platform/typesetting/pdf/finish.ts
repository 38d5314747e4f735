import { appended, streamOf } from "./append.ts";
import { accessibilityFaults, type Fault } from "./checks.ts";
import { PdfFile } from "./file.ts";
import { isRef, type PdfDict, type PdfValue } from "./values.ts";
import { written } from "./write.ts";

export type Finished = { bytes: Uint8Array; pages: number; faults: readonly Fault[] };

const MARK =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/**
 * Says of a tagged PDF that it is PDF/UA-1 and asks for its title to be shown, but only
 * once our checks have found nothing against it. The engine has no switch for either, so
 * both are added behind the file as it is (an "incremental update").
 */
export function finished(bytes: Uint8Array): Finished {
  const file = new PdfFile(bytes);
  const faults = accessibilityFaults(file);
  const pages = file.pages().length;
  return { bytes: faults.length > 0 ? bytes : withMark(file), pages, faults };
}

function withMark(file: PdfFile): Uint8Array {
  const rootAt = file.trailer.get("Root");
  const metadataAt = file.root.get("Metadata");
  if (!isRef(rootAt) || !isRef(metadataAt)) throw new TypeError("The file has no root or metadata");
  const root: PdfDict = new Map(file.root);
  root.set("ViewerPreferences", viewerPreferences(file));
  return appended(file, [
    { number: rootAt.ref, body: Buffer.from(written(root), "latin1") },
    { number: metadataAt.ref, body: metadataBody(file, metadataAt) },
  ]);
}

function viewerPreferences(file: PdfFile): PdfValue {
  return new Map([...file.dict(file.root.get("ViewerPreferences")), ["DisplayDocTitle", true]]);
}

function metadataBody(file: PdfFile, at: PdfValue): Buffer {
  const words = file.content(at).toString("utf8").replace("</rdf:RDF>", `${MARK}</rdf:RDF>`);
  const dict: PdfDict = new Map([
    ["Type", "/Metadata"],
    ["Subtype", "/XML"],
  ]);
  return streamOf(Buffer.from(words), dict);
}
