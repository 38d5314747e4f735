import { Lexer } from "marked";

/** The blocks of a page one by one, as Markdown: a paragraph, a list, a table, a heading. */
export function markdownBlocks(markdown: string): string[] {
  return Lexer.lex(markdown.replaceAll(/\r\n?/g, "\n"), { gfm: true })
    .filter(({ type }) => type !== "space")
    .map(({ raw }) => raw.trim());
}
