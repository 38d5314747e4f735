import type { ReactNode } from "react";
import type { BlockView, PartView } from "../quoted-text.ts";
import { SourceNote } from "./source-notes.tsx";
import "./quoted-article.css";

/** A page's words, each paragraph with the sources of its facts beside it. */
export function QuotedArticle({ parts }: { parts: readonly PartView[] }) {
  return parts.map(({ id, title, blocks }) => (
    <section key={id} id={id}>
      {title ? <h2>{title}</h2> : null}
      {blocks.map((block) => (
        <Block key={block.key} block={block} />
      ))}
    </section>
  ));
}

function Block({ block: { html, notes } }: { block: BlockView }) {
  return (
    <div className="gd-row">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown from a page that only we write. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {notes.length > 0 ? (
        <div className="gd-notes">
          {notes.map((note) => (
            <SourceNote key={note.number} note={note} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

type QuotedContentsProps = {
  parts: readonly PartView[];
  /** Stands under the list, such as a search box. */
  children?: ReactNode;
};

/** The parts of a page, to jump to. */
export function QuotedContents({ parts, children }: QuotedContentsProps) {
  const titled = parts.filter(({ title }) => title !== "");
  if (titled.length < 2) return null;
  return (
    <nav className="gd-toc" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ol>
        {titled.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
