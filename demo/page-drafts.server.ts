import type { Transaction } from "#db/client.server.ts";
import { pageNotes } from "#db/schema/pages.ts";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { lockDraft, setDraft, writeDraft } from "#domain/pages/drafts/lock-draft.server.ts";
import { insertPage } from "#domain/pages/write-page.server.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";

const STAFF = "demo-staff-at-waymark.example";
const fields = { category: "career-advice", tags: ["first-job"], tools: [] };

/** Posts at the desk that readers do not see yet: one waits for a review, one is half written. */
export async function addPageDrafts(tx: Transaction, now: Date): Promise<void> {
  await addDraft(tx, asked, now);
  await addDraft(tx, begun, now);
}

type Begun = { slug: string; daysAgo: number; title: string; body: string; note?: string };

async function addDraft(tx: Transaction, given: Begun, now: Date): Promise<void> {
  const { slug, daysAgo, title, body, note } = given;
  const at = instantFrom(now, -daysAgo);
  const reviewBy = dayFrom(now, 180);
  const description = note ? "What a pay slip says line by line, and whom to ask." : "";
  const words = { title, description, body: "", fields, reviewBy, author: "careers-desk" };
  const content = { ...words, slug, variant: "", status: "draft", publishedAt: null } as const;
  await insertPage(tx, postType, content, { byId: STAFF, at });
  const locked = (await lockDraft(tx, postType, { slug }, at))!;
  await writeDraft(tx, locked.draft, { state: { ...words, body }, byId: STAFF, now: at });
  if (!note) return;
  const pageId = locked.page.id;
  await setDraft(tx, pageId, { stage: "review", stageById: STAFF, stageAt: at });
  const said = { kind: "submitted", body: note, version: 2, at, byId: STAFF } as const;
  await tx.insert(pageNotes).values({ pageId, ...said });
}

const asked: Begun = {
  slug: "your-first-pay-slip",
  daysAgo: 2,
  title: "Your first pay slip, line by line",
  body: `A pay slip has four parts: what you earned, what was taken off, what is left, and the year so far.

## What is taken off

- Income tax, by a code such as 1257L
- National Insurance
- A pension, unless you opted out

> [!IMPORTANT]
> A code that ends in W1, M1 or X is for emergencies. Ask payroll to set it right.

## Whom to ask

Ask payroll first, in writing, with the month and the line.`,
  note: "Please check the codes. The pension line is new.",
};

const begun: Begun = {
  slug: "questions-for-your-first-week",
  daysAgo: 1,
  title: "Questions for your first week",
  body: "Who signs off my hours?\n\n## On the first day\n\n",
};
