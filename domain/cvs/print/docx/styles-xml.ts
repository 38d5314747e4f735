import type { CvLook } from "#rules/cv/cv-document.ts";
import { colourOf, fontOf } from "../looks.ts";
import { type Xml, xml } from "./xml.ts";

type Style = { id: string; name: string; paragraph: Xml; run: Xml };

/** In twentieths of a point; sizes of letters in halves. */
const spacings = {
  tight: { line: 245, after: 30 },
  normal: { line: 264, after: 60 },
  airy: { line: 290, after: 100 },
} as const;

/** Word has these on most machines, and falls back by itself where it has not. */
const faces = {
  "bricolage-atkinson": "Calibri",
  atkinson: "Calibri",
  "noto-sans": "Arial",
  "noto-serif": "Cambria",
} as const;

/** Headings are Word's own styles, so that its navigation and screen readers know them. */
export function stylesXml(look: CvLook, language: string, textWidth: number): Xml {
  const colour = colourOf(look).slice(1);
  const { line, after } = spacings[look.spacing];
  const face = faces[fontOf(look)];
  return xml`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${face}" w:hAnsi="${face}" w:cs="Arial"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${language}" w:eastAsia="zh-CN" w:bidi="${/^(ar|fa|he|ur)/.test(language) ? language : "ar-SA"}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="${after}" w:line="${line}" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${[...paragraphStyles(colour, textWidth), ...letterStyles(colour)].map(styleXml)}<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="${colour}"/><w:u w:val="single"/></w:rPr></w:style></w:styles>`;
}

function paragraphStyles(colour: string, textWidth: number): Style[] {
  const bold = (size: number) =>
    xml`<w:b/><w:bCs/><w:color w:val="${colour}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;
  return [
    {
      id: "Heading1",
      name: "heading 1",
      paragraph: xml`<w:keepNext/><w:spacing w:after="40"/><w:outlineLvl w:val="0"/>`,
      run: bold(52),
    },
    {
      id: "Subtitle",
      name: "Subtitle",
      paragraph: xml`<w:spacing w:after="60"/>`,
      run: xml`<w:color w:val="4B5263"/><w:sz w:val="24"/>`,
    },
    { id: "Contact", name: "Contact", paragraph: xml`<w:spacing w:after="40"/>`, run: xml`` },
    {
      id: "Heading2",
      name: "heading 2",
      paragraph: xml`<w:keepNext/><w:keepLines/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="${colour}"/></w:pBdr><w:spacing w:before="240" w:after="100"/><w:outlineLvl w:val="1"/>`,
      run: bold(25),
    },
    {
      id: "Heading3",
      name: "heading 3",
      paragraph: xml`<w:keepNext/><w:keepLines/><w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs><w:spacing w:before="110" w:after="20"/><w:outlineLvl w:val="2"/>`,
      run: xml`<w:b/><w:bCs/>`,
    },
    {
      id: "ListBullet",
      name: "List Bullet",
      paragraph: xml`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:after="20"/>`,
      run: xml``,
    },
  ];
}

/** Of a letter: air between its parts, and a subject that is its heading. */
function letterStyles(colour: string): Style[] {
  const dyed = (size: number) =>
    xml`<w:b/><w:bCs/><w:color w:val="${colour}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;
  return [
    { id: "Sender", name: "Sender", paragraph: xml`<w:spacing w:after="60"/>`, run: dyed(38) },
    {
      id: "LetterPart",
      name: "Letter part",
      paragraph: xml`<w:spacing w:before="320"/>`,
      run: xml``,
    },
    {
      id: "LetterSubject",
      name: "Letter subject",
      paragraph: xml`<w:keepNext/><w:spacing w:before="360" w:after="200"/><w:outlineLvl w:val="0"/>`,
      run: dyed(24),
    },
    {
      id: "LetterText",
      name: "Letter text",
      paragraph: xml`<w:spacing w:after="180"/>`,
      run: xml``,
    },
  ];
}

function styleXml({ id, name, paragraph, run }: Style): Xml {
  return xml`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}
