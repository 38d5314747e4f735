import type { DraftStage } from "./drafts/page-draft.ts";
import type { PageStatus } from "./page.ts";

/** What the desk's list can be narrowed to. */
export const contentStates = {
  draft: "Draft",
  review: "In review",
  scheduled: "Scheduled",
  published: "Published",
  changed: "Published, with changes",
  unpublished: "Unpublished",
  overdue: "Review overdue",
} as const;

export type ContentState = keyof typeof contentStates;

type Known = {
  status: PageStatus;
  stage: DraftStage | null;
  hasChanges: boolean;
  publishAt: Date | null;
};

export type StateLabel = { label: string; tone: "plain" | "positive" | "caution" | "info" };

/** How a page stands, in a word or two; what its draft waits for comes second. */
export function stateLabels({ status, stage, hasChanges, publishAt }: Known): StateLabel[] {
  const isUnread = status === "draft" || status === "review";
  const isInReview = stage === "review" || status === "review";
  const own: StateLabel[] =
    isUnread && (isInReview || stage === "approved") ? [] : [statusLabels[status]];
  if (isInReview) own.push({ label: "In review", tone: "caution" });
  else if (stage === "approved" && (hasChanges || isUnread))
    own.push({ label: "Approved", tone: "positive" });
  else if (publishAt && status !== "scheduled")
    own.push({ label: "Change scheduled", tone: "info" });
  else if (hasChanges && !isUnread) own.push({ label: "Unpublished changes", tone: "caution" });
  return own;
}

const statusLabels: Record<PageStatus, StateLabel> = {
  draft: { label: "Draft", tone: "plain" },
  review: { label: "In review", tone: "caution" },
  scheduled: { label: "Scheduled", tone: "info" },
  published: { label: "Published", tone: "positive" },
  unpublished: { label: "Unpublished", tone: "plain" },
};
