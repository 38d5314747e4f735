import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type FeedFormat, feedFormats } from "./feed-formats.ts";
import { readFeed } from "./read-feed.server.ts";

function refusal(format: FeedFormat, text: string | Uint8Array) {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const reading = readFeed({
    format,
    bytes,
    context: { source: "test", employerName: null, country: null, on: "2026-11-18" },
  });
  return reading.ok ? `${reading.value.jobs.length} jobs` : reading.error;
}

const formats = Object.keys(feedFormats) as FeedFormat[];
const jsonFormats = formats.filter((format) => format !== "xml" && format !== "csv");

test.each(formats)("%s: an empty answer, a web page and broken packing are refused", (format) => {
  expect(refusal(format, "")).toBe("empty");
  expect(refusal(format, "  \n")).toBe("empty");
  expect(refusal(format, "<!DOCTYPE html><html>Sign in</html>")).toBe("web-page");
  const packed = gzipSync("x".repeat(1000));
  expect(refusal(format, packed.subarray(0, packed.length - 8))).toBe("broken-gzip");
});

test.each(jsonFormats)("%s: half a document, and somebody else's, are refused", (format) => {
  expect(refusal(format, '{"jobs": [{"id": 1, "title": "Cut o')).toBe("broken-json");
  expect(refusal(format, '{"error": "Document not found"}')).toBe("other-format");
  expect(refusal(format, "[1, 2")).toBe("broken-json");
  expect(refusal(format, "null")).toBe("other-format");
  expect(refusal(format, new Uint8Array([0x7b, 0x22, 0xff, 0xfe]))).toBe("broken-text");
});

test("no format takes another's board for its own", () => {
  const names = ["greenhouse", "lever", "ashby", "workable", "smartrecruiters"] as const;
  for (const name of names) {
    const file = readFileSync(new URL(`./formats/fixtures/${name}.json`, import.meta.url));
    for (const format of names.filter((other) => other !== name)) {
      expect([name, format, refusal(format, file)]).toEqual([name, format, "other-format"]);
    }
  }
});

test("a board without jobs is a board", () => {
  expect(refusal("greenhouse", '{"jobs": [], "meta": {"total": 0}}')).toBe("0 jobs");
  expect(refusal("lever", "[]")).toBe("0 jobs");
  expect(refusal("xml", "<source></source>")).toBe("0 jobs");
});

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><source><job><title>&b;</title></job></source>`;
const thief = `<?xml version="1.0"?><!DOCTYPE source [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job><title>&x;</title></job></source>`;

test.each([
  ["a billion laughs", bomb, "unsafe-xml"],
  ["a file of ours", thief, "unsafe-xml"],
  [
    "an outside definition",
    '<!DOCTYPE source SYSTEM "https://evil.example/x.dtd"><source/>',
    "unsafe-xml",
  ],
  ["bottomless nesting", "<a>".repeat(100_000), "unsafe-xml"],
  ["an unknown entity", "<source><job><title>&boom;</title></job></source>", "broken-xml"],
  ["half a file", "<source><job><title>Driver</title>", "broken-xml"],
  ["crossed tags", "<source><job><title>Driver</job></title></source>", "broken-xml"],
  ["a list of something else", "<urlset><url/></urlset>", "other-format"],
  ["letters nobody knows", '<?xml version="1.0" encoding="klingon"?><source/>', "broken-text"],
])("XML with %s is refused", (_case, text, expected) => {
  expect(refusal("xml", text)).toBe(expected);
});

test("XML in older letters is read in them", () => {
  const text =
    '<?xml version="1.0" encoding="iso-8859-1"?><source><job id="1"><title>Caf\xe9 host</title><company>C</company><url>https://c.example/1</url></job></source>';
  const reading = readFeed({
    format: "xml",
    bytes: Buffer.from(text, "latin1"),
    context: { source: "test", employerName: null, country: null, on: "2026-11-18" },
  });
  expect(reading.ok && reading.value.jobs[0]?.title).toBe("Café host");
});

test.each([
  ["without a title column", "id,company\n1,C\n", "columns-missing"],
  ["without an employer", "id,title,url\n1,T,https://c.example\n", "columns-missing"],
  ["cut inside a quoted field", 'id,title,company,url\n1,"T', "broken-csv"],
  ["cut inside a row", "id,title,company,url\n1,T,C,https://c.example/1\n2,T", "broken-csv"],
  ["with only its first line", "id,title,company,url\n", "0 jobs"],
  ["without a last line break", "id,title,company,url\n1,T,C,https://c.example/1", "1 jobs"],
  [
    "with a mark of byte order",
    "\ufeffid,title,company,url\n1,T,C,https://c.example/1\n",
    "1 jobs",
  ],
])("a CSV %s", (_case, text, expected) => {
  expect(refusal("csv", text)).toBe(expected);
});

test("characters that no database stores are left out", () => {
  const reading = readFeed({
    format: "csv",
    bytes: Buffer.from(
      'id,title,company,url,description\n1,"T\0\u200bx",C,https://c.example/1,"a\0b"\n',
    ),
    context: { source: "test", employerName: null, country: null, on: "2026-11-18" },
  });
  expect(reading.ok && reading.value.jobs[0]).toMatchObject({
    title: "T x",
    descriptionHtml: "<p>ab</p>",
  });
});
