/** What can be done to several access requests at once. */
export const accessActions = {
  approved: {
    label: "Approve",
    done: "approved",
    warning: "Each of them gets an email with the next step.",
  },
  declined: {
    label: "Decline",
    done: "declined",
    warning: "Each of them gets an email that says so.",
  },
} as const;
