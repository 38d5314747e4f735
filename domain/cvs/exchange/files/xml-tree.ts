import { type SaxesAttributePlain, SaxesParser } from "saxes";
import { no, ok, type Result } from "#rules/result.ts";

/** An element without the prefix of its name. `text` is what stands in it directly, its own children aside. */
export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
};

/** Deeper and fuller than any CV; a file beyond it means harm. */
const DEEPEST = 60;
const MAX_NODES = 300_000;
const CHUNK = 65_536;

class UnsafeXml extends Error {}

export function readXmlTree(text: string): Result<XmlNode, "broken-xml" | "unsafe-xml"> {
  const tree = new Tree();
  try {
    for (let at = 0; at < text.length; at += CHUNK) tree.parser.write(text.slice(at, at + CHUNK));
    tree.parser.close();
  } catch (error) {
    return no(error instanceof UnsafeXml ? "unsafe-xml" : "broken-xml");
  }
  return tree.root ? ok(tree.root) : no("broken-xml");
}

class Tree {
  readonly parser = new SaxesParser();
  root: XmlNode | null = null;
  #open: XmlNode[] = [];
  #count = 0;

  constructor() {
    this.parser.on("doctype", () => {
      throw new UnsafeXml();
    });
    this.parser.on("opentag", ({ name, attributes }) => this.#enter(name, attributes));
    this.parser.on("text", (text) => this.#add(text));
    this.parser.on("cdata", (text) => this.#add(text));
    this.parser.on("closetag", () => {
      this.#open.pop();
    });
  }

  #enter(name: string, attributes: Record<string, string | SaxesAttributePlain>) {
    this.#count += 1;
    if (this.#open.length >= DEEPEST || this.#count > MAX_NODES) throw new UnsafeXml();
    const node: XmlNode = {
      name: local(name),
      attributes: plain(attributes),
      children: [],
      text: "",
    };
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(node);
    else this.root = node;
    this.#open.push(node);
  }

  #add(text: string) {
    const node = this.#open.at(-1);
    if (node) node.text += text;
  }
}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

function plain(attributes: Record<string, string | SaxesAttributePlain>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      local(name),
      typeof value === "string" ? value : value.value,
    ]),
  );
}

/** Every element under a path of names: `all(cv, "WorkExperienceList", "WorkExperience")`. */
export function all(node: XmlNode | undefined, ...path: readonly string[]): readonly XmlNode[] {
  const [name, ...rest] = path;
  if (!node) return [];
  if (name === undefined) return [node];
  return node.children
    .filter((child) => child.name === name)
    .flatMap((child) => all(child, ...rest));
}

export function first(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return all(node, ...path)[0];
}

/** The trimmed text at a path, "" where there is none. */
export function textAt(node: XmlNode | undefined, ...path: readonly string[]): string {
  return first(node, ...path)?.text.trim() ?? "";
}
