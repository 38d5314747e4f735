import type { Control } from "./html-forms.ts";
import { asText, inForm, type Nasty } from "./nasty-values.ts";

export type Body = { headers: Record<string, string>; body: string };
export type Entry = { name: string; value: string; file?: NastyFile };
export type NastyFile = { name: string; type: string; bytes: Buffer };

const URLENCODED = "application/x-www-form-urlencoded";
export const BOUNDARY = "----waymarkfuzz";

export function base64(text: string | Buffer): string {
  return Buffer.from(text as string).toString("base64");
}

/** As a browser without script sends it; `nasty` stands for the values it names. */
export function urlencoded(entries: readonly Entry[], nasty: Map<Entry, Nasty>): Body {
  const pairs = entries.map((entry) => {
    const given = nasty.get(entry);
    const value = given ? inForm(given) : encodeURIComponent(entry.value.toWellFormed());
    return `${encodeURIComponent(entry.name)}=${value}`;
  });
  return { headers: { "content-type": URLENCODED }, body: base64(pairs.join("&")) };
}

export function multipart(entries: readonly Entry[], nasty: Map<Entry, Nasty>): Body {
  const parts = entries.map((entry) => {
    const name = entry.name.replaceAll('"', "%22");
    const given = nasty.get(entry);
    if (!entry.file) return part(`name="${name}"`, given ? asText(given) : entry.value);
    const { name: fileName, type, bytes } = entry.file;
    const words = `name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`;
    return part(words, bytes);
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return { headers, body: base64(body) };
}

function part(words: string, value: string | Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${words}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value as string), Buffer.from("\r\n")]);
}

const typed = (name: string, type: string | null, body: string | Buffer) => ({
  name,
  headers: type === null ? {} : { "content-type": type },
  body: base64(body),
});
const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** Bodies that no form of ours sends. */
export const oddBodies: readonly ({ name: string } & Body)[] = [
  typed("nothing at all", null, ""),
  typed("no type", null, "a=b"),
  typed("an empty form", URLENCODED, ""),
  typed("plain text", "text/plain", "a=b"),
  typed("XML", "application/xml", "<?xml version='1.0'?><a>&b;</a>"),
  typed("JSON null", "application/json", "null"),
  typed("JSON list", "application/json", "[1,[2]]"),
  typed("a JSON string", "application/json", '"a"'),
  typed("broken JSON", "application/json", '{"a":'),
  typed("deep JSON", "application/json", "[".repeat(50_000)),
  typed("no such type", "///;;=", "a=b"),
  typed("another charset", `${URLENCODED}; charset=utf-16`, Buffer.from("a=b", "utf16le")),
  typed("names only", URLENCODED, "intent&&&=&=x&__proto__=1&constructor=1"),
  typed("10,000 fields", URLENCODED, "intent=x&".repeat(10_000)),
  typed("multipart without a boundary", "multipart/form-data", "a=b"),
  typed("multipart cut off", multipartType, `--${BOUNDARY}\r\nContent-Disposition: form-da`),
  typed("multipart without its end", multipartType, part('name="intent"', "x")),
  typed("multipart that is none", multipartType, "intent=x"),
  typed("multipart, empty", multipartType, ""),
  typed("multipart, a part without a name", multipartType, partAndEnd('title="x"')),
  typed("multipart, a name not closed", multipartType, partAndEnd('name="x')),
  typed("multipart, a file for a field", multipartType, partAndEnd('name="intent"; filename="x"')),
];

function partAndEnd(words: string): Buffer {
  return Buffer.concat([part(words, "x"), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const file = (name: string, type: string, bytes: string | Buffer): NastyFile => ({
  name,
  type,
  bytes: Buffer.from(bytes as string),
});

export const nastyFiles: readonly NastyFile[] = [
  file("", "application/octet-stream", ""),
  file("empty.pdf", "application/pdf", ""),
  file("cut-off.pdf", "application/pdf", "%PDF-1.7\n1 0 obj\n<<"),
  file("zip.docx", "application/vnd.openxmlformats", "PK\u0003\u0004nothing else"),
  file("nul.txt", "text/plain", "Jane Doe\u0000\nWork\u0000 experience\n2019 - 2021 Shop\u0000"),
  file("nul.csv", "text/csv", 'Organisation Name,Town/City\n"A\u0000 Ltd",Le\u0000eds\n'),
  file("surrogates.json", "application/json", '{"basics":{"name":"a\\ud800b","label":"\\u0000"}}'),
  file("numbers.json", "application/json", '{"basics":{"name":1e309},"work":[[[]]],"meta":null}'),
  file("deep.json", "application/json", "[".repeat(100_000)),
  file("latin1.txt", "text/plain", Buffer.from("Ren\xe9 M\xfcller\n\xff\xfe", "latin1")),
  file("wide.txt", "text/plain", Buffer.from("\ufeffJane Doe", "utf16le")),
  file("page.html", "text/html", "<html><h1>Jane</h1><script>1</script>&#0;&#xD800;&#x110000;"),
  file("bomb.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><image href="/"/>'),
  file("cut-off.png", "image/png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
  file("..%2f..%2fetc.png", "image/png", Buffer.from("89504e470d0a1a0a", "hex")),
  file("random.jpg", "image/jpeg", Buffer.from("ffd8ffe000104a46494600", "hex")),
];

let people = 0;

function nextPerson(): number {
  people += 1;
  return people;
}

/** What somebody would plausibly have put into a field, so that the one nasty value is what decides. */
export function filled({ name, value, type }: Control, password: string): string {
  if (value !== "") return value;
  if (type === "password" || /password/i.test(name)) return password;
  if (type === "email" || /email/i.test(name)) return `fuzz-${nextPerson()}@mail.example`;
  if (/-day$/.test(name)) return "12";
  if (/-month$/.test(name)) return "6";
  if (/-year$|Year$/.test(name)) return "2026";
  if (type === "date" || /(On|Date)$/.test(name)) return "2026-06-12";
  if (type === "url" || /(url|website|link|address)$/i.test(name)) return "https://mail.example/x";
  if (type === "tel" || /phone/i.test(name)) return "07700900418";
  if (type === "number" || /(pay|amount|hours|count|months|weeks)/i.test(name)) return "12";
  if (/time/i.test(name)) return "09:30";
  return "Some words";
}
