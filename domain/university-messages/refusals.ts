/** Every way a message to students can be refused. */
export const messageRefusals = {
  forbidden: "Your account cannot send messages to students.",
  "small-group":
    "Fewer than five of your students are in this group, so a message to it could identify one of them. Choose a larger group: leave out the course, the year or the month.",
  "slow-down":
    "Your careers service has sent three mailings in seven days. Show this one on dashboards only, or wait until one of them is a week old.",
} as const;

export type MessageRefusal = keyof typeof messageRefusals;
