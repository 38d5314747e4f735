import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { stylesFirst } from "./styles-first.server.ts";

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body>€ <i rel="modulepreload"></i></body>';
const later = page.replace('"modulepreload"', '"modulepreload" fetchpriority="low"');

test("scripts in a head wait for its styles, wherever the chunks are cut", async () => {
  const bytes = Buffer.from(page);
  for (let at = 1; at < bytes.length; at += 1) {
    const chunks = Readable.from([bytes.subarray(0, at), bytes.subarray(at)]);
    expect(await text(chunks.pipe(stylesFirst()))).toBe(later);
  }
});

test("a page that ends within its head goes out as far as it came", async () => {
  expect(await text(Readable.from([Buffer.from("<head>Half")]).pipe(stylesFirst()))).toBe(
    "<head>Half",
  );
});
