import type { XmlNode } from "../files/xml-tree.ts";

/** JSON of Europass as the tree its XML would be: a list becomes elements of one name. */
export function jsonTree(name: string, value: unknown, depth = 0): XmlNode {
  const node: XmlNode = { name, attributes: {}, children: [], text: "" };
  if (depth > 40 || value === null || value === undefined) return node;
  if (typeof value !== "object") return { ...node, text: String(value) };
  for (const [key, item] of Object.entries(value)) {
    const items = Array.isArray(item) ? item : [item];
    for (const each of items) node.children.push(jsonTree(key, each, depth + 1));
  }
  return node;
}

/** Whether JSON is a CV of Europass, and which part of it. */
export function learnerInfoIn(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return undefined;
  const top = json as Record<string, unknown>;
  const passport = (top.SkillsPassport ?? top.Europass ?? top) as Record<string, unknown>;
  return typeof passport === "object" && passport !== null ? passport.LearnerInfo : undefined;
}
