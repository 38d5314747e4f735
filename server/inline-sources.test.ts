import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashSources, withoutNonce } from "./inline-sources.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script and style of ours is named by its hash, files and data are not", () => {
  const html = `<style nonce="n">a{}</style><script nonce="n" src="/a.js"></script><script nonce="n" type="module" async="">run("é")</script>
    <script nonce="n" type="application/ld+json">{"a":1}</script><script nonce="n">
  two()
</script>`;

  expect(hashSources(html, "n")).toEqual({
    scripts: [sha('run("é")'), sha("\n  two()\n")],
    styles: [sha("a{}")],
  });
});

test.each([
  "<script>evil()</script>",
  '<script nonce="">evil()</script>',
  '<script nonce="another">evil()</script>',
  "<SCRIPT x>evil()</SCRIPT>",
  '<script data-nonce="n">evil()</script>',
])("%s, which got into the page without our nonce, is not", (injected) => {
  const html = `<p>${injected}</p><script nonce="n">go()</script><style>a{}</style>`;
  expect(hashSources(html, "n")).toEqual({ scripts: [sha("go()")], styles: [] });
});

test("a nonce leaves the attributes it stood in", () => {
  expect(
    withoutNonce('<script nonce="abc">x</script><link nonce="abc" rel="preload">', "abc"),
  ).toBe('<script>x</script><link rel="preload">');
});
