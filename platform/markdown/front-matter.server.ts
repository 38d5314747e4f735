import { parse, stringify } from "yaml";

/** A file of content/: its fields between two lines of ---, and the words below them. */
export type FrontMatter = { fields: Record<string, unknown>; body: string };

const shape = /^---\n([\s\S]*?\n)?---(?:\n([\s\S]*))?$/;

export function readFrontMatter(source: string): FrontMatter {
  const found = shape.exec(source.replaceAll("\r\n", "\n"));
  if (!found) throw new Error("A file in content/ begins with its fields between two lines of ---");
  // "core" leaves days as they are written. No file of ours needs an alias, and a chain of them never ends.
  const fields: unknown = parse(found[1] ?? "", { schema: "core", maxAliasCount: 0 }) ?? {};
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) {
    throw new Error("The fields of a file in content/ are lines of name: value");
  }
  return { fields: fields as Record<string, unknown>, body: (found[2] ?? "").trim() };
}

/** The same fields and words give the same file, byte for byte. */
export function writeFrontMatter({ fields, body }: FrontMatter): string {
  const head = stringify(fields, { schema: "core", lineWidth: 0, aliasDuplicateObjects: false });
  return `---\n${head}---\n${body === "" ? "" : `${body}\n`}`;
}
