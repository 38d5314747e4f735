import type { CvBlocks, EntryBlock, LinkBlock, SectionBlock } from "../blocks.ts";
import { nothing, type Xml, xml } from "./xml.ts";

export type DocumentXml = { body: Xml; addresses: readonly string[] };

type Style =
  | "Heading1"
  | "Subtitle"
  | "Heading2"
  | "Heading3"
  | "Contact"
  | "ListBullet"
  | "Normal";

/** The blocks as paragraphs of Word, and the addresses its links lead to. */
export function documentXml(blocks: CvBlocks, page: Xml): DocumentXml {
  const writer = new Writer(blocks.isRightToLeft);
  const parts = [
    ...writer.head(blocks),
    ...blocks.sections.flatMap((part) => writer.section(part)),
  ];
  const body = xml`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${parts}${page}</w:body></w:document>`;
  return { body, addresses: writer.addresses };
}

class Writer {
  readonly addresses: string[] = [];
  private readonly isRightToLeft: boolean;

  constructor(isRightToLeft: boolean) {
    this.isRightToLeft = isRightToLeft;
  }

  head({ name, label, contacts, rightToWork }: CvBlocks): Xml[] {
    const ways = contacts.flatMap((way, index) => [
      ...(index > 0 ? [this.run(" · ")] : []),
      this.link(way),
    ]);
    return [
      this.paragraph("Heading1", [this.run(name)]),
      label ? this.paragraph("Subtitle", [this.run(label)]) : nothing,
      ways.length > 0 ? this.paragraph("Contact", ways) : nothing,
      rightToWork ? this.paragraph("Contact", [this.bold(rightToWork)]) : nothing,
    ];
  }

  section({ heading, shape, paragraphs, entries }: SectionBlock): Xml[] {
    return [
      this.paragraph("Heading2", [this.run(heading)]),
      ...paragraphs.map((words) => this.paragraph("Normal", [this.run(words)])),
      ...entries.flatMap((entry) =>
        shape === "list" ? [this.shortLine(entry)] : this.entry(entry),
      ),
    ];
  }

  private shortLine({ title, note, keywords }: EntryBlock): Xml {
    const after = [note && ` (${note})`, keywords.length > 0 && `: ${keywords.join(", ")}`];
    const rest = after.filter(Boolean).join("");
    return this.paragraph("ListBullet", [this.bold(title), ...(rest ? [this.run(rest)] : [])]);
  }

  private entry(entry: EntryBlock): Xml[] {
    const title = [this.run(entry.title)];
    if (entry.dates) title.push(this.tab(), this.run(entry.dates));
    return [
      this.paragraph("Heading3", title),
      ...this.lines([entry.subtitle]),
      ...entry.facts.map(({ label, text }) =>
        this.paragraph("Normal", [this.bold(`${label}: `), this.run(text)]),
      ),
      ...this.lines(entry.paragraphs),
      ...entry.points.map((point) => this.paragraph("ListBullet", [this.run(point)])),
      ...this.lines([entry.keywords.join(", ")]),
      ...entry.links.map((link) => this.paragraph("Normal", [this.link(link)])),
    ];
  }

  private lines(words: readonly string[]): Xml[] {
    return words.filter(Boolean).map((line) => this.paragraph("Normal", [this.run(line)]));
  }

  private paragraph(style: Style, runs: readonly Xml[]): Xml {
    const direction = this.isRightToLeft ? xml`<w:bidi/>` : nothing;
    return xml`<w:p><w:pPr><w:pStyle w:val="${style}"/>${direction}</w:pPr>${runs}</w:p>`;
  }

  private run(words: string, look: Xml = nothing): Xml {
    const direction = this.isRightToLeft && isRightToLeft(words) ? xml`<w:rtl/>` : nothing;
    return xml`<w:r><w:rPr>${look}${direction}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  }

  private bold(words: string): Xml {
    return this.run(words, xml`<w:b/><w:bCs/>`);
  }

  private tab(): Xml {
    return xml`<w:r><w:tab/></w:r>`;
  }

  private link({ text, url }: LinkBlock): Xml {
    if (!url) return this.run(text);
    const number = this.addresses.push(url);
    return xml`<w:hyperlink r:id="link${number}">${this.run(text, xml`<w:rStyle w:val="Hyperlink"/>`)}</w:hyperlink>`;
  }
}

function isRightToLeft(words: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(words);
}
