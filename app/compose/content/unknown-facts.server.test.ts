import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { addDraftPage } from "#domain/pages/drafts/add-draft-page.server.ts";
import { openDraft } from "#domain/pages/drafts/open-draft.server.ts";
import { savePageDraft } from "#domain/pages/drafts/save-page-draft.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { answerContent } from "./answer-content.server.ts";
import { contentRequest } from "./content-request.server.ts";

const now = new Date("2026-12-01T09:00:00Z");
const key = { slug: "first-weeks", variant: "" };

test("a page that quotes no fact we know is not sent for review, approved or published", async () => {
  const staff = await aStaffMember();
  const context = new RouterContextProvider();
  context.set(visitorContext, staff);
  await addDraftPage(postType, staff, { slug: key.slug, title: "First weeks" }, now);
  const write = async (body: string) => {
    const { draft } = (await openDraft(postType, key, now))!;
    const fields = { category: "career-advice", tags: [], tools: [] };
    const state = { ...draft.state, description: "About them.", body, fields };
    await savePageDraft(postType, staff, { ...key, state, baseRevision: draft.revision }, now);
  };
  const press = (intent: string) => {
    const fields = new FormData();
    fields.set("intent", intent);
    const content = contentRequest({ page_type: postType.name, slug: key.slug });
    return answerContent(context, content, fields);
  };
  const refused = { data: { errors: { body: ["No fact is called “nope-nope”."] } } };

  await write("It costs {{fact:nope-nope}}.");
  expect(await press("submit")).toMatchObject(refused);
  await write("It costs {{fact:uk-new and more.");
  const unfinished = "Finish “{{fact:uk-new” or take it out: readers would see it as it stands.";
  expect(await press("submit")).toMatchObject({ data: { errors: { body: [unfinished] } } });
  await write("It costs nothing.");
  expect(await press("submit")).toMatchObject({ status: 302 });
  await write("It costs {{fact:nope-nope}}.");
  expect(await press("approve")).toMatchObject(refused);
  expect(await press("publish")).toMatchObject(refused);
});
