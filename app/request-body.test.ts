import { expect, test } from "vitest";
import { readFormData, readJson } from "./request-body.server.ts";

const MULTIPART = "multipart/form-data; boundary=x";

function posted(body: BodyInit | null, type?: string): Request {
  const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
  return new Request("http://localhost/", { method: "POST", body, headers });
}

/** The status and the sentence of what was thrown. */
async function refusalOf(reading: Promise<unknown>) {
  const thrown = await reading.then(
    () => null,
    (error: unknown) => error as { data: string; init: { status: number } },
  );
  return { status: thrown?.init.status, sentence: thrown?.data };
}

test("a form is read by either of its types, and files keep their bytes", async () => {
  const simple = await readFormData(posted(new URLSearchParams({ name: "Ana 👩🏽‍💻" })));
  expect(simple.get("name")).toBe("Ana 👩🏽‍💻");

  const form = new FormData();
  form.set("note", "words");
  form.set("photo", new File([new Uint8Array([0, 1, 0])], "photo.png"));
  const read = await readFormData(posted(form));
  expect(read.get("note")).toBe("words");
  expect(await (read.get("photo") as File).bytes()).toEqual(new Uint8Array([0, 1, 0]));
});

test.each([
  ["JSON", '{"a":1}', "application/json"],
  ["text", "a=b", "text/plain"],
  ["XML", "<a/>", "application/xml"],
  ["no type at all", null, undefined],
])("a body of %s is no form: 415", async (_case, body, type) => {
  expect((await refusalOf(readFormData(posted(body, type)))).status).toBe(415);
});

test.each([
  ["without a boundary", "a=b", "multipart/form-data"],
  ["cut off", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', MULTIPART],
  ["that is none", "a=b", MULTIPART],
  ["that is empty", "", MULTIPART],
])("a multipart form %s is 400", async (_case, body, type) => {
  const { status, sentence } = await refusalOf(readFormData(posted(body, type)));

  expect(status).toBe(400);
  expect(sentence).toContain("could not read the form");
});

const part = (words: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${words}\r\n\r\n${value}\r\n--x--\r\n`;

test.each([
  ["in a value", "note=a%00b", "application/x-www-form-urlencoded"],
  ["in a name", "a%00=b", "application/x-www-form-urlencoded"],
  ["in a part", part('name="note"', "a\u0000b"), MULTIPART],
  ["in the name of a file", part('name="photo"; filename="a\u0000.png"', "x"), MULTIPART],
])("U+0000 %s is 400, with a sentence", async (_case, body, type) => {
  const { status, sentence } = await refusalOf(readFormData(posted(body, type)));

  expect(status).toBe(400);
  expect(sentence).toMatch(/cannot be stored|could not read the form/);
});

test("JSON is read, what is broken is nothing, and another type is 415", async () => {
  expect(await readJson(posted('{"a":1}', "application/json; charset=utf-8"))).toEqual({ a: 1 });
  expect(await readJson(posted('{"a":', "application/json"))).toBeUndefined();
  const thrown = await readJson(posted("{}", "text/plain")).catch((error: unknown) => error);
  expect((thrown as Response).status).toBe(415);
});
