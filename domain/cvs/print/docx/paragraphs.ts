import type { LinkBlock } from "../entry-block.ts";
import { nothing, type Xml, xml } from "./xml.ts";

export type DocumentXml = { body: Xml; addresses: readonly string[] };

type Style =
  | "Heading1"
  | "Subtitle"
  | "Heading2"
  | "Heading3"
  | "Contact"
  | "ListBullet"
  | "Sender"
  | "LetterPart"
  | "LetterSubject"
  | "LetterText"
  | "Normal";

/** Paragraphs of Word in one direction of reading, and the addresses their links lead to. */
export class Paragraphs {
  readonly addresses: string[] = [];
  private readonly isRightToLeft: boolean;

  constructor(isRightToLeft: boolean) {
    this.isRightToLeft = isRightToLeft;
  }

  /** The whole of a document: its paragraphs, and the page they are set on. */
  document(parts: readonly Xml[], page: Xml): DocumentXml {
    const body = xml`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${parts}${page}</w:body></w:document>`;
    return { body, addresses: this.addresses };
  }

  lines(words: readonly string[]): Xml[] {
    return words.filter(Boolean).map((line) => this.paragraph("Normal", [this.run(line)]));
  }

  /** Ways to reach somebody, on one line. */
  contacts(ways: readonly LinkBlock[]): Xml {
    const runs = ways.flatMap((way, index) => [
      ...(index > 0 ? [this.run(" · ")] : []),
      this.link(way),
    ]);
    return runs.length > 0 ? this.paragraph("Contact", runs) : nothing;
  }

  paragraph(style: Style, runs: readonly Xml[]): Xml {
    const direction = this.isRightToLeft ? xml`<w:bidi/>` : nothing;
    return xml`<w:p><w:pPr><w:pStyle w:val="${style}"/>${direction}</w:pPr>${runs}</w:p>`;
  }

  run(words: string, look: Xml = nothing): Xml {
    const direction = this.isRightToLeft && isRightToLeft(words) ? xml`<w:rtl/>` : nothing;
    return xml`<w:r><w:rPr>${look}${direction}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  }

  bold(words: string): Xml {
    return this.run(words, xml`<w:b/><w:bCs/>`);
  }

  tab(): Xml {
    return xml`<w:r><w:tab/></w:r>`;
  }

  link({ text, url }: LinkBlock): Xml {
    if (!url) return this.run(text);
    const number = this.addresses.push(url);
    return xml`<w:hyperlink r:id="link${number}">${this.run(text, xml`<w:rStyle w:val="Hyperlink"/>`)}</w:hyperlink>`;
  }
}

function isRightToLeft(words: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(words);
}
