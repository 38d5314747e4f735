import { expect, test } from "vitest";
import { dataScript } from "./data-script.server.ts";

/** In a template of JavaScript this would run. */
const PLACEHOLDER = ["$", "{alert(1)}"].join("");

/** What the page's script hands to React Router when a browser runs it. */
function handedOver(html: string): string {
  const script = /^<script nonce="n">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  let handed = "";
  const streamController = {
    enqueue: (data: string) => {
      handed += data;
    },
    close: () => undefined,
  };
  new Function("window", script)({ __reactRouterContext: { streamController } });
  return handed;
}

test.each([
  "words",
  "it's \\ a \\\\ backslash, \\n and \\u0041, \\` and \\${",
  "</script><script>alert(1)</script><!-- & -->",
  "lines\u2028and\u2029paragraphs\r\nand returns",
  `\u0000 \ud83c\udf0d \ud83c ’ \` ${PLACEHOLDER} $& $\``,
  JSON.stringify(['"packed" once', JSON.stringify(`</script> \`${PLACEHOLDER}\``)]),
])("data arrives as it was sent: %j", (text) => {
  const json = `[{"_1":2},${JSON.stringify(text)}]\n`;

  const handed = handedOver(dataScript(json, "n"));

  expect(handed.endsWith("\n")).toBe(true);
  expect(JSON.parse(handed)).toEqual(JSON.parse(json));
});

test("data cannot end its script, nor begin a comment, nor run", () => {
  const script = dataScript(JSON.stringify(`</script><!--<script>${PLACEHOLDER}\``), undefined);

  expect(script.slice("<script>".length, -"</script>".length)).not.toMatch(/[<>&$]/);
});
