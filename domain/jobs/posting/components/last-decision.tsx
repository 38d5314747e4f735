import { Notice } from "#ui/notice.tsx";
import type { JobState } from "../../live.ts";
import { sentencesOf } from "../../moderation/reasons.ts";

type LastDecisionProps = {
  state: JobState;
  word: { decision: string; reasons: readonly string[]; note: string | null } | null;
};

const titles: Record<string, string> = {
  "sent-back": "Please change this, then send it again",
  declined: "This was declined",
  "taken-down": "This was taken off the board",
};

/** What our staff said last, while it still matters. */
export function LastDecision({ state, word }: LastDecisionProps) {
  if (!word || word.decision === "approved") return null;
  if (state === "draft" || state === "waiting" || state === "closed") return null;

  return (
    <Notice
      tone={state === "declined" ? "negative" : "caution"}
      title={state === "approved" ? "About your last change" : titles[word.decision]}
    >
      {sentencesOf(word.reasons).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {word.note ? <p>“{word.note}”</p> : null}
    </Notice>
  );
}
