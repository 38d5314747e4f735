export type Chapter = {
  /** From 1. */
  number: number;
  /** The end of its address. */
  slug: string;
  title: string;
  /** Markdown, without the heading. */
  body: string;
};

const HEADING = /^# +(.+)$/;

/** The chapters of a book: one begins at each heading of the first level. What stands before is left out. */
export function chaptersOf(body: string): Chapter[] {
  const chapters: { title: string; lines: string[] }[] = [];
  for (const line of body.split(/\r?\n/)) {
    const title = HEADING.exec(line)?.[1]?.trim();
    if (title) chapters.push({ title, lines: [] });
    else chapters.at(-1)?.lines.push(line);
  }
  const slugs = new Set<string>();
  return chapters.map(({ title, lines }, index) => {
    const slug = freeSlug(title, slugs);
    slugs.add(slug);
    return { number: index + 1, slug, title, body: lines.join("\n").trim() };
  });
}

function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const plain =
    title
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "chapter";
  let slug = plain;
  for (let n = 2; taken.has(slug); n += 1) slug = `${plain}-${n}`;
  return slug;
}
