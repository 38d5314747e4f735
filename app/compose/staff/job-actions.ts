/** What can be done to several jobs of the queue at once. Sending back and declining want a reason each. */
export const queueActions = {
  approved: { label: "Approve", done: "approved", warning: "Readers see them at once." },
};
