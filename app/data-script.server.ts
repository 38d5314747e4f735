/** What React Router's own stream would write behind the page: the loaders' data, for hydration. */
export function dataScript(data: string, nonce: string | undefined): string {
  const controller = "window.__reactRouterContext.streamController";
  const script = `${controller}.enqueue(${quoted(data)});${controller}.close();`;
  return `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${script}</script>`;
}

const ESCAPES: Record<string, string> = {
  "'": "\\'",
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * As a string of JavaScript, in single quotes: the data is JSON, and full of double ones. Within a
 * script element it must not end the element, nor begin a comment.
 */
function quoted(json: string): string {
  return `'${json.replace(/['\\\n\r&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)}'`;
}
