import type { NavLink } from "./navigation.ts";

export const jumpstartLinks: readonly NavLink[] = [
  { label: "Plan", to: "/jumpstart-dashboard" },
  { label: "Resources", to: "/jumpstart/resources" },
  { label: "LinkedIn playbook", to: "/jumpstart/linkedin-starter-playbook" },
  { label: "Part-time jobs", to: "/jumpstart/part-time-jobs" },
  { label: "Top 30 employers", to: "/jumpstart/top-30-employers" },
  { label: "Reading list", to: "/jumpstart/reading-list" },
];
