import { htmlText } from "../files/html-lines.ts";
import type { XmlNode } from "../files/xml-tree.ts";
import type { Imported } from "../imported.ts";
import { isKeptButDate, keptIn } from "../text/unread-lines.ts";

/** What the file says about itself, and codes beside the words they stand for. */
const ofTheFile =
  /^(?:DocumentInfo|DocumentID|PrintingPreferences|RenderingInformation|Photo|Attachment\w*|Signature|HolderReference|Locale|\w*(?:Code|ID|Indicator|Type|Version|MimeType|Ongoing|Current|CountryDialing|Use|Year|Month|Day|Date|DateTime|Birthdate|From|To))$/;

/** What a reader made of a tree, and every word of the tree that is neither in it nor told. */
export function withUnreadText(root: XmlNode, { document, unread }: Imported): Imported {
  const leaves = leavesOf(root, "");
  const kept = keptIn([document, unread]);
  const lost = leaves.filter(({ text }) => !isKeptButDate(kept, text));
  const told = lost.map(({ name, text }) => `${inWords(name)}: ${text}`);
  return { document, unread: [...new Set([...unread, ...told])] };
}

type Leaf = { name: string; text: string };

function leavesOf(node: XmlNode, above: string): readonly Leaf[] {
  if (ofTheFile.test(node.name)) return [];
  const name = /^(?:Label|Contact|Description|Name|Title|Text|ScoreText)$/.test(node.name)
    ? above
    : node.name;
  const text = htmlText(node.text).trim();
  const own = text ? [{ name: name || node.name, text }] : [];
  return [...own, ...node.children.flatMap((child) => leavesOf(child, name))];
}

const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2");
