import { Tag, type TagProps } from "#ui/tag.tsx";
import type { JobState } from "../../live.ts";

type StateTagProps = {
  job: { state: JobState; isLive: boolean; isFromFeed: boolean; changeSentAt: Date | null };
};

const words: Record<Exclude<JobState, "approved">, [NonNullable<TagProps["tone"]>, string]> = {
  draft: ["line", "Draft"],
  waiting: ["info", "In review"],
  "sent-back": ["caution", "Sent back to you"],
  declined: ["negative", "Declined"],
  closed: ["plain", "Closed by you"],
  incoming: ["plain", "Coming from your feed"],
};

/** Where an advert stands, in a word or two. */
export function StateTag({ job }: StateTagProps) {
  if (job.state === "closed" && job.isFromFeed) return <Tag>Gone from your feed</Tag>;
  if (job.state !== "approved") {
    const [tone, label] = words[job.state];
    return <Tag tone={tone}>{label}</Tag>;
  }
  if (!job.isLive) return <Tag>Closed</Tag>;
  return <Tag tone="positive">{job.changeSentAt ? "Live, change in review" : "Live"}</Tag>;
}
