import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { cellsOfText } from "./list-cells.ts";
import { readList } from "./read-list.server.ts";

test.each([
  ["commas", "email,name\nada@uni.example,Ada"],
  ["semicolons", "email;name\r\nada@uni.example;Ada\r\n"],
  ["tabs", "\uFEFFemail\tname\nada@uni.example\tAda"],
])("text with %s is read", (_how, text) => {
  expect(cellsOfText(text).slice(0, 2)).toEqual([
    ["email", "name"],
    ["ada@uni.example", "Ada"],
  ]);
});

test.each([
  ["a line that says the separator", "sep=;\nemail;name\nada@uni.example;Lovelace, Ada\n"],
  ["a title above", "Students 2031\nemail;name\nada@uni.example;Lovelace, Ada\nx@uni.example;X\n"],
])("text with %s is read", (_how, text) => {
  expect(cellsOfText(text).slice(1, 3)).toEqual([
    ["email", "name"],
    ["ada@uni.example", "Lovelace, Ada"],
  ]);
});

test("a semicolon in a name does not split a list with commas", () => {
  expect(cellsOfText("email,name\na@uni.example,A; B\nc@uni.example,C")[1]).toEqual([
    "a@uni.example",
    "A; B",
  ]);
});

test.each([
  ["Windows' letters", Buffer.from("email;name\r\nzoe@uni.example;Zo\u00eb\r\n", "latin1")],
  [
    "UTF-16, as Unicode text",
    Buffer.from("\uFEFFemail\tname\r\nzoe@uni.example\tZo\u00eb\r\n", "utf16le"),
  ],
])("a file in %s is read", async (_how, bytes) => {
  const read = await readList(new Uint8Array(bytes));
  expect(read.ok && read.value[1]).toEqual(["zoe@uni.example", "Zo\u00eb"]);
});

test("a quoted name keeps its comma, its quotes and its line", () => {
  expect(cellsOfText('ada@uni.example,"Lovelace, ""Ada"""')).toEqual([
    ["ada@uni.example", 'Lovelace, "Ada"'],
  ]);
  expect(cellsOfText("ada@uni.example;Lovelace, Ada")).toEqual([
    ["ada@uni.example", "Lovelace, Ada"],
  ]);
  const [, , third] = cellsOfText('a,"one\ntwo"\nb,c');
  expect(third).toEqual(["b", "c"]);
});

async function aWorkbook(): Promise<Uint8Array> {
  const text = (value: string) => ({ value, type: String });
  const day = { value: new Date("2032-09-30T00:00:00Z"), type: Date, format: "dd/mm/yyyy" };
  const rows = [
    [text("Email"), text("Name"), text("Course end")],
    [text("ada@uni.example"), text("Ada"), day],
  ];
  const made = (await writeXlsxFile(rows as never)) as unknown as { toBuffer(): Promise<Buffer> };
  return new Uint8Array(await made.toBuffer());
}

test("a workbook's first sheet is read, its days as days", async () => {
  expect(await readList(await aWorkbook())).toEqual({
    ok: true,
    value: [
      ["Email", "Name", "Course end"],
      ["ada@uni.example", "Ada", "2032-09-30"],
    ],
  });
});

test("what is empty, cut off, or no list is refused with its sentence", async () => {
  expect(await readList(new Uint8Array())).toEqual({ ok: false, error: "empty" });
  const workbook = await aWorkbook();
  const refused = { ok: false, error: "unreadable" };
  expect(await readList(workbook.slice(0, workbook.length / 2))).toEqual(refused);
  expect(await readList(new Uint8Array([1, 0, 2]))).toEqual(refused);
  expect(await readList(new Uint8Array(5 * 1024 * 1024))).toEqual({
    ok: false,
    error: "too-large",
  });
});

test("a workbook that unpacks to far more than it is, is not opened", async () => {
  const bomb = aZip("xl/workbook.xml", Buffer.alloc(200_000_000));
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await readList(bomb)).toEqual({ ok: false, error: "unreadable" });
});

/** An archive with one member, that claims to be small. */
function aZip(name: string, content: Buffer): Uint8Array {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(100, 22);
  head.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(100, 24);
  central.writeUInt16LE(name.length, 28);
  const at = head.length + name.length + packed.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([head, Buffer.from(name), packed, central, Buffer.from(name), end]);
}
