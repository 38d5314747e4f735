import { z } from "zod";
import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { newCustomEntry, newId } from "../../document/new-entry.ts";

/** What JSON Resume has no name for, as we write it under `meta.waymark`. */
export type OwnPart = Pick<CvDocument, "language" | "rightToWork" | "custom" | "sections">;

const text = z.string().catch("");
const shown = z.boolean().catch(false);

/** Anything that does not fit is left out: the résumé itself is right without it. */
const ownPart = z.object({
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)
    .optional()
    .catch(undefined),
  rightToWork: z
    .object({ source: z.enum(["none", "from-situation", "own-words"]), words: text })
    .optional()
    .catch(undefined),
  custom: z
    .array(
      z.object({
        id: z.string(),
        title: text,
        entries: z
          .array(
            z.object({
              isHidden: shown,
              title: text,
              subtitle: text,
              startDate: text,
              endDate: text,
              text,
              highlights: z.array(z.string()).catch([]),
            }),
          )
          .catch([]),
      }),
    )
    .catch([]),
  sections: z.array(z.object({ section: z.string(), isHidden: shown, title: text })).catch([]),
});

export function readOwnPart(meta: unknown, document: CvDocument): CvDocument {
  const given = ownPart.safeParse((meta as { waymark?: unknown } | undefined)?.waymark);
  if (!given.success) return document;
  const { language, rightToWork, custom, sections } = given.data;
  const ids = new Map(custom.map(({ id }) => [id, newId()]));
  return {
    ...document,
    language: language ?? document.language,
    rightToWork: rightToWork ?? document.rightToWork,
    custom: custom.map(({ id, title, entries }) => ({
      id: ids.get(id)!,
      title,
      entries: entries.map((entry) => ({ ...newCustomEntry(), ...entry })),
    })),
    sections: sections.length > 0 ? renamed(sections, ids) : document.sections,
  };
}

function renamed(
  sections: readonly { section: string; isHidden: boolean; title: string }[],
  ids: ReadonlyMap<string, string>,
): CvDocument["sections"] {
  return sections.flatMap((place) => {
    if (!place.section.startsWith("custom:"))
      return [{ ...place, section: place.section as CvSection }];
    const id = ids.get(place.section.slice(7));
    return id ? [{ ...place, section: `custom:${id}` as const }] : [];
  });
}
