import { expect, test } from "vitest";
import { hasScripts, withLateScripts } from "./late-scripts.server.ts";

const rewritten = (html: string) => withLateScripts(html, "n").join("");

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body>€ <i rel="modulepreload"></i>' +
  '<script nonce="n" type="module" async="">import "/a.js";</script><p>End</p></body>';

test("scripts wait for a starter behind them", () => {
  const [before, starter, after] = rewritten(page).split(/<script nonce="n">(.*)<\/script>/);
  expect(before).toBe(
    '<head><link rel="later" href="/a.js"/></head><body>€ <i rel="modulepreload"></i>' +
      '<script nonce="n" type="later" async="">import "/a.js";</script>',
  );
  expect(starter).toContain("document.currentScript.remove()");
  expect(after).toBe("<p>End</p></body>");
});

test("scripts are found far from the page's end too", () => {
  const long = page.replace("<p>End</p>", "<p>End</p>".repeat(5_000));
  expect(rewritten(long)).toContain('<script nonce="n" type="later" async="">import');
});

test("words that look like the start of the scripts stay words", () => {
  const words = '<p>Write type="module" async="" there</p>';
  const whole = rewritten(page.replace("<body>", `<body>${words}`));
  expect(whole).toContain(words);
  expect(whole).toContain('<script nonce="n" type="later" async="">import');
});

test("a page without whole scripts goes out as it came", () => {
  for (const part of ["<head>Half", page.slice(0, page.indexOf("import"))]) {
    expect(hasScripts(part)).toBe(false);
    expect(rewritten(part)).toBe(part);
  }
});
