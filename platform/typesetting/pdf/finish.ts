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

type NewObject = { number: number; body: Buffer };

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
  const bytes = Buffer.from(words);
  const dict = `<< /Type /Metadata /Subtype /XML /Length ${bytes.length} >>`;
  return Buffer.concat([Buffer.from(`${dict}\nstream\n`), bytes, Buffer.from("\nendstream")]);
}

/** New objects behind the old file, and a table of objects of the kind the file has. */
function appended(file: PdfFile, objects: readonly NewObject[]): Buffer {
  const parts: Buffer[] = [file.bytes];
  let at = file.bytes.length;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  push(Buffer.from("\n"));
  const places = objects.map(({ number, body }) => {
    const place = { number, at };
    push(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]));
    return place;
  });
  const startsAt = at;
  push(file.trailer.has("W") ? newTable(file, places, startsAt) : oldTable(file, places));
  push(Buffer.from(`\nstartxref\n${startsAt}\n%%EOF\n`));
  return Buffer.concat(parts);
}

type Place = { number: number; at: number };

function newTable(file: PdfFile, places: readonly Place[], startsAt: number): Buffer {
  const own = Number(file.trailer.get("Size"));
  const rows = [...places, { number: own, at: startsAt }].sort((a, b) => a.number - b.number);
  const body = Buffer.alloc(rows.length * 7);
  rows.forEach(({ at }, row) => {
    body.writeUInt8(1, row * 7);
    body.writeUInt32BE(at, row * 7 + 1);
  });
  const dict = trailerOf(file, own + 1);
  dict.set("Type", "/XRef");
  dict.set("W", [1, 4, 2]);
  dict.set(
    "Index",
    rows.flatMap(({ number }) => [number, 1]),
  );
  dict.set("Length", body.length);
  const head = `${own} 0 obj\n${written(dict)}\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body, Buffer.from("\nendstream\nendobj")]);
}

function oldTable(file: PdfFile, places: readonly Place[]): Buffer {
  const rows = [...places]
    .sort((a, b) => a.number - b.number)
    .map(({ number, at }) => `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
  const dict = trailerOf(file, Number(file.trailer.get("Size")));
  return Buffer.from(`xref\n${rows.join("")}trailer\n${written(dict)}`, "latin1");
}

function trailerOf(file: PdfFile, size: number): PdfDict {
  const dict: PdfDict = new Map([
    ["Size", size],
    ["Prev", file.startsAt],
  ]);
  for (const key of ["Root", "Info", "ID"]) {
    const value = file.trailer.get(key);
    if (value !== undefined) dict.set(key, value);
  }
  return dict;
}
