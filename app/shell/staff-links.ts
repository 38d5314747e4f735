import type { NavLink } from "./navigation.ts";

export const staffLinks: readonly NavLink[] = [
  { label: "Overview", to: "/staff" },
  {
    label: "Jobs",
    to: "/staff/jobs",
    also: [
      "/staff/job-reports",
      "/staff/job-codes",
      "/staff/employers",
      "/staff/employer-claims",
      "/staff/company-changes",
      "/staff/leads",
    ],
  },
  { label: "People", to: "/staff/people" },
  { label: "Universities", to: "/staff/universities" },
  { label: "Requests", to: "/staff/access-requests" },
  { label: "Feeds", to: "/staff/job-feeds" },
  { label: "Register", to: "/staff/sponsor-register" },
  { label: "Rules", to: "/staff/rule-tables" },
  { label: "Events", to: "/staff/security-events" },
  { label: "Redirects", to: "/staff/redirects" },
  { label: "Switches", to: "/staff/switches" },
];
