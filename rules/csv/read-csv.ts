/** One record of a CSV text and the line it begins on; `isCut` where the text ends inside it. */
export type CsvRecord = { line: number; fields: string[]; isCut: boolean };

/** Reads RFC 4180 records: quoted fields, doubled quotes, CRLF or LF, line breaks inside quotes. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  let line = 1;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const plain = text.slice(start, end === -1 ? text.length : end);
    if (!plain.includes('"')) {
      yield { line, fields: withoutReturn(plain).split(","), isCut: end === -1 };
      line += 1;
      start = end === -1 ? text.length : end + 1;
      continue;
    }
    const quoted = readQuoted(text, start);
    yield { line, fields: quoted.fields, isCut: quoted.isCut };
    line += countLines(text, start, quoted.end);
    start = quoted.end;
  }
}

type Quoted = { fields: string[]; end: number; isCut: boolean };

function readQuoted(text: string, start: number): Quoted {
  const fields: string[] = [];
  let field = "";
  let isInside = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (isInside) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[at++];
      else isInside = false;
    } else if (character === '"') isInside = true;
    else if (character === ",") {
      fields.push(field);
      field = "";
    } else if (character === "\n") {
      fields.push(withoutReturn(field));
      return { fields, end: at + 1, isCut: false };
    } else field += character;
  }
  fields.push(field);
  return { fields, end: text.length, isCut: true };
}

function withoutReturn(text: string): string {
  return text.endsWith("\r") ? text.slice(0, -1) : text;
}

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", start); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) {
    count += 1;
  }
  return count;
}
