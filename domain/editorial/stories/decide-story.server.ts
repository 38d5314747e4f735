import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { sharedStories } from "#db/schema/stories.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { editorialAudit } from "../audit-kinds.ts";
import { type LockedStory, workOnStory } from "./lock-story.server.ts";
import type { StoryDeskRefusal } from "./refusals.ts";
import type { StoryDecision } from "./story.schema.ts";
import type { StoryStatus } from "./story.ts";
import { storyLink } from "./story-link.server.ts";

type Deciding = { staff: Member; given: StoryDecision; now: Date };
type Decided = Result<{}, StoryDeskRefusal>;

const decidable: Record<StoryDecision["intent"], readonly StoryStatus[]> = {
  approve: ["waiting"],
  edit: ["waiting"],
  // Also off the site again, or where its writer never answered a proposal.
  "send-back": ["waiting", "edited", "approved"],
};

const auditKindOf = {
  approve: "story-approved",
  "send-back": "story-sent-back",
  edit: "story-edited",
} as const;

/** Shows a story, sends it back with a reason, or asks its writer whether it may be printed so. */
export async function decideStory(
  staff: Member,
  { id, given }: { id: number; given: StoryDecision },
  now: Date,
): Promise<Decided> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return workOnStory<StoryDeskRefusal>({
    id,
    when: decidable[given.intent],
    async act(tx, story) {
      if (story.revision !== given.revision) return no("changed-since");
      const done = await decide(tx, story, { staff, given, now });
      if (!done.ok) return done;
      const detail = { story: String(id) };
      const kind = editorialAudit[auditKindOf[given.intent]];
      await record(tx, kind, { actorId: staff.id, userId: story.userId, detail });
      return done;
    },
  });
}

async function decide(tx: Transaction, story: LockedStory, deciding: Deciding): Promise<Decided> {
  const { staff, given, now } = deciding;
  if (given.intent === "edit" && given.title === story.title && given.words === story.words)
    return no("same-words");
  await tx
    .update(sharedStories)
    .set({ ...columnsOf(given, now), decidedAt: now, decidedById: staff.id })
    .where(eq(sharedStories.id, story.id));
  await notify(tx, story, given);
  return ok({});
}

function columnsOf(given: StoryDecision, now: Date): Partial<typeof sharedStories.$inferInsert> {
  switch (given.intent) {
    case "approve":
      return { status: "approved", publishedAt: now, note: null };
    case "send-back":
      return {
        ...{ status: "sent-back", note: given.note, publishedAt: null },
        ...{ proposedTitle: null, proposedWords: null },
      };
    case "edit":
      return { status: "edited", proposedTitle: given.title, proposedWords: given.words };
  }
}

async function notify(
  tx: Transaction,
  { id, name, slug, email }: LockedStory,
  given: StoryDecision,
) {
  const props = {
    name,
    decision: given.intent,
    note: given.intent === "send-back" ? given.note : null,
    link: storyLink(id),
    page: linkTo(`/success-stories#${slug}`),
  };
  await sendMail(tx, { template: "story-decided", to: email, props });
}
