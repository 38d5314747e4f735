/** Every way a message can be refused, and what its writer reads. */
export const messageRefusals = {
  "slow-down":
    "Many messages came from your network within the last hour. Wait an hour, then send it again. Nothing you typed is lost.",
} as const;

/** What staff read when something cannot be done with a message. */
export const messageDeskRefusals = {
  forbidden: "Only our own staff can do this.",
  "not-found": "We could not find that message.",
  "written-meanwhile":
    "A colleague wrote something while you were writing. Read it below, then send yours again.",
  "is-closed": "The message is closed. Open it again first.",
  "already-done": "That is done already.",
  "no-such-colleague": "Choose somebody who works here.",
  "no-such-topic": "Choose a topic from the list.",
} as const;

export type MessageRefusal = keyof typeof messageRefusals;
export type MessageDeskRefusal = keyof typeof messageDeskRefusals;
