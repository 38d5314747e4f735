import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashSources, withoutNonce } from "./inline-sources.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script and style is named by its hash, files and data are not", () => {
  const html = `<style>a{}</style><script src="/a.js"></script><script type="module" async="">run("é")</script>
    <script type="application/ld+json">{"a":1}</script><script>
  two()
</script>`;

  expect(hashSources(html)).toEqual({
    scripts: [sha('run("é")'), sha("\n  two()\n")],
    styles: [sha("a{}")],
  });
});

test("a nonce leaves the attributes it stood in", () => {
  expect(
    withoutNonce('<script nonce="abc">x</script><link nonce="abc" rel="preload">', "abc"),
  ).toBe('<script>x</script><link rel="preload">');
});
