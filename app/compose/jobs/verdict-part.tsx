import "./verdict-looks.ts";

/** A verdict as the server wrote it. */
export function VerdictPart({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it on the server (verdict-html.server.tsx).
  return <div className="job__wide" dangerouslySetInnerHTML={{ __html: html }} />;
}
