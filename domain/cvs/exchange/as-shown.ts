import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { type EntrySection, entrySections } from "../document/new-entry.ts";
import type { PrintableCv } from "../print/printable.ts";

type Hideable = { isHidden: boolean };

/** The document with only what its pages show, for programs that know nothing of hiding. */
export function withoutHiddenSections({
  document,
  look,
  rightToWorkWords,
}: PrintableCv): CvDocument {
  const hidden = new Set<CvSection>(
    document.sections.filter(({ isHidden }) => isHidden).map(({ section }) => section),
  );
  const shown = <Entry extends Hideable>(section: CvSection, entries: readonly Entry[]) =>
    hidden.has(section) ? [] : entries.filter(({ isHidden }) => !isHidden);
  const entries = entrySections.map((list) => [
    list,
    shown(list, document[list] as readonly Hideable[]),
  ]);
  const { bornOn, nationality } = marketProfiles[look.market];
  const { basics, custom } = document;
  return {
    ...document,
    ...(Object.fromEntries(entries) as Pick<CvDocument, EntrySection>),
    basics: {
      ...basics,
      summary: hidden.has("summary") ? "" : basics.summary,
      profiles: basics.profiles.filter(({ isHidden }) => !isHidden),
      bornOn: bornOn === "leave-out" ? "" : basics.bornOn,
      nationality: nationality === "leave-out" ? "" : basics.nationality,
    },
    rightToWork: hidden.has("rightToWork") ? unsaid : said(document, rightToWorkWords),
    custom: custom
      .filter(({ id }) => !hidden.has(`custom:${id}`))
      .map((each) => ({ ...each, entries: shown(`custom:${each.id}`, each.entries) })),
    sections: document.sections.filter(({ section }) => !hidden.has(section)),
  };
}

const unsaid = { source: "none", words: "" } as const;

/** Another program cannot ask "my situation": it is given the words of today. */
function said({ rightToWork }: CvDocument, words: string): CvDocument["rightToWork"] {
  if (rightToWork.source === "own-words") return rightToWork;
  return rightToWork.source === "from-situation" && words ? { source: "own-words", words } : unsaid;
}
