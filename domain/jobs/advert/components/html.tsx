type HtmlProps = {
  as?: "div" | "article";
  className?: string;
  /** React wrote and escaped it on the server; what employers wrote was sanitised before. */
  html: string | null | undefined;
};

/** A part of a page that needs no script. Nothing where there is none. */
export function Html({ as: Element = "div", className, html }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see HtmlProps.
  return html ? <Element className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
