/** The lines between the two rules at the top of a file in content/, and the words below them. */
export type FrontMatter = { fields: ReadonlyMap<string, string | string[]>; body: string };

const shape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads `name: value`, and `name:` followed by a list of `- value`. Nothing else is needed. */
export function readFrontMatter(source: string): FrontMatter {
  const [, head, body] = shape.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error("A file in content/ begins with its fields between two lines of ---");
  }
  const fields = new Map<string, string | string[]>();
  let list: string[] | null = null;
  for (const line of head.split("\n").filter((text) => text.trim() !== "")) {
    const item = /^\s*- (.*)$/.exec(line)?.[1];
    if (item !== undefined && list) list.push(item.trim());
    else list = readField(line, fields);
  }
  return { fields, body: body.trim() };
}

/** The list that the next lines fill, when the field has no value of its own. */
function readField(line: string, fields: Map<string, string | string[]>): string[] | null {
  const [, name, value] = /^([a-z][A-Za-z]*):\s*(.*)$/.exec(line) ?? [];
  if (!name || value === undefined) throw new Error(`“${line}” is neither a field nor an item`);
  if (value !== "") {
    fields.set(name, value);
    return null;
  }
  const list: string[] = [];
  fields.set(name, list);
  return list;
}

/** Parts of one list item: "2422 | Finance analyst | £33,400". */
export function partsOf(item: string): string[] {
  return item.split("|").map((part) => part.trim());
}
