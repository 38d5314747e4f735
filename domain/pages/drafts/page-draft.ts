import type { DraftType } from "#domain/drafts/draft-type.ts";
import type { PageWords } from "../page.ts";

/** What is typed at the desk. Fields are checked when somebody wants to publish, not at every pause. */
export type DraftWords = PageWords<Record<string, unknown>>;

export const draftStages = ["writing", "review", "approved"] as const;
export type DraftStage = (typeof draftStages)[number];

type Sections = Omit<DraftWords, "body"> & { body: { id: string; text: string }[] };

/**
 * Two people may write in two sections of a text at once: it is merged by its headings. Taken apart
 * and put together it is the same text, letter for letter.
 */
export const pageDraftType: DraftType<DraftWords> = {
  toSections: ({ body, ...words }): Sections => ({ ...words, body: sectionsOf(body) }),
  fromSections: (sections) => {
    const { body, ...words } = sections as Sections;
    return { ...words, body: joined(body) };
  },
};

function sectionsOf(body: string): { id: string; text: string }[] {
  const seen = new Map<string, number>();
  return body.split(/(?=^## )/m).map((text) => {
    const heading = /^## (.*)/.exec(text)?.[1]?.trim() ?? "";
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return { id: `${heading}#${count}`, text };
  });
}

/** A section that was last on one side may have no line of its own after it on the other. */
function joined(sections: readonly { text: string }[]): string {
  return sections.reduce((all, { text }) => {
    const needsGap = all !== "" && text.startsWith("## ") && !all.endsWith("\n");
    return all + (needsGap ? "\n\n" : "") + text;
  }, "");
}

export function wordsOf(page: PageWords<unknown>): DraftWords {
  const { title, description, body, fields, reviewBy, author } = page;
  return {
    ...{ title, description, body, reviewBy, author },
    fields: fields as Record<string, unknown>,
  };
}

/** Editors type in boxes that know only letters; an empty box says nothing. */
export const emptyWords: DraftWords = {
  ...{ title: "", description: "", body: "", fields: {}, reviewBy: null, author: null },
};
