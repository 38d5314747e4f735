import { expect, test } from "vitest";
import { dataScript } from "./data-script.server.ts";

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
  '[{"_1":2},"words"]\n',
  "it's \\ a \\\\ backslash, \\n and \\u0041",
  "</script><script>alert(1)</script><!-- & -->",
  "lines\u2028and\u2029paragraphs\r\nand returns",
  "\u0000 \ud83c\udf0d ’ `",
])("data arrives as it was sent: %j", (data) => {
  expect(handedOver(dataScript(data, "n"))).toBe(data);
});

test("data cannot end its script, nor begin a comment", () => {
  const script = dataScript("</script><!--<script>", undefined);

  expect(script.slice("<script>".length, -"</script>".length)).not.toMatch(/[<>&]/);
});
