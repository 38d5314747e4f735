/** Reads the HTML that React wrote back into elements. Not a parser of anybody else's HTML. */
import { createElement, type ReactNode } from "react";

export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
  /** What stands inside, where it was written as it is: scripts, styles, and drawings of ours. */
  raw?: string;
};
export type HtmlNode = string | HtmlElement;

const TOKEN =
  /<!--[\s\S]*?-->|<!DOCTYPE html>|<\/[\w-]+>|<([\w-]+)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=>/"]+)="([^"]*)"/g;
const RAW = new Set(["script", "style"]);

/** The html element with everything in it. */
export function readHtml(html: string): HtmlElement {
  const top: HtmlElement = { name: "", attributes: {}, children: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    const [text, name, attributes = "", isClosed] = token;
    const inside = open.at(-1)!;
    if (name) {
      const element: HtmlElement = { name, attributes: attributesIn(attributes), children: [] };
      inside.children.push(element);
      if (isClosed) continue;
      const raw = rawInside(html, name, TOKEN.lastIndex);
      if (raw === undefined) open.push(element);
      else {
        element.raw = raw;
        TOKEN.lastIndex += raw.length + name.length + "</>".length;
      }
    } else if (text.startsWith("</")) open.pop();
    else if (!text.startsWith("<!")) inside.children.push(unescaped(text));
  }
  return top.children.find((node) => typeof node !== "string") as HtmlElement;
}

/** React closes every element of a drawing with a tag of its own; one that is not was a string. */
function rawInside(html: string, name: string, from: number): string | undefined {
  if (name !== "svg" && !RAW.has(name)) return;
  const inside = html.slice(from, html.indexOf(`</${name}>`, from));
  return RAW.has(name) || inside.includes("/>") ? inside : undefined;
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, unescaped(value!)]),
  );
}

const ESCAPED: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => ESCAPED[sign]!);
}

/** As somebody would have written it in JSX, with elements of the browser alone. */
export function toReact(node: HtmlNode): ReactNode {
  if (typeof node === "string") return node;
  const props = propsOf(node.attributes);
  if (node.raw !== undefined)
    return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html: node.raw } });
  return createElement(node.name, props, ...node.children.map(toReact));
}

const PROPS: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  crossorigin: "crossOrigin",
};
const BOOLEAN = /^(async|checked|disabled|hidden|inert|multiple|open|readOnly|required|selected)$/i;

function propsOf(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === "style") return [name, styleOf(value)];
      return [PROPS[name] ?? name, value === "" && BOOLEAN.test(name) ? true : value];
    }),
  );
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(";").map((rule) => {
    const at = rule.indexOf(":");
    return [rule.slice(0, at), rule.slice(at + 1)] as const;
  });
  return Object.fromEntries(
    rules.map(([name, value]) => [
      name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
}

export function findAll(node: HtmlNode, name: string): HtmlElement[] {
  if (typeof node === "string") return [];
  const below = node.children.flatMap((child) => findAll(child, name));
  return node.name === name ? [node, ...below] : below;
}

export function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
