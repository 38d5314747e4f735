import type { CvBlocks, SectionBlock } from "../blocks.ts";
import type { EntryBlock } from "../entry-block.ts";
import { type DocumentXml, Paragraphs } from "./paragraphs.ts";
import { nothing, type Xml } from "./xml.ts";

/** The blocks as paragraphs of Word, and the addresses its links lead to. */
export function documentXml(blocks: CvBlocks, page: Xml): DocumentXml {
  const writer = new Writer(blocks.isRightToLeft);
  const parts = [
    ...writer.head(blocks),
    ...blocks.sections.flatMap((part) => writer.section(part)),
  ];
  return writer.document(parts, page);
}

class Writer extends Paragraphs {
  head({ name, label, contacts, rightToWork }: CvBlocks): Xml[] {
    return [
      this.paragraph("Heading1", [this.run(name)]),
      label ? this.paragraph("Subtitle", [this.run(label)]) : nothing,
      this.contacts(contacts),
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
}
