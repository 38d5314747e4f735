import { fairEmployers } from "#app/compose/jobs/fair.server.ts";
import { today } from "#app/today.ts";
import { findAmbassador } from "#domain/editorial/ambassadors/ambassadors.server.ts";
import { chaptersOf } from "#domain/editorial/ebooks/chapters.ts";
import { ebookView, findEbook } from "#domain/editorial/ebooks/ebooks.server.ts";
import { interests } from "#domain/events/fairs/fair-place.ts";
import { fairView } from "#domain/events/fairs/fair-view.server.ts";
import { findFair } from "#domain/events/fairs/fairs.server.ts";
import { sectors } from "#domain/jobs/vocabulary.ts";
import { chapterPage, findChapter } from "#domain/jumpstart/reading/playbook.server.ts";
import { findReading, readingPage } from "#domain/jumpstart/reading/reading-list.server.ts";
import { findJumpstartPage } from "#domain/jumpstart/reading/written.server.ts";
import { baseChapters } from "#domain/manual/chapters.queries.server.ts";
import { chapterText } from "#domain/manual/manual.server.ts";
import type { ManualFields } from "#domain/manual/manual-type.ts";
import type { Page } from "#domain/pages/page.ts";

/** Screens that make something of a page's fields: only for words that fit their type. */
export async function moreViews(type: string, page: Page<unknown>) {
  switch (type) {
    case "ebook":
      return ebook(page);
    case "ambassador": {
      const view = await findAmbassador(page.slug, today());
      return view && !("movedTo" in view) ? ({ kind: "ambassador", view } as const) : null;
    }
    case "fair":
      return fair(page.slug);
    case "manual":
      return manual(page as Page<ManualFields>);
    default:
      return jumpstart(type, page.slug);
  }
}

/** A book whose words have no chapter yet is shown as plain words. */
async function ebook({ slug, body }: Page<unknown>) {
  const when = today();
  const book = chaptersOf(body).length > 0 ? await findEbook(slug, when.now) : undefined;
  return book ? ({ kind: "ebook", view: await ebookView(book, when) } as const) : null;
}

async function fair(slug: string) {
  const { now } = today();
  const found = await findFair(slug, now);
  if (!found) return null;
  const employers = await fairEmployers(found, now);
  return {
    kind: "fair",
    view: fairView(found, { now, timeZone: null }, employers),
    interests: interests.map((value) => ({ value, label: sectors[value] })),
  } as const;
}

async function manual({ slug, title, description, body, fields }: Page<ManualFields>) {
  const chapter = { slug, by: "us", words: { title, summary: description, body } } as const;
  const others = (await baseChapters()).filter((other) => other.slug !== slug);
  const before = others.filter(({ position }) => position < fields.position).length;
  return {
    kind: "manual",
    view: {
      // Every university has the chapter: none is named.
      university: { id: 0, name: "the university" },
      by: "us" as const,
      place: { number: before + 1, of: others.length + 1 },
      text: chapterText(chapter, today().today),
      ...{ previous: null, next: null },
    },
  } as const;
}

async function jumpstart(type: string, slug: string) {
  const when = today();
  if (type === "jumpstart-chapter") {
    const page = await findChapter(slug, when.now);
    if (!page) return null;
    return { kind: "chapter", view: await chapterPage(page, new Map(), when) } as const;
  }
  if (type === "jumpstart-reading") {
    const page = await findReading(slug, when.now);
    return page ? ({ kind: "reading", view: await readingPage(page, null, when) } as const) : null;
  }
  const view = type === "jumpstart" ? await findJumpstartPage(slug, when) : null;
  return view ? ({ kind: "jumpstart", view } as const) : null;
}
