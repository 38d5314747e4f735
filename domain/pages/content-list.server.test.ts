import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { questionType } from "#domain/editorial/questions/question-type.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { listContent } from "./content-list.queries.server.ts";
import { stateLabels } from "./content-state.ts";
import { addDraftPage } from "./drafts/add-draft-page.server.ts";
import { openDraft } from "./drafts/open-draft.server.ts";
import { publishDraft } from "./drafts/publish-draft.server.ts";
import { submitDraft } from "./drafts/review-draft.server.ts";
import { savePageDraft } from "./drafts/save-page-draft.server.ts";
import { insertPage } from "./write-page.server.ts";

const now = new Date("2031-03-03T09:00:00Z");
const today = "2031-03-03";
const all = { q: "", page: 1, sort: "review" } as const;
const fields = { category: "career-advice", tags: [], tools: [] };

async function aPost(slug: string, reviewBy: string | null) {
  const words = { title: `Post ${slug}`, description: "", body: "Words.", author: "visa-desk" };
  const content = { ...words, reviewBy, fields, slug, variant: "", publishedAt: now } as const;
  const status = "published" as const;
  await db.transaction((tx) =>
    insertPage(tx, postType, { ...content, status }, { byId: null, at: now }),
  );
}

const slugs = async (asked: Partial<Parameters<typeof listContent>[0]>) =>
  (await listContent({ ...all, ...asked }, today)).rows.map(({ slug }) => slug);

test("what is overdue for its review comes first, what has no day last", async () => {
  await aPost("never", null);
  await aPost("later", "2031-06-01");
  await aPost("overdue", "2031-03-02");
  expect(await slugs({})).toEqual(["overdue", "later", "never"]);
  expect(await slugs({ state: "overdue" })).toEqual(["overdue"]);
});

test("a page is found by its type, its author, its words and those of its draft", async () => {
  const staff = await aStaffMember();
  await aPost("alpha", null);
  await addDraftPage(questionType, staff, { slug: "beta", title: "How long is it?" }, now);
  expect(await slugs({ type: "question" })).toEqual(["beta"]);
  expect(await slugs({ author: "visa-desk" })).toEqual(["alpha"]);
  expect(await slugs({ q: "alph" })).toEqual(["alpha"]);
  const { draft } = (await openDraft(questionType, { slug: "beta" }, now))!;
  expect(draft.state.fields).toEqual({});
  const state = { ...draft.state, title: "How short is it?" };
  const save = { slug: "beta", state, baseRevision: draft.revision };
  await savePageDraft(questionType, staff, save, now);
  expect(await slugs({ q: "short" })).toEqual(["beta"]);
});

test("every state of a page is a word in the list and a filter of it", async () => {
  const staff = await aStaffMember();
  for (const slug of ["live", "changed", "asked", "planned"]) {
    await aPost(slug, null);
    if (slug === "live") continue;
    const { draft } = (await openDraft(postType, { slug }, now))!;
    const state = { ...draft.state, title: `New ${slug}` };
    await savePageDraft(postType, staff, { slug, state, baseRevision: 1 }, now);
  }
  await addDraftPage(postType, staff, { slug: "begun", title: "Begun" }, now);
  await submitDraft(postType, staff, { slug: "asked", note: "" }, now);
  const at = new Date("2031-04-01T08:00:00Z");
  await publishDraft(postType, staff, { slug: "planned", at }, now);

  const { rows } = await listContent({ ...all, sort: "title" }, today);
  const labels = rows.map((row) => [
    row.slug,
    stateLabels(row)
      .map(({ label }) => label)
      .join(),
  ]);
  expect(Object.fromEntries(labels)).toEqual({
    live: "Published",
    changed: "Published,Unpublished changes",
    asked: "Published,In review",
    planned: "Published,Change scheduled",
    begun: "Draft",
  });
  expect(await slugs({ state: "review" })).toEqual(["asked"]);
  expect(await slugs({ state: "draft" })).toEqual(["begun"]);
  expect(await slugs({ state: "scheduled" })).toEqual(["planned"]);
  expect(await slugs({ state: "changed" })).toEqual(["changed", "asked", "planned"]);
});
