/** Every way a decision about an advert can be refused, and what our staff read when it is. */
export const moderationRefusals = {
  forbidden: "Only our own staff decide about adverts.",
  "not-found": "We could not find that advert.",
  "already-decided": "Somebody decided about this advert, or took it back, a moment ago.",
  "changed-since": "The employer changed the advert after you opened it. Read it again.",
  "closing-passed": "Its closing time has passed. Send it back and ask for a later one.",
  "not-complete": "The change is not complete any more. Send it back.",
  "report-decided": "Somebody dealt with these reports a moment ago.",
} as const;

export type ModerationRefusal = keyof typeof moderationRefusals;
