import type { QuotedText } from "#domain/facts/quoted-text.ts";

/** A story's paragraphs, its facts as plain words: several stories share one page. */
export function StoryText({ text: { parts } }: { text: QuotedText }) {
  return parts.map(({ id, title, blocks }) => (
    <div key={id} className="prose">
      {title ? <h3>{title}</h3> : null}
      {blocks.map(({ key, html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown from a page that only we write.
        <div key={key} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </div>
  ));
}
