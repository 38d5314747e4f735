import { Lexer, type Token, type Tokens } from "marked";

/** A stretch of words that look alike. */
export type Run = { kind: "text" | "strong" | "em"; text: string; url: string | null };

/** A Markdown page as blocks that other things than browsers can draw. */
export type Block =
  | { kind: "heading"; depth: number; runs: Run[] }
  | { kind: "paragraph" | "quote"; runs: Run[] }
  | { kind: "list"; isOrdered: boolean; items: Run[][] }
  | { kind: "table"; head: Run[][]; cells: Run[][] };

/** Only what is words: markup of HTML in it is left out. */
export function markdownTree(markdown: string): Block[] {
  const tokens = Lexer.lex(markdown.replaceAll(/\r\n?/g, "\n"), { gfm: true });
  return tokens.flatMap(blockOf);
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case "heading":
      return [{ kind: "heading", depth: token.depth as number, runs: runsOf(token.tokens) }];
    case "paragraph":
      return [{ kind: "paragraph", runs: runsOf(token.tokens) }];
    case "blockquote":
      return [{ kind: "quote", runs: runsOf(token.tokens) }];
    case "list":
      return [listOf(token as Tokens.List)];
    case "table":
      return [tableOf(token as Tokens.Table)];
    default:
      return [];
  }
}

function listOf({ ordered, items }: Tokens.List): Block {
  return { kind: "list", isOrdered: ordered, items: items.map(({ tokens }) => runsOf(tokens)) };
}

function tableOf({ header, rows }: Tokens.Table): Block {
  const cellOf = ({ tokens }: Tokens.TableCell) => runsOf(tokens);
  return { kind: "table", head: header.map(cellOf), cells: rows.flat().map(cellOf) };
}

type Look = { kind: Run["kind"]; url: string | null };

function runsOf(
  tokens: readonly Token[] | undefined,
  look: Look = { kind: "text", url: null },
): Run[] {
  return (tokens ?? []).flatMap((token) => {
    if (token.type === "strong") return runsOf(token.tokens, { ...look, kind: "strong" });
    if (token.type === "em") return runsOf(token.tokens, { ...look, kind: "em" });
    if (token.type === "link") return runsOf(token.tokens, { ...look, url: token.href as string });
    if (token.type === "html" || token.type === "image") return [];
    if (token.type === "br" || token.type === "space") return [{ ...look, text: " " }];
    if ("tokens" in token && token.tokens) return runsOf(token.tokens, look);
    return "text" in token ? [{ ...look, text: plain(token.text as string) }] : [];
  });
}

/** The lexer leaves texts as they are written in HTML. */
function plain(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
