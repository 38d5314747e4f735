import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed, compressWhole } from "./compress.ts";

const page = Buffer.from("a page that is worth it. ".repeat(100));

test("a browser that takes Brotli gets it", async () => {
  const compressed = await compressWhole(page, "gzip, deflate, br, zstd");

  expect(compressed?.encoding).toBe("br");
  expect(brotliDecompressSync(compressed!.body)).toEqual(page);
});

test("so does one that asks for something large", async () => {
  const large = Buffer.from("a page that is worth it. ".repeat(20_000));
  const compressed = await compressWhole(large, "br");

  expect(brotliDecompressSync(compressed!.body)).toEqual(large);
});

test("one that refuses it gets gzip", async () => {
  const compressed = await compressWhole(page, "br;q=0, gzip");

  expect(compressed?.encoding).toBe("gzip");
  expect(gunzipSync(compressed!.body)).toEqual(page);
});

test.each(["", "identity", "gzip;q=0"])("one that takes “%s” gets it plain", async (accepted) => {
  expect(await compressWhole(page, accepted)).toBeNull();
});

test("what fits into a packet is left alone", async () => {
  expect(await compressWhole(Buffer.from("short"), "gzip, br")).toBeNull();
});

test("a file that is read in parts goes out as it is", async () => {
  const headers = { "content-type": "text/vtt", "content-length": "2500" };
  const parts = { ...headers, "accept-ranges": "bytes", "content-range": "bytes 0-2499/9000" };
  const part = await compressed(new Response(page, { status: 206, headers: parts }), "gzip, br");
  expect(part.headers.has("content-encoding")).toBe(false);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(page);

  const other = await compressed(new Response(page, { headers }), "gzip, br");
  expect(other.headers.get("content-encoding")).toBe("br");
});
