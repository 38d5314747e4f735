import { no, ok, type Result } from "#rules/result.ts";
import { plainLine, type TextLine } from "../text/text-line.ts";
import type { FileRefusal } from "./file-refusals.ts";
import { all, first, readXmlTree, type XmlNode } from "./xml-tree.ts";

/** The paragraphs of a Word document (`word/document.xml`), those in tables and text boxes where they stand. */
export function docxLines(xml: string): Result<readonly TextLine[], FileRefusal> {
  const tree = readXmlTree(xml);
  if (!tree.ok) return no(tree.error === "unsafe-xml" ? "unsafe-xml" : "broken-word");
  const body = first(tree.value, "body");
  if (tree.value.name !== "document" || !body) return no("broken-word");
  return ok(linesIn(body));
}

function linesIn(node: XmlNode): readonly TextLine[] {
  return node.children.flatMap((child) => {
    if (child.name === "p") return paragraph(child);
    // A cell of a row is a piece of one line where it holds one line only.
    if (child.name === "tr") return row(child);
    // The same words a second time, for programs that know no text boxes.
    if (child.name === "Fallback") return [];
    return linesIn(child);
  });
}

function row(node: XmlNode): readonly TextLine[] {
  const cells = all(node, "tc").map(linesIn);
  const isOneLine = cells.every((lines) => lines.length <= 1);
  const [line] = cells.flat();
  if (!isOneLine || !line) return cells.flat();
  return [
    {
      ...line,
      text: cells
        .flat()
        .map(({ text }) => text)
        .join("\t"),
    },
  ];
}

function paragraph(node: XmlNode): readonly TextLine[] {
  const properties = first(node, "pPr");
  const style = first(properties, "pStyle")?.attributes.val ?? "";
  const runs = runsIn(node);
  const texts = runs
    .map(({ text }) => text)
    .join("")
    .split("\n");
  const sizes = runs.filter(({ text }) => text.trim()).map(({ size }) => size);
  const line = {
    size: Math.max(0, ...sizes),
    isBold: runs.length > 0 && runs.every(({ isBold, text }) => isBold || !text.trim()),
    isBullet: first(properties, "numPr") !== undefined || /list|bullet|aufz/i.test(style),
    isHeading: /^(heading|überschrift|berschrift|titre|título|titolo)\s?[1-6]/i.test(style),
  };
  const own = texts.filter((text) => text.trim()).map((text) => ({ ...plainLine(text), ...line }));
  return [...own, ...boxesIn(node)];
}

type Run = { text: string; size: number; isBold: boolean };

function runsIn(node: XmlNode): readonly Run[] {
  return node.children.flatMap((child) => {
    if (child.name === "r") return [runOf(child)];
    return /^(hyperlink|ins|smartTag|sdt|sdtContent|fldSimple)$/.test(child.name)
      ? runsIn(child)
      : [];
  });
}

function runOf(node: XmlNode): Run {
  const properties = first(node, "rPr");
  const bold = first(properties, "b");
  const text = node.children.map(({ name, text: words }) => {
    if (name === "t") return words;
    if (name === "tab") return "\t";
    if (name === "noBreakHyphen") return "-";
    return /^(br|cr)$/.test(name) ? "\n" : "";
  });
  return {
    text: text.join(""),
    size: Number(first(properties, "sz")?.attributes.val ?? 0) / 2 || 0,
    isBold: bold !== undefined && !/^(0|false|off)$/i.test(bold.attributes.val ?? ""),
  };
}

/** Text boxes hang in a run of the paragraph they are fixed to. */
function boxesIn(node: XmlNode): readonly TextLine[] {
  return node.children.flatMap((child) => {
    if (child.name === "Fallback") return [];
    return child.name === "txbxContent" ? linesIn(child) : boxesIn(child);
  });
}
