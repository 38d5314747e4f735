import type { Waiting } from "#domain/reports/waiting.queries.server.ts";
import type { NavLink } from "./navigation.ts";

export type StaffLink = NavLink & {
  /** What waits behind it, shown as a count. */
  waiting?: keyof Waiting;
};

type StaffGroup = { label: string; links: readonly StaffLink[] };

/** The desk's menu: where our staff work, by what they work on. */
export const staffGroups: readonly StaffGroup[] = [
  {
    label: "Today",
    links: [
      { label: "Overview", to: "/staff" },
      { label: "Messages", to: "/staff/messages", waiting: "messages" },
      { label: "Meetings", to: "/staff/meetings" },
      { label: "Find", to: "/staff/find" },
    ],
  },
  {
    label: "People",
    links: [
      { label: "Access requests", to: "/staff/access-requests", waiting: "accessRequests" },
      { label: "Premium requests", to: "/staff/premium-requests" },
      { label: "Ambassadors", to: "/staff/ambassadors", waiting: "ambassadors" },
      { label: "Ambassador tasks", to: "/staff/ambassador-tasks" },
      { label: "Invitations", to: "/staff/referrals" },
      { label: "People", to: "/staff/people", also: ["/staff/invite"] },
      { label: "Universities", to: "/staff/universities" },
    ],
  },
  {
    label: "Jobs",
    links: [
      { label: "Jobs to review", to: "/staff/jobs", waiting: "jobs" },
      { label: "Reported jobs", to: "/staff/job-reports", waiting: "reportedJobs" },
      { label: "Job codes", to: "/staff/job-codes", waiting: "jobCodes" },
      { label: "Job feeds", to: "/staff/job-feeds" },
    ],
  },
  {
    label: "Employers",
    links: [
      { label: "Employers", to: "/staff/employers" },
      { label: "Company requests", to: "/staff/employer-claims", waiting: "companyRequests" },
      { label: "Company pages", to: "/staff/company-changes", waiting: "companyPages" },
    ],
  },
  {
    label: "Register and rules",
    links: [
      { label: "Sponsor register", to: "/staff/sponsor-register" },
      { label: "Other names", to: "/staff/sponsor-register/other-names" },
      { label: "Facts", to: "/staff/facts" },
      { label: "Rule tables", to: "/staff/rule-tables" },
    ],
  },
  {
    label: "Pages",
    links: [
      { label: "Pages", to: "/staff/content" },
      { label: "Landing pages", to: "/staff/landing-pages" },
      { label: "Events", to: "/staff/events" },
      { label: "Courses", to: "/staff/courses" },
      { label: "Success stories", to: "/staff/stories", waiting: "stories" },
      { label: "India career fair", to: "/staff/fairs/india-career-fair" },
      { label: "Guide feedback", to: "/staff/guide-votes" },
      { label: "Announcements", to: "/staff/announcements" },
      { label: "Redirects", to: "/staff/redirects" },
      { label: "Links", to: "/staff/links", waiting: "brokenLinks" },
    ],
  },
  {
    label: "System",
    links: [
      { label: "Tasks", to: "/staff/tasks", waiting: "failedTasks" },
      { label: "Email", to: "/staff/mails", waiting: "failedMails" },
      { label: "Security events", to: "/staff/security-events" },
      { label: "Switches", to: "/staff/switches" },
    ],
  },
];

export const staffLinks: readonly StaffLink[] = staffGroups.flatMap(({ links }) => links);
