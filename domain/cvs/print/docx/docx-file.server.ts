import { zipped } from "#platform/zip/write-zip.server.ts";
import type { CvLook } from "#rules/cv/cv-document.ts";
import { paperSizes } from "../looks.ts";
import type { DocumentXml } from "./paragraphs.ts";
import { stylesXml } from "./styles-xml.ts";
import { type Xml, xml } from "./xml.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

type DocxFile = {
  look: CvLook;
  language: string;
  title: string;
  author: string;
  /** White round the words, in millimetres. */
  margin: number;
  draw: (page: Xml) => DocumentXml;
};

/** A Word file: our own zip of seven small parts. */
export async function docxFile(file: DocxFile): Promise<Uint8Array> {
  const { look, language, margin, draw } = file;
  const { width, height } = paperSizes[look.paper];
  const edge = twips(margin);
  const page = xml`<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar w:top="${edge}" w:right="${edge}" w:bottom="${edge}" w:left="${edge}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
  const { body, addresses } = draw(page);
  const parts: Readonly<Record<string, Xml>> = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": packageLinks,
    "docProps/core.xml": coreProperties(file),
    "word/document.xml": body,
    "word/styles.xml": stylesXml(look, language, twips(width - 2 * margin)),
    "word/numbering.xml": numbering,
    "word/settings.xml": settings,
    "word/_rels/document.xml.rels": documentLinks(addresses),
  };
  return zipped(
    Object.entries(parts).map(([name, part]) => ({ name, bytes: Buffer.from(part.xml) })),
  );
}

/** Word measures in twentieths of a point. */
function twips(millimetres: number): number {
  return Math.round((millimetres / 25.4) * 1440);
}

function part(name: string, kind: string): Xml {
  return xml`<Override PartName="${name}" ContentType="${kind}"/>`;
}

const contentTypes = xml`${{ xml: XML }}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
  part("/word/document.xml", `${WORD}.document.main+xml`),
  part("/word/styles.xml", `${WORD}.styles+xml`),
  part("/word/numbering.xml", `${WORD}.numbering+xml`),
  part("/word/settings.xml", `${WORD}.settings+xml`),
  part("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
]}</Types>`;

const packageLinks = xml`${{ xml: XML }}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="core" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

function coreProperties({ language, title, author }: DocxFile): Xml {
  return xml`${{ xml: XML }}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`;
}

function documentLinks(addresses: readonly string[]): Xml {
  const links = addresses.map(
    (address, index) =>
      xml`<Relationship Id="link${index + 1}" Type="${OFFICE}/hyperlink" Target="${address}" TargetMode="External"/>`,
  );
  return xml`${{ xml: XML }}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="numbering" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="settings" Type="${OFFICE}/settings" Target="settings.xml"/>${links}</Relationships>`;
}

const numbering = xml`${{ xml: XML }}<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="227"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const settings = xml`${{ xml: XML }}<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;
