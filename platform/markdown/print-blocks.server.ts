import { Lexer, type Token, type Tokens } from "marked";
import { decodeEntities } from "#rules/html-text.ts";
import { calloutIn } from "./callouts.ts";
import type { PrintBlock, PrintInline } from "./print-blocks.ts";
import { linkFor } from "./safe-address.ts";

type Options = {
  /** The whole address of a path of ours, which has none on paper. */
  linkTo: (path: string) => string;
};

/** Markdown as blocks to print. HTML in it is left out: what is printed is words. */
export function printBlocks(markdown: string, options: Options): PrintBlock[] {
  return blocksOf(Lexer.lex(markdown.replaceAll(/\r\n?/g, "\n"), { gfm: true }), options);
}

function blocksOf(tokens: readonly Token[], options: Options): PrintBlock[] {
  return tokens.flatMap((token) => blockOf(token, options));
}

function blockOf(token: Token, options: Options): PrintBlock[] {
  switch (token.type) {
    case "heading":
      return [{ kind: "heading", level: token.depth, children: inlineOf(token, options) }];
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", children: inlineOf(token, options) }];
    case "list":
      return [listOf(token as Tokens.List, options)];
    case "table":
      return [tableOf(token as Tokens.Table, options)];
    case "blockquote":
      return [{ kind: "quote", blocks: quotedOf(token as Tokens.Blockquote, options) }];
    default:
      return [];
  }
}

/** A callout has its title as readers of the page see it. */
function quotedOf({ text, tokens }: Tokens.Blockquote, options: Options): PrintBlock[] {
  const callout = calloutIn(text);
  if (!callout) return blocksOf(tokens, options);
  const title: PrintInline = { kind: "strong", children: [{ kind: "text", text: callout.title }] };
  return [{ kind: "paragraph", children: [title] }, ...printBlocks(callout.words, options)];
}

/** The number of a source leads to its line, so it stands behind a link and not in it. */
function linkOf(token: Tokens.Link, options: Options): PrintInline[] {
  const inside = inlineOf(token, options);
  const to = linkFor(token.href, { mayLinkHome: true });
  // A place on the page is nowhere on paper, and other addresses are not safe to print.
  if (to === null || to.startsWith("#")) return inside;
  const url = to.startsWith("/") ? options.linkTo(to) : to;
  const children = inside.filter(({ kind }) => kind !== "note");
  return [{ kind: "link", url, children }, ...inside.filter(({ kind }) => kind === "note")];
}

function listOf({ ordered, items }: Tokens.List, options: Options): PrintBlock {
  return {
    kind: "list",
    isOrdered: ordered,
    items: items.map(({ tokens }) => blocksOf(tokens, options)),
  };
}

function tableOf({ header, rows }: Tokens.Table, options: Options): PrintBlock {
  const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => inlineOf(cell, options));
  return { kind: "table", head: cells(header), rows: rows.map(cells) };
}

function inlineOf(of: { tokens?: Token[]; text?: string }, options: Options): PrintInline[] {
  if (!of.tokens) return textOf(of.text ?? "");
  return of.tokens.flatMap((token): PrintInline[] => {
    switch (token.type) {
      case "strong":
        return [{ kind: "strong", children: inlineOf(token, options) }];
      case "em":
        return [{ kind: "emphasis", children: inlineOf(token, options) }];
      case "link":
        return linkOf(token as Tokens.Link, options);
      case "del":
        return inlineOf(token, options);
      case "br":
        return [{ kind: "break" }];
      case "text":
        return token.tokens ? inlineOf(token, options) : textOf(token.text);
      case "escape":
      case "codespan":
        return textOf(token.text);
      default:
        return [];
    }
  });
}

/** Text, with the marks of sources as notes between. */
function textOf(text: string): PrintInline[] {
  return decodeEntities(text)
    .split(/(\u{E000}\d+\u{E001})/u)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const number = /^\u{E000}(\d+)\u{E001}$/u.exec(piece)?.[1];
      return number
        ? { kind: "note", number: Number(number) }
        : { kind: "text", text: piece.replaceAll("\n", " ") };
    });
}
