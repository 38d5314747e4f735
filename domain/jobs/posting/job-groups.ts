/** How an employer sorts its adverts. */
export const jobGroups = {
  all: "All",
  live: "Live",
  waiting: "In review",
  drafts: "Drafts",
  ended: "Closed",
} as const;
export type JobGroup = keyof typeof jobGroups;

export function groupNamed(name: string | null): JobGroup {
  return (Object.keys(jobGroups) as JobGroup[]).find((group) => group === name) ?? "all";
}
