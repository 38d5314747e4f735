/** What React Router's own stream would write behind the page: the loaders' data, for hydration. */
export function dataScript(data: string, nonce: string | undefined): string {
  const controller = "window.__reactRouterContext.streamController";
  const script = `${controller}.enqueue(${quoted(data)});${controller}.close();`;
  return `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${script}</script>`;
}

/**
 * As a raw template of JavaScript, which leaves backslashes as they are: the data is JSON, whose texts
 * may hold JSON themselves, and escaping each quote again took longer than the rest of the script.
 * What would end the template or the script element, or begin a comment, is escaped as JSON
 * does it. Outside of its texts JSON has none of these signs.
 */
function quoted(json: string): string {
  return `String.raw\`${json.replace(/[`$&<>\u2028\u2029]/g, escaped)}\``;
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
