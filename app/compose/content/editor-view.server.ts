import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { authorType, categoryType } from "#domain/editorial/blog/blog-types.ts";
import { isDue } from "#domain/facts/fact.ts";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn } from "#domain/facts/quote-facts.ts";
import type { EditorView, FactView } from "#domain/pages/components/desk/desk-view.ts";
import { stateLabels } from "#domain/pages/content-state.ts";
import { checkWords } from "#domain/pages/drafts/check-words.server.ts";
import { listDraftVersions, listNotes } from "#domain/pages/drafts/drafts.queries.server.ts";
import type { OpenedDraft } from "#domain/pages/drafts/open-draft.server.ts";
import type { DraftWords } from "#domain/pages/drafts/page-draft.ts";
import { fieldSpecs } from "#domain/pages/field-specs.ts";
import { isLive } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { mayPublish } from "#domain/pages/permissions.ts";
import { longDay } from "#rules/days.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import type { ContentRequest } from "./content-request.server.ts";
import { canRename, editorPath } from "./content-types.ts";
import { momentLabel } from "./moments.ts";
import { zoneOf } from "./zone-of.ts";

type Context = Parameters<typeof memberOf>[0];

const VERSIONS_BESIDE = 5;
const MAX_OPTIONS = 100;

/** Everything the editor of a page shows. */
export async function loadEditor(
  content: ContentRequest & OpenedDraft,
  context: Context,
): Promise<EditorView> {
  const { type, page, draft, version, label, pathOf } = content;
  const member = memberOf(context);
  const timeZone = zoneOf(member);
  const { now, today: day } = today();
  const hasChanges = draft.revision !== draft.publishedRevision;
  const checked = checkWords(type, draft.state);
  const { state, revision, updatedAt, publishAt, unpublishAt, stage } = draft;
  return {
    page: {
      ...{ id: page.id, type: type.name, typeLabel: label, slug: page.slug },
      base: editorPath({ type: type.name, slug: page.slug, variant: page.variant }),
      path: pathOf(page.slug),
      isLive: isLive(page, now),
      canRename: canRename(content, page.slug),
    },
    draft: { state, revision, version, savedAt: updatedAt },
    owner: { id: member.id, timeZone, mayPublish: mayPublish(member) },
    specs: fieldSpecs(type),
    options: await optionsOf(now),
    states: stateLabels({ status: page.status, stage, hasChanges, publishAt }),
    ...{ stage, hasChanges },
    publishing: publishAt && {
      label: momentLabel(publishAt, timeZone),
      isCurrent: draft.publishRevision === revision,
    },
    ending: unpublishAt && { label: momentLabel(unpublishAt, timeZone) },
    errors: checked.ok ? unknownFacts(state, day) : checked.errors,
    ...(await besidePage(page.id, timeZone)),
    facts: factsIn(state, day),
  };
}

async function besidePage(pageId: number, timeZone: string) {
  const when = dateFormat("mediumDateTime", timeZone);
  const [notes, versions] = await Promise.all([
    listNotes(pageId),
    listDraftVersions(pageId, { page: 1, pageSize: VERSIONS_BESIDE }),
  ]);
  return {
    notes: notes.map(({ at, by, ...note }) => ({
      ...note,
      by: by ?? "Somebody",
      when: when.format(at),
    })),
    versions: versions.rows.map(({ number, name, by, savedAt }) => ({
      number,
      name: name ?? "",
      by: by ?? "content/",
      when: when.format(savedAt),
    })),
  };
}

/** Fields of pages that name another page. */
async function optionsOf(now: Date): Promise<EditorView["options"]> {
  const [category, author] = await Promise.all([
    namesOf(categoryType, now),
    namesOf(authorType, now),
  ]);
  return { category, author };
}

/** What authors are called, by their slug. */
export async function authorNames(): Promise<ReadonlyMap<string, string>> {
  const names = await namesOf(authorType, new Date());
  return new Map(names.map(({ value, label }) => [value, label]));
}

async function namesOf<Fields>(type: PageType<Fields>, now: Date) {
  const { rows } = await listLivePages(type, { page: 1, pageSize: MAX_OPTIONS }, now);
  return rows.map(({ slug, title }) => ({ value: slug, label: title }));
}

function factsIn({ description, body }: DraftWords, day: string): FactView[] {
  const facts = factsOn(day);
  return factNamesIn(`${description} ${body}`).flatMap((name) => {
    const fact = facts.get(name);
    if (!fact) return [];
    const { label, value, checkedOn } = fact;
    return [{ name, label, value, checked: longDay(checkedOn), isDue: isDue(fact, day) }];
  });
}

/** The mark of a fact that was begun and not closed. */
const UNFINISHED = /\{\{fact:(?![a-z0-9-]+\}\})[^\s}]*/;

/** A sentence with a hole in it helps nobody: a page that quotes what we do not know is not published. */
export function unknownFacts(
  { title, description, body }: DraftWords,
  day: string,
): Record<string, string> {
  const facts = factsOn(day);
  const words = `${title} ${description} ${body}`;
  const [begun] = words.match(UNFINISHED) ?? [];
  if (begun)
    return { body: `Finish “${begun}” or take it out: readers would see it as it stands.` };
  const names = factNamesIn(words).filter((name) => !facts.has(name));
  return names.length > 0 ? { body: `No fact is called “${names.join("”, “")}”.` } : {};
}
