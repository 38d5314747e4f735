import { cvBlocks } from "./blocks.ts";
import { documentXml } from "./docx/document-xml.ts";
import { stylesXml } from "./docx/styles-xml.ts";
import { type Xml, xml } from "./docx/xml.ts";
import { zipped } from "./docx/zip.ts";
import { paperSizes } from "./looks.ts";
import { documentTitle } from "./print-data.ts";
import type { PrintableCv } from "./printable.ts";

const MARGIN = 17;
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The CV as a Word file: the same blocks, under Word's own headings and lists. */
export async function cvDocx(cv: PrintableCv): Promise<Uint8Array> {
  const { width, height } = paperSizes[cv.look.paper];
  const page = xml`<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar w:top="${twips(MARGIN)}" w:right="${twips(MARGIN)}" w:bottom="${twips(MARGIN)}" w:left="${twips(MARGIN)}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
  const { body, addresses } = documentXml(cvBlocks(cv), page);
  const styles = stylesXml(cv.look, cv.document.language, twips(width - 2 * MARGIN));
  const parts: Readonly<Record<string, Xml>> = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": packageLinks,
    "docProps/core.xml": coreProperties(cv),
    "word/document.xml": body,
    "word/styles.xml": styles,
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

function coreProperties(cv: PrintableCv): Xml {
  const { language, basics } = cv.document;
  return xml`${{ xml: XML }}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${documentTitle(cv)}</dc:title><dc:creator>${basics.name}</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`;
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
