import { Buffer } from "node:buffer";
import type { Sent } from "./exchange.ts";

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };
export type FilesOf = (field: { name: string }) => GivenFile[] | undefined;

/** What a browser sends for a form pressed at a button (or Enter in a field, without one). */
export function submission(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  filesOf: FilesOf,
): Omit<Sent, "headers"> & { headers: Record<string, string> } {
  const asked = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
  const { defaultView: window } = form.ownerDocument;
  const url = new URL(asked("action") || form.ownerDocument.URL, form.ownerDocument.baseURI);
  const entries = entriesOf(new window!.FormData(form, submitter), filesOf);

  if (asked("method").toLowerCase() !== "post") {
    url.search = new URLSearchParams(entries.map(asText)).toString();
    url.hash = "";
    return { url, method: "GET", headers: {} };
  }
  if (asked("enctype").toLowerCase() === "multipart/form-data") {
    const { bytes, boundary } = multipart(entries);
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    return { url, method: "POST", headers, body: bytes };
  }
  const body = Buffer.from(new URLSearchParams(entries.map(asText)).toString());
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return { url, method: "POST", headers, body };
}

type Entry = [name: string, value: string | GivenFile];

function entriesOf(data: FormData, filesOf: FilesOf): Entry[] {
  return [...data.entries()].flatMap(([name, value]): Entry[] => {
    if (typeof value === "string") return [[name, value.replaceAll(/\r\n|\r|\n/g, "\r\n")]];
    const none = { name: "", mimeType: "application/octet-stream", buffer: Buffer.alloc(0) };
    return (filesOf({ name }) ?? [none]).map((file) => [name, file]);
  });
}

function asText([name, value]: Entry): [string, string] {
  return [name, typeof value === "string" ? value : value.name];
}

function multipart(entries: Entry[]): { bytes: Buffer; boundary: string } {
  const boundary = "----plain-visitor-boundary";
  const quoted = (text: string) => text.replaceAll('"', "%22").replaceAll(/\r\n|\n/g, "%0D%0A");
  const parts = entries.map(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"`;
    if (typeof value === "string") return Buffer.from(`${head}\r\n\r\n${value}\r\n`);
    const file = `; filename="${quoted(value.name)}"\r\ncontent-type: ${value.mimeType}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head + file), value.buffer, Buffer.from("\r\n")]);
  });
  return { bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), boundary };
}
