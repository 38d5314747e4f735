import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { scriptsLater } from "./scripts-later.server.ts";

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body>€ <i rel="modulepreload"></i>' +
  '<script nonce="n" type="module" async="">import "/a.js";</script><p>End</p></body>';

const sent = (chunks: Buffer[]) => text(Readable.from(chunks).pipe(scriptsLater({ nonce: "n" })));

test("scripts wait for a starter behind them, wherever the chunks are cut", async () => {
  const bytes = Buffer.from(page);
  for (let at = 1; at < bytes.length; at += 1) {
    const whole = await sent([bytes.subarray(0, at), bytes.subarray(at)]);
    const [before, starter, after] = whole.split(/<script nonce="n">(.*)<\/script>/);

    expect(before).toBe(
      '<head><link rel="later" href="/a.js"/></head><body>€ <i rel="modulepreload"></i>' +
        '<script nonce="n" type="later" async="">import "/a.js";</script>',
    );
    expect(starter).toContain("document.currentScript.remove()");
    expect(after).toBe("<p>End</p></body>");
  }
});

test("words that look like the start of the scripts stay words", async () => {
  const words = '<p>Write type="module" async="" there</p>';
  const whole = await sent([Buffer.from(page.replace("<body>", `<body>${words}`))]);
  expect(whole).toContain(words);
  expect(whole).toContain('<script nonce="n" type="later" async="">import');
});

test("a page without scripts goes out as it came", async () => {
  expect(await sent([Buffer.from("<head>Half")])).toBe("<head>Half");
});
