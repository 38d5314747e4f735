import { Tag } from "#ui/tag.tsx";

type FeedStateProps = {
  feed: { isActive: boolean; lastState: "running" | "done" | "failed" | null };
};

/** Whether a feed is fetched, and how its last run ended. */
export function FeedState({ feed: { isActive, lastState } }: FeedStateProps) {
  if (!isActive) return <Tag>Paused</Tag>;
  return lastState ? <RunState state={lastState} /> : <Tag tone="info">Waiting</Tag>;
}

export function RunState({ state }: { state: "running" | "done" | "failed" }) {
  if (state === "failed") return <Tag tone="negative">Failed</Tag>;
  return state === "done" ? <Tag tone="positive">Done</Tag> : <Tag tone="info">Running</Tag>;
}
